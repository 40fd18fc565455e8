//! Every key that a sentence names is bound where it is named, and does what is said.

use super::TestApp;
use super::gallery::Seen;
use super::scenes::Scene;
use crate::tui::active_keys::{context_of, disabled_reason, name_keys, resolve};
use crate::tui::keys::{Act, Context, Key, bindings, ch, named};
use crate::tui::model::Tone;
use std::collections::{BTreeSet, HashSet};
use std::path::Path;

/// The keys of all bindings and the signs of a keyboard, each once.
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
    /// The sentences that name a key.
    sentences: BTreeSet<String>,
    /// The keys that were pressed, each once in a context.
    pressed: HashSet<(Context, Vec<Act>)>,
}

impl Pressed {
    /// Fails if no sentence named a key.
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
    let screen = seen.play.resize(80, 24).screen();
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
    // These are all keys that answer with a reason, or that belong to another screen.
    for key in all_keys() {
        let model = &seen.play.app.model;
        let idle = match resolve(model, key) {
            Some(binding) => disabled_reason(binding.act, model).is_some(),
            None if takes_text => seen.at == 0 && key.sign().is_some_and(|sign| sign != ' '),
            None => true,
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
            let why = match &acts[..] {
                // Where the same was named in another scene, it is not pressed again.
                [act] if !known.pressed.insert((context, acts.clone())) => {
                    let reason = disabled_reason(*act, &seen.play.app.model);
                    unbound(&seen.play, *act).or_else(|| Some(reason?.to_string()))
                }
                _ => fault(&mut scene(), &acts),
            };
            let why = why.filter(|why| why.contains("not bound") || !is_for_later(&said));
            if let Some(why) = why {
                seen.complain(format!("\"{said}\": {why}"));
            }
        }
    }
}

/// Answers to keys that can do nothing, each with the key that can.
#[test]
fn a_key_that_can_do_nothing_names_one_that_can() {
    let mut over = TestApp::paired(6);
    over.report_all().keys("p Left");
    let mut closed = TestApp::registered(4);
    closed.keys(":").text("setup structure=custom rounds=1 cut=0").keys("Enter p").report_all();
    closed.keys("f");
    let mut cases = [
        (TestApp::paired(6), "Z Space", "Space does nothing here: ? shows the keys that do."),
        (TestApp::registered(0), "e", "No player is registered yet: a adds one."),
        (over, "1", "This round is over: Esc goes to the newest."),
        (TestApp::registered(6), "0", "0 works on the round's screen: l leads there."),
        (closed, "f", "The event is closed already: u opens it again."),
        (TestApp::paired(6), "1 Enter =", "There are no draws here: 1 or 2 won, x 4 if both lost."),
    ];
    for (play, keys, said) in &mut cases {
        play.resize(120, 24).keys(keys).assert_shows(said);
    }
}

/// A key letter in a sentence would outlive its binding, so sentences look keys up.
#[test]
fn no_sentence_has_a_key_written_into_it() {
    let key = r"(?:^|[ (:;,])(?:[b-zB-HJ-Z]|Enter|Esc|Tab|Backspace|Space|Ctrl-.|!)(?:$|[ ):;,.])";
    let key = regex::Regex::new(key).unwrap();
    let file = regex::Regex::new(r#"msg!\(\s*"([a-z-]+)\."#).unwrap();
    let mut files = BTreeSet::new();
    for path in sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src/tui"))) {
        let source = std::fs::read_to_string(&path).unwrap();
        files.extend(file.captures_iter(&source).map(|found| found[1].to_owned()));
    }
    // The bindings' own texts are the place where keys are written.
    files.retain(|name| !name.starts_with("key"));
    let mut found = Vec::new();
    for name in files {
        let path = format!("{}/config/words/en/{name}.ftl", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).unwrap();
        let sentence = |line: &&str| line.split_whitespace().count() > 5;
        let said = text.lines().filter(sentence);
        let said = said.filter(|line| !line.starts_with('#') && key.is_match(line));
        found.extend(said.map(|line| format!("{name}: {line}")));
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
