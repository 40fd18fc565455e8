//! The tie-breaks, and everything about each of them except its arithmetic.
//!
//! `event::standings` computes them, `verify` computes them once more, and `show::Arithmetic`
//! shows the sum behind a value. Everything else that names one reads [`About`].

use crate::msg;
use crate::words::Message;
use serde::{Deserialize, Serialize};

/// A rule that orders tied players.
///
/// The reader refuses a tie-break that can separate nobody:
///
/// * strength of schedule in a round robin, where all have the same opponents;
/// * `game_wins` where a match is one game without draws;
/// * `wins` where the points say the same;
/// * `head_to_head` beside `head_to_head_sweep`;
/// * `margin` where no margin is entered;
/// * `own_score`, `opponents_score` and `score_difference` where no scores are entered;
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
    /// The points that tied players have taken from each other.
    ///
    /// If all of them have met, they are ordered by the points of their matches against each
    /// other. Two who met more than once count the mean. If some have not met, a player is first
    /// who leads these matches whatever the others would bring, and so on for the second.
    /// Those who are then still level are compared once more, among themselves.
    HeadToHead,
    /// Sum of the opponents' points.
    SosSum,
    /// Sum of the opponents' points without those of the weakest opponent.
    BuchholzCutOne,
    /// Sum of the opponents' `sos_sum`.
    EsosSum,
    /// Sum of the points of the opponents beaten, and half of those of the opponents drawn with.
    SonnebornBerger,
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
    /// Matches won, and byes that are worth a match won.
    Wins,
    /// Games won.
    GameWins,
    /// Sum of the player's own scores.
    OwnScore,
    /// Sum of the `own_score` of all opponents.
    OpponentsScore,
    /// Sum of the player's own scores, less those against them.
    ScoreDifference,
    /// The number drawn at registration; higher is better.
    Random,
}

pub struct About {
    pub key: &'static str,
    /// The tie-break whose key it takes in a game without that one.
    pub stands_for: Option<TieBreak>,
    /// Its column on paper, on a web page or in a spreadsheet.
    pub heading: Message,
    /// Its column on the screen, at most seven letters.
    pub narrow: Message,
    /// Its name as people say it.
    pub name: Message,
    /// How it is computed, where the name does not say it.
    pub arithmetic: Option<Message>,
    /// The sum behind a value in words, if the sum can be too long for a line.
    pub sum: Option<Message>,
    pub unit: Unit,
    pub source: Source,
    /// The parts of a result that it reads besides the points.
    pub reads: &'static [Reads],
}

/// How values of a tie-break are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// A whole number.
    Count,
    /// A sum that may have halves, with two decimals.
    Sum,
    /// A mean of points, with decimals.
    Mean,
    /// A share of matches or games won, with decimals.
    Share,
    /// A word: whether the tie-break put the player ahead of level ones.
    Ahead,
}

/// A part of a result that a tie-break reads besides the points that it brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reads {
    Winner,
    /// Whether the match was drawn.
    Draw,
    /// The games won, lost and drawn.
    Games,
    Margin,
    /// The points that each player took from each other one.
    Encounters,
    /// The scores of both players.
    Scores,
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

impl About {
    fn of(key: &'static str, unit: Unit, source: Source) -> About {
        let none = || Message::plain("");
        About {
            key,
            stands_for: None,
            heading: none(),
            narrow: none(),
            name: none(),
            arithmetic: None,
            sum: None,
            unit,
            source,
            reads: &[],
        }
    }

    /// Whether it follows from the points of the opponents alone, and more of them never lower it.
    pub fn rises_with_opponents(&self) -> bool {
        self.source == Source::Opponents && self.reads.is_empty()
    }
}

