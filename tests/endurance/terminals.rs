//! Runs the program in a real pseudo-terminal while a user works.
//!
//! At random moments the terminal is resized, the program is signalled or killed, or the connection
//! is cut.

use super::*;
use crate::endurance::Chance;
use crate::support::{Program, Terminal};
use regex::Regex;
use rustix::process::Signal;

const KEYS: &str = "1 Enter 1, 2 Enter 2, 3 Enter x 3, u, <C-r>, s, Esc, r, l, Tab, Down, t, +, \
                    1 Enter Esc, ?, Esc";

#[test]
fn terminals_come_and_go_and_nothing_is_lost() {
    let (times, mut chance) = (amount("TERMINALS", 8), Chance(amount("SEED", 1)));
    let saved = Regex::new("saved, log ([0-9]+)").unwrap();
    let keys: Vec<&str> = KEYS.split(", ").collect();
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("shop.yaml");
    let (mut resizes, mut acknowledged, mut late, mut slowest) = (0, 0, 0, Duration::ZERO);
    for time in 0..times {
        if time % 25 == 0 {
            let _ = std::fs::remove_file(&path);
            new_event(home.path());
            let all = ["add Ala", "add Bea", "add Cyd", "add Dag", "add Ewa", "add Fil", "pair"];
            verbs(home.path(), &all);
        }
        let program = Program::new(env!("CARGO_BIN_EXE_komandor")).args(["shop.yaml"]);
        let program = program.folder(home.path()).env("HOME", home.path());
        let mut terminal = Terminal::start(program, 80, 24);
        terminal.wait_for("Shop");
        for _ in 0..chance.below(12) {
            match chance.below(3) {
                0 => {
                    let size = |chance: &mut Chance| 1 + chance.below(140) as u16;
                    terminal.resize(size(&mut chance), size(&mut chance) / 2 + 1);
                    resizes += 1;
                }
                _ => _ = terminal.press(keys[chance.below(keys.len())]),
            }
        }
        std::thread::sleep(Duration::from_micros(chance.next() % 30_000));
        let started = Instant::now();
        let end = chance.below(5);
        match end {
            0 => terminal.hang_up(),
            1 => terminal.signal(Signal::TERM),
            2 => terminal.signal(Signal::INT),
            3 => terminal.signal(Signal::HUP),
            _ => terminal.kill9(),
        }
        terminal.wait_exit();
        slowest = slowest.max(started.elapsed());
        late += u32::from(started.elapsed() > Duration::from_secs(1));
        if (1..=3).contains(&end) {
            assert_eq!(terminal.left_on(), [""; 0], "way {end} to end");
        }
        let session = Session::open(&path).unwrap();
        assert_eq!(session.damage(), None);
        let printed = String::from_utf8_lossy(&terminal.bytes()).into_owned();
        for found in saved.captures_iter(&printed) {
            let n: usize = found[1].parse().unwrap();
            assert!(n <= session.event().log.len(), "log {n} is lost");
            acknowledged += 1;
        }
    }
    println!(
        "terminals: {times} hung up, signalled or killed, {resizes} resizes; each gone within \
         {slowest:.0?}, {late} after more than a second, and given back; {acknowledged} times saved, 0 lost"
    );
}
