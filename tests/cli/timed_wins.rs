//! A win on time that is worth less than a win, and its loss that is worth more than a loss.

use super::desk::Desk;
use super::own_game;
use serde_json::json;

/// An event of this game with these rounds and these players.
fn event(text: &str, rounds: &str, cut: &str, players: &[&str]) -> Desk {
    own_game::event(&[("run", text)], "run", [rounds, cut], players)
}

const RUN: &str = include_str!("../rulesets/run.yaml");

fn points(desk: &Desk) -> Vec<(u64, u64)> {
    let event = desk.event();
    let line = |line: &serde_json::Value| {
        (line["entrant"].as_u64().unwrap(), line["points"].as_u64().unwrap())
    };
    event["standings"].as_array().unwrap().iter().map(line).collect()
}

/// Two games a round. Ada wins both, the second on time: 3 + 2 against 0 + 1. Cyd and Dan win
/// one each, Dan's on time: 3 + 1 against 0 + 2.
#[test]
fn only_the_last_game_of_a_match_is_won_on_time() {
    let desk = event(RUN, "2", "2", &["Ada", "Ben", "Cyd", "Dan"]);
    desk.verb("pair manual 'Ada=Ben, Cyd=Dan'");
    let told = desk.verb("report 1 WW timed");
    assert!(told.ends_with("Table 1: Ada beat Ben 5–1 (modified win).\n"), "{told}");
    let told = desk.verb("report 2 WL timed");
    assert!(told.ends_with("Table 2: Cyd and Dan drew 4–2 (modified win).\n"), "{told}");
    assert_eq!(points(&desk), [(1, 5), (3, 4), (4, 2), (2, 1)]);
    let result = &desk.event()["stages"][0]["rounds"][0]["pairings"][0]["result"];
    assert_eq!(*result, json!({"games": "WW", "points": [5, 1], "winner": 1, "timed": true}));
    let told = desk.verb("report 1 WW");
    assert!(
        told.ends_with("Ada beat Ben 6–0 (it was: Ada beat Ben 5–1 (modified win)).\n"),
        "{told}"
    );
    let told = desk.done("verify shop.yaml");
    assert!(told.contains("shop.yaml: all is well: "), "{told}");
}

#[test]
fn what_is_no_win_on_time_is_refused() {
    let desk = event(RUN, "1", "2", &["Ada", "Ben", "Cyd", "Dan"]);
    desk.verb("pair manual 'Ada=Ben, Cyd=Dan'");
    assert_eq!(
        desk.refused("report 1 WD timed"),
        "Table 1: nobody won, so there is no win on time; leave timed out."
    );
    let usage = desk.tried("report 1 noshow A timed");
    assert_eq!(usage.status, 2);
    assert!(
        usage.err.starts_with("timed goes with a match that was played; leave timed out."),
        "{}",
        usage.err
    );
    desk.verbs(["report 1 WW", "report 2 LL timed", "cut", "pair"]);
    assert_eq!(
        desk.refused("report 1 W timed"),
        "Table 1: a win is worth less only before the finals; leave timed out."
    );
    let destiny = Desk::with_players(7, &["Ada", "Ben", "Cyd", "Dan"]);
    destiny.verb("pair");
    assert_eq!(
        destiny.refused("report 1 W timed"),
        "Table 1: this game has no win that is worth less; leave timed out."
    );
}

#[test]
fn whole_events_with_wins_on_time_stand_before_the_judge() {
    let per_match = RUN
        .replace("match: two_games\n  sides: drawn", "match: one_game")
        .replace("per: game", "per: match")
        .replace("bye: 6", "bye: 3");
    for text in [RUN, &per_match] {
        let desk = event(text, "3", "0", &[]);
        assert!(own_game::judged(&desk, "run").contains("\"timed\":true"), "no win on time");
    }
}

#[test]
fn the_points_of_a_win_on_time_in_words() {
    let desk = event(RUN, "2", "0", &[]);
    let told = desk.done("games show run");
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("modified win 2, its loss 1"), "{told}");
}

#[test]
fn a_slip_has_a_box_for_a_win_on_time_where_it_is_worth_less() {
    let desk = super::time_call::paired("swccg", "--rounds 1 --cut 4");
    let slips = desk.done("show shop.yaml slips");
    assert!(slips.contains("Player      Won  Differential  Win on time  Leaves  Sign"), "{slips}");
    let polish = desk.done("--lang pl show shop.yaml slips --format html");
    assert!(polish.contains("<th>Zwycięstwo na czas</th>"), "{polish}");
    desk.verbs(["report 1 W timed margin=4", "report 2 W margin=9", "cut", "pair"]);
    let slips = desk.done("show shop.yaml slips");
    assert!(slips.contains("Won  Leaves"), "every win of the finals is worth the same: {slips}");
}
