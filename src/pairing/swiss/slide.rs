//! One score group by the slide: top half against bottom half.

use super::field::Field;
use std::collections::VecDeque;
use std::ops::Range;

/// One group when paired: its pairs, and the players who float down.
#[derive(Debug, Clone, Default)]
pub(super) struct Slid {
    pub pairs: Vec<(u32, u32)>,
    pub floaters_out: Vec<u32>,
}

/// The most choices of floaters and of their opponents that are tried for one group.
///
/// After that the group is left to an exact search.
const TRIES: usize = 600;

/// Slides a group; `None` if that cannot be done without a rematch.
///
/// Floaters from above meet the highest players, and the last `floaters_out` players float down.
/// The top half of the rest meets the bottom half. A rematch is avoided with as little change as
/// possible. First the order of the bottom half changes, then the opponents of floaters, then who
/// floats down. `rejected` tells which players may not float down together.
pub(super) fn slide(
    field: &Field,
    group: Range<usize>,
    from_above: &[u32],
    floaters_out: usize,
    rejected: impl Fn(&[u32]) -> bool,
) -> Option<Slid> {
    let rest = group.len().checked_sub(floaters_out)?;
    // A single floater is tried from the last player up; several floaters are always the last
    // players.
    let choices = if floaters_out == 1 { group.len() } else { 1 };
    let (mut tries, mut failed) = (0, 0);
    let mut stay: Vec<u32> = Vec::with_capacity(group.len());
    for choice in 0..choices {
        let members = || group.clone().map(|at| at as u32);
        let below: Vec<u32> = members().skip(rest - choice).take(floaters_out).collect();
        if rejected(&below) {
            continue;
        }
        // A single floater from above tries everybody from the highest; several take the highest
        // they can.
        for skip in 0..if from_above.len() == 1 { rest } else { 1 } {
            tries += 1;
            if tries > TRIES {
                return None;
            }
            stay.clear();
            stay.extend(members().take(rest - choice));
            stay.extend(members().skip(rest - choice + floaters_out));
            if matches!(*from_above, [floater] if !field.free(floater, stay[skip])) {
                continue;
            }
            let mut pairs = Vec::with_capacity(group.len() / 2 + from_above.len());
            for &floater in from_above {
                let with = (skip..stay.len()).find(|&at| field.free(floater, stay[at]));
                let Some(with) = with else { break };
                pairs.push((floater, stay.remove(with)));
            }
            if pairs.len() < from_above.len() {
                continue;
            }
            let (top, bottom) = stay.split_at(stay.len() / 2);
            if let Some(order) =
                first_order(top.len(), |one, two| field.free(top[one], bottom[two]))
            {
                pairs.extend(top.iter().zip(order).map(|(&one, two)| (one, bottom[two])));
                return Some(Slid { pairs, floaters_out: below });
            }
            failed += 1;
            if failed == 1 && hopeless(field, group.clone(), from_above.len() + floaters_out) {
                return None;
            }
        }
    }
    None
}

/// Whether more players can meet nobody in their group than there are pairs leaving it.
///
/// Such a group cannot slide, no matter who comes from above and who floats down.
pub(super) fn hopeless(field: &Field, group: Range<usize>, outside: usize) -> bool {
    let free = |one: usize, two: usize| one != two && field.free(one as u32, two as u32);
    let alone = |one: &usize| !group.clone().any(|two| free(*one, two));
    group.clone().filter(alone).nth(outside).is_some()
}

/// The assignment of the bottom half to the top half that changes the higher places least.
///
/// It is the first of all allowed orders of the bottom half, compared from the top.
pub(super) fn first_order(size: usize, free: impl Fn(usize, usize) -> bool) -> Option<Vec<usize>> {
    let mut holes: Vec<usize> = (0..size).filter(|&at| !free(at, at)).collect();
    if holes.is_empty() {
        return Some((0..size).collect());
    }
    let mut kept: Vec<Option<usize>> = (0..size).map(Some).collect();
    holes.iter().for_each(|&hole| kept[hole] = None);
    let mut halves = Halves { size, free, of_top: kept.clone(), of_bottom: kept };
    for top in holes.clone() {
        let filled = halves.place(top, 0, None, &holes)?;
        holes.retain(|&hole| hole != filled);
    }
    // The bottom players whose opponent is not fixed yet. Nearly always a top player keeps the
    // first.
    let mut left: VecDeque<usize> = (0..size).collect();
    for top in 0..size {
        let mine = halves.of_top[top]?;
        let with = left.iter().position(|&bottom| {
            bottom == mine || (halves.free)(top, bottom) && halves.take(top, bottom)
        })?;
        left.remove(with);
    }
    halves.of_top.into_iter().collect()
}

