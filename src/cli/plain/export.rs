//! Parts of the event in sentences, printed, or written into a file.

use super::dialogue::Dialogue;
use super::place::verb;
use super::reader::OrEnd;
use crate::cli::output::{Stop, words};
use crate::cli::show::{printed, written};
use crate::event::{Event, VERBS, Who, find, verb_words};
use crate::export::format_of;
use crate::msg;
use crate::odds::Chances;
use crate::show::{Format, OddsRequest, ShowRequest, What, show, title};
use crate::tui::clock::now;
use crate::words::Arg;
use std::path::PathBuf;

struct Export {
    request: ShowRequest,
    outlet: Outlet,
}

enum Outlet {
    Shown,
    Printed,
    File { path: PathBuf, replaces: bool },
}

/// Whether the word alone shows a sheet; a verb of the same name is a verb.
pub(super) fn is_sheet(word: &str) -> bool {
    let is_verb = VERBS.iter().any(|help| help.verb == word);
    !is_verb && What::ALL.into_iter().any(|what| what.word() == word)
}

impl Dialogue<'_> {
    /// Shows a part of the event: `show standings`, `show slips print`, `show log to log.html`.
    pub(super) fn show(&mut self, line: &str) -> OrEnd {
        let Some(event) = self.event() else { return Ok(()) };
        let export = match export(event, line) {
            Ok(export) => export,
            Err(stop) => return self.refuse_stop(stop),
        };
        let Export { request, outlet } = export;
        let result = match outlet {
            Outlet::Shown => match show(event, request, words()) {
                Ok(text) => return self.list_texts(text.lines().map(str::to_owned)),
                Err(refusal) => Err(refusal.into()),
            },
            // A printed or written sheet may be for players, who have a language of their own.
            Outlet::Printed => printed(event, request, &self.speech.for_players(event)),
            Outlet::File { path, replaces } => {
                show(event, request, &self.speech.for_players(event))
                    .and_then(|text| Ok((title(event, request, words())?, text)))
                    .map_err(Stop::from)
                    .and_then(|(title, text)| written(&path, &title, &text, replaces, "replace"))
            }
        };
        let lacks_the_held = event.is_held() && !request.held && request.is_public();
        match result {
            Ok(done) => {
                self.say(done)?;
                match lacks_the_held {
                    true => self.say(msg!("plain.held-left-out", held = verb("held"))),
                    false => Ok(()),
                }
            }
            Err(stop) => self.refuse_stop(stop),
        }
    }
}

fn by(chances: Chances) -> Option<OddsRequest> {
    Some(OddsRequest { chances, ..OddsRequest::default() })
}

fn export(event: &Event, line: &str) -> Result<Export, Stop> {
    let all = verb_words(line).map_err(Stop::usage)?;
    let mut request = ShowRequest::new(What::Event, Format::Plain);
    let (mut file, mut format, mut plain) = (None, None, Vec::new());
    let (mut prints, mut replaces, mut held) = (false, false, false);
    let mut to = None;
    let number = |text: &str| {
        let known = text.parse().ok();
        known.ok_or_else(|| Stop::usage(msg!("commands.no-number", word = text)))
    };
    let mut all = all.into_iter();
    let what = all.next().unwrap_or_default();
    let found = What::ALL.into_iter().find(|known| known.word() == what);
    request.what = found.ok_or_else(|| {
        let known = What::ALL.iter().map(|what| what.word().into()).collect();
        Stop::usage(msg!("plain.show-what", known = Arg::Series(known)))
    })?;
    while let Some(word) = all.next() {
        match word.split_once('=') {
            Some(("file", path)) => file = Some(PathBuf::from(path)),
            Some(("format", name)) => {
                let found = Format::ALL.into_iter().find(|format| format.word() == name);
                let known = || Arg::any_of(Format::ALL.map(Format::word));
                let unknown = || msg!("commands.unknown-word", word = name, known = known());
                format = Some(found.ok_or_else(|| Stop::usage(unknown()))?);
            }
            Some(("by", "equal")) => request.odds = by(Chances::Equal),
            Some(("by", "record")) => request.odds = by(Chances::ByRecord),
            Some(("round", text)) => request.round = Some(number(text)?),
            Some(("stage", text)) => request.stage = Some(number(text)?),
            _ if word == "print" => prints = true,
            _ if word == "replace" => replaces = true,
            _ if word == "held" => held = true,
            _ if word == "to" => {
                let path = all.next().ok_or_else(|| Stop::usage(msg!("plain.no-file")))?;
                to = Some(PathBuf::from(path));
            }
            _ => plain.push(word),
        }
    }
    if !plain.is_empty() {
        request.who = Some(find(event, &Who(plain.join(" ")))?);
    }
    // The dialogue is for scorekeepers; what is printed or written may be public.
    request.held = held || (to.is_none() && !prints);
    request.now = (to.is_some() || prints).then(now);
    let ending = match (&to, &file) {
        _ if format.is_some() => format,
        (Some(path), _) => Some(format_of(path).map_err(Stop::usage)?),
        (None, Some(path)) => Some(format_of(path).unwrap_or(Format::Text)),
        (None, None) => prints.then_some(Format::Text),
    };
    request.format = ending.unwrap_or(Format::Plain);
    let outlet = match (to.or(file), prints) {
        (Some(_), true) => return Err(Stop::usage(msg!("plain.print-or-file"))),
        (None, _) if replaces => return Err(Stop::usage(msg!("plain.no-file"))),
        (Some(path), false) => Outlet::File { path, replaces },
        (None, true) => Outlet::Printed,
        (None, false) => Outlet::Shown,
    };
    Ok(Export { request, outlet })
}
