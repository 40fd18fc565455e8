//! The bytes that a key costs on a terminal far away, while results are entered.

use super::{Key, TestApp, ch, key};
use crate::tui::cell_bytes::written;
use crate::tui::theme::{Background, Depth, Theme};
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
fn second_round((width, height): (u16, u16)) -> TestApp {
    let mut play = TestApp::registered(24);
    play.resize(width, height).keys("p").report_all().keys("p");
    play
}

/// A terminal that does not tell its background, and one of many colours.
fn themes() -> [Theme; 2] {
    [Theme::of(Depth::True, Background::Unknown), Theme::of(Depth::True, Background::Dark)]
}

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// Opening the sheet of a result and closing it costs what the sheet says, and the round nothing.
#[test]
fn a_result_by_its_table_costs_few_bytes() {
    for (theme, most) in themes().into_iter().zip([[300, 420], [380, 530]]) {
        for (size, most) in SIZES.into_iter().zip(most) {
            let mut play = second_round(size);
            play.app.model.theme = theme;
            let mut pressed = Vec::new();
            for table in 1..=9 {
                pressed.extend([ch(char::from(b'0' + table)), key("Enter")]);
                pressed.push(key(if table % 3 == 0 { "2" } else { "1" }));
            }
            let bytes = bytes(&mut play, &pressed);
            assert!(mean(&bytes) < most, "{size:?}: {} of {bytes:?}", mean(&bytes));
        }
    }
}

#[test]
fn a_pile_of_slips_costs_few_bytes() {
    for (theme, most) in themes().into_iter().zip([[200, 200], [260, 260]]) {
        for (size, most) in SIZES.into_iter().zip(most) {
            let mut play = second_round(size);
            play.app.model.theme = theme;
            play.keys("Space");
            let pressed: Vec<Key> =
                (1..=11).map(|n| ch(if n % 3 == 0 { '2' } else { '1' })).collect();
            let bytes = bytes(&mut play, &pressed);
            assert!(mean(&bytes) < most, "{size:?}: {} of {bytes:?}", mean(&bytes));
        }
    }
}

/// All bytes that draw the screen anew.
#[test]
fn a_whole_screen_is_drawn_with_few_bytes() {
    let mut play = second_round((120, 40));
    play.screen();
    let now = play.terminal.backend().buffer().clone();
    let frame = written(&Buffer::empty(now.area).diff(&now), &now);
    assert!(frame.len() < 8000, "{}", frame.len());
}

/// A saved result writes its row, the row of the next table, and the keys that may follow.
#[test]
fn a_saved_result_is_followed_by_few_keys() {
    let mut play = second_round((80, 24));
    // What follows a pairing is the clock.
    play.assert_shows(" t clock ").keys("1 Enter 1");
    let row = |play: &mut TestApp, from_below: usize| {
        play.screen().lines().rev().nth(from_below).unwrap_or_default().to_owned()
    };
    assert_eq!(row(&mut play, 0), " u undo  Enter result  Space slips  q leave  ? help");
    assert!(row(&mut play, 1).starts_with(" Table 1: "));
    // The next key brings the others back.
    play.keys("Down");
    assert!(row(&mut play, 0).contains(" t clock  s standings "), "{}", row(&mut play, 0));
}

/// Those that do not fit in one row are shown in several, one after the other.
#[test]
fn the_open_tables_keep_their_places_until_their_row_is_done() {
    let mut play = TestApp::paired(37);
    let open = |play: &mut TestApp| -> String {
        let screen = play.screen();
        screen.lines().find(|line| line.contains(" Open: ")).unwrap_or_default().to_owned()
    };
    let first = "   │  Open: ▸1  2  3  4  5  6  7  8  9  10  11  12  13  14  15  16  17 …    │";
    assert_eq!(open(play.keys("Space")), first);
    let second = "   │  Open:    ▸2  3  4  5  6  7  8  9  10  11  12  13  14  15  16  17 …    │";
    assert_eq!(open(play.keys("1")), second);
    for _ in 2..=17 {
        play.keys("1");
    }
    assert!(open(&mut play).contains(" Open: ▸18 "), "{}", open(&mut play));
}
