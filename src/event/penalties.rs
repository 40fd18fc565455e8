//! Penalties: those that were given, those whose result does not stand, and what the rules suggest next.

use super::{Action, Entry, Event, Id, Side};
use crate::event::actions::{Effect, Penalised, Place};
use crate::msg;
use crate::ruleset::{Offence, Penalty, PenaltyEffect};
use crate::words::{Arg, Message};

/// A penalty that was given and not undone.
#[derive(Debug, Clone, Copy)]
pub struct GivenPenalty<'e> {
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
    pub fn penalties_given(&self) -> Vec<GivenPenalty<'_>> {
        let mut round = None;
        let mut penalties = Vec::new();
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
            penalties.push(GivenPenalty { entry, id, penalised, at });
        }
        let registered =
            |penalty: &GivenPenalty| self.entrant(penalty.id).is_some_and(|e| e.is_registered());
        penalties.retain(registered);
        penalties
    }

    /// The penalties of one entrant, in the order in which they were given.
    pub fn penalties_of(&self, id: Id) -> Vec<GivenPenalty<'_>> {
        let mut penalties = self.penalties_given();
        penalties.retain(|penalty| penalty.id == id);
        penalties
    }

    /// The name of a penalty of the ruleset; a word that the ruleset does not have stays.
    fn penalty_name(&self, kind: &str) -> Arg {
        self.ruleset.penalty(kind).map_or_else(|| kind.into(), |penalty| Arg::from(&penalty.name))
    }
}

impl<'e> GivenPenalty<'e> {
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
    fn is_confirmed(&self) -> bool {
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
    pub fn phrase(&self, event: &Event) -> Message {
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
            Some(note) => msg!("common.labelled", label = what, text = note),
            None => what,
        }
    }
}

/// A penalty that cost a game or a match, at a table whose result is without it.
#[derive(Debug, Clone, Copy)]
pub struct UnappliedPenalty<'e> {
    pub id: Id,
    pub table: u32,
    pub penalty: &'e Penalty,
}

impl Event {
    /// Penalties of the newest round that must be entered again. A result entered later may have
    /// replaced the one with the penalty.
    pub fn unapplied_penalties(&self) -> impl Iterator<Item = UnappliedPenalty<'_>> {
        self.penalties.iter().filter_map(|penalised| {
            let Some(Effect::Result(reported)) = &penalised.effect else { return None };
            let round = self.round().filter(|_| self.is_newest(reported.stage, reported.round))?;
            let pairing = round.at_table(reported.table)?;
            let side = pairing.side(penalised.id)?;
            let outcome = pairing.outcome.as_ref()?;
            let penalty = self.ruleset.penalty(&penalised.kind)?;
            let lost = outcome.games.contains(if side == Side::A { 'L' } else { 'W' });
            // Games that both lost are X.
            let lost = outcome.games.contains('X')
                || match penalty.effect {
                    PenaltyEffect::MatchLoss => false,
                    _ => lost,
                };
            let applied = lost || outcome.winner == Some(side.other());
            (!applied).then_some(UnappliedPenalty {
                id: penalised.id,
                table: reported.table,
                penalty,
            })
        })
    }
}

/// The ladder's suggestion for a player and an offence.
#[derive(Debug, Clone, PartialEq)]
pub struct Suggestion<'e> {
    /// None if the rules name no penalty for this.
    pub penalty: Option<&'e Penalty>,
    /// The penalties that fit, the lightest first.
    pub fits: Vec<&'e Penalty>,
    /// The reason, which names what came before.
    pub why: Message,
}

/// The penalty that the ruleset suggests for this offence of this player.
///
/// A suspicion takes the lightest penalty of `suspected`, anything else that of `confirmed`.
/// A repetition takes the step above the heaviest one given before from the same list. If an
/// offence with a list `repeated` was confirmed before, that list applies, unless the penalty was
/// one that suits a mere suspicion.
pub fn suggested<'e>(
    event: &'e Event,
    id: Id,
    offence: &'e Offence,
    suspected: bool,
) -> Suggestion<'e> {
    let earlier = event.penalties_of(id);
    let again = |past: &GivenPenalty| {
        let known = past.offence(event).filter(|of| !of.repeated.is_empty());
        let light = |of: &Offence| of.suspected.iter().any(|id| id == past.kind(event));
        past.is_confirmed() && known.is_some_and(|of| !light(of))
    };
    let repeated = !suspected && !offence.repeated.is_empty() && earlier.iter().any(again);
    let list = match (suspected, repeated) {
        (true, _) => &offence.suspected,
        (false, true) => &offence.repeated,
        (false, false) => &offence.confirmed,
    };
    let fits: Vec<&Penalty> = list.iter().filter_map(|id| event.ruleset.penalty(id)).collect();
    // Only what was given for an offence of the same certainty counts as a step.
    let same = |past: &&GivenPenalty| {
        past.penalised.is_some_and(|p| p.offence.is_some()) && past.is_suspected() == suspected
    };
    let heaviest = earlier
        .iter()
        .filter(same)
        .filter_map(|past| fits.iter().position(|penalty| penalty.id == past.kind(event)));
    let heaviest = heaviest.max();
    let last = fits.len().saturating_sub(1);
    let step = heaviest.map_or(0, |before| (before + 1).min(last));
    let penalty = fits.get(step).copied();
    let fitting = Arg::any_of(fits.iter().map(|penalty| &penalty.name));
    let name = &offence.name;
    let why = match penalty {
        None => msg!("judge.unsaid", offence = name),
        Some(penalty) if repeated && heaviest.is_none() => {
            msg!("judge.suggests-one", why = "repeated", penalty = &penalty.name, offence = name)
        }
        Some(penalty) if heaviest.is_some() && step == last && heaviest == Some(last) => {
            msg!("judge.suggests-one", why = "last", penalty = &penalty.name, offence = name)
        }
        Some(penalty) if heaviest.is_some() => {
            msg!("judge.suggests-one", why = "step", penalty = &penalty.name, offence = name)
        }
        Some(penalty) if suspected => {
            msg!("judge.suggests-one", why = "suspected", penalty = &penalty.name, offence = name)
        }
        Some(_) => {
            msg!("judge.suggests-one", why = "confirmed", penalty = fitting, offence = name)
        }
    };
    Suggestion { penalty, fits, why }
}
