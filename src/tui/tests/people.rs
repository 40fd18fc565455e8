use super::*;
use crate::event::leaving_after_round;

#[test]
fn a_pasted_list_is_registered_at_once() {
    let mut play = TestApp::new();
    play.keys("n d Enter a").send(Msg::Paste("Ewa; Bard\nJan\nOla; Cube\n".to_owned()));
    play.assert_shows("3 players").send(Msg::Paste("Iga\u{1b}[2J".to_owned()));
    play.keys("Enter");
    assert_eq!(play.event().entrants[3].name, "Iga");
    play.keys("Esc :").send(Msg::Paste("add \u{1b}[1mTola\u{1b}[0m".to_owned()));
    play.keys("Enter");
    assert_eq!(play.event().entrants[4].name, "Tola");
    play.keys("End e End").send(Msg::Paste("\u{1b}]0;x\u{7} Nowa".to_owned()));
    play.keys("Enter");
    assert_eq!(play.event().entrants[4].name, "Tola Nowa");
}

#[test]
fn esc_discards_what_is_typed_and_keeps_what_was_refused() {
    let mut play = TestApp::registered(2);
    play.keys("a").text("Zos").assert_shows("Zos").keys("Esc").assert_hides("Zos");
    play.keys("a").assert_hides("Zos").text("Jan Kowalski");
    play.keys("Enter").assert_shows("Jan Kowalski is already registered (#2).");
    play.keys("Esc").assert_hides("Jan Kowalski is already registered (#2).").keys("a");
    play.text(" junior").keys("Enter").assert_shows("Registered Jan Kowalski junior");
}

#[test]
fn players_leave_return_and_are_put_out() {
    let mut play = TestApp::paired(8);
    play.report_all().keys("p r Home d").assert_shows("still needs its result.").keys("Enter");
    play.assert_shows("Anna Żółkiewska dropped after round 2.").keys("d");
    play.assert_shows("Anna Żółkiewska dropped. To bring Anna Żółkiewska back: P, then 1.");
    play.keys("P 1")
        .says("Let Anna Żółkiewska rejoin?")
        .says("players in the next round; nobody")
        .keys("Enter");
    play.assert_shows("Anna Żółkiewska rejoined.").keys("D").text("abuse").keys("Enter Enter");
    play.assert_shows("disqualified").keys("P 1").assert_shows("may never rejoin");
}

#[test]
fn a_house_player_is_typed_with_a_key_and_named_in_the_list() {
    let mut play = TestApp::registered(4);
    play.resize(80, 24).keys("a Ctrl-g").assert_shows("House player ").text("Hal");
    play.keys("Enter").assert_shows("Registered Hal (#5) as house player");
    play.assert_hides("House player _").text("Ida").keys("Enter");
    assert_eq!(play.event().house_player().unwrap().name, "Hal");
    play.assert_shows("5 players").keys("Esc p");
    play.assert_shows("Round 1 is paired: 3 tables, Piotr Wójcik plays house player Hal");
    play.keys("r").assert_shows("House player");
}

#[test]
fn the_chosen_player_becomes_a_house_player_and_a_player_again() {
    let mut play = TestApp::registered(5);
    play.resize(80, 24).keys("End P 4").assert_shows("house player");
    assert_eq!(play.event().active().count(), 4);
    play.keys("Esc Home P 4")
        .assert_shows("is already the house player, and there can be only one. To");
    play.keys("Esc p").assert_shows("is not needed").keys("r").assert_shows("not needed now");
    play.keys("End P 4").assert_shows(
        "The event has started: Łukasz Dąbrowski can't change from or to house player.",
    );
}

fn teams() -> TestApp {
    let mut play = TestApp::new();
    play.keys("n 2 Enter a");
    for team in [
        ["Anna Żółkiewska", "Łukasz Dąbrowski-Świątek"],
        ["Ewa Zięba", "Piotr Wójcik"],
        ["Jan Kowalski", "Joanna Kowalska"],
        ["Maria Nowak", "Tomasz Lis"],
    ] {
        play.text(team[0]).keys("Tab").text(team[1]).keys("Enter");
    }
    play.keys("Esc :").text("setup rounds=1 lists=no").keys("Enter");
    play
}

