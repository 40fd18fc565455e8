//! Events played at random, for the tests of this module.

use super::{Contender, Draw, Drawn, Id};

pub mod apart;

pub type Method = fn(&[Contender], bool, &mut Draw) -> Drawn;

/// The field after some rounds of an event paired by `method`.
///
/// One match in `draws` is divided and gives both players one point of three; 0 means none is.
pub fn played(
    n: u32,
    rounds: u32,
    draws: u32,
    method: Method,
    chance: &mut Draw,
) -> Vec<Contender> {
    let mut field: Vec<Contender> = (1..=n).map(|id| Contender::new(id, 0, id)).collect();
    for round in 0..rounds {
        let drawn = method(&field, round == 0, chance);
        enter(&mut field, &drawn, draws, chance);
    }
    field
}

/// Enters random results of a round and gives the players new places.
pub fn enter(field: &mut [Contender], drawn: &Drawn, draws: u32, chance: &mut Draw) {
    let worth = if draws == 0 { 1 } else { 3 };
    let give = |field: &mut [Contender], id: Id, points: u32, met: Option<Id>| {
        if let Some(one) = field.iter_mut().find(|one| one.id == id) {
            one.points += points;
            one.byes += u32::from(met.is_none());
            one.met.extend(met);
        }
    };
    for &(a, b) in &drawn.tables {
        let split = draws > 0 && chance.below(draws) == 0;
        let a_wins = chance.below(2) == 0;
        let (one, two) = match (split, a_wins) {
            (true, _) => (1, 1),
            (_, true) => (worth, 0),
            _ => (0, worth),
        };
        give(field, a, one, Some(b));
        give(field, b, two, Some(a));
    }
    if let Some(id) = drawn.bye {
        give(field, id, worth, None);
    }
    let mut order: Vec<usize> = (0..field.len()).collect();
    chance.shuffle(&mut order);
    order.sort_by_key(|&at| std::cmp::Reverse(field[at].points));
    for (place, at) in (1..).zip(order) {
        field[at].place = place;
    }
}

pub fn with(id: Id, points: u32, met: &[Id]) -> Contender {
    Contender { met: met.to_vec(), ..Contender::new(id, points, id) }
}

/// What a table adds to the rematches of a round, by the words of the rule.
///
/// The parts are a rematch, the meetings of the two after their first, and how recent the last one
/// was. A player who sat out has played fewer matches since, so the longer list counts.
pub fn rematch(field: &[Contender], one: &Contender, two: &Contender) -> [usize; 3] {
    let lists = [(&one.met, two.id), (&two.met, one.id)];
    let times = lists.map(|(met, id)| met.iter().filter(|other| **other == id).count());
    let Some(further) = times[0].max(times[1]).checked_sub(1) else { return [0; 3] };
    let since = lists.map(|(met, id)| met.iter().rev().take_while(|other| **other != id).count());
    let since = (0..2).filter(|at| times[*at] > 0).map(|at| since[at]).max().unwrap();
    let longest = field.iter().map(|one| one.met.len()).max().unwrap();
    [1, further, longest - since]
}

/// The sum of [`rematch`] over tables.
pub fn rematches<'f>(
    field: &[Contender],
    tables: impl Iterator<Item = (&'f Contender, &'f Contender)>,
) -> [usize; 3] {
    tables.fold([0; 3], |sum, (one, two)| {
        let more = rematch(field, one, two);
        [sum[0] + more[0], sum[1] + more[1], sum[2] + more[2]]
    })
}

/// The breaches that the checker finds in a round, in sentences.
pub fn complaints(field: &[Contender], first_round: bool, drawn: &Drawn) -> Vec<String> {
    super::check_swiss(field, first_round, &(drawn.tables.clone(), drawn.bye))
        .iter()
        .map(|breach| breach.sentence(&|id| id.to_string()).to_string())
        .collect()
}
