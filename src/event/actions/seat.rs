//! A place in the round under way for a player who has no opponent in it.

use super::keep_apart::{forbidden, not_kept_apart};
use super::officials::leaders_who_meet;
use super::pair::rest;
use super::{Footprint, Part, Report, SideCall, StageKind, sides};
use crate::event::decide::{Decision, has_left, no_round, numbers, refuse_if, verb};
use crate::event::verb::{MissingWord, VerbSpec, VerbWords, playing_swiss, unknown_word};
use crate::event::{
    Action, Command, Entrant, Event, How, Id, Moment, Outcome, Pairing, Refusal, Round, Side,
    Stage, Status, Topic, Trial, Verb, Who, decide, find, standings,
};
use crate::msg;
use crate::ruleset::SittingOut;
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

pub(super) const SEAT: VerbSpec = VerbSpec::known(
    Topic::Rounds,
    "seat WHO opponent|TABLE|bye|loss|next [for=MISSING]",
    msg!("tables.late-does"),
    msg!("commands.seat"),
    playing_swiss,
    read_seat,
);

/// The places besides a table.
const PLACES: [(&str, SeatAt); 4] = [
    ("opponent", SeatAt::Opponent),
    ("bye", SeatAt::Bye),
    ("loss", SeatAt::Loss),
    ("next", SeatAt::Next),
];

/// Reads `seat WHO opponent` or `seat WHO 7 for=MISSING`. A name needs no quotation marks: the
/// last word is the place.
fn read_seat(words: &mut VerbWords) -> Result<Verb, Message> {
    let (text, settings) = words.settings(&["for"])?;
    if text.is_empty() {
        return Err(words.lacks(MissingWord::PLAYER));
    }
    let Some((who, place)) = text.rsplit_once(' ') else {
        return Err(words.lacks(msg!("commands.missing-part", what = "place")));
    };
    let gone = settings.into_iter().next().map(|(_, name)| name);
    let to = match (PLACES.iter().find(|(word, _)| *word == place), place.parse::<u32>()) {
        (Some((_, to)), _) => to.clone(),
        (None, Ok(table)) => SeatAt::Table { table, missing: gone.clone() },
        (None, Err(_)) => {
            let known = PLACES.iter().map(|(word, _)| *word).chain(["7"]);
            return Err(unknown_word(place, known));
        }
    };
    if gone.is_some() && !matches!(to, SeatAt::Table { .. }) {
        return Err(msg!("tables.for-needs-table"));
    }
    Ok(Verb::Do(Command::Seat(Who(who.to_owned()), to)))
}

/// A requested place in the round under way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeatAt {
    /// Against the player with the bye, or a house player.
    Opponent,
    /// At this table, in place of a missing player.
    Table {
        table: u32,
        /// The name or number of the missing player; None if one of the two has dropped.
        missing: Option<String>,
    },
    Bye,
    Loss,
    Next,
}

/// Gives the player a place in the round under way.
pub fn seat(event: &Event, who: &Who, to: &SeatAt) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    let name = event.label(id);
    if !event.is_here(id) {
        return Err(has_left(&name));
    }
    let stage = event.stage().ok_or_else(no_round)?;
    let round = stage.rounds.last().ok_or_else(no_round)?;
    if stage.kind != StageKind::Swiss {
        return not_drawn(event, stage, &name, to);
    }
    refuse_if(event.is_house(id), || msg!("tables.house", name = &name))?;
    let own = round.of(id);
    if let Some(table) = own.and_then(|pairing| pairing.table) {
        return Err(Refusal(msg!("tables.plays-already", name, table)));
    }
    let has_bye = own.is_some_and(|pairing| !pairing.sits_out());
    if has_bye && !matches!(to, SeatAt::Table { .. }) {
        return Err(Refusal(msg!("tables.late-has-bye", name, undo = verb("undo"))));
    }
    let plays = matches!(to, SeatAt::Opponent | SeatAt::Table { .. } | SeatAt::Bye);
    refuse_if(plays && round.is_complete(), || msg!("tables.round-over", round = round.number))?;
    match to {
        SeatAt::Opponent => against(event, round, id),
        SeatAt::Table { table, missing } => at_table(event, round, id, *table, missing.as_deref()),
        SeatAt::Bye => bye(event, round, id),
        SeatAt::Loss => loss(event, round, id),
        SeatAt::Next => next(event, round, id),
    }
}

