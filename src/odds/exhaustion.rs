//! Every end of the last round, tried one after the other.

use super::prospect::{MOST_ENDS, Prospect};
use super::rest::{Rest, Target};

/// The certainty about everybody, by index, from every end of the last round.
///
/// None unless all rounds are paired and the open tables have at most [`MOST_ENDS`] different ends
/// together.
pub(super) fn exhaust(rest: &Rest) -> Option<Vec<Prospect>> {
    // If scores break ties, a match has too many results to try them all.
    if rest.coming > 0 || (rest.preliminary().compares_scores() && !rest.compared.points_only) {
        return None;
    }
    let ends = |ends: usize, one: usize| ends.checked_mul(one).filter(|ends| *ends <= MOST_ENDS);
    let ends = rest.tables.iter().map(|table| table.results.len()).try_fold(1, ends)?;
    let mut made = vec![0; rest.here.len()];
    let mut is_always_made = true;
    for end in 0..ends {
        let mut running = rest.running.clone();
        let mut number = end;
        for table in &rest.tables {
            let outcome = &table.results[number % table.results.len()];
            number /= table.results.len();
            running.add(table.seats.map(Some), outcome, rest.preliminary());
        }
        let order = running.order(rest.preliminary());
        match rest.target {
            Target::Cut(_) => {
                let (taken, is_made) = rest.taken(&running, &order);
                taken.for_each(|at| made[at] += 1);
                is_always_made &= is_made;
            }
            Target::First | Target::Level => {
                rest.reached(&running, &order, |at| made[at] += 1);
            }
        }
    }
    let prospect = |made| match made {
        0 => Prospect::Out,
        // If the cut cannot be made, another one is, and nobody knows who goes on.
        all if all == ends && is_always_made => Prospect::Certain,
        _ => Prospect::Open,
    };
    Some(made.into_iter().map(prospect).collect())
}
