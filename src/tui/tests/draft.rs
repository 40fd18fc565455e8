//! A draft, with one key for each step.

use super::{NAMES, TestApp};

fn registered(players: usize) -> TestApp {
    let mut play = TestApp::new();
    play.keys("n").assert_shows("r                         ").keys("r Enter a");
    for name in &NAMES[..players] {
        play.text(name).keys("Enter");
    }
    play.keys("Esc");
    play
}

#[test]
fn a_draft_without_players_asks_for_them() {
    // Outside the line of names, the hint bar asks whether a round could be paired.
    for players in 0..2 {
        registered(players).keys("Esc").assert_shows("Next: r registers the players.");
    }
}

#[test]
fn from_the_first_seat_to_round_one() {
    let mut play = registered(13);
    play.verb("setup boosters=60");
    play.keys("Esc").assert_shows("Next: W leads through the draft");
    play.keys("Space").assert_shows("No round is paired yet: p draws the first.");
    play.keys("W").assert_shows("Next: Enter draws pods of 7 and 6 players.");
    play.assert_shows("Needed: 78 boosters and 13 draft sets; 60 are in the hall, 18 missing.");
    play.assert_shows("Nobody has a seat yet.");
    play.keys("Enter").assert_shows("2 pods are drawn: 7 and 6 players.");
    play.keys("r").assert_shows("W leads through the draft.").assert_shows(" W draft");
    play.keys("a").assert_shows("Esc, then W leads through the draft.").keys("Esc W");
    play.assert_shows("Pod 1 · 7 players").assert_shows("Pod 2 · 6 players");
    play.assert_shows("at the left");
    play.keys("Enter").assert_shows("Phase 1 of 2 · pick 1 of 15 · hands of 15");
    play.assert_shows("◀── pass LEFT");
    play.assert_shows("Draft, pick 1 of 15")
        .assert_shows("Next: Enter once all have picked, for pick 2.");
    play.keys("Enter").assert_shows("pick 2 of 15 · hands of 14").assert_shows("has the hand of");
    play.keys("u").assert_shows("pick 1 of 15 · hands of 15");
    play.keys("Esc").assert_shows("Next: W goes on with the draft.").keys("c");
    play.assert_shows("This game has no finals: the best in the standings wins.").keys("W");
    for _ in 0..15 {
        play.keys("Enter");
    }
    play.assert_shows("Phase 2 of 2 · pick 1 of 15 · hands of 15").assert_shows("pass RIGHT ──▶");
    for (width, height) in [(120, 40), (60, 16), (40, 12)] {
        play.resize(width, height).assert_shows("Phase 2 of 2");
    }
    play.resize(80, 24);
    for _ in 0..15 {
        play.keys("Enter");
    }
    play.assert_shows("Decks are built from 50 cards").assert_shows("Next: p pairs round 1");
    play.keys("Enter")
        .assert_shows("Everybody builds now: once the decks are ready, round 1 is paired.");
    play.keys("p").assert_shows("Round 1 of 7  ░░░░░░ 0 of 6").assert_shows("Pod 1");
    play.assert_shows("Pod 2").assert_shows(" rests");
    play.resize(200, 30).keys("w").assert_shows(": rests, for the pod is odd: 7 players.");
    play.resize(80, 24);
    play.assert_shows("Next: t starts the clock, once everybody is seated.");
}

#[test]
fn the_seconds_of_a_pick_tick_and_ring() {
    let mut play = registered(6);
    play.verb("setup pick_seconds=20");
    play.keys("W Enter Enter");
    assert_eq!(play.wait(19), 0);
    assert_eq!(play.wait(5), 1);
    play.keys("Enter");
    assert_eq!(play.wait(10), 0);
    assert_eq!(play.event().pick_clock(play.now.unix), Some(10));
}

#[test]
fn rare_cards_are_called_turn_by_turn() {
    let mut play = registered(2);
    play.verb("redraft agreed");
    play.keys("p p").report_all();
    play.keys("W").assert_shows("Next: Enter lays the rare cards together.");
    play.keys("Enter").text("3").keys("Enter");
    play.assert_shows("3 cards are shared out, most wins first");
    play.assert_shows("takes a rare card · 0 of 3 taken")
        .assert_shows("Next: Enter once the card is taken.");
    play.keys("Enter Enter Enter").assert_shows("all 3 rare cards are taken");
    play.assert_shows("Next: f closes the event.");
    play.keys("Enter").assert_shows("No card is left: the redraft is over.");
}

#[test]
fn in_the_end_the_winner_of_every_pod_is_named() {
    let mut play = registered(4);
    play.verb("pods manual \"#1, #2; #3, #4\"");
    play.keys("p p").report_all();
    play.assert_shows("Winners: pod 1 Anna Żółkiewska, pod 2 Ewa Zięba.")
        .assert_shows("is champion.");
}

#[test]
fn a_game_that_is_not_drafted_says_so() {
    let mut play = TestApp::paired(4);
    play.keys("W").assert_shows("This game is not drafted, and has no pods.");
    play.assert_hides("Nobody has a seat");
}

#[test]
fn round_1_is_not_paired_by_mistake_before_the_draft() {
    let mut play = registered(4);
    play.keys("p").assert_shows("Before round 1");
    play.assert_shows("No draft was held: round 1 is paired without one.").keys("Esc");
    assert!(play.event().stages.is_empty());
    play.keys("W Enter Enter p").assert_shows("The draft was only at pick 1 of phase 1");
    play.keys("p").assert_shows("Round 1 of");
    assert_eq!(play.event().stages.len(), 1);
}
