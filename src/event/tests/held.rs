use super::*;

/// Four players, a round played, and the second one held.
fn held() -> Desk {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E"]);
    desk.round("A-B C-D E");
    desk.does("setup hold=yes");
    desk
}

#[test]
fn the_room_keeps_the_old_round_until_it_is_posted() {
    let mut desk = held();
    let before = desk.table();
    desk.dialogue(
        "pair manual 'A = C, B = E, D = bye' | Paired round 2 by hand. Only scorekeepers see it. To post it: post.",
    );
    assert!(desk.event.is_held());
    assert_ne!(desk.table(), before, "the bye counts for the scorekeeper");
    let room = desk.event.public_view().into_owned();
    assert_eq!(room.round().unwrap().number, 1);
    let whole = std::mem::replace(&mut desk.event, room);
    assert_eq!(desk.table(), before);
    desk.event = whole;
    desk.wait(300);
    assert_eq!(desk.does("post"), "Posted round 2.");
    let round = desk.event.round().unwrap();
    assert_eq!((round.held, round.posted), (false, Some(desk.now())));
    assert_eq!(desk.event.public_view().round().unwrap().number, 2);
    let told = desk.event.describe(desk.event.log.last().unwrap()).to_string();
    assert_eq!(told, "posted round 2");
    let at = desk.now().clock();
    assert_eq!(desk.does("post"), format!("Already posted at {at}: round 2."));
    desk.does("undo");
    assert!(desk.event.is_held());
    desk.does("redo");
    assert!(!desk.event.is_held());
}

#[test]
fn a_round_that_is_not_held_is_posted_at_once() {
    let mut desk = Desk::custom(2, 0, &["A", "B", "C", "D"]);
    assert!(desk.refused("post").starts_with("No round"));
    desk.does("pair");
    assert_eq!(desk.event.round().unwrap().posted, None);
    assert_eq!(desk.does("post"), "Everyone already sees round 1.");
    let log = desk.event.log.len();
    desk.does("setup hold=yes");
    assert!(!desk.event.is_held());
    assert_eq!(desk.event.log.len(), log + 1);
}

#[test]
fn the_first_round_is_held_with_its_pods_and_start_numbers() {
    let names = letters(8);
    let mut desk = Desk::of("destiny", super::fixture::basic(), &borrowed(&names));
    desk.run(["setup hold=yes", "pair"]);
    let room = desk.event.public_view();
    assert!(room.stages.is_empty());
    assert_eq!(phase(&room), Phase::Registration);
}

#[test]
fn nothing_is_entered_in_a_held_round() {
    let mut desk = held();
    desk.does("pair manual 'A = C, B = E, D = bye'");
    let first = "Players don't see round 2 yet. Post it first: post.";
    for verb in ["report 1 W", "report 1 noshow A", "extend 1 3", "call 1"] {
        assert_eq!(desk.refused(verb), first, "{verb}");
    }
    desk.run(["report 1 L round=1", "swap A B", "table 1 to 8", "drop B"]);
    assert_eq!(desk.event.public_view().round().unwrap().number, 1);
    assert!(!desk.event.public_view().is_here(desk.id("B")));
}

#[test]
fn changes_of_a_held_round_ask_nothing() {
    let mut desk = held();
    desk.does("pair manual 'A = C, B = E, D = bye'");
    let decision = desk.decision("table 1 to 2");
    assert_eq!(decision.question, None);
    assert_eq!(decision.warnings, ["B – E moved to table 1 instead."]);
    desk.does("redraw 'a wrong bye'");
    assert!(desk.event.is_held());
    assert_eq!(desk.event.public_view().round().unwrap().number, 1);
    desk.does("post");
    desk.wait(60);
    desk.does("redraw 'a mistake'");
    let round = desk.event.round().unwrap();
    assert_eq!((round.held, round.posted), (false, Some(desk.now())));
}

#[test]
fn a_posting_stays_while_results_rest_on_it() {
    let mut desk = held();
    desk.run(["pair manual 'A = C, B = E, D = bye'", "post"]);
    let n = desk.event.log.last().unwrap().n;
    desk.does("report 1 W");
    assert!(desk.refused(&format!("undo {n}")).contains("A beat C"));
    desk.run(["undo", "undo"]);
    assert!(desk.event.is_held());
}

#[test]
fn a_bracket_is_held_too() {
    let names = letters(6);
    let mut desk = Desk::custom(2, 4, &borrowed(&names));
    desk.does("setup hold=yes");
    for _ in 0..2 {
        desk.run(["pair", "post"]);
        desk.play(|_, a, b| a < b);
    }
    desk.does("cut");
    desk.dialogue(
        "pair | The semi-finals are paired: 2 tables. Only scorekeepers see it. To post it: post.",
    );
    let room = desk.event.public_view();
    assert!(room.finals().unwrap().rounds.is_empty());
    assert_eq!(desk.does("post"), "Posted the semi-finals.");
    desk.play(|_, a, b| a < b);
    desk.does("pair");
    assert_eq!(desk.event.public_view().finals().unwrap().rounds.len(), 1);
}

#[test]
fn a_late_player_does_not_change_the_standings_of_the_room() {
    let mut desk = held();
    desk.run(["pair manual 'A = C, B = E, D = bye'", "add F"]);
    let room = desk.event.public_view();
    assert!(!room.entrants.last().unwrap().missed.contains(&2));
}

#[test]
fn a_held_round_stays_held_when_the_next_ones_are_not() {
    let mut desk = held();
    desk.does("pair manual 'A = C, B = E, D = bye'");
    let said = desk.warnings("setup hold=no");
    assert_eq!(said, ["Players can't see round 2 yet. To post it: post."]);
    assert!(desk.event.is_held());
    desk.dialogue("post · setup hold=no |! nothing");
}
