//! Time called in games whose result has a margin, as a script does it.

use super::desk::Desk;
use super::time_call::{paired, refused, said, table};
use serde_json::{Value, json};

fn result(desk: &Desk) -> Value {
    let mut result = table(desk)["result"].clone();
    result.as_object_mut().unwrap().remove("time");
    result
}

fn is_well(desk: &Desk) {
    let told = desk.done("verify shop.yaml");
    assert!(told.contains("shop.yaml: all is well: "), "{told}");
}

#[test]
fn the_margin_is_the_difference_of_what_was_counted() {
    let desk = paired("x-wing", "");
    assert_eq!(
        said(&desk, "1 destroyed=20:84"),
        "B beat A, by 64; time called: more points from destroyed ships (84 to 20), step 1."
    );
    assert_eq!(
        result(&desk),
        json!({"games": "L", "points": [0, 1], "winner": table(&desk)["b"], "margin": 64})
    );
    is_well(&desk);
    let desk = paired("x-wing", "");
    assert_eq!(
        said(&desk, "1 destroyed=84:84 salvo=3:1"),
        "A beat B, by 0; time called: the final salvo (3 to 1), step 2."
    );
}

#[test]
fn a_margin_of_what_was_not_compared_is_asked_for() {
    let desk = paired("legion", "");
    assert_eq!(
        refused(&desk, "1 tokens=3:2"),
        "the winner is decided; for the margin give defeated=N:N too."
    );
    assert_eq!(
        said(&desk, "1 tokens=3:2 defeated=310:100"),
        "A beat B, by 210; time called: more victory tokens (3 to 2), step 1."
    );
    is_well(&desk);
    // The winner has fewer points: the margin is 0. A margin told by hand stands.
    for (more, margin) in [("defeated=100:310", 0), ("margin=45", 45)] {
        let desk = paired("legion", "");
        assert_eq!(
            said(&desk, &format!("1 tokens=3:2 {more}")),
            format!("A beat B, by {margin}; time called: more victory tokens (3 to 2), step 1.")
        );
    }
    let desk = paired("legion", "");
    assert_eq!(
        refused(&desk, "1 tokens=3:2 margin=801"),
        "801 is more than a match can be won by; write margin=0 to margin=800."
    );
    assert_eq!(
        refused(&desk, "1 tokens=3:2 margin=much"),
        "\"much\" in margin is no whole number."
    );
}

#[test]
fn a_game_won_before_play_stopped_needs_its_margin() {
    let desk = paired("x-wing", "");
    assert_eq!(
        refused(&desk, "1 won=B"),
        "the winner is decided; for the margin give margin=N (up to 200) too."
    );
    assert_eq!(
        said(&desk, "1 won=B margin=200"),
        "B beat A, by 200; time called: won before play stopped."
    );
}

#[test]
fn what_the_steps_decide_is_a_win_on_time() {
    let desk = paired("swccg", "");
    assert_eq!(
        said(&desk, "1 life-force=8:12"),
        "B beat A, by 4 (win on time); time called: more Life Force (12 to 8), step 1."
    );
    assert_eq!(
        result(&desk),
        json!({"games": "L", "points": [0, 1], "winner": table(&desk)["b"], "margin": 4,
               "timed": true})
    );
    is_well(&desk);
    let desk = paired("swccg", "");
    assert_eq!(
        said(&desk, "1 won=A margin=9"),
        "A beat B, by 9; time called: won before play stopped."
    );
    assert_eq!(result(&desk)["points"], json!([2, 0]));
}

#[test]
fn in_the_finals_no_margin_is_asked_for() {
    let desk = in_finals_of_legion();
    assert_eq!(
        refused(&desk, "1 tokens=3:2 margin=45"),
        "\"margin\" is not counted here; counted are tokens, defeated, blue."
    );
    assert_eq!(
        said(&desk, "1 tokens=3:2"),
        "A beat B; time called: more victory tokens (3 to 2), step 1."
    );
    is_well(&desk);
    let note = "1–0     time called: more victory tokens (3 to 2), step 1";
    for sheet in ["results", "bracket", "pairings"] {
        let told = desk.done(&format!("show shop.yaml '{sheet}'"));
        assert!(told.contains(note), "{told}");
    }
    let csv = desk.done("show shop.yaml bracket --format csv");
    assert!(csv.starts_with("Round,Match,Table,Seed A,Player A,Seed B,Player B,Result,Note\n"));
}

fn in_finals_of_legion() -> Desk {
    let desk = paired("legion", "--structure custom --rounds 1 --cut 4");
    desk.verbs(["report 1 W margin=10", "report 2 W margin=20", "cut", "pair"]);
    desk
}
