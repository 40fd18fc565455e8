//! Fields in which most possible pairs have already met, judged by the checker.

use komandor::pairing::{
    Contender, Draw, Drawn, Explanation, check_halves, check_swiss, halves_by_start,
    random_in_groups,
};
use std::ops::Range;

/// The reason why many pairs have met.
#[derive(Debug, Clone, Copy)]
enum Past {
    /// All have met except neighbours at one large round table, up to this distance.
    AllButNear(u32),
    /// All players of a club have met each other.
    Clubs(u32),
    /// All players have met everybody outside their club.
    Strangers(u32),
    /// The first players have all met each other.
    First(u32),
    /// All players of one side have met all players of the other.
    Sides(u32),
    /// A few players have met everybody.
    FewMetAll(u32),
    /// This many in ten of all pairs have met.
    Chance(u32),
}

fn field(n: u32, past: Past, groups: u32, chance: &mut Draw) -> Vec<Contender> {
    let by_club = chance.below(3) == 0;
    let mut field: Vec<Contender> = (0..n)
        .map(|one| {
            let points = match past {
                Past::Clubs(size) if by_club => one / size,
                _ => chance.below(groups),
            };
            Contender::new(one + 1, points, one + 1)
        })
        .collect();
    for one in 0..n {
        for two in one + 1..n {
            let met = match past {
                Past::AllButNear(near) => (two - one).min(n + one - two) > near,
                Past::Clubs(size) => one / size == two / size,
                Past::Strangers(size) => one / size != two / size,
                Past::First(many) => two < many,
                Past::Sides(first) => one < first && two >= first,
                Past::FewMetAll(few) => one < few,
                Past::Chance(of_ten) => chance.below(10) < of_ten,
            };
            if met {
                field[one as usize].met.push(two + 1);
            }
        }
    }
    let mut starts: Vec<u32> = (1..=n).collect();
    chance.shuffle(&mut starts);
    for (one, start) in field.iter_mut().zip(starts) {
        (one.start, one.place) = (start, start);
    }
    field
}

fn past(n: u32, chance: &mut Draw) -> Past {
    match chance.below(7) {
        0 => Past::AllButNear(1 + chance.below(5)),
        1 => Past::Clubs(2 + chance.below(n.min(20))),
        2 => Past::Sides(1 + chance.below(n - 1)),
        3 => Past::FewMetAll(1 + chance.below(4)),
        4 => Past::Strangers(2 + chance.below(19)),
        5 => Past::First(1 + chance.below(n)),
        _ => Past::Chance(5 + chance.below(5)),
    }
}

/// Pairs a round at random in groups and one by slide, and judges both.
///
/// Neither may have a breach, and both must have the same number of rematches.
fn judged(field: &[Contender], what: &str, chance: &mut Draw) -> Drawn {
    let drawn = random_in_groups(field, false, chance);
    let wrong = check_swiss(field, false, &(drawn.tables.clone(), drawn.bye));
    assert!(wrong.is_empty(), "{what}: {wrong:?}");
    let by_slide = halves_by_start(field, false, chance);
    let wrong = check_halves(field, false, &(by_slide.tables.clone(), by_slide.bye));
    assert!(wrong.is_empty(), "{what}, by halves: {wrong:?}");
    assert_eq!(by_slide.rematches.len(), drawn.rematches.len(), "{what}");
    drawn
}

/// Pairs fields in both ways.
///
/// It counts the fields with rematches and the fields with players paired down.
fn hunt(seeds: Range<u64>, players: impl Fn(&mut Draw) -> u32) -> (usize, usize) {
    let (mut rematches, mut downs) = (0, 0);
    for seed in seeds {
        let mut chance = Draw::new(seed, "hard");
        let n = players(&mut chance);
        let (past, groups) = (past(n, &mut chance), 1 + chance.below(6));
        let field = field(n, past, groups, &mut chance);
        let drawn = judged(&field, &format!("seed {seed}, {n} players, {past:?}"), &mut chance);
        rematches += usize::from(!drawn.rematches.is_empty());
        downs += usize::from(
            drawn.explanations.iter().any(|why| matches!(why, Explanation::PairedDown { .. })),
        );
    }
    (rematches, downs)
}

#[test]
fn sixty_hard_fields_are_paired_without_a_breach() {
    let (rematches, downs) = hunt(0..60, |chance| 2 + chance.below(31));
    assert!(rematches > 9 && downs > 18, "both must come up: {rematches}, {downs}");
}

/// Fields of 150 players in ten groups, with the rematches that cannot be avoided.
fn ten_groups(pasts: &[(Past, usize)]) {
    for (past, rematches) in pasts {
        let mut chance = Draw::new(1, "ten groups");
        let drawn = judged(&field(150, *past, 10, &mut chance), &format!("{past:?}"), &mut chance);
        assert_eq!(drawn.rematches.len(), *rematches, "{past:?}");
    }
}

#[test]
fn larger_hard_fields_are_paired_without_a_breach() {
    let (rematches, downs) = hunt(0..4, |chance| 60 + chance.below(60));
    assert!(rematches > 0 && downs > 0, "both must come up: {rematches}, {downs}");
}

#[test]
#[ignore = "some minutes: the long hunt"]
fn twenty_thousand_hard_fields_are_paired_without_a_breach() {
    ten_groups(&[
        (Past::First(88), 13),
        (Past::AllButNear(1), 0),
        (Past::Strangers(5), 15),
        (Past::FewMetAll(10), 5),
        (Past::Clubs(15), 0),
    ]);
    let amount = |variable: &str, otherwise: u64| {
        std::env::var(variable).ok().and_then(|value| value.parse().ok()).unwrap_or(otherwise)
    };
    let (first, most) = (amount("SEED", 0), amount("PLAYERS", 64).max(2) as u32);
    let seeds = first..first + amount("FIELDS", 20_000);
    println!(
        "{seeds:?}, up to {most} players: {:?}",
        hunt(seeds.clone(), |chance| { 2 + chance.below(most - 1) })
    );
}
