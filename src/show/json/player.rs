//! The JSON of a player's card. The player's own data stands with the entrants.

use super::number::Number;
use crate::event::{Event, Id, standings};
use crate::show::card::{Card, CardResult};
use crate::words::Text;

shapes! {
    struct Player {
        entrant: Id,
        /// Their place in the standings of the preliminary rounds; null without one.
        rank: Option<u32>,
        points: Option<Number>,
        /// The number of players in the standings.
        among: usize,
        /// The place after each preliminary round that is over.
        places: Vec<Place>,
        /// Absent where sides are not balanced.
        sides?: Vec<Side>,
        rounds: Vec<Round>,
    }

    /// How often they have played a side in the preliminary rounds.
    struct Side {
        side: String,
        games: u32,
    }

    struct Place {
        round: u32,
        place: u32,
    }

    struct Round {
        stage: usize,
        round: u32,
        table: Option<u32>,
        opponent: Option<Id>,
        /// Null while the result is missing.
        outcome: Option<&'static str>,
        /// The player's own figure first; absent without a result against an opponent.
        score?: String,
        /// The opponent's place in the standings as they are now.
        opponent_rank: Option<u32>,
    }
}

impl Player {
    pub(super) fn of(event: &Event, card: &Card) -> Player {
        let standing = standings(event).standing(card.id).filter(|_| !card.places.is_empty());
        let place = |(round, place): &(u32, u32)| Place { round: *round, place: *place };
        let side =
            |(side, games): &(Text, u32)| Side { side: side.get("en").to_owned(), games: *games };
        let rounds = card.rounds.iter().map(|round| Round {
            stage: round.stage,
            round: round.number,
            table: round.table,
            opponent: round.opponent,
            outcome: word(&round.result),
            score: round.score.to_string(),
            opponent_rank: round.opponent_now,
        });
        Player {
            entrant: card.id,
            rank: standing.map(|standing| standing.rank),
            points: standing.map(|standing| Number::points(event, standing.points)),
            among: card.among,
            places: card.places.iter().map(place).collect(),
            sides: card.sides.iter().map(side).collect(),
            rounds: rounds.collect(),
        }
    }
}

fn word(result: &CardResult) -> Option<&'static str> {
    match result {
        CardResult::Open => None,
        CardResult::Won => Some("won"),
        CardResult::Lost => Some("lost"),
        CardResult::Drawn => Some("drawn"),
        CardResult::Free(_) => Some("free"),
        CardResult::Missed => Some("missed"),
    }
}
