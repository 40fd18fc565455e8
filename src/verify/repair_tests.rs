use super::verify;
use crate::event::decide::stale;
use crate::event::fixture::{Desk, custom};
use crate::event::repair::{Repair, RepairKind, repair};
use crate::event::{Command, Id, Side, Status, missing_opponent, standings};

fn choices(desk: &Desk, with: &[&str]) -> Repair {
    let with: Vec<Id> = with.iter().map(|name| desk.id(name)).collect();
    repair(&desk.event, &with, desk.now()).unwrap()
}

fn told(desk: &Desk, with: &[&str]) -> Vec<String> {
    choices(desk, with).lines(&desk.event).iter().map(ToString::to_string).collect()
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
fn a_table_with_a_result_or_marked_as_started_stays() {
    let mut desk = second_round();
    desk.decision("report 4 L round=1");
    assert_eq!(desk.does("started 2"), "Round 2: table 2 has started.");
    assert_eq!(desk.does("started 2"), "Table 2 is already marked as started.");
    let started = desk.event.log.last().unwrap();
    assert_eq!(desk.event.describe(started).to_string(), "round 2: table 2 has started");
    desk.dialogue(
        "redraw wrong | no: Table 2 has started, so the round can't be re-paired. To unmark it: started 2 no.",
    );
    let found = choices(&desk, &[]);
    assert_eq!(found.choices[1].tables, 0);
    assert_eq!(found.choices[1].command, None);
    assert_eq!(found.choices[1].wrong, found.choices[0].wrong,);
    assert_eq!(
        found.choices[2].refused.as_ref().unwrap().to_string(),
        "Table 2 has started, so the round can't be re-paired. To unmark it: started 2 no."
    );
    assert_eq!(desk.does("started 2 no"), "Round 2: table 2 has not started.");
    assert_eq!(desk.does("started 2 no"), "Table 2 is not marked as started.");
    desk.does("report 1 W");
    assert_eq!(desk.refused("started 1"), "Table 1 has a result, so it counts as started.");
    assert_eq!(desk.refused("started 3 9"), "No table 9 in round 2: choose 1 to 4.");
    desk.does("repair why=x");
    assert_eq!(desk.games(), ["A–B", "D–G", "E–F", "C–H"]);
    clean(&desk);
}

#[test]
fn who_left_after_the_pairing_is_taken_out_and_their_opponent_has_the_bye() {
    let mut desk = second_round();
    desk.does("drop E");
    let lines = told(&desk, &[]);
    assert_eq!(
        lines[..3],
        [
            "Why: E dropped, and table 3 has no result.",
            "1 Keep: nothing changes; still wrong: E dropped, and table 3 has no result.",
            &lines[2],
        ]
    );
    let lowest =
        standings(&desk.event).iter().rev().map(|s| s.entrant).find(|id| *id != desk.id("E"));
    let last = desk.event.label(lowest.unwrap());
    let done = desk.does("repair why='E is gone'");
    assert!(done.contains(&format!("{last} has the bye")) && done.contains("E dropped"), "{done}");
    let round = desk.event.round().unwrap();
    assert_eq!(round.of(desk.id("E")), None);
    assert_eq!(desk.event.entrant(5).unwrap().status, Status::Dropped { stage: 1, after: 1 });
    assert_eq!(round.pairings.iter().filter(|pairing| pairing.is_bye()).count(), 1);
    clean(&desk);
    desk.does("undo");
    assert_eq!(desk.event.entrant(5).unwrap().status, Status::Dropped { stage: 1, after: 2 });
    assert_eq!(desk.games(), ["A–B", "C–D", "E–F", "G–H"]);
    desk.dialogue("redo · rejoin E");
    assert_eq!(desk.event.entrant(5).unwrap().missed, [2]);
    clean(&desk);
    desk.play(|_, a, b| a < b);
    desk.does("pair");
    clean(&desk);
}

#[test]
fn two_whose_opponents_left_play_each_other_at_a_table_of_theirs() {
    let mut desk = second_round();
    desk.dialogue("drop E · drop H · repair why=x");
    assert_eq!(desk.games(), ["A–B", "C–D", "F–G"]);
    let table = desk.event.round().unwrap().of(desk.id("F")).unwrap().table;
    assert!([Some(3), Some(4)].contains(&table));
    clean(&desk);
}

#[test]
fn a_late_player_is_seated_and_no_loss_is_charged() {
    let mut desk = second_round();
    desk.does("add Zoe");
    assert_eq!(desk.event.entrant(9).unwrap().missed, [1, 2]);
    let found = choices(&desk, &[]);
    assert_eq!(found.why.len(), 1);
    assert_eq!(found.why[0].to_string(), "Zoe is unpaired in this round");
    let command =
        Some(Command::Repair { with: vec![crate::event::Who::id(9)], reason: String::new() });
    assert_eq!(found.choices[1].command, command);
    assert_eq!(choices(&desk, &["Zoe"]), found);
    // Somebody who waits for a place gets one, named or not.
    let named = desk.answer("repair with=Zoe why=x").unwrap().action;
    assert_eq!(desk.answer("repair why=x").unwrap().action, named);
    desk.does("repair why='came late'");
    assert_eq!(desk.event.entrant(9).unwrap().missed, [1]);
    assert!(desk.event.round().unwrap().of(9).is_some());
    assert_eq!(desk.refused("repair with=Zoe why=x"), "Zoe is already in this round.");
    clean(&desk);
    desk.does("undo");
    assert_eq!(desk.event.entrant(9).unwrap().missed, [1, 2]);
    desk.dialogue(
        r#"repair with=Q why=x | no: No player matches "Q": enter part of the name, or #number."#,
    );
}

#[test]
fn the_house_player_takes_the_bye_and_gives_it_back() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E"]);
    desk.does("add House house");
    desk.does("pair manual 'A = B, C = D, E = House'");
    desk.does("add Zoe");
    desk.does("repair with=Zoe why=late");
    assert_eq!(desk.games(), ["A–B", "C–D", "E–Zoe"]);
    desk.dialogue("undo · seat Zoe loss · drop A · repair why=left");
    assert_eq!(desk.games().len(), 2);
    assert!(!desk.games().iter().any(|game| game.contains("House")));
    clean(&desk);
}

