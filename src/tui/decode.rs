//! Decodes the bytes that a terminal sends: keys, pasted text, and its answer about its background.
//!
//! The program decodes them itself so that it can give up on input that never ends, above all on a
//! paste, and so that an answer is never taken for keys, however late it comes.

use super::ui::theme::{Background, background_in};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers as Mods};
use std::time::Duration;

/// The longest silence within a paste; after it, the end of the paste counts as lost.
pub const PASTE_ENDS: Duration = Duration::from_millis(500);

/// The most bytes of a paste; a roster of 10,000 players has a tenth of this.
const LONGEST_PASTE: usize = 8 << 20;

/// The most bytes of a key's sequence; the longest known sequence has a quarter of this.
const LONGEST_SEQUENCE: usize = 64;

const PASTE: &[u8] = b"\x1b[200~";

const PASTE_END: &[u8] = b"\x1b[201~";

/// The beginning of the answer to the question for the background.
const ANSWER: &[u8] = b"11;";

/// The most bytes of an answer.
const LONGEST_ANSWER: usize = 40;

/// Something that came from the terminal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Received {
    Key(KeyEvent),
    Paste(String),
    Background(Background),
}

/// Input that has started and is not complete.
#[derive(Debug, Default)]
pub struct InputDecoder {
    incomplete: Vec<u8>,
    pasted: Option<Vec<u8>>,
}

/// The meaning of the first bytes.
enum Decoded {
    /// The meaning is unknown until more bytes have come.
    Part,
    /// The number of bytes, and their meaning.
    Whole(usize, Option<Received>),
}

impl InputDecoder {
    /// Takes bytes and returns complete inputs; `more` means that further bytes are on their
    /// way.
    pub fn take(&mut self, bytes: &[u8], more: bool) -> Vec<Received> {
        let mut inputs = Vec::new();
        self.incomplete.extend_from_slice(bytes);
        loop {
            if let Some(pasted) = &mut self.pasted {
                let before = pasted.len().saturating_sub(PASTE_END.len());
                pasted.append(&mut self.incomplete);
                let end = pasted[before..].windows(PASTE_END.len()).position(|at| at == PASTE_END);
                let Some(end) = end.map(|end| before + end) else {
                    if pasted.len() > LONGEST_PASTE {
                        inputs.extend(self.release());
                    }
                    return inputs;
                };
                self.incomplete = pasted.split_off(end + PASTE_END.len());
                pasted.truncate(end);
                inputs.extend(self.release());
            }
            let (taken, input) = match first(&self.incomplete, more) {
                Decoded::Part => return inputs,
                Decoded::Whole(taken, input) => (taken, input),
            };
            if self.incomplete.starts_with(PASTE) && taken == PASTE.len() {
                self.pasted = Some(Vec::new());
            }
            self.incomplete.drain(..taken);
            inputs.extend(input);
        }
    }

    /// Whether a paste has started and not ended.
    pub fn pastes(&self) -> bool {
        self.pasted.is_some()
    }

    /// Ends the paste with the bytes received so far.
    pub fn release(&mut self) -> Option<Received> {
        let text = self.pasted.take()?;
        Some(Received::Paste(String::from_utf8_lossy(&text).into_owned()))
    }
}

fn first(bytes: &[u8], more: bool) -> Decoded {
    match bytes {
        [] => Decoded::Part,
        // A lone escape byte is the key Esc; with bytes behind it, it begins a sequence.
        [0x1b] if more => Decoded::Part,
        [0x1b] | [0x1b, 0x1b, ..] => Decoded::Whole(bytes.len().min(2), key(KeyCode::Esc)),
        [0x1b, b'[', rest @ ..] => sequence(rest),
        [0x1b, b']', rest @ ..] => answer(rest),
        [0x1b, b'O'] => Decoded::Part,
        [0x1b, b'O', letter, ..] => {
            Decoded::Whole(3, named(*letter).map(|code| pressed(code, Mods::NONE)))
        }
        [0x1b, rest @ ..] => match single(rest) {
            Decoded::Whole(taken, Some(Received::Key(key))) => {
                let key = KeyEvent::new(key.code, key.modifiers | Mods::ALT);
                Decoded::Whole(taken + 1, Some(Received::Key(key)))
            }
            Decoded::Whole(taken, input) => Decoded::Whole(taken + 1, input),
            Decoded::Part => Decoded::Part,
        },
        _ => single(bytes),
    }
}

