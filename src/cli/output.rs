//! Standard output and standard error: the one door for everything that is
//! said, names of files among it, and nothing goes through that a terminal
//! would obey.

use super::stop::Stop;
use crate::event::name::{is_hostile, with_few_marks};
use std::borrow::Cow;
use std::ffi::OsString;
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::sync::LazyLock;

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
    if harmless(&text) == text {
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
    static NAMES: LazyLock<Vec<[String; 2]>> = LazyLock::new(|| {
        let home = std::env::var_os("KOMANDOR_HOME");
        broken(std::env::args_os().skip(1).chain(home))
    });
    let text = unbroken(text, &NAMES);
    with_few_marks(match text.contains(hostile) {
        true => text.replace(hostile, "\u{fffd}"),
        false => text.into_owned(),
    })
}

/// The text with each of these names as it is to be shown.
fn unbroken<'a>(text: &'a str, names: &[[String; 2]]) -> Cow<'a, str> {
    names.iter().fold(text.into(), |text, [name, shown]| text.replace(name, shown).into())
}

/// Words given to the program, and the names in them as paths, that have a line break or another
/// control character inside, the longest first; and the same with escapes for those. A sentence
/// has lines of its own, so such a name must be told from them before it is in one.
fn broken(words: impl Iterator<Item = OsString>) -> Vec<[String; 2]> {
    let mut names: Vec<[String; 2]> = Vec::new();
    for word in words {
        let parts = Path::new(&word).iter().map(|part| part.to_string_lossy().into_owned());
        for name in [word.to_string_lossy().into_owned()].into_iter().chain(parts) {
            let name = name.trim_matches(char::is_control);
            if name.contains(char::is_control) {
                let escape = |c: char| match c.is_control() {
                    true => c.escape_default().to_string(),
                    false => c.to_string(),
                };
                names.push([name.to_owned(), name.chars().map(escape).collect()]);
            }
        }
    }
    names.sort_by_key(|[name, _]| std::cmp::Reverse(name.len()));
    names
}

fn hostile(c: char) -> bool {
    c != '\n' && is_hostile(c)
}
