//! Reasons for the keys of the round, the clock, the screens and the log.
//!
//! If a rule decides, the reason is the refusal that the command would get.

use super::file::read_only;
use crate::event::action::{LARGEST_TABLE, Timer};
use crate::event::{
    Action, Chosen, Command, CutBy, Event, Moment, Phase, Refusal, cut_comes_next, decide,
    plan_for, swiss_lacks_players,
};
use crate::msg;
use crate::tui::active_keys::way;
use crate::tui::dialog::Dialog;
use crate::tui::draft_step::draft_command;
use crate::tui::keys::{Act, View};
use crate::tui::model::Model;
use crate::tui::open_event::Pane;
use crate::words::{Arg, Message};

/// The refusal that this command would get; no rule asked here depends on the clock.
pub fn refusal(event: &Event, command: &Command) -> Option<Message> {
    decide(event, command, Moment::new(0, 0)).err().map(|refusal| refusal.0)
}

pub fn no_round(model: &Model) -> Option<Message> {
    model.open_event()?.round().is_none().then(|| not_paired_yet(model))
}

/// A sentence that no round is paired.
///
/// It names the key that draws the first, and that says what is missing.
fn not_paired_yet(model: &Model) -> Message {
    msg!("common.no-round", pair = way(model, Act::Pair))
}

/// The event is closed, and how it is reopened: by undoing the newest action, or in the log.
pub fn closed<K: Into<Arg>>(event: &Event, key: impl Fn(Act) -> K) -> Message {
    let newest = event.undoable().is_some_and(|entry| matches!(entry.action, Action::Finish(_)));
    match newest {
        true => msg!("common.closed", undo = key(Act::Undo)),
        false => msg!("screen.closed-in-log", key = key(Act::ShowLog)),
    }
}

/// Why no result can be entered.
///
/// Nothing can be saved, no round is paired, or the event is closed.
pub fn no_result(model: &Model) -> Option<Message> {
    if let Some(why) = read_only(model) {
        return Some(why);
    }
    match model.event()?.finished {
        Some(_) => Some(closed(model.event()?, |act| way(model, act))),
        None => no_round(model),
    }
}

/// Why Enter does nothing: it needs a table or a place.
pub fn cannot_enter(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    match open.pane {
        Pane::Round => no_result(model).or_else(|| not_posted(model)),
        Pane::Standings if open.digits.is_empty() => no_place(model),
        Pane::Standings => no_result(model).or_else(|| not_posted(model)),
    }
}

/// Why no result can be entered in a held round.
pub fn not_posted(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    if open.looks_back() && open.view == View::Main {
        return None;
    }
    let event = open.event();
    let round = event.round().filter(|round| round.held)?;
    let round = event.round_in_a_sentence(event.stages.len(), round.number);
    Some(msg!("pairing.post-first", round, post = way(model, Act::Post)))
}

/// Why there is no round to be posted.
pub fn cannot_post(model: &Model) -> Option<Message> {
    match decide(model.event()?, &Command::Post, Moment::new(0, 0)) {
        Ok(decision) if decision.action.is_some() => None,
        Ok(decision) => Some(decision.message),
        Err(refusal) => Some(refusal.0),
    }
}

/// Why the chosen pairing cannot go to another table.
pub fn cannot_move_table(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    if open.pane != Pane::Round || open.view != View::Main {
        return Some(msg!("tables.no-pairing-chosen", key = way(model, Act::NextPane)));
    }
    match open.chosen_table() {
        _ if open.looks_back() => Some(msg!("screen.round-over", key = way(model, Act::Back))),
        // Only the table that it leaves is asked about.
        Some(from) => refusal(open.event(), &Command::MoveTable { from, to: LARGEST_TABLE }),
        None => Some(not_paired_yet(model)),
    }
}

/// Why the bracket does not move: its last column on this side is in sight.
pub fn no_column(model: &Model, step: isize) -> Option<Message> {
    let hides = model.open_event()?.bracket.hides(step);
    (!hides).then(|| match step {
        ..0 => msg!("screen.no-round-before"),
        _ => msg!("screen.last-rounds-in-sight"),
    })
}

pub fn no_final_round(model: &Model) -> Option<Message> {
    no_final_table(model).or_else(|| no_result(model)).or_else(|| not_posted(model))
}

/// Why no table of the finals can be asked about.
pub fn no_final_table(model: &Model) -> Option<Message> {
    match model.event()?.finals() {
        Some(finals) if finals.rounds.is_empty() => {
            Some(msg!("screen.finals-not-paired", key = way(model, Act::Pair)))
        }
        Some(_) => None,
        None => Some(msg!("screen.cut-to-come", key = way(model, Act::Cut))),
    }
}

pub fn no_entry(model: &Model) -> Option<Message> {
    let missing = model.open_event()?.chosen_entry().is_none();
    missing.then(|| msg!("handbook.nothing-found", key = way(model, Act::Back)))
}

/// Why the chosen action cannot be undone.
///
/// The rules are not asked whether later actions allow it: the answer takes long to
/// compute, so only the undo itself asks.
pub fn cannot_undo_this(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    let event = open.event();
    let Some(n) = open.chosen_entry() else { return Some(msg!("judge.nothing-yet")) };
    let step = event.entry(n).is_some_and(|entry| entry.action.is_about_the_log());
    let never = step || event.undone.contains(&n);
    if never { refusal(event, &Command::Undo(Some(Chosen::number(n)))) } else { None }
}

