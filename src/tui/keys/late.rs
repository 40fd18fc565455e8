//! The bindings for late players, missing opponents and the repair of a round.

use super::Context::*;
use super::binding::{Binding, bind, unhinted};
use super::{Act, DOWN, ENTER, ESC, Key, PAGE_DOWN, PAGE_UP, TAB, UP, ch};
use crate::msg;

/// The numbers of the choices.
const NUMBERS: &[Key] =
    &[ch('1'), ch('2'), ch('3'), ch('4'), ch('5'), ch('6'), ch('7'), ch('8'), ch('9')];

// A row for each key: the formatter would give each a paragraph.
#[rustfmt::skip]
pub(super) static PLAYERS: &[Binding] = &[
    bind(Players, &[ch('z')], Act::SeatPlayer, msg!("late.hint-seat"), msg!("late.key-seat")),
];

// A row for each key: the formatter would give each a paragraph.
#[rustfmt::skip]
pub(super) static BINDINGS: &[Binding] = &[
    bind(Card, &[ch('z')], Act::SeatPlayer, msg!("late.hint-seat"), msg!("late.key-seat")),
    unhinted(Main, &[ch('z')], Act::SeatPlayer, msg!("late.key-seat-table")),
    unhinted(Main, &[ch('Z')], Act::RepairRound, msg!("late.key-repair")),
    bind(Main, &[ch('x')], Act::MarkBegun, msg!("late.hint-begun"), msg!("late.key-begun")),
    bind(Choices, &[ENTER], Act::TakeChoice, msg!("late.hint-choose"), msg!("late.key-choose")),
    bind(Choices, NUMBERS, Act::ChoiceNumber, msg!("late.hint-number"), msg!("late.key-number")),
    bind(Choices, &[TAB], Act::OtherMissing, msg!("late.hint-other"), msg!("late.key-other")),
    unhinted(Choices, &[UP, ch('k')], Act::Up, msg!("key-event.row-up")),
    unhinted(Choices, &[DOWN, ch('j')], Act::Down, msg!("key-event.row-down")),
    unhinted(Choices, &[PAGE_UP], Act::PageUp, msg!("key-dialog.page-up")),
    unhinted(Choices, &[PAGE_DOWN], Act::PageDown, msg!("key-dialog.page-down")),
    bind(Choices, &[ESC], Act::CloseDialog, msg!("key.leave-it"), msg!("late.key-leave")),
    bind(Repair, &[ENTER], Act::TakeChoice, msg!("late.hint-choose"), msg!("repairing.key-save")),
    unhinted(Repair, &[UP], Act::Up, msg!("key-event.row-up")),
    unhinted(Repair, &[DOWN], Act::Down, msg!("key-event.row-down")),
    unhinted(Repair, &[PAGE_UP], Act::PageUp, msg!("key-dialog.page-up")),
    unhinted(Repair, &[PAGE_DOWN], Act::PageDown, msg!("key-dialog.page-down")),
    bind(Repair, &[ESC], Act::CloseDialog, msg!("key.leave-it"), msg!("late.key-leave")),
];
