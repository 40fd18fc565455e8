//! Points, tie-breaks and places of the preliminary rounds, in whole numbers over common
//! denominators: nothing is rounded before it is compared.
//!
//! Here is the table, with its lines and the compared values. `record` sums up everybody's results and
//! computes those values.

mod before;
mod head_to_head;
mod record;
mod running;

pub use before::{PlacesByRound, RecordsBefore, WinLoss, records_before, standings_after};
pub use record::{Record, Term};
pub use running::Running;

use super::{Event, Fraction, Id};
use crate::ruleset::{Preliminary, TieBreak};
use head_to_head::{groups, level};
use record::{Encounter, Records, Tally, columns, difference, game_term, match_term};
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

/// The standings of an event, computed on first use.
#[derive(Debug, Clone, Default)]
pub(super) struct Cache(OnceLock<Arc<Standings>>);

impl Cache {
    pub(super) fn forget(&mut self) {
        self.0.take();
    }
}

/// The standings by the results known so far, best first; disqualified entrants come last.
///
/// Computed once for each state of the event.
pub fn standings(event: &Event) -> &Standings {
    event.standings.0.get_or_init(|| {
        let rounds = event.preliminary().map_or(&[][..], |stage| &stage.rounds);
        let mut records = Records::of(event, &event.entrants, rounds);
        records.add_facts(&event.entrants, &event.stages, &event.penalties);
        Standings::new(records, &event.ruleset.preliminary).into()
    })
}

/// These entrants by the same rules, with ties broken among themselves only.
pub fn order_of(event: &Event, ids: &[Id]) -> Vec<Id> {
    standings(event).order_of(ids)
}

impl Standings {
    /// The share of this entrant's matches that they won, as the game counts it.
    pub fn matches_won(&self, event: &Event, id: Id) -> Option<Term> {
        let preliminary = &event.ruleset.preliminary;
        let counted = preliminary.percentages.clone().unwrap_or_default();
        Some(match_term(self.record(id)?, preliminary, &counted))
    }

