//! Small windows: what a screen is for is seen, and what is hidden is told and can be reached.

use super::{LANGUAGE, NAMES, TestApp, check_in, desk, people, scenes, time_call};
use crate::tui::dialog::Dialog;
use crate::tui::keys::{Context, View};

/// Fails unless a line of the screen is this text, without the border of a box around it.
#[track_caller]
fn shows_line(play: &mut TestApp, line: &str) {
    let screen = play.screen();
    let inside = |shown: &str| shown.trim_matches(|c| "│┌┐└┘─ ".contains(c)).to_owned();
    assert!(screen.lines().any(|shown| inside(shown) == line), "{line:?} is no line of\n{screen}");
}

#[test]
fn a_correction_always_says_which_key_saves_it() {
    LANGUAGE.set("pl");
    let mut play = TestApp::paired(8);
    play.resize(40, 12).keys("1 Enter 1 1 Enter 2");
    shows_line(&mut play, "Kto wygrywa: 1 czy 2? Esc: bez zmian.");
    shows_line(&mut play, "2 jeszcze raz: zapisz · Esc: bez zmian");
}

#[test]
fn a_result_that_stands_is_told_whole() {
    let mut play = TestApp::registered(0);
    play.keys("a");
    for name in ["Anna Żółkiewska-Świętosławska", "Konstanty Gałczyński-Przerwa", "Jan", "Ewa"]
    {
        play.text(name).keys("Enter");
    }
    play.keys("Esc p 1 Enter 1 1 Enter").resize(40, 12);
    let screen = play.screen();
    let told = screen.lines().skip_while(|line| !line.contains("Now:")).take(2);
    let told: Vec<&str> = told.collect();
    assert!(told.len() == 2 && told.iter().all(|line| !line.contains('…')), "{screen}");
}

#[test]
fn a_state_of_the_check_in_stands_below_the_name() {
    LANGUAGE.set("pl");
    let mut play = check_in::screen("Esc");
    play.verb("setup lists=yes").keys("H").resize(40, 12);
    shows_line(&mut play, "▸   Dąbrowski, Łukasz");
    shows_line(&mut play, "do zapłaty, brak listy");
    // In the list of players it stands in place of the club.
    play.keys("Esc");
    play.keys("Home").assert_shows("Anna Żółkiewska      brak listy");
}

#[test]
fn the_role_of_an_official_stands_below_the_name() {
    let mut play = TestApp::paired(4);
    play.verb("official 'Zofia Wirska-Konopnicka' role=judge").keys("o");
    play.assert_shows("Zofia Wirska-Konopnicka judge").resize(40, 12);
    shows_line(&mut play, "Zofia Wirska-Konopnicka       here");
    shows_line(&mut play, "judge");
}

#[test]
fn a_form_says_how_many_fields_are_hidden() {
    let mut play = TestApp::paired(4);
    play.resize(40, 12).keys("S").assert_shows("↓ ").assert_hides("↑ ");
    play.keys("Down Down Down Down Down Down Down").assert_shows("↑ ").assert_shows("↓");
}

#[test]
fn a_long_count_of_the_time_call_stands_above_its_numbers() {
    let mut play = time_call::timed("i", "");
    play.resize(40, 12).keys("Esc 1 T");
    shows_line(&mut play, "1  Victory points from figures,");
    shows_line(&mut play, "missions and cards");
    shows_line(&mut play, "▸            ▏           …");
    // The names stay above their columns, however far the counts go down.
    play.keys("3 Tab 3 Enter").assert_shows("↑ 1");
    let heads = play.screen();
    assert!(heads.lines().nth(2).is_some_and(|line| line.contains(" 1 ") && line.contains(" 2 ")));
}

#[test]
fn the_first_three_places_stand_below_the_final() {
    let mut play = TestApp::registered(8);
    play.verb("setup structure=custom rounds=1 cut=4").keys("p").report_all();
    play.keys("c Enter p Esc").report_all().keys("p").report_all().resize(40, 12);
    let name = |place: usize| {
        let id = crate::event::final_places(play.event())[place - 1];
        play.event().label(id)
    };
    let [first, second] = [1, 2].map(name);
    shows_line(&mut play, &format!("1 {first} · finals 2–0"));
    shows_line(&mut play, &format!("2 {second} · finals 1–1"));
    play.assert_shows(" 3–4 ").assert_shows("Next: close the event (f).");
}

