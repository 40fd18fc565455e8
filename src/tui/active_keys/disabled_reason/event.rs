//! Reasons for the keys of the round, the clock, the screens and the log.
//!
//! If a rule decides, the reason is the refusal that the command would get.

use super::file::read_only;
use crate::event::action::Timer;
use crate::event::{
    Action, Chosen, Command, CutBy, Event, Moment, Phase, Refusal, decide, swiss_lacks_players,
};
use crate::ruleset::handbook;
use crate::tui::active_keys::way;
use crate::tui::draft_step::draft_command;
use crate::tui::keys::{Act, View};
use crate::tui::model::Model;
use crate::tui::open_event::Pane;

/// The refusal that this command would get; no rule asked here depends on the clock.
pub fn refusal(event: &Event, command: &Command) -> Option<String> {
    decide(event, command, Moment::new(0, 0)).err().map(|refusal| refusal.0.to_string())
}

pub fn no_round(model: &Model) -> Option<String> {
    let missing = model.open_event()?.round().is_none();
    missing.then(|| first_round(model, "No round is paired yet"))
}

/// A sentence that something waits for the first round.
///
/// It names the key that draws the round, or that says what is missing.
fn first_round(model: &Model, waits: &str) -> String {
    let does = match cannot_pair(model) {
        None => "draws the first",
        Some(_) => "says what the first waits for",
    };
    format!("{waits}: {} {does}.", way(model, Act::Pair))
}

/// How to reopen a closed event: by undoing the newest action, or in the log.
pub fn reopens(event: &Event, key: impl Fn(Act) -> String) -> String {
    let newest = event.undoable().is_some_and(|entry| matches!(entry.action, Action::Finish(_)));
    match newest {
        true => format!("{} opens it again", key(Act::Undo)),
        false => format!("in the log ({}) its end can be taken back", key(Act::ShowLog)),
    }
}

/// Why no result can be entered.
///
/// Nothing can be saved, no round is paired, or the event is closed.
pub fn no_result(model: &Model) -> Option<String> {
    if let Some(why) = read_only(model) {
        return Some(why);
    }
    match model.event()?.finished {
        Some(_) => {
            let again = reopens(model.event()?, |act| way(model, act));
            Some(format!("The event is closed and its results stand: {again}."))
        }
        None => no_round(model),
    }
}

/// Why Enter does nothing: it needs a table or a place.
pub fn cannot_enter(model: &Model) -> Option<String> {
    let open = model.open_event()?;
    match open.pane {
        Pane::Round => no_result(model),
        Pane::Standings if open.digits.is_empty() => no_place(model),
        Pane::Standings => no_result(model),
    }
}

pub fn no_final_round(model: &Model) -> Option<String> {
    no_final_table(model).or_else(|| no_result(model))
}

/// Why no table of the finals can be asked about.
pub fn no_final_table(model: &Model) -> Option<String> {
    match model.event()?.finals() {
        Some(finals) if finals.rounds.is_empty() => {
            let key = way(model, Act::Pair);
            Some(match model.event()?.may_have_a_deciding_match() {
                true => format!("The deciding match is not paired yet: {key} pairs it."),
                false => format!("The finals are not paired yet: {key} pairs them."),
            })
        }
        Some(_) => None,
        None => Some(format!(
            "This is how it would be now: {} makes the cut once the rounds are played.",
            way(model, Act::Cut)
        )),
    }
}

pub fn no_entry(model: &Model) -> Option<String> {
    model.open_event()?.chosen_entry().is_none().then(|| {
        let key = way(model, Act::Back);
        format!("The log holds nothing like this: {key} shows all of it.")
    })
}

/// Why the chosen action cannot be undone.
///
/// The rules are not asked whether later actions allow it: the answer takes long to
/// compute, so only the undo itself asks.
pub fn cannot_undo_this(model: &Model) -> Option<String> {
    let open = model.open_event()?;
    let event = open.event();
    let Some(n) = open.chosen_entry() else { return Some("Nothing was done yet.".to_owned()) };
    let step = event.log.iter().rfind(|e| e.n == n).is_some_and(|e| e.action.is_about_the_log());
    let never = step || event.undone.contains(&n);
    if never { refusal(event, &Command::Undo(Some(Chosen::number(n)))) } else { None }
}

/// Why no round can be paired.
///
/// Pairing takes long to compute. The rules are asked only if they are sure to refuse
/// before they draw.
pub fn cannot_pair(model: &Model) -> Option<String> {
    let open = model.open_event()?;
    match open.derived.phase {
        Phase::BetweenRounds { .. } if !swiss_lacks_players(open.event()) => None,
        Phase::Registration => not_startable(open.event()),
        _ => refusal(open.event(), &Command::Pair),
    }
}

fn not_startable(event: &Event) -> Option<String> {
    let reasons = crate::event::start_blockers(event);
    (!reasons.is_empty()).then(|| Refusal::from(reasons).0.to_string())
}

