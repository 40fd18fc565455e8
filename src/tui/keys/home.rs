use super::binding::{Binding, bind};
use super::{Act, Context, ENTER, TAB, ch};

pub(super) const BINDINGS: &[Binding] = &[
    bind(Context::Home, &[ENTER], Act::OpenEvent, "open", "opens the event"),
    bind(
        Context::Home,
        &[ch('n')],
        Act::NewEvent,
        "new event",
        "makes a new event; choose its game first",
    ),
    bind(
        Context::Home,
        &[ch('d')],
        Act::DeleteEvent,
        "delete",
        "deletes an event without results: its file goes into the trash",
    ),
    bind(Context::Home, &[ch('a')], Act::ArchiveEvent, "archive", "puts the event away"),
    bind(Context::Home, &[ch('b')], Act::RestoreEvent, "bring back", "brings the event back"),
    bind(
        Context::Home,
        &[TAB],
        Act::NextShelf,
        "archive, trash",
        "shows the archive, then the trash, then the events again",
    ),
];
