//! The tie-breaks, and everything about each of them except its arithmetic.
//!
//! `event::standings` computes them, `verify` computes them once more, and `show::Arithmetic`
//! shows the sum behind a value. Everything else that names one reads [`About`].

use serde::{Deserialize, Serialize};

/// A rule that orders tied players.
///
/// The reader refuses a tie-break that can separate nobody:
///
/// * strength of schedule in a round robin, where all have the same opponents;
/// * `game_wins` where a match is one game without draws;
/// * `margin` where no margin is entered;
/// * all but `random` where there are no preliminary rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// Mean of the opponents' points per round.
    SosMean,
    /// Mean of the opponents' `sos_mean`.
    EsosMean,
    /// The player who beat every other tied player.
    HeadToHeadSweep,
    /// Sum of the opponents' points.
    SosSum,
    /// Sum of the opponents' `sos_sum`.
    EsosSum,
    /// Mean of the opponents' shares of matches won, each at least the minimum share.
    OpponentsMatchWins,
    /// Mean of the opponents' `opponents_match_wins`.
    OpponentsOpponentsMatchWins,
    /// Share of games won, at least the minimum share.
    GameWinPercentage,
    /// Mean of the opponents' shares of games won, each at least the minimum share.
    OpponentsGameWins,
    /// Sum of the margins of victory.
    Margin,
    /// Games won.
    GameWins,
    /// The number drawn at registration; higher is better.
    Random,
}

/// The names and properties of a tie-break.
pub struct About {
    /// The key in JSON.
    pub key: &'static str,
    /// Its column on paper, on a web page or in a spreadsheet.
    pub heading: &'static str,
    /// Its column on the screen, at most seven letters.
    pub narrow: &'static str,
    /// Its column on the screen for the room; None: that screen does not show it.
    pub board: Option<&'static str>,
    /// The name inside a sentence.
    pub phrase: &'static str,
    /// The whole name in the description of a game, in English and in Polish.
    pub description: [&'static str; 2],
    /// The sum behind a value in words, if the sum can be too long for a line.
    pub sum: Option<&'static str>,
    pub unit: Unit,
    pub source: Source,
}

/// How values of a tie-break are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// A whole number.
    Count,
    /// A mean of points, with decimals.
    Mean,
    /// A share of matches or games won, with decimals.
    Share,
    /// A word: whether the tie-break put the player ahead of level ones.
    Ahead,
}

/// The results from which a tie-break is computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// The player's own matches.
    Matches,
    /// The player's own games.
    Games,
    /// The results of the player's opponents.
    Opponents,
    /// No results: it is drawn.
    Draw,
}

