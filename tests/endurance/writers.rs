//! Many writers at once, and readers.
//!
//! A reader may only ever see a beginning of the final log.

use super::*;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};

#[test]
fn eight_writers_and_four_readers_agree() {
    let actions = amount("ACTIONS", 25);
    let home = crate::support::folder();
    new_event(home.path());
    let path = home.path().join("shop.yaml");
    let over = AtomicBool::new(false);
    let (looks, seen) = thread::scope(|scope| {
        let readers: Vec<_> = (0..4)
            .map(|_| {
                scope.spawn(|| {
                    let mut session = Session::open(&path).unwrap();
                    let (mut looks, mut seen) = (0, Vec::new());
                    while !over.load(Ordering::SeqCst) {
                        session.refresh().unwrap();
                        assert_eq!((session.damage(), session.read_only()), (None, None));
                        let log = &session.event().log;
                        assert!(log.len() >= seen.len(), "something went away");
                        assert!(log.starts_with(&seen), "something has changed");
                        seen = log.to_vec();
                        looks += 1;
                        thread::sleep(std::time::Duration::from_millis(2));
                    }
                    (looks, seen)
                })
            })
            .collect();
        let writers: Vec<_> = (0..8)
            .map(|writer| {
                let mut command = komandor(home.path());
                command.args(["do", "shop.yaml", "-"]).stdin(Stdio::piped());
                let mut child = command.spawn().unwrap();
                let mut input = child.stdin.take().unwrap();
                scope.spawn(move || {
                    for count in 0..actions {
                        writeln!(input, "note {writer}.{count}").unwrap();
                    }
                });
                scope.spawn(move || child.wait_with_output().unwrap())
            })
            .collect();
        let mut numbers = BTreeSet::new();
        for writer in writers {
            let output = writer.join().unwrap();
            assert!(output.status.success(), "{output:?}");
            let said = String::from_utf8(output.stdout).unwrap();
            for line in said.lines() {
                let number = line.strip_prefix("saved #").and_then(|rest| rest.split(':').next());
                assert!(numbers.insert(number.unwrap().parse::<u64>().unwrap()), "{line}");
            }
        }
        assert!((1..=8 * actions).eq(numbers.iter().copied()));
        over.store(true, Ordering::SeqCst);
        let found: Vec<_> = readers.into_iter().map(|reader| reader.join().unwrap()).collect();
        (found.iter().map(|(looks, _)| looks).sum::<u64>(), found)
    });
    let session = Session::open(&path).unwrap();
    let log = &session.event().log;
    let text = |action: &Action| match action {
        Action::Note(text) => text.clone(),
        other => panic!("{other:?}"),
    };
    let mut next = [0; 8];
    for entry in log.iter() {
        let note = text(&entry.action);
        let (writer, count) = note.split_once('.').unwrap();
        let writer: usize = writer.parse().unwrap();
        assert_eq!(count.parse::<u64>().unwrap(), next[writer], "out of order");
        next[writer] += 1;
    }
    assert_eq!(next, [actions; 8]);
    assert!(seen.iter().all(|(_, seen)| log.starts_with(seen)));
    println!(
        "8 writers, 4 readers: {} actions, unique and contiguous, 0 lost, 0 wrong; {looks} looks",
        log.len()
    );
}
