//! Looks for English on a Polish screen.
//!
//! A word is English if it stands in a short list, or if the English catalogue has it and
//! the Polish one does not. A word that begins with a small letter and stands on the English
//! screen of the same moment as well is suspect too: so a text without a message is found.

use super::TestApp;
use crate::words::Words;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

/// English words that cannot stand in a Polish sentence, whatever the catalogues hold.
const ENGLISH: [&str; 62] = [
    "the", "is", "are", "of", "and", "or", "an", "in", "it", "its", "for", "from", "with",
    "without", "not", "this", "that", "was", "were", "has", "have", "been", "which", "who", "what",
    "why", "there", "here", "before", "after", "again", "now", "nothing", "nobody", "round",
    "rounds", "table", "tables", "player", "players", "result", "results", "event", "events",
    "press", "key", "keys", "saved", "undone", "beat", "won", "lost", "place", "places", "point",
    "points", "name", "rules", "standings", "missing", "paired", "seed",
];

/// Files of the catalogue that only the command line tells: they quote what is typed in a
/// shell, and that is English in every language.
const OF_THE_SHELL: [&str; 6] = ["cli", "man", "simulate", "usage", "verb", "wrong-usage"];

/// What stands in a Polish screen as it is typed.
const TYPED: [(&str, &str); 1] = [
    ("setup rounds=", "a verb: it is typed in English in every language"),
];

/// Words that are the same in both languages.
const SHARED: [(&str, &str); 1] = [
    ("anna", "the name of the user who runs the program"),
];

static ENGLISH_WORDS: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let polish = &*POLISH_WORDS;
    let mut english = of_catalogue("en");
    english.retain(|word| !polish.contains(word));
    english.extend(ENGLISH.map(str::to_owned));
    english
});

static POLISH_WORDS: LazyLock<BTreeSet<String>> = LazyLock::new(|| of_catalogue("pl"));

/// The words of a catalogue, without what it puts between braces.
fn of_catalogue(tag: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("config/words").join(tag);
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let of_the_shell = |path: &Path| OF_THE_SHELL.iter().any(|name| path.ends_with(name));
    let of_screens = files.filter(|path| !of_the_shell(&path.with_extension("")));
    let texts = of_screens.map(|path| fs::read_to_string(path).unwrap());
    texts.flat_map(|text| text.lines().flat_map(of_line).collect::<Vec<_>>()).collect()
}

/// The words of a line of a catalogue.
fn of_line(line: &str) -> Vec<String> {
    let text = match line.trim_start() {
        comment if comment.starts_with('#') => "",
        variant if line.starts_with(' ') => variant.split_once(']').map_or(variant, |of| of.1),
        _ => line.split_once('=').map_or("", |of| of.1),
    };
    let (mut plain, mut inside) = (String::new(), false);
    for sign in text.chars() {
        inside = sign == '{' || inside && sign != '}';
        plain.push(if inside { ' ' } else { sign });
    }
    words(&plain).map(str::to_lowercase).collect()
}

/// The words of at least two letters; one that is cut at its end is none.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let cut = |word: &str| {
        let end = word.as_ptr() as usize - text.as_ptr() as usize + word.len();
        text[end..].starts_with('…')
    };
    let parts = text.split(|sign: char| !sign.is_alphabetic());
    parts.filter(move |word| word.chars().count() > 1 && !cut(word))
}

/// The lines of screens that hold English, each with its words and where it was first seen.
#[derive(Debug, Default)]
pub struct EnglishLeft {
    found: BTreeMap<String, (BTreeSet<String>, String)>,
    /// What the organizer has typed: names and reasons.
    typed: BTreeSet<String>,
}

impl EnglishLeft {
    /// Takes the words of this text for names.
    pub fn allow(&mut self, text: &str) {
        self.typed.extend(words(text).map(str::to_lowercase));
    }

    /// Looks at the screen, which is drawn in Polish.
    pub fn look(&mut self, play: &mut TestApp, place: &str) {
        let polish = std::mem::replace(&mut play.app.model.words, Words::english().clone());
        assert_eq!(polish.tag(), "pl");
        let english = play.screen();
        play.app.model.words = polish;
        let also: BTreeSet<&str> = words(&english).collect();
        for line in play.screen().lines() {
            let mut plain = line.to_owned();
            for (typed, _) in TYPED {
                plain = plain.replace(typed, "");
            }
            for word in words(&plain) {
                let small = word.to_lowercase();
                let shared = SHARED.iter().any(|(shared, _)| *shared == small);
                let suspect = also.contains(word) && *word == *small && !POLISH_WORDS.contains(word);
                if !shared
                    && !self.typed.contains(&small)
                    && (suspect || ENGLISH_WORDS.contains(&small))
                {
                    let found = self.found.entry(line.trim().to_owned());
                    let (words, _) = found.or_insert_with(|| (BTreeSet::new(), place.to_owned()));
                    words.insert(word.to_owned());
                }
            }
        }
    }

    /// Fails if any English was seen, with all of it.
    #[track_caller]
    pub fn assert_none(self) {
        let told = |(line, (words, place)): (&String, &(BTreeSet<String>, String))| {
            format!("{words:?} {place}:\n    {line}\n")
        };
        let found: String = self.found.iter().map(told).collect();
        assert!(found.is_empty(), "{} lines hold English:\n{found}", self.found.len());
    }
}

#[test]
fn the_words_of_a_text_are_read() {
    assert_eq!(words("Runda 1: 2 sto… i, żółw").collect::<Vec<_>>(), ["Runda", "żółw"]);
    assert_eq!(of_line("name = Round { $n } of { $n ->"), ["round", "of"]);
    assert_eq!(of_line("   *[other] { $n } Players"), ["players"]);
    assert_eq!(of_line("# A comment."), Vec::<String>::new());
    assert!(ENGLISH_WORDS.contains("marshal"));
    assert!(!ENGLISH_WORDS.contains("turniej"));
}
