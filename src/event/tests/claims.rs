use super::*;
use crate::event::actions::{Called, Settled};

fn paired(game: &str) -> Desk {
    let mut desk = Desk::of(game, custom(3, 0), &["A", "B", "C", "D"]);
    desk.does("pair manual 'A = B, C = D'");
    desk
}

fn newest(desk: &Desk) -> &Action {
    &desk.event.log.last().unwrap().action
}

/// The entries that wait, as `number: what the table has / what players say`.
fn inbox(event: &Event) -> Vec<String> {
    let one = |claim: &Claim| match event.claim_in_words(claim).unwrap() {
        (Some(there), claimed) => format!("{}: {there} / {claimed}", claim.n),
        (None, claimed) => format!("{}: - / {claimed}", claim.n),
    };
    event.inbox().map(one).collect()
}

#[test]
fn a_dismissed_entry_changes_no_result() {
    let mut desk = paired("destiny");
    desk.run(["report 1 W", "claim 1 L"]);
    desk.dialogue("inbox dismiss 7 they joked | Entry 7 dismissed, not recorded for round 1 table 1: B beat A.");
    assert_eq!(newest(&desk), &Action::Settle(Settled { claim: 7, result: None }));
    assert_eq!(desk.event.round().unwrap().at_table(1).unwrap().winner(), Some(1));
    assert_eq!(inbox(&desk.event), [""; 0]);
    assert_eq!(desk.refused("inbox dismiss 6"), "There is no entry 6 in the inbox.");
    desk.does("undo 8");
    assert_eq!(inbox(&desk.event), ["7: A beat B / B beat A"]);
    // Results before it can still be undone, and the entry then waits for a first result.
    desk.does("undo 6");
    assert_eq!(inbox(&desk.event), ["7: - / B beat A"]);
    assert_eq!(desk.does("inbox accept 7"), "Entry 7 accepted, round 1 table 1: B beat A.");
}

#[test]
fn an_entry_that_the_table_agrees_with_by_now_waits_no_longer() {
    let mut desk = paired("destiny");
    desk.run(["report 1 W", "claim 1 L", "report 1 L"]);
    assert_eq!(inbox(&desk.event), [""; 0]);
    desk.does("undo");
    assert_eq!(inbox(&desk.event).len(), 1);
}

#[test]
fn another_draw_of_the_round_takes_its_entries_along() {
    let mut desk = paired("destiny");
    desk.run(["report 1 W", "claim 1 L", "undo 6", "undo 5"]);
    assert_eq!(inbox(&desk.event), [""; 0]);
    desk.does("pair manual 'A = B, C = D'");
    assert_eq!(inbox(&desk.event), [""; 0], "it was about another draw");
    assert_eq!(desk.refused("inbox accept 7"), "There is no entry 7 in the inbox.");
}

#[test]
fn games_known_already_are_not_overwritten() {
    let mut desk = paired("lcg");
    desk.run(["report 1 concede A", "claim 1 WW"]);
    assert!(matches!(newest(&desk), Action::Claim(_)), "game 1 was conceded to B");
    assert_eq!(inbox(&desk.event).len(), 1);
    desk.does("claim 1 LW");
    assert!(matches!(newest(&desk), Action::Report(_)));
    assert_eq!(inbox(&desk.event).len(), 1, "the other entry still differs");
}

#[test]
fn a_margin_belongs_to_the_result() {
    let text = include_str!("../../../tests/rulesets/x-wing.yaml");
    let ruleset = read("x-wing.yaml", text).unwrap();
    let mut desk = Desk::with(ruleset, custom(3, 0), &["A", "B", "C", "D"]);
    desk.does("pair manual 'A = B, C = D'");
    assert!(desk.refused("claim 1 W").starts_with("Table 1: "));
    assert_eq!(desk.does("claim 1 W margin=40"), "Table 1: A beat B, by 40.");
    desk.does("claim 1 W margin=41");
    assert_eq!(inbox(&desk.event), ["7: A beat B, by 40 / A beat B, by 41"]);
    desk.does("inbox accept 7");
    let outcome = desk.event.round().unwrap().at_table(1).unwrap().outcome.clone().unwrap();
    assert_eq!(outcome.margin, Some(41));
}

#[test]
fn the_verb_names_its_words() {
    let mut desk = paired("destiny");
    desk.dialogue(
        r#"inbox | no: To see the inbox: I on the screen, or komandor show EVENT inbox in the shell. Usage: inbox accept N [WHY] | inbox dismiss N [WHY]
           inbox take 7 | no: Unknown word "take"; write accept or dismiss. Usage: inbox accept N [WHY] | inbox dismiss N [WHY]
           inbox accept | no: An entry's number is missing. Usage: inbox accept N [WHY] | inbox dismiss N [WHY]"#,
    );
    assert!(
        desk.refused("claim 1")
            .ends_with(" Usage: claim TABLE RESULT [margin=N] | claim TABLE N-N [W|L|D]")
    );
    assert_eq!(desk.refused("claim 9 W"), "No table 9 in round 1: choose 1 to 2.");
}

