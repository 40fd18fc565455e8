use super::Text;
use serde::{Deserialize, Serialize};

/// Margin of victory: by how much a match was won, entered with its result.
///
/// Every match adds `base` for both players. The margin is added for the winner and subtracted for
/// the loser. With a base of 0 the sum shows how far a player is ahead or behind. With a base as
/// large as `most` it never falls below 0, as in miniatures games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Margin {
    /// The players' word for it.
    pub name: Text,
    /// The largest margin of a match.
    pub most: u32,
    #[serde(default)]
    pub base: u32,
    /// The sum a bye adds; `base` is not added as well.
    pub bye: u32,
    /// The margin of a match that was conceded or not played.
    ///
    /// It applies to a concession, a no-show and a missed round. If both players lose a match, it
    /// is subtracted for both.
    pub walkover: u32,
}
