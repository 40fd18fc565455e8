//! Double elimination: two losses and a player is out. With the brackets of four, eight and sixteen as
//! published for card games of the same publisher.

use super::Id;
use crate::msg;
use crate::words::Message;
use Bracket::{GrandFinal, Lower, Reset, Upper};

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
            true => msg!("finals.place", n = worst),
            false => msg!("finals.places", best, worst),
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

/// The part of the bracket that a match belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bracket {
    /// Players without a loss.
    Upper,
    /// Players with one loss.
    Lower,
    /// The winners of both brackets.
    GrandFinal,
    /// A second final with sides swapped, after the player without a loss has lost the grand final.
    Reset,
}

impl Bracket {
    /// Whether the winner of such a match can be the champion.
    pub fn is_final(self) -> bool {
        matches!(self, Bracket::GrandFinal | Bracket::Reset)
    }
}

/// The source of a player in a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// Seed number, from 1.
    Seed(u32),
    /// The winner of the match with this number.
    WinnerOf(u32),
    /// The loser of the match with this number.
    LoserOf(u32),
}

impl Source {
    /// The awaited player in words: `winner of 9`.
    pub fn words(self) -> Message {
        match self {
            Source::Seed(number) => msg!("finals.seed", n = number),
            Source::WinnerOf(number) => msg!("finals.winner-of", n = number),
            Source::LoserOf(number) => msg!("finals.loser-of", n = number),
        }
    }

    /// The short form for narrow columns: `W9`.
    pub fn short(self) -> String {
        match self {
            Source::Seed(number) => format!("S{number}"),
            Source::WinnerOf(number) => format!("W{number}"),
            Source::LoserOf(number) => format!("L{number}"),
        }
    }
}

/// One match of a bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Match {
    /// From 1; the matches can be played in this order.
    pub number: u32,
    pub round: u32,
    pub bracket: Bracket,
    pub from: [Source; 2],
    /// The place of a loser who is out, as best and worst if shared.
    ///
    /// `None` if the loser plays on, or if that depends on a reset.
    pub place: Option<(u32, u32)>,
}

impl Bracket {
    /// The name in ordinary speech.
    pub fn phrase(self) -> Message {
        match self {
            Upper => msg!("finals.upper-bracket"),
            Lower => msg!("finals.lower-bracket"),
            GrandFinal => msg!("screen.final"),
            Reset => msg!("finals.deciding-game"),
        }
    }

    /// The word for scripts.
    pub fn word(self) -> &'static str {
        match self {
            Upper => "upper",
            Lower => "lower",
            GrandFinal => "final",
            Reset => "reset",
        }
    }
}

/// The matches of a bracket of 2, 4, 8 or 16, by number, the reset match last.
pub fn matches(size: u32) -> Option<&'static [Match]> {
    match size {
        2 => Some(&TWO),
        4 => Some(&FOUR),
        8 => Some(&EIGHT),
        16 => Some(&SIXTEEN),
        _ => None,
    }
}

const fn seeds(number: u32, one: u32, two: u32) -> Match {
    let from = [Source::Seed(one), Source::Seed(two)];
    Match { number, round: 1, bracket: Upper, from, place: None }
}

/// Winner against winner, and nobody is out.
const fn winners(number: u32, round: u32, bracket: Bracket, one: u32, two: u32) -> Match {
    let from = [Source::WinnerOf(one), Source::WinnerOf(two)];
    Match { number, round, bracket, from, place: None }
}

/// Loser against loser, in the lower bracket.
const fn losers(number: u32, one: u32, two: u32, place: (u32, u32)) -> Match {
    let from = [Source::LoserOf(one), Source::LoserOf(two)];
    Match { number, round: 2, bracket: Lower, from, place: Some(place) }
}

