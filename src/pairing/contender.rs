//! A player as pairing sees them.

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
