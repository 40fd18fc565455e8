//! The round clock, extra time for a table, and calls for an official.

use super::officials::{named_official, sits_at};
use super::{is_zero, post};
use crate::event::decide::{Decision, TextKind, cleaned_text, refuse_if, verb};
use crate::event::history::{answer, fact_at_table};
use crate::event::verb::{
    ALWAYS, Answer, MissingWord, VerbSpec, VerbWords, number, paired, playing, unknown_word,
};
use crate::event::{Action, Command, Entry, Event, Id, Moment, Refusal, Round, Ruler, Topic, Verb};
use crate::msg;
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};

pub(super) const TIMER: VerbSpec = VerbSpec::known(
    Topic::Clock,
    "timer start|pause|resume|stop | timer add|left|set MIN",
    msg!("commands.does-timer"),
    msg!("commands.timer"),
    ALWAYS,
    read_timer,
);

pub(super) const EXTEND: VerbSpec = VerbSpec::known(
    Topic::Clock,
    "extend TABLE MIN",
    msg!("commands.does-extend"),
    msg!("commands.extend"),
    playing,
    read_extend,
);

pub(super) const CALL: VerbSpec = VerbSpec::known(
    Topic::Clock,
    "call TABLE [extra=MIN] [by=OFFICIAL] [WHAT]",
    msg!("judge.call-does"),
    msg!("commands.call"),
    paired,
    read_call,
);

fn read_timer(words: &mut VerbWords) -> Result<Verb, Message> {
    let steps = Arg::any_of(["start", "pause", "resume", "stop", "add 5", "left 20", "set 50"]);
    let asks = msg!("plain.ask-clock", steps);
    let step = MissingWord::new(msg!("commands.clock-step"), asks, Answer::Words);
    let command = match words.next(step)?.as_str() {
        "start" => Command::StartTimer,
        "pause" => Command::Timer(Timer::Pause),
        "resume" => Command::Timer(Timer::Resume),
        "stop" => Command::Timer(Timer::Stop),
        "add" => Command::Timer(Timer::Add(number(
            &words.next(msg!("commands.missing-part", what = "minutes"))?,
        )?)),
        "left" => Command::Timer(Timer::Left(
            words.number(msg!("commands.missing-part", what = "minutes"))?,
        )),
        "set" => Command::Timer(Timer::Set(
            words.number(msg!("commands.missing-part", what = "minutes"))?,
        )),
        other => {
            let known = ["start", "pause", "resume", "stop", "add", "left", "set"];
            return Err(unknown_word(other, known));
        }
    };
    Ok(Verb::Do(command))
}

fn read_extend(words: &mut VerbWords) -> Result<Verb, Message> {
    let table = words.number(MissingWord::TABLE)?;
    Ok(Verb::Do(Command::Extend {
        table,
        minutes: words.number(msg!("commands.missing-part", what = "minutes"))?,
    }))
}

fn read_call(words: &mut VerbWords) -> Result<Verb, Message> {
    let table = words.number(MissingWord::TABLE)?;
    let [extra, by] = words.leading_settings(["extra", "by"])?;
    let extra = extra.map(|extra| number(&extra)).transpose()?;
    Ok(Verb::Do(Command::Call(NewCall { table, extra, by, what: words.optional_rest() })))
}

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
    let running_already = || Decision::unchanged(msg!("clock.already", what = "running"));
    match what {
        Timer::Start(_) if clock.is_paused() => {
            return Err(Refusal(msg!("clock.is-paused", resume = verb("timer resume"))));
        }
        Timer::Start(_) if !clock.is_stopped() => return Ok(running_already()),
        Timer::Start(_) => {}
        _ if clock.is_stopped() && !matches!(what, Timer::Set(_) | Timer::Left(_)) => {
            return Err(Refusal(msg!("clock.not-running", start = verb("timer start"))));
        }
        Timer::Pause if clock.is_paused() => {
            return Ok(Decision::unchanged(msg!("clock.already", what = "paused")));
        }
        Timer::Resume if !clock.is_paused() => return Ok(running_already()),
        Timer::Add(minutes) if minutes.unsigned_abs() > LONGEST => return Err(too_long()),
        Timer::Add(0) => return Err(Refusal(msg!("clock.nothing-added"))),
        Timer::Set(minutes) | Timer::Left(minutes) if !(1..=LONGEST).contains(&minutes) => {
            return Err(too_long());
        }
        _ => {}
    }
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
    let decision =
        Decision::new(Action::Timer(action), answer(describe_timer(action))).warned(warnings);
    Ok(post::posted_by_the_clock(event, decision))
}

/// The warning that the new length is shorter than the time already played.
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
    let message = fact_at_table(table, msg!("pages.extra-minutes", n = all));
    Ok(Decision::new(Action::Extend(Extended { table, minutes }), message))
}

/// Refuses extra minutes outside the allowed range.
fn extra_range(minutes: u32) -> Result<(), Refusal> {
    if (1..=LONGEST).contains(&minutes) { Ok(()) } else { Err(too_long()) }
}

