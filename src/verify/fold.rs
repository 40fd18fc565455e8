//! Top half against bottom half, by its definition.

use super::judge::Judge;
use crate::event::Id;
use crate::event::action::Paired;
use crate::pairing::Contender;
use std::collections::{BTreeMap, BTreeSet};

type Pairs = BTreeSet<[Id; 2]>;

impl Judge {
    /// Where the plain fold has nobody meet twice, the round is that fold.
    pub fn fold(&mut self, place: &str, paired: &Paired, field: &[Contender]) {
        let due = plain_fold(field, paired.bye);
        let again = due.iter().any(|[a, b]| {
            let met = |one: &Id, other: &Id| {
                field.iter().any(|player| player.id == *one && player.met.contains(other))
            };
            met(a, b) || met(b, a)
        });
        let given: Pairs = paired.tables.iter().map(|pair| sorted(*pair)).collect();
        if again || given == due {
            return;
        }
        let names =
            |[a, b]: &[Id; 2]| format!("{} and {}", self.facts.name(*a), self.facts.name(*b));
        let wrong = given.difference(&due).map(names).next().unwrap_or_default();
        let right = due.difference(&given).map(names).next().unwrap_or_default();
        let sentence = format!("{wrong} were paired where the halves give {right}");
        match paired.by_hand {
            true => self.remark(place, format!("paired by hand: {sentence}")),
            false => self.breach(place, sentence),
        }
    }

    /// Numbers are given to those who have none of their own, each number once.
    pub fn start_numbers(&mut self, place: &str, paired: &Paired) {
        let mut after: BTreeMap<Id, u32> =
            (1..).zip(&self.facts.people).map(|(id, person)| (id, person.start)).collect();
        for [id, start] in &paired.starts {
            if self.facts.person(*id).is_none_or(|person| person.start_given) {
                let name = self.facts.name(*id);
                self.breach(place, format!("{name} has a start number and was given another"));
            }
            after.insert(*id, *start);
        }
        let different: BTreeSet<u32> = after.values().copied().collect();
        if different.len() != after.len() {
            self.breach(place, "two players have the same start number");
        }
        let unasked = self.facts.people.iter().filter(|person| !person.start_given).count();
        if paired.starts.len() != unasked {
            let given = paired.starts.len();
            let sentence = format!("{given} start numbers are drawn where {unasked} are needed");
            self.breach(place, sentence);
        }
    }
}

/// Groups by points, in each the start numbers in order; the last of an odd
/// group meets the first of the next.
fn plain_fold(field: &[Contender], bye: Option<Id>) -> Pairs {
    let mut groups: BTreeMap<u32, Vec<(u32, Id)>> = BTreeMap::new();
    for player in field.iter().filter(|player| Some(player.id) != bye) {
        groups.entry(player.points).or_default().push((player.start, player.id));
    }
    let mut pairs = Pairs::new();
    let mut from_above: Option<Id> = None;
    for group in groups.values_mut().rev() {
        group.sort_unstable();
        let mut group: Vec<Id> = group.iter().map(|(_, id)| *id).collect();
        if let Some(guest) = from_above.take() {
            pairs.insert(sorted([guest, group.remove(0)]));
        }
        if group.len() % 2 == 1 {
            from_above = group.pop();
        }
        let (top, bottom) = group.split_at(group.len() / 2);
        pairs.extend(top.iter().zip(bottom).map(|(a, b)| sorted([*a, *b])));
    }
    pairs
}

fn sorted([a, b]: [Id; 2]) -> [Id; 2] {
    [a.min(b), a.max(b)]
}
