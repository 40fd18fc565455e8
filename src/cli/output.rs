//! Writes to standard output and standard error.
//!
//! Everything the program prints passes here, file names too, and nothing passes that a terminal
//! would obey.

use super::stop::Stop;
use crate::event::name::{is_hostile, is_plain, with_few_marks};
use crate::msg;
use crate::words::{Message, Words};
use std::borrow::Cow;
use std::ffi::OsString;
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::sync::{LazyLock, OnceLock};

/// Writes a text to standard output, made harmless for a terminal.
pub(super) fn print(text: &str) -> Result<(), Stop> {
    let mut out = io::stdout().lock();
    out.write_all(sanitise(text).as_bytes()).and_then(|()| out.flush()).map_err(|error| match error
        .kind()
    {
        ErrorKind::BrokenPipe => Stop::Closed,
        _ => Stop::refused(msg!("cli.output-broken", error = error.to_string())),
    })
}

/// Writes the order for the terminal's clipboard, in which the text is base64.
pub(super) fn to_clipboard(bytes: &[u8]) -> Result<(), Stop> {
    let mut out = io::stdout().lock();
    out.write_all(bytes)
        .and_then(|()| out.flush())
        .map_err(|error| Stop::refused(msg!("cli.output-broken", error = error.to_string())))
}

static WORDS: OnceLock<Words> = OnceLock::new();

/// Speaks this language from now on. Until it is called, the program speaks English.
pub(super) fn speak(words: Words) {
    // The first language stays.
    let _ = WORDS.set(words);
}

/// The language of the user.
pub(super) fn words() -> &'static Words {
    WORDS.get().unwrap_or_else(|| Words::english())
}

/// The message in the language of the user.
pub(super) fn told(message: impl Into<Message>) -> String {
    words().text(&message.into())
}

/// Prints a warning, which never forbids anything.
pub(super) fn warn(sentence: impl Into<Message>) {
    print_error(&told(msg!("cli.warning", text = sentence.into())));
}

/// Writes a line to standard error, made harmless for a terminal.
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
    if sanitise(&text) == text {
        // The reader of help may close the pipe early.
        let _ = error.print();
        return;
    }
    if error.use_stderr() { print_inline(&text) } else { _ = print(&text) }
}

/// The text without control characters, and with at most a script's usual marks on a letter.
/// File names from the command line stand on one line.
pub(super) fn sanitise(text: &str) -> Cow<'_, str> {
    static NAMES: LazyLock<Vec<[String; 2]>> = LazyLock::new(|| {
        let home = std::env::var_os("KOMANDOR_HOME");
        multiline_names(std::env::args_os().skip(1).chain(home))
    });
    let text = escape_names(text, &NAMES);
    if text.split('\n').all(is_plain) {
        return text;
    }
    let text = match text.contains(hostile) {
        true => text.replace(hostile, "\u{fffd}"),
        false => text.into_owned(),
    };
    with_few_marks(text).into()
}

/// Replaces each of these names by its escaped form.
fn escape_names<'a>(text: &'a str, names: &[[String; 2]]) -> Cow<'a, str> {
    names.iter().fold(text.into(), |text, [name, escaped]| text.replace(name, escaped).into())
}

/// Words of the command line, and the names in them as paths, that contain a line break. Each
/// has its escaped form beside it, and the longest come first. A message has line breaks of its
/// own, which stay.
fn multiline_names(words: impl Iterator<Item = OsString>) -> Vec<[String; 2]> {
    let mut names: Vec<[String; 2]> = Vec::new();
    for word in words {
        let parts = Path::new(&word).iter().map(|part| part.to_string_lossy().into_owned());
        for name in [word.to_string_lossy().into_owned()].into_iter().chain(parts) {
            let name = name.trim_matches('\n');
            if name.contains('\n') {
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
