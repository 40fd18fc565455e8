use super::*;

fn led(verbs: &[&str]) -> TestApp {
    let mut play = TestApp::registered(4);
    play.verb("setup tier=relaxed structure=custom rounds=3 cut=0");
    for verb in verbs {
        play.verb(verb);
    }
    play
}

#[test]
fn e5_relaxed_an_organizer_who_plays_needs_a_second_leader_who_is_here() {
    let mut play = led(&[&format!("official '{}' role=organizer playing", NAMES[0])]);
    let alone = "leads the event and may play only if a second official is";
    play.keys("p");
    play.says(alone);
    assert!(play.event().stages.is_empty());
    play.keys("o a").text("Zofia Wir");
    play.keys("Tab Right Enter").assert_shows("Zofia Wir is now judge.");
    play.keys("H").assert_shows("Zofia Wir is away and won't judge any table.").keys("Esc p");
    play.says("away). To bring one back: official NAME here. To name another:");
    assert!(play.event().stages.is_empty());
    play.keys("o Down H").assert_shows("Zofia Wir is here.").keys("Esc p");
    play.assert_shows("Round 1 is paired");
    let table = play.event().round().unwrap().of(1).unwrap().table.unwrap();
    let rules = format!("Table {table} ({} plays): rulings by Zofia Wir, judge.", NAMES[0]);
    play.keys("o").assert_shows(&format!("plays at table {table}"));
    play.says(&rules);
    play.keys("Esc").text(&table.to_string()).keys("J");
    play.says(&rules);
    play.keys("Esc o Down H").assert_shows("Zofia Wir is away");
    play.says("nobody can make rulings: add or call another official.");
    play.says("away). To bring one back: official NAME here. To name another:");
}

#[test]
fn the_person_who_made_the_event_is_in_the_list_and_cannot_be_dismissed() {
    let mut play = TestApp::registered(4);
    play.keys("o").assert_shows("▸ anna").assert_shows("organizer (until another is named)");
    play.keys("d")
        .assert_shows("anna created the event and wasn't named official: nobody to remove.");
    play.keys("H").assert_shows("anna is away and won't judge any table.");
    play.keys("H").assert_shows("Anna is here.");
    play.keys("Enter Enter").assert_shows("Anna is now organizer.");
    assert_eq!(play.event().officials.len(), 1);
    play.keys("d").assert_shows("Remove anna as an official?");
}

#[test]
fn a_player_who_leads_cannot_be_away() {
    let mut play = led(&[&format!("official '{}' role=judge playing", NAMES[0])]);
    play.keys("o Down H")
        .assert_shows("Anna Żółkiewska is playing, so they must be here. To drop them: d.");
    assert!(play.event().away.is_empty());
}

#[test]
fn a_call_is_one_form_and_one_line() {
    let mut play = TestApp::paired(8);
    play.verb("official 'Zofia Wir' role=judge").keys("t").wait(7 * 60 + 5);
    play.keys("3 J 4").assert_shows("Judge call at table 3").assert_shows("Extra minutes");
    let lines = play.event().log.len();
    play.text("5").keys("Tab Right Right Tab").text("who controls it").keys("Enter");
    assert_eq!(play.event().log.len(), lines + 1);
    let noted = "minute 7, Zofia Wir came, 5 extra minutes: who controls it";
    play.assert_shows("Table 3 · Round 1");
    play.says(&format!("Round 1 table 3, call: {noted}"));
    let table = |play: &TestApp| play.table(3).clone();
    assert_eq!(table(&play).extra_minutes, 5);
    play.resize(120, 40).keys("Esc").assert_shows("+5'").keys("u");
    assert_eq!((table(&play).extra_minutes, play.event().calls().count()), (0, 0));
    play.keys("3 J 4 Enter").assert_shows("Round 1 table 3, call: minute 7.").keys("Esc");
    let [a, b] = [table(&play).a, table(&play).b.unwrap()];
    play.report_all().keys("p");
    for id in [a, b] {
        let table = play.event().round().unwrap().of(id).unwrap().table.unwrap();
        play.text(&table.to_string()).keys("J");
        play.assert_shows("Round 1 table 3, call: minute 7").keys("Esc Esc");
    }
}

fn mission(play: &TestApp) -> String {
    play.event().round().unwrap().mission.as_ref().unwrap().title().to_string()
}

/// The number of a mission that may be used and is not the present one.
fn free(play: &TestApp) -> u32 {
    let now = play.event().mission_now();
    let uses = play.event().mission_uses(false).unwrap();
    uses.iter().find(|of| of.open && Some(of.number) != now).unwrap().number
}

#[test]
fn a_digit_settles_the_mission_and_the_round_shows_it() {
    let mut play = paired();
    let number = free(&play);
    play.keys("m").assert_shows("Mission: round 1").assert_shows("not used").assert_shows("now");
    play.text(&number.to_string()).assert_shows("Round 1: mission ");
    assert!(play.app.model.dialogs.is_empty());
    assert_eq!(play.event().mission_now(), Some(number));
    let title = mission(&play);
    play.assert_shows(&format!("\n  {title}"));
    play.keys("m k Enter");
    if play.event().mission_now() == Some(number) {
        play.keys("m j Enter");
    }
    assert_ne!(play.event().mission_now(), Some(number));
    play.keys("u").assert_shows(&title);
}

