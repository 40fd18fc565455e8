//! Questions that the organizer is asked before an action is written.
//!
//! A command gets a question if it changes more than the row it is about.

use super::decision::{About, Concern};
use super::{Trial, claims, leavers, timer};
use crate::event::action::Timer;
use crate::event::preflight::changes;
use crate::event::{Action, Command, Event, Report, Step, plan_for};
use crate::msg;
use crate::words::Message;

/// Adds the question that belongs to the decision, if there is one. A script is asked
/// nothing. It finds the same facts among the warnings, or in the sentence that says what
/// was done.
pub(super) fn ask(trial: &mut Trial) {
    let asks_already = trial.decision.question.is_some();
    let Some(question) = question(trial).filter(|_| !asks_already) else { return };
    let draws = matches!(trial.command, Command::Pair | Command::PairSettling(_));
    if draws && trial.event.stages.is_empty() {
        // The question holds the warnings about lists.
        let warnings = &mut trial.decision.warnings;
        warnings.retain(|warning| warning.about != About::Lists);
        if !warnings.contains(&question) {
            warnings.insert(0, question.clone());
        }
    }
    trial.decision.question = Some(question);
}

fn question(trial: &Trial) -> Option<Concern> {
    let Trial { event, command, now, .. } = *trial;
    let (action, begins) = (trial.action()?, event.stages.is_empty());
    let posts = matches!(action, Action::Post(_));
    let is_warned = !trial.decision.warnings.is_empty();
    // Whether the question is all that is said of it.
    let asks_all = match command {
        Command::Drop(_) | Command::Remove(_) | Command::Disqualify { .. } => {
            return leaving(trial).map(Concern::from);
        }
        Command::Setup(_) => return announced_late(trial).map(Concern::from),
        Command::Timer(Timer::Set(minutes)) if !posts => {
            return timer::overtime_at_once(&event.clock, *minutes, now).map(Concern::from);
        }
        Command::Cut(_) | Command::CutByHand { .. } | Command::Finish => {
            return claims::waiting(event);
        }
        Command::Pair | Command::PairSettling(_) if begins => {
            return before_the_start(trial).or(claims::waiting(event));
        }
        Command::Pair | Command::PairSettling(_) => {
            return left_with_results(event).or(claims::waiting(event));
        }
        Command::PairByHand(_) if begins => return lists(event),
        Command::PairByHand(_) => return left_with_results(event),
        Command::Decline(_) => true,
        Command::Report { result, .. } => {
            matches!(result, Report::NoShow(_) | Report::Concede { .. } | Report::ConcedeMatch(_))
        }
        Command::Penalty(_) => {
            matches!(action, Action::Penalty(penalised) if penalised.effect.is_some())
        }
        Command::Check(_) | Command::Component(_) => {
            action.reported().is_some() || action.footprint().left.is_some()
        }
        Command::Settle { .. } | Command::Mission(_) => is_warned,
        Command::StartTimer | Command::Timer(_) => posts,
        // A round that the room has not seen may be seated anew without ado.
        Command::MoveTable { .. } => !event.is_held() && is_warned,
        Command::Repair { .. } => !event.is_held(),
        _ => false,
    };
    asks_all.then(|| Concern::from(trial.decision.said()))
}

/// The question if an entrant leaves and that changes anything else.
fn leaving(trial: &Trial) -> Option<Message> {
    let (event, decision) = (trial.event, &trial.decision);
    let id = trial.action()?.footprint().entrant?;
    let plan = plan_changes(event).filter(|_| !event.is_house(id));
    if decision.warnings.is_empty() && plan.is_none() {
        return None;
    }
    let leaves = std::iter::once(msg!("players.leaves", name = event.label(id)));
    let said = leaves.chain(decision.sentences().cloned()).chain(plan);
    Some(Message::sentences(said.collect()))
}

/// The question if an announcement changed during the event changes more with it.
///
/// The places, the cut, the last round, or what comes next may change.
fn announced_late(trial: &Trial) -> Option<Message> {
    if trial.event.stages.is_empty() {
        return None;
    }
    let changes = changes(trial.event, trial.after()?, &[]);
    let said = std::iter::once(trial.decision.message.clone()).chain(changes.clone());
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
fn before_the_start(trial: &Trial) -> Option<Concern> {
    match (without_draft(trial.event, &trial.decision.warnings), lists(trial.event)) {
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
