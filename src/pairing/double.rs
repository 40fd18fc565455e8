//! Double elimination: two losses and a player is out. With the brackets of four, eight and sixteen as
//! published for card games of the same publisher.

use super::Id;
use crate::msg;
use crate::words::Message;
use Bracket::{GrandFinal, Lower, Reset, Upper};
use Source::{LoserOf as L, Seed as S, WinnerOf as W};

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

    /// Whether the second player has won the grand final. The first player entered it without a
    /// loss, the second with one. Now both have one loss, and a reset match decides.
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

worded! {
    /// The part of the bracket that a match belongs to.
    pub enum Bracket {
        /// Players without a loss.
        Upper: "upper" => msg!("finals.bracket", bracket = "upper"),
        /// Players with one loss.
        Lower: "lower" => msg!("finals.bracket", bracket = "lower"),
        /// The winners of both brackets.
        GrandFinal: "final" => msg!("screen.final"),
        /// A second final with sides swapped, after the player without a loss has lost the grand
        /// final.
        Reset: "reset" => msg!("finals.bracket", bracket = "deciding"),
    }
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
            Source::WinnerOf(number) => msg!("finals.player-of", who = "winner", n = number),
            Source::LoserOf(number) => msg!("finals.player-of", who = "loser", n = number),
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

const fn game(
    number: u32,
    round: u32,
    bracket: Bracket,
    from: [Source; 2],
    place: Option<(u32, u32)>,
) -> Match {
    Match { number, round, bracket, from, place }
}

/// Not published: the rest of a bracket when all but two players gave up their places.
static TWO: [Match; 3] = [
    game(1, 1, Upper, [S(1), S(2)], None),
    game(2, 2, GrandFinal, [W(1), L(1)], None),
    game(3, 3, Reset, [W(1), L(1)], None),
];

static FOUR: [Match; 7] = [
    game(1, 1, Upper, [S(1), S(4)], None),
    game(2, 1, Upper, [S(2), S(3)], None),
    game(3, 2, Upper, [W(1), W(2)], None),
    game(4, 2, Lower, [L(1), L(2)], Some((4, 4))),
    game(5, 3, Lower, [W(4), L(3)], Some((3, 3))),
    game(6, 4, GrandFinal, [W(3), W(5)], None),
    game(7, 5, Reset, [W(3), W(5)], None),
];

static EIGHT: [Match; 15] = [
    game(1, 1, Upper, [S(1), S(8)], None),
    game(2, 1, Upper, [S(4), S(5)], None),
    game(3, 1, Upper, [S(2), S(7)], None),
    game(4, 1, Upper, [S(3), S(6)], None),
    game(5, 2, Upper, [W(1), W(2)], None),
    game(6, 2, Upper, [W(3), W(4)], None),
    game(7, 2, Lower, [L(1), L(2)], Some((7, 8))),
    game(8, 2, Lower, [L(3), L(4)], Some((7, 8))),
    game(9, 3, Upper, [W(5), W(6)], None),
    game(10, 3, Lower, [W(7), L(6)], Some((5, 6))),
    game(11, 3, Lower, [W(8), L(5)], Some((5, 6))),
    game(12, 4, Lower, [W(10), W(11)], Some((4, 4))),
    game(13, 5, Lower, [W(12), L(9)], Some((3, 3))),
    game(14, 6, GrandFinal, [W(9), W(13)], None),
    game(15, 7, Reset, [W(9), W(13)], None),
];

static SIXTEEN: [Match; 31] = [
    game(1, 1, Upper, [S(1), S(16)], None),
    game(2, 1, Upper, [S(8), S(9)], None),
    game(3, 1, Upper, [S(5), S(12)], None),
    game(4, 1, Upper, [S(4), S(13)], None),
    game(5, 1, Upper, [S(3), S(14)], None),
    game(6, 1, Upper, [S(6), S(11)], None),
    game(7, 1, Upper, [S(7), S(10)], None),
    game(8, 1, Upper, [S(2), S(15)], None),
    game(9, 2, Lower, [L(1), L(2)], Some((13, 16))),
    game(10, 2, Lower, [L(3), L(4)], Some((13, 16))),
    game(11, 2, Lower, [L(5), L(6)], Some((13, 16))),
    game(12, 2, Lower, [L(7), L(8)], Some((13, 16))),
    game(13, 2, Upper, [W(1), W(2)], None),
    game(14, 2, Upper, [W(3), W(4)], None),
    game(15, 2, Upper, [W(5), W(6)], None),
    game(16, 2, Upper, [W(7), W(8)], None),
    game(17, 3, Lower, [W(9), L(16)], Some((9, 12))),
    game(18, 3, Lower, [W(10), L(15)], Some((9, 12))),
    game(19, 3, Lower, [W(11), L(14)], Some((9, 12))),
    game(20, 3, Lower, [W(12), L(13)], Some((9, 12))),
    game(21, 3, Upper, [W(13), W(14)], None),
    game(22, 3, Upper, [W(15), W(16)], None),
    game(23, 4, Lower, [W(17), W(18)], Some((7, 8))),
    game(24, 4, Lower, [W(19), W(20)], Some((7, 8))),
    game(25, 5, Lower, [W(23), L(21)], Some((5, 6))),
    game(26, 5, Lower, [W(24), L(22)], Some((5, 6))),
    game(27, 4, Upper, [W(21), W(22)], None),
    game(28, 6, Lower, [W(25), W(26)], Some((4, 4))),
    game(29, 7, Lower, [W(28), L(27)], Some((3, 3))),
    game(30, 8, GrandFinal, [W(27), W(29)], None),
    game(31, 9, Reset, [W(27), W(29)], None),
];

#[cfg(test)]
mod tests;
