//! Finals of best of five, as a script runs them.
//!
//! The tests look at the sheets, the JSON, what the checker says, and whole events at random.

use super::desk::Desk;
use serde_json::json;

const GAME: &str = include_str!("../rulesets/finals-day.yaml");

fn with_game() -> Desk {
    let desk = Desk::new();
    std::fs::create_dir_all(desk.path("config/komandor/rulesets")).unwrap();
    desk.write("config/komandor/rulesets/finals-day.yaml", GAME);
    desk
}

/// Four players, seeded in this order, whose semi-finals of best of five are played.
fn before_the_final() -> Desk {
    let desk = with_game();
    let new = ["new", "shop.yaml", "--game", "finals-day", "--seed", "5", "--date", "2026-11-21"];
    desk.done(&[&new[..], &["--structure", "custom", "--rounds", "1", "--cut", "4"]].concat());
    desk.verb(&["setup", "finals=first-to-three"]);
    ["Ada", "Ben", "Cyd", "Dan"].iter().for_each(|name| _ = desk.verb(&["add", name]));
    desk.verb(&["pair", "manual", "Ada=Cyd, Ben=Dan"]);
    desk.verb(&["report", "1", "W"]);
    desk.verb(&["report", "2", "W"]);
    desk.verb(&["cut", "manual", "Ada, Ben, Cyd, Dan", "why=seeded"]);
    desk.verb(&["pair"]);
    desk.verb(&["report", "1", "WWW"]);
    desk.verb(&["report", "2", "LLL"]);
    desk
}

#[test]
fn sheets_and_json_know_a_match_of_five_games() {
    let desk = before_the_final();
    assert!(desk.verb(&["pair"]).contains("The final is paired: 1 table."));
    let round = &desk.json(&["event"])["stages"][1]["rounds"][1];
    assert_eq!(round["minutes"], json!(150));
    let pairing = &round["pairings"][0];
    let of = ["table", "match", "a", "b"].map(|key| pairing[key].clone());
    assert_eq!(of, [json!(1), json!(1), json!(1), json!(3)]);
    assert!(pairing["fifth_game_sides"].is_object());
    let slips = desk.done(&["show", "shop.yaml", "slips"]);
    assert!(slips.contains("[0] [1] [2] [3]"), "{slips}");
    assert!(slips.contains("First to three wins"), "{slips}");
    desk.verb(&["report", "1", "LLWWW"]);
    desk.verb(&["finish"]);
    assert_eq!(desk.json(&["event"])["champion"], json!(1));
    let told = desk.done(&["verify", "shop.yaml"]);
    assert!(told.contains("shop.yaml: all is well: "), "{told}");
}

#[test]
fn whole_events_at_random_keep_every_rule() {
    let desk = with_game();
    for (players, structure) in [("6", "basic"), ("12", "custom"), ("21", "basic"), ("47", "basic")]
    {
        let simulate = ["simulate", "--game", "finals-day", "--players", players, "--check"];
        let more = ["--events", "12", "--structure", structure, "--seed", "3", "--drops", "10"];
        let ended = desk.run(&[&simulate[..], &more].concat());
        assert_eq!(ended.status, 0, "{}", ended.err);
    }
}
