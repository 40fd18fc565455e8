//! The bytes that a key costs on a terminal far away, while results are entered.

use super::{Key, TestApp, ch, key};
use crate::tui::cell_bytes::{seen, written};
use crate::tui::shown_cells::ShownCells;
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
        let frame =
            written(&seen(before.diff(&now), &ShownCells::of(&before)), &ShownCells::of(&now));
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

/// The winner of this table.
fn winner(table: u32) -> Key {
    key(if table.is_multiple_of(3) { "2" } else { "1" })
}

/// Presses these keys behind the others, and compares the mean of their bytes with the most for each
/// theme and size.
fn cost(before: &str, keys: impl Fn(u32) -> Vec<Key>, most: [[usize; 2]; 2]) {
    for (theme, most) in themes().into_iter().zip(most) {
        for (size, most) in SIZES.into_iter().zip(most) {
            let mut play = second_round(size);
            play.app.model.theme = theme;
            play.keys(before);
            let pressed: Vec<Key> = (1..=11).flat_map(&keys).collect();
            let bytes = bytes(&mut play, &pressed);
            assert!(mean(&bytes) < most, "{size:?}: {} of {bytes:?}", mean(&bytes));
        }
    }
}

/// Opening the sheet of a result costs what the sheet says, and the round nothing. What the result
/// moves in the standings is half of the rest.
#[test]
fn a_result_costs_few_bytes() {
    cost("", |table| vec![key("Enter"), winner(table)], [[260, 425], [335, 525]]);
}

#[test]
fn a_result_by_its_table_costs_few_bytes() {
    let order = [5, 2, 9, 11, 1, 8, 3, 12, 4, 10, 6];
    let typed = |n: u32| {
        let table = order[n as usize - 1];
        let digits = table.to_string().chars().map(ch).collect();
        [digits, vec![key("Enter"), winner(table)]].concat()
    };
    cost("", typed, [[190, 300], [260, 375]]);
}

#[test]
fn a_pile_of_slips_costs_few_bytes() {
    cost("Space", |table| vec![winner(table)], [[180, 185], [235, 240]]);
}

/// A list that moved with its cursor would be written anew with every result.
#[test]
fn a_long_round_moves_by_half_of_its_rows() {
    let mut play = TestApp::paired(37);
    let first = |play: &mut TestApp| -> String {
        let screen = play.screen();
        let row = screen.lines().nth(6).unwrap_or_default();
        row.split_whitespace().find(|word| word.parse::<u32>().is_ok()).unwrap_or("").to_owned()
    };
    let seen: Vec<String> = (1..=18).map(|_| first(play.keys("Enter 1"))).collect();
    assert_eq!(seen, [["1"; 11].as_slice(), &["4"; 7]].concat());
}

/// All bytes that draw the screen anew.
#[test]
fn a_whole_screen_is_drawn_with_few_bytes() {
    let mut play = second_round((120, 40));
    play.screen();
    let now = play.terminal.backend().buffer().clone();
    let frame = written(&Buffer::empty(now.area).diff(&now), &ShownCells::of(&now));
    assert!(frame.len() < 8000, "{}", frame.len());
}

/// A saved result writes its row, the mark of the next table, and the key that takes it back. The
/// next sheet then writes only its table and the key that closes it.
#[test]
fn a_saved_result_is_followed_by_few_keys() {
    let mut play = second_round((80, 24));
    // What follows a pairing is the clock.
    play.assert_shows(" t clock ").keys("1 Enter 1");
    let row = |play: &mut TestApp, from_below: usize| {
        play.screen().lines().rev().nth(from_below).unwrap_or_default().to_owned()
    };
    assert_eq!(row(&mut play, 0), " ? help  u undo");
    assert!(row(&mut play, 1).starts_with(" Table 1: "));
    // The sheet of the first result lists all keys, and those after it few.
    play.keys("Enter");
    assert_eq!(row(&mut play, 0), " ? help  Esc back");
    play.keys("Esc 7");
    assert_eq!(row(&mut play, 0), " ? help  Esc back");
    assert_eq!(row(&mut play, 1), " Table 7▏  Enter its result");
    play.keys("Esc");
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
