//! The arithmetic of one place.

use super::number::Number;
use crate::event::Id;
use crate::show::arithmetic::Arithmetic;

shapes! {
    struct Place {
        rank: u32,
        entrant: Id,
        points: Number,
        rounds: u32,
        opponents: Vec<Opponent>,
        tiebreaks: Vec<TieBreak>,
        neighbours: Vec<Neighbour>,
        /// The player's fate, in an event that begins with elimination.
        elimination?: Option<String>,
    }

    struct Opponent {
        entrant: Id,
        points: Number,
        rounds: u32,
        /// Points over rounds.
        average: Number,
        strength?: Option<Number>,
    }

    struct TieBreak {
        by: &'static str,
        value: Number,
        made_of?: String,
    }

    struct Neighbour {
        entrant: Id,
        ahead: bool,
        /// The tie-break that decided. Absent if the points did.
        by?: Option<&'static str>,
        why: String,
    }
}

impl Place {
    pub(super) fn of(arithmetic: &Arithmetic) -> Place {
        let standing = arithmetic.standing;
        let values = arithmetic.tie_breaks();
        let used: Vec<_> = values.iter().map(|(by, _)| *by).collect();
        Place {
            rank: arithmetic.place().unwrap_or(standing.rank),
            entrant: standing.entrant,
            points: Number::points(arithmetic.event, standing.points),
            rounds: standing.rounds,
            opponents: (arithmetic.opponents().into_iter())
                .map(|opponent| Opponent {
                    entrant: opponent.id,
                    points: Number::points(arithmetic.event, opponent.points),
                    rounds: opponent.rounds,
                    average: Number::Exact(opponent.share),
                    strength: opponent.strength.map(Number::Exact),
                })
                .collect(),
            tiebreaks: values
                .iter()
                .map(|(by, value)| TieBreak {
                    by: by.key(&used),
                    value: Number::of(*value),
                    made_of: arithmetic.made_of(*by).to_string(),
                })
                .collect(),
            neighbours: (arithmetic.neighbours().into_iter())
                .map(|neighbour| Neighbour {
                    entrant: neighbour.id,
                    ahead: neighbour.is_ahead,
                    by: neighbour.by.map(|by| by.key(&used)),
                    why: neighbour.sentence.to_string(),
                })
                .collect(),
            elimination: arithmetic.fate().map(|fate| fate.to_string()),
        }
    }
}
