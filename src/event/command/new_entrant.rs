//! An entrant as the desk gives them, before they are registered.

use crate::event::entrant::Details;

/// An entrant to be registered, as they were given from outside.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NewEntrant {
    pub name: String,
    pub club: Option<String>,
    pub member: Option<String>,
    pub partner: Option<String>,
    pub family: Option<String>,
    pub travel: Option<String>,
    pub start: Option<u32>,
    pub table: Option<u32>,
    /// They are there.
    pub here: bool,
    /// They have paid the entry fee.
    pub paid: bool,
    /// Whether they play only where somebody would have a bye.
    pub house: bool,
    /// Byes awarded for the first rounds.
    pub byes: u32,
    /// The line of the roster that named them.
    pub line: Option<u64>,
}

impl From<Details> for NewEntrant {
    fn from(details: Details) -> NewEntrant {
        let Details { name, club, member, partner, family, travel, start, table, house, byes } =
            details;
        let (name, house) = (name.unwrap_or_default(), house.unwrap_or_default());
        NewEntrant {
            name,
            club,
            member,
            partner,
            family,
            travel,
            start,
            table,
            house,
            byes: byes.unwrap_or_default(),
            ..NewEntrant::default()
        }
    }
}