#[test]
fn no_figure_of_the_arithmetic_is_cut() {
    let mut play = TestApp::paired(8);
    play.report_all().keys("p").report_all().resize(40, 12).keys("s Enter w");
    let screen = play.screen();
    assert!(!screen.lines().any(|line| line.starts_with('│') && line.contains('…')), "{screen}");
    play.assert_shows("points/rounds");
}

#[test]
fn the_next_step_stands_whole_above_the_bracket() {
    let mut play = TestApp::registered(8);
    play.verb("setup structure=custom rounds=1 cut=4").keys("p").report_all();
    play.keys("c Enter p Esc b").resize(40, 12);
    shows_line(&mut play, "Next: start the round timer (t) once");
    shows_line(&mut play, "everyone is seated.");
}

#[test]
fn the_log_names_the_only_author_once() {
    let mut play = TestApp::paired(4);
    play.keys("l").assert_shows("Log · 5 actions · anna");
    let screen = play.screen();
    assert_eq!(screen.matches("anna").count(), 1, "{screen}");
    play.elsewhere("ben", "note 'the hall is cold'");
    play.send(crate::tui::Msg::Changed);
    play.assert_shows("Log · 6 actions\n").assert_shows("  ben   ").assert_shows("  anna  ");
}

#[test]
fn a_given_name_is_shortened_before_a_surname() {
    let mut play = TestApp::paired(4);
    play.assert_shows(NAMES[0]).resize(36, 12);
    play.assert_shows("A. Żółkiewska").assert_shows("Jan Kowalski");
}

#[test]
fn the_end_of_a_sentence_below_a_box_is_not_read_with_it() {
    let mut play = TestApp::paired(4);
    play.resize(40, 12).assert_shows("Next: start the round timer (").keys("Enter Esc o");
    play.assert_hides("Next: start the round timer (");
}

#[test]
fn the_key_for_more_of_the_announcement_stays_whole() {
    let mut play = TestApp::paired(4);
    play.resize(40, 12).keys("A").assert_shows("as at the start");
}

#[test]
fn the_direction_of_a_draft_is_in_sight() {
    let mut play = TestApp::of_game("r", &NAMES[..4]);
    play.keys("W Enter Enter Down").resize(40, 12).assert_shows("pass LEFT");
}

#[test]
fn an_arrow_for_hidden_lines_does_not_stand_where_a_key_stands() {
    let mut play = TestApp::paired(4);
    play.resize(40, 12).keys("?");
    let screen = play.screen();
    let arrow = screen.lines().find(|line| line.contains('↓')).unwrap_or_default();
    assert!(arrow.ends_with("↓│") || arrow.contains("↓ "), "{screen}");
    assert!(!arrow.starts_with("│ ↓"), "{screen}");
}

#[test]
fn the_newest_result_of_a_pile_stands_in_a_small_box() {
    let mut play = TestApp::paired(8);
    play.resize(40, 11).keys("Space").assert_shows("Another table: type its number");
    play.keys("1").assert_shows("✓  1 ").assert_shows("1–0");
    assert!(!play.screen().contains("Another table"), "{}", play.screen());
}

#[test]
fn the_purpose_of_the_chosen_verb_is_whole() {
    let mut play = TestApp::paired(4);
    play.resize(40, 12).keys(": r Down");
    play.assert_shows("▸repair …").assert_shows("repair this round: change the");
    play.assert_shows("fewest tables");
    assert!(!play.screen().contains("tables…"), "{}", play.screen());
}

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
    let mut play = people::two_pairs("X");
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
    play.text("add 'Bartholomew Featherstone'").keys("Enter :").text("apart #7 #8");
    play.keys("Enter X Down Down");
    play.assert_shows("▸ M. Hohenzollern – B. Featherstone");
}

