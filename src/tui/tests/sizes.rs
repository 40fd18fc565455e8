//! Every screen at every size.

use super::{Background, Depth, TestApp, Theme};

const SIZES: [(u16, u16); 7] = [(80, 24), (120, 40), (40, 12), (1, 1), (20, 5), (300, 2), (3, 80)];

/// Keys that lead from the main screen to each screen and dialog.
const SCREENS: [&str; 29] = [
    "",
    "Tab",
    "Left",
    "s",
    "s v",
    "s Enter",
    "s Enter w",
    "F",
    "r",
    "r Home Enter",
    "r a",
    "r Home e",
    "r i",
    "r D",
    "l",
    "l /",
    "l Down u",
    "R",
    "b",
    "o",
    "o a",
    "?",
    ":",
    ": d r o p",
    "/",
    "/ z",
    "1",
    "Enter",
    "e",
];

fn draws_everywhere(play: &mut TestApp) {
    for (width, height) in SIZES {
        play.resize(width, height).screen();
    }
}

#[test]
fn every_screen_is_drawn_at_every_size() {
    let mut play = TestApp::paired(11);
    play.keys("t 1 Enter 1 2 Enter x 1 1 Enter").report_all().keys("p t");
    for keys in SCREENS {
        play.keys(keys);
        draws_everywhere(&mut play);
        play.keys("Esc Esc Esc");
        if play.app.model.open_event().is_none() {
            play.keys("Enter");
        }
    }
}

/// Makes the window as small as possible, with every screen and dialog in it.
#[test]
fn every_screen_outlives_the_smallest_windows() {
    let mut play = TestApp::paired(5);
    play.keys("t 1 Enter 1").report_all().keys("p");
    for keys in SCREENS {
        play.keys(keys);
        for width in [1, 2, 3, 7, 12] {
            for height in [1, 2, 5, 8] {
                play.resize(width, height).screen();
            }
        }
        play.resize(80, 24).screen();
        play.keys("Esc Esc Esc");
        if play.app.model.open_event().is_none() {
            play.keys("Enter");
        }
    }
}

#[test]
fn the_list_of_events_and_its_dialogs_are_drawn_at_every_size() {
    let mut play = TestApp::new();
    for keys in ["", "n", "Esc d", "Esc ?"] {
        play.keys(keys);
        draws_everywhere(&mut play);
    }
    let mut play = TestApp::paired(2);
    play.keys("Esc");
    draws_everywhere(&mut play);
}

#[test]
fn registration_is_drawn_at_every_size() {
    for players in [0, 1, 37] {
        let mut play = TestApp::registered(players);
        draws_everywhere(&mut play);
        play.keys("Esc");
        draws_everywhere(&mut play);
    }
}

#[test]
fn polish_names_line_up() {
    let mut play = TestApp::paired(37);
    let screen = play.screen();
    let bars: Vec<usize> = (screen.lines().skip(6).take(14))
        .filter_map(|line| line.chars().position(|c| c == '│'))
        .collect();
    assert!(bars.len() > 10 && bars.iter().all(|at| *at == bars[0]), "{screen}");
}

#[test]
fn the_cursor_row_has_a_sign_without_colours() {
    let mut play = TestApp::paired(8);
    play.app.model.theme = Theme::of(Depth::None, Background::Unknown);
    play.assert_shows("▸   1");
}

#[test]
fn a_hostile_name_from_a_file_cannot_act_on_the_terminal() {
    let mut play = TestApp::paired(2);
    let path = play.file();
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(!text.contains('\u{1b}'));
    for c in play.screen().chars() {
        assert!(c == '\n' || !crate::event::name::is_hostile(c));
    }
}
