use crate::tui::bracket::Bracket;
use crate::tui::floor::{Floor, Pane};
use crate::tui::keys::View;
use crate::tui::model::{Model, Place};
use crate::tui::steps::Step;

/// Moves the cursor in the dialog or view that has the keys.
pub(super) fn step(model: &mut Model, step: Step) {
    let library = model.library.clone();
    if let Some(mut dialog) = model.dialogs.pop() {
        dialog.step(step, model.event(), &library, &model.verbs);
        model.dialogs.push(dialog);
        return;
    }
    match &mut model.place {
        Place::Home(list) => list.at = step.from(list.at, list.found.len()),
        Place::Event(floor) => move_in(floor, step),
    }
}

fn move_in(floor: &mut Floor, step: Step) {
    floor.digits.clear();
    match (floor.view, floor.pane) {
        (View::Bracket, _) if !floor.waiting_seeds().is_empty() => {
            let waiting = floor.waiting_seeds().to_vec();
            let drawn = Bracket::new(floor.event()).map_or_else(Vec::new, |b| b.seeds());
            let drawn = drawn.into_iter().filter_map(|seed| waiting.get(seed - 1).copied());
            let seeds: Vec<_> = drawn.collect();
            let seeds = if seeds.is_empty() { waiting } else { seeds };
            floor.player = step.among(&seeds, floor.chosen_player());
        }
        (View::Main, Pane::Round) | (View::Bracket, _) => {
            let tables: Vec<u32> = floor
                .round()
                .map(|(_, _, round)| round.pairings.iter().filter_map(|p| p.table).collect())
                .unwrap_or_default();
            floor.table = step.among(&tables, floor.chosen_table());
        }
        (View::Main, Pane::Standings) | (View::Standings, _) => {
            let ranked = floor.ranked();
            floor.player = step.among(&ranked, floor.chosen_player());
        }
        (View::Players, _) => {
            let ids: Vec<_> = floor.event().registered().map(|entrant| entrant.id).collect();
            floor.player = step.among(&ids, floor.chosen_player());
        }
        (View::Draft, _) => {
            let ids: Vec<_> = floor.event().pods.iter().flatten().copied().collect();
            floor.player = step.among(&ids, floor.chosen_player());
        }
        (View::Log, _) => {
            let rows = floor.log_rows();
            floor.entry = step.among(&rows, floor.chosen_entry());
        }
        (View::Announcement, _) => floor.announced.step(step),
    }
}
