//! Tests of players who leave with the result of their match.

use super::fixture::Desk;
use crate::event::actions::{Action, Leavers};
use crate::event::{Status, leaving_after_round, read_verb};

/// Four players in the first of three rounds.
fn four() -> Desk {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D"]);
    desk.told("pair manual 'A = B, C = D'");
    desk
}

fn here(desk: &Desk, name: &str) -> bool {
    desk.event.is_here(desk.id(name))
}

#[test]
fn a_result_and_a_drop_are_one_action() {
    let mut desk = four();
    let lines = desk.event.log.len();
    assert_eq!(desk.told("report 1 W drop=B"), "Table 1: A beat B. B drops after this match.");
    assert_eq!(desk.event.log.len(), lines + 1);
    assert_eq!(desk.event.entrant(2).unwrap().status, Status::Dropped { stage: 1, after: 1 });
    // The round counts for both, exactly as when somebody leaves between rounds.
    assert_eq!((desk.line("A").as_str(), desk.line("B").as_str()), ("A 1 1 0 1", "B 0 1 1 0"));
    assert_eq!(
        desk.event.tell(desk.event.log.last().unwrap()).to_string(),
        "round 1 table 1: A beat B, and B drops"
    );
    desk.dialogue("undo | Undone: \"round 1 table 1: A beat B, and B drops\" (by anna).");
    assert!(here(&desk, "B"));
    assert!(desk.event.round().unwrap().at_table(1).unwrap().outcome.is_none());
    desk.told("redo");
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
    desk.told("report 1 W drop=B");
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
    assert_eq!(desk.told("report 1 L drop=none"), "Table 1: B beat A. A is back in the event.");
    assert!(here(&desk, "A"));
    // Each step is taken back by itself.
    desk.told("undo");
    assert!(!here(&desk, "A") && here(&desk, "B"));
    desk.told("undo 6");
    assert!(!here(&desk, "A") && here(&desk, "B"));
}

#[test]
fn the_same_result_and_the_same_drop_are_entered_already() {
    let mut desk = four();
    desk.told("report 1 W drop=B");
    let lines = desk.event.log.len();
    for again in ["report 1 W drop=B", "report 1 W", "report 1 same drop=B"] {
        assert_eq!(desk.told(again), "Table 1: A beat B. This result is already entered.");
    }
    assert_eq!(desk.event.log.len(), lines);
    assert_eq!(desk.told("drop B"), "B has already dropped.");
    desk.told("drop C");
    assert_eq!(desk.warnings("report 2 W drop=A"), ["C has already dropped."]);
    let Action::Report(reported) = &desk.event.log.last().unwrap().action else { panic!() };
    assert_eq!(reported.drop, Leavers::Nobody);
}

#[test]
fn whoever_comes_back_or_is_put_out_stays_so_when_the_result_is_corrected() {
    let mut desk = four();
    desk.run(["report 1 W drop=both", "rejoin A", "disqualify B"]);
    assert_eq!(desk.told("report 1 L"), "Table 1 corrected: B beat A (it was: A beat B).");
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
    // The correction brings back the player who was absent, and keeps the other drop.
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
    // A correction of its result changes nobody's presence.
    desk.told("report 1 L round=1");
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
    // The other finalist has nobody left to play.
    assert_eq!(desk.event.round().unwrap().pairings.len(), 1);
    assert!(desk.event.round().unwrap().pairings[0].is_bye());

    let mut desk = Desk::custom(1, 4, &["A", "B", "C", "D"]);
    desk.round("A-B C-D");
    desk.run(["cut", "pair"]);
    desk.play(|_, a, b| a < b);
    desk.told("pair");
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
