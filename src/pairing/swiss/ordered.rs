//! A solved segment put together by preference instead of by chance.

use super::exact::{Exact, Step};
use super::field::Field;
use super::fold::Folded;
use super::mixed::Mixed;
use super::problem::{Cost, Problem};
use super::segment::{Kind, Segment};

/// How much asking for wishes may cost, in cubes of the number of players: every wish of a
/// dozen is asked for, of dozens only the first few. No round may take long for it.
const WORK: usize = 700_000;

/// Of the best matchings of a solved segment the one preferred: player after player, from the
/// highest, takes the opponent the fold would give him, or the next one from there. Nothing if
/// these guests cannot be had at the segment's least cost.
pub(super) fn in_order(field: &Field, segment: &Segment, guests: &[u32]) -> Option<Folded> {
    let mut problem = segment.problem(field);
    let free = segment.problem(field);
    problem.guests = guests;
    let taken = match &segment.kind {
        Kind::Plain => return None,
        Kind::Exact(wild) => {
            let exact = Exact::new(&problem);
            if exact.least() != wild.least() {
                return None;
            }
            let mut left = vec![true; problem.vertices()];
            exact.walk(&problem, |one, good| {
                let mut wanted = preferred(&problem, &left, one);
                let step = wanted.find(|step| good.iter().any(|good| good.0 == *step))?;
                settle(&mut left, one, step);
                good.iter().position(|good| good.0 == step)
            })
        }
        Kind::Mixed(wild) => {
            let places = segment.outs;
            let best = Mixed::settle(&problem, places, &[])?;
            if best.total(&free) != wild.total(&free) {
                return None;
            }
            one_by_one(&problem, places, best)?
        }
    };
    let mut folded = Folded::default();
    for (one, step) in taken {
        let upper = problem.position(one).map(|at| at as u32).or(guests.get(one).copied())?;
        match step {
            Step::Out => folded.outs.push(upper),
            Step::With(two) => folded.pairs.push((upper, problem.position(two)? as u32)),
        }
    }
    Some(folded)
}

fn settle(left: &mut [bool], one: usize, step: Step) {
    left[one] = false;
    if let Step::With(two) = step {
        left[two] = false;
    }
}

/// What a vertex would like, best first, of those who are left: in his group the first of the
/// bottom half and on to the last, then back towards himself; then lower groups from the top;
/// then to go below.
fn preferred(problem: &Problem, left: &[bool], one: usize) -> impl Iterator<Item = Step> + use<> {
    let later = (one + 1..left.len()).filter(|&two| left[two] && problem.position(two).is_some());
    let group = |vertex: usize| problem.position(vertex).map(|at| problem.field.group(at));
    let (mine, lower): (Vec<usize>, Vec<usize>) = later.partition(|&two| group(two) == group(one));
    // One fewer than the group, as he himself is not in it.
    let half = mine.len().saturating_sub(1).div_ceil(2);
    let (top, bottom) = mine.split_at(half);
    let order: Vec<usize> =
        bottom.iter().chain(top.iter().rev()).chain(lower.iter()).copied().collect();
    order.into_iter().map(Step::With).chain([Step::Out])
}

/// As the walk through an enumeration, but asking the matching again for every wish that the best
/// matching found so far does not fulfil, as long as [`WORK`] lasts.
fn one_by_one(problem: &Problem, places: usize, best: Mixed) -> Option<Vec<(usize, Step)>> {
    let own = problem.vertices();
    let total: Cost = best.total(problem);
    let (mut best, mut taken) = (best, Vec::new());
    let mut left = vec![true; own];
    let mut open = places;
    let mut asks = WORK / best.mate.len().pow(3);
    for one in 0..own {
        if !left[one] {
            continue;
        }
        let step = preferred(problem, &left, one).find(|&step| {
            let mate = best.mate[one];
            match step {
                Step::Out if open == 0 || problem.out(one).is_none() => return false,
                Step::Out if mate >= own => return true,
                Step::With(two) if mate == two => return true,
                Step::With(two) if problem.pair(one, two).is_none() => return false,
                _ if asks == 0 => return false,
                _ => asks -= 1,
            }
            taken.push((one, step));
            let other = Mixed::settle(problem, places, &taken);
            taken.pop();
            match other.filter(|other| other.total(problem) == total) {
                Some(other) => {
                    best = other;
                    true
                }
                None => false,
            }
        })?;
        open -= usize::from(step == Step::Out);
        settle(&mut left, one, step);
        taken.push((one, step));
    }
    Some(taken)
}
