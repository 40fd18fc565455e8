//! Reads input files, writes to standard output and error, and has the reasons to stop.

use crate::event::Refusal;
use crate::event::name::{is_hostile, is_plain, with_few_marks};
use crate::msg;
use crate::store::{StoreError, read_named, reason};
use crate::words::{Arg, Message, Words};
use rustix::fs::{OFlags, fcntl_setfl};
use std::borrow::Cow;
use std::ffi::OsString;
use std::fs::OpenOptions;
use std::io::{self, ErrorKind, IsTerminal, Read, Write};
use std::os::unix::fs::{FileTypeExt, OpenOptionsExt};
use std::path::Path;
use std::sync::{LazyLock, OnceLock};
use std::time::{Duration, Instant};

/// Writes a text to standard output, made harmless for a terminal.
pub(super) fn print(text: &str) -> Result<(), Stop> {
    let mut out = io::stdout().lock();
    let written = out.write_all(sanitise(text).as_bytes()).and_then(|()| out.flush());
    written.map_err(|error| match error.kind() {
        ErrorKind::BrokenPipe => Stop::Closed,
        _ => Stop::refused(msg!("cli.output-broken", error = error.to_string())),
    })
}

/// Writes this to standard output, in the language of the user.
pub(super) fn say(message: impl Into<Message>) -> Result<(), Stop> {
    print(&format!("{}\n", in_words(message)))
}

/// Writes the escape sequence for the terminal's clipboard, which has the text in base64.
pub(super) fn to_clipboard(bytes: &[u8]) -> Result<(), Stop> {
    let mut out = io::stdout().lock();
    out.write_all(bytes)
        .and_then(|()| out.flush())
        .map_err(|error| Stop::refused(msg!("cli.output-broken", error = error.to_string())))
}

static WORDS: OnceLock<Words> = OnceLock::new();

/// Sets the language of the output, which is English until then.
pub(super) fn speak(words: Words) {
    // Only the first call counts.
    let _ = WORDS.set(words);
}

pub(super) fn words() -> &'static Words {
    WORDS.get().unwrap_or_else(|| Words::english())
}

/// The message in the language of the user.
pub(super) fn in_words(message: impl Into<Message>) -> String {
    words().text(&message.into())
}

