//! One point group, top half against bottom half.

use super::field::Field;
use std::collections::VecDeque;
use std::ops::Range;

/// One group put together: pairs, and who goes below.
#[derive(Debug, Clone, Default)]
pub(super) struct Folded {
    pub pairs: Vec<(u32, u32)>,
    pub outs: Vec<u32>,
}

/// So many choices of who goes down and whom a guest meets are tried; after that the group is
/// left to an exact search.
const TRIES: usize = 600;

/// Folds a group: guests from above meet the highest, the last `outs` go below, and of the rest
/// the top half meets the bottom half. Where that brings a rematch, first the bottom half is
/// changed, then whom a guest meets, then who goes below; each as little as possible. `barred`
/// says which players may not go below together.
pub(super) fn fold(
    field: &Field,
    group: Range<usize>,
    guests: &[u32],
    outs: usize,
    barred: impl Fn(&[u32]) -> bool,
) -> Option<Folded> {
    let rest = group.len().checked_sub(outs)?;
    // With one who goes below everybody is tried in turn, from the last; of several, the last.
    let choices = if outs == 1 { group.len() } else { 1 };
    let (mut tries, mut failed) = (0, 0);
    let mut stay: Vec<u32> = Vec::with_capacity(group.len());
    for choice in 0..choices {
        let members = || group.clone().map(|at| at as u32);
        let below: Vec<u32> = members().skip(rest - choice).take(outs).collect();
        if barred(&below) {
            continue;
        }
        // One guest tries everybody from the highest; several take the highest they can.
        for skip in 0..if guests.len() == 1 { rest } else { 1 } {
            tries += 1;
            if tries > TRIES {
                return None;
            }
            stay.clear();
            stay.extend(members().take(rest - choice));
            stay.extend(members().skip(rest - choice + outs));
            if matches!(*guests, [guest] if !field.free(guest, stay[skip])) {
                continue;
            }
            let mut pairs = Vec::with_capacity(group.len() / 2 + guests.len());
            for &guest in guests {
                let with = (skip..stay.len()).find(|&at| field.free(guest, stay[at]));
                let Some(with) = with else { break };
                pairs.push((guest, stay.remove(with)));
            }
            if pairs.len() < guests.len() {
                continue;
            }
            let (top, bottom) = stay.split_at(stay.len() / 2);
            if let Some(order) = closest(top.len(), |one, two| field.free(top[one], bottom[two])) {
                pairs.extend(top.iter().zip(order).map(|(&one, two)| (one, bottom[two])));
                return Some(Folded { pairs, outs: below });
            }
            failed += 1;
            if failed == 1 && hopeless(field, group.clone(), guests.len() + outs) {
                return None;
            }
        }
    }
    None
}

/// Are there more who can meet nobody of their group than players who meet somebody outside it?
/// Then it cannot be folded, whoever comes from above and whoever goes below.
pub(super) fn hopeless(field: &Field, group: Range<usize>, outside: usize) -> bool {
    let free = |one: usize, two: usize| one != two && field.free(one as u32, two as u32);
    let alone = |one: &usize| !group.clone().any(|two| free(*one, two));
    group.clone().filter(alone).nth(outside).is_some()
}

/// The assignment of the bottom half to the top half that changes the higher places least: of all
/// allowed orders of the bottom half the first, compared from the top.
pub(super) fn closest(size: usize, free: impl Fn(usize, usize) -> bool) -> Option<Vec<usize>> {
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
    // Of the bottom half, those whose opponent is not settled yet; nearly always a top player
    // keeps the first of them.
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

    /// Gives `top` the opponent of somebody after him, if that one finds another.
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

    /// Finds somebody for `start`, moving only top players from `settled` on, and nobody to or
    /// from `kept`. Of `holes`, the bottom players without an opponent, says which has one now.
    fn place(
        &mut self,
        start: usize,
        settled: usize,
        kept: Option<usize>,
        holes: &[usize],
    ) -> Option<usize> {
        let hole = |top: usize| holes.iter().copied().find(|&hole| (self.free)(top, hole));
        let mut reached: Vec<Option<usize>> = vec![None; self.size];
        let mut found = hole(start).map(|hole| (start, hole));
        let mut queue = VecDeque::from([start]);
        while found.is_none() {
            let top = queue.pop_front()?;
            // The next first: so the higher places stay as they are, and nothing is left to mend.
            for bottom in (top + 1..self.size).chain((0..=top).rev()) {
                let owner = self.of_bottom[bottom].filter(|&owner| owner >= settled);
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

    /// Everybody on the way found takes the one he reached.
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
    use crate::pairing::events::with;

    /// By trying every order of the bottom half, in lexicographic order.
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
            assert_eq!(closest(size, free), first(size, &free), "{table:?}");
        }
    }
}
