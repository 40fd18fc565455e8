//! Detects window sizes larger than any screen. A terminal that reports one is mistaken, and a
//! frame of that size would take gigabytes.

use super::keys::{Act, Context, Key, key_for, keys_for};
use super::msg::Msg;
use crate::msg;
use crate::words::Message;

/// The largest number of columns, of lines, and of cells of a screen.
const WIDEST: u16 = 2000;
const HIGHEST: u16 = 1000;
const LARGEST: u32 = 1_000_000;

/// The sentences to show instead, if the terminal reports such a size.
pub fn oversized_notice() -> Option<Message> {
    let (columns, lines) = crossterm::terminal::size().ok()?;
    sentences(columns, lines)
}

fn sentences(columns: u16, lines: u16) -> Option<Message> {
    let sane =
        columns <= WIDEST && lines <= HIGHEST && u32::from(columns) * u32::from(lines) <= LARGEST;
    (!sane).then(|| {
        let [columns, lines] = [columns, lines].map(u32::from);
        let key = key_for(Context::Anywhere, Act::Leave);
        let says = msg!("screen.oversized", columns, lines);
        Message::lines(vec![says, msg!("screen.set-its-size", key)])
    })
}

/// Whether this message is input for a screen that cannot be seen. Keys that leave the program
/// do not count, because leaving works without a screen.
pub fn is_unseen_input(msg: &Msg) -> bool {
    match msg {
        Msg::Paste(_) => true,
        Msg::Key(key) => {
            let leave = [(Context::Anywhere, Act::Leave), (Context::Always, Act::Quit)];
            let leave = leave.map(|(context, act)| keys_for(context, act));
            !leave.concat().contains(&Key::of(*key))
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn notice(columns: u16, lines: u16) -> String {
        format!(
            "This terminal reports {columns} columns and {lines} lines.\nSet its size, such as `stty cols 80 rows 24`. q: leave, all is saved."
        )
    }

    #[test]
    fn windows_of_this_world_are_drawn_in() {
        for (columns, lines) in [(80, 24), (0, 0), (1, 1), (1536, 540), (2000, 500), (1000, 1000)] {
            assert_eq!(sentences(columns, lines), None);
        }
        for (columns, lines) in [(65535, 65535), (10000, 10000), (65535, 1), (1, 65535)] {
            assert_eq!(sentences(columns, lines).unwrap(), notice(columns, lines));
        }
    }
}
