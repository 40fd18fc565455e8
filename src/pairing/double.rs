//! Double elimination: two losses and a player is out.
//!
//! There are brackets for four, eight and sixteen seeds. The one for two is used when the others
//! gave up their places.
//!
//! The brackets are data (see [`matches()`]), and [`DoubleElimination`] evaluates them. From the
//! seeds, the results so far and the players removed, it works out three things: the matches that
//! can be played, the places, and the champion. It stores nothing between calls, so after a
//! correction the caller simply asks again.

mod tables;

use super::Id;
use crate::msg;
use crate::words::Message;
pub use tables::{Bracket, Match, Source, matches};

/// The seeds of double-elimination finals, and their bracket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DoubleElimination {
    seeds: Vec<Id>,
    matches: &'static [Match],
}

/// A match as far as it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatchState {
    /// Number, round, bracket and the sources of its players.
    pub of: Match,
    /// The two players; `None` is not known yet, `Some(None)` is nobody.
    pub players: [Option<Option<Id>>; 2],
    /// Winner and loser, either of them possibly nobody; `None` while undecided.
    pub decided: Option<(Option<Id>, Option<Id>)>,
}

impl MatchState {
    /// The two players who can play now, if both are known and nobody has won.
    pub fn ready(&self) -> Option<(Id, Id)> {
        match (self.decided, self.players) {
            (None, [Some(Some(a)), Some(Some(b))]) => Some((a, b)),
            _ => None,
        }
    }
}

/// A final place, alone or shared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FinalPlace {
    pub id: Id,
    /// The best and the worst place shared; equal if the place is not shared.
    pub places: (u32, u32),
}

impl FinalPlace {
    /// `3rd`, or `5–6th` if the place is shared.
    pub fn words(&self) -> Message {
        let (best, worst) = self.places;
        match best == worst {
            true => msg!("stage.place", n = worst),
            false => msg!("stage.places", best, worst),
        }
    }
}

impl DoubleElimination {
    /// A bracket for two to sixteen seeds, best first; `None` for any other number.
    ///
    /// The bracket has two, four, eight or sixteen seeds. If it has more seeds than there are
    /// players, the opponent of a missing one advances.
    pub fn new(seeds: &[Id]) -> Option<DoubleElimination> {
        let size = seeds.len().next_power_of_two();
        let matches = matches(u32::try_from(size).ok()?)?;
        (seeds.len() > 1).then(|| DoubleElimination { seeds: seeds.to_vec(), matches })
    }

    /// All matches as they stand; the reset match is included only once it has to be played.
    ///
    /// `results` are match numbers with their winners. The last result of a match counts, and a
    /// winner who is not in that match is ignored. A player in `removed` loses every match without
    /// a result. If both are removed, the better seed advances until they lose.
    pub fn standings(&self, results: &[(u32, Id)], removed: &[Id]) -> Vec<MatchState> {
        let mut standings: Vec<MatchState> = Vec::with_capacity(self.matches.len());
        for of in self.matches {
            if of.bracket == Bracket::Reset && !self.needs_reset(&standings) {
                break;
            }
            let players = of.from.map(|source| self.player(source, &standings));
            let decided = match players {
                [Some(a), Some(b)] => self.decide(of.number, a, b, results, removed),
                _ => None,
            };
            standings.push(MatchState { of: *of, players, decided });
        }
        standings
    }

    /// The matches that can be played now: the number and the two players.
    ///
    /// The player from the better position of the bracket comes first.
    pub fn ready(&self, results: &[(u32, Id)], removed: &[Id]) -> Vec<(u32, Id, Id)> {
        let standings = self.standings(results, removed);
        standings
            .iter()
            .filter_map(|match_| match_.ready().map(|(a, b)| (match_.of.number, a, b)))
            .collect()
    }

    /// The places decided so far, best first; shared places in the order of seeds.
    pub fn places(&self, results: &[(u32, Id)], removed: &[Id]) -> Vec<FinalPlace> {
        let standings = self.standings(results, removed);
        let mut places = Vec::new();
        for standing in &standings {
            let Some((winner, loser)) = standing.decided else { continue };
            let last = match standing.of.bracket {
                Bracket::Reset => true,
                Bracket::GrandFinal => !self.needs_reset(&standings),
                Bracket::Upper | Bracket::Lower => false,
            };
            if last {
                places.extend(winner.map(|id| FinalPlace { id, places: (1, 1) }));
                places.extend(loser.map(|id| FinalPlace { id, places: (2, 2) }));
            } else if let (Some(shared), Some(id)) = (standing.of.place, loser) {
                places.push(FinalPlace { id, places: shared });
            }
        }
        places.sort_by_key(|place| (place.places, self.seed(place.id)));
        places
    }

    /// The champion, once there is one.
    pub fn champion(&self, results: &[(u32, Id)], removed: &[Id]) -> Option<Id> {
        self.places(results, removed).first().filter(|p| p.places == (1, 1)).map(|p| p.id)
    }

    /// Whether the second player has won the grand final.
    ///
    /// The first player entered it without a loss, the second with one. Now both have one loss, and
    /// a reset match decides.
    fn needs_reset(&self, standings: &[MatchState]) -> bool {
        standings.iter().any(|last| {
            last.of.bracket == Bracket::GrandFinal
                && matches!(
                    (last.decided, last.players),
                    (Some((winner, Some(_))), [_, Some(second)])
                        if winner.is_some() && winner == second
                )
        })
    }

    fn player(&self, source: Source, standings: &[MatchState]) -> Option<Option<Id>> {
        let of = |number: u32| standings.get(number as usize - 1)?.decided;
        match source {
            Source::Seed(seed) => Some(self.seeds.get(seed as usize - 1).copied()),
            Source::WinnerOf(number) => of(number).map(|decided| decided.0),
            Source::LoserOf(number) => of(number).map(|decided| decided.1),
        }
    }

    fn decide(
        &self,
        number: u32,
        a: Option<Id>,
        b: Option<Id>,
        results: &[(u32, Id)],
        removed: &[Id],
    ) -> Option<(Option<Id>, Option<Id>)> {
        let (Some(one), Some(two)) = (a, b) else { return Some((a.or(b), None)) };
        let reported = results
            .iter()
            .rev()
            .find(|&&(of, winner)| of == number && (winner == one || winner == two))
            .map(|result| result.1);
        let winner = reported.or(match (removed.contains(&one), removed.contains(&two)) {
            (false, false) => None,
            (true, false) => Some(two),
            (false, true) => Some(one),
            (true, true) => Some(if self.seed(one) < self.seed(two) { one } else { two }),
        })?;
        Some((Some(winner), Some(if winner == one { two } else { one })))
    }

    fn seed(&self, id: Id) -> usize {
        self.seeds.iter().position(|&seed| seed == id).unwrap_or(usize::MAX)
    }
}

#[cfg(test)]
mod tests;
