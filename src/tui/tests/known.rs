//! Known people: names of older events are offered while a name is typed.

use super::TestApp;
use crate::event::name::normalise;
use crate::store::Disk;
use crate::store::known_people;
use crate::tui::Msg;
use crate::tui::dialog::Dialog;
use crate::tui::known::KnownPeople;

/// A second event in a home whose first one has these people, still without anybody.
pub(super) fn second(first: &[&str]) -> TestApp {
    let mut play = TestApp::new();
    play.keys("n d Enter a");
    for line in first {
        play.text(line).keys("Enter");
    }
    play.keys("Esc q n d Enter a");
    told(&mut play);
    play
}

/// Tells the program what its thread reads, at a moment that the test chooses.
fn told(play: &mut TestApp) {
    let people = known_people(&Disk::default(), play.folder.path(), &play.file());
    play.send(Msg::Known(KnownPeople::of(people).into()));
}

const REGULARS: [&str; 4] =
    ["Celina Gołębiewska; Kuźnia Gier", "Jan Gołąb; Bard", "Ewa Zięba; Bard", "Hal"];

fn names(play: &TestApp) -> Vec<(&str, Option<&str>)> {
    let people = play.event().registered();
    people.map(|entrant| (entrant.name.as_str(), entrant.club.as_deref())).collect()
}

#[test]
fn the_thread_tells_who_is_known() {
    let play = second(&REGULARS);
    let told = play.messages.iter().find_map(|msg| match msg {
        Msg::Known(known) if *known != KnownPeople::default() => Some(known),
        _ => None,
    });
    assert_eq!(told.as_ref(), Some(&play.app.model.known));
}

#[test]
fn three_letters_and_an_arrow_register_a_regular() {
    let mut play = second(&REGULARS);
    play.text("gol").assert_shows("▸ gol                 as typed");
    play.assert_shows("  Celina Gołębiewska  Kuźnia Gier");
    play.assert_shows("  Jan Gołąb           Bard").keys("Down");
    play.assert_shows("Enter: add Celina Gołębiewska, Kuźnia Gier.").keys("Enter");
    assert_eq!(names(&play), [("Celina Gołębiewska", Some("Kuźnia Gier"))]);
    // A player who is in the event is not offered again.
    play.text("go")
        .keys("Down")
        .assert_shows("Enter: add Jan Gołąb, Bard.")
        .assert_hides("  Celina Gołębiewska  K")
        .keys("Enter");
    assert_eq!(names(&play)[1], ("Jan Gołąb", Some("Bard")));
}

#[test]
fn a_short_name_is_registered_as_it_is_typed() {
    let mut play = second(&["Janusz Kos; Bard"]);
    play.text("Jan").assert_shows("▸ Jan  ").assert_shows("Enter: add Jan.").keys("Enter");
    assert_eq!(names(&play), [("Jan", None)]);
}

#[test]
fn an_event_that_is_not_paired_opens_with_its_keys_working() {
    let mut play = TestApp::new();
    play.keys("n d Enter").assert_shows("0 players").keys("q").assert_hides("0 players");
    play.keys("Enter q").assert_hides("0 players");
    play.keys("Enter a").text("q").keys("Enter");
    assert_eq!(names(&play), [("q", None)]);
}

#[test]
fn the_arrows_choose_and_the_typed_text_is_among_the_choices() {
    let mut play = second(&REGULARS);
    play.text("gol").assert_shows("▸ gol").assert_shows("Enter: add gol.");
    play.keys("Down Down Down Down")
        .assert_shows("▸ Jan Gołąb")
        .assert_shows("Enter: add Jan Gołąb, Bard.");
    play.keys("Up").assert_shows("▸ Celina Gołębiewska").keys("Up Up Up").assert_shows("▸ gol");
    play.keys("Enter");
    assert_eq!(names(&play), [("gol", None)]);
}

#[test]
fn a_name_with_a_space_or_without_a_match_is_added_as_it_is_typed() {
    let mut play = second(&REGULARS);
    play.text("Ewa Zi").assert_shows("▸ Ewa Zi").assert_shows("Enter: add Ewa Zi.").keys("Enter");
    play.text("Zenon").assert_hides("as typed").keys("Enter");
    play.text("Hal").assert_hides("as typed").keys("Enter");
    play.text("cel gol").keys("Right Enter");
    let club = Some("Kuźnia Gier");
    let wanted = [("Ewa Zi", None), ("Zenon", None), ("Hal", None), ("Celina Gołębiewska", club)];
    assert_eq!(names(&play), wanted);
}

