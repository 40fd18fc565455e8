//! The rules' worked examples and the core's own scenarios.

mod announcement;
mod apart;
mod calls;
mod concessions;
mod cutting;
mod double;
mod draft;
mod elimination;
pub(crate) mod fixture;
mod footprint;
mod leaders;
mod leaving;
mod missions;
mod missions_by_hand;
mod pairing;
mod penalties;
mod presence;
mod refusals;
mod removal;
mod stale;
mod steps;
mod tables;
mod teams;
mod two_games;
mod undo;
mod vacant;
