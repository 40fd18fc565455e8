//! Small windows: what a screen is for is seen, and what is hidden is told and can be reached.

use super::*;

/// Fails unless a line of the screen is this text, without the border of a box around it.
#[track_caller]
fn shows_line(play: &mut TestApp, line: &str) {
    let screen = play.screen();
    let inside = |shown: &str| shown.trim_matches(|c| "│┌┐└┘─ ".contains(c)).to_owned();
    assert!(screen.lines().any(|shown| inside(shown) == line), "{line:?} is no line of\n{screen}");
}

/// A scene in a window of this size, after these keys: what it shows, and what it does not.
type Row = ((u16, u16), Start, &'static str, &'static [&'static str], &'static [&'static str]);

const SMALL: (u16, u16) = (40, 12);
const PLAIN: (u16, u16) = (80, 24);

const FOUR: Start = || TestApp::paired(4);

/// The announced bracket of four, before its first round.
const CUT: Start = || {
    let mut play = TestApp::before_the_cut();
    play.keys("c Enter p Esc b");
    play
};

const LATE: Start = || {
    let mut play = TestApp::registered(13);
    play.keys("p").verb("add 'Yan Newman'");
    play
};

const DRAFTED: Start = || {
    let mut play = TestApp::of_game("r", &NAMES[..4]);
    play.keys("W Enter Enter Down");
    play
};

const ROWS: [Row; 30] = [
    (SMALL, FOUR, "S", &["more ↓"], &["more ↑"]),
    (SMALL, FOUR, "S Down Down Down Down Down Down Down", &["7 more ↑", "↓"], &[]),
    (SMALL, FOUR, "A", &["as of round 1"], &[]),
    (SMALL, DRAFTED, "", &["pass LEFT"], &[]),
    (SMALL, CUT, "", &["Next: start the round timer (t) once", "everyone is seated."], &[]),
    // The end of a sentence below a box is not read with it.
    (SMALL, FOUR, "", &["Next: start the round timer ("], &[]),
    (SMALL, FOUR, "Enter Esc o", &[], &["Next: start the round timer ("]),
    (
        SMALL,
        FOUR,
        ": r Down",
        &["▸repair …", "repair this round: change the", "fewest tables"],
        &["tables…"],
    ),
    // A dialog has a second row of keys, in which the line of the palette is typed.
    (SMALL, FOUR, "E", &["\n 2 file  3 copy  ↑↓ move"], &[]),
    (SMALL, FOUR, "E Esc : n o t e", &["\n:note"], &[]),
    (SMALL, LATE, "Down", &[" 1…9 choose "], &[]),
    (SMALL, || own_games::paired("k"), "Space", &["0…9 scores"], &[]),
    (
        SMALL,
        || scenes::of(Context::Seeds)[0].play(),
        "",
        &["│ ▸  1  ", "    4  ", "    5  "],
        &["    6  "],
    ),
    (PLAIN, || scenes::of(Context::Seeds)[0].play(), "", &["     5  "], &[]),
    (SMALL, || TestApp::paired(8), "/ z i e b", &["1 of 4 shown", "Enter result"], &[]),
    (SMALL, inbox::waiting, "I Down", &["▸ Entry 11"], &[]),
    (
        SMALL,
        || people::two_pairs("X"),
        "",
        &["in every Swiss round, without e…", "in rounds 1 to 2, if possible", " Why: 1"],
        &[],
    ),
    // What is counted stands above its numbers, and whole beside them in a wide window.
    (
        SMALL,
        || time_call::timed("i", ""),
        "Esc 1 T",
        &["  Victory points from figures,", "missions and cards", "▸            ▏           …"],
        &[],
    ),
    (
        (120, 40),
        || time_call::timed("i", ""),
        "Esc 1 T",
        &["Health of own defeated figures whose          only if tied"],
        &[],
    ),
    (PLAIN, || lists::scene(1, ""), "", &["more ↓"], &[]),
    (PLAIN, || lists::scene(1, ""), "End", &["more ↑"], &[]),
    (PLAIN, FOUR, "R", &["more ↓"], &[]),
    (PLAIN, FOUR, "R End", &["more ↑"], &[]),
    (PLAIN, || TestApp::registered(4), "S", &["more ↓"], &["more lines"]),
    (PLAIN, || TestApp::registered(30), "Home", &["more ↓"], &["more ↑"]),
    (PLAIN, || TestApp::registered(30), "End", &["more ↑"], &["more ↓"]),
    (PLAIN, || TestApp::paired(8), "E", &["Home End first/last"], &[]),
    ((80, 22), || TestApp::paired(8), "E End", &["more ↑"], &[]),
    (PLAIN, FOUR, ":", &["23 more… (?)"], &[]),
    ((120, 40), FOUR, ":", &[], &["23 more… (?)"]),
];

#[test]
fn what_a_screen_is_for_is_seen_and_what_is_hidden_is_told() {
    for (at, ((width, height), scene, keys, shown, hidden)) in ROWS.into_iter().enumerate() {
        let mut play = scene();
        play.resize(width, height).screen();
        keys.split_whitespace().for_each(|key| _ = play.keys(key).screen());
        let screen = play.screen();
        for text in shown {
            assert!(screen.contains(text), "row {at}: {text:?} is not on the screen:\n{screen}");
        }
        for text in hidden {
            assert!(!screen.contains(text), "row {at}: {text:?} is on the screen:\n{screen}");
        }
    }
}

#[test]
fn a_correction_always_says_which_key_saves_it() {
    LANGUAGE.set("pl");
    let mut play = TestApp::paired(8);
    play.resize(40, 12).keys("1 Enter 1 1 Enter 2");
    shows_line(&mut play, "Stolik 1   Kto wygrywa: 1 czy 2?");
    shows_line(&mut play, "2 jeszcze raz: zapisz · Esc: bez zmian");
}

#[test]
fn a_state_of_the_check_in_stands_below_the_name() {
    LANGUAGE.set("pl");
    let mut play = check_in::screen("Esc");
    play.verb("setup lists=yes").keys("H").resize(40, 12);
    shows_line(&mut play, "▸   Dąbrowski, Łukasz");
    shows_line(&mut play, "do zapłaty, brak listy");
    play.keys("Esc Home").assert_shows("Anna Żółkiewska      brak listy");
}

#[test]
fn the_first_three_places_stand_below_the_final() {
    let mut play = TestApp::before_the_cut();
    play.keys("c Enter p Esc").report_all().keys("p").report_all().resize(40, 12);
    let name = |place: usize| {
        let id = crate::event::final_places(play.event())[place - 1];
        play.event().label(id)
    };
    let [first, second, third] = [1, 2, 3].map(name);
    shows_line(&mut play, &format!("1 {first}"));
    shows_line(&mut play, &format!("2 {second}"));
    shows_line(&mut play, &format!("3 {third}"));
    play.assert_shows("Next: close the event (f).");
}

#[test]
fn the_log_names_the_only_author_once() {
    let mut play = TestApp::paired(4);
    play.keys("l").assert_shows("Log · 5 actions · anna");
    let screen = play.screen();
    assert_eq!(screen.matches("anna").count(), 1, "{screen}");
    play.hears("note 'the hall is cold'");
    play.assert_shows("Log · 6 actions\n").assert_shows("  ben   ").assert_shows("  anna  ");
    play.resize(40, 12).assert_hides("anna").assert_shows("  paired round 1");
}

#[test]
fn the_bracket_follows_its_cursor_down_and_up() {
    let mut play = TestApp::registered(8);
    play.verb("setup structure=custom rounds=1 cut=8").keys("p").report_all().keys("c Enter");
    for mut play in [play, super::cut::finals()] {
        if play.open().view != View::Bracket {
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
            let seed = play.open().chosen_seed().unwrap();
            play.assert_shows(&format!(" ▸{seed} ")).keys(key);
        }
    }
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