#[test]
fn the_offer_is_taken_into_the_fields_and_changed_there() {
    let mut play = second(&REGULARS);
    play.text("celi")
        .keys("Down Tab")
        .assert_shows("Name Celina Gołębiewska")
        .assert_shows("Kuźnia Gier");
    // The first letter replaces the club, and clubs are offered too.
    play.text("ba").assert_shows("  Bard").assert_shows("Enter: add Celina Gołębiewska, ba.");
    play.keys("Right Enter");
    assert_eq!(names(&play), [("Celina Gołębiewska", Some("Bard"))]);
}

#[test]
fn the_partner_of_a_team_is_offered_too() {
    let mut play = TestApp::new();
    play.keys("n d Enter a").text("Celina Gołębiewska; Bard").keys("Enter Esc q n 2 Enter a");
    told(&mut play);
    play.text("Ola Wilk")
        .keys("Tab")
        .text("cel")
        .keys("Down")
        .assert_shows("▸ Celina Gołębiewska")
        .keys("Enter");
    assert_eq!(play.event().entrants[0].partner.as_deref(), Some("Celina Gołębiewska"));
    play.keys("Ctrl-z").text("celi").keys("Down");
    play.assert_shows("Enter: take Celina Gołębiewska, then the partner.").keys("Enter");
    play.text("Jan Lis").keys("Enter");
    assert_eq!(play.event().registered().next().unwrap().label(), "Celina Gołębiewska & Jan Lis");
}

#[test]
fn the_check_in_offers_whom_other_events_know() {
    let mut play = second(&REGULARS);
    play.text("Ola Wilk")
        .keys("Enter Esc :")
        .text("setup checkin=yes")
        .keys("Enter H")
        .text("gol")
        .keys("Down");
    play.assert_shows("▸ Celina Gołębiewska  Kuźnia Gier");
    play.assert_shows("Enter: add Celina Gołębiewska to the event (asks first).");
    play.keys("Down Enter").assert_shows("Enter again: add Jan Gołąb and check them in.");
    play.keys("Enter");
    assert_eq!(names(&play)[1], ("Jan Gołąb", Some("Bard")));
    assert!(play.event().attendance(2).here);
}

#[test]
fn one_key_takes_back_exactly_the_registration_just_made() {
    let mut play = second(&REGULARS);
    play.text("Ola Wilk").keys("Enter").text("gol").keys("Down Enter Ctrl-z");
    assert_eq!(names(&play), [("Ola Wilk", None)]);
    // The line goes on, and the same person may be taken once more.
    play.text("gol").keys("Down Enter");
    assert_eq!(names(&play).len(), 2);
    play.keys("Esc :").text("note hall is cold").keys("Enter a Ctrl-z");
    play.assert_shows("The last action isn't a registration of yours.");
    assert_eq!(names(&play).len(), 2);
}

#[test]
fn a_whole_name_in_any_case_is_the_known_person_with_the_club() {
    let mut play = second(&REGULARS);
    for typed in ["celina gołębiewska", "CELINA GOLEBIEWSKA", "Celina Gołębiewska"] {
        play.text(typed).assert_shows("Enter adds Celina Gołębiewska, Kuźnia Gier").keys("Enter");
        assert_eq!(names(&play), [("Celina Gołębiewska", Some("Kuźnia Gier"))]);
        play.keys("Ctrl-z");
    }
    // Half a name in two words is as it is typed.
    play.text("celina gol").keys("Enter");
    assert_eq!(names(&play), [("celina gol", None)]);
}

#[test]
fn anothers_registration_is_taken_back_by_the_key_that_works_there() {
    let mut play = TestApp::registered(1);
    play.keys("a").text("Ola Wilk").keys("Enter").ben(&["add 'Iga Szpak'"], false);
    play.keys("Ctrl-z").assert_shows("again: undo");
}