#[test]
fn the_bracket_follows_its_cursor_down_and_up() {
    let mut play = TestApp::registered(8);
    play.verb("setup structure=custom rounds=1 cut=8").keys("p").report_all();
    play.keys("c Enter");
    for mut play in [play, super::cut::finals()] {
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
    let mut play = desk::units("Enter 0 Enter 3 Enter");
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
            " Bids: 0, 3",
            " Dark Side needs 1 or more to lead.",
            " Dark Side: bid ▏",
        ],
    );
    // A refused bid leaves the rows above it less room, and the bid stays.
    play.keys("0 Enter").assert_shows("Dark Side: bid 0▏").assert_shows("isn't a raise");
    play.keys("Backspace 1 Enter - -").assert_shows("wins").assert_shows("pays 1 Force");
}

#[test]
fn what_an_undo_changes_is_read_to_its_end() {
    let mut play = TestApp::paired(8);
    play.report_all().keys("p").report_all().resize(40, 12);
    play.keys("l Down Down Down u").assert_shows("… PgDn: 4 more lines");
    let first = inside(&mut play);
    assert_eq!(first.last().unwrap(), " … PgDn: 4 more lines", "{first:#?}");
    let told = |rows: &[String]| rows[1..].join("\n");
    assert!(!told(&first).contains("The reason is logged"), "{first:#?}");
    play.keys("PgDn");
    let next = inside(&mut play);
    assert_eq!(next[0], first[0], "the field keeps its row");
    assert_eq!(
        next[1], " Round 2: table 1 loses its result.",
        "the page goes on where the first one ended: {next:#?}"
    );
    play.keys("PgDn PgDn PgDn").assert_hides("PgDn: ");
    play.keys("PgUp PgUp PgUp PgUp PgUp");
    assert_eq!(inside(&mut play), first);
}

#[test]
fn the_seeds_stand_with_their_names_before_what_is_said_about_them() {
    let mut play = TestApp::registered(16);
    play.verb("setup structure=custom rounds=3 cut=4");
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
    play.assert_shows(" 1–9 choose ");
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
        play.resize(width, height).assert_shows("broken.yaml  unreadable");
        let screen = play.screen();
        assert_eq!(screen.matches("it doesn't start").count(), 1, "{screen}");
    }
}

#[test]
fn a_tall_window_shows_every_verb() {
    let mut play = TestApp::paired(4);
    play.keys(":").assert_shows("23 more… (?)");
    play.resize(120, 40).assert_hides("23 more… (?)");
}

#[test]
fn what_is_counted_stands_whole_in_a_wide_window() {
    let mut play = super::time_call::timed("i", "");
    play.keys("Esc 1 T").resize(120, 40);
    play.assert_shows("Health of own defeated figures whose       only if tied");
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
    play.verb("setup structure=custom rounds=5 cut=8");
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
    play.resize(40, 12).keys("Home J B").assert_shows("‹A. Żółkiewska›");
    play.assert_shows("‹Ewa Zięba›");
    play.keys("Right").assert_shows("‹A. Żółkiewska›").assert_shows("‹Ewa Zięba›");
}

#[test]
fn a_refusal_leaves_the_keys_that_name_the_winner_in_a_small_window() {
    for language in ["en", "pl"] {
        LANGUAGE.set(language);
        // A message takes the row of the further keys.
        let mut play = TestApp::paired(6);
        play.resize(40, 12).keys("1 Enter =");
        let players = play.event().round().unwrap().at_table(1).unwrap();
        let [a, b] = [players.a, players.b.unwrap()].map(|id| play.event().label(id));
        play.assert_shows(&format!(" 1 {a}")).assert_shows(&format!(" 2 {b}"));
    }
    LANGUAGE.set("en");
}

