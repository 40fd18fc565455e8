//! The bidding, shared hits and guided rulings at the judge's desk.

use super::{NAMES, TestApp};
use crate::event::Action;

/// Two players of the game on this key sit at table 1, and its desk is open.
fn desk_of(key: &str, keys: &str) -> TestApp {
    let mut play = TestApp::new();
    play.keys("n").keys(key).keys("Enter a");
    for name in &NAMES[..4] {
        play.text(name).keys("Enter");
    }
    play.keys("Esc :").text("setup structure=custom rounds=1 cut=0").keys("Enter p 1 J");
    play.keys(keys);
    play
}

/// The desk of a table in a game that has a bidding, then these keys.
pub fn at_desk(keys: &str) -> TestApp {
    desk_of("t", keys)
}

/// Both units of the example are typed, then these keys.
pub fn units(keys: &str) -> TestApp {
    let mut play = at_desk("B Down");
    play.text("Darth Vader B").keys("Down").text("6").keys("Down").text("1").keys("Down Down");
    play.text("Anakin Skywalker C").keys("Down").text("5").keys("Down").keys("Down");
    play.keys(keys);
    play
}

/// The questions about the Quorum, then these keys.
pub fn quorum(keys: &str) -> TestApp {
    let mut play = at_desk("R");
    play.text("quorum").keys("Enter").keys(keys);
    play
}

/// The newest line of the log, as it is told.
fn told(play: &TestApp) -> String {
    let event = play.event();
    event.tell(event.log.last().unwrap()).to_string()
}

#[test]
fn e58_the_bidding_step_by_step() {
    let mut play = units("Enter");
    play.assert_shows("Dark Side opens with 0 or more Force.").assert_shows("7 before bidding");
    play.keys("0 Enter")
        .assert_shows("6 + 1 + 0 = 7")
        .assert_shows("Light Side needs 3 or more to lead.");
    play.keys("3 Enter").assert_shows("5 + 3 = 8  leads").assert_shows("Bids: 0, 3");
    play.assert_shows("Dark Side needs 1 or more to lead.");
    play.keys("1 Enter").assert_shows("6 + 1 + 1 = 8  leads").assert_shows("5 + 3 = 8");
    play.keys("4 Enter").assert_shows("5 + 4 = 9  leads");
    play.keys("2 Enter").assert_shows("6 + 1 + 2 = 9  leads");
    play.keys("-").assert_shows("Dark Side already leads and may pass.");
    play.keys("-").assert_shows("6 + 1 + 2 = 9  wins");
    play.assert_shows("Dark Side wins the tie, 9 to 9.")
        .assert_shows("Dark Side pays 2 Force, Darth Vader B: stays in battle.")
        .assert_shows("Light Side pays nothing, Anakin Skywalker C: retreats untapped.");
    let lines = play.event().log.len();
    play.keys("Enter");
    assert_eq!(play.event().log.len(), lines + 1);
    let pairing = &play.event().round().unwrap().at_table(1).unwrap();
    let [dark, light] = [pairing.a, pairing.b.unwrap()].map(|id| play.event().label(id));
    assert_eq!(
        told(&play),
        format!(
            "round 1 table 1, bidding: Dark Side ({dark}), Darth Vader B 6 + 1 + 2 = 9; Light Side ({light}), Anakin Skywalker C 5 + 4 = 9; bids 0, 3, 1, 4, 2, pass, pass; Dark Side wins and pays 2 Force"
        )
    );
    // The desk of the table shows it.
    play.assert_shows("Table 1 · Round 1").assert_shows("10:00, bidding: Dark Side (");
}

#[test]
fn e59_refused_bids_stay_to_be_corrected() {
    let mut play = units("Up Up Up Up");
    // Both pools are counted: dark has 5 Force, light has 2.
    play.text("5").keys("Down Down Down Down").text("2").keys("Enter 0 Enter");
    play.assert_shows("Light Side needs 3 to lead but has only 2 Force.");
    play.keys("3 Enter");
    play.assert_shows("Light Side has 2 Force and can't bid 3.");
    play.assert_shows("Light Side: bid 3");
    play.keys("Backspace 2 Enter").assert_shows("5 + 2 = 7").assert_shows("6 + 1 + 0 = 7  leads");
    // The own last bid is no raise.
    play.keys("1 Enter 2 Enter");
    play.assert_shows("2 isn't a raise: Light Side has bid 2 and must go higher or pass.");
    // A pass is not final: light may raise after it, but has no Force left.
    play.keys("Backspace - 3 Enter").assert_shows("6 + 1 + 3 = 10  leads");
    play.assert_shows("Bids: 0, 2, 1, pass, 3").assert_shows("Light Side: bid");
    // The last call is taken back, and the units are corrected without losing the others.
    play.keys("Backspace Esc").assert_shows("Force in the pool").keys("Enter");
    play.assert_shows("Bids: 0, 2, 1, pass").assert_hides("3 Force");
}

