//! Two long days: one with all that an organizer settles besides pairings, one that goes wrong.

use super::*;

struct Day(Desk);

impl Day {
    fn event(&self) -> Value {
        self.0.event()
    }

    /// The tables with two players: the number and the players.
    fn tables(&self) -> Vec<(u64, u64, u64)> {
        let seats =
            |one: &Value| Some((one["table"].as_u64()?, one["a"].as_u64()?, one["b"].as_u64()?));
        self.0.round()["pairings"].as_array().unwrap().iter().filter_map(seats).collect()
    }

    fn table_of(&self, id: u64) -> Option<u64> {
        self.tables().into_iter().find(|(_, a, b)| [*a, *b].contains(&id)).map(|(table, ..)| table)
    }

    /// The player with the lower number wins every open table; these leave after their match.
    fn play(&self, leave: &[u64]) {
        let mut verbs = Vec::new();
        for (table, a, b) in self.tables() {
            let games = if a < b { "W" } else { "L" };
            let drop = match (leave.contains(&a), leave.contains(&b)) {
                (true, true) => " drop=both",
                (true, false) => " drop=A",
                (false, true) => " drop=B",
                (false, false) => "",
            };
            verbs.push(format!("report {table} {games}{drop}"));
        }
        self.0.verbs(verbs);
    }
}

const SIBLINGS: [u64; 2] = [1, 2];
const HOUSE: u64 = 38;

fn announced() -> Day {
    let day = Day(Desk::with_event(2187));
    day.0.verbs([
        "official 'Marek Sęp' role=marshal",
        "setup tier=premier structure=custom rounds=4 cut=4",
        "setup checkin=yes fee=20 hold=yes tables=1-12,21-30 feature=1",
        "setup 'apart=clubs 1-2, relatives always absolute'",
        "setup 'prizes=1: mat; 2: cup; 3-4: 50 zł; all: card'",
    ]);
    day.0.verb(&format!("import {}", fixture("rosters/37.csv")));
    day.0.verbs(["edit '#1' family=Ż table=7", "edit '#2' family=Ż", "add 'Hania Dom' house"]);
    day
}

fn first_round(day: &Day) {
    day.0.verbs((1..=34).map(|id| format!("here '#{id}' paid")));
    let missing =
        "3 of 37 not checked in: Helena Walczak, Mateusz Sikora and Iga Adamczyk-Pietrzykowska.";
    let ways = "Choose for them: pair absent=remove, pair absent=keep or pair absent=out.";
    assert_eq!(day.0.refused("pair"), format!("{missing} {ways}"));
    let told = day.0.verb("pair absent=remove");
    assert!(told.contains("Round 1 is paired: 17 tables, house player Hania Dom"), "{told}");
    assert_eq!(day.table_of(1), Some(7), "the fixed table");
    let sheet = day.0.run("show shop.yaml pairings");
    assert!(!sheet.out.contains("Anna"), "{}", sheet.out);
    let (one, other) = (day.tables()[3].1, day.tables()[4].1);
    day.0.verbs([&*format!("swap '#{one}' '#{other}'"), "table 2 to 30"]);
    assert_eq!(day.0.refused("report 1 W").lines().count(), 1);
    assert!(day.0.verb("post").ends_with("Posted round 1.\n"));
    let sheet = day.0.done("show shop.yaml pairings");
    assert!(sheet.contains("Anna") && sheet.contains("posted"), "{sheet}");
}

fn met(event: &Value) -> Vec<(u64, u64, u64)> {
    let mut met = Vec::new();
    for round in event["stages"][0]["rounds"].as_array().unwrap() {
        let number = round["number"].as_u64().unwrap();
        for one in round["pairings"].as_array().unwrap() {
            if let (Some(a), Some(b)) = (one["a"].as_u64(), one["b"].as_u64()) {
                met.push((number, a, b));
            }
        }
    }
    met
}

#[test]
fn a_premier_day_is_settled_to_the_champion() {
    let day = announced();
    first_round(&day);
    let (_, a, b) = day.tables()[0];
    day.play(&[a.max(b), 33]);

    let table = day.tables()[0].0.to_string();
    day.0.verb(&["claim", &table, if a < b { "L" } else { "W" }]);
    let waits = day.0.json("inbox")["inbox"][0]["n"].to_string();
    day.0.verb(&format!("inbox dismiss {waits} 'slip signed by both'"));
    assert_eq!(day.0.json("inbox")["inbox"], Value::Array(Vec::new()));

    // Round 2: one sits it out, so 31 play, and the last of them meets the house player.
    assert!(day.0.verb("away '#10'").contains("sits out round 2"));
    let told = day.0.verb("pair");
    assert!(told.contains("Round 2 is paired: 16 tables"), "{told}");
    assert!(day.table_of(HOUSE).is_some() && day.table_of(10).is_none());
    day.0.verb("post");
    day.play(&[30, 31]);

    for leave in [&[29][..], &[]] {
        day.0.verbs(["pair", "post"]);
        assert!(day.table_of(1).is_none_or(|table| table == 7));
        day.play(leave);
    }
    kept_apart(&day.event());
    finals(&day);
}

