//! Every match of every round.

use super::number::Number;
use crate::event::{Event, Games, Id, StageKind, double};
use crate::show::results::{Match, matches};

shapes! {
    struct Played {
        stage: usize,
        kind: StageKind,
        round: u32,
        table: Option<u32>,
        #[serde(rename = "match")]
        number?: Option<u32>,
        bracket?: Option<&'static str>,
        a: Id,
        b: Option<Id>,
        /// Null while the result is missing.
        games: Option<Games>,
        /// The games that A and B won.
        won: Option<[usize; 2]>,
        drawn: Option<usize>,
        points: Option<[Number; 2]>,
        scores?: Option<[u32; 2]>,
        timed?: bool,
        winner: Option<Id>,
        how: &'static str,
        bye: bool,
    }
}

pub(super) fn results(event: &Event) -> Vec<Played> {
    matches(event).map(|of| played(event, of)).collect()
}

fn played(event: &Event, of: Match) -> Played {
    let Match { stage, of: kind, round, pairing } = of;
    let outcome = pairing.outcome.as_ref();
    let games = of.games();
    let how = of.how();
    Played {
        stage,
        kind: kind.kind,
        round: round.number,
        table: pairing.table,
        number: pairing.number,
        bracket: double::bracket_of(kind, pairing).map(|bracket| bracket.word()),
        a: pairing.a,
        b: pairing.b,
        games: outcome.map(|outcome| outcome.games),
        won: games.map(|[a, b, _]| [a, b]),
        drawn: games.map(|[.., drawn]| drawn),
        points: outcome.map(|outcome| outcome.points.map(|points| Number::points(event, points))),
        scores: outcome.and_then(|outcome| outcome.scores),
        timed: outcome.is_some_and(|outcome| outcome.timed),
        winner: pairing.winner(),
        how,
        bye: how.ends_with("bye"),
    }
}
