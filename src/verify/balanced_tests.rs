//! Sides that are balanced over matches of one game.

use super::verify;
use crate::event::action::{Setup, SideCall};
use crate::event::fixture::{Desk, basic, borrowed, letters};
use crate::event::{Action, Event, Id, Pairing, Side, reason};
use crate::ruleset::{StructureKind, read};

fn desk(rounds: u32, players: &[&str]) -> Desk {
    let text = include_str!("../../tests/rulesets/chess.yaml");
    let setup = Setup { structure: Some(StructureKind::Custom), rounds: Some(rounds), ..basic() };
    Desk::with(read("chess.yaml", text).unwrap(), setup, players)
}

/// Games of this player with white minus those with black.
fn lead(event: &Event, id: Id) -> i32 {
    let played = event.sides_played(id, u32::MAX);
    played.iter().map(|white| if *white { 1 } else { -1 }).sum()
}

fn table(desk: &Desk, name: &str) -> Pairing {
    desk.event.round().unwrap().of(desk.id(name)).unwrap().clone()
}

fn has_white(desk: &Desk, name: &str) -> bool {
    table(desk, name).on_sides().unwrap()[0] == desk.id(name)
}

fn why(desk: &Desk, name: &str) -> String {
    let (stage, round) = (desk.event.stage().unwrap(), desk.event.round().unwrap());
    reason(&desk.event, stage, round, &table(desk, name)).to_string()
}

fn breaches(event: &Event) -> Vec<String> {
    verify(event).breaches.iter().map(|found| found.sentence.to_string()).collect()
}

#[test]
fn everybody_plays_both_sides_nearly_as_often() {
    let names = letters(17);
    let mut desk = desk(8, &borrowed(&names));
    for round in 1..=8 {
        desk.told("pair");
        for pairing in &desk.event.round().unwrap().pairings {
            let Some(b) = pairing.b else { continue };
            let [white, black] = pairing.on_sides().unwrap();
            let before = |id| {
                let played = desk.event.sides_played(id, round);
                played.iter().map(|white| if *white { 1 } else { -1 }).sum::<i32>()
            };
            assert!(before(white) <= before(black), "round {round}: {}–{b}", pairing.a);
        }
        desk.play(|_, a, b| (a * 7 + b * 3 + round) % 5 < 2);
    }
    let leads: Vec<i32> = (1..=17).map(|id| lead(&desk.event, id)).collect();
    assert!(leads.iter().all(|lead| lead.abs() <= 3), "{leads:?}");
    assert_eq!(breaches(&desk.event), [""; 0]);
}

#[test]
fn the_side_played_less_is_next_and_equals_alternate() {
    let mut desk = desk(3, &["A", "B", "C", "D"]);
    desk.told("pair manual 'A = B, C = D'");
    let first = [has_white(&desk, "A"), has_white(&desk, "C")];
    assert!(why(&desk, "A").ends_with("; sides drawn: the two are equal"), "{}", why(&desk, "A"));
    // A and C get white, no matter whom the draw favoured.
    for (white, table, name) in [(first[0], 1, "A"), (first[1], 2, "C")] {
        if !white {
            desk.told(&format!("side {table} {name} white"));
            assert!(why(&desk, name).ends_with("; sides set by hand"));
        }
    }
    desk.told("report 1 W");
    desk.told("report 2 W");
    // A and D: D has played white less.
    desk.told("pair manual 'A = D, B = C'");
    assert!(has_white(&desk, "D") && has_white(&desk, "B"));
    let told = why(&desk, "D");
    assert!(told.ends_with("; D white: D has played white less often than A"), "{told}");
    let words = desk.event.side_words(&table(&desk, "A")).unwrap().to_string();
    assert_eq!(words, "D white, A black");
    desk.told("report 1 W");
    desk.told("report 2 D");
    // Everybody has had both, and the pairs of round 1 meet again: each player has the other side.
    desk.told("pair manual 'A = B, C = D'");
    assert!(has_white(&desk, "B") && has_white(&desk, "D"));
    let told = why(&desk, "A");
    assert!(
        told.ends_with("; B white: in their earlier match it was the other way round"),
        "{told}"
    );
    assert_eq!(breaches(&desk.event), [""; 0]);
    assert_eq!(breaches(&turned(&desk.event)).len(), 2);
    // The next round follows what was played.
    desk.told("side 1 A white");
    assert_eq!(desk.warnings("side 1 B white").len(), 1);
}