    /// The share of this entrant's games that they won, as the game counts it.
    pub fn games_won(&self, event: &Event, id: Id) -> Option<Term> {
        let preliminary = &event.ruleset.preliminary;
        let counted = preliminary.percentages.clone().unwrap_or_default();
        Some(game_term(self.record(id)?, self.tally(id)?, preliminary, &counted))
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Counted from 1; no two entrants share one.
    pub rank: u32,
    pub entrant: Id,
    pub points: u32,
    /// Rounds played, byes, and missed rounds charged as losses.
    pub rounds: u32,
}

/// A line with all compared values.
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
    /// The rank of each entrant by index; 0 for none.
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
    fn new(records: Records, preliminary: &Preliminary) -> Standings {
        let columns = columns(&records, preliminary);
        let ranked = (0..records.all.len()).filter(|at| records.all[*at].is_ranked);
        let order = order(&records, &columns, ranked);
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
    fn order_of(&self, ids: &[Id]) -> Vec<Id> {
        let known = ids.iter().filter_map(|id| (*id as usize).checked_sub(1));
        let some = known.filter(|at| *at < self.records.all.len());
        let order = order(&self.records, &self.columns, some);
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

    /// Every real opponent met, including those who dropped, in the order of the rounds.
    pub fn opponents(&self, id: Id) -> impl Iterator<Item = Id> {
        self.records.meetings.opponents((id as usize).wrapping_sub(1))
    }

    /// The matches of this entrant with their points, if a tie-break needs them.
    pub fn encounters(&self, id: Id) -> impl Iterator<Item = Encounter> {
        self.records.meetings.encounters((id as usize).wrapping_sub(1))
    }

    /// Those of `among` who are level with this entrant before head to head, including that
    /// entrant.
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
    fn groups_by_head_to_head(&self, tied: &[Id]) -> Vec<Vec<Id>> {
        let all = groups(&self.records, tied.iter().map(|id| *id as usize - 1).collect());
        let ids = |group: Vec<usize>| group.into_iter().map(|at| at as Id + 1).collect();
        all.into_iter().map(ids).collect()
    }

    /// Whether the first has won more matches against the second than lost.
    pub fn beat(&self, one: Id, other: Id) -> bool {
        let [one, other] = [one, other].map(|id| (id as usize).checked_sub(1));
        one.zip(other).is_some_and(|(one, other)| self.records.beat(one, other))
    }

    /// The sums of scores for and against this entrant, if the game compares them.
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
struct Column {
    pub tie_break: TieBreak,
    /// Numbers that order entrants like this tie-break, higher first, as `verify` assumes too; empty
    /// if it does not compare numbers. Where fewer is better, they are not the values shown.
    pub order: Vec<u64>,
    values: Values,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Values {
    /// The value is a number of `order` divided by this.
    Over(u128),
    /// The same for numbers too large for `order`.
    LargeOver(Vec<u128>, u128),
    Each(Vec<Fraction>),
}

impl Column {
    /// Whether the column has numbers to compare.
    fn is_compared(&self) -> bool {
        !matches!(
            self.tie_break,
            TieBreak::HeadToHeadSweep | TieBreak::HeadToHead | TieBreak::Random
        )
    }

    /// The tie-break's exact value.
    fn shown(&self, at: usize) -> Fraction {
        match &self.values {
            Values::Over(one) => Fraction::new(self.order[at].into(), *one),
            Values::LargeOver(numbers, one) => Fraction::new(numbers[at], *one),
            Values::Each(values) => values[at],
        }
    }
}

/// Indices of these entrants, best first.
fn order(records: &Records, columns: &[Column], some: impl Iterator<Item = usize>) -> Vec<usize> {
    let mut all: Vec<usize> = some.collect();
    let place = |at: &usize| (records.all[*at].is_out, Reverse(records.all[*at].points));
    all.sort_by_key(place);
    for level in all.chunk_by_mut(|one, other| place(one) == place(other)) {
        resolve(records, level, columns);
    }
    all
}

/// Orders a group of equals by the first tie-break that separates them, those still equal by the
/// next ones, and finally by the numbers drawn at registration.
fn resolve(records: &Records, group: &mut [usize], columns: &[Column]) {
    if group.len() < 2 {
        return;
    }
    let by_number = |at: &usize| (Reverse(records.all[*at].tie), *at);
    let Some((column, rest)) = columns.split_first() else { return group.sort_by_key(by_number) };
    match column.tie_break {
        TieBreak::Random => group.sort_by_key(by_number),
        TieBreak::HeadToHeadSweep => match sweeper(records, group) {
            // An entrant who beat all the others is placed, then the same tie-break is applied to
            // the rest.
            Some(first) => {
                group[..=first].rotate_right(1);
                resolve(records, &mut group[1..], columns);
            }
            None => resolve(records, group, rest),
        },
        TieBreak::HeadToHead => {
            let mut left = &mut *group;
            for part in head_to_head::groups(records, left.to_vec()) {
                let (level, after) = left.split_at_mut(part.len());
                level.copy_from_slice(&part);
                resolve(records, level, rest);
                left = after;
            }
        }
        _ => {
            group.sort_by_key(|at| Reverse(column.order[*at]));
            for level in group.chunk_by_mut(|one, other| column.order[*one] == column.order[*other])
            {
                resolve(records, level, rest);
            }
        }
    }
}

fn sweeper(records: &Records, group: &[usize]) -> Option<usize> {
    group.iter().position(|one| {
        records.all[*one].wins as usize >= group.len() - 1
            && group.iter().all(|other| other == one || records.beat(*one, *other))
    })
}

/// Whether head to head separates these two. `among` are all entrants placed together.
pub fn parted_by_head_to_head(event: &Event, among: &[Id], one: Id, other: Id) -> bool {
    if !event.ruleset.preliminary.tie_breaks.contains(&TieBreak::HeadToHead) {
        return false;
    }
    let all = standings(event);
    let tied = all.tied_before_head_to_head(one, among);
    let groups = all.groups_by_head_to_head(&tied);
    let place = |id: Id| groups.iter().position(|group| group.contains(&id));
    place(other).is_some_and(|_| place(one) != place(other))
}

/// The entrants who are ahead of others level with them because they beat each of them. The lines
/// are best first. Once another tie-break has separated equals, this one is not used again, so such
/// an entrant is always the first of a group, and the rest of the group is examined in the same
/// way.
pub fn put_ahead(event: &Event, lines: &[Standing]) -> BTreeSet<Id> {
    let tie_breaks = &event.ruleset.preliminary.tie_breaks;
    let Some(at) = tie_breaks.iter().position(|by| *by == TieBreak::HeadToHeadSweep) else {
        return BTreeSet::new();
    };
    let all = standings(event);
    let before = |one: &Standing| -> Vec<(TieBreak, Value)> {
        if at == 0 { Vec::new() } else { all.tie_breaks(one.entrant).drain(..at).collect() }
    };
    let is_out = |one: &Standing| all.record(one.entrant).is_some_and(|record| record.is_out);
    let are_level = |one: &Standing, other: &Standing| {
        one.points == other.points && is_out(one) == is_out(other) && before(one) == before(other)
    };
    let mut found = BTreeSet::new();
    for mut group in lines.chunk_by(are_level) {
        while let [first, others @ ..] = group
            && !others.is_empty()
            && others.iter().all(|other| all.beat(first.entrant, other.entrant))
        {
            found.insert(first.entrant);
            group = others;
        }
    }
    found
}
