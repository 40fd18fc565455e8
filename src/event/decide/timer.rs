//! The round clock, and extra time for a table.

use super::decision::Decision;
use crate::event::action::{Extended, Timer};
use crate::event::{Action, Clock, Event, Moment, Reading, Refusal, Round, counted};

const LONGEST: u32 = 600;

pub(super) fn start(event: &Event, now: Moment) -> Result<Decision, Refusal> {
    let round = round(event)?;
    if round.minutes == 0 {
        return Err(Refusal::from(
            "This round is played without a clock: timer set MIN gives it one.",
        ));
    }
    timer(event, Timer::Start(round.minutes), now)
}

fn round(event: &Event) -> Result<&Round, Refusal> {
    event.round().ok_or_else(|| Refusal::from("The clock belongs to a round: pair one first."))
}

pub(super) fn timer(event: &Event, what: Timer, now: Moment) -> Result<Decision, Refusal> {
    let round = round(event)?;
    let clock = &event.clock;
    let stopped = || Refusal::from("The clock is not running: timer start starts it.");
    let told = match what {
        Timer::Start(_) if clock.is_paused() => {
            return Err(Refusal::from("The clock is paused: timer resume lets it go on."));
        }
        Timer::Start(_) if !clock.is_stopped() => {
            return Ok(Decision::unchanged("The clock is running already."));
        }
        Timer::Start(minutes) => {
            format!("The clock runs: {}.", counted(minutes as usize, "minute"))
        }
        _ if clock.is_stopped() && !matches!(what, Timer::Set(_) | Timer::Left(_)) => {
            return Err(stopped());
        }
        Timer::Pause if clock.is_paused() => {
            return Ok(Decision::unchanged("The clock is paused already."));
        }
        Timer::Pause => "The clock is paused.".to_owned(),
        Timer::Resume if !clock.is_paused() => {
            return Ok(Decision::unchanged("The clock is running already."));
        }
        Timer::Resume => "The clock goes on.".to_owned(),
        Timer::Stop => "The clock is stopped.".to_owned(),
        Timer::Add(minutes) if minutes.unsigned_abs() > LONGEST => return Err(too_long()),
        Timer::Add(0) => return Err(Refusal::from("Adding 0 minutes changes nothing.")),
        Timer::Add(1) => "1 minute is added.".to_owned(),
        Timer::Add(-1) => "1 minute is taken away.".to_owned(),
        Timer::Add(minutes) if minutes > 0 => format!("{minutes} minutes are added."),
        Timer::Add(minutes) => format!("{} minutes are taken away.", -minutes),
        Timer::Set(minutes) | Timer::Left(minutes) if !(1..=LONGEST).contains(&minutes) => {
            return Err(too_long());
        }
        Timer::Set(minutes) => format!("The round has {}.", counted(minutes as usize, "minute")),
        Timer::Left(1) => "1 minute is left.".to_owned(),
        Timer::Left(minutes) => format!("{minutes} minutes are left."),
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
        warnings.push(format!("The round was announced with {} minutes.", round.minutes));
    }
    if let Timer::Set(minutes) = what {
        warnings.extend(overtime_at_once(clock, minutes, now));
    }
    if matches!(what, Timer::Pause) && overtime {
        warnings.push("Time had been called already.".to_owned());
    }
    Ok(Decision::new(Action::Timer(action), told).warned(warnings))
}

/// The warning if the new length is shorter than the time already played.
pub(super) fn overtime_at_once(clock: &Clock, minutes: u32, now: Moment) -> Option<String> {
    let left = clock.reading(now.unix).seconds()?;
    let played = clock.minutes() * 60 - left;
    let over = played - i64::from(minutes) * 60;
    (over > 0).then(|| {
        let (played, over) = ((played / 60) as usize, (over as usize).div_ceil(60));
        let (played, over) = (counted(played, "minute"), counted(over, "minute"));
        let left = counted(minutes as usize, "minute");
        format!(
            "{played} of the round are played: that is {over} of overtime at once. \
             timer left {minutes} leaves {left} from now."
        )
    })
}

fn too_long() -> Refusal {
    Refusal::from(format!("Minutes go from 1 to {LONGEST}."))
}

pub(super) fn extend(event: &Event, table: u32, minutes: u32) -> Result<Decision, Refusal> {
    let round = round(event)?;
    let pairing = round.at_table(table).ok_or_else(|| {
        Refusal::from(format!("There is no table {table} in round {}.", round.number))
    })?;
    if !(1..=LONGEST).contains(&minutes) {
        return Err(too_long());
    }
    if pairing.outcome.is_some() {
        return Err(Refusal::from(format!("Table {table} has its result: it needs no more time.")));
    }
    let all = pairing.extra_minutes + minutes;
    let told = format!("Table {table} has {} extra.", counted(all as usize, "minute"));
    Ok(Decision::new(Action::Extend(Extended { table, minutes }), told))
}
