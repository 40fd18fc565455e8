//! Head to head among players who met more than once.
//!
//! The player who won more of their matches has beaten the other.

use super::desk::Desk;
use serde_json::Value;

/// An event with rounds paired by hand, such as `A-B WW, C-D WL`.
///
/// Results are from the view of the first-named player.
fn played(players: &[&str], rounds: &[&str]) -> Desk {
    let desk = Desk::with("lcg --structure custom --seed 7 --rounds 4 --cut 0", players);
    for round in rounds {
        let tables: Vec<(&str, &str)> =
            round.split(", ").map(|table| table.split_once(' ').unwrap()).collect();
        let pairs: Vec<String> =
            tables.iter().map(|(pair, _)| pair.replacen('-', " = ", 1)).collect();
        let pair = format!("pair manual '{}'", pairs.join(", "));
        let reports =
            (1..).zip(tables).map(|(table, (_, result))| format!("report {table} {result}"));
        desk.verbs([pair].into_iter().chain(reports));
    }
    desk
}

fn lines(desk: &Desk) -> Vec<Value> {
    desk.event()["standings"].as_array().unwrap().clone()
}

/// The standings, such as `A 9, B 9`. The checker must agree with them.
fn places(desk: &Desk) -> String {
    assert!(desk.done("verify shop.yaml").contains("all is well"));
    let shown = desk.done("show shop.yaml standings --format csv");
    let line = |line: &str| {
        let cells: Vec<&str> = line.split(',').collect();
        format!("{} {}", cells[2], cells[4])
    };
    shown.lines().skip(1).map(line).collect::<Vec<_>>().join(", ")
}

/// The reasons that separate this player from their neighbours.
fn why(desk: &Desk, name: &str) -> Vec<String> {
    let place = desk.json(&format!("place '{name}'"));
    let neighbours = place["place"]["neighbours"].as_array().unwrap();
    neighbours.iter().map(|one| one["why"].as_str().unwrap().to_owned()).collect()
}

/// The random number of the player with this id.
fn drawn(desk: &Desk, id: u64) -> u64 {
    let lines = lines(desk);
    let line = lines.iter().find(|line| line["entrant"] == id).unwrap();
    line["tiebreaks"]["random"].as_u64().unwrap()
}

#[test]
fn one_match_each_is_beaten_by_neither_whoever_registered_first() {
    let desk = played(&["Ala", "Bob"], &["Ala-Bob WW", "Ala-Bob LL"]);
    let [ala, bob] = [1, 2].map(|id| drawn(&desk, id));
    let (first, second) = if ala > bob { ("Ala", "Bob") } else { ("Bob", "Ala") };
    assert_eq!(places(&desk), format!("{first} 6, {second} 6"));
    let [high, low] = [ala.max(bob), ala.min(bob)];
    assert_eq!(why(&desk, second), [format!("Random {high} to {low}")]);
    // With the players registered in the other order, the random numbers decide again.
    let desk = played(&["Bob", "Ala"], &["Ala-Bob WW", "Ala-Bob LL"]);
    let [bob, ala] = [1, 2].map(|id| drawn(&desk, id));
    let (first, second) = if ala > bob { ("Ala", "Bob") } else { ("Bob", "Ala") };
    assert_eq!(places(&desk), format!("{first} 6, {second} 6"));
}

#[test]
fn one_won_and_one_drawn_is_beaten_before_the_schedule() {
    let rounds = ["A-B WW, C-D WW", "A-B WL, C-D WW", "A-D LL, B-C WW"];
    let desk = played(&["A", "B", "C", "D"], &rounds);
    assert_eq!(places(&desk), "C 12, A 9, B 9, D 6");
    // Strength of schedule alone would decide the other way: 24 to 30.
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
    // A beat B, and won one match and lost one against C.
    let rounds = ["A-C WW, B-D WW", "A-C LL, B-D WW", "A-B WW, C-D WW"];
    let desk = played(&["A", "B", "C", "D"], &rounds);
    assert_eq!(places(&desk), "A 12, C 12, B 12, D 0");
    assert_eq!(why(&desk, "C"), ["SoS 36 to 24", "SoS 24 to 12"]);
    // A beat B once, and against C won one match and drew one: A beat all the others.
    let rounds = ["A-C WW, B-D WW", "A-C WL, B-D WW", "A-B WW, C-D WW", "A-D LL, B-C LW"];
    let desk = played(&["A", "B", "C", "D"], &rounds);
    assert_eq!(places(&desk), "A 15, B 15, C 12, D 6");
    assert_eq!(lines(&desk)[0]["tiebreaks"]["head_to_head"], 1);
    assert_eq!(why(&desk, "A"), ["A beat everybody else who was level"]);
}

#[test]
fn beaten_twice_counts_as_one_beaten() {
    let rounds = ["A-B WW, C-D LL", "A-B WW, C-D LL", "A-C LL, B-D WW", "A-D LL, B-C WW"];
    let desk = played(&["A", "B", "C", "D"], &rounds);
    assert_eq!(places(&desk), "D 18, A 12, B 12, C 6");
    assert_eq!(lines(&desk)[1]["tiebreaks"]["head_to_head"], 1);
}

#[test]
fn who_did_not_appear_once_has_not_been_beaten_by_that() {
    // The card game counts a no-show as a bye, so the two have played only one match.
    let desk = played(&["A", "B"], &["A-B noshow A"]);
    assert_eq!(places(&desk), "B 6, A 0");
    desk.verbs(["rejoin A", "pair manual 'A = B'", "report 1 WW"]);
    assert_eq!(places(&desk), "A 6, B 6");
    assert_eq!(why(&desk, "A"), ["A beat everybody else who was level"]);
}
