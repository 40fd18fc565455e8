//! The repair of a round with more than one bye, and with tables marked as begun.

use super::verify;
use crate::event::action::Setup;
use crate::event::fixture::Desk;
use crate::event::repair::repair;
use crate::event::{Id, Side, missing_opponent};
use crate::ruleset::StructureKind;

fn told(desk: &Desk, with: &[&str]) -> Vec<String> {
    let with: Vec<Id> = with.iter().map(|name| desk.id(name)).collect();
    let found = repair(&desk.event, &with, desk.now()).unwrap();
    found.told(&desk.event).iter().map(ToString::to_string).collect()
}

fn clean(desk: &Desk) {
    let found = verify(&desk.event);
    assert!(found.breaches.is_empty(), "{:?}", found.breaches);
}

/// Round 1 of five players, the last with the bye.
fn five() -> Desk {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E"]);
    desk.told("pair manual 'A = B, C = D, E = bye'");
    desk
}

/// Round 1 of four players.
fn four() -> Desk {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D"]);
    desk.told("pair manual 'A = B, C = D'");
    desk
}

#[test]
fn who_plays_the_house_player_already_goes_on() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E"]);
    desk.told("add Dom house");
    desk.told("pair manual 'A = B, C = D, E = Dom'");
    desk.told("begun 3");
    desk.told("add Late");
    desk.told("repair with=Late why=x");
    assert_eq!(desk.games(), ["A–B", "C–D", "E–Dom", "Late–"]);
    assert!(desk.event.round().unwrap().of(desk.id("Late")).unwrap().is_bye());
    clean(&desk);
}

#[test]
fn two_who_have_a_bye_play_each_other() {
    let mut desk = five();
    desk.told("drop E");
    desk.told("add Zoe");
    desk.told("repair with=Zoe why=late");
    assert!(desk.event.round().unwrap().of(desk.id("Zoe")).unwrap().is_bye());
    clean(&desk);
    desk.told("rejoin E");
    let lines = told(&desk, &[]);
    assert_eq!(lines[0], "Why: more than one player has a bye: E, Zoe.");
    assert!(lines[2].starts_with("2 Smallest fix: 1 table changes; 2 players get"));
    desk.told("repair why=x");
    assert_eq!(desk.games().len(), 3);
    let pairing = desk.event.round().unwrap().at_table(3).unwrap();
    assert!(pairing.has(desk.id("E")) && pairing.has(desk.id("Zoe")));
    clean(&desk);
    desk.told("undo");
    assert_eq!(desk.games(), ["A–B", "C–D", "E–", "Zoe–"]);
}

#[test]
fn a_corrected_result_is_the_reason_of_one_repair_only() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E", "F", "G", "H"]);
    desk.round("A-E B-F C-G D-H");
    desk.decision("pair manual 'A = B, C = D, E = F, G = H'");
    desk.decision("report 4 L round=1");
    assert!(told(&desk, &[])[0].contains("since the pairing: round 1 table 4 corrected"));
    desk.decision("repair why=x");
    desk.told("drop E");
    assert_eq!(told(&desk, &[])[0], "Why: E dropped, and table 3 has no result.");
}

#[test]
fn a_bye_is_free_for_a_late_player_if_its_player_has_left() {
    let mut desk = five();
    desk.told("add Zoe");
    assert_eq!(desk.refused("seat Zoe bye"), "E already has this round's only bye.");
    desk.told("drop E");
    assert!(desk.told("seat Zoe bye").starts_with("Zoe gets a bye in round 1"));
    clean(&desk);
    // Another late player meets the one who is here.
    desk.told("add Yan");
    assert!(desk.told("seat Yan opponent").starts_with("Yan plays Zoe at table 3;"));
    clean(&desk);
}

#[test]
fn a_repair_tells_who_gets_a_place_though_no_table_changes() {
    let mut desk = four();
    desk.told("add Zoe");
    assert_eq!(
        told(&desk, &["Zoe"])[2],
        "2 Smallest fix: 1 player gets a seat in this round: Zoe."
    );
}

#[test]
fn who_plays_from_the_next_round_on_is_seated_by_a_verb_that_works() {
    let setup =
        Setup { structure: Some(StructureKind::Custom), rounds: Some(4), ..Setup::default() };
    let mut desk = Desk::of("tcg", setup, &["A", "B", "C", "D", "E"]);
    desk.told("pair manual 'A = B, C = D, E = bye'");
    desk.told("add Zoe");
    desk.told("seat Zoe next");
    assert_eq!(
        desk.refused("repair with=Zoe why=x"),
        "Zoe is sitting out this round. To give them an opponent: seat #6 opponent."
    );
    desk.told("seat #6 opponent");
    assert_eq!(desk.games(), ["A–B", "C–D", "E–Zoe"]);
    clean(&desk);
}

#[test]
fn a_missing_player_who_changes_places_is_alone_then() {
    let mut desk = four();
    desk.told("drop D");
    let choices = missing_opponent(&desk.event, 1, Side::B);
    let last = choices.last().unwrap();
    assert_eq!(last.title.to_string(), "Play C of table 2, whose opponent has dropped");
    assert_eq!(
        last.told.last().unwrap().to_string(),
        "B would then have no opponent at table 2. If they don't come, drop them: a repair may give them the bye."
    );
    let command = last.command.clone();
    desk.carry_out(&command);
    assert_eq!(desk.event.round().unwrap().at_table(2).unwrap().opponent(desk.id("B")), Some(4));
}

#[test]
fn a_swap_takes_the_mark_of_a_table_that_had_begun() {
    let mut desk = four();
    desk.told("begun 2");
    let warned = desk.warnings("swap A C");
    assert_eq!(warned, ["Table 2 was marked as started; the mark is removed."]);
    assert!(desk.event.round().unwrap().pairings.iter().all(|pairing| !pairing.begun));
    assert_eq!(desk.told("begun 2"), "Table 2 has started.");
    desk.told("undo");
    desk.told("undo");
    assert!(desk.event.round().unwrap().at_table(2).unwrap().begun);
    clean(&desk);
}
