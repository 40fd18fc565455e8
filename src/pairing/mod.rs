//! Pairing: Swiss, round robin, single and double elimination, and a separate checker.
//!
//! The code is pure. Chance comes in as a [`Draw`], everything else as plain values. Each function
//! here draws one round. [`check_swiss`] decides independently whether a Swiss round keeps the
//! rules. The two share [`Contender`] and [`Drawn`] and nothing else.
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
mod contender;
pub mod double;
mod draw;
pub mod explanation;
mod round_robin;
mod sides;
mod single;
mod swiss;

pub use bye::choose_bye;
pub use checker::{Breach, check_halves, check_swiss};
pub use contender::{Contender, Id};
pub use double::{DoubleElimination, Source};
pub use draw::Draw;
pub use explanation::{Explanation, kept};
pub use round_robin::round_robin;
pub use sides::{Sides, sides};
pub use single::{Game, first_games, next_games, unseeded_first_games};
pub use swiss::{Drawn, halves_by_start, random_in_groups};

#[cfg(test)]
mod events;
