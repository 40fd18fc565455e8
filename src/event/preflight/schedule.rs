//! The estimate of the day: when the rounds and the finals end.

use super::problems::planned;
use crate::event::actions::{Fact, Plan};
use crate::event::announcement::{Item, announcement};
use crate::event::finals::rounds_for;
use crate::event::plan::{finals_minutes, preliminary_minutes};
use crate::event::{Event, Moment, Phase, StageKind, TimeOfDay, phase};
use crate::msg;
use crate::ruleset::{CutRule, FinalsKind, RoundKind};
use crate::words::{Arg, Message};

/// Minutes between two rounds unless set: for results, pairing and seating.
const PAUSE: u32 = 10;
/// Estimates are rounded up to this many seconds.
const STEP: i64 = 5 * 60;
const DAY: i64 = 24 * 60 * 60;

/// The estimated ends, as far as they are still to come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Schedule {
    /// The last preliminary round, and its end.
    pub rounds: Option<(u32, Moment)>,
    /// The end of the finals; None without finals, or if a finals round has no clock.
    pub finals: Option<Moment>,
    /// The beginning of the first round, or now.
    from: Moment,
    begins: Begins,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Begins {
    /// The event has started.
    Earlier,
    /// Today, as soon as somebody pairs.
    Now,
    /// On another day, so only lengths are known.
    OtherDay,
}

/// The estimate of what is still to come. Past rounds count with their real times, coming ones with
/// their minutes and a break before each.
///
/// None if nothing is to come, the rounds have no clock, or there is no plan yet.
pub fn schedule(event: &Event, now: Moment) -> Option<Schedule> {
    let players = event.active().count() as u32;
    let plan = planned(event)?;
    if players < 2 || matches!(phase(event), Phase::Decided { .. } | Phase::Finished) {
        return None;
    }
    let pause = i64::from(event.setup.pause.unwrap_or(PAUSE)) * 60;
    let from = paired_at(event, 1, 1).unwrap_or(now);
    let begins = match event.stages.is_empty() {
        false => Begins::Earlier,
        true if now.day() == event.head.date => Begins::Now,
        true => Begins::OtherDay,
    };
    let estimate = Estimate { event, plan, pause, now: now.unix };
    let at = |unix: i64| Moment::new(unix, now.offset);
    let (rounds, finals) = match event.finals() {
        Some(_) => (None, estimate.running_finals()),
        None if !plan.kind.is_preliminary() => {
            let rounds = rounds_for(plan.kind, players as usize);
            (None, estimate.finals(now.unix, rounds))
        }
        None => {
            let end = estimate.rounds()?;
            let finals = estimate.after_the_cut(end);
            (Some((plan.rounds, at(end))), finals)
        }
    };
    (rounds.is_some() || finals.is_some()).then(|| Schedule {
        rounds,
        finals: finals.map(at),
        from,
        begins,
    })
}

struct Estimate<'e> {
    event: &'e Event,
    plan: Plan,
    /// All times are seconds.
    pause: i64,
    now: i64,
}

impl Estimate<'_> {
    /// The end of the last preliminary round.
    fn rounds(&self) -> Option<i64> {
        let length = i64::from(preliminary_minutes(self.event)) * 60;
        if length == 0 {
            return None;
        }
        let paired = self.event.stage().map_or(0, |stage| stage.rounds.len() as u32);
        let left = i64::from(self.plan.rounds.saturating_sub(paired));
        Some(match self.event.stages.is_empty() {
            true => self.now + left * length + (left - 1).max(0) * self.pause,
            false => self.end_of_newest(length)? + left * (self.pause + length),
        })
    }

    /// The end of the newest round: the real one, or an estimate while it is played.
    fn end_of_newest(&self, length: i64) -> Option<i64> {
        let (event, stage) = (self.event, self.event.stages.len());
        let round = event.round()?;
        if round.is_complete() {
            // The next round is not paired yet, so the break is not over.
            let ended = last_result(event, stage, round.number)?;
            return Some(ended.max(self.now - self.pause));
        }
        Some(match event.clock.reading(self.now).seconds() {
            Some(left) => self.now + left.max(0),
            None => (paired_at(event, stage, round.number)?.unix + length).max(self.now),
        })
    }

    fn after_the_cut(&self, end: i64) -> Option<i64> {
        let kind = match self.event.ruleset.finals.kind {
            FinalsKind::SingleElimination => StageKind::SingleElimination,
            FinalsKind::DoubleElimination => StageKind::DoubleElimination,
            // Whether there will be a deciding match depends on the points.
            FinalsKind::None | FinalsKind::DecidingMatch => return None,
        };
        // How many reach a minimum of points is not known.
        let by_number = matches!(self.plan.cut_by, CutRule::Top | CutRule::TopAndLevel);
        if self.plan.cut < 2 || !by_number {
            return None;
        }
        let rounds = rounds_for(kind, self.plan.cut as usize);
        self.finals(end + self.pause, rounds)
    }

    /// The end of this many rounds of finals that begin at this time.
    fn finals(&self, begin: i64, rounds: u32) -> Option<i64> {
        let shape = self.plan.finals_match;
        let length = |of| i64::from(finals_minutes(self.event, of, shape)) * 60;
        let (before, last) = (length(RoundKind::Elimination), length(RoundKind::Final));
        let others = i64::from(rounds.checked_sub(1)?);
        if last == 0 || others > 0 && before == 0 {
            return None;
        }
        Some(begin + others * (before + self.pause) + last)
    }

    fn running_finals(&self) -> Option<i64> {
        let finals = self.event.finals()?;
        let played = finals.rounds.len() as u32;
        let left = finals.planned.saturating_sub(played);
        if played == 0 {
            return self.finals(self.now, left);
        }
        let round = self.event.round()?;
        let end = self.end_of_newest(i64::from(round.minutes) * 60)?;
        match left {
            0 if round.minutes == 0 => None,
            0 => Some(end),
            _ => self.finals(end + self.pause, left),
        }
    }
}

