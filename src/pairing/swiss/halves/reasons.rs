//! Reasons for a round by halves.
//!
//! They are built once the round is known, by comparing it with the first choice of the rule. So no
//! sentence claims more than is true.

use crate::pairing::Explanation;
use crate::pairing::explanation::{Change, Goes, Others, To};
use crate::pairing::swiss::field::Field;
use crate::pairing::swiss::slide::first_order;
use std::cmp::Ordering;

pub(super) struct Reasons<'f> {
    field: &'f Field<'f>,
    /// The rematches of the round.
    met: &'f [(usize, usize)],
    /// The opponent of each position.
    partner: Vec<usize>,
    /// Whether each position meets the opponent that the slide of its group gives them.
    ///
    /// The slide here is that of the players who meet inside the group.
    slid: Vec<bool>,
    groups: Vec<Group>,
}

struct Group {
    others: Others,
    /// The players who float down, by start number.
    downfloaters: Vec<usize>,
    /// How the players who meet inside the group depart from their slide, if they do.
    change: Change,
}

impl<'f> Reasons<'f> {
    /// `met` holds the rematches among the pairs.
    pub fn new(
        field: &'f Field<'f>,
        pairs: &[(usize, usize)],
        met: &'f [(usize, usize)],
    ) -> Reasons<'f> {
        let mut partner: Vec<usize> = (0..field.seats.len()).collect();
        for &(one, two) in pairs {
            (partner[one], partner[two]) = (two, one);
        }
        let slid = vec![false; partner.len()];
        let mut reasons = Reasons { field, met, partner, slid, groups: Vec::new() };
        for group in 0..field.groups() {
            let group = reasons.group(group);
            reasons.groups.push(group);
        }
        reasons
    }

    /// The reason for one table, the better placed player first.
    pub fn of(&self, upper: usize, lower: usize) -> Explanation {
        let (a, b) = (self.field.seats[upper].id, self.field.seats[lower].id);
        let group = self.field.group(upper);
        let size = self.field.positions(group..group + 1).len() as u32;
        let points = self.field.points[group];
        let below = self.field.points[self.field.group(lower)];
        let Group { others, change, .. } = self.groups[group];
        if below != points {
            let (goes, to) = (self.goes(upper, lower), self.to(upper, lower));
            Explanation::SlidDown { a, b, points, size, below, above: others.above, goes, to }
        } else if self.slid[upper] {
            Explanation::Slide { a, b, points, size, others }
        } else {
            Explanation::SlideChanged { a, b, points, size, others, change }
        }
    }

    fn group(&mut self, number: usize) -> Group {
        let mut others = Others::default();
        let (mut downfloaters, mut stay) = (Vec::new(), Vec::new());
        for one in self.field.positions(number..number + 1) {
            match self.field.group(self.partner[one]).cmp(&number) {
                Ordering::Less => others.above += 1,
                Ordering::Equal => stay.push(one),
                Ordering::Greater => downfloaters.push(one),
            }
        }
        others.down = downfloaters.len() as u32;
        let (top, bottom) = stay.split_at(stay.len() / 2);
        for (&one, &two) in top.iter().zip(bottom) {
            let kept = self.partner[one] == two;
            (self.slid[one], self.slid[two]) = (kept, kept);
        }
        let change = match top.iter().all(|&one| self.slid[one]) {
            true => Change::NotNeeded,
            false => self.change(number, top, bottom),
        };
        Group { others, downfloaters, change }
    }

    /// The benefit of departing from the slide.
    fn change(&self, number: usize, top: &[usize], bottom: &[usize]) -> Change {
        let field = self.field;
        let inside =
            |pair: &&(usize, usize)| [pair.0, pair.1].map(|at| field.group(at)) == [number; 2];
        let left = self.met.iter().filter(inside).count();
        let mut in_slide = top.iter().zip(bottom).filter(|(one, two)| field.met(**one, **two));
        let rematch = in_slide.nth(left).is_some();
        let kept_apart = |(one, two): (&usize, &usize)| self.kept_apart(*one, *two);
        if !rematch {
            return match top.iter().zip(bottom).any(kept_apart) {
                true => Change::ToKeepApart,
                false => Change::NotNeeded,
            };
        }
        let free = |one: usize, two: usize| field.free(top[one] as u32, bottom[two] as u32);
        let first = first_order(top.len(), free);
        let is_first = |order: Vec<usize>| {
            top.iter().zip(order).all(|(&one, two)| self.partner[one] == bottom[two])
        };
        if left == 0 && first.is_some_and(is_first) { Change::Least } else { Change::ForRematch }
    }

    /// Whether the two should not or must not meet.
    fn kept_apart(&self, one: usize, two: usize) -> bool {
        self.field.apart(one, two) || self.field.never(one, two)
    }

    /// Why this player floats down.
    fn goes(&self, one: usize, lower: usize) -> Goes {
        let number = self.field.group(one);
        let members = self.field.positions(number..number + 1);
        let last = members.end - 1;
        match *self.groups[number].downfloaters {
            [_] if one == last => Goes::Last,
            // The alternative: the last meets this opponent, and this player takes the last one's
            // seat.
            [_] => {
                let exchange = [(last, lower), (one, self.partner[last])];
                let for_rematch = exchange.iter().any(|pair| self.field.met(pair.0, pair.1));
                match exchange.iter().any(|pair| self.kept_apart(pair.0, pair.1)) {
                    true if !for_rematch => Goes::InsteadToKeepApart,
                    _ => Goes::Instead { for_rematch },
                }
            }
            [first, second] if members.len() == 2 && self.field.met(first, second) => Goes::Both,
            ref downfloaters => Goes::Several { number: downfloaters.len() as u32 },
        }
    }

    /// Why the floater meets this opponent.
    fn to(&self, one: usize, lower: usize) -> To {
        let below = self.field.group(lower);
        let unmet =
            || self.field.positions(below..below + 1).filter(|&other| !self.field.met(one, other));
        if unmet().next() == Some(lower) {
            return To::Highest;
        }
        let taken = |other: usize| self.field.group(self.partner[other]) < below;
        match unmet().find(|&other| other == lower || !taken(other)) {
            // If the floater met `higher`, `lower` would have to meet the opponent of `higher`.
            Some(higher) if higher != lower => {
                let other = self.partner[higher];
                let for_rematch = self.field.met(lower, other);
                match self.kept_apart(one, higher) || self.kept_apart(lower, other) {
                    true if !for_rematch => To::FurtherToKeepApart,
                    _ => To::Further { for_rematch },
                }
            }
            _ => To::HighestLeft,
        }
    }
}
