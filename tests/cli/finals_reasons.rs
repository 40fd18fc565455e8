//! The reasons for pairings of finals and pods, and for byes.

use super::desk::Desk;
use serde_json::Value;

fn desk(game: &str, players: usize) -> Desk {
    let desk = Desk::with(&format!("'{game}' --date 2026-11-21 --seed 7"), &[]);
    desk.verbs((1..=players).map(|n| format!("add P{n}")));
    desk
}

/// The pairings of the newest round, with their reasons.
fn pairings(desk: &Desk) -> Vec<Value> {
    let stages = desk.json("why")["stages"].as_array().unwrap().clone();
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

fn who(value: &Value) -> String {
    format!("#{value}")
}

#[test]
fn a_bracket_names_its_seeds_and_then_its_winners() {
    let desk = desk("destiny", 10);
    desk.verbs(["setup structure=custom rounds=1", "pair"]);
    desk.report_all("W");
    desk.verbs(["cut points=1", "pair"]);
    assert_eq!(
        whys(&desk),
        [
            "match 1: seed 1 has no opponent: 5 players in a bracket of 8",
            "match 2: seed 2 has no opponent: 5 players in a bracket of 8",
            "match 3: seed 3 has no opponent: 5 players in a bracket of 8",
            "match 4: seed 4 against seed 5",
        ]
    );
    desk.report_all("W");
    let third = pairings(&desk).into_iter().find(|pairing| pairing["match"] == 3).unwrap();
    desk.verb(&format!("drop '{}'", who(&third["a"])));
    desk.verb("pair");
    assert_eq!(
        whys(&desk),
        [
            "match 1: the winners of matches 1 and 4 of the quarter-finals",
            "match 2: the winner of match 2 of the quarter-finals has no opponent: \
             the winner of match 3 has left",
        ]
    );
    desk.report_all("W");
    desk.verb("pair");
    assert_eq!(whys(&desk), ["match 1: the winners of matches 1 and 2 of the semi-finals"]);
}

#[test]
fn a_bracket_without_seeds_was_drawn() {
    let desk = desk("destiny", 6);
    desk.verbs(["setup structure=custom rounds=0", "pair"]);
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
    desk.verbs(["setup rounds=1 cut=4", "pair"]);
    desk.report_all("WW");
    desk.verbs(["cut", "pair"]);
    assert_eq!(whys(&desk), ["match 1: seed 1 against seed 4", "match 2: seed 2 against seed 3"]);
    desk.report_all("W");
    desk.verb("pair");
    assert_eq!(
        whys(&desk),
        [
            "match 3: the winner of match 1 against the winner of match 2",
            "match 4: the loser of match 1 against the loser of match 2",
        ]
    );
    desk.report_all("W");
    desk.verb("pair");
    assert_eq!(whys(&desk), ["match 5: the winner of match 4 against the loser of match 3"]);
    desk.report_all("W");
    desk.verb("pair");
    assert_eq!(whys(&desk), ["match 6: the winner of match 3 against the winner of match 5"]);
    desk.report_all("L");
    desk.verb("pair");
    assert_eq!(whys(&desk), ["match 7: the two of the final again, for both have lost once"]);
}

#[test]
fn three_in_a_bracket_of_four_leave_one_without_an_opponent_and_one_without_a_loser() {
    let desk = desk("lcg", 4);
    desk.verbs(["setup rounds=1 cut=4", "pair"]);
    desk.report_all("WW");
    desk.verbs(["cut", "decline P4", "pair"]);
    assert_eq!(
        whys(&desk),
        [
            "match 1: seed 1 has no opponent: 3 players in a bracket of 4",
            "match 2: seed 2 against seed 3",
        ]
    );
    desk.report_all("W");
    desk.verb("pair");
    assert_eq!(
        whys(&desk),
        [
            "match 3: the winner of match 1 against the winner of match 2",
            "match 4: the loser of match 2 has no opponent: match 1 has no loser to send",
        ]
    );
}

#[test]
fn who_rests_in_a_pod_is_told_why() {
    let desk = desk("destiny-sealed", 5);
    desk.verbs(["pods", "pair"]);
    let everybody = "everybody meets everybody";
    assert_eq!(whys(&desk), [everybody, everybody, "rests, for the pod is odd: 5 players"]);
    desk.report_all("W");
    desk.verbs(["drop P1", "pair"]);
    assert_eq!(
        whys(&desk),
        [everybody, "rests, for P1 has left", "rests, for the pod is odd: 5 players"]
    );
}

#[test]
fn the_deciding_match_is_between_the_best_two_who_are_level() {
    let desk = Desk::with("lcg-2v2 --date 2026-11-21 --seed 7", &[]);
    desk.add_teams(6);
    desk.verbs(["setup rounds=1", "pair"]);
    desk.report_all("WW");
    desk.verbs(["cut", "pair"]);
    assert_eq!(whys(&desk), ["the best two of the 3 who are level at 6 points"]);
}
