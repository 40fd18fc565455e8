//! The bytes that a key costs on a terminal far away, while results are entered.

use super::{Key, TestApp, ch, key};
use crate::tui::cell_bytes::written;
use ratatui::buffer::Buffer;

/// The bytes of every frame while these keys are pressed.
fn bytes(play: &mut TestApp, keys: &[Key]) -> Vec<usize> {
    let shown = |play: &mut TestApp| -> Buffer {
        play.screen();
        play.terminal.backend().buffer().clone()
    };
    let mut before = shown(play);
    let pressed = keys.iter().map(|key| {
        play.press(*key);
        let now = shown(play);
        let frame = written(&before.diff(&now), &now);
        before = now;
        frame.len()
    });
    pressed.collect()
}

fn mean(bytes: &[usize]) -> usize {
    bytes.iter().sum::<usize>() / bytes.len()
}

/// The second round of 24 players, in which the standings move with every result.
fn second_round() -> TestApp {
    let mut play = TestApp::registered(24);
    play.keys("p").report_all().keys("p");
    play
}

#[test]
fn a_result_by_its_table_costs_few_bytes() {
    let mut play = second_round();
    let mut pressed = Vec::new();
    for table in 1..=9 {
        pressed.extend([ch(char::from(b'0' + table)), key("Enter")]);
        pressed.push(key(if table % 3 == 0 { "2" } else { "1" }));
    }
    let bytes = bytes(&mut play, &pressed);
    // Most of them put back what the dialog covered.
    assert!(mean(&bytes) < 1150, "{} of {bytes:?}", mean(&bytes));
}

#[test]
fn a_pile_of_slips_costs_few_bytes() {
    let mut play = second_round();
    play.keys("Space");
    let pressed: Vec<Key> = (1..=11).map(|n| ch(if n % 3 == 0 { '2' } else { '1' })).collect();
    let bytes = bytes(&mut play, &pressed);
    assert!(mean(&bytes) < 300, "{} of {bytes:?}", mean(&bytes));
}
