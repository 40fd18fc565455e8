//! Whether a Swiss round keeps the rules, judged by definition.
//!
//! Written to disagree: nothing here is shared with the code that draws. A field of up to twelve is judged by trying every round there is. Above, the least
//! number of rematches comes from a largest matching of those who have not met; and where more
//! pairs cross an edge than parity demands, from deficiencies of the players above and below it
//! and, up to [`MOST_WEIGHED`] players, from a least-cost perfect matching. By halves there is one
//! right round, the first in an order of all rounds: of up to twelve players it is picked out of all
//! there are, above it is searched for in that order, as the code that draws does where a group
//! cannot simply be folded.

mod breach;
mod brute;
mod cheapest;
mod halves;
mod largest;
mod record;
mod skipped;
mod weighed;

use super::{Contender, Id};
pub use breach::Breach;
pub use halves::check_halves;
use record::{Count, Record};

/// Up to this many players the number of pairs across every edge is proven to be the least; above,
/// it is compared with lower bounds of the single edges, which nearly always decide, and then only
/// exchanges of two tables are tried: weighing took up to half a second among 512 players.
pub const MOST_WEIGHED: usize = 320;

/// A round as it is judged: the tables and who has the bye.
pub type Round = (Vec<(Id, Id)>, Option<Id>);

/// All that is wrong with a Swiss round: tables and the bye, for the contenders before it.
///
/// Asks (Swiss pairing, steps 1 to 4 of the rules): is everybody at one table or has the bye; is
/// there a bye exactly if the number of players is odd; in round 1, do as few meet as possible who
/// should be kept apart; does the bye go, after round 1, to the
/// lowest placed of those with the fewest byes; are there as few rematches as possible, given
/// that bye; and, after round 1 and if no rematch was needed, is the number of pairs that cross
/// the lower edge of each point group, compared from the top edge down, the least possible; and
/// does no pair pass by a group without need, for an opponent comes from the next lower one.
/// Empty if nothing is wrong.
pub fn check_swiss(field: &[Contender], first_round: bool, drawn: &Round) -> Vec<Breach> {
    let (tables, bye) = drawn;
    let mut breaches = breach::attendance(field, tables, *bye);
    breaches.extend(breach::bye(field, first_round, *bye));
    if breaches.iter().any(|breach| !matches!(breach, Breach::ByeWrong { .. })) {
        // Who is missing or there twice makes every further count meaningless; a bye that
        // belongs to somebody else does not.
        return breaches;
    }
    let record = Record::new(field, first_round, *bye);
    if first_round {
        breaches.extend(together(field, drawn));
    }
    let pairs = record.pairs(tables);
    let had = record.judge(&pairs);
    let (rematches, crossings) = least(&record, &pairs, &had);
    if had.0 > rematches {
        breaches
            .push(Breach::Rematches { tables: record.rematches(tables), least: rematches as u32 });
    }
    // Where more rematches than needed make do with fewer across an edge, that is no fault too.
    let edge = (0..crossings.len()).find(|&edge| crossings[edge] != had.1[edge]);
    if let Some(edge) = edge.filter(|&edge| had.1[edge] > crossings[edge]) {
        breaches.push(Breach::PairedDown {
            points: record.points[edge],
            tables: record.crossing(tables, edge),
            least: crossings[edge] as u32,
        });
    }
    if had.0 <= rematches
        && edge.is_none()
        && let Some(least) = skipped::fewer(&record, &pairs)
    {
        let tables = record.those(tables, |one, two| skipped::skipped(&record, &[(one, two)]) > 0);
        breaches.push(Breach::Skipped { tables, least: least as u32 });
    }
    breaches
}

/// Those who should be kept apart, as if they had met. Nobody has met before round 1, so as few
/// tables of these as possible cost no rematch.
fn together(field: &[Contender], (tables, bye): &Round) -> Option<Breach> {
    let apart = |one: &Contender| Contender { met: one.apart.clone(), ..one.clone() };
    let apart: Vec<Contender> = field.iter().map(apart).collect();
    let record = Record::new(&apart, true, *bye);
    let tables = record.rematches(tables);
    if tables.is_empty() {
        return None;
    }
    let least = record.least_rematches();
    (tables.len() > least).then_some(Breach::Together { tables, least: least as u32 })
}

/// The fewest rematches, and with them the fewest pairs across the edges, as far as `had` has
/// more; the edges below are left out.
fn least(record: &Record, pairs: &[(usize, usize)], had: &Count) -> Count {
    if record.size() <= brute::MOST {
        return brute::least(record).unwrap_or_default();
    }
    let rematches = if had.0 == 0 { 0 } else { record.least_rematches() };
    (rematches, weighed::better(record, pairs, had, rematches).unwrap_or_default())
}

#[cfg(test)]
mod tests;
