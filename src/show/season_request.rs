//! Requests for the sheets of a season.

use crate::event::Refusal;
use crate::msg;
use crate::season::{Person, Season};

/// A sheet of a season.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeasonSheet {
    Table,
    /// The person with this place in [`Season::people`], from 0.
    Person(usize),
    /// The players of the final as a roster.
    Seeds,
}

/// The players of the final.
///
/// # Errors
/// The season has none.
pub(super) fn seeds(season: &Season) -> Result<&[Person], Refusal> {
    season.seeds().ok_or_else(|| Refusal(msg!("season.no-seats")))
}

pub(super) fn person(season: &Season, at: usize) -> Result<&Person, Refusal> {
    season.people.get(at).ok_or_else(|| Refusal(msg!("season.nobody", name = at)))
}