/// Reads an answer behind `ESC ]`. What turns out to be none is the key `Alt-]` and what follows it.
fn answer(rest: &[u8]) -> Decoded {
    let no_answer = Decoded::Whole(2, Some(pressed(KeyCode::Char(']'), Mods::ALT)));
    let lead = rest.len().min(ANSWER.len());
    if rest[..lead] != ANSWER[..lead] {
        return no_answer;
    }
    let colour = &rest[lead..];
    let length =
        colour.iter().take_while(|b| b.is_ascii_alphanumeric() || b":/".contains(b)).count();
    let end = match &colour[length..] {
        [] | [0x1b] if length < LONGEST_ANSWER => return Decoded::Part,
        [0x07, ..] => 1,
        [0x1b, b'\\', ..] => 2,
        _ => return no_answer,
    };
    let background = std::str::from_utf8(&colour[..length]).ok().and_then(background_in);
    Decoded::Whole(2 + lead + length + end, background.map(Received::Background))
}

/// Reads one byte that means a key, or one letter.
fn single(bytes: &[u8]) -> Decoded {
    let with_control = |letter: u8| pressed(KeyCode::Char(letter.into()), Mods::CONTROL);
    let input = match bytes[0] {
        b'\r' => key(KeyCode::Enter),
        b'\t' => key(KeyCode::Tab),
        0x7f => key(KeyCode::Backspace),
        0 => Some(with_control(b' ')),
        c @ 0x01..=0x1a => Some(with_control(c - 1 + b'a')),
        c @ 0x1c..=0x1f => Some(with_control(c - 0x1c + b'4')),
        c if c.is_ascii() => letter(c.into()),
        _ => return letter_of_many(bytes),
    };
    Decoded::Whole(1, input)
}

fn letter_of_many(bytes: &[u8]) -> Decoded {
    let length = match bytes[0] {
        0xc2..=0xdf => 2,
        0xe0..=0xef => 3,
        0xf0..=0xf4 => 4,
        _ => return Decoded::Whole(1, None),
    };
    match std::str::from_utf8(&bytes[..bytes.len().min(length)]) {
        Ok(text) => Decoded::Whole(length, text.chars().next().and_then(letter)),
        Err(error) if error.error_len().is_none() => Decoded::Part,
        Err(error) => Decoded::Whole(error.error_len().unwrap_or(1), None),
    }
}

/// Reads a sequence behind `ESC [`, up to the letter that ends it.
fn sequence(rest: &[u8]) -> Decoded {
    // A Linux console sends two letters for F1 to F5.
    if let [b'[', letter, ..] = rest {
        let code = (b'A'..=b'E').contains(letter).then(|| KeyCode::F(letter - b'A' + 1));
        return Decoded::Whole(4, code.and_then(key));
    }
    if rest == b"[" {
        return Decoded::Part;
    }
    let inside = |b: &u8| (0x20..=0x3f).contains(b);
    let length = rest.iter().take_while(|b| inside(b)).count();
    match rest.get(length) {
        None if length < LONGEST_SEQUENCE => Decoded::Part,
        None => Decoded::Whole(length + 2, None),
        // No sequence ends with an escape, so a new one begins here.
        Some(0x1b) => Decoded::Whole(length + 2, None),
        Some(last) => {
            let parameters = std::str::from_utf8(&rest[..length]).unwrap_or_default();
            Decoded::Whole(length + 3, meaning(parameters, *last))
        }
    }
}

