//! Drafts that were changed in the file, as the checker judges them.

use komandor::event::{Action, Event, Id};
use komandor::forecast::{Simulation, simulate};
use komandor::ruleset::Library;
use komandor::verify::verify;
use std::sync::Arc;

/// A draft of this many players in which nobody leaves.
fn played(players: u32) -> Event {
    let library = Library::new(Vec::new());
    let ruleset = Arc::new(library.get("destiny-draft").unwrap().ruleset.clone());
    simulate(&ruleset, &Simulation { players, structure: None, seed: 4, drops: 0, house: false })
        .unwrap()
}

fn rounds(event: &mut Event) -> Vec<&mut komandor::event::action::Paired> {
    let undone = event.undone.clone();
    let standing = std::sync::Arc::make_mut(&mut event.log)
        .iter_mut()
        .filter(|entry| !undone.contains(&entry.n));
    let paired = standing.filter_map(|entry| match &mut entry.action {
        Action::Pair(paired) => Some(&mut **paired),
        _ => None,
    });
    paired.collect()
}

#[track_caller]
fn found(event: &Event, start: &str) {
    let told: Vec<String> = verify(event).breaches.iter().map(ToString::to_string).collect();
    assert!(told.iter().any(|sentence| sentence.contains(start)), "{start:?} in {told:#?}");
}

#[test]
fn a_draft_as_it_was_played_breaks_nothing() {
    assert_eq!(verify(&played(7)).breaches, []);
}

#[test]
fn two_who_meet_again_are_found() {
    let mut event = played(6);
    let mut all = rounds(&mut event);
    let first = all[0].tables.clone();
    all[1].tables = first;
    found(&event, "meet again");
}

#[test]
fn somebody_who_rests_twice_or_wins_by_it_is_found() {
    let mut event = played(7);
    let all = rounds(&mut event);
    let free: Vec<Id> = all
        .into_iter()
        .nth(1)
        .map(|paired| {
            paired.unplayed = std::mem::take(&mut paired.byes);
            paired.unplayed.clone()
        })
        .unwrap();
    assert_eq!(free.len(), 1);
    found(&event, "round 2: 1 wins without a game, but 0 dropped");
    found(&event, "0 players sit out in a pod of 7");
}

#[test]
fn a_table_across_two_pods_is_found() {
    let mut event = played(13);
    let mut all = rounds(&mut event);
    let last = all[0].tables.len() - 1;
    let (a, b) = (all[0].tables[0][1], all[0].tables[last][1]);
    all[0].tables[0][1] = b;
    all[0].tables[last][1] = a;
    found(&event, "are not of one pod");
}

#[test]
fn uneven_pods_are_found() {
    let mut event = played(13);
    let pods = &mut rounds(&mut event)[0].pods;
    // With this seed, the pods are drawn together with the first round.
    let moved = pods[1].pop().unwrap();
    pods[0].push(moved);
    found(&event, "the pods could be more even");
}