/// Why no cut can be made; the qualifiers are computed only when they are shown.
pub fn cannot_cut(model: &Model) -> Option<String> {
    let open = model.open_event()?;
    match open.derived.phase {
        Phase::CutDue { .. } => None,
        _ => refusal(open.event(), &Command::Cut(CutBy::Announced)),
    }
}

pub fn no_clock(model: &Model) -> Option<String> {
    let event = model.event()?;
    if model.open_event()?.derived.champion.is_some() && event.finished.is_none() {
        return Some("There is a champion: no clock is needed any more.".to_owned());
    }
    refusal(
        event,
        &match event.clock.is_stopped() {
            true => Command::StartTimer,
            false => Command::Timer(Timer::Pause),
        },
    )
}

pub fn clock_stopped(model: &Model) -> Option<String> {
    no_clock(model).or_else(|| refusal(model.event()?, &Command::Timer(Timer::Add(1))))
}

pub fn no_table(model: &Model) -> Option<String> {
    let open = model.open_event()?;
    if open.pane != Pane::Round || open.view != View::Main {
        let key = way(model, Act::NextPane);
        return Some(format!("Extra time is for a table: {key} goes to the round."));
    }
    match open.chosen_table() {
        _ if open.looks_back() => {
            Some(format!("This round is over: {} goes to the newest.", way(model, Act::Back)))
        }
        Some(table) => refusal(open.event(), &Command::Extend { table, minutes: 1 }),
        None => Some(first_round(model, "No round is paired yet")),
    }
}

/// Why there is nothing to explain: an explanation needs a table or a place.
pub fn no_why(model: &Model) -> Option<String> {
    match model.open_event()?.pane {
        Pane::Round => no_round(model),
        Pane::Standings => no_place(model),
    }
}

/// Why no place is shown beside the round.
fn no_place(model: &Model) -> Option<String> {
    let open = model.open_event()?;
    let eliminated = open.event().preliminary().is_none() && open.shows_final_places();
    if eliminated { None } else { no_standings(model) }
}

pub fn no_standings(model: &Model) -> Option<String> {
    let open = model.open_event()?;
    match open.has_screen(View::Standings) {
        true => None,
        false if open.event().stages.is_empty() => {
            Some(first_round(model, "There are no standings before the first round"))
        }
        false => Some(format!(
            "This event has no preliminary rounds, and so no standings: {} shows the bracket.",
            way(model, Act::ShowBracket)
        )),
    }
}

/// Why there is no draft screen: the game is neither drafted nor played in pods.
pub fn no_draft(model: &Model) -> Option<String> {
    let missing = !model.open_event()?.has_screen(View::Draft);
    missing.then(|| "This game is not drafted, and has no pods.".to_owned())
}

pub fn no_draft_step(model: &Model) -> Option<String> {
    let open = model.open_event()?;
    refusal(open.event(), &draft_command(open)?)
}

pub fn no_bracket(model: &Model) -> Option<String> {
    match model.open_event()?.has_screen(View::Bracket) {
        true => None,
        false if model.event()?.may_have_a_deciding_match() => Some(format!(
            "There is no deciding match to draw: {} seeds one if the first are level at the end.",
            way(model, Act::Cut)
        )),
        false => {
            Some("There is no bracket to draw: this event has no cut, or no result yet.".to_owned())
        }
    }
}

pub fn cannot_finish(model: &Model) -> Option<String> {
    match model.open_event()?.derived.phase {
        Phase::Finished => {
            let again = reopens(model.event()?, |act| way(model, act));
            Some(format!("The event is closed already: {again}."))
        }
        _ => refusal(model.event()?, &Command::Finish),
    }
}

pub fn nothing_to_redo(model: &Model) -> Option<String> {
    let missing = model.event()?.redoable().is_none();
    missing.then(|| "There is nothing to redo.".to_owned())
}

/// Why the chosen row cannot be redone.
///
/// In the log, an undone row can come back even if another action was undone last.
pub fn nothing_to_bring_back(model: &Model) -> Option<String> {
    let open = model.open_event()?;
    let event = open.event();
    let chosen = open.chosen_entry().and_then(|n| event.log.iter().find(|entry| entry.n == n));
    let undone = |n: u64| event.undone.contains(&n);
    match chosen.map(|entry| (entry.n, &entry.action)) {
        Some((_, Action::Undo(n))) if undone(*n) => None,
        Some((n, _)) if undone(n) => None,
        _ => nothing_to_redo(model),
    }
}

pub fn no_rules(model: &Model) -> Option<String> {
    handbook(&model.event()?.ruleset, &model.words).is_empty().then(|| {
        "This game's file has no rules for the judge: errata, rulings or a glossary in it would \
         stand here."
            .to_owned()
    })
}
