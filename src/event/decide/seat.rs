//! A place in the round under way for a player who has no opponent in it.

use super::apart::{forbidden, not_kept_apart};
use super::decision::{Decision, verb};
use super::refusals::{has_left, no_round};
use super::{Trial, numbers, sides};
use crate::event::action::{LateSeat, Seat};
use crate::event::leaders::leaders_who_meet;
use crate::event::refuse_if::refuse_if;
use crate::event::standings::standings;
use crate::event::{
    Action, Event, Id, Pairing, Refusal, Round, SeatAt, Stage, StageKind, Who, find, without_place,
};
use crate::msg;
use crate::ruleset::SittingOut;
use crate::words::{Arg, Message};

/// Gives the player a place in the round under way.
pub(super) fn seat(event: &Event, who: &Who, to: &SeatAt) -> Result<Decision, Refusal> {
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
    refuse_if(event.is_house(id), || msg!("tables.late-house", name = &name))?;
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
        SeatAt::Table { table, missing } => at_table(event, round, id, (*table, missing)),
        SeatAt::Bye => bye(event, round, id),
        SeatAt::Loss => loss(event, round, id),
        SeatAt::Next => next(event, round, id),
    }
}

/// How somebody who enters or comes back now gets a place in the Swiss round under way.
pub fn say_where(event: &Event, id: Id) -> Option<Message> {
    let (round, seat) = round_without(event, id)?;
    Some(msg!("tables.say-where", round, seat))
}

/// The same, and what repairs the round if none of the places will do.
pub fn say_where_or_repair(event: &Event, id: Id, repair: impl Into<Arg>) -> Option<Message> {
    let (round, seat) = round_without(event, id)?;
    Some(msg!("tables.say-where-or-repair", round, seat, repair))
}

/// The Swiss round under way, and the verb that gives a place in it.
fn round_without(event: &Event, id: Id) -> Option<(u32, Arg)> {
    let swiss = event.stage().filter(|stage| stage.kind == StageKind::Swiss)?;
    let round = swiss.rounds.last().filter(|round| !round.is_complete())?;
    Some((round.number, verb(format!("seat #{id} opponent|bye|loss|next"))))
}

/// Names those who have no place in the round under way once a step through the log is made.
///
/// The step itself says nothing of it: it takes back a departure, or a place.
pub(super) fn left_without_place(trial: &Trial) -> Vec<Message> {
    let event = trial.event;
    let step = trial.action().filter(|action| action.is_about_the_log());
    let moves = step.and_then(|step| event.meant(step)).is_some_and(Action::moves_people);
    let after = if moves { trial.after() } else { None };
    let Some((after, round)) = after.and_then(|after| Some((after, after.round()?))) else {
        return Vec::new();
    };
    let before = without_place(event);
    let told = |id: &Id| {
        let (name, seat) = (after.label(*id), verb(format!("seat #{id} opponent|bye|loss|next")));
        msg!("tables.left-without-place", name, round = round.number, seat)
    };
    without_place(after).iter().filter(|id| !before.contains(id)).map(told).collect()
}

/// Outside the Swiss rounds nobody is seated: the seats or the bracket decide who meets whom.
fn not_drawn(event: &Event, stage: &Stage, name: &str, to: &SeatAt) -> Result<Decision, Refusal> {
    match (stage.kind, to) {
        (StageKind::RoundRobin, SeatAt::Next) => {
            Ok(Decision::unchanged(msg!("tables.robin-next", name)))
        }
        (StageKind::RoundRobin, SeatAt::Loss) => Err(Refusal(msg!("tables.robin-loss"))),
        (StageKind::RoundRobin, _) => Err(Refusal(msg!("tables.robin-seats"))),
        _ if event.may_have_a_deciding_match() => Err(Refusal(msg!("players.closed-by-match"))),
        _ => Err(Refusal(msg!("players.closed-by-finals"))),
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

/// The player with the bye of this round. One who has left comes after one who is here.
fn with_bye<'r>(event: &Event, round: &'r Round) -> Option<&'r Pairing> {
    let mut all =
        round.pairings.iter().filter(|pairing| pairing.is_bye() && !pairing.is_outside_the_draw());
    let first = all.next()?;
    let here = |pairing: &&Pairing| event.is_here(pairing.a);
    Some(std::iter::once(first).chain(all).find(here).unwrap_or(first))
}

/// Against the player with the bye, who plays then; or against or instead of a house player.
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
            return Err(Refusal(msg!("tables.house-begun", name = house, table)));
        }
        let seat = LateSeat {
            with: Some(player),
            table: Some(table),
            instead: Some(house),
            ..blank(event, round, id, Seat::Opponent)
        };
        let (other, house) = (event.label(player), event.label(house));
        let told = msg!("tables.instead-of-house", name, other, house, table);
        return meeting(event, round, seat, player, told);
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
    let told = match free {
        Some(_) => msg!(
            "tables.instead-of-bye",
            name,
            other = label,
            table,
            points = event.points_phrase(event.scoring().bye)
        ),
        None => msg!("tables.against-house", name, house = label, table),
    };
    meeting(event, round, seat, other, told)
}