/// The hint how somebody who enters or rejoins now gets a place in the Swiss round under way.
pub fn say_where(event: &Event, id: Id) -> Option<Message> {
    let (round, seat) = round_without(event, id)?;
    Some(msg!("tables.say-where", round, seat))
}

/// The same, with what repairs the round if none of the places will do.
pub fn say_where_or_repair(event: &Event, id: Id, repair: impl Into<Arg>) -> Option<Message> {
    let (round, seat) = round_without(event, id)?;
    let name = event.label(id);
    Some(msg!("tables.say-where-or-repair", name, round, seat, repair))
}

/// The Swiss round under way.
fn round_under_way(event: &Event) -> Option<&Round> {
    let swiss = event.stage().filter(|stage| stage.kind == StageKind::Swiss)?;
    let round = &**swiss.rounds.last()?;
    (!round.is_complete()).then_some(round)
}

/// Whether somebody who enters now may get a place in a round.
pub(super) fn may_be_seated(event: &Event) -> bool {
    round_under_way(event).is_some()
}

/// The Swiss round under way, and the verb that gives a place in it.
fn round_without(event: &Event, id: Id) -> Option<(u32, Arg)> {
    let round = round_under_way(event)?;
    Some((round.number, verb(format!("seat #{id} opponent|bye|loss|next"))))
}

/// Names those who lose their place in the round under way through an undo or redo.
///
/// The answer to an undo or redo does not mention it.
pub(in crate::event) fn newly_unseated(trial: &Trial) -> Vec<Message> {
    let event = trial.event;
    let step = trial.action().filter(|action| action.is_about_the_log());
    let moves = step.and_then(|step| event.meant(step)).is_some_and(Action::moves_people);
    let after = if moves { trial.after() } else { None };
    let Some((after, round)) = after.and_then(|after| Some((after, after.round()?))) else {
        return Vec::new();
    };
    let before = unseated(event);
    let describe = |id: &Id| {
        let (name, seat) = (after.label(*id), verb(format!("seat #{id} opponent|bye|loss|next")));
        msg!("tables.left-without-place", name, round = round.number, seat)
    };
    unseated(after).iter().filter(|id| !before.contains(id)).map(describe).collect()
}

/// Refuses to seat anybody outside Swiss rounds, where seats or the bracket decide who meets whom.
fn not_drawn(event: &Event, stage: &Stage, name: &str, to: &SeatAt) -> Result<Decision, Refusal> {
    match (stage.kind, to) {
        (StageKind::RoundRobin, SeatAt::Next) => {
            Ok(Decision::unchanged(msg!("tables.robin-next", name)))
        }
        (StageKind::RoundRobin, SeatAt::Loss) => {
            Err(Refusal(msg!("tables.in-round-robin", what = "loss")))
        }
        (StageKind::RoundRobin, _) => Err(Refusal(msg!("tables.in-round-robin", what = "seat"))),
        _ if event.may_have_a_deciding_match() => {
            Err(Refusal(msg!("players.closed", of = "match")))
        }
        _ => Err(Refusal(msg!("players.closed", of = "finals"))),
    }
}

fn blank(event: &Event, round: &Round, id: Id, to: Seat) -> LateSeat {
    LateSeat {
        stage: event.stages.len(),
        round: round.number,
        id,
        to,
        with: None,
        table: None,
        instead: None,
        sides: None,
    }
}

