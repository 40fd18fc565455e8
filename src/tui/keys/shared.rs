//! The bindings of the list of events, and those of every list, screen and dialog.

use super::Context::*;
use super::binding::{Binding, bind};
use super::{Act, DOWN, END, ENTER, HOME, PAGE_DOWN, PAGE_UP, TAB, UP, ch, ctrl};

// A row for each key: the formatter would give each a paragraph.
#[rustfmt::skip]
pub(super) const BINDINGS: &[Binding] = &[
    bind(Event, &[ch('!')], Act::ShowTrouble, "",
        "says why nothing can be saved, what was changed from outside, and what to do"),
    bind(List, &[UP, ch('k')], Act::Up, "", "one row up"),
    bind(List, &[DOWN, ch('j')], Act::Down, "", "one row down"),
    bind(List, &[PAGE_UP, ctrl('b')], Act::PageUp, "", "ten rows up"),
    bind(List, &[PAGE_DOWN, ctrl('f')], Act::PageDown, "", "ten rows down"),
    bind(List, &[HOME], Act::First, "", "the first row"),
    bind(List, &[END], Act::Last, "", "the last row"),
    bind(Anywhere, &[ch('q')], Act::Leave, "leave",
        "leaves the event for the list, or the program; everything is saved already"),
    bind(Anywhere, &[ch('?')], Act::Help, "help",
        "shows the keys that work here, and the verbs"),
    bind(Dialog, &[ch('?')], Act::Help, "help",
        "shows the keys of this dialog; where a text is half typed it is a part of that"),
    bind(Always, &[ctrl('c')], Act::Quit, "", "leaves, even while text is typed"),
];

// A row for each key: the formatter would give each a paragraph.
#[rustfmt::skip]
pub(super) const LIST_OF_EVENTS: &[Binding] = &[
    bind(Home, &[ENTER], Act::OpenEvent, "open", "opens the event"),
    bind(Home, &[ch('n')], Act::NewEvent, "new event",
        "makes a new event; choose its game first"),
    bind(Home, &[ch('d')], Act::DeleteEvent, "delete",
        "deletes an event without results: its file goes into the trash"),
    bind(Home, &[ch('a')], Act::ArchiveEvent, "archive", "puts the event away"),
    bind(Home, &[ch('b')], Act::RestoreEvent, "bring back", "brings the event back"),
    bind(Home, &[TAB], Act::NextShelf, "archive, trash",
        "shows the archive, then the trash, then the events again"),
];
