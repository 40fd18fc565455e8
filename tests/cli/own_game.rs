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
    let new = ["new", "shop.yaml", "--game", game, "--seed", "5", "--date", "2026-11-21"];
    desk.done(&[&new[..], &["--rounds", rounds, "--cut", cut]].concat());
    players.iter().for_each(|name| _ = desk.verb(&["add", name]));
    desk
}

/// Rank by rank: name, points, and the tie-breaks except the random one.
pub fn standings(desk: &Desk) -> Vec<Value> {
    let event = desk.json(&["event"]);
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
