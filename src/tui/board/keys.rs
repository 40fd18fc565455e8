//! The keys of the board: one record for each act.

use super::BoardView;
use crate::msg;
use crate::tui::keys::{DOWN, ESC, HOME, Key, LEFT, PAGE_DOWN, PAGE_UP, RIGHT, TAB, UP, ch, ctrl};
use crate::words::{Message, Words};

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
    /// Stops the pages from turning by themselves, or lets them go on.
    Hold,
    StayLonger,
    StayShorter,
    /// Shows a view and keeps it in the rotation; pressed again, leaves it out.
    ChooseView,
}

/// The keys of an act, and the hint in the bottom row; None: the row does not show it.
pub struct BoardBinding {
    pub act: BoardAct,
    pub keys: &'static [Key],
    pub hint: Option<Message>,
}

/// The views that the digits from 1 on show.
const CHOSEN_BY_DIGIT: [BoardView; 8] = [
    BoardView::ByName,
    BoardView::Pairings,
    BoardView::Standings,
    BoardView::Bracket,
    BoardView::Clock,
    BoardView::Announcement,
    BoardView::Podium,
    BoardView::Address,
];

pub static BINDINGS: [BoardBinding; 11] = [
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
        keys: &[RIGHT, ch('j'), DOWN, PAGE_DOWN],
        hint: Some(msg!("board.turn-the-page")),
    },
    BoardBinding { act: BoardAct::FirstPage, keys: &[HOME], hint: None },
    BoardBinding { act: BoardAct::Hold, keys: &[ch(' ')], hint: Some(msg!("board.hold")) },
    BoardBinding {
        act: BoardAct::StayLonger,
        keys: &[ch('+'), ch('=')],
        hint: Some(msg!("board.stay-key")),
    },
    BoardBinding { act: BoardAct::StayShorter, keys: &[ch('-')], hint: None },
    BoardBinding {
        act: BoardAct::ChooseView,
        keys: &[ch('1'), ch('2'), ch('3'), ch('4'), ch('5'), ch('6'), ch('7'), ch('8')],
        hint: Some(msg!("board.views")),
    },
    BoardBinding {
        act: BoardAct::ToggleKeys,
        keys: &[ch('?')],
        hint: Some(msg!("board.hide-keys")),
    },
    BoardBinding {
        act: BoardAct::NextLanguage,
        keys: &[ch('L')],
        hint: Some(msg!("common.language")),
    },
];

/// The view that this key shows.
pub fn view_of(key: Key) -> Option<BoardView> {
    let binding = BINDINGS.iter().find(|binding| binding.act == BoardAct::ChooseView)?;
    let at = binding.keys.iter().position(|known| *known == key)?;
    CHOSEN_BY_DIGIT.get(at).copied()
}

/// The act of this key.
pub fn act_of(key: Key) -> Option<BoardAct> {
    BINDINGS.iter().find(|binding| binding.keys.contains(&key)).map(|binding| binding.act)
}

impl BoardBinding {
    /// The keys as the bottom row names them; some come in pairs, or in a row.
    pub fn written(&self, words: &Words) -> String {
        match self.act {
            BoardAct::NextPage => format!("{LEFT} {RIGHT}"),
            BoardAct::StayLonger => "+ -".to_owned(),
            BoardAct::ChooseView => format!("1–{}", CHOSEN_BY_DIGIT.len()),
            _ => self.keys.first().map_or_else(String::new, |key| words.text(&key.name())),
        }
    }
}
