//! A game of a bracket, with everything that is written about it.

use crate::pairing::Source;
use crate::tui::text;

/// One of the two places of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Place {
    pub seed: Option<usize>,
    /// Empty: nobody yet.
    pub name: String,
    /// Games won, once the match is over.
    pub score: String,
    pub fate: Fate,
    /// Where whoever will have the place comes from, where that is not told
    /// by the lines alone.
    pub awaits: Option<Source>,
}

impl Place {
    /// What stands in the place, in so many columns.
    pub fn words(&self, columns: usize) -> String {
        match (self.fate, self.awaits) {
            (Fate::Empty, _) => "bye".to_owned(),
            (Fate::Unknown, Some(source)) => {
                let whole = source.words();
                if text::width(&whole) <= columns { whole } else { source.short() }
            }
            _ => self.name.clone(),
        }
    }
}

/// What has become of whoever has the place.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Fate {
    /// The game that fills the place is not over.
    #[default]
    Unknown,
    /// Here, and the round is not drawn yet.
    Waiting,
    Playing,
    Won,
    Lost,
    /// Nobody will come.
    Empty,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Game {
    /// From 1 in each round, as the rules number them.
    pub number: u32,
    pub table: Option<u32>,
    pub places: [Place; 2],
}

impl Game {
    /// Being played now.
    pub fn is_live(&self) -> bool {
        self.places.iter().any(|place| place.fate == Fate::Playing)
    }

    /// Nothing more will happen in it.
    pub fn is_settled(&self) -> bool {
        let open =
            |place: &Place| matches!(place.fate, Fate::Unknown | Fate::Waiting | Fate::Playing);
        !self.places.iter().any(open)
    }

    pub fn winner(&self) -> Option<&Place> {
        self.winning().map(|index| &self.places[index])
    }

    /// 0: the upper place won; 1: the lower.
    pub fn winning(&self) -> Option<usize> {
        self.places.iter().position(|place| place.fate == Fate::Won)
    }
}
