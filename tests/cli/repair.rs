//! The repair of a round under way, from the command line.

use super::desk::Desk;

#[test]
fn a_dry_run_tells_the_choices_and_the_verb_makes_the_least_repair() {
    let desk = Desk::with_players(7, &["A", "B", "C", "D", "E", "F", "G", "H"]);
    desk.verbs([
        "setup structure=custom rounds=3 cut=0",
        "pair manual 'A = E, B = F, C = G, D = H'",
    ]);
    desk.report_all("W");
    desk.verbs(["pair manual 'A = B, C = D, E = F, G = H'", "report 4 L round=1"]);
    let told = desk.run("do --dry-run shop.yaml repair");
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
    let told = desk.run("do --dry-run shop.yaml repair why=wrong");
    assert!(
        told.out.contains("not saved: Round 2 is repaired, and 2 tables change"),
        "{}",
        told.out
    );
    assert!(desk.refused("repair").contains("A repair needs a reason: repair why=REASON."));
    desk.verb("begun 1");
    let said = desk.verb("repair 'why=wrong result'");
    assert!(said.contains("table 2: D – G; table 4: C – H."), "{said}");
    let judged = desk.run("verify shop.yaml");
    assert_eq!(judged.status, 0, "{}", judged.out);
    assert!(judged.out.contains("the round was repaired: 2 tables changed"), "{}", judged.out);
    let json = desk.run("show shop.yaml event --format json").out;
    assert_eq!((json.matches("\"begun\"").count(), json.matches("\"repaired\"").count()), (1, 2));
}

#[test]
fn a_dry_run_of_the_cut_tells_what_is_off_before_it() {
    let desk = Desk::with_players(7, &["A", "B", "C", "D", "E", "F"]);
    desk.verbs(["setup structure=custom rounds=1 cut=4", "pair manual 'A = D, B = E, C = F'"]);
    let told = desk.run("do --dry-run shop.yaml cut");
    let missing = |table, a, b| {
        format!("✗ Table {table} has no result: {a} – {b}. (report {table} RESULT)\n")
    };
    let all = [missing(1, "A", "D"), missing(2, "B", "E"), missing(3, "C", "F")].concat();
    assert_eq!((told.status, told.out.as_str()), (1, all.as_str()));
    desk.report_all("W");
    // All is well: no line of the pre-flight checks.
    let told = desk.run("do --dry-run shop.yaml cut").out;
    assert!(told.starts_with("not saved: ") && !told.contains("! "), "{told}");
    let first = told.split("1 ").nth(1).unwrap()[..1].to_owned();
    desk.verb(&format!("drop '{first}'"));
    let told = desk.run("do --dry-run shop.yaml cut").out;
    let left = format!("! {first} has left and would be in the cut. (rejoin WHO)\n");
    assert!(told.ends_with(&left), "{told}");
}
