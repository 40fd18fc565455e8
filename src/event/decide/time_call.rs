//! Time called at a table: what is told with the result, and what it would replace.

use super::decision::verb;
use super::table_ref::TableRef;
use crate::event::action::{Reported, TimeCalled};
use crate::event::{Event, Moment, Refusal, Report, Side};
use crate::msg;
use crate::words::Message;

/// Facts that the judge should know besides the result.
pub(super) fn warnings(
    event: &Event,
    at: &TableRef,
    (reported, result): (&Reported, &Report),
    now: Moment,
) -> Vec<Message> {
    let (Some(time), Report::Time(_)) = (&reported.time, result) else { return Vec::new() };
    let left = event.time_left_at(at.pairing, now.unix).filter(|left| *left > 0);
    let early = left.map(|left| {
        let left = format!("{}:{:02}", left / 60, left % 60);
        msg!("time-call.time-left", table = reported.table, left)
    });
    let unrecorded = time.first_side.filter(|_| at.pairing.on_sides().is_none());
    let side = unrecorded.zip(event.ruleset.sides.first()).map(|(seat, side)| {
        let who = at.pairing.at(seat).unwrap_or_default();
        let line = verb(format!("side {} #{who} {}", reported.table, side.en));
        msg!("time-call.side-not-recorded", side = line)
    });
    let parts = parts(event, at, time);
    early.into_iter().chain(side).chain(parts).collect()
}

/// Counts that are greater than the ones that include them.
fn parts(event: &Event, at: &TableRef, time: &TimeCalled) -> Vec<Message> {
    let Ok(setting) = event.time_setting(at.number, at.round, at.pairing) else {
        return Vec::new();
    };
    let count = |id: &str, side: Side| {
        let counted = time.counted.iter().find(|counted| counted.id == id)?;
        if side == Side::A { counted.a } else { counted.b }
    };
    let mut found = Vec::new();
    for (_, part) in setting.procedure.fields() {
        let whole = part.part_of.as_deref().and_then(|id| setting.procedure.field(id));
        let Some((_, whole)) = whole else { continue };
        for side in [Side::A, Side::B] {
            let both = count(&part.id, side).zip(count(&whole.id, side));
            let Some((n, most)) = both.filter(|(n, most)| n > most) else { continue };
            let name = at.pairing.at(side).map_or_else(String::new, |id| event.label(id));
            let (part, whole) = (&part.name, &whole.name);
            found.push(msg!("time-call.more-than-the-whole", name, n, part, most, whole));
        }
    }
    found
}

/// The refusal of a call that would replace a result, unless it says so.
pub(super) fn replaces_unasked(event: &Event, at: &TableRef, result: &Report) -> Option<Refusal> {
    let Report::Time(call) = result else { return None };
    let outcome = at.pairing.outcome.as_ref().filter(|_| !call.replace)?;
    let said = crate::event::ResultText::of(event, at.pairing, outcome).message();
    let why = msg!("time-call.has-result", result = said);
    Some(Refusal(msg!("time-call.at-table", table = at.blank().table, why)))
}

/// How far the next game of a match that goes on is to be played.
pub(super) fn play_to(event: &Event, at: &TableRef, reported: &Reported) -> Option<Message> {
    reported.time.as_ref().filter(|_| reported.open)?;
    let setting = event.time_setting(at.number, at.round, at.pairing).ok()?;
    let next = reported.games.len() as u32 + 1;
    let round = setting.procedure.game(next, false)?.to_round?;
    Some(msg!("time-call.play-to-round", n = next, round))
}
