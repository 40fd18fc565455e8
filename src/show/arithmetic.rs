//! The arithmetic of a place, on the screen, on paper and as JSON.

use super::json::Number;
use super::page::{Column, Page, Rows, Section, Table};
use super::standings::{exactly, final_ranks, tie_break_cell, tie_break_value, where_it_stands};
use crate::event::actions::Effect;
use crate::event::standings::{Record, Value, parted_by_head_to_head, put_ahead};
use crate::event::{Event, Fraction, Id, Refusal, Round, RoundSums, Standing, champion, standings};
use crate::msg;
use crate::ruleset::{HouseGames, PairingKind, TieBreak, Unit};
use crate::words::{Arg, Message};
use std::collections::BTreeSet;
use std::sync::Arc;

/// One place, with everything behind it.
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

/// A neighbour in the standings, and what separates it from the place.
pub struct Neighbour {
    pub id: Id,
    pub is_ahead: bool,
    /// The tie-break that decides; None if the points do.
    pub by: Option<TieBreak>,
    /// One of the two is disqualified, and therefore below everybody who is not.
    pub by_disqualification: bool,
    /// The comparison, such as `SoS 0.7500 to 0.5000`.
    pub sentence: Message,
}

impl Neighbour {
    /// `Behind Ewa: SoS 0.7500 to 0.5000`
    pub fn sentence(&self, event: &Event) -> Message {
        let (name, why) = (event.label(self.id), &self.sentence);
        let message = match self.is_ahead {
            true => msg!("screen.behind", name, why),
            false => msg!("screen.ahead-of", name, why),
        };
        message.capitalised()
    }
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

