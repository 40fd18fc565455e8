use super::fixture::Desk;
use super::*;
use crate::event::actions::{Action, Leavers};

#[test]
fn e18_nobody_returns_in_another_stage() {
    let mut desk = Desk::custom(2, 4, &["A", "B", "C", "D", "E", "F"]);
    desk.round("A-B C-D E-F");
    desk.does("drop F");
    desk.round("A-C E-B D");
    desk.does("cut");
    desk.dialogue("rejoin F | no: F dropped in the Swiss rounds and can't rejoin after the cut.");
}

#[test]
fn two_rounds_missed_are_two_losses() {
    let mut desk = Desk::custom(4, 0, &["A", "B", "C", "D", "E"]);
    desk.round("A-B C-D E");
    assert_eq!(desk.does("drop D"), "D dropped after round 1.");
    desk.round("A-C B-E");
    desk.round("A-E B-C");
    assert_eq!(desk.does("rejoin D"), "D rejoined, with 2 losses for the rounds missed.");
    assert_eq!(desk.line("D").split(' ').nth(2), Some("3"));
    assert_eq!(desk.does("rejoin D"), "D is already in the event.");
    desk.dialogue("drop D · rejoin D | D rejoined.");
}

#[test]
fn a_late_player_enters_with_losses_for_the_rounds_missed() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D"]);
    desk.round("A-B C-D");
    let decision = desk.decision("add Ola club=Bard");
    assert_eq!(decision.message.to_string(), "Registered Ola (#5).");
    assert_eq!(decision.warnings, ["Ola joins late: the round before counts as a loss."]);
    assert_eq!(desk.table().len(), 4);
    desk.does("pair");
    let place = desk.line("Ola");
    assert!(place.starts_with("Ola 0 1 ") || place.starts_with("Ola 1 2 "), "{place}");
    let told = "Zoe joins late: the round before counts as a loss.";
    assert_eq!(desk.decision("add Zoe").warnings[0], told.to_owned());
}

#[test]
fn a_drop_during_a_round_leaves_the_table_to_be_reported() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D"]);
    desk.does("pair manual 'A = B, C = D'");
    assert_eq!(desk.warnings("drop B"), ["Table 1 still needs its result."]);
    assert_eq!(desk.does("report 1 concede B"), "Table 1: B conceded to A.");
    assert_eq!(desk.does("drop B"), "B has already dropped.");
    desk.dialogue("report 2 W · rejoin B | B rejoined.");
}

