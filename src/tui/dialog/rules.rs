//! The rules that the game's file has for a judge, searched by typing.

use super::search::{Entry, Hits};
use crate::ruleset::{Advice, Ruleset, handbook};
use crate::tui::keys::Key;
use crate::tui::scroll::Scroll;
use crate::tui::text_field::TextField;
use crate::words::Words;

#[derive(Debug)]
pub struct Rules {
    /// The text searched for.
    pub wanted: TextField,
    pub scroll: Scroll,
    /// Whether the rules are shown in the other language than the screen's.
    pub other: bool,
    /// The language of the screen, and another.
    languages: [Words; 2],
    /// All entries, in both languages.
    pairs: Vec<(Advice, Advice)>,
    /// The words of each pair.
    entries: Vec<Entry>,
}

/// The hits of the search.
pub struct Found<'a> {
    /// The entries in the language shown, each with its topic in the other language.
    pub advice: Vec<(&'a Advice, &'a str)>,
    /// Whether each of them holds every word; otherwise each holds as many as any entry does.
    pub all_words: bool,
}

impl Rules {
    /// The rules in the language of the screen. Beside another language stands English, and
    /// beside English stands Polish.
    pub fn of(ruleset: &Ruleset, words: &Words) -> Rules {
        let other = match words.tag() {
            "en" => Words::built_in("pl").unwrap_or_else(|| words.clone()),
            _ => Words::english().clone(),
        };
        let (own, beside) = (handbook(ruleset, words), handbook(ruleset, &other));
        let pairs: Vec<(Advice, Advice)> = own.into_iter().zip(beside).collect();
        let entry = |(own, other): &(Advice, Advice)| {
            let title = format!("{} {}", own.topic, other.topic);
            Entry::of(&title, &format!("{} {}", own.body(), other.body()))
        };
        Rules {
            wanted: TextField::default(),
            scroll: Scroll::default(),
            other: false,
            languages: [words.clone(), other],
            entries: pairs.iter().map(entry).collect(),
            pairs,
        }
    }

    pub fn count(&self) -> usize {
        self.pairs.len()
    }

    /// The entries that hold the typed words, in either language, the best first.
    pub fn found(&self) -> Found<'_> {
        let hits = Hits::of(&self.entries, self.wanted.value());
        let shown = |at: &usize| {
            let (own, other) = &self.pairs[*at];
            match self.other {
                true => (other, own.topic.as_str()),
                false => (own, other.topic.as_str()),
            }
        };
        Found { advice: hits.order.iter().map(shown).collect(), all_words: hits.all_words }
    }

    /// The ids of the rulings found that ask questions, the best first.
    pub fn guided(&self) -> Vec<String> {
        self.found().advice.iter().filter_map(|(advice, _)| advice.guided.clone()).collect()
    }

    /// The language in which the rules are shown.
    pub fn words(&self) -> &Words {
        &self.languages[usize::from(self.other)]
    }

    pub fn handle_text_key(&mut self, key: Key) {
        if self.wanted.key(key) {
            self.scroll.top();
        }
    }

    pub fn paste(&mut self, text: &str) {
        self.wanted.paste(text.trim());
        self.scroll.top();
    }

    /// Ends the search and shows everything.
    pub fn show_all(&mut self) {
        self.wanted.clear();
        self.scroll.top();
    }
}
