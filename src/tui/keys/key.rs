use crate::msg;
use crate::words::{Arg, Message, is_hostile};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::fmt;
use std::str::FromStr;

/// A key, in the form in which the bindings name it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Key {
    pub code: KeyCode,
    pub ctrl: bool,
}

pub const ENTER: Key = Key { code: KeyCode::Enter, ctrl: false };
pub const ESC: Key = Key { code: KeyCode::Esc, ctrl: false };
pub const TAB: Key = Key { code: KeyCode::Tab, ctrl: false };
pub const BACK_TAB: Key = Key { code: KeyCode::BackTab, ctrl: false };
pub const UP: Key = Key { code: KeyCode::Up, ctrl: false };
pub const DOWN: Key = Key { code: KeyCode::Down, ctrl: false };
pub const LEFT: Key = Key { code: KeyCode::Left, ctrl: false };
pub const RIGHT: Key = Key { code: KeyCode::Right, ctrl: false };
pub const PAGE_UP: Key = Key { code: KeyCode::PageUp, ctrl: false };
pub const PAGE_DOWN: Key = Key { code: KeyCode::PageDown, ctrl: false };
pub const HOME: Key = Key { code: KeyCode::Home, ctrl: false };
pub const END: Key = Key { code: KeyCode::End, ctrl: false };
pub const BACKSPACE: Key = Key { code: KeyCode::Backspace, ctrl: false };

/// The keys of a number.
pub const DIGITS: &[Key] =
    &[ch('0'), ch('1'), ch('2'), ch('3'), ch('4'), ch('5'), ch('6'), ch('7'), ch('8'), ch('9')];

/// The key with this character.
pub const fn ch(c: char) -> Key {
    Key { code: KeyCode::Char(c), ctrl: false }
}

/// This letter together with Ctrl.
pub const fn ctrl(c: char) -> Key {
    Key { code: KeyCode::Char(c), ctrl: true }
}

impl Key {
    /// The key that was pressed; the character already reflects Shift.
    pub fn of(event: KeyEvent) -> Key {
        let ctrl = event.modifiers.contains(KeyModifiers::CONTROL);
        let code = match event.code {
            KeyCode::Char(c) if ctrl => KeyCode::Char(c.to_ascii_lowercase()),
            other => other,
        };
        Key { code, ctrl }
    }

    pub fn event(self) -> KeyEvent {
        let modifiers = if self.ctrl { KeyModifiers::CONTROL } else { KeyModifiers::NONE };
        KeyEvent::new(self.code, modifiers)
    }

    /// The character, if the key has one and Ctrl is not held.
    pub fn sign(self) -> Option<char> {
        match self.code {
            KeyCode::Char(c) if !self.ctrl => Some(c),
            _ => None,
        }
    }

    pub fn digit(self) -> Option<char> {
        self.sign().filter(char::is_ascii_digit)
    }
}

impl Key {
    /// The key as a sentence names it. The space bar has a word in each language.
    pub fn name(self) -> Message {
        match self.sign() {
            Some(' ') => msg!("keys.space"),
            _ => Message::verbatim(self.to_string()),
        }
    }
}

impl Key {
    /// The key as a file of keys writes it.
    pub fn quoted(&self) -> String {
        format!("{:?}", self.to_string())
    }
}

/// Reads a key as a file of keys writes it: `p`, `P`, `Ctrl-p`, `Enter`, `Up` or `↑`, `F5`.
impl FromStr for Key {
    type Err = ();

    fn from_str(word: &str) -> Result<Key, ()> {
        let mut letters = word.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            return arrow(letter).or_else(|| is_plain_key(letter).then(|| ch(letter))).ok_or(());
        }
        let lower = word.to_ascii_lowercase();
        if let Some(rest) = lower.strip_prefix("ctrl-") {
            let mut letters = rest.chars();
            return match (letters.next(), letters.next()) {
                // A terminal sends these as Tab and Enter.
                (Some('i' | 'm'), None) => Err(()),
                (Some(letter @ 'a'..='z'), None) => Ok(ctrl(letter)),
                _ => Err(()),
            };
        }
        if let Some(number) = lower.strip_prefix('f') {
            let number = number.parse().ok().filter(|number| (1..=12).contains(number));
            return number.map(|number| Key { code: KeyCode::F(number), ctrl: false }).ok_or(());
        }
        let code = match lower.as_str() {
            "enter" => KeyCode::Enter,
            "esc" => KeyCode::Esc,
            "tab" => KeyCode::Tab,
            "shift-tab" => KeyCode::BackTab,
            "up" => KeyCode::Up,
            "down" => KeyCode::Down,
            "left" => KeyCode::Left,
            "right" => KeyCode::Right,
            "pgup" => KeyCode::PageUp,
            "pgdn" => KeyCode::PageDown,
            "home" => KeyCode::Home,
            "end" => KeyCode::End,
            "backspace" => KeyCode::Backspace,
            "delete" => KeyCode::Delete,
            "insert" => KeyCode::Insert,
            "space" => KeyCode::Char(' '),
            _ => return Err(()),
        };
        Ok(Key { code, ctrl: false })
    }
}

fn arrow(letter: char) -> Option<Key> {
    Some(match letter {
        '↑' => UP,
        '↓' => DOWN,
        '←' => LEFT,
        '→' => RIGHT,
        _ => return None,
    })
}

/// Whether the character is one that a keyboard types and a screen shows.
fn is_plain_key(letter: char) -> bool {
    !letter.is_control() && !letter.is_whitespace() && !is_hostile(letter)
}

impl From<Key> for Arg {
    fn from(key: Key) -> Arg {
        key.name().into()
    }
}

/// The key as the bindings name it, in English.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.ctrl {
            f.write_str("Ctrl-")?;
        }
        match self.code {
            KeyCode::Char(' ') => f.write_str("Space"),
            KeyCode::Char(c) => write!(f, "{c}"),
            KeyCode::Up => f.write_str("↑"),
            KeyCode::Down => f.write_str("↓"),
            KeyCode::Left => f.write_str("←"),
            KeyCode::Right => f.write_str("→"),
            KeyCode::PageUp => f.write_str("PgUp"),
            KeyCode::PageDown => f.write_str("PgDn"),
            KeyCode::BackTab => f.write_str("Shift-Tab"),
            KeyCode::F(number) => write!(f, "F{number}"),
            other => write!(f, "{other:?}"),
        }
    }
}
