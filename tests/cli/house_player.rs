//! A house player from the shell: registered, paired, counted, shown and checked.

use super::desk::Desk;

/// Three players and a house player after one round, which the house player won.
fn one_round() -> Desk {
    let desk = Desk::with("destiny --date 2026-11-21 --seed 7 --rounds 2", &["Ala", "Bea", "Cyd"]);
    desk.verbs(["add Hal house", "pair manual 'Ala = Bea, Cyd = Hal'", "report 1 W", "report 2 L"]);
    desk
}

#[test]
fn the_json_marks_the_house_player_and_the_standings_leave_them_out() {
    let desk = one_round();
    let event = desk.event();
    let house: Vec<bool> = (event["entrants"].as_array().unwrap().iter())
        .map(|entrant| entrant.get("house").is_some_and(|house| house == true))
        .collect();
    assert_eq!(house, [false, false, false, true]);
    let ranked: Vec<u64> = (event["standings"].as_array().unwrap().iter())
        .map(|line| line["entrant"].as_u64().unwrap())
        .collect();
    assert_eq!(ranked.len(), 3);
    assert!(!ranked.contains(&4));
    assert_eq!(desk.run("verify shop.yaml").status, 0);
}

#[test]
fn pages_say_what_a_game_against_the_house_player_was() {
    let desk = one_round();
    let place = desk.done("show shop.yaml place Cyd");
    assert!(place.contains("round 1 against the house player Hal, no opponent"), "{place}");
    let pairings = desk.done("show shop.yaml pairings");
    assert!(pairings.contains("against the house player"), "{pairings}");
    let log = desk.done("show shop.yaml log");
    assert!(log.contains("registered Hal as house player"), "{log}");
    let polish = desk.done("--lang pl show shop.yaml place Cyd");
    assert!(polish.contains("runda 1 z rezerwowym (Hal), bez przeciwnika"), "{polish}");
}

#[test]
fn a_roster_may_name_the_house_player() {
    let desk = Desk::new();
    let new = ["new", "shop.yaml", "--game", "destiny", "--date", "2026-11-21", "--rounds", "2"];
    desk.done(&new);
    desk.write("roster.csv", "name,house\nAla,\nBea,no\nHal,yes\n");
    let told = desk.verb("import roster.csv");
    assert!(told.ends_with("Registered 2 players, and Hal as house player.\n"), "{told}");
    desk.write("second.csv", "name,house\nCyd,yes\n");
    let refused = desk.tried("import second.csv");
    assert!(refused.err.contains("Hal is the house player already"), "{}", refused.err);
    desk.write("wrong.csv", "name,house\nCyd,maybe\n");
    let refused = desk.tried("import wrong.csv");
    assert!(refused.err.contains("house= is yes or no, and not \"maybe\""), "{}", refused.err);
}

#[test]
fn simulated_house_players_take_every_bye() {
    let desk = Desk::new();
    let words = ["simulate", "--game", "destiny", "--players", "9", "--drops", "0"];
    let all = [&words[..], &["--events", "6", "--house", "--check"]].concat();
    let lines = desk.done(&all);
    assert_eq!(lines.lines().count(), 6);
    for line in lines.lines() {
        let event: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!(event["entrants"].as_array().unwrap().len(), 10);
        assert_eq!(event["standings"].as_array().unwrap().len(), 9);
    }
    let refused = desk.run("simulate --game destiny-draft --players 7 --house");
    assert!(refused.err.contains("no rounds in which somebody could have a bye"));
}

#[test]
fn what_cannot_work_is_a_warning_of_the_verb_that_makes_it_so() {
    let desk = Desk::new();
    let new = ["new", "shop.yaml", "--game", "destiny", "--date", "2026-11-21", "--rounds", "3"];
    desk.done(&new);
    for name in ["Ala", "Bea", "Cyd", "Dan"] {
        assert_eq!(desk.tried(&format!("add '{name}'")).err, "");
    }
    let warned = desk.tried("setup rounds=5");
    let again = "4 players can play at most 3 rounds without a rematch, and 5 are planned.";
    assert!(warned.err.contains(again), "{}", warned.err);
    let announced = desk.done("show shop.yaml announcement");
    assert!(announced.contains(again), "{announced}");
}
