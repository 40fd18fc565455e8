//! The table of the standings: its lines, and the values that were compared for them.

use super::super::Fraction;
use super::head_to_head::{groups, level};
use super::meetings::Encounter;
use super::order;
use super::record::{Record, Records, Tally};
use super::strength::{columns, difference};
use crate::event::entrant::Id;
use crate::ruleset::{Preliminary, TieBreak};
use std::ops::Deref;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Counted from 1; no two entrants share one.
    pub rank: u32,
    pub entrant: Id,
    pub points: u32,
    /// Rounds played, byes, and missed rounds charged as losses.
    pub rounds: u32,
}

/// A line with all values that were compared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    pub standing: Standing,
    /// The game's tie-breaks in its order, the random number last.
    pub tie_breaks: Vec<(TieBreak, Value)>,
}

/// The value of a tie-break.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Value {
    Exact(Fraction),
    /// The number drawn at registration.
    Drawn(u32),
    /// The number of beaten opponents on the same points.
    Beaten(u32),
    /// A sum of margins or of differences, which may be negative.
    Margin(i64),
}

/// All lines, best first, and the data they follow from. The values of a tie-break stay in
/// one column for everybody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    lines: Vec<Standing>,
    /// The rank of each entrant by index; 0: they have none.
    ranks: Vec<u32>,
    columns: Vec<Column>,
    records: Records,
}

impl Deref for Standings {
    type Target = [Standing];

    fn deref(&self) -> &[Standing] {
        &self.lines
    }
}

impl Standings {
    pub(super) fn new(records: Records, preliminary: &Preliminary) -> Standings {
        let columns = columns(&records, preliminary);
        let ranked = (0..records.all.len()).filter(|at| records.all[*at].is_ranked);
        let order = order::order(&records, &columns, ranked);
        let line = |(rank, at): (u32, usize)| {
            let Record { points, rounds, .. } = records.all[at];
            Standing { rank, entrant: at as Id + 1, points, rounds }
        };
        let lines: Vec<Standing> = (1..).zip(order).map(line).collect();
        let mut ranks = vec![0; records.all.len()];
        lines.iter().for_each(|line| ranks[line.entrant as usize - 1] = line.rank);
        Standings { lines, ranks, columns, records }
    }

    /// These entrants by the same rules, with ties broken among themselves only.
    pub(super) fn order_of(&self, ids: &[Id]) -> Vec<Id> {
        let known = ids.iter().filter_map(|id| (*id as usize).checked_sub(1));
        let some = known.filter(|at| *at < self.records.all.len());
        let order = order::order(&self.records, &self.columns, some);
        order.into_iter().map(|at| at as Id + 1).collect()
    }

    /// The line of this entrant.
    pub fn standing(&self, id: Id) -> Option<&Standing> {
        let rank = self.ranks.get((id as usize).checked_sub(1)?)?;
        self.lines.get((*rank as usize).checked_sub(1)?)
    }

    pub fn record(&self, id: Id) -> Option<&Record> {
        self.records.all.get((id as usize).checked_sub(1)?)
    }

    /// This entrant's games played, won and drawn, if the game compares them.
    pub fn tally(&self, id: Id) -> Option<&Tally> {
        self.records.tallies.get((id as usize).checked_sub(1)?)
    }

    /// Every real opponent met, including those who left, in the order in which they were met.
    pub fn opponents(&self, id: Id) -> impl Iterator<Item = Id> {
        self.records.meetings.opponents((id as usize).wrapping_sub(1))
    }

    /// The matches of this entrant with what they brought, if a tie-break reads it.
    pub fn encounters(&self, id: Id) -> impl Iterator<Item = Encounter> {
        self.records.meetings.encounters((id as usize).wrapping_sub(1))
    }

