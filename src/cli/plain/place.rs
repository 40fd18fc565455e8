//! The prompt: the state of the event, and what comes next, with the words to type.

use super::dialogue::{Dialogue, OpenEvent};
use super::reader::OrEnd;
use crate::event::{
    Event, NextStep, Phase, Reading, champion, next_step, phase, plan_in_words, unseated,
};
use crate::msg;
use crate::tui::clock::now;
use crate::words::{Arg, Message};

/// The most tables without a result that are named in a sentence.
const NAMED: usize = 12;

impl Dialogue<'_> {
    /// The prompt: `Round 2, 3 of 11 in, 24:10 left. ?`
    pub(super) fn prompt(&self) -> Message {
        let place = match &self.open {
            None => vec![msg!("plain.events").into()],
            Some(open) => place(open, now().unix),
        };
        msg!("plain.prompt", place = Arg::Series(place)).capitalised()
    }

    /// Prints which event it is, what is missing, and what comes next.
    pub(super) fn print_next(&mut self) -> OrEnd {
        let Some(open) = &self.open else {
            let (open, new) = (verb("open"), verb("new"));
            return self.say(msg!("plain.next-event", open, new));
        };
        let event = open.event();
        let mut sentences = vec![msg!("screen.sentence", text = event.name())];
        if let Some(champion) = champion(event) {
            sentences.push(msg!("screen.sentence", text = event.crowned(champion)).capitalised());
        }
        if phase(event) == Phase::Registration {
            sentences.push(plan_in_words(event));
        }
        sentences.extend(missing(event));
        sentences.extend(waits(event));
        sentences.extend(next(open, now().unix));
        sentences.into_iter().try_for_each(|one| self.say(one))
    }
}

pub(super) fn verb(line: impl Into<String>) -> Arg {
    Arg::Verb(line.into())
}

fn place(open: &OpenEvent, now: i64) -> Vec<Arg> {
    let event = open.event();
    let mut sentences: Vec<Arg> = Vec::new();
    let round = || match (event.stage(), event.round()) {
        (Some(stage), Some(round)) => stage.round_name(round.number).into(),
        _ => Arg::from(msg!("plain.finals")),
    };
    let phase = phase(event);
    match phase {
        Phase::Registration => {
            sentences.push(msg!("verify.registration").into());
            let (come, all) = event.check_in_counts();
            sentences.push(match event.checks_in() {
                true => msg!("check-in.so-many-here", n = come, all).into(),
                false => event.count_entrants(event.active().count()).into(),
            });
        }
        Phase::Playing { missing } => {
            sentences.push(round());
            let tables = event.round().map_or(0, |round| round.matches().count());
            let done = tables.saturating_sub(missing);
            sentences.push(match event.is_held() {
                true => msg!("plain.held").into(),
                false => msg!("plain.results-in", n = done, all = tables).into(),
            });
        }
        Phase::BetweenRounds { .. } | Phase::CutDue { .. } => {
            sentences.push(round());
            if event.round().is_some() {
                sentences.push(msg!("plain.all-in").into());
            }
        }
        Phase::Decided { .. } => sentences.push(msg!("screen.decided").into()),
        Phase::Finished => sentences.push(msg!("screen.closed").into()),
    }
    if !matches!(phase, Phase::Decided { .. } | Phase::Finished) {
        sentences.extend(clock(event, now).map(Arg::from));
    }
    if open.session.read_only().is_some() {
        sentences.push(msg!("plain.read-only").into());
    }
    sentences
}

/// The clock in a few words: `24:10 left`; None if it is stopped.
pub(super) fn clock(event: &Event, now: i64) -> Option<Message> {
    let of = |left: i64| match left {
        ..0 => msg!("plain.overtime", time = minutes(-left)),
        _ => msg!("plain.left", time = minutes(left)),
    };
    Some(match event.clock.reading(now) {
        Reading::Stopped => return None,
        Reading::Running(left) => of(left),
        Reading::Paused(left) => msg!("common.comma", one = msg!("plain.paused"), other = of(left)),
    })
}

