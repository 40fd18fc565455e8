//! Parts of the event as they are shown elsewhere: told in sentences, or written into a file.

use super::dialogue::{Dialogue, REFUSED, USAGE};
use super::reader::Heard;
use crate::cli::output::words;
use crate::cli::stop::Stop;
use crate::event::{Event, Who, find, verb_words};
use crate::msg;
use crate::show::{Format, ShowRequest, What, show};
use crate::store::reason;
use crate::words::{Arg, Message};
use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

/// What is to be shown, and where.
struct Export {
    request: ShowRequest,
    file: Option<String>,
}

impl Dialogue<'_> {
    /// Shows a part of the event: `show standings`, `show pairings file=round.html`.
    pub(super) fn show(&mut self, line: &str) -> Heard {
        let Some(open) = &self.open else { return Ok(()) };
        let shown = export(open.event(), line).and_then(|export| {
            let text = show(open.event(), export.request, words())?;
            Ok((text, export.file))
        });
        match shown {
            Err(stop) => self.refuse_stop(stop),
            Ok((text, None)) => self.list_texts(text.lines().map(str::to_owned)),
            Ok((text, Some(file))) => match write(Path::new(&file), &text) {
                Ok(()) => self.say(msg!("plain.written", path = file)),
                Err(why) => self.refuse(msg!("plain.not-written", path = file, why = why), REFUSED),
            },
        }
    }

    /// The status of a line that asks for nothing known.
    pub(super) fn refuse_usage(&mut self, why: Message) -> Heard {
        self.refuse(why, USAGE)
    }
}

fn export(event: &Event, line: &str) -> Result<Export, Stop> {
    let all = verb_words(line).map_err(Stop::usage)?;
    let mut request = ShowRequest::new(What::Event, Format::Plain);
    request.held = true;
    let (mut file, mut format, mut plain) = (None, None, Vec::new());
    let number = |key: &str, text: &str| {
        let known = text.parse().ok();
        known.ok_or_else(|| Stop::usage(msg!("plain.no-number", key = key, word = text)))
    };
    for word in all {
        match word.split_once('=') {
            Some(("file", path)) => file = Some(path.to_owned()),
            Some(("format", name)) => {
                let found = Format::ALL.into_iter().find(|format| format.word() == name);
                let known = || Arg::any_of(Format::ALL.map(Format::word));
                let unknown = || msg!("plain.no-format", word = name, known = known());
                format = Some(found.ok_or_else(|| Stop::usage(unknown()))?);
            }
            Some(("round", text)) => request.round = Some(number("round", text)?),
            Some(("stage", text)) => request.stage = Some(number("stage", text)?),
            _ => plain.push(word),
        }
    }
    let mut plain = plain.into_iter();
    let what = plain.next().unwrap_or_default();
    let found = What::ALL.into_iter().find(|known| known.word() == what);
    request.what = found.ok_or_else(|| {
        let known = What::ALL.iter().map(|what| what.word().into()).collect();
        Stop::usage(msg!("plain.show-what", known = Arg::Series(known)))
    })?;
    let who: Vec<String> = plain.collect();
    if !who.is_empty() {
        request.who = Some(find(event, &Who(who.join(" ")))?);
    }
    request.format = format.or(file.as_deref().map(of_ending)).unwrap_or(Format::Plain);
    Ok(Export { request, file })
}

/// The format that the ending of a file names; text for any other.
fn of_ending(file: &str) -> Format {
    let ending = Path::new(file).extension().and_then(|ending| ending.to_str());
    match ending {
        Some("html") => Format::Html,
        Some("csv") => Format::Csv,
        Some("json") => Format::Json,
        Some("md") => Format::Markdown,
        _ => Format::Text,
    }
}

/// Writes a new file; what is there already stays.
fn write(path: &Path, text: &str) -> Result<(), Message> {
    let file = OpenOptions::new().write(true).create_new(true).open(path);
    let written = file.and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    written.map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => msg!("plain.file-exists"),
        _ => reason(&error),
    })
}
