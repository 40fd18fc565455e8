//! The words that may stand next in a verb, read from the line that tells how the verb is written.

use crate::event::{UsageWord, VerbSpec};
use std::collections::BTreeSet;

/// One thing that may stand next.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Next {
    /// A word as it is, such as `concede`.
    Word(String),
    /// A setting with what stands behind its `=`, such as `drop=A`.
    Value(String),
    /// A setting with a free value, such as `club=`.
    Setting(String),
    Player,
    Table,
    Penalty,
    Official,
    File,
}

/// Everything that the usage of a verb lets stand behind these words of it. `current` is the word
/// at the cursor.
pub(super) fn next(spec: &VerbSpec, said: &[&str], current: &str) -> Vec<Next> {
    let settings_said: Vec<&str> =
        said.iter().filter_map(|word| Some(word.split_once('=')?.0)).collect();
    let said: Vec<&str> = said.iter().copied().filter(|word| !word.contains('=')).collect();
    let mut found = Vec::new();
    for way in spec.ways() {
        let (settings, places): (Vec<UsageWord>, Vec<UsageWord>) =
            way.into_iter().partition(|word| word.key.is_some());
        let Some(at) = reached(&places, &said, spec.usage) else { continue };
        let here = at.into_iter().filter_map(|at| places.get(at));
        found.extend(here.flat_map(alternatives));
        let open = settings.iter().filter_map(|setting| Some((setting.key?, setting)));
        for (key, setting) in open.filter(|(key, _)| !settings_said.contains(key)) {
            let asked = current.split_once('=').is_some_and(|(typed, _)| typed == key);
            match (asked, is_free(setting)) {
                (true, true) => {}
                (true, false) => {
                    let value = |value| Next::Value(format!("{key}={value}"));
                    found.extend(setting.alternatives().map(value));
                }
                (false, _) => found.push(Next::Setting(format!("{key}="))),
            }
        }
    }
    found.sort();
    found.dedup();
    found
}

/// The places of the usage that may follow the words said so far.
///
/// None: the words do not fit this way. A small word that the usage has anywhere stands only where
/// it has it.
fn reached(places: &[UsageWord], said: &[&str], usage: &str) -> Option<BTreeSet<usize>> {
    let mut at = with_skipped(places, BTreeSet::from([0]));
    for word in said {
        let mut all = usage.split(|c: char| !c.is_alphanumeric());
        let is_small = is_word(word) && all.any(|one| one == *word);
        let fits = |place: &UsageWord| {
            let mut words = place.alternatives();
            !place.repeats() && words.any(|one| one == *word || !is_small && !is_word(one))
        };
        let next = at.into_iter().filter(|at| places.get(*at).is_some_and(fits)).map(|at| at + 1);
        at = with_skipped(places, next.collect());
    }
    (!at.is_empty()).then_some(at)
}

/// These places, and those that may follow them directly.
///
/// A place follows if what lies between may be left out, or if the word before is said once more.
fn with_skipped(places: &[UsageWord], at: BTreeSet<usize>) -> BTreeSet<usize> {
    let mut all = at.clone();
    for from in at {
        let mut here = from;
        while places.get(here).is_some_and(|place| place.optional || place.repeats()) {
            if places[here].repeats() {
                all.insert(here - 1);
            }
            here += 1;
            all.insert(here);
        }
    }
    all
}

fn alternatives(place: &UsageWord) -> Vec<Next> {
    match place.values {
        _ if place.is_player() => vec![Next::Player],
        "KIND" => vec![Next::Penalty],
        "FILE" => vec![Next::File],
        _ => place.alternatives().filter_map(alternative).collect(),
    }
}

fn alternative(word: &str) -> Option<Next> {
    match word {
        "TABLE" => Some(Next::Table),
        "OFFICIAL" => Some(Next::Official),
        // The first-named and the second-named player of a table.
        "A" | "B" => Some(Next::Word(word.to_owned())),
        _ => is_word(word).then(|| Next::Word(word.to_owned())),
    }
}

/// Whether the usage means the word itself, and not something in its place.
fn is_word(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_lowercase())
}

/// Whether anything may be written behind the `=`.
fn is_free(setting: &UsageWord) -> bool {
    !setting.alternatives().all(|value| is_word(value) || matches!(value, "A" | "B"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::VERBS;

    fn after(verb: &str, said: &[&str], current: &str) -> Vec<String> {
        let told = |next: Next| match next {
            Next::Word(word) | Next::Value(word) | Next::Setting(word) => word,
            other => format!("<{other:?}>"),
        };
        next(VerbSpec::of(verb).unwrap(), said, current).into_iter().map(told).collect()
    }

    #[test]
    fn what_follows_in_a_verb_is_what_its_usage_says() {
        assert_eq!(after("drop", &[], ""), ["<Player>"]);
        assert_eq!(after("drop", &["Ala"], ""), Vec::<String>::new());
        assert_eq!(after("swap", &["Ala"], ""), ["<Player>"]);
        assert_eq!(
            after("report", &["3"], ""),
            ["concede", "noshow", "same", "drop=", "margin=", "round=", "stage="]
        );
        assert_eq!(after("report", &["3", "noshow"], ""), ["A", "B"]);
        assert_eq!(
            after("report", &["3", "W"], "drop="),
            [
                "concede",
                "correct",
                "timed",
                "drop=A",
                "drop=B",
                "drop=both",
                "drop=none",
                "margin=",
                "round=",
                "stage="
            ]
        );
        assert_eq!(after("begun", &["1", "2"], ""), ["no", "<Table>"]);
        assert_eq!(
            after("seat", &["Ala"], ""),
            ["bye", "loss", "next", "opponent", "for=", "<Table>"]
        );
        assert_eq!(after("list", &["Ala"], ""), ["accept", "<File>"]);
        assert_eq!(
            after("timer", &[], ""),
            ["add", "left", "pause", "resume", "set", "start", "stop"]
        );
        assert_eq!(after("setup", &["hold=yes"], "hold="), after("setup", &["hold=yes"], ""));
        assert!(after("setup", &[], "checkin=").contains(&"checkin=no".to_owned()));
    }

    #[test]
    fn no_usage_of_a_verb_gives_a_word_that_is_none() {
        for help in &VERBS {
            for word in after(help.verb, &[], "") {
                assert!(!word.contains([' ', '|', '[', '…']), "{}: {word}", help.verb);
            }
        }
    }
}
