use super::fixture::{Desk, basic};

const FOUR: [&str; 4] = ["A", "B", "C", "D"];

#[test]
fn undo_goes_back_step_by_step_and_redo_forth() {
    let mut desk = Desk::destiny(basic(), &FOUR);
    desk.does("pair");
    let paired = desk.games();
    desk.does("report 1 W");
    assert_eq!(desk.does("undo"), "Undone: \"round 1 table 1: A beat D\" (by anna).");
    assert_eq!(desk.does("undo"), "Undone: \"paired round 1\" (by anna).");
    assert!(desk.event.stages.is_empty());
    assert_eq!(desk.does("redo"), "Redone: \"paired round 1\" (by anna).");
    assert_eq!(desk.games(), paired);
    desk.does("redo");
    assert_eq!(desk.event.round().unwrap().missing().count(), 1);
    assert_eq!(desk.refused("redo"), "Nothing to redo.");
}

#[test]
fn pairing_again_after_an_undo_gives_the_same_draw() {
    let names = super::fixture::letters(16);
    let mut desk = Desk::destiny(basic(), &super::fixture::borrowed(&names));
    desk.does("pair");
    let first = desk.games();
    desk.run(["undo", "pair"]);
    assert_eq!(desk.games(), first);
    assert_eq!(desk.does("redraw 'two brothers met'"), "Re-paired round 1.");
    assert_ne!(desk.games(), first);
    assert_eq!(desk.event.log.last().unwrap().reason.as_deref(), Some("two brothers met"));
}

#[test]
fn something_new_ends_what_could_be_redone() {
    let mut desk = Desk::destiny(basic(), &FOUR);
    desk.dialogue("undo · note hello · redo | no: Nothing to redo.");
}

#[test]
fn an_action_others_need_cannot_be_undone_by_itself() {
    let mut desk = Desk::destiny(basic(), &FOUR);
    desk.dialogue(
        "undo 2 | no: Can't undo only action 2 (registered B). These depend on it: 3 (registered C), 4 (registered D). Undo those first, newest first.
         note one · note two
         undo 5 | Undone: \"note: one\" (by anna).
         undo 5 | no: Action 5 is already undone. To redo it: redo 5.
         undo 99 | no: The log has no action 99.",
    );
}

#[test]
fn what_a_bracket_rests_on_is_not_undone_by_itself() {
    let needed = |desk: &mut Desk, n: u64, by: u64| {
        let told = [n, by].map(|n| desk.event.describe(&desk.event.log[n as usize - 1]));
        assert_eq!(
            desk.refused(&format!("undo {n}")),
            format!(
                "Can't undo only action {n} ({}). This depends on it: {by} ({}). Undo that first.",
                told[0], told[1]
            )
        );
    };
    let mut desk = Desk::custom(1, 4, &["A", "B", "C", "D", "E", "F"]);
    desk.round("A-B C-D E-F");
    let next = |desk: &Desk| desk.event.next_number();
    let dropped = next(&desk);
    desk.run(["drop F", "cut"]);
    needed(&mut desk, dropped, dropped + 1);
    let seeds = desk.event.finals().unwrap().seeds.clone();
    let declined = next(&desk);
    desk.run([&*format!("decline #{}", seeds[3]), "pair"]);
    needed(&mut desk, declined, declined + 1);
    let out = next(&desk);
    desk.run([&*format!("drop #{}", seeds[0]), "report 2 W", "pair"]);
    needed(&mut desk, out, out + 2);
}

#[test]
fn a_return_and_a_clock_rest_on_their_rounds() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D"]);
    desk.run(["pair", "timer start"]);
    desk.dialogue(
        "undo 5 | no: Can't undo only action 5 (paired round 1). This depends on it: 6 (started the round timer, 35 minutes). Undo that first.",
    );
    desk.run(["undo", "undo", "drop D"]);
    let back = desk.event.next_number();
    desk.run(["rejoin D", "pair"]);
    let needed = "Can't undo only action ";
    assert!(desk.refused(&format!("undo {back}")).contains(needed));
}

#[test]
fn a_correction_of_an_old_round_can_be_undone_while_nothing_rests_on_it() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D"]);
    desk.round("A-B C-D");
    desk.does("pair");
    let n = desk.event.next_number();
    desk.does("report 1 L round=1");
    assert!(desk.does(&format!("undo {n}")).starts_with("Undone: \"round 1 table 1"));
    desk.dialogue(
        "undo 6 | no: Can't undo only action 6 (round 1 table 1: A beat B). This depends on it: 8 (paired round 2). Undo that first, or report the table again to correct it.",
    );
}

