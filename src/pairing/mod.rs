//! Pairing: Swiss, round robin, single and double elimination; and, separately, the checker.
//!
//! Pure code: chance comes in as a [`Draw`], everything else as plain values. Each function here
//! draws one round. [`check_swiss`] says independently whether a Swiss round keeps the rules. The
//! two share [`Contender`] and [`Drawn`] and nothing else.
//!
//! # What is proved of a Swiss round
//!
//! A round is published only when the [`checker`] has agreed with it. The checker proves:
//!
//! * Everybody plays, and the bye is the right one.
//! * Nobody meets a player they must not meet.
//! * No other such round has fewer rematches.
//! * Up to 320 players, if there are rematches, no others would be of players who have met less
//!   often, or as often and longer ago.
//! * Up to 320 players, no other such round pairs fewer players down, group by group from the top.
//!   None passes by fewer groups, and none has fewer tables of players who should be kept apart.
//! * In round 1, with any number of players, as few as possible meet who should be kept apart.
//!
//! With more than 320 players a bound on each group proves nearly always that no round pairs fewer
//! down. If the bound fails, the checker only knows that no two tables can exchange opponents for
//! the better. The same holds there for groups passed by and for players to keep apart.
//!
//! In a game paired by halves there is one right round: the first in an order of all rounds. The
//! order asks which groups slide, who goes below, whom they meet, and how the bottom half stands.
//! A run of groups that no pair leaves is checked against every round there is, up to twelve
//! players. In a larger run the checker knows the right round in two cases, both without a rematch.
//! Either a thousand tries find a slide of every group, or they find the pairs of a single group
//! that cannot slide.
//!
//! # The order of the criteria
//!
//! 1. The bye goes to the player of the rule. It goes to the next in the rule's order only if no
//!    round exists with that bye in which nobody meets whom they must not meet.
//! 2. Players who must not meet ([`Contender::never`]) never do: a rematch is preferred. If every
//!    round has such a pair, nothing is drawn, and [`impossible()`] names the players who cause it.
//! 3. Rematches are as few as they can be. Their players have met as few times as can be, added up,
//!    and then as many matches ago.
//! 4. Pairs down and groups passed by are as few as they can be: the rule's own order.
//! 5. Players who should not meet ([`Contender::apart`]) are kept apart as far as that allows. In
//!    round 1 nobody has met and all are one group, so there this is the first criterion.
//! 6. Chance, or by halves the nearest to the slide.
//!
//! If a round is paired or changed by hand, the organizer is told which of these it breaks. Each
//! round keeps its reasons ([`Explanation`]): `w` shows them on the screen, `show EVENT why` and
//! `show EVENT place WHO` in the shell.
//!
//! `benches/README.md` tells how to measure all this, and beside which other programs.
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

pub mod checker;
mod contender;
pub mod double;
mod draw;
pub mod explanation;
mod impossible;
mod round_robin;
mod single;
mod swiss;

pub use checker::{Breach, check_halves, check_swiss};
pub use contender::{Contender, Id};
pub use double::{DoubleElimination, Source};
pub use draw::{DRAW_VERSION, Draw, Seed};
pub use explanation::{Explanation, kept, points_phrase};
pub use impossible::{Impossible, impossible};
pub use round_robin::round_robin;
pub use single::{Game, Sides, first_games, next_games, sides, unseeded_first_games};
pub use swiss::{
    Drawn, LeastRepair, Underway, halves_by_start, least_repair, random_in_groups,
    tables_by_halves, tables_in_groups,
};

#[cfg(test)]
mod tests;