#[test]
fn two_who_have_not_met_alternate() {
    let mut desk = desk(3, &["A", "B", "C", "D", "E", "F"]);
    desk.told("pair manual 'A = B, C = D, E = F'");
    for (table, name) in [(1, "A"), (2, "C"), (3, "E")] {
        if !has_white(&desk, name) {
            desk.told(&format!("side {table} {name} white"));
        }
        desk.told(&format!("report {table} W"));
    }
    desk.told("pair manual 'A = D, E = B, C = F'");
    assert!(has_white(&desk, "D") && has_white(&desk, "B") && has_white(&desk, "F"));
    (1..=3).for_each(|table| drop(desk.told(&format!("report {table} W"))));
    desk.told("pair manual 'A = F, C = B, E = D'");
    // A: white, black. F: black, white. They last differed in round 2, when A had black.
    assert!(has_white(&desk, "A") && has_white(&desk, "C") && has_white(&desk, "E"));
    let told = why(&desk, "A");
    assert!(
        told.ends_with("; A white: when they last differed it was the other way round"),
        "{told}"
    );
    assert_eq!(breaches(&desk.event), [""; 0]);
}

#[test]
fn a_game_that_was_not_played_has_no_sides() {
    let mut desk = desk(2, &["A", "B", "C"]);
    desk.told("pair manual 'A = B, C = bye'");
    desk.told("report 1 noshow B");
    assert_eq!([1, 2, 3].map(|id| lead(&desk.event, id)), [0, 0, 0]);
    desk.told("undo");
    desk.told("report 1 concede B");
    assert_eq!(lead(&desk.event, 1) + lead(&desk.event, 2), 0);
    assert_ne!(lead(&desk.event, 1), 0);
}

/// The newest line of the log with its sides turned round.
fn turned(event: &Event) -> Event {
    let turn = |call: &mut SideCall| {
        *call = match *call {
            SideCall::First(seat) | SideCall::Chooses(seat) => SideCall::First(seat.other()),
        };
    };
    let mut wrong = event.clone();
    match &mut std::sync::Arc::make_mut(&mut wrong.log).last_mut().unwrap().action {
        Action::Pair(paired) => paired.sides.iter_mut().for_each(turn),
        Action::Swap(swapped) => swapped.sides.iter_mut().for_each(turn),
        Action::Repair(repaired) => repaired.sides.iter_mut().for_each(turn),
        Action::Seat(late) => late.sides.iter_mut().for_each(turn),
        other => panic!("{other:?}"),
    }
    wrong
}

/// Four who have had a colour each: A and C white, B and D black.
fn after_one_round(players: &[&str]) -> Desk {
    let mut desk = desk(3, players);
    let bye = if players.len() > 4 { ", E = bye" } else { "" };
    desk.told(&format!("pair manual 'A = B, C = D{bye}'"));
    for (table, name) in [(1, "A"), (2, "C")] {
        if !has_white(&desk, name) {
            desk.told(&format!("side {table} {name} white"));
        }
        desk.told(&format!("report {table} W"));
    }
    desk
}

#[test]
fn a_swap_balances_the_two_tables_again() {
    let mut desk = after_one_round(&["A", "B", "C", "D"]);
    desk.told("pair manual 'A = D, C = B'");
    assert_eq!(breaches(&turned(&desk.event)).len(), 2);
    // A meets B then, and D meets C: B and D are due on white.
    let told = desk.told("swap A C");
    assert_eq!(
        told,
        "Swapped A and C. Table 2: B plays white, A plays black. Table 1: D plays white, C plays black."
    );
    assert!(has_white(&desk, "B") && has_white(&desk, "D"));
    assert_eq!(breaches(&desk.event), [""; 0]);
    assert_eq!(
        breaches(&turned(&desk.event)),
        [r#""sides" is ["a","a"], but this program writes ["b","b"]"#]
    );
    let mut without = desk.event.clone();
    if let Action::Swap(swapped) =
        &mut std::sync::Arc::make_mut(&mut without.log).last_mut().unwrap().action
    {
        swapped.sides.clear();
    }
    assert_eq!(breaches(&without), [r#""sides" is null, but this program writes ["b","b"]"#]);
}

#[test]
fn a_late_player_and_a_repair_are_balanced() {
    let mut desk = after_one_round(&["A", "B", "C", "D", "E"]);
    desk.told("pair manual 'A = D, B = E, C = bye'");
    // C has had white, Zoe nothing.
    desk.told("add Zoe");
    desk.told("seat Zoe opponent");
    assert!(has_white(&desk, "Zoe"));
    assert_eq!(breaches(&desk.event), [""; 0]);
    assert_eq!(breaches(&turned(&desk.event)), [r#""sides" is "a", but this program writes "b""#]);
    // Somebody who takes the seat of a player with black gets the colour they are due.
    desk.told("undo");
    desk.told("drop A");
    let told = desk.told("seat Zoe 1");
    assert!(told.contains("Table 1: D plays white, Zoe plays black."), "{told}");
    assert_eq!(breaches(&desk.event), [""; 0]);
    assert_eq!(breaches(&turned(&desk.event)).len(), 1);
    desk.told("undo");
    desk.told("repair why='A has gone home'");
    for pairing in desk.event.round().unwrap().pairings.iter().filter(|one| one.b.is_some()) {
        let [white, black] = pairing.on_sides().unwrap();
        assert!(lead(&desk.event, white) <= lead(&desk.event, black));
    }
    assert_eq!(breaches(&desk.event), [""; 0]);
    assert_eq!(Side::A.other(), Side::B);
}
