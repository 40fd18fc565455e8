use super::*;
use crate::event::actions::Called;

fn paired() -> Desk {
    let mut desk = Desk::of("destiny", custom(3, 0), &["A", "B", "C", "D"]);
    desk.run(["official 'Zofia Wir' role=judge", "pair manual 'A = B, C = D'"]);
    desk
}

fn newest(desk: &Desk) -> Called {
    match &desk.event.log.last().unwrap().action {
        Action::Call(called) => called.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_minute_leaves_pauses_out_and_goes_on_in_overtime() {
    let mut desk = paired();
    assert_eq!(desk.told("call 1"), "Round 1 table 1, call: before the timer started.");
    assert_eq!(newest(&desk).minute, None);
    desk.told("timer start");
    desk.wait(5 * 60);
    desk.told("timer pause");
    desk.wait(60 * 60);
    desk.told("call 1");
    assert_eq!(newest(&desk).minute, Some(5));
    desk.run(["timer resume", "timer add 10", "call 1"]);
    assert_eq!(newest(&desk).minute, Some(5));
    desk.wait(50 * 60);
    desk.told("call 2 extra=3 by=zofia who controls the battlefield");
    assert_eq!(newest(&desk).minute, Some(55));
    assert_eq!(
        desk.event.tell(desk.event.log.last().unwrap()),
        "round 1 table 2, call: minute 55, Zofia Wir came, 3 extra minutes: who controls the \
         battlefield"
    );
}

#[test]
fn a_call_after_the_result_is_noted_without_extra_time() {
    let mut desk = paired();
    desk.told("report 1 W");
    assert_eq!(desk.refused("call 1 extra=5"), "Table 1 has a result and needs no more time.");
    desk.told("call 1 shook hands too late");
    desk.told("undo 7");
    assert_eq!(desk.event.calls().count(), 1);
    desk.run(["report 1 L", "undo 8"]);
    assert!(desk.event.round().unwrap().at_table(1).unwrap().outcome.is_some());
    assert_eq!(desk.event.calls().count(), 0);
}

#[test]
fn an_official_who_plays_there_is_warned_of_and_one_who_is_away_cannot_come() {
    let mut desk = paired();
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
    let mut desk = paired();
    let usage = " Usage: call TABLE [extra=MIN] [by=OFFICIAL] [WHAT]";
    for minutes in ["0", "601"] {
        let call = format!("call 1 extra={minutes}");
        assert_eq!(desk.refused(&call), "Minutes: 1 to 600.");
    }
    assert_eq!(desk.refused("call"), format!("A table is missing.{usage}"));
    desk.dialogue("undo · call 1 | no: Calls belong to a round. To pair one: pair.");
    let long = "x".repeat(501);
    desk.told("pair");
    assert!(desk.refused(&format!("call 1 {long}")).starts_with("Can't use this note: "));
    assert!(desk.refused("call 1 'a\u{202e}b'").starts_with("Can't use this note: "));
    // Words that look like settings are part of what was said.
    desk.dialogue(
        "call 1 damage=3 or 4 | Round 1 table 1, call: before the timer started: damage=3 or 4.",
    );
}