/// The refusal of a table that the round does not have.
fn no_table(event: &Event, table: u32) -> Refusal {
    let number = event.round().map_or(0, |round| round.number);
    let round = event.round_in_a_sentence(event.stages.len(), number);
    Refusal(msg!("clock.no-table", table, round))
}

/// A call for an official to a table. The table may get extra minutes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NewCall {
    pub table: u32,
    pub extra: Option<u32>,
    /// The official who came, as a user typed them.
    pub by: Option<String>,
    pub what: Option<String>,
}

pub(super) fn call(event: &Event, new: &NewCall, now: Moment) -> Result<Decision, Refusal> {
    let table = new.table;
    let no_round = || Refusal(msg!("judge.no-round", pair = verb("pair")));
    let round = event.round().ok_or_else(no_round)?;
    let pairing = round.at_table(table).ok_or_else(|| no_table(event, table))?;
    let Some(b) = pairing.b else { return Err(no_table(event, table)) };
    let of = [pairing.a, b];
    if let Some(extra) = new.extra {
        extra_range(extra)?;
        refuse_if(pairing.outcome.is_some(), || msg!("clock.table-has-result", table))?;
    }
    let by = new.by.as_deref().map(|name| named_official(event, name)).transpose()?;
    if let Some(name) = by.as_ref().filter(|name| !event.is_leader_here(name)) {
        let here = verb(format!("official {name} here"));
        return Err(Refusal(msg!("judge.official-away", name, here)));
    }
    let what = new.what.as_deref().map(|what| cleaned_text(TextKind::Note, what)).transpose()?;
    let played = event.clock.played(now.unix);
    let minute = played.and_then(|seconds| u32::try_from(seconds.max(0) / 60).ok());
    let extra = new.extra.unwrap_or(0);
    let (stage, number) = (event.stages.len(), round.number);
    let called = Called { stage, round: number, table, of, minute, extra, by, what };
    let mut sentences = vec![answer(event.describe_call(&called))];
    if extra > 0 {
        let all = pairing.extra_minutes.saturating_add(extra);
        sentences.push(fact_at_table(table, msg!("pages.extra-minutes", n = all)));
    }
    let warning = called.by.as_ref().and_then(|name| plays_there(event, name, table, of));
    Ok(Decision::new(Action::Call(called), Message::sentences(sentences)).warned(warning))
}

/// The warning that the official called plays at this table, and who rules there instead.
fn plays_there(event: &Event, name: &str, table: u32, of: [u32; 2]) -> Option<Message> {
    if !sits_at(event, name, of) {
        return None;
    }
    let ruler = event.ruled_table_at(table).map(|ruled| ruled.ruler);
    Some(match ruler {
        Some(ruler @ Ruler::Leader { .. }) => {
            msg!("judge.official-plays", name, who = Arg::from(ruler.phrase(&event.ruleset)))
        }
        _ => msg!("judge.official-plays-alone", name),
    })
}

/// A change of the current round's clock, as a fact in wall-clock time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timer {
    /// The clock starts with this many minutes.
    Start(u32),
    Pause,
    Resume,
    Stop,
    /// Minutes are added; a negative number takes minutes away.
    Add(i32),
    /// The length of the whole round is set, in minutes.
    Set(u32),
    /// The time left from now is set, in minutes.
    Left(u32),
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Extended {
    pub table: u32,
    pub minutes: u32,
}

/// A call for an official at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Called {
    pub stage: usize,
    pub round: u32,
    pub table: u32,
    /// The two entrants who sat there.
    pub of: [Id; 2],
    /// Whole minutes of the round that were played, without pauses; None if no clock ran.
    pub minute: Option<u32>,
    /// Extra minutes that the table was given; 0 for none.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub extra: u32,
    /// The name of the official who came.
    pub by: Option<String>,
    /// The subject of the call, in the official's words.
    pub what: Option<String>,
}

pub(super) fn describe_timer(what: Timer) -> Message {
    let minutes = |n: u32| msg!("pages.minutes", n);
    match what {
        Timer::Start(n) => msg!("log.timer-minutes", what = "started", minutes = minutes(n)),
        Timer::Pause => msg!("log.timer", what = "paused"),
        Timer::Resume => msg!("log.timer", what = "resumed"),
        Timer::Stop => msg!("log.timer", what = "stopped"),
        Timer::Add(n) if n < 0 => msg!("log.time-taken", n = n.unsigned_abs()),
        Timer::Add(n) => msg!("log.time-added", n),
        Timer::Left(n) => msg!("log.timer-minutes", what = "left", minutes = minutes(n)),
        Timer::Set(n) => msg!("log.timer-minutes", what = "set", minutes = minutes(n)),
    }
}

impl Extended {
    pub fn phrase(&self) -> Message {
        let minutes = msg!("pages.extra-minutes", n = self.minutes);
        msg!("common.labelled", label = msg!("common.table", n = self.table), text = minutes)
    }
}

impl Event {
    pub(super) fn describe_call(&self, called: &Called) -> Message {
        let place = self.table_of((called.stage, called.round, called.table));
        msg!("judge.call-log", place, what = called.phrase())
    }

