//! The last round, beside plain loops over everything that a scorekeeper may enter.

use super::played::*;
use crate::event::{Command, standings};
use crate::event::{Event, Id, Report, Side, Who};
use crate::odds::bounds::bounds;
use crate::odds::rest::Rest;
use crate::odds::*;
use std::collections::BTreeSet;

/// Everything that may be entered for a table, in words of the scorekeeper.
fn entries() -> Vec<Report> {
    let mut all = vec![Report::Games("0-0".to_owned())];
    let letters = ["W", "L", "D", "X"];
    for a in letters {
        all.push(Report::Games(a.to_owned()));
        for b in letters {
            all.push(Report::Games(format!("{a}{b}")));
        }
    }
    for side in [Side::A, Side::B] {
        all.extend([Report::NoShow(side), Report::ConcedeMatch(side)]);
    }
    all
}

/// Every set of entrants who can reach the goal together.
fn every_end(event: &Event, found: &mut BTreeSet<BTreeSet<Id>>) {
    let Some(table) = open(event).first().copied() else {
        found.insert(reached(event));
        return;
    };
    for entry in entries() {
        let mut after = event.clone();
        if report(&mut after, table, entry).is_err() {
            continue;
        }
        // A player who did not appear is assumed to stay.
        for id in after.absent.clone() {
            act(&mut after, &Command::Rejoin(Who::id(id)));
        }
        every_end(&after, found);
    }
}

fn truth(ends: &BTreeSet<BTreeSet<Id>>, id: Id, cut: bool) -> Prospect {
    match ends.iter().filter(|end| end.contains(&id)).count() {
        0 => Prospect::Out,
        // A cut that takes fewer than two cannot be made.
        all if all == ends.len() && (!cut || ends.iter().all(|end| end.len() > 1)) => {
            Prospect::Certain
        }
        _ => Prospect::Open,
    }
}

#[test]
fn the_last_round_is_known_exactly() {
    let mut seen = BTreeSet::new();
    for (kind, players) in KINDS.iter().flat_map(|kind| (3..=6).map(move |n| (*kind, n))) {
        if kind.2 > players {
            continue;
        }
        // With more open tables the loops take too long.
        let most = match (players, kind.0.starts_with("lcg")) {
            (6, false) => 3,
            (6, true) | (_, false) => 2,
            (_, true) => 1,
        };
        let event = last_round(kind, players, u64::from(players), most);
        let mut ends = BTreeSet::new();
        every_end(&event, &mut ends);
        let known = prospects(&event).unwrap();
        assert!(known.exhausted);
        let bounded = bounds(&Rest::of(&event).unwrap());
        for id in 1..=players {
            let truth = truth(&ends, id, known.goal != Goal::Win);
            assert_eq!(known.of(id), truth, "{kind:?}, {players} players, #{id}");
            let bound = bounded[id as usize - 1];
            assert!(
                bound == Prospect::Open || bound == truth,
                "{kind:?}, {players} players, #{id}"
            );
            seen.insert(format!("{:?} {truth:?}", known.goal));
        }
    }
    let all = ["Cut", "Win"]
        .map(|goal| ["Certain", "Open", "Out"].map(|prospect| format!("{goal} {prospect}")));
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), all.concat());
}

/// After the rounds everything is known, and it is what the program would do.
#[test]
fn after_the_rounds_the_cut_itself_is_told() {
    for kind in KINDS {
        let event = last_round(kind, 6, 3, 0);
        let known = prospects(&event).unwrap();
        let reached = reached(&event);
        for standing in standings(&event).iter() {
            let wanted = match reached.contains(&standing.entrant) {
                true if known.goal != Goal::Win && reached.len() < 2 => Prospect::Open,
                true => Prospect::Certain,
                false => Prospect::Out,
            };
            assert_eq!(known.of(standing.entrant), wanted, "{kind:?}");
        }
    }
}

#[test]
fn there_is_nothing_to_say_before_the_first_round_and_after_the_cut() {
    let mut event = event(KINDS[1], 6, 1);
    assert_eq!(prospects(&event), None);
    assert!(Playouts::new(&event, 1, Chances::Equal).is_none());
    event = last_round(KINDS[1], 6, 1, 0);
    assert!(prospects(&event).is_some());
    act(&mut event, &Command::Cut(crate::event::CutBy::Announced));
    assert_eq!(prospects(&event), None);
    assert_eq!(comes_in(&event), None);
}

/// A player who is out of the event is out of the cut, and the next one comes in.
#[test]
fn a_place_that_is_given_up_goes_to_the_next_in_the_standings() {
    let mut event = last_round(KINDS[1], 6, 5, 0);
    let order: Vec<Id> = standings(&event).iter().map(|one| one.entrant).collect();
    assert_eq!(comes_in(&event), Some(order[4]));
    act(&mut event, &Command::Drop(Who::id(order[4])));
    assert_eq!(comes_in(&event), Some(order[5]));
    act(&mut event, &Command::Disqualify { who: Who::id(order[0]), reason: None });
    let known = prospects(&event).unwrap();
    assert_eq!(
        [order[0], order[4], order[5]].map(|id| known.of(id)),
        [Prospect::Out, Prospect::Out, Prospect::Certain]
    );
    act(&mut event, &Command::Undo(None));
    act(&mut event, &Command::Undo(None));
    assert_eq!(prospects(&event).unwrap().of(order[0]), Prospect::Certain);
    assert_eq!(prospects(&event).unwrap().of(order[5]), Prospect::Out);
}

