//! Results corrected after others had been paired by them.

use super::actions::{Leavers, Reported};
use super::{Action, Event, Id, Pairing};
use std::collections::{BTreeMap, HashMap};

/// What had been paired by the old result when the present one was entered.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Correction {
    /// The newest round of the stage that had been paired.
    pub after_round: Option<u32>,
    /// The finals had been seeded.
    pub after_cut: bool,
}

/// A match: its stage, its round and its players.
type Match = (usize, u32, [Id; 2]);

/// The corrections of an event that count.
pub struct Corrections {
    /// The line that gave each match its present result.
    since: HashMap<Match, u64>,
    /// The first line that gave each match any result, undone or not.
    first: HashMap<Match, u64>,
    /// The line that paired each round, by stage and number.
    paired: BTreeMap<(usize, u32), u64>,
    cut: Option<u64>,
}

impl Corrections {
    pub fn of(event: &Event) -> Corrections {
        let mut first = HashMap::new();
        for entry in event.log.iter() {
            if let Some(reported) = entry.action.reported().filter(|reported| !reported.open) {
                first.entry(key(reported)).or_insert(entry.n);
            }
        }
        let (mut paired, mut cut) = (BTreeMap::new(), None);
        let mut results: HashMap<Match, (Reported, u64)> = HashMap::new();
        for entry in event.counting().rev() {
            match &entry.action {
                Action::Pair(round) => _ = paired.insert((round.stage, round.round), entry.n),
                Action::Cut(_) => cut = Some(entry.n),
                action => {
                    let Some(reported) = action.reported().filter(|reported| !reported.open) else {
                        continue;
                    };
                    // Who drops after a match is no part of its result.
                    let result = Reported { drop: Leavers::Nobody, ..reported.clone() };
                    let is_same =
                        results.get(&key(reported)).is_some_and(|(old, _)| *old == result);
                    if !is_same {
                        results.insert(key(reported), (result, entry.n));
                    }
                }
            }
        }
        let since = results.into_iter().map(|(of, (_, n))| (of, n)).collect();
        Corrections { since, first, paired, cut }
    }

    /// The correction of this match, if there was one.
    pub fn of_match(&self, (stage, round): (usize, u32), pairing: &Pairing) -> Correction {
        let of = pairing.b.map(|b| (stage, round, [pairing.a, b]));
        let since = of.and_then(|of| Some((self.since.get(&of)?, self.first.get(&of)?)));
        let Some((since, _)) = since.filter(|(since, first)| first < since) else {
            return Correction::default();
        };
        let later = self.paired.range((stage, round + 1)..(stage + 1, 0));
        Correction {
            after_round: later
                .filter(|(_, n)| *n < since)
                .map(|((_, round), _)| *round)
                .next_back(),
            after_cut: stage == 1 && self.cut.is_some_and(|cut| cut < *since),
        }
    }
}

fn key(reported: &Reported) -> Match {
    (reported.stage, reported.round, reported.of)
}
