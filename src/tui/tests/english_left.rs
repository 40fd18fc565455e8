//! Looks for English on a Polish screen.
//!
//! A word is English if it stands in a short list, or if the texts of the program have it in
//! English and not in Polish. A word with a small first letter is suspect as well if the
//! English screen of the same moment has it. This rule finds a text without a message.

use super::TestApp;
use super::english_words::{DICTIONARY, plain, words};
use crate::tui::dialog::Dialog;
use crate::words::Words;
use std::collections::{BTreeMap, BTreeSet};

/// Words of a screen that somebody has typed.
const TYPED: [(&str, &str); 3] = [
    ("anna", "the user who runs the program"),
    ("ben", "the user who runs another program"),
    ("zzz", "the part of a game's name that no game has"),
];

/// The lines of screens that hold English, each with its words and where it was first seen.
#[derive(Debug, Default)]
pub struct EnglishLeft {
    found: BTreeMap<String, (BTreeSet<String>, String)>,
    /// The lines that were looked at.
    seen: BTreeSet<String>,
    /// The words that the organizer has typed.
    typed: BTreeSet<String>,
}

impl EnglishLeft {
    /// Takes the words of this text for names.
    pub fn allow(&mut self, text: &str) {
        self.typed.extend(words(text).map(str::to_lowercase));
    }

    /// Whether somebody has typed the word, or it is the end of it in a narrow field.
    fn is_typed(&self, word: &str) -> bool {
        let end = |typed: &String| typed == word || word.len() > 2 && typed.ends_with(word);
        TYPED.iter().any(|(typed, _)| *typed == word) || self.typed.iter().any(end)
    }

    /// Looks at the screen, which is drawn in Polish. The words of `typing` stand in a field of it.
    pub fn look(&mut self, play: &mut TestApp, typing: &str, place: &str) {
        assert_eq!(play.app.model.words.tag(), "pl", "{place}");
        let rules = play.app.model.dialogs.iter().any(|one| matches!(one, Dialog::Rules(_)));
        let english = |play: &mut TestApp| {
            let polish = std::mem::replace(&mut play.app.model.words, Words::english().clone());
            let english = play.screen();
            play.app.model.words = polish;
            english
        };
        let screen = play.screen();
        self.compare(&screen, || english(play), rules, typing, place);
    }

    /// Looks at the lines of the screen that have not been seen yet.
    pub fn compare(
        &mut self,
        screen: &str,
        english: impl FnOnce() -> String,
        rules: bool,
        typing: &str,
        place: &str,
    ) {
        let fresh: Vec<&str> =
            screen.lines().filter(|line| self.seen.insert((*line).to_owned())).collect();
        if fresh.is_empty() {
            return;
        }
        let english = english();
        let also: BTreeSet<&str> = words(&english).collect();
        let typing: BTreeSet<&str> = words(typing).collect();
        for line in fresh {
            // A topic of the rules stands there in the other language as well.
            let told = match line.split_once(" · ") {
                Some((topic, _)) if rules => topic,
                _ => line,
            };
            // The end of a word in a narrow field is no word.
            let whole = told.split(' ').filter(|word| !word.starts_with('…'));
            let whole = whole.collect::<Vec<_>>().join(" ");
            for word in words(&plain(&whole)) {
                let small = word.to_lowercase();
                // A text without a message is the same on both screens.
                let untold = also.contains(word)
                    && word == small
                    && word.is_ascii()
                    && !DICTIONARY.polish.contains(word);
                if (untold || DICTIONARY.english.contains(&small))
                    && !typing.contains(word)
                    && !self.is_typed(&small)
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