impl TieBreak {
    pub const fn about(self) -> About {
        match self {
            TieBreak::SosMean => About {
                key: "sos",
                heading: "SoS",
                narrow: "SoS",
                board: Some("SoS"),
                phrase: "strength of schedule",
                description: [
                    "strength of schedule (mean of the opponents' points per round)",
                    "Siła Tabeli (średnia punktów przeciwników na rundę)",
                ],
                sum: Some("mean of the opponents' averages"),
                unit: Unit::Mean,
                source: Source::Opponents,
            },
            TieBreak::EsosMean => About {
                key: "esos",
                heading: "ESoS",
                narrow: "ESoS",
                board: Some("ESoS"),
                phrase: "extended strength of schedule",
                description: [
                    "extended strength of schedule (mean of the opponents' strength)",
                    "Rozszerzona Siła Tabeli (średnia Siły Tabeli przeciwników)",
                ],
                sum: Some("mean of the opponents' SoS"),
                unit: Unit::Mean,
                source: Source::Opponents,
            },
            TieBreak::HeadToHeadSweep => About {
                key: "head_to_head",
                heading: "Head to head",
                narrow: "H2H",
                board: None,
                phrase: "opponents on the same points beaten",
                description: [
                    "whoever beat every other tied player",
                    "kto pokonał wszystkich pozostałych remisujących",
                ],
                sum: None,
                unit: Unit::Ahead,
                source: Source::Matches,
            },
            TieBreak::SosSum => About {
                key: "sos_sum",
                heading: "SoS",
                narrow: "SoS",
                board: Some("SoS"),
                phrase: "sum of the opponents' points",
                description: [
                    "strength of schedule (sum of the opponents' points)",
                    "waga zwycięstw (suma punktów przeciwników)",
                ],
                sum: None,
                unit: Unit::Count,
                source: Source::Opponents,
            },
            TieBreak::EsosSum => About {
                key: "esos_sum",
                heading: "ESoS",
                narrow: "ESoS",
                board: Some("ESoS"),
                phrase: "sum of the opponents' sums",
                description: [
                    "extended strength of schedule (sum of the opponents' strength)",
                    "rozszerzona waga zwycięstw (suma wag przeciwników)",
                ],
                sum: None,
                unit: Unit::Count,
                source: Source::Opponents,
            },
            TieBreak::OpponentsMatchWins => About {
                key: "opponents_match_wins",
                heading: "Opponents' wins",
                narrow: "OMW",
                board: Some("OMW"),
                phrase: "opponents' share of matches won",
                description: [
                    "opponents' match-win percentage (mean of their shares of matches won)",
                    "odsetek zwycięstw przeciwników (średnia ich odsetków wygranych meczów)",
                ],
                sum: None,
                unit: Unit::Share,
                source: Source::Opponents,
            },
            TieBreak::OpponentsOpponentsMatchWins => About {
                key: "opponents_opponents_match_wins",
                heading: "Opponents' opponents' wins",
                narrow: "OOMW",
                board: Some("OOMW"),
                phrase: "opponents' opponents' share of matches won",
                description: [
                    "opponents' opponents' match-win percentage",
                    "odsetek zwycięstw przeciwników moich przeciwników",
                ],
                sum: None,
                unit: Unit::Share,
                source: Source::Opponents,
            },
            TieBreak::GameWinPercentage => About {
                key: "game_win_percentage",
                heading: "Game wins",
                narrow: "GW",
                board: Some("GW"),
                phrase: "share of games won",
                description: ["game-win percentage (share of games won)", "odsetek wygranych gier"],
                sum: None,
                unit: Unit::Share,
                source: Source::Games,
            },
            TieBreak::OpponentsGameWins => About {
                key: "opponents_game_wins",
                heading: "Opponents' game wins",
                narrow: "OGW",
                board: Some("OGW"),
                phrase: "opponents' share of games won",
                description: [
                    "opponents' game-win percentage (mean of their shares of games won)",
                    "odsetek gier wygranych przez przeciwników (średnia ich odsetków)",
                ],
                sum: None,
                unit: Unit::Share,
                source: Source::Opponents,
            },
            TieBreak::Margin => About {
                key: "margin",
                heading: "Margin",
                narrow: "MoV",
                board: Some("Margin"),
                phrase: "margin of victory",
                description: ["margin of victory", "suma przewag"],
                sum: None,
                unit: Unit::Count,
                source: Source::Matches,
            },
            TieBreak::GameWins => About {
                key: "game_wins",
                heading: "Games",
                narrow: "games",
                board: Some("Games"),
                phrase: "games won",
                description: ["games won", "wygrane gry"],
                sum: None,
                unit: Unit::Count,
                source: Source::Games,
            },
            TieBreak::Random => About {
                key: "random",
                heading: "Random",
                narrow: "random",
                board: None,
                phrase: "random number",
                description: ["random", "losowo"],
                sum: None,
                unit: Unit::Count,
                source: Source::Draw,
            },
        }
    }

    /// Its key in JSON, in a game with these tie-breaks.
    ///
    /// A game that uses only sums calls them its strength of schedule.
    pub fn key(self, used: &[TieBreak]) -> &'static str {
        match self {
            TieBreak::SosSum if !used.contains(&TieBreak::SosMean) => TieBreak::SosMean.about().key,
            TieBreak::EsosSum if !used.contains(&TieBreak::EsosMean) => {
                TieBreak::EsosMean.about().key
            }
            _ => self.about().key,
        }
    }

    /// Whether it compares shares of matches or games won.
    pub fn is_percentage(self) -> bool {
        self.about().unit == Unit::Share
    }

    /// Whether it is a mean, which is shown with decimals, and not a count.
    pub fn is_mean(self) -> bool {
        matches!(self.about().unit, Unit::Mean | Unit::Share)
    }

    /// Whether it is computed from the opponents' results.
    pub fn is_of_opponents(self) -> bool {
        self.about().source == Source::Opponents
    }
}
