//! The bindings of the pile of slips and of the second entry. The results have the keys of the
//! dialog for one result.

use super::Context::*;
use super::binding::{Binding, bind, unhinted};
use super::{Act, BACKSPACE, DIGITS, DOWN, ENTER, ESC, Key, UP, ch};
use crate::msg;

/// The keys that begin another table's number.
///
/// They are the digits that name no winner, and the point, which stands before 1 and 2. Some
/// keypads have a comma there.
const BEGINS_NUMBER: &[Key] =
    &[ch('0'), ch('3'), ch('4'), ch('5'), ch('6'), ch('7'), ch('8'), ch('9'), ch('.'), ch(',')];

// A row for each key: the formatter would give each a paragraph.
#[rustfmt::skip]
pub(super) static BINDINGS: &[Binding] = &[
    bind(Pile, &[ch('1')], Act::FirstWon, msg!("key.first-won"),
        msg!("key-dialog.first-won")),
    bind(Pile, &[ch('2')], Act::SecondWon, msg!("key.second-won"),
        msg!("key-dialog.second-won")),
    bind(Pile, &[ch('d')], Act::Drawn, msg!("key.draw"), msg!("key-dialog.drawn")),
    bind(Pile, &[ch('x')], Act::BothLost, msg!("key.both-lost"), msg!("key-dialog.both-lost")),
    bind(Pile, &[ch('-')], Act::TellGamesWon, msg!("games-won.key"), msg!("games-won.key-help")),
    bind(Pile, &[ch('c')], Act::Concession, msg!("key.concession"),
        msg!("key-dialog.concession")),
    bind(Pile, &[ch('C')], Act::ConcedeMatch, msg!("key.whole-match"),
        msg!("key-dialog.concede-match")),
    bind(Pile, &[ch('n')], Act::NoShow, msg!("key.no-show"), msg!("key-dialog.no-show")),
    bind(Pile, &[ch('s')], Act::Sides, msg!("key.side"), msg!("key-dialog.sides")),
    bind(Pile, &[ch('t')], Act::TimedWin, msg!("timed.key"), msg!("timed.key-help")),
    bind(Pile, &[ch('a')], Act::FirstLeaves, msg!("leaving.key-first"),
        msg!("leaving.key-first-help")),
    bind(Pile, &[ch('b')], Act::SecondLeaves, msg!("leaving.key-second"),
        msg!("leaving.key-second-help")),
    bind(Pile, &[ENTER], Act::SaveResult, msg!("key.save"), msg!("pile.enter-help")),
    bind(Pile, &[DOWN], Act::NextSlip, msg!("pile.next-short"), msg!("pile.next-help")),
    bind(Pile, &[UP], Act::SlipBefore, msg!("pile.before-short"), msg!("pile.before-help")),
    bind(Pile, BEGINS_NUMBER, Act::TableDigit, msg!("pile.number-short"),
        msg!("pile.number-help")),
    bind(Pile, &[ch('/')], Act::Find, msg!("pile.name-short"), msg!("pile.name-help")),
    bind(Pile, &[BACKSPACE], Act::TakeSlipBack, msg!("key.take-back"), msg!("pile.back-help")),
    bind(Pile, &[ESC], Act::CloseDialog, msg!("key.back"), msg!("pile.close-help")),
    bind(TableNumber, &[ENTER], Act::GoToTable, msg!("key.go-there"), msg!("pile.go-help")),
    unhinted(TableNumber, DIGITS, Act::TableDigit, msg!("pile.digit-help")),
    bind(TableNumber, &[ch('-')], Act::TellGamesWon, msg!("games-won.key"),
        msg!("games-won.key-help")),
    unhinted(TableNumber, &[BACKSPACE], Act::EraseTableDigit, msg!("key-event.erase-digit")),
    bind(TableNumber, &[ESC], Act::LeaveTableNumber, msg!("key.back"), msg!("pile.leave-help")),
    bind(SlipHalt, &[DOWN], Act::GoOnWithSlips, msg!("key.go-on"), msg!("pile.go-on-help")),
    bind(SlipHalt, &[ENTER], Act::ShowSlip, msg!("pile.show-short"), msg!("pile.show-help")),
    bind(SlipHalt, &[BACKSPACE], Act::SlipAgain, msg!("pile.again-short"),
        msg!("pile.again-help")),
    bind(SlipHalt, &[ESC], Act::CloseDialog, msg!("key.back"), msg!("pile.close-help")),
];
