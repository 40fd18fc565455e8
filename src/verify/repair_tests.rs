//! The repair of a round under way, as the organizer meets it.

use super::verify;
use crate::event::decide::stale;
use crate::event::fixture::{Desk, borrowed, letters};
use crate::event::repair::{Repair, RepairKind, repair};
use crate::event::{Command, Id, Status, standings};

fn choices(desk: &Desk, with: &[&str]) -> Repair {
    let with: Vec<Id> = with.iter().map(|name| desk.id(name)).collect();
    repair(&desk.event, &with, desk.now()).unwrap()
}

fn told(desk: &Desk, with: &[&str]) -> Vec<String> {
    choices(desk, with).told(&desk.event).iter().map(ToString::to_string).collect()
}

fn clean(desk: &Desk) {
    let found = verify(&desk.event);
    assert!(found.breaches.is_empty(), "{:?}", found.breaches);
}

/// Eight players after a round in which E, F, G and H lost, and the next round as it was drawn.
fn second_round() -> Desk {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E", "F", "G", "H"]);
    desk.round("A-E B-F C-G D-H");
    desk.decision("pair manual 'A = B, C = D, E = F, G = H'");
    desk
}

#[test]
fn a_corrected_result_of_round_1_changes_two_tables() {
    let mut desk = second_round();
    assert_eq!(
        told(&desk, &[]),
        [
            "The round is as it would be drawn now.",
            "1 Leave it: nothing changes.",
            "2 The least repair, which is also what drawing again gives: nothing changes.",
        ]
    );
    desk.decision("report 4 L round=1");
    let lines = told(&desk, &[]);
    assert_eq!(
        lines[..3],
        [
            "Why: since the pairing: round 1 table 4 corrected: H beat D; paired down from 1 point \
             or more without need: C – D, G – H; nobody has to be.",
            "1 Leave it: nothing changes; still wrong: paired down from 1 point or more without \
             need: C – D, G – H; nobody has to be.",
            "2 The least repair: 2 tables change; 4 players get another opponent: D, G, C, H.",
        ]
    );
    assert_eq!(desk.refused("repair"), "A repair needs a reason: repair why=REASON.");
    let done = desk.decision("repair why='D had lost'");
    assert_eq!(
        done.message.to_string(),
        "Round 2 is repaired, and 2 tables change: table 2: D – G; table 4: C – H."
    );
    assert!(done.question.is_some());
    assert_eq!(done.warnings, [""; 0]);
    assert_eq!(desk.games(), ["A–B", "D–G", "E–F", "C–H"]);
    let round = desk.event.round().unwrap();
    assert!(round.of(desk.id("C")).unwrap().repaired && !round.of(desk.id("A")).unwrap().repaired);
    let last = desk.event.log.last().unwrap();
    assert_eq!(last.reason.as_deref(), Some("D had lost"));
    assert_eq!(
        desk.event.tell(last).to_string(),
        "round 2 repaired: table 2: D – G; table 4: C – H"
    );
    assert_eq!(
        desk.told("repair why=again"),
        "Nothing has to change: of the rounds that keep the tables under way, round 2 breaks the \
         rules least."
    );
    clean(&desk);
    desk.told("undo");
    assert_eq!(desk.games(), ["A–B", "C–D", "E–F", "G–H"]);
    desk.told("redo");
    assert_eq!(desk.games(), ["A–B", "D–G", "E–F", "C–H"]);
    desk.play(|_, a, b| a < b);
    desk.told("pair");
    desk.play(|_, a, b| a < b);
    clean(&desk);
}

