//! The bindings of a list that is narrowed in place.

use super::Context::*;
use super::binding::{Binding, bind, unhinted};
use super::{Act, BACK_TAB, DOWN, ENTER, ESC, PAGE_DOWN, PAGE_UP, TAB, UP, ctrl};
use crate::msg;

// A row for each key: the formatter would give each a paragraph.
#[rustfmt::skip]
pub(super) static BINDINGS: &[Binding] = &[
    bind(Narrowing, &[ENTER], Act::GoToFound, msg!("key.go-there"), msg!("key-dialog.go-to-found")),
    bind(Narrowing, &[ctrl('o')], Act::ShowCard, msg!("card.key-show"),
        msg!("card.key-show-long")),
    bind(Narrowing, &[TAB, BACK_TAB], Act::NextPane, msg!("key.pane"), msg!("lists.key-pane")),
    unhinted(Narrowing, &[UP], Act::Up, msg!("key-event.row-up")),
    bind(Narrowing, &[DOWN], Act::Down, msg!("key.move"), msg!("key-event.row-down")),
    unhinted(Narrowing, &[PAGE_UP], Act::PageUp, msg!("key-event.page-up")),
    bind(Narrowing, &[PAGE_DOWN], Act::PageDown, msg!("key.page"), msg!("key-event.page-down")),
    bind(Narrowing, &[ESC], Act::CloseDialog, msg!("lists.key-all"), msg!("lists.key-all-long")),
];
