//! A round put together: its pairs in order, the rematches among them, and the explanations.

use super::field::Field;
use crate::pairing::{Explanation, Id};

/// The result of drawing one round.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Drawn {
    /// The tables, highest score group first.
    ///
    /// At each table the player with more points comes first, or on equal points the player with
    /// the lower start number.
    pub tables: Vec<(Id, Id)>,
    /// The player who sits out and gets a win, if the number of players is odd.
    pub bye: Option<Id>,
    /// The tables whose players have met before.
    ///
    /// Empty unless every possible round has a rematch; then there are as few as possible.
    pub rematches: Vec<(Id, Id)>,
    /// One reason for each table, in the order of `tables`, then one for the bye.
    pub explanations: Vec<Explanation>,
}

/// Puts the better placed player of each pair first, and pairs of higher groups first.
pub(super) fn by_group(
    field: &Field,
    pairs: impl Iterator<Item = (u32, u32)>,
) -> Vec<(usize, usize)> {
    let mut ordered: Vec<(usize, usize)> = Vec::with_capacity(field.seats.len() / 2);
    pairs.for_each(|(a, b)| ordered.push((a.min(b) as usize, a.max(b) as usize)));
    let key = |pair: &(usize, usize)| (field.group(pair.0), field.group(pair.1));
    if !ordered.is_sorted_by_key(key) {
        ordered.sort_by_key(key);
    }
    ordered
}

/// The pairs that are rematches; nearly always there are none.
pub(super) fn have_met(field: &Field, pairs: &[(usize, usize)]) -> Vec<(usize, usize)> {
    pairs.iter().copied().filter(|pair| field.met(pair.0, pair.1)).collect()
}

/// The ids of these pairs.
pub(super) fn tables(field: &Field, pairs: Vec<(usize, usize)>) -> Vec<(Id, Id)> {
    let id = |at: usize| field.seats[at].id;
    pairs.into_iter().map(|(upper, lower)| (id(upper), id(lower))).collect()
}

/// Builds the result, with a reason for each table.
///
/// `met` holds the rematches among the pairs, in the same order.
pub(super) fn build_drawn(
    field: &Field,
    pairs: &[(usize, usize)],
    met: &[(usize, usize)],
    bye: Option<Explanation>,
    reason: impl Fn(usize, usize) -> Explanation,
) -> Drawn {
    let mut drawn = Drawn { bye: bye.map(|why| why.of().0), ..Drawn::default() };
    drawn.tables.reserve(pairs.len());
    drawn.explanations.reserve(pairs.len() + 1);
    let mut met = met.iter().peekable();
    for &(upper, lower) in pairs {
        let (a, b) = (field.seats[upper].id, field.seats[lower].id);
        drawn.tables.push((a, b));
        if met.next_if_eq(&&(upper, lower)).is_some() {
            drawn.rematches.push((a, b));
            drawn.explanations.push(Explanation::Rematch { a, b });
        } else {
            drawn.explanations.push(reason(upper, lower));
        }
    }
    drawn.explanations.extend(bye);
    drawn
}