#[test]
fn a_team_is_registered_with_both_names() {
    let mut play = TestApp::new();
    play.keys("n 2 Enter a").assert_shows("Partner").assert_shows("Tab partner");
    play.text("Anna Żółkiewska").keys("Enter");
    play.assert_shows("Anna Żółkiewska needs a partner (teams of two): add partner=NAME.");
    play.assert_shows("Tab club").text("Łukasz Świątek");
    play.keys("Enter").assert_shows("Registered Anna Żółkiewska & Łukasz Świątek (#1).");
    play.assert_shows("1 team: 4 rounds").text("Ewa; Piotr; Bard").keys("Enter");
    let ewa = &play.event().entrants[1];
    assert_eq!((ewa.partner.as_deref(), ewa.club.as_deref()), (Some("Piotr"), Some("Bard")));
    play.keys("Esc e").assert_shows("Partner").keys("Tab Tab Tab");
    play.keys("Esc /").text("swiat").assert_shows("Anna Żółkiewska & Łukasz Świątek");
}

#[test]
fn what_a_draw_on_time_is_worth_is_chosen_before_the_start() {
    let mut play = teams();
    play.assert_shows("4 teams: 1 round, a deciding match if level, 2 points for a draw.");
    play.assert_shows("\n  p: pair round 1. A: event info · S: settings\n");
    play.resize(40, 12).assert_shows(": pair round 1").resize(80, 24);
    play.keys("S").assert_shows("Draw  ").assert_shows("‹ 2 points ›  1 point");
    play.assert_hides("Cut  ");
    play.keys("Tab Tab Tab Tab Tab Right Enter").assert_shows("1 point for a draw.");
    assert_eq!(play.event().setup.timed_draw, Some(1));
    play.keys("p S").assert_hides("Draw on time").assert_shows("A drawn game is worth 1 point.");
}

#[test]
fn the_deciding_match_from_key_to_key() {
    let mut play = teams();
    play.keys("p c").assert_shows("2 results of round 1 are missing: report tables 1 and 2 first.");
    play.keys("b")
        .assert_shows("No deciding match yet. c: seed one if first place is tied at the end.");
    play.keys("1 Enter 1 1 2 Enter 1 1");
    play.assert_shows("Next: there is a tie for first; see who plays the deciding match (c).");
    play.keys("Down").assert_shows("c deciding match").keys("p");
    play.assert_shows(
        "All rounds are played, with a tie for first. To seed the deciding match: c.",
    );
    play.keys("c").assert_shows("┌ The deciding match ─").assert_shows("Enter seed the match");
    play.assert_hides("ut to");
    play.assert_hides("To give up a place");
    play.keys("Enter").assert_shows("Seeded the deciding match: ");
    play.assert_shows("Next: pair the deciding match (p). To give up a place: P, then 3");
    let header = play.screen().lines().next().unwrap().to_owned();
    assert!(header.ends_with("Deciding match"), "{header}");
    play.assert_shows("  Deciding match\n").assert_hides("Final");
    play.keys("Esc p").assert_shows("Deciding match  ░░░░░░ 0 of 1");
    play.keys("1 Enter").assert_shows("Table 1 · Deciding match");
    play.keys("1 =").assert_shows("No draws here: 1 or 2 won, x 3 if both lost.");
    play.keys("2 1").assert_shows("are champions.").keys("f").assert_shows("The event is closed");
}

#[test]
fn one_key_each_marks_who_leaves_and_the_names_are_told() {
    let mut play = TestApp::paired(4);
    let pairing = play.table(1).clone();
    let [a, b] = [pairing.a, pairing.b.unwrap()];
    let [first, second] = [a, b].map(|id| play.event().label(id));
    play.keys("1 Enter x 5").assert_shows(&format!("{second} drops after this match."));
    play.keys("x 4").assert_shows(&format!("{first} and {second} drop after this match."));
    play.keys("x 4").assert_shows(&format!("{second} drops after this match."));
    let lines = play.event().log.len();
    play.keys("1").says(&format!("{second} drops after this match.")).says("· saved, log ");
    assert_eq!(play.event().log.len(), lines + 1);
    assert_eq!(play.event().entrant(b).unwrap().status, Status::Dropped { stage: 1, after: 1 });
    play.assert_shows(&format!("{second} →")).assert_hides(&format!("{first} →"));
    play.keys("u").assert_shows("Undone: ").assert_hides("→");
    assert!(play.event().is_here(b));
}

