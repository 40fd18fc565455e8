use super::why;
use super::{Binding, Context, DOWN, END, HOME, PAGE_DOWN, PAGE_UP, UP, always, ch, ctrl};
use crate::tui::act::Act;

const LIST: Context = Context::List;

pub(super) const BINDINGS: &[Binding] = &[
    always(
        Context::Event,
        &[ch('!')],
        Act::ShowTrouble,
        "",
        "says why nothing can be saved, what was changed from outside, and what to do",
    )
    .unless(why::no_trouble),
    always(LIST, &[UP, ch('k')], Act::Up, "", "one row up"),
    always(LIST, &[DOWN, ch('j')], Act::Down, "", "one row down"),
    always(LIST, &[PAGE_UP, ctrl('b')], Act::PageUp, "", "ten rows up"),
    always(LIST, &[PAGE_DOWN, ctrl('f')], Act::PageDown, "", "ten rows down"),
    always(LIST, &[HOME], Act::First, "", "the first row"),
    always(LIST, &[END], Act::Last, "", "the last row"),
    always(
        Context::Anywhere,
        &[ch('q')],
        Act::Leave,
        "leave",
        "leaves the event for the list, or the program; everything is saved already",
    ),
    always(
        Context::Anywhere,
        &[ch('?')],
        Act::Help,
        "help",
        "shows the keys that work here, and the verbs",
    ),
    always(
        Context::Dialog,
        &[ch('?')],
        Act::Help,
        "help",
        "shows the keys of this dialog; where a text is half typed it is a part of that",
    ),
    always(Context::Always, &[ctrl('c')], Act::Quit, "", "leaves, even while text is typed"),
];
