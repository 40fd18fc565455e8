//! Byes awarded before the event, byes that players ask for, and the second day.

use super::play::Play;
use crate::event::action::Setup;
use crate::event::{Command, Details, GivenBye, Id, NewEntrant, Refusal, Who, decide};
use crate::pairing::Draw;
use crate::ruleset::{DayLine, LineBy, Ruleset};

/// One player in this many has byes awarded.
const AWARDED: u32 = 6;
/// One round in this many is asked for by somebody.
const ASKED: u32 = 3;
/// One request in this many is taken back.
const TAKEN_BACK: u32 = 5;
/// Fewer would leave too few to play a round.
const ENOUGH: usize = 6;

/// Awards byes to some of these players, if the rules know them.
pub(super) fn award(ruleset: &Ruleset, everybody: &mut [NewEntrant], chance: &mut Draw) {
    let Some(rule) = ruleset.preliminary.awarded_byes() else { return };
    if everybody.len() < ENOUGH {
        return;
    }
    let most = everybody.len() / 3;
    let lucky: Vec<usize> =
        (0..everybody.len()).filter(|_| chance.below(AWARDED) == 0).take(most).collect();
    for at in lucky {
        everybody[at].byes = 1 + chance.below(rule.most);
    }
}

impl Play<'_> {
    /// Lets somebody ask for a bye, or take that back, as long as enough are left to play.
    pub fn ask_for_byes(&mut self) -> Result<(), Refusal> {
        let Some(round) = self.event.coming_swiss_round() else { return Ok(()) };
        let known = self.event.ruleset.preliminary.requested_byes().is_some();
        if known && self.byes.below(ASKED) == 0 {
            let field: Vec<Id> = self.event.next_field().map(|entrant| entrant.id).collect();
            if field.len() >= ENOUGH {
                let who = Who::id(field[self.byes.index(field.len())]);
                let ask = Command::Bye { who: who.clone(), round, off: false };
                // A player may have had the most, and in the last rounds nobody may.
                if decide(&self.event, &ask, self.now()).is_ok() {
                    self.act(&ask)?;
                    if self.byes.below(TAKEN_BACK) == 0 {
                        self.act(&Command::Bye { who, round, off: true })?;
                    }
                }
            }
        }
        self.fill_the_round(round)
    }

    /// Brings players back into a round that too few would play because others left.
    fn fill_the_round(&mut self, round: u32) -> Result<(), Refusal> {
        while self.event.next_field().nth(1).is_none() {
            let asked = self.event.with_given_bye(GivenBye::Requested).first().copied();
            let awarded = self.event.with_given_bye(GivenBye::Awarded).first().copied();
            match (asked, awarded) {
                (Some(id), _) => self.act(&Command::Bye { who: Who::id(id), round, off: true })?,
                (None, Some(id)) => {
                    let details = Details { byes: Some(round - 1), ..Details::default() };
                    self.act(&Command::Edit { who: Who::id(id), details })?;
                }
                (None, None) => return Ok(()),
            }
        }
        Ok(())
    }

    /// Draws the line of the second day: as announced, or so that about half go on.
    pub fn second_day(&mut self) -> Result<(), Refusal> {
        let known = self.event.ruleset.preliminary.second_day.as_ref();
        let known = known.map_or(Vec::new(), |rule| rule.by.clone());
        let here = self.event.active().count() as u32;
        let by = known.get(self.byes.index(known.len())).copied().unwrap_or(LineBy::Top);
        let median = crate::event::ranked(&self.event).nth(here as usize / 2);
        let n = match by {
            LineBy::Top => (here / 2).max(2),
            LineBy::Points => {
                let units = self.event.ruleset.preliminary.points.units;
                median.map_or(0, |standing| standing.points / units)
            }
            LineBy::Record => self.event.plan.map_or(0, |plan| plan.rounds / 2),
        };
        let wanted = [None, Some(DayLine { by, n })];
        for line in wanted {
            let line = Command::SecondDay(line);
            if decide(&self.event, &line, self.now()).is_ok() {
                return self.act(&line);
            }
        }
        // Too few are left for a second day.
        self.act(&Command::Setup(Setup { second_day: Some(0), ..Setup::default() }))
    }
}

#[cfg(test)]
mod tests {
    use crate::event::{GivenBye, Status};
    use crate::forecast::{Simulation, simulate};
    use crate::ruleset::{StructureKind, read};
    use crate::verify::verify;
    use std::collections::BTreeMap;
    use std::sync::Arc;

    /// Whole events by rules with every kind of bye, late entry and second day have no breach.
    #[test]
    fn events_with_byes_and_second_days_are_clean() {
        let text = include_str!("../../tests/rulesets/grand-prix.yaml");
        let changes = [
            ("late_entry: nothing", "late_entry: nothing"),
            ("late_entry: nothing", "late_entry: bye"),
            ("late_entry: nothing", "late_entry: loss\n  sitting_out: nothing"),
            ("most: 3}", "most: 3, counts_as_bye: true}"),
            ("points: draw", "points: 0"),
            ("record]}", "record], places: by_points}"),
            ("random_in_groups", "halves_by_start"),
        ];
        let mut byes: BTreeMap<GivenBye, u32> = BTreeMap::new();
        let (mut days, mut below) = (0, 0);
        for (at, (old, new)) in changes.into_iter().enumerate() {
            let ruleset = read("grand-prix.yaml", &text.replace(old, new));
            let ruleset = Arc::new(ruleset.unwrap_or_else(|why| panic!("{new}: {why:?}")));
            for seed in 0..12 {
                let players = 5 + (seed as u32 * 5 + at as u32) % 23;
                let structure = Some(StructureKind::Custom);
                let house = seed % 5 == 4;
                let asked = Simulation { players, structure, seed, drops: 8, house };
                let event = simulate(&ruleset, &asked)
                    .unwrap_or_else(|why| panic!("{new} {players} {seed}: {why}"));
                let found = verify(&event).breaches;
                let found: Vec<String> = found.iter().map(ToString::to_string).collect();
                assert!(found.is_empty(), "{new}, {players} players, seed {seed}: {found:#?}");
                let rounds = event.stages.first().map_or(&[][..], |stage| &stage.rounds);
                let all = rounds.iter().flat_map(|round| &round.pairings);
                all.filter_map(|one| one.given_bye())
                    .for_each(|bye| *byes.entry(bye).or_default() += 1);
                days += usize::from(event.second_day.is_some());
                let stays = |one: &&crate::event::Entrant| {
                    matches!(one.status, Status::FirstDayOnly { .. })
                };
                below += event.entrants.iter().filter(stays).count();
            }
        }
        let of = |bye: GivenBye| byes.get(&bye).copied().unwrap_or(0);
        let [awarded, requested, late] =
            [GivenBye::Awarded, GivenBye::Requested, GivenBye::Late].map(of);
        assert!(awarded > 50 && requested > 30 && late > 2, "{awarded} {requested} {late}");
        assert!(days > 20 && below > 60, "{days} {below}");
    }
}
