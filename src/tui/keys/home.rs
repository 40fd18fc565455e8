use super::{Binding, Context, ENTER, TAB, always, ch, why};
use crate::tui::act::Act;

pub(super) const BINDINGS: &[Binding] = &[
    always(Context::Home, &[ENTER], Act::OpenEvent, "open", "opens the event")
        .unless(why::no_event_chosen),
    always(
        Context::Home,
        &[ch('n')],
        Act::NewEvent,
        "new event",
        "makes a new event; choose its game first",
    ),
    always(
        Context::Home,
        &[ch('d')],
        Act::DeleteEvent,
        "delete",
        "deletes an event without results: its file goes into the trash",
    )
    .unless(why::cannot_delete),
    always(Context::Home, &[ch('a')], Act::ArchiveEvent, "archive", "puts the event away")
        .unless(why::cannot_archive),
    always(Context::Home, &[ch('b')], Act::RestoreEvent, "bring back", "brings the event back")
        .unless(why::cannot_restore),
    always(
        Context::Home,
        &[TAB],
        Act::NextShelf,
        "archive, trash",
        "shows the archive, then the trash, then the events again",
    ),
];
