//! The words that screens use.

use super::text;
use crate::event::{Entry, Event, How, Id, Outcome, Pairing, ResultText, StageKind, Step};
use crate::msg;
use crate::tui::derived::Derived;
use crate::words::{Arg, Message};
use std::collections::HashMap;

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
            let hand = event.ruleset.draft.as_ref()?.hand_at(phase, 1);
            msg!("draft.at-pick", pick, all = hand)
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
        How::Played if outcome.timed => msg!("screen.sign", outcome = "timed"),
        How::Played if pairing.time.is_some() => msg!("screen.sign", outcome = "time"),
        How::Played => return Message::verbatim(score),
        How::Concession(_) => msg!("screen.sign", outcome = "conceded"),
        How::NoShow(_) => msg!("screen.sign", outcome = "no-show"),
        How::Removed(_)
        | How::Vacant
        | How::Rested
        | How::Unplayed
        | How::AwardedBye
        | How::SatOut => {
            msg!("screen.sign", outcome = "other")
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
        Some(time) => msg!("common.text", text = Arg::Clauses(vec![result.into(), time.into()])),
        None => result,
    }
}

/// The action, and the reason if one was given.
pub fn action_and_reason(event: &Event, entry: &Entry) -> Message {
    let what = msg!("common.text", text = event.describe(entry));
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
    let what =
        msg!("common.labelled", label = entry.by.as_str(), text = action_and_reason(event, entry));
    let line = msg!("common.dotted", one = at, other = what);
    match event.undone.contains(&entry.n) {
        true => msg!("screen.entry-undone", entry = line),
        false => line,
    }
}

/// The names as they are shown. A name that does not fit is cut, its given name first. If two cut
/// names would look the same, they keep their given names instead.
pub struct ShortNames<'a> {
    event: &'a Event,
    /// Only the names that are cut; a list of thousands has few of them.
    cut: HashMap<Id, String>,
}

impl ShortNames<'_> {
    /// Shortens each name to its number of columns.
    pub fn of<'a>(
        event: &'a Event,
        derived: &Derived,
        all: impl Iterator<Item = (Id, usize)> + Clone,
    ) -> ShortNames<'a> {
        let is_cut = |(id, columns): &(Id, usize)| derived.width(*id) > *columns;
        if !all.clone().any(|one| is_cut(&one)) {
            return ShortNames { event, cut: HashMap::new() };
        }
        let full: Vec<(Id, usize)> = all.collect();
        let cut = |(id, columns): &(Id, usize)| text::cut_name(&event.label(*id), *columns);
        let mut shown: Vec<String> = full.iter().map(cut).collect();
        for at in doubled(&shown, &full, is_cut) {
            let (id, columns) = full[at];
            let name = event.label(id);
            if !text::is_team(&name) {
                shown[at] = text::cut(&name, columns);
            }
        }
        // Names that still look the same get the player's number.
        for at in doubled(&shown, &full, is_cut) {
            let (id, columns) = full[at];
            let number = format!(" #{id}");
            let room = columns.saturating_sub(text::width(&number));
            shown[at] = text::cut_name(&shown[at], room) + &number;
        }
        let ids = full.iter().zip(shown).filter(|(one, _)| is_cut(one));
        ShortNames { event, cut: ids.map(|((id, _), name)| (*id, name)).collect() }
    }

    pub fn get(&self, id: Id) -> String {
        match self.cut.get(&id) {
            Some(name) => name.clone(),
            None => text::sanitise(&self.event.label(id)),
        }
    }
}

/// The positions of cut names that look like another name.
fn doubled(
    shown: &[String],
    full: &[(Id, usize)],
    is_cut: impl Fn(&(Id, usize)) -> bool,
) -> Vec<usize> {
    let mut times: HashMap<&str, usize> = HashMap::new();
    shown.iter().for_each(|name| *times.entry(name).or_default() += 1);
    (0..full.len()).filter(|at| is_cut(&full[*at]) && times[shown[*at].as_str()] > 1).collect()
}
