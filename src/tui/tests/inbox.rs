use super::*;

fn other(play: &mut TestApp, by: &str, verbs: &[&str]) {
    verbs.iter().for_each(|verb| play.elsewhere(by, verb));
}

/// Tables 1 and 2 have results, and players say other ones.
pub(super) fn waiting() -> TestApp {
    let mut play = TestApp::paired(6);
    play.keys("1 Enter 1 2 Enter 1");
    other(&mut play, "ben", &["claim 1 L", "claim 2 L"]);
    play.send(Msg::Changed);
    play.screen();
    play
}

fn winner(play: &TestApp, table: u32) -> String {
    let pairing = play.table(table);
    play.event().label(pairing.winner().unwrap())
}

#[test]
fn the_top_line_counts_what_waits_and_names_the_key() {
    let mut play = waiting();
    let top = play.screen().lines().next().unwrap().to_owned();
    assert!(top.ends_with(" I player reports 2  Round 1 of 3"), "{top:?}");
    let ([a, b], [c, d]) = (play.names(1), play.names(2));
    play.keys("I").assert_shows(" Player reports, 1 of 2 ");
    play.assert_shows("▸ Entry 10 · round 1, table 1 · ben, 10:00");
    play.assert_shows(&format!("  Recorded:    {a} beat {b}"));
    play.assert_shows(&format!("  Players say: {b} beat {a}"));
    play.assert_shows("  Entry 11 · round 1, table 2 · ben, 10:00");
    play.assert_shows(&format!("  Players say: {d} beat {c}"));
    play.assert_shows("Enter accept  d dismiss");
}

#[test]
fn one_key_accepts_and_one_dismisses() {
    let mut play = waiting();
    let [first, _] = play.names(1);
    let [_, second] = play.names(2);
    play.keys("I d").says(" dismissed, not recorded for round 1 table 1: ");
    play.assert_shows("▸ Entry 11").assert_hides("Entry 10 ·");
    play.keys("Enter").says("Entry 11 accepted, round 1 table 2: ");
    assert_eq!([winner(&play, 1), winner(&play, 2)], [first, second]);
    let top = play.screen().lines().next().unwrap().to_owned();
    assert!(!top.contains("player reports"), "{top:?}");
    play.keys("I").says("No player reports pending.");
    play.keys("Enter").says("No player reports pending.");
    play.assert_hides("Enter accept").assert_hides("↑↓").assert_shows("Esc back");
    play.keys("Esc u u").assert_shows("I player reports 2");
}

#[test]
fn an_entry_that_another_answers_is_not_answered_twice() {
    for told in [true, false] {
        let mut play = waiting();
        let [first, _] = play.names(1);
        play.keys("I");
        play.screen();
        other(&mut play, "ben", &["inbox dismiss 10"]);
        if told {
            play.send(Msg::Changed);
            play.says("ben was faster: entry 10 dismissed, not recorded for round 1 table 1");
            play.keys("Enter");
        } else {
            play.keys("Enter").says("Meanwhile ben saved #12: entry 10 dismissed");
        }
        assert_eq!(winner(&play, 1), first, "{told}");
        assert_eq!(play.event().log.len(), 12, "{told}");
    }
}

#[test]
fn a_result_that_another_has_changed_is_shown_first() {
    let mut play = waiting();
    play.keys("I Down");
    play.screen();
    other(&mut play, "ben", &["undo 9"]);
    play.keys("Enter").says("Meanwhile ben saved #12: undid 9: ").says("Enter again: do it.");
    play.assert_shows("Recorded:    no result");
    assert_eq!(play.event().log.len(), 12);
    play.keys("Enter").says("Entry 11 accepted, round 1 table 2: ");
}

#[test]
fn accepting_for_an_older_round_asks_first() {
    let mut play = TestApp::paired(4);
    play.report_all();
    other(&mut play, "station", &["claim 1 L"]);
    play.send(Msg::Changed);
    play.keys("p").assert_shows("! 1 player report pending.").keys("p");
    let lines = play.event().log.len();
    play.keys("I").assert_shows("round 1, table 1 · station, 10:00").keys("Enter");
    let Some(Dialog::Confirm(asked)) = play.app.model.dialogs.last() else { panic!("not asked") };
    let question = asked.question.to_string();
    assert!(question.contains(" Rounds paired since then don't change."), "{question}");
    assert_eq!(play.event().log.len(), lines);
    play.keys("Enter").says("Entry 8 accepted, round 1 table 1: ");
    assert_eq!(play.event().log.len(), lines + 1);
    assert!(play.app.model.dialogs.is_empty());
}

