use super::language::Speech;
use super::output::{print, warn};
use super::places::Places;
use super::stop::Stop;
use super::values::{number, one_of};
use crate::event::{Who, find};
use crate::msg;
use crate::show::{self, Format, ListRequest, ListsOf, ShowRequest, What};
use crate::store::Session;
use crate::tui::clock::now;
use clap::Args;
use std::path::PathBuf;

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
    #[arg(long, value_name = "WHOM", value_parser = one_of(&ListsOf::ALL, ListsOf::word))]
    of: Option<ListsOf>,
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number)]
    version: Option<u32>,
    #[arg(long)]
    held: bool,
    #[arg(long, value_name = "FORMAT", default_value = "text", value_parser = one_of(&Format::ALL, Format::word))]
    format: Format,
}

/// Shows the event. A damaged event is shown as far as it is sound, with the damage.
pub(super) fn run(places: &Places, asked: ShowArgs, speech: &Speech) -> Result<(), Stop> {
    let mut session = Session::open(&places.event(&asked.event)?)?;
    session.take_notices().iter().for_each(|notice| warn(&notice.0));
    let ShowArgs { what, round, stage, format, of, version, held, .. } = asked;
    let event = session.event();
    let words = speech.for_players(event);
    let who = asked.who.map(|who| find(event, &Who(who))).transpose();
    let shown = who.and_then(|who| {
        let list = ListRequest { version, of };
        let request = ShowRequest { what, format, round, stage, who, list, held, now: Some(now()) };
        let shown = show::show(event, request, &words)?;
        if event.is_held() && request.is_for_the_room() {
            warn(msg!("held.room-sees"));
        }
        if event.is_held() && !held && request.tells_the_held_round() {
            warn(msg!("held.not-for-the-room"));
        }
        Ok(shown)
    });
    if let Some(damage) = session.damage() {
        print(&shown.unwrap_or_default())?;
        return Err(Stop::unreadable(damage.message()));
    }
    print(&shown?)
}