#[test]
fn the_palette_finds_verbs_by_letters_in_order_and_aligns_them() {
    let mut play = TestApp::registered(3);
    play.keys(":").text("a").screen();
    play.keys("Esc :").text("dq").assert_shows(" disqualify WHO …  disqualify a player");
    play.keys("Down Enter").assert_shows(":disqualify").text("jk");
    play.assert_shows("Jan Kowalski").keys("Tab").assert_shows(":disqualify \"Jan Kowalski\"");
    // A verb without further words is carried out at once.
    play.keys("Esc :").text("und").keys("Down Enter");
    assert_eq!(play.event().registered().count(), 2);
}

#[test]
fn the_palette_shows_verbs_that_make_sense_now_and_refuses_others_with_the_reason() {
    let mut play = TestApp::registered(4);
    play.keys(":").text("re").assert_shows("remove WHO").assert_hides("report TABLE");
    play.keys("Esc :").text("report 1 2-0").keys("Enter").assert_shows(":report 1 2-0");
    play.keys("Esc p :").text("re").assert_shows("report TABLE").assert_hides("remove WHO");
    // A verb that makes no sense now is listed if nothing else fits.
    play.keys("Esc :").text("remov").assert_shows("remove WHO");
}

#[test]
fn the_palette_completes_tables_files_and_settings() {
    let mut play = TestApp::paired(4);
    let pairing = play.event().round().unwrap().at_table(2).unwrap().clone();
    let [a, b] = [pairing.a, pairing.b.unwrap()].map(|id| play.event().label(id));
    play.keys(":").text("report ").assert_shows(" 2 ");
    play.text(&a).assert_shows(&format!("{a} – {b}"));
    play.keys("Tab").assert_shows(":report 2");
    let roster = play.folder.path().join("roster.csv");
    std::fs::write(&roster, "name\nZoe\n").unwrap();
    let begun = roster.to_str().unwrap().trim_end_matches("ster.csv").to_owned();
    play.resize(120, 24).keys("Esc :").text(&format!("import {begun}")).keys("Tab");
    play.assert_shows(&format!(":import {}", roster.display()));
    play.keys("Esc :").text("setup cut_").keys("Tab").text("le").keys("Tab");
    play.assert_shows(":setup cut_by=level");
}

#[test]
fn the_help_is_narrowed_by_any_part_of_a_line() {
    let mut play = TestApp::paired(4);
    play.keys("?").assert_shows("/ find").keys("/").text("next round");
    play.assert_shows("Pair the next round").assert_hides("Standings  ").assert_hides("row above");
    // A letter that is a key elsewhere is text; Enter makes it a key again.
    play.keys("q Enter").assert_shows("No matching lines.");
    play.keys("Esc").assert_shows("Start or pause").keys("Esc").assert_hides("Help");
    play.keys("1 Enter ? /").text("no-show").assert_shows("Esc").keys("Esc Esc");
    play.assert_shows("Table 1");
}

#[test]
fn enter_on_a_found_row_does_what_enter_does_there() {
    let mut play = TestApp::paired(8);
    play.keys("/").text("3").assert_shows("table 3").keys("Enter").assert_shows("Who won: 1 or 2?");
    play.assert_shows("Table 3").keys("Esc r /").text("zolk").keys("Enter");
    play.assert_shows("┌ Anna Żółkiewska · #1").keys("Esc Esc /").text("zieb");
    play.keys("Enter").assert_shows("Who won: 1 or 2?");
}

#[test]
fn tab_takes_away_no_word_that_was_typed_before_the_last_one() {
    let mut play = TestApp::paired(24);
    for verb in crate::event::VERBS.iter().map(|help| help.verb) {
        for typed in ["anna ok", "ola na zo", "ewa 2 late", "jan kowalski so", "3 W", "lis W"] {
            play.keys(":").text(&format!("{verb} {typed}"));
            for _ in 0..3 {
                play.keys("Tab");
                let Some(Dialog::Palette(palette)) = play.app.model.dialogs.last() else {
                    panic!("{verb} {typed}");
                };
                let line = normalise(palette.line.value());
                let before = typed.rsplit_once(' ').unwrap().0;
                let kept = before.split(' ').all(|word| line.contains(word));
                assert!(kept && line.starts_with(verb), "{verb} {typed}: {line}");
            }
            play.keys("Esc");
        }
    }
}
