//! Awarded byes: given before the event for the first rounds, not to an odd player.
//!
//! Players with an awarded bye take no part in the draw of the round, however many they are. If the
//! others are an odd number, one of them has the usual bye as well.

use super::{Entrant, Event, Id, Refusal, StageKind};
use crate::event::decide::{refuse_if, verb};
use crate::msg;
use crate::words::Message;

impl Event {
    /// The number of the Swiss round to pair next, if there is one.
    pub fn coming_swiss_round(&self) -> Option<u32> {
        match self.stage() {
            None => self.is_swiss().then_some(1),
            Some(stage) if stage.kind == StageKind::Swiss && !stage.all_paired() => {
                Some(stage.rounds.len() as u32 + 1)
            }
            Some(_) => None,
        }
    }

    /// Whether this entrant has an awarded bye in this Swiss round.
    pub fn has_awarded_bye(&self, entrant: &Entrant, round: u32) -> bool {
        !entrant.house && (1..=entrant.byes).contains(&round)
    }

    /// Whether this entrant has an awarded bye in the next Swiss round.
    pub fn has_awarded_bye_next(&self, entrant: &Entrant) -> bool {
        self.coming_swiss_round().is_some_and(|round| self.has_awarded_bye(entrant, round))
    }

    /// Those with an awarded bye in the next Swiss round, in the order of registration.
    pub fn with_awarded_bye(&self) -> Vec<Id> {
        let all = self.active().filter(|one| self.has_awarded_bye_next(one));
        all.map(|entrant| entrant.id).collect()
    }

    /// The part of a round's answer about these awarded byes.
    pub(super) fn awarded_byes_phrase(&self, ids: &[Id]) -> Option<Message> {
        let phrase = || msg!("pairing.have-awarded", n = ids.len(), names = self.some_names(ids));
        (!ids.is_empty()).then(phrase)
    }

    /// Whether the rules and the event allow awarded byes.
    pub fn may_award_byes(&self) -> bool {
        self.is_swiss() && self.ruleset.preliminary.awarded_byes().is_some()
    }

    /// Whether anybody has an awarded bye.
    pub fn knows_awarded_byes(&self) -> bool {
        self.entrants.iter().any(|entrant| entrant.byes > 0)
    }

    /// The event with exactly these awarded byes in the next round.
    pub fn with_byes_in_next_round(&self, byes: &[Id]) -> Event {
        let mut event = self.clone();
        event.without_byes();
        let Some(round) = self.coming_swiss_round() else { return event };
        let entrants = std::sync::Arc::make_mut(&mut event.entrants);
        let own = entrants.iter_mut().filter(|entrant| byes.contains(&entrant.id));
        own.for_each(|entrant| entrant.byes = round);
        event
    }

    /// Removes all awarded byes, to examine a round again that everybody seated in it plays.
    pub(super) fn without_byes(&mut self) {
        if self.knows_awarded_byes() {
            let entrants = std::sync::Arc::make_mut(&mut self.entrants);
            entrants.iter_mut().for_each(|entrant| entrant.byes = 0);
        }
    }
}

/// Checks that this many byes may be awarded to an entrant, or to a house player if `house`.
pub fn awarded(event: &Event, byes: u32, house: bool) -> Result<(), Refusal> {
    if byes == 0 {
        return Ok(());
    }
    let Some(rule) = event.ruleset.preliminary.awarded_byes() else {
        return Err(Refusal(msg!("pairing.none-awarded", game = &event.ruleset.name)));
    };
    refuse_if(house, || msg!("pairing.house-has-none"))?;
    refuse_if(!event.is_swiss(), || msg!("pairing.only-swiss"))?;
    match byes > rule.most {
        true => Err(Refusal(msg!("pairing.too-many", n = byes, most = rule.most))),
        false => Ok(()),
    }
}

/// Checks that the number of awarded byes may change, which must affect a round still to be paired.
/// The answer is the note from which round it counts, if the first is already paired.
pub fn changed(
    event: &Event,
    id: Id,
    byes: Option<u32>,
    house: bool,
) -> Result<Option<Message>, Refusal> {
    let had = event.entrant(id).map_or(0, |entrant| entrant.byes);
    let Some(byes) = byes else {
        // A house player has no byes.
        return awarded(event, had, house).map(|()| None);
    };
    awarded(event, byes, house)?;
    let paired = event.preliminary().map_or(0, |stage| stage.rounds.len() as u32);
    let name = event.label(id);
    match byes != had && paired > 0 {
        true if byes.max(had) <= paired || event.coming_swiss_round().is_none() => {
            Err(Refusal(msg!("pairing.paired-already", name, n = byes.max(had))))
        }
        true => Ok(Some(msg!("pairing.from-round", round = paired + 1))),
        false => Ok(None),
    }
}

/// The refusal to seat, or mark as away, somebody with an awarded bye in the next round.
pub(super) fn has_one(event: &Event, id: Id) -> Option<Refusal> {
    let round = event.coming_swiss_round()?;
    event.has_awarded_bye(event.entrant(id)?, round).then(|| {
        let edit = verb(format!("edit #{id} byes={}", round - 1));
        Refusal(msg!("pairing.out-as-awarded", name = event.label(id), round, edit))
    })
}

/// Refuses a round that fewer than two play because the others have awarded byes.
pub(super) fn enough_play(event: &Event, play: usize) -> Result<(), Refusal> {
    let free = event.with_awarded_bye();
    if free.is_empty() || play >= 2 {
        return Ok(());
    }
    Err(Refusal(msg!("pairing.too-few-play", n = play, names = event.some_names(&free))))
}
