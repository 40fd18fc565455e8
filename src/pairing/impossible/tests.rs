use super::*;
use crate::pairing::Draw;

fn field(n: Id, pairs: &[(Id, Id)]) -> Vec<Contender> {
    let never = |id: Id| pairs.iter().filter(|pair| pair.0 == id).map(|pair| pair.1).collect();
    (1..=n).map(|id| Contender { never: never(id), ..Contender::new(id, 0, id) }).collect()
}

fn cause(n: Id, pairs: &[(Id, Id)]) -> Option<(Vec<Vec<Id>>, Vec<Id>)> {
    impossible(&field(n, pairs)).map(|cause| (cause.parts, cause.others))
}

#[test]
fn somebody_apart_from_everybody_is_named_alone() {
    assert_eq!(cause(4, &[(1, 2), (1, 3), (1, 4)]), Some((vec![vec![1]], vec![])));
    assert_eq!(cause(2, &[(2, 1)]), Some((vec![vec![1]], vec![])));
    // With an odd number such a player has the bye, and two of them cannot.
    assert_eq!(cause(5, &[(1, 2), (1, 3), (1, 4), (1, 5)]), None);
    let two = [(1, 2), (1, 3), (1, 4), (1, 5), (2, 3), (2, 4), (2, 5)];
    assert_eq!(cause(5, &two), Some((vec![vec![1], vec![2]], vec![])));
}

#[test]
fn more_than_half_who_are_all_apart_are_named_with_the_others() {
    let clique = |n: Id| (1..=n).flat_map(|a| (a + 1..=n).map(move |b| (a, b))).collect::<Vec<_>>();
    assert_eq!(cause(6, &clique(3)), None);
    let alone = (1..=4).map(|id| vec![id]).collect();
    assert_eq!(cause(6, &clique(4)), Some((alone, vec![5, 6])));
}

#[test]
fn odd_groups_that_may_not_meet_are_named() {
    let across = (1..=3).flat_map(|a| (4..=6).map(move |b| (a, b))).collect::<Vec<_>>();
    let cause = cause(6, &across).unwrap();
    assert_eq!(cause, (vec![vec![1, 2, 3]], vec![]));
}

#[test]
fn the_players_named_are_the_cause() {
    let mut chance = Draw::new(1, "cause");
    let mut found = 0;
    for _ in 0..3000 {
        let n = 2 + chance.below(9);
        let density = 2 + chance.below(8);
        let mut pairs = Vec::new();
        for a in 1..=n {
            pairs.extend((1..a).filter(|_| chance.below(10) < density).map(|b| (a, b)));
        }
        let Some(Impossible { parts, others }) = impossible(&field(n, &pairs)) else { continue };
        found += 1;
        assert!(parts.len() > others.len() + n as usize % 2, "{parts:?} {others:?}");
        let inside = |id: &Id| parts.iter().position(|part| part.contains(id));
        for part in &parts {
            assert_eq!(part.len() % 2, 1, "{parts:?}");
            for one in part {
                let may = |two: &Id| {
                    two != one && !pairs.contains(&(*one, *two)) && !pairs.contains(&(*two, *one))
                };
                for two in (1..=n).filter(may) {
                    assert!(part.contains(&two) || others.contains(&two), "{one} may meet {two}");
                    assert!(inside(&two).is_none_or(|at| parts[at] == *part));
                }
            }
        }
    }
    assert!(found > 500, "{found}");
}
