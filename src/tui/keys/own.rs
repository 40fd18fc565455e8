//! Keys of the user's own: a file changes the keys of acts, and the records follow.
//!
//! ```yaml
//! event:
//!   pair: P
//!   clock: [t, Ctrl-t]
//! ```
//!
//! A context and an act are written as in the code, in lower case with hyphens. An act that the
//! file does not name keeps its keys. [`super::bindings`] gives the records in use, so hints,
//! help and sentences name the user's keys.

use super::binding::Table;
use super::{Act, Binding, Context, Key, built_in};
use crate::msg;
use crate::ruleset::letters::nearest;
use crate::ruleset::{Problem, problems_at, read_values};
use crate::words::Message;
use serde_yaml::Value;

/// Keys as the file writes them, shown if somebody wrote another.
const EXAMPLES: [&str; 7] = ["p", "P", "Ctrl-p", "Enter", "Up", "PgDn", "F5"];

/// The name of an act or a context in the file: `PageUp` is `page-up`.
pub fn name_of(variant: impl std::fmt::Debug) -> String {
    let mut name = String::new();
    for letter in format!("{variant:?}").chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.extend(letter.to_lowercase());
    }
    name
}

/// Reads a file of keys and checks it. `path` only names the file in problems.
///
/// # Errors
/// Everything that is wrong: unknown names, keys that do not exist, a key for two acts, and an
/// act that could no longer be reached.
pub fn read(path: &str, text: &str) -> Result<Table, Vec<Problem>> {
    let mut reader = Reader::default();
    reader.changes(read_values(path, text)?);
    let Reader { mut faults, changes } = reader;
    // A fault in one line does not hide a conflict between others.
    let table = changed(&changes);
    faults.extend(unreachable(&table, &changes));
    if faults.is_empty() {
        // The keys last as long as the program.
        return Ok(Vec::leak(table));
    }
    Err(problems_at(path, text, faults))
}

/// The keys that the file gives to an act of a context.
struct Change {
    context: Context,
    act: Act,
    keys: Vec<Key>,
}

impl Change {
    /// The place in the file.
    fn at(&self) -> String {
        format!("{}.{}", name_of(self.context), name_of(self.act))
    }
}

#[derive(Default)]
struct Reader {
    /// What is wrong, each at the path of a key.
    faults: Vec<(String, Message)>,
    changes: Vec<Change>,
}

impl Reader {
    fn fault(&mut self, at: &str, found: Message) {
        self.faults.push((at.to_owned(), found));
    }

    fn changes(&mut self, value: Value) {
        // A file of comments only changes nothing.
        if value.is_null() {
            return;
        }
        let Value::Mapping(groups) = value else {
            return self.fault("", msg!("looks.keys-shape"));
        };
        for (name, acts) in groups {
            let name = written(&name);
            let Some(context) = Context::all().find(|context| name_of(context) == name) else {
                let known: Vec<String> = Context::all().map(name_of).collect();
                self.unknown(&name, msg!("looks.context-unknown", name = &name), &name, &known);
                continue;
            };
            match acts {
                Value::Mapping(acts) => {
                    for (act, keys) in acts {
                        self.act(context, &written(&act), &keys);
                    }
                }
                _ => self.fault(&name, msg!("looks.keys-shape")),
            }
        }
    }

    /// A name that does not exist, with the nearest one that does.
    fn unknown(&mut self, at: &str, found: Message, name: &str, known: &[String]) {
        let known: Vec<String> = known.iter().map(|known| known.replace('-', "_")).collect();
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        let found = match nearest(name, &known) {
            Some(near) => msg!("looks.nearest", found, near = near.replace('_', "-")),
            None => found,
        };
        self.fault(at, found);
    }

