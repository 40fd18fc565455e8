use self::halves_by_start;
use super::*;
use crate::pairing::explanation::{Change, Goes, Others, To};
use crate::pairing::tests::{complaints, enter, played, with};
use crate::pairing::{Contender, Draw, Drawn, Explanation, Id};
use std::cmp::Ordering;
use std::collections::BTreeSet;

fn tables(field: &[Contender]) -> Vec<(Id, Id)> {
    let drawn = halves_by_start(field, false, &mut Draw::new(1, "halves"));
    assert_eq!(complaints(field, false, &drawn), Vec::<String>::new());
    drawn.tables
}

#[test]
fn e07_even_group() {
    let field: Vec<Contender> = (1..=8).map(|id| with(id, 3, &[])).collect();
    assert_eq!(tables(&field), [(1, 5), (2, 6), (3, 7), (4, 8)]);
}

#[test]
fn e08_odd_group() {
    let mut field: Vec<Contender> = (1..=7).map(|id| with(id, 3, &[])).collect();
    field.extend((8..=10).map(|id| with(id, 1, &[])));
    assert_eq!(tables(&field), [(1, 4), (2, 5), (3, 6), (7, 8), (9, 10)]);
}

#[test]
fn e09_smallest_change_of_the_bottom_half() {
    let mut field: Vec<Contender> = (1..=8).map(|id| with(id, 3, &[])).collect();
    field[0].met = vec![5];
    assert_eq!(tables(&field), [(1, 6), (2, 5), (3, 7), (4, 8)]);
    let drawn = halves_by_start(&field, false, &mut Draw::new(1, ""));
    let (others, change) = (Others::default(), Change::Least);
    assert_eq!(
        drawn.explanations[0],
        Explanation::SlideChanged { a: 1, b: 6, points: 3, size: 8, others, change }
    );
    assert_eq!(
        drawn.explanations[2],
        Explanation::Slide { a: 3, b: 7, points: 3, size: 8, others }
    );
    field[0].met = vec![5, 6];
    assert_eq!(tables(&field), [(1, 7), (2, 5), (3, 6), (4, 8)]);
    field[0].met = vec![5, 6, 7, 8];
    assert_eq!(tables(&field)[0], (1, 4), "the nearest of the top half");
}

#[test]
fn the_three_players_of_e6() {
    let mut field: Vec<Contender> = (1..=3).map(|id| with(id, 5, &[])).collect();
    field.extend((4..=8).map(|id| with(id, 4, &[])));
    assert_eq!(tables(&field), [(1, 2), (3, 4), (5, 7), (6, 8)]);
}

/// A round with its field, examined without the code that made the round.
struct Judge<'a> {
    field: &'a [Contender],
    drawn: &'a Drawn,
}

