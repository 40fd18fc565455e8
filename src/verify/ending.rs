//! Champion and final places.

use super::judge::{Judge, STANDINGS};
use crate::event::{Id, StageKind, champion, final_places};
use crate::msg;
use crate::words::Arg;
use std::cmp::Reverse;

impl Judge {
    /// Compares the published ending of the event with the right one.
    pub fn ending(&mut self) {
        if self.facts.preliminary().is_some_and(|swiss| !swiss.rounds.is_empty()) {
            self.compare_standings(&STANDINGS);
        }
        self.everybody_met();
        let said = champion(self.judged());
        self.finished(said);
        if said.is_some() {
            self.final_places();
        }
    }

    pub fn finished(&mut self, said: Option<Id>) {
        let due = self.champion();
        if said != due {
            let name = |id: Option<Id>| match id {
                Some(id) => Arg::Text(self.facts.name(id)),
                None => msg!("place.nobody").into(),
            };
            let sentence = msg!("verify.other-champion", due = name(due), said = name(said));
            self.breach(&msg!("verify.champion"), sentence);
        }
    }

    /// The champion, who is nobody that was put out.
    ///
    /// With finals it is the winner of the only game of the last round, or the only seed left.
    /// Without finals it is the first of the standings once all rounds are over.
    fn champion(&self) -> Option<Id> {
        self.winner().filter(|id| !self.facts.is_put_out(*id))
    }

    fn winner(&self) -> Option<Id> {
        let facts = &self.facts;
        if let Some(finals) = facts.finals() {
            if let ([], [only]) = (finals.rounds.as_slice(), finals.seeds.as_slice()) {
                return Some(*only);
            }
            if finals.kind == StageKind::DoubleElimination {
                return facts.double_champion();
            }
            let last = finals.rounds.last()?;
            let [game] = &last[..] else { return None };
            return facts.advances(finals, game).filter(|_| game.is_over());
        }
        let swiss = facts.preliminary()?;
        let over = swiss.rounds.len() as u32 >= facts.rounds
            && swiss.tables().all(|table| table.is_over());
        let first = || facts.places(&facts.tallies()).first().map(|place| place.id);
        if over && facts.cut == 0 && facts.level_first().is_empty() { first() } else { None }
    }

    /// Compares the final places with those by definition.
    ///
    /// Among the seeds, the later somebody lost the better, then by seed. A player loses in the
    /// round of their last seat, or in the next if they advanced and were not seen again. Behind
    /// them come all others as before, and at the end those who were put out.
    fn final_places(&mut self) {
        let Some(finals) = self.facts.finals().filter(|finals| !finals.seeds.is_empty()) else {
            return;
        };
        let reached = |id: Id| {
            let seated = (1..).zip(&finals.rounds).filter_map(|(number, tables)| {
                let table = tables.iter().find(|table| table.seat_of(id).is_some())?;
                let went_on = self.facts.advances(finals, table) == Some(id);
                Some(number + u32::from(went_on))
            });
            seated.max().unwrap_or(0)
        };
        let mut due = finals.seeds.clone();
        due.sort_by_key(|id| Reverse(reached(*id)));
        if finals.kind == StageKind::DoubleElimination {
            due = self.facts.double_places();
        }
        let all = self.facts.places(&self.facts.tallies());
        due.extend(all.iter().map(|place| place.id).filter(|id| !finals.seeds.contains(id)));
        due.sort_by_key(|id| self.facts.is_put_out(*id));
        let said = final_places(self.judged());
        let wrong = (1..).zip(said.iter().zip(&due)).find(|(_, (said, due))| said != due);
        if let Some((rank, (said, due))) = wrong {
            let (said, due) = (self.facts.name(*said), self.facts.name(*due));
            let sentence = msg!("verify.place-of-other", n = rank, due, given = said);
            self.breach(&msg!("verify.final-places"), sentence);
        }
    }
}
