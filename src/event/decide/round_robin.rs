//! Rounds of a round robin, in which everybody meets everybody else in their pod. All pods have
//! their rounds at the same time.

use super::{About, Concern, Decision, numbers, verb};
use crate::event::actions::officials::leaders_who_meet;
use crate::event::actions::{Paired, Plan, Unplayed, draft, sides};
use crate::event::plan::preliminary_minutes;
use crate::event::{Action, Event, Id, PodsBy, Refusal, Step, answer};
use crate::msg;
use crate::pairing::round_robin;
use crate::words::{Arg, Message};

/// Pairs the first round, and draws the pods if that has not been done.
pub fn first(event: &Event, plan: Plan) -> Result<Decision, Refusal> {
    let drawn = match event.pods.is_empty() {
        true => draft::draw(event, PodsBy::Suggested, 0)?,
        false => Vec::new(),
    };
    let pods = if drawn.is_empty() { &event.pods } else { &drawn };
    let seatless: Vec<Arg> = (event.active())
        .filter(|entrant| !pods.iter().flatten().any(|id| *id == entrant.id))
        .map(|entrant| entrant.label().into())
        .collect();
    if !seatless.is_empty() {
        let (n, names) = (seatless.len(), Arg::List(seatless));
        let pods = verb("pods why=REASON");
        return Err(Refusal(msg!("draft.came-later", n, names, pods)));
    }
    let mut decision = round(event, pods, 1, Some(plan));
    if let (Some(Action::Pair(paired)), false) = (&mut decision.action, drawn.is_empty()) {
        paired.pods.clone_from(&drawn);
        let seated = draft::Seated { pods: drawn.clone(), by_hand: false, redrawn: 0 };
        let message = answer(seated.phrase());
        decision.message = Message::sentences(vec![message, decision.message]);
    }
    if let Some(Step::Pick { phase, pick }) = event.draft.map(|at| at.step) {
        let undo = verb("undo");
        let warning = msg!("draft.unfinished", phase, pick, undo);
        decision.warnings.push(Concern::new(About::Draft, warning));
    }
    Ok(decision)
}

pub fn next(event: &Event, number: u32) -> Decision {
    round(event, &event.pods, number, None)
}

/// A round of all pods, with the entrants who are still in the event.
#[derive(Debug, Clone, Default)]
pub struct PodRound {
    pub pairs: Vec<[Id; 2]>,
    /// Those of odd pods whose turn it is to rest.
    pub resting: Vec<Id>,
    /// Those whose opponent has dropped, each with that opponent.
    pub waiting: Vec<(Id, Id)>,
}

impl PodRound {
    /// The round with this number of these pods.
    pub fn of(event: &Event, pods: &[Vec<Id>], number: u32) -> PodRound {
        let here = |id: &Id| event.is_here(*id);
        let mut all = PodRound::default();
        for pod in pods {
            let rounds = round_robin(pod);
            let Some(round) = rounds.get((number as usize).wrapping_sub(1)) else { continue };
            for (a, b) in round {
                match (here(a), b.filter(|b| here(b)), b) {
                    (true, Some(b), _) => all.pairs.push([*a, b]),
                    (true, None, None) => all.resting.push(*a),
                    (true, None, Some(gone)) => all.waiting.push((*a, *gone)),
                    (false, Some(b), _) => all.waiting.push((b, *a)),
                    (false, None, _) => {}
                }
            }
        }
        all
    }
}

fn round(event: &Event, pods: &[Vec<Id>], number: u32, plan: Option<Plan>) -> Decision {
    let PodRound { pairs, mut resting, waiting } = PodRound::of(event, pods, number);
    let wins = event.setup.unplayed == Some(Unplayed::Win);
    let mut warnings: Vec<Message> = left_waiting(event, &waiting, wins).into_iter().collect();
    let free: Vec<Id> = waiting.into_iter().map(|(id, _)| id).collect();
    let unplayed = match wins {
        true => free,
        false => {
            resting.extend(free);
            Vec::new()
        }
    };
    let numbered = numbers::assign(event, None, &pairs);
    warnings.extend(numbered.warnings);
    warnings.extend(leaders_who_meet(event, &pairs));
    let drawn_mission = event.draw_mission(1, number);
    let mut what = vec![msg!("pairing.tables", n = pairs.len()).into()];
    what.extend(
        drawn_mission
            .and_then(|number| event.mission(number))
            .map(|mission| mission.phrase().into()),
    );
    if !resting.is_empty() {
        let names = labels(event, resting.iter().copied());
        what.push(msg!("pairing.rest", n = resting.len(), names).into());
    }
    let round = msg!("screen.number", n = number).capitalised();
    let message = msg!("pairing.paired", round, verb = "is", what = Arg::Series(what));
    let paired = Paired {
        plan,
        sides: sides::drawn(event, number, 0, &pairs),
        tables: pairs,
        at: numbered.at,
        featured: numbered.featured,
        byes: resting,
        unplayed,
        mission: drawn_mission,
        ..Paired::empty(1, number, preliminary_minutes(event))
    };
    Decision::new(Action::Pair(Box::new(paired)), message).warned(warnings)
}

/// One sentence for all entrants who have nobody to play, because their opponents have dropped.
fn left_waiting(event: &Event, waiting: &[(Id, Id)], wins: bool) -> Option<Message> {
    let n = waiting.len();
    let free = labels(event, waiting.iter().map(|(id, _)| *id));
    let gone = labels(event, waiting.iter().map(|(_, gone)| *gone));
    (n > 0).then(|| match wins {
        true => msg!("pairing.left-and-won", n, gone, free),
        false => {
            let setup = verb("setup unplayed=win");
            msg!("pairing.left-and-rest", n, gone, free, setup)
        }
    })
}

fn labels(event: &Event, ids: impl Iterator<Item = Id>) -> Arg {
    Arg::List(ids.map(|id| event.label(id).into()).collect())
}
