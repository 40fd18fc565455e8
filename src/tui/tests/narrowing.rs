use super::TestApp;
use crate::tui::open_event::Pane;

/// The first tables, each with its players.
fn pairs(play: &TestApp) -> Vec<(u32, [String; 2])> {
    let event = play.event();
    let round = event.round().unwrap();
    let pair = |p: &crate::event::Pairing| Some((p.table?, [event.label(p.a), event.label(p.b?)]));
    round.pairings.iter().filter_map(pair).collect()
}

#[test]
fn the_round_shows_only_the_tables_of_the_name() {
    let mut play = TestApp::paired(8);
    let all = pairs(&play);
    let (table, _) = all.iter().find(|(_, names)| names.concat().contains("Zięba")).unwrap();
    let others = all.iter().filter(|(other, _)| other != table);
    play.keys("Down / ").text("zieb").assert_shows("1 of 4 shown · Ewa Zięba: table");
    for (_, [one, other]) in others {
        let screen = play.screen();
        let round: String =
            screen.lines().map(|line| line.split('│').next().unwrap().to_owned() + "\n").collect();
        assert!(!round.contains(one.as_str()) && !round.contains(other.as_str()), "{screen}");
    }
    assert_eq!(play.open().chosen_table(), Some(*table));
    play.keys("Esc").assert_hides("shown");
    assert_eq!(play.open().chosen_table(), Some(2));
    assert!(play.open().narrowed.is_none());
    for (table, names) in &all {
        play.assert_shows(&names[0]).assert_shows(&format!(" {table} "));
    }
}

#[test]
fn a_number_is_that_table_and_enter_opens_its_result() {
    let mut play = TestApp::paired(8);
    play.keys("/").text("3").assert_shows("1 of 4 shown").keys("Enter");
    play.assert_shows("Table 3").keys("Esc").assert_hides("shown");
    assert_eq!(play.open().chosen_table(), Some(3));
    play.keys("/").text("9").assert_shows("0 of 4 shown · Nobody by that name.");
    play.keys("Enter").assert_shows(" Nobody by that name.");
    assert_eq!(play.open().chosen_table(), Some(3));
}

#[test]
fn nothing_typed_is_nobody_and_an_erased_text_is_every_row() {
    let mut play = TestApp::paired(8);
    play.keys("Down Down / Enter").assert_shows("Nobody found yet: type part of a name.");
    play.text("wilk").assert_shows("0 of 4 shown").keys("Backspace Backspace Backspace Backspace");
    play.assert_shows("4 of 4 shown");
    assert_eq!(play.open().chosen_table(), Some(3));
}

#[test]
fn the_standings_and_the_players_narrow_likewise() {
    let mut play = TestApp::paired(8);
    play.report_all().keys("Tab / k o w Down").assert_shows("▸").assert_shows("1 of 8 shown");
    assert_eq!((play.open().pane, play.open().player), (Pane::Standings, Some(2)));
    play.keys("Enter").assert_shows("┌ Jan Kowalski · #2").keys("Esc");
    assert_eq!(play.open().pane, Pane::Standings);
    play.keys("s /").text("zi").assert_shows("1 of 8 shown · Ewa Zięba").keys("Esc");
    assert_eq!(play.open().player, Some(2));
    play.keys("r /").text("mar").assert_shows("1 of 8 shown").assert_hides("Tomasz Lis");
    play.keys("Enter").assert_shows("┌ Maria Nowak · #6");
}

#[test]
fn tab_narrows_the_other_list_and_a_card_opens_from_the_row() {
    let mut play = TestApp::paired(8);
    play.keys("/ Tab").assert_shows("Standings appear after the first result.").keys("Esc");
    play.report_all().keys("/").text("lis").assert_shows("1 of 4 shown").keys("Tab");
    play.assert_shows("1 of 8 shown").keys("Ctrl-o").assert_shows("┌ Tomasz Lis · #7");
    play.keys("Esc").assert_hides("shown");
    assert_eq!((play.open().pane, play.open().player), (Pane::Standings, Some(7)));
    play.keys("r / z Tab").assert_shows("There is no other list here.");
}

#[test]
fn who_has_no_row_is_found_in_the_other_list() {
    let mut play = TestApp::paired(8);
    play.report_all().keys(":").text("drop #1").keys("Enter Enter");
    assert_eq!(play.event().active().count(), 7);
    play.keys("p /").text("zolk");
    play.assert_shows("0 of 3 shown · Enter: go to Anna Żółkiewska: dropped");
    play.keys("Enter").assert_shows("┌ Anna Żółkiewska · #1");
    assert_eq!((play.open().pane, play.open().player), (Pane::Standings, Some(1)));
}

#[test]
fn the_cursor_follows_the_player_when_others_change_the_list() {
    let mut play = TestApp::paired(8);
    play.report_all().keys("Tab Home Down Down");
    let before = play.open().chosen_player();
    play.keys("/").text("now").hears("drop #5");
    assert_eq!((play.open().player, play.open().rows_left()), (Some(6), (1, 8)));
    play.keys("Esc");
    assert_eq!(play.open().chosen_player(), before);
}
