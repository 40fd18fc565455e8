use super::{Binding, Context, ENTER, always, ch, why};
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
];
