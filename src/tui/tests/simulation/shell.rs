//! Somebody at a shell: opens the event, enters one thing or two, and is gone.

use super::oracle::Answer;
use super::world::{World, with};
use crate::event::actions::Timer;
use crate::event::{Command, CutBy, Entry, Event, Moment, NewEntrant, Report, Side, Who};
use crate::store::tests::machine::Chance;
use crate::store::{CommitError, Done, OnConflict, Request, Session};
use std::time::Duration;

/// Entrants of an event: enough for rounds and finals, few to draw.
const MOST: usize = 8;

/// A command that somebody might enter, sensible or not.
pub(super) fn command(event: &Event, chance: &mut Chance) -> Command {
    let registered = event.registered().count();
    let number = chance.below(100_000);
    if event.stages.is_empty() && registered < MOST && !chance.one_in(6) {
        return Command::Add(NewEntrant { name: format!("P{number}"), ..NewEntrant::default() });
    }
    let who = Who::id(chance.below(registered + 1) as u32 + 1);
    let missing: Vec<u32> =
        event.round().map_or(Vec::new(), |round| round.missing().filter_map(|p| p.table).collect());
    let table = match missing.is_empty() || chance.one_in(8) {
        true => chance.below(4) as u32 + 1,
        false => *chance.of(&missing),
    };
    match chance.below(24) {
        0..=9 if !missing.is_empty() => {
            let result = match chance.below(8) {
                0 => Report::NoShow(*chance.of(&[Side::A, Side::B])),
                1 => Report::ConcedeMatch(Side::A),
                _ => Report::Games((*chance.of(&["W", "L", "WW", "WLW", "LL", "D"])).to_owned()),
            };
            Command::Report { table, result, round: None, stage: None, drop: None }
        }
        0..=5 => Command::Pair,
        6..=13 => Command::Note(format!("note {number}")),
        14 | 15 => Command::Undo(None),
        16 => Command::Redo(None),
        17 => Command::StartTimer,
        18 => Command::Timer(*chance.of(&[Timer::Pause, Timer::Resume, Timer::Add(1)])),
        19 => Command::Drop(who),
        20 => Command::Rejoin(who),
        21 => Command::Cut(CutBy::Top(*chance.of(&[2, 4]))),
        22 if chance.one_in(6) => Command::Finish,
        _ => Command::Add(NewEntrant { name: format!("L{number}"), ..NewEntrant::default() }),
    }
}

/// One visit; what is answered is taken for true from then on.
pub(super) fn visit(by: &str, patience: Duration) {
    let process = with(|world| world.machine.process());
    let opened = Session::open_on(process.disk(), &with(|world| world.path.clone()));
    let times = with(|world| 1 + world.chance.below(3));
    if let Ok(mut session) = opened {
        session.patience = patience;
        if !with(|world| world.is_ours(session.event())) {
            with(|world| world.machine.end(process.id()));
            return;
        }
        for _ in 0..times {
            let now = with(|world| world.moment(by));
            let command = with(|world| command(session.event(), &mut world.chance));
            let on_conflict =
                with(|world| *world.chance.of(&[OnConflict::Recent(60), OnConflict::Knowing]));
            let done = session.commit(Request { on_conflict, ..Request::new(&command, by, now) });
            let alive = with(|world| world.machine.is_alive(process.id()));
            with(|world| answered(world, (by, now), alive, &session, &done));
            if done.is_err() || !alive {
                break;
            }
        }
    }
    with(|world| world.machine.end(process.id()));
}

/// The answer of the store, as it was told.
fn answered(
    world: &mut World,
    (by, now): (&str, Moment),
    alive: bool,
    session: &Session,
    done: &Result<Done, CommitError>,
) {
    let told = match done {
        _ if !alive => "dead",
        Ok(Done { n: Some(_), .. }) => "saved",
        Ok(_) => "was so",
        Err(CommitError::Doubtful { .. }) => "open",
        Err(_) => "refused",
    };
    let why = done.as_ref().err().map(ToString::to_string).unwrap_or_default();
    world.machine.trace(format_args!("{by} at {}: {told} {why}", now.unix));
    match done {
        _ if !alive => world.oracle.answer(by, now, Answer::Open),
        Ok(Done { n: Some(n), .. }) => {
            let entry: &Entry = &session.event().log[*n as usize - 1];
            world.saved(entry);
        }
        Ok(_) => {
            session.event().log.last().into_iter().for_each(|last| world.on_the_disk(last));
            world.oracle.answer(by, now, Answer::Refused);
        }
        Err(CommitError::Doubtful { .. }) => world.oracle.answer(by, now, Answer::Open),
        Err(_) => world.oracle.answer(by, now, Answer::Refused),
    }
}