#[test]
fn a_table_with_a_result_or_marked_as_begun_stays() {
    let mut desk = second_round();
    desk.decision("report 4 L round=1");
    assert_eq!(desk.told("begun 2"), "Table 2 has begun.");
    assert_eq!(desk.told("begun 2"), "Table 2 is marked as begun already.");
    let begun = desk.event.log.last().unwrap();
    assert_eq!(desk.event.tell(begun).to_string(), "round 2: table 2 has begun");
    assert_eq!(
        desk.refused("redraw wrong"),
        "Table 2 has begun, so the round is not drawn again: begun 2 no takes a mark back."
    );
    let found = choices(&desk, &[]);
    assert_eq!(found.choices[1].tables, 0);
    assert_eq!(found.choices[1].command, None);
    assert_eq!(found.choices[1].wrong, found.choices[0].wrong,);
    assert_eq!(
        found.choices[2].refused.as_ref().unwrap().to_string(),
        "Table 2 has begun, so the round is not drawn again: begun 2 no takes a mark back."
    );
    assert_eq!(desk.told("begun 2 no"), "Table 2 has not begun.");
    assert_eq!(desk.told("begun 2 no"), "Table 2 is not marked as begun.");
    desk.told("report 1 W");
    assert_eq!(desk.refused("begun 1"), "Table 1 has a result: it counts as begun.");
    assert_eq!(desk.refused("begun 3 9"), "There is no table 9 in round 2: tables go from 1 to 4.");
    desk.told("repair why=x");
    assert_eq!(desk.games(), ["A–B", "D–G", "E–F", "C–H"]);
    clean(&desk);
}

#[test]
fn who_left_after_the_pairing_is_taken_out_and_their_opponent_has_the_bye() {
    let mut desk = second_round();
    desk.told("drop E");
    let lines = told(&desk, &[]);
    assert_eq!(
        lines[..3],
        [
            "Why: E has left, and table 3 has no result.",
            "1 Leave it: nothing changes; still wrong: E has left, and table 3 has no result.",
            &lines[2],
        ]
    );
    let lowest =
        standings(&desk.event).iter().rev().map(|s| s.entrant).find(|id| *id != desk.id("E"));
    let last = desk.event.label(lowest.unwrap());
    let done = desk.told("repair why='E is gone'");
    assert!(done.contains(&format!("{last} has the bye")) && done.contains("E has left"), "{done}");
    let round = desk.event.round().unwrap();
    assert_eq!(round.of(desk.id("E")), None);
    assert_eq!(desk.event.entrant(5).unwrap().status, Status::Dropped { stage: 1, after: 1 });
    assert_eq!(round.pairings.iter().filter(|pairing| pairing.is_bye()).count(), 1);
    clean(&desk);
    desk.told("undo");
    assert_eq!(desk.event.entrant(5).unwrap().status, Status::Dropped { stage: 1, after: 2 });
    assert_eq!(desk.games(), ["A–B", "C–D", "E–F", "G–H"]);
    desk.told("redo");
    desk.told("rejoin E");
    assert_eq!(desk.event.entrant(5).unwrap().missed, [2]);
    clean(&desk);
    desk.play(|_, a, b| a < b);
    desk.told("pair");
    clean(&desk);
}

#[test]
fn two_whose_opponents_left_play_each_other_at_a_table_of_theirs() {
    let mut desk = second_round();
    desk.told("drop E");
    desk.told("drop H");
    desk.told("repair why=x");
    assert_eq!(desk.games(), ["A–B", "C–D", "F–G"]);
    let table = desk.event.round().unwrap().of(desk.id("F")).unwrap().table;
    assert!([Some(3), Some(4)].contains(&table));
    clean(&desk);
}

#[test]
fn a_late_player_is_seated_and_no_loss_is_charged() {
    let mut desk = second_round();
    desk.told("add Zoe");
    assert_eq!(desk.event.entrant(9).unwrap().missed, [1, 2]);
    let found = choices(&desk, &[]);
    assert_eq!(found.why.len(), 1);
    assert_eq!(found.why[0].to_string(), "Zoe has no place in this round");
    let command =
        Some(Command::Repair { with: vec![crate::event::Who::id(9)], reason: String::new() });
    assert_eq!(found.choices[1].command, command);
    assert_eq!(choices(&desk, &["Zoe"]), found);
    // Somebody who waits for a place gets one, named or not.
    let named = desk.answer("repair with=Zoe why=x").unwrap().action;
    assert_eq!(desk.answer("repair why=x").unwrap().action, named);
    desk.told("repair why='came late'");
    assert_eq!(desk.event.entrant(9).unwrap().missed, [1]);
    assert!(desk.event.round().unwrap().of(9).is_some());
    assert_eq!(desk.refused("repair with=Zoe why=x"), "Zoe has a place in this round already.");
    clean(&desk);
    desk.told("undo");
    assert_eq!(desk.event.entrant(9).unwrap().missed, [1, 2]);
    assert_eq!(
        desk.refused("repair with=Q why=x"),
        "No player matches \"Q\": write a part of the name, or #number."
    );
}

