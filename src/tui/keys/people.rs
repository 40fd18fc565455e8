//! The bindings of the list of players, and of the line in which players are typed.

use super::Context::*;
use super::binding::{Binding, bind, unhinted};
use super::{Act, BACK_TAB, DOWN, ENTER, ESC, RIGHT, TAB, UP, ch, ctrl};
use crate::msg;

// A row for each key: the formatter would give each a paragraph.
#[rustfmt::skip]
pub(super) static BINDINGS: &[Binding] = &[
    bind(AddLine, &[ENTER], Act::AddPlayer, msg!("key.add"), msg!("key-event.add-player")),
    bind(AddLine, &[TAB], Act::AddNext, msg!("key.next"), msg!("key-event.add-next")),
    unhinted(AddLine, &[BACK_TAB], Act::AddBefore, msg!("key-event.add-before")),
    bind(AddLine, &[ctrl('z')], Act::UndoAdded, msg!("key.undo"), msg!("hands.undo-added")),
    bind(AddLine, &[ESC], Act::AddLeave, msg!("key.list-keys"), msg!("key-event.add-leave")),
    unhinted(AddLine, &[DOWN], Act::KnownNext, msg!("hands.known-next")),
    unhinted(AddLine, &[UP], Act::KnownBefore, msg!("hands.known-before")),
    unhinted(AddLine, &[RIGHT], Act::TakeKnown, msg!("hands.take-known")),
    bind(Players, &[ch('a'), TAB, BACK_TAB], Act::AddEnter, msg!("key.add"),
        msg!("key-event.add-enter")),
    bind(Players, &[ENTER, ch('C')], Act::ShowCard, msg!("card.key-show"),
        msg!("card.key-show-long")),
    bind(Players, &[ch('e')], Act::EditPlayer, msg!("key.edit"), msg!("key-event.edit-player")),
    unhinted(Players, &[ctrl('o')], Act::HousePlayer, msg!("house-player.key-change")),
    bind(Players, &[ch('i')], Act::Import, msg!("key.import"), msg!("key-event.import")),
    bind(Players, &[ch('d')], Act::Drop, msg!("key.drop"), msg!("key-event.drop")),
    bind(Players, &[ch('J')], Act::Rejoin, msg!("key.rejoin"), msg!("key-event.rejoin")),
    bind(Players, &[ch('h')], Act::ShowList, msg!("key-list.hint-list"), msg!("key-list.show")),
    bind(Players, &[ch('H')], Act::ShowCheckIn, msg!("check-in.hint-show"),
        msg!("check-in.key-show")),
    unhinted(Players, &[ch('D')], Act::Disqualify, msg!("key-event.disqualify")),
    bind(Players, &[ch('g')], Act::Decline, msg!("key.give-up-place"), msg!("key-event.decline")),
    unhinted(Players, &[ch('x')], Act::KeepApart, msg!("apart.key-keep")),
    unhinted(Players, &[ch('X')], Act::ShowApart, msg!("apart.key-list")),
    unhinted(Players, &[ch('B')], Act::ByeOnRequest, msg!("byes.key-request")),
    unhinted(Players, &[ch('P')], Act::Penalty, msg!("key-event.penalty")),
    unhinted(AddLine, &[ctrl('o')], Act::AddHouse, msg!("house-player.key-add")),
    unhinted(AddLine, &[ctrl('r')], Act::Redo, msg!("key-event.redo")),
];
