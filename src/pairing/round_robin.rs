//! Round robin: everybody in a draft or sealed pod meets everybody.

use super::Id;

/// All rounds of a pod, each a list of tables; `None` marks the player who sits out.
///
/// There is one game against each opponent (draft play). An even pod of n players takes n − 1
/// rounds. An odd pod takes n rounds, and each player sits out once, which is neither a win nor a
/// bye. Fewer than two players have no round. The circle method is used: the first player stays,
/// and the others move on one seat.
///
/// ```
/// let rounds = komandor::pairing::round_robin(&[1, 2, 3, 4]);
/// assert_eq!(rounds.len(), 3);
/// ```
pub fn round_robin(ids: &[Id]) -> Vec<Vec<(Id, Option<Id>)>> {
    if ids.len() < 2 {
        return Vec::new();
    }
    let mut circle: Vec<Option<Id>> = ids.iter().copied().map(Some).collect();
    if circle.len() % 2 == 1 {
        circle.push(None);
    }
    let rounds = circle.len() - 1;
    (0..rounds)
        .map(|_| {
            let (top, bottom) = circle.split_at(circle.len() / 2);
            let tables = top
                .iter()
                .zip(bottom.iter().rev())
                .filter_map(|(&one, &two)| Some((one.or(two)?, one.and(two))))
                .collect();
            circle[1..].rotate_right(1);
            tables
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn everyone_meets_everyone_once_and_plays_once_a_round() {
        for n in 2..=17_u32 {
            let ids: Vec<Id> = (1..=n).collect();
            let mut met = BTreeSet::new();
            for round in round_robin(&ids) {
                let mut here: Vec<Id> =
                    round.iter().flat_map(|&(a, b)| [Some(a), b]).flatten().collect();
                here.sort_unstable();
                assert_eq!(here, ids);
                for (a, b) in round.iter().filter_map(|&(a, b)| b.map(|b| (a, b))) {
                    assert!(met.insert((a.min(b), a.max(b))));
                }
            }
            assert_eq!(met.len() as u32, n * (n - 1) / 2);
        }
        assert!(round_robin(&[]).is_empty() && round_robin(&[4]).is_empty());
    }
}