#[test]
fn a_late_player_meets_the_one_with_the_bye() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E"]);
    desk.told("pair manual 'A = B, C = D, E = bye'");
    desk.told("add Zoe");
    desk.told("repair with=Zoe why='came late'");
    assert_eq!(desk.games(), ["A–B", "C–D", "E–Zoe"]);
    assert_eq!(desk.event.round().unwrap().of(6).unwrap().table, Some(3));
    assert!(desk.event.entrant(6).unwrap().missed.is_empty());
    clean(&desk);
    desk.play(|_, a, b| a < b);
    desk.told("pair");
    desk.play(|_, a, b| a < b);
    clean(&desk);
}

#[test]
fn the_house_player_takes_the_bye_and_gives_it_back() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E"]);
    desk.told("add House house");
    desk.told("pair manual 'A = B, C = D, E = House'");
    desk.told("add Zoe");
    desk.told("repair with=Zoe why=late");
    assert_eq!(desk.games(), ["A–B", "C–D", "E–Zoe"]);
    desk.told("undo");
    desk.told("seat Zoe loss");
    desk.told("drop A");
    desk.told("repair why=left");
    assert_eq!(desk.games().len(), 2);
    assert!(!desk.games().iter().any(|game| game.contains("House")));
    clean(&desk);
}

#[test]
fn a_held_round_is_repaired_without_a_question() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E", "F"]);
    desk.round("A-D B-E C-F");
    desk.told("setup hold=yes");
    desk.told("pair");
    desk.told("add Zoe");
    let done = desk.decision("repair with=Zoe");
    assert_eq!((done.question, done.reason), (None, None));
    clean(&desk);
}

#[test]
fn what_others_did_meanwhile_is_noticed_if_it_changes_the_repair() {
    let mut desk = second_round();
    desk.decision("report 4 L round=1");
    let seen = desk.event.log.last().unwrap().n;
    let command = Command::Repair { with: Vec::new(), reason: "x".to_owned() };
    desk.told("report 1 W");
    assert_eq!(stale(&desk.event, &command, seen), None);
    desk.told("report 2 W");
    assert_eq!(
        stale(&desk.event, &command, seen).unwrap().to_string(),
        "anna saved #17 meanwhile: round 2 table 2: C beat D."
    );
}

#[test]
fn what_the_repair_rests_on_is_not_undone_before_it() {
    let mut desk = second_round();
    desk.decision("report 4 L round=1");
    let corrected = desk.event.log.last().unwrap().n;
    desk.decision("repair why=x");
    let why = desk.refused(&format!("undo {corrected}"));
    assert!(why.contains("round 2 repaired"), "{why}");
}

#[test]
fn only_a_swiss_round_with_missing_results_is_repaired() {
    let mut desk = Desk::custom(1, 4, &["A", "B", "C", "D"]);
    assert_eq!(desk.refused("repair why=x"), desk.refused("swap A B"));
    assert_eq!(repair(&desk.event, &[], desk.now()), None);
    desk.told("pair");
    desk.play(|_, a, b| a < b);
    let all = "Round 1 has all its results: there is nothing to repair.";
    assert_eq!(desk.refused("repair why=x"), all);
    desk.told("cut");
    desk.told("pair");
    let only = "Only a Swiss round can be repaired: in every other stage the opponents are fixed.";
    assert_eq!(desk.refused("repair why=x"), only);
    assert_eq!(repair(&desk.event, &[], desk.now()), None);
}

#[test]
fn the_clock_suggests_to_mark_tables_and_decides_nothing() {
    let mut desk = second_round();
    desk.told("timer start");
    assert_eq!(choices(&desk, &[]).clock, None);
    desk.wait(400);
    let clock = choices(&desk, &[]).clock.unwrap().to_string();
    assert_eq!(
        clock,
        "The clock has run for 6 minutes: begun TABLE … keeps tables that play already."
    );
    desk.decision("report 4 L round=1");
    assert_eq!(choices(&desk, &[]).choices[1].kind, RepairKind::Least);
    assert_eq!(choices(&desk, &[]).choices[1].tables, 2);
    assert_eq!(desk.warnings("repair why=x"), [clock]);
}

