//! Head to head among those who met more than once: whoever won more of their
//! matches has beaten the other.

use super::fixture::{Desk, basic};
use crate::event::action::Setup;
use crate::event::standings;
use crate::event::standings::Line;
use crate::ruleset::StructureKind;
use crate::show::Arithmetic;
use crate::verify::verify_standings;

/// Rounds by hand, `A-B WW, C-D WL`, as the first-named saw the games.
fn played(players: &[&str], rounds: &[&str]) -> Desk {
    let structure = Some(StructureKind::Custom);
    let setup = Setup { structure, rounds: Some(4), cut: Some(0), ..basic() };
    let mut desk = Desk::of("lcg", setup, players);
    for round in rounds {
        let tables: Vec<(&str, &str)> =
            round.split(", ").map(|table| table.split_once(' ').unwrap()).collect();
        let pairs: Vec<String> =
            tables.iter().map(|(pair, _)| pair.replacen('-', " = ", 1)).collect();
        desk.decision(&format!("pair manual \"{}\"", pairs.join(", ")));
        for (table, (_, result)) in (1..).zip(tables) {
            desk.decision(&format!("report {table} {result}"));
        }
    }
    desk
}

/// `A 9, B 9`; the other code agrees, and not with any two exchanged.
fn places(desk: &Desk) -> String {
    let lines = standings(&desk.event).whole();
    assert_eq!(verify_standings(&desk.event, &lines), []);
    for at in 1..lines.len() {
        let mut exchanged = lines.clone();
        exchanged.swap(at - 1, at);
        exchanged[at - 1].standing.rank = lines[at - 1].standing.rank;
        exchanged[at].standing.rank = lines[at].standing.rank;
        assert_ne!(verify_standings(&desk.event, &exchanged), [], "{at} exchanged");
    }
    let line =
        |Line { standing: s, .. }: &Line| format!("{} {}", desk.event.label(s.entrant), s.points);
    lines.iter().map(line).collect::<Vec<_>>().join(", ")
}

/// Why this player stands where he does, beside those next to him.
fn why(desk: &Desk, name: &str) -> Vec<String> {
    let arithmetic = Arithmetic::of(&desk.event, desk.id(name)).unwrap();
    arithmetic.neighbours().into_iter().map(|neighbour| neighbour.sentence).collect()
}

#[test]
fn one_match_each_is_beaten_by_neither_whoever_registered_first() {
    let desk = played(&["Ala", "Bob"], &["Ala-Bob WW", "Ala-Bob LL"]);
    let [ala, bob] = [0, 1].map(|at: usize| desk.event.entrants[at].tie);
    let (first, second) = if ala > bob { ("Ala", "Bob") } else { ("Bob", "Ala") };
    assert_eq!(places(&desk), format!("{first} 6, {second} 6"));
    let [high, low] = [ala.max(bob), ala.min(bob)];
    assert_eq!(why(&desk, second), [format!("Random {high} to {low}")]);
    // The other way round in the list of players, and the numbers decide again.
    let desk = played(&["Bob", "Ala"], &["Ala-Bob WW", "Ala-Bob LL"]);
    let [bob, ala] = [0, 1].map(|at: usize| desk.event.entrants[at].tie);
    let (first, second) = if ala > bob { ("Ala", "Bob") } else { ("Bob", "Ala") };
    assert_eq!(places(&desk), format!("{first} 6, {second} 6"));
}

#[test]
fn one_won_and_one_drawn_is_beaten_before_the_schedule() {
    let rounds = ["A-B WW, C-D WW", "A-B WL, C-D WW", "A-D LL, B-C WW"];
    let desk = played(&["A", "B", "C", "D"], &rounds);
    assert_eq!(places(&desk), "C 12, A 9, B 9, D 6");
    // Strength of schedule alone would have it the other way: 24 to 30.
    assert_eq!(why(&desk, "B"), ["A beat everybody else who was level", "9 points to 6"]);
}

#[test]
fn two_lost_by_both_and_two_drawn_are_beaten_by_neither() {
    for result in ["XX", "DD"] {
        let rounds = [format!("A-B {result}"), format!("A-B {result}")];
        let desk = played(&["A", "B"], &rounds.each_ref().map(String::as_str));
        let decided = why(&desk, "A").concat();
        assert!(decided.starts_with("Random "), "{decided}");
        places(&desk);
    }
}

#[test]
fn a_sweep_of_three_needs_more_wins_than_losses_against_each() {
    // A beat B, and won and lost once against C.
    let rounds = ["A-C WW, B-D WW", "A-C LL, B-D WW", "A-B WW, C-D WW"];
    let desk = played(&["A", "B", "C", "D"], &rounds);
    assert_eq!(places(&desk), "A 12, C 12, B 12, D 0");
    assert_eq!(why(&desk, "C"), ["SoS 36 to 24", "SoS 24 to 12"]);
    // A beat B once and C with one won and one drawn: all the others.
    let rounds = ["A-C WW, B-D WW", "A-C WL, B-D WW", "A-B WW, C-D WW", "A-D LL, B-C LW"];
    let desk = played(&["A", "B", "C", "D"], &rounds);
    assert_eq!(places(&desk), "A 15, B 15, C 12, D 6");
    let line = &standings(&desk.event)[0];
    assert_eq!(
        format!("{:?}", standings(&desk.event).tie_breaks(line.entrant)[0]),
        "(HeadToHeadSweep, Beaten(1))"
    );
    assert_eq!(why(&desk, "A"), ["A beat everybody else who was level"]);
}

#[test]
fn beaten_twice_counts_as_one_beaten() {
    let rounds = ["A-B WW, C-D LL", "A-B WW, C-D LL", "A-C LL, B-D WW", "A-D LL, B-C WW"];
    let desk = played(&["A", "B", "C", "D"], &rounds);
    assert_eq!(places(&desk), "D 18, A 12, B 12, C 6");
    let line = &standings(&desk.event)[1];
    assert_eq!(
        format!("{:?}", standings(&desk.event).tie_breaks(line.entrant)[0]),
        "(HeadToHeadSweep, Beaten(1))"
    );
}

#[test]
fn who_did_not_appear_once_has_not_been_beaten_by_that() {
    // The card game counts it as a bye: between the two only one match was played.
    let rounds = ["A-B noshow A", "A-B WW"];
    let desk = played(&["A", "B"], &rounds[..1]);
    assert_eq!(places(&desk), "B 6, A 0");
    let mut desk = desk;
    desk.told("rejoin A");
    desk.decision("pair manual \"A = B\"");
    desk.decision("report 1 WW");
    assert_eq!(places(&desk), "A 6, B 6");
    assert_eq!(why(&desk, "A"), ["A beat everybody else who was level"]);
}