/// At a table, in the place of somebody who is not there.
fn at_table(
    event: &Event,
    round: &Round,
    id: Id,
    (table, missing): (u32, &Option<String>),
) -> Result<Decision, Refusal> {
    let pairing = round
        .at_table(table)
        .ok_or_else(|| Refusal(msg!("tables.no-table", round = round.number, table)))?;
    let pair = [Some(pairing.a), pairing.b];
    refuse_if(pairing.has_begun(), || msg!("tables.has-result", table))?;
    if pairing.begun {
        let no = verb(format!("begun {table} no"));
        return Err(Refusal(msg!("tables.table-begun", table, no)));
    }
    let gone = match missing {
        Some(who) => find(event, &Who(who.clone()))?,
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
    let mut told =
        vec![msg!("tables.at-table", name, other = other_name, table, gone = &gone_name)];
    if event.is_here(gone) && !event.is_house(gone) {
        told.push(msg!(
            "tables.removed",
            name = gone_name,
            rejoin = verb(format!("rejoin #{gone}"))
        ));
    }
    meeting(event, round, seat, other, Message::sentences(told))
}

/// The decision that these two play, with what the organizer should know of it.
fn meeting(
    event: &Event,
    round: &Round,
    seat: LateSeat,
    other: Id,
    told: Message,
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
    // A player who takes a seat at a table may have played the side of that seat already.
    let at = seat.table.filter(|_| seat.instead.is_some());
    let at = at.and_then(|table| Some((table, round.at_table(table)?)));
    let with = at.and_then(|(table, pairing)| {
        let place = |id: Id| if Some(id) == seat.instead { seat.id } else { id };
        let pair = [place(pairing.a), place(pairing.b?)];
        Some((sides::rebalanced(event, round, table, pair)?, table, pair))
    });
    let say = with.and_then(|(call, table, pair)| sides::told(event, table, pair, call));
    let sides = with.map(|(call, _, _)| call).or(seat.sides);
    let told = match say {
        Some(say) => Message::sentences(vec![told, say]),
        None => told,
    };
    let decision = Decision::new(Action::Seat(LateSeat { sides, ..seat }), told);
    Ok(decision.warned(again).warned(apart).warned(leaders))
}

fn bye(event: &Event, round: &Round, id: Id) -> Result<Decision, Refusal> {
    let name = event.label(id);
    if let Some(house) = event.house_player() {
        return Err(Refusal(msg!("tables.house-not-bye", name = house.label())));
    }
    // The bye of somebody who has left is no game for anybody.
    if let Some(known) = with_bye(event, round).filter(|known| event.is_here(known.a)) {
        return Err(Refusal(msg!("tables.bye-taken", name = event.label(known.a))));
    }
    let had = standings(event).record(id).is_some_and(|record| record.byes_of_the_draw() > 0);
    let had = had.then(|| msg!("tables.has-had-bye", name = name.as_str()));
    let points = event.points_phrase(event.scoring().bye);
    let told = msg!("tables.gets-bye", name, round = round.number, points);
    Ok(Decision::new(Action::Seat(blank(event, round, id, Seat::Bye)), told).warned(had))
}

/// A player who came late is charged the round already. The choice is logged all the same: from
/// then on no repair offers a place to them.
fn loss(event: &Event, round: &Round, id: Id) -> Result<Decision, Refusal> {
    let name = event.label(id);
    let points = msg!("common.points", n = 0);
    let told = msg!("tables.gets-loss", name, round = round.number, points);
    Ok(match round.losses.contains(&id) {
        true => Decision::unchanged(told),
        false => Decision::new(Action::Seat(blank(event, round, id, Seat::Loss)), told),
    })
}

/// Somebody who plays from the next round on sits this one out. Whether that is another thing
/// than a loss is for the ruleset to say.
fn next(event: &Event, round: &Round, id: Id) -> Result<Decision, Refusal> {
    let (name, game) = (event.label(id), &event.ruleset.name);
    match event.ruleset.preliminary.sitting_out() {
        SittingOut::Nothing => {}
        SittingOut::Loss => return Err(Refusal(msg!("tables.missed-is-lost", game))),
        SittingOut::Refused => return Err(Refusal(msg!("tables.nobody-sits-out", game))),
    }
    let told = msg!("tables.plays-next", name, round = round.number);
    Ok(match round.of(id) {
        Some(_) => Decision::unchanged(told),
        None => Decision::new(Action::Seat(blank(event, round, id, Seat::Next)), told),
    })
}
