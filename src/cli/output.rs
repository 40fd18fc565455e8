//! Standard output and standard error.

use super::stop::Stop;
use crate::event::name::{is_hostile, with_few_marks};
use std::io::{self, ErrorKind, Write};

/// Writes to standard output, all of it.
pub(super) fn print(text: &str) -> Result<(), Stop> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(|error| match error.kind() {
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

/// The text with nothing in it that a terminal would obey.
pub(super) fn harmless(text: &str) -> String {
    with_few_marks(text.replace(|c| c != '\n' && is_hostile(c), "\u{fffd}"))
}