#[test]
fn a_held_round_is_repaired_without_a_question() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E", "F"]);
    desk.round("A-D B-E C-F");
    desk.dialogue("setup hold=yes · pair · add Zoe");
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
    desk.does("report 1 W");
    assert_eq!(stale(&desk.event, &command, seen), None);
    desk.does("report 2 W");
    assert_eq!(
        stale(&desk.event, &command, seen).unwrap().to_string(),
        "Meanwhile anna saved #17: round 2 table 2: C beat D."
    );
}

#[test]
fn only_a_swiss_round_with_missing_results_is_repaired() {
    let mut desk = Desk::custom(1, 4, &["A", "B", "C", "D"]);
    assert_eq!(desk.refused("repair why=x"), desk.refused("swap A B"));
    assert_eq!(repair(&desk.event, &[], desk.now()), None);
    desk.rounds(1);
    desk.dialogue(
        "repair why=x | no: Round 1 has all its results: nothing to repair.
         cut · pair
         repair why=x | no: Only a Swiss round can be repaired: in other stages the opponents are fixed.",
    );
    assert_eq!(repair(&desk.event, &[], desk.now()), None);
}

#[test]
fn the_clock_suggests_to_mark_tables_and_decides_nothing() {
    let mut desk = second_round();
    desk.does("timer start");
    assert_eq!(choices(&desk, &[]).clock, None);
    desk.wait(400);
    let clock = choices(&desk, &[]).clock.unwrap().to_string();
    assert_eq!(
        clock,
        "The clock has run for 6 minutes. To keep tables already playing: started TABLE …."
    );
    desk.decision("report 4 L round=1");
    assert_eq!(choices(&desk, &[]).choices[1].kind, RepairKind::Least);
    assert_eq!(choices(&desk, &[]).choices[1].tables, 2);
    assert_eq!(desk.warnings("repair why=x"), [clock]);
}

fn five() -> Desk {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E"]);
    desk.does("pair manual 'A = B, C = D, E = bye'");
    desk
}

fn four() -> Desk {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D"]);
    desk.does("pair manual 'A = B, C = D'");
    desk
}

