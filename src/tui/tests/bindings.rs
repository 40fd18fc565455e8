//! Every key does something or says why not, and none means two things.

use super::Play;
use crate::tui::Msg;
use crate::tui::act::Act;
use crate::tui::keys::{Context, bindings, key_table};
use std::collections::HashMap;

#[test]
fn no_key_is_bound_twice_in_one_context() {
    let mut seen = HashMap::new();
    for binding in bindings() {
        for key in binding.keys {
            let earlier = seen.insert((binding.context, *key), binding.help);
            assert_eq!(earlier, None, "{key} in {:?}", binding.context);
        }
    }
}

/// A key that means one thing nearby and another further out confuses, unless
/// it is the same thing said more exactly.
#[test]
fn no_key_changes_its_meaning_from_screen_to_screen() {
    for context in Context::ALL {
        let chain = context.chain();
        for binding in bindings().filter(|b| b.context == chain[0]) {
            for key in binding.keys {
                let farther =
                    bindings().find(|b| chain[1..].contains(&b.context) && b.keys.contains(key));
                let allowed =
                    context == Context::Log && ["u", "Ctrl-r"].contains(&&*key.to_string());
                assert!(allowed || farther.is_none(), "{key} in {context:?}");
            }
        }
    }
}

#[test]
fn nothing_needs_alt_or_a_function_key() {
    for binding in bindings() {
        for key in binding.keys {
            assert!(!matches!(key.code, crossterm::event::KeyCode::F(_)), "{key}");
        }
        assert!(!binding.help.is_empty() && !binding.keys.is_empty());
    }
}

/// Leads to a screen with this context.
fn at(context: Context) -> Play {
    let mut play = match context {
        Context::Sides => super::sides::paired(),
        _ => Play::paired(6),
    };
    let keys = match context {
        Context::Home => "Esc",
        Context::Players => "r",
        Context::AddLine => "r a",
        Context::Standings => "s",
        Context::Log => "l",
        Context::Report => "1 Enter",
        Context::Conceded => "1 Enter c",
        Context::Absent => "1 Enter n",
        Context::Sides => "1 Enter s",
        Context::Picker => "Esc n",
        Context::Form => "r D",
        Context::Import => "r i",
        Context::Officials => "o",
        Context::Find => "/",
        Context::Palette => ":",
        Context::Help => "?",
        Context::Announcement => "A",
        Context::Rules => "R",
        _ => "",
    };
    play.keys(keys);
    play
}

/// Everything that a key could change.
fn state(play: &mut Play) -> String {
    let dialogs = format!("{:?}", play.app.model.dialogs);
    let lines = play.app.model.event().map_or(0, |event| event.log.len());
    let line = play.app.model.floor().map(|floor| format!("{:?}", floor.add));
    let (quit, screen) = (play.flow.quit, play.screen());
    format!("{quit} {dialogs} {lines} {line:?} {screen}")
}

#[test]
fn every_key_has_an_effect_or_a_reason() {
    for context in Context::ALL {
        for binding in bindings().filter(|b| b.context == context) {
            for key in binding.keys {
                let mut play = at(context);
                let before = state(&mut play);
                play.send(Msg::Key(key.event()));
                // At the end of a list there is nowhere further to go.
                let may_stay = matches!(
                    binding.act,
                    Act::Up
                        | Act::Down
                        | Act::PageUp
                        | Act::PageDown
                        | Act::First
                        | Act::Last
                        | Act::EraseDigit
                        | Act::EraseGame
                        | Act::ChoiceBefore
                        | Act::ChoiceAfter
                );
                let changed = state(&mut play) != before;
                assert!(changed || may_stay, "{key} in {context:?} does nothing");
            }
        }
    }
}

#[test]
fn the_help_and_the_table_name_every_key() {
    let table = key_table();
    for binding in bindings() {
        assert!(table.contains(binding.help), "{}", binding.help);
    }
    let mut play = Play::paired(4);
    play.resize(120, 60).keys("?").sees("draws the next round").sees("results missing: report");
}

#[test]
fn esc_followed_at_once_by_a_key_is_both() {
    use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
    let mut play = Play::paired(4);
    play.keys("s");
    play.send(Msg::Key(KeyEvent::new(KeyCode::Char('l'), KeyModifiers::ALT)));
    play.sees("Log · ");
}