    /// The player's points, or how far they got in an event without points.
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
        let rounds = msg!("common.rounds", n = standing.rounds);
        let mut parts: Vec<Arg> = vec![msg!("standings.points", points, rounds).into()];
        parts.extend((byes > 0).then(|| msg!("standings.byes", n = byes).into()));
        parts.extend((awarded > 0).then(|| msg!("pairing.rounds-awarded", n = awarded).into()));
        parts.extend(self.against_house_players().into_iter().map(Arg::from));
        parts.extend((missed > 0).then(|| msg!("standings.missed-counted", n = missed).into()));
        let sat_out = self.rounds_sat_out();
        parts.extend((sat_out > 0).then(|| msg!("check-in.rounds-sat-out", n = sat_out).into()));
        parts.extend(self.taken_off().into_iter().map(Arg::from));
        match self.place_in_pod() {
            Some(place) => Arg::Clauses(vec![Arg::Series(parts), place.into()]),
            None => Arg::Series(parts),
        }
    }

    fn rounds(&self) -> &'e [Arc<Round>] {
        self.event.preliminary().map_or(&[][..], |stage| &stage.rounds[..])
    }

    /// The number of rounds that the player sat out and that do not count.
    fn rounds_sat_out(&self) -> usize {
        let event = self.event;
        let own = event.entrant(self.standing.entrant);
        let lost = |number: u32| own.is_some_and(|entrant| entrant.missed.contains(&number));
        let out = |round: &&Arc<Round>| {
            !lost(round.number) && round.sitting_out().any(|id| id == self.standing.entrant)
        };
        self.rounds().iter().filter(out).count()
    }

    /// The number of the player's rounds with an awarded bye.
    fn awarded_byes(&self) -> u32 {
        let own = self.rounds().iter().filter_map(|round| round.of(self.standing.entrant));
        own.filter(|pairing| pairing.has_awarded_bye()).count() as u32
    }

    /// The rounds against a house player, with the result that counted.
    fn against_house_players(&self) -> Vec<Message> {
        let (event, id) = (self.event, self.standing.entrant);
        let games = self.rounds().iter().filter_map(|round| {
            let pairing = round.of(id)?;
            let (house, _) = event.house_game(pairing)?;
            pairing.outcome.as_ref()?;
            let (number, name) = (round.number, event.label(house));
            Some(match event.house_games() {
                HouseGames::Bye => msg!("players.place-bye", round = number, name),
                HouseGames::Played => msg!("players.place-played", round = number, name),
                HouseGames::Opponent => msg!("players.place-opponent", round = number, name),
            })
        });
        games.collect()
    }

    /// Each penalty that deducted points: how many, its name, its round, its line of the log.
    fn taken_off(&self) -> Vec<Message> {
        let event = self.event;
        let penalties = event.penalties_of(self.standing.entrant);
        let deductions = penalties.iter().filter_map(|penalty| {
            let Some(Effect::Points(n)) = penalty.penalised?.effect else { return None };
            let mut about = vec![penalty.name(event)];
            about.extend(penalty.at.map(|at| event.round_in_a_sentence(at.stage, at.round).into()));
            about.push(msg!("judge.penalty-sheet-line", n = penalty.entry.n).into());
            Some(msg!("standings.taken-off", n, about = Arg::Series(about)))
        });
        deductions.collect()
    }

    /// The opponents in the order of the rounds.
    pub fn opponents(&self) -> Vec<Opponent> {
        let all = standings(self.event);
        let is_strength = |by: &&TieBreak| matches!(by, TieBreak::SosMean | TieBreak::SosSum);
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

    /// The sum behind a tie-break, such as `(2/3 + 1/3) / 2`; empty without one.
    pub fn made_of(&self, tie_break: TieBreak) -> Arg {
        let mean = |terms: Vec<Arg>| match terms.len() {
            0 => msg!("standings.no-opponents").into(),
            1 => Arg::Sum(terms),
            n => msg!("standings.mean", sum = Arg::Sum(terms), n).into(),
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
                Arg::or_empty(tally.map(|tally| msg!("standings.of-games", n = tally.played)))
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
            TieBreak::Random => msg!("standings.drawn").into(),
            TieBreak::Margin => self.sum_of_rounds(|sums| sums.margin.to_string()),
            TieBreak::OwnScore => self.sum_of_rounds(|sums| sums.own_score.to_string()),
            TieBreak::OpponentsScore => {
                let own = |id: Id| Some(all.scores(id)?[0].to_string().into());
                Arg::Sum(self.of_opponents(|id, _| own(id)))
            }
            TieBreak::ScoreDifference => {
                let sums = all.scores(self.standing.entrant);
                Arg::or_empty(
                    sums.map(|[own, against]| msg!("result.own-less-against", own, against)),
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
                    (true, _) => msg!("standings.beaten", name).into(),
                    (false, true) => msg!("standings.not-beaten", name).into(),
                    (false, false) => msg!("standings.not-met", name).into(),
                }
            })
            .collect();
        match level.is_empty() {
            true => msg!("standings.nobody-level").into(),
            false => Arg::Series(level),
        }
    }

    /// The next player above and the next below, with the reason.
    ///
    /// It is empty in an event without points.
    pub fn neighbours(&self) -> Vec<Neighbour> {
        if !self.has_points() {
            return Vec::new();
        }
        let all = self.compared_with();
        let own = all.iter().position(|other| other.entrant == self.standing.entrant);
        let Some(at) = own else { return Vec::new() };
        let above = at.checked_sub(1).and_then(|at| all.get(at));
        let ahead = above.map(|other| self.between(other, self.standing, true));
        let behind = all.get(at + 1).map(|other| self.between(self.standing, other, false));
        ahead.into_iter().chain(behind).collect()
    }

    /// The reason why the first is ahead of the second.
    fn between(&self, first: &Standing, second: &Standing, is_ahead: bool) -> Neighbour {
        let id = if is_ahead { first.entrant } else { second.entrant };
        let by_disqualification = self.is_out(second) && !self.is_out(first);
        let neighbour =
            |by, sentence: Message| Neighbour { id, is_ahead, by, by_disqualification, sentence };
        if self.is_out(first) == self.is_out(second) && first.points != second.points {
            return neighbour(None, {
                let [n, other] = [first, second].map(|of| self.event.points_figure(of.points));
                msg!("standings.points-to", n, other)
            });
        }
        if by_disqualification {
            return neighbour(None, msg!("standings.disqualified-last"));
        }
        // Head to head decides only if one player has beaten all the others. Its values may differ
        // without deciding; then a later tie-break decides.
        let [one, two] = [first, second].map(|s| standings(self.event).tie_breaks(s.entrant));
        let mut pairs = one.iter().zip(&two);
        let ahead = self.put_ahead().contains(&first.entrant);
        let decided = |(a, b): &(&(TieBreak, Value), &(TieBreak, Value))| match a.0 {
            TieBreak::HeadToHeadSweep => a.1 != b.1 && ahead,
            TieBreak::HeadToHead => {
                parted_by_head_to_head(self.event, &self.among(), first.entrant, second.entrant)
            }
            _ => a.1 != b.1,
        };
        match pairs.find(decided) {
            // Those who were still level were compared once more, among themselves.
            Some(((by @ TieBreak::HeadToHead, a), (_, b))) if !is_more(*a, *b) => {
                let name = self.event.label(first.entrant);
                neighbour(Some(*by), msg!("standings.among-the-rest", name))
            }
            Some(((TieBreak::HeadToHeadSweep, _), _)) => neighbour(
                Some(TieBreak::HeadToHeadSweep),
                msg!("standings.beat-all-level", name = self.event.label(first.entrant)),
            ),
            Some(((by, a), (_, b))) => neighbour(Some(*by), compared(*by, *a, *b)),
            None => neighbour(None, msg!("standings.level")),
        }
    }

    /// Whether head to head put this place ahead of level players.
    pub fn is_put_ahead(&self) -> bool {
        self.put_ahead().contains(&self.standing.entrant)
    }

    /// The players who are ahead of level ones because they have beaten them all.
    pub(super) fn put_ahead(&self) -> BTreeSet<Id> {
        let lines: Vec<Standing> = self.compared_with().into_iter().copied().collect();
        put_ahead(self.event, &lines)
    }

    /// The players among whom the place is decided, best first.
    ///
    /// If there are several pods, these are the players of the same pod, because nobody meets
    /// players of another.
    fn compared_with(&self) -> Vec<&'e Standing> {
        match self.pod() {
            Some(pod) => self.event.pod_standings(pod),
            None => standings(self.event).iter().collect(),
        }
    }

    fn among(&self) -> Vec<Id> {
        self.compared_with().iter().map(|one| one.entrant).collect()
    }

    /// The player's pod, from 0, if there are several and each plays for itself.
    fn pod(&self) -> Option<usize> {
        let apart = self.event.ruleset.preliminary.pairing == PairingKind::RoundRobin;
        let several = apart && self.event.pods.len() > 1;
        self.event.pod_of(self.standing.entrant).filter(|_| several)
    }

    /// `place 2 of 6 in pod 1`, if there are several pods.
    fn place_in_pod(&self) -> Option<Message> {
        let (pod, all) = (self.pod()?, self.compared_with());
        let at = all.iter().position(|other| other.entrant == self.standing.entrant)?;
        Some(msg!("standings.in-pod", place = at + 1, all = all.len(), pod = pod + 1))
    }

    fn is_out(&self, one: &Standing) -> bool {
        self.record(one.entrant).is_some_and(|record| record.is_out)
    }

    /// `4 + a bye`, or `of 5 rounds`.
    pub(super) fn matches_won(&self) -> Arg {
        let Some(record) = self.record(self.standing.entrant) else { return "".into() };
        match record.won_byes {
            0 => msg!("standings.of-rounds", n = record.rounds).into(),
            byes => msg!("standings.matches-and-byes", matches = record.wins, byes).into(),
        }
    }

    /// `225 + 0 + 233`: what each round added.
    fn sum_of_rounds(&self, of: impl Fn(&RoundSums) -> String) -> Arg {
        let rounds = self.event.sums_of_rounds(self.standing.entrant);
        Arg::Sum(rounds.iter().map(|sums| of(sums).into()).collect())
    }

    /// `9 + 7 + 6, without 3`.
    fn without_the_weakest(&self) -> Arg {
        let mut points = self.of_opponents(|_, record| Some(record.points));
        let least = points.iter().copied().min();
        let weakest = points.iter().position(|points| Some(*points) == least);
        let Some(least) = weakest.map(|at| points.remove(at)) else {
            return msg!("standings.no-opponents").into();
        };
        if points.is_empty() {
            return msg!("standings.only-one", least = self.event.points_figure(least)).into();
        }
        let sum = Arg::Sum(points.iter().map(|points| self.event.points_figure(*points)).collect());
        msg!("standings.without", sum, least = self.event.points_figure(least)).into()
    }

    /// `9 + 7/2`: the points of those beaten, and half of those drawn with.
    fn beaten_and_drawn(&self) -> Arg {
        let matches = standings(self.event).encounters(self.standing.entrant);
        let units = self.event.ruleset.preliminary.points.units;
        let terms = matches.filter_map(|one| {
            let points = self.record(one.opponent)?.points;
            match (one.is_won, one.is_drawn) {
                (true, _) => Some(self.event.points_figure(points)),
                (false, true) => Some(match points % units {
                    0 => format!("{}/2", points / units).into(),
                    _ => format!("{points}/{}", 2 * units).into(),
                }),
                (false, false) => None,
            }
        });
        let terms: Vec<Arg> = terms.collect();
        match terms.is_empty() {
            true => msg!("standings.nobody-beaten").into(),
            false => Arg::Sum(terms),
        }
    }

    /// `Jan 3, Ewa 1, Ola not met`: the points against each of those who are level.
    fn taken_of_tied(&self) -> Arg {
        let (own, all) = (self.standing.entrant, standings(self.event));
        let units = self.event.ruleset.preliminary.points.units;
        let tied = all.tied_before_head_to_head(own, &self.among());
        let others = tied.into_iter().filter(|other| *other != own).map(|other| {
            let met = all.encounters(own).filter(|one| one.opponent == other);
            let points: Vec<u32> = met.map(|one| one.points).collect();
            let name = self.event.label(other);
            match points.is_empty() {
                true => msg!("standings.not-met", name).into(),
                false => {
                    let points =
                        points.iter().map(|points| Fraction::new((*points).into(), units.into()));
                    msg!("common.spaced", one = name, other = Fraction::mean(points).to_string())
                        .into()
                }
            }
        });
        let others: Vec<Arg> = others.collect();
        match others.is_empty() {
            true => msg!("standings.nobody-level").into(),
            false => Arg::Series(others),
        }
    }
}

