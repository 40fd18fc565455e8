//! The penalties that were given, with the lines of the log that tell when and by whom.

use super::action::{Effect, Penalised, Place};
use super::{Action, Entry, Event, Id};
use crate::msg;
use crate::ruleset::{Offence, Penalty, PenaltyEffect};
use crate::words::{Arg, Message};

/// A penalty that was given and not undone.
#[derive(Debug, Clone, Copy)]
pub struct Given<'e> {
    /// The line that recorded it.
    pub entry: &'e Entry,
    pub id: Id,
    /// None for a disqualification by its own verb, which names no penalty of the ruleset.
    pub penalised: Option<&'e Penalised>,
    /// The round it was given in; None before the first round.
    pub at: Option<Place>,
}

impl Event {
    /// All penalties that count, in the order in which they were given.
    pub fn given(&self) -> Vec<Given<'_>> {
        let mut round = None;
        let mut given = Vec::new();
        for entry in self.counting().rev() {
            if let Action::Pair(paired) = &entry.action {
                round = Some(Place { stage: paired.stage, round: paired.round, table: None });
            }
            let (id, penalised) = match &entry.action {
                Action::Penalty(penalised) => (penalised.id, Some(penalised)),
                Action::DeckCheck(checked) => {
                    let illegal = checked.illegal.as_ref();
                    let Some(penalised) = illegal.and_then(|deck| deck.penalty.as_ref()) else {
                        continue;
                    };
                    (penalised.id, Some(penalised))
                }
                Action::Disqualify(left) => (left.id, None),
                _ => continue,
            };
            let at = penalised.and_then(|penalised| penalised.at).or(round);
            given.push(Given { entry, id, penalised, at });
        }
        let registered = |given: &Given| self.entrant(given.id).is_some_and(|e| e.is_registered());
        given.retain(registered);
        given
    }

    /// The penalties of one entrant, in the order in which they were given.
    pub fn given_to(&self, id: Id) -> Vec<Given<'_>> {
        let mut given = self.given();
        given.retain(|given| given.id == id);
        given
    }

    /// The name of a penalty of the ruleset; a word that the ruleset does not have stays.
    pub fn penalty_name(&self, kind: &str) -> Arg {
        self.ruleset.penalty(kind).map_or_else(|| kind.into(), |penalty| Arg::from(&penalty.name))
    }
}

impl<'e> Given<'e> {
    /// The word of the penalty in the ruleset.
    pub fn kind(&self, event: &'e Event) -> &'e str {
        let out = |penalty: &&Penalty| penalty.effect == PenaltyEffect::Disqualification;
        match self.penalised {
            Some(penalised) => &penalised.kind,
            None => event.ruleset.penalties.iter().find(out).map_or("disqualification", |p| &p.id),
        }
    }

    pub fn name(&self, event: &Event) -> Arg {
        match self.penalised {
            Some(penalised) => event.penalty_name(&penalised.kind),
            None => msg!("judge.disqualification").into(),
        }
    }

    pub fn offence(&self, event: &'e Event) -> Option<&'e Offence> {
        event.ruleset.offence(self.penalised?.offence.as_deref()?)
    }

    /// The person who gave it: the official named with it, or the author of the line.
    pub fn by(&self) -> &'e str {
        let official = self.penalised.and_then(|penalised| penalised.official.as_deref());
        official.unwrap_or(&self.entry.by)
    }

    /// The organizer's own words.
    pub fn note(&self) -> Option<&'e str> {
        match self.penalised {
            Some(penalised) => penalised.note.as_deref(),
            None => self.entry.reason.as_deref(),
        }
    }

    /// Whether the offence was observed or confirmed.
    pub fn is_confirmed(&self) -> bool {
        self.penalised.is_none_or(|penalised| penalised.offence.is_some() && !penalised.suspected)
    }

    /// Whether it was given on a mere suspicion.
    pub fn is_suspected(&self) -> bool {
        self.penalised.is_some_and(|penalised| penalised.suspected)
    }

    /// The table, if the player sat at one.
    pub fn table(&self) -> Option<u32> {
        let result = match self.penalised.and_then(|penalised| penalised.effect.as_ref()) {
            Some(Effect::Result(reported)) => Some(reported.table),
            _ => None,
        };
        self.at.and_then(|at| at.table).or(result)
    }

    /// The penalty in one line: `Warning (round 1, table 3, Collusion, suspected): slow play`.
    pub fn told(&self, event: &Event) -> Message {
        let mut about: Vec<Arg> = Vec::new();
        about.extend(self.at.map(|at| event.round_in_a_sentence(at.stage, at.round).into()));
        about.extend(self.table().map(|table| msg!("common.table", n = table).into()));
        about.extend(self.offence(event).map(|offence| Arg::from(&offence.name)));
        about.extend(self.is_suspected().then(|| msg!("judge.offence-suspected").into()));
        let what = match about.is_empty() {
            true => msg!("common.text", text = self.name(event)),
            false => msg!("common.bracketed", text = self.name(event), note = Arg::Series(about)),
        };
        match self.note() {
            Some(note) => msg!("judge.item-note", item = what, note),
            None => what,
        }
    }
}
