//! What the game's file has for a judge, found by typing.

use crate::event::name::fold;
use crate::ruleset::{Advice, Ruleset, handbook};
use crate::tui::field::Field;
use crate::tui::keys::Key;
use crate::tui::scroll::Scroll;
use crate::tui::text;

#[derive(Debug)]
pub struct Rules {
    /// What is looked for.
    pub wanted: Field,
    pub scroll: Scroll,
    /// Polish is read; else English.
    pub polish: bool,
    /// Everything there is, in English and in Polish.
    pairs: Vec<(Advice, Advice)>,
}

impl Rules {
    pub fn of(ruleset: &Ruleset) -> Rules {
        let [english, polish] = ["en", "pl"].map(|language| handbook(ruleset, language));
        Rules {
            wanted: Field::default(),
            scroll: Scroll::default(),
            polish: false,
            pairs: english.into_iter().zip(polish).collect(),
        }
    }

    pub fn count(&self) -> usize {
        self.pairs.len()
    }

    /// Those that hold all the words typed, in either language: each in the
    /// language that is read, and its topic in the other.
    pub fn found(&self) -> Vec<(&Advice, &str)> {
        let wanted = fold(self.wanted.value().trim());
        let holds = |advice: &Advice| text::holds(&advice.all(), &wanted);
        let found = self.pairs.iter().filter(|(english, polish)| holds(english) || holds(polish));
        found
            .map(|(english, polish)| match self.polish {
                true => (polish, english.topic.as_str()),
                false => (english, polish.topic.as_str()),
            })
            .collect()
    }

    pub fn typed(&mut self, key: Key) {
        if self.wanted.key(key) {
            self.scroll.top();
        }
    }

    pub fn paste(&mut self, text: &str) {
        self.wanted.paste(text.trim());
        self.scroll.top();
    }

    /// Nothing is looked for any more.
    pub fn show_all(&mut self) {
        self.wanted.clear();
        self.scroll.top();
    }
}