/// How far an entrant got in an event that begins with elimination and has no points.
///
/// None if the event has preliminary rounds, or has not started.
fn fate(event: &Event, id: Id) -> Option<Message> {
    let finals = event.finals().filter(|_| event.preliminary().is_none())?;
    if champion(event) == Some(id) {
        return Some(msg!("verify.champion").capitalised());
    }
    let mut newest_first = finals.rounds.iter().rev();
    let (round, pairing) = newest_first.find_map(|round| Some((round, round.of(id)?)))?;
    let round = finals.round_in_a_sentence(round.number);
    let opponent = pairing.opponent(id).map(|other| event.label(other).into());
    let name = opponent.unwrap_or_else(|| Arg::from(msg!("handbook.nobody")));
    let is_here = event.is_here(id);
    Some(match (&pairing.outcome, pairing.winner()) {
        (None, _) => msg!("standings.in-finals", what = "plays", round, name),
        (Some(_), Some(winner)) if winner != id => {
            msg!("standings.in-finals", what = "put-out", round, name)
        }
        (Some(_), None) => msg!("standings.in-finals", what = "both-put-out", round, name),
        (Some(_), Some(_)) if is_here && pairing.is_bye() => {
            msg!("standings.through-by-bye", round)
        }
        (Some(_), Some(_)) if is_here => msg!("standings.in-finals", what = "through", round, name),
        (Some(_), Some(_)) => msg!("players.card-left-after", round).capitalised(),
    })
}

