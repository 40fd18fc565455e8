//! Fields before a round, after earlier rounds with random winners.

use komandor::pairing::{Contender, Draw, Drawn, halves_by_start, random_in_groups};
use std::cmp::Reverse;

pub type Method = fn(&[Contender], bool, &mut Draw) -> Drawn;

pub const METHODS: [(&str, Method); 2] =
    [("random in groups", random_in_groups), ("halves by start number", halves_by_start)];

/// A field after this many rounds. In a game with draws, one match in three is drawn.
pub fn played(
    n: u32,
    rounds: u32,
    draws: bool,
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

/// Enters random results of a round, and the places after it.
pub fn enter(field: &mut [Contender], drawn: &Drawn, draws: bool, chance: &mut Draw) {
    for &(a, b) in &drawn.tables {
        let (one, two) = match chance.below(if draws { 3 } else { 2 }) {
            0 => (3, 0),
            1 => (0, 3),
            _ => (1, 1),
        };
        for (id, points, met) in [(a, one, b), (b, two, a)] {
            let player = &mut field[id as usize - 1];
            player.points += points;
            player.met.push(met);
        }
    }
    if let Some(id) = drawn.bye {
        let player = &mut field[id as usize - 1];
        player.points += 3;
        player.byes += 1;
    }
    let mut order: Vec<usize> = (0..field.len()).collect();
    order.sort_by_key(|&at| Reverse(field[at].points));
    for (place, at) in (1..).zip(order) {
        field[at].place = place;
    }
}