#[test]
fn every_table_keeps_as_many_of_its_players_as_can_be() {
    let names = letters(32);
    let mut desk = Desk::custom(5, 0, &borrowed(&names));
    for round in 1..=3_u32 {
        desk.told("pair");
        if round < 3 {
            desk.play(|_, a, b| (a * 7 + round) % 5 < (b * 7 + round) % 5);
        }
    }
    desk.told("drop P05");
    desk.told("add Zoe");
    let before = desk.event.round().unwrap().clone();
    let found = choices(&desk, &["Zoe"]);
    desk.told("repair with=Zoe why=x");
    let after = desk.event.round().unwrap().clone();
    let changed = after.pairings.iter().filter(|p| p.repaired);
    for pairing in changed {
        let stays = |id: Id| before.of(id).is_some_and(|was| was.table == pairing.table);
        assert!(stays(pairing.a) || pairing.b.is_some_and(stays), "{pairing:?}");
    }
    assert!(found.choices[1].tables < found.choices[2].tables);
    clean(&desk);
}

#[test]
fn the_repair_of_an_odd_round_by_halves_keeps_every_table_it_may() {
    let names = letters(9);
    let setup = crate::event::action::Setup {
        structure: Some(crate::ruleset::StructureKind::Custom),
        rounds: Some(4),
        cut: Some(0),
        ..Default::default()
    };
    let mut desk = Desk::of("lcg", setup, &borrowed(&names));
    for _ in 0..2 {
        desk.told("pair");
        desk.play(|_, a, b| a < b);
    }
    desk.told("pair");
    desk.told("drop P02");
    let found = choices(&desk, &[]);
    assert_eq!(found.choices[1].refused, None);
    desk.told("repair why=left");
    let seated = desk.event.round().unwrap().pairings.iter().flat_map(|p| [Some(p.a), p.b]);
    assert_eq!(seated.flatten().count(), 8);
    clean(&desk);
    desk.play(|_, a, b| a < b);
    desk.told("pair");
    clean(&desk);
}

/// By halves the least repair and another draw are the same choice until a table has begun.
///
/// Only one round is right then.
#[test]
fn by_halves_the_least_repair_and_another_draw_are_one_choice() {
    let names = letters(6);
    let setup = crate::event::action::Setup {
        structure: Some(crate::ruleset::StructureKind::Custom),
        rounds: Some(4),
        cut: Some(0),
        ..Default::default()
    };
    let paired = || {
        let mut desk = Desk::of("lcg", setup.clone(), &borrowed(&names));
        desk.told("pair manual 'P01 = P04, P02 = P05, P03 = P06'");
        desk.play(|_, a, b| a < b);
        desk.told("pair");
        desk.decision("report 1 LL round=1");
        desk
    };
    let mut desk = paired();
    let found = choices(&desk, &[]);
    assert_eq!(found.choices.len(), 2);
    assert!(found.choices[1].as_drawn_again && !found.choices[0].as_drawn_again);
    assert_eq!(
        told(&desk, &[])[2],
        "2 The least repair, which is also what drawing again gives: 2 tables change; 4 players \
         get another opponent: P04, P02, P03, P01."
    );
    desk.told("repair why=corrected");
    let mut again = paired();
    again.decision("redraw corrected");
    let pairs = |desk: &Desk| {
        let round = desk.event.round().unwrap();
        let mut pairs: Vec<_> = round.pairings.iter().map(|p| [p.a, p.b.unwrap()]).collect();
        pairs.iter_mut().for_each(|pair| pair.sort_unstable());
        pairs.sort_unstable();
        pairs
    };
    assert_eq!(pairs(&desk), pairs(&again));
    clean(&desk);
    // Once a table has begun, only the repair is possible, and the refusal is told.
    let mut begun = paired();
    begun.told("begun 1");
    let found = choices(&begun, &[]);
    assert_eq!(found.choices.len(), 3);
    assert!(!found.choices[1].as_drawn_again);
    assert!(found.choices[2].refused.is_some());
}
