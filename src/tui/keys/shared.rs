//! The bindings of the list of events, and those of every list, screen and dialog.

use super::binding::{Binding, bind};
use super::{Act, Context, DOWN, END, ENTER, HOME, PAGE_DOWN, PAGE_UP, TAB, UP, ch, ctrl};

const LIST: Context = Context::List;

// A row for each key: the formatter would give each a paragraph.
#[rustfmt::skip]
pub(super) const BINDINGS: &[Binding] = &[
    bind(Context::Event, &[ch('!')], Act::ShowTrouble, "",
        "says why nothing can be saved, what was changed from outside, and what to do"),
    bind(LIST, &[UP, ch('k')], Act::Up, "", "one row up"),
    bind(LIST, &[DOWN, ch('j')], Act::Down, "", "one row down"),
    bind(LIST, &[PAGE_UP, ctrl('b')], Act::PageUp, "", "ten rows up"),
    bind(LIST, &[PAGE_DOWN, ctrl('f')], Act::PageDown, "", "ten rows down"),
    bind(LIST, &[HOME], Act::First, "", "the first row"),
    bind(LIST, &[END], Act::Last, "", "the last row"),
    bind(Context::Anywhere, &[ch('q')], Act::Leave, "leave",
        "leaves the event for the list, or the program; everything is saved already"),
    bind(Context::Anywhere, &[ch('?')], Act::Help, "help",
        "shows the keys that work here, and the verbs"),
    bind(Context::Dialog, &[ch('?')], Act::Help, "help",
        "shows the keys of this dialog; where a text is half typed it is a part of that"),
    bind(Context::Always, &[ctrl('c')], Act::Quit, "", "leaves, even while text is typed"),
];

// A row for each key: the formatter would give each a paragraph.
#[rustfmt::skip]
pub(super) const LIST_OF_EVENTS: &[Binding] = &[
    bind(Context::Home, &[ENTER], Act::OpenEvent, "open", "opens the event"),
    bind(Context::Home, &[ch('n')], Act::NewEvent, "new event",
        "makes a new event; choose its game first"),
    bind(Context::Home, &[ch('d')], Act::DeleteEvent, "delete",
        "deletes an event without results: its file goes into the trash"),
    bind(Context::Home, &[ch('a')], Act::ArchiveEvent, "archive", "puts the event away"),
    bind(Context::Home, &[ch('b')], Act::RestoreEvent, "bring back", "brings the event back"),
    bind(Context::Home, &[TAB], Act::NextShelf, "archive, trash",
        "shows the archive, then the trash, then the events again"),
];