#[test]
fn units_that_are_not_whole_are_refused_with_their_field() {
    let mut play = at_desk("B Enter");
    play.assert_shows("Dark Side: enter the name of the unit.");
    play.keys("Down").text("Vader").keys("Enter");
    play.assert_shows("Dark Side: enter the build cost of the top card.");
    play.keys("Down").text("6x").keys("Enter");
    play.assert_shows("Build cost: \"6x\" isn't a whole number.");
    let mut play = units("");
    play.keys("Up Up Up Up").text("4").keys("Enter");
    play.assert_shows("Enter both pools or neither.");
    // The other player may be the one who opens.
    let mut play = at_desk("B");
    let pairing = play.event().round().unwrap().at_table(1).unwrap().clone();
    let names = [pairing.a, pairing.b.unwrap()].map(|id| play.event().label(id));
    play.assert_shows(&format!("‹{}›", names[0]));
    let before = play.screen();
    play.keys("Right");
    assert_ne!(before, play.screen());
}

#[test]
fn e60_splits_are_listed_while_the_numbers_are_typed() {
    let mut play = at_desk("O");
    play.text("7").keys("Down").text("7").keys("Down").text("3");
    play.assert_shows("Remaining health 4.")
        .assert_shows("Valid splits (defender, other): (4, 3), (5, 2), (6, 1), (7, 0)");
    play.keys("Enter").assert_shows("Type the split to record it, such as 4, 3.");
    play.keys("Down").text("Clone Trooper Legion").keys("Down");
    play.text("Coruscant Air Bus, Coruscant Speeder").keys("Down").text("4 1 2");
    play.assert_shows("2 other units get hits, but only 1 may: give the rest to one unit.")
        .keys("Enter");
    play.assert_shows("2 other units get hits");
    play.keys("Backspace Backspace Backspace").text("3").assert_shows("Valid split: 4, 3.");
    play.keys("Enter");
    assert_eq!(
        told(&play),
        "round 1 table 1, 7 hits on 7 health with 3 counters: 4 to Clone Trooper Legion, 3 to Coruscant Air Bus"
    );
    // Numbers that no attack has.
    let mut play = at_desk("O");
    play.text("1000").keys("Down").text("7");
    play.assert_shows("1000 is too many: the limit is 99.");
    let mut play = at_desk("O");
    play.text("-1").keys("Down").text("7").assert_shows("Hits: \"-1\" isn't a whole number.");
}

#[test]
fn e61_the_quorum_is_asked_step_by_step_and_recorded() {
    let mut play = at_desk("Q Down Down Enter");
    play.assert_shows("Jedi Council Quorum · table 1").assert_shows("Does the turn end now?");
    play.keys("1 7 Enter").assert_shows("Does the dark side control two arenas?").keys("1");
    play.assert_shows("The light side wins; the end of the turn comes before the control");
    play.assert_shows("[II Uzupełnienie zasad do TCG]").assert_shows("Record at table 1");
    // Taking an answer back asks it again.
    play.keys("Backspace Backspace").assert_shows("Does the dark side control two arenas?");
    play.keys("1 Enter");
    assert_eq!(
        told(&play),
        "round 1 table 1, ruling on Jedi Council Quorum: Does the turn end now? yes, How many \
         complete Council Members are in arenas or in the build zone? 7, Does the dark side \
         control two arenas? yes. The light side wins; the end of the turn comes before the \
         control of arenas."
    );
    assert!(matches!(play.event().log.last().unwrap().action, Action::Rule(_)));
    let mut play = quorum("1 6 Enter");
    play.assert_shows("No win; retreated members count, partly built ones do not");
    let mut play = quorum("2");
    play.assert_shows("Nothing yet; it is looked at when the turn ends.");
    // Without a question left, another table may be typed.
    play.keys("2 Enter").assert_shows("Table 2, Jedi Council Quorum: Nothing yet");
    let mut play = quorum("1 6 1 Enter");
    play.assert_shows("\" with a number from").assert_shows("write a number from 0 to 60");
}

#[test]
fn e62_and_e63_are_one_answer_away() {
    let mut play = at_desk("R");
    play.text("reserves").assert_shows("Enter: answer its questions.").keys("Enter");
    play.assert_shows("What is the ruling about?").keys("Enter 2");
    play.assert_shows("Not usable; Reserves are for retreated units");
    let mut play = at_desk("R");
    play.text("dark dreams").keys("Enter 1 1 1 1 2");
    play.assert_shows("No effect of the copied card may be used.");
}

#[test]
fn a_game_without_these_aids_says_so() {
    let mut play = desk_of("x", "");
    play.keys("Esc");
    let mut play = TestApp::paired(4);
    play.keys("1 J B").assert_shows("This game has no bidding.");
    play.keys("O").assert_shows("This game has no excess hits.");
    play.keys("Q").assert_shows("Guided rulings").assert_shows("Missed opportunity");
}