/// The meaning of a sequence: `1;5` and `A` is Up with Control.
fn meaning(parameters: &str, last: u8) -> Option<Received> {
    let mut numbers = parameters.split(';').map(|part| {
        let number = part.split(':').next().unwrap_or_default();
        if number.is_empty() { Some(0) } else { number.parse::<u32>().ok() }
    });
    let first = numbers.next().flatten()?;
    let modifiers = modifiers(numbers.next().flatten().unwrap_or(0));
    let code = match (last, first) {
        (b'Z', _) => return Some(pressed(KeyCode::BackTab, modifiers | Mods::SHIFT)),
        (b'u', code) => return unicode(code, modifiers),
        (b'~', 1 | 7) => KeyCode::Home,
        (b'~', 2) => KeyCode::Insert,
        (b'~', 3) => KeyCode::Delete,
        (b'~', 4 | 8) => KeyCode::End,
        (b'~', 5) => KeyCode::PageUp,
        (b'~', 6) => KeyCode::PageDown,
        (b'~', 11..=15) => KeyCode::F((first - 10) as u8),
        (b'~', 17..=21) => KeyCode::F((first - 11) as u8),
        (b'~', 23..=26) => KeyCode::F((first - 12) as u8),
        (b'~', 28..=29) => KeyCode::F((first - 13) as u8),
        (b'~', 31..=34) => KeyCode::F((first - 14) as u8),
        (b'~', _) => return None,
        (letter, 0 | 1) => named(letter)?,
        _ => return None,
    };
    Some(pressed(code, modifiers))
}

/// A key given by the number of its letter. Some terminals send keys in this form if they have
/// no sequence of their own.
fn unicode(code: u32, modifiers: Mods) -> Option<Received> {
    let code = match code {
        27 => KeyCode::Esc,
        13 => KeyCode::Enter,
        9 if modifiers.contains(Mods::SHIFT) => KeyCode::BackTab,
        9 => KeyCode::Tab,
        127 => KeyCode::Backspace,
        _ => KeyCode::Char(char::from_u32(code).filter(|c| !c.is_control())?),
    };
    Some(pressed(code, modifiers))
}

fn named(letter: u8) -> Option<KeyCode> {
    Some(match letter {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'F' => KeyCode::End,
        b'H' => KeyCode::Home,
        b'P'..=b'S' => KeyCode::F(letter - b'P' + 1),
        _ => return None,
    })
}

/// The number is one more than the bits of the modifiers.
fn modifiers(number: u32) -> Mods {
    let bits = number.saturating_sub(1);
    let of = |bit: u32, mods: Mods| if bits & bit == 0 { Mods::NONE } else { mods };
    of(1, Mods::SHIFT) | of(2, Mods::ALT) | of(4, Mods::CONTROL)
}

fn letter(c: char) -> Option<Received> {
    let modifiers = if c.is_uppercase() { Mods::SHIFT } else { Mods::NONE };
    Some(pressed(KeyCode::Char(c), modifiers))
}

fn key(code: KeyCode) -> Option<Received> {
    Some(pressed(code, Mods::NONE))
}

fn pressed(code: KeyCode, modifiers: Mods) -> Received {
    Received::Key(KeyEvent::new(code, modifiers))
}

/// The text without escape sequences.
pub fn text_of(pasted: &str) -> String {
    let mut text = String::with_capacity(pasted.len());
    let mut rest = pasted.chars();
    while let Some(c) = rest.next() {
        match c {
            '\u{1b}' => rest = behind_escape(rest),
            '\u{9b}' => rest = behind_control(rest),
            _ => text.push(c),
        }
    }
    text
}

type Rest<'a> = std::str::Chars<'a>;

