//! Presses every key that a sentence names, where and when it is named.

use super::{TestApp, scenes};
use crate::tui::active_keys::name_keys;
use crate::tui::active_keys::{context_of, disabled_reason, resolve};
use crate::tui::keys::{Act, Context, Key, bindings, named};
use crate::tui::model::Tone;
use std::collections::{BTreeSet, HashSet};
use std::path::Path;

/// The keys of all bindings, each once.
fn all_keys() -> Vec<Key> {
    let mut keys: Vec<Key> = bindings().flat_map(|binding| binding.keys).copied().collect();
    keys.sort_by_key(ToString::to_string);
    keys.dedup();
    keys
}

/// Presses the named keys; returns the fault if they do not do what was said.
fn fault(play: &mut TestApp, acts: &[Act]) -> Option<String> {
    let (last, steps) = acts.split_last()?;
    for act in steps.iter().chain([last]) {
        let model = &play.app.model;
        let context = context_of(model);
        let active = crate::tui::active_keys::active(model);
        let Some(binding) = active.into_iter().find(|binding| binding.act == *act) else {
            return Some(format!("{act:?} is not bound in {context:?}"));
        };
        let key = binding.keys[0];
        if resolve(model, key).map(|binding| binding.act) != Some(*act) {
            return Some(format!("{key} in {context:?} is not {act:?}"));
        }
        play.press(key);
    }
    let refused = play.app.model.message.as_ref().filter(|said| said.tone == Tone::Refused);
    refused.map(|message| message.text.to_string())
}

/// Whether the sentence speaks of a later time.
fn is_for_later(said: &str) -> bool {
    [" once ", " if ", "says what"].iter().any(|word| said.contains(word))
}

/// Every key that a sentence names must be bound in the context of that sentence.
///
/// The sentences are those on the screen and in the answer to every key. If a sentence
/// names two keys in a row, both are pressed.
#[test]
fn every_key_named_in_a_sentence_is_bound_where_it_is_named() {
    let mut faults = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut walked = HashSet::new();
    let is_place = |context: &Context| context.is_a_place();
    for place in Context::all().filter(is_place) {
        for (at, scene) in scenes::of(place).into_iter().enumerate() {
            let mut play = scene();
            named();
            let screen = play.screen();
            for (context, acts) in named() {
                if context == context_of(&play.app.model)
                    && walked.insert((place, at, acts.clone()))
                {
                    let bound = fault(&mut scene(), &acts).filter(|why| why.contains("not bound"));
                    faults.extend(bound.map(|why| format!("{why}:\n{screen}")));
                }
            }
            // These are all keys that answer with a reason, or that belong to another screen.
            for key in all_keys() {
                let model = &play.app.model;
                let idle = match resolve(model, key) {
                    Some(binding) => disabled_reason(binding.act, model).is_some(),
                    None => !context_of(model).takes_text(),
                };
                if !idle {
                    continue;
                }
                named();
                play.press(key);
                // Telling it names the keys for its verbs, too.
                name_keys(&mut play.app.model);
                let (message, words) = (&play.app.model.message, &play.app.model.words);
                let said = message.as_ref().map(|message| words.text(&message.text));
                for (context, acts) in named() {
                    let said = said.clone().unwrap_or_default();
                    seen.insert(said.clone());
                    if context != context_of(&play.app.model)
                        || !walked.insert((place, at, acts.clone()))
                    {
                        continue;
                    }
                    let why = fault(&mut scene(), &acts);
                    let why = why.filter(|why| why.contains("not bound") || !is_for_later(&said));
                    faults.extend(
                        why.map(|why| format!("\"{said}\" in scene {at} of {place:?}: {why}")),
                    );
                }
            }
        }
    }
    assert_eq!(faults, BTreeSet::new());
    for said in [
        "Space does nothing here. ?: show keys.",
        "No players yet. a: add one.",
        "This round is over. Esc: current round.",
        "0 works on the round screen. l: go there.",
        "The event is already closed: reopen it with u.",
        "No draws here: 1 or 2 won, x 4 if both lost.",
    ] {
        assert!(seen.contains(said), "nothing says {said}: {seen:#?}");
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