    fn act(&mut self, context: Context, name: &str, keys: &Value) {
        let at = format!("{}.{name}", name_of(context));
        let here = || built_in().filter(move |binding| binding.context == context);
        let Some(binding) = here().find(|binding| name_of(binding.act) == name) else {
            let place = name_of(context);
            let elsewhere = built_in().find(|binding| name_of(binding.act) == name);
            match elsewhere {
                Some(there) => {
                    let there = name_of(there.context);
                    let found = msg!("looks.act-elsewhere", act = name, place, there);
                    self.fault(&at, found);
                }
                None => {
                    let known: Vec<String> = here().map(|binding| name_of(binding.act)).collect();
                    let found = msg!("looks.act-unknown", act = name, place);
                    self.unknown(&at, found, name, &known);
                }
            }
            return;
        };
        let values = match keys {
            Value::Sequence(all) => all.clone(),
            one => vec![one.clone()],
        };
        if binding.keys.len() > 4 && binding.keys.iter().all(is_digit) {
            // The program's own list of all keys names them, too.
            let named: Vec<Key> = values.iter().filter_map(|v| written(v).parse().ok()).collect();
            if named != binding.keys {
                self.fault(&at, msg!("looks.digits-stay", act = name));
            }
            return;
        }
        if values.is_empty() {
            return self.fault(&at, msg!("looks.no-key", act = name));
        }
        let mut found = Vec::new();
        for value in &values {
            let word = written(value);
            match word.parse::<Key>() {
                Err(()) => self
                    .fault(&at, msg!("looks.key-unknown", key = &word, some = EXAMPLES.join(", "))),
                Ok(key) if types_text(context) && key.sign().is_some() => {
                    let stays = binding.keys.contains(&key);
                    if !stays {
                        let place = name_of(context);
                        self.fault(&at, msg!("looks.key-is-text", key, place));
                    }
                    found.push(key);
                }
                Ok(key) => found.push(key),
            }
        }
        self.changes.push(Change { context, act: binding.act, keys: found });
    }
}

fn is_digit(key: &Key) -> bool {
    key.sign().is_some_and(|sign| sign.is_ascii_digit())
}

/// Whether letters may be typed in this context.
fn types_text(context: Context) -> bool {
    use Context::*;
    matches!(
        context,
        AddLine
            | Picker
            | Form
            | Import
            | CheckIn
            | Find
            | Palette
            | Rules
            | ListEditor
            | ListFile
            | ContestedUnits
            | Dialog
            | Always
    )
}

fn written(value: &Value) -> String {
    match value {
        Value::String(word) => word.clone(),
        Value::Number(number) => number.to_string(),
        other => serde_yaml::to_string(other).unwrap_or_default().trim().to_owned(),
    }
}

/// The built-in records with these changes.
fn changed(changes: &[Change]) -> Vec<&'static Binding> {
    let own = |binding: &'static Binding| {
        let change =
            |change: &&Change| (change.context, change.act) == (binding.context, binding.act);
        match changes.iter().find(change) {
            None => binding,
            Some(change) => {
                let keys: &'static [Key] = Vec::leak(change.keys.clone());
                Box::leak(Box::new(Binding { keys, ..binding.clone() }))
            }
        }
    };
    built_in().map(own).collect()
}

