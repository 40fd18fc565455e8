//! The whole field as a chain of segments, and the ways to change a chain that cannot be drawn.
//!
//! At first each score group is a segment of its own, and as many pairs cross each boundary as
//! parity demands. No round can do better. If that fails, the group concerned is solved, with
//! wildcards for the rest of the field. If the solution cannot be joined to its neighbours, the two
//! are merged.
//!
//! Each step keeps the proof that no other round has fewer rematches or crossings (see
//! [`super::problem`]). There are at most two steps for each group.

use super::field::Field;
use super::segment::Segment;
use crate::pairing::Draw;

/// Drawing stops if more pairs than this between two segments are forbidden in one try.
///
/// A few hundred more tries would then hardly find a draw without a forbidden pair. With an average
/// of six forbidden pairs, one try in four hundred has none, but only one in six thousand has more
/// than this.
const HOPELESS: usize = 16;

/// Segments of more players are merged with several others at once.
///
/// The rounds of a segment of this size are not counted anyway.
const LARGE: usize = 128;

/// The place where drawing got stuck: inside a segment, or between it and the next.
enum Stuck {
    Inside(usize),
    Below(usize),
}

/// The arrangement of a field: positions by slot, and the segments that give the slots a meaning.
pub(super) struct Chain<'f> {
    field: &'f Field<'f>,
    pub slots: Vec<u32>,
    pub segments: Vec<Segment>,
}

