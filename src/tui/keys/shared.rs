//! The bindings of the list of events, and those of every list, screen and dialog.

use super::Context::*;
use super::binding::{Binding, bind, unhinted};
use super::{Act, DOWN, END, ENTER, ESC, HOME, PAGE_DOWN, PAGE_UP, TAB, UP, ch, ctrl};
use crate::msg;

// A row for each key: the formatter would give each a paragraph.
#[rustfmt::skip]
pub(super) static BINDINGS: &[Binding] = &[
    unhinted(Event, &[ch('!')], Act::ShowTrouble, msg!("key-event.trouble")),
    unhinted(List, &[UP, ch('k')], Act::Up, msg!("key-event.row-up")),
    unhinted(List, &[DOWN, ch('j')], Act::Down, msg!("key-event.row-down")),
    unhinted(List, &[PAGE_UP, ctrl('b')], Act::PageUp, msg!("key-event.page-up")),
    unhinted(List, &[PAGE_DOWN, ctrl('f')], Act::PageDown, msg!("key-event.page-down")),
    unhinted(List, &[HOME], Act::First, msg!("key-event.first")),
    unhinted(List, &[END], Act::Last, msg!("key-event.last")),
    bind(Anywhere, &[ch('q')], Act::Leave, msg!("key.leave"), msg!("key-event.leave")),
    bind(Anywhere, &[ch('?')], Act::Help, msg!("key.help"), msg!("key-event.help")),
    bind(Anywhere, &[ch('L')], Act::NextLanguage, msg!("words.language"),
        msg!("key-event.next-language")),
    bind(Dialog, &[ch('?')], Act::Help, msg!("key.help"), msg!("key-event.dialog-help")),
    unhinted(Always, &[ctrl('c')], Act::Quit, msg!("key-event.quit")),
];

// A row for each key: the formatter would give each a paragraph.
#[rustfmt::skip]
pub(super) static LIST_OF_EVENTS: &[Binding] = &[
    bind(Home, &[ENTER], Act::OpenEvent, msg!("key.open"), msg!("key-event.open-event")),
    bind(Home, &[ch('n')], Act::NewEvent, msg!("key.new-event"), msg!("key-event.new-event")),
    bind(Home, &[ch('/')], Act::Find, msg!("key.find"), msg!("key-event.find-event")),
    bind(Home, &[ch('c')], Act::DuplicateEvent, msg!("key.same-people"),
        msg!("key-event.duplicate-event")),
    bind(Home, &[ch('d')], Act::DeleteEvent, msg!("key.delete"), msg!("key-event.delete-event")),
    bind(Home, &[ch('a')], Act::ArchiveEvent, msg!("key.archive"), msg!("key-event.archive-event")),
    bind(Home, &[ch('b')], Act::RestoreEvent, msg!("key.bring-back"),
        msg!("key-event.restore-event")),
    bind(Home, &[ch('s')], Act::ShowSeason, msg!("season.key"), msg!("season.key-long")),
    bind(Home, &[ESC], Act::Back, msg!("shelf.key-all"), msg!("shelf.key-all-long")),
    bind(Home, &[TAB], Act::NextShelf, msg!("key.archive-trash"), msg!("key-event.next-shelf")),
];
