//! The draft's one key, which carries out the next step.

use crate::tui::draft_step::{draft_command, pod_without_redraft};
use crate::tui::effect::Effect;
use crate::tui::model::Model;

pub(super) fn next(model: &mut Model) -> Vec<Effect> {
    let Some(open) = model.open_event() else { return Vec::new() };
    if let Some(command) = draft_command(open) {
        return vec![Effect::Commit(command)];
    }
    let event = open.event();
    let own = open.chosen_player().and_then(|id| event.pod_of(id));
    let pod = pod_without_redraft(event, own).filter(|_| event.pods.len() > 1);
    let line = pod.map_or("redraft ".to_owned(), |pod| format!("redraft pod={} ", pod + 1));
    super::navigate::palette(model, &line);
    Vec::new()
}
