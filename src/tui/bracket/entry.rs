//! A game of a bracket, with every text written about it.

use crate::event::{Event, Id, Pairing, Stage};
use crate::msg;
use crate::pairing::Source;
use crate::tui::ui::text;
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
    /// A place that nobody will take.
    pub fn empty() -> Slot {
        Slot { fate: Fate::Empty, ..Slot::default() }
    }

    /// The place of an entrant of this stage.
    pub fn of(event: &Event, stage: &Stage, id: Id, fate: Fate) -> Slot {
        let seed = stage.seeds.iter().position(|seed| *seed == id).map(|at| at + 1);
        Slot { seed, name: event.label(id), fate, ..Slot::default() }
    }

    /// The same with the entrant's part of the score, if there is a result by games.
    pub fn with_score(self, event: &Event, pairing: &Pairing, id: Id) -> Slot {
        let played = pairing.outcome.as_ref().filter(|outcome| !outcome.games.is_empty());
        let [a, b] = played.map_or_else(Default::default, |outcome| event.score(pairing, outcome));
        Slot { score: if pairing.a == id { a } else { b }, ..self }
    }

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

/// Options of a drawing: the chosen table or seed, the scroll position, and the columns by which it
/// is moved from the round that is played.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct DrawOptions {
    pub selected: Option<u32>,
    pub seed: Option<usize>,
    pub scroll: u16,
    pub moved: isize,
}

/// The columns of a drawing: those in sight, and those hidden on either side.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Columns {
    pub before: usize,
    pub shown: usize,
    pub after: usize,
}

/// How a place is marked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    None,
    /// The sign of the cursor stands before it.
    Cursor,
    /// It is the other place of the chosen game, whose sign stands at the first.
    Beside,
}

impl DrawOptions {
    /// Whether this place is chosen: its table, or its seed while it waits for a game.
    pub fn mark(&self, game: &DrawnGame, place: &Slot) -> Mark {
        let table = self.selected.is_some() && game.is_live() && game.table == self.selected;
        let waits = place.fate == Fate::Waiting && place.seed.is_some();
        match table || waits && place.seed == self.seed {
            true if table && std::ptr::eq(place, &game.places[1]) => Mark::Beside,
            true => Mark::Cursor,
            false => Mark::None,
        }
    }
}
