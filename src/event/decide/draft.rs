//! The draft, step by step, and the rare cards shared out after the games.

use super::decision::Decision;
use crate::event::action::{CardTaken, RedraftStarted};
use crate::event::{Action, Event, Id, Refusal, Step, counted};
use crate::ruleset::{Draft, Pass};

fn drafted(event: &Event) -> Result<&Draft, Refusal> {
    event.ruleset.draft.as_ref().ok_or_else(|| Refusal::from("In this game nothing is drafted."))
}

/// Takes the next step of the draft.
pub(super) fn next(event: &Event) -> Result<Decision, Refusal> {
    let draft = drafted(event)?;
    if !event.stages.is_empty() {
        return Err(Refusal::from(
            "The games have begun, and nothing is drafted any more: undo goes back to before round 1.",
        ));
    }
    if event.pods.is_empty() {
        return Err(Refusal::from("Nobody has a seat yet: pods draws the pods first."));
    }
    let step = draft
        .after(event.draft.map(|at| at.step))
        .ok_or("Everybody builds now: once the decks are ready, round 1 is paired.")?;
    let warnings = match event.draft {
        None => boosters_missing(event),
        Some(_) => None,
    };
    let told = match step {
        Step::Open => format!(
            "Everybody opens {} and keeps all {} cards.",
            counted(draft.boosters as usize, "booster"),
            draft.kept_cards()
        ),
        Step::Build => format!(
            "Everybody builds from {} cards: {} and the {} of the set.",
            draft.pool(),
            draft.kept_cards(),
            draft.set_cards
        ),
        Step::Pick { phase, pick } => picking(draft, phase, pick),
    };
    Ok(Decision::new(Action::Draft(step), told).warned(warnings))
}

fn picking(draft: &Draft, phase: u32, pick: u32) -> String {
    let hand = draft.hand_at(phase, pick);
    let cards = counted(hand as usize, "card");
    let way = match draft.pass(phase) {
        Some(Pass::Right) => "right",
        _ => "left",
    };
    match pick {
        1 => {
            let boosters = draft.phases.get(phase as usize - 1).map_or(0, |p| p.boosters);
            format!(
                "Phase {phase}: open {}, pick 1 of {cards}, pass {way}.",
                counted(boosters as usize, "booster")
            )
        }
        _ => format!("Phase {phase}, pick {pick}: hands of {cards}, passed {way}."),
    }
}

/// The warning about missing boosters:
/// `18 boosters are missing: 78 are needed and 60 are in the hall.`
pub(super) fn boosters_missing(event: &Event) -> Option<String> {
    let needs = event.draft_needs().filter(|needs| needs.missing() > 0)?;
    let missing = needs.missing();
    let are = if missing == 1 { "is" } else { "are" };
    Some(format!(
        "{} {are} missing: {} are needed and {} are in the hall.",
        counted(missing as usize, "booster"),
        needs.boosters,
        needs.there.unwrap_or(0)
    ))
}

/// Checks that the redraft can still be agreed or called off.
pub(super) fn may_agree(event: &Event) -> Result<(), Refusal> {
    if drafted(event)?.phases.is_empty() {
        return Err(Refusal::from(
            "A redraft is agreed at the start of a draft, and here nothing is passed: everybody keeps what they opened.",
        ));
    }
    if event.draft.is_some() || !event.stages.is_empty() {
        return Err(Refusal::from(
            "The redraft must be agreed before the first pick: it is too late now to change that.",
        ));
    }
    Ok(())
}

/// Lays the rare cards of a pod together, once its games are over.
pub(super) fn share(event: &Event, cards: u32, pod: Option<u32>) -> Result<Decision, Refusal> {
    let index = pod_meant(event, pod)?;
    if event.redrafts.contains_key(&index) {
        return Err(Refusal::from(
            "The cards are laid together already: redraft next takes them one by one.",
        ));
    }
    if cards == 0 {
        return Err(Refusal::from("No card is nothing to share: write how many there are."));
    }
    let draft = drafted(event)?;
    let seats = event.pods[index].len() as u32;
    if cards > seats * draft.kept_cards() {
        return Err(Refusal::from(format!(
            "{cards} cards are more than the {} that were drafted.",
            seats * draft.kept_cards()
        )));
    }
    let standings = event.pod_standings(index);
    let order = standings.iter().map(|s| s.entrant).filter(|id| event.is_here(*id));
    let order: Vec<Id> = order.collect();
    let Some(first) = order.first() else {
        return Err(Refusal::from("Nobody of this pod is left to take a card."));
    };
    let told = format!(
        "{} {} shared out, most wins first: {} begins.",
        counted(cards as usize, "card"),
        if cards == 1 { "is" } else { "are" },
        event.label(*first)
    );
    let shared = RedraftStarted { pod: index + 1, cards, order };
    Ok(Decision::new(Action::Redraft(shared), told))
}

/// Records that the player whose turn it is has taken a card.
pub(super) fn take(event: &Event, pod: Option<u32>) -> Result<Decision, Refusal> {
    let running: Vec<usize> =
        event.redrafts.keys().copied().filter(|at| event.redraft_turn(*at).is_some()).collect();
    let index = match (pod, running.as_slice()) {
        (None, [only]) => *only,
        (None, [_, _, ..]) => {
            return Err(Refusal::from("Several pods share cards: say which, with pod=N."));
        }
        _ => pod_meant(event, pod)?,
    };
    let Some(redraft) = event.redrafts.get(&index) else {
        return Err(Refusal::from("No cards are laid together yet: redraft CARDS says how many."));
    };
    let Some(id) = event.redraft_turn(index) else {
        return Err(Refusal::from("No card is left: the redraft is over."));
    };
    let left = redraft.cards - redraft.taken.len() as u32 - 1;
    let mut after = event.clone();
    after.redrafts.entry(index).and_modify(|redraft| redraft.taken.push(id));
    let name = event.label(id);
    let told = match after.redraft_turn(index) {
        Some(next) => format!(
            "{name} has taken a card, {} left: {} is next.",
            match left {
                1 => "1 is".to_owned(),
                n => format!("{n} are"),
            },
            event.label(next)
        ),
        None => format!("{name} has taken the last card."),
    };
    Ok(Decision::new(Action::Take(CardTaken { pod: index + 1, id }), told))
}

/// The index of the pod meant, from 0, if its cards may be shared.
fn pod_meant(event: &Event, pod: Option<u32>) -> Result<usize, Refusal> {
    drafted(event)?;
    if event.setup.redraft != Some(true) {
        return Err(Refusal::from(
            "No redraft was agreed before the first pick: everybody keeps what they picked.",
        ));
    }
    let pods = event.pods.len();
    let index = match pod {
        None if pods > 1 => {
            return Err(Refusal::from(format!(
                "{pods} pods drafted apart, and each shares its own cards: say which, with pod=N."
            )));
        }
        None => 0,
        Some(number) => (number as usize).wrapping_sub(1),
    };
    if index >= pods {
        return Err(Refusal::from(match (pod, pods) {
            (_, 0) => "No pods are drawn yet: pods draws them.".to_owned(),
            (number, most) => {
                format!("There is no pod {}: pods go from 1 to {most}.", number.unwrap_or(0))
            }
        }));
    }
    if !event.pod_is_over(index) {
        return Err(Refusal::from(
            "Cards are shared by wins, and games are still to be played: report them first.",
        ));
    }
    Ok(index)
}
