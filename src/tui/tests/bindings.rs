//! Every key does something where it is bound, means one thing, and is named only where it works.

use super::*;
use crate::tui::active_keys::context_of;
use crate::tui::keys::{KeyHelp, bindings, key_help, keys_for, live_in, named};
use crate::tui::model::{StatusMessage, Tone};
use crate::tui::tests::gallery::{PLAIN, Seen};
use crate::tui::tests::scenes::Scene;

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
const SAME_WORD: &[&[&str]] = &[
    // Add.
    &["add-enter", "add-seed", "add-official", "keep-apart"],
    // "drop", delete, discard.
    &[
        "delete-event",
        "drop",
        "remove-seed",
        "preflight-remove",
        "dismiss",
        "lift-apart",
        "dismiss-claim",
        "go-on-without",
        "register-sure",
    ],
    // Edit.
    &["edit-player", "replace-seed", "edit-list"],
    // Here or away.
    &["show-check-in", "here-or-away"],
    // Import.
    &["import", "list-from-file"],
    // Undo.
    &["undo", "undo-this", "restore-event", "seeds-again", "put-back"],
    // Another view of the same.
    &["open-tables", "show-bars", "mission-die", "compare-list"],
    // The cut, and going on to it; a round likewise.
    &["cut", "agree-to-pair"],
    &["pair", "agree-to-pair"],
    // Another end than a win.
    &["outcome", "time-situation"],
    // Give a place.
    &["seat-player", "preflight-keep"],
    // Leave.
    &["leave", "close-dialog"],
];

