//! Tests of dropping, returning and late entry.

use super::fixture::Desk;

#[test]
fn e18_nobody_returns_in_another_stage() {
    let mut desk = Desk::custom(2, 4, &["A", "B", "C", "D", "E", "F"]);
    desk.round("A-B C-D E-F");
    desk.told("drop F");
    desk.round("A-C E-B D");
    desk.told("cut");
    desk.dialogue("rejoin F | no: F dropped in the Swiss rounds and can't rejoin after the cut.");
}

#[test]
fn two_rounds_missed_are_two_losses() {
    let mut desk = Desk::custom(4, 0, &["A", "B", "C", "D", "E"]);
    desk.round("A-B C-D E");
    assert_eq!(desk.told("drop D"), "D dropped after round 1.");
    desk.round("A-C B-E");
    desk.round("A-E B-C");
    assert_eq!(desk.told("rejoin D"), "D rejoined, with 2 losses for the rounds missed.");
    assert_eq!(desk.line("D").split(' ').nth(2), Some("3"));
    assert_eq!(desk.told("rejoin D"), "D is already in the event.");
    desk.told("drop D");
    assert_eq!(desk.told("rejoin D"), "D rejoined.");
}

#[test]
fn a_late_player_enters_with_losses_for_the_rounds_missed() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D"]);
    desk.round("A-B C-D");
    let decision = desk.decision("add Ola club=Bard");
    assert_eq!(decision.message.to_string(), "Registered Ola (#5).");
    assert_eq!(decision.warnings, ["Ola joins late: the missed round counts as a loss."]);
    // Nobody has a place before the first pairing.
    assert_eq!(desk.table().len(), 4);
    desk.told("pair");
    let place = desk.line("Ola");
    assert!(place.starts_with("Ola 0 1 ") || place.starts_with("Ola 1 2 "), "{place}");
    // A place in the round under way can still be given.
    let told = "Zoe joins late: the missed round counts as a loss.";
    assert_eq!(desk.decision("add Zoe").warnings[0], told.to_owned());
}

#[test]
fn a_drop_during_a_round_leaves_the_table_to_be_reported() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D"]);
    desk.told("pair manual 'A = B, C = D'");
    assert_eq!(desk.warnings("drop B"), ["Table 1 still needs its result."]);
    assert_eq!(desk.told("report 1 concede B"), "Table 1: B conceded to A.");
    assert_eq!(desk.told("drop B"), "B has already dropped.");
    desk.told("report 2 W");
    assert_eq!(desk.told("rejoin B"), "B rejoined.");
}

#[test]
fn whoever_plays_a_round_after_all_has_not_missed_it() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D"]);
    desk.run(["pair", "add Ola", "redraw 'somebody came late'"]);
    let at = desk.event.round().unwrap().of(5).unwrap().table;
    if let Some(table) = at {
        desk.told(&format!("report {table} X"));
    }
    assert_eq!(desk.line("Ola").split(' ').nth(2), Some("1"));

    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D"]);
    desk.run(["pair", "add Ola", "undo 5"]);
    assert_eq!(desk.line("Ola"), "Ola 0 0 0 0");
    desk.round("A-Ola B-C D");
    assert_eq!(desk.line("Ola"), "Ola 0 1 1 0");
}

#[test]
fn whose_removal_is_undone_rounds_later_has_missed_them() {
    let mut desk = Desk::custom(4, 0, &["A", "B", "C", "D", "E"]);
    desk.round("A-B C-D E");
    desk.told("disqualify D");
    desk.round("A-C B-E");
    assert_eq!(desk.told("undo 9"), "Undone: \"D was disqualified and can't return\" (by anna).");
    assert_eq!(desk.line("D").split(' ').nth(2), Some("2"));
    assert_eq!(desk.event.entrant(4).unwrap().missed, [2]);
}

#[test]
fn a_correction_brings_back_whoever_was_taken_for_absent() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D"]);
    desk.run(["pair manual 'A = B, C = D'", "report 1 noshow A"]);
    desk.dialogue(
        "report 1 noshow B |! A is back in the event. |! B is out of the event. To bring B back: rejoin.",
    );
    assert!(desk.event.entrant(1).unwrap().is_active());
    desk.run(["report 2 W", "rejoin B", "drop B", "report 1 W"]);
    assert!(!desk.event.entrant(2).unwrap().is_active(), "they left by themselves");
}

#[test]
fn a_no_show_found_out_later_removes_nobody() {
    let mut desk = Desk::custom(2, 4, &["A", "B", "C", "D", "E"]);
    desk.round("A-B C-D E");
    desk.round("A-C E-B D");
    desk.dialogue("report 1 noshow A round=1 |! Rounds paired since then don't change.");
    assert!(desk.event.entrant(1).unwrap().is_active());
    desk.told("cut");
    let first = desk.event.finals().unwrap().seeds[0];
    let table = desk.event.stages[0].rounds[1].of(first).and_then(|p| p.table).unwrap();
    let side = desk.event.stages[0].rounds[1].of(first).and_then(|p| p.side(first)).unwrap();
    desk.told(&format!("report {table} noshow {side:?} stage=1 round=2"));
    assert!(desk.event.entrant(first).unwrap().is_active());
}

#[test]
fn whoever_is_put_out_after_leaving_left_when_he_left() {
    use crate::event::Status;
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E"]);
    desk.round("A-B C-D E");
    desk.told("drop D");
    desk.round("A-C B-E");
    desk.told("disqualify D");
    let status = desk.event.entrant(4).unwrap().status;
    assert_eq!(status, Status::Disqualified { stage: 1, after: 1 });
}
