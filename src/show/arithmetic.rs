//! The arithmetic of a place.
//!
//! It shows the opponents, their points over their rounds, the sums, and the tie-break that
//! decided.

mod neighbours;

pub use neighbours::Neighbour;

use super::standings::final_ranks;
use crate::event::standings::{Record, Value};
use crate::event::{Event, Fraction, Id, Standing, champion, standings};
use crate::ruleset::{TieBreak, Unit};

/// One place, with everything it results from.
pub struct Arithmetic<'e> {
    pub(super) event: &'e Event,
    pub(super) standing: &'e Standing,
}

/// An opponent, and the values that enter the tie-breaks.
pub struct Opponent {
    pub id: Id,
    pub points: u32,
    pub rounds: u32,
    /// Points over rounds.
    pub share: Fraction,
    /// The opponent's own strength of schedule, if the game uses it.
    pub strength: Option<Fraction>,
}

impl<'e> Arithmetic<'e> {
    /// The arithmetic of an entrant; None if there are no standings.
    pub fn of(event: &'e Event, id: Id) -> Option<Arithmetic<'e>> {
        let standing = standings(event).standing(id)?;
        Some(Arithmetic { event, standing })
    }

    /// The tie-breaks of this place, in the game's order.
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

    /// Whether points decide this place; not in an event that begins with elimination.
    pub fn has_points(&self) -> bool {
        self.fate().is_none()
    }

    /// `Put out in the semi-finals by Jan`, in an event without points.
    pub fn fate(&self) -> Option<String> {
        fate(self.event, self.standing.entrant)
    }

    /// The place; in an event that begins with elimination, only once it is over.
    pub fn place(&self) -> Option<u32> {
        match self.has_points() {
            true => Some(self.standing.rank),
            false => final_ranks(self.event).get(&self.standing.entrant).copied(),
        }
    }

    /// Whether a tie-break of the game uses points over rounds.
    pub fn uses_averages(&self) -> bool {
        let mean = |by: &TieBreak| by.about().unit == Unit::Mean;
        self.event.ruleset.preliminary.tie_breaks.iter().any(mean)
    }

    /// The player's points, or their fate in an event without points.
    ///
    /// For example: `9 points in 4 rounds, one by a bye, one missed, 2 taken off by penalties;
    /// place 2 of 6 in pod 1`.
    pub fn points(&self) -> String {
        if let Some(fate) = self.fate() {
            return fate;
        }
        let counted = |n: u32, one: &str| match n {
            1 => format!("1 {one}"),
            n => format!("{n} {one}s"),
        };
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
        let off = match self.record(standing.entrant).map_or(0, |record| record.off) {
            0 => String::new(),
            off => format!(", {off} taken off by penalties"),
        };
        let (points, rounds) =
            (counted(standing.points, "point"), counted(standing.rounds, "round"));
        let pod = self.place_in_pod().map_or(String::new(), |place| format!("; {place}"));
        format!("{points} in {rounds}{byes}{missed}{off}{pod}")
    }

    /// The opponents in the order of the rounds.
    pub fn opponents(&self) -> Vec<Opponent> {
        let all = standings(self.event);
        let is_strength = |by: &&TieBreak| [TieBreak::SosMean, TieBreak::SosSum].contains(by);
        let kind = self.event.ruleset.preliminary.tie_breaks.iter().find(is_strength);
        let strength = |id: Id| match all.value(id, *kind?)? {
            Value::Exact(exact) => Some(exact),
            Value::Drawn(_) | Value::Beaten(_) | Value::Margin(_) => None,
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

    /// The sum behind a tie-break, such as `(2/3 + 1/3) / 2`; empty if there is none.
    pub fn made_of(&self, tie_break: TieBreak) -> String {
        let joined = |terms: Vec<String>| terms.join(" + ");
        let mean = |terms: Vec<String>| match terms.len() {
            0 => "no opponents".to_owned(),
            1 => terms.concat(),
            n => format!("({}) / {n}", terms.join(" + ")),
        };
        let all = standings(self.event);
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
                let share = |id| all.matches_won(self.event, id).map(|share| share.to_string());
                mean(self.of_opponents(|id, _| share(id)))
            }
            TieBreak::OpponentsOpponentsMatchWins => {
                let share = |id| Some(all.matches_won(self.event, id)?.value());
                let of = |id| Fraction::mean(all.opponents(id).filter_map(share));
                mean(self.of_opponents(|id, _| Some(of(id).to_string())))
            }
            TieBreak::GameWinPercentage => {
                let share = all.games_won(self.event, self.standing.entrant);
                share.map_or_else(String::new, |share| share.to_string())
            }
            TieBreak::OpponentsGameWins => {
                let share = |id| all.games_won(self.event, id).map(|share| share.to_string());
                mean(self.of_opponents(|id, _| share(id)))
            }
            TieBreak::Random => "drawn at registration".to_owned(),
            TieBreak::Margin => String::new(),
        }
    }

    /// The beaten players among those level on points.
    fn level_opponents(&self) -> String {
        let (own, all) = (self.standing, standings(self.event));
        let level: Vec<String> = self
            .compared_with()
            .into_iter()
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
}

/// The fate of an entrant in an event that begins with elimination and has no points.
///
/// None: the event has preliminary rounds, or has not begun.
fn fate(event: &Event, id: Id) -> Option<String> {
    let finals = event.finals().filter(|_| event.preliminary().is_none())?;
    if champion(event) == Some(id) {
        return Some("Champion".to_owned());
    }
    let mut newest_first = finals.rounds.iter().rev();
    let (round, pairing) = newest_first.find_map(|round| Some((round, round.of(id)?)))?;
    let name = finals.round_in_a_sentence(round.number);
    let opponent = if pairing.a == id { pairing.b } else { Some(pairing.a) };
    let opponent = opponent.map_or_else(|| "nobody".to_owned(), |other| event.label(other));
    let is_here = event.entrant(id).is_some_and(|entrant| entrant.is_active());
    Some(match (&pairing.outcome, pairing.winner()) {
        (None, _) => format!("Still in, plays {name} against {opponent}"),
        (Some(_), Some(winner)) if winner != id => format!("Put out in {name} by {opponent}"),
        (Some(_), None) => format!("Put out in {name}, as {opponent} was: nobody won"),
        (Some(_), Some(_)) if is_here && pairing.is_bye() => {
            format!("Still in, by a bye in {name}")
        }
        (Some(_), Some(_)) if is_here => format!("Still in, won {name} against {opponent}"),
        (Some(_), Some(_)) => format!("Left after {name}"),
    })
}
