//! Goes through a pile of slips.

use super::round;
use crate::event::{Chosen, Command, Event};
use crate::msg;
use crate::tui::dialog::{Dialog, Find, Pile, ReportDialog};
use crate::tui::effect::Effect;
use crate::tui::keys::{Act, Key, View, ch};
use crate::tui::model::Model;

/// Opens the pile at the first open table.
pub(super) fn open(model: &mut Model) {
    let Some(open) = model.open_event_mut() else { return };
    if open.view == View::Bracket {
        open.shown_round = None;
    }
    let Some((stage, round)) = open.round().map(|(stage, _, round)| (stage, round.number)) else {
        return;
    };
    let pile = Pile::new(open.event(), (stage, round));
    model.ask(Dialog::Pile(Box::new(pile)));
}

/// Changes the pile on top.
fn change(model: &mut Model, change: impl FnOnce(&mut Pile, &Event)) {
    let Some(mut dialog) = model.dialogs.pop() else { return };
    if let (Dialog::Pile(pile), Some(event)) = (&mut dialog, model.event()) {
        change(pile, event);
    }
    model.ask(dialog);
}

pub(super) fn step(model: &mut Model, forward: bool) {
    change(model, |pile, event| pile.step(event, forward));
}

/// Takes back the last typed game, else the last result that was saved here.
pub(super) fn take_back(model: &mut Model, key: Key) -> Vec<Effect> {
    let Some(Dialog::Pile(pile)) = model.dialogs.last() else { return Vec::new() };
    let typed = model.event().is_some_and(|event| pile.has_typed(event));
    match pile.last_saved().filter(|_| !typed) {
        None => round::erase_game(model, key),
        Some((_, n)) => {
            model.held = model.dialogs.pop();
            vec![Effect::Commit(Command::Undo(Some(Chosen::number(n))))]
        }
    }
}

/// Types the number of another table. A zero behind one game ends the games won instead.
pub(super) fn number(model: &mut Model, act: Act, key: Key) -> Vec<Effect> {
    if let (Some(event), Some(Dialog::Pile(pile))) = (model.event(), model.dialogs.last())
        && (act, key, &pile.number) == (Act::TableDigit, ch('0'), &None)
        && pile.slip.as_ref().is_some_and(|slip| slip.takes_zero(event))
    {
        return round::games_won(model, Act::TellGamesWon, key);
    }
    change(model, |pile, event| match act {
        Act::TableDigit => pile.digit(event, key.sign().unwrap_or_default()),
        Act::EraseTableDigit => {
            let digit = pile.number.as_mut().and_then(String::pop);
            pile.number.take_if(|_| digit.is_none());
        }
        Act::LeaveTableNumber => pile.number = None,
        _ => pile.go(event),
    });
    Vec::new()
}

/// Goes to the table of the found player, if the pile has asked; returns whether it has.
pub(super) fn found(model: &mut Model, find: &Find) -> bool {
    if !matches!(model.dialogs.last(), Some(Dialog::Pile(_))) {
        return false;
    }
    change(model, |pile, event| match find.chosen(event) {
        Some(id) => pile.go_to_player(event, id),
        None => pile.miss(msg!("dialog.nobody-has-such-a-name")),
    });
    true
}

/// Opens the ordinary dialog of the table at which the pile has stopped.
pub(super) fn show(model: &mut Model) {
    let Some(Dialog::Pile(pile)) = model.dialogs.last() else { return };
    let report = pile
        .table()
        .zip(model.event())
        .map(|(table, event)| ReportDialog::new(event, pile.stage, pile.round, table));
    report.into_iter().for_each(|report| model.ask(Dialog::Report(report)));
}

pub(super) fn go_on(model: &mut Model) {
    change(model, Pile::go_on);
}
