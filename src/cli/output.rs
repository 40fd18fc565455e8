//! Standard output and standard error: the one door for everything that is
//! said, names of files among it, and nothing goes through that a terminal
//! would obey.

use super::stop::Stop;
use crate::event::name::{is_hostile, with_few_marks};
use std::io::{self, ErrorKind, Write};

/// Writes to standard output, all of it, harmless to a terminal whatever words
/// it quotes.
pub(super) fn print(text: &str) -> Result<(), Stop> {
    let mut out = io::stdout().lock();
    out.write_all(harmless(text).as_bytes()).and_then(|()| out.flush()).map_err(|error| match error
        .kind()
    {
        ErrorKind::BrokenPipe => Stop::Closed,
        _ => Stop::Refused(format!("The output cannot be written: {error}.")),
    })
}

/// Something the organizer should know, none of which forbids anything.
pub(super) fn warn(sentence: &str) {
    complain(&format!("warning: {sentence}"));
}

/// Writes a line to standard error, harmless to a terminal whatever words it
/// quotes. If nobody reads there, nobody is told.
pub(super) fn complain(sentence: &str) {
    let _ = writeln!(io::stderr(), "{}", harmless(sentence));
}

/// Writes to standard error as it goes, such as a question, which has its
/// answer on the same line.
pub(super) fn murmur(text: &str) {
    let _ = write!(io::stderr(), "{}", harmless(text));
}

/// Takes away a line of so many columns that was murmured.
pub(super) fn take_away(columns: usize) {
    let _ = write!(io::stderr(), "\r{:columns$}\r", "");
}

/// Says what is wrong with the arguments, or what help was asked for; a word
/// of them that a terminal would obey costs the colours.
pub(super) fn explain(error: &clap::Error) {
    let text = error.render().to_string();
    if !text.contains(hostile) {
        // Help may be cut off.
        let _ = error.print();
        return;
    }
    match error.use_stderr() {
        true => murmur(&text),
        false => _ = print(&text),
    }
}

/// The text with nothing in it that a terminal would obey, and no more marks
/// on a letter than any script writes.
pub(super) fn harmless(text: &str) -> String {
    with_few_marks(text.replace(hostile, "\u{fffd}"))
}

fn hostile(c: char) -> bool {
    c != '\n' && is_hostile(c)
}
