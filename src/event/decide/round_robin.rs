//! Rounds of a round robin, in which everybody meets everybody else in their pod. The next
//! round of every pod is paired at once.

use super::decision::Decision;
use super::{numbers, pods, sides};
use crate::event::action::{Paired, Plan, Unplayed};
use crate::event::leaders::leaders_who_meet;
use crate::event::plan::preliminary_minutes;
use crate::event::{Action, Entrant, Event, Id, PodsBy, Refusal, Step, counted, listed};
use crate::pairing::round_robin;
use crate::words::Message;

/// Pairs the first round, and draws the pods if nobody has drawn them before.
pub(super) fn first(event: &Event, plan: Plan) -> Result<Decision, Refusal> {
    let drawn = match event.pods.is_empty() {
        true => pods::draw(event, PodsBy::Suggested, 0)?,
        false => Vec::new(),
    };
    let pods = if drawn.is_empty() { &event.pods } else { &drawn };
    let seatless: Vec<_> = (event.active())
        .filter(|entrant| !pods.iter().flatten().any(|id| *id == entrant.id))
        .map(Entrant::label)
        .collect();
    if !seatless.is_empty() {
        return Err(Refusal::from(format!(
            "{} came after the pods were drawn and has no seat: pods why=REASON draws them again.",
            listed(&seatless)
        )));
    }
    let mut decision = round(event, pods, 1, Some(plan));
    if let (Some(Action::Pair(paired)), false) = (&mut decision.action, drawn.is_empty()) {
        paired.pods.clone_from(&drawn);
        let sizes: Vec<usize> = drawn.iter().map(Vec::len).collect();
        let pods = counted(sizes.len(), "pod");
        decision.message =
            format!("{pods} of {} players. {}", listed(&sizes), decision.message).into();
    }
    if let Some(Step::Pick { phase, pick }) = event.draft.map(|at| at.step) {
        decision.warnings.push(
            format!("The draft was only at pick {pick} of phase {phase}: undo goes back to it.")
                .into(),
        );
    }
    Ok(decision)
}

pub(super) fn next(event: &Event, number: u32) -> Decision {
    round(event, &event.pods, number, None)
}

fn round(event: &Event, pods: &[Vec<Id>], number: u32, plan: Option<Plan>) -> Decision {
    let here = |id: &Id| event.is_here(*id);
    let (mut pairs, mut resting, mut waiting) = (Vec::new(), Vec::new(), Vec::new());
    for pod in pods {
        let rounds = round_robin(pod);
        let Some(round) = rounds.get((number as usize).wrapping_sub(1)) else { continue };
        for (a, b) in round {
            match (here(a), b.filter(|b| here(b)), b) {
                (true, Some(b), _) => pairs.push([*a, b]),
                (true, None, None) => resting.push(*a),
                (true, None, Some(gone)) => waiting.push((*a, *gone)),
                (false, Some(b), _) => waiting.push((b, *a)),
                (false, None, _) => {}
            }
        }
    }
    let wins = event.setup.unplayed == Some(Unplayed::Win);
    let mut warnings: Vec<Message> =
        left_waiting(event, &waiting, wins).into_iter().map(Message::from).collect();
    let free: Vec<Id> = waiting.into_iter().map(|(id, _)| id).collect();
    let unplayed = match wins {
        true => free,
        false => {
            resting.extend(free);
            Vec::new()
        }
    };
    let (tables, at, seat_warnings) = numbers::assign(event, pairs);
    warnings.extend(seat_warnings);
    warnings.extend(leaders_who_meet(event, &tables));
    let mission = event.draw_mission(1, number);
    let mut told = format!(
        "Round {number} is paired: {}{}",
        counted(tables.len(), "table"),
        event.with_mission(mission)
    );
    let names: Vec<String> = resting.iter().map(|id| event.label(*id)).collect();
    match names.len() {
        0 => told.push('.'),
        1 => told.push_str(&format!(", {} rests.", names[0])),
        _ => told.push_str(&format!(", {} rest.", listed(&names))),
    }
    let paired = Paired {
        plan,
        sides: sides::drawn(event, number, 0, tables.len()),
        tables,
        at,
        byes: resting,
        unplayed,
        mission,
        ..Paired::empty(1, number, preliminary_minutes(event), event.head.seed)
    };
    Decision::new(Action::Pair(Box::new(paired)), told).warned(warnings)
}

/// One sentence for all entrants who have nobody to play, because their opponents have
/// left.
fn left_waiting(event: &Event, waiting: &[(Id, Id)], wins: bool) -> Option<String> {
    let free: Vec<String> = waiting.iter().map(|(id, _)| event.label(*id)).collect();
    let gone: Vec<String> = waiting.iter().map(|(_, gone)| event.label(*gone)).collect();
    let have = if gone.len() == 1 { "has" } else { "have" };
    let (gone_names, free_names) = (listed(&gone), listed(&free));
    let one = free.len() == 1;
    let said = match (wins, one) {
        (true, true) => format!("{free_names} has a win without a game."),
        (true, false) => format!("{free_names} have a win each without a game."),
        (false, _) => format!(
            "{free_names} {}; setup unplayed=win counts such games as wins.",
            if one { "rests" } else { "rest" }
        ),
    };
    (!waiting.is_empty()).then(|| format!("{gone_names} {have} left: {said}"))
}
