//! The cost of each criterion of a repaired round.

use super::super::field::Field;
use super::super::problem::Cost;

/// Limit for the cost of a whole round, so that the solver can add and scale costs.
const ROOM: Cost = 1 << 112;

/// The cost of each criterion, as digits of one number. A changed table costs 1.
pub(super) struct Weights {
    pub apart: Cost,
    /// The cost of each group that a pair skips.
    pub skipped: Cost,
    /// The cost of crossing the lower boundary of each group.
    pub down: Vec<Cost>,
    /// The unit of the cost of a rematch.
    pub rematch: Cost,
}

impl Weights {
    /// Weights for these players, given by position, of whom the others sit at fixed tables.
    ///
    /// Each boundary between groups has a digit of its own, or only each of the `suspects` has. A
    /// run of other boundaries then shares one. None if there is no room for so many digits.
    pub fn new(field: &Field, free: &[usize], suspects: Option<&[bool]>) -> Option<Weights> {
        let pairs = (free.len() / 2 + 1) as Cost;
        let boundaries = field.groups().saturating_sub(1);
        let apart = pairs + 1;
        let skipped = apart * (pairs + 1);
        let mut unit = skipped * (pairs * (boundaries as Cost + 1) + 1);
        let mut down = vec![0; boundaries];
        // The most pairs that the digit from `unit` on can count.
        let mut most = 0;
        for boundary in (0..boundaries).rev() {
            let last = boundary + 1 == boundaries;
            let shares = |boundary: usize| suspects.is_some_and(|suspects| !suspects[boundary]);
            if !(last || shares(boundary) && shares(boundary + 1)) {
                unit = times(unit, most + 1)?;
                most = 0;
            }
            let end = field.positions(boundary..boundary + 1).end;
            let above = free.partition_point(|&position| position < end);
            most += above.min(free.len() - above) as Cost;
            down[boundary] = unit;
        }
        let rematch = times(unit, most + 1)?;
        times(rematch, field.again_limit(free.len() / 2) as Cost)?;
        Some(Weights { apart, skipped, down, rematch })
    }

    /// The cost of a new pair of players of these groups, the upper one first.
    pub fn between(&self, from: usize, to: usize) -> Cost {
        let down: Cost = self.down[from..to].iter().sum();
        1 + down + self.skipped * (to - from).saturating_sub(1) as Cost
    }
}

fn times(unit: Cost, most: Cost) -> Option<Cost> {
    unit.checked_mul(most).filter(|&unit| unit < ROOM)
}
