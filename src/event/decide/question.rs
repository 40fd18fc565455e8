//! Questions that the organizer is asked before an action is written.
//!
//! A command gets a question if it changes more than the row it is about.

use super::claims;
use super::decision::{About, Concern, Decision};
use super::leavers;
use crate::event::action::Timer;
use crate::event::preview::of_the_announcement;
use crate::event::{Action, Command, Event, Moment, Report, Step, afterwards, plan_for};
use crate::msg;
use crate::words::Message;

/// Adds the question that belongs to the decision, if there is one. A script is asked
/// nothing. It finds the same facts among the warnings, or in the sentence that says what
/// was done.
pub(super) fn asked(event: &Event, command: &Command, decision: Decision, now: Moment) -> Decision {
    let Some(action) = &decision.action else { return decision };
    let all = || Some(Concern::from(decision.said()));
    let question = match command {
        Command::Drop(_) | Command::Remove(_) | Command::Disqualify { .. } => {
            leaving(event, &decision).map(Concern::from)
        }
        Command::Decline(_) => all(),
        Command::Report {
            result: Report::NoShow(_) | Report::Concede { .. } | Report::ConcedeMatch(_),
            ..
        } => all(),
        Command::Penalty(_) => {
            let effect = matches!(action, Action::Penalty(penalised) if penalised.effect.is_some());
            effect.then(all).flatten()
        }
        Command::Check(_) | Command::Component(_) => {
            let print = action.footprint();
            (action.reported().is_some() || print.left.is_some()).then(all).flatten()
        }
        Command::Timer(Timer::Set(minutes)) if !matches!(action, Action::Post(_)) => {
            super::timer::overtime_at_once(&event.clock, *minutes, now).map(Concern::from)
        }
        Command::Cut(_) | Command::CutByHand { .. } | Command::Finish => claims::waiting(event),
        Command::Pair | Command::PairSettling(_) => {
            let results = left_with_results(event).or(claims::waiting(event));
            before_the_start(event, &decision).or(results)
        }
        Command::PairByHand(_) => {
            lists(event).filter(|_| event.stages.is_empty()).or(left_with_results(event))
        }
        Command::Settle { .. } => (!decision.warnings.is_empty()).then(all).flatten(),
        Command::StartTimer | Command::Timer(_) => {
            matches!(action, Action::Post(_)).then(all).flatten()
        }
        // A round that the room has not seen may be seated anew without ado.
        Command::MoveTable { .. } => {
            (!event.is_held() && !decision.warnings.is_empty()).then(all).flatten()
        }
        // Nobody moves in the room for a round that it has not seen.
        Command::Repair { .. } => (!event.is_held()).then(all).flatten(),
        Command::Mission(_) => (!decision.warnings.is_empty()).then(all).flatten(),
        Command::Setup(_) => announced_late(event, &decision, now).map(Concern::from),
        _ => None,
    };
    let asks_already = decision.question.is_some();
    if asks_already || question.is_none() {
        return decision;
    }
    let mut decision = decision;
    if let (Command::Pair | Command::PairSettling(_), Some(question), true) =
        (command, &question, event.stages.is_empty())
    {
        // The question holds the warnings about lists.
        decision.warnings.retain(|warning| warning.about != About::Lists);
        if !decision.warnings.contains(question) {
            decision.warnings.insert(0, question.clone());
        }
    }
    Decision { question, ..decision }
}

/// The question if an entrant leaves and that changes anything else.
fn leaving(event: &Event, decision: &Decision) -> Option<Message> {
    let who = decision.action.as_ref().and_then(|action| action.footprint().entrant);
    let plan = plan_changes(event).filter(|_| !who.is_some_and(|id| event.is_house(id)));
    if decision.warnings.is_empty() && plan.is_none() {
        return None;
    }
    let id = decision.action.as_ref()?.footprint().entrant?;
    let leaves = std::iter::once(msg!("players.leaves", name = event.label(id)));
    let said = leaves.chain(decision.sentences().cloned()).chain(plan);
    Some(Message::sentences(said.collect()))
}

/// The question if an announcement changed during the event changes more with it.
///
/// The places, the cut, the last round, or what comes next may change.
fn announced_late(event: &Event, decision: &Decision, now: Moment) -> Option<Message> {
    let action = decision.action.as_ref().filter(|_| !event.stages.is_empty())?;
    let changes = of_the_announcement(event, &afterwards(event, action, now)?);
    let said = std::iter::once(decision.message.clone()).chain(changes.clone());
    (!changes.is_empty()).then(|| Message::sentences(said.collect()))
}

/// With one player fewer, the structure may have other rounds or another cut.
fn plan_changes(event: &Event) -> Option<Message> {
    if !event.stages.is_empty() {
        return None;
    }
    let now = event.active().count() as u32;
    let plan = |players: u32| plan_for(event, players).map(|(plan, _)| plan);
    let (was, is) = (plan(now).ok()?, plan(now.checked_sub(1)?));
    let left = event.count_entrants(now as usize - 1);
    match is {
        Err(why) => Some(msg!("players.too-few-to-begin", players = left, why)),
        Ok(is) if is == was => None,
        Ok(is) => {
            let (n, cut) = (is.rounds, is.cut_phrase());
            Some(msg!("players.other-plan", players = left, n, cut))
        }
    }
}

/// The question before round 1: no draft was held, or lists are missing.
fn before_the_start(event: &Event, decision: &Decision) -> Option<Concern> {
    if !event.stages.is_empty() {
        return None;
    }
    match (without_draft(event, &decision.warnings), lists(event)) {
        (Some(draft), Some(lists)) => {
            Some(Concern::new(About::Draft, Message::sentences(vec![draft.message, lists.message])))
        }
        (draft, lists) => draft.or(lists),
    }
}

/// Says that demanded lists are missing, and which of those handed in have faults.
fn lists(event: &Event) -> Option<Concern> {
    let said = match (event.lists_missing(), event.lists_faulty()) {
        (Some(missing), Some(faulty)) => Message::sentences(vec![missing, faulty]),
        (missing, faulty) => missing.or(faulty)?,
    };
    Some(Concern::new(About::Lists, said))
}

/// The question if players left with results of the round before, which somebody else may
/// have entered.
fn left_with_results(event: &Event) -> Option<Concern> {
    let said = leavers::not_paired(event).filter(|_| leavers::any_with_result(event))?;
    Some(Concern::new(About::Leavers, said))
}

/// The question if round 1 of a drafted game is paired before its draft is over.
/// Its warnings are those of the round.
pub fn without_draft(event: &Event, warnings: &[Concern]) -> Option<Concern> {
    if event.ruleset.draft.is_none() || !event.stages.is_empty() {
        return None;
    }
    match event.draft.map(|at| at.step) {
        None => Some(Concern::new(About::Draft, msg!("pairing.no-draft"))),
        Some(Step::Build) => None,
        // In the middle of the draft, the warnings already say so.
        Some(_) => warnings.iter().find(|warning| warning.about == About::Draft).cloned(),
    }
}
