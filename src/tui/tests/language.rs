//! The language of a screen: a key changes it, for this screen alone.

use super::{TestApp, scenes};
use crate::event::Moment;
use crate::msg;
use crate::tui::active_keys::name_keys;
use crate::tui::active_keys::{disabled_reason, resolve};
use crate::tui::board::{Board, BoardView};
use crate::tui::dialog::{Dialog, HelpLine};
use crate::tui::keys::{Act, Context, bindings, ch};
use crate::tui::theme::{Background, Depth, Theme};
use crate::words::{Arg, Words};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use std::collections::HashSet;

fn polish() -> Words {
    Words::built_in("pl").unwrap()
}

#[test]
fn a_key_goes_through_the_languages() {
    let mut play = TestApp::paired(4);
    let file = std::fs::read(play.file()).unwrap();
    play.resize(140, 70).keys("Down").assert_shows("t timer").assert_shows("L polski").keys("L");
    play.assert_shows("Język tego ekranu: polski.").keys("Down").assert_shows("L English");
    play.assert_shows("? pomoc").keys("?").assert_shows("Losuj").keys("L");
    play.assert_shows("This screen speaks English").assert_shows("Pair the next round");
    assert_eq!(std::fs::read(play.file()).unwrap(), file);
    // The list of events speaks the language of the event that was left.
    let mut play = TestApp::paired(4);
    play.keys("L q").assert_shows("otwórz").keys("L").assert_shows("open");
}

#[test]
fn every_key_has_words_in_every_language() {
    let (english, polish) = (Words::english(), polish());
    for binding in bindings() {
        for words in [english, &polish] {
            assert!(!words.text(&binding.help).is_empty(), "{:?}", binding.act);
        }
    }
    let context = |context: Context| polish.text(context.name());
    assert_eq!(context(Context::Players), "Gracze");
}

/// At 80 columns the bottom rows show as many keys in Polish as in English, or nearly.
#[test]
fn polish_hints_are_short() {
    let mut more = Vec::new();
    for context in Context::all().filter(|context| context.is_a_place()) {
        for (at, scene) in scenes::of(context).into_iter().enumerate() {
            let mut play = scene();
            if !play.app.model.dialogs.is_empty() {
                continue;
            }
            let hints = |play: &mut TestApp| {
                let screen = play.screen();
                let rows: Vec<&str> = screen.lines().rev().take(2).collect();
                let rows = format!(" {} {} ", rows[1], rows[0]);
                let hints = bindings().filter_map(|binding| {
                    let hint = play.app.model.words.text(binding.hint.as_ref()?);
                    Some(format!(" {} {hint} ", binding.first_key()))
                });
                hints.filter(|hint| rows.contains(hint)).collect::<HashSet<_>>().len()
            };
            let english = hints(&mut play);
            play.app.model.words = polish();
            let polish = hints(&mut play);
            if polish + 2 < english {
                more.push(format!("{english} and {polish} in scene {at} of {context:?}"));
            }
        }
    }
    assert_eq!(more, Vec::<String>::new());
}

/// A sentence that names a verb names its key, as it is pressed from that screen.
#[test]
fn a_verb_is_told_as_its_key() {
    let told = |play: &mut TestApp, verb: &str| {
        name_keys(&mut play.app.model);
        play.app.model.words.arg(&Arg::Verb(verb.to_owned()))
    };
    let mut play = TestApp::paired(4);
    for (verb, key) in [
        ("timer start", "t"),
        ("timer stop", ":timer stop"),
        ("undo", "u"),
        ("undo 3", ":undo 3"),
        ("setup rounds=4", "S"),
        ("rejoin Ewa", "P, then 1"),
        ("note", "Z, then 7"),
        ("draft next", ":draft next"),
        ("pair manual \"A = B\"", ":pair manual \"A = B\""),
    ] {
        assert_eq!(told(&mut play, verb), key);
    }
    assert_eq!(told(play.keys("r"), "rejoin Ewa"), "P, then 1");
    assert_eq!(told(play.keys("a"), "undo"), "Esc, then u");
    assert_eq!(told(play.keys("Esc l"), "rejoin Ewa"), "Esc P, then 1");
    play.app.model.words = polish();
    assert_eq!(told(&mut play, "rejoin Ewa"), "Esc P, potem 1");
    // In the line for verbs a verb is typed as it is.
    assert_eq!(told(play.keys(":"), "undo"), "undo");
    assert_eq!(told(play.keys("Esc q"), "undo"), "undo");
}

/// Every verb that has a key is named by a key that carries it out where it is named.
#[test]
fn the_keys_of_verbs_are_bound_on_every_screen() {
    for context in Context::all().filter(|context| context.is_a_place()) {
        for scene in scenes::of(context) {
            let mut play = scene();
            if play.app.model.event().is_none() || !play.app.model.dialogs.is_empty() {
                continue;
            }
            name_keys(&mut play.app.model);
            for verb in ["pair", "cut", "undo", "finish", "timer start", "redo", "setup rounds=3"] {
                let act = Act::of_verb(verb).unwrap();
                let key = play.app.model.words.arg(&Arg::Verb(verb.to_owned()));
                let binding = match key.split_once(", then ") {
                    None => resolve(&play.app.model, super::key(&key)),
                    Some((_, then)) => bindings().find(|b| b.first_key() == then && b.act == act),
                };
                let bound = binding.map(|binding| binding.act);
                assert_eq!(bound, Some(act), "{key} for {verb} in {context:?}");
            }
        }
    }
}

#[test]
fn reasons_are_told_in_the_language_of_the_screen() {
    let mut play = TestApp::registered(4);
    play.app.model.words = polish();
    let why = disabled_reason(Act::ShowStandings, &play.app.model).unwrap();
    assert_eq!(
        why.to_string(),
        "There are no standings before the first round: p draws the first."
    );
    play.keys("s").assert_shows("Przed pierwszą rundą nie ma klasyfikacji: p losuje pierwszą.");
    play.keys("?");
    let Some(Dialog::Help(help)) = play.app.model.dialogs.last() else { panic!() };
    let reason = |line: &HelpLine| matches!(line, HelpLine::Entry { why: Some(_), .. });
    assert!(help.lines.iter().any(reason));
}

#[test]
fn the_room_reads_the_language_that_its_viewer_chose() {
    let play = TestApp::paired(4);
    let theme = Theme::of(Depth::None, Background::Unknown);
    let now: Moment = play.now;
    let mut board = Board::new(BoardView::Pairings, theme, play.event(), now);
    board.set_choice(vec![Words::english().clone(), polish()]);
    let shown = |board: &mut Board| -> String {
        let mut terminal = Terminal::new(TestBackend::new(100, 30)).unwrap();
        terminal.draw(|frame| board.draw(play.event(), None, frame, now)).unwrap();
        terminal.backend().buffer().content.iter().map(|cell| cell.symbol()).collect()
    };
    assert!(shown(&mut board).contains("L polski"));
    assert!(board.key(ch('L').event(), play.event(), now).redraw);
    assert!(shown(&mut board).contains("L English"));
    // The event's own language is only the default.
    board.set_languages(vec![Words::english().clone()], now);
    let page = polish().text(&msg!("board.by-table"));
    assert!(shown(&mut board).contains(&page));
}
