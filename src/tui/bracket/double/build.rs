//! Builds the entries of the drawing from the results.

use super::Entry;
use crate::event::double::Double as Results;
use crate::event::{Event, Id, Pairing, Stage};
use crate::pairing::double::MatchState;
use crate::tui::bracket::entry::{Fate, Game, Place};

pub(super) fn entries(event: &Event, stage: &Stage, results: &Results) -> Vec<Entry> {
    let places = results.places();
    let entry = |standing: MatchState| {
        let number = standing.of.number;
        let mut pairings = stage.rounds.iter().flat_map(|round| &round.pairings);
        let pairing = pairings.rfind(|p| p.number == Some(number) && !p.is_bye());
        let loser = standing.decided.and_then(|(_, loser)| loser);
        let out =
            places.iter().find(|place| Some(place.id) == loser && standing.of.place.is_some());
        Entry {
            of: standing.of,
            game: Game {
                number,
                table: pairing.and_then(|p| p.table),
                places: [0, 1].map(|at| place(event, stage, &standing, at, pairing)),
            },
            out: out.map(|place| place.words()),
        }
    };
    results.standings().into_iter().map(entry).collect()
}

fn place(
    event: &Event,
    stage: &Stage,
    standing: &MatchState,
    at: usize,
    pairing: Option<&Pairing>,
) -> Place {
    let Some(player) = standing.players[at] else {
        return Place { awaits: Some(standing.of.from[at]), ..Place::default() };
    };
    let Some(id) = player else { return Place { fate: Fate::Empty, ..Place::default() } };
    let fate = match standing.decided {
        Some((winner, _)) if winner == Some(id) => Fate::Won,
        Some(_) => Fate::Lost,
        None if pairing.is_some_and(|p| p.has(id) && p.outcome.is_none()) => Fate::Playing,
        None => Fate::Waiting,
    };
    Place {
        seed: stage.seeds.iter().position(|seed| *seed == id).map(|at| at + 1),
        name: event.label(id),
        score: pairing.map_or_else(String::new, |p| score(event, p, id)),
        fate,
        awaits: None,
    }
}

/// This player's part of the score, once there is a result by games.
fn score(event: &Event, pairing: &Pairing, id: Id) -> String {
    let played = pairing.outcome.as_ref().filter(|outcome| !outcome.games.is_empty());
    let [a, b] = played.map_or_else(Default::default, |outcome| event.score(pairing, outcome));
    if pairing.a == id { a } else { b }
}
