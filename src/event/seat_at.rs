/// A place in the round under way, as somebody asks for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeatAt {
    /// Against the player with the bye, or a house player.
    Opponent,
    /// At this table, in the place of somebody who is not there.
    Table {
        table: u32,
        /// The name or number of who is not there; None if one of the two has left.
        missing: Option<String>,
    },
    Bye,
    Loss,
    Next,
}