/// Prints a warning, which never forbids anything.
pub(super) fn warn(sentence: impl Into<Message>) {
    print_error(&in_words(msg!("cli.warning", text = sentence.into())));
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

/// Prints an error in the arguments, or the help that was asked for.
///
/// If the arguments contain a control character, the text is printed without colours.
pub(super) fn print_clap_error(error: &clap::Error) {
    let text = error.render().to_string();
    if sanitise(&text) == text {
        // The reader of help may close the pipe early.
        let _ = error.print();
        return;
    }
    if error.use_stderr() { print_inline(&text) } else { _ = print(&text) }
}

/// The text without control characters and piled-up marks. File names from the command line are
/// kept on one line.
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

/// The shortest time between two updates that a person can follow.
const EVERY: Duration = Duration::from_millis(200);

/// One line on standard error that is rewritten again and again, and cleared at the end.
///
/// It appears only if standard error is a terminal and the output goes elsewhere.
pub(super) struct Progress {
    wanted: bool,
    last: Option<Instant>,
    /// Columns of the line on the screen.
    width: usize,
}

impl Progress {
    pub fn new() -> Progress {
        let wanted = io::stderr().is_terminal() && !io::stdout().is_terminal();
        Progress { wanted, last: None, width: 0 }
    }

    /// Shows the progress; `text` is called only if the line is shown.
    pub fn describe(&mut self, text: impl FnOnce() -> Message) {
        if !self.wanted || self.last.is_some_and(|last| last.elapsed() < EVERY) {
            return;
        }
        self.clear();
        let text = in_words(text());
        self.width = text.chars().count();
        self.last = Some(Instant::now());
        print_inline(&text);
    }

    /// Clears the line, so other output can take its place.
    pub fn clear(&mut self) {
        if self.width > 0 {
            let _ = write!(io::stderr(), "\r{:1$}\r", "", self.width);
            self.width = 0;
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.clear();
    }
}

/// The exit status of a refusal, of wrong usage, and of a file that cannot be read.
pub(super) const REFUSED: u8 = 1;
pub(super) const USAGE: u8 = 2;
pub(super) const UNREADABLE: u8 = 3;

/// The reason why a command ends before it is done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Stop {
    /// The command was refused, and nothing was written.
    Refused(Message),
    /// The arguments are wrong.
    Usage(Message),
    /// The event file is damaged or cannot be read.
    Unreadable(Message),
    /// The reader of the output has closed it, which is not an error.
    Closed,
    /// Something was not carried out, and the reason has been printed already; with the exit
    /// status.
    Ended(u8),
}

impl Stop {
    pub(super) fn refused(reason: impl Into<Message>) -> Stop {
        Stop::Refused(reason.into())
    }

    pub(super) fn usage(reason: impl Into<Message>) -> Stop {
        Stop::Usage(reason.into())
    }

    pub(super) fn unreadable(reason: impl Into<Message>) -> Stop {
        Stop::Unreadable(reason.into())
    }

    /// The reason with its exit status; the error is an end without a message.
    pub(super) fn reason(self) -> Result<(Message, u8), Stop> {
        match self {
            Stop::Refused(reason) => Ok((reason, REFUSED)),
            Stop::Usage(reason) => Ok((reason, USAGE)),
            Stop::Unreadable(reason) => Ok((reason, UNREADABLE)),
            Stop::Closed | Stop::Ended(_) => Err(self),
        }
    }

    /// The same reason, with the line of the verb and the number of verbs saved before it.
    pub(super) fn at_line(self, line: usize, saved: usize) -> Stop {
        let there = |reason: Message| msg!("cli.at-line", line, saved, reason);
        match self {
            Stop::Refused(reason) => Stop::Refused(there(reason)),
            Stop::Usage(reason) => Stop::Usage(there(reason)),
            Stop::Unreadable(reason) => Stop::Unreadable(there(reason)),
            Stop::Closed | Stop::Ended(_) => self,
        }
    }
}

impl From<Refusal> for Stop {
    fn from(Refusal(reason): Refusal) -> Stop {
        Stop::Refused(reason)
    }
}

impl From<StoreError> for Stop {
    fn from(error: StoreError) -> Stop {
        let reason = error.message();
        match error {
            StoreError::Exists { .. }
            | StoreError::Busy { .. }
            | StoreError::NoLocks { .. }
            | StoreError::NotWritten { .. }
            | StoreError::NotMade { .. }
            | StoreError::NoneBeside { .. }
            | StoreError::NoTime { .. }
            | StoreError::NoHome
            | StoreError::NoRulesets
            | StoreError::Unwritable { .. } => Stop::Refused(reason),
            _ => Stop::Unreadable(reason),
        }
    }
}

/// The most bytes of such a file. A roster of 10,000 players has a tenth of it.
pub(super) const LARGEST: u64 = 8 << 20;

pub(super) fn text(path: &str) -> Result<String, Stop> {
    utf8(bytes(path.as_ref(), LARGEST)?, path)
}

/// The text of standard input.
pub(super) fn standard() -> Result<String, Stop> {
    let path = msg!("decklist.standard-input");
    let cannot = |why: Message| Stop::refused(msg!("cli.cannot-read", path = &path, why));
    let mut bytes = Vec::new();
    let read = io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes);
    read.map_err(|error| cannot(reason(&error)))?;
    if bytes.len() as u64 > LARGEST {
        return Err(cannot(msg!("event-file.more-bytes", most = LARGEST)));
    }
    utf8(bytes, path)
}

fn utf8(bytes: Vec<u8>, path: impl Into<Arg>) -> Result<String, Stop> {
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.iter().filter(|byte| **byte == b'\n').count() + 1;
        Stop::refused(msg!("cli.file-not-utf8", path, line))
    })
}

/// The content of a file of at most `most` bytes, or what another program writes into a pipe.
pub(super) fn bytes(path: &Path, most: u64) -> Result<Vec<u8>, Stop> {
    let is_pipe = std::fs::metadata(path).is_ok_and(|meta| meta.file_type().is_fifo());
    let read = match is_pipe {
        true => from_pipe(path, most),
        false => read_named(path, most).map_err(|error| reason(&error)),
    };
    read.map_err(|why| Stop::refused(msg!("cli.cannot-read", path, why)))
}

fn from_pipe(path: &Path, most: u64) -> Result<Vec<u8>, Message> {
    // Opening the pipe in the usual way would wait forever without a writer.
    let mut options = OpenOptions::new();
    let options = options.read(true).custom_flags(OFlags::NONBLOCK.bits() as i32);
    let mut pipe = options.open(path).map_err(|error| reason(&error))?;
    let mut bytes = vec![0];
    match pipe.read(&mut bytes) {
        Ok(0) => return Err(msg!("cli.is-pipe")),
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::WouldBlock => bytes.clear(),
        Err(error) => return Err(reason(&error)),
    }
    fcntl_setfl(&pipe, OFlags::empty()).map_err(|error| reason(&error.into()))?;
    pipe.take(most).read_to_end(&mut bytes).map_err(|error| reason(&error))?;
    match bytes.len() as u64 > most {
        true => Err(msg!("event-file.more-bytes", most)),
        false => Ok(bytes),
    }
}
