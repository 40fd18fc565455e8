//! The round clock, and extra time for a table.

use super::decision::{Decision, verb};
use crate::event::action::{Extended, Timer};
use crate::event::refuse_if::refuse_if;
use crate::event::tell::{answer, tell_timer};
use crate::event::{Action, Clock, Event, Moment, Reading, Refusal, Round};
use crate::msg;
use crate::words::Message;

/// The most minutes of a round.
pub(super) const LONGEST: u32 = 600;

pub(super) fn start(event: &Event, now: Moment) -> Result<Decision, Refusal> {
    let round = round(event)?;
    refuse_if(round.minutes == 0, || msg!("clock.no-clock", timer = verb("timer set MIN")))?;
    timer(event, Timer::Start(round.minutes), now)
}

fn round(event: &Event) -> Result<&Round, Refusal> {
    event.round().ok_or_else(|| Refusal(msg!("clock.no-round", pair = verb("pair"))))
}

pub(super) fn timer(event: &Event, what: Timer, now: Moment) -> Result<Decision, Refusal> {
    let round = round(event)?;
    let clock = &event.clock;
    let running_already = || Decision::unchanged(msg!("clock.running-already"));
    let told = match what {
        Timer::Start(_) if clock.is_paused() => {
            return Err(Refusal(msg!("clock.is-paused", resume = verb("timer resume"))));
        }
        Timer::Start(_) if !clock.is_stopped() => return Ok(running_already()),
        Timer::Start(minutes) => msg!("clock.runs", minutes = msg!("pages.minutes", n = minutes)),
        _ if clock.is_stopped() && !matches!(what, Timer::Set(_) | Timer::Left(_)) => {
            return Err(Refusal(msg!("clock.not-running", start = verb("timer start"))));
        }
        Timer::Pause if clock.is_paused() => {
            return Ok(Decision::unchanged(msg!("clock.paused-already")));
        }
        Timer::Pause => answer(tell_timer(what)).capitalised(),
        Timer::Resume if !clock.is_paused() => return Ok(running_already()),
        Timer::Resume => answer(tell_timer(what)).capitalised(),
        Timer::Stop => answer(tell_timer(what)).capitalised(),
        Timer::Add(minutes) if minutes.unsigned_abs() > LONGEST => return Err(too_long()),
        Timer::Add(0) => return Err(Refusal(msg!("clock.nothing-added"))),
        Timer::Add(minutes) if minutes > 0 => msg!("clock.added", n = minutes),
        Timer::Add(minutes) => msg!("clock.taken-away", n = -minutes),
        Timer::Set(minutes) | Timer::Left(minutes) if !(1..=LONGEST).contains(&minutes) => {
            return Err(too_long());
        }
        Timer::Set(minutes) if clock.is_stopped() => {
            msg!("clock.runs", minutes = msg!("pages.minutes", n = minutes))
        }
        Timer::Set(minutes) => msg!("clock.set", minutes = msg!("pages.minutes", n = minutes)),
        Timer::Left(minutes) => msg!("clock.left", n = minutes),
    };
    // Setting a clock that is not running starts it with that length.
    let action = match what {
        Timer::Set(minutes) | Timer::Left(minutes) if clock.is_stopped() => Timer::Start(minutes),
        other => other,
    };
    let overtime = matches!(clock.reading(now.unix), Reading::Running(left) if left < 0);
    let mut warnings = Vec::new();
    if let Timer::Set(minutes) = what
        && minutes != round.minutes
    {
        warnings.push(msg!("clock.announced-with", n = round.minutes));
    }
    if let Timer::Set(minutes) = what {
        warnings.extend(overtime_at_once(clock, minutes, now));
    }
    if matches!(what, Timer::Pause) && overtime {
        warnings.push(msg!("clock.time-was-called"));
    }
    let decision = Decision::new(Action::Timer(action), told).warned(warnings);
    Ok(super::held::posted_by_the_clock(event, decision))
}

/// The warning if the new length is shorter than the time already played.
pub(super) fn overtime_at_once(clock: &Clock, minutes: u32, now: Moment) -> Option<Message> {
    let left = clock.reading(now.unix).seconds()?;
    let played = clock.minutes() * 60 - left;
    let over = played - i64::from(minutes) * 60;
    (over > 0).then(|| {
        let overtime = msg!(
            "clock.overtime-at-once",
            n = played / 60,
            over = msg!("pages.minutes", n = (over as usize).div_ceil(60)),
        );
        let left = verb(format!("timer left {minutes}"));
        let minutes = msg!("pages.minutes", n = minutes);
        Message::sentences(vec![overtime, msg!("clock.left-from-now", left, minutes)])
    })
}

fn too_long() -> Refusal {
    Refusal(msg!("clock.minutes-range", most = LONGEST))
}

pub(super) fn extend(event: &Event, table: u32, minutes: u32) -> Result<Decision, Refusal> {
    let round = round(event)?;
    let pairing = round.at_table(table).ok_or_else(|| no_table(event, table))?;
    extra_range(minutes)?;
    refuse_if(pairing.outcome.is_some(), || msg!("clock.table-has-result", table))?;
    let all = pairing.extra_minutes + minutes;
    let minutes_extra = msg!("pages.minutes", n = all);
    let told = msg!("clock.extended", table, minutes = minutes_extra);
    Ok(Decision::new(Action::Extend(Extended { table, minutes }), told))
}

/// Refuses extra minutes that no table can have.
pub(super) fn extra_range(minutes: u32) -> Result<(), Refusal> {
    if (1..=LONGEST).contains(&minutes) { Ok(()) } else { Err(too_long()) }
}

/// The refusal that names a table which the round does not have.
pub(super) fn no_table(event: &Event, table: u32) -> Refusal {
    let number = event.round().map_or(0, |round| round.number);
    let round = event.round_in_a_sentence(event.stages.len(), number);
    Refusal(msg!("clock.no-table", table, round))
}
