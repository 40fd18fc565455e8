//! The words that screens use.

use crate::event::{Entry, Event, How, Outcome, Pairing, ResultText, StageKind, Step};
use crate::msg;
use crate::words::Message;

/// The stage of the event, for the header.
pub fn whereabouts(event: &Event) -> Message {
    match (event.stage(), event.round()) {
        (Some(stage), Some(round)) => stage.round_title(round.number),
        (Some(_), None) if event.may_have_a_deciding_match() => {
            StageKind::DecidingMatch.phrase().capitalised()
        }
        (Some(stage), None) => msg!("stage.cut-to", n = stage.seeds.len()).capitalised(),
        _ => drafting(event).unwrap_or_else(|| msg!("phase.registration")).capitalised(),
    }
}

/// `Draft, pick 5 of 15`, before the first round.
fn drafting(event: &Event) -> Option<Message> {
    Some(match event.draft?.step {
        Step::Open => msg!("draft.opening"),
        Step::Build => msg!("draft.building"),
        Step::Pick { phase, pick } => {
            let whole = event.ruleset.draft.as_ref()?.hand_at(phase, 1);
            msg!("draft.at-pick", pick = pick, all = whole)
        }
    })
}

/// `1–0`, `2–1`, `½–½`; with c for a concession, n for a no-show, and r for any other reason.
pub fn score(event: &Event, pairing: &Pairing, outcome: &Outcome) -> String {
    let sign = match outcome.how {
        How::Played => "",
        How::Concession(_) => " c",
        How::NoShow(_) => " n",
        How::Removed(_) | How::Vacant | How::Rested | How::Unplayed => " r",
    };
    format!("{}{sign}", event.score(pairing, outcome).join("–"))
}

/// `Ewa beat Jan 2–1`, for the present result of a table, with names that fit.
pub fn result(event: &Event, pairing: &Pairing, outcome: &Outcome, names: [&str; 2]) -> Message {
    let names = names.map(str::to_owned);
    ResultText::named(event, names, outcome, pairing.number.is_none()).message()
}

/// The action, and the reason if one was given.
pub fn told(event: &Event, entry: &Entry) -> String {
    let why = entry.reason.as_ref().map_or(String::new(), |why| format!(" ({why})"));
    format!("{}{why}", event.tell(entry))
}

/// The whole entry: number, time, organizer, action and reason.
pub fn in_full(event: &Event, entry: &Entry) -> String {
    let undone = if event.undone.contains(&entry.n) { " · undone" } else { "" };
    let (day, time, by) = (entry.at.day(), entry.at.clock(), &entry.by);
    format!("#{} · {day} {time} · {by}: {}{undone}", entry.n, told(event, entry))
}
