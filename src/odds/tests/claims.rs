//! Claims with rounds still to come, held against what happens then.

use super::played::*;
use crate::event::{Command, Event};
use crate::odds::bounds::bounds;
use crate::odds::exhaustion::exhaust;
use crate::odds::rest::Rest;
use crate::odds::*;
use crate::pairing::Draw;
use std::collections::BTreeSet;

/// Plays on to the end of the rounds.
fn play_on(mut event: Event, chance: &mut Draw) -> Event {
    loop {
        play(&mut event, chance, 0);
        let stage = event.stage().unwrap();
        if stage.rounds.len() as u32 >= stage.planned {
            return event;
        }
        act(&mut event, &Command::Pair);
        if chance.below(2) == 0 && event.is_swiss() {
            act(&mut event, &Command::Redraw { reason: "another draw".to_owned() });
        }
    }
}

/// Plays each state on this many times; every claim must hold in each.
fn hold(
    kinds: &[Kind],
    players: std::ops::RangeInclusive<u32>,
    seeds: u64,
    times: u64,
) -> BTreeSet<String> {
    let mut claimed = BTreeSet::new();
    for (kind, seed) in kinds.iter().flat_map(|kind| (0..seeds).map(move |seed| (*kind, seed))) {
        let mut chance = Draw::new(seed, "claims");
        let span = players.end() - players.start() + 1;
        let players = players.start() + chance.below(span);
        let kind = (kind.0, if kind.1 > 0 { 5 } else { 0 }, kind.2, kind.3);
        let mut event = event(kind, players, seed);
        act(&mut event, &Command::Pair);
        let before = event.stage().unwrap().planned.saturating_sub(1);
        for _ in 1..1 + chance.below(before.max(1)) {
            play(&mut event, &mut chance, 0);
            act(&mut event, &Command::Pair);
        }
        let open = open(&event).len();
        play(&mut event, &mut chance, chance_of(seed, open));
        let known = prospects(&event).unwrap();
        let claims: Vec<(u32, Prospect)> = (1..=players)
            .map(|id| (id, known.of(id)))
            .filter(|(_, prospect)| *prospect != Prospect::Open)
            .collect();
        claimed.extend(claims.iter().map(|(_, prospect)| format!("{:?} {prospect:?}", known.goal)));
        for _ in 0..if claims.is_empty() { 0 } else { times } {
            let reached = reached(&play_on(event.clone(), &mut chance));
            for (id, prospect) in &claims {
                let made = reached.contains(id);
                assert_eq!(made, *prospect == Prospect::Certain, "{kind:?} {players} {seed} #{id}");
            }
        }
    }
    claimed
}

fn chance_of(seed: u64, open: usize) -> usize {
    (seed as usize).min(open)
}

/// If tie-breaks compare scores, not every end is tried. Claims by points still hold.
#[test]
fn no_claim_is_false_where_points_come_otherwise() {
    let claimed = hold(&OTHER_KINDS, 6..=9, 3, 8);
    assert!(claimed.contains("Cut Certain") && claimed.contains("Cut Out"), "{claimed:?}");
}

#[test]
fn no_claim_is_ever_false() {
    let claimed = hold(&KINDS, 6..=9, 4, 10);
    assert!(claimed.contains("Cut Certain") && claimed.contains("Win Out"), "{claimed:?}");
}

/// `cargo test --profile long --lib odds::tests::claims::a_thousand -- --ignored`
#[test]
#[ignore = "takes minutes"]
fn a_thousand_ends_of_each_state() {
    hold(&KINDS, 4..=8, 20, 1_000);
}

/// The bounds never say more than every end, tried one after the other. In most states they say
/// as much.
#[test]
fn bounds_keep_to_what_exhaustion_finds() {
    let (mut open, mut found, mut all) = (0, 0, 0);
    for (kind, seed) in KINDS.iter().flat_map(|kind| (0..12).map(move |seed| (*kind, seed))) {
        let kind = (kind.0, if kind.1 > 0 { 4 } else { 0 }, kind.2, kind.3);
        let event = last_round(kind, 8 + seed as u32 % 5, seed, seed as usize % 5);
        let rest = Rest::of(&event).unwrap();
        let Some(exact) = exhaust(&rest) else { continue };
        for (at, (bound, exact)) in bounds(&rest).into_iter().zip(exact).enumerate() {
            assert!(
                bound == Prospect::Open || bound == exact,
                "{kind:?}, seed {seed}, #{}",
                at + 1
            );
            all += usize::from(exact != Prospect::Open);
            found += usize::from(bound != Prospect::Open);
            open += usize::from(exact == Prospect::Open);
        }
    }
    assert!(open > 0 && 2 * found > all, "{found} of {all}, {open} open");
}
