//! Whole events played at random, each judged by the independent checker.
//!
//! Every `cargo test` plays a hundred of them. The long hunt is `cargo test --profile long --test all
//! hunt:: -- --ignored`, or with the program itself: `komandor simulate --game destiny --players 40
//! --events 100000 --check`. The module `hard` has rounds that no event would produce.

mod hard;
pub mod random_verbs;
mod sitting_out;
mod spoiled;
mod verbs;

use komandor::event::actions::Paired;
use komandor::event::{Action, Entry, Event, Head};
use komandor::ruleset::{Absence, Library, PairingKind, Ruleset, StructureKind, TEMPLATE, read};
use komandor::simulate::{Simulation, simulate};
use komandor::verify::verify;
use std::sync::Arc;
use verbs::carry_out;

/// The built-in games that can be played, and some variants.
///
/// The variants have other points, other tie-breaks, the other way to pair, or teams.
fn games() -> Vec<Arc<Ruleset>> {
    let library = Library::new(Vec::new());
    let mut games: Vec<Ruleset> = library.all().iter().map(|game| game.ruleset.clone()).collect();
    let template = read("template", TEMPLATE).unwrap();
    let template = Ruleset { missions: None, draft: None, ..template };
    let mut halves = template.clone();
    halves.preliminary.pairing = PairingKind::HalvesByStart;
    halves.preliminary.absence = Absence::Bye;
    halves.entrants.team_size = 2;
    games.extend([template, halves]);
    games.into_iter().map(Arc::new).collect()
}

const STRUCTURES: [Option<StructureKind>; 3] =
    [None, Some(StructureKind::Advanced), Some(StructureKind::Custom)];

/// Plays and judges events; the seed alone is enough to play one again.
fn hunt(events: u64, first: u64, players: impl Fn(u64) -> u32) {
    let games = games();
    let mut found = Vec::new();
    for seed in first..first + events {
        let ruleset = &games[seed as usize % games.len()];
        let structure = STRUCTURES[(seed / 7) as usize % STRUCTURES.len()];
        let simulation = Simulation {
            players: players(seed),
            structure,
            seed,
            drops: (seed % 5) as u32 * 8,
            house: false,
        };
        let event = simulate(ruleset, &simulation)
            .unwrap_or_else(|why| panic!("{} {simulation:?}: {why}", ruleset.id));
        let verdict = verify(&event);
        assert!(verdict.rounds > 0, "{simulation:?}");
        let told = verdict
            .breaches
            .iter()
            .map(|breach| format!("{} {simulation:?}: {breach}", ruleset.id));
        found.extend(told);
    }
    assert!(
        found.is_empty(),
        "{} breaches, the first of them:\n{}",
        found.len(),
        found[..found.len().min(20)].join("\n")
    );
}

#[test]
fn sixty_events_keep_the_rules() {
    hunt(60, 0, |seed| 3 + (seed % 24) as u32);
}

#[test]
fn larger_events_keep_the_rules() {
    hunt(6, 10_000, |seed| 50 + 3 * (seed % 30) as u32);
}

#[test]
#[ignore = "some minutes: the long hunt"]
fn a_hundred_thousand_events_keep_the_rules() {
    hunt(99_000, 1_000_000, |seed| 3 + (seed % 62) as u32);
    hunt(1_000, 2_000_000, |seed| 65 + (seed * 7 % 436) as u32);
}