/// Minutes and seconds: `24:10`.
pub(super) fn minutes(seconds: i64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

fn missing(event: &Event) -> Option<Message> {
    let round = event.round().filter(|round| !round.held)?;
    let tables: Vec<u32> = round.missing().filter_map(|pairing| pairing.table).collect();
    let (n, more) = (tables.len(), tables.len().saturating_sub(NAMED));
    let named: Vec<Arg> = tables.into_iter().take(NAMED).map(Arg::from).collect();
    match (n, more) {
        (0, _) => None,
        (_, 0) => Some(msg!("screen.missing-at", n, tables = Arg::List(named))),
        _ => {
            let tables = Arg::Series(named);
            Some(msg!("screen.missing-at-and-more", n, tables, more))
        }
    }
}

/// The number of pending reports by players.
pub(super) fn waits(event: &Event) -> Option<Message> {
    let n = Some(event.inbox().count()).filter(|n| *n > 0)?;
    Some(msg!("plain.inbox-waits", n, inbox = verb("inbox")))
}

/// The next step with the words to type for it.
pub(super) fn next(open: &OpenEvent, now: i64) -> Option<Message> {
    let event = open.event();
    if let Some(why) = open.session.read_only() {
        return Some(msg!("plain.next-read-only", why = why.clone()));
    }
    let phase = phase(event);
    let over = event.clock.reading(now).seconds().is_some_and(|left| left <= 0);
    let time_is_up = over && matches!(phase, Phase::Playing { .. });
    let waits = unseated(event).first().copied();
    let typed = |line: &str| msg!("plain.typed", verb = verb(line));
    Some(match next_step(event, phase, time_is_up, waits) {
        NextStep::Register => msg!("plain.next-register", verb = verb("add")),
        NextStep::HoldDraft => msg!("screen.draft", key = typed("draft next")),
        NextStep::GoOnWithDraft => {
            msg!("screen.go-on-with-the-draft", key = typed("draft next"))
        }
        NextStep::CheckIn { come, all } => {
            msg!("plain.next-check-in", n = come, all, here = verb("here"), pair = verb("pair"))
        }
        // The plan has already said so.
        NextStep::ChangeStructure => return None,
        NextStep::PairFirst => msg!("screen.pair-when-all-are-there", key = typed("pair")),
        NextStep::Post { round } => msg!("plain.next-post", verb = verb("post"), round),
        NextStep::Seat { id, round } => {
            let key = typed(&format!("seat #{id} opponent|bye|loss|next"));
            msg!("screen.seat", name = event.label(id), round, key)
        }
        NextStep::StartClock => msg!("screen.start-the-clock", key = typed("timer start")),
        NextStep::CallTime => msg!("plain.next-time", verb = verb("time")),
        NextStep::EnterWinner if event.ruleset.preliminary.scores.is_some() => {
            msg!("result.plain-next")
        }
        NextStep::EnterWinner => msg!("plain.next-result", of = "match"),
        NextStep::EnterGames => msg!("plain.next-result", of = "games"),
        NextStep::PairDecidingMatch => {
            msg!("plain.next-stage", of = "match", verb = verb("pair"), decline = verb("decline"))
        }
        NextStep::PairFinals => {
            msg!("plain.next-stage", of = "finals", verb = verb("pair"), decline = verb("decline"))
        }
        NextStep::Level => msg!("screen.level", key = typed("cut")),
        NextStep::BringBack { rounds } => msg!(
            "plain.next-bring-back",
            rejoin = verb("rejoin"),
            setup = verb(format!("setup rounds={rounds}"))
        ),
        NextStep::Pair { round } => msg!("screen.pair", key = typed("pair"), round),
        NextStep::Cut { size } => msg!("screen.cut", key = typed("cut"), n = size),
        NextStep::Finish => msg!("screen.finish", key = typed("finish")),
        NextStep::Nothing => msg!("plain.next-nothing", undo = verb("undo"), open = verb("open")),
    })
}