#[test]
fn a_used_mission_is_asked_about_and_a_late_one_needs_a_reason() {
    let mut play = paired();
    let first = play.event().mission_now().unwrap();
    play.report_all().keys("p");
    let before = play.event().mission_now();
    play.keys("m").assert_shows("round 1").text(&first.to_string());
    play.assert_shows("Set this mission?").assert_shows("round 1, and 5 missions haven't");
    assert_eq!(play.event().mission_now(), before);
    play.keys("Esc").assert_shows("Mission: round 2").text(&first.to_string()).keys("Enter");
    assert_eq!(play.event().mission_now(), Some(first));
    assert!(play.app.model.dialogs.is_empty());
    play.keys("u 1 Enter 1 m");
    let other = free(&play);
    play.text(&other.to_string()).assert_shows(": why?");
    play.keys("Enter").assert_shows("Give a reason (logged).").text("the board was wrong");
    play.keys("Enter").says("1 result is already in and doesn't change.").keys("Enter");
    assert_eq!(play.event().mission_now(), Some(other));
    assert!(play.app.model.dialogs.is_empty());
    let newest = play.event().log.last().unwrap();
    assert_eq!(newest.reason.as_deref(), Some("the board was wrong"));
}

#[test]
fn the_die_says_what_its_numbers_mean_before_it_is_rolled() {
    let mut play = paired();
    play.report_all().keys("p m v").assert_shows("Roll a 6-sided die.");
    play.assert_shows("6: roll again").assert_shows("Press the number rolled.").keys("6");
    play.assert_shows("6 is no mission now: roll again. To see what the numbers mean: m.");
    let die = play.event().mission_die(false).unwrap();
    let roll = (1..=5).find(|roll| die.mission(*roll) != play.event().mission_now()).unwrap();
    play.text(&roll.to_string()).assert_shows(&format!("(the die shows {roll})"));
    assert_eq!(play.event().mission_now(), die.mission(roll));
    let set = match &play.event().log.last().unwrap().action {
        Action::Mission(set) => set.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(set.roll, Some(roll));
    play.keys("m v Enter").assert_shows("Rolled").text("9").keys("Enter");
    play.assert_shows("The die has numbers from 1 to 6, not 9.").keys("Esc Esc");
    play.assert_shows("redraw");
}

#[test]
fn r_draws_another_mission_with_a_reason() {
    let mut play = paired();
    let before = mission(&play);
    play.keys("m +").assert_shows("Redraw the mission: why?").keys("Enter");
    play.assert_shows("Give a reason (logged).").text("no map").keys("Enter");
    play.assert_shows("redrawn");
    assert_ne!(mission(&play), before);
}

#[test]
fn the_mission_of_the_coming_round_is_settled_between_rounds() {
    let mut play = paired();
    let first = play.event().mission_now();
    play.report_all().keys("m").assert_shows("Mission: the next round");
    let uses = play.event().mission_uses(true).unwrap();
    let free = uses.iter().filter(|of| of.open).map(|of| of.number).next_back().unwrap();
    play.keys("+")
        .assert_shows("The next round's mission hasn't been drawn yet, so it can't be redrawn.")
        .text(&free.to_string());
    assert_eq!(play.event().next_mission, Some(free));
    play.keys("m").assert_shows("Mission: ").keys("Tab").assert_shows("Mission: round 1");
    play.assert_shows("the next round").keys("Esc p");
    assert_eq!(play.event().mission_now(), Some(free));
    assert_ne!(first, Some(free));
}

#[test]
fn a_game_without_missions_says_so() {
    let mut play = TestApp::paired(4);
    play.keys("m").assert_shows("This game has no missions.");
    assert!(play.app.model.dialogs.is_empty());
}

pub fn paired() -> TestApp {
    let mut play = TestApp::of_game("i", &NAMES[..8]);
    play.keys("p");
    play
}

#[test]
fn the_mission_stands_at_the_head_of_the_round() {
    let mut play = paired();
    let mission = play.event().round().unwrap().mission.clone().unwrap();
    play.assert_shows(&format!("Round 1 is paired: 4 tables, {}", mission.phrase()));
    let title = mission.title();
    let state = "Round 1 of 3  ░░░░░░ 0 of 4";
    // The mission stands behind the heading if that has enough space, else below it.
    play.resize(150, 40).assert_shows(&format!("{state} · {title}"));
    for (width, height) in [(80, 24), (100, 30), (60, 16)] {
        play.resize(width, height).assert_shows(state).assert_shows(&format!("\n  {title}"));
    }
    play.resize(80, 24).keys("l").assert_shows(&format!("paired round 1, {}", mission.phrase()));
}