/// A letter means one thing, wherever it is a key and not a part of a text.
#[test]
fn a_letter_has_one_meaning() {
    let mut meaning: HashMap<Key, Vec<String>> = HashMap::new();
    for binding in bindings() {
        for key in binding.keys.iter().filter(|key| key.sign().is_some_and(char::is_alphabetic)) {
            let acts = meaning.entry(*key).or_default();
            let act = binding.act.name();
            if !acts.contains(&act) {
                acts.push(act);
            }
        }
    }
    for (key, acts) in meaning {
        let same = |word: &&[&str], act: &String| word.contains(&&**act);
        let said = |act: &String| SAME_WORD.iter().any(|w| same(w, &acts[0]) && same(w, act));
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
            let mut live = live_in(context).iter();
            let found = live.find(|binding| binding.keys.contains(&super::key(name)));
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
fn idle(play: &mut TestApp, after: &mut String, (context, key, act): Place) -> Option<Idle> {
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
    // Another key of the same act does the same; only digits differ.
    if binding.keys[0] != key && !key.sign().is_some_and(|sign| sign.is_ascii_digit()) {
        return None;
    }
    play.press(key);
    let before = std::mem::replace(after, state(play));
    let refused = |message: &&StatusMessage| message.tone == Tone::Refused;
    // A number beyond the last one says so, and no scene has nine.
    if ["preflight-digit", "choice-number"].contains(&&*act.name()) && key != ch('1') {
        return None;
    }
    if let Some(message) = play.app.model.message.as_ref().filter(refused) {
        return Some(Idle::Pressed(message.text.to_string()));
    }
    (*after == before).then(|| Idle::Pressed("nothing changes".to_owned()))
}

/// A key where it is bound.
type Place = (Context, Key, Act);

/// For each key of each context, some scene must give the key something to do.
#[test]
fn every_key_works_where_it_is_bound() {
    let mut dead = Vec::new();
    for context in Context::all() {
        let here = bindings().filter(|binding| binding.context == context);
        let keys = here.flat_map(|binding| binding.keys.iter().map(|key| (*key, binding.act)));
        let mut waiting: Vec<(Key, Act, Vec<String>)> =
            keys.map(|(key, act)| (key, act, Vec::new())).collect();
        // A scene takes long to build. So the keys are first pressed one after the other, as long as
        // the context is there, and then those that did nothing in any scene, in one of their own.
        for alone in [false, true] {
            for scene in scenes::of(context) {
                let mut built: Option<(TestApp, String)> = None;
                waiting.retain_mut(|(key, act, reasons)| {
                    let (play, before) = built.get_or_insert_with(|| {
                        let mut play = scene.play();
                        let state = state(&mut play);
                        (play, state)
                    });
                    let why = idle(play, before, (context, *key, *act));
                    let pressed = !matches!(why, Some(Idle::Unpressed(_)));
                    let there = |play: &TestApp| chain_of(&play.app.model).contains(&context);
                    let mut left = play.flow.quit || !there(play);
                    // What has opened is closed again, which is faster than a new scene.
                    if left && pressed && !alone && !play.flow.quit {
                        for _ in 0..3 {
                            if !there(play) {
                                play.keys("Esc");
                            }
                        }
                        left = play.flow.quit || !there(play);
                        *before = state(play);
                    }
                    if pressed && alone || left {
                        built = None;
                    }
                    let dead = why.is_some();
                    if let Some(Idle::Pressed(why) | Idle::Unpressed(why)) = why.filter(|_| alone) {
                        reasons.push(why);
                    }
                    dead
                });
                if waiting.is_empty() {
                    break;
                }
            }
            if waiting.is_empty() {
                break;
            }
        }
        let told = |(key, _, why): &(Key, Act, Vec<String>)| {
            format!("{key} in {context:?}: {}", why.join(" / "))
        };
        dead.extend(waiting.iter().map(told));
    }
    assert_eq!(dead, Vec::<String>::new());
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
    play.resize(120, 90).keys("?").assert_shows("Pair the next round").keys("/");
    play.text("preview the cut").assert_shows("are missing: report");
}

#[test]
fn esc_followed_at_once_by_a_key_is_both() {
    use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
    let mut play = TestApp::paired(4);
    play.keys("s").send(Msg::Key(KeyEvent::new(KeyCode::Char('l'), KeyModifiers::ALT)));
    play.assert_shows("Log · ");
}

fn all_keys() -> Vec<Key> {
    let signs = ('a'..='z').chain('A'..='Z').chain('0'..='9').chain("!%$+-=.,;<>".chars());
    let keys = bindings().flat_map(|binding| binding.keys).copied();
    let mut keys: Vec<Key> = keys.chain(signs.map(ch)).collect();
    keys.sort_by_key(ToString::to_string);
    keys.dedup();
    keys
}

/// What the scenes before have named.
#[derive(Default)]
pub struct Pressed {
    sentences: BTreeSet<String>,
    /// The keys that were pressed, each once in a context.
    pressed: HashSet<(Context, Vec<Act>)>,
}

impl Pressed {
    pub fn assert_some(&self) {
        assert!(self.sentences.len() > 9, "{:#?}", self.sentences);
    }
}

/// What is wrong with the keys of these acts, before any is pressed.
fn unbound(play: &TestApp, act: Act) -> Option<String> {
    let model = &play.app.model;
    let context = context_of(model);
    let active = crate::tui::active_keys::active(model);
    let Some(binding) = active.into_iter().find(|binding| binding.act == act) else {
        return Some(format!("{act:?} is not bound in {context:?}"));
    };
    let key = binding.keys[0];
    let first = resolve(model, key).map(|binding| binding.act);
    (first != Some(act)).then(|| format!("{key} in {context:?} is not {act:?}"))
}

/// Presses the named keys; returns the fault if they do not do what was said.
fn fault(play: &mut TestApp, acts: &[Act]) -> Option<String> {
    for act in acts {
        if let Some(why) = unbound(play, *act) {
            return Some(why);
        }
        let active = crate::tui::active_keys::active(&play.app.model);
        play.press(active.into_iter().find(|binding| binding.act == *act)?.keys[0]);
    }
    let refused = play.app.model.message.as_ref().filter(|said| said.tone == Tone::Refused);
    refused.map(|message| message.text.to_string())
}

/// Whether the sentence speaks of a later time.
fn is_for_later(said: &str) -> bool {
    [" once ", " if ", "says what"].iter().any(|word| said.contains(word))
}

/// Every key that the screen names is bound there.
pub fn on_the_screen(seen: &mut Seen, known: &mut Pressed) {
    named();
    let screen = seen.screen(Words::english(), PLAIN);
    for (context, acts) in named() {
        if context != context_of(&seen.play.app.model) || !seen.named.insert(acts.clone()) {
            continue;
        }
        known.sentences.insert(format!("{acts:?}"));
        if let Some(why) = acts.first().and_then(|act| unbound(&seen.play, *act)) {
            seen.complain(format!("{why}:\n{screen}"));
        }
    }
}

/// Every key that can do nothing says so, and the keys that it names do what it says.
///
/// If a sentence names two keys in a row, both are pressed.
pub fn in_the_answers(seen: &mut Seen, scene: Scene, known: &mut Pressed) {
    let takes_text = seen.context.takes_text();
    let mut before = seen.play.screen();
    for key in all_keys() {
        let model = &seen.play.app.model;
        let idle = match resolve(model, key) {
            Some(binding) => disabled_reason(binding.act, model).is_some(),
            // A key of another screen has the same answer in all scenes of the context.
            None if takes_text => seen.at == 0 && key.sign().is_some_and(|sign| sign != ' '),
            None => seen.at == 0,
        };
        if !idle {
            continue;
        }
        named();
        let was_said = model.message.is_some();
        seen.play.press(key);
        // Telling it names the keys for its verbs, too.
        name_keys(&mut seen.play.app.model);
        let (message, words) = (&seen.play.app.model.message, &seen.play.app.model.words);
        let said = message.as_ref().map(|message| words.text(&message.text));
        let acts = named();
        if said.is_none() {
            // It may have been a text, which the screen shows, or have closed what was said.
            let after = seen.play.screen();
            if after == before && !was_said {
                seen.complain(format!("{key} is swallowed"));
            }
            before = after;
        }
        if context_of(&seen.play.app.model) != seen.context {
            return seen.complain(format!("{key} leads elsewhere: {said:?}"));
        }
        let said = said.unwrap_or_default();
        for (context, acts) in acts {
            if context != seen.context || !seen.named.insert(acts.clone()) {
                continue;
            }
            known.sentences.insert(said.clone());
            let why = match acts.first() {
                // Where the same was named in another scene, it is not pressed again.
                Some(act) if !known.pressed.insert((context, acts.clone())) => {
                    let reason = disabled_reason(*act, &seen.play.app.model);
                    unbound(&seen.play, *act).or_else(|| Some(reason?.to_string()))
                }
                _ => fault(&mut scene.play(), &acts),
            };
            let why = why.filter(|why| why.contains("not bound") || !is_for_later(&said));
            if let Some(why) = why {
                seen.complain(format!("\"{said}\": {why}"));
            }
        }
    }
}

/// A key letter in a sentence would outlive its binding, so sentences look keys up.
#[test]
fn no_sentence_has_a_key_written_into_it() {
    let key = r"(?:^|[ (:;,])(?:[b-zB-HJ-Z]|Enter|Esc|Tab|Backspace|Space|Ctrl-.|!)(?:$|[ ):;,.])";
    let key = regex::Regex::new(key).unwrap();
    let id = regex::Regex::new(r#"msg!\(\s*"([a-z-]+)\.([a-z0-9-]+)""#).unwrap();
    let mut said = BTreeSet::new();
    for path in sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src/tui"))) {
        let source = std::fs::read_to_string(&path).unwrap();
        said.extend(id.captures_iter(&source).map(|one| (one[1].to_owned(), one[2].to_owned())));
    }
    // The bindings' own texts are the place where keys are written.
    said.retain(|(file, _)| file != "keys");
    let files: BTreeSet<&String> = said.iter().map(|(file, _)| file).collect();
    let mut found = Vec::new();
    for file in files {
        let path = format!("{}/config/words/en/{file}.ftl", env!("CARGO_MANIFEST_DIR"));
        let mut is_said = false;
        for line in std::fs::read_to_string(path).unwrap().lines() {
            if let Some((name, _)) = line.split_once(" =").filter(|_| !line.starts_with([' ', '#']))
            {
                is_said = said.contains(&(file.clone(), name.to_owned()));
            }
            let is_sentence = line.split_whitespace().count() > 5 && !line.starts_with('#');
            if is_said && is_sentence && key.is_match(line) {
                found.push(format!("{file}: {line}"));
            }
        }
    }
    assert_eq!(found, Vec::<String>::new());
}

fn sources(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let tested = |path: &Path| path.ends_with("tests") || path.ends_with("tests.rs");
    entries
        .filter(|path| !tested(path))
        .flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] })
        .collect()
}

#[test]
fn every_list_moves_and_closes() {
    for context in Context::all().filter(|context| context.chain()[1..].contains(&Context::List)) {
        let moves =
            [Act::Up, Act::Down, Act::PageUp, Act::PageDown, Act::First, Act::Last].into_iter();
        let lacks: Vec<Act> = moves.filter(|act| keys_for(context, *act).is_empty()).collect();
        assert!(lacks.is_empty(), "{context:?} lacks {lacks:?}");
        let closes = live_in(context).iter().any(|binding| binding.keys.contains(&ESC));
        assert!(closes, "{context:?} has no key that closes it");
    }
}
