//! Sheets out of the shell: printed, written into a file, copied.

use super::desk::Desk;
use std::os::unix::fs::PermissionsExt;

fn paired() -> Desk {
    let desk = Desk::with_players(7, &["Ala", "Jan", "Ewa", "Ola"]);
    desk.verb("pair");
    desk
}

#[test]
fn a_sheet_is_written_in_the_form_that_the_ending_tells() {
    let desk = paired();
    let file = desk.path("p.csv");
    let said = desk.done("show shop.yaml pairings --to p.csv");
    // The folder of the desk is the home folder.
    assert_eq!(said, "Pairings, round 1 written to ~/p.csv\n");
    let written = std::fs::read_to_string(&file).unwrap();
    assert_eq!(written, desk.done("show shop.yaml pairings --format csv"));
    desk.write("p.csv", "mine");
    let refused = desk.run("show shop.yaml pairings --to p.csv");
    assert_eq!(refused.status, 1);
    assert!(refused.err.contains("already: --replace replaces it"), "{}", refused.err);
    assert_eq!(desk.bytes("p.csv"), b"mine");
    desk.done("show shop.yaml pairings --to p.csv --replace");
    assert_eq!(desk.bytes("p.csv"), written.as_bytes());
}

#[test]
fn a_form_that_the_ending_denies_is_refused() {
    let desk = paired();
    let asked = ["show", "shop.yaml", "pairings", "--to", "s.html", "--format", "json"];
    let refused = desk.run(&asked);
    assert_eq!(refused.status, 2);
    let why = "s.html ends in .html, but json was asked for: leave --format out, \
               or give the file the ending .json.\n";
    assert!(refused.err.ends_with(why), "{}", refused.err);
    assert!(!desk.path("s.html").exists());
    desk.done("show shop.yaml pairings --to s.txt --format plain");
}

#[test]
fn what_cannot_be_written_is_refused_with_the_reason() {
    let desk = paired();
    let refused = desk.run("show shop.yaml pairings --to shop.yaml");
    assert_eq!(refused.status, 2);
    let why = "The ending of the name tells the form, one of: .txt .md .csv .json .html\n";
    assert!(refused.err.ends_with(why), "{}", refused.err);
    let refused = desk.run("show shop.yaml pairings --to none/p.txt");
    assert!(refused.err.contains("none: make it first"), "{}", refused.err);
    let locked = desk.path("locked");
    std::fs::create_dir(&locked).unwrap();
    std::fs::set_permissions(&locked, std::fs::Permissions::from_mode(0o555)).unwrap();
    let refused = desk.run("show shop.yaml pairings --to locked/p.txt");
    // An administrator may write everywhere.
    if rustix::process::geteuid().is_root() {
        assert_eq!(refused.status, 0);
    } else {
        assert_eq!(refused.status, 1);
        assert!(refused.err.contains("Not written: "), "{}", refused.err);
    }
}

#[test]
fn the_clipboard_needs_a_terminal() {
    let desk = paired();
    let refused = desk.run("show shop.yaml slips --clipboard");
    assert_eq!(refused.status, 2);
    assert!(refused.err.contains("leave --clipboard out, or use --to"), "{}", refused.err);
    let refused = desk.run("show shop.yaml slips --clipboard --print");
    assert_eq!(refused.status, 2);
}

#[test]
fn a_slip_has_the_boxes_of_its_match() {
    let desk = paired();
    let slips = desk.done("show shop.yaml slips");
    let (_, rest) = slips.split_once(&format!("\n{}-\n\n", "- ".repeat(39))).unwrap();
    let slip = rest.split_once("\n- -").unwrap().0;
    let lines: Vec<&str> = slip.lines().collect();
    assert!(lines[0].ends_with(" · Round 1 · table 1"), "{slip}");
    assert_eq!(lines[2], "Player    Won  Leaves  Signature");
    assert_eq!(lines[4].get(8..), Some("  [ ]  [ ]     ________________________"));
    assert!(slips.lines().all(|line| line.chars().count() <= 80));
}

#[test]
fn the_missing_results_and_the_players_are_sheets() {
    let desk = paired();
    desk.verb("report 1 W");
    let missing = desk.done("show shop.yaml missing --format csv");
    assert_eq!(missing.lines().count(), 2, "{missing}");
    assert!(missing.contains("\n2,"), "{missing}");
    let players = desk.done("show shop.yaml players");
    for name in ["Ala", "Jan", "Ewa", "Ola"] {
        assert!(players.contains(name), "{players}");
    }
    let refused = desk.run("show shop.yaml players --round 1");
    assert!(refused.err.contains("The players are the same in every round"), "{}", refused.err);
}