/// Siblings never met, nor members of one club in rounds 1 and 2 where that was possible.
fn kept_apart(event: &Value) {
    let club = |id: u64| event["entrants"][id as usize - 1]["club"].as_str().map(str::to_owned);
    for (round, a, b) in met(event) {
        assert!(![a, b].iter().all(|id| SIBLINGS.contains(id)), "the siblings met");
        assert!(round > 2 || club(a).is_none() || club(a) != club(b), "round {round}: {a} – {b}");
    }
    let places = event["standings"].as_array().unwrap();
    assert!(places.iter().all(|line| line["entrant"] != HOUSE), "the house player has no place");
    assert_eq!(places.len(), 34);
}

fn finals(day: &Day) {
    let standings = day.event()["standings"].clone();
    let best: Vec<String> =
        [0, 1, 2, 4].iter().map(|at| format!("#{}", standings[*at]["entrant"])).collect();
    let by_hand = best.join(", ");
    assert!(day.0.tried(&format!("cut manual '{by_hand}'")).status != 0, "a reason is due");
    day.0.verb(&format!("cut manual '{by_hand}' 'why=the fourth had to leave'"));
    for _ in 0..2 {
        day.0.verbs(["pair", "post"]);
        day.0.play("W", "L");
    }
    let event = day.event();
    let champion = event["champion"].as_u64().unwrap();
    let name = event["entrants"][champion as usize - 1]["name"].as_str().unwrap();
    day.0.verb("finish");
    let prizes = day.0.done("show shop.yaml prizes");
    assert!(prizes.lines().any(|line| line.contains(name) && line.contains("mat")), "{prizes}");
    day.0.plays(
        "$ verify shop.yaml
         …cut: made by hand…",
    );
}

const PLAYERS: [&str; 13] =
    ["Ala", "Bea", "Cyd", "Dag", "Ewa", "Fil", "Gus", "Hal", "Iga", "Jan", "Kai", "Leo", "Mia"];

/// The second line of the choices, and what the repair says that it did.
fn repair(desk: &Desk, with: &[&str], why: &str) -> [String; 2] {
    let reason = format!("why={why}");
    let dry = [&["do", "--dry-run", "shop.yaml", "repair"], with].concat();
    let told = desk.done(&dry);
    let least = told.lines().find(|line| line.starts_with("2 ")).unwrap_or(&told).to_owned();
    let done = desk.verb(&[&["repair"], with, &[reason.as_str()]].concat());
    [least, done.trim_end().split_once(": ").unwrap().1.to_owned()]
}

#[test]
fn a_day_on_which_everything_goes_wrong_ends_with_a_champion() {
    let desk = Desk::with_players(7, &PLAYERS);
    desk.verb("setup structure=custom rounds=4 cut=4");
    let said = desk.verbs(["pair", "add Nel", "seat Nel opponent"]);
    assert!(said.contains("Nel plays Leo at table 7; Leo loses the bye and its 1 point."));
    let won = |tables: std::ops::RangeInclusive<u32>| {
        desk.verbs(tables.map(|table| format!("report {table} W")));
    };
    won(1..=6);
    desk.verbs(["report 7 L", "pair", "report 1 W", "started 2"]);
    // A result of round 1 was wrong. Tables 1 and 2 stay as they are.
    desk.verb("report 4 L round=1");
    assert_eq!(
        repair(&desk, &[], "wrong result"),
        [
            "2 Smallest repair: 2 tables change; 4 players get a new opponent: Dag, Jan, Hal, Kai.",
            "Round 2 repaired: table 4: Dag – Jan; table 5: Hal – Kai.",
        ]
    );
    won(2..=7);
    // Mia is disqualified, Hal is taken for one who left, and the round is paired without both.
    desk.verbs([
        "disqualify Mia 'why=swapped dice'",
        "drop Hal",
        "pair",
        "rejoin Hal",
        "started 1",
    ]);
    assert_eq!(
        repair(&desk, &["with=Hal"], "Hal never left"),
        [
            "2 Smallest repair: 1 table changes; 2 players get a new opponent: Iga, Kai; 1 player gets a seat in this round: Hal.",
            "Round 3 repaired: table 6: Hal – Iga; Kai has the bye.",
        ]
    );
    desk.verb("drop Ewa");
    assert_eq!(
        repair(&desk, &[], "Ewa dropped"),
        [
            "2 Smallest repair: 2 tables change; 4 players get a new opponent: Hal, Leo, Iga, Kai.",
            "Round 3 repaired: table 3: Hal – Leo; table 6: Iga – Kai; Ewa dropped.",
        ]
    );
    won(1..=6);
    desk.verb("pair");
    won(1..=6);
    desk.verb("cut");
    // Dag, the third seed, gives the place to the fifth of the standings.
    let declined = desk.verb("decline Dag");
    assert!(declined.contains("Fil moves up, as seed 4."), "{declined}");
    desk.verbs(["pair", "report 1 W", "report 2 W", "pair", "report 1 W"]);
    desk.is_sound();
    // Ala was registered first.
    assert_eq!(desk.event()["champion"], 1);
}