impl<'f> Chain<'f> {
    /// The chain with one segment for each group, before anything is drawn.
    pub fn new(field: &'f Field<'f>) -> Chain<'f> {
        let segments = (0..field.groups())
            .map(|at| Segment::new(field, at..at + 1, field.parity(at), field.parity(at + 1)))
            .collect();
        let slots = (0..field.seats.len() as u32).collect();
        Chain { field, slots, segments }
    }

    /// Draws the whole field.
    pub fn draw(field: &'f Field<'f>, draw: &mut Draw) -> Chain<'f> {
        let mut chain = Chain::new(field);
        let mut start = 0;
        while start < chain.segments.len() {
            let end = (start..chain.segments.len())
                .find(|&at| chain.segments[at].floaters_out == 0)
                .unwrap_or(chain.segments.len() - 1);
            match chain.draw_block(start, end, draw) {
                Ok(()) => start = end + 1,
                Err(stuck) => {
                    let changed = match stuck {
                        Stuck::Inside(at) => chain.solve_at(at),
                        Stuck::Below(at) => {
                            let at = chain.merge(at);
                            chain.solve_at(at)
                        }
                    };
                    start = changed.min(chain.segments.len() - 1);
                    while start > 0 && chain.segments[start - 1].floaters_out > 0 {
                        start -= 1;
                    }
                }
            }
        }
        chain
    }

    /// Draws the segments `start..=end`, which no pair leaves.
    ///
    /// All segments are drawn independently, and the whole draw is rejected if a pair between two
    /// of them is forbidden. So no round is favoured. Small segments come first, because they fail
    /// most.
    fn draw_block(&mut self, start: usize, end: usize, draw: &mut Draw) -> Result<(), Stuck> {
        let mut order: Vec<usize> = (start..=end).collect();
        order.sort_unstable_by_key(|&at| (self.segments[at].slots.len(), at));
        let people = self.segments[end].slots.end - self.segments[start].slots.start;
        let mut budget = 4000 + 40 * people;
        let mut failures = vec![0_u32; end - start + 1];
        let mut drawn = vec![false; end - start + 1];
        'again: for _ in 0..400 {
            drawn.fill(false);
            for &at in &order {
                let segment = &mut self.segments[at];
                let slots = segment.slots.clone();
                budget = budget.saturating_sub(slots.len());
                if !segment.draw(self.field, &mut self.slots[slots], draw) {
                    return Err(Stuck::Inside(at));
                }
                drawn[at - start] = true;
                for upper in [at.wrapping_sub(1), at] {
                    let both = upper >= start
                        && upper < end
                        && drawn[upper - start]
                        && drawn[upper + 1 - start];
                    let forbidden = if both { self.forbidden(upper) } else { 0 };
                    if forbidden > 0 {
                        failures[upper - start] += 1;
                        if budget == 0 || forbidden > HOPELESS {
                            break 'again;
                        }
                        continue 'again;
                    }
                }
            }
            return Ok(());
        }
        let worst = (0..end - start).max_by_key(|&at| failures[at]).unwrap_or(0);
        Err(if start == end { Stuck::Inside(start) } else { Stuck::Below(start + worst) })
    }

    /// The pairs between a segment and the next.
    pub fn crossing(&self, upper: usize) -> impl Iterator<Item = (u32, u32)> + use<'_> {
        let lower = self
            .segments
            .get(upper + 1)
            .map_or(0..0, |lower| lower.slots.start..lower.slots.start + lower.floaters_in);
        let upper = &self.segments[upper];
        let floaters_out = upper.slots.start + upper.floaters_in;
        let floaters_out = &self.slots[floaters_out..floaters_out + upper.floaters_out];
        floaters_out.iter().copied().zip(self.slots[lower].iter().copied())
    }

    /// The number of forbidden pairs between a segment and the next.
    fn forbidden(&self, upper: usize) -> usize {
        self.crossing(upper).filter(|&(one, two)| !self.field.free(one, two)).count()
    }

    /// All pairs, segment by segment.
    pub fn pairs(&self) -> impl Iterator<Item = (u32, u32)> + use<'_> {
        self.segments.iter().enumerate().flat_map(|(at, segment)| {
            let inside =
                segment.slots.start + segment.floaters_in + segment.floaters_out..segment.slots.end;
            let inside = self.slots[inside].chunks_exact(2).map(|two| (two[0], two[1]));
            inside.chain(self.crossing(at))
        })
    }

    /// Merges a segment with the next and returns the index of the merged one.
    ///
    /// A large segment takes in more groups until it has twice as many as the larger of the two. So
    /// the field is solved a few times and not once for each group.
    pub fn merge(&mut self, upper: usize) -> usize {
        let groups = |at: usize| self.segments[at].groups.len();
        let (first, second) = (groups(upper), groups(upper + 1));
        let (downwards, least) = (first >= second, 2 * first.max(second));
        self.join(upper);
        let mut at = upper;
        while self.segments[at].slots.len() > LARGE
            && self.segments[at].groups.len() < least
            && self.segments.len() > 1
        {
            let above = at > 0 && (!downwards || at + 1 == self.segments.len());
            at -= usize::from(above);
            self.join(at);
        }
        at
    }

    fn join(&mut self, upper: usize) {
        let lower = self.segments.remove(upper + 1);
        let segment = &self.segments[upper];
        let groups = segment.groups.start..lower.groups.end;
        self.segments[upper] =
            Segment::new(self.field, groups, segment.floaters_in, lower.floaters_out);
    }

    /// Solves a segment, merging it with neighbours as far as needed.
    ///
    /// Returns the highest segment that has changed.
    pub fn solve_at(&mut self, mut at: usize) -> usize {
        loop {
            if at >= self.segments.len() {
                return at;
            }
            if self.segments.len() == 1 {
                let all = &mut self.segments[0];
                let _ = all.solve(self.field, 0, false) || all.solve(self.field, 0, true);
                return 0;
            }
            let done = if at + 1 == self.segments.len() {
                self.solve_lowest(at)
            } else {
                self.solve_upper(at)
            };
            match done {
                Ok(changed) => return changed,
                Err(merged) => at = self.merge(merged),
            }
        }
    }

    /// Solves the lowest segment, with as few floaters from above as possible.
    ///
    /// Parity gives the least number to try. The error is the segment to merge with its next.
    fn solve_lowest(&mut self, at: usize) -> Result<usize, usize> {
        let least = self.field.parity(self.segments[at].groups.start);
        let (above, rest) = self.segments.split_at_mut(at);
        let (Some(above), Some(lowest)) = (above.last_mut(), rest.first_mut()) else {
            return Ok(at);
        };
        if above.is_solved() && above.floaters_out != least {
            return Err(at - 1);
        }
        if !lowest.solve(self.field, least, false) {
            // Each more floater from above helps one player without an opponent, so these decide
            // the number.
            let floaters_in = least + lowest.deficiency(self.field);
            if above.is_solved()
                || floaters_in > above.slots.len()
                || !lowest.solve(self.field, floaters_in, false)
            {
                return Err(at - 1);
            }
        }
        above.floaters_out = lowest.floaters_in;
        if above.has_room() { Ok(at - 1) } else { Err(at - 1) }
    }

    /// Solves a segment that is not the lowest, at the least cost, however many float down.
    ///
    /// The error is the segment to merge with its next.
    fn solve_upper(&mut self, at: usize) -> Result<usize, usize> {
        let least = self.field.parity(self.segments[at].groups.start);
        let segment = &mut self.segments[at];
        if segment.floaters_in != least || !segment.solve(self.field, least, false) {
            // With nobody from above it can always be solved, so there is a segment above.
            return Err(at.saturating_sub(1));
        }
        let floaters_out = segment.floaters_out;
        let below = &mut self.segments[at + 1];
        if below.is_solved() && below.floaters_in != floaters_out {
            return Err(at);
        }
        below.floaters_in = floaters_out;
        if below.has_room() { Ok(at) } else { Err(at) }
    }
}
