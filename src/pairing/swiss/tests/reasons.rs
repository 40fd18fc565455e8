//! Tests that a reason makes true claims about other players, by comparing all possible rounds.

use super::late::best_rounds;
use super::{later, played, random_in_groups};
use crate::pairing::Id;
use crate::pairing::{Contender, Draw, Explanation};

fn points(field: &[Contender], id: Id) -> u32 {
    field[id as usize - 1].points
}

/// The opponent of a player in a round.
fn other(round: &[(Id, Id)], id: Id) -> Option<Id> {
    round.iter().find_map(|&(a, b)| match id {
        _ if id == a => Some(b),
        _ if id == b => Some(a),
        _ => None,
    })
}

#[test]
fn a_reason_claims_only_what_all_rounds_bear_out() {
    let (mut down, mut fixed, mut drawn) = (0, 0, 0);
    for seed in 0..240 {
        let (n, rounds) = (4 + 2 * (seed % 4) as u32, 1 + (seed / 4 % 5) as u32);
        let draws = (seed % 3) as u32 * 2;
        let field = played(n, rounds, draws, random_in_groups, &mut Draw::new(seed, "claims"));
        let best = best_rounds(&field);
        if best.is_empty() {
            continue;
        }
        let is_at = |of: u32| field.iter().filter(move |one| one.points == of).map(|one| one.id);
        let goes_down = |id: Id| {
            let below = |id, two| points(&field, two) < points(&field, id);
            best.iter().any(|round| other(round, id).is_some_and(|two| below(id, two)))
        };
        for why in later(&field, seed).explanations {
            let meets = |a: Id, b: Id| best.iter().any(|round| other(round, a) == Some(b));
            match why {
                Explanation::PairedDown { a, points, size, below, how, .. } => {
                    assert_eq!(size as usize, is_at(points).count());
                    let could_go = is_at(points).filter(|&id| goes_down(id)).count() as u32;
                    assert_eq!(how.could_go, Some(could_go), "{why:?} {field:?}");
                    let met = &field[a as usize - 1].met;
                    let free = is_at(below).filter(|id| !met.contains(id)).count() as u32;
                    let could_meet = is_at(below).filter(|&b| meets(a, b)).count() as u32;
                    assert_eq!(how.could_meet.unwrap_or(free), could_meet, "{why:?} {field:?}");
                    down += 1;
                }
                Explanation::Fixed { a, b, .. } => {
                    assert!(best.iter().all(|round| other(round, a) == Some(b)), "{why:?}");
                    fixed += 1;
                }
                Explanation::InGroup { a, b, size, .. } => {
                    let all = best.iter().all(|round| other(round, a) == Some(b));
                    assert!(!all || size == 2, "{why:?} {field:?}");
                    drawn += 1;
                }
                other => panic!("{other:?}"),
            }
        }
    }
    assert!(down > 100 && fixed > 20 && drawn > 100, "{down} {fixed} {drawn}");
}
