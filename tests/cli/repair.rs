//! The repair of a round under way, from the command line.

use crate::desk::Desk;

#[test]
fn a_dry_run_tells_the_choices_and_the_verb_makes_the_least_repair() {
    let desk = Desk::with_players(7, &["A", "B", "C", "D", "E", "F", "G", "H"]);
    desk.verb(&["setup", "structure=custom", "rounds=3", "cut=0"]);
    desk.verb(&["pair", "manual", "A = E, B = F, C = G, D = H"]);
    (1..=4).for_each(|table| drop(desk.verb(&["report", &table.to_string(), "W"])));
    desk.verb(&["pair", "manual", "A = B, C = D, E = F, G = H"]);
    desk.verb(&["report", "4", "L", "round=1"]);
    let told = desk.run(&["do", "--dry-run", "shop.yaml", "repair"]);
    assert_eq!((told.status, told.err.as_str()), (0, ""));
    let lines: Vec<&str> = told.out.lines().collect();
    assert_eq!(
        lines[..3],
        [
            "Why: since the pairing: round 1 table 4 corrected: H beat D; paired down from 1 point \
             or more without need: C – D, G – H; nobody has to be.",
            "1 Leave it: nothing changes; still wrong: paired down from 1 point or more without \
             need: C – D, G – H; nobody has to be.",
            "2 The least repair: 2 tables change; 4 players get another opponent: D, G, C, H.",
        ]
    );
    assert!(lines[3].starts_with("3 Draw again: "), "{}", told.out);
    assert_eq!(lines[4..], ["Proposed: 2, because no table has begun."]);
    let told = desk.run(&["do", "--dry-run", "shop.yaml", "repair", "why=wrong"]);
    assert!(
        told.out.contains("not saved: Round 2 is repaired, and 2 tables change"),
        "{}",
        told.out
    );
    assert!(desk.refused(&["repair"]).contains("A repair needs a reason: repair why=REASON."));
    desk.verb(&["begun", "1"]);
    let said = desk.verb(&["repair", "why=wrong result"]);
    assert!(said.contains("table 2: D – G; table 4: C – H."), "{said}");
    let judged = desk.run(&["verify", "shop.yaml"]);
    assert_eq!(judged.status, 0, "{}", judged.out);
    assert!(judged.out.contains("the round was repaired: 2 tables changed"), "{}", judged.out);
    let json = desk.run(&["show", "shop.yaml", "event", "--format", "json"]).out;
    assert_eq!((json.matches("\"begun\"").count(), json.matches("\"repaired\"").count()), (1, 2));
}
