//! A player as pairing sees them, and the choice of the bye when the number of players is odd.

use super::impossible::possible_byes;
use super::{Draw, Explanation};

/// The id of an entrant, unique in their event.
pub type Id = u32;

/// One player as Swiss pairing sees them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contender {
    /// Unique in the field.
    pub id: Id,
    /// Points in this stage. Players with equal points form a score group.
    pub points: u32,
    /// Byes in this stage, with those wins without play that count as byes.
    pub byes: u32,
    /// Place in the current standings: 1 is the best, and no two players share a place.
    pub place: u32,
    /// Start number, drawn before round 1 and kept; no two players share one.
    pub start: u32,
    /// Opponents met in this stage. It is enough if one of the two lists the other.
    pub met: Vec<Id>,
    /// Players they should not meet in this round, such as relatives. Kept apart if possible.
    pub apart: Vec<Id>,
    /// Players they must not meet in this round. It is enough if one of the two lists the other.
    pub never: Vec<Id>,
}

impl Contender {
    /// A player with a clean record whose place and start number are the same.
    pub fn new(id: Id, points: u32, place: u32) -> Contender {
        Contender {
            id,
            points,
            byes: 0,
            place,
            start: place,
            met: Vec::new(),
            apart: Vec::new(),
            never: Vec::new(),
        }
    }
}

/// The player who gets the bye (Swiss pairing, step 2 of the rules); `None` for an even number.
///
/// In round 1 the bye is drawn among all players. Later it goes to the lowest in the standings
/// among those with the fewest byes. The bye comes before everything else, even if it makes a
/// rematch unavoidable. The rule on byes is flat, but rematches only "should" be avoided.
///
/// Only players who must not meet can change it. If no round exists with this bye, the next player
/// in the same order has it. In round 1 it is drawn among those with whom a round exists.
///
/// Returns the index of that player in `field`.
pub(super) fn bye_at(field: &[Contender], first_round: bool, draw: &mut Draw) -> Option<usize> {
    if field.len().is_multiple_of(2) {
        return None;
    }
    let possible = possible_byes(field);
    if first_round {
        // The draw follows the order of ids, because the order of the caller's list must not
        // matter.
        let mut order: Vec<usize> = (0..field.len()).collect();
        order.sort_unstable_by_key(|&at| field[at].id);
        let drawn = order.get(draw.index(order.len())).copied();
        if drawn.is_some_and(|at| !possible[at]) {
            order.retain(|&at| possible[at]);
            return order.get(draw.index(order.len())).copied();
        }
        return drawn;
    }
    lowest(field, &possible)
}

/// The lowest in the standings among those with the fewest byes, of these players.
fn lowest(field: &[Contender], among: &[bool]) -> Option<usize> {
    let key = |at: &usize| (field[*at].byes, std::cmp::Reverse((field[*at].place, field[*at].id)));
    (0..field.len()).filter(|at| among[*at]).min_by_key(key)
}

pub(super) fn bye_reason(field: &[Contender], at: usize, first_round: bool) -> Option<Explanation> {
    let one = &field[at];
    if first_round {
        let possible = possible_byes(field).into_iter().filter(|possible| *possible).count();
        let (id, among) = (one.id, possible as u32);
        return Some(match possible < field.len() {
            true => Explanation::ByeDrawnApart { id, among },
            false => Explanation::ByeDrawn { id, among },
        });
    }
    let by_rule = &field[lowest(field, &vec![true; field.len()])?];
    let (id, byes, place) = (one.id, one.byes, one.place);
    Some(match by_rule.id == id {
        true => Explanation::ByeLowest { id, byes, place },
        false => Explanation::ByeNext { id, byes, place, instead_of: by_rule.id },
    })
}