#[test]
fn a_newer_entry_of_the_same_station_replaces_the_older_one() {
    let mut play = TestApp::of_game("l", &super::NAMES[..4]);
    play.keys(":").text("setup structure=custom rounds=2 cut=0").keys("Enter p");
    other(&mut play, "ben", &["report 1 WW"]);
    other(&mut play, "hall", &["claim 1 LL", "claim 1 WL"]);
    play.send(Msg::Changed);
    let first = play.event().log.len() - 1;
    let top = play.screen().lines().next().unwrap().to_owned();
    assert!(top.contains("I player reports 1 "), "{top:?}");
    let newer = first + 1;
    play.keys("I").assert_shows(&format!("▸ Entry {newer} ·"));
    play.assert_hides(&format!("Entry {first}")).keys("Esc :");
    play.text(&format!("inbox accept {first}")).keys("Enter").says(&format!(
        "Entry {first} was replaced: hall entered another result for table 1, entry {newer}."
    ));
    play.keys("Esc Esc");
    other(&mut play, "hall", &["claim 1 LL"]);
    other(&mut play, "door", &["claim 1 WL"]);
    play.send(Msg::Changed);
    let waiting: Vec<u64> = play.event().inbox().map(|claim| claim.n).collect();
    let newest = first as u64 + 2;
    assert_eq!(waiting, [newest, newest + 1]);
    other(&mut play, "ben", &[&format!("undo {newest}")]);
    play.send(Msg::Changed);
    let waiting: Vec<u64> = play.event().inbox().map(|claim| claim.n).collect();
    assert_eq!(waiting, [newest - 1, newest + 1]);
}

#[test]
fn an_item_of_the_preflight_leads_to_the_inbox_and_one_names_who_left() {
    // So many that no draw forces a rematch, which would be an item too.
    let mut play = TestApp::paired(8);
    play.report_all();
    other(&mut play, "station", &["claim 1 L"]);
    play.send(Msg::Changed);
    play.keys("p").assert_shows("! 1 player report pending.");
    play.assert_shows("[1] player reports")
        .keys("1")
        .assert_shows(" Player reports ")
        .assert_shows("▸ Entry 14");
    play.keys("d Esc");
    let left = play.event().round().unwrap().pairings[0].a;
    let name = play.event().label(left);
    other(&mut play, "ben", &[&format!("drop #{left}"), "claim 2 L"]);
    play.send(Msg::Changed);
    play.keys("p").says(&format!("{name} drops after this round.")).assert_hides("[2]");
}

/// What one player has reported by code waits for the opponent, in sight of the organizer.
#[test]
fn a_table_with_a_report_that_waits_has_a_sign() {
    let mut play = TestApp::paired(6);
    let row = |play: &mut TestApp| {
        let [name, _] = play.names(2);
        let screen = play.screen();
        screen.lines().find(|line| line.contains(&name)).unwrap().to_owned()
    };
    assert!(!row(&mut play).contains('?'), "{}", row(&mut play));
    play.hears("setup reports=inbox").hears("claim 2 W");
    assert!(row(&mut play).contains('?'), "{}", row(&mut play));
    play.assert_shows("I player reports 1").keys("I Enter").says("accepted");
    assert!(!row(&mut play).contains('?'), "{}", row(&mut play));
}

#[test]
fn the_round_menu_starts_and_stops_the_server() {
    let mut play = TestApp::paired(6);
    play.keys("Z 8").assert_shows("Start, for this computer only").assert_shows("Not serving.");
    play.keys("3").says("Not serving.");
    play.keys("1").assert_shows("Only this computer can reach it.").assert_shows("http://127.");
    let serving = play.app.model.serving.clone().unwrap();
    let at = serving.address.strip_prefix("http://").unwrap().to_owned();
    assert!(std::net::TcpStream::connect(&at).is_ok());
    play.assert_hides("Start, for this computer only").keys("1").says("Serving already.");
    play.keys("3").assert_hides("http://127.");
    assert!(std::net::TcpStream::connect(&at).is_err());
}
