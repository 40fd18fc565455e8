//! An Imperial Assault event, from the first player to the champion, run as a script runs it.
//!
//! Every round has a mission.

use super::desk::Desk;
use serde_json::Value;
use std::collections::BTreeSet;

const GOOD: &str = include_str!("../../config/rulesets/imperial-assault.yaml");

/// Twelve players in a custom structure: four rounds and a cut to four.
fn skirmish() -> Desk {
    let desk = Desk::with("imperial-assault --date 2026-11-21 --seed 41", &[]);
    desk.verbs((1..=12).map(|n| format!("add 'Gracz {n:02}'")));
    desk.verb("setup structure=custom rounds=4 cut=4");
    desk
}

fn rounds(desk: &Desk) -> Vec<Value> {
    let event = desk.event();
    let stages = event["stages"].as_array().unwrap().iter();
    stages.flat_map(|stage| stage["rounds"].as_array().unwrap().clone()).collect()
}

/// The mission of a round in the JSON.
fn mission(round: &Value) -> (String, String) {
    let word = |key: &str| round["mission"][key].as_str().unwrap().to_owned();
    (word("map"), word("mission"))
}

#[test]
fn a_skirmish_from_the_first_player_to_the_champion() {
    let desk = skirmish();
    let mut seen = BTreeSet::new();
    for number in 1..=4 {
        let told = desk.verb("pair");
        let round = desk.round();
        let (map, name) = mission(&round);
        let sentence = format!("Round {number} is paired: 6 tables, mission {name} on {map}.\n");
        assert!(told.ends_with(&sentence), "{told}");
        assert_eq!(round["minutes"], 65);
        assert!(seen.insert((map, name)), "round {number} has a mission that was played");
        desk.play("W", "L");
    }
    desk.verbs(["cut", "pair"]);
    let semi = desk.round();
    assert_eq!(semi["minutes"], 65);
    assert!(seen.insert(mission(&semi)));
    // One match ran out of time after one game.
    desk.play("WW", "L");
    desk.verb("pair");
    let last = desk.round();
    assert_eq!(last["minutes"], 105);
    assert!(seen.insert(mission(&last)));
    assert_eq!(seen.len(), 6);
    desk.play("WLW", "LL");
    let told = desk.verb("finish");
    assert!(told.ends_with("The event is closed: Gracz 01 is champion.\n"), "{told}");
}

#[test]
fn the_mission_stands_with_the_pairings_in_every_format() {
    let desk = skirmish();
    desk.verb("pair");
    let (map, name) = mission(&rounds(&desk)[0]);
    let show = |what: &str, format: &str| {
        desk.done(&format!("show shop.yaml '{what}' --format '{format}'"))
    };
    for what in ["pairings", "by-name"] {
        let text = show(what, "text");
        assert_eq!(text.lines().nth(2), Some(&*format!("Mission {name} on {map}")), "{text}");
        assert!(show(what, "markdown").contains(&format!("\n- Mission {name} on {map}\n")));
        assert!(show(what, "html").contains(&format!("<p>Mission {name} on {map}</p>")));
        let csv = show(what, "csv");
        assert!(csv.lines().next().unwrap().ends_with(",Map,Mission"), "{csv}");
        assert!(csv.lines().skip(1).all(|row| row.ends_with(&format!(",{map},{name}"))), "{csv}");
        let json: Value = serde_json::from_str(&show(what, "json")).unwrap();
        assert_eq!(mission(&json["stages"][0]["rounds"][0]), (map.clone(), name.clone()));
    }
    let slips = show("slips", "text");
    let headed = format!("· Round 1 · table 6 · mission {name} on {map}\n");
    assert!(slips.contains(&headed), "{slips}");
    assert!(show("slips", "csv").contains(&format!(",65,{map},{name}\n")));
    let event = show("event", "text");
    assert!(event.contains(&format!("\nRound 1 · mission {name} on {map}\n")), "{event}");
    assert!(show("event", "csv").lines().all(|row| row.matches(',').count() == 11));
    let log = show("log", "text");
    assert!(log.contains(&format!("paired round 1, mission {name} on {map}")), "{log}");
}

#[test]
fn a_game_without_missions_shows_none() {
    let desk = Desk::with_players(5, &["Ewa", "Jan", "Sara", "Ola"]);
    desk.verb("pair");
    let json = desk.json("pairings");
    assert_eq!(json["stages"][0]["rounds"][0].get("mission"), None);
    let csv = desk.done("show shop.yaml pairings --format csv");
    assert_eq!(csv.lines().next(), Some("Table,Player A,Player B,Result,Note"));
}

#[test]
fn another_season_is_a_change_of_the_file() {
    let desk = Desk::new();
    let (start, rest) = GOOD.split_once("  missions:\n").unwrap();
    let end = &rest[rest.find("\nend_of_time:").unwrap()..];
    let season = "  missions:\n    - map: {en: Uscru District, pl: Dzielnica Uscru}\n      \
                  mission: {en: Power Surge}\n";
    std::fs::create_dir(desk.path("mine")).unwrap();
    desk.write("mine/season.yaml", format!("{start}{season}{end}"));
    let new = ["new", "shop.yaml", "--game", "imperial-assault", "--rulesets", "mine"];
    assert_eq!(desk.run(&new).status, 0);
    desk.verbs(["Ewa", "Jan", "Sara", "Ola"].map(|name| format!("add '{name}'")));
    // The event file contains the season, so the ruleset files are not read again.
    std::fs::remove_dir_all(desk.path("mine")).unwrap();
    for number in 1..=3 {
        let told = desk.verb("pair");
        let sentence =
            format!("Round {number} is paired: 2 tables, mission Power Surge on Uscru District.\n");
        assert!(told.ends_with(&sentence), "{told}");
        desk.play("W", "L");
    }
}

#[test]
fn e3_a_deployment_card_with_its_kind_in_brackets_is_accepted() {
    let desk = Desk::with("imperial-assault --date 2026-11-21", &[]);
    desk.verb("add Weronika");
    desk.write(
        "army.txt",
        "Deployment cards:\nLuke Skywalker (Luke Skywalker Jedi Knight) [12] [rebel]\n\
         Command deck:\nTake Initiative\n",
    );
    let ended = desk.tried("list Weronika army.txt");
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
    assert_eq!(ended.out, "saved #2: Weronika has handed in a list.\n");
}