#[test]
fn whoever_plays_a_round_after_all_has_not_missed_it() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D"]);
    desk.run(["pair", "add Ola", "redraw 'somebody came late'"]);
    let at = desk.event.round().unwrap().of(5).unwrap().table;
    if let Some(table) = at {
        desk.does(&format!("report {table} X"));
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
    desk.does("disqualify D");
    desk.round("A-C B-E");
    desk.dialogue(r#"undo 9 | Undone: "D was disqualified and can't return" (by anna)."#);
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
    desk.does("cut");
    let first = desk.event.finals().unwrap().seeds[0];
    let table = desk.event.stages[0].rounds[1].of(first).and_then(|p| p.table).unwrap();
    let side = desk.event.stages[0].rounds[1].of(first).and_then(|p| p.side(first)).unwrap();
    desk.does(&format!("report {table} noshow {side:?} stage=1 round=2"));
    assert!(desk.event.entrant(first).unwrap().is_active());
}

#[test]
fn whoever_is_put_out_after_leaving_left_when_he_left() {
    use crate::event::Status;
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E"]);
    desk.round("A-B C-D E");
    desk.does("drop D");
    desk.round("A-C B-E");
    desk.does("disqualify D");
    let status = desk.event.entrant(4).unwrap().status;
    assert_eq!(status, Status::Disqualified { stage: 1, after: 1 });
}

fn four() -> Desk {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D"]);
    desk.does("pair manual 'A = B, C = D'");
    desk
}

fn here(desk: &Desk, name: &str) -> bool {
    desk.event.is_here(desk.id(name))
}

#[test]
fn a_result_and_a_drop_are_one_action() {
    let mut desk = four();
    let lines = desk.event.log.len();
    assert_eq!(desk.does("report 1 W drop=B"), "Table 1: A beat B. B drops after this match.");
    assert_eq!(desk.event.log.len(), lines + 1);
    assert_eq!(desk.event.entrant(2).unwrap().status, Status::Dropped { stage: 1, after: 1 });
    assert_eq!((desk.line("A").as_str(), desk.line("B").as_str()), ("A 1 1 0 1", "B 0 1 1 0"));
    assert_eq!(
        desk.event.describe(desk.event.log.last().unwrap()).to_string(),
        "round 1 table 1: A beat B, and B drops"
    );
    desk.dialogue("undo | Undone: \"round 1 table 1: A beat B, and B drops\" (by anna).");
    assert!(here(&desk, "B"));
    assert!(desk.event.round().unwrap().at_table(1).unwrap().outcome.is_none());
    desk.does("redo");
    assert!(!here(&desk, "B"));
}

#[test]
fn both_of_a_table_may_leave() {
    let mut desk = four();
    desk.dialogue("report 1 W drop=both | Table 1: A beat B. A and B drop after this match.");
    assert_eq!(leaving_after_round(&desk.event), [1, 2]);
    desk.run(["report 2 W", "pair"]);
    assert_eq!(leaving_after_round(&desk.event), [0; 0]);
    assert_eq!(desk.games(), ["C–D"]);
}

#[test]
fn a_correction_keeps_the_drop_and_says_so() {
    let mut desk = four();
    desk.does("report 1 W drop=B");
    desk.dialogue(
        "report 1 L | Table 1 corrected: B beat A (it was: A beat B). B drops after this match.",
    );
    assert!(!here(&desk, "B"));
    let Action::Report(reported) = &desk.event.log.last().unwrap().action else { panic!() };
    assert_eq!(reported.drop, Leavers::B);
    desk.dialogue(
        "report 1 same drop=A | Table 1: B beat A. A drops after this match. B is back in the event.",
    );
    assert!(here(&desk, "B") && !here(&desk, "A"));
    assert_eq!(desk.does("report 1 L drop=none"), "Table 1: B beat A. A is back in the event.");
    assert!(here(&desk, "A"));
    desk.does("undo");
    assert!(!here(&desk, "A") && here(&desk, "B"));
    desk.does("undo 6");
    assert!(!here(&desk, "A") && here(&desk, "B"));
}

#[test]
fn the_same_result_and_the_same_drop_are_entered_already() {
    let mut desk = four();
    desk.does("report 1 W drop=B");
    let lines = desk.event.log.len();
    for again in ["report 1 W drop=B", "report 1 W", "report 1 same drop=B"] {
        assert_eq!(desk.does(again), "Table 1: A beat B. This result is already entered.");
    }
    assert_eq!(desk.event.log.len(), lines);
    assert_eq!(desk.does("drop B"), "B has already dropped.");
    desk.dialogue("drop C · report 2 W drop=A |! C has already dropped.");
    let Action::Report(reported) = &desk.event.log.last().unwrap().action else { panic!() };
    assert_eq!(reported.drop, Leavers::Nobody);
}

#[test]
fn whoever_comes_back_or_is_put_out_stays_so_when_the_result_is_corrected() {
    let mut desk = four();
    desk.run(["report 1 W drop=both", "rejoin A", "disqualify B"]);
    assert_eq!(desk.does("report 1 L"), "Table 1 corrected: B beat A (it was: A beat B).");
    assert!(here(&desk, "A"));
    assert_eq!(desk.event.entrant(2).unwrap().status, Status::Disqualified { stage: 1, after: 1 });
}

#[test]
fn a_no_show_who_was_to_leave_is_removed_once() {
    let mut desk = four();
    desk.dialogue(
        "report 1 noshow B drop=both | Table 1: B didn't show up, A wins. A drops after this match. |! B is out of the event. To bring B back: rejoin.",
    );
    assert!(!here(&desk, "A") && !here(&desk, "B"));
    assert_eq!(desk.warnings("report 1 W"), ["B is back in the event."]);
    assert!(!here(&desk, "A") && here(&desk, "B"));
}

#[test]
fn an_earlier_round_has_no_drop() {
    let mut desk = four();
    desk.run(["report 1 W drop=B", "report 2 W", "pair"]);
    desk.dialogue(
        "report 1 W round=1 drop=A | no: Round 1 is over; enter drops with results of the newest round. To drop now: drop WHO. To bring back: rejoin WHO.",
    );
    desk.does("report 1 L round=1");
    assert!(!here(&desk, "B"));
    desk.run(["rejoin B", "report 1 W round=1"]);
    assert!(here(&desk, "B"));
}

#[test]
fn the_next_pairing_tells_who_left() {
    let mut desk = four();
    desk.run(["report 1 W drop=B", "report 2 W"]);
    let decision = desk.decision("pair");
    assert_eq!(
        decision.message.to_string(),
        "Round 2 is paired: 1 table, bye D. B dropped and won't be paired."
    );
    assert_eq!(
        decision.question.map(|question| question.to_string()).as_deref(),
        Some("B dropped and won't be paired.")
    );
    // Players who left by themselves were named when they left, so nobody is asked about them.
    let mut desk = four();
    desk.run(["report 1 W", "report 2 W", "drop B"]);
    let decision = desk.decision("pair manual 'A = C, D = bye'");
    assert_eq!(
        decision.message.to_string(),
        "Paired round 2 by hand. B dropped and won't be paired."
    );
    assert_eq!(decision.question, None);
}

#[test]
fn in_a_bracket_only_those_who_play_on_can_leave() {
    let mut desk = Desk::custom(1, 4, &["A", "B", "C", "D"]);
    desk.round("A-B C-D");
    desk.run(["cut", "pair"]);
    let pairing = desk.event.round().unwrap().at_table(1).unwrap().clone();
    let [winner, loser] = [pairing.a, pairing.b.unwrap()].map(|id| desk.event.label(id));
    desk.dialogue(&format!(
        "report 1 W drop=B |! {loser} is eliminated by this loss: no drop is recorded.
         report 1 same drop=A | Table 1: {winner} beat {loser}. {winner} drops after this match."
    ));
    desk.run(["report 2 W", "pair"]);
    assert_eq!(desk.event.round().unwrap().pairings.len(), 1);
    assert!(desk.event.round().unwrap().pairings[0].is_bye());

    let mut desk = Desk::custom(1, 4, &["A", "B", "C", "D"]);
    desk.round("A-B C-D");
    desk.run(["cut", "pair"]);
    desk.play(|_, a, b| a < b);
    desk.does("pair");
    let a = desk.event.round().unwrap().at_table(1).unwrap().a;
    let name = desk.event.label(a);
    desk.dialogue(&format!(
        "report 1 W drop=A |! {name} has no more matches: no drop is recorded."
    ));
    assert_eq!(crate::event::champion(&desk.event), Some(a));
}

#[test]
fn words_that_name_nobody_are_refused() {
    let refused = |line: &str| read_verb(line).unwrap_err().to_string();
    assert!(
        refused("report 1 W drop=X")
            .starts_with("Unknown word \"X\"; write A, B, both or none. Usage: ")
    );
    assert!(refused("report 1 same").starts_with("The word same keeps the result"));
    let mut desk = four();
    assert_eq!(desk.refused("report 1 same drop=B"), "Table 1 has no result to keep.");
}
