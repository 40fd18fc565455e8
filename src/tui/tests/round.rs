use super::*;
use crate::event::standings::{standings, standings_after};

fn at(play: &TestApp, table: u32) -> Pairing {
    play.table(table).clone()
}

/// The words of the first line of the screen that holds this text, as far as the next pane.
#[track_caller]
fn line_with(play: &mut TestApp, text: &str) -> Vec<String> {
    let screen = play.screen();
    let line = screen.lines().find(|line| line.contains(text));
    let line = line.unwrap_or_else(|| panic!("no {text:?} in\n{screen}"));
    let pane = line.split('│').find(|pane| pane.contains(text)).unwrap();
    pane.split_whitespace().map(str::to_owned).collect()
}

fn one_round() -> TestApp {
    let mut play = TestApp::registered(8);
    play.verb("setup structure=custom rounds=3 cut=4").keys("p").report_all();
    play
}

#[test]
fn records_before_the_round_stand_beside_the_names() {
    let mut play = one_round();
    play.resize(120, 40);
    let won: Vec<Id> = play.event().round().unwrap().pairings.iter().map(|p| p.a).collect();
    play.keys("p");
    for table in 1..=4 {
        let pairing = at(&play, table);
        let [a, b] = [pairing.a, pairing.b.unwrap()];
        let record = |id: Id| if won.contains(&id) { "(1–0)" } else { "(0–1)" };
        let [one, other] = play.names(table);
        let row = line_with(&mut play, &one).join(" ");
        let wanted = format!("{one} {} – {} {other}", record(a), record(b));
        assert!(row.contains(&wanted), "{wanted:?} is not {row:?}");
    }
    let [one, other] = play.names(1);
    let before = line_with(&mut play, &one);
    play.keys("1 Enter 1");
    let after = line_with(&mut play, &one).join(" ");
    assert_eq!(after, before.join(" ").replace("▸ ", "").replace(" – ", " 1–0 "), "{other}");
}

#[test]
fn one_key_shows_only_the_open_tables() {
    let mut play = TestApp::paired(8);
    let [one, _] = play.names(1);
    let [two, _] = play.names(2);
    play.keys("2 Enter 1 v").assert_shows("unfinished tables only · v: all").assert_shows(&one);
    assert!(!row_stands(&mut play, 2), "{}", play.screen());
    // A typed number shows its table: keys act on nothing that is hidden.
    play.keys("2").assert_shows(&two);
    assert!(row_stands(&mut play, 2), "{}", play.screen());
    play.keys("Esc Down");
    assert!(!row_stands(&mut play, 2), "{}", play.screen());
    play.keys("v").assert_hides("unfinished tables only");
    assert!(row_stands(&mut play, 2), "{}", play.screen());
    play.keys("v").report_all().assert_hides("unfinished tables only");
    play.keys("v")
        .assert_shows("All results are in.")
        .keys("p")
        .assert_hides("unfinished tables only");
}

/// Whether the pane of the round has a row for this table.
fn row_stands(play: &mut TestApp, table: u32) -> bool {
    let row = format!("{table:>3} ");
    let screen = play.screen();
    screen.lines().any(|line| line.chars().skip(2).collect::<String>().starts_with(&row))
}

#[test]
fn signs_behind_a_name_have_their_meaning_beside_the_chosen_row() {
    let mut play = TestApp::paired(6);
    play.keys("1");
    let [one, _] = play.names(1);
    let [_, two] = play.names(2);
    let gone = at(&play, 2).b.unwrap();
    play.keys(":").text(&format!("drop #{gone}")).keys("Enter Enter").resize(120, 40);
    play.assert_shows(&format!("{two} →"));
    play.keys("Esc 2").assert_shows(&format!("{two}: → drops after this round"));
    play.keys("Esc 1").assert_hides(&format!("{two}: →")).assert_shows(&one);
    play.assert_shows("\n  → drops after this round");
}

#[test]
fn tables_with_extra_minutes_are_told_near_the_end_the_earliest_first() {
    let mut play = TestApp::paired(8);
    play.verb("extend 3 5").keys(":").text("extend 1 3");
    play.keys("Enter t").assert_hides("Extra time:").wait(31 * 60);
    play.resize(120, 40).assert_shows("Extra time: table 1 +3' 07:00, table 3 +5' 09:00");
    play.keys("1 Enter 1").assert_shows("Extra time: table 3 +5' 09:00");
    play.assert_hides("table 1 +3'").wait(10 * 60);
    play.assert_shows("Extra time: table 3 +5' +01:00");
}

#[test]
fn the_standings_show_wins_the_cut_and_no_random_number() {
    let mut play = one_round();
    play.resize(120, 40).assert_shows(" W–L").assert_shows("── cut to 4 ─");
    let winner = play.event().label(standings(play.event())[0].entrant);
    play.assert_shows("   1  1–0 ");
    play.assert_shows(&winner).keys("s").assert_shows("── cut to 4 ─").assert_hides(" rnd");
    play.keys("s p").report_all().keys("p").report_all().keys("c Enter Esc");
    assert!(play.event().finals().is_some());
    play.assert_shows("── cut to 4 ─").assert_hides("↑");
    play.keys("s Home Down Down Down Down");
    let fifth = standings(play.event())[4].entrant;
    assert_eq!(play.open().chosen_player(), Some(fifth));
}

#[test]
fn the_standings_show_movement_since_the_round_before() {
    let mut play = one_round();
    play.resize(120, 40).assert_hides("↑");
    let before: Vec<Id> = standings(play.event()).iter().map(|row| row.entrant).collect();
    play.keys("p");
    for table in 1..=4 {
        play.keys(&format!("{table} Enter 2"));
    }
    let known = standings_after(play.event(), 1).unwrap();
    let after: Vec<Id> = known.iter().map(|row| row.entrant).collect();
    assert_eq!(after, before);
    let ranked = standings(play.event()).to_vec();
    for standing in ranked {
        let was = before.iter().position(|id| *id == standing.entrant).unwrap() as u32 + 1;
        let gained = i64::from(was) - i64::from(standing.rank);
        let open = play.open();
        assert_eq!(open.derived.gained(open.event(), standing.entrant), Some(gained));
        if gained != 0 {
            let sign = if gained > 0 { '↑' } else { '↓' };
            play.assert_shows(&format!("{sign}{}", gained.abs()));
        }
    }
}

/// The key that pairs leads to the round from every list, not only in the beginning.
#[test]
fn a_round_paired_in_the_list_of_players_is_shown() {
    let mut play = one_round();
    play.keys("r p").assert_shows("Round 2 of 3").assert_shows("1 Anna Żółkiewska");
    assert_eq!(play.open().view, crate::tui::keys::View::Main);
}

#[test]
fn missing_results_are_named_as_long_as_they_fit_in_a_line() {
    let mut play = TestApp::paired(12);
    play.assert_shows("6 results missing: tables 1, 2, 3, 4, 5 and 6.");
    play.resize(40, 12).assert_hides("tables 1, 2").resize(80, 24);
    play.keys("3 Enter 1").assert_shows("5 results missing: tables 1, 2, 4, 5 and 6.");
}
