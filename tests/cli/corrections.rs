//! Results that were entered again, as a program reads them in the JSON of the event.

use super::desk::Desk;
use serde_json::{Value, json};

/// What each pairing of this round of this stage says of its correction.
fn corrected(desk: &Desk, stage: usize, round: usize) -> Vec<Value> {
    let event = desk.event();
    let pairings = event["stages"][stage]["rounds"][round]["pairings"].as_array().unwrap().clone();
    let of = |pairing: &Value| match &pairing["corrected_after_cut"] {
        Value::Null => pairing["corrected_after_round"].clone(),
        cut => json!([pairing["corrected_after_round"], cut]),
    };
    pairings.iter().map(of).collect()
}

fn desk() -> Desk {
    let desk = Desk::with_players(7, &["A", "B", "C", "D"]);
    desk.verbs([
        "setup structure=custom rounds=3 cut=4",
        "pair manual 'A = B, C = D'",
        "report 1 W",
        "report 2 L",
    ]);
    desk
}

fn verbs(desk: &Desk, lines: &[&str]) {
    lines.iter().for_each(|line| _ = desk.verb(&line.split(' ').collect::<Vec<_>>()));
}

#[test]
fn a_correction_says_which_round_was_paired_before_it() {
    let desk = desk();
    verbs(&desk, &["report 1 L", "report 1 W"]);
    assert_eq!(corrected(&desk, 0, 0), [Value::Null, Value::Null], "nothing was paired by it");
    verbs(&desk, &["pair", "report 1 L round=1"]);
    assert_eq!(corrected(&desk, 0, 0), [json!(2), Value::Null]);
    // A correction that was taken back is none, and redone it is one again.
    verbs(&desk, &["undo"]);
    assert_eq!(corrected(&desk, 0, 0), [Value::Null, Value::Null]);
    verbs(&desk, &["redo"]);
    assert_eq!(corrected(&desk, 0, 0), [json!(2), Value::Null]);
    // Who leaves is no result; a walkover and a later correction are.
    verbs(&desk, &["report 1 W", "report 2 W", "pair", "report 2 noshow A round=1"]);
    assert_eq!(corrected(&desk, 0, 0), [json!(2), json!(3)]);
    verbs(&desk, &["report 1 W round=1"]);
    assert_eq!(corrected(&desk, 0, 0), [json!(3), json!(3)]);
    assert_eq!(corrected(&desk, 0, 1), [Value::Null, Value::Null]);
}

#[test]
fn a_round_that_was_paired_after_the_correction_knows_it() {
    let desk = desk();
    verbs(&desk, &["pair", "report 1 L round=1", "undo", "undo", "report 1 L", "pair"]);
    assert_eq!(corrected(&desk, 0, 0), [Value::Null, Value::Null]);
}

#[test]
fn corrections_after_the_cut_and_in_the_finals() {
    let desk = desk();
    verbs(&desk, &["setup rounds=1", "cut", "report 1 L round=1 stage=1"]);
    assert_eq!(corrected(&desk, 0, 0), [json!([null, true]), Value::Null]);
    verbs(&desk, &["pair", "report 1 W", "report 2 W", "pair", "report 1 concede B round=1"]);
    assert_eq!(corrected(&desk, 1, 0), [json!(2), Value::Null]);
    let told = desk.done("verify shop.yaml");
    assert!(told.contains("all is well"), "{told}");
}
