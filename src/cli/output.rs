//! Writes to standard output and standard error.
//!
//! Everything the program prints passes here, file names too, and nothing passes that a terminal
//! would obey.

use super::stop::Stop;
use crate::event::name::{is_hostile, with_few_marks};
use std::io::{self, ErrorKind, Write};

/// Writes a text to standard output, made sanitise for a terminal.
pub(super) fn print(text: &str) -> Result<(), Stop> {
    let mut out = io::stdout().lock();
    out.write_all(sanitise(text).as_bytes()).and_then(|()| out.flush()).map_err(|error| match error
        .kind()
    {
        ErrorKind::BrokenPipe => Stop::Closed,
        _ => Stop::Refused(format!("The output cannot be written: {error}.")),
    })
}

/// Prints a warning, which never forbids anything.
pub(super) fn warn(sentence: &str) {
    print_error(&format!("warning: {sentence}"));
}

/// Writes a line to standard error, made sanitise for a terminal.
///
/// A failure to write is ignored: no other output is left to report it.
pub(super) fn print_error(sentence: &str) {
    let _ = writeln!(io::stderr(), "{}", sanitise(sentence));
}

/// Writes to standard error without a line break, for a question and its answer.
pub(super) fn print_inline(text: &str) {
    let _ = write!(io::stderr(), "{}", sanitise(text));
}

/// Clears a line of this many columns that `print_inline` wrote.
pub(super) fn clear_inline(columns: usize) {
    let _ = write!(io::stderr(), "\r{:columns$}\r", "");
}

/// Prints an error in the arguments, or the help that was asked for.
///
/// If the arguments contain a character that a terminal would obey, the text is printed without
/// colours.
pub(super) fn print_clap_error(error: &clap::Error) {
    let text = error.render().to_string();
    if !text.contains(hostile) {
        // The reader of help may close the pipe early.
        let _ = error.print();
        return;
    }
    match error.use_stderr() {
        true => print_inline(&text),
        false => _ = print(&text),
    }
}

/// The text without control characters, and with at most a script's usual marks on a letter.
pub(super) fn sanitise(text: &str) -> String {
    with_few_marks(text.replace(hostile, "\u{fffd}"))
}

fn hostile(c: char) -> bool {
    c != '\n' && is_hostile(c)
}