impl Judge<'_> {
    fn one(&self, id: Id) -> &Contender {
        self.field.iter().find(|one| one.id == id).unwrap()
    }

    fn points(&self, id: Id) -> u32 {
        self.one(id).points
    }

    fn met(&self, a: Id, b: Id) -> bool {
        self.one(a).met.contains(&b) || self.one(b).met.contains(&a)
    }

    fn opponent(&self, id: Id) -> Id {
        let table = self.drawn.tables.iter().find(|table| table.0 == id || table.1 == id).unwrap();
        if table.0 == id { table.1 } else { table.0 }
    }

    /// The paired players with this many points, by start number.
    fn group(&self, points: u32) -> Vec<Id> {
        let mut group: Vec<&Contender> = (self.field.iter())
            .filter(|one| one.points == points && Some(one.id) != self.drawn.bye)
            .collect();
        group.sort_by_key(|one| one.start);
        group.iter().map(|one| one.id).collect()
    }

    /// The reason that is right for this table.
    fn right(&self, a: Id, b: Id) -> Explanation {
        let (points, below) = (self.points(a), self.points(b));
        let group = self.group(points);
        let against = |ordering: Ordering| -> Vec<Id> {
            let of = |id: &Id| self.points(self.opponent(*id)).cmp(&points) == ordering;
            group.iter().copied().filter(of).collect()
        };
        let [downfloaters, stay, hosts] =
            [Ordering::Less, Ordering::Equal, Ordering::Greater].map(against);
        let (size, above) = (group.len() as u32, hosts.len() as u32);
        if below == points {
            let others = Others { above, down: downfloaters.len() as u32 };
            return match self.change(a, &stay) {
                None => Explanation::Slide { a, b, points, size, others },
                Some(change) => Explanation::SlideChanged { a, b, points, size, others, change },
            };
        }
        let last = *group.last().unwrap();
        let goes = match downfloaters.as_slice() {
            [_] if a == last => Goes::Last,
            [_] => {
                let for_rematch = self.met(last, b) || self.met(a, self.opponent(last));
                Goes::Instead { for_rematch }
            }
            [one, two] if group.len() == 2 && self.met(*one, *two) => Goes::Both,
            some => Goes::Several { number: some.len() as u32 },
        };
        Explanation::SlidDown { a, b, points, size, below, above, goes, to: self.to(a, b) }
    }

    /// How those who stay depart from the slide, if this table does.
    fn change(&self, a: Id, stay: &[Id]) -> Option<Change> {
        let (top, bottom) = stay.split_at(stay.len() / 2);
        let at = top.iter().position(|id| *id == a);
        if at.is_some_and(|at| bottom[at] == self.opponent(a)) {
            return None;
        }
        let in_slide = top.iter().zip(bottom).filter(|(one, two)| self.met(**one, **two)).count();
        let left = stay.iter().filter(|one| self.met(**one, self.opponent(**one))).count() / 2;
        let order = self.first_order(top, bottom.to_vec());
        let had: Vec<Id> = top.iter().map(|id| self.opponent(*id)).collect();
        Some(match (in_slide > left, left == 0 && order == Some(had)) {
            (true, true) => Change::Least,
            (true, false) => Change::ForRematch,
            (false, _) => Change::NotNeeded,
        })
    }

    /// The first order of the bottom half without a rematch, found by trying all orders.
    fn first_order(&self, top: &[Id], bottom: Vec<Id>) -> Option<Vec<Id>> {
        let Some((one, rest)) = top.split_first() else { return Some(bottom) };
        (0..bottom.len()).filter(|&with| !self.met(*one, bottom[with])).find_map(|with| {
            let mut left = bottom.clone();
            let mut order = vec![left.remove(with)];
            order.extend(self.first_order(rest, left)?);
            Some(order)
        })
    }

    fn to(&self, a: Id, b: Id) -> To {
        let below = self.points(b);
        let unmet: Vec<Id> = self.group(below).into_iter().filter(|id| !self.met(a, *id)).collect();
        if unmet[0] == b {
            return To::Highest;
        }
        let left = unmet.iter().find(|id| **id == b || self.points(self.opponent(**id)) <= below);
        match *left.unwrap() {
            higher if higher == b => To::HighestLeft,
            higher => To::Further { for_rematch: self.met(b, self.opponent(higher)) },
        }
    }
}

#[test]
fn every_reason_of_some_hundred_histories_is_true() {
    let (mut seen, mut tables) = (BTreeSet::new(), 0);
    for seed in 0..400 {
        let mut chance = Draw::new(seed, "sentences");
        let n = 4 + chance.below(15);
        let draws = chance.below(4);
        let mut field = played(n, 1, draws, halves_by_start, &mut chance);
        for _ in 0..chance.below(n.min(9)) {
            let drawn = halves_by_start(&field, false, &mut chance);
            let judge = Judge { field: &field, drawn: &drawn };
            for (why, &(a, b)) in drawn.explanations.iter().zip(&drawn.tables) {
                if matches!(why, Explanation::Rematch { .. }) {
                    continue;
                }
                assert_eq!(
                    *why,
                    judge.right(a, b),
                    "seed {seed}: {a} – {b}\n{field:#?}\n{drawn:?}"
                );
                seen.insert(format!("{why:?}").replace(|c: char| c.is_ascii_digit(), ""));
                tables += 1;
            }
            enter(&mut field, &drawn, draws, &mut chance);
        }
    }
    // Many kinds of reasons must have come up somewhere.
    assert!(tables > 5000 && seen.len() >= 14, "{tables} tables: {seen:#?}");
}
