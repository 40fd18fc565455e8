use serde::{Deserialize, Serialize};

/// How many games a match has.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MatchShape {
    /// One game decides.
    #[default]
    OneGame,
    /// Always two games, as a rule with sides swapped.
    TwoGames,
    /// Whoever first wins two games; two or three are played.
    FirstToTwo,
}

impl MatchShape {
    /// The most games such a match can have.
    pub fn most_games(self) -> usize {
        match self {
            MatchShape::OneGame => 1,
            MatchShape::TwoGames => 2,
            MatchShape::FirstToTwo => 3,
        }
    }

    /// Whether a match is over after so many games won by each side, of so many played.
    pub fn is_over(self, won: [usize; 2], played: usize) -> bool {
        let decided = self == MatchShape::FirstToTwo && won.contains(&2);
        decided || played >= self.most_games()
    }

    /// As people say it.
    pub fn phrase(self) -> &'static str {
        match self {
            MatchShape::OneGame => "one game",
            MatchShape::TwoGames => "two games",
            MatchShape::FirstToTwo => "first to two wins",
        }
    }
}