    /// Gives a table of the newest round extra minutes.
    pub(super) fn apply_minutes(&mut self, table: u32, minutes: u32) -> Result<(), Message> {
        let pairing = self.table_mut(table)?;
        pairing.extra_minutes = pairing.extra_minutes.saturating_add(minutes);
        Ok(())
    }

    pub(super) fn apply_timer(&mut self, what: Timer, at: Moment) -> Result<(), Message> {
        self.clock.apply(what, at);
        Ok(())
    }
}

/// The state of the clock. All numbers are seconds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Clock {
    /// When the clock was started; None if it neither runs nor is paused.
    started: Option<i64>,
    length: i64,
    /// When the current pause began.
    paused: Option<i64>,
    /// Time spent in pauses that are over.
    pauses: i64,
}

/// The reading of the clock at a moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reading {
    Stopped,
    /// Seconds left; negative in overtime.
    Running(i64),
    Paused(i64),
}

impl Reading {
    /// Seconds left, whether the clock runs or is paused; negative in overtime.
    pub fn seconds(self) -> Option<i64> {
        match self {
            Reading::Stopped => None,
            Reading::Running(left) | Reading::Paused(left) => Some(left),
        }
    }
}

impl Clock {
    pub fn reading(&self, now: i64) -> Reading {
        let Some(started) = self.started else { return Reading::Stopped };
        // If the computer's clock is set back, the reading must not exceed the whole round.
        let until = self.paused.unwrap_or(now).max(started);
        let left = self.length - (until - started - self.pauses).max(0);
        if self.paused.is_some() { Reading::Paused(left) } else { Reading::Running(left) }
    }

    /// Seconds of the round that were played, without pauses; None if the clock is stopped.
    pub fn played(&self, now: i64) -> Option<i64> {
        self.reading(now).seconds().map(|left| self.length - left)
    }

    /// The length of the round now, in whole minutes.
    pub fn minutes(&self) -> i64 {
        self.length / 60
    }

    pub fn is_running(&self) -> bool {
        self.started.is_some() && self.paused.is_none()
    }

    pub fn is_paused(&self) -> bool {
        self.paused.is_some()
    }

    pub fn is_stopped(&self) -> bool {
        self.started.is_none()
    }

    /// Applies a change that was made to the clock at a moment.
    pub fn apply(&mut self, what: Timer, at: Moment) {
        match what {
            Timer::Start(minutes) => {
                *self = Clock {
                    started: Some(at.unix),
                    length: i64::from(minutes) * 60,
                    ..Clock::default()
                }
            }
            Timer::Pause => self.paused = self.paused.or(self.started.map(|_| at.unix)),
            Timer::Resume => {
                if let Some(since) = self.paused.take() {
                    self.pauses += (at.unix - since).max(0);
                }
            }
            Timer::Stop => *self = Clock::default(),
            Timer::Add(minutes) => self.length = (self.length + i64::from(minutes) * 60).max(0),
            Timer::Set(minutes) => self.length = i64::from(minutes) * 60,
            Timer::Left(minutes) => {
                let left = self.reading(at.unix).seconds().unwrap_or(self.length);
                self.length += i64::from(minutes) * 60 - left;
            }
        }
    }
}

/// A call, with the line of the log that noted it.
#[derive(Debug, Clone, Copy)]
pub struct Call<'a> {
    pub entry: &'a Entry,
    pub called: &'a Called,
}

impl Event {
    /// The calls that were noted and not undone, in the order of time.
    pub fn calls(&self) -> impl Iterator<Item = Call<'_>> {
        self.counting().rev().filter_map(|entry| match &entry.action {
            Action::Call(called) => Some(Call { entry, called }),
            _ => None,
        })
    }

    /// The earlier calls that matter to a judge who comes to a table.
    ///
    /// They were made at a table of this number in this round, or by either player in this event.
    pub fn calls_for(&self, table: u32, of: [Id; 2]) -> impl Iterator<Item = Call<'_>> {
        let newest = (self.stages.len(), self.round().map_or(0, |round| round.number));
        self.calls().filter(move |Call { called, .. }| {
            let here = (called.stage, called.round) == newest && called.table == table;
            here || called.of.iter().any(|id| of.contains(id))
        })
    }
}

impl Called {
    /// The call without its place: `minute 12, Zofia Wir came, 5 extra minutes: slow play`.
    pub fn phrase(&self) -> Message {
        let minute = self.minute.map(|n| msg!("judge.in-minute", n));
        let by = self.by.as_ref().map(|name| msg!("judge.came", name));
        let extra = (self.extra > 0).then(|| msg!("pages.extra-minutes", n = self.extra));
        let facts: Vec<Arg> = [minute, by, extra].into_iter().flatten().map(Arg::from).collect();
        let facts = match facts.is_empty() {
            true => msg!("judge.without-clock").into(),
            false => Arg::Series(facts),
        };
        match &self.what {
            Some(what) => msg!("common.labelled", label = facts, text = what),
            None => msg!("common.text", text = facts),
        }
    }
}
