//! A thing that cannot work is told early, once, and only while it is true.

use super::*;
use crate::event::preflight::problems::problems;
use crate::event::preflight::schedule::schedule;

fn told(desk: &Desk) -> Vec<String> {
    problems(&desk.event, desk.now()).iter().map(|(_, fact)| fact.to_string()).collect()
}

fn players(rounds: u32, cut: u32, n: usize) -> Desk {
    Desk::custom(rounds, cut, &borrowed(&letters(n)))
}

#[test]
fn what_players_rounds_and_cut_make_impossible_is_told_with_what_works() {
    let unbeaten =
        "After 4 rounds several of 17 players may be unbeaten: it takes 5 rounds to leave one.";
    for (rounds, cut, n, said) in [
        (3, 0, 4, ""),
        (4, 0, 4, "4 players can play at most 3 rounds without a rematch; rounds to play: 4."),
        (5, 0, 5, ""),
        (
            7,
            0,
            5,
            "5 players can play at most 5 rounds without a rematch or a second bye; rounds to play: 7.",
        ),
        (3, 8, 8, "A cut to top 8 takes everyone: 8 players."),
        (
            3,
            8,
            7,
            "A cut to 8 needs 8 players, and there are 7 players: set a smaller one, or 0 for none.",
        ),
        (3, 8, 9, ""),
        (4, 0, 16, ""),
        (4, 0, 17, unbeaten),
        (4, 4, 17, ""),
        (7, 8, 1, ""),
    ] {
        assert_eq!(told(&players(rounds, cut, n)).join("\n"), said);
    }
    let mut desk = players(7, 0, 5);
    desk.does("add Hal house");
    assert_eq!(
        told(&desk),
        [
            "5 players can play at most 5 rounds without a rematch or a second game against Hal; rounds to play: 7."
        ]
    );
}

#[test]
fn later_the_rounds_that_are_left_count() {
    let mut desk = players(4, 0, 6);
    desk.rounds(1);
    assert_eq!(told(&desk), [""; 0]);
    // Two who have met leave: the others have met nobody of those left.
    let pairing = desk.event.round().unwrap().pairings[0].clone();
    desk.does(&format!("drop #{}", pairing.a));
    assert_eq!(told(&desk), [""; 0]);
    assert_eq!(
        desk.warnings(&format!("drop #{}", pairing.b.unwrap())),
        ["4 players can play at most 2 rounds without a rematch; rounds to play: 3."]
    );
}

#[test]
fn a_cut_out_of_reach_is_told() {
    let mut desk = players(3, 0, 8);
    desk.does("setup cut_by=points cut=4");
    assert_eq!(told(&desk), ["Nobody can reach the cut at 4 points: the rounds give at most 3."]);
    desk.does("setup cut=3");
    assert_eq!(told(&desk), [""; 0]);
}

#[test]
fn a_decision_warns_only_of_what_it_makes_true() {
    let mut desk = Desk::custom(4, 0, &[]);
    // With the first two players it is not known yet, and then it was true before.
    for name in ["A", "B", "C", "D", "E"] {
        assert_eq!(desk.warnings(&format!("add {name}")), [""; 0]);
    }
    let again = "4 players can play at most 3 rounds without a rematch; rounds to play: 4.";
    assert_eq!(desk.warnings("remove E"), [again]);
    assert_eq!(desk.warnings("setup rounds=3"), [""; 0]);
    assert_eq!(desk.warnings("setup rounds=4"), [again]);
    assert_eq!(desk.warnings("pair"), [again]);
}

/// An event of eight players on the day of its log, in rounds of 35 minutes.
fn today(rounds: u32, cut: u32) -> Desk {
    let mut desk = players(rounds, cut, 8);
    desk.event.head.date = desk.now().day();
    desk
}

fn estimate(desk: &Desk) -> String {
    schedule(&desk.event, desk.now()).unwrap().phrase().to_string()
}

#[test]
fn the_estimate_counts_rounds_and_pauses() {
    let mut desk = today(3, 0);
    // The log begins at 14:46. Three rounds of 35 minutes and two pauses of 10 take 2:05.
    assert_eq!(desk.now().clock(), "14:46");
    assert_eq!(estimate(&desk), "if paired now, round 3 ends around 16:55");
    desk.does("setup pause=0");
    assert_eq!(estimate(&desk), "if paired now, round 3 ends around 16:35");
    desk.dialogue("setup pause=601 | no: A break is 0 to 600 minutes long.");
    desk.does("setup pause=rules minutes=30");
    assert_eq!(estimate(&desk), "if paired now, round 3 ends around 16:40");
    desk.event.head.date = "2026-11-21".into();
    assert_eq!(estimate(&desk), "3 rounds take about 1 hr 50 min");
}

#[test]
fn the_estimate_adds_the_finals() {
    let mut desk = today(3, 4);
    desk.event.setup.finals_match = Some(MatchShape::OneGame);
    // After the rounds: a pause, a semi-final of 35 minutes, a pause, a final of 50.
    assert_eq!(
        estimate(&desk),
        "if paired now, round 3 ends around 16:55, the finals around 18:40"
    );
    desk.dialogue(
        "setup closes=18:00 |! The finals end around 18:40, but the hall closes at 18:00.
         setup closes=18:40 |! nothing",
    );
}

#[test]
fn played_rounds_count_with_their_real_times() {
    let mut desk = today(3, 0);
    desk.run(["pair", "timer start"]);
    desk.wait(50 * 60);
    // Round 1 is 15 minutes over its time, and its end is now: 15:36.
    assert_eq!(estimate(&desk), "round 3 ends around 17:10");
    desk.play(|_, a, b| a < b);
    assert_eq!(estimate(&desk), "round 3 ends around 17:10");
    desk.wait(30 * 60);
    // Nobody paired for half an hour, so round 2 begins now: 16:06.
    assert_eq!(estimate(&desk), "round 3 ends around 17:30");
    desk.dialogue(
        "setup closes=17:00 |! The last round ends around 17:30, but the hall closes at 17:00.
         pair |! The last round ends around 17:30, but the hall closes at 17:00.",
    );
}

#[test]
fn a_hall_that_closes_after_midnight_closes_the_next_day() {
    let mut desk = today(9, 0);
    desk.wait(6 * 3600);
    assert_eq!(desk.now().clock(), "20:46");
    assert_eq!(desk.warnings("setup closes=01:00").len(), 1);
    assert_eq!(desk.warnings("setup closes=04:30"), [""; 0]);
}

#[test]
fn rounds_without_a_clock_have_no_estimate() {
    let setup =
        Setup { structure: Some(StructureKind::Custom), rounds: Some(3), ..Setup::default() };
    let desk = Desk::of("lcg", setup.clone(), &["A", "B", "C", "D"]);
    assert!(schedule(&desk.event, desk.now()).is_some());
    let mut ruleset = (*desk.event.ruleset).clone();
    ruleset.minutes.clear();
    let desk = Desk::with(ruleset, setup, &["A", "B", "C", "D"]);
    assert!(schedule(&desk.event, desk.now()).is_none());
}
