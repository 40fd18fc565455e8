//! Concessions, penalties and mistaken registrations, entered as a script enters them.
//!
//! At its end, `verify` checks each event.

use super::desk::Desk;
use serde_json::json;

fn event(game: &str, players: &[&str]) -> Desk {
    Desk::with(
        &format!("{game} --date 2026-11-21 --seed 8 --structure custom --rounds 2 --cut 0"),
        players,
    )
}

fn tables(desk: &Desk) -> serde_json::Value {
    desk.event()["stages"][0]["rounds"][0]["pairings"].clone()
}

#[test]
fn e52_a_concession_gives_up_the_game_and_not_the_match() {
    let desk = event("lcg", &["Ala", "Bea", "Cyd", "Dag"]);
    desk.verb("pair manual 'Ala = Bea, Cyd = Dag'");
    assert_eq!(
        desk.verb("report 1 concede A"),
        "saved #6: Table 1: Ala conceded game 1 to Bea; it stands 0–3. Game 2 is to be played.\n"
    );
    assert_eq!(tables(&desk)[0]["result"], json!(null));
    assert_eq!(tables(&desk)[0]["so_far"], "L");
    let pairings = desk.done("show shop.yaml pairings");
    assert!(pairings.contains("0–3 so far"), "{pairings}");
    desk.verb("report 1 LW");
    let result = &tables(&desk)[0]["result"];
    assert_eq!((&result["points"], &result["conceded"]), (&json!([3, 3]), &json!([1])));
    let ended = desk.tried("report 2 W concede B");
    assert_eq!(
        (ended.status, ended.err.as_str()),
        (0, "warning: Game 2 is to be played to its end: warn Dag, or undo this.\n")
    );
    assert_eq!(
        desk.refused("report 2 concede A match"),
        "These rules let a game be conceded, not a whole match: report 2 concede A gives up the \
         game being played."
    );
    desk.is_sound();
}

#[test]
fn penalties_are_carried_out_and_judged() {
    let desk = event("lcg", &["Ala", "Bea", "Cyd", "Dag", "Ewa"]);
    desk.verbs([
        "pair manual 'Ala = Bea, Cyd = Dag, Ewa = bye'",
        "penalty Ala game-loss missing card",
        "penalty Bea game-loss game=1",
        "report 1 XW",
        "penalty Cyd match-loss",
        "penalty Ewa points-loss points=2",
    ]);
    let event = desk.event();
    let mut points: Vec<_> = (event["standings"].as_array().unwrap().iter())
        .map(|line| (line["entrant"].as_u64().unwrap(), line["points"].as_u64().unwrap()))
        .collect();
    points.sort_unstable();
    assert_eq!(points, [(1, 3), (2, 0), (3, 0), (4, 6), (5, 4)]);
    desk.is_sound();
    let place = desk.done("show shop.yaml place Ewa");
    let sum = "4 points in 1 round, one by a bye, 2 taken off (Loss of tournament \
               points, round 1, #11)";
    assert!(place.contains(sum), "{place}");
    assert_eq!(
        desk.verb("penalty Dag disqualification stacked deck"),
        "saved #12: Dag: Disqualification. Dag leaves the event and can never return.\n"
    );
    desk.verb("pair");
    let second = &desk.event()["stages"][0]["rounds"][1]["pairings"];
    let plays = |id: u64| {
        second.as_array().unwrap().iter().any(|table| table["a"] == id || table["b"] == id)
    };
    assert_eq!([1, 2, 3, 4, 5].map(plays), [true, true, true, false, true]);
    desk.is_sound();
}

#[test]
fn a_preview_of_a_penalty_says_what_it_does_and_saves_nothing() {
    let desk = event("destiny", &["Ala", "Bea", "Cyd", "Dag"]);
    desk.verb("pair manual 'Ala = Bea, Cyd = Dag'");
    let before = desk.bytes("shop.yaml");
    let said = desk.done("do --dry-run shop.yaml penalty Bea game-loss");
    assert!(said.contains("Bea: Game loss. Table 1: Ala beat Bea."), "{said}");
    assert_eq!(desk.bytes("shop.yaml"), before);
}

#[test]
fn whoever_was_registered_by_mistake_or_never_paired_has_no_place() {
    for game in ["destiny", "imperial-assault", "lcg", "tcg"] {
        let desk = event(game, &["Ala", "Bea", "Mistake", "Cyd", "Dag", "Ewa"]);
        desk.verbs(["remove Mistake", "drop Ewa", "pair manual 'Ala = Bea, Cyd = Dag'"]);
        let games = if game == "lcg" { "LL" } else { "L" };
        desk.verbs([format!("report 1 {games}"), format!("report 2 {games}")]);
        let event = desk.event();
        let mut ranked: Vec<_> = (event["standings"].as_array().unwrap().iter())
            .map(|line| line["entrant"].as_u64().unwrap())
            .collect();
        ranked.sort_unstable();
        assert_eq!(ranked, [1, 2, 4, 5], "{game}");
        assert_eq!(event["entrants"].as_array().unwrap().len(), 5, "{game}");
        desk.is_sound();
    }
}

#[test]
fn what_is_left_and_the_length_are_two_verbs() {
    let desk = event("destiny", &["Ala", "Bea"]);
    desk.verb("pair");
    assert_eq!(desk.verb("timer start"), "saved #4: The clock runs: 35 minutes.\n");
    assert_eq!(desk.verb("timer left 3"), "saved #5: 3 minutes are left.\n");
    assert_eq!(desk.verb("timer set 40"), "saved #6: The round has 40 minutes.\n");
}
