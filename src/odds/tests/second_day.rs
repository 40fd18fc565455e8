//! The second day of Swiss rounds, for those above a line.

use crate::event::action::Setup;
use crate::event::fixture::Desk;
use crate::event::{Phase, Status, cut_line, phase, phase_phrase, standings};
use crate::odds::{Goal, prospects};
use crate::ruleset::{Ruleset, StructureKind, TierKind, read};
use crate::verify::verify;

const EIGHT: [&str; 8] = ["A", "B", "C", "D", "E", "F", "G", "H"];

fn ruleset(places: &str) -> Ruleset {
    let text = include_str!("../../../tests/rulesets/grand-prix.yaml");
    let day = "second_day: {by: [points, top, record]}";
    let places = format!("second_day: {{by: [points, top, record], places: {places}}}");
    read("grand-prix.yaml", &text.replace(day, &places)).unwrap_or_else(|why| panic!("{why:?}"))
}

fn desk(places: &str, line: &str, cut: u32) -> Desk {
    let structure = Some(StructureKind::Custom);
    let setup = Setup {
        structure,
        tier: Some(TierKind::Relaxed),
        rounds: Some(2),
        cut: Some(cut),
        ..Setup::default()
    };
    let mut desk = Desk::with(ruleset(places), setup, &EIGHT);
    desk.told(&format!("setup second_day=2 {line}"));
    desk
}

fn day(desk: &mut Desk, pairs: &[&str]) {
    for pairs in pairs {
        desk.told(&format!("pair manual '{pairs}'"));
        desk.play(|_, a, b| a < b);
    }
}

/// Two rounds in which the first-named of the alphabet win.
///
/// A and C have 6 points; B, D, E and G have 3; F and H have none.
const FIRST: [&str; 2] = ["A = B, C = D, E = F, G = H", "A = E, C = G, B = F, D = H"];

fn names(desk: &Desk, ids: &[u32]) -> String {
    let mut names: Vec<String> = ids.iter().map(|id| desk.event.label(*id)).collect();
    names.sort();
    names.join("")
}

fn clean(desk: &Desk) {
    assert_eq!(verify(&desk.event).breaches, []);
}

#[test]
fn those_above_the_line_go_on_with_their_points_and_the_others_stay_below() {
    let mut desk = desk("below", "second_day_line=points:3", 4);
    day(&mut desk, &FIRST);
    assert_eq!(phase(&desk.event), Phase::SecondDayDue { size: Some(6) });
    assert_eq!(phase_phrase(&desk.event).to_string(), "before the second day");
    let why = "The first day is over: day2 draws the line of the second.";
    assert_eq!(desk.refused("pair"), why);
    let why = "A second day comes first: day2 draws its line, setup second_day=0 leaves it out.";
    assert_eq!(desk.refused("cut"), why);
    assert_eq!(desk.refused("finish"), "A second day is announced: day2 draws its line.");
    let line = cut_line(&desk.event).unwrap();
    assert_eq!(line.phrase.to_string(), "second day: everybody with 3 points or more");
    let decision = desk.decision("day2");
    let told = decision.message.to_string();
    assert!(told.starts_with("6 of 8 play the second day, 2 rounds: "), "{told}");
    let others = "2 do not go on, and have places below all who play it.";
    assert!(decision.warnings.iter().any(|warning| *warning == others));
    assert_eq!(names(&desk, &desk.event.second_day.clone().unwrap().on), "ABCDEG");
    assert_eq!(desk.event.entrant(6).unwrap().status, Status::FirstDayOnly { after: 2 });
    clean(&desk);
    // F and H are not paired, not charged, and have not left.
    assert_eq!(desk.told("drop F"), "F does not play the second day, and keeps the place.");
    day(&mut desk, &["A = C, B = G, D = E"]);
    assert!(desk.event.entrant(6).unwrap().missed.is_empty());
    assert_eq!(desk.refused("rejoin F"), "Who plays the second day is settled: F does not.");
    assert_eq!(desk.refused("add Late"), "The second day has begun: nobody enters any more.");
    day(&mut desk, &["A = D, B = C, E = G"]);
    assert_eq!(phase(&desk.event), Phase::CutDue { size: 4 });
    // A has won four matches, B three.
    let best: Vec<(u32, u32)> =
        standings(&desk.event).iter().take(2).map(|one| (one.entrant, one.points)).collect();
    assert_eq!(best, [(1, 12), (2, 9)]);
    desk.told("cut");
    for _ in 0..2 {
        desk.told("pair");
        desk.play(|_, a, b| a < b);
    }
    desk.told("finish");
    clean(&desk);
}

