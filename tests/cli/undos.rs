//! Tests that a long log of undo and redo costs time in proportion to its lines.

use super::desk::Desk;

/// Appends a line to the log, chained to the lines before.
fn put(text: &mut String, sum: &mut u32, n: usize, action: &str) {
    let line = format!("- {{n: {n}, at: 2026-11-21T09:31:07+01:00, by: \"x\", {action}");
    let mut crc = crc32fast::Hasher::new();
    crc.update(format!("{sum:08x}").as_bytes());
    crc.update(line.as_bytes());
    *sum = crc.finalize();
    text.push_str(&format!("{line}, sum: \"{sum:08x}\"}}\n"));
}

/// Adds two players and this many undo and redo steps over the second.
fn steps(desk: &Desk, count: usize) {
    let mut text = String::from_utf8(desk.bytes("shop.yaml")).unwrap();
    let mut sum = crc32fast::hash(text.as_bytes());
    put(&mut text, &mut sum, 1, "add: {id: 1, name: \"A\", tie: 823937}");
    put(&mut text, &mut sum, 2, "add: {id: 2, name: \"B\", tie: 124445}");
    for n in 3..count + 3 {
        let step = if n % 2 == 1 { "undo: 2" } else { "redo: 2" };
        put(&mut text, &mut sum, n, step);
    }
    desk.write("shop.yaml", text);
}

/// At quadratic cost this would take minutes, so no time is measured.
#[test]
fn a_log_of_many_steps_is_shown_and_judged() {
    let desk = Desk::with_event(7);
    steps(&desk, 8_000);
    let log = desk.done("show shop.yaml log --format csv");
    assert_eq!(log.lines().count(), 8_003);
    assert_eq!(
        desk.done("verify shop.yaml"),
        "shop.yaml: all is well: 0 rounds, 0 tables and 0 lines of standings were checked.\n"
    );
}
