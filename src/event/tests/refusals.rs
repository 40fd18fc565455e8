use super::*;
use crate::event::announcement::announcement;

#[test]
fn names_are_cleaned_and_told_apart() {
    let mut desk = Desk::destiny(basic(), &["Jan Kowalski", "Jan Nowak", "Żółkiewski"]);
    desk.dialogue(
        r#"add 'jan kowalski' | no: jan kowalski is already registered (#1). Another jan kowalski? Add a club, or start=4.
           drop jan | no: "jan" could be Jan Kowalski (#1) or Jan Nowak (#2): enter more of the name, or #number.
           drop ewa | no: No player matches "ewa": enter part of the name, or #number.
           drop #9 | no: There is no player #9: numbers go from #1 to #3."#,
    );
    desk.dialogue(
        "add 'evil\u{1b}[2J' | no: Can't use this name: the character U+001B isn't allowed in a name or note; leave it out.
         drop zolk | Żółkiewski dropped.",
    );
}

#[test]
fn the_order_of_a_day_is_kept() {
    let mut desk = Desk::custom(1, 2, &["A", "B", "C", "D"]);
    desk.dialogue(
        "timer start | no: The timer needs a round. To pair one: pair.
         finish | no: Nothing has been played yet. To pair the first round: pair.
         decline A | no: There is no place to decline before the cut.",
    );
    desk.does("setup cut=4");
    desk.round("A-B C-D");
    desk.dialogue(
        "pair | no: All rounds are played. To make the cut to 4: cut.
         cut 3 | no: There is no bracket for a cut to 3: the sizes are 4, 8, 16, 32.
         cut 8 | no: A cut to 8 needs 8 players, and there are 4: set a smaller one, or 0 for none.
         finish | no: The cut to 4 is still to come. To make it: cut. To skip it: setup cut=0.
         cut
         add Ola | no: Registration is closed: the finals have started.",
    );
}

#[test]
fn the_clock_is_held_to_sense() {
    let mut desk = Desk::custom(1, 0, &["A", "B"]);
    desk.does("pair");
    assert_eq!(desk.refused("timer pause"), "The timer isn't running. To start it: timer start.");
    assert_eq!(desk.does("timer start"), "Started the round timer, 35 minutes.");
    desk.wait(60);
    assert_eq!(desk.does("timer pause"), "Paused the round timer.");
    assert_eq!(desk.refused("timer start"), "The timer is paused. To resume: timer resume.");
    assert_eq!(desk.does("timer resume"), "Resumed the round timer.");
    assert_eq!(desk.does("timer add -5"), "5 minutes removed.");
    assert_eq!(desk.does("extend 1 3"), "Table 1: 3 extra minutes.");
    assert_eq!(desk.refused("extend 4 3"), "There is no table 4 in round 1.");
    assert_eq!(desk.refused("timer set 0"), "Minutes: 1 to 600.");
}

#[test]
fn start_numbers_and_tables_are_told_apart() {
    let mut desk = Desk::destiny(basic(), &[]);
    desk.run(["add A start=2", "add B", "add C", "add D start=1"]);
    assert_eq!(desk.refused("add E start=3"), "Start number 3 belongs to B: choose another.");
    let starts: Vec<u32> = desk.event.entrants.iter().map(|e| e.start).collect();
    assert_eq!(starts, [2, 3, 4, 1]);
    assert_eq!(desk.refused("add E table=0"), "Table numbers start at 1.");
}

#[test]
fn a_swap_needs_two_and_says_who_had_a_bye() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C"]);
    desk.round("A-B C");
    desk.dialogue("pair manual 'A = C, B = bye' · swap A A | no: Both are A: name two players.");
    let bye = "C has the bye, but it belongs to B, the lowest placed of those with the fewest byes";
    assert_eq!(desk.warnings("swap B C"), ["B and A have already played each other.", bye]);
}

