//! What the screens show of a round as a whole, found in one pass for each change.

use crate::event::{Event, Id, Pairing, Round, Stage};
use std::collections::HashMap;

/// What is true of all pairings of a round together.
///
/// A round may have thousands of them, and a frame asks many times.
#[derive(Debug, Clone, Default)]
pub struct RoundSummary {
    /// The number of matches; a bye is none.
    pub matches: usize,
    /// The number of matches with a result.
    pub reported: usize,
    /// Tables without a result, in the order of the pairings.
    pub missing: Vec<u32>,
    /// Whether any table has sides to choose.
    pub has_sides: bool,
    pub has_extra_minutes: bool,
    /// A match for each different outcome, as its index. Thousands of matches have only a
    /// few.
    pub outcomes: Vec<usize>,
    /// The columns of the longest first and the longest second name.
    pub names: [usize; 2],
    /// The rows of the list, from top to bottom.
    pub rows: Vec<RoundRow>,
}

/// A row of the round. If there are several pods, each has a heading.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoundRow {
    Pod(usize),
    /// The index of a pairing.
    Pairing(usize),
}

impl RoundSummary {
    /// Looks at every pairing of a round. A name takes this `width`.
    pub fn of(
        event: &Event,
        (stage, round): (&Stage, &Round),
        width: impl Fn(Id) -> usize,
    ) -> RoundSummary {
        let mut all = RoundSummary { rows: rows(event, stage, round), ..RoundSummary::default() };
        let outcome = |at: usize| round.pairings[at].outcome.as_ref();
        for (at, pairing) in round.pairings.iter().enumerate() {
            all.names[0] = all.names[0].max(width(pairing.a));
            all.names[1] = all.names[1].max(pairing.b.map_or(0, &width));
            all.has_sides |= pairing.sides.is_some();
            all.has_extra_minutes |= pairing.extra_minutes > 0;
            all.matches += usize::from(!pairing.is_bye());
            match outcome(at) {
                None => all.missing.extend(pairing.table),
                Some(_) if pairing.is_bye() => {}
                known => {
                    all.reported += 1;
                    if all.outcomes.iter().all(|other| outcome(*other) != known) {
                        all.outcomes.push(at);
                    }
                }
            }
        }
        all
    }
}

/// The tables of each pod, then its byes, because nothing is to be done about them.
fn rows(event: &Event, stage: &Stage, round: &Round) -> Vec<RoundRow> {
    let mut seats: HashMap<Id, usize> = HashMap::new();
    if stage.kind.is_preliminary() && event.pods.len() > 1 {
        for (at, pod) in event.pods.iter().enumerate() {
            pod.iter().for_each(|id| _ = seats.entry(*id).or_insert(at));
        }
    }
    let pod = |pairing: &Pairing| seats.get(&pairing.a).copied();
    let keyed =
        |(at, pairing): (usize, &Pairing)| (pod(pairing), pairing.table.unwrap_or(u32::MAX), at);
    let mut order: Vec<_> = round.pairings.iter().enumerate().map(keyed).collect();
    order.sort_unstable();
    let mut rows = Vec::with_capacity(order.len() + event.pods.len());
    for group in order.chunk_by(|one, two| one.0 == two.0) {
        rows.extend(group.first().and_then(|(pod, ..)| *pod).map(RoundRow::Pod));
        rows.extend(group.iter().map(|(.., at)| RoundRow::Pairing(*at)));
    }
    rows
}
