//! The whole field as a chain of segments, and the ways to draw a segment and to change a chain that
//! cannot be drawn.

use super::field::Field;
use super::min_cost_matching::MinCostMatching;
use super::problem::{Edges, Problem};
use super::slide::Slid;
use super::solve::{MOST, Sampled, Step, SubsetCount};
use crate::pairing::Draw;
use std::ops::Range;

/// Drawing stops if more pairs than this between two segments are forbidden in one try.
///
/// A few hundred more tries would then hardly find a draw without a forbidden pair. With an average
/// of six forbidden pairs, one try in four hundred has none, but only one in six thousand has more
/// than this.
const HOPELESS: usize = 16;

/// Segments of more players are merged with several others at once. The rounds of a segment of this
/// size are not counted anyway.
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

    /// Draws the segments `start..=end`, which no pair leaves. All segments are drawn
    /// independently, and the whole draw is rejected if a pair between two of them is forbidden. So
    /// no round is favoured. Small segments come first, because they fail most.
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

    /// Merges a segment with the next and returns the index of the merged one. A large segment
    /// takes in more groups until it has twice as many as the larger of the two. So the field is
    /// solved a few times and not once for each group.
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

    /// Solves a segment, merging it with neighbours as far as needed. Returns the highest segment
    /// that has changed.
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

    /// Solves the lowest segment, with as few floaters from above as possible. Parity gives the
    /// least number to try. The error is the segment to merge with its next.
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

    /// Solves a segment that is not the lowest, at the least cost, however many float down. The
    /// error is the segment to merge with its next.
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

/// The way in which the players of a segment are paired.
pub(super) enum Kind {
    Shuffled,
    /// Solved, with few players: all best matchings are known.
    Enumerated(SubsetCount),
    /// Solved, with more players: one best matching, changed by random exchanges.
    Sampled(Box<Sampled>),
}

/// Neighbouring groups with a fixed number of pairs across their upper and lower boundary.
pub(super) struct Segment {
    pub groups: Range<usize>,
    /// The positions of its players, which are also the indices of their slots in the arrangement.
    pub slots: Range<usize>,
    /// Floaters from above who find their opponent here.
    pub floaters_in: usize,
    /// Players from here who find their opponent below.
    pub floaters_out: usize,
    pub kind: Kind,
    /// Whether rematches are allowed, because no other round exists.
    pub forced: bool,
}

impl Segment {
    pub fn new(
        field: &Field,
        groups: Range<usize>,
        floaters_in: usize,
        floaters_out: usize,
    ) -> Segment {
        let slots = field.positions(groups.clone());
        Segment { groups, slots, floaters_in, floaters_out, kind: Kind::Shuffled, forced: false }
    }

    pub fn is_solved(&self) -> bool {
        !matches!(self.kind, Kind::Shuffled)
    }

    /// Whether the segment has enough players for the pairs that cross its boundaries.
    pub fn has_room(&self) -> bool {
        self.slots.len() >= self.floaters_in + self.floaters_out
    }

    pub fn problem<'f>(&self, field: &'f Field<'f>) -> Problem<'f> {
        let open = self.groups.end < field.groups() && !self.forced;
        Problem::new(field, self.groups.clone(), self.floaters_in, open, self.forced)
    }

    /// Finds the least cost with `floaters_in` floaters from above; sets `kind` and `floaters_out`.
    /// Any number may float down, unless it is the lowest segment. Returns false if there is no
    /// matching, or only one in which a floater from above passes through.
    pub fn solve(&mut self, field: &Field, floaters_in: usize, forced: bool) -> bool {
        (self.floaters_in, self.forced) = (floaters_in, forced);
        let problem = self.problem(field);
        if problem.vertices() <= MOST {
            let counts = SubsetCount::new(&problem);
            let good = counts.good(&problem, 0);
            let passes = floaters_in > 0 && good.iter().any(|step| step.0 == Step::Out);
            if !counts.feasible() || passes {
                return false;
            }
            // The cost fixes how many float down, so any best matching tells the number.
            let any = counts.walk(&problem, |_, good| (!good.is_empty()).then_some(0));
            self.floaters_out = any.iter().filter(|taken| taken.1 == Step::Out).count();
            self.kind = Kind::Enumerated(counts);
        } else {
            let Some(sampled) = Sampled::new(&problem) else { return false };
            let own = problem.vertices();
            if sampled.mate[..floaters_in].iter().any(|&mate| mate >= own) {
                return false;
            }
            self.floaters_out = sampled.mate[..own].iter().filter(|&&mate| mate >= own).count();
            self.kind = Kind::Sampled(Box::new(sampled));
        }
        true
    }

    /// How many players find no opponent in a maximum-cardinality matching of the segment.
    pub fn deficiency(&self, field: &Field) -> usize {
        MinCostMatching::deficiency(Edges::new(&self.problem(field)))
    }