#[test]
fn a_closed_event_is_opened_before_its_results_are_undone() {
    let mut desk = Desk::custom(1, 0, &["A", "B"]);
    desk.run(["pair", "report 1 W", "finish"]);
    desk.dialogue(
        "undo 4 | no: Can't undo only action 4 (round 1 table 1: A beat B). This depends on it: 5 (closed the event). Undo that first.",
    );
    desk.run(["undo 5", "undo 4"]);
}

#[test]
fn no_undo_gives_two_players_one_number_or_name() {
    let mut desk = Desk::custom(1, 0, &["A", "B"]);
    desk.run(["edit A start=7 name=C", "add D start=1"]);
    desk.dialogue(
        "undo 3 | no: Can't undo only action 3: C and D would have the same name or start number. To change one: edit.",
    );
    desk.does("edit D start=9 name=a");
    assert!(desk.refused("undo 3").contains(": C and a would have"));
}

#[test]
fn everything_that_rests_on_an_old_result_is_listed() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D"]);
    desk.round("A-B C-D");
    desk.round("A-C B-D");
    desk.dialogue(
        "undo 6 | no: Can't undo only action 6 (round 1 table 1: A beat B). These depend on it: 8 (paired round 2 by hand), 9 to 10 (2 results of round 2). Undo those first, newest first, or report the table again to correct it.",
    );
    desk.round("A-D B-C");
    desk.run(["note \"rests on nothing\"", "finish"]);
    desk.dialogue(
        "undo 6 | no: Can't undo only action 6 (round 1 table 1: A beat B). These depend on it: 8 (paired round 2 by hand), 9 to 10 (2 results of round 2), 11 (paired round 3 by hand), 12 to 13 (2 results of round 3), 15 (closed the event). Undo those first, newest first.
         undo · drop D · finish
         undo 1 | no: Can't undo only action 1 (registered A). These depend on it: 2 (registered B), 3 (registered C), 4 (registered D), 5 (paired round 1 by hand), 6 to 7 (2 results of round 1), 8 (paired round 2 by hand) and 5 more, the newest 18 (closed the event). Undo those first, newest first.",
    );
}

#[test]
fn who_takes_an_older_action_back_may_say_why() {
    let mut desk = Desk::destiny(basic(), &FOUR);
    desk.run(["note one", "note two", "undo 5 said of the wrong player"]);
    let undo = desk.event.log.last().unwrap();
    assert_eq!(undo.reason.as_deref(), Some("said of the wrong player"));
    assert_eq!(desk.event.describe(undo), "undid 5: note: one");
    assert_eq!(desk.does("redo 5 \"it was right\""), "Redone: \"note: one\" (by anna).");
    let redo = desk.event.log.last().unwrap();
    assert_eq!(redo.reason.as_deref(), Some("it was right"));
    assert_eq!(desk.event.describe(redo), "redid 5: note: one");
    desk.dialogue(
        "undo 5 \u{202e} | no: Can't use this reason: the character U+202E isn't allowed in a name or note; leave it out.",
    );
    desk.dialogue(r#"undo x | no: "x" is not a whole number. Usage: undo [N [WHY]]"#);
}

#[test]
fn an_older_action_comes_back_to_its_place() {
    let mut desk = Desk::destiny(basic(), &FOUR);
    desk.run(["official Ola role=judge", "edit A name=Adam", "undo 5"]);
    assert!(desk.event.officials.is_empty());
    desk.does("note \"something since\"");
    assert_eq!(desk.refused("redo"), "Nothing to redo.");
    // The number of an undo stands for the action it took back.
    assert_eq!(desk.does("redo 7"), "Redone: \"Ola is now judge\" (by anna).");
    assert_eq!(desk.event.officials[0].name, "Ola");
    desk.dialogue(
        "redo 5 | no: Action 5 (Ola is now judge) isn't undone, so there is nothing to redo.
         redo 99 | no: The log has no action 99.",
    );
}

#[test]
fn what_has_happened_since_can_forbid_to_bring_an_action_back() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D"]);
    desk.run(["drop D", "undo", "pair"]);
    desk.dialogue(
        "redo 5 | no: Can't redo action 5 (D dropped). This has happened since: 7 (paired round 1). Do it again.",
    );
    desk.run(["report 1 W", "undo 8"]);
    let reported = desk.does("report 1 L");
    assert!(desk.refused("redo 8").ends_with("). Do it again."), "{reported}");
    let mut desk = Desk::custom(1, 0, &["A", "B", "C"]);
    desk.run(["undo", "edit B name=C"]);
    desk.dialogue(
        "redo 3 | no: Can't redo action 3: C and C would have the same name or start number. To change one: edit.",
    );
}
