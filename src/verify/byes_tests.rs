//! Faults planted in events with byes, each of which has its sentence.

use super::verify;
use crate::event::action::Setup;
use crate::event::fixture::Desk;
use crate::event::{Action, Event};
use crate::ruleset::{StructureKind, TierKind, read};

/// An event with byes awarded.
fn sound() -> Event {
    let text = include_str!("../../tests/rulesets/grand-prix.yaml");
    let structure = Some(StructureKind::Custom);
    let setup = Setup {
        structure,
        tier: Some(TierKind::Relaxed),
        rounds: Some(3),
        cut: Some(0),
        ..Setup::default()
    };
    let ruleset = read("grand-prix.yaml", text).unwrap_or_else(|why| panic!("{why:?}"));
    let mut desk = Desk::with(ruleset, setup, &["A", "B", "C", "D", "E", "F", "G"]);
    desk.told("edit A byes=2");
    for round in 1..=3 {
        desk.told("pair");
        desk.play(|_, a, b| a < b);
        if round == 2 {
            desk.told("add Late");
        }
    }
    desk.event
}

/// The breaches once this change is made to each action.
fn found(change: impl Fn(&mut Action)) -> Vec<String> {
    let event = sound();
    let mut log = event.log.to_vec();
    log.iter_mut().for_each(|line| change(&mut line.action));
    let event = Event::replay(event.head.clone(), event.ruleset.clone(), log).unwrap();
    verify(&event).breaches.iter().map(ToString::to_string).collect()
}

fn has(found: &[String], sentence: &str) {
    assert!(found.iter().any(|one| one.contains(sentence)), "{sentence}: {found:#?}");
}

#[test]
fn an_event_with_everything_is_clean() {
    assert_eq!(found(|_| {}), [""; 0]);
}

#[test]
fn a_bye_that_is_missing_or_needless_is_found() {
    let without = found(|action| {
        if let Action::Pair(paired) = action {
            paired.awarded.clear();
        }
    });
    has(&without, "round 1: awarded byes: nobody; due: A");
    has(&without, "A is not paired");
}

#[test]
fn byes_that_the_rules_do_not_know_are_found() {
    let many = found(|action| {
        if let Action::Edit(edited) = action {
            edited.byes = Some(9);
        }
    });
    has(
        &many,
        "registration: no command writes this line: \"9 byes are too many: the limit is 3.\"",
    );
}