fn is_more(one: Value, other: Value) -> bool {
    matches!((one, other), (Value::Exact(one), Value::Exact(other)) if one > other)
}

/// `SoS 0.7500 to 0.5000`; exact values if four decimals are equal.
fn compared(by: TieBreak, one: Value, two: Value) -> Message {
    let (mut value, mut other) = (tie_break_value(by, one), tie_break_value(by, two));
    if value == other {
        (value, other) = (exactly(one).into(), exactly(two).into());
    }
    msg!("standings.compared", by = by.about().heading, one = value, two = other)
}

pub(super) fn of(event: &Event, who: Option<Id>) -> Result<Arithmetic<'_>, Refusal> {
    let who = who.ok_or_else(|| Refusal(msg!("cli.whose", word = "place")))?;
    Arithmetic::of(event, who).ok_or_else(|| Refusal(why_no_place(event, who)))
}

/// Why an entrant is not in the standings: the first round not sat out brings a place.
fn why_no_place(event: &Event, who: Id) -> Message {
    let name = event.label(who);
    match (event.is_house(who), event.is_here(who)) {
        (true, _) => msg!("cli.no-place-house", name),
        (false, true) => msg!("cli.no-place-yet", name),
        (false, false) => msg!("cli.no-place", name),
    }
}

pub(super) fn place_page(event: &Event, arithmetic: &Arithmetic) -> Page {
    let standing = arithmetic.standing;
    let neighbours = arithmetic.neighbours().into_iter().map(|one| one.sentence(event).into());
    let facts = [where_it_stands(event).into(), arithmetic.points()];
    let name = event.label(standing.entrant);
    let who = match arithmetic.place() {
        Some(place) => msg!("pages.place-of", place, name).into(),
        None => Arg::Text(name),
    };
    let sections = match arithmetic.has_points() {
        true => vec![
            Section::new(msg!("pages.opponents"), opponents(event, arithmetic)),
            Section::new(msg!("settings.tie-breaks"), tie_breaks(arithmetic)),
        ],
        false => Vec::new(),
    };
    Page {
        title: msg!("common.dotted", one = event.name(), other = who).into(),
        facts: facts.into_iter().chain(neighbours).collect(),
        sections,
    }
}

