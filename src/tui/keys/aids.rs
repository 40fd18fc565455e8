//! The bindings of the bidding and of the guided rulings.

use super::Context::*;
use super::binding::{Binding, bind, unhinted};
use super::{Act, BACK_TAB, BACKSPACE, DIGITS, DOWN, ENTER, ESC, LEFT, RIGHT, TAB, UP, ch};
use crate::msg;

// A row for each key: the formatter would give each a paragraph.
#[rustfmt::skip]
pub(super) static BINDINGS: &[Binding] = &[
    bind(Desk, &[ch('a')], Act::Auction, msg!("key-aids.auction"), msg!("key-aids.open-auction")),
    bind(Desk, &[ch('o')], Act::Overkill, msg!("key-aids.overkill"),
        msg!("key-aids.open-overkill")),
    bind(Desk, &[ch('g')], Act::Guided, msg!("key-aids.guided"), msg!("key-aids.open-guided")),
    bind(ContestedUnits, &[ENTER], Act::StartBidding, msg!("key-aids.start"),
        msg!("key-aids.start-bidding")),
    bind(ContestedUnits, &[DOWN, TAB], Act::Down, msg!("key.field"), msg!("key-dialog.next-field")),
    unhinted(ContestedUnits, &[UP, BACK_TAB], Act::Up, msg!("key-dialog.field-before")),
    bind(ContestedUnits, &[LEFT, RIGHT], Act::OtherPlayer, msg!("key-aids.other-player"),
        msg!("key-aids.other-player-opens")),
    bind(ContestedUnits, &[ESC], Act::CloseDialog, msg!("key.back"),
        msg!("key-dialog.change-nothing")),
    bind(Bidding, &[ENTER], Act::Bid, msg!("key-aids.bid"), msg!("key-aids.make-bid")),
    bind(Bidding, &[ch('p')], Act::Pass, msg!("key-aids.pass"), msg!("key-aids.make-pass")),
    unhinted(Bidding, DIGITS, Act::TypeDigit, msg!("key-aids.digit-of-bid")),
    bind(Bidding, &[BACKSPACE], Act::EraseTyped, msg!("key.take-back"),
        msg!("key-aids.erase-call")),
    bind(Bidding, &[ESC], Act::UnitsAgain, msg!("key-aids.units"), msg!("key-aids.units-again")),
    bind(Topics, &[ENTER], Act::ChooseTopic, msg!("key.choose"), msg!("key-aids.choose-topic")),
    unhinted(Topics, &[UP, ch('k')], Act::Up, msg!("key-event.row-up")),
    unhinted(Topics, &[DOWN, ch('j')], Act::Down, msg!("key-event.row-down")),
    bind(Topics, &[ESC], Act::CloseDialog, msg!("key.back"), msg!("key-dialog.go-back")),
    bind(YesOrNo, &[ch('y'), ch('t')], Act::AnswerYes, msg!("guided.yes"),
        msg!("key-aids.answer-yes")),
    bind(YesOrNo, &[ch('n')], Act::AnswerNo, msg!("guided.no"), msg!("key-aids.answer-no")),
    bind(YesOrNo, &[BACKSPACE], Act::EraseTyped, msg!("key-aids.answer-back"),
        msg!("key-aids.erase-answer")),
    bind(YesOrNo, &[ESC], Act::CloseDialog, msg!("key.back"), msg!("key-dialog.go-back")),
    bind(HowMany, &[ENTER], Act::AnswerNumber, msg!("key-aids.answer"),
        msg!("key-aids.answer-number")),
    unhinted(HowMany, DIGITS, Act::TypeDigit, msg!("key-aids.digit-of-number")),
    bind(HowMany, &[BACKSPACE], Act::EraseTyped, msg!("key-aids.answer-back"),
        msg!("key-aids.erase-number")),
    bind(HowMany, &[ESC], Act::CloseDialog, msg!("key.back"), msg!("key-dialog.go-back")),
    bind(Verdict, &[ENTER], Act::RecordVerdict, msg!("key-aids.record"),
        msg!("key-aids.record-verdict")),
    unhinted(Verdict, DIGITS, Act::TypeDigit, msg!("key-aids.digit-of-table")),
    bind(Verdict, &[BACKSPACE], Act::EraseTyped, msg!("key-aids.answer-back"),
        msg!("key-aids.erase-number")),
    bind(Verdict, &[ESC], Act::CloseDialog, msg!("key.back"), msg!("key-aids.record-nothing")),
    bind(Rules, &[ENTER], Act::Guided, msg!("key-aids.questions"), msg!("key-aids.guide-found")),
];
