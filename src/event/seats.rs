//! Places in the round under way: for a player who has none, and for one whose opponent is
//! missing.

use super::without_place::swiss_under_way;
use super::{Command, Event, Id, Moment, Report, Round, SeatAt, Side, StageKind, Who, decide};
use crate::msg;
use crate::words::Message;

/// Minutes that a table gets to wait for a player.
const WAIT: u32 = 5;

/// One way to go on, allowed or not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatChoice {
    pub title: Message,
    /// The consequences of the choice; the reason, if the rules forbid it.
    pub told: Vec<Message>,
    pub refused: bool,
    pub command: Command,
}

/// Whether this entrant is here and has no place in the Swiss round under way.
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

/// The tables of the round under way with a player whose opponent has left, with that player.
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

/// The side of this table at which somebody has left, or else the second: who may be missing.
pub fn likely_missing(event: &Event, table: u32) -> Option<Side> {
    let pairing = event.round()?.at_table(table)?;
    let b = pairing.b?;
    Some(if event.is_here(b) && !event.is_here(pairing.a) { Side::A } else { Side::B })
}

/// The ways to go on for a player whose opponent, on the side `missing`, is not at the table.
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
        choice(event, msg!("tables.no-show"), report),
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
            told: vec![msg!("tables.nobody-free", round = round.number)],
            refused: true,
            command: takes(stays),
        }),
    }
    let others = left_behind(event).filter(|(other, _)| *other != table);
    all.extend(others.map(|(other, waits)| {
        let title = msg!("tables.both-left-over", name = event.label(waits), table = other);
        let mut swap = choice(event, title, Command::Swap(Who::id(gone), Who::id(waits)));
        if !swap.refused {
            // Nobody knows whether the missing player comes after all.
            let name = event.label(gone);
            swap.told.push(msg!("tables.missing-alone", name, table = other));
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

/// The choice that carries out this command, with what the rules say to it.
fn choice(event: &Event, title: Message, command: Command) -> SeatChoice {
    // No rule asked here depends on the clock.
    match decide(event, &command, Moment::new(0, 0)) {
        Ok(decision) => {
            let told = std::iter::once(decision.message)
                .chain(decision.warnings.into_iter().map(Message::from));
            SeatChoice { title, told: told.collect(), refused: false, command }
        }
        Err(refusal) => SeatChoice { title, told: vec![refusal.0], refused: true, command },
    }
}
