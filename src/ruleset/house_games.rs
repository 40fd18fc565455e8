use crate::msg;
use crate::words::Message;
use serde::{Deserialize, Serialize};

/// How a game against a house player counts for the player who meets them.
///
/// A house player takes the place of the bye and has no place in the standings.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HouseGames {
    /// As a bye, whatever the result. Only a player who does not appear loses.
    Bye,
    /// The result counts. As after a bye, nobody is added to the opponents.
    #[default]
    Played,
    /// The result counts, and the house player counts as any other opponent.
    Opponent,
}

impl HouseGames {
    pub const ALL: [HouseGames; 3] = [HouseGames::Bye, HouseGames::Played, HouseGames::Opponent];

    /// The word in a ruleset, in verbs and in the event file.
    pub fn word(self) -> &'static str {
        match self {
            HouseGames::Bye => "bye",
            HouseGames::Played => "played",
            HouseGames::Opponent => "opponent",
        }
    }

    pub fn phrase(self) -> Message {
        match self {
            HouseGames::Bye => msg!("house-player.counts-bye"),
            HouseGames::Played => msg!("house-player.counts-played"),
            HouseGames::Opponent => msg!("house-player.counts-opponent"),
        }
    }
}
