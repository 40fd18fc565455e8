//! Pods: drawn, or seated as the organizer says.

use super::decision::{Decision, Given, cleaned_text, verb};
use super::refusals::has_left;
use crate::event::refuse_if::refuse_if;
use crate::event::{Action, Event, Id, PodsBy, Refusal, Seated, Who, find, pod_sizes};
use crate::msg;
use crate::ruleset::PairingKind;
use crate::words::Arg;

pub(super) fn pods(event: &Event, by: PodsBy, reason: Option<&str>) -> Result<Decision, Refusal> {
    let (redrawn, reason) = may_seat(event, reason)?;
    let drawn = draw(event, by, redrawn)?;
    let (n, sizes) = (drawn.len(), sizes(&drawn));
    let told = match redrawn {
        0 => msg!("draft.drawn", n, sizes),
        _ => msg!("draft.drawn-again", n, sizes),
    };
    let seated = Seated { pods: drawn, by_hand: false, redrawn };
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
                return Err(Refusal(msg!("draft.two-seats", name)));
            }
            if !event.is_here(id) {
                return Err(has_left(&name));
            }
            seats.push(id);
        }
        refuse_if(seats.len() < 2, || msg!("draft.more-names"))?;
        seated.push(seats);
    }
    let left: Vec<Arg> = (event.active())
        .filter(|entrant| !seated.iter().flatten().any(|id| *id == entrant.id))
        .map(|entrant| entrant.label().into())
        .collect();
    if !left.is_empty() {
        let n = left.len();
        return Err(Refusal(msg!("draft.without-a-seat", n, names = Arg::List(left))));
    }
    let told = msg!("draft.seated", n = seated.len(), sizes = sizes(&seated));
    let seated = Seated { pods: seated, by_hand: true, redrawn };
    Ok(Decision { reason, ..Decision::new(Action::Pods(seated), told) }
        .warned(super::draft::boosters_missing(event)))
}

/// Checks that seats can be given now. Returns the number of this seating, counted from 0,
/// and the reason if it is a new one.
fn may_seat(event: &Event, reason: Option<&str>) -> Result<(u32, Option<String>), Refusal> {
    let game = &event.ruleset;
    if game.draft.is_none() && game.preliminary.pairing != PairingKind::RoundRobin {
        return Err(Refusal(msg!("draft.none-here", pair = verb("pair"))));
    }
    refuse_if(!event.stages.is_empty(), || msg!("draft.pods-games-begun", undo = verb("undo")))?;
    refuse_if(event.draft.is_some(), || msg!("draft.draft-begun", undo = verb("undo")))?;
    let reason = reason.map(|reason| cleaned_text(Given::Reason, reason)).transpose()?;
    super::check_in::nobody_missing_at_pods(event)?;
    match (event.pods.is_empty(), reason) {
        (true, reason) => Ok((0, reason)),
        (false, Some(reason)) => Ok((event.pods_redrawn + 1, Some(reason))),
        (false, None) => Err(Refusal(msg!("draft.drawn-already", pods = verb("pods why=REASON")))),
    }
}

/// Draws the pods and their seats by chance.
pub(super) fn draw(event: &Event, by: PodsBy, redrawn: u32) -> Result<Vec<Vec<Id>>, Refusal> {
    let mut ids: Vec<Id> = event.active().map(|entrant| entrant.id).collect();
    let suggested = event.ruleset.draft.as_ref().map(|draft| draft.pod);
    let sizes = pod_sizes(ids.len() as u32, suggested, by).ok_or_else(|| cannot(ids.len(), by))?;
    let mut draw = event.head.seed.draw(&format!("pods draw {redrawn}"));
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
        _ if players < 2 => Refusal(msg!("draft.too-few", n = players)),
        PodsBy::Count(count) => {
            Refusal(msg!("draft.too-many", players, n = count, most = players / 2))
        }
        PodsBy::Size(_) | PodsBy::Suggested => Refusal(msg!("draft.larger-size")),
    }
}

/// The sizes of these pods as a list: `7 and 6`.
pub(super) fn sizes(pods: &[Vec<Id>]) -> Arg {
    pods.iter().map(Vec::len).collect::<Vec<_>>().into()
}
