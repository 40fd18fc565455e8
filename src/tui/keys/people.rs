//! The bindings of the list of players, and of the line in which players are typed.

use super::Context::*;
use super::binding::{Binding, bind};
use super::{Act, BACK_TAB, DOWN, ENTER, ESC, TAB, UP, ch, ctrl};

// A row for each key: the formatter would give each a paragraph.
#[rustfmt::skip]
pub(super) const BINDINGS: &[Binding] = &[
    bind(AddLine, &[ENTER], Act::AddPlayer, "add",
        "registers the player; the line is ready for the next"),
    bind(AddLine, &[TAB], Act::AddNext, "next", "goes on to the next field, then to the list"),
    bind(AddLine, &[BACK_TAB], Act::AddBefore, "", "goes back to the field before"),
    bind(AddLine, &[ESC, UP, DOWN], Act::AddLeave, "list: keys for pair, edit …",
        "leaves the line; in the list letters are keys"),
    bind(Players, &[ch('a'), TAB, BACK_TAB], Act::AddEnter, "add",
        "goes to the line in which players are typed"),
    bind(Players, &[ENTER, ch('e')], Act::EditPlayer, "edit",
        "corrects name, club, start number or fixed table"),
    bind(Players, &[ch('i')], Act::Import, "import", "registers a roster from a CSV file"),
    bind(Players, &[ch('d')], Act::Drop, "drop", "the player leaves"),
    bind(Players, &[ch('J')], Act::Rejoin, "rejoin",
        "the player returns, with a loss for each round missed"),
    bind(Players, &[ch('D')], Act::Disqualify, "", "puts the player out for good, with a reason"),
    bind(Players, &[ch('g')], Act::Decline, "give up place",
        "the player gives up the place in the finals"),
    bind(Players, &[ch('P')], Act::Penalty, "", "records a penalty"),
    bind(AddLine, &[ctrl('r')], Act::Redo, "", "brings back what was undone last"),
];
