//! Finals with a final of best of five and a match for third place, as a script runs them.
//!
//! The tests look at the sheets, the JSON, what the checker says, and whole events at random.

use super::desk::Desk;
use serde_json::{Value, json};

const GAME: &str = include_str!("../rulesets/finals-day.yaml");

fn with_game() -> Desk {
    let desk = Desk::new();
    std::fs::create_dir_all(desk.path("config/komandor/rulesets")).unwrap();
    desk.write("config/komandor/rulesets/finals-day.yaml", GAME);
    desk
}

/// Four players, seeded in this order, whose semi-finals are played.
fn before_the_final() -> Desk {
    let desk = with_game();
    let new = ["new", "shop.yaml", "--game", "finals-day", "--seed", "5", "--date", "2026-11-21"];
    desk.done(&[&new[..], &["--structure", "custom", "--rounds", "1", "--cut", "4"]].concat());
    ["Ada", "Ben", "Cyd", "Dan"].iter().for_each(|name| _ = desk.verb(&["add", name]));
    desk.verb(&["pair", "manual", "Ada=Cyd, Ben=Dan"]);
    desk.verb(&["report", "1", "W"]);
    desk.verb(&["report", "2", "W"]);
    desk.verb(&["cut", "manual", "Ada, Ben, Cyd, Dan", "why=seeded"]);
    desk.verb(&["pair"]);
    desk.verb(&["report", "1", "WW"]);
    desk.verb(&["report", "2", "LL"]);
    desk
}

#[test]
fn sheets_and_json_know_the_match_for_third_place() {
    let desk = before_the_final();
    let told = desk.verb(&["pair"]);
    assert!(told.contains("a match for third place at table 2"), "{told}");
    let round = &desk.json(&["event"])["stages"][1]["rounds"][1];
    assert_eq!(round["minutes"], json!(150));
    let of = |at: usize| -> Vec<Value> {
        let pairing = &round["pairings"][at];
        ["table", "match", "a", "b", "shape", "third_place"]
            .map(|key| pairing[key].clone())
            .to_vec()
    };
    assert_eq!(
        of(0),
        [json!(1), json!(1), json!(1), json!(3), json!("first_to_three"), json!(null)]
    );
    assert_eq!(of(1), [json!(2), json!(2), json!(2), json!(4), json!("one_game"), json!(true)]);
    assert!(round["pairings"][0]["fifth_game_sides"].is_object());
    assert!(round["pairings"][1]["fifth_game_sides"].is_null());
    let bracket = desk.done(&["show", "shop.yaml", "bracket"]);
    assert!(bracket.contains("Match for third place"), "{bracket}");
    let slips = desk.done(&["show", "shop.yaml", "slips"]);
    assert!(slips.contains("[0] [1] [2] [3]"), "{slips}");
    assert!(slips.contains("First to three wins at table 1"), "{slips}");
    assert!(slips.contains("match for third place"), "{slips}");
    desk.verb(&["report", "2", "L"]);
    desk.verb(&["report", "1", "LLWWW"]);
    desk.verb(&["finish"]);
    let event = desk.json(&["event"]);
    assert_eq!(event["champion"], json!(1));
    let ranks: Vec<Value> = event["standings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| json!([line["final_rank"], line["entrant"]]))
        .collect();
    for place in [json!([1, 1]), json!([2, 3]), json!([3, 4]), json!([4, 2])] {
        assert!(ranks.contains(&place), "{ranks:?}");
    }
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
