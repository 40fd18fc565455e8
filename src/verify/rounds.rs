//! A Swiss round, judged against the state before it.

use super::judge::{Judge, round_name};
use crate::event::action::{Paired, Plan};
use crate::event::{Id, StageKind};
use crate::msg;
use crate::pairing::{Breach, Contender, check_halves, check_swiss};
use crate::ruleset::{PairingKind, StructureKind};
use crate::words::Message;

impl Judge {
    pub fn round(&mut self, paired: &Paired) {
        let finals = match &paired.plan {
            Some(plan) => !plan.kind.is_preliminary(),
            None => self.facts.finals().is_some(),
        };
        let place = round_name(finals, paired.round);
        self.counted.insert((paired.stage, paired.round), paired.tables.len());
        self.facts.dismiss(&paired.removed);
        if let Some(plan) = paired.plan.as_ref().filter(|_| paired.redrawn == 0) {
            self.announced(&place, plan);
        }
        let kind = match (&paired.plan, self.facts.stages.last()) {
            (Some(plan), _) => plan.kind,
            (None, Some(stage)) => stage.kind,
            (None, None) => return self.breach(&place, msg!("verify.no-stage")),
        };
        self.awarded_byes(&place, paired, kind);
        self.mission(&place, paired);
        match kind {
            StageKind::Swiss => self.swiss(&place, paired),
            StageKind::RoundRobin => self.round_robin(&place, paired),
            StageKind::SingleElimination | StageKind::DecidingMatch => self.bracket(&place, paired),
            StageKind::DoubleElimination => self.double(&place, paired),
        }
    }

    /// Checks that rounds and cut are as announced, or else as in the structure's row.
    fn announced(&mut self, place: &Message, plan: &Plan) {
        let setup = &self.judged().setup;
        let structures = &self.facts.ruleset.structures;
        let table = match setup.structure.unwrap_or(StructureKind::Basic) {
            StructureKind::Basic => structures.basic.as_ref(),
            StructureKind::Advanced => structures.advanced.as_ref(),
            StructureKind::Custom => None,
        };
        let players = self.facts.all_here().count() as u32;
        let rows = table.map_or(&[][..], |table| &table.rows);
        let row = rows.iter().find(|row| {
            row.players.from <= players && row.players.to.is_none_or(|to| players <= to)
        });
        if plan.kind == StageKind::RoundRobin {
            return;
        }
        let rounds = setup.rounds.or(row.map(|row| row.rounds));
        let cut = setup.cut.or(row.and_then(|row| row.cut)).unwrap_or(0);
        // Elimination from the start has as many rounds as it takes, and no cut.
        if plan.kind.is_preliminary() && (Some(plan.rounds), plan.cut) != (rounds, cut) {
            self.breach(
                place,
                msg!(
                    "verify.not-as-announced",
                    players,
                    rounds = plan.rounds,
                    cut = plan.cut,
                    due_rounds = rounds.unwrap_or(0),
                    due_cut = cut
                ),
            );
        }
    }

    fn swiss(&mut self, place: &Message, paired: &Paired) {
        let first = paired.round == 1;
        // A round drawn again is judged as if the earlier draw had not happened.
        let mut again = false;
        if let Some(swiss) = self.facts.stages.first_mut() {
            again = swiss.rounds.len() >= paired.round as usize;
            swiss.rounds.truncate((paired.round as usize).saturating_sub(1));
        }
        if !first && !again {
            self.compare_standings(&msg!("verify.standings-before", place));
        }
        let (tables, bye) = self.as_with_a_bye(paired);
        let halves = self.facts.ruleset.preliminary.pairing == PairingKind::HalvesByStart;
        let check = if halves { check_halves } else { check_swiss };
        let mut field = self.contenders(paired.round);
        let beside = |id: Id| paired.out.contains(&id) || paired.awarded.contains(&id);
        field.retain(|one| !beside(one.id));
        let breaches = check(&field, first, &(tables, bye));
        for breach in breaches {
            let sentence = breach.sentence(&|id| self.facts.name(id));
            let attends = matches!(
                breach,
                Breach::Stranger { .. } | Breach::LeftOut { .. } | Breach::Twice { .. }
            );
            match paired.by_hand {
                // Nobody may be paired twice or left out by hand either.
                _ if attends => self.nonsense(place, "tables", sentence),
                true => self.remark(place, msg!("verify.by-hand-breach", sentence)),
                false => self.breach(place, sentence),
            }
        }
        if paired.by_hand {
            self.remark(place, msg!("verify.by-hand"));
        }
    }

    /// The round as the checker takes it: a player who meets a house player has the bye.
    fn as_with_a_bye(&self, paired: &Paired) -> (Vec<(Id, Id)>, Option<Id>) {
        let (mut tables, mut bye) = (Vec::new(), paired.bye);
        for [a, b] in &paired.tables {
            match [a, b].map(|id| self.facts.is_house(*id)) {
                [false, false] => tables.push((*a, *b)),
                [true, _] => bye = bye.or(Some(*b)),
                [false, true] => bye = bye.or(Some(*a)),
            }
        }
        (tables, bye)
    }

    /// The players who are here, in the form that the checker takes.
    pub(super) fn contenders(&self, round: u32) -> Vec<Contender> {
        let mut apart = self.facts.kept_apart(round);
        let tallies = self.facts.tallies();
        let places = self.facts.places(&tallies);
        let mut order: Vec<Id> = places.iter().map(|place| place.id).collect();
        order.extend(self.facts.new_ones(&tallies));
        let plays = |id: Id| self.facts.is_here(id) && !self.facts.is_house(id);
        let here = (1..).zip(&order).filter(|(_, id)| plays(**id));
        here.map(|(place, id)| {
            let tally = &tallies[*id as usize - 1];
            let [should, must] = apart.remove(id).unwrap_or_default();
            Contender {
                byes: tally.byes - tally.given + tally.house,
                met: tally.met.clone(),
                apart: should.into_iter().collect(),
                never: must.into_iter().collect(),
                start: self.facts.person(*id).map_or(0, |person| person.start),
                ..Contender::new(*id, tally.points, place)
            }
        })
        .collect()
    }
}
