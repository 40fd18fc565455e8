//! Pods: drawn, or seated as the organizer says.

use super::decision::{Decision, cleaned_text};
use crate::event::{Action, Event, Id, PodsBy, Refusal, Seated, Who, find, listed, pod_sizes};
use crate::pairing::Draw;
use crate::ruleset::PairingKind;

pub(super) fn pods(event: &Event, by: PodsBy, reason: Option<&str>) -> Result<Decision, Refusal> {
    let (redrawn, reason) = may_seat(event, reason)?;
    let drawn = draw(event, by, redrawn)?;
    let told = match redrawn {
        0 => told(&drawn, "drawn"),
        _ => told(&drawn, "drawn again"),
    };
    let seated = Seated { pods: drawn, by_hand: false, redrawn, seed: event.head.seed };
    Ok(Decision { reason, ..Decision::new(Action::Pods(seated), told) }
        .warned(super::draft::boosters_missing(event)))
}

pub(super) fn pods_by_hand(
    event: &Event,
    pods: &[Vec<Who>],
    reason: Option<&str>,
) -> Result<Decision, Refusal> {
    let (redrawn, reason) = may_seat(event, reason)?;
    let mut seated: Vec<Vec<Id>> = Vec::new();
    for pod in pods {
        let mut seats = Vec::new();
        for who in pod {
            let id = find(event, who)?;
            let name = event.label(id);
            if seated.iter().flatten().chain(&seats).any(|other| *other == id) {
                return Err(Refusal::from(format!("{name} has two seats: name everybody once.")));
            }
            if !event.is_here(id) {
                return Err(Refusal::from(format!("{name} has left: rejoin brings {name} back.")));
            }
            seats.push(id);
        }
        if seats.len() < 2 {
            return Err(Refusal::from("A pod needs two players: put more names into each."));
        }
        seated.push(seats);
    }
    let left: Vec<_> = (event.active())
        .filter(|entrant| !seated.iter().flatten().any(|id| *id == entrant.id))
        .map(|entrant| entrant.label())
        .collect();
    if !left.is_empty() {
        return Err(Refusal::from(format!(
            "{} would have no seat: name everybody who is in the event.",
            listed(&left)
        )));
    }
    let told = told(&seated, "seated by hand");
    let seated = Seated { pods: seated, by_hand: true, redrawn, seed: event.head.seed };
    Ok(Decision { reason, ..Decision::new(Action::Pods(seated), told) }
        .warned(super::draft::boosters_missing(event)))
}

/// Checks that seats can be given now. Returns the number of this seating, counted from 0,
/// and the reason if it is a new one.
fn may_seat(event: &Event, reason: Option<&str>) -> Result<(u32, Option<String>), Refusal> {
    let game = &event.ruleset;
    if game.draft.is_none() && game.preliminary.pairing != PairingKind::RoundRobin {
        return Err(Refusal::from(
            "This game has no pods: nothing is drafted, and pair draws every round.",
        ));
    }
    if !event.stages.is_empty() {
        return Err(Refusal::from(
            "The games have begun, and the pods stay as they are: undo goes back to before round 1.",
        ));
    }
    if event.draft.is_some() {
        return Err(Refusal::from(
            "The draft has begun, and everybody keeps their seat: undo goes back to before it.",
        ));
    }
    let reason = reason.map(|reason| cleaned_text("reason", reason)).transpose()?;
    match (event.pods.is_empty(), reason) {
        (true, reason) => Ok((0, reason)),
        (false, Some(reason)) => Ok((event.pods_redrawn + 1, Some(reason))),
        (false, None) => Err(Refusal::from(
            "The pods are drawn already: pods why=REASON draws them again, with the reason.",
        )),
    }
}

/// Draws the pods and their seats by chance.
pub(super) fn draw(event: &Event, by: PodsBy, redrawn: u32) -> Result<Vec<Vec<Id>>, Refusal> {
    let mut ids: Vec<Id> = event.active().map(|entrant| entrant.id).collect();
    let suggested = event.ruleset.draft.as_ref().map(|draft| draft.pod);
    let sizes = pod_sizes(ids.len() as u32, suggested, by).ok_or_else(|| cannot(ids.len(), by))?;
    let mut draw = Draw::new(event.head.seed, &format!("pods draw {redrawn}"));
    draw.shuffle(&mut ids);
    let mut rest = ids.as_slice();
    let pods = sizes.iter().map(|size| {
        let (pod, others) = rest.split_at(*size as usize);
        rest = others;
        pod.to_vec()
    });
    Ok(pods.collect())
}

fn cannot(players: usize, by: PodsBy) -> Refusal {
    match by {
        _ if players < 2 => Refusal::from(format!(
            "A pod needs two players and {} registered: add more.",
            if players == 0 { "none is" } else { "one is" }
        )),
        PodsBy::Count(count) => Refusal::from(format!(
            "{players} players cannot be divided into {count} pods of two or more: count={} is the most.",
            players / 2
        )),
        PodsBy::Size(_) | PodsBy::Suggested => {
            Refusal::from("A pod has two players or more: write a larger size.")
        }
    }
}

/// Says what was done: `2 pods are drawn: 7 and 6 players.`
fn told(pods: &[Vec<Id>], how: &str) -> String {
    let sizes: Vec<usize> = pods.iter().map(Vec::len).collect();
    match sizes.as_slice() {
        [only] => format!("1 pod is {how}: {only} players."),
        _ => format!("{} pods are {how}: {} players.", sizes.len(), listed(&sizes)),
    }
}