    /// Those of `among` who are level with this entrant before head to head is asked, that one
    /// included.
    pub fn tied_before_head_to_head(&self, id: Id, among: &[Id]) -> Vec<Id> {
        let asked = self.columns.iter().position(|column| {
            matches!(column.tie_break, TieBreak::HeadToHead | TieBreak::HeadToHeadSweep)
        });
        let before = &self.columns[..asked.unwrap_or(self.columns.len())];
        let of = |id: &Id| {
            let at = (*id as usize).checked_sub(1).filter(|at| *at < self.records.all.len())?;
            Some(level(&self.records, before, at))
        };
        let own = of(&id);
        among.iter().copied().filter(|other| of(other) == own).collect()
    }

    /// These tied entrants in groups that their matches against each other leave level.
    pub(super) fn groups_by_head_to_head(&self, tied: &[Id]) -> Vec<Vec<Id>> {
        let all = groups(&self.records, tied.iter().map(|id| *id as usize - 1).collect());
        let ids = |group: Vec<usize>| group.into_iter().map(|at| at as Id + 1).collect();
        all.into_iter().map(ids).collect()
    }

    /// Returns whether the first has won more matches against the second than lost.
    pub fn beat(&self, one: Id, other: Id) -> bool {
        let [one, other] = [one, other].map(|id| (id as usize).checked_sub(1));
        one.zip(other).is_some_and(|(one, other)| self.records.beat(one, other))
    }

    /// The sum of this entrant's own scores and of those against them, if the game compares them.
    pub fn scores(&self, id: Id) -> Option<[u64; 2]> {
        self.records.scores.get((id as usize).checked_sub(1)?).copied()
    }

    pub fn value(&self, id: Id, tie_break: TieBreak) -> Option<Value> {
        let column = self.columns.iter().find(|column| column.tie_break == tie_break)?;
        self.record(id).map(|record| self.value_in(column, id as usize - 1, record))
    }

    /// The game's tie-breaks in its order, the random number last.
    pub fn tie_breaks(&self, id: Id) -> Vec<(TieBreak, Value)> {
        let Some(record) = self.record(id) else { return Vec::new() };
        let value = |column: &Column| self.value_in(column, id as usize - 1, record);
        self.columns.iter().map(|column| (column.tie_break, value(column))).collect()
    }

    pub fn with_tie_breaks(&self) -> Vec<Line> {
        let line = |standing: &Standing| Line {
            standing: *standing,
            tie_breaks: self.tie_breaks(standing.entrant),
        };
        self.lines.iter().map(line).collect()
    }

    fn value_in(&self, column: &Column, at: usize, record: &Record) -> Value {
        match column.tie_break {
            TieBreak::Random => Value::Drawn(record.tie),
            TieBreak::Margin => Value::Margin(self.records.margins.get(at).copied().unwrap_or(0)),
            TieBreak::ScoreDifference => {
                let sums = self.records.scores.get(at).copied().unwrap_or([0; 2]);
                Value::Margin(difference(sums))
            }
            TieBreak::HeadToHeadSweep => Value::Beaten(self.records.beaten_of_the_level(at) as u32),
            _ => Value::Exact(column.shown(at)),
        }
    }
}

/// One tie-break of the game, for every entrant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Column {
    pub tie_break: TieBreak,
    /// Numbers that order entrants as this tie-break does, higher first. Empty if it compares
    /// something else.
    pub order: Vec<u64>,
    pub(super) values: Values,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Values {
    /// The order's numbers, divided by this.
    Over(u128),
    /// Numbers too large for the order, divided by this.
    LargeOver(Vec<u128>, u128),
    Each(Vec<Fraction>),
}

impl Column {
    /// Returns whether the column has numbers to compare.
    pub(super) fn is_compared(&self) -> bool {
        !matches!(
            self.tie_break,
            TieBreak::HeadToHeadSweep | TieBreak::HeadToHead | TieBreak::Random
        )
    }

    /// The tie-break's exact value.
    pub(super) fn shown(&self, at: usize) -> Fraction {
        match &self.values {
            Values::Over(one) => Fraction::new(self.order[at].into(), *one),
            Values::LargeOver(numbers, one) => Fraction::new(numbers[at], *one),
            Values::Each(values) => values[at],
        }
    }
}
