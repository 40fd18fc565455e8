//! Every screen in every terminal: its size, its characters, and what is behind a dialog.

use super::*;
use crate::tui::keys::{bindings, install, read};
use ratatui::style::Modifier;

#[test]
fn a_window_that_is_too_small_says_so() {
    let mut play = TestApp::paired(6);
    // The key closes the message about the pairing.
    play.keys("Down").resize(39, 12).assert_shows("Enlarge the window to 40×12.");
    play.resize(80, 11).assert_shows("Enlarge the window to 40×12.");
    play.resize(40, 12).assert_hides("Enlarge");
    // A refusal that has just come is more important.
    play.resize(39, 12).keys("Y").assert_hides("Enlarge");
}

/// The style of the first cell of this text.
fn style_of(play: &mut TestApp, text: &str) -> ratatui::style::Style {
    let screen = play.screen();
    let (row, line) = screen.lines().enumerate().find(|(_, line)| line.contains(text)).unwrap();
    let column = line[..line.find(text).unwrap()].chars().count();
    play.terminal.backend().buffer()[(column as u16, row as u16)].style()
}

#[test]
fn a_dialog_dims_what_is_behind_it_and_the_entry_of_results_does_not() {
    let theme = Theme::of(Depth::True, Background::Dark);
    let mut play = TestApp::paired(6);
    play.resize(120, 40);
    let before = style_of(&mut play, "Jan Kowalski");
    assert_ne!(before.fg, theme.behind.fg);
    play.keys("E");
    let dimmed = style_of(&mut play, "Jan Kowalski");
    assert_eq!(dimmed.fg, theme.behind.fg);
    assert!(!dimmed.add_modifier.contains(Modifier::BOLD));
    play.keys("Esc 1 Enter");
    assert_eq!(style_of(&mut play, "Jan Kowalski").fg, before.fg);
    play.keys("Esc E");
    play.app.model.theme = Theme::of(Depth::None, Background::Unknown);
    let plain = style_of(&mut play, "Jan Kowalski");
    play.keys("Esc");
    assert_eq!(style_of(&mut play, "Jan Kowalski"), plain);
}

#[test]
fn the_users_own_keys_work_and_are_named() {
    install(read("keys.yaml", "event: {pair: F5}\nanywhere: {help: F1}\n").unwrap());
    let mut play = TestApp::registered(4);
    play.assert_shows("F1 help").keys("Esc").assert_shows("F5");
    let pair = bindings().find(|binding| binding.act == Act::Pair).unwrap();
    play.press(pair.keys[0]);
    play.assert_shows("Round 1");
    assert!(play.event().round().is_some());
    // The old key now says that it does nothing.
    play.keys("?").assert_shows("F1");
    assert!(play.app.model.dialogs.is_empty());
}

/// A broken file of keys keeps nobody from working.
#[test]
fn what_is_wrong_in_the_users_keys_is_said_once_at_the_start() {
    let play = TestApp::paired(2);
    let warning = crate::msg!("cli.keys-broken", problem = "keys.yaml:1:1");
    let said = "Your own keys are ignored: keys.yaml:1:1.";
    let options = || super::Options {
        warning: Some(warning.clone()),
        ..super::options(play.folder.path().into(), "anna")
    };
    let mut home = TestApp::new();
    home.app = App::at_home(options(), channel().0);
    home.assert_shows(said);
    home.keys("Down").assert_hides("own keys");
    home.app = App::at_event(&play.file(), options(), channel().0, home.now).unwrap();
    home.assert_shows(said);
    home.send(Msg::Resize);
    home.keys("Down").assert_hides("own keys");
}

#[test]
fn without_colours_no_cursor_is_left_behind_a_dialog() {
    let mut play = TestApp::paired(6);
    play.app.model.theme = Theme::of(Depth::None, Background::Unknown);
    let reversed = |play: &mut TestApp| {
        play.screen();
        let cells = play.terminal.backend().buffer().content.iter();
        cells.filter(|cell| cell.modifier.contains(Modifier::REVERSED)).count()
    };
    assert!(reversed(&mut play) > 0);
    play.keys("J 3");
    // The number of minutes looks chosen, because a digit replaces it.
    assert_eq!(reversed(&mut play), 1);
    play.keys("Esc Esc");
    assert!(reversed(&mut play) > 0);
}

const SIZES: [(u16, u16); 10] =
    [(80, 24), (120, 40), (40, 12), (20, 5), (12, 8), (7, 1), (2, 2), (1, 1), (300, 2), (3, 80)];

/// Keys that lead from the main screen to each screen and dialog.
#[rustfmt::skip]
const SCREENS: [&str; 29] = [
    "", "Tab", "Left", "s", "s v", "s Enter", "s Enter w", "F", "r", "r Home Enter", "r a",
    "r Home e", "r i", "r D", "l", "l /", "l Down u", "R", "b", "o", "o a", "?", ":", ": d r o p",
    "/", "/ z", "1", "Enter", "e",
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
