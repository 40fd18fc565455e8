use super::event_file::Places;
use super::language::Speech;
use super::open::is_dumb;
use super::output::{self, Stop, print, say, warn};
use super::{number, number_within, one_of};
use crate::event::{Event, Refusal, Who, find};
use crate::export::{Between, Pager, Printer, Unwritten};
use crate::odds::Chances;
use crate::show::{Format, ListRequest, OddsRequest, ShowRequest, What, chances_word};
use crate::store::Session;
use crate::tui::clock::now;
use crate::words::{Message, Words};
use crate::{export, msg, show};
use clap::Args;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

/// Show an event, for people or for programs
#[derive(Debug, Args)]
pub(super) struct ShowArgs {
    event: PathBuf,
    #[arg(value_parser = one_of(&What::ALL, What::word))]
    what: What,
    #[arg(value_name = "WHO")]
    who: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number)]
    round: Option<u32>,
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number)]
    stage: Option<u32>,
    #[arg(long, value_name = "WHOM", value_parser = ["cut"])]
    of: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number)]
    version: Option<u32>,
    #[arg(long, value_name = "HOW", value_parser = one_of(&CHANCES, chances_word))]
    by: Option<Chances>,
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = playouts)]
    playouts: Option<u32>,
    #[arg(long)]
    held: bool,
    #[arg(long, value_name = "FORMAT", value_parser = one_of(&Format::ALL, Format::word))]
    format: Option<Format>,
    #[arg(long, conflicts_with_all = ["to", "clipboard"])]
    print: bool,
    #[arg(long, value_name = "FILE", conflicts_with = "clipboard")]
    to: Option<PathBuf>,
    #[arg(long, requires = "to")]
    replace: bool,
    #[arg(long)]
    clipboard: bool,
}

impl ShowArgs {
    /// The requested format, else the one by the extension of the file.
    fn format(&self) -> Result<Format, Stop> {
        match (self.format, &self.to) {
            (Some(format), Some(path)) => match export::format_of(path) {
                Ok(known) if export::ending(known) != export::ending(format) => {
                    let [format, ending] = [format, known].map(export::ending);
                    let file = export::shown_path(path);
                    Err(Stop::usage(msg!("events.other-ending", file, ending, format)))
                }
                _ => Ok(format),
            },
            (Some(format), None) => Ok(format),
            (None, Some(path)) => export::format_of(path).map_err(Stop::usage),
            (None, None) => Ok(Format::Text),
        }
    }

    fn odds(&self) -> Result<Option<OddsRequest>, Refusal> {
        let option = self.by.map(|_| "--by").or(self.playouts.map(|_| "--playouts"));
        let Some(option) = option else { return Ok(None) };
        if self.what != What::Odds {
            return Err(Refusal(msg!("cli.only-with", option, screens = "odds")));
        }
        let chances = self.by.unwrap_or(OddsRequest::default().chances);
        Ok(Some(OddsRequest { chances, playouts: self.playouts }))
    }
}

const CHANCES: [Chances; 2] = [Chances::Equal, Chances::ByRecord];

fn playouts(text: &str) -> Result<u32, String> {
    number_within(text, (1, MOST_PLAYOUTS))
}

/// The most playouts; more add no information.
const MOST_PLAYOUTS: u32 = 1_000_000;

/// Shows the event. A damaged event is shown as far as it is sound, with the damage.
pub(super) fn run(places: &Places, asked: ShowArgs, speech: &Speech) -> Result<(), Stop> {
    let format = asked.format()?;
    if asked.clipboard && !io::stdout().is_terminal() {
        return Err(Stop::usage(msg!("pages.no-terminal", option = "--clipboard", other = "--to")));
    }
    let mut session = Session::open(&places.event(&asked.event)?)?;
    session.take_notices().iter().for_each(|notice| warn(&notice.0));
    session.lacks_of_mirror().into_iter().for_each(warn);
    let ShowArgs { what, round, stage, version, held, .. } = asked;
    let event = session.event();
    let words = speech.for_players(event);
    let who = asked.who.clone().map(|who| find(event, &Who(who))).transpose();
    let shown = who.and_then(|who| {
        let list = ListRequest { version, of_the_cut: asked.of.is_some() };
        let now = Some(now());
        let odds = asked.odds()?;
        let request = ShowRequest { what, format, round, stage, who, list, held, odds, now };
        let shown = match asked.print {
            true => show::sheets(event, request, &words)?.join(FORM_FEED),
            false => show::show(event, request, &words)?,
        };
        let title = show::title(event, request, output::words())?;
        if event.is_held() && request.is_public() {
            warn(msg!("pairing.room-sees"));
        }
        if event.is_held() && !held && request.includes_held_round() {
            warn(msg!("pairing.not-for-the-room"));
        }
        Ok((title, shown))
    });
    if let Some(damage) = session.damage() {
        let (title, shown) = shown.unwrap_or_default();
        hand_over(&asked, &title, &shown)?;
        return Err(Stop::unreadable(damage.message()));
    }
    let (title, shown) = shown?;
    hand_over(&asked, &title, &shown)
}

/// The separator of two sheets of paper.
const FORM_FEED: &str = "\x0c";

/// Prints, copies or writes the text, whichever the arguments say, and confirms it.
fn hand_over(asked: &ShowArgs, title: &str, text: &str) -> Result<(), Stop> {
    let message = if asked.print {
        sent_to_printer(title, text)?
    } else if let Some(path) = &asked.to {
        written(path, title, text, asked.replace, "--replace")?
    } else if asked.clipboard {
        let between = Between::of_environment();
        let bytes = export::copied(text, between).map_err(Stop::refused)?;
        output::to_clipboard(&bytes)?;
        export::copied_sentence(title, text, between)
    } else {
        return read(text);
    };
    say(message)
}

/// Shows the text in the user's pager; without one, or without a terminal, it is printed.
fn read(text: &str) -> Result<(), Stop> {
    let pager = Pager::of_environment().filter(|_| io::stdout().is_terminal() && !is_dumb());
    match pager.is_some_and(|pager| pager.show(&output::sanitise(text), None)) {
        true => Ok(()),
        false => print(text),
    }
}

pub(super) fn printed(event: &Event, request: ShowRequest, words: &Words) -> Result<Message, Stop> {
    let text = show::sheets(event, request, words)?.join(FORM_FEED);
    sent_to_printer(&show::title(event, request, output::words())?, &text)
}

fn sent_to_printer(title: &str, text: &str) -> Result<Message, Stop> {
    Printer::of_environment().print(title, text).map_err(Stop::refused)
}

/// Writes the sheet into the file, and confirms it. `option` is the option for replacing an
/// existing file.
pub(super) fn written(
    path: &Path,
    title: &str,
    text: &str,
    replaces: bool,
    option: &str,
) -> Result<Message, Stop> {
    let shown = export::shown_path(path);
    match export::write(path, text, replaces) {
        Ok(()) => Ok(msg!("pages.export-written", sheet = title, path = shown)),
        Err(Unwritten::Refused(why)) => Err(Stop::refused(why)),
        Err(Unwritten::Exists) => {
            Err(Stop::refused(msg!("pages.exists-shell", path = shown, option)))
        }
    }
}
