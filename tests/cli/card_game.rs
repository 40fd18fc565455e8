//! An event of the card game, run as a script runs it.
//!
//! It has two games per match, a bye, finals of four by double elimination, and a deciding game.

use super::desk::Desk;
use serde_json::Value;

/// Nine players in their first round, with the minutes announced.
fn nine() -> Desk {
    let desk = Desk::new();
    let new = ["new", "shop.yaml", "--game", "lcg", "--date", "2026-11-21", "--seed", "8"];
    desk.done(&[&new[..], &["--rounds", "3", "--cut", "4"]].concat());
    for n in 1..=9 {
        desk.verb(&["add", &format!("Gracz {n}")]);
    }
    desk.verb(&["setup", "minutes=65", "finals_minutes=40"]);
    desk
}

fn round(desk: &Desk) -> Value {
    let event = desk.json(&["event"]);
    let stages = event["stages"].as_array().unwrap();
    let rounds = stages.iter().flat_map(|stage| stage["rounds"].as_array().unwrap().clone());
    rounds.last().unwrap()
}

/// Lets the player who registered first win every open table.
fn play(desk: &Desk, win: &str, loss: &str) {
    let round = round(desk);
    for pairing in round["pairings"].as_array().unwrap().iter().filter(|p| !p["b"].is_null()) {
        let games = if pairing["a"].as_u64() < pairing["b"].as_u64() { win } else { loss };
        desk.verb(&["report", &pairing["table"].to_string(), games]);
    }
}

fn names(round: &Value, key: &str) -> Vec<Value> {
    round["pairings"].as_array().unwrap().iter().map(|pairing| pairing[key].clone()).collect()
}

#[test]
fn a_day_of_nine_players_with_a_deciding_game() {
    let desk = nine();
    let told = desk.verb(&["pair"]);
    assert!(told.contains("Round 1 is paired: 4 tables, bye Gracz "), "{told}");
    assert!(told.ends_with(" Start numbers drawn.\n"), "{told}");
    let first = round(&desk);
    assert_eq!(first["minutes"], 65);
    let seats = first["pairings"].as_array().unwrap();
    for pairing in seats.iter().filter(|pairing| !pairing["b"].is_null()) {
        let chooser = &pairing["sides"]["chooses"];
        assert!(*chooser == pairing["a"] || *chooser == pairing["b"], "{pairing}");
    }
    let bye = seats.iter().find(|pairing| pairing["b"].is_null()).unwrap();
    assert_eq!(bye["result"]["points"], serde_json::json!([6, 0]));
    let slips = desk.done(&["show", "shop.yaml", "slips"]);
    assert_eq!(slips.matches(" chooses the side\n").count(), 4, "{slips}");
    play(&desk, "WW", "LL");
    desk.verb(&["pair"]);
    play(&desk, "WD", "LD");
    desk.verb(&["pair"]);
    play(&desk, "WL", "LW");
    let text = desk.done(&["show", "shop.yaml", "event"]);
    let announced = "Plan: 3 rounds, cut to 4, 65 minutes a round, 40 minutes per round of the finals, no clock in the final\n";
    assert!(text.contains(announced), "{text}");

    desk.verb(&["cut"]);
    desk.verb(&["pair"]);
    let first = round(&desk);
    assert_eq!(first["minutes"], 40);
    assert_eq!(names(&first, "match"), [1, 2]);
    assert_eq!(names(&first, "bracket"), ["upper", "upper"]);
    let best = first["pairings"][0]["a"].clone();
    assert_eq!(first["pairings"][0]["sides"], serde_json::json!({"chooses": best}));
    desk.verb(&["side", "1", &format!("#{best}"), "light"]);
    let other = round(&desk)["pairings"][0]["b"].clone();
    let sides = serde_json::json!({"chooses": best, "light": best, "dark": other});
    assert_eq!(round(&desk)["pairings"][0]["sides"], sides);
    let third = &first["pairings"][1]["a"];
    desk.verb(&["side", "2", &format!("#{third}"), "dark"]);
    desk.verb(&["report", "1", "W"]);
    desk.verb(&["report", "2", "W"]);
    desk.verb(&["pair"]);
    let second = round(&desk);
    assert_eq!(names(&second, "bracket"), ["upper", "lower"]);
    let pairings = desk.done(&["show", "shop.yaml", "pairings"]);
    assert!(pairings.contains(" · pairings, finals round 2\n"), "{pairings}");
    assert!(pairings.contains(" lower bracket\n"), "{pairings}");
    desk.verb(&["report", "1", "W"]);
    desk.verb(&["report", "2", "W"]);
    desk.verb(&["pair"]);
    desk.verb(&["report", "1", "W"]);
    desk.verb(&["pair"]);
    let last = round(&desk);
    assert_eq!(
        (last["minutes"].clone(), names(&last, "bracket")),
        (0.into(), vec!["final".into()])
    );
    let one = last["pairings"][0]["a"].clone();
    let fixed = last["pairings"][0]["sides"].clone();
    if fixed.get("light").is_none() {
        desk.verb(&["side", "1", &format!("#{one}"), "light"]);
    }
    let played = round(&desk)["pairings"][0]["sides"].clone();
    desk.verb(&["report", "1", "L"]);
    desk.verb(&["pair"]);
    let reset = round(&desk);
    assert_eq!(names(&reset, "bracket"), ["reset"]);
    let sides = &reset["pairings"][0]["sides"];
    assert_eq!((&sides["light"], &sides["dark"]), (&played["dark"], &played["light"]));
    let pairings = desk.done(&["show", "shop.yaml", "pairings"]);
    assert!(pairings.contains(" · pairings, deciding game\n"), "{pairings}");
    desk.verb(&["report", "1", "W"]);
    let told = desk.verb(&["finish"]);
    assert!(told.contains("The event is closed: Gracz "), "{told}");
    let event = desk.json(&["event"]);
    assert_eq!(event["champion"], one);
    assert_eq!(event["stages"][1]["kind"], "double_elimination");
    let standings = event["standings"].as_array().unwrap();
    let champion = standings.iter().find(|line| line["entrant"] == one).unwrap();
    assert_eq!(champion["final_rank"], 1);
    let verdict = desk.done(&["verify", "shop.yaml"]);
    assert!(verdict.contains(": all is well: 8 rounds, 19 tables"), "{verdict}");
}

#[test]
fn only_finals_minutes_outside_the_range_are_warned_of() {
    let desk = nine();
    let told = desk.run(&["do", "shop.yaml", "setup", "finals_minutes=41"]);
    assert_eq!(told.status, 0);
    let sentence = "The rules give a round of the finals 30 to 40 minutes.";
    assert!(told.err.contains(sentence), "{}", told.err);
}

#[test]
fn whoever_does_not_appear_in_the_finals_is_promised_no_return() {
    let desk = nine();
    for _ in 0..3 {
        desk.verb(&["pair"]);
        play(&desk, "WW", "LL");
    }
    desk.verb(&["cut"]);
    desk.verb(&["pair"]);
    let event = desk.json(&["event"]);
    let absent = round(&desk)["pairings"][0]["b"].as_u64().unwrap() as usize;
    let name = event["entrants"][absent - 1]["name"].as_str().unwrap().to_owned();
    let ended = desk.run(&["do", "shop.yaml", "report", "1", "noshow", "B"]);
    assert_eq!(
        ended.err,
        format!(
            "warning: {name} is out of the event and can't return. To correct that, report the table again.\n"
        )
    );
    assert_eq!(
        desk.refused(&["rejoin", &name]),
        format!("{name} is out of the finals: nobody can rejoin a bracket.")
    );
}
