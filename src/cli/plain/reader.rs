//! Lines from standard input.

use crate::cli::output::{Stop, in_words, print};
use crate::msg;
use crate::words::Message;
use std::io::{self, BufRead, IsTerminal, Read};

/// The longest line, in bytes.
const LONGEST: u64 = 64 << 10;

/// Why reading has ended.
#[derive(Debug)]
pub(super) enum End {
    /// The input has ended, or the organizer has left.
    Input,
    Stop(Stop),
}

impl From<Stop> for End {
    fn from(stop: Stop) -> End {
        End::Stop(stop)
    }
}

/// A value, or the end of the dialogue.
pub(super) type OrEnd<T = ()> = Result<T, End>;

/// Standard input, line by line.
pub(super) struct Reader {
    /// Whether to print a line after its prompt, because no terminal echoes it.
    echoes: bool,
    is_first: bool,
}

impl Reader {
    pub(super) fn new() -> Reader {
        Reader { echoes: !io::stdin().is_terminal(), is_first: true }
    }

    /// Whether the lines come from a file or a pipe.
    pub(super) fn is_piped(&self) -> bool {
        self.echoes
    }

    /// The next line, without the spaces around it, or why it cannot be read.
    pub(super) fn line(&mut self, prompt: &str) -> OrEnd<Result<String, Message>> {
        print(&format!("{prompt} "))?;
        let mut bytes = Vec::new();
        let mut input = io::stdin().lock();
        let read = input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes);
        let is_whole = bytes.last() == Some(&b'\n');
        match read {
            Ok(0) => {
                print("\n")?;
                return Err(End::Input);
            }
            // A terminal that was closed ends the input.
            Err(_) => return Err(End::Input),
            Ok(_) => {}
        }
        if bytes.len() as u64 == LONGEST && !is_whole {
            // The rest of a line that is too long is skipped.
            let _ = input.skip_until(b'\n');
            print("\n")?;
            return Ok(Err(msg!("cli.line-unreadable", why = msg!("cli.reading", fault = "long"))));
        }
        let Ok(text) = String::from_utf8(bytes) else {
            print("\n")?;
            return Ok(Err(msg!("cli.line-unreadable", why = msg!("cli.reading", fault = "utf8"))));
        };
        // Some editors put a byte order mark at the start of a file.
        let text = match std::mem::take(&mut self.is_first) {
            true => text.trim_start_matches('\u{feff}'),
            false => &text,
        };
        let text = text.trim().to_owned();
        if self.echoes {
            print(&format!("{text}\n"))?;
        } else if !is_whole {
            print("\n")?;
        }
        Ok(Ok(text))
    }
}

/// Whether this word of the user's language means yes; None if neither yes nor no.
pub(super) fn answer(text: &str) -> Option<bool> {
    let is_one_of = |words: Message| {
        let words = in_words(words);
        let word = text.to_lowercase();
        words.split_whitespace().any(|known| known == word)
    };
    match () {
        () if is_one_of(msg!("plain.words-for-yes")) => Some(true),
        () if is_one_of(msg!("plain.words-for-no")) => Some(false),
        () => None,
    }
}
