//! The matches of a double elimination, built from the results.

use crate::event::double::{self, Double as Results};
use crate::event::{Event, Pairing, Stage};
use crate::pairing::double::{Bracket, Match, MatchState};
use crate::pairing::{self, DoubleElimination};
use crate::tui::bracket::entry::{DrawnGame, Fate, Notice, Slot};
use crate::words::Words;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DoubleDrawing {
    /// In order of number; the reset is included only once it has to be played.
    pub(super) entries: Vec<DrawnMatch>,
    /// All matches that can occur.
    pub(super) matches: &'static [Match],
    pub(super) notice: Notice,
    pub(super) champion: Option<String>,
    pub(super) words: Words,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct DrawnMatch {
    pub of: Match,
    pub game: DrawnGame,
    /// The final place of a loser who is out, once it is known: `5–6th`.
    pub out: Option<String>,
}

impl DoubleDrawing {
    /// Returns None if there is no bracket for this number of seeds.
    pub fn of(
        event: &Event,
        stage: &Stage,
        notice: Notice,
        words: &Words,
    ) -> Option<DoubleDrawing> {
        let results = match event.finals() {
            Some(_) => double::state(event)?,
            None => Results {
                table: DoubleElimination::new(&stage.seeds)?,
                results: Vec::new(),
                removed: Vec::new(),
            },
        };
        let size = u32::try_from(stage.seeds.len().next_power_of_two()).ok()?;
        Some(DoubleDrawing {
            entries: entries(event, stage, &results, words),
            words: words.clone(),
            matches: pairing::double::matches(size)?,
            notice,
            champion: results.champion().map(|id| event.label(id)),
        })
    }

    pub fn games(&self) -> impl Iterator<Item = &DrawnGame> {
        self.entries.iter().map(|entry| &entry.game)
    }

    /// The column of a match, counted from 0. The upper bracket begins one round before the
    /// lower one. The final and the reset stand behind both.
    pub(super) fn column(&self, of: &Match) -> usize {
        match of.bracket {
            Bracket::Upper => of.round as usize - 1,
            Bracket::Lower => of.round as usize - 2,
            Bracket::GrandFinal | Bracket::Reset => {
                let before = self.matches.iter().take_while(|m| m.bracket != Bracket::GrandFinal);
                before.map(|m| self.column(m) + 1).max().unwrap_or(0)
            }
        }
    }

    pub(super) fn has_reset(&self) -> bool {
        self.entries.iter().any(|entry| entry.of.bracket == Bracket::Reset)
    }
}

fn entries(event: &Event, stage: &Stage, results: &Results, words: &Words) -> Vec<DrawnMatch> {
    let places = results.places();
    let entry = |standing: MatchState| {
        let number = standing.of.number;
        let mut pairings = stage.rounds.iter().flat_map(|round| &round.pairings);
        let pairing = pairings.rfind(|p| p.number == Some(number) && !p.is_bye());
        let loser = standing.decided.and_then(|(_, loser)| loser);
        let out =
            places.iter().find(|place| Some(place.id) == loser && standing.of.place.is_some());
        DrawnMatch {
            of: standing.of,
            game: DrawnGame {
                number,
                table: pairing.and_then(|p| p.table),
                places: [0, 1].map(|at| place(event, stage, &standing, at, pairing)),
            },
            out: out.map(|place| words.text(&place.words())),
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
) -> Slot {
    let Some(player) = standing.players[at] else {
        return Slot { awaits: Some(standing.of.from[at]), ..Slot::default() };
    };
    let Some(id) = player else { return Slot::empty() };
    let fate = match standing.decided {
        Some((winner, _)) if winner == Some(id) => Fate::Won,
        Some(_) => Fate::Lost,
        None if pairing.is_some_and(|p| p.has(id) && p.outcome.is_none()) => Fate::Playing,
        None => Fate::Waiting,
    };
    let slot = Slot::of(event, stage, id, fate);
    match pairing {
        Some(pairing) => slot.with_score(event, pairing, id),
        None => slot,
    }
}
