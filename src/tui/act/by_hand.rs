//! Changes the pairings of the round by hand.

use crate::event::{Moment, decide_asking};
use crate::tui::dialog::{ByHand, Dialog};
use crate::tui::effect::Effect;
use crate::tui::model::Model;

/// Opens the newest round, with the cursor at the chosen table.
pub(super) fn open(model: &mut Model) {
    let Some(open) = model.open_event() else { return };
    let by_hand = ByHand::at_table(open.event(), open.chosen_table());
    model.ask(Dialog::ByHand(by_hand));
}

pub(super) fn aside(model: &mut Model, step: isize) {
    if let Some(Dialog::ByHand(by_hand)) = model.dialogs.last_mut() {
        by_hand.aside(step);
    }
}

/// Marks the place below the cursor, or exchanges it with the marked one.
///
/// What the exchange breaks is on the screen already, so nothing else is asked.
pub(super) fn take(model: &mut Model) -> Vec<Effect> {
    let Some(Dialog::ByHand(mut by_hand)) = model.dialogs.pop() else { return Vec::new() };
    let mut effects = Vec::new();
    if let Some(event) = model.event() {
        let chosen = by_hand.chosen(event);
        match by_hand.command(event) {
            Some(command) => {
                let decided = decide_asking(event, &command, Moment::new(0, 0));
                let question = decided.ok().and_then(|decision| decision.question);
                effects.push(match question {
                    Some(to) => Effect::CommitAgreed { command: command.into(), to: to.message },
                    None => Effect::Commit(command),
                });
                by_hand.marked = None;
            }
            // The same place again takes the mark back.
            None if by_hand.marked == chosen => by_hand.marked = None,
            None => by_hand.marked = chosen,
        }
    }
    model.ask(Dialog::ByHand(by_hand));
    effects
}
