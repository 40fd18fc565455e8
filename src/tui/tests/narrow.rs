//! At 40 columns and 12 rows: what a screen is for is seen, and the rest can be reached.

use super::{TestApp, apart, table_aids};
use crate::tui::dialog::Dialog;
use crate::tui::keys::View;

/// The rows inside the box on the screen, without its border.
fn inside(play: &mut TestApp) -> Vec<String> {
    let screen = play.screen();
    let rows = screen.lines().filter_map(|row| row.strip_prefix('│')?.strip_suffix('│'));
    rows.map(|row| row.trim_end().to_owned()).collect()
}

/// Fails unless these rows follow each other in the box on the screen.
#[track_caller]
fn shows_rows(play: &mut TestApp, rows: &[&str]) {
    let all = inside(play);
    let found = all.windows(rows.len()).any(|window| window.iter().eq(rows));
    assert!(found, "{rows:#?} are no rows of\n{}", play.screen());
}

#[test]
fn two_players_kept_apart_stand_above_the_rounds() {
    let mut play = apart::two_pairs("X");
    play.resize(40, 12);
    let name = |at: usize| play.event().entrants[at].label().into_owned();
    let [one, two, three, four] = [0, 1, 2, 3].map(name);
    shows_rows(
        &mut play,
        &[
            &format!(" ▸ {one} – {two}"),
            "     in every Swiss round, without e…",
            &format!("   {three} – {four}"),
            "     in rounds 1 to 2, if possible",
            " Why: 1",
            " Players are kept apart in Swiss",
            " rounds, not in pods, elimination",
        ],
    );
    // Of names too long for the row, both surnames stay.
    play.keys("Esc :").text("add 'Maximilian Hohenzollern'").keys("Enter :");
    play.text("add 'Bartholomew Featherstone'")
        .keys("Enter :")
        .text("apart #7 #8")
        .keys("Enter X Down Down");
    play.assert_shows("▸ M. Hohenzollern – B. Featherstone");
}

#[test]
fn the_bracket_follows_its_cursor_down_and_up() {
    let mut play = TestApp::registered(8);
    play.keys(":").text("setup structure=custom rounds=1 cut=8").keys("Enter p").report_all();
    play.keys("c Enter");
    for mut play in [play, super::double::finals()] {
        if play.app.model.open_event().unwrap().view != View::Bracket {
            play.keys("b");
        }
        follows(play.resize(40, 12));
    }
}

/// The cursor is seen at every seed, down the bracket and up again.
#[track_caller]
fn follows(play: &mut TestApp) {
    for key in ["Down", "Up"] {
        for _ in 0..8 {
            let seed = play.app.model.open_event().unwrap().chosen_seed().unwrap();
            play.assert_shows(&format!(" ▸{seed} "));
            play.keys(key);
        }
    }
}

#[test]
fn the_bid_that_is_typed_is_seen_with_both_totals() {
    let mut play = table_aids::units("Enter 0 Enter 3 Enter");
    play.resize(40, 12);
    let names = |play: &TestApp| {
        [0, 1].map(|at| {
            let pairing = &play.event().round().unwrap().pairings[0];
            let id = if at == 0 { pairing.a } else { pairing.b.unwrap() };
            crate::tui::text::cut_name(&play.event().label(id), 23)
        })
    };
    let [one, two] = names(&play);
    shows_rows(
        &mut play,
        &[
            &format!(" Dark Side ({one})"),
            "   6 + 1 + 0 = 7",
            &format!(" Light Side ({two})"),
            "   5 + 3 = 8  leads",
            " Called: 0, 3",
            " Dark Side needs 1 or more to lead.",
            " Dark Side: bid ▏",
        ],
    );
    // A refused bid leaves the rows above it less room, and the bid stays.
    play.keys("0 Enter").assert_shows("Dark Side: bid 0▏").assert_shows("is no raise");
    play.keys("Backspace 1 Enter - -").assert_shows("wins").assert_shows("pays 1 Force");
}

#[test]
fn what_an_undo_changes_is_read_to_its_end() {
    let mut play = TestApp::paired(8);
    play.report_all().keys("p").report_all().resize(40, 12);
    play.keys("l Down Down Down u").assert_shows("… PgDn: 4 more lines");
    let first = inside(&mut play);
    assert_eq!(first.last().unwrap(), " … PgDn: 5 more lines", "{first:#?}");
    let told = |rows: &[String]| rows[1..].join("\n");
    assert!(!told(&first).contains("no result any more"), "{first:#?}");
    play.keys("PgDn");
    let next = inside(&mut play);
    assert_eq!(next[0], first[0], "the field keeps its row");
    assert_eq!(next[1], " more.", "the page goes on where the first one ended: {next:#?}");
    play.keys("PgDn PgDn PgDn").assert_hides("PgDn: ");
    play.keys("PgUp PgUp PgUp PgUp PgUp");
    assert_eq!(inside(&mut play), first);
}

#[test]
fn the_seeds_stand_with_their_names_before_what_is_said_about_them() {
    let mut play = TestApp::registered(16);
    play.keys(":").text("setup structure=custom rounds=3 cut=4").keys("Enter");
    for _ in 0..3 {
        play.keys("p").report_all();
    }
    play.keys("c").resize(40, 12);
    let names = |play: &TestApp| {
        let Some(Dialog::Seeds(seeds)) = play.app.model.dialogs.last() else { panic!("no seeds") };
        seeds.seeds.iter().map(|id| play.event().label(*id)).collect::<Vec<_>>()
    };
    for name in names(&play) {
        play.assert_shows(&name);
    }
    play.keys("Down Right");
    for name in names(&play) {
        play.assert_shows(&name);
    }
    play.assert_shows("Enter: give a reason and cut.");
}

