//! Plays the tape of the demonstration in a shell.

use crate::support::{Terminal, tape};

#[test]
fn the_demonstration_tape_shows_an_event_from_new_to_champion() {
    let screens = tape::play_file(concat!(env!("CARGO_MANIFEST_DIR"), "/demo.tape"));
    let (_, main) = screens.iter().find(|(label, _)| label == "tests/tape/demo.png").unwrap();
    for promised in ["so far", "4 of 11", "cut to 4", "2–0", "until "] {
        assert!(main.contains(promised), "{promised} is missing:\n{main}");
    }
    // The champion is waited for by the tape itself.
    assert!(include_str!("../demo.tape").contains("\nWait+Screen /★ "));
}

#[test]
#[should_panic(expected = "line 3: Wait+Screen /never/ is not met")]
fn a_wait_that_is_not_met_shows_the_screen() {
    let mut terminal = Terminal::start(tape::bash(), 80, 24);
    tape::play(&mut terminal, "Type \"exit\"\nEnter\nWait+Screen /never/");
}

#[test]
#[should_panic(expected = "line 2: players of tapes do not know \"Type@fast 'x'\"")]
fn what_is_no_command_is_refused() {
    tape::play(&mut Terminal::start(tape::bash(), 80, 24), "Hide\nType@fast 'x'");
}
