//! Checks of what the judge's desk records.

use super::facts::{Facts, Presence};
use super::judge::{CLOCK, Exit, Judge};
use crate::event::Id;
use crate::event::action::{CheckDrawn, Checked, ComponentCase, Effect, Penalised, Reported};
use crate::msg;
use crate::words::Message;

const DECK_CHECK: Message = msg!("verify.deck-check");
const COMPONENTS: Message = msg!("verify.components");

impl Judge {
    pub fn penalised(&mut self, penalised: &Penalised) {
        self.known_penalty(penalised);
        match &penalised.effect {
            Some(Effect::Removed(left) | Effect::Disqualified(left)) => self.leaves(left, None),
            Some(Effect::Result(reported)) => {
                self.margin(reported);
                self.scores_of(reported);
                self.win_on_time(reported);
            }
            Some(Effect::Points(_)) | None => {}
        }
    }

    /// Nobody is drawn for a check while another at a table was drawn less often.
    pub fn drawn(&mut self, drawn: &CheckDrawn) {
        let before = |id: Id| {
            let draws = self.judged().checks_drawn.iter();
            draws.filter(|draw| draw.ids.contains(&id)).count()
        };
        let stage = self.judged().stages.get(drawn.stage.wrapping_sub(1));
        let round = stage.and_then(|s| s.rounds.get((drawn.round as usize).wrapping_sub(1)));
        let pairings = round.into_iter().flat_map(|round| &round.pairings);
        let seated: Vec<Id> = pairings.filter_map(|p| Some([p.a, p.b?])).flatten().collect();
        if let Some(id) = drawn.ids.iter().find(|id| !seated.contains(id)) {
            let sentence = msg!("verify.drawn-without-table", name = self.facts.name(*id));
            return self.breach_at(&DECK_CHECK, "ids", sentence);
        }
        let passed = seated.iter().filter(|id| !drawn.ids.contains(id) && self.facts.is_here(**id));
        let passed = passed.filter(|id| !self.facts.is_house(**id));
        let fewest = passed.map(|id| before(*id)).min();
        let often = drawn.ids.iter().find(|id| fewest.is_some_and(|fewest| before(**id) > fewest));
        if let Some(id) = often.filter(|_| !drawn.tables) {
            let sentence = msg!("verify.checked-again", name = self.facts.name(*id));
            self.breach_at(&DECK_CHECK, "ids", sentence);
        }
    }

    pub fn checked(&mut self, checked: &Checked) {
        let Some(deck) = &checked.illegal else { return };
        deck.result.iter().for_each(|reported| self.result(&DECK_CHECK, checked.id, reported));
        deck.penalty.iter().for_each(|penalised| self.penalised(penalised));
        if let Some(left) = &deck.leaves {
            self.goes(left, Exit::Left);
            self.leaves(left, deck.result.as_ref());
        }
    }

    pub fn component(&mut self, case: &ComponentCase) {
        case.minutes.iter().for_each(|n| self.minutes(&CLOCK, "minutes", *n, false));
        case.result.iter().for_each(|reported| self.result(&COMPONENTS, case.id, reported));
        if let Some(left) = &case.leaves {
            self.goes(left, Exit::Left);
            self.leaves(left, case.result.as_ref());
        }
    }

    /// A result that the player brought about at their own table.
    fn result(&mut self, place: &Message, id: Id, reported: &Reported) {
        if !reported.of.contains(&id) {
            let name = self.facts.name(id);
            let sentence = msg!("verify.not-at-table", name, table = reported.table);
            return self.breach_at(place, "result", sentence);
        }
        self.games_of(reported);
        self.margin(reported);
        self.scores_of(reported);
        self.win_on_time(reported);
    }
}

impl Facts {
    pub(super) fn penalise(&mut self, penalised: &Penalised) {
        let units = self.ruleset.preliminary.points.units;
        match &penalised.effect {
            None => {}
            Some(Effect::Result(reported)) => self.report(reported),
            Some(Effect::Removed(left)) => self.leave(left, Presence::Gone),
            Some(Effect::Disqualified(left)) => self.leave(left, Presence::PutOut),
            Some(Effect::Points(points)) => {
                if let Some(person) = self.person_mut(penalised.id) {
                    person.off = person.off.saturating_add(points.saturating_mul(units));
                }
            }
        }
    }

    /// The result comes first, so that a departure finds the match as it is recorded now.
    pub(super) fn check(&mut self, checked: &Checked) {
        if let Some(deck) = &checked.illegal {
            deck.result.iter().for_each(|reported| self.report(reported));
            deck.penalty.iter().for_each(|penalised| self.penalise(penalised));
            deck.leaves.iter().for_each(|left| self.leave(left, Presence::Gone));
        }
    }

    pub(super) fn component(&mut self, case: &ComponentCase) {
        case.result.iter().for_each(|reported| self.report(reported));
        case.leaves.iter().for_each(|left| self.leave(left, Presence::Gone));
    }
}
