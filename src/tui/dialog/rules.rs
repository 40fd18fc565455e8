//! The rules that the game's file has for a judge, searched by typing.

use crate::event::name::{contains_words, normalise};
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
        Rules {
            wanted: TextField::default(),
            scroll: Scroll::default(),
            other: false,
            languages: [words.clone(), other],
            pairs: own.into_iter().zip(beside).collect(),
        }
    }

    pub fn count(&self) -> usize {
        self.pairs.len()
    }

    /// The entries that contain all typed words, in either language. Each comes in the language
    /// shown, with its topic in the other language.
    pub fn found(&self) -> Vec<(&Advice, &str)> {
        let wanted = normalise(self.wanted.value().trim());
        let holds = |advice: &Advice| contains_words(&advice.all(), &wanted);
        let found = self.pairs.iter().filter(|(own, other)| holds(own) || holds(other));
        found
            .map(|(own, other)| match self.other {
                true => (other, own.topic.as_str()),
                false => (own, other.topic.as_str()),
            })
            .collect()
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
