//! Hands a text to the clipboard of the terminal (OSC 52), over SSH as well.
//!
//! The terminal does not answer, so it is not known whether it took the text.

use crate::msg;
use crate::words::Message;

/// The most bytes of a text that terminals take: 100,000 bytes of a whole sequence.
pub const LARGEST: usize = 74_994;

/// The most bytes in one pass-through sequence of GNU Screen.
const PIECE: usize = 250;

/// The program between this one and the terminal.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Between {
    #[default]
    Nothing,
    Tmux,
    /// GNU Screen.
    Screen,
}

impl Between {
    pub fn of_environment() -> Between {
        Between::of(|name| std::env::var(name).ok())
    }

    /// Reads these variables of the environment.
    fn of(variable: impl Fn(&str) -> Option<String>) -> Between {
        let is_set = |name: &str| variable(name).is_some_and(|value| !value.is_empty());
        let term = variable("TERM").unwrap_or_default();
        // Both programs name the terminal `screen`; only GNU Screen sets STY.
        match () {
            () if is_set("TMUX") => Between::Tmux,
            () if is_set("STY") => Between::Screen,
            () if term.starts_with("tmux") || term.starts_with("screen") => Between::Tmux,
            () => Between::Nothing,
        }
    }
}

/// The answer that a sheet of this many lines was copied, and what may have prevented it.
pub fn copied_sentence(sheet: &str, text: &str, between: Between) -> Message {
    let hint = match between {
        Between::Tmux => msg!("pages.if-not-pasted-in-tmux"),
        Between::Nothing | Between::Screen => msg!("pages.if-not-pasted"),
    };
    let copied = msg!("pages.copied", sheet, n = text.lines().count());
    Message::sentences(vec![copied, hint])
}

/// The bytes that put this text on the clipboard.
///
/// Tmux gets the text twice: it takes the first one itself (`set-clipboard on`), and passes the
/// second to the terminal around it (`allow-passthrough on`).
///
/// # Errors
/// The text has more than [`LARGEST`] bytes.
pub fn copied(text: &str, between: Between) -> Result<Vec<u8>, Message> {
    if text.len() > LARGEST {
        let [size, most] = [text.len(), LARGEST].map(|bytes| bytes.div_ceil(1000));
        return Err(msg!("pages.export-too-long", size, most));
    }
    let plain = format!("\x1b]52;c;{}\x07", base64(text.as_bytes()));
    Ok(match between {
        Between::Nothing => plain.into_bytes(),
        Between::Tmux => {
            let doubled = plain.replace('\x1b', "\x1b\x1b");
            format!("{plain}\x1bPtmux;{doubled}\x1b\\").into_bytes()
        }
        Between::Screen => {
            let pieces = plain.as_bytes().chunks(PIECE);
            pieces.flat_map(|piece| [b"\x1bP", piece, b"\x1b\\"].concat()).collect()
        }
    })
}

const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The bytes in base64 (RFC 4648), with padding.
fn base64(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let number = [0, 1, 2].map(|at| three.get(at).copied().unwrap_or(0));
        let number = u32::from_be_bytes([0, number[0], number[1], number[2]]);
        for at in 0..4 {
            let sign = SIGNS[(number >> (18 - 6 * at)) as usize & 63];
            out.push(if at > three.len() { '=' } else { char::from(sign) });
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_that_of_the_standard() {
        let examples = [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
            ("Żółć", "xbvDs8WCxIc="),
        ];
        for (text, written) in examples {
            assert_eq!(base64(text.as_bytes()), written);
        }
    }

    #[test]
    fn each_terminal_gets_the_bytes_that_it_takes() {
        let bytes = |between| String::from_utf8(copied("foo", between).unwrap()).unwrap();
        assert_eq!(bytes(Between::Nothing), "\x1b]52;c;Zm9v\x07");
        assert_eq!(
            bytes(Between::Tmux),
            "\x1b]52;c;Zm9v\x07\x1bPtmux;\x1b\x1b]52;c;Zm9v\x07\x1b\\"
        );
        assert_eq!(bytes(Between::Screen), "\x1bP\x1b]52;c;Zm9v\x07\x1b\\");
        let long = String::from_utf8(copied(&"x".repeat(300), Between::Screen).unwrap()).unwrap();
        assert_eq!(long.matches("\x1bP").count(), 2);
    }

    #[test]
    fn a_text_that_is_too_long_is_refused_with_its_size() {
        assert!(copied(&"x".repeat(LARGEST), Between::Nothing).is_ok());
        let refused = copied(&"x".repeat(80_001), Between::Nothing).unwrap_err();
        assert_eq!(
            refused.to_string(),
            "The clipboard takes at most 75 kB, and this is 81 kB: save it to a file"
        );
    }

    #[test]
    fn what_stands_between_is_read_from_the_environment() {
        let of = |variables: &[(&str, &str)]| {
            let found = |name: &str| variables.iter().find(|(other, _)| *other == name);
            Between::of(|name| found(name).map(|(_, value)| (*value).to_owned()))
        };
        assert_eq!(of(&[("TERM", "xterm-256color")]), Between::Nothing);
        assert_eq!(of(&[("TERM", "xterm"), ("TMUX", "/tmp/tmux,1,0")]), Between::Tmux);
        assert_eq!(of(&[("TERM", "tmux-256color")]), Between::Tmux);
        assert_eq!(of(&[("TERM", "screen")]), Between::Tmux);
        assert_eq!(of(&[("TERM", "screen"), ("STY", "12.pts")]), Between::Screen);
    }
}
