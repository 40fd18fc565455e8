//! What the program does, tried from outside: one binary, a module for each subject.
//!
//! `tests/README.md` says what each of them tries.

mod adverse;
mod browser;
mod cli;
mod completions;
mod endurance;
mod export;
mod house;
mod hunt;
mod json;
mod looks;
mod plain;
mod program;
mod readme;
mod sentences;
mod station;
mod store;
mod support;
mod tape;
mod terminal;
mod watch;