#[test]
fn who_plays_the_house_player_already_goes_on() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E"]);
    desk.dialogue(
        "add Dom house · pair manual 'A = B, C = D, E = Dom' · started 3 · add Late
         repair with=Late why=x",
    );
    assert_eq!(desk.games(), ["A–B", "C–D", "E–Dom", "Late–"]);
    assert!(desk.event.round().unwrap().of(desk.id("Late")).unwrap().is_bye());
    clean(&desk);
}

#[test]
fn two_who_have_a_bye_play_each_other() {
    let mut desk = five();
    desk.dialogue("drop E · add Zoe · repair with=Zoe why=late");
    assert!(desk.event.round().unwrap().of(desk.id("Zoe")).unwrap().is_bye());
    clean(&desk);
    desk.does("rejoin E");
    let lines = told(&desk, &[]);
    assert_eq!(lines[0], "Why: more than one player has a bye: E, Zoe.");
    assert!(lines[2].starts_with("2 Smallest repair: 1 table changes; 2 players get"));
    desk.does("repair why=x");
    assert_eq!(desk.games().len(), 3);
    let pairing = desk.event.round().unwrap().at_table(3).unwrap();
    assert!(pairing.has(desk.id("E")) && pairing.has(desk.id("Zoe")));
    clean(&desk);
    desk.does("undo");
    assert_eq!(desk.games(), ["A–B", "C–D", "E–", "Zoe–"]);
}

#[test]
fn a_bye_is_free_for_a_late_player_if_its_player_has_left() {
    let mut desk = five();
    desk.does("add Zoe");
    assert_eq!(desk.refused("seat Zoe bye"), "E already has this round's only bye.");
    desk.does("drop E");
    assert!(desk.does("seat Zoe bye").starts_with("Zoe gets a bye in round 1"));
    clean(&desk);
    // Another late player meets the one who is here.
    desk.does("add Yan");
    assert!(desk.does("seat Yan opponent").starts_with("Yan plays Zoe at table 3;"));
    clean(&desk);
}

#[test]
fn a_repair_tells_who_gets_a_place_though_no_table_changes() {
    let mut desk = four();
    desk.does("add Zoe");
    assert_eq!(
        told(&desk, &["Zoe"])[2],
        "2 Smallest repair: 1 player gets a seat in this round: Zoe."
    );
}

#[test]
fn who_plays_from_the_next_round_on_is_seated_by_a_verb_that_works() {
    let mut desk = Desk::of("tcg", custom(4, 0), &["A", "B", "C", "D", "E"]);
    desk.dialogue(
        "pair manual 'A = B, C = D, E = bye' · add Zoe · seat Zoe next
         repair with=Zoe why=x | no: Zoe is sitting out this round. To give them an opponent: seat #6 opponent.
         seat #6 opponent",
    );
    assert_eq!(desk.games(), ["A–B", "C–D", "E–Zoe"]);
    clean(&desk);
}

#[test]
fn a_missing_player_who_changes_places_is_alone_then() {
    let mut desk = four();
    desk.does("drop D");
    let choices = missing_opponent(&desk.event, 1, Side::B);
    let last = choices.last().unwrap();
    assert_eq!(last.title.to_string(), "Play C of table 2, whose opponent has dropped");
    assert_eq!(
        last.sentences.last().unwrap().to_string(),
        "B would then have no opponent at table 2. If they don't come, drop them: a repair may give them the bye."
    );
    let command = last.command.clone();
    desk.carry_out(&command);
    assert_eq!(desk.event.round().unwrap().at_table(2).unwrap().opponent(desk.id("B")), Some(4));
}

#[test]
fn a_swap_takes_the_mark_of_a_table_that_had_started() {
    let mut desk = four();
    desk.does("started 2");
    let warned = desk.warnings("swap A C");
    assert_eq!(warned, ["Table 2 was marked as started; the mark is removed."]);
    assert!(desk.event.round().unwrap().pairings.iter().all(|pairing| !pairing.started));
    assert_eq!(desk.does("started 2"), "Round 1: table 2 has started.");
    desk.does("undo");
    desk.does("undo");
    assert!(desk.event.round().unwrap().at_table(2).unwrap().started);
    clean(&desk);
}