#[test]
fn somebody_who_has_left_still_enters_the_result_of_their_match() {
    let mut desk = paired("destiny");
    desk.dialogue("drop B · claim 1 W | Table 1: A beat B.");
    assert!(!desk.event.is_here(2), "B stays out of the next round");
    desk.dialogue(
        "claim 1 L | Table 1: B beat A. The table has another result, so a scorekeeper will decide.",
    );
    assert_eq!(inbox(&desk.event), ["8: A beat B / B beat A"]);
    desk.dialogue("inbox accept 8 | Entry 8 accepted, round 1 table 1: B beat A. Table 1 corrected: B beat A (it was: A beat B).");
    assert!(!desk.event.is_here(2));
    desk.does("report 2 W drop=A");
    assert!(!desk.event.is_here(3));
    desk.does("claim 2 L");
    assert_eq!(inbox(&desk.event), ["11: C beat D / D beat C"]);
}

#[test]
fn only_somebody_who_is_at_no_table_has_left() {
    let mut desk = paired("destiny");
    desk.run(["undo", "drop B", "pair manual 'C = D, A = bye'"]);
    let why = |desk: &Desk, table| {
        let seen = Some(SeenMatch { stage: 1, round: 1, of: [1, 2] });
        let claim = NewClaim { table, result: Report::Games("W".into()), seen, by_code: None };
        decide(&desk.event, &Command::Claim(claim), desk.now()).unwrap_err().to_string()
    };
    let left = why(&desk, 1);
    assert_eq!(left, "B is no longer in the event. Please see the scorekeepers.");
    let gone = "Table 3 has changed. Check the pairings and type your table again.";
    assert_eq!(why(&paired("destiny"), 3), gone);
}

fn with_a_judge() -> Desk {
    let mut desk = Desk::of("destiny", custom(3, 0), &["A", "B", "C", "D"]);
    desk.run(["official 'Zofia Wir' role=judge", "pair manual 'A = B, C = D'"]);
    desk
}

fn newest_call(desk: &Desk) -> Called {
    match &desk.event.log.last().unwrap().action {
        Action::Call(called) => called.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_minute_leaves_pauses_out_and_goes_on_in_overtime() {
    let mut desk = with_a_judge();
    assert_eq!(desk.does("call 1"), "Round 1 table 1, call: before the timer started.");
    assert_eq!(newest_call(&desk).minute, None);
    desk.does("timer start");
    desk.wait(5 * 60);
    desk.does("timer pause");
    desk.wait(60 * 60);
    desk.does("call 1");
    assert_eq!(newest_call(&desk).minute, Some(5));
    desk.run(["timer resume", "timer add 10", "call 1"]);
    assert_eq!(newest_call(&desk).minute, Some(5));
    desk.wait(50 * 60);
    desk.does("call 2 extra=3 by=zofia who controls the battlefield");
    assert_eq!(newest_call(&desk).minute, Some(55));
    assert_eq!(
        desk.event.describe(desk.event.log.last().unwrap()),
        "round 1 table 2, call: minute 55, Zofia Wir came, 3 extra minutes: who controls the \
         battlefield"
    );
}

#[test]
fn a_call_after_the_result_is_noted_without_extra_time() {
    let mut desk = with_a_judge();
    desk.does("report 1 W");
    assert_eq!(desk.refused("call 1 extra=5"), "Table 1 has a result and needs no more time.");
    desk.does("call 1 shook hands too late");
    desk.does("undo 7");
    assert_eq!(desk.event.calls().count(), 1);
    desk.run(["report 1 L", "undo 8"]);
    assert!(desk.event.round().unwrap().at_table(1).unwrap().outcome.is_some());
    assert_eq!(desk.event.calls().count(), 0);
}

#[test]
fn an_official_who_plays_there_is_warned_of_and_one_who_is_away_cannot_come() {
    let mut desk = with_a_judge();
    desk.run(["undo", "official A role=marshal playing", "pair manual 'A = B, C = D'"]);
    desk.dialogue(
        "call 1 by=A |! A is playing at this table. Ruling there: anna, organizer.
         call 2 by=A |! nothing
         official zofia away
         call 2 by=zofia | no: Zofia Wir is away and can't come to a table. To change that: official Zofia Wir here.",
    );
}

#[test]
fn wrong_calls_get_one_sentence() {
    let mut desk = with_a_judge();
    let usage = " Usage: call TABLE [extra=MIN] [by=OFFICIAL] [WHAT]";
    for minutes in ["0", "601"] {
        let call = format!("call 1 extra={minutes}");
        assert_eq!(desk.refused(&call), "Minutes: 1 to 600.");
    }
    assert_eq!(desk.refused("call"), format!("A table is missing.{usage}"));
    desk.dialogue("undo · call 1 | no: Calls belong to a round. To pair one: pair.");
    let long = "x".repeat(501);
    desk.does("pair");
    assert!(desk.refused(&format!("call 1 {long}")).starts_with("Can't use this note: "));
    assert!(desk.refused("call 1 'a\u{202e}b'").starts_with("Can't use this note: "));
    // Words that look like settings are part of what was said.
    desk.dialogue(
        "call 1 damage=3 or 4 | Round 1 table 1, call: before the timer started: damage=3 or 4.",
    );
}
