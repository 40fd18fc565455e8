//! The arithmetic of a place.
//!
//! It shows the opponents, their points over their rounds, the sums, and the tie-break that
//! decided.

mod neighbours;
mod own_matches;

pub use neighbours::Neighbour;

use super::standings::final_ranks;
use crate::event::action::Effect;
use crate::event::standings::{Record, Value};
use crate::event::{Event, Fraction, Id, Round, Standing, champion, standings};
use crate::msg;
use crate::ruleset::{HouseGames, TieBreak, Unit};
use crate::words::{Arg, Message};
use std::sync::Arc;

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
    pub fn fate(&self) -> Option<Message> {
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
    /// For example: `9 points in 4 rounds, one by a bye, 2 taken off (Loss of points, round 3,
    /// #41); place 2 of 6 in pod 1`.
    pub fn points(&self) -> Arg {
        if let Some(fate) = self.fate() {
            return fate.into();
        }
        let (event, standing) = (self.event, self.standing);
        let awarded = self.awarded_byes();
        let byes = self.record(standing.entrant).map_or(0, |record| record.byes);
        let byes = byes.saturating_sub(awarded);
        let missed = event.entrant(standing.entrant).map_or(0, |e| e.missed.len());
        let points = event.points_phrase(standing.points);
        let rounds = msg!("count.rounds", n = standing.rounds);
        let mut parts: Vec<Arg> = vec![msg!("place.points", points, rounds).into()];
        parts.extend((byes > 0).then(|| msg!("place.byes", n = byes).into()));
        parts.extend((awarded > 0).then(|| msg!("byes.rounds-awarded", n = awarded).into()));
        parts.extend(self.against_house_players().into_iter().map(Arg::from));
        parts.extend((missed > 0).then(|| msg!("place.missed", n = missed).into()));
        let sat_out = self.rounds_sat_out();
        parts.extend((sat_out > 0).then(|| msg!("check-in.rounds-sat-out", n = sat_out).into()));
        parts.extend(self.taken_off().into_iter().map(Arg::from));
        match self.place_in_pod() {
            Some(place) => msg!("place.and-in-pod", said = Arg::Series(parts), place).into(),
            None => Arg::Series(parts),
        }
    }

    /// The number of rounds that the player sat out and that are no rounds of theirs.
    fn rounds_sat_out(&self) -> usize {
        let event = self.event;
        let rounds = event.preliminary().map_or(&[][..], |stage| &stage.rounds);
        let own = event.entrant(self.standing.entrant);
        let lost = |number: u32| own.is_some_and(|entrant| entrant.missed.contains(&number));
        let out = |round: &&Arc<Round>| {
            !lost(round.number) && round.sitting_out().any(|id| id == self.standing.entrant)
        };
        rounds.iter().filter(out).count()
    }

    /// The number of the player's rounds with an awarded bye.
    fn awarded_byes(&self) -> u32 {
        let rounds = self.event.preliminary().map_or(&[][..], |stage| &stage.rounds);
        let own = rounds.iter().filter_map(|round| round.of(self.standing.entrant));
        own.filter(|pairing| pairing.has_awarded_bye()).count() as u32
    }

    /// The rounds against a house player, with the result that counted.
    fn against_house_players(&self) -> Vec<Message> {
        let (event, id) = (self.event, self.standing.entrant);
        let rounds = event.preliminary().map_or(&[][..], |stage| &stage.rounds);
        let games = rounds.iter().filter_map(|round| {
            let pairing = round.of(id)?;
            let (house, _) = event.house_game(pairing)?;
            pairing.outcome.as_ref()?;
            let name = event.label(house);
            Some(match event.house_games() {
                HouseGames::Bye => {
                    msg!("house-player.place-bye", round = round.number, name)
                }
                HouseGames::Played => {
                    msg!("house-player.place-played", round = round.number, name)
                }
                HouseGames::Opponent => {
                    msg!("house-player.place-opponent", round = round.number, name)
                }
            })
        });
        games.collect()
    }

    /// Each penalty that took points off: how many, its name, its round, its line of the log.
    fn taken_off(&self) -> Vec<Message> {
        let event = self.event;
        let given = event.given_to(self.standing.entrant);
        let told = given.iter().filter_map(|given| {
            let Some(Effect::Points(n)) = given.penalised?.effect else { return None };
            let mut about = vec![given.name(event)];
            about.extend(given.at.map(|at| event.round_in_a_sentence(at.stage, at.round).into()));
            about.push(msg!("penalty-sheet.line", n = given.entry.n).into());
            Some(msg!("place.taken-off", n, about = Arg::Series(about)))
        });
        told.collect()
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
        let units = self.event.ruleset.preliminary.points.units;
        self.of_opponents(|id, record| {
            Some(Opponent {
                id,
                points: record.points,
                rounds: record.rounds,
                share: Fraction::new(record.points.into(), (record.rounds * units).into()),
                strength: strength(id),
            })
        })
    }

    /// The sum behind a tie-break, such as `(2/3 + 1/3) / 2`; empty if there is none.
    pub fn made_of(&self, tie_break: TieBreak) -> Arg {
        let mean = |terms: Vec<Arg>| match terms.len() {
            0 => msg!("place.no-opponents").into(),
            1 => Arg::Sum(terms),
            n => msg!("place.mean", sum = Arg::Sum(terms), n).into(),
        };
        let all = standings(self.event);
        let units = self.event.ruleset.preliminary.points.units;
        let share_of = |record: &Record| match record.points % units {
            0 => format!("{}/{}", record.points / units, record.rounds),
            _ => format!("{}/{}", record.points, record.rounds * units),
        };
        let strength = || -> Vec<Arg> {
            let each = self.opponents().into_iter().filter_map(|opponent| opponent.strength);
            each.map(|strength| strength.to_string().into()).collect()
        };
        match tie_break {
            TieBreak::SosMean => mean(self.of_opponents(|_, record| Some(share_of(record).into()))),
            TieBreak::EsosMean => mean(strength()),
            TieBreak::SosSum => Arg::Sum(
                self.of_opponents(|_, record| Some(self.event.points_figure(record.points))),
            ),
            TieBreak::EsosSum => Arg::Sum(strength()),
            TieBreak::HeadToHeadSweep => self.level_opponents(),
            TieBreak::HeadToHead => self.taken_of_tied(),
            TieBreak::BuchholzCutOne => self.without_the_weakest(),
            TieBreak::SonnebornBerger => self.beaten_and_drawn(),
            TieBreak::Wins => self.matches_won(),
            TieBreak::GameWins => {
                let tally = standings(self.event).tally(self.standing.entrant);
                Arg::or_empty(tally.map(|tally| msg!("place.of-games", n = tally.played)))
            }
            TieBreak::OpponentsMatchWins => {
                let share = |id| all.matches_won(self.event, id).map(Arg::from);
                mean(self.of_opponents(|id, _| share(id)))
            }
            TieBreak::OpponentsOpponentsMatchWins => {
                let share = |id| Some(all.matches_won(self.event, id)?.value());
                let of = |id| Fraction::mean(all.opponents(id).filter_map(share));
                mean(self.of_opponents(|id, _| Some(of(id).to_string().into())))
            }
            TieBreak::GameWinPercentage => {
                let share = all.games_won(self.event, self.standing.entrant);
                Arg::or_empty(share)
            }
            TieBreak::OpponentsGameWins => {
                let share = |id| all.games_won(self.event, id).map(Arg::from);
                mean(self.of_opponents(|id, _| share(id)))
            }
            TieBreak::Random => msg!("place.drawn").into(),
            TieBreak::Margin => self.sum_of_rounds(|sums| sums.margin.to_string()),
            TieBreak::OwnScore => self.sum_of_rounds(|sums| sums.own_score.to_string()),
            TieBreak::OpponentsScore => {
                let own = |id: Id| Some(all.scores(id)?[0].to_string().into());
                Arg::Sum(self.of_opponents(|id, _| own(id)))
            }
            TieBreak::ScoreDifference => {
                let sums = all.scores(self.standing.entrant);
                Arg::or_empty(
                    sums.map(|[own, against]| msg!("scores.own-less-against", own, against)),
                )
            }
        }
    }

    /// The beaten players among those level on points.
    fn level_opponents(&self) -> Arg {
        let (own, all) = (self.standing, standings(self.event));
        let level: Vec<Arg> = self
            .compared_with()
            .into_iter()
            .filter(|other| other.points == own.points && other.entrant != own.entrant)
            .map(|other| {
                let beaten = all.beat(own.entrant, other.entrant);
                let met = all.opponents(own.entrant).any(|met| met == other.entrant);
                let name = self.event.label(other.entrant);
                match (beaten, met) {
                    (true, _) => msg!("place.beaten", name).into(),
                    (false, true) => msg!("place.not-beaten", name).into(),
                    (false, false) => msg!("place.not-met", name).into(),
                }
            })
            .collect();
        match level.is_empty() {
            true => msg!("place.nobody-level").into(),
            false => Arg::Series(level),
        }
    }
}

