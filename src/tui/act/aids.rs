//! The bidding, the hits shared out and the guided rulings of a table.

use crate::event::auction::Call;
use crate::ruleset::{Answer, AuctionRules, Ruleset};
use crate::tui::dialog::{AuctionDialog, Dialog, Form, Guided};
use crate::tui::effect::Effect;
use crate::tui::keys::Key;
use crate::tui::model::Model;
use std::sync::Arc;

/// Opens the bidding at the desk's table.
pub(super) fn open_auction(model: &mut Model) {
    let Some(desk) = model.desk().cloned() else { return };
    let dialog = model.event().and_then(|event| AuctionDialog::new(event, desk));
    if let Some(dialog) = dialog {
        model.ask(Dialog::Auction(Box::new(dialog)));
    }
}

/// Opens the form for hits at the desk's table.
pub(super) fn open_overkill(model: &mut Model) {
    let table = model.chosen_table();
    super::dialogs::ask_form(model, |open| Form::overkill(open.event(), table?));
}

/// Asks about the rulings with questions: at the desk all of them, in the judge's book those found.
pub(super) fn open_guided(model: &mut Model) {
    let Some(event) = model.event() else { return };
    let all = || event.ruleset.guided().filter_map(|ruling| ruling.id.clone()).collect();
    let topics = match model.dialogs.last() {
        Some(Dialog::Rules(rules)) => rules.guided(),
        _ => all(),
    };
    let desk = model.dialogs.iter().rev().find_map(|dialog| match dialog {
        Dialog::Desk(desk) => Some(desk.clone()),
        _ => None,
    });
    model.ask(Dialog::Guided(Guided::new(desk, topics)));
}

fn ruleset(model: &Model) -> Option<Arc<Ruleset>> {
    model.event().map(|event| event.ruleset.clone())
}

/// Changes the bidding on top, with the rules of its game.
fn in_auction(model: &mut Model, change: impl FnOnce(&mut AuctionDialog, &AuctionRules)) {
    let Some(ruleset) = ruleset(model) else { return };
    if let (Some(Dialog::Auction(dialog)), Some(rules)) =
        (model.dialogs.last_mut(), &ruleset.auction)
    {
        change(dialog, rules);
    }
}

pub(super) fn start_bidding(model: &mut Model) {
    in_auction(model, AuctionDialog::start);
}

pub(super) fn pass(model: &mut Model) {
    in_auction(model, |dialog, rules| dialog.call(rules, Call::Pass));
}

/// Handles Enter in the bidding: it makes the typed bid, and records a bidding that is over.
pub(super) fn bid(model: &mut Model) -> Vec<Effect> {
    let Some(ruleset) = ruleset(model) else { return Vec::new() };
    let Some(rules) = &ruleset.auction else { return Vec::new() };
    let Some(Dialog::Auction(mut dialog)) = model.dialogs.pop() else { return Vec::new() };
    let over = dialog.auction(rules).is_ok_and(|auction| auction.turn().is_none());
    match (over, dialog.command(rules)) {
        (true, Ok(command)) => {
            model.held = Some(Dialog::Auction(dialog));
            return vec![Effect::Commit(command)];
        }
        (true, Err(why)) => dialog.error_text = Some(why),
        (false, _) => {
            if let Ok(n) = dialog.typed.parse() {
                dialog.call(rules, Call::Bid(n));
            }
        }
    }
    model.ask(Dialog::Auction(dialog));
    Vec::new()
}

/// Changes the guided ruling on top.
fn in_guided(model: &mut Model, change: impl FnOnce(&mut Guided, &Ruleset)) {
    let Some(ruleset) = ruleset(model) else { return };
    if let Some(Dialog::Guided(guided)) = model.dialogs.last_mut() {
        change(guided, &ruleset);
    }
}

pub(super) fn choose_topic(model: &mut Model) {
    in_guided(model, |guided, _| guided.choose());
}

pub(super) fn answer(model: &mut Model, answer: Answer) {
    in_guided(model, |guided, ruleset| guided.answer(answer, ruleset));
}

pub(super) fn answer_number(model: &mut Model) {
    in_guided(model, Guided::answer_number);
}

/// Records the verdict at the table that is typed.
pub(super) fn record(model: &mut Model) -> Vec<Effect> {
    let Some(Dialog::Guided(guided)) = model.dialogs.pop() else { return Vec::new() };
    let Some(command) = guided.command() else {
        model.ask(Dialog::Guided(guided));
        return Vec::new();
    };
    model.held = Some(Dialog::Guided(guided));
    vec![Effect::Commit(command)]
}

pub(super) fn digit(model: &mut Model, key: Key) {
    match model.dialogs.last_mut() {
        Some(Dialog::Auction(dialog)) => dialog.digit(key),
        Some(Dialog::Guided(guided)) => guided.digit(key),
        _ => {}
    }
}

pub(super) fn erase(model: &mut Model) {
    if let Some(Dialog::Auction(dialog)) = model.dialogs.last_mut() {
        return dialog.erase();
    }
    in_guided(model, Guided::erase);
}

/// Goes back from the bids to the units.
pub(super) fn units_again(model: &mut Model) {
    in_auction(model, |dialog, _| dialog.units_again());
}

/// Handles ← and → between the two units.
pub(super) fn aside(model: &mut Model, key: Key) {
    if let Some(Dialog::Auction(dialog)) = model.dialogs.last_mut() {
        dialog.aside(key);
    }
}