struct Halves<F> {
    size: usize,
    free: F,
    of_top: Vec<Option<usize>>,
    of_bottom: Vec<Option<usize>>,
}

impl<F: Fn(usize, usize) -> bool> Halves<F> {
    fn join(&mut self, top: usize, bottom: usize) {
        self.of_top[top] = Some(bottom);
        self.of_bottom[bottom] = Some(top);
    }

    /// Gives `top` the opponent of a later top player, if that player finds another opponent.
    fn take(&mut self, top: usize, bottom: usize) -> bool {
        let (Some(mine), Some(owner)) = (self.of_top[top], self.of_bottom[bottom]) else {
            return false;
        };
        self.of_bottom[mine] = None;
        self.join(top, bottom);
        if self.place(owner, top + 1, Some(bottom), &[mine]).is_some() {
            return true;
        }
        self.join(owner, bottom);
        self.join(top, mine);
        false
    }

    /// Finds an opponent for `start` by an augmenting path; returns the hole now filled.
    ///
    /// Only top players from `fixed` on are moved, and the bottom player `kept` keeps their
    /// opponent. The `holes` are the bottom players without an opponent.
    fn place(
        &mut self,
        start: usize,
        fixed: usize,
        kept: Option<usize>,
        holes: &[usize],
    ) -> Option<usize> {
        let hole = |top: usize| holes.iter().copied().find(|&hole| (self.free)(top, hole));
        let mut reached: Vec<Option<usize>> = vec![None; self.size];
        let mut found = hole(start).map(|hole| (start, hole));
        let mut queue = VecDeque::from([start]);
        while found.is_none() {
            let top = queue.pop_front()?;
            // The next bottom player comes first. So the higher places stay as they are and need no
            // repair.
            for bottom in (top + 1..self.size).chain((0..=top).rev()) {
                let owner = self.of_bottom[bottom].filter(|&owner| owner >= fixed);
                let Some(owner) = owner else { continue };
                if reached[bottom].is_some() || Some(bottom) == kept || !(self.free)(top, bottom) {
                    continue;
                }
                reached[bottom] = Some(top);
                found = hole(owner).map(|hole| (owner, hole));
                if found.is_some() {
                    break;
                }
                queue.push_back(owner);
            }
        }
        let (last, hole) = found?;
        reached[hole] = Some(last);
        self.shift(start, hole, &reached);
        Some(hole)
    }

    /// Flips the augmenting path: each top player on it takes the bottom player they reached.
    fn shift(&mut self, start: usize, end: usize, reached: &[Option<usize>]) {
        let mut bottom = end;
        while let Some(top) = reached[bottom] {
            let left = self.of_top[top];
            self.join(top, bottom);
            match left {
                Some(left) if top != start => bottom = left,
                _ => return,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairing::Contender;
    use crate::pairing::tests::with;

    /// The same by trying each order of the bottom half, in lexicographic order.
    fn first(size: usize, free: &dyn Fn(usize, usize) -> bool) -> Option<Vec<usize>> {
        fn extend(
            size: usize,
            order: &mut Vec<usize>,
            free: &dyn Fn(usize, usize) -> bool,
        ) -> bool {
            order.len() == size
                || (0..size).any(|two| {
                    if order.contains(&two) || !free(order.len(), two) {
                        return false;
                    }
                    order.push(two);
                    let done = extend(size, order, free);
                    if !done {
                        order.pop();
                    }
                    done
                })
        }
        let mut order = Vec::new();
        extend(size, &mut order, free).then_some(order)
    }

    #[test]
    fn a_group_is_hopeless_if_too_many_can_meet_nobody_in_it() {
        let everybody = [1, 2, 3, 4, 5, 6];
        let met = |id: u32| match id {
            1 | 2 => everybody.into_iter().filter(|&other| other != id).collect(),
            _ => vec![1, 2],
        };
        let players: Vec<Contender> =
            everybody.iter().map(|&id| with(id, 3, &met(id))).chain([with(7, 0, &[])]).collect();
        let field = Field::new(&players, None, false);
        assert_eq!([0, 1, 2].map(|outside| hopeless(&field, 0..6, outside)), [true, true, false]);
        assert!(!hopeless(&field, 2..6, 0) && hopeless(&field, 6..7, 0));
    }

    #[test]
    fn the_closest_order_is_the_first_of_all_allowed_orders() {
        let mut chance = crate::pairing::Draw::new(9, "halves");
        for _ in 0..2000 {
            let size = chance.index(7);
            let density = 2 + chance.below(8);
            let table: Vec<bool> = (0..size * size).map(|_| chance.below(10) < density).collect();
            let free = |one: usize, two: usize| table[one * size + two];
            assert_eq!(first_order(size, free), first(size, &free), "{table:?}");
        }
    }
}
