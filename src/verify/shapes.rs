//! The shapes of the matches of a finals round, and the match for third place, by the rules.

use super::judge::Judge;
use super::tables::Stage;
use crate::event::Id;
use crate::event::StageKind;
use crate::event::action::Paired;
use crate::msg;
use crate::ruleset::{FinalsRound, MatchShape, ThirdPlace};
use crate::words::Message;
use std::collections::BTreeSet;

/// The names of the rounds, the last first.
const NAMES: [FinalsRound; 6] = [
    FinalsRound::Final,
    FinalsRound::SemiFinals,
    FinalsRound::QuarterFinals,
    FinalsRound::RoundOf16,
    FinalsRound::RoundOf32,
    FinalsRound::RoundOf64,
];

impl Judge {
    /// Checks the shape of each match of a finals round.
    pub fn shapes(&mut self, place: &Message, paired: &Paired) {
        let all = self.shapes_given(paired);
        let due = self.shapes_due(paired);
        let wrong = all.iter().zip(&due).position(|(given, due)| given != due);
        if let Some(at) = wrong {
            let table = paired.at.get(at).copied().unwrap_or(at as u32 + 1);
            let (given, due) = (all[at].phrase(), due[at].phrase());
            let sentence = msg!("finals-shape.wrong-shapes", table, given, due);
            self.breach_at(place, "shapes", sentence);
        }
    }

    /// The shape of each table's match, as the line gives it.
    pub fn shapes_given(&self, paired: &Paired) -> Vec<MatchShape> {
        let rest = self.shape_of_the_rest(paired);
        let given = |at: usize| paired.shapes.get(at).copied().unwrap_or(rest);
        (0..paired.tables.len()).map(given).collect()
    }

    fn shape_of_the_rest(&self, paired: &Paired) -> MatchShape {
        let preliminary = self.facts.ruleset.preliminary.shape;
        match (&paired.plan, self.facts.stages.last()) {
            (Some(plan), _) if plan.kind.is_preliminary() => preliminary,
            (Some(plan), _) => plan.finals_match,
            (None, Some(stage)) => stage.shape,
            (None, None) => preliminary,
        }
    }

    fn shapes_due(&self, paired: &Paired) -> Vec<MatchShape> {
        let rest = self.shape_of_the_rest(paired);
        let name = self.name_of(paired);
        let by_rules = |round: FinalsRound| {
            let rows = &self.facts.ruleset.finals.matches;
            rows.iter().find(|row| row.round == round).map_or(rest, |row| row.shape)
        };
        let announced = self.judged().setup.finals_final;
        let of = |name: Option<FinalsRound>| match (name, announced) {
            (Some(FinalsRound::Final), Some(shape)) => shape,
            (Some(name), _) => by_rules(name),
            (None, _) => rest,
        };
        let third = |at: usize| paired.for_third && at + 1 == paired.tables.len();
        let due = |at| of(if third(at) { Some(FinalsRound::ThirdPlace) } else { name });
        (0..paired.tables.len()).map(due).collect()
    }

    /// The name of this round; None: it has none, and its matches are as the rest.
    fn name_of(&self, paired: &Paired) -> Option<FinalsRound> {
        let stage = self.facts.stages.last();
        let kind = paired.plan.map(|plan| plan.kind).or(stage.map(|stage| stage.kind))?;
        match kind {
            StageKind::Swiss | StageKind::RoundRobin | StageKind::DecidingMatch => None,
            StageKind::DoubleElimination => {
                let seeds = stage.map_or(0, |stage| stage.seeds.len()).next_power_of_two() as u32;
                let last = 2 * seeds - 2;
                paired.numbers.iter().any(|number| *number >= last).then_some(FinalsRound::Final)
            }
            StageKind::SingleElimination => {
                let alone = paired.tables.len() + paired.byes.len() - usize::from(paired.for_third);
                if alone == 1 {
                    return Some(FinalsRound::Final);
                }
                let all = paired.plan.map(|plan| plan.rounds).or(stage.map(|s| s.planned))?;
                NAMES.get(all.checked_sub(paired.round)? as usize).copied()
            }
        }
    }

    /// Checks that the losers of the semi-finals play for third place if that is due.
    ///
    /// Nobody else plays for it.
    pub fn third_place(&mut self, place: &Message, paired: &Paired) {
        let due = self.due_for_third(paired);
        let given = paired.for_third.then(|| paired.tables.last()).flatten();
        let given: Option<BTreeSet<Id>> = given.map(|pair| pair.iter().copied().collect());
        let names = |some: &BTreeSet<Id>| -> Vec<String> {
            some.iter().map(|id| self.facts.name(*id)).collect()
        };
        let sentence = match (&given, &due) {
            (None, None) => return,
            (Some(given), Some(due)) if given == due => return,
            (Some(given), Some(due)) => {
                msg!("third-place.of-others", given = names(given), names = names(due))
            }
            (Some(_), None) => msg!("third-place.not-due"),
            (None, Some(due)) => msg!("third-place.missing", names = names(due)),
        };
        self.breach_at(place, "for_third", sentence);
    }

    fn due_for_third(&self, paired: &Paired) -> Option<BTreeSet<Id>> {
        let announced = self.judged().setup.third_place;
        let is_played = match self.facts.ruleset.finals.third_place {
            ThirdPlace::None => false,
            ThirdPlace::Played => announced != Some(false),
            ThirdPlace::Offered => announced == Some(true),
        };
        let finals: &Stage = self.facts.finals().filter(|_| is_played && paired.plan.is_none())?;
        let last = finals.kind == StageKind::SingleElimination && paired.round == finals.planned;
        let before = finals.rounds.get((paired.round as usize).checked_sub(2)?).filter(|_| last)?;
        let lost = before.iter().filter_map(|table| {
            let won = self.facts.advances(finals, table)?;
            table.seats.iter().flatten().find(|id| **id != won).copied()
        });
        let losers: BTreeSet<Id> = lost.collect();
        let both = losers.len() == 2 && losers.iter().all(|id| self.facts.is_here(*id));
        both.then_some(losers)
    }
}
