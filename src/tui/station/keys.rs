//! The keys of the station: one record for each act at each step.

use crate::msg;
use crate::tui::dialog::report::BETWEEN_SCORES;
use crate::tui::keys::{BACKSPACE, DIGITS, ENTER, ESC, Key, ch, ctrl};
use crate::words::{Message, Words};

/// The input that the station waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wait {
    Table,
    Result,
    /// The numbers of games that both won.
    GamesWon,
    /// Both scores of a game.
    Scores,
    Margin,
    Confirmation,
    /// An answer is shown until it is read.
    Reader,
}

/// An act of a key at the station.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StationAct {
    Digit,
    /// Goes on to the second of two numbers, or begins numbers such as `2-1`.
    Dash,
    Erase,
    Enter,
    Back,
    FirstWon,
    SecondWon,
    Drawn,
    /// The match has another end than one of these.
    Other,
    Confirm,
    NextLanguage,
    /// Twice ends the program.
    Close,
}

/// The keys of an act, and its hint in the bottom row; None: the row does not show it.
pub struct StationBinding {
    pub at: &'static [Wait],
    pub act: StationAct,
    pub keys: &'static [Key],
    pub hint: Option<Message>,
}

const ALL: &[Wait] = &[
    Wait::Table,
    Wait::Result,
    Wait::GamesWon,
    Wait::Scores,
    Wait::Margin,
    Wait::Confirmation,
    Wait::Reader,
];
const TYPED: &[Wait] = &[Wait::Table, Wait::Result, Wait::GamesWon, Wait::Scores, Wait::Margin];

/// The keys of a result are those of the scorekeepers.
pub static BINDINGS: [StationBinding; 17] = [
    bind(
        &[Wait::Table, Wait::GamesWon, Wait::Scores, Wait::Margin],
        StationAct::Enter,
        &[ENTER],
        msg!("keys.go-on"),
    ),
    bind(&[Wait::Reader], StationAct::Back, &[ENTER, ESC, ch(' ')], msg!("keys.go-on")),
    bind(
        &[Wait::Confirmation],
        StationAct::Confirm,
        &[ch('Y'), ch('y'), ch('T'), ch('t')],
        msg!("slips.key-yes"),
    ),
    bind(
        &[Wait::Confirmation],
        StationAct::Back,
        &[ch('N'), ch('n'), ESC, BACKSPACE],
        msg!("slips.key-no"),
    ),
    bind(&[Wait::Result], StationAct::FirstWon, &[ch('1'), ch('w')], msg!("players.won")),
    bind(&[Wait::Result], StationAct::SecondWon, &[ch('2'), ch('l')], msg!("players.won")),
    bind(&[Wait::Result], StationAct::Drawn, &[ch('d')], msg!("odds.draw")),
    bind(
        &[Wait::Result, Wait::Scores],
        StationAct::Other,
        &[ch('?'), ch('x'), ch('c'), ch('C'), ch('n')],
        msg!("slips.key-other"),
    ),
    hidden(&[Wait::Result], StationAct::Enter, &[ENTER]),
    bind(
        &[Wait::Result, Wait::GamesWon, Wait::Scores, Wait::Margin],
        StationAct::Back,
        &[ESC],
        msg!("keys.back"),
    ),
    bind(ALL, StationAct::NextLanguage, &[ch('L')], msg!("common.language")),
    hidden(
        &[Wait::Table, Wait::GamesWon, Wait::Scores, Wait::Margin, Wait::Reader],
        StationAct::Digit,
        DIGITS,
    ),
    hidden(&[Wait::Result], StationAct::Dash, &[ch('-'), ch('0')]),
    hidden(&[Wait::GamesWon, Wait::Margin], StationAct::Dash, &[ch('-')]),
    hidden(&[Wait::Scores], StationAct::Dash, BETWEEN_SCORES),
    hidden(TYPED, StationAct::Erase, &[BACKSPACE]),
    hidden(ALL, StationAct::Close, &[ctrl('q')]),
];

const fn bind(
    at: &'static [Wait],
    act: StationAct,
    keys: &'static [Key],
    hint: Message,
) -> StationBinding {
    StationBinding { at, act, keys, hint: Some(hint) }
}

const fn hidden(at: &'static [Wait], act: StationAct, keys: &'static [Key]) -> StationBinding {
    StationBinding { at, act, keys, hint: None }
}

/// The act of this key at this step.
pub fn act_of(wait: Wait, key: Key) -> Option<StationAct> {
    let holds =
        |binding: &&StationBinding| binding.at.contains(&wait) && binding.keys.contains(&key);
    BINDINGS.iter().find(holds).map(|binding| binding.act)
}

/// The key that confirms, as these words name it: the first letter of their *yes*.
pub fn key_of_yes(words: &Words) -> String {
    let first = key_of(Wait::Confirmation, StationAct::Confirm);
    let letter = words.text(&msg!("events.letter-of-yes"));
    let confirms = |letter: &String| {
        let key = letter.parse().ok();
        key.and_then(|key| act_of(Wait::Confirmation, key)) == Some(StationAct::Confirm)
    };
    Some(letter).filter(confirms).unwrap_or(first)
}

/// The first key of an act, as the screen names it.
pub fn key_of(wait: Wait, act: StationAct) -> String {
    let holds = |binding: &&StationBinding| binding.at.contains(&wait) && binding.act == act;
    let keys = BINDINGS.iter().find(holds).and_then(|binding| binding.keys.first());
    keys.map_or_else(String::new, Key::to_string)
}
