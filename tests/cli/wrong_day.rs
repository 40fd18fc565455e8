//! A day on which everything goes wrong.
//!
//! A player comes late, a wrong result is found a round later, and a drop is a mistake. Somebody
//! leaves after the pairing, somebody is disqualified, and a cut is declined.
//!
//! Each repair says how many tables change, and no table moves that has begun.

use super::desk::Desk;

const PLAYERS: [&str; 13] =
    ["Ala", "Bea", "Cyd", "Dag", "Ewa", "Fil", "Gus", "Hal", "Iga", "Jan", "Kai", "Leo", "Mia"];

/// Carries out these verbs, one a line.
fn verbs(desk: &Desk, lines: &str) -> String {
    let ended = desk.feed("do shop.yaml -", lines);
    assert_eq!(ended.status, 0, "{}{}", ended.out, ended.err);
    ended.out
}

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
    // Nel comes late and plays the player with the bye.
    let said = verbs(&desk, "pair\nadd Nel\nseat Nel opponent\n");
    assert!(said.contains("Nel plays Leo at table 7; the bye of Leo and its 1 point are gone."));
    verbs(&desk, &(1..=6).map(|table| format!("report {table} W\n")).collect::<String>());
    verbs(&desk, "report 7 L\npair\nreport 1 W\nbegun 2\n");
    // A result of round 1 was wrong. Tables 1 and 2 stay as they are.
    desk.verb("report 4 L round=1");
    assert_eq!(
        repair(&desk, &[], "wrong result"),
        [
            "2 The least repair: 2 tables change; 4 players get another opponent: Dag, Jan, Hal, Kai.",
            "Round 2 is repaired, and 2 tables change: table 4: Dag – Jan; table 5: Hal – Kai.",
        ]
    );
    verbs(&desk, &(2..=7).map(|table| format!("report {table} W\n")).collect::<String>());
    // Mia is disqualified, Hal is taken for one who left, and the round is paired without both.
    verbs(&desk, "disqualify Mia why=\"swapped dice\"\ndrop Hal\npair\nrejoin Hal\nbegun 1\n");
    assert_eq!(
        repair(&desk, &["with=Hal"], "Hal never left"),
        [
            "2 The least repair: 1 table changes; 2 players get another opponent: Iga, Kai; 1 \
             player gets a place in this round: Hal.",
            "Round 3 is repaired, and 1 table changes: table 6: Hal – Iga; Kai has the bye.",
        ]
    );
    desk.verb("drop Ewa");
    assert_eq!(
        repair(&desk, &[], "Ewa has left"),
        [
            "2 The least repair: 2 tables change; 4 players get another opponent: Hal, Leo, Iga, Kai.",
            "Round 3 is repaired, and 2 tables change: table 3: Hal – Leo; table 6: Iga – Kai; \
             Ewa has left.",
        ]
    );
    let round: String = (1..=6).map(|table| format!("report {table} W\n")).collect();
    verbs(&desk, &format!("{round}pair\n{round}cut\n"));
    // Dag, the third seed, gives the place to the fifth of the standings.
    let declined = desk.verb("decline Dag");
    assert!(declined.contains("Fil is offered the place, as seed 4."), "{declined}");
    verbs(&desk, "pair\nreport 1 W\nreport 2 W\npair\nreport 1 W\n");
    let judged = desk.run("verify shop.yaml");
    assert_eq!(judged.status, 0, "{}", judged.out);
    // Ala was registered first.
    assert_eq!(desk.event()["champion"], 1);
}