#[test]
fn a_swap_says_what_it_breaks_and_not_what_was_broken_before() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E", "F", "G"]);
    desk.round("A-D B-E C-F G");
    let due = crate::event::standings(&desk.event).last().unwrap().entrant;
    let due = desk.event.label(due);
    desk.does("pair manual 'A = B, C = G, D = E, F = bye'");
    let down = "paired down unnecessarily from 1 point or more: D – B, A – E";
    assert_eq!(desk.warnings("swap A D"), [down]);
    assert_eq!(desk.warnings("swap A D"), Vec::<String>::new(), "back again breaks nothing");
    desk.does("drop B");
    let bye = format!(
        "C has the bye, but it belongs to {due}, the lowest placed of those with the fewest byes"
    );
    assert_eq!(desk.warnings("swap C F"), [bye], "who has left since was there when it was paired");
}

#[test]
fn only_a_game_with_a_bracket_begins_with_single_elimination() {
    let mut desk = Desk::of("lcg-2v2", basic(), &[]);
    let why = "This game has no single elimination to start with.";
    assert_eq!(desk.refused("setup structure=custom rounds=0"), why);
    assert_eq!(desk.refused("setup rounds=0"), why);
    assert_eq!(desk.refused("setup rounds=16"), "Rounds: 1 to 12.");
    for game in ["destiny", "lcg"] {
        let mut desk = Desk::of(game, basic(), &["A", "B", "C"]);
        desk.does("setup structure=custom rounds=0");
        let said = announcement(&desk.event);
        let finals = said.into_iter().find(|item| item.key == "finals").unwrap().lines;
        let words = Words::english();
        assert_eq!(words.arg(&finals[0]), "Single elimination, one game", "{game}");
        desk.does("pair");
        assert_eq!(desk.event.stages[0].kind, StageKind::SingleElimination);
        desk.run(["report 1 W", "pair", "report 1 W"]);
        assert!(matches!(phase(&desk.event), Phase::Decided { .. }), "{game}");
    }
}

#[test]
fn a_final_lost_by_both_says_what_follows() {
    let mut desk = Desk::custom(1, 4, &["A", "B", "C", "D"]);
    desk.round("A-B C-D");
    desk.run(["cut", "pair"]);
    let goes_on = "Nobody advances from this game: the next opponent gets a bye.";
    assert_eq!(desk.warnings("report 1 X"), [goes_on]);
    assert_eq!(desk.warnings("report 2 X"), ["Nobody wins the semi-finals: no champion."]);
    desk.run(["report 1 W", "report 2 W", "pair"]);
    assert_eq!(desk.warnings("report 1 X"), ["Nobody wins the final: no champion."]);
}

#[test]
fn before_and_after_the_cut_other_things_are_possible() {
    let mut desk = Desk::custom(1, 4, &["A", "B", "C", "D"]);
    desk.round("A-B C-D");
    desk.dialogue(
        "cut 0 level | no: There is no place 0: write cut 4 level or the like.
         drop D
         cut | no: A cut to 4 needs 4 players, and there are 3: set a smaller one, or 0 for none.
         setup cut=0
         finish · undo · undo · undo
         cut
         report 1 L round=1 | no: No round of the finals is paired yet. To pair it: pair. For round 1 before the cut, add stage=1.
         setup finals=first-to-two | no: The finals are seeded, so the length of their matches is fixed. Undo the seeding first: undo.",
    );
}

#[test]
fn a_remark_may_be_longer_than_a_name() {
    let mut desk = Desk::destiny(basic(), &["A"]);
    desk.does(&format!("note {}", "x".repeat(500)));
    assert_eq!(
        desk.refused(&format!("note {}", "x".repeat(501))),
        "Can't use this note: it is longer than 500 characters; shorten it."
    );
}

#[test]
fn a_part_of_a_name_is_the_beginning_of_a_word() {
    let names = ["Jan Lewandowski", "Ewa Zięba", "Ewelina Kos", "Ewan Mak"];
    let mut desk = Desk::custom(1, 0, &names);
    for (typed, id) in [("ewa", 2), ("Ewel", 3), ("lewan", 1), ("ewan", 4), ("zieba ew", 2)] {
        assert_eq!(find(&desk.event, &Who(typed.to_owned())), Ok(id), "{typed}");
    }
    desk.dialogue(
        r#"drop wandow | no: No player matches "wandow": enter part of the name, or #number."#,
    );
}
