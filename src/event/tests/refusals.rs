//! Tests of refusals and their exact words.

use super::fixture::{Desk, basic};
use crate::event::announcement::announcement;
use crate::event::{Phase, StageKind, Who, find, phase};
use crate::words::Words;

#[test]
fn pairing_waits_for_results() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D"]);
    desk.run(["pair", "report 2 W"]);
    assert_eq!(desk.refused("pair"), "1 result of round 1 is missing: report table 1 first.");
    desk.told("undo");
    assert_eq!(
        desk.refused("pair"),
        "2 results of round 1 are missing: report tables 1 and 2 first."
    );
    assert_eq!(
        desk.refused("cut"),
        "2 results of round 1 are missing: report tables 1 and 2 first."
    );
}

#[test]
fn results_are_checked() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D"]);
    assert_eq!(desk.refused("report 1 W"), "No round is paired yet. To pair the first: pair.");
    desk.told("pair manual 'A = B, C = D'");
    assert_eq!(desk.refused("report 9 W"), "No table 9 in round 1: choose 1 to 2.");
    assert_eq!(
        desk.refused("report 1 D"),
        "\"D\": there are no draws here: enter W or L, or X if both lost."
    );
    assert_eq!(
        desk.refused("report 1 WW"),
        "\"WW\": 2 letters for a match of one game: enter at most 1."
    );
    assert_eq!(
        desk.refused("report 1 Q"),
        "\"Q\" isn't a result: enter one letter per game, W won, L lost, X both lost."
    );
    assert_eq!(desk.refused("report 1 W round=4"), "There is no round 4: there is only round 1.");
    assert_eq!(desk.told("report 1 W"), "Table 1: A beat B.");
    assert_eq!(desk.told("report 1 w"), "Table 1: A beat B. This result is already entered.");
    assert_eq!(desk.told("report 1 L"), "Table 1 corrected: B beat A (it was: A beat B).");
}

#[test]
fn names_are_cleaned_and_told_apart() {
    let mut desk = Desk::destiny(basic(), &["Jan Kowalski", "Jan Nowak", "Żółkiewski"]);
    assert_eq!(
        desk.refused("add 'jan kowalski'"),
        "jan kowalski is already registered (#1). For someone else with this name, add a start number, `add jan kowalski start=4`, or a club or member number where #1 has another."
    );
    assert_eq!(
        desk.refused("drop jan"),
        "\"jan\" could be Jan Kowalski (#1) or Jan Nowak (#2): enter more of the name, or #number."
    );
    assert_eq!(
        desk.refused("drop ewa"),
        "No player matches \"ewa\": enter part of the name, or #number."
    );
    assert_eq!(desk.refused("drop #9"), "There is no player #9: numbers go from #1 to #3.");
    assert_eq!(
        desk.refused("add 'evil\u{1b}[2J'"),
        "Can't use this name: the character U+001B isn't allowed in a name or note; leave it out."
    );
    assert_eq!(desk.told("drop zolk"), "Żółkiewski has dropped.");
}

#[test]
fn a_field_without_a_row_is_told_what_to_set() {
    let mut desk = Desk::destiny(basic(), &["A", "B", "C"]);
    assert_eq!(
        desk.refused("pair"),
        "The basic structure has no row for 3 players: \
         choose another with setup structure=custom rounds=N."
    );
    desk.told("setup structure=custom rounds=3");
    assert_eq!(desk.told("pair").split(',').next(), Some("Round 1 is paired: 1 table"));
}

#[test]
fn the_order_of_a_day_is_kept() {
    let mut desk = Desk::custom(1, 2, &["A", "B", "C", "D"]);
    assert_eq!(desk.refused("timer start"), "The timer needs a round. To pair one: pair.");
    assert_eq!(
        desk.refused("finish"),
        "Nothing has been played yet. To pair the first round: pair."
    );
    assert_eq!(desk.refused("decline A"), "There is no place to decline before the cut.");
    desk.told("setup cut=4");
    desk.round("A-B C-D");
    assert_eq!(desk.refused("pair"), "All rounds are played. To make the cut to 4: cut.");
    assert_eq!(
        desk.refused("cut 3"),
        "There is no bracket for a cut to 3: the sizes are 4, 8, 16, 32."
    );
    assert_eq!(
        desk.refused("cut 8"),
        "A cut to 8 needs 8 players, and there are 4: set a smaller one, or 0 for none."
    );
    assert_eq!(
        desk.refused("finish"),
        "The cut to 4 is still to come. To make it: cut. To skip it: setup cut=0."
    );
    desk.told("cut");
    assert_eq!(desk.refused("add Ola"), "Registration is closed: the finals have started.");
}

