//! Chooses a game by its own key, or by typed parts of its name.

use crate::event::name::{holds_words, normalise, whole_words};
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
    ///
    /// Those come first whose name or id begins with the text, then those in whose name a word
    /// does, then those in whose format a word does.
    pub fn games<'a>(&self, library: &'a Library) -> Vec<&'a Game> {
        let wanted = normalise(self.filter.value().trim());
        let fit = |entry: &Game| {
            let ruleset = &entry.ruleset;
            let in_language = |language| {
                let texts = [entry.family(), &ruleset.name, &ruleset.format];
                let [family, name, format] = texts.map(|text| normalise(text.get(language)));
                let id = normalise(&ruleset.id);
                // What all games of a publisher begin with says nothing.
                let own = name.rsplit(": ").next().unwrap_or_default();
                let all = format!("{family} {name} {format} {id}");
                let has_words = |text: &str| whole_words(text, &wanted).is_some();
                match holds_words(&all, &wanted) {
                    false => None,
                    true if [&name, own, &id].iter().any(|it| it.starts_with(&wanted)) => Some(0),
                    true if has_words(&format!("{family} {name}")) => Some(1),
                    true if has_words(&format) => Some(2),
                    true => Some(3),
                }
            };
            ["en", "pl"].into_iter().filter_map(in_language).min()
        };
        let games = library.all().iter();
        let mut found: Vec<(u8, &Game)> =
            games.filter_map(|game| Some((fit(game)?, game))).collect();
        found.sort_by_key(|(rank, _)| *rank);
        found.into_iter().map(|(_, game)| game).collect()
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