    /// Draws the slots of the segment; returns whether that succeeded. First come the opponents of
    /// floaters from above, then the players who float down, then the pairs.
    pub fn draw(&mut self, field: &Field, slots: &mut [u32], draw: &mut Draw) -> bool {
        if !self.is_solved() {
            return shuffle(field, slots, self.floaters_in, self.floaters_out, draw);
        }
        let problem = self.problem(field);
        let taken: Vec<(usize, Step)> = match &mut self.kind {
            Kind::Enumerated(counts) => counts.draw(&problem, draw),
            Kind::Sampled(sampled) => sampled.draw(&problem, draw),
            Kind::Shuffled => return false,
        };
        lay_out(&problem, &taken, slots)
    }
}

/// Writes a matching into the slots of its segment.
fn lay_out(problem: &Problem, taken: &[(usize, Step)], slots: &mut [u32]) -> bool {
    let mut order: Vec<u32> = Vec::with_capacity(slots.len());
    let mut put = |vertex: usize| {
        if let Some(at) = problem.position(vertex) {
            order.push(at as u32);
        }
    };
    // Vertices come in order, wildcards first, so the first steps are those of the wildcards.
    taken.iter().take_while(|taken| taken.0 < problem.floaters_in).for_each(|taken| {
        if let Step::With(two) = taken.1 {
            put(two);
        }
    });
    taken.iter().filter(|taken| taken.1 == Step::Out).for_each(|taken| put(taken.0));
    for &(one, step) in taken.iter().filter(|taken| taken.0 >= problem.floaters_in) {
        if let Step::With(two) = step {
            put(one);
            put(two);
        }
    }
    if order.len() == slots.len() {
        slots.copy_from_slice(&order);
    }
    order.len() == slots.len()
}

/// Groups up to this size are counted instead of repaired.
const MOST_COUNTED: usize = 24;

/// With more forbidden pairs than this, repair gives up once a pass has mended none.
const MANY: usize = 16;

/// Arranges the positions of a group at random; returns whether it found a legal arrangement.
///
/// First come the opponents of floaters from above, then the floaters of this group, then its
/// pairs, two by two.
///
/// The draw is rejected at the first forbidden pair, so all legal arrangements are equally likely.
/// In a larger group rejection may take too long. Then exchanges repair the forbidden pairs, and
/// more random exchanges stir the whole, which comes close to uniform. Small groups are left to
/// enumeration.
fn shuffle(
    field: &Field,
    slots: &mut [u32],
    floaters_in: usize,
    floaters_out: usize,
    draw: &mut Draw,
) -> bool {
    let single = floaters_in + floaters_out;
    let mut budget = 64 + 24 * slots.len();
    while budget > 0 {
        // Each try costs one, so that a group without pairs uses up the budget as well.
        budget = budget.saturating_sub(1);
        for at in 0..single {
            let other = at + draw.index(slots.len() - at);
            slots.swap(at, other);
        }
        if (single..slots.len()).step_by(2).all(|at| {
            budget = budget.saturating_sub(1);
            let other = at + 1 + draw.index(slots.len() - at - 1);
            slots.swap(at + 1, other);
            field.free(slots[at], slots[at + 1])
        }) {
            return true;
        }
    }
    slots.len() > MOST_COUNTED && repair(field, slots, single, draw)
}

/// Removes forbidden pairs by exchanging two positions, then stirs.
fn repair(field: &Field, slots: &mut [u32], single: usize, draw: &mut Draw) -> bool {
    let len = slots.len();
    let mut before = len;
    for _ in 0..8 {
        let bad: Vec<usize> =
            (single..len).step_by(2).filter(|&at| !legal(field, slots, single, at)).collect();
        // If this many tries have mended nothing, a few more will not mend everything.
        if bad.is_empty() || bad.len() == before && before > MANY {
            break;
        }
        before = bad.len();
        for at in bad {
            for _ in 0..32 {
                if legal(field, slots, single, at) {
                    break;
                }
                exchange(field, slots, single, (at, draw.index(len)));
            }
        }
    }
    if !(single..len).step_by(2).all(|at| legal(field, slots, single, at)) {
        return false;
    }
    for _ in 0..6 * len {
        let two = (draw.index(len), draw.index(len));
        exchange(field, slots, single, two);
    }
    true
}

/// Exchanges two positions, unless that makes a forbidden pair.
fn exchange(field: &Field, slots: &mut [u32], single: usize, (one, two): (usize, usize)) {
    slots.swap(one, two);
    if !legal(field, slots, single, one) || !legal(field, slots, single, two) {
        slots.swap(one, two);
    }
}

/// Whether the pair at a slot is allowed; true for a slot without a pair.
fn legal(field: &Field, slots: &[u32], single: usize, at: usize) -> bool {
    if at < single {
        return true;
    }
    let first = at - (at - single) % 2;
    field.free(slots[first], slots[first + 1])
}

/// The work that asking for preferred pairs may cost, in squares of the number of players. Among
/// some dozens of players each preference is asked for, among hundreds only the first few. So no
/// round takes long.
const WORK: usize = 400_000;