/// The opponents behind the sums, for a spreadsheet.
pub(super) fn opponents(event: &Event, arithmetic: &Arithmetic) -> Table {
    let averages = arithmetic.uses_averages();
    let strength = |o: &Opponent| Arg::or_empty(o.strength.map(|strength| strength.to_string()));
    Rows::of(arithmetic.opponents())
        .words(msg!("screen.opponent").capitalised(), |o: &Opponent| event.label(o.id))
        .number(msg!("screen.points").capitalised(), |o| event.points_figure(o.points))
        .number(msg!("handbook.column-rounds").capitalised(), |o| o.rounds)
        .column_if(averages, Column::number(msg!("standings.average")), |o| o.share.to_string())
        .number_if_any(msg!("standings.strength"), strength)
        .table()
}

fn tie_breaks(arithmetic: &Arithmetic) -> Table {
    let ahead = arithmetic.is_put_ahead();
    let exact = |(by, value): &(TieBreak, Value)| match by.about().unit {
        Unit::Ahead => String::new(),
        Unit::Count | Unit::Sum | Unit::Mean | Unit::Share => exactly(*value),
    };
    Rows::of(arithmetic.tie_breaks())
        .words(msg!("standings.tie-break"), |(by, _): &(TieBreak, Value)| by.about().heading)
        .number(msg!("standings.exactly"), exact)
        .number(msg!("standings.shown"), |(by, value)| tie_break_cell(*by, Some(*value), ahead))
        .sentence_if_any(msg!("standings.made-of"), |(by, _)| arithmetic.made_of(*by))
        .table()
}