/// The player with the bye of this round; one who is present before one who has dropped.
fn with_bye<'r>(event: &Event, round: &'r Round) -> Option<&'r Pairing> {
    let mut all =
        round.pairings.iter().filter(|pairing| pairing.is_bye() && !pairing.is_outside_the_draw());
    let first = all.next()?;
    let here = |pairing: &&Pairing| event.is_here(pairing.a);
    Some(std::iter::once(first).chain(all).find(here).unwrap_or(first))
}

/// Seats them against the player with the bye, or against or instead of a house player.
fn against(event: &Event, round: &Round, id: Id) -> Result<Decision, Refusal> {
    let name = event.label(id);
    let house = round.pairings.iter().find_map(|pairing| {
        let (house, player) = event.house_game(pairing)?;
        Some((pairing, house, player))
    });
    if let Some((pairing, house, player)) = house {
        let table = pairing.table.unwrap_or_default();
        if pairing.is_under_way() {
            let house = event.label(house);
            return Err(Refusal(msg!("tables.house-started", name = house, table)));
        }
        let seat = LateSeat {
            with: Some(player),
            table: Some(table),
            instead: Some(house),
            ..blank(event, round, id, Seat::Opponent)
        };
        let (other, gone) = (event.label(player), event.label(house));
        let message = msg!("tables.at-table", name, other, table, gone);
        return meeting(event, round, seat, player, message);
    }
    let free = with_bye(event, round).map(|pairing| pairing.a);
    let other = free.or_else(|| event.house_player().map(|house| house.id));
    let Some(other) = other else {
        return Err(Refusal(msg!("tables.nobody-free", round = round.number)));
    };
    let label = event.label(other);
    refuse_if(!event.is_here(other), || msg!("tables.bye-has-left", name = &label))?;
    let table = numbers::for_one_more(event, round, [other, id]);
    let seat = LateSeat {
        with: Some(other),
        table: Some(table),
        sides: sides::drawn_for_late(event, round.number, [other, id]),
        ..blank(event, round, id, Seat::Opponent)
    };
    let message = match free {
        Some(_) => msg!(
            "tables.instead-of-bye",
            name,
            other = label,
            table,
            points = event.points_phrase(event.scoring().bye)
        ),
        None => msg!("tables.against-house", name, house = label, table),
    };
    meeting(event, round, seat, other, message)
}

/// Seats them at a table, in place of a missing player.
fn at_table(
    event: &Event,
    round: &Round,
    id: Id,
    table: u32,
    missing: Option<&str>,
) -> Result<Decision, Refusal> {
    let pairing = round
        .at_table(table)
        .ok_or_else(|| Refusal(msg!("tables.no-table", round = round.number, table)))?;
    let pair = [Some(pairing.a), pairing.b];
    refuse_if(pairing.has_started(), || msg!("tables.has-result", table))?;
    if pairing.started {
        let no = verb(format!("started {table} no"));
        return Err(Refusal(msg!("tables.table-started", table, no)));
    }
    let gone = match missing {
        Some(who) => find(event, &Who(who.to_owned()))?,
        None => {
            let left = pair.into_iter().flatten().find(|id| !event.is_here(*id));
            let seat = verb(format!("seat WHO {table} for=NAME"));
            left.ok_or_else(|| Refusal(msg!("tables.nobody-left", table, seat)))?
        }
    };
    let Some(other) = pairing.opponent(gone) else {
        let gone = event.label(gone);
        return Err(Refusal(msg!("tables.not-there", name = gone, table)));
    };
    refuse_if(!event.is_here(other), || msg!("tables.both-left", table))?;
    let seat = LateSeat {
        with: Some(other),
        table: Some(table),
        instead: Some(gone),
        ..blank(event, round, id, Seat::Opponent)
    };
    let [name, gone_name, other_name] = [id, gone, other].map(|id| event.label(id));
    let mut sentences =
        vec![msg!("tables.at-table", name, other = other_name, table, gone = &gone_name)];
    if event.is_here(gone) && !event.is_house(gone) {
        sentences.push(msg!(
            "tables.removed",
            name = gone_name,
            rejoin = verb(format!("rejoin #{gone}"))
        ));
    }
    meeting(event, round, seat, other, Message::sentences(sentences))
}

