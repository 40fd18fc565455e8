//! The bindings of the list of players, and of the line in which players are typed.

use super::{BACK_TAB, Binding, Context, DOWN, ENTER, ESC, TAB, UP, always, ch, ctrl, why};
use crate::tui::act::Act;

const PLAYERS: Context = Context::Players;
const ADD: Context = Context::AddLine;

pub(super) const BINDINGS: &[Binding] = &[
    always(
        ADD,
        &[ENTER],
        Act::AddPlayer,
        "add",
        "registers the player; the line is ready for the next",
    ),
    always(ADD, &[TAB], Act::AddNext, "next", "goes on to the next field, then to the list"),
    always(ADD, &[BACK_TAB], Act::AddBefore, "", "goes back to the field before"),
    always(
        ADD,
        &[ESC, UP, DOWN],
        Act::AddLeave,
        "list: keys for pair, edit …",
        "leaves the line; in the list letters are keys",
    ),
    always(
        PLAYERS,
        &[ch('a'), TAB, BACK_TAB],
        Act::AddEnter,
        "add",
        "goes to the line in which players are typed",
    ),
    always(
        PLAYERS,
        &[ENTER, ch('e')],
        Act::EditPlayer,
        "edit",
        "corrects name, club, start number or fixed table",
    )
    .unless(why::no_player),
    always(PLAYERS, &[ch('i')], Act::Import, "import", "registers a roster from a CSV file"),
    always(PLAYERS, &[ch('d')], Act::Drop, "drop", "the player leaves").unless(why::cannot_drop),
    always(
        PLAYERS,
        &[ch('J')],
        Act::Rejoin,
        "rejoin",
        "the player returns, with a loss for each round missed",
    )
    .unless(why::cannot_rejoin),
    always(PLAYERS, &[ch('D')], Act::Disqualify, "", "puts the player out for good, with a reason")
        .unless(why::cannot_disqualify),
    always(
        PLAYERS,
        &[ch('g')],
        Act::Decline,
        "give up place",
        "the player gives up the place in the finals",
    )
    .unless(why::cannot_decline),
    always(PLAYERS, &[ch('P')], Act::Penalty, "", "records a penalty").unless(why::no_player),
    always(ADD, &[ctrl('r')], Act::Redo, "", "brings back what was undone last")
        .unless(why::nothing_to_redo),
];
