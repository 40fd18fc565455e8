//! Byes that are not the odd player's: awarded for the first rounds, or asked for.
//!
//! A player with such a bye takes no part in the draw of the round. Any number of players may have
//! one. The odd player of those who are left still has the bye of the game's own rule.

use super::{Command, Entrant, Event, GivenBye, Id, StageKind, Who, plan_for};

impl Event {
    /// The number of the Swiss round that is paired next; None if none is.
    pub fn coming_swiss_round(&self) -> Option<u32> {
        match self.stage() {
            None => self.is_swiss().then_some(1),
            Some(stage) if stage.kind == StageKind::Swiss && !stage.all_paired() => {
                Some(stage.rounds.len() as u32 + 1)
            }
            Some(_) => None,
        }
    }

    /// The bye that this entrant has in a Swiss round without being the odd player.
    pub fn given_bye(&self, entrant: &Entrant, round: u32) -> Option<GivenBye> {
        if entrant.house {
            return None;
        }
        let awarded = (1..=entrant.byes).contains(&round);
        let asked = || self.byes_asked.get(&entrant.id).is_some_and(|all| all.contains(&round));
        if awarded { Some(GivenBye::Awarded) } else { asked().then_some(GivenBye::Requested) }
    }

    /// The bye that this entrant has in the coming Swiss round without being the odd player.
    pub fn bye_in_next_round(&self, entrant: &Entrant) -> Option<GivenBye> {
        self.given_bye(entrant, self.coming_swiss_round()?)
    }

    /// Those with such a bye in the coming Swiss round, in the order of registration.
    pub fn with_given_bye(&self, kind: GivenBye) -> Vec<Id> {
        let Some(round) = self.coming_swiss_round() else { return Vec::new() };
        let all = self.active().filter(|one| self.given_bye(one, round) == Some(kind));
        all.map(|entrant| entrant.id).collect()
    }

    /// Whether byes can be awarded here for the first rounds.
    pub fn may_award_byes(&self) -> bool {
        self.is_swiss() && self.ruleset.preliminary.awarded_byes().is_some()
    }

    /// The number of byes on request that this entrant has had or has asked for.
    pub fn byes_on_request(&self, id: Id) -> u32 {
        let rounds = self.preliminary().map_or(&[][..], |stage| &stage.rounds);
        let had = rounds.iter().filter_map(|round| round.of(id));
        let had = had.filter(|one| one.given_bye() == Some(GivenBye::Requested)).count() as u32;
        let coming = rounds.len() as u32 + 1;
        let asked = self.byes_asked.get(&id).map_or(0, |all| all.range(coming..).count());
        had + asked as u32
    }

    /// The command by which this entrant leaves the coming round out, or plays it after all.
    pub fn bye_on_request(&self, id: Id) -> Command {
        let paired = self.preliminary().map_or(0, |stage| stage.rounds.len() as u32);
        let round = self.coming_swiss_round().unwrap_or(paired + 1);
        let off = self.byes_asked.get(&id).is_some_and(|all| all.contains(&round));
        Command::Bye { who: Who::id(id), round, off }
    }

    /// The Swiss rounds of the whole event as they are announced; None if nobody knows yet.
    pub fn swiss_rounds_in_all(&self) -> Option<u32> {
        let plan = match self.plan {
            Some(plan) => plan,
            None => plan_for(self, self.active().count() as u32).ok()?.0,
        };
        plan.kind.is_preliminary().then_some(plan.rounds)
    }

    /// Whether anybody has a bye awarded, or has asked for one.
    pub fn knows_given_byes(&self) -> bool {
        !self.byes_asked.is_empty() || self.entrants.iter().any(|entrant| entrant.byes > 0)
    }

    /// The event with these byes in the coming round, and no others.
    pub fn with_byes_in_next_round(&self, byes: &[(Id, GivenBye)]) -> Event {
        let mut event = self.clone();
        event.without_given_byes();
        let Some(round) = self.coming_swiss_round() else { return event };
        for (id, bye) in byes {
            match bye {
                GivenBye::Awarded | GivenBye::Late => {
                    let entrants = std::sync::Arc::make_mut(&mut event.entrants);
                    let own = entrants.iter_mut().find(|entrant| entrant.id == *id);
                    own.into_iter().for_each(|entrant| entrant.byes = round);
                }
                GivenBye::Requested => _ = event.byes_asked.insert(*id, [round].into()),
            }
        }
        event
    }

    /// The byes that are awarded, or asked for, are forgotten. Everybody seated in a round that is
    /// examined again plays it.
    pub(in crate::event) fn without_given_byes(&mut self) {
        self.byes_asked.clear();
        if self.entrants.iter().any(|entrant| entrant.byes > 0) {
            let entrants = std::sync::Arc::make_mut(&mut self.entrants);
            entrants.iter_mut().for_each(|entrant| entrant.byes = 0);
        }
    }
}
