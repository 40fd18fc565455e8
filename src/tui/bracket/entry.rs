//! A game of a bracket, with every text written about it.

use crate::msg;
use crate::pairing::Source;
use crate::tui::text;
use crate::words::Words;

/// One of the two places of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Slot {
    pub seed: Option<usize>,
    /// Empty while nobody has the place.
    pub name: String,
    /// Games won, once the match is over.
    pub score: String,
    pub fate: Fate,
    /// The match that fills this place, if the lines alone do not show it.
    pub awaits: Option<Source>,
}

impl Slot {
    /// The text in the place, short enough for this number of columns if possible.
    pub fn told(&self, columns: usize, words: &Words) -> String {
        match (self.fate, self.awaits) {
            (Fate::Empty, _) => words.text(&msg!("result.bye")),
            (Fate::Unknown, Some(source)) => {
                let whole = words.text(&source.words());
                if text::width(&whole) <= columns { whole } else { source.short() }
            }
            _ => self.name.clone(),
        }
    }
}

/// The state of the player in a place.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Fate {
    /// The game that fills this place is not over.
    #[default]
    Unknown,
    /// The player is known, but the round is not drawn yet.
    Waiting,
    Playing,
    Won,
    Lost,
    /// Nobody will take this place.
    Empty,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct DrawnGame {
    /// Counted from 1 in each round, in the order of the rules.
    pub number: u32,
    pub table: Option<u32>,
    pub places: [Slot; 2],
}

impl DrawnGame {
    /// Whether the game is being played now.
    pub fn is_live(&self) -> bool {
        self.places.iter().any(|place| place.fate == Fate::Playing)
    }

    /// Whether nothing more can happen in this game.
    pub fn is_settled(&self) -> bool {
        let open =
            |place: &Slot| matches!(place.fate, Fate::Unknown | Fate::Waiting | Fate::Playing);
        !self.places.iter().any(open)
    }

    pub fn winner(&self) -> Option<&Slot> {
        self.winning().map(|index| &self.places[index])
    }

    /// 0 if the upper place won, 1 if the lower place did.
    pub fn winning(&self) -> Option<usize> {
        self.places.iter().position(|place| place.fate == Fate::Won)
    }
}

/// The notice above a provisional drawing; None for a real bracket.
pub(super) type Notice = Option<String>;

/// Options of a drawing: the chosen table or seed, and the scroll position.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct DrawOptions {
    pub selected: Option<u32>,
    pub seed: Option<usize>,
    pub scroll: u16,
}
