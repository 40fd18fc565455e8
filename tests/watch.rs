//! Tests the board behind a forced command of SSH: no key writes a file or leads elsewhere.

use crate::cli::desk::Desk;
use crate::support::Terminal;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A folder with an event of four players, in whose second round a pairing is held.
fn shop() -> Desk {
    let shop = Desk::with("destiny --seed 7 --rounds 3", &["Ala", "Bea", "Cyd", "Dag"]);
    shop.verbs(["setup hold=yes", "pair", "post", "report 1 W", "report 2 W", "pair"]);
    shop
}

/// Every file below a folder, with its bytes.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut all = BTreeMap::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => open.push(path),
                false => drop(all.insert(path.clone(), fs::read(path).unwrap())),
            }
        }
    }
    all
}

fn watch(shop: &Desk) -> Terminal {
    let program = shop.program("watch shop.yaml").env("SHELL", "touch shell");
    let program = program.env("EDITOR", "touch edited").env("VISUAL", "touch edited");
    let mut terminal = Terminal::start(program.env("KOMANDOR_BY", "mallory"), 80, 24);
    terminal.wait_for("Round 1 of 3");
    terminal
}

#[test]
fn a_flood_of_keys_changes_no_file_and_q_ends_it() {
    let shop = shop();
    let before = files(shop.home());
    let mut at = watch(&shop);
    let mut seed: u32 = 7;
    // Esc, q and Ctrl-C are the ways out.
    for _ in 0..200 {
        // A sequence in two parts would begin with an Esc of its own.
        let mut part = String::new();
        while part.len() < 100 {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            match (seed >> 16) % 140 {
                n @ (0..=2 | 4..=26 | 28..=112 | 114..=127) => part.push(char::from(n as u8)),
                128..=131 => part.push_str("\u{1b}[A"),
                132..=134 => part.push_str("\u{1b}[6~"),
                135..=137 => part.push_str("\u{1b}[200~:edit q\r!sh\r\u{1b}[201~"),
                _ => part.push('ż'),
            }
        }
        at.send(&part).wait_read();
    }
    at.resize(30, 5).resize(200, 50).resize(80, 24).settle(Duration::from_millis(300));
    assert!(!at.wait_for("of 3").contains("Round 2 of 3"), "a held round stays unseen");
    at.send("q");
    assert_eq!(at.wait_exit().code, Some(0));
    assert_eq!(at.left_on(), [""; 0]);
    assert_eq!(files(shop.home()), before);
}

#[test]
fn control_keys_suspend_nothing_and_ctrl_c_ends_it() {
    let shop = shop();
    let before = files(shop.home());
    let mut at = watch(&shop);
    for sent in ["\u{1a}", "\u{1c}", "\u{4}", ":edit\r", "e", "!sh\r", "/etc/passwd\r"] {
        at.send(sent).wait_read();
    }
    at.send("v").wait_for("Pairings by name");
    at.send("\u{3}");
    assert_eq!(at.wait_exit().code, Some(0));
    assert_eq!(files(shop.home()), before);
}

#[test]
fn a_wrong_view_or_time_is_refused() {
    let shop = shop();
    let said = |words: &str| {
        let ended = shop.run(&format!("watch shop.yaml {words}"));
        assert_eq!(ended.status, 2, "{}", ended.err);
        ended.err
    };
    let view = said("--view names,score");
    assert!(view.contains("score") && view.contains("standings"), "{view}");
    let stay = said("--stay 2");
    assert!(stay.contains('2') && stay.contains("5..=300"), "{stay}");
}
