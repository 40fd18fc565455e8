//! The bidding, shared hits and guided rulings at the judge's desk.

use super::{NAMES, TestApp};

/// Two players of the game on this key sit at table 1, and its desk is open.
fn desk_of(key: &str, keys: &str) -> TestApp {
    let mut play = TestApp::new();
    play.keys("n").keys(key).keys("Enter");
    for name in &NAMES[..4] {
        play.text(name).keys("Enter");
    }
    play.keys("Esc :").text("setup rounds=1 cut=0").keys("Enter p 1 J").keys(keys);
    play
}

/// The desk of a table in a game that has a bidding, then these keys.
pub fn at_desk(keys: &str) -> TestApp {
    desk_of("t", keys)
}

/// Both units of the example are typed, then these keys.
pub fn units(keys: &str) -> TestApp {
    let mut play = at_desk("a Down");
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