#[test]
fn the_clock_is_held_to_sense() {
    let mut desk = Desk::custom(1, 0, &["A", "B"]);
    desk.told("pair");
    assert_eq!(desk.refused("timer pause"), "The timer isn't running. To start it: timer start.");
    assert_eq!(desk.told("timer start"), "Timer started: 35 minutes.");
    desk.wait(60);
    assert_eq!(desk.told("timer pause"), "Paused the round timer.");
    assert_eq!(desk.refused("timer start"), "The timer is paused. To resume: timer resume.");
    assert_eq!(desk.told("timer resume"), "Resumed the round timer.");
    assert_eq!(desk.told("timer add -5"), "5 minutes removed.");
    assert_eq!(desk.told("extend 1 3"), "Table 1: 3 minutes of extra time.");
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
    desk.told("pair manual 'A = C, B = bye'");
    assert_eq!(desk.refused("swap A A"), "Both are A: name two players.");
    let bye = "C has the bye, but it belongs to B, the lowest placed of those with the fewest byes";
    assert_eq!(desk.warnings("swap B C"), ["B and A have already played each other.", bye]);
}

#[test]
fn a_swap_says_what_it_breaks_and_not_what_was_broken_before() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E", "F", "G"]);
    desk.round("A-D B-E C-F G");
    let due = crate::event::standings(&desk.event).last().unwrap().entrant;
    let due = desk.event.label(due);
    desk.told("pair manual 'A = B, C = G, D = E, F = bye'");
    let down = "paired down unnecessarily from 1 point or more: D – B, A – E";
    assert_eq!(desk.warnings("swap A D"), [down]);
    assert_eq!(desk.warnings("swap A D"), Vec::<String>::new(), "back again breaks nothing");
    desk.told("drop B");
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
    // The finals of the card game are a double elimination, and a knock-out from the start is not.
    for game in ["destiny", "lcg"] {
        let mut desk = Desk::of(game, basic(), &["A", "B", "C"]);
        desk.told("setup structure=custom rounds=0");
        let said = announcement(&desk.event);
        let finals = said.into_iter().find(|item| item.key == "finals").unwrap().says;
        let words = Words::english();
        assert_eq!(words.arg(&finals[0]), "Single elimination, one game", "{game}");
        desk.told("pair");
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
fn after_the_cut_a_swiss_round_is_named_with_its_stage() {
    let mut desk = Desk::custom(1, 4, &["A", "B", "C", "D"]);
    desk.round("A-B C-D");
    desk.told("cut");
    assert_eq!(
        desk.refused("report 1 L round=1"),
        "No round of the finals is paired yet. To pair it: pair. For round 1 before the cut, add stage=1."
    );
    assert_eq!(
        desk.refused("setup finals=first-to-two"),
        "The finals are seeded, so the length of their matches is fixed. Undo the seeding first: undo."
    );
}

#[test]
fn nobody_is_level_with_place_nought() {
    let mut desk = Desk::custom(1, 4, &["A", "B", "C", "D"]);
    desk.round("A-B C-D");
    assert_eq!(desk.refused("cut 0 level"), "There is no place 0: write cut 4 level or the like.");
}

#[test]
fn a_cut_that_cannot_be_made_is_done_without() {
    let mut desk = Desk::custom(1, 4, &["A", "B", "C", "D"]);
    desk.round("A-B C-D");
    desk.told("drop D");
    assert_eq!(
        desk.refused("cut"),
        "A cut to 4 needs 4 players, and there are 3: set a smaller one, or 0 for none."
    );
    desk.run(["setup cut=0", "finish"]);
}

#[test]
fn a_remark_may_be_longer_than_a_name() {
    let mut desk = Desk::destiny(basic(), &["A"]);
    desk.told(&format!("note {}", "x".repeat(500)));
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
    assert_eq!(
        desk.refused("drop wandow"),
        "No player matches \"wandow\": enter part of the name, or #number."
    );
}
