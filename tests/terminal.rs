//! Tests the pseudo-terminal itself on programs that every system has.
//!
//! The findings about the program under test depend on it.

use crate::support::{Program, Terminal, modes::Modes};
use regex::Regex;
use rustix::process::Signal;

fn shell(script: &str) -> Terminal {
    Terminal::start(Program::new("sh").args(["-c", script]), 80, 24)
}

#[test]
fn the_screen_shows_what_the_program_prints() {
    let mut terminal = shell(r"printf 'one\r\n  two'; read line");
    let screen = terminal.wait_for("two");
    assert!(screen.starts_with("one\n  two\n"), "{screen}");
    assert_eq!(terminal.line(1), "  two");
    assert_eq!(terminal.cursor(), (5, 1));
    assert_eq!(terminal.bytes(), b"one\r\r\n  two");
}

#[test]
fn keys_reach_the_program_and_its_status_comes_back() {
    let mut terminal = shell("read line; echo \"<$line>\"; exit 7");
    terminal.press("a b Enter");
    terminal.wait_for(&Regex::new("<a ?b>").unwrap());
    let exit = terminal.wait_exit();
    assert_eq!((exit.code, exit.signal), (Some(7), None));
}

#[test]
#[should_panic(expected = "\"nothing\" does not appear")]
fn the_end_of_the_program_ends_the_wait() {
    shell("echo something").wait_for("nothing");
}

#[test]
fn a_new_size_reaches_program_and_screen() {
    let mut terminal = shell("trap 'stty size' WINCH; echo ready; while :; do read line; done");
    terminal.wait_for("ready");
    terminal.resize(100, 30);
    terminal.wait_for("30 100");
    assert_eq!(terminal.screen().split('\n').count(), 30);
}

#[test]
fn a_signal_ends_the_program_and_is_told() {
    let begun = |script: &str| {
        let mut terminal = shell(script);
        terminal.wait_for("ready");
        terminal
    };
    let mut terminal = begun("echo ready; exec sleep 60");
    terminal.signal(Signal::TERM);
    assert_eq!(terminal.wait_exit().signal, Some(Signal::TERM.as_raw()));
    let mut terminal = begun("trap '' TERM; echo ready; exec sleep 60");
    terminal.kill9();
    assert_eq!(terminal.wait_exit().signal, Some(Signal::KILL.as_raw()));
    // A closed window hangs the program up.
    let mut terminal = begun("echo ready; exec sleep 60");
    terminal.hang_up();
    assert_eq!(terminal.wait_exit().signal, Some(Signal::HUP.as_raw()));
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

#[test]
fn a_question_to_the_terminal_is_answered() {
    let script = r"stty raw -echo; printf '\033[6n'; dd bs=1 count=6 2>/dev/null | od -An -c";
    shell(script).wait_for("033   [   1   ;   1   R");
}

#[test]
fn cursor_keys_and_pasted_text_take_the_form_asked_for() {
    let typed = |modes: &str, count: u32, pasted: &str, expected: &str| {
        let read = format!("dd bs=1 count={count} 2>/dev/null | od -An -c");
        let mut terminal =
            shell(&format!("printf '{modes}'; stty raw -echo; printf ready; {read}"));
        terminal.wait_for("ready");
        terminal.press("Up");
        terminal.paste(pasted);
        terminal.wait_for(expected);
    };
    typed("", 6, "a\nb", r"033   [   A   a  \r   b");
    let asked = "033   O   A 033   [   2   0   0   ~   a 033   [   2   0   1";
    typed(r"\033[?1;2004h", 16, "a", asked);
}
