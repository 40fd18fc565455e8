//! The reasons for pairings of finals and pods, and for byes.

use super::desk::Desk;
use serde_json::Value;

fn desk(game: &str, players: usize) -> Desk {
    let desk = Desk::new();
    desk.done(&["new", "shop.yaml", "--game", game, "--date", "2026-11-21", "--seed", "7"]);
    for n in 1..=players {
        desk.verb(&["add", &format!("P{n}")]);
    }
    desk
}

/// The pairings of the newest round, with their reasons.
fn pairings(desk: &Desk) -> Vec<Value> {
    let stages = desk.json(&["why"])["stages"].as_array().unwrap().clone();
    let rounds = stages.last().unwrap()["rounds"].as_array().unwrap().clone();
    rounds.last().unwrap()["pairings"].as_array().unwrap().clone()
}

/// The reasons of the newest round, sorted.
fn whys(desk: &Desk) -> Vec<String> {
    let mut whys: Vec<String> =
        pairings(desk).iter().map(|pairing| pairing["why"].as_str().unwrap().to_owned()).collect();
    whys.sort();
    whys
}

/// Lets the first-named player win every table.
fn play(desk: &Desk, won: &str) {
    for pairing in pairings(desk).iter().filter(|pairing| !pairing["b"].is_null()) {
        desk.verb(&["report", &pairing["table"].to_string(), won]);
    }
}

fn who(value: &Value) -> String {
    format!("#{value}")
}

#[test]
fn a_bracket_names_its_seeds_and_then_its_winners() {
    let desk = desk("destiny", 10);
    desk.verb(&["setup", "structure=custom", "rounds=1"]);
    desk.verb(&["pair"]);
    play(&desk, "W");
    desk.verb(&["cut", "points=1"]);
    desk.verb(&["pair"]);
    assert_eq!(
        whys(&desk),
        [
            "match 1: seed 1 has no opponent: 5 players in a bracket of 8",
            "match 2: seed 2 has no opponent: 5 players in a bracket of 8",
            "match 3: seed 3 has no opponent: 5 players in a bracket of 8",
            "match 4: seed 4 against seed 5",
        ]
    );
    play(&desk, "W");
    let third = pairings(&desk).into_iter().find(|pairing| pairing["match"] == 3).unwrap();
    desk.verb(&["drop", &who(&third["a"])]);
    desk.verb(&["pair"]);
    assert_eq!(
        whys(&desk),
        [
            "match 1: the winners of matches 1 and 4 of the quarter-finals",
            "match 2: the winner of match 2 of the quarter-finals has no opponent: the winner of match 3 dropped",
        ]
    );
    play(&desk, "W");
    desk.verb(&["pair"]);
    assert_eq!(whys(&desk), ["match 1: the winners of matches 1 and 2 of the semi-finals"]);
}

#[test]
fn a_bracket_without_seeds_was_drawn() {
    let desk = desk("destiny", 6);
    desk.verb(&["setup", "structure=custom", "rounds=0"]);
    desk.verb(&["pair"]);
    let mut told: Vec<String> = whys(&desk).iter().map(|why| why[9..].to_owned()).collect();
    told.sort();
    assert_eq!(
        told,
        [
            "bye, drawn among 6 players: 2 in a bracket of 8",
            "bye, drawn among 6 players: 2 in a bracket of 8",
            "drawn among 6 players",
            "drawn among 6 players",
        ]
    );
}

#[test]
fn in_a_double_elimination_everybody_comes_from_somewhere() {
    let desk = desk("lcg", 4);
    desk.verb(&["setup", "rounds=1", "cut=4"]);
    desk.verb(&["pair"]);
    play(&desk, "WW");
    desk.verb(&["cut"]);
    desk.verb(&["pair"]);
    assert_eq!(whys(&desk), ["match 1: seed 1 against seed 4", "match 2: seed 2 against seed 3"]);
    play(&desk, "W");
    desk.verb(&["pair"]);
    assert_eq!(
        whys(&desk),
        [
            "match 3: the winner of match 1 against the winner of match 2",
            "match 4: the loser of match 1 against the loser of match 2",
        ]
    );
    play(&desk, "W");
    desk.verb(&["pair"]);
    assert_eq!(whys(&desk), ["match 5: the winner of match 4 against the loser of match 3"]);
    play(&desk, "W");
    desk.verb(&["pair"]);
    assert_eq!(whys(&desk), ["match 6: the winner of match 3 against the winner of match 5"]);
    play(&desk, "L");
    desk.verb(&["pair"]);
    assert_eq!(whys(&desk), ["match 7: the same final again: both have lost once"]);
}

#[test]
fn three_in_a_bracket_of_four_leave_one_without_an_opponent_and_one_without_a_loser() {
    let desk = desk("lcg", 4);
    desk.verb(&["setup", "rounds=1", "cut=4"]);
    desk.verb(&["pair"]);
    play(&desk, "WW");
    desk.verb(&["cut"]);
    desk.verb(&["decline", "P4"]);
    desk.verb(&["pair"]);
    assert_eq!(
        whys(&desk),
        [
            "match 1: seed 1 has no opponent: 3 players in a bracket of 4",
            "match 2: seed 2 against seed 3",
        ]
    );
    play(&desk, "W");
    desk.verb(&["pair"]);
    assert_eq!(
        whys(&desk),
        [
            "match 3: the winner of match 1 against the winner of match 2",
            "match 4: the loser of match 2 has no opponent: match 1 had no loser",
        ]
    );
}

#[test]
fn who_rests_in_a_pod_is_told_why() {
    let desk = desk("destiny-sealed", 5);
    desk.verb(&["pods"]);
    desk.verb(&["pair"]);
    let everybody = "everyone plays everyone";
    assert_eq!(whys(&desk), [everybody, everybody, "rests, because the pod is odd: 5 players"]);
    play(&desk, "W");
    desk.verb(&["drop", "P1"]);
    desk.verb(&["pair"]);
    assert_eq!(
        whys(&desk),
        [everybody, "rests, because P1 dropped", "rests, because the pod is odd: 5 players"]
    );
}

#[test]
fn the_deciding_match_is_between_the_best_two_who_are_level() {
    let desk = Desk::new();
    desk.done(&["new", "shop.yaml", "--game", "lcg-2v2", "--date", "2026-11-21", "--seed", "7"]);
    desk.add_teams(6);
    desk.verb(&["setup", "rounds=1"]);
    desk.verb(&["pair"]);
    play(&desk, "WW");
    desk.verb(&["cut"]);
    desk.verb(&["pair"]);
    assert_eq!(whys(&desk), ["the best two of the 3 tied at 6 points"]);
}
