//! The words that screens use.

use crate::event::{Entry, Event, How, Outcome, Pairing, ResultText, StageKind, Step};
use crate::msg;
use crate::words::{Arg, Message};

/// The stage of the event, for the header.
pub fn whereabouts(event: &Event) -> Message {
    match (event.stage(), event.round()) {
        (Some(stage), Some(round)) => stage.round_title(round.number),
        (Some(_), None) if event.may_have_a_deciding_match() => {
            StageKind::DecidingMatch.phrase().capitalised()
        }
        (Some(stage), None) => msg!("finals.cut-to", n = stage.seeds.len()).capitalised(),
        _ => drafting(event).unwrap_or_else(|| msg!("verify.registration")).capitalised(),
    }
}

/// `Draft, pick 5 of 15`, before the first round.
fn drafting(event: &Event) -> Option<Message> {
    Some(match event.draft?.step {
        Step::Open => msg!("draft.opening"),
        Step::Build => msg!("draft.building"),
        Step::Pick { phase, pick } => {
            let whole = event.ruleset.draft.as_ref()?.hand_at(phase, 1);
            msg!("draft.at-pick", pick, all = whole)
        }
    })
}

/// The score with its sign: `1–0`, `2–1`, `½–½`.
///
/// The sign is t if time gave it or the win is one on time. It is c for a concession, n for a
/// no-show, and r for any other reason.
pub fn score(event: &Event, pairing: &Pairing, outcome: &Outcome) -> Message {
    let score = event.score(pairing, outcome).join("–");
    let sign = match outcome.how {
        How::Played if outcome.timed => msg!("time-call.timed-sign"),
        How::Played if pairing.time.is_some() => msg!("time-call.sign"),
        How::Played => return Message::verbatim(score),
        How::Concession(_) => msg!("screen.conceded-sign"),
        How::NoShow(_) => msg!("screen.no-show-sign"),
        How::Removed(_)
        | How::Vacant
        | How::Rested
        | How::Unplayed
        | How::AwardedBye
        | How::SatOut => {
            msg!("screen.other-sign")
        }
    };
    msg!("common.spaced", one = score, other = sign)
}

/// The present result of a table, with names that fit: `Ewa beat Jan 2–1`.
///
/// If time was called, it tells what gave the result.
pub fn result(event: &Event, pairing: &Pairing, outcome: &Outcome, names: [&str; 2]) -> Message {
    let names = names.map(str::to_owned);
    let result = ResultText::named(event, names, outcome, pairing.number.is_none()).message();
    match event.time_clause_of(pairing) {
        Some(time) => msg!("time-call.with", result, time),
        None => result,
    }
}

/// The action, and the reason if one was given.
pub fn told(event: &Event, entry: &Entry) -> Message {
    let what = msg!("common.text", text = event.tell(entry));
    match &entry.reason {
        None => what,
        Some(why) => msg!("common.bracketed", text = what, note = why),
    }
}

/// The whole entry: number, time, organizer, action and reason.
pub fn in_full(event: &Event, entry: &Entry) -> Message {
    let day = Arg::Date(entry.at.day());
    let at = msg!("common.spaced", one = day, other = entry.at.clock());
    let at = msg!("common.dotted", one = format!("#{}", entry.n), other = at);
    let what = msg!("common.labelled", label = entry.by.as_str(), text = told(event, entry));
    let whole = msg!("common.dotted", one = at, other = what);
    match event.undone.contains(&entry.n) {
        true => msg!("screen.entry-undone", entry = whole),
        false => whole,
    }
}
