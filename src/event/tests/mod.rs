//! The rules' worked examples and the core's own scenarios.

mod announcement;
mod apart;
mod components;
mod concessions;
mod cutting;
mod deck_checks;
mod double;
mod draft;
mod elimination;
pub(crate) mod fixture;
mod footprint;
mod ladder;
mod leaders;
mod leaving;
mod missions;
mod pairing;
mod penalties;
mod refusals;
mod removal;
mod stale;
mod steps;
mod tables;
mod teams;
mod two_games;
mod undo;
mod vacant;
