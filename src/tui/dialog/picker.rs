//! Chooses a game by its own key, or by typed parts of its name.

use crate::event::name::{holds_words, normalise};
use crate::ruleset::{Entry as Game, Library};
use crate::tui::cursor_move::CursorMove;
use crate::tui::keys::Key;
use crate::tui::text_field::TextField;

#[derive(Debug, Default)]
pub struct Picker {
    pub filter: TextField,
    /// Whether every letter is typed into the filter, also one that is the key of a game.
    pub typing: bool,
    pub at: usize,
}

impl Picker {
    /// The games whose name, format or id contains all typed words, in either language.
    pub fn games<'a>(&self, library: &'a Library) -> Vec<&'a Game> {
        let wanted = normalise(self.filter.value().trim());
        let names = |entry: &Game| {
            let ruleset = &entry.ruleset;
            ["en", "pl"].map(|language| {
                let texts = [entry.family(), &ruleset.name, &ruleset.format];
                let [family, name, format] = texts.map(|text| text.get(language));
                normalise(&format!("{family} {name} {format} {}", ruleset.id))
            })
        };
        let fits = |entry: &&Game| names(entry).iter().any(|name| holds_words(name, &wanted));
        library.all().iter().filter(fits).collect()
    }

    pub fn chosen<'a>(&self, library: &'a Library) -> Option<&'a Game> {
        let games = self.games(library);
        games.get(self.at.min(games.len().saturating_sub(1))).copied()
    }

    pub fn step(&mut self, step: CursorMove, library: &Library) {
        self.at = step.from(self.at, self.games(library).len());
    }

    pub fn handle_text_key(&mut self, key: Key) {
        if self.filter.key(key) {
            self.at = 0;
        }
    }

    /// Whether letters are typed, or were.
    pub fn is_narrowed(&self) -> bool {
        self.typing || !self.filter.is_empty()
    }

    /// Shows all games again; false if they are shown already.
    pub fn end_narrowing(&mut self) -> bool {
        let narrowed = self.is_narrowed();
        *self = Picker::default();
        narrowed
    }

    /// The game on this key, while nothing is typed.
    pub fn on_key<'a>(&self, library: &'a Library, key: Key) -> Option<&'a Game> {
        let sign = key.sign().filter(|_| !self.is_narrowed())?;
        library.on_key(sign)
    }
}