/// The fate of an entrant in an event that begins with elimination and has no points.
///
/// None: the event has preliminary rounds, or has not begun.
fn fate(event: &Event, id: Id) -> Option<Message> {
    let finals = event.finals().filter(|_| event.preliminary().is_none())?;
    if champion(event) == Some(id) {
        return Some(msg!("place.champion"));
    }
    let mut newest_first = finals.rounds.iter().rev();
    let (round, pairing) = newest_first.find_map(|round| Some((round, round.of(id)?)))?;
    let name = finals.round_in_a_sentence(round.number);
    let opponent = pairing.opponent(id);
    let opponent =
        opponent.map_or_else(|| msg!("place.nobody").into(), |other| Arg::from(event.label(other)));
    let is_here = event.is_here(id);
    Some(match (&pairing.outcome, pairing.winner()) {
        (None, _) => msg!("place.plays", round = name, name = opponent),
        (Some(_), Some(winner)) if winner != id => {
            msg!("place.put-out", round = name, name = opponent)
        }
        (Some(_), None) => {
            msg!("place.both-put-out", round = name, name = opponent)
        }
        (Some(_), Some(_)) if is_here && pairing.is_bye() => {
            msg!("place.through-by-bye", round = name)
        }
        (Some(_), Some(_)) if is_here => msg!("place.through", round = name, name = opponent),
        (Some(_), Some(_)) => msg!("place.left", round = name),
    })
}