#[test]
fn a_dialog_in_a_small_window_has_a_second_row_of_keys() {
    let mut play = TestApp::paired(6);
    play.resize(40, 12).keys("E");
    let lines: Vec<String> = play.screen().lines().map(str::to_owned).collect();
    assert_eq!(lines[10], " 2 file  3 copy  4 read  ↑↓ move");
    // The line of the palette is typed in that row.
    play.keys("Esc : n o t e");
    let lines: Vec<String> = play.screen().lines().map(str::to_owned).collect();
    assert_eq!(lines[10], ":note");
}

#[test]
fn the_cut_shows_its_seeds_before_those_who_come_next() {
    let mut play = scenes::of(Context::Seeds)[0]();
    play.resize(40, 12).assert_shows("│ ▸  1  ").assert_shows("    4  ").assert_hides("    5  ");
    play.resize(80, 24).assert_shows("     5  ");
}

#[test]
fn the_list_of_events_shows_names_and_states_in_a_small_window() {
    let mut play = TestApp::new();
    for name in &NAMES[..5] {
        play.keys("n d").text(name).keys("Enter Esc q");
    }
    play.resize(40, 12);
    for name in &NAMES[..5] {
        let screen = play.screen();
        let line = screen
            .lines()
            .find(|line| line.contains(name))
            .unwrap_or_else(|| panic!("{name} is not on the screen:\n{screen}"));
        assert!(line.ends_with("registration"), "{line:?}");
    }
    play.assert_shows("New event:").assert_hides("Star Wars: Destiny");
    play.resize(80, 24).assert_shows("2026-11-21  Ewa Zięba").assert_shows("   Star Wars: Destiny");
}

#[test]
fn the_log_of_a_small_window_tells_what_was_done_and_not_by_whom() {
    let mut play = TestApp::paired(6);
    play.elsewhere("ben", "note 'the hall is cold'");
    play.send(crate::tui::Msg::Changed);
    play.keys("Esc l").assert_shows("  anna  paired round 1").resize(40, 12);
    play.assert_hides("anna").assert_shows("  paired round 1");
}

#[test]
fn the_sheet_of_a_result_leaves_the_round_as_it_was() {
    for (width, height) in [(80, 24), (120, 40)] {
        let mut play = TestApp::paired(12);
        let body = |play: &mut TestApp| {
            play.screen();
            let buffer = play.terminal.backend().buffer();
            buffer.content[..usize::from(width * (height - 2))].to_vec()
        };
        let before = body(play.resize(width, height));
        play.keys("Enter");
        assert!(before == body(&mut play), "{}", play.screen());
        play.assert_shows("Who won: 1 or 2?").keys("Esc");
        assert!(before == body(&mut play));
    }
}

#[test]
fn the_numbers_of_the_podium_are_not_in_the_colour_of_its_blocks() {
    let mut play = TestApp::registered(8);
    play.verb("setup structure=custom rounds=1 cut=0").keys("p").report_all();
    play.screen();
    let rule = play.app.model.theme.rule.fg.unwrap();
    let buffer = play.terminal.backend().buffer();
    let blocks = buffer.content.iter().filter(|cell| cell.symbol() == "█" && cell.fg == rule);
    assert!(blocks.count() > 0);
    let in_block =
        |x: u16, y: u16| buffer[(x - 2, y)].symbol() == "█" && buffer[(x - 2, y)].fg == rule;
    let numbers = (3..9)
        .flat_map(|y| (2..78).map(move |x| (x, y)))
        .filter(|(x, y)| ["1", "2", "3"].contains(&buffer[(*x, *y)].symbol()) && in_block(*x, *y));
    let numbers: Vec<(u16, u16)> = numbers.collect();
    assert_eq!(numbers.len(), 3);
    assert!(numbers.iter().all(|at| buffer[*at].fg != rule));
}

#[test]
fn the_line_above_the_players_names_the_key_that_starts() {
    let mut play = TestApp::registered(8);
    play.assert_shows("8 players: 3 rounds, no cut.");
    play.assert_shows("p: pair round 1. A: event info · S: settings");
    play.keys("a").assert_shows("8 players: 3 rounds, no cut. Esc, then p: pair round 1.");
    TestApp::registered(1).assert_shows("A: event info · S: settings").assert_hides("pair round 1");
}
