//! Tests the pseudo-terminal itself on programs that every system has.
//!
//! The findings about the program under test depend on it.

use crate::support::{Program, Terminal, modes::Modes};

fn shell(script: &str) -> Terminal {
    Terminal::start(Program::new("sh").args(["-c", script]), 80, 24)
}

#[test]
fn what_is_left_switched_on_is_found() {
    let mut terminal = shell(r"printf '\033[?1049;2004h\033[?25l'; stty raw -echo");
    terminal.wait_exit();
    let left = ["alternate screen", "bracketed paste", "hidden cursor", "raw mode"];
    assert_eq!(terminal.left_on(), left);

    let restored = "old=$(stty -g); stty raw -echo; stty $old";
    let mut terminal = shell(&format!(r"printf '\033[?1049h\033[?1049l'; {restored}"));
    terminal.wait_exit();
    assert!(terminal.left_on().is_empty(), "{:?}", terminal.left_on());
}

#[test]
fn modes_follow_the_last_word() {
    let left = |output: &str| Modes::of(output.as_bytes()).left_on();
    assert_eq!(left("\x1b[?1000;1006h\x1b[?1000l"), ["mouse in SGR form"]);
    assert_eq!(
        left("\x1b[?1003h\x1b=\x1b[>1u"),
        ["mouse movement", "application keypad", "keyboard protocol"]
    );
    assert!(left("\x1b[?1003h\x1b=\x1b[>1u\x1b[<u\x1b>\x1b[?1003l").is_empty());
    assert!(left("\x1b[?1049h\x1bc").is_empty());
    assert!(left("\x1b[?1049").is_empty(), "half a sequence says nothing");
}