/// The decision that these two play, with the warnings about it.
fn meeting(
    event: &Event,
    round: &Round,
    seat: LateSeat,
    other: Id,
    message: Message,
) -> Result<Decision, Refusal> {
    let pair = [other, seat.id];
    let apart = not_kept_apart(event, &[pair], round.number, true);
    if forbidden(event, &[pair], round.number) {
        return Err(Refusal::from(apart));
    }
    let [a, b] = pair.map(|id| event.label(id));
    let again = standings(event).opponents(seat.id).any(|met| met == other);
    let again = again.then(|| msg!("tables.have-met", a, b));
    let leaders = leaders_who_meet(event, &[pair]);
    // With another player in the seat, balanced sides may turn out differently.
    let at = seat.table.filter(|_| seat.instead.is_some());
    let at = at.and_then(|table| Some((table, round.at_table(table)?)));
    let with = at.and_then(|(table, pairing)| {
        let place = |id: Id| if Some(id) == seat.instead { seat.id } else { id };
        let pair = [place(pairing.a), place(pairing.b?)];
        Some((sides::rebalanced(event, round, table, pair)?, table, pair))
    });
    let say = with.and_then(|(call, table, pair)| sides::sides_sentence(event, table, pair, call));
    let sides = with.map(|(call, _, _)| call).or(seat.sides);
    let message = match say {
        Some(say) => Message::sentences(vec![message, say]),
        None => message,
    };
    let decision = Decision::new(Action::Seat(LateSeat { sides, ..seat }), message);
    Ok(decision.warned(again).warned(apart).warned(leaders))
}

fn bye(event: &Event, round: &Round, id: Id) -> Result<Decision, Refusal> {
    let name = event.label(id);
    if let Some(house) = event.house_player() {
        return Err(Refusal(msg!("tables.house-not-bye", name = house.label())));
    }
    // The bye of somebody who has dropped is a game for nobody.
    if let Some(known) = with_bye(event, round).filter(|known| event.is_here(known.a)) {
        return Err(Refusal(msg!("tables.bye-taken", name = event.label(known.a))));
    }
    let had = standings(event).record(id).is_some_and(|record| record.byes_of_the_draw() > 0);
    let had = had.then(|| msg!("tables.has-had-bye", name = name.as_str()));
    let points = event.points_phrase(event.scoring().bye);
    let message = msg!("tables.gets-bye", name, round = round.number, points);
    Ok(Decision::new(Action::Seat(blank(event, round, id, Seat::Bye)), message).warned(had))
}

/// A late player is charged with the round already. The choice is recorded nevertheless, so that no
/// repair offers them a place.
fn loss(event: &Event, round: &Round, id: Id) -> Result<Decision, Refusal> {
    let name = event.label(id);
    let points = msg!("common.points", n = 0);
    let message = msg!("tables.gets-loss", name, round = round.number, points);
    Ok(match round.losses.contains(&id) {
        true => Decision::unchanged(message),
        false => Decision::new(Action::Seat(blank(event, round, id, Seat::Loss)), message),
    })
}

/// Somebody who plays from the next round on sits this one out. The ruleset decides whether that
/// counts as a loss.
fn next(event: &Event, round: &Round, id: Id) -> Result<Decision, Refusal> {
    let (name, game) = (event.label(id), &event.ruleset.name);
    match event.ruleset.preliminary.sitting_out() {
        SittingOut::Nothing => {}
        SittingOut::Loss | SittingOut::Refused => {
            return Err(Refusal(msg!("tables.missed-is-lost", game)));
        }
    }
    let message = msg!("tables.plays-next", name, round = round.number);
    Ok(match round.of(id) {
        Some(_) => Decision::unchanged(message),
        None => Decision::new(Action::Seat(blank(event, round, id, Seat::Next)), message),
    })
}

