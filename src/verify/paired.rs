//! A drawn round, replayed: who meets whom, who is free, and who is charged with a missed round.

use super::facts::{Facts, Presence};
use super::tables::{Stage, Table, Unopposed};
use crate::event::action::Paired;
use crate::event::{Id, StageKind};
use std::rc::Rc;

impl Facts {
    pub(super) fn seat(&mut self, paired: &Paired) {
        self.absent.clear();
        self.leaving.clear();
        self.clock_started = false;
        self.redrawn = paired.redrawn;
        let round = (paired.stage, paired.round);
        self.missions.extend(paired.mission.map(|number| (round, number)));
        // A mission named for the coming round is this round's, unless it is drawn again.
        if paired.redrawn == 0 {
            let said = self.missions_again.remove(&(0, 0));
            self.missions_again.extend(said.map(|number| (round, number)));
        }
        if !paired.pods.is_empty() {
            self.pods.clone_from(&paired.pods);
        }
        if let Some(plan) = paired.plan {
            (self.rounds, self.cut, self.cut_by) = (plan.rounds, plan.cut, plan.cut_by);
            for [id, start] in &paired.starts {
                if let Some(person) = self.person_mut(*id) {
                    person.start = *start;
                }
            }
            let shape = match plan.kind.is_preliminary() {
                true => self.ruleset.preliminary.shape,
                false => plan.finals_match,
            };
            self.stages = vec![Stage {
                kind: plan.kind,
                shape,
                seeds: vec![],
                rounds: vec![],
                planned: plan.rounds,
            }];
        }
        let table = |at: usize, seats, call, free| Table {
            seats,
            game: paired.numbers.get(at).copied(),
            end: None,
            call,
            recorded: None,
            margin: None,
            scores: None,
            timed: false,
            begun: false,
            free,
        };
        let played = paired.tables.iter().enumerate().map(|(at, seats)| {
            table(at, seats.map(Some), paired.sides.get(at).copied(), Unopposed::Bye)
        });
        let robin = self.stages.last().is_some_and(|stage| stage.kind == StageKind::RoundRobin);
        let worth = if robin { Unopposed::Rest } else { Unopposed::Bye };
        let byes = paired.bye.iter().chain(&paired.byes).map(|id| (id, worth));
        let unplayed = paired.unplayed.iter().map(|id| (id, Unopposed::Win));
        let free = (paired.tables.len()..).zip(byes.chain(unplayed));
        let free = free.map(|(at, (id, free))| table(at, [Some(*id), None], None, free));
        let awarded = paired.awarded.iter().map(|id| Table::beside(*id, Unopposed::Awarded));
        let tables = played.chain(free).chain(awarded).collect();
        if let Some(stage) = self.stages.last_mut() {
            stage.rounds.truncate((paired.round as usize).saturating_sub(1));
            stage.rounds.push(Rc::new(tables));
        }
        self.dismiss(paired);
        if paired.stage == 1 {
            self.sat_out.insert(paired.round, paired.out.clone());
        }
        self.charge(paired);
    }

    /// Charges a missed round to everybody who is here without a seat, and to nobody else.
    fn charge(&mut self, paired: &Paired) {
        if self.stages.len() > 1 || !self.preliminary().is_some_and(|p| p.kind == StageKind::Swiss)
        {
            return;
        }
        let mut seated: Vec<Id> = paired.tables.iter().flatten().copied().collect();
        seated.extend(paired.bye);
        seated.extend(&paired.awarded);
        if !self.sitting_out_is_lost() {
            seated.extend(&paired.out);
        }
        seated.sort_unstable();
        for (id, person) in (1..).zip(Rc::make_mut(&mut self.people)) {
            person.charged.retain(|round| *round != paired.round);
            let due = person.presence == Presence::Here && !person.house;
            if due && seated.binary_search(&id).is_err() {
                person.charged.push(paired.round);
            }
        }
    }
}
