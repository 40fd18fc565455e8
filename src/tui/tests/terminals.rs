//! Every screen in every terminal: its size, its characters, and what is behind a dialog.

use super::languages::paragraphs;
use super::{TestApp, scenes};
use crate::tui::active_keys::{active, is_available};
use crate::tui::keys::{Act, Context, bindings, install, read};
use crate::tui::text;
use crate::tui::theme::{Background, CURSOR, Charset, Depth, Theme};
use crate::tui::{App, Msg};
use crate::words::Words;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::style::Modifier;
use std::sync::mpsc::channel;

const SIZES: [(u16, u16); 6] = [(40, 12), (60, 20), (80, 24), (120, 40), (200, 50), (300, 100)];

/// Dialogs that show a list with a cursor of their own.
const LISTS: [Context; 9] = [
    Context::Seeds,
    Context::Preflight,
    Context::CheckIn,
    Context::Officials,
    Context::Apart,
    Context::Inbox,
    Context::Missions,
    Context::Topics,
    Context::Form,
];

/// Every place with its scenes.
fn all() -> impl Iterator<Item = (Context, TestApp)> {
    let places = Context::all().filter(|context| context.is_a_place());
    places.flat_map(|context| scenes::of(context).into_iter().map(move |scene| (context, scene())))
}

/// The keys of a dialog that must always be in view: the first one, and the one that closes it.
fn needed_keys(play: &TestApp) -> Vec<String> {
    let model = &play.app.model;
    if model.dialogs.is_empty() {
        return Vec::new();
    }
    let live = active(model);
    let can = |act: Act| is_available(act, model);
    let closes = live.iter().find(|b| matches!(b.act, Act::CloseDialog | Act::Back) && can(b.act));
    let goes_on = live.iter().find(|b| b.hint.is_some() && can(b.act));
    goes_on.into_iter().chain(closes).map(|binding| binding.first_key()).collect()
}

#[test]
fn every_scene_keeps_its_cursor_and_its_keys_at_every_size_in_both_languages() {
    let mut lost = Vec::new();
    for (context, mut play) in all() {
        play.resize(80, 24);
        let lists = play.app.model.dialogs.is_empty() || LISTS.contains(&context);
        // Arrows may move the tables that are played out of sight; every other key shows them again.
        let moved = play.app.model.open_event().is_some_and(|open| open.bracket.moved() != 0);
        let has_cursor = lists && !moved && play.screen().contains(CURSOR);
        for tag in ["en", "pl"] {
            play.app.model.words = Words::built_in(tag).unwrap();
            for (width, height) in SIZES {
                let screen = play.resize(width, height).screen();
                let place = format!("{context:?} {tag} {width}×{height}");
                if has_cursor && !screen.contains(CURSOR) {
                    lost.push(format!("{place}: the cursor\n{screen}"));
                }
                let words = play.app.model.words.clone();
                let asks = matches!(context, Context::Confirm | Context::Closed);
                for (said, columns) in paragraphs(&play, width).into_iter().filter(|_| asks) {
                    for line in text::wrapped(&words.text(&said), columns) {
                        if !screen.contains(&line) {
                            lost.push(format!("{place}: {line:?}\n{screen}"));
                        }
                    }
                }
                for key in needed_keys(&play) {
                    if !screen.contains(&key) {
                        lost.push(format!("{place}: the key {key}\n{screen}"));
                    }
                }
            }
        }
    }
    assert!(lost.is_empty(), "{} lost:\n{}", lost.len(), lost.join("\n\n"));
}

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

#[test]
fn nothing_but_ascii_is_drawn_on_any_scene() {
    for (context, mut play) in all() {
        for tag in ["en", "pl"] {
            play.app.model.words = Words::built_in(tag).unwrap();
            let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
            let (app, now) = (&mut play.app, play.now);
            terminal
                .draw(|frame| {
                    crate::tui::terminal::Screen::draw(app, frame, now);
                    Charset::Ascii.apply(frame.buffer_mut());
                })
                .unwrap();
            let buffer = terminal.backend().buffer();
            let other = buffer.content.iter().find(|cell| !cell.symbol().is_ascii());
            assert_eq!(other, None, "{context:?} {tag}");
        }
    }
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
    let warning = crate::msg!("looks.keys-broken", problem = "keys.yaml:1:1");
    let said = "Your own keys are not used: keys.yaml:1:1.";
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
