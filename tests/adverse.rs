//! Tests the program in terminals and on computers that behave badly.
//!
//! One terminal reads nothing, one begins a paste and never ends it, and one has a million columns.
//! One computer has no memory left to give.

use crate::cli::desk::Desk;
use crate::support::{Pty, Terminal, terminal::PATIENCE};
use rustix::process::Signal;
use std::time::{Duration, Instant};

fn shop() -> Desk {
    let shop = Desk::with("destiny --seed 7", &["Ala", "Bea", "Cyd", "Dag"]);
    shop.verb("pair");
    shop
}

fn open(shop: &Desk) -> Terminal {
    shop.screen("shop.yaml", "results missing")
}

#[test]
fn a_terminal_that_reads_nothing_does_not_hold_off_a_signal() {
    for signal in [Signal::TERM, Signal::HUP] {
        let shop = shop();
        let mut terminal = open(&shop);
        terminal.press("1 Enter 1").wait_for("saved, log 6");
        let pty = terminal.pty();
        pty.stall();
        // Every size is drawn anew, until the terminal takes no more output.
        for step in 0..100 {
            pty.resize(150 + step % 40, 60);
            std::thread::sleep(Duration::from_millis(5));
        }
        pty.signal(signal);
        let ended = pty.wait_until(Instant::now() + PATIENCE, |output| output.exit.is_some());
        assert!(ended, "{signal:?} does not end the program");
        assert!(shop.text("shop.yaml").contains("{n: 6, "));
    }
}

#[test]
fn a_terminal_that_reads_again_is_given_back_after_a_signal() {
    let shop = shop();
    let mut terminal = open(&shop);
    let pty = terminal.pty();
    for step in 0..20 {
        pty.resize(100 + step, 40);
    }
    pty.signal(Signal::TERM);
    terminal.wait_exit();
    assert_eq!(terminal.left_on(), [""; 0]);
}

#[test]
fn a_paste_without_its_end_does_not_lock_the_keyboard() {
    let shop = shop();
    let mut terminal = open(&shop);
    terminal.send("\x1b[200~Ola");
    // The paste may last long, as long as it is not silent.
    for _ in 0..20 {
        std::thread::sleep(Duration::from_millis(800));
        terminal.send("?");
        let help = |terminal: &mut Terminal| terminal.screen().contains("Help");
        if terminal.wait_screen(Duration::from_millis(100), help) {
            return;
        }
    }
    panic!("no key is heard any more\n{}", terminal.picture());
}

/// The most memory the program has used so far, in KiB.
#[cfg(target_os = "linux")]
fn peak(pty: &Pty) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", pty.pid())).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmHWM")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn a_window_larger_than_any_screen_is_told_of_and_not_drawn() {
    let shop = shop();
    for (columns, rows) in [(65535, 65535), (10000, 10000), (65535, 24), (80, 65535)] {
        let mut pty = Pty::start(&shop.program("shop.yaml"), columns, rows);
        let sentence = format!("This terminal reports {columns} columns and {rows} lines.");
        let told = |pty: &Pty| {
            pty.wait_until(Instant::now() + PATIENCE, |output| {
                String::from_utf8_lossy(&output.bytes).contains(&sentence)
            })
        };
        assert!(told(&pty), "{}", String::from_utf8_lossy(&pty.shared.output().bytes));
        assert!(peak(&pty) < 200_000, "{} KiB", peak(&pty));
        // Keys do nothing while the screen cannot show their effect.
        pty.write(b"1\r1u");
        pty.write(b"q");
        let (exit, _) = pty.wait_exit(Instant::now() + PATIENCE).expect("q leaves");
        assert_eq!((exit.code, exit.signal), (Some(0), None));
        assert!(!shop.text("shop.yaml").contains("{n: 6, "));
    }
}

#[test]
fn a_window_that_comes_to_its_senses_is_drawn_in() {
    let shop = shop();
    let mut terminal = open(&shop);
    terminal.pty().resize(20000, 24);
    terminal.wait_for("This terminal reports 20000 columns");
    terminal.pty().resize(80, 24);
    terminal.wait_for("results missing");
    terminal.wait_gone("This terminal reports");
    terminal.press("q");
    assert_eq!(terminal.wait_exit().code, Some(0));
}

#[test]
fn without_threads_there_is_a_sentence_and_no_panic() {
    let shop = shop();
    // No computer has memory for such a stack, so no thread can be started.
    for arguments in [&["shop.yaml"][..], &["watch", "shop.yaml"], &[]] {
        let program = shop.program(arguments).env("RUST_MIN_STACK", "140737488355328");
        let mut terminal = Terminal::start(program, 80, 24);
        assert_eq!(terminal.wait_exit().code, Some(1), "{arguments:?}");
        let screen = terminal.screen();
        assert!(
            screen.contains("can't use the terminal: can't start a thread ("),
            "{arguments:?}\n{screen}"
        );
        assert!(!screen.contains("panicked"), "{screen}");
        assert_eq!(terminal.left_on(), [""; 0]);
    }
}
