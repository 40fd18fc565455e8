//! Chooses a game by its own key, or by a typed part of its name.

use crate::event::name::normalise;
use crate::ruleset::{Entry as Game, Library};
use crate::tui::cursor_move::CursorMove;
use crate::tui::keys::Key;
use crate::tui::text_field::TextField;

#[derive(Debug, Default)]
pub struct Picker {
    pub filter: TextField,
    pub at: usize,
}

impl Picker {
    /// The games whose name or format contains the typed text, in either language.
    pub fn games<'a>(&self, library: &'a Library) -> Vec<&'a Game> {
        let wanted = normalise(self.filter.value());
        let names = |entry: &Game| {
            let ruleset = &entry.ruleset;
            ["en", "pl"].map(|language| {
                let [name, format] = [&ruleset.name, &ruleset.format].map(|t| t.get(language));
                normalise(&format!("{name} {format}"))
            })
        };
        let fits = |entry: &&Game| names(entry).iter().any(|name| name.contains(&wanted));
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

    /// The game on this key, while nothing is typed.
    pub fn on_key<'a>(&self, library: &'a Library, key: Key) -> Option<&'a Game> {
        let sign = key.sign().filter(|_| self.filter.is_empty())?;
        library.on_key(sign)
    }
}
