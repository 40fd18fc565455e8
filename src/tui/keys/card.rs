//! The bindings of a player's card.

use super::Context::*;
use super::binding::{Binding, bind, unhinted};
use super::{Act, DOWN, END, ESC, HOME, LEFT, PAGE_DOWN, PAGE_UP, RIGHT, TAB, UP, ch};
use crate::msg;

// A row for each key: the formatter would give each a paragraph.
#[rustfmt::skip]
pub(super) static BINDINGS: &[Binding] = &[
    bind(Card, &[ch('d')], Act::Drop, msg!("key.drop"), msg!("key-event.drop")),
    bind(Card, &[ch('J')], Act::Rejoin, msg!("key.rejoin"), msg!("key-event.rejoin")),
    bind(Card, &[ch('P')], Act::Penalty, msg!("key.penalty"), msg!("key-event.penalty")),
    bind(Card, &[ch('h')], Act::ShowList, msg!("key-list.hint-list"), msg!("key-list.show")),
    bind(Card, &[ch('e')], Act::EditPlayer, msg!("key.edit"), msg!("key-event.edit-player")),
    bind(Card, &[ch('w')], Act::Why, msg!("card.key-why"), msg!("card.key-why-long")),
    bind(Card, &[ch('%')], Act::ShowOdds, msg!("odds.key-short"), msg!("odds.key-help-card")),
    bind(Card, &[ch('x')], Act::KeepApart, msg!("card.key-apart"), msg!("apart.key-keep")),
    bind(Card, &[ch('D')], Act::Disqualify, msg!("desk-form.key-disqualify"),
        msg!("key-event.disqualify")),
    bind(Card, &[TAB], Act::CardOpponent, msg!("card.key-opponent"),
        msg!("card.key-opponent-long")),
    bind(Card, &[LEFT, ch('N')], Act::CardBefore, msg!("card.key-previous"),
        msg!("card.key-before")),
    bind(Card, &[RIGHT, ch('n')], Act::CardAfter, msg!("card.key-next"), msg!("card.key-after")),
    unhinted(Card, &[UP], Act::Up, msg!("key-dialog.line-up")),
    unhinted(Card, &[DOWN], Act::Down, msg!("key-dialog.line-down")),
    unhinted(Card, &[PAGE_UP], Act::PageUp, msg!("key-dialog.page-up")),
    unhinted(Card, &[PAGE_DOWN, ch(' ')], Act::PageDown, msg!("key-dialog.page-down")),
    unhinted(Card, &[HOME], Act::First, msg!("key-dialog.beginning")),
    unhinted(Card, &[END], Act::Last, msg!("key-dialog.end")),
    bind(Card, &[ESC], Act::CloseDialog, msg!("key.back"), msg!("key-dialog.go-back")),
];
