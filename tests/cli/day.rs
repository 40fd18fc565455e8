//! A whole day of 37 players, from the roster to the champion, run as a script runs it.

use super::desk::{Desk, fixture};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The day so far, with the pairs that have met and the byes.
struct Day {
    desk: Desk,
    met: BTreeSet<(u64, u64)>,
    byes: BTreeMap<u64, u32>,
}

impl Day {
    fn event(&self) -> Value {
        self.desk.event()
    }

    fn newest(&self) -> Value {
        let event = self.event();
        let stage = event["stages"].as_array().unwrap().last().unwrap().clone();
        stage["rounds"].as_array().unwrap().last().unwrap().clone()
    }

    /// The last player in the standings among those with the fewest byes.
    fn due_for_the_bye(&self) -> u64 {
        let event = self.event();
        let active = |id: u64| event["entrants"][id as usize - 1]["status"] == "active";
        let standings = event["standings"].as_array().unwrap();
        let places =
            standings.iter().map(|s| s["entrant"].as_u64().unwrap()).filter(|id| active(*id));
        let byes = |id: &u64| self.byes.get(id).copied().unwrap_or(0);
        places.rev().min_by_key(byes).unwrap()
    }

    /// Pairs a Swiss round and checks it against the rules.
    fn pair(&mut self, number: u64, bye: bool) -> Value {
        let due = self.due_for_the_bye();
        self.desk.verb("pair");
        let round = self.newest();
        assert_eq!((&round["number"], &round["minutes"]), (&number.into(), &35.into()));
        assert_eq!(round["complete"], false);
        let mut seen = BTreeSet::new();
        for pairing in round["pairings"].as_array().unwrap() {
            let a = pairing["a"].as_u64().unwrap();
            assert!(seen.insert(a), "{a} sits twice");
            match pairing["b"].as_u64() {
                Some(b) => {
                    assert!(seen.insert(b), "{b} sits twice");
                    assert!(self.met.insert((a.min(b), a.max(b))), "{a} and {b} meet again");
                }
                None => {
                    *self.byes.entry(a).or_default() += 1;
                    assert!(number == 1 || a == due, "the bye is {due}'s, not {a}'s");
                }
            }
        }
        let free = round["pairings"].as_array().unwrap().iter().filter(|p| p["b"].is_null());
        assert_eq!(free.count(), usize::from(bye));
        let active = self.event()["entrants"].as_array().unwrap().clone();
        assert_eq!(seen.len(), active.iter().filter(|e| e["status"] == "active").count());
        round
    }

    /// Lets the player with the lower number win every table.
    fn play(&self, round: &Value) {
        let mut verbs = String::new();
        for pairing in round["pairings"].as_array().unwrap().iter().filter(|p| !p["b"].is_null()) {
            let games = if pairing["a"].as_u64() < pairing["b"].as_u64() { "W" } else { "L" };
            verbs.push_str(&format!("report {} {games}\n", pairing["table"]));
        }
        let ended = self.desk.feed("do shop.yaml -", &verbs);
        assert_eq!(ended.status, 0, "{}", ended.err);
        assert_eq!(self.newest()["complete"], true);
    }

    fn entrant(&self, id: u64) -> Value {
        self.event()["entrants"][id as usize - 1].clone()
    }

    fn standing(&self, id: u64) -> Value {
        let event = self.event();
        let standings = event["standings"].as_array().unwrap().iter();
        standings.clone().find(|s| s["entrant"] == id).unwrap().clone()
    }
}

fn ids(list: &Value) -> Vec<u64> {
    list.as_array().unwrap().iter().map(|id| id.as_u64().unwrap()).collect()
}

#[test]
fn a_day_of_37_players_from_the_roster_to_the_champion() {
    let mut day = Day { desk: Desk::with_event(2187), met: BTreeSet::new(), byes: BTreeMap::new() };
    let imported = day.desk.verb(&format!("import {}", fixture("rosters/37.csv")));
    assert_eq!(imported, "saved #1: Registered 37 players.\n");

    // Two rounds with a bye, because 37 is odd.
    for number in 1..=2 {
        let round = day.pair(number, true);
        day.play(&round);
    }

    // Player 20 leaves, so 36 play and nobody has a bye.
    let told = day.desk.verb("drop 'Marta Zając'");
    assert_eq!(told, "saved #40: Marta Zając has left after round 2.\n");
    let gone = day.entrant(20);
    assert_eq!((&gone["status"], &gone["left_after"]), (&"dropped".into(), &2.into()));
    let before = day.standing(20);
    let round = day.pair(3, false);
    day.play(&round);

    correct_a_result_of_round_1(&day);
    let round = day.pair(4, false);
    day.play(&round);
    assert_eq!(day.standing(20)["rounds"], before["rounds"], "rounds after a drop do not count");

    // Player 20 comes back two rounds later, with two losses. Again 37 play, with a bye.
    let told = day.desk.verb("rejoin 'marta zajac'");
    assert!(
        told.ends_with("Marta Zając is back, with 2 losses for the rounds missed.\n"),
        "{told}"
    );
    let back = day.standing(20);
    assert_eq!(back["rounds"], 4);
    assert_eq!(back["points"], before["points"]);
    assert_eq!(day.entrant(20)["missed_rounds"], 2);
    let round = day.pair(5, true);
    day.play(&round);
    assert_eq!(day.desk.refused("pair"), "All rounds are played: cut makes the cut to 4.");

    let seeds = cut_with_one_who_declines(&day);
    finals(&day, &seeds);
}