/// Winner against winner, both from the lower bracket.
const fn lower(number: u32, round: u32, one: u32, two: u32, place: (u32, u32)) -> Match {
    let from = [Source::WinnerOf(one), Source::WinnerOf(two)];
    Match { number, round, bracket: Lower, from, place: Some(place) }
}

/// Winner from the lower bracket against a loser who drops into it.
const fn joins(number: u32, round: u32, winner: u32, loser: u32, place: (u32, u32)) -> Match {
    let from = [Source::WinnerOf(winner), Source::LoserOf(loser)];
    Match { number, round, bracket: Lower, from, place: Some(place) }
}

const fn reset(number: u32, round: u32, upper: u32, lower: u32) -> Match {
    winners(number, round, Reset, upper, lower)
}

/// Winner against loser of match 1, used for both matches after it.
const fn again(number: u32, bracket: Bracket) -> Match {
    let from = [Source::WinnerOf(1), Source::LoserOf(1)];
    Match { number, round: number, bracket, from, place: None }
}

/// Not published: the rest of a bracket when all but two players gave up their places.
static TWO: [Match; 3] = [seeds(1, 1, 2), again(2, GrandFinal), again(3, Reset)];

#[rustfmt::skip]
static FOUR: [Match; 7] = [
    seeds(1, 1, 4),
    seeds(2, 2, 3),
    winners(3, 2, Upper, 1, 2),
    losers(4, 1, 2, (4, 4)),
    joins(5, 3, 4, 3, (3, 3)),
    winners(6, 4, GrandFinal, 3, 5),
    reset(7, 5, 3, 5),
];

#[rustfmt::skip]
static EIGHT: [Match; 15] = [
    seeds(1, 1, 8),
    seeds(2, 4, 5),
    seeds(3, 2, 7),
    seeds(4, 3, 6),
    winners(5, 2, Upper, 1, 2),
    winners(6, 2, Upper, 3, 4),
    losers(7, 1, 2, (7, 8)),
    losers(8, 3, 4, (7, 8)),
    winners(9, 3, Upper, 5, 6),
    joins(10, 3, 7, 6, (5, 6)),
    joins(11, 3, 8, 5, (5, 6)),
    lower(12, 4, 10, 11, (4, 4)),
    joins(13, 5, 12, 9, (3, 3)),
    winners(14, 6, GrandFinal, 9, 13),
    reset(15, 7, 9, 13),
];

#[rustfmt::skip]
static SIXTEEN: [Match; 31] = [
    seeds(1, 1, 16),
    seeds(2, 8, 9),
    seeds(3, 5, 12),
    seeds(4, 4, 13),
    seeds(5, 3, 14),
    seeds(6, 6, 11),
    seeds(7, 7, 10),
    seeds(8, 2, 15),
    losers(9, 1, 2, (13, 16)),
    losers(10, 3, 4, (13, 16)),
    losers(11, 5, 6, (13, 16)),
    losers(12, 7, 8, (13, 16)),
    winners(13, 2, Upper, 1, 2),
    winners(14, 2, Upper, 3, 4),
    winners(15, 2, Upper, 5, 6),
    winners(16, 2, Upper, 7, 8),
    joins(17, 3, 9, 16, (9, 12)),
    joins(18, 3, 10, 15, (9, 12)),
    joins(19, 3, 11, 14, (9, 12)),
    joins(20, 3, 12, 13, (9, 12)),
    winners(21, 3, Upper, 13, 14),
    winners(22, 3, Upper, 15, 16),
    lower(23, 4, 17, 18, (7, 8)),
    lower(24, 4, 19, 20, (7, 8)),
    joins(25, 5, 23, 21, (5, 6)),
    joins(26, 5, 24, 22, (5, 6)),
    winners(27, 4, Upper, 21, 22),
    lower(28, 6, 25, 26, (4, 4)),
    joins(29, 7, 28, 27, (3, 3)),
    winners(30, 8, GrandFinal, 27, 29),
    reset(31, 9, 27, 29),
];

#[cfg(test)]
mod tests;
