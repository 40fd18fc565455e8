//! The next step of a draft, as one command.

use super::open_event::OpenEvent;
use crate::event::{Command, Event, PodsBy};

/// The command for Enter; None: the number of rare cards must be typed.
pub fn draft_command(open: &OpenEvent) -> Option<Command> {
    let event = open.event();
    if event.stages.is_empty() {
        return Some(match event.pods.is_empty() {
            true => Command::Pods { by: PodsBy::Suggested, reason: None },
            false => Command::DraftNext,
        });
    }
    let running = |pod: &usize| event.redraft_turn(*pod).is_some();
    let own = open.chosen_player().and_then(|id| event.pod_of(id));
    let turn = own.filter(running).or_else(|| (0..event.pods.len()).find(running));
    match (turn, pod_without_redraft(event, own)) {
        (Some(pod), _) => Some(Command::RedraftNext { pod: Some(pod as u32 + 1) }),
        (None, Some(_)) => None,
        // One pod is named, so that the refusal gives the reason and not only the pods.
        (None, None) => {
            let several = event.pods.len() > 1;
            let pod = own.or(several.then_some(0)).map(|pod| pod as u32 + 1);
            Some(Command::RedraftNext { pod })
        }
    }
}

/// The index of a pod whose rare cards can be pooled now.
pub fn pod_without_redraft(event: &Event, own: Option<usize>) -> Option<usize> {
    let free = |pod: &usize| event.pod_is_over(*pod) && !event.redrafts.contains_key(pod);
    let agreed = event.setup.redraft == Some(true) && event.finished.is_none();
    own.filter(free).or_else(|| (0..event.pods.len()).find(free)).filter(|_| agreed)
}
