//! A solved segment, paired by the order of preference instead of by chance.

use super::edges::Edges;
use super::field::Field;
use super::min_cost_matching::MinCostMatching;
use super::problem::Problem;
use super::segment::{Kind, Segment};
use super::slide::Slid;
use super::subset_count::{Step, SubsetCount};

/// The work that asking for preferred pairs may cost, in squares of the number of players.
///
/// Among some dozens of players each preference is asked for, among hundreds only the first few. So
/// no round takes long.
const WORK: usize = 400_000;

/// The preferred one among the best matchings of a solved segment.
///
/// From the highest on, each player takes the opponent of the slide, or the next possible one.
/// `None` if the least cost of the segment cannot be kept with these floaters from above.
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

/// The steps that a vertex prefers, best first, with the vertices that are left.
///
/// Inside the group these are the first of the bottom half and on to its last, then from the middle
/// back towards the player. Then come lower groups from their top, and last the step below.
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

/// Gives the vertices their preferred steps in turn, keeping the matching at its least cost.
///
/// The matching is asked again for each preference that the best one so far does not have, as long
/// as [`WORK`] lasts.
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
                Step::Out => best.outside(),
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
