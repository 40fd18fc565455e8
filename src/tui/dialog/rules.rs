//! The rules that the game's file has for a judge, searched by typing.

use crate::event::name::{contains_words, normalise};
use crate::ruleset::{Advice, Ruleset, handbook};
use crate::tui::keys::Key;
use crate::tui::scroll::Scroll;
use crate::tui::text_field::TextField;

#[derive(Debug)]
pub struct Rules {
    /// The text searched for.
    pub wanted: TextField,
    pub scroll: Scroll,
    /// Whether the rules are shown in Polish; otherwise they are in English.
    pub polish: bool,
    /// All entries, in English and in Polish.
    pairs: Vec<(Advice, Advice)>,
}

impl Rules {
    pub fn of(ruleset: &Ruleset) -> Rules {
        let [english, polish] = ["en", "pl"].map(|language| handbook(ruleset, language));
        Rules {
            wanted: TextField::default(),
            scroll: Scroll::default(),
            polish: false,
            pairs: english.into_iter().zip(polish).collect(),
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
        let found = self.pairs.iter().filter(|(english, polish)| holds(english) || holds(polish));
        found
            .map(|(english, polish)| match self.polish {
                true => (polish, english.topic.as_str()),
                false => (english, polish.topic.as_str()),
            })
            .collect()
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
