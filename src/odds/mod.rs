//! The odds of the cut: who is certain of it, who is out, and the chances of everybody between.
//!
//! | function or type | question |
//! |---|---|
//! | [`prospects`] | who makes the cut, or misses it, however the rest ends |
//! | [`Playouts`] | how often everybody makes it if the rest is played out at random |
//! | [`Playouts::what_if`] | what each result of this round means for one player |
//! | [`safe_draw`] | whether two players may draw, and are both certain then |
//! | [`comes_in`] | who comes in if one of those in the cut gives up the place |
//!
//! # What is assumed
//!
//! Every figure belongs to the state it was computed from, and is void once that changes. It
//! assumes that everybody who is here stays, and that only results and rounds happen. There is no
//! drop, penalty, correction, late entry or return, no other plan, and the announced cut is made. A
//! result may be any that the rules allow, with no-shows, concessions, wins on time and matches
//! that both lose. A player who does not appear is still assumed to stay.
//!
//! A player who leaves gives nobody a worse place in the rounds already paired, so those who are
//! certain stay certain. A player who is out may come back in. A penalty, a correction or a round
//! that is paired later without them can change either.
//!
//! # Who reaches the goal
//!
//! | event | reached by |
//! |---|---|
//! | a cut is announced | those whom it takes, of all who are here and have a place |
//! | no cut | the first in the standings, who is champion even after leaving |
//! | a game with a deciding match | those with the most points, alone or level, who may still win; of several, those who are here |
//!
//! A house player has no place, and a disqualified player reaches nothing. Nobody is certain of a
//! cut that may turn out too small to be made.
//!
//! Pure code: no clock, no file, no environment. The seed is an argument.

mod certain;
mod playouts;
mod rest;

pub use certain::{Goal, Prospect, Prospects, comes_in, prospects, safe_draw};
pub use playouts::{Chances, OwnResult, Playouts, WhatIf};

#[cfg(test)]
mod tests;
