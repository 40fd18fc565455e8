//! One tie-break of the game as a column of exact values.

use super::super::Fraction;
use super::percentages;
use crate::ruleset::TieBreak;

/// One tie-break of the game, for every entrant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Column {
    pub tie_break: TieBreak,
    /// Numbers that order entrants as this tie-break does, higher first. There are none if
    /// it compares something else.
    pub order: Vec<u64>,
    pub(super) values: Values,
}

/// The exact values that the order stands for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Values {
    /// The order's numbers, divided by this.
    Over(u128),
    /// Numbers too large for the order, divided by this.
    LargeOver(Vec<u128>, u128),
    Each(Vec<Fraction>),
}

impl Column {
    /// A column of whole numbers, larger ones first.
    pub(super) fn whole(tie_break: TieBreak, order: Vec<u64>) -> Column {
        Column { tie_break, order, values: Values::Over(1) }
    }

    /// A column of points, in units; a point has this many of them.
    pub(super) fn points(tie_break: TieBreak, order: Vec<u64>, units: u32) -> Column {
        Column { tie_break, order, values: Values::Over(units.into()) }
    }

    /// A column of halves of points.
    pub(super) fn halves(tie_break: TieBreak, order: Vec<u64>, units: u32) -> Column {
        Column { tie_break, order, values: Values::Over(2 * u128::from(units)) }
    }

    /// A column of values that do not order entrants by themselves.
    pub(super) fn told(tie_break: TieBreak, values: Vec<Fraction>) -> Column {
        Column { tie_break, order: Vec::new(), values: Values::Each(values) }
    }

    /// A column in the order of these values, whatever their size.
    pub(super) fn ranked(tie_break: TieBreak, values: Vec<Fraction>) -> Column {
        Column { tie_break, order: percentages::order(&values), values: Values::Each(values) }
    }

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