impl TieBreak {
    pub fn about(self) -> About {
        match self {
            TieBreak::SosMean => About {
                heading: msg!("standings.sos"),
                narrow: msg!("standings.sos"),
                name: msg!("standings.name-sos"),
                arithmetic: Some(msg!("standings.arithmetic-sos")),
                sum: Some(msg!("standings.arithmetic-sos")),
                ..About::of("sos", Unit::Mean, Source::Opponents)
            },
            TieBreak::EsosMean => About {
                heading: msg!("standings.esos"),
                narrow: msg!("standings.esos"),
                name: msg!("standings.name-esos"),
                arithmetic: Some(msg!("standings.arithmetic-esos")),
                sum: Some(msg!("standings.arithmetic-esos")),
                ..About::of("esos", Unit::Mean, Source::Opponents)
            },
            TieBreak::HeadToHeadSweep => About {
                heading: msg!("standings.head-to-head"),
                narrow: msg!("standings.head-to-head-narrow"),
                name: msg!("standings.name-head-to-head"),
                reads: &[Reads::Winner],
                ..About::of("head_to_head", Unit::Ahead, Source::Matches)
            },
            TieBreak::HeadToHead => About {
                heading: msg!("standings.head-to-head"),
                narrow: msg!("standings.head-to-head-narrow"),
                name: msg!("standings.tied-name-head-to-head"),
                arithmetic: Some(msg!("standings.arithmetic-head-to-head")),
                sum: Some(msg!("standings.sum-head-to-head")),
                reads: &[Reads::Encounters],
                ..About::of("head_to_head_points", Unit::Count, Source::Matches)
            },
            TieBreak::SosSum => About {
                stands_for: Some(TieBreak::SosMean),
                heading: msg!("standings.sos-sum"),
                narrow: msg!("standings.sos-sum"),
                name: msg!("standings.name-sos-sum"),
                arithmetic: Some(msg!("standings.arithmetic-sos-sum")),
                ..About::of("sos_sum", Unit::Count, Source::Opponents)
            },
            TieBreak::BuchholzCutOne => About {
                heading: msg!("standings.cut-one"),
                narrow: msg!("standings.cut-one"),
                name: msg!("standings.name-cut-one"),
                arithmetic: Some(msg!("standings.arithmetic-cut-one")),
                ..About::of("buchholz_cut_one", Unit::Count, Source::Opponents)
            },
            TieBreak::SonnebornBerger => About {
                heading: msg!("standings.sonneborn-berger"),
                narrow: msg!("standings.sonneborn-berger-narrow"),
                name: msg!("standings.sonneborn-berger"),
                arithmetic: Some(msg!("standings.arithmetic-sonneborn-berger")),
                reads: &[Reads::Winner, Reads::Draw, Reads::Encounters],
                ..About::of("sonneborn_berger", Unit::Sum, Source::Matches)
            },
            TieBreak::EsosSum => About {
                stands_for: Some(TieBreak::EsosMean),
                heading: msg!("standings.esos-sum"),
                narrow: msg!("standings.esos-sum"),
                name: msg!("standings.name-esos-sum"),
                arithmetic: Some(msg!("standings.arithmetic-esos-sum")),
                ..About::of("esos_sum", Unit::Count, Source::Opponents)
            },
            TieBreak::OpponentsMatchWins => About {
                heading: msg!("standings.opponents-match-wins"),
                narrow: msg!("standings.opponents-match-wins-narrow"),
                name: msg!("standings.name-opponents-match-wins"),
                arithmetic: Some(msg!("standings.arithmetic-opponents-match-wins")),
                reads: &[Reads::Winner, Reads::Draw],
                ..About::of("opponents_match_wins", Unit::Share, Source::Opponents)
            },
            TieBreak::OpponentsOpponentsMatchWins => About {
                heading: msg!("standings.opponents-opponents-match-wins"),
                narrow: msg!("standings.opponents-opponents-match-wins-narrow"),
                name: msg!("standings.name-opponents-opponents-match-wins"),
                reads: &[Reads::Winner, Reads::Draw],
                ..About::of("opponents_opponents_match_wins", Unit::Share, Source::Opponents)
            },
            TieBreak::GameWinPercentage => About {
                heading: msg!("standings.game-win-percentage"),
                narrow: msg!("standings.game-win-percentage-narrow"),
                name: msg!("standings.name-game-win-percentage"),
                reads: &[Reads::Games],
                ..About::of("game_win_percentage", Unit::Share, Source::Games)
            },
            TieBreak::OpponentsGameWins => About {
                heading: msg!("standings.opponents-game-wins"),
                narrow: msg!("standings.opponents-game-wins-narrow"),
                name: msg!("standings.name-opponents-game-wins"),
                arithmetic: Some(msg!("standings.arithmetic-opponents-game-wins")),
                reads: &[Reads::Games],
                ..About::of("opponents_game_wins", Unit::Share, Source::Opponents)
            },
            TieBreak::Margin => About {
                heading: msg!("keys.by-how-much").capitalised(),
                narrow: msg!("standings.margin-narrow"),
                name: msg!("standings.name-margin"),
                reads: &[Reads::Margin],
                ..About::of("margin", Unit::Count, Source::Matches)
            },
            TieBreak::Wins => About {
                heading: msg!("standings.wins"),
                narrow: msg!("standings.wins-narrow"),
                name: msg!("standings.name-wins"),
                arithmetic: Some(msg!("standings.arithmetic-wins")),
                reads: &[Reads::Winner],
                ..About::of("wins", Unit::Count, Source::Matches)
            },
            TieBreak::GameWins => About {
                heading: msg!("standings.game-wins-narrow").capitalised(),
                narrow: msg!("standings.game-wins-narrow"),
                name: msg!("standings.name-game-wins"),
                reads: &[Reads::Games],
                ..About::of("game_wins", Unit::Count, Source::Games)
            },
            TieBreak::OwnScore => About {
                heading: msg!("result.own"),
                narrow: msg!("result.own-narrow"),
                name: msg!("result.name-own"),
                reads: &[Reads::Scores],
                ..About::of("own_score", Unit::Count, Source::Matches)
            },
            TieBreak::OpponentsScore => About {
                heading: msg!("result.opponents"),
                narrow: msg!("result.opponents-narrow"),
                name: msg!("result.name-opponents"),
                arithmetic: Some(msg!("result.arithmetic-opponents")),
                reads: &[Reads::Scores],
                ..About::of("opponents_score", Unit::Count, Source::Opponents)
            },
            TieBreak::ScoreDifference => About {
                heading: msg!("result.difference"),
                narrow: msg!("result.difference-narrow"),
                name: msg!("result.name-difference"),
                arithmetic: Some(msg!("result.arithmetic-difference")),
                reads: &[Reads::Scores],
                ..About::of("score_difference", Unit::Count, Source::Matches)
            },
            TieBreak::Random => About {
                heading: msg!("standings.name-random").capitalised(),
                narrow: msg!("standings.name-random"),
                name: msg!("standings.name-random"),
                ..About::of("random", Unit::Count, Source::Draw)
            },
        }
    }

