//! Every key does something where it is bound, and no key means two things.

use super::{TestApp, scenes};
use crate::tui::Msg;
use crate::tui::active_keys::{chain_of, context_of, disabled_reason, is_available, resolve};
use crate::tui::keys::{Act, Context, Key, KeyHelp, bindings, ch, in_chain, key_help};
use crate::tui::model::{StatusMessage, Tone};
use std::collections::HashMap;

#[test]
fn no_key_is_bound_twice_in_one_context() {
    let mut seen = HashMap::new();
    for binding in bindings() {
        for key in binding.keys {
            let earlier = seen.insert((binding.context, *key), &binding.help);
            assert_eq!(earlier, None, "{key} in {:?}", binding.context);
        }
    }
}

/// A key must not mean one thing in a context and another in a farther one.
///
/// Two keys of the log are exempt: they do the same thing more precisely.
#[test]
fn no_key_changes_its_meaning_from_screen_to_screen() {
    for context in Context::all() {
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

/// The acts that one says with the same word, on whatever they act.
const SAME_WORD: &[&[Act]] = {
    use Act::*;
    &[
        // Add.
        &[AddEnter, AddSeed, AddOfficial, KeepApart],
        // Drop, delete, discard.
        &[
            DeleteEvent,
            Drop,
            RemoveSeed,
            PreflightRemove,
            Dismiss,
            LiftApart,
            DismissClaim,
            GoOnWithout,
            RegisterSure,
        ],
        // Edit.
        &[EditPlayer, ReplaceSeed, EditList],
        // Here or away.
        &[ShowCheckIn, HereOrAway],
        // Import.
        &[Import, ListFromFile],
        // Undo.
        &[Undo, UndoThis, RestoreEvent, SeedsAgain, PutBack],
        // Another view of the same.
        &[OpenTables, ShowBars, MissionDie, CompareList],
        // The cut, and going on to it; a round likewise.
        &[Cut, AgreeToPair],
        &[Pair, AgreeToPair],
        // Another end than a win.
        &[Outcome, TimeSituation],
        // Give a place.
        &[SeatPlayer, PreflightKeep],
        // Leave.
        &[Leave, CloseDialog],
    ]
};

/// A letter means one thing, wherever it is a key and not a part of a text.
#[test]
fn a_letter_has_one_meaning() {
    let mut meaning: HashMap<Key, Vec<Act>> = HashMap::new();
    for binding in bindings() {
        for key in binding.keys.iter().filter(|key| key.sign().is_some_and(char::is_alphabetic)) {
            let acts = meaning.entry(*key).or_default();
            if !acts.contains(&binding.act) {
                acts.push(binding.act);
            }
        }
    }
    for (key, acts) in meaning {
        let said =
            |act: &Act| SAME_WORD.iter().any(|word| word.contains(&acts[0]) && word.contains(act));
        assert!(acts.iter().skip(1).all(said), "{key} means {acts:?}");
    }
}

/// Whoever lives in vim finds the way in every list, and everybody with the arrows.
#[test]
fn every_list_moves_by_the_same_keys() {
    let moves = |context: Context| context.is_a_place() && context.chain().contains(&Context::List);
    let lists: Vec<Context> = Context::all().filter(|context| moves(*context)).collect();
    for place in [Context::Home, Context::Main, Context::Players, Context::Log, Context::Choices] {
        assert!(lists.contains(&place), "{place:?}");
    }
    for context in lists {
        let has = |name: &str, act: Act| {
            let live = in_chain(context.chain());
            let found = live.into_iter().find(|binding| binding.keys.contains(&super::key(name)));
            assert_eq!(found.map(|binding| binding.act), Some(act), "{name} in {context:?}");
        };
        for (act, names) in [
            (Act::Up, "Up k"),
            (Act::Down, "Down j"),
            (Act::PageUp, "PgUp Ctrl-u Ctrl-b"),
            (Act::PageDown, "PgDn Ctrl-d Ctrl-f"),
            (Act::First, "Home g"),
            (Act::Last, "End G"),
        ] {
            names.split(' ').for_each(|name| has(name, act));
        }
        let closes = in_chain(context.chain());
        assert!(
            closes.iter().any(|binding| binding.keys.contains(&super::key("Esc"))),
            "{context:?}"
        );
    }
    // Where one types to narrow the list, letters are text.
    for context in
        Context::all().filter(|of| of.is_a_place() && of.chain().contains(&Context::Narrowed))
    {
        let live = in_chain(context.chain());
        for name in ["Up", "Down", "PgUp", "PgDn", "Esc"] {
            let bound = live.iter().any(|binding| binding.keys.contains(&super::key(name)));
            assert!(bound, "{name} in {context:?}");
        }
    }
}

#[test]
fn nothing_needs_alt_or_a_function_key() {
    for binding in bindings() {
        for key in binding.keys {
            assert!(!matches!(key.code, crossterm::event::KeyCode::F(_)), "{key}");
        }
        assert!(!binding.help.is_nothing() && !binding.keys.is_empty());
    }
}

/// Everything that a key could change.
fn state(play: &mut TestApp) -> String {
    let model = &play.app.model;
    let dialogs = format!("{:?}", model.dialogs);
    let lines = model.event().map_or(0, |event| event.log.len());
    let open = model.open_event().map(|open| format!("{:?} {:?}", open.add, open.filter));
    let (quit, screen) = (play.flow.quit, play.screen());
    format!("{quit} {dialogs} {lines} {open:?} {screen}")
}

/// Why this key does nothing in this scene.
enum Idle {
    /// The key was not pressed, and the scene is as it was.
    Unpressed(String),
    Pressed(String),
}

/// Presses the key if it can work in this scene; None: it works.
fn idle(play: &mut TestApp, context: Context, key: Key, act: Act) -> Option<Idle> {
    let model = &play.app.model;
    if !chain_of(model).contains(&context) {
        return Some(Idle::Unpressed(format!("this is {:?}", context_of(model))));
    }
    let binding = resolve(model, key)?;
    if (binding.context, binding.act) != (context, act) {
        let why = format!("{:?} of {:?} comes before it", binding.act, binding.context);
        return Some(Idle::Unpressed(why));
    }
    if let Some(why) = disabled_reason(binding.act, model) {
        return Some(Idle::Unpressed(why.to_string()));
    }
    let before = state(play);
    play.press(key);
    let refused = |message: &&StatusMessage| message.tone == Tone::Refused;
    // A number beyond the last one says so, and no scene has nine.
    if matches!(act, Act::PreflightDigit | Act::ChoiceNumber) && key != ch('1') {
        return None;
    }
    if let Some(message) = play.app.model.message.as_ref().filter(refused) {
        return Some(Idle::Pressed(message.text.to_string()));
    }
    (state(play) == before).then(|| Idle::Pressed("nothing changes".to_owned()))
}

/// For each key of each context, some scene must give the key something to do.
#[test]
fn every_key_works_where_it_is_bound() {
    let mut dead = Vec::new();
    for context in Context::all() {
        let here = bindings().filter(|binding| binding.context == context);
        let keys = here.flat_map(|binding| binding.keys.iter().map(|key| (*key, binding.act)));
        let mut waiting: Vec<(Key, Act, Vec<String>)> =
            keys.map(|(key, act)| (key, act, Vec::new())).collect();
        for scene in scenes::of(context) {
            // A scene takes long to build, so it serves until a key is pressed in it.
            let mut built = None;
            waiting.retain_mut(|(key, act, reasons)| {
                let play = built.get_or_insert_with(scene);
                let why = match idle(play, context, *key, *act) {
                    Some(Idle::Unpressed(why)) => why,
                    pressed => {
                        built = None;
                        let Some(Idle::Pressed(why)) = pressed else { return false };
                        why
                    }
                };
                reasons.push(why);
                true
            });
            if waiting.is_empty() {
                break;
            }
        }
        dead.extend(
            waiting
                .iter()
                .map(|(key, _, why)| format!("{key} in {context:?}: {}", why.join(" / "))),
        );
    }
    assert_eq!(dead, Vec::<String>::new());
}

#[test]
fn every_scene_is_in_its_context() {
    for context in Context::all().filter(|context| context.is_a_place()) {
        for (at, scene) in scenes::of(context).into_iter().enumerate() {
            let mut play = scene();
            let there = chain_of(&play.app.model)[0];
            assert_eq!(there, context, "scene {at} of {context:?}\n{}", play.screen());
        }
    }
}

#[test]
fn an_act_is_available_if_no_reason_is_against_it() {
    for context in Context::all().filter(|context| context.is_a_place()) {
        for scene in scenes::of(context) {
            let model = scene().app.model;
            // While results are missing, the preflight opens, and no hint says so.
            let playing = model.open_event().is_some_and(|open| open.is_playing());
            let acts = bindings().map(|binding| binding.act);
            for act in acts.filter(|act| !(playing && *act == Act::Pair)) {
                let why = disabled_reason(act, &model);
                assert_eq!(is_available(act, &model), why.is_none(), "{act:?}: {why:?}");
            }
        }
    }
}

#[test]
fn the_help_and_the_reference_name_every_key() {
    let told = key_help();
    assert_eq!(told.len(), bindings().count());
    for binding in bindings() {
        let place = binding.context.name();
        let known = |key: &KeyHelp| key.place == place && *key.does == binding.help;
        assert!(told.iter().any(known), "{place}: {}", binding.help);
    }
    let mut play = TestApp::paired(4);
    play.resize(120, 90)
        .keys("?")
        .assert_shows("Pair the next round")
        .keys("/")
        .text("show the cut")
        .assert_shows("are missing: report");
}

#[test]
fn esc_followed_at_once_by_a_key_is_both() {
    use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
    let mut play = TestApp::paired(4);
    play.keys("s");
    play.send(Msg::Key(KeyEvent::new(KeyCode::Char('l'), KeyModifiers::ALT)));
    play.assert_shows("Log · ");
}
