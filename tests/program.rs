//! Tests the program in a real terminal.
//!
//! They cover its start and end, how it follows the file, and the state it leaves behind.

use crate::cli::desk::Desk;
use crate::support::{Program, Terminal, terminal::PATIENCE};
use rustix::process::Signal;
use std::process::Command;
use std::time::Duration;

const KOMANDOR: &str = env!("CARGO_BIN_EXE_komandor");

fn shop() -> Desk {
    let names = ["Ala", "Bea", "Cyd", "Dag", "Ewa", "Fil", "Gaj", "Hol"];
    let shop = Desk::with("destiny --seed 7", &names);
    shop.verb("pair");
    shop
}

fn open(shop: &Desk) -> Terminal {
    shop.screen("shop.yaml", "results missing")
}

#[test]
fn a_signal_to_end_gives_the_terminal_back() {
    use Signal as S;
    let shop = shop();
    for signal in [S::TERM, S::INT, S::HUP, S::QUIT, S::USR1, S::USR2, S::ABORT] {
        let mut terminal = open(&shop);
        terminal.signal(signal);
        assert_eq!(terminal.wait_exit().signal, None, "{signal:?}");
        assert_eq!(terminal.left_on(), [""; 0], "{signal:?}");
    }
}

#[test]
fn a_program_that_is_stopped_gives_the_terminal_back_and_takes_it_again() {
    let shop = shop();
    let mut terminal = open(&shop);
    let on = ["alternate screen", "bracketed paste", "hidden cursor", "raw mode"];
    // The bytes may end inside a frame.
    assert!(terminal.wait_screen(PATIENCE, |terminal| terminal.left_on() == on));
    terminal.signal(Signal::TSTP);
    assert!(terminal.wait_screen(PATIENCE, |terminal| terminal.left_on().is_empty()));
    terminal.wait_stopped();
    terminal.signal(Signal::CONT);
    assert!(terminal.wait_screen(PATIENCE, |terminal| terminal.left_on() == on));
    terminal.press("s").wait_for("ESoS");
}

#[test]
fn a_program_that_goes_on_takes_the_terminal_again_and_draws_all_of_it() {
    let shop = shop();
    let mut terminal = open(&shop);
    let on = ["alternate screen", "bracketed paste", "hidden cursor", "raw mode"];
    assert!(terminal.wait_screen(PATIENCE, |terminal| terminal.left_on() == on));
    let screen = terminal.screen();
    terminal.signal(Signal::STOP);
    // A shell now has the terminal, and prints to it.
    terminal.pty().cook();
    let before = terminal.bytes().len();
    terminal.signal(Signal::CONT);
    assert!(terminal.wait_screen(PATIENCE, |terminal| terminal.left_on() == on));
    let size = |n| std::num::NonZeroU16::new(n).unwrap();
    let again = |terminal: &mut Terminal| {
        let bytes = terminal.bytes();
        let mut anew = vt100::Parser::new(size(24), size(80), 0);
        anew.process(&bytes[before..]);
        let rows = anew.screen().rows(0, 80).map(|row| row.trim_end().to_owned());
        rows.collect::<Vec<_>>().join("\n") == screen
    };
    assert!(terminal.wait_screen(PATIENCE, again), "{}", terminal.picture());
    terminal.press("q");
    assert_eq!(terminal.wait_exit().code, Some(0));
}

#[test]
fn ctrl_c_belongs_to_the_editor() {
    let shop = shop();
    let script = "trap '' INT; sed -i s/Cyd/Cyryl/ \"$1\"; echo ready; read line";
    shop.write("editor.sh", script);
    let program = shop.program("edit shop.yaml").env("EDITOR", "sh editor.sh");
    let mut terminal = Terminal::start(program, 80, 24);
    terminal.wait_for("ready");
    terminal.press("<C-c> Enter").wait_for("saved #10: action 3 changed");
    assert_eq!(terminal.wait_exit().code, Some(0));
}

#[test]
fn ctrl_c_at_the_question_leaves_the_copy_beside_the_event() {
    let shop = shop();
    shop.write("editor.sh", "sed -i 's/ add: / ad: /' \"$1\"");
    let program = shop.program("edit shop.yaml").env("EDITOR", "sh editor.sh");
    let mut terminal = Terminal::start(program, 80, 24);
    terminal.wait_for("Your copy is in shop.yaml.edit-1. Enter to edit again, q to quit:");
    terminal.press("<C-c>");
    assert_eq!(terminal.wait_exit().signal, Some(Signal::INT.as_raw()));
    assert!(shop.text("shop.yaml.edit-1").contains(" ad: "));
}

#[test]
fn a_demonstration_ended_by_a_signal_leaves_nothing_behind() {
    let folder = crate::support::folder();
    let program = Program::new(KOMANDOR).args(["demo"]).env("TMPDIR", folder.path());
    let mut terminal = Terminal::start(program, 80, 24);
    terminal.wait_for("results missing");
    assert_eq!(folder.path().read_dir().unwrap().count(), 1);
    terminal.signal(Signal::TERM);
    terminal.wait_exit();
    assert_eq!(folder.path().read_dir().unwrap().count(), 0);
}

