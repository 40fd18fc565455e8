//! A table whose time is up: what is known, what the judge says, and what is wanted next.

use crate::event::games::Games;
use crate::event::outcome::Side;
use crate::pairing::Seed;
use crate::ruleset::{Margin, MatchShape, PointsPer, Procedure, RoundKind, Ruleset};

/// The judge's statements about a table whose time is up, as they were typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TimeCall {
    /// The letters of the games before the one being played. None: those known already.
    pub games: Option<String>,
    pub game: Option<GameNow>,
    /// The winner of that game before play stopped; the inner None is nobody.
    pub won: Option<Option<Side>>,
    /// The last round of that game that was played to its end.
    pub round_of_game: Option<u32>,
    pub situation: Option<String>,
    /// As typed: the counts by their field's id, the seat of a side by the side's name, and the
    /// margin by its word.
    pub counted: Vec<(String, String)>,
    /// The program rolls the die, if the steps come to it.
    pub roll: bool,
    /// A result that the table has already is knowingly replaced.
    pub replace: bool,
}

/// The game that time finds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameNow {
    /// This one is being played, counted from 1.
    Number(u32),
    /// One game is over, and the next has not begun.
    Between,
}

/// The table, as far as the calculation needs it.
#[derive(Debug, Clone)]
pub struct Setting<'a> {
    pub ruleset: &'a Ruleset,
    pub procedure: &'a Procedure,
    pub shape: MatchShape,
    /// Whether a game may be drawn.
    pub draws: bool,
    /// The rule for the margin, if one is entered here.
    pub margin: Option<&'a Margin>,
    /// What the points are for, if a win on time is worth less here.
    pub timed: Option<PointsPer>,
    /// The games known so far, while the match goes on.
    pub so_far: Games,
    /// The seat of the first-named side in each game, as far as it is recorded.
    pub first_sides: [Option<Side>; 3],
    /// The seed of the event, and what the rolls are for: they can be repeated from both.
    pub seed: Seed,
    pub purpose: String,
}

/// Something that must be said before the table is decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// The game that is being played.
    Game,
    /// The games before it.
    GamesBefore,
    /// Whether anybody won the game before play stopped.
    Winner { game: u32 },
    /// The round that was played to its end; the rules ask for at least this one.
    RoundOfGame { game: u32, least: u32 },
    /// The player of the first-named side.
    FirstSide,
    /// The count of this field of this step.
    Count { step: usize, field: usize },
    /// By how much this side has won.
    Margin { winner: Side },
    /// A roll of the die; `again` after equal ones.
    Roll { step: usize, again: bool },
}

/// The procedure for such a round, if the rules of the game have one to carry out.
pub fn procedure_for(ruleset: &Ruleset, kind: RoundKind, shape: MatchShape) -> Option<&Procedure> {
    ruleset.end_of_time.iter().find(|procedure| procedure.holds(kind, shape))
}
