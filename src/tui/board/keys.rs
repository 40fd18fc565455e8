//! The keys of the board: one record for each act.

use crate::msg;
use crate::tui::keys::{DOWN, ESC, HOME, Key, LEFT, PAGE_DOWN, PAGE_UP, RIGHT, TAB, UP, ch, ctrl};
use crate::words::Message;

/// An act of a key on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardAct {
    Leave,
    NextView,
    PageBefore,
    NextPage,
    FirstPage,
    NextLanguage,
    ToggleKeys,
}

/// The keys of an act, and the hint in the bottom row; None: the row does not show it.
pub struct BoardBinding {
    pub act: BoardAct,
    pub keys: &'static [Key],
    pub hint: Option<Message>,
}

pub const BINDINGS: [BoardBinding; 7] = [
    BoardBinding {
        act: BoardAct::Leave,
        keys: &[ch('q'), ESC, ctrl('c')],
        hint: Some(msg!("board.leave")),
    },
    BoardBinding {
        act: BoardAct::NextView,
        keys: &[ch('v'), TAB],
        hint: Some(msg!("board.next-view")),
    },
    BoardBinding { act: BoardAct::PageBefore, keys: &[LEFT, ch('k'), UP, PAGE_UP], hint: None },
    BoardBinding {
        act: BoardAct::NextPage,
        keys: &[RIGHT, ch(' '), ch('j'), DOWN, PAGE_DOWN],
        hint: Some(msg!("board.turn-the-page")),
    },
    BoardBinding { act: BoardAct::FirstPage, keys: &[HOME], hint: None },
    BoardBinding {
        act: BoardAct::ToggleKeys,
        keys: &[ch('?')],
        hint: Some(msg!("board.hide-keys")),
    },
    BoardBinding {
        act: BoardAct::NextLanguage,
        keys: &[ch('L')],
        hint: Some(msg!("words.language")),
    },
];

/// The act of this key.
pub fn act_of(key: Key) -> Option<BoardAct> {
    BINDINGS.iter().find(|binding| binding.keys.contains(&key)).map(|binding| binding.act)
}

impl BoardBinding {
    /// The keys as the bottom row names them; pages are turned with a pair of keys.
    pub fn written(&self) -> String {
        match self.act {
            BoardAct::NextPage => format!("{LEFT} {RIGHT}"),
            _ => self.keys.first().map_or(String::new(), Key::to_string),
        }
    }
}
