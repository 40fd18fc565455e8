//! Tie-breaks of the players' own matches, by tournaments that were really played.

use super::*;
use crate::event::fixture::tournaments::*;
use crate::event::standings::{Value, parted_by_head_to_head};

fn value(event: &Event, id: Id, by: TieBreak) -> String {
    match standings(event).value(id, by) {
        Some(Value::Exact(exact)) => exact.to_string(),
        other => panic!("{other:?}"),
    }
}

/// The places as `name points` and the values of these tie-breaks.
fn lines(desk: &Desk, by: &[TieBreak]) -> Vec<String> {
    let line = |one: &crate::event::Standing| {
        let values = by.iter().map(|by| value(&desk.event, one.entrant, *by));
        let start = format!("{} {}", desk.event.label(one.entrant), one.points);
        std::iter::once(start).chain(values).collect::<Vec<_>>().join(" ")
    };
    standings(&desk.event).iter().map(line).collect()
}

#[test]
fn the_candidates_of_2016() {
    let desk = candidates();
    let by = [TieBreak::HeadToHead, TieBreak::Wins, TieBreak::SonnebornBerger];
    // Sums of points are twice those of chess, in which a win is one point.
    assert_eq!(
        lines(&desk, &by),
        [
            "Karjakin 17 0 4 114",
            "Caruana 15 3/2 2 103",
            "Anand 15 1/2 4 101",
            "Svidler 14 7/2 1 195/2",
            "Aronian 14 3 2 95",
            "Giri 14 3 0 98",
            "Nakamura 14 5/2 3 183/2",
            "Topalov 9 0 0 66",
        ]
    );
}

#[test]
fn the_hamilton_championship_of_2018() {
    let desk = hamilton();
    let points = |name: &str| standings(&desk.event).record(desk.id(name)).unwrap().points;
    // Twice the points of chess: 5.5, 5.5, 4 … and 1 for the last.
    let all: Vec<u32> = HAMILTON.iter().map(|(name, _)| points(name)).collect();
    let published =
        [11, 11, 8, 8, 8, 8, 8, 7, 7, 7, 7, 6, 6, 6, 6, 6, 5, 5, 5, 5, 4, 4, 4, 4, 4, 2, 2];
    assert_eq!(all, published);
    // Published: 22.5, 19.75 and 20.0 for the first, 20.0 and 17.25 for the second.
    let by = [TieBreak::SosSum, TieBreak::SonnebornBerger, TieBreak::BuchholzCutOne];
    let lines = lines(&desk, &by);
    assert_eq!(lines[0], "Dare 11 45 79/2 40");
    assert!(lines[1].starts_with("Nolan 11 40 69/2 "), "{}", lines[1]);
}

#[test]
fn who_leads_whatever_a_missing_match_would_bring_is_first() {
    let mut desk = leader();
    let tied = &lines(&desk, &[TieBreak::HeadToHead])[3..7];
    assert_eq!(tied, ["A 4 4", "B 4 3", "C 4 2", "D 4 1"]);
    let parted = |one: &str, other: &str| {
        let all: Vec<Id> = standings(&desk.event).iter().map(|one| one.entrant).collect();
        parted_by_head_to_head(&desk.event, &all, desk.id(one), desk.id(other))
    };
    assert!(parted("A", "D") && parted("B", "C") && !parted("A", "A"));
    // Had D beaten B, only A and C would be level.
    desk.told("report 2 L round=2");
    let all: Vec<Id> = standings(&desk.event).iter().map(|one| one.entrant).collect();
    let level = standings(&desk.event).tied_before_head_to_head(desk.id("A"), &all);
    assert_eq!(level, [desk.id("A"), desk.id("C")]);
}

#[test]
fn those_who_are_still_level_are_compared_again() {
    let desk = circle();
    // Each of the three has 3/2 of one, 1/2 of another and 2 of D; the mean of two matches.
    let ahead: Vec<String> = lines(&desk, &[TieBreak::HeadToHead]);
    let mut three: Vec<&str> =
        ahead.iter().filter(|line| "ABC".contains(&line[..1])).map(String::as_str).collect();
    three.sort_unstable();
    assert_eq!(three, ["A 6 2", "B 6 2", "C 6 2"]);
    assert!(ahead.contains(&"D 5 0".to_owned()), "{ahead:?}");
}

#[test]
fn a_bye_is_a_win_if_it_is_worth_one() {
    for (bye, wins) in [(2, "1"), (1, "0")] {
        let desk = with_a_bye(bye);
        assert_eq!(value(&desk.event, desk.id("C"), TieBreak::Wins), wins);
        assert_eq!(value(&desk.event, desk.id("A"), TieBreak::Wins), "1");
    }
}
