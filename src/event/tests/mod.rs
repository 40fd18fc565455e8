//! The rules' worked examples and the core's own scenarios.

mod draft;
mod elimination;
mod fixture;
mod leaders;
mod leaving;
mod missions;
mod pairing;
mod refusals;
mod tables;
mod undo;
mod vacant;
