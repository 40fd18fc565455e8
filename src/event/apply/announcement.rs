//! Applies settings, who is kept apart, the cut, and changes of the seeds.

use super::super::action::{ApartSet, Cut, Setup};
use super::super::finals::rounds_for;
use super::super::stage::Stage;
use super::super::state::KeptApart;
use super::super::{Entry, Event, Id};
use crate::event::refuse_if::refuse_if;
use crate::msg;
use crate::words::Message;

impl Event {
    pub(super) fn apply_setup(&mut self, new: &Setup) {
        let now = &mut self.setup;
        // A new structure uses its own rounds and cut, unless this change gives them.
        if new.structure.is_some() && new.structure != now.structure {
            (now.rounds, now.cut, now.cut_by) = (None, None, None);
            now.finals_match = None;
            now.by_rules.clear();
        }
        now.change(new);
        // What a file says of files on this computer is not followed.
        now.take_outputs();
        if new.checkin == Some(true) {
            // Players who have played have come.
            let seated = self.stages.iter().flat_map(|stage| &stage.rounds);
            let seated = seated.flat_map(|round| &round.pairings).filter(|one| !one.sits_out());
            self.checked_in.extend(seated.flat_map(|one| [Some(one.a), one.b]).flatten());
        }
        if let Some(plan) = &mut self.plan {
            plan.rounds = new.rounds.unwrap_or(plan.rounds);
            plan.cut = new.cut.unwrap_or(plan.cut);
            plan.cut_by = new.cut_by.unwrap_or(plan.cut_by);
            plan.finals_match = new.finals_match.unwrap_or(plan.finals_match);
        }
        let rounds = self.plan.map(|plan| plan.rounds);
        if let (Some(first), Some(rounds)) = (self.stages.first_mut(), rounds)
            && first.kind.is_preliminary()
        {
            first.planned = rounds;
        }
    }

    pub(super) fn apply_cut(&mut self, cut: &Cut) -> Result<(), Message> {
        for id in &cut.seeds {
            self.known(*id)?;
        }
        refuse_if(self.finals().is_some(), || msg!("log.cut-twice"))?;
        self.stages.push(Stage {
            kind: cut.kind,
            planned: cut.rounds,
            shape: cut.shape,
            seeds: cut.seeds.clone(),
            rounds: Vec::new(),
        });
        self.absent.clear();
        self.clock = Default::default();
        Ok(())
    }

    pub(super) fn apply_seeds(&mut self, seeds: &[Id]) -> Result<(), Message> {
        for id in seeds {
            self.known(*id)?;
        }
        // Players may have begun to build the map of its mission.
        let mission = self.mission_now();
        let stage = self.stages.last_mut().filter(|stage| !stage.kind.is_preliminary());
        let stage = stage.ok_or_else(|| msg!("log.no-cut"))?;
        stage.seeds = seeds.to_vec();
        // Seeds change only before the games begin, and the bracket is then paired by the new ones.
        stage.rounds.clear();
        // If nobody could come in, there are fewer seeds, which may need fewer rounds.
        stage.planned = rounds_for(stage.kind, seeds.len());
        self.next_mission = mission.or(self.next_mission);
        Ok(())
    }

    pub(super) fn apply_apart(&mut self, set: &ApartSet, entry: &Entry) -> Result<(), Message> {
        let ApartSet { pair, wish } = set;
        pair.iter().try_for_each(|id| self.known(*id))?;
        let [a, b] = *pair;
        self.apart.retain(|kept| kept.pair != [a, b] && kept.pair != [b, a]);
        self.apart.extend(wish.map(|wish| KeptApart {
            pair: *pair,
            wish,
            why: entry.reason.clone(),
            n: entry.n,
        }));
        Ok(())
    }
}
