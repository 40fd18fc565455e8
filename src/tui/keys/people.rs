//! The bindings of the list of players, and of the line in which players are typed.

use super::binding::{Binding, bind};
use super::{Act, BACK_TAB, Context, DOWN, ENTER, ESC, TAB, UP, ch, ctrl};

const PLAYERS: Context = Context::Players;
const ADD: Context = Context::AddLine;

// A row for each key: the formatter would give each a paragraph.
#[rustfmt::skip]
pub(super) const BINDINGS: &[Binding] = &[
    bind(ADD, &[ENTER], Act::AddPlayer, "add",
        "registers the player; the line is ready for the next"),
    bind(ADD, &[TAB], Act::AddNext, "next", "goes on to the next field, then to the list"),
    bind(ADD, &[BACK_TAB], Act::AddBefore, "", "goes back to the field before"),
    bind(ADD, &[ESC, UP, DOWN], Act::AddLeave, "list: keys for pair, edit …",
        "leaves the line; in the list letters are keys"),
    bind(PLAYERS, &[ch('a'), TAB, BACK_TAB], Act::AddEnter, "add",
        "goes to the line in which players are typed"),
    bind(PLAYERS, &[ENTER, ch('e')], Act::EditPlayer, "edit",
        "corrects name, club, start number or fixed table"),
    bind(PLAYERS, &[ch('i')], Act::Import, "import", "registers a roster from a CSV file"),
    bind(PLAYERS, &[ch('d')], Act::Drop, "drop", "the player leaves"),
    bind(PLAYERS, &[ch('J')], Act::Rejoin, "rejoin",
        "the player returns, with a loss for each round missed"),
    bind(PLAYERS, &[ch('D')], Act::Disqualify, "", "puts the player out for good, with a reason"),
    bind(PLAYERS, &[ch('g')], Act::Decline, "give up place",
        "the player gives up the place in the finals"),
    bind(PLAYERS, &[ch('P')], Act::Penalty, "", "records a penalty"),
    bind(ADD, &[ctrl('r')], Act::Redo, "", "brings back what was undone last"),
];