shapes! {
    struct PlaceJson {
        rank: u32,
        entrant: Id,
        points: Number,
        rounds: u32,
        opponents: Vec<OpponentJson>,
        tiebreaks: Vec<TieBreakJson>,
        neighbours: Vec<NeighbourJson>,
        elimination?: Option<String>,
    }

    struct OpponentJson {
        entrant: Id,
        points: Number,
        rounds: u32,
        average: Number,
        strength?: Option<Number>,
    }

    struct TieBreakJson {
        by: &'static str,
        value: Number,
        made_of?: String,
    }

    struct NeighbourJson {
        entrant: Id,
        ahead: bool,
        by?: Option<&'static str>,
        why: String,
    }
}

impl PlaceJson {
    pub(super) fn of(arithmetic: &Arithmetic) -> PlaceJson {
        let standing = arithmetic.standing;
        let values = arithmetic.tie_breaks();
        let used: Vec<_> = values.iter().map(|(by, _)| *by).collect();
        PlaceJson {
            rank: arithmetic.place().unwrap_or(standing.rank),
            entrant: standing.entrant,
            points: Number::points(arithmetic.event, standing.points),
            rounds: standing.rounds,
            opponents: (arithmetic.opponents().into_iter())
                .map(|opponent| OpponentJson {
                    entrant: opponent.id,
                    points: Number::points(arithmetic.event, opponent.points),
                    rounds: opponent.rounds,
                    average: Number::Exact(opponent.share),
                    strength: opponent.strength.map(Number::Exact),
                })
                .collect(),
            tiebreaks: values
                .iter()
                .map(|(by, value)| TieBreakJson {
                    by: by.key(&used),
                    value: Number::of(*value),
                    made_of: arithmetic.made_of(*by).to_string(),
                })
                .collect(),
            neighbours: (arithmetic.neighbours().into_iter())
                .map(|neighbour| NeighbourJson {
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

#[cfg(test)]
mod tests {
    use super::*;

    use crate::event::Fraction;
    use crate::event::actions::Setup;
    use crate::event::fixture::Desk;
    use crate::event::fixture::tournaments::{candidates, hamilton, leader, with_a_bye};
    use crate::words::Words;

    #[test]
    fn fractions_alike_in_four_decimals_are_told_exactly() {
        let mean = |part, whole| Value::Exact(Fraction::new(part, whole));
        let message = compared(TieBreak::EsosMean, mean(1069, 2058), mean(509, 980));
        assert_eq!(message.to_string(), "ESoS 1069/2058 to 509/980");
        let message = compared(TieBreak::SosMean, mean(3, 4), mean(1, 2));
        assert_eq!(message.to_string(), "SoS 0.7500 to 0.5000");
        let message = compared(TieBreak::GameWinPercentage, mean(1, 3), mean(33331, 100_000));
        assert_eq!(message.to_string(), "Game wins 1/3 to 33331/100000");
        assert_eq!(
            compared(TieBreak::SosSum, mean(30, 1), mean(24, 1)).to_string(),
            "SoS 30 to 24"
        );
    }

    /// The points of a player, and their neighbours as the screen words them.
    fn explained(desk: &Desk, name: &str) -> (String, Vec<String>) {
        let arithmetic = Arithmetic::of(&desk.event, desk.id(name)).unwrap();
        let neighbours = arithmetic.neighbours().into_iter().map(|neighbour| {
            let side = if neighbour.is_ahead { "behind" } else { "ahead of" };
            format!("{side} {}: {}", desk.event.label(neighbour.id), neighbour.sentence)
        });
        (arithmetic.points().to_string(), neighbours.collect())
    }

    #[test]
    fn who_is_disqualified_stands_last_whatever_the_points() {
        use crate::event::standings::PlacesByRound;
        use crate::show::card::Card;
        let mut desk = Desk::custom(2, 0, &["A", "B", "C", "D"]);
        desk.round("A-B C-D");
        desk.decision("disqualify A");
        let card = |name: &str| {
            let places = PlacesByRound::of(&desk.event);
            let card = Card::of(&desk.event, desk.id(name), &places).unwrap();
            card.standing.last().unwrap().to_string()
        };
        let last = card("A");
        assert!(last.starts_with("last, behind ") && last.ends_with(", because disqualified"));
    }

    #[test]
    fn neighbours_are_of_the_same_pod() {
        let mut desk = Desk::of("destiny-draft", Setup::default(), &["A", "B", "C", "D", "E", "F"]);
        desk.decision("pods manual \"A, B, C; D, E, F\"");
        desk.rounds(3);
        // In the standings of all pods: A and D with two points, B and E with one, C and F.
        let between = |one: &str, sentence: &str| format!("{one}: {sentence}");
        assert_eq!(
            explained(&desk, "B"),
            (
                "1 point in 2 rounds; place 2 of 3 in pod 1".to_owned(),
                vec![between("behind A", "2 points to 1"), between("ahead of C", "1 point to 0")]
            )
        );
        assert_eq!(explained(&desk, "D").1, ["ahead of E: 2 points to 1"]);
        assert_eq!(explained(&desk, "F").1, ["behind E: 1 point to 0"]);
        let arithmetic = Arithmetic::of(&desk.event, desk.id("E")).unwrap();
        assert_eq!(arithmetic.made_of(TieBreak::HeadToHeadSweep).to_string(), "nobody is tied");
    }

    fn made_of(desk: &Desk, name: &str, by: TieBreak) -> String {
        let arithmetic = Arithmetic::of(&desk.event, desk.id(name)).unwrap();
        Words::english().arg(&arithmetic.made_of(by))
    }

    #[test]
    fn the_candidates_of_2016() {
        let desk = candidates();
        let of = |name| explained(&desk, name).1;
        let anand =
            ["behind Caruana: Head to head 3/2 to 1/2", "ahead of Svidler: 15 points to 14"];
        assert_eq!(of("Anand"), anand);
        let giri = ["behind Aronian: Wins 2 to 0", "ahead of Nakamura: Head to head 3 to 5/2"];
        assert_eq!(of("Giri"), giri);
        assert_eq!(
            made_of(&desk, "Aronian", TieBreak::HeadToHead),
            "Svidler 1/2, Giri 1, Nakamura 3/2"
        );
        assert_eq!(made_of(&desk, "Giri", TieBreak::Wins), "of 14 rounds");
    }

    #[test]
    fn the_hamilton_championship_of_2018() {
        let desk = hamilton();
        // The two drew with each other, so the sum of the opponents' points decides.
        assert_eq!(explained(&desk, "Dare").1, ["ahead of Nolan: SoS 45 to 40"]);
        let of = |by| made_of(&desk, "Dare", by);
        assert_eq!(of(TieBreak::BuchholzCutOne), "7 + 6 + 11 + 8 + 8, without 5");
        assert_eq!(of(TieBreak::SonnebornBerger), "7 + 5 + 6 + 11/2 + 8 + 8");
        assert_eq!(of(TieBreak::HeadToHead), "Nolan 1");
    }

    #[test]
    fn a_match_that_is_missing_and_a_bye_that_is_won() {
        let desk = leader();
        assert_eq!(made_of(&desk, "A", TieBreak::HeadToHead), "B 2, C 2, D not met");
        let made = |bye| made_of(&with_a_bye(bye), "C", TieBreak::Wins);
        assert_eq!([2, 1].map(made), ["0 + a bye", "of one round"]);
    }
}