/// Corrects the winner of table 1, whose result was entered wrongly two rounds before.
fn correct_a_result_of_round_1(day: &Day) {
    let event = day.event();
    let table = &event["stages"][0]["rounds"][0]["pairings"][0];
    let games = table["result"]["games"].as_str().unwrap();
    let corrected = if games == "W" { "L" } else { "W" };
    let winner = table[if corrected == "W" { "a" } else { "b" }].as_u64().unwrap();
    let before = day.standing(winner);
    let ended = day.desk.tried(&format!("report 1 '{corrected}' round=1"));
    assert_eq!(ended.status, 0, "{}", ended.err);
    assert!(ended.out.contains("Table 1 corrected: "), "{}", ended.out);
    assert_eq!(ended.err, "warning: Rounds paired since then stay as they are.\n");
    let after = day.standing(winner);
    assert_eq!(after["points"].as_u64(), before["points"].as_u64().map(|points| points + 1));
    let rounds = |event: &Value| event["stages"][0]["rounds"][2].clone();
    assert_eq!(rounds(&day.event()), rounds(&event), "no round is disturbed");
}

/// Cuts to the best four; the second declines the place.
fn cut_with_one_who_declines(day: &Day) -> Vec<u64> {
    let event = day.event();
    let places: Vec<u64> = event["standings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|s| s["entrant"].as_u64().unwrap())
        .collect();
    day.desk.verb("cut");
    let finals = day.event()["stages"][1].clone();
    assert_eq!(finals["kind"], "single_elimination");
    assert_eq!(ids(&finals["seeds"]), &places[..4]);
    assert_eq!(
        day.desk.refused("add 'Spóźniony Gracz'"),
        "Entries are closed: the finals have begun."
    );
    day.desk.verb(&format!("decline '#{}'", places[1]));
    let seeds = ids(&day.event()["stages"][1]["seeds"]);
    assert_eq!(seeds, [places[0], places[2], places[3], places[4]]);
    assert_eq!(day.entrant(places[1])["status"], "eliminated");
    seeds
}

/// Plays semi-finals of 35 minutes and a final of 50; the better seed wins each.
fn finals(day: &Day, seeds: &[u64]) {
    let game =
        |pairing: &Value| (pairing["match"].as_u64(), pairing["a"].as_u64(), pairing["b"].as_u64());
    let win = |day: &Day, round: &Value| {
        for pairing in round["pairings"].as_array().unwrap() {
            let seed = |side: &str| seeds.iter().position(|s| pairing[side] == *s);
            let games = if seed("a") < seed("b") { "W" } else { "L" };
            day.desk.verb(&format!("report {} {games}", pairing["table"]));
        }
    };
    let seed = |n: usize| Some(seeds[n - 1]);
    day.desk.verb("pair");
    let semi = day.newest();
    assert_eq!(semi["minutes"], 35);
    assert_eq!(game(&semi["pairings"][0]), (Some(1), seed(1), seed(4)));
    assert_eq!(game(&semi["pairings"][1]), (Some(2), seed(2), seed(3)));
    win(day, &semi);
    assert_eq!(day.event()["champion"], Value::Null);

    day.desk.verb("pair");
    let last = day.newest();
    assert_eq!(last["minutes"], 50);
    assert_eq!(last["pairings"].as_array().unwrap().len(), 1);
    assert_eq!(game(&last["pairings"][0]), (Some(1), seed(1), seed(2)));
    assert!(day.desk.refused("finish").starts_with("1 result of the final is missing"));
    win(day, &last);

    let told = day.desk.verb("finish");
    let event = day.event();
    let champion = event["entrants"][seeds[0] as usize - 1]["name"].as_str().unwrap();
    assert!(told.ends_with(&format!("The event is closed: {champion} is champion.\n")), "{told}");
    assert_eq!(event["champion"], seeds[0]);
    let final_rank = |id: u64| day.standing(id)["final_rank"].as_u64();
    assert_eq!(seeds.iter().map(|id| final_rank(*id)).collect::<Vec<_>>(), [1, 2, 3, 4].map(Some));
    let ranks: BTreeSet<u64> = event["standings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|s| s["final_rank"].as_u64().unwrap())
        .collect();
    assert_eq!(ranks, (1..=37).collect());
    assert_eq!(day.desk.refused("pair"), "The event is closed: undo opens it again.");
    let standings = day.desk.done("show shop.yaml standings");
    assert!(standings.starts_with("Shop · final standings\n"), "{standings}");
    assert!(standings.contains(&format!("\n    1      1  {champion} ")), "{standings}");
    let bracket = day.desk.done("show shop.yaml bracket");
    assert!(bracket.contains("\nSemi-finals\n") && bracket.contains("\nFinal\n"), "{bracket}");
    assert!(bracket.contains(&format!("Champion: {champion}\n")), "{bracket}");
}
