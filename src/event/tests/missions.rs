//! Tests of missions drawn for a round, and of the matches of Imperial Assault.

use super::fixture::{Desk, borrowed, custom, letters};
use crate::event::{Action, Event, Id, StageKind, champion};
use crate::ruleset::MatchShape;
use std::collections::BTreeSet;

/// Imperial Assault with this many rounds, this cut and this many players.
fn assault(rounds: u32, cut: u32, players: usize) -> Desk {
    let setup = custom(rounds, cut);
    Desk::of("imperial-assault", setup, &borrowed(&letters(players)))
}

/// The newest round's mission as the file has it.
fn mission(desk: &Desk) -> u32 {
    let paired = desk.event.log.iter().rev().find_map(|entry| match &entry.action {
        Action::Pair(paired) => Some(paired),
        _ => None,
    });
    paired.unwrap().mission.unwrap()
}

fn lower(_: &Event, a: Id, b: Id) -> bool {
    a < b
}

#[test]
fn a_round_is_told_with_its_mission() {
    let mut desk = assault(4, 0, 7);
    let told = desk.told("pair");
    let round = desk.event.round().unwrap();
    let phrase = round.mission.as_ref().unwrap().phrase();
    let bye = desk.event.label(round.pairings.iter().find(|p| p.is_bye()).unwrap().a);
    assert_eq!(told, format!("Round 1 is paired: 3 tables, {phrase}, bye {bye}."));
    let newest = desk.event.log.last().unwrap();
    assert_eq!(desk.event.tell(newest), format!("paired round 1, {phrase}"));
    assert_eq!(desk.told("undo"), format!("Undone: \"paired round 1, {phrase}\" (by anna)."));
}

#[test]
fn neither_an_undo_nor_a_new_draw_changes_the_mission() {
    let mut desk = assault(4, 0, 8);
    desk.rounds(1);
    desk.told("pair");
    let drawn = mission(&desk);
    desk.run(["undo", "pair"]);
    assert_eq!(mission(&desk), drawn);
    desk.told("redraw 'somebody saw the draw'");
    assert_eq!(mission(&desk), drawn);
    desk.run(["undo", "undo"]);
    let by_hand = "pair manual 'P01 = P02, P03 = P04, P05 = P06, P07 = P08'";
    let phrase = desk.event.mission(drawn).unwrap().phrase();
    assert_eq!(desk.told(by_hand), format!("Paired round 2 by hand, {phrase}."));
    assert_eq!(mission(&desk), drawn);
}

#[test]
fn the_finals_go_on_where_the_swiss_left_off() {
    let mut desk = assault(3, 8, 8);
    let mut drawn = BTreeSet::new();
    for _ in 0..3 {
        desk.told("pair");
        drawn.insert(mission(&desk));
        desk.play(lower);
    }
    desk.told("cut");
    for minutes in [65, 65, 105] {
        desk.told("pair");
        drawn.insert(mission(&desk));
        let (stage, round) = (desk.event.stage().unwrap(), desk.event.round().unwrap());
        assert_eq!((stage.shape, round.minutes), (MatchShape::FirstToTwo, minutes));
        desk.play(lower);
    }
    assert_eq!(drawn, (1..=6).collect());
    assert!(champion(&desk.event).is_some());
}

#[test]
fn an_event_that_starts_with_elimination_draws_too() {
    let mut desk = assault(0, 0, 6);
    desk.told("pair");
    assert_eq!(desk.event.stage().unwrap().kind, StageKind::SingleElimination);
    let first = mission(&desk);
    desk.play(lower);
    desk.told("pair");
    assert_ne!(mission(&desk), first);
}

#[test]
fn single_games_can_be_announced_for_the_finals() {
    let mut desk = assault(1, 4, 8);
    desk.run(["setup finals=one-game", "pair"]);
    desk.play(lower);
    desk.run(["cut", "pair"]);
    assert_eq!(desk.event.stage().unwrap().shape, MatchShape::OneGame);
    assert_eq!(desk.event.round().unwrap().minutes, 65);
    assert!(desk.refused("report 1 WW").contains("2 letters"));
}

#[test]
fn a_mission_that_the_ruleset_does_not_have_is_no_line_of_this_event() {
    let mut desk = assault(3, 0, 2);
    desk.told("pair");
    let mut entry = desk.event.log.last().unwrap().clone();
    for wrong in [0, 7, u32::MAX] {
        if let Action::Pair(paired) = &mut entry.action {
            paired.mission = Some(wrong);
        }
        let misfit = desk.event.append(entry.clone()).unwrap_err();
        assert_eq!(misfit.reason, format!("there is no mission {wrong}"));
    }
}

#[test]
fn a_bracket_paired_anew_keeps_the_mission_of_its_round() {
    let mut desk = assault(1, 4, 8);
    desk.rounds(1);
    desk.run(["cut", "pair"]);
    let other = (1..=6).find(|n| *n != mission(&desk) && Some(*n) != first_mission(&desk)).unwrap();
    desk.told(&format!("mission {other}"));
    let last = desk.event.finals().unwrap().seeds[3];
    desk.run([&*format!("drop #{last}"), "pair"]);
    assert_eq!(mission(&desk), other);
}

/// The mission of the first Swiss round.
fn first_mission(desk: &Desk) -> Option<u32> {
    desk.event.log.iter().find_map(|entry| match &entry.action {
        Action::Pair(paired) => paired.mission,
        _ => None,
    })
}
