//! An event of a game that the program does not know, and its standings.

use super::desk::Desk;
use serde_json::{Value, json};

/// An event of one of these games, with these rounds, this cut and these players.
///
/// Each game is an id and a file.
pub fn event(
    games: &[(&str, &str)],
    game: &str,
    [rounds, cut]: [&str; 2],
    players: &[&str],
) -> Desk {
    let desk = Desk::new();
    std::fs::create_dir_all(desk.path("config/komandor/rulesets")).unwrap();
    for (id, text) in games {
        desk.write(&format!("config/komandor/rulesets/{id}.yaml"), text);
    }
    desk.done(&format!(
        "new shop.yaml --game {game} --seed 5 --date 2026-11-21 --rounds {rounds} --cut {cut}"
    ));
    desk.add(players);
    desk
}

/// Rank by rank: name, points, and the tie-breaks except the random one.
pub fn standings(desk: &Desk) -> Vec<Value> {
    let event = desk.event();
    let names: Vec<&Value> =
        event["entrants"].as_array().unwrap().iter().map(|entrant| &entrant["name"]).collect();
    let line = |line: &Value| {
        let at = line["entrant"].as_u64().unwrap() as usize - 1;
        let mut ties = line["tiebreaks"].clone();
        ties.as_object_mut().unwrap().remove("random");
        json!([names[at], line["points"], ties])
    };
    event["standings"].as_array().unwrap().iter().map(line).collect()
}

/// Plays whole events of a game at random; the checker must find no breach. Returns their JSON.
pub fn judged(desk: &Desk, game: &str) -> String {
    let play = |players: u32| {
        let events = format!("--players {players} --events 4 --drops 20 --check");
        let ended = desk.run(&format!("simulate --game {game} {events}"));
        assert!(ended.err.starts_with("0 breaches: "), "{game} {players}: {}", ended.err);
        ended.out
    };
    play(5) + &play(22)
}
