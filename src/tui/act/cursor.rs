use crate::tui::bracket::Bracket;
use crate::tui::cursor_move::CursorMove;
use crate::tui::keys::View;
use crate::tui::model::{Location, Model};
use crate::tui::open_event::{OpenEvent, Pane};

/// Moves the cursor in the dialog or view that has the keys.
pub(super) fn step(model: &mut Model, step: CursorMove) {
    let library = model.library.clone();
    if let Some(mut dialog) = model.dialogs.pop() {
        dialog.step(step, model.event(), &library, &model.verbs);
        model.dialogs.push(dialog);
        return;
    }
    match &mut model.location {
        Location::Home(list) => list.at = step.from(list.at, list.found.len()),
        Location::Event(open) => move_in(open, step),
    }
}

fn move_in(open: &mut OpenEvent, step: CursorMove) {
    open.digits.clear();
    match (open.view, open.pane) {
        (View::Bracket, _) if !open.waiting_seeds().is_empty() => {
            let waiting = open.waiting_seeds().to_vec();
            let drawn = Bracket::new(open.event()).map_or_else(Vec::new, |b| b.seeds());
            let drawn = drawn.into_iter().filter_map(|seed| waiting.get(seed - 1).copied());
            let seeds: Vec<_> = drawn.collect();
            let seeds = if seeds.is_empty() { waiting } else { seeds };
            open.player = step.among(&seeds, open.chosen_player());
        }
        (View::Main, Pane::Round) | (View::Bracket, _) => {
            let tables: Vec<u32> = open
                .round()
                .map(|(_, _, round)| round.pairings.iter().filter_map(|p| p.table).collect())
                .unwrap_or_default();
            open.table = step.among(&tables, open.chosen_table());
        }
        (View::Main, Pane::Standings) | (View::Standings, _) => {
            let ranked = open.ranked();
            open.player = step.among(&ranked, open.chosen_player());
        }
        (View::Players, _) => {
            let ids: Vec<_> = open.event().registered().map(|entrant| entrant.id).collect();
            open.player = step.among(&ids, open.chosen_player());
        }
        (View::Draft, _) => {
            let ids: Vec<_> = open.event().pods.iter().flatten().copied().collect();
            open.player = step.among(&ids, open.chosen_player());
        }
        (View::Log, _) => {
            let rows = open.log_rows();
            open.entry = step.among(&rows, open.chosen_entry());
        }
        (View::Announcement, _) => open.announcement_scroll.step(step),
    }
}
