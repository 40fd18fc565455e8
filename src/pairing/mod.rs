//! Pairing: Swiss, round robin, single and double elimination; and, apart, the checker.
//!
//! Pure code: chance comes in as a [`Draw`], everything else as plain values. Each function here
//! draws one round. [`check_swiss`] says independently whether a Swiss round keeps the rules. The
//! two share the data types of this file and nothing else.
//!
//! # What is proved of a Swiss round
//!
//! A round is published only when the [`checker`] has agreed with it. The checker proves:
//!
//! * Everybody plays, and the bye is the right one.
//! * In round 1 as few meet as can be who should be kept apart.
//! * No round has fewer rematches.
//! * Up to 320 players, no such round pairs fewer down, group by group from the top, nor passes by
//!   fewer groups.
//!
//! With more players a bound on each group proves in nearly every round that none pairs fewer down.
//! If the bound fails, the checker only knows that no two tables can exchange opponents for the
//! better. The same holds there for groups passed by.
//!
//! In a game paired by halves there is one right round: the first in an order of all rounds. The
//! order asks which groups slide, who goes below, whom they meet, and how the bottom half stands.
//! Neighbouring groups that no pair leaves are checked against every round there is, up to twelve
//! players. In larger ones the checker knows the right round in two cases. Both need no rematch: a
//! thousand tries find a slide of every group, or the pairs of a group by itself that cannot slide.
//!
//! A round paired or changed by hand is told each of these that it breaks. Each round keeps its
//! reasons ([`why`]): `w` on the screen, `show EVENT why` and `show EVENT place WHO` in the shell.
//!
//! `benches/README.md` lists how to measure all this, and beside which other programs.
//!
//! ```
//! use komandor::pairing::{check_swiss, random_in_groups, Contender, Draw};
//!
//! // Four players after one round: 1 and 2 won, 1 met 3 and 2 met 4.
//! let field: Vec<Contender> =
//!     [(1, 1, 3), (2, 1, 4), (3, 0, 1), (4, 0, 2)]
//!         .map(|(id, points, met)| Contender { met: vec![met], ..Contender::new(id, points, id) })
//!         .into();
//! let drawn = random_in_groups(&field, false, &mut Draw::new(91, "stage 1 round 2"));
//! assert_eq!(drawn.tables, [(1, 2), (3, 4)]);
//! assert!(check_swiss(&field, false, &(drawn.tables, drawn.bye)).is_empty());
//! ```

mod bye;
pub mod checker;
pub mod double;
mod draw;
mod round_robin;
mod sides;
mod single;
mod swiss;
pub mod why;

pub use bye::choose_bye;
pub use checker::{Breach, check_halves, check_swiss};
pub use double::{DoubleElimination, Source};
pub use draw::Draw;
pub use round_robin::round_robin;
pub use sides::{Sides, sides};
pub use single::{Game, first_games, next_games, unseeded_first_games};
pub use swiss::{halves_by_start, random_in_groups};
pub use why::{Why, kept};

/// The id of an entrant, unique in their event.
pub type Id = u32;

/// One player as Swiss pairing sees them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contender {
    /// Unique in the field.
    pub id: Id,
    /// Points in this stage. Players with equal points form a score group.
    pub points: u32,
    /// Byes in this stage, with those wins without play that count as byes.
    pub byes: u32,
    /// Place in the current standings: 1 is the best, and no two players share a place.
    pub place: u32,
    /// Start number, drawn before round 1 and kept; no two players share one.
    pub start: u32,
    /// Opponents met in this stage. It is enough if one of the two lists the other.
    pub met: Vec<Id>,
    /// Players they should not meet in round 1, such as relatives. Kept apart if possible.
    pub apart: Vec<Id>,
}

impl Contender {
    /// A player with a clean record whose place and start number are the same.
    pub fn new(id: Id, points: u32, place: u32) -> Contender {
        Contender { id, points, byes: 0, place, start: place, met: Vec::new(), apart: Vec::new() }
    }
}

/// The result of drawing one round.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Drawn {
    /// The tables, highest score group first.
    ///
    /// At each table the player with more points comes first, or on equal points the player with
    /// the lower start number.
    pub tables: Vec<(Id, Id)>,
    /// The player who sits out and gets a win, if the number of players is odd.
    pub bye: Option<Id>,
    /// The tables whose players have met before.
    ///
    /// Empty unless every possible round has a rematch; then there are as few as possible.
    pub rematches: Vec<(Id, Id)>,
    /// One reason for each table, in the order of `tables`, then one for the bye.
    pub why: Vec<Why>,
}

#[cfg(test)]
mod events;
