//! A station writes nothing but a first result or a waiting entry, whatever is pressed.

use super::sample::{Shop, is_of_a_station};
use crate::pairing::Draw;
use crate::tui::keys::{
    BACK_TAB, BACKSPACE, DOWN, END, ENTER, ESC, HOME, Key, LEFT, PAGE_DOWN, PAGE_UP, RIGHT, TAB,
    UP, ch, ctrl,
};

const NAMED: [Key; 14] = [
    ENTER, ENTER, ESC, TAB, BACK_TAB, UP, DOWN, LEFT, RIGHT, PAGE_UP, PAGE_DOWN, HOME, END,
    BACKSPACE,
];

/// Keys that lead somewhere are pressed more often than others.
fn random_key(draw: &mut Draw) -> Key {
    let some = |draw: &mut Draw, signs: &str| {
        let signs: Vec<char> = signs.chars().collect();
        signs[draw.below(signs.len() as u32) as usize]
    };
    match draw.below(8) {
        0..4 => ch(some(draw, "121212ywld")),
        4 => NAMED[draw.below(NAMED.len() as u32) as usize],
        5 => ENTER,
        6 => ctrl(some(draw, "abcdefghijklmnoprstuvwxyz")),
        _ => ch(some(draw, "0123456789:?!/+-=qQuUIisSpPcCfFtTnNrRoOxXLżółć \u{1b}\u{7}\u{202e}")),
    }
}

/// The lines added since line `known` are those of a station, and each first result is one.
fn assert_harmless(shop: &Shop, known: usize) {
    let event = shop.event();
    let mut first = std::collections::BTreeSet::new();
    for entry in event.log.iter().skip(known) {
        assert!(is_of_a_station(entry), "{entry:?}");
        if let crate::event::Action::Report(reported) = &entry.action {
            let place = (reported.stage, reported.round, reported.table);
            assert!(first.insert(place), "a result was replaced: {entry:?}");
        }
    }
}

#[test]
fn whatever_is_pressed_only_first_results_and_entries_are_written() {
    let mut written = 0;
    for (game, seed) in [("destiny", 1), ("lcg", 2), ("tcg", 3), ("destiny", 4)] {
        let shop = Shop::paired(game);
        let known = shop.event().log.len();
        let mut at = shop.station();
        let mut draw = Draw::new(seed, "keys at a station");
        for _ in 0..3000 {
            at.press(random_key(&mut draw));
            assert!(!at.flow.quit);
            if draw.below(100) == 0 {
                at.wait(i64::from(draw.below(40)));
            }
        }
        assert_harmless(&shop, known);
        written += shop.event().log.len() - known;
    }
    assert!(written > 8, "the keys lead to results: {written}");
}