/// The preferred one among the best matchings of a solved segment. From the highest on, each player
/// takes the opponent of the slide, or the next possible one. `None` if the least cost of the
/// segment cannot be kept with these floaters from above.
pub(super) fn in_order(field: &Field, segment: &Segment, from_above: &[u32]) -> Option<Slid> {
    let mut problem = segment.problem(field);
    problem.from_above = from_above;
    let meets = |&floater: &u32| segment.slots.clone().any(|at| field.free(floater, at as u32));
    if !from_above.iter().all(meets) {
        return None;
    }
    let taken = match &segment.kind {
        Kind::Shuffled => return None,
        Kind::Enumerated(wild) => {
            let counts = SubsetCount::new(&problem);
            if counts.least() != wild.least() {
                return None;
            }
            let mut left = vec![true; problem.vertices()];
            counts.walk(&problem, |one, good| {
                let mut wanted = preferred(&problem, &left, one);
                let step = wanted.find(|step| good.iter().any(|good| good.0 == *step))?;
                mark_paired(&mut left, one, step);
                good.iter().position(|good| good.0 == step)
            })
        }
        Kind::Sampled(wild) => {
            let asks = WORK / (problem.vertices() + 1).pow(2);
            if asks == 0 && from_above.is_empty() {
                wild.steps(&problem)
            } else {
                let edges = Edges::new(&problem);
                let best = MinCostMatching::new(&edges, &problem.slides())?;
                if best.total() != wild.total() {
                    return None;
                }
                one_by_one(&problem, best, asks)?
            }
        }
    };
    let mut slid = Slid::default();
    for (one, step) in taken {
        let upper = problem.position(one).map(|at| at as u32).or(from_above.get(one).copied())?;
        match step {
            Step::Out => slid.floaters_out.push(upper),
            Step::With(two) => slid.pairs.push((upper, problem.position(two)? as u32)),
        }
    }
    Some(slid)
}

fn mark_paired(left: &mut [bool], one: usize, step: Step) {
    left[one] = false;
    if let Step::With(two) = step {
        left[two] = false;
    }
}

/// The steps that a vertex prefers, best first, with the vertices that are left. Inside the group
/// these are the first of the bottom half and on to its last, then from the middle back towards the
/// player. Then come lower groups from their top, and last the step below.
fn preferred(problem: &Problem, left: &[bool], one: usize) -> impl Iterator<Item = Step> + use<> {
    let later = (one + 1..left.len()).filter(|&two| left[two] && problem.position(two).is_some());
    let group = |vertex: usize| problem.position(vertex).map(|at| problem.field.group(at));
    let (mine, lower): (Vec<usize>, Vec<usize>) = later.partition(|&two| group(two) == group(one));
    // One less than the group, because the player is not in the list.
    let half = mine.len().saturating_sub(1).div_ceil(2);
    let (top, bottom) = mine.split_at(half);
    let order: Vec<usize> =
        bottom.iter().chain(top.iter().rev()).chain(lower.iter()).copied().collect();
    order.into_iter().map(Step::With).chain([Step::Out])
}

/// Gives the vertices their preferred steps in turn, keeping the matching at its least cost. The
/// matching is asked again for each preference that the best one so far does not have, as long as
/// [`WORK`] lasts.
fn one_by_one(
    problem: &Problem,
    best: MinCostMatching,
    mut asks: usize,
) -> Option<Vec<(usize, Step)>> {
    let own = problem.vertices();
    let total = best.total();
    let (mut best, mut taken) = (best, Vec::new());
    // Pairs kept from the best matching. They are made final only before another pair is asked for.
    let mut kept: Vec<(usize, usize)> = Vec::new();
    let mut left = vec![true; own];
    for one in 0..own {
        if !left[one] {
            continue;
        }
        // Once no more may be asked, each vertex keeps the step it has.
        let had = best.mate(one).map(|two| if two < own { Step::With(two) } else { Step::Out });
        let only = had.filter(|_| asks == 0);
        let wanted = only.is_none().then(|| preferred(problem, &left, one));
        let step = only.into_iter().chain(wanted.into_iter().flatten()).find(|&step| {
            let fulfils = |mate: &usize| match step {
                Step::With(two) => *mate == two,
                Step::Out => *mate >= own,
            };
            if let Some(mate) = best.mate(one).filter(fulfils) {
                kept.push((one, mate));
                return true;
            }
            if asks == 0 || matches!(step, Step::With(two) if !best.tight(one, two)) {
                return false;
            }
            asks -= 1;
            if !best.fix(&kept) {
                return false;
            }
            kept.clear();
            let two = match step {
                Step::With(two) => Some(two),
                Step::Out => best.outside,
            };
            let Some(two) = two.filter(|&two| best.tight(one, two)) else { return false };
            let mut other = best.clone();
            let good = other.fix(&[(one, two)]) && other.total() == total;
            if good {
                best = other;
            }
            good
        })?;
        mark_paired(&mut left, one, step);
        taken.push((one, step));
    }
    Some(taken)
}