/// The place for a player who has no opponent in the round under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// They play.
    Opponent,
    Bye,
    /// The round is a loss for them.
    Loss,
    /// They sit the round out and play from the next one on.
    Next,
}

/// A player got a place in the round under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LateSeat {
    pub stage: usize,
    pub round: u32,
    pub id: Id,
    pub to: Seat,
    /// The opponent. A bye that either of the two had is gone.
    pub with: Option<Id>,
    pub table: Option<u32>,
    /// The entrant whose seat they take: a house player, or somebody who has dropped.
    pub instead: Option<Id>,
    /// How the sides of a new table are decided, in a game with sides; with balanced sides, also
    /// for a table with another player.
    pub sides: Option<SideCall>,
}

impl Event {
    pub(super) fn apply_seat(&mut self, seat: &LateSeat, at: Moment) -> Result<(), Message> {
        self.known(seat.id)?;
        let free_points = self.ruleset.preliminary.points.bye;
        let (stage, index) = self.round_mut(seat.stage, seat.round)?;
        let round = Arc::make_mut(&mut stage.rounds[index]);
        let alone = |id: Id, outcome: Outcome| Pairing {
            a: id,
            by_hand: true,
            outcome: Some(outcome),
            ..Pairing::default()
        };
        round.pairings.retain(|pairing| !(pairing.is_bye() && pairing.has(seat.id)));
        round.losses.retain(|id| *id != seat.id);
        match (seat.to, seat.with, seat.instead) {
            (Seat::Opponent, Some(with), Some(gone)) => {
                let found = round.pairings.iter_mut().find(|p| p.opponent(gone) == Some(with));
                let absent = || msg!("log.unfit");
                let pairing = found.filter(|p| !p.has_started()).ok_or_else(absent)?;
                let place = |id: Id| if id == gone { seat.id } else { id };
                (pairing.a, pairing.b) = (place(pairing.a), pairing.b.map(place));
                (pairing.by_hand, pairing.chosen, pairing.reason) = (true, None, None);
                pairing.sides = seat.sides.or(pairing.sides);
            }
            (Seat::Opponent, Some(with), None) => {
                round.pairings.retain(|pairing| !(pairing.is_bye() && pairing.has(with)));
                if round.of(with).is_some() || round.of(seat.id).is_some() {
                    return Err(msg!("log.unfit"));
                }
                round.pairings.push(Pairing {
                    table: seat.table,
                    a: with,
                    b: Some(seat.id),
                    by_hand: true,
                    sides: seat.sides,
                    ..Pairing::default()
                });
            }
            (Seat::Opponent, None, _) => return Err(msg!("log.unfit")),
            (Seat::Bye, ..) => {
                round.pairings.push(alone(seat.id, Outcome::bye(How::Played, free_points)));
            }
            (Seat::Loss, ..) => round.losses.push(seat.id),
            (Seat::Next, ..) => {
                let out = Outcome { how: How::SatOut, ..rest() };
                round.pairings.push(alone(seat.id, out));
            }
        }
        round
            .pairings
            .sort_by_key(|pairing| (pairing.table.is_none(), pairing.table, pairing.sits_out()));
        round.changed = round.posted.map(|_| at);
        if let Some(gone) = seat.instead {
            let left = Status::Dropped { stage: seat.stage, after: seat.round.saturating_sub(1) };
            let entrant = self.entrant_mut(gone)?;
            let stays = entrant.house || matches!(entrant.status, Status::Disqualified { .. });
            entrant.status = if stays { entrant.status } else { left };
        }
        let entrant = self.entrant_mut(seat.id)?;
        entrant.missed.retain(|round| *round != seat.round);
        if seat.to == Seat::Loss {
            entrant.missed.push(seat.round);
        }
        if self.checks_in() {
            self.checked_in.insert(seat.id);
        }
        Ok(())
    }

