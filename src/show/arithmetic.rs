//! How a place came about: the opponents, their points over their rounds, the sums, and which
//! tie-break decided.

use super::elimination::fate;
use super::standings::{exactly, final_ranks, short, shown};
use crate::event::decide::counted;
use crate::event::standings::{Record, Value};
use crate::event::{Event, Fraction, Id, Standing, Status, standings};
use crate::ruleset::TieBreak;

/// One place, with everything it follows from.
pub struct Arithmetic<'e> {
    pub(super) event: &'e Event,
    pub(super) standing: &'e Standing,
}

/// An opponent, and what he is worth.
pub struct Opponent {
    pub id: Id,
    pub points: u32,
    pub rounds: u32,
    /// Points over rounds.
    pub share: Fraction,
    /// The opponent's own strength of schedule, where the game has one.
    pub strength: Option<Fraction>,
}

/// A neighbour in the standings, and what stands between.
pub struct Neighbour {
    pub id: Id,
    pub is_ahead: bool,
    /// None: the points decide.
    pub by: Option<TieBreak>,
    /// `SoS 0.7500 to 0.5000`.
    pub sentence: String,
}

impl<'e> Arithmetic<'e> {
    /// Of an entrant; nothing without standings.
    pub fn of(event: &'e Event, id: Id) -> Option<Arithmetic<'e>> {
        let standing = standings(event).iter().find(|standing| standing.entrant == id)?;
        Some(Arithmetic { event, standing })
    }

    /// The game's tie-breaks of this place.
    pub fn tie_breaks(&self) -> Vec<(TieBreak, Value)> {
        standings(self.event).tie_breaks(self.standing.entrant)
    }

    fn record(&self, id: Id) -> Option<&Record> {
        standings(self.event).record(id)
    }

    fn of_opponents<T>(&self, what: impl Fn(Id, &Record) -> Option<T>) -> Vec<T> {
        let opponents = standings(self.event).opponents(self.standing.entrant);
        opponents.filter_map(|id| what(id, self.record(id)?)).collect()
    }

    /// Whether points made this place: not in an event that begins with
    /// elimination.
    pub fn has_points(&self) -> bool {
        self.fate().is_none()
    }

    /// `Put out in the semi-finals by Jan`, where nobody has points.
    pub fn fate(&self) -> Option<String> {
        fate(self.event, self.standing.entrant)
    }

    /// The place; in an event that begins with elimination once it is over.
    pub fn place(&self) -> Option<u32> {
        match self.has_points() {
            true => Some(self.standing.rank),
            false => final_ranks(self.event).get(&self.standing.entrant).copied(),
        }
    }

    /// Whether any tie-break of the game counts points over rounds.
    pub fn uses_averages(&self) -> bool {
        let mean = |by: &TieBreak| matches!(by, TieBreak::SosMean | TieBreak::EsosMean);
        self.event.ruleset.preliminary.tie_breaks.iter().any(mean)
    }

    /// `9 points in 4 rounds, one by a bye, one missed`; where nobody has
    /// points, what became of him.
    pub fn points(&self) -> String {
        if let Some(fate) = self.fate() {
            return fate;
        }
        let standing = self.standing;
        let byes = match self.record(standing.entrant).map_or(0, |record| record.byes) {
            0 => String::new(),
            1 => ", one by a bye".to_owned(),
            n => format!(", with {n} byes"),
        };
        let missed = match self.event.entrant(standing.entrant).map_or(0, |e| e.missed.len()) {
            0 => String::new(),
            n => format!(", {n} missed"),
        };
        let [points, rounds] = [(standing.points, "point"), (standing.rounds, "round")]
            .map(|(n, one)| counted(n as usize, one));
        format!("{points} in {rounds}{byes}{missed}")
    }

    /// In the order in which they were met.
    pub fn opponents(&self) -> Vec<Opponent> {
        let all = standings(self.event);
        let strength = |id: Id| {
            all.tie_breaks(id).into_iter().find_map(|(kind, value)| match (kind, value) {
                (TieBreak::SosMean | TieBreak::SosSum, Value::Exact(exact)) => Some(exact),
                _ => None,
            })
        };
        self.of_opponents(|id, record| {
            Some(Opponent {
                id,
                points: record.points,
                rounds: record.rounds,
                share: Fraction::new(record.points.into(), record.rounds.into()),
                strength: strength(id),
            })
        })
    }

    /// How a tie-break is made: `(2/3 + 1/3) / 2`; nothing where there is nothing to say.
    pub fn made_of(&self, tie_break: TieBreak) -> String {
        let joined = |terms: Vec<String>| terms.join(" + ");
        let mean = |terms: Vec<String>| match terms.len() {
            0 => "no opponents".to_owned(),
            1 => terms.concat(),
            n => format!("({}) / {n}", terms.join(" + ")),
        };
        let strength = || -> Vec<String> {
            let each = self.opponents().into_iter().filter_map(|opponent| opponent.strength);
            each.map(|strength| strength.to_string()).collect()
        };
        match tie_break {
            TieBreak::SosMean => mean(
                self.of_opponents(|_, record| Some(format!("{}/{}", record.points, record.rounds))),
            ),
            TieBreak::EsosMean => mean(strength()),
            TieBreak::SosSum => {
                joined(self.of_opponents(|_, record| Some(record.points.to_string())))
            }
            TieBreak::EsosSum => joined(strength()),
            TieBreak::HeadToHeadSweep => self.level_opponents(),
            TieBreak::GameWins => {
                let tally = standings(self.event).tally(self.standing.entrant);
                tally.map_or(String::new(), |tally| format!("of {} games", tally.played))
            }
            TieBreak::OpponentsMatchWins => {
                let won =
                    |record: &Record| format!("{} of {}", record.wins, record.rounds - record.byes);
                let each = self.of_opponents(|_, record| Some(won(record)));
                match each.is_empty() {
                    true => "no opponents".to_owned(),
                    false => format!("opponents won {}", each.join(", ")),
                }
            }
            TieBreak::Random => "drawn at registration".to_owned(),
            _ => String::new(),
        }
    }

    /// Who of those level on points was beaten.
    fn level_opponents(&self) -> String {
        let (own, all) = (self.standing, standings(self.event));
        let level: Vec<String> = all
            .iter()
            .filter(|other| other.points == own.points && other.entrant != own.entrant)
            .map(|other| {
                let beaten = all.beat(own.entrant, other.entrant);
                let met = all.opponents(own.entrant).any(|met| met == other.entrant);
                let how = match (beaten, met) {
                    (true, _) => "beaten",
                    (false, true) => "not beaten",
                    (false, false) => "not met",
                };
                format!("{} {how}", self.event.label(other.entrant))
            })
            .collect();
        match level.is_empty() {
            true => "nobody is level".to_owned(),
            false => level.join(", "),
        }
    }

    /// Who stands next above and next below, and why; nobody where no points
    /// tell them apart.
    pub fn neighbours(&self) -> Vec<Neighbour> {
        if !self.has_points() {
            return Vec::new();
        }
        let all = standings(self.event);
        let at = self.standing.rank as usize - 1;
        let above = at.checked_sub(1).and_then(|at| all.get(at));
        let ahead = above.map(|other| self.between(other, self.standing, true));
        let behind = all.get(at + 1).map(|other| self.between(self.standing, other, false));
        ahead.into_iter().chain(behind).collect()
    }

    /// Why the first stands before the second.
    fn between(&self, first: &Standing, second: &Standing, is_ahead: bool) -> Neighbour {
        let id = if is_ahead { first.entrant } else { second.entrant };
        let told = |by, sentence: String| Neighbour { id, is_ahead, by, sentence };
        if self.is_out(first) == self.is_out(second) && first.points != second.points {
            let points = counted(first.points as usize, "point");
            return told(None, format!("{points} to {}", second.points));
        }
        if self.is_out(second) && !self.is_out(first) {
            return told(None, "a disqualified player comes last".to_owned());
        }
        // Head to head only counts where somebody has beaten all the others, so it can differ
        // without deciding, and what comes after it then does.
        let [one, two] = [first, second].map(|s| standings(self.event).tie_breaks(s.entrant));
        let mut pairs = one.iter().zip(&two).filter(|(a, b)| a.1 != b.1);
        let decided = |pair: &(&(TieBreak, Value), &(TieBreak, Value))| {
            pair.0.0 != TieBreak::HeadToHeadSweep || self.sweeps(first, second)
        };
        match pairs.find(decided) {
            Some(((TieBreak::HeadToHeadSweep, _), _)) => told(
                Some(TieBreak::HeadToHeadSweep),
                format!("{} beat everybody else who was level", self.event.label(first.entrant)),
            ),
            Some(((by, a), (_, b))) => told(Some(*by), compared(*by, *a, *b)),
            None => told(None, "level in everything".to_owned()),
        }
    }

    /// Was the first placed for having beaten everybody else who was level? Then so was everybody
    /// level above him: once another tie-break has spoken, this one is not asked again.
    fn sweeps(&self, first: &Standing, second: &Standing) -> bool {
        let before = |one: &Standing| -> Vec<(TieBreak, Value)> {
            let all = standings(self.event).tie_breaks(one.entrant).into_iter();
            all.take_while(|(by, _)| *by != TieBreak::HeadToHeadSweep).collect()
        };
        let level: Vec<&Standing> = standings(self.event)
            .iter()
            .filter(|other| {
                other.points == first.points
                    && self.is_out(other) == self.is_out(second)
                    && before(other) == before(second)
            })
            .collect();
        let last = level.iter().position(|other| other.entrant == first.entrant);
        last.is_some_and(|last| {
            (0..=last).all(|at| {
                let beat =
                    |one: &&Standing| standings(self.event).beat(level[at].entrant, one.entrant);
                level[at + 1..].iter().all(beat)
            })
        })
    }

    fn is_out(&self, one: &Standing) -> bool {
        let status = self.event.entrant(one.entrant).map(|entrant| entrant.status);
        matches!(status, Some(Status::Disqualified { .. }))
    }
}

/// `SoS 0.7500 to 0.5000`; exactly, where four decimals do not tell them apart.
fn compared(by: TieBreak, one: Value, two: Value) -> String {
    let (mut said, mut other) = (shown(by, one), shown(by, two));
    if said == other {
        (said, other) = (exactly(one), exactly(two));
    }
    format!("{} {said} to {other}", short(by))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_alike_in_four_decimals_are_told_exactly() {
        let mean = |part, whole| Value::Exact(Fraction::new(part, whole));
        let told = compared(TieBreak::EsosMean, mean(1069, 2058), mean(509, 980));
        assert_eq!(told, "ESoS 1069/2058 to 509/980");
        let told = compared(TieBreak::SosMean, mean(3, 4), mean(1, 2));
        assert_eq!(told, "SoS 0.7500 to 0.5000");
        let told = compared(TieBreak::GameWinPercentage, mean(1, 3), mean(33331, 100_000));
        assert_eq!(told, "Game wins 1/3 to 33331/100000");
        assert_eq!(compared(TieBreak::SosSum, mean(30, 1), mean(24, 1)), "SoS 30 to 24");
    }
}