#[test]
fn a_place_below_the_line_stays_below_or_goes_by_points() {
    for places in ["below", "by_points"] {
        let mut desk = desk(places, "", 0);
        day(&mut desk, &FIRST);
        // A, C and one of those with 3 points go on, and that one loses twice.
        let told = desk.told("day2 top=3");
        assert!(told.starts_with("3 of 8 play the second day"), "{told}");
        let on = desk.event.second_day.clone().unwrap().on;
        let third = *on.iter().find(|id| ![1, 3].contains(id)).unwrap();
        assert_eq!(standings(&desk.event).iter().position(|one| one.entrant == third), Some(2));
        clean(&desk);
        // Points taken off put the third behind others on points.
        desk.told(&format!("penalty #{third} points-off points=2"));
        let place = standings(&desk.event).standing(third).unwrap().rank;
        match places {
            "below" => assert_eq!(place, 3),
            _ => assert!(place > 3, "{place}"),
        }
        clean(&desk);
    }
}

#[test]
fn a_line_by_losses_and_lines_that_are_none() {
    let mut desk = desk("below", "", 0);
    let why = "19 rounds are too many for a second day: at most 18, with the first day 20 in all.";
    assert_eq!(desk.refused("setup second_day=19"), why);
    let why = "\"apples:3\" is no line of a second day: write points:18, top:32 or losses:2.";
    assert!(desk.refused("setup second_day_line=apples:3").starts_with(why));
    day(&mut desk, &FIRST[..1]);
    let why = "Round 1 of 2 of the first day is played: pair goes on.";
    assert_eq!(desk.refused("day2 top=4"), why);
    day(&mut desk, &FIRST[1..]);
    let why = "No line is announced: day2 points=N says who goes on.";
    assert_eq!(desk.refused("day2"), why);
    assert_eq!(desk.refused("day2 top=9"), "The first 9 cannot go on: 8 are here.");
    let why = "Nobody would go on: day2 points=N takes another line.";
    assert_eq!(desk.refused("day2 points=7"), why);
    assert!(desk.told("day2 losses=0").starts_with("2 of 8 play the second day"));
    clean(&desk);
    desk.told("undo");
    assert!(desk.event.is_here(8));
    assert_eq!(phase(&desk.event), Phase::SecondDayDue { size: None });
    assert!(desk.told("day2 losses=1").starts_with("6 of 8 play the second day"));
    clean(&desk);
    assert_eq!(
        desk.refused("day2 top=2"),
        "The line of the second day is drawn: undo takes it back."
    );
    let why = "The first day is over, and its rounds stay: undo takes the line back.";
    assert_eq!(desk.refused("setup rounds=3"), why);
    let mut destiny = Desk::custom(3, 0, &EIGHT);
    let why = "Star Wars: Destiny has no second day: its rules name none.";
    assert_eq!(destiny.refused("setup second_day=2"), why);
    assert_eq!(destiny.refused("day2 top=2"), why);
}

#[test]
fn a_player_of_the_second_day_may_leave_it_and_come_back() {
    let mut desk = desk("below", "second_day_line=points:3", 0);
    desk.told("pair manual 'A = B, C = D, E = F, G = H'");
    desk.play(|_, a, b| a < b);
    desk.told("drop B");
    desk.told("pair");
    desk.play(|_, a, b| a < b);
    let told = desk.told("day2");
    assert!(told.contains(" of 7 play the second day"), "{told}");
    assert_eq!(desk.refused("rejoin B"), "Who plays the second day is settled: B does not.");
    desk.told("pair");
    desk.play(|_, a, b| a < b);
    desk.told("drop C");
    desk.told("rejoin C");
    desk.told("pair");
    desk.play(|_, a, b| a < b);
    assert!(matches!(phase(&desk.event), Phase::Decided { champion: Some(_) }));
    desk.told("finish");
    clean(&desk);
}

/// Certainty is first about the line, and after it about the end.
#[test]
fn odds_are_of_the_line_and_then_of_the_cut() {
    let mut desk = desk("below", "second_day_line=points:3", 4);
    day(&mut desk, &FIRST[..1]);
    let known = prospects(&desk.event).unwrap();
    assert_eq!(known.goal, Goal::SecondDay);
    let certain = |desk: &Desk| {
        let known = prospects(&desk.event).unwrap();
        let all = 1..=8;
        all.filter(|id| known.of(*id) == crate::odds::Prospect::Certain).collect::<Vec<u32>>()
    };
    // The winners have the points already.
    assert_eq!(certain(&desk), [1, 3, 5, 7]);
    desk.told("setup second_day_line=losses:0");
    // The losers stay below the line; the winners may still lose.
    let known = prospects(&desk.event).unwrap();
    assert_eq!(known.goal, Goal::SecondDay);
    let of = |id: u32| known.of(id);
    assert_eq!([2, 4, 6, 8].map(of), [crate::odds::Prospect::Out; 4]);
    assert_eq!([1, 3, 5, 7].map(of), [crate::odds::Prospect::Open; 4]);
    desk.told("setup second_day_line=losses:1");
    assert_eq!(certain(&desk), [1, 3, 5, 7]);
    desk.told("setup second_day_line=points:3");
    day(&mut desk, &FIRST[1..]);
    desk.told("day2");
    let known = prospects(&desk.event).unwrap();
    assert_eq!(known.goal, Goal::Cut);
    assert_eq!(known.of(6), crate::odds::Prospect::Out);
}