fn behind_escape(mut rest: Rest<'_>) -> Rest<'_> {
    let start = rest.clone();
    match rest.next() {
        Some('[') => behind_control(rest),
        // A title or a link, which ends at a bell, or at an escape with a backslash.
        Some(']' | 'P' | 'X' | '^' | '_') => behind_string(rest),
        // For example `(` and a letter, which select a character set.
        Some(' '..='/') => {
            let last = rest.by_ref().find(|c| !(' '..='/').contains(c));
            if last.is_none_or(|c| !c.is_ascii_graphic()) { start } else { rest }
        }
        Some('0'..='~') => rest,
        _ => start,
    }
}

/// Skips numbers, signs, and the letter that ends a sequence. The first character that does not
/// fit this form is text again.
fn behind_control(mut rest: Rest<'_>) -> Rest<'_> {
    loop {
        let here = rest.clone();
        match rest.next() {
            Some(' '..='?') => {}
            Some('@'..='~') => return rest,
            _ => return here,
        }
    }
}

fn behind_string(mut rest: Rest<'_>) -> Rest<'_> {
    let start = rest.clone();
    while let Some(c) = rest.next() {
        match c {
            '\u{7}' | '\u{9c}' => return rest,
            '\u{1b}' => return behind_escape(rest),
            '\n' | '\r' => break,
            _ => {}
        }
    }
    // Without an end, only the beginning of the sequence is removed.
    start
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn shown(inputs: Vec<Received>) -> String {
        let one = |input: &Received| match input {
            Received::Key(key) => format!("{:?}{}", key.code, key.modifiers),
            Received::Paste(text) => format!("paste {text:?}"),
            Received::Background(background) => format!("{background:?}"),
        };
        inputs.iter().map(one).collect::<Vec<_>>().join(", ")
    }

    fn read(bytes: &[u8]) -> String {
        shown(InputDecoder::default().take(bytes, false))
    }

    #[test]
    fn keys_are_what_the_terminal_sends_for_them() {
        let (shift, alt, ctrl) = (Mods::SHIFT, Mods::ALT, Mods::CONTROL);
        let key = |code, modifiers| (code, modifiers);
        for (bytes, (code, modifiers)) in [
            (&b"a"[..], key(KeyCode::Char('a'), Mods::NONE)),
            (b"A", key(KeyCode::Char('A'), shift)),
            ("ż".as_bytes(), key(KeyCode::Char('ż'), Mods::NONE)),
            ("Ż".as_bytes(), key(KeyCode::Char('Ż'), shift)),
            ("🂡".as_bytes(), key(KeyCode::Char('🂡'), Mods::NONE)),
            (b"\r", key(KeyCode::Enter, Mods::NONE)),
            (b"\n", key(KeyCode::Char('j'), ctrl)),
            (b"\x03", key(KeyCode::Char('c'), ctrl)),
            (b"\x1c", key(KeyCode::Char('4'), ctrl)),
            (b"\0", key(KeyCode::Char(' '), ctrl)),
            (b"\x1b", key(KeyCode::Esc, Mods::NONE)),
            (b"\x1b\x1b", key(KeyCode::Esc, Mods::NONE)),
            (b"\x1bx", key(KeyCode::Char('x'), alt)),
            (b"\x1b[A", key(KeyCode::Up, Mods::NONE)),
            (b"\x1bOB", key(KeyCode::Down, Mods::NONE)),
            (b"\x1b[1;5C", key(KeyCode::Right, ctrl)),
            (b"\x1b[Z", key(KeyCode::BackTab, shift)),
            (b"\x1b[3~", key(KeyCode::Delete, Mods::NONE)),
            (b"\x1b[6;2~", key(KeyCode::PageDown, shift)),
            (b"\x1b[15~", key(KeyCode::F(5), Mods::NONE)),
            (b"\x1b[34~", key(KeyCode::F(20), Mods::NONE)),
            (b"\x1bOP", key(KeyCode::F(1), Mods::NONE)),
            (b"\x1b[[E", key(KeyCode::F(5), Mods::NONE)),
            (b"\x1b[114;5u", key(KeyCode::Char('r'), ctrl)),
        ] {
            let one = vec![Received::Key(KeyEvent::new(code, modifiers))];
            let at_once = InputDecoder::default().take(bytes, false);
            assert_eq!(shown(at_once), shown(one.clone()), "{bytes:?}");
            // On a slow line the bytes come one by one.
            let mut decoder = InputDecoder::default();
            let (last, before) = bytes.split_last().unwrap();
            let mut inputs: Vec<Received> =
                before.iter().flat_map(|byte| decoder.take(&[*byte], true)).collect();
            inputs.extend(decoder.take(&[*last], false));
            assert_eq!(shown(inputs), shown(one), "{bytes:?} in pieces");
        }
        assert_eq!(read(b"\x1b[I\x1b[?62;c\x1b[12;3R\xff\x1b[201~q"), read(b"q"));
        assert_eq!(read(b"\x1b[1\x1b[Bq"), format!("{}, {}", read(b"\x1b[B"), read(b"q")));
    }

    #[test]
    fn an_answer_about_the_background_is_no_key_whenever_it_comes() {
        for end in ["\x1b\\", "\x07"] {
            let bytes = format!("Ja\x1b]11;rgb:ffff/ffff/ffff{end}n");
            let expected = format!("{}, Light, {}", read(b"Ja"), read(b"n"));
            // Behind the first escape there is no telling it from the key.
            for split in (0..bytes.len()).filter(|split| *split != 3) {
                let mut decoder = InputDecoder::default();
                let mut inputs = decoder.take(&bytes.as_bytes()[..split], false);
                inputs.extend(decoder.take(&bytes.as_bytes()[split..], false));
                assert_eq!(shown(inputs), expected, "{split}");
            }
            // An answer that nobody understands is no key either.
            assert_eq!(read(format!("\x1b]11;rgb:ab{end}").as_bytes()), "");
        }
    }

    #[test]
    fn what_only_begins_like_an_answer_comes_through_whole() {
        for text in ["1x", "12", "11;-", "q"] {
            let pressed = shown(vec![Received::Key(KeyEvent::new(KeyCode::Char(']'), Mods::ALT))]);
            let all = format!("\x1b]{text}");
            assert_eq!(
                read(all.as_bytes()),
                format!("{pressed}, {}", read(text.as_bytes())),
                "{text}"
            );
        }
    }

    #[test]
    fn a_paste_is_one_text_however_it_comes() {
        let bytes = "x\x1b[200~ż\x1b[A\n\x1b[201~y".as_bytes();
        let expected = format!("{}, paste \"ż\\u{{1b}}[A\\n\", {}", read(b"x"), read(b"y"));
        for split in 0..bytes.len() {
            let mut decoder = InputDecoder::default();
            let mut inputs = decoder.take(&bytes[..split], true);
            inputs.extend(decoder.take(&bytes[split..], false));
            assert_eq!(shown(inputs), expected, "{split}");
            assert!(!decoder.pastes());
        }
    }

    #[test]
    fn a_paste_without_its_end_is_let_go_and_keys_are_keys_again() {
        let mut decoder = InputDecoder::default();
        assert_eq!(shown(decoder.take(b"\x1b[200~Ola", false)), "");
        assert!(decoder.pastes());
        assert_eq!(decoder.release(), Some(Received::Paste("Ola".to_owned())));
        assert!(!decoder.pastes());
        // An end of paste that comes late is not a key.
        assert_eq!(shown(decoder.take(b"\x1b[201~q", false)), read(b"q"));
        // A paste that never ends stops at its largest size.
        decoder.take(PASTE, false);
        let flood = vec![b'x'; LONGEST_PASTE + 1];
        assert_eq!(decoder.take(&flood, false).len(), 1);
        assert_eq!(shown(decoder.take(b"q", false)), read(b"q"));
    }

    proptest! {
        #[test]
        fn whatever_comes_the_keyboard_goes_on(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
            let mut decoder = InputDecoder::default();
            decoder.take(&bytes, false);
            decoder.release();
            decoder.take(&[b'~'; LONGEST_SEQUENCE + 4], false);
            prop_assert_eq!(shown(decoder.take(b"q", false)), read(b"q"));
        }
    }
}

#[cfg(test)]
mod paste_tests {
    use super::text_of;

    #[test]
    fn an_escape_sequence_goes_as_a_whole() {
        for (pasted, text) in [
            ("Name\u{1b}[0m", "Name"),
            ("\u{1b}[1;31mEwa\u{1b}[m Nowak", "Ewa Nowak"),
            ("\u{9b}31mEwa", "Ewa"),
            ("\u{1b}]0;title\u{7}Jan", "Jan"),
            ("\u{1b}]8;;http://x\u{1b}\\Jan\u{1b}]8;;\u{1b}\\", "Jan"),
            ("\u{1b}(BOla\u{1b}7\u{1b}", "Ola"),
            ("\u{1b}[31\nEwa\nJan", "\nEwa\nJan"),
            ("\u{1b}]no end\nEwa", "no end\nEwa"),
            ("Łucja [x] ~", "Łucja [x] ~"),
        ] {
            assert_eq!(text_of(pasted), text, "{pasted:?}");
        }
    }
}