#[test]
fn two_terminals_write_in_one_event_and_both_follow() {
    let shop = shop();
    let mut anna = open(&shop);
    let mut ben = Terminal::start(shop.program("shop.yaml"), 120, 40);
    ben.wait_for("results missing");
    anna.press("1 Enter 1").wait_for("saved, log 10");
    ben.wait_for("1 of 4");
    ben.press("2 Enter 2").wait_for("saved, log 11");
    anna.wait_for("2 of 4");
    shop.verb("report 3 W");
    anna.wait_for("3 of 4");
    ben.wait_for("3 of 4");
}

#[test]
fn the_clock_goes_on_while_the_program_is_closed() {
    let shop = shop();
    let mut terminal = open(&shop);
    terminal.press("t").wait_for("Started the round timer, 35 minutes.");
    terminal.press("q").wait_exit();
    let mut again = open(&shop);
    again.wait_for(&regex::Regex::new(r"3[45]:\d\d").unwrap());
}

#[test]
fn nothing_is_written_while_nothing_changes() {
    let shop = shop();
    let mut terminal = open(&shop);
    terminal.settle(Duration::from_millis(300));
    let before = terminal.bytes().len();
    terminal.settle(Duration::from_millis(1000));
    assert_eq!(terminal.bytes().len(), before);
}

#[test]
fn no_size_of_the_terminal_ends_it() {
    let shop = shop();
    let mut terminal = open(&shop);
    for (columns, rows) in [(1, 1), (3, 200), (200, 3), (20, 5), (300, 100), (40, 12), (80, 24)] {
        terminal.resize(columns, rows).press("Tab").settle(Duration::from_millis(30));
    }
    terminal.wait_for("results missing");
    terminal.press("q");
    assert_eq!(terminal.wait_exit().code, Some(0));
}

#[test]
fn what_is_no_file_is_told_before_anything_is_drawn() {
    let shop = shop();
    assert!(Command::new("mkfifo").arg(shop.path("pipe.yaml")).status().unwrap().success());
    std::os::unix::fs::symlink("shop.yaml", shop.path("link.yaml")).unwrap();
    for (name, what) in [("pipe.yaml", "a pipe"), ("link.yaml", "a symbolic link")] {
        for words in [&[name][..], &["watch", name]] {
            let mut terminal = Terminal::start(shop.program(words), 100, 24);
            assert_eq!(terminal.wait_exit().code, Some(3));
            let sentence = format!("{name}: this is {what}, not a file; name the file itself");
            assert_eq!(terminal.line(0), sentence);
            assert_eq!(terminal.left_on(), [""; 0]);
        }
    }
}

#[test]
fn a_terminal_that_cannot_be_drawn_on_is_told_what_to_use() {
    let shop = shop();
    for (words, instead) in [
        (&["watch", "shop.yaml"][..], "komandor show shop.yaml standings"),
        (&["station", "shop.yaml"], "komandor do shop.yaml claim TABLE RESULT"),
    ] {
        let program = shop.program(words).env("TERM", "dumb");
        let mut terminal = Terminal::start(program, 240, 24);
        assert_eq!(terminal.wait_exit().code, Some(2));
        assert_eq!(
            terminal.line(0),
            format!(
                "Can't draw on this terminal: TERM is dumb. Set it, as in TERM=xterm-256color, and start or connect again; or use {instead}."
            )
        );
        assert!(!terminal.bytes().contains(&0x1b));
    }
}

#[test]
fn the_room_is_told_when_the_file_is_gone_and_when_it_is_back() {
    let shop = shop();
    let mut terminal = shop.screen("watch shop.yaml --view pairings", "0 of 4 tables done");
    let (path, away) = (shop.path("shop.yaml"), shop.path("shop.away"));
    std::fs::rename(&path, &away).unwrap();
    terminal.wait_for("Showing the event as it was before: the file is gone.");
    std::fs::rename(&away, &path).unwrap();
    terminal.wait_gone("the file is gone");
    // An editor replaces a file like this, by a copy with more lines.
    std::fs::copy(&path, &away).unwrap();
    shop.done("do shop.away report 1 W");
    std::fs::rename(&away, &path).unwrap();
    terminal.wait_for("1 of 4 tables done");
}

#[test]
fn a_simulation_into_a_file_says_in_the_terminal_how_far_it_is() {
    let folder = crate::support::folder();
    let script = format!("{KOMANDOR} simulate --game destiny --players 8 --events 3 --check > out");
    let program = Program::new("sh").args(["-c", &script]).folder(folder.path());
    let mut terminal = Terminal::start(program.env("HOME", folder.path()), 80, 24);
    assert_eq!(terminal.wait_exit().code, Some(0));
    let said = String::from_utf8(terminal.bytes().to_vec()).unwrap();
    assert!(said.starts_with("1 of 3 events\r"), "{said:?}");
    // The progress line is cleared at the end.
    let last = "0 breaches: checked 9 rounds, 33 tables and 68 lines of standings";
    assert_eq!(terminal.line(0), last);
    assert_eq!(std::fs::read_to_string(folder.path().join("out")).unwrap().lines().count(), 3);
}
