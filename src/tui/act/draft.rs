//! The draft's one key, which carries out the next step.

use crate::tui::draft_step::{draft_command, unshared};
use crate::tui::effect::Effect;
use crate::tui::model::Model;

pub(super) fn next(model: &mut Model) -> Vec<Effect> {
    let Some(floor) = model.floor() else { return Vec::new() };
    if let Some(command) = draft_command(floor) {
        return vec![Effect::Commit(command)];
    }
    let event = floor.event();
    let own = floor.chosen_player().and_then(|id| event.pod_of(id));
    let pod = unshared(event, own).filter(|_| event.pods.len() > 1);
    let line = pod.map_or("redraft ".to_owned(), |pod| format!("redraft pod={} ", pod + 1));
    super::go::palette(model, &line);
    Vec::new()
}