/// When this round was paired.
fn paired_at(event: &Event, stage: usize, round: u32) -> Option<Moment> {
    event.counting().find_map(|entry| match entry.action.footprint().fact {
        Fact::Paired(paired) if (paired.stage, paired.round) == (stage, round) => Some(entry.at),
        _ => None,
    })
}

/// When the last result of this round was entered, or when it was paired.
fn last_result(event: &Event, stage: usize, round: u32) -> Option<i64> {
    event.counting().find_map(|entry| match entry.action.footprint().fact {
        Fact::Result(result) if (result.stage, result.round) == (stage, round) => {
            Some(entry.at.unix)
        }
        Fact::Paired(paired) if (paired.stage, paired.round) == (stage, round) => {
            Some(entry.at.unix)
        }
        _ => None,
    })
}

/// The estimate of the day as an item of the announcement; None if nothing can be estimated.
///
/// With a warning if the hall closes before the end.
pub fn schedule_item(event: &Event, now: Moment) -> Option<Item> {
    let schedule = schedule(event, now)?;
    let warnings = schedule.too_late(event).into_iter().collect();
    let line = schedule.phrase().capitalised();
    Some(Item { warnings, ..Item::new("schedule", msg!("settings.item-schedule"), line) })
}

/// The items of the announcement; given a time, with the estimated schedule after the length of the
/// rounds.
pub fn announcement_at(event: &Event, now: Option<Moment>) -> Vec<Item> {
    let mut items = announcement(event);
    let beside = items.iter().position(|item| item.key == "minutes").map_or(0, |at| at + 1);
    if let Some(schedule) = now.and_then(|now| schedule_item(event, now)) {
        items.insert(beside, schedule);
    }
    items
}

impl Schedule {
    /// `Round 5 ends about 18:10, and the finals about 20:00`.
    pub fn phrase(&self) -> Message {
        let about = |end: Moment| match self.begins {
            Begins::OtherDay => length(end.unix - self.from.unix),
            Begins::Earlier | Begins::Now => Arg::from(rounded_up(end).clock()),
        };
        let finals = self.finals.map(about);
        let when = match self.begins {
            Begins::OtherDay => "takes",
            Begins::Now => "now",
            Begins::Earlier => "planned",
        };
        match (self.rounds, finals) {
            (Some((n, end)), Some(finals)) => {
                msg!("settings.ends-with-finals", when, n, time = about(end), finals)
            }
            (Some((n, end)), None) => msg!("settings.ends", when, n, time = about(end)),
            (None, finals) => msg!("settings.finals-end", when, time = Arg::or_empty(finals)),
        }
    }

    /// The end of everything that can be estimated.
    fn end(&self) -> Option<Moment> {
        self.finals.or(self.rounds.map(|(_, end)| end))
    }

    /// The warning that the hall closes before the end; None before the day of the event, when the
    /// start is not known.
    pub(super) fn too_late(&self, event: &Event) -> Option<Message> {
        let closes = event.setup.closes.filter(|_| self.begins != Begins::OtherDay)?;
        let end = self.end().filter(|end| end.unix > closing(closes, self.from))?;
        let (time, closes) = (rounded_up(end).clock(), closes.to_string());
        Some(match self.finals {
            Some(_) => msg!("settings.finals-late", time, closes),
            None => msg!("settings.rounds-late", time, closes),
        })
    }
}

/// The next time after `from` at which a clock shows `time`.
fn closing(time: TimeOfDay, from: Moment) -> i64 {
    let local = from.unix + i64::from(from.offset);
    let midnight = local - local.rem_euclid(DAY) - i64::from(from.offset);
    match midnight + time.seconds() {
        today if today < from.unix => today + DAY,
        today => today,
    }
}

fn rounded_up(end: Moment) -> Moment {
    Moment::new((end.unix + STEP - 1).div_euclid(STEP) * STEP, end.offset)
}

/// A length in hours and minutes: `2 hr 15 min`.
fn length(seconds: i64) -> Arg {
    let minutes = (seconds.max(0) + STEP - 1).div_euclid(STEP) * STEP / 60;
    match (minutes / 60, minutes % 60) {
        (0, minutes) => msg!("settings.foreseen-minutes", minutes).into(),
        (hours, 0) => msg!("settings.hours", hours).into(),
        (hours, minutes) => msg!("settings.hours-minutes", hours, minutes).into(),
    }
}
