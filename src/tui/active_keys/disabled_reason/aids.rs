//! Reasons for the keys of the bidding, of shared hits and of guided rulings.

use crate::event::auction::{Auction, Call};
use crate::msg;
use crate::ruleset::Ruleset;
use crate::tui::dialog::{AuctionDialog, Dialog, Guided, Waits};
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::words::Message;

pub fn no_auction(model: &Model) -> Option<Message> {
    model.event()?.ruleset.auction.is_none().then(|| msg!("aids.not-in-this-game"))
}

pub fn no_overkill(model: &Model) -> Option<Message> {
    model.event()?.ruleset.overkill.is_none().then(|| msg!("aids.overkill-not-in-this-game"))
}

/// Why no questions can be asked: the game, or what is found in the judge's book, has none.
pub fn no_guided(model: &Model) -> Option<Message> {
    if let Some(Dialog::Rules(rules)) = model.dialogs.last() {
        return rules.guided().is_empty().then(|| msg!("aids.none-found"));
    }
    let none = model.event()?.ruleset.guided().next().is_none();
    none.then(|| msg!("aids.none-in-this-game"))
}

/// The bidding on top, with the rules of its game.
fn bidding(model: &Model) -> Option<(&AuctionDialog, Auction<'_>)> {
    let Some(Dialog::Auction(dialog)) = model.dialogs.last() else { return None };
    let rules = model.event()?.ruleset.auction.as_ref()?;
    Some((dialog, dialog.auction(rules).ok()?))
}

fn no_more_calls(auction: &Auction) -> Option<Message> {
    let save = key_for(Context::Bidding, Act::Bid);
    auction.turn().is_none().then(|| msg!("aids.no-more-calls", save))
}

/// Why Enter does nothing: no bid is typed, and the bidding goes on.
pub fn no_bid(model: &Model) -> Option<Message> {
    let (dialog, auction) = bidding(model)?;
    (dialog.typed.is_empty() && auction.turn().is_some()).then(|| {
        let pass = key_for(Context::Bidding, Act::Pass);
        msg!("aids.type-a-bid", pass)
    })
}

pub fn no_pass(model: &Model) -> Option<Message> {
    let (_, mut auction) = bidding(model)?;
    no_more_calls(&auction).or_else(|| auction.call(Call::Pass).err())
}

pub fn no_digit(model: &Model) -> Option<Message> {
    no_more_calls(&bidding(model)?.1)
}

pub fn nothing_typed(model: &Model) -> Option<Message> {
    match model.dialogs.last()? {
        Dialog::Auction(dialog) => {
            let none = dialog.typed.is_empty() && dialog.calls.is_empty();
            none.then(|| msg!("log.nothing-to-undo"))
        }
        Dialog::Guided(guided) => {
            let none = guided.typed.is_empty() && guided.answers.is_empty();
            (none && guided.topics.len() < 2).then(|| msg!("log.nothing-to-undo"))
        }
        _ => None,
    }
}

fn guided(model: &Model) -> Option<(&Guided, &Ruleset)> {
    match model.dialogs.last() {
        Some(Dialog::Guided(guided)) => Some((guided, &model.event()?.ruleset)),
        _ => None,
    }
}

pub fn no_number(model: &Model) -> Option<Message> {
    let (guided, ruleset) = guided(model)?;
    let Waits::Answer(question) = guided.waits(ruleset) else { return None };
    let (least, most) = (question.least(), question.most());
    guided.typed.is_empty().then(|| msg!("aids.no-number-yet", least, most))
}

pub fn no_table(model: &Model) -> Option<Message> {
    let (guided, _) = guided(model)?;
    guided.command().is_none().then(|| msg!("slips.no-number"))
}
