//! The draft, step by step, and the rare cards shared out after the games.

use super::decision::{Decision, verb};
use crate::event::action::{CardTaken, RedraftStarted};
use crate::event::refuse_if::refuse_if;
use crate::event::{Action, Event, Id, Refusal, Step};
use crate::msg;
use crate::ruleset::{Draft, Pass};
use crate::words::Message;

fn drafted(event: &Event) -> Result<&Draft, Refusal> {
    event.ruleset.draft.as_ref().ok_or_else(|| Refusal(msg!("draft.nothing-drafted")))
}

/// Takes the next step of the draft.
pub(super) fn next(event: &Event) -> Result<Decision, Refusal> {
    let draft = drafted(event)?;
    refuse_if(!event.stages.is_empty(), || msg!("draft.games-begun", undo = verb("undo")))?;
    refuse_if(event.pods.is_empty(), || msg!("draft.no-seats", pods = verb("pods")))?;
    let step = event.next_draft_step().ok_or_else(|| Refusal(msg!("draft.everybody-builds")))?;
    let warnings = match event.draft {
        None => boosters_missing(event),
        Some(_) => None,
    };
    let told = match step {
        Step::Open => msg!(
            "draft.draft-step-open",
            boosters = msg!("common.boosters", n = draft.boosters),
            n = draft.kept_cards(),
        ),
        Step::Build => msg!(
            "draft.draft-step-build",
            n = draft.pool(),
            kept = draft.kept_cards(),
            set = draft.set_cards,
        ),
        Step::Pick { phase, pick } => picking(draft, phase, pick),
    };
    Ok(Decision::new(Action::Draft(step), told).warned(warnings))
}

fn picking(draft: &Draft, phase: u32, pick: u32) -> Message {
    let hand = draft.hand_at(phase, pick);
    let way = match draft.pass(phase) {
        Some(Pass::Right) => msg!("draft.right"),
        _ => msg!("draft.left"),
    };
    if pick > 1 {
        return msg!("draft.draft-step-pick", phase, pick, n = hand, way);
    }
    let boosters = draft.phases.get(phase as usize - 1).map_or(0, |p| p.boosters);
    let boosters = msg!("common.boosters", n = boosters);
    msg!("draft.first-pick", phase, boosters, n = hand, way)
}

/// The warning about missing boosters:
/// `18 boosters are missing: 78 are needed and 60 are in the hall.`
pub(super) fn boosters_missing(event: &Event) -> Option<Message> {
    let needs = event.draft_needs().filter(|needs| needs.missing() > 0)?;
    let (needed, there) = (needs.boosters, needs.there.unwrap_or(0));
    Some(msg!("draft.boosters-missing", n = needs.missing(), needed, there))
}

/// Checks that the redraft can still be agreed or called off.
pub(super) fn may_agree(event: &Event) -> Result<(), Refusal> {
    refuse_if(drafted(event)?.phases.is_empty(), || msg!("draft.nothing-passed"))?;
    if event.draft.is_some() || !event.stages.is_empty() {
        return Err(Refusal(msg!("draft.too-late-to-agree")));
    }
    Ok(())
}

/// Lays the rare cards of a pod together, once its games are over.
pub(super) fn share(event: &Event, cards: u32, pod: Option<u32>) -> Result<Decision, Refusal> {
    let index = pod_meant(event, pod)?;
    if event.redrafts.contains_key(&index) {
        let next = verb("redraft next");
        return Err(Refusal(msg!("draft.laid-together-already", next)));
    }
    refuse_if(cards == 0, || msg!("draft.no-card"))?;
    let draft = drafted(event)?;
    let seats = event.pods[index].len() as u32;
    let drafted = seats * draft.kept_cards();
    refuse_if(cards > drafted, || msg!("draft.too-many-cards", n = cards, drafted))?;
    let standings = event.pod_standings(index);
    let order = standings.iter().map(|s| s.entrant).filter(|id| event.is_here(*id));
    let order: Vec<Id> = order.collect();
    let Some(first) = order.first() else {
        return Err(Refusal(msg!("draft.nobody-left")));
    };
    let told = msg!("draft.shared-out", n = cards, name = event.label(*first));
    let shared = RedraftStarted { pod: index + 1, cards, order };
    Ok(Decision::new(Action::Redraft(shared), told))
}

/// Records that the player whose turn it is has taken a card.
pub(super) fn take(event: &Event, pod: Option<u32>) -> Result<Decision, Refusal> {
    let running: Vec<usize> =
        event.redrafts.keys().copied().filter(|at| event.redraft_turn(*at).is_some()).collect();
    let index = match (pod, running.as_slice()) {
        (None, [only]) => *only,
        (None, [_, _, ..]) => return Err(Refusal(msg!("draft.which-pod"))),
        _ => pod_meant(event, pod)?,
    };
    let Some(redraft) = event.redrafts.get(&index) else {
        return Err(Refusal(msg!("draft.none-laid-together", cards = verb("redraft CARDS"))));
    };
    let Some(id) = event.redraft_turn(index) else {
        return Err(Refusal(msg!("draft.redraft-over")));
    };
    let left = redraft.cards - redraft.taken.len() as u32 - 1;
    let mut after = event.clone();
    after.redrafts.entry(index).and_modify(|redraft| redraft.taken.push(id));
    let name = event.label(id);
    let told = match after.redraft_turn(index) {
        Some(next) => msg!("draft.taken", name, n = left, next = event.label(next)),
        None => msg!("draft.last-taken", name),
    };
    Ok(Decision::new(Action::Take(CardTaken { pod: index + 1, id }), told))
}

/// The index of the pod meant, from 0, if its cards may be shared.
fn pod_meant(event: &Event, pod: Option<u32>) -> Result<usize, Refusal> {
    drafted(event)?;
    refuse_if(event.setup.redraft != Some(true), || msg!("draft.not-agreed"))?;
    let pods = event.pods.len();
    let index = match pod {
        None if pods > 1 => return Err(Refusal(msg!("draft.which-of-pods", n = pods))),
        None => 0,
        Some(number) => (number as usize).wrapping_sub(1),
    };
    if index >= pods {
        return Err(Refusal(match (pod, pods) {
            (_, 0) => msg!("draft.no-pods", pods = verb("pods")),
            (pod, most) => msg!("draft.no-such-pod", pod = pod.unwrap_or(0), most),
        }));
    }
    refuse_if(!event.pod_is_over(index), || msg!("draft.games-to-come"))?;
    Ok(index)
}