    /// Its name, and how it is computed.
    pub fn phrase(self) -> Message {
        let About { name, arithmetic, .. } = self.about();
        match arithmetic {
            Some(how) => msg!("common.bracketed", text = name, note = how),
            None => name,
        }
    }

    /// Its key in JSON, in a game with these tie-breaks.
    ///
    /// A game that uses only sums calls them its strength of schedule.
    pub fn key(self, used: &[TieBreak]) -> &'static str {
        match self.about().stands_for {
            Some(mean) if !used.contains(&mean) => mean.about().key,
            Some(_) | None => self.about().key,
        }
    }

    /// Whether one of these tie-breaks reads this of a result.
    pub fn any_reads(some: &[TieBreak], what: Reads) -> bool {
        some.iter().any(|by| by.about().reads.contains(&what))
    }

    /// Whether it compares shares of matches or games won.
    pub fn is_percentage(self) -> bool {
        self.about().unit == Unit::Share
    }

    /// Whether it adds up the scores of games.
    pub fn is_of_scores(self) -> bool {
        self.about().reads.contains(&Reads::Scores)
    }

    /// Whether it is a mean, which is shown with decimals, and not a count.
    pub fn is_mean(self) -> bool {
        matches!(self.about().unit, Unit::Mean | Unit::Share)
    }

    /// Its column on the screen for the room; None: that screen does not show it.
    pub fn on_board(self) -> Option<Message> {
        let about = self.about();
        match (about.unit, about.source) {
            (Unit::Ahead, _) | (_, Source::Draw) => None,
            (Unit::Mean | Unit::Share | Unit::Sum, _) => Some(about.narrow),
            (Unit::Count, _) if about.reads.contains(&Reads::Encounters) => Some(about.narrow),
            (Unit::Count, _) => Some(about.heading),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Words;

    #[test]
    fn every_tie_break_has_its_names() {
        let all: Vec<TieBreak> = serde_yaml::from_str(
            "[sos_mean, esos_mean, head_to_head_sweep, head_to_head, sos_sum, buchholz_cut_one, \
             esos_sum, sonneborn_berger, opponents_match_wins, opponents_opponents_match_wins, \
             game_win_percentage, opponents_game_wins, margin, wins, game_wins, own_score, \
             opponents_score, score_difference, random]",
        )
        .unwrap();
        let keys: std::collections::BTreeSet<&str> = all.iter().map(|by| by.key(&all)).collect();
        assert_eq!(keys.len(), 19);
        for about in all.iter().map(|by| by.about()) {
            assert!(!about.key.is_empty());
            for words in [Words::english(), &Words::built_in("pl").unwrap()] {
                let narrow = words.text(&about.narrow);
                assert!((1..=7).contains(&narrow.chars().count()), "{narrow}");
            }
        }
        let board: Vec<String> =
            all.iter().filter_map(|by| by.on_board()).map(|name| name.to_string()).collect();
        assert_eq!(
            board.join(", "),
            "SoS, ESoS, H2H, SoS, SoS -1, ESoS, SB, OMW, OOMW, GW, OGW, Margin, Wins, Games, \
             Score, Opp. score, Difference"
        );
        assert_eq!(TieBreak::SosSum.key(&[TieBreak::SosSum]), "sos");
        assert_eq!(TieBreak::SosSum.key(&all), "sos_sum");
    }
}
