//! An event of the card game, run as a script runs it.
//!
//! It has two games per match, a bye, finals of four by double elimination, and a deciding game.

use super::desk::Desk;
use serde_json::Value;

/// Nine players in their first round, with the minutes announced.
fn nine() -> Desk {
    let desk = Desk::with("lcg --date 2026-11-21 --seed 8 --rounds 3 --cut 4", &[]);
    desk.verbs((1..=9).map(|n| format!("add 'Gracz {n}'")));
    desk.verb("setup minutes=65 finals_minutes=40");
    desk
}

fn names(round: &Value, key: &str) -> Vec<Value> {
    round["pairings"].as_array().unwrap().iter().map(|pairing| pairing[key].clone()).collect()
}

#[test]
fn a_day_of_nine_players_with_a_deciding_game() {
    let desk = nine();
    let told = desk.verb("pair");
    assert!(told.contains("Round 1 is paired: 4 tables, bye Gracz "), "{told}");
    assert!(told.ends_with(" Start numbers are drawn.\n"), "{told}");
    let first = desk.round();
    assert_eq!(first["minutes"], 65);
    let seats = first["pairings"].as_array().unwrap();
    for pairing in seats.iter().filter(|pairing| !pairing["b"].is_null()) {
        let chooser = &pairing["sides"]["chooses"];
        assert!(*chooser == pairing["a"] || *chooser == pairing["b"], "{pairing}");
    }
    let bye = seats.iter().find(|pairing| pairing["b"].is_null()).unwrap();
    assert_eq!(bye["result"]["points"], serde_json::json!([6, 0]));
    let slips = desk.done("show shop.yaml slips");
    assert_eq!(slips.matches(" chooses the side\n").count(), 4, "{slips}");
    desk.play("WW", "LL");
    desk.verb("pair");
    desk.play("WD", "LD");
    desk.verb("pair");
    desk.play("WL", "LW");
    let text = desk.done("show shop.yaml event");
    let announced = "Announced: 3 rounds, cut to 4, 65 minutes a round, \
                     40 minutes a round of the finals, no clock in the final\n";
    assert!(text.contains(announced), "{text}");

    desk.verbs(["cut", "pair"]);
    let first = desk.round();
    assert_eq!(first["minutes"], 40);
    assert_eq!(names(&first, "match"), [1, 2]);
    assert_eq!(names(&first, "bracket"), ["upper", "upper"]);
    let best = first["pairings"][0]["a"].clone();
    assert_eq!(first["pairings"][0]["sides"], serde_json::json!({"chooses": best}));
    desk.verb(&format!("side 1 '#{best}' light"));
    let other = desk.round()["pairings"][0]["b"].clone();
    let sides = serde_json::json!({"chooses": best, "light": best, "dark": other});
    assert_eq!(desk.round()["pairings"][0]["sides"], sides);
    let third = &first["pairings"][1]["a"];
    desk.verbs([&*format!("side 2 '#{third}' dark"), "report 1 W", "report 2 W", "pair"]);
    let second = desk.round();
    assert_eq!(names(&second, "bracket"), ["upper", "lower"]);
    let pairings = desk.done("show shop.yaml pairings");
    assert!(pairings.contains(" · pairings, finals round 2\n"), "{pairings}");
    assert!(pairings.contains(" lower bracket\n"), "{pairings}");
    desk.verbs(["report 1 W", "report 2 W", "pair", "report 1 W", "pair"]);
    let last = desk.round();
    assert_eq!(
        (last["minutes"].clone(), names(&last, "bracket")),
        (0.into(), vec!["final".into()])
    );
    let one = last["pairings"][0]["a"].clone();
    let fixed = last["pairings"][0]["sides"].clone();
    if fixed.get("light").is_none() {
        desk.verb(&format!("side 1 '#{one}' light"));
    }
    let played = desk.round()["pairings"][0]["sides"].clone();
    desk.verbs(["report 1 L", "pair"]);
    let reset = desk.round();
    assert_eq!(names(&reset, "bracket"), ["reset"]);
    let sides = &reset["pairings"][0]["sides"];
    assert_eq!((&sides["light"], &sides["dark"]), (&played["dark"], &played["light"]));
    let pairings = desk.done("show shop.yaml pairings");
    assert!(pairings.contains(" · pairings, deciding game\n"), "{pairings}");
    desk.verb("report 1 W");
    let told = desk.verb("finish");
    assert!(told.contains("The event is closed: Gracz "), "{told}");
    let event = desk.event();
    assert_eq!(event["champion"], one);
    assert_eq!(event["stages"][1]["kind"], "double_elimination");
    let standings = event["standings"].as_array().unwrap();
    let champion = standings.iter().find(|line| line["entrant"] == one).unwrap();
    assert_eq!(champion["final_rank"], 1);
    let verdict = desk.done("verify shop.yaml");
    assert!(verdict.contains(": all is well: 8 rounds, 19 tables"), "{verdict}");
}

#[test]
fn only_finals_minutes_outside_the_range_are_warned_of() {
    let desk = nine();
    let told = desk.tried("setup finals_minutes=41");
    assert_eq!(told.status, 0);
    let sentence = "The rules give a round of the finals 30 to 40 minutes.";
    assert!(told.err.contains(sentence), "{}", told.err);
}

#[test]
fn whoever_does_not_appear_in_the_finals_is_promised_no_return() {
    let desk = nine();
    for _ in 0..3 {
        desk.verb("pair");
        desk.play("WW", "LL");
    }
    desk.verbs(["cut", "pair"]);
    let event = desk.event();
    let absent = desk.round()["pairings"][0]["b"].as_u64().unwrap() as usize;
    let name = event["entrants"][absent - 1]["name"].as_str().unwrap().to_owned();
    let ended = desk.tried("report 1 noshow B");
    assert_eq!(
        ended.err,
        format!(
            "warning: {name} is removed from the event and does not return; reporting the table \
             again corrects it.\n"
        )
    );
    assert_eq!(
        desk.refused(&format!("rejoin '{name}'")),
        format!("{name} was removed from the finals: nobody returns to a bracket.")
    );
}