/// The changes that take a key away from an act.
///
/// Two acts of a context then have one key, or an act cannot be reached by the key that sentences
/// name.
fn unreachable(table: &[&'static Binding], changes: &[Change]) -> Vec<(String, Message)> {
    let mut found: Vec<(String, Message)> = Vec::new();
    let change_of = |binding: &Binding| {
        let of = |change: &&Change| (change.context, change.act) == (binding.context, binding.act);
        changes.iter().find(of)
    };
    for context in Context::all() {
        let chain = context.chain();
        let here = |wanted| table.iter().copied().filter(move |b: &&Binding| b.context == wanted);
        let live: Vec<&Binding> = chain.into_iter().flat_map(here).collect();
        for binding in &live {
            for (at, key) in binding.keys.iter().enumerate() {
                let Some(other) = live.iter().find(|other| other.keys.contains(key)) else {
                    continue;
                };
                let same = (other.context, other.act) == (binding.context, binding.act);
                let matters = at == 0 || other.context == binding.context;
                let change = change_of(other).or_else(|| change_of(binding));
                let Some(change) = change.filter(|_| !same && matters) else { continue };
                if shared_anyway(*key, [other, binding]) {
                    continue;
                }
                let told = msg!(
                    "looks.key-taken",
                    key = *key,
                    place = name_of(context),
                    one = name_of(other.act),
                    other = name_of(binding.act)
                );
                if !found.iter().any(|(at, _)| *at == change.at()) {
                    found.push((change.at(), told));
                }
            }
        }
    }
    found
}

/// Whether both acts have this key without the file, too.
fn shared_anyway(key: Key, both: [&Binding; 2]) -> bool {
    both.into_iter().all(|of| {
        let same = |known: &&Binding| (known.context, known.act) == (of.context, of.act);
        built_in().find(same).is_some_and(|known| known.keys.contains(&key))
    })
}

/// All keys in use, as a file of keys.
pub fn as_file() -> String {
    let mut text = String::new();
    for context in Context::all() {
        let here = super::bindings().filter(|binding| binding.context == context);
        for (at, binding) in here.enumerate() {
            if at == 0 {
                text.push_str(&format!("{}:\n", name_of(context)));
            }
            let keys: Vec<String> = binding.keys.iter().map(Key::quoted).collect();
            text.push_str(&format!("  {}: [{}]\n", name_of(binding.act), keys.join(", ")));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::{bindings, install, key_for};
    use super::*;

    fn faults(text: &str) -> Vec<String> {
        let faults = read("keys.yaml", text).unwrap_err();
        faults.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_defaults_are_a_sound_file_and_change_nothing() {
        let text = as_file();
        let table = read("keys.yaml", &text).unwrap();
        assert_eq!(table.len(), bindings().count());
        assert!(table.iter().zip(bindings()).all(|(one, other)| one.keys == other.keys));
        let mut names: Vec<_> = bindings().map(|b| (name_of(b.context), name_of(b.act))).collect();
        names.sort();
        let all = names.len();
        names.dedup();
        assert_eq!(names.len(), all);
    }

    #[test]
    fn a_file_of_brackets_or_of_unknown_names_is_told_at_once() {
        let too_deep = "lists and groups stand in one another more than 16 deep; take out \
                        brackets or indentation; the template shows the shape";
        assert_eq!(faults(&"[".repeat(60_000)), [format!("keys.yaml:1:256: {too_deep}")]);
        assert_eq!(faults(&"{a: ".repeat(60_000)), [format!("keys.yaml:1:1021: {too_deep}")]);
        let many: String = (0..2_000).map(|n| format!("k{n}: x\n")).collect();
        assert_eq!(faults(&many)[1_999], "keys.yaml:2000:8: \"k1999\" is no context");
        assert_eq!(read("keys.yaml", "# event:\n\n").unwrap().len(), bindings().count());
    }

    #[test]
    fn a_fault_in_one_line_hides_no_conflict_between_others() {
        let found = faults("event:\n  piar: P\n  pair: c\n");
        assert_eq!(found.len(), 2, "{found:?}");
    }

    #[test]
    fn a_file_changes_the_keys_that_sentences_and_help_name() {
        assert_eq!(key_for(Context::Main, Act::Pair), "p");
        install(read("keys.yaml", "event:\n  pair: [F5, P]\n").unwrap());
        assert_eq!(key_for(Context::Main, Act::Pair), "F5");
        let help = super::super::key_help();
        assert!(help.iter().any(|key| key.keys.to_string().contains("F5 P")));
        assert_eq!(read("keys.yaml", "# nothing\n").unwrap().len(), bindings().count());
    }

    #[test]
    fn a_fault_names_its_place_and_the_nearest_name() {
        assert_eq!(
            faults("event:\n  piar: P\n"),
            ["keys.yaml:2:9: \"piar\" is no act of \"event\"; did you mean \"pair\"?"]
        );
        assert_eq!(
            faults("mian: {pair: P}\n"),
            ["keys.yaml:1:1: \"mian\" is no context; did you mean \"main\"?"]
        );
        assert_eq!(
            faults("players: {pair: P}\n"),
            ["keys.yaml:1:17: \"pair\" is no act of \"players\"; it belongs to \"event\""]
        );
        assert_eq!(
            faults("event: {pair: Strg-P}\n"),
            ["keys.yaml:1:15: \"Strg-P\" is no key; write one such as p, P, Ctrl-p, Enter, Up, \
              PgDn, F5, and a sign of YAML in quotes"]
        );
        assert_eq!(
            faults("event: {pair: []}\n"),
            ["keys.yaml:1:9: \"pair\" needs a key; write one, or take the line out"]
        );
        assert_eq!(
            faults("find: {close-dialog: x}\n"),
            ["keys.yaml:1:22: x is typed as text in \"find\"; take a key with Ctrl or a named key"]
        );
        assert_eq!(
            faults("margin: {margin-digit: x}\n"),
            [
                "keys.yaml:1:24: \"margin-digit\" keeps its keys, because they are the digits of a number"
            ]
        );
        assert_eq!(
            faults("- a\n"),
            [
                "keys.yaml:1:1: groups are expected here; write \"event:\" and below it, indented, \"pair: P\""
            ]
        );
    }

    #[test]
    fn two_acts_with_one_key_and_a_hidden_key_are_refused_with_both_names() {
        assert_eq!(
            faults("event: {clock: p}\n"),
            [
                "keys.yaml:1:16: p is \"pair\" in \"main\", so \"clock\" could not be reached; give one \
              of them another key"
            ]
        );
        // Leaving works everywhere; a key of the round would hide it there.
        assert_eq!(
            faults("event: {pair: q}\n"),
            [
                "keys.yaml:1:15: q is \"pair\" in \"main\", so \"leave\" could not be reached; give one \
              of them another key"
            ]
        );
        assert!(read("keys.yaml", "event: {pair: q}\nanywhere: {leave: Ctrl-q}\n").is_ok());
        assert!(read("keys.yaml", "event: {pair: t, clock: p}\n").is_ok());
    }
}
