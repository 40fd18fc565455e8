//! Fields that no event reaches by accident, where many of those who could meet have met.

use komandor::pairing::{Contender, Draw};

/// A name, the number of players, and the field.
pub type Hard = (&'static str, u32, fn(u32, &mut Draw) -> Vec<Contender>);

pub const HARD: [Hard; 17] = [
    ("level, met all but eight", 1024, |n, chance| {
        field(n, chance, |_| 0, |one, two| distance(n, one, two) > 4)
    }),
    ("level, met all but two", 1024, |n, chance| {
        field(n, chance, |_| 0, |one, two| distance(n, one, two) > 1)
    }),
    ("seven groups, met all but eight", 1024, |n, chance| {
        field(n, chance, |one| one % 7, |one, two| distance(n, one, two) > 4)
    }),
    ("clubs of 64, all level", 1024, |n, chance| {
        field(n, chance, |_| 0, |one, two| one / 64 == two / 64)
    }),
    ("clubs of 64, each a group", 1024, |n, chance| {
        field(n, chance, |one| one / 64, |one, two| one / 64 == two / 64)
    }),
    ("clubs of 8, each a group", 1024, |n, chance| {
        field(n, chance, |one| one / 8, |one, two| one / 8 == two / 8)
    }),
    ("clubs of 64 over seven groups", 1024, |n, chance| {
        field(n, chance, |one| one % 7, |one, two| one / 64 == two / 64)
    }),
    ("two halves that met each other, odd", 1024, |n, chance| {
        field(n, chance, |one| u32::from(one <= n / 2), |one, two| one <= n / 2 && two > n / 2)
    }),
    ("two groups that met inside", 1024, |n, chance| {
        field(n, chance, |one| one * 2 / n, |one, two| one * 2 / n == two * 2 / n)
    }),
    ("one between two halves, met most", 1024, |n, chance| {
        let middle = n / 2;
        field(
            n,
            chance,
            |one| if one == middle { 1 } else { 2 * u32::from(one < middle) },
            |one, two| (one == middle || two == middle) && !(one + two).is_multiple_of(97),
        )
    }),
    ("three met all the others, level", 1024, |n, chance| {
        field(n, chance, |_| 0, |one, _| one < 3)
    }),
    ("the top met all below", 1024, |n, chance| {
        field(n, chance, |one| u32::from(one < 257), |one, two| one < 257 && two >= 257)
    }),
    ("ten groups, met all but two", 1024, |n, chance| {
        mixed(n, 10, chance, |one, two| distance(n, one, two) > 1)
    }),
    ("ten groups, 600 met each other", 1024, |n, chance| {
        mixed(n, 10, chance, |_, two| two < n * 600 / 1024)
    }),
    ("ten groups, clubs of 5 met the rest", 1024, |n, chance| {
        mixed(n, 10, chance, |one, two| one / 5 != two / 5)
    }),
    ("ten groups, ten met everybody", 1024, |n, chance| mixed(n, 10, chance, |one, _| one < 10)),
    ("forty groups that met the nearest", 1024, |n, chance| {
        let group = groups(n, 40, chance);
        let near = |one: u32, two: u32| group[one as usize].abs_diff(group[two as usize]) <= 3;
        field(n, chance, |one| group[one as usize], near)
    }),
];

/// A drawn group for each player, so that those who have met are spread over all groups.
fn groups(n: u32, groups: u32, chance: &mut Draw) -> Vec<u32> {
    (0..n).map(|_| chance.below(groups)).collect()
}

/// As [`field`], with drawn groups.
fn mixed(n: u32, most: u32, chance: &mut Draw, met: impl Fn(u32, u32) -> bool) -> Vec<Contender> {
    let group = groups(n, most, chance);
    field(n, chance, |one| group[one as usize], met)
}

/// Players 0 to `n - 1` with these points; start numbers and places are drawn.
///
/// `met` decides for the lower and the higher of two players whether they have met.
fn field(
    n: u32,
    chance: &mut Draw,
    points: impl Fn(u32) -> u32,
    met: impl Fn(u32, u32) -> bool,
) -> Vec<Contender> {
    let mut places: Vec<u32> = (1..=n).collect();
    chance.shuffle(&mut places);
    (0..n)
        .zip(places)
        .map(|(one, place)| {
            let others = (0..n).filter(|&two| two != one && met(one.min(two), one.max(two)));
            let met = others.map(|two| two + 1).collect();
            Contender { met, ..Contender::new(one + 1, points(one), place) }
        })
        .collect()
}

/// The distance between two players around one large table.
fn distance(n: u32, one: u32, two: u32) -> u32 {
    (two - one).min(n + one - two)
}