    /// `round 2: Jan plays Ewa at table 7, instead of the bye`.
    pub(super) fn describe_seat(&self, seat: &LateSeat) -> Message {
        let round = self.round_in_a_sentence(seat.stage, seat.round);
        let name = self.label(seat.id);
        match seat.to {
            Seat::Opponent => {
                let with = seat.with.map(|with| self.label(with)).unwrap_or_default();
                let table = Arg::or_empty(seat.table);
                match seat.instead.map(|gone| self.label(gone)) {
                    Some(gone) => msg!("tables.log-instead", round, name, with, table, gone),
                    None => msg!("tables.log-plays", round, name, with, table),
                }
            }
            Seat::Bye => msg!("tables.log-late", to = "bye", round, name),
            Seat::Loss => msg!("tables.log-late", to = "loss", round, name),
            Seat::Next => msg!("tables.log-late", to = "next", round, name),
        }
    }
}

impl LateSeat {
    pub fn footprint(&self) -> Footprint<'_> {
        let touches = Footprint::writing(&[
            Part::Tables,
            Part::Seats,
            Part::Results,
            Part::Standings,
            Part::Ending,
        ]);
        let touches = touches.reading(&[Part::Round]).about(self.id);
        if self.instead.is_some() { touches.also_writing(Part::Departures) } else { touches }
    }
}

/// Extra minutes for a table that waits for a player.
const WAIT: u32 = 5;

/// One way to go on, allowed or not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatChoice {
    pub title: Message,
    /// The consequences of the choice; the reason, if it is refused.
    pub sentences: Vec<Message>,
    pub refused: bool,
    pub command: Command,
}

/// The player whom the command added or brought back.
pub fn late_player(event: &Event, command: &Command) -> Option<Id> {
    match command {
        Command::Add(_) => event.registered().next_back().map(|entrant| entrant.id),
        Command::Rejoin(who) => find(event, who).ok(),
        _ => None,
    }
}

/// Whether this entrant is active and has no place in the Swiss round under way.
pub fn needs_seat(event: &Event, id: Id) -> bool {
    let waits = |round: &Round| round.of(id).is_none_or(|pairing| pairing.sits_out());
    event.is_here(id) && !event.is_house(id) && swiss_under_way(event).is_some_and(waits)
}

/// Every place for this entrant, the best first. The first that is allowed is the default.
pub fn seats(event: &Event, id: Id) -> Vec<SeatChoice> {
    let seat = |title: Message, to: SeatAt| choice(event, title, Command::Seat(Who::id(id), to));
    let mut all = vec![seat(msg!("tables.opponent"), SeatAt::Opponent)];
    all.extend(left_behind(event).map(|(table, _)| {
        seat(msg!("tables.late-table", table), SeatAt::Table { table, missing: None })
    }));
    all.push(seat(msg!("tables.bye"), SeatAt::Bye));
    all.push(seat(msg!("tables.loss"), SeatAt::Loss));
    all.push(seat(msg!("tables.next"), SeatAt::Next));
    all
}

/// The tables of the round under way where an opponent has dropped, with the player who remains.
fn left_behind(event: &Event) -> impl Iterator<Item = (u32, Id)> + '_ {
    let swiss = event.stage().filter(|stage| stage.kind == StageKind::Swiss);
    let tables = swiss.and_then(|stage| stage.rounds.last()).map_or(&[][..], |r| &r.pairings);
    tables.iter().filter(|pairing| !pairing.is_under_way()).filter_map(|pairing| {
        let (a, b) = (pairing.a, pairing.b?);
        let stays = match (event.is_here(a), event.is_here(b)) {
            (true, false) => a,
            (false, true) => b,
            _ => return None,
        };
        Some((pairing.table?, stays))
    })
}

/// The side that may be missing: the one who has dropped, else the second.
pub fn likely_missing(event: &Event, table: u32) -> Option<Side> {
    let pairing = event.round()?.at_table(table)?;
    let b = pairing.b?;
    Some(if event.is_here(b) && !event.is_here(pairing.a) { Side::A } else { Side::B })
}