#[test]
fn a_mark_is_changed_without_typing_the_result_again() {
    let mut play = TestApp::paired(4);
    let b = play.table(1).b.unwrap();
    let name = play.event().label(b);
    play.keys("1 Enter 1 1 Enter Enter").assert_shows(" Who won: 1 or 2? Esc: keep as is.");
    play.keys("x 5 Enter").says(&format!("{name} drops after this match."));
    assert_eq!(leaving_after_round(play.event()), [b]);
    play.keys("1 Enter").assert_shows(&format!("{name} drops after this match."));
    play.assert_hides("is no longer in the event").keys("x 5");
    play.assert_shows("Neither player drops.").keys("Enter");
    play.says(&format!("{name} is back in the event"));
    assert!(play.event().is_here(b));
}

fn separating() -> TestApp {
    let text = include_str!("../../../config/rulesets/tcg.yaml").replace("id: tcg", "id: mine");
    let text = text.replace("key: t", "key: y").replace(
        "tie_breaks: [sos_mean, esos_mean, random]",
        "tie_breaks: [random]\n  apart_in_first_round: [relatives, travelled_together]",
    );
    let mut play = TestApp::new();
    play.app.model.library = Library::new(vec![("mine.yaml".to_owned(), text)]).into();
    play.keys("n y Enter a");
    play
}

#[test]
fn the_line_of_names_and_the_form_ask_for_family_and_travel() {
    let mut play = separating();
    play.assert_shows("Name").assert_shows("Club").assert_shows("Family").assert_shows("Travel");
    play.text("Ewa").keys("Tab Tab").text("Nowak");
    play.assert_shows(
        "Family: players with the same entry are kept apart in round 1, if possible.",
    );
    play.keys("Tab").text("auto").keys("Enter");
    play.text("Jan; Bard; Nowak").keys("Enter");
    let [ewa, jan] = [0, 1].map(|at| play.event().entrants[at].clone());
    assert_eq!((ewa.name.as_str(), ewa.club), ("Ewa", None));
    assert_eq!((ewa.family.as_deref(), ewa.travel.as_deref()), (Some("Nowak"), Some("auto")));
    assert_eq!((jan.club.as_deref(), jan.family.as_deref()), (Some("Bard"), Some("Nowak")));
    play.keys("Esc").assert_shows("family Nowak · travel auto").assert_shows("Bard · family Nowak");
    play.keys("e").assert_shows("Family");
    play.assert_shows(": players with the same entry are kept apart").keys("Tab Tab Tab Tab Tab");
    play.text("2").keys("Enter");
    assert_eq!(play.event().entrants[1].travel.as_deref(), Some("2"));
    play.keys("A")
        .assert_shows("Apart in round 1  Relatives, people who travelled together, where");
    play.keys("p").says("Ewa and Jan meet in round 1 (relatives): it couldn't be avoided.");
}

pub(super) fn two_pairs(keys: &str) -> TestApp {
    let mut play = TestApp::registered(6);
    play.verb("apart #1 #2 why='1'").verb("apart #3 #4 rounds=1-2 soft").keys(keys);
    play
}

#[test]
fn a_player_is_kept_apart_from_another_in_a_form() {
    let mut play = TestApp::registered(6);
    let [one, two] = [0, 1].map(|at| play.event().entrants[at].label().into_owned());
    play.keys("Home P 2").assert_shows("Keep two players apart").assert_shows(&one);
    play.keys("Enter").assert_shows("Enter both players.");
    play.text(&two).keys("Tab Right").assert_shows("in round 1").keys("Tab Right");
    play.assert_shows("if possible").keys("Tab").text("one car").keys("Enter");
    play.assert_shows(&format!("{one} and {two} are kept apart in round 1, if possible."));
    assert_eq!(play.event().apart[0].why.as_deref(), Some("one car"));
    play.keys("Esc X").assert_shows("Kept apart by name").assert_shows(&format!("{one} – {two}"));
    play.keys("Enter").assert_shows("one car").keys("Right Enter");
    play.assert_shows(&format!("{one} and {two} are kept apart in rounds 1 to 2, if possible."));
    play.keys("d").assert_shows(&format!("{one} and {two} may meet again."));
    play.assert_shows("Nobody is kept apart by name");
    assert!(play.event().apart.is_empty());
    play.keys("Esc u").assert_shows("may meet again");
}