/// The best two draw and are both in, in every end in which they drew.
#[test]
fn a_draw_is_safe_if_both_are_in_with_it() {
    let mut answers = BTreeSet::new();
    for seed in 0..6 {
        let event = last_round(KINDS[6], 6, seed, 2);
        for table in open(&event) {
            let mut ends = BTreeSet::new();
            let pairing = event.round().unwrap().at_table(table).unwrap();
            let both = [pairing.a, pairing.b.unwrap()];
            for drawn in ["WL", "LW", "DD", "D"] {
                let mut after = event.clone();
                report(&mut after, table, Report::Games(drawn.to_owned())).unwrap();
                every_end(&after, &mut ends);
            }
            let safe = both.iter().all(|id| truth(&ends, *id, true) == Prospect::Certain);
            assert_eq!(safe_draw(&event, table), Some(safe), "seed {seed}, table {table}");
            answers.insert(safe);
        }
        assert_eq!(safe_draw(&event, 99), None);
    }
    assert_eq!(answers.len(), 2);
    let event = last_round(KINDS[1], 6, 1, 1);
    assert_eq!(safe_draw(&event, open(&event)[0]), None, "the game knows no draws");
}

/// With a cut to 4 and three players who are here nobody is certain.
#[test]
fn nobody_is_certain_of_a_cut_that_cannot_be_made() {
    for left in [0, 1] {
        let mut event = last_round(KINDS[1], 6, 5, left);
        let order: Vec<Id> = standings(&event).iter().map(|one| one.entrant).collect();
        for id in &order[3..] {
            act(&mut event, &Command::Drop(Who::id(*id)));
        }
        let known = prospects(&event).unwrap();
        let bounded = bounds(&Rest::of(&event).unwrap());
        for id in &order {
            assert_ne!(known.of(*id), Prospect::Certain);
            assert_ne!(bounded[*id as usize - 1], Prospect::Certain);
        }
        assert_eq!(known.of(order[0]), Prospect::Open);
        let mut playouts = Playouts::new(&event, 1, Chances::Equal).unwrap();
        playouts.play(10);
        assert!(order.iter().all(|id| playouts.made(*id) == 0));
    }
}

/// After a game that is known only the ends that it allows are tried.
#[test]
fn a_known_game_leaves_only_the_ends_that_can_still_come() {
    let mut event = last_round(KINDS[6], 6, 1, 1);
    let table = open(&event)[0];
    let both = |event: &Event| {
        let pairing = event.round().unwrap().at_table(table).unwrap();
        [pairing.a, pairing.b.unwrap()]
    };
    let before = Rest::of(&event).unwrap();
    let begun = Report::Concede { by: Side::B, after: None };
    report(&mut event, table, begun).unwrap();
    let rest = Rest::of(&event).unwrap();
    assert!(rest.tables[0].results.len() < before.tables[0].results.len());
    let mut playouts = Playouts::new(&event, 1, Chances::Equal).unwrap();
    playouts.play(200);
    for id in both(&event) {
        assert!(playouts.what_if(id).iter().all(|one| one.played > 0));
    }
}

/// A player who played the first game may be gone before the second.
#[test]
fn after_a_known_game_a_no_show_is_tried_as_well() {
    let mut differs = 0;
    for (kind, seed) in
        [KINDS[6], KINDS[7], KINDS[8]].iter().flat_map(|kind| (0..4).map(move |seed| (*kind, seed)))
    {
        let mut event = last_round(kind, 5, seed, 1);
        let table = open(&event)[0];
        report(&mut event, table, Report::Concede { by: Side::B, after: None }).unwrap();
        let ends = |absent: bool| {
            let mut ends = BTreeSet::new();
            for entry in entries() {
                let possible = match &entry {
                    Report::Games(games) => games.starts_with('W') && games.len() == 2,
                    Report::NoShow(_) => absent,
                    _ => true,
                };
                let mut after = event.clone();
                if !possible || report(&mut after, table, entry).is_err() {
                    continue;
                }
                for id in after.absent.clone() {
                    act(&mut after, &Command::Rejoin(Who::id(id)));
                }
                ends.insert(reached(&after));
            }
            ends
        };
        let (all, present) = (ends(true), ends(false));
        let known = prospects(&event).unwrap();
        assert!(known.exhausted);
        for id in 1..=5 {
            let truth_of = |ends| truth(ends, id, known.goal != Goal::Win);
            assert_eq!(known.of(id), truth_of(&all), "{kind:?}, seed {seed}, #{id}");
            differs += usize::from(truth_of(&all) != truth_of(&present));
        }
    }
    assert!(differs > 0, "a no-show decides nothing in these events");
}