/// The choices for a player whose opponent, on the side `missing`, is not at the table.
pub fn missing_opponent(event: &Event, table: u32, missing: Side) -> Vec<SeatChoice> {
    let Some(round) = event.round() else { return Vec::new() };
    let Some(pairing) = round.at_table(table) else { return Vec::new() };
    let (Some(gone), Some(stays)) = (pairing.at(missing), pairing.at(missing.other())) else {
        return Vec::new();
    };
    let report = Command::Report {
        table,
        result: Report::NoShow(missing),
        round: None,
        stage: None,
        drop: None,
    };
    let wait = Command::Extend { table, minutes: WAIT };
    let waits = msg!("pages.minutes", n = WAIT);
    let mut all = vec![
        choice(event, msg!("tables.wait", minutes = waits), wait),
        choice(event, msg!("tables.no-show", name = event.label(gone)), report),
    ];
    let free = round.pairings.iter().find(|one| one.is_bye() && !one.is_outside_the_draw());
    let takes = |other: Id| SeatAt::Table { table, missing: Some(format!("#{gone}")) }.of(other);
    match free {
        Some(bye) => {
            let title = msg!("tables.bye-player", name = event.label(bye.a));
            all.push(choice(event, title, takes(bye.a)));
        }
        None => all.push(SeatChoice {
            title: msg!("tables.nobody-waits"),
            sentences: vec![msg!("tables.nobody-free", round = round.number)],
            refused: true,
            command: takes(stays),
        }),
    }
    let others = left_behind(event).filter(|(other, _)| *other != table);
    all.extend(others.map(|(other, waits)| {
        let title = msg!("tables.both-left-over", name = event.label(waits), table = other);
        let mut swap = choice(event, title, Command::Swap(Who::id(gone), Who::id(waits)));
        if !swap.refused {
            // The missing player may still turn up.
            let name = event.label(gone);
            swap.sentences.push(msg!("tables.missing-alone", name, table = other));
        }
        swap
    }));
    all
}

impl SeatAt {
    fn of(self, id: Id) -> Command {
        Command::Seat(Who::id(id), self)
    }
}

/// The choice that carries out this command, with its consequences or its refusal.
fn choice(event: &Event, title: Message, command: Command) -> SeatChoice {
    // No rule asked here depends on the clock.
    match decide(event, &command, Moment::new(0, 0)) {
        Ok(decision) => {
            let sentences = std::iter::once(decision.message)
                .chain(decision.warnings.into_iter().map(Message::from));
            SeatChoice { title, sentences: sentences.collect(), refused: false, command }
        }
        Err(refusal) => SeatChoice { title, sentences: vec![refusal.0], refused: true, command },
    }
}

/// The Swiss round under way, in which somebody could still get a place.
fn swiss_under_way(event: &Event) -> Option<&Round> {
    let stage = event.stage().filter(|stage| stage.kind == StageKind::Swiss)?;
    let round = stage.rounds.last().filter(|round| !round.is_complete());
    round.map(|round| &**round).filter(|_| event.finished.is_none())
}

/// Active entrants who have no place in the round under way and for whom none was chosen.
///
/// Those marked as away are not counted. Once the round is over, it is a loss for the others.
pub fn unseated(event: &Event) -> Vec<Id> {
    let Some(round) = swiss_under_way(event) else { return Vec::new() };
    let seats = round.pairings.iter().flat_map(|pairing| [Some(pairing.a), pairing.b]);
    // Called for every frame, and a round may have thousands of players.
    let mut settled = vec![false; event.entrants.len() + 1];
    for id in seats.flatten().chain(round.losses.iter().copied()) {
        settled.get_mut(id as usize).into_iter().for_each(|known| *known = true);
    }
    // Nearly everybody has a place, and the flag is cheaper to look at than the entrant.
    let others = event.entrants.iter().zip(&settled[1..]).filter(|(_, settled)| !**settled);
    let waits =
        |entrant: &&Entrant| entrant.is_active() && !event.away_next_round.contains(&entrant.id);
    others.map(|(entrant, _)| entrant).filter(waits).map(|entrant| entrant.id).collect()
}
