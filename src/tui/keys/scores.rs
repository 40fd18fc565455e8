//! The bindings for both scores of a game, in the dialog for one result and in the pile.

use super::Context::*;
use super::binding::{Binding, bind, unhinted};
use super::{Act, BACKSPACE, DIGITS, DOWN, ENTER, ESC, Key, TAB, UP, ch};
use crate::msg;

const BETWEEN: &[Key] = &[ch(' '), ch('-'), TAB];
/// The keys that begin another table's number here, where the digits belong to a score.
const BEGINS_NUMBER: &[Key] = &[ch('.'), ch(',')];

// A row for each key: the formatter would give each a paragraph.
#[rustfmt::skip]
pub(super) static BINDINGS: &[Binding] = &[
    bind(Scores, DIGITS, Act::ScoreDigit, msg!("scores.key-score"), msg!("scores.key-digit")),
    unhinted(Scores, BETWEEN, Act::ScoreBetween, msg!("scores.key-between")),
    bind(Scores, &[ENTER], Act::SaveResult, msg!("key.save"), msg!("scores.key-save")),
    bind(Scores, &[ch('x')], Act::BothLost, msg!("key.both-lost"), msg!("key-dialog.both-lost")),
    bind(Scores, &[ch('c')], Act::Concession, msg!("key.concession"),
        msg!("key-dialog.concession")),
    bind(Scores, &[ch('n')], Act::NoShow, msg!("key.no-show"), msg!("key-dialog.no-show")),
    bind(Scores, &[ch('s')], Act::Sides, msg!("key.side"), msg!("key-dialog.sides")),
    bind(Scores, &[ch('t')], Act::TimedWin, msg!("timed.key"), msg!("timed.key-help")),
    bind(Scores, &[ch('a')], Act::FirstLeaves, msg!("leaving.key-first"),
        msg!("leaving.key-first-help")),
    bind(Scores, &[ch('b')], Act::SecondLeaves, msg!("leaving.key-second"),
        msg!("leaving.key-second-help")),
    unhinted(Scores, &[BACKSPACE], Act::EraseGame, msg!("key-event.erase-digit")),
    bind(Scores, &[ESC], Act::CloseDialog, msg!("key.back"), msg!("key-dialog.leave-result")),
    bind(SlipScores, DIGITS, Act::ScoreDigit, msg!("scores.key-score"), msg!("scores.key-digit")),
    unhinted(SlipScores, BETWEEN, Act::ScoreBetween, msg!("scores.key-between")),
    bind(SlipScores, &[ENTER], Act::SaveResult, msg!("key.save"), msg!("pile.enter-help")),
    bind(SlipScores, &[ch('x')], Act::BothLost, msg!("key.both-lost"),
        msg!("key-dialog.both-lost")),
    bind(SlipScores, &[ch('c')], Act::Concession, msg!("key.concession"),
        msg!("key-dialog.concession")),
    bind(SlipScores, &[ch('n')], Act::NoShow, msg!("key.no-show"), msg!("key-dialog.no-show")),
    bind(SlipScores, &[ch('s')], Act::Sides, msg!("key.side"), msg!("key-dialog.sides")),
    bind(SlipScores, &[ch('t')], Act::TimedWin, msg!("timed.key"), msg!("timed.key-help")),
    bind(SlipScores, &[ch('a')], Act::FirstLeaves, msg!("leaving.key-first"),
        msg!("leaving.key-first-help")),
    bind(SlipScores, &[ch('b')], Act::SecondLeaves, msg!("leaving.key-second"),
        msg!("leaving.key-second-help")),
    bind(SlipScores, &[DOWN], Act::NextSlip, msg!("pile.next-short"), msg!("pile.next-help")),
    bind(SlipScores, &[UP], Act::SlipBefore, msg!("pile.before-short"), msg!("pile.before-help")),
    bind(SlipScores, BEGINS_NUMBER, Act::TableDigit, msg!("pile.number-short"),
        msg!("pile.number-help")),
    bind(SlipScores, &[ch('/')], Act::Find, msg!("pile.name-short"), msg!("pile.name-help")),
    bind(SlipScores, &[BACKSPACE], Act::TakeSlipBack, msg!("key.take-back"),
        msg!("pile.back-help")),
    bind(SlipScores, &[ESC], Act::CloseDialog, msg!("key.back"), msg!("pile.close-help")),
    bind(ScoreWinner, &[ch('1')], Act::FirstWon, msg!("key.first-won"),
        msg!("scores.key-who-won-first")),
    bind(ScoreWinner, &[ch('2')], Act::SecondWon, msg!("key.second-won"),
        msg!("scores.key-who-won-second")),
    bind(ScoreWinner, &[ch('d')], Act::Drawn, msg!("key.draw"), msg!("scores.key-who-won-drawn")),
    bind(ScoreWinner, &[ESC, BACKSPACE], Act::EraseGame, msg!("key.back"),
        msg!("scores.key-to-scores")),
];