#[test]
fn all_choices_of_a_late_player_are_named() {
    let mut play = TestApp::registered(13);
    play.keys("p :").text("add 'Yan Newman'").keys("Enter").resize(40, 12);
    // What was just saved takes rows, and the choices keep theirs.
    let choices = |play: &TestApp| match play.app.model.dialogs.last() {
        Some(Dialog::Choices(choices)) => choices.rows.len(),
        _ => panic!("no choices"),
    };
    for keys in ["", "Down Up"] {
        play.keys(keys);
        for number in 1..=choices(&play) {
            let rows = inside(&mut play);
            let named = rows
                .iter()
                .any(|row| row.trim_start_matches([' ', '▸']).starts_with(&format!("{number} ")));
            assert!(named, "{number} in {rows:#?}");
        }
    }
    assert_eq!(inside(&mut play)[3], "     bye and its 1 point.");
}

#[test]
fn a_hint_keeps_the_range_of_its_keys() {
    let mut play = TestApp::registered(13);
    play.keys("p :").text("add 'Yan Newman'").keys("Enter").resize(40, 12).keys("Down");
    play.assert_shows("\n 1–9 that choice\n");
    let mut play = super::own_games::paired("k");
    play.keys("Space").assert_shows(" 0–9 scores ").assert_shows(" . table ").assert_hides("3–9");
    play.resize(40, 12).assert_shows("0–9 scores");
    play.resize(80, 24).keys("Esc ?").assert_hides("0 – ,");
}

#[test]
fn a_list_and_the_rules_say_how_much_is_hidden() {
    let mut play = super::lists::scene(1, "");
    play.assert_shows(" ↓ ").keys("End").assert_shows(" ↑ ");
    let mut play = TestApp::paired(4);
    play.keys("R").assert_shows(" ↓ ").keys("End").assert_shows(" ↑ ");
}

#[test]
fn the_last_sheet_is_reached_by_one_key() {
    let mut play = TestApp::paired(8);
    play.keys("E").assert_shows("Home End ends").keys("End").assert_shows("↑ ");
    let at = |play: &TestApp| match play.app.model.dialogs.last() {
        Some(Dialog::Export(menu)) => (menu.at, menu.offers.len()),
        _ => panic!("no sheets"),
    };
    let (chosen, all) = at(&play);
    assert_eq!(chosen + 1, all);
    play.keys("Home");
    assert_eq!(at(&play).0, 0);
}

#[test]
fn a_broken_file_is_told_once_below_its_row() {
    let mut play = TestApp::registered(2);
    std::fs::write(play.folder.path().join("broken.yaml"), "what: is this\n").unwrap();
    play.keys("q / b r o Enter");
    for (width, height) in [(80, 24), (40, 12)] {
        play.resize(width, height).assert_shows("broken.yaml  cannot be read");
        let screen = play.screen();
        assert_eq!(screen.matches("no event file").count(), 1, "{screen}");
    }
}

#[test]
fn a_tall_window_shows_every_verb() {
    let mut play = TestApp::paired(4);
    play.keys(":").assert_shows("23 more commands… (?)");
    play.resize(120, 40).assert_hides("23 more commands… (?)");
}

#[test]
fn what_is_counted_stands_whole_in_a_wide_window() {
    let mut play = super::time_call::timed("i", "");
    play.keys("Esc 1 T").resize(120, 40);
    play.assert_shows("Health of own defeated figures whose      only if level");
    let screen = play.screen();
    let rows = screen.lines().filter(|row| row.contains("only if tied"));
    assert!(!rows.clone().any(|row| row.contains('…')) && rows.count() > 1, "{screen}");
}

#[test]
fn fields_that_are_hidden_are_counted_once() {
    let mut play = TestApp::registered(4);
    play.keys("S").assert_shows(" ↓ ").assert_hides("more lines");
}

#[test]
fn a_game_is_named_whole_beside_blank_columns() {
    super::LANGUAGE.set("pl");
    let mut play = TestApp::new();
    play.keys("n t Enter a Esc q").resize(200, 50);
    play.assert_shows("  Star Wars: Kolekcjonerska Gra Karciana  zapisy");
}

#[test]
fn the_panes_share_the_columns_in_which_surnames_are_whole() {
    let mut play = TestApp::registered(24);
    play.keys(":").text("setup structure=custom rounds=5 cut=8").keys("Enter");
    for round in 0..5 {
        play.keys("p 1 Enter 1");
        let screen = play.screen();
        let rows = || screen.lines().skip(4).filter(|row| row.contains('│'));
        assert!(!rows().any(|row| row.contains('…')) && rows().count() > 12, "{screen}");
        assert!(round == 0 || screen.contains("–0) "), "{screen}");
        play.report_all();
    }
}

#[test]
fn the_names_of_a_bidding_take_the_room_of_short_labels() {
    let mut play = TestApp::new();
    play.keys("n t Enter a").text("Anna Żółkiewska").keys("Enter").text("Ewa Zięba");
    play.keys("Enter Esc :").text("setup rounds=2").keys("Enter p");
    play.resize(40, 12)
        .keys("Home J B")
        .assert_shows("‹A. Żółkiewska›")
        .assert_shows("‹Ewa Zięba›");
    play.keys("Right").assert_shows("‹A. Żółkiewska›").assert_shows("‹Ewa Zięba›");
}
