use super::*;
use crate::event::Entry;
use crate::event::action::Timer;
use crate::store::{head, line};
use std::time::Instant;

/// Five hundred players, nine rounds, all results and the clock: 2,800 lines.
fn large() -> Vec<u8> {
    let text = fs::read_to_string("config/rulesets/destiny.yaml").unwrap();
    let ruleset: Ruleset = serde_yaml::from_str(&text).unwrap();
    let mut file = head::encode(&head(), &ruleset).unwrap();
    let mut sum = crc32fast::hash(file.as_bytes());
    let mut actions: Vec<Action> =
        (1..=500).map(|id| added(id, &format!("Żółkiewska-Świętosławska {id}"))).collect();
    for round in 1..=9 {
        let tables: Vec<[u32; 2]> = (0..250)
            .map(|table| [table * 2 + 1, (table * 2 + round * 2 - 1) % 500 / 2 * 2 + 2])
            .collect();
        actions.push(paired(round, tables.clone(), None));
        actions.push(Action::Timer(Timer::Start(35)));
        actions.extend((1..).zip(tables).map(|(table, of)| reported(round, table, of)));
    }
    for (n, action) in (1..).zip(actions) {
        let entry = Entry { n, at: now(), by: "anna".to_owned(), reason: None, action };
        let (line, next) = line::encode(&entry, sum).unwrap();
        file.push_str(&line);
        file.push('\n');
        sum = next;
    }
    file.into_bytes()
}

#[test]
#[ignore = "prints figures; meant for an optimised build"]
fn how_long_a_large_event_takes() {
    let bytes = large();
    let place = Place::with(&bytes);
    let lines = bytes.iter().filter(|byte| **byte == b'\n').count();
    println!("{lines} lines, {} KiB", bytes.len() >> 10);
    let mut times: Vec<_> = (0..21)
        .map(|_| {
            let start = Instant::now();
            let session = place.open();
            let time = start.elapsed();
            assert_eq!(session.damage(), None);
            time
        })
        .collect();
    times.sort();
    println!("open: best {:?}, median {:?}, worst {:?}", times[0], times[10], times[20]);
    let mut session = place.open();
    let mut times: Vec<_> = (0..101)
        .map(|count| {
            let start = Instant::now();
            note(&mut session, &format!("{count}")).unwrap();
            start.elapsed()
        })
        .collect();
    times.sort();
    println!("commit: median {:?}, worst {:?}", times[50], times[100]);
    let small = Place::with(&eight_players());
    let start = Instant::now();
    (0..100).for_each(|_| drop(small.open()));
    println!("open a small event: {:?}", start.elapsed() / 100);
}

/// Times a line that is added behind another session's.
///
/// The last line is written again if another wrote it, and the folder is flushed before the first
/// line. The same session does each in turn.
#[test]
#[ignore = "prints figures; meant for an optimised build"]
fn how_much_longer_a_line_behind_that_of_another_takes() {
    let place = Place::with(&eight_players());
    let mut session = place.open();
    let mut times = [(); 3].map(|()| Vec::new());
    for count in 0..1500 {
        session.flushed = [session.flushed, 1, 0][count % 3];
        let start = Instant::now();
        note(&mut session, "the same length").unwrap();
        times[count % 3].push(start.elapsed());
    }
    let [own, others, first] = times.map(|mut all| {
        all.sort();
        all[all.len() / 2]
    });
    let ratio = |time: std::time::Duration| time.as_secs_f64() / own.as_secs_f64();
    println!(
        "behind its own line {own:?}, behind another's {others:?}: {:.2} times, first of a \
         session {first:?}: {:.2} times",
        ratio(others),
        ratio(first)
    );
}