/// Why no round can be paired.
///
/// Pairing takes long to compute. The rules are asked only if they are sure to refuse
/// before they draw.
pub fn cannot_pair(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    match open.derived.phase {
        Phase::BetweenRounds { .. } if !swiss_lacks_players(open.event()) => None,
        // In a pile of slips the missing ones come first.
        Phase::Playing { .. } if matches!(model.dialogs.last(), Some(Dialog::Pile(_))) => {
            refusal(open.event(), &Command::Pair)
        }
        // The preflight leads to the results that are missing.
        Phase::Playing { .. } => None,
        Phase::Registration => not_startable(open.event()),
        _ => refusal(open.event(), &Command::Pair),
    }
}

fn not_startable(event: &Event) -> Option<Message> {
    let reasons = crate::event::start_blockers(event);
    (!reasons.is_empty()).then(|| Refusal::from(reasons).0)
}

/// Why no cut can be made; the qualifiers are computed only when they are shown.
pub fn cannot_cut(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    match open.derived.phase {
        Phase::CutDue { .. } => None,
        // The preflight leads to the results that are missing.
        Phase::Playing { .. } if cut_comes_next(open.event()) => None,
        _ => refusal(open.event(), &Command::Cut(CutBy::Announced)),
    }
}

pub fn no_clock(model: &Model) -> Option<Message> {
    let event = model.event()?;
    if model.open_event()?.derived.champion.is_some() && event.finished.is_none() {
        return Some(msg!("screen.champion-no-clock"));
    }
    refusal(
        event,
        &match event.clock.is_stopped() {
            true => Command::StartTimer,
            false => Command::Timer(Timer::Pause),
        },
    )
}

pub fn clock_stopped(model: &Model) -> Option<Message> {
    no_clock(model).or_else(|| refusal(model.event()?, &Command::Timer(Timer::Add(1))))
}

/// Why no tables are left out: an older round is shown, or every table has its result.
pub fn no_open_tables(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    if open.looks_back() {
        return Some(msg!("screen.round-over", key = way(model, Act::Back)));
    }
    let none = open.derived.newest.missing.is_empty();
    no_round(model).or_else(|| none.then(|| msg!("slips.all-entered")))
}

pub fn no_table(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    if open.pane != Pane::Round || open.view != View::Main {
        return Some(msg!("tables.no-pairing-chosen", key = way(model, Act::NextPane)));
    }
    match open.chosen_table() {
        _ if open.looks_back() => Some(msg!("screen.round-over", key = way(model, Act::Back))),
        Some(table) => refusal(open.event(), &Command::Extend { table, minutes: 1 }),
        None => Some(not_paired_yet(model)),
    }
}

/// Why there is nothing to explain: an explanation needs a table or a place.
pub fn no_why(model: &Model) -> Option<Message> {
    match model.open_event()?.pane {
        Pane::Round => no_round(model),
        Pane::Standings => no_place(model),
    }
}

/// Why no place is shown beside the round.
fn no_place(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    let eliminated = open.event().preliminary().is_none() && open.shows_final_places();
    if eliminated { None } else { no_standings(model) }
}

pub fn no_standings(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    match open.has_screen(View::Standings) {
        true => None,
        false if open.event().stages.is_empty() => {
            Some(msg!("screen.disabled-no-standings-yet", key = way(model, Act::Pair)))
        }
        false => Some(msg!("screen.disabled-no-standings", key = way(model, Act::ShowBracket))),
    }
}

/// Why there is no draft screen: the game is neither drafted nor played in pods.
pub fn no_draft(model: &Model) -> Option<Message> {
    let missing = !model.open_event()?.has_screen(View::Draft);
    missing.then(|| msg!("screen.no-draft"))
}

pub fn no_draft_step(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    refusal(open.event(), &draft_command(open)?)
}

pub fn no_bracket(model: &Model) -> Option<Message> {
    match model.open_event()?.has_screen(View::Bracket) {
        true => None,
        false if model.event()?.may_have_a_deciding_match() => {
            Some(msg!("screen.no-deciding-match", key = way(model, Act::Cut)))
        }
        false => Some(match announces_cut(model.event()?) {
            true => msg!("board.no-bracket"),
            false => msg!("events.no-cut"),
        }),
    }
}

/// Whether the event, or its plan for the players registered now, has a cut.
fn announces_cut(event: &Event) -> bool {
    let players = event.active().count() as u32;
    let planned = || plan_for(event, players).ok().map(|(plan, _)| plan);
    event.plan.or_else(planned).is_some_and(|plan| plan.cut > 1)
}

pub fn cannot_finish(model: &Model) -> Option<Message> {
    match model.open_event()?.derived.phase {
        Phase::Finished => Some(closed(model.event()?, |act| way(model, act))),
        _ => refusal(model.event()?, &Command::Finish),
    }
}

pub fn nothing_to_redo(model: &Model) -> Option<Message> {
    let missing = model.event()?.redoable().is_none();
    missing.then(|| msg!("log.nothing-to-redo"))
}

/// Why the chosen row cannot be redone.
///
/// In the log, an undone row can come back even if another action was undone last.
pub fn nothing_to_bring_back(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    let event = open.event();
    let chosen = open.chosen_entry().and_then(|n| event.entry(n));
    let undone = |n: u64| event.undone.contains(&n);
    match chosen.map(|entry| (entry.n, &entry.action)) {
        Some((_, Action::Undo(n))) if undone(*n) => None,
        Some((n, _)) if undone(n) => None,
        _ => nothing_to_redo(model),
    }
}
