//! A round as it is drawn.

use super::contender::Id;
use super::explanation::Explanation;

/// The result of drawing one round.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Drawn {
    /// The tables, highest score group first.
    ///
    /// At each table the player with more points comes first, or on equal points the player with
    /// the lower start number.
    pub tables: Vec<(Id, Id)>,
    /// The player who sits out and gets a win, if the number of players is odd.
    pub bye: Option<Id>,
    /// The tables whose players have met before.
    ///
    /// Empty unless every possible round has a rematch; then there are as few as possible.
    pub rematches: Vec<(Id, Id)>,
    /// One reason for each table, in the order of `tables`, then one for the bye.
    pub why: Vec<Explanation>,
}
