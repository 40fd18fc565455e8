//! Late players, missing opponents and the repair of a round.
//!
//! It opens dialogs or tells things by itself after something was saved.

use super::dialog::{Choices, ChoicesAbout, Dialog, offered};
use super::keys::{Act, Context, View, key_for};
use super::model::{Model, StatusMessage};
use super::open_event::Pane;
use crate::event::action::Reported;
use crate::event::decide::{say_where, say_where_or_repair};
use crate::event::{Command, Event, Id, Moment, Pairing, Side, StageKind};
use crate::event::{find, likely_missing, needs_seat};
use crate::msg;
use crate::store::Done;
use crate::words::Message;

/// With more players nobody waits after a saved result for the round that would be drawn now.
const MOST_COUNTED: usize = 4_096;

/// Opens the places for a player who came late or came back.
///
/// Tells as well if the round on the tables is no longer the one that would be drawn.
pub(super) fn follow_saved(model: &mut Model, command: &Command, done: &mut Done, now: Moment) {
    let Some(event) = model.event().filter(|_| done.n.is_some()) else { return };
    // While one player after another is ticked off, no question comes between.
    let ticking = matches!(model.dialogs.last(), Some(Dialog::CheckIn(_)));
    let late = late_player(event, command).filter(|_| !ticking);
    if let Some((id, choices)) = late.and_then(|id| Some((id, Choices::seat(event, id)?))) {
        // The choices ask for the place, and the rest is said once it is given.
        let place = say_where(event, id);
        done.warnings.retain(|warning| Some(warning) != place.as_ref());
        return model.ask(Dialog::Choices(Box::new(choices)));
    }
    let offered = changes_the_draw(event, command).then(|| offer(event, now, MOST_COUNTED));
    let Some(offered) = offered.flatten() else { return };
    let place = late.and_then(|id| say_where(event, id));
    match done.warnings.iter_mut().find(|warning| Some(&**warning) == place.as_ref()) {
        Some(warning) => *warning = place_or_repair(event, late).unwrap_or(offered),
        None => done.warnings.push(offered),
    }
}

/// Says how a late player gets a place, after the choices were left without one.
pub fn say_left(model: &mut Model, choices: &Choices, now: Moment) {
    let (ChoicesAbout::Seat(id), Some(event)) = (choices.about, model.event()) else { return };
    if !needs_seat(event, id) {
        return;
    }
    let said = match offer(event, now, MOST_COUNTED) {
        Some(_) => place_or_repair(event, Some(id)),
        None => say_where(event, id),
    };
    model.message = said.map(StatusMessage::info);
}

/// Whether nobody can be seated now because the round has all its results, and another follows.
pub fn round_is_over(event: &Event) -> Option<Message> {
    let stage = event.stage().filter(|stage| stage.kind == StageKind::Swiss)?;
    let round = stage.rounds.last().filter(|round| round.is_complete())?;
    let next = round.number + 1;
    (!stage.all_paired()).then(|| msg!("tables.round-is-over", round = round.number, next))
}

/// One sentence where both a place and a repair could be offered. The place moves nobody else, so
/// it comes first.
fn place_or_repair(event: &Event, late: Option<Id>) -> Option<Message> {
    say_where_or_repair(event, late?, key_for(Context::Main, Act::RepairRound))
}

/// Says with which key the round can be repaired, if it is no longer the one that would be drawn.
/// With more players than `most` that is not found out here.
pub fn offer(event: &Event, now: Moment, most: usize) -> Option<Message> {
    let key = key_for(Context::Main, Act::RepairRound);
    if event.active().count() <= most {
        return offered(event, now).map(|_| msg!("tables.offer", key));
    }
    let swiss = event.stage().is_some_and(|stage| stage.kind == StageKind::Swiss);
    let under_way = event.round().is_some_and(|round| !round.is_complete());
    (swiss && under_way).then(|| msg!("preflight.offer-not-counted", most, key))
}

/// The player whom the command has brought or brought back.
fn late_player(event: &Event, command: &Command) -> Option<Id> {
    match command {
        Command::Add(_) => event.registered().next_back().map(|entrant| entrant.id),
        Command::Rejoin(who) => find(event, who).ok(),
        _ => None,
    }
}

/// Whether the newest round could have been drawn otherwise after this command, whose line is the
/// last of the log.
///
/// Somebody came or went, or a result of an earlier round is another.
fn changes_the_draw(event: &Event, command: &Command) -> bool {
    let newest = event.round().map(|round| round.number);
    match command {
        Command::Undo(_) | Command::Redo(_) => {
            let step = event.log.last().and_then(|entry| event.meant(&entry.action));
            let earlier = |of: &Reported| !event.is_newest(of.stage, of.round);
            step.filter(|_| newest.is_some())
                .is_some_and(|it| it.moves_people() || it.reported().is_some_and(earlier))
        }
        Command::Add(_)
        | Command::Import(_)
        | Command::Drop(_)
        | Command::Rejoin(_)
        | Command::Seat(..)
        | Command::Disqualify { .. } => newest.is_some(),
        Command::Report { round, .. } => round.is_some() && *round != newest,
        _ => false,
    }
}

/// The subject of the key for places: the chosen table of the round, or the chosen player.
pub fn chosen(model: &Model) -> Option<ChoicesAbout> {
    let open = model.open_event()?;
    let event = open.event();
    let of_round = open.view == View::Main && open.pane == Pane::Round && model.dialogs.is_empty();
    if of_round {
        let table = open.chosen_table().filter(|_| !open.looks_back());
        let missing = table.and_then(|table| missing(event, table, likely_missing(event, table)?));
        // Somebody who waits comes before a table where both players still are.
        let left = |pairing: &Pairing| {
            !event.is_here(pairing.a) || !pairing.b.is_none_or(|b| event.is_here(b))
        };
        let at = table.and_then(|table| event.round()?.at_table(table));
        let waits = open.derived.waits.filter(|_| !at.is_some_and(left));
        return waits.map(ChoicesAbout::Seat).or(missing);
    }
    let id = model.chosen_player()?;
    if needs_seat(event, id) {
        return Some(ChoicesAbout::Seat(id));
    }
    // The opponent of the chosen player is the one who is missing.
    let pairing = event.round()?.of(id)?;
    missing(event, pairing.table?, pairing.side(id)?.other())
}

fn missing(event: &Event, table: u32, side: Side) -> Option<ChoicesAbout> {
    let pairing = event.round()?.at_table(table)?;
    (!pairing.has_begun()).then_some(ChoicesAbout::Missing { table, side })
}
