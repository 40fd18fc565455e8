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
fn from_the_first_seat_to_round_one() {
    let mut play = registered(13);
    play.verb("setup boosters=60");
    play.keys("Esc").assert_shows("Next: draft (W) once everyone is registered.");
    play.keys("Space").assert_shows("No round is paired yet. To pair the first: p.");
    play.keys("W").assert_shows("Next: draw pods of 7 and 6 players (Enter).");
    play.assert_shows("Needed: 78 boosters and 13 draft sets; 60 on hand, 18 short.");
    play.assert_shows("No seats yet.").keys("Enter").assert_shows("Drew 2 pods: 7 and 6 players.");
    play.keys("r").assert_shows("W: run the draft").assert_shows(" W draft");
    play.keys("a").assert_shows("Esc, then W: run the draft");
    play.keys("Esc W").assert_shows("Pod 1 · 7 players").assert_shows("Pod 2 · 6 players");
    play.assert_shows("on the left");
    play.keys("Enter").assert_shows("Phase 1 of 2 · pick 1 of 15 · hands of 15");
    play.assert_shows("◀── pass LEFT").assert_shows("Draft, pick 1 of 15");
    play.assert_shows("Next: pick 2 (Enter) once everyone has picked.");
    play.keys("Enter").assert_shows("pick 2 of 15 · hands of 14").assert_shows("Has the hand of");
    play.keys("u").assert_shows("pick 1 of 15 · hands of 15");
    play.keys("Esc").assert_shows("Next: continue the draft (W).");
    play.keys("c").assert_shows("This game has no finals: first in the standings wins.").keys("W");
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
    play.assert_shows("Build decks from 50 cards").assert_shows("Next: pair round 1 (");
    play.keys("Enter").assert_shows("Everyone is building: pair round 1 once the decks are ready.");
    play.keys("p").assert_shows("Round 1 of 7  ░░░░░░ 0 of 6").assert_shows("Pod 1");
    play.assert_shows("Pod 2").assert_shows(" rests").resize(200, 30);
    play.keys("w").assert_shows(": rests, because the pod is odd: 7 players.");
    play.resize(80, 24).assert_shows("Next: start the round timer (t) once everyone is seated.");
}

#[test]
fn the_seconds_of_a_pick_tick_and_ring() {
    let mut play = registered(6);
    play.verb("setup pick_seconds=20").keys("W Enter Enter");
    assert_eq!(play.wait(19), 0);
    assert_eq!(play.wait(5), 1);
    play.keys("Enter");
    assert_eq!(play.wait(10), 0);
    assert_eq!(play.event().pick_clock(play.now.unix), Some(10));
}

#[test]
fn rare_cards_are_called_turn_by_turn() {
    let mut play = registered(2);
    play.verb("redraft agreed").keys("p p").report_all();
    play.keys("W").assert_shows("Next: pool the rare cards (Enter).").keys("Enter").text("3");
    play.keys("Enter").assert_shows("3 cards to share out, most wins first: Jan Kowalski begins.");
    play.assert_shows("takes a rare card · 0 of 3 taken");
    play.assert_shows("Next: Enter once the card is taken.");
    play.keys("Enter Enter Enter").assert_shows("all 3 rare cards taken");
    play.assert_shows("Next: close the event (f).");
    play.keys("Enter").assert_shows("No cards left: the redraft is over.");
}

#[test]
fn in_the_end_the_winner_of_every_pod_is_named() {
    let mut play = registered(4);
    play.verb("pods manual \"#1, #2; #3, #4\"").keys("p p");
    play.report_all().assert_shows("Winners: pod 1 Anna Żółkiewska, pod 2 Ewa Zięba.");
    play.assert_shows("is champion.");
}

#[test]
fn a_game_that_is_not_drafted_says_so() {
    let mut play = TestApp::paired(4);
    play.keys("W").assert_shows("This game has no draft and no pods.").assert_hides("No seats yet");
}

#[test]
fn round_1_is_not_paired_by_mistake_before_the_draft() {
    let mut play = registered(4);
    play.keys("p").assert_shows("Before round 1");
    play.assert_shows("Round 1 is paired without a draft.").keys("Esc");
    assert!(play.event().stages.is_empty());
    play.keys("W Enter Enter p").assert_shows("The draft was only at pick 1 of phase 1");
    play.keys("p").assert_shows("Round 1 of");
    assert_eq!(play.event().stages.len(), 1);
}
