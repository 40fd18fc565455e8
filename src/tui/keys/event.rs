//! The bindings of the round, the clock, the standings, the finals and the log.

use super::Context::*;
use super::binding::{Binding, bind, unhinted};
use super::{Act, BACK_TAB, BACKSPACE, DIGITS, ENTER, ESC, LEFT, RIGHT, TAB, ch, ctrl};
use crate::msg;

// A row for each key: the formatter would give each a paragraph.
#[rustfmt::skip]
pub(super) static BINDINGS: &[Binding] = &[
    bind(Main, &[ENTER], Act::Enter, msg!("key.result"), msg!("key-event.enter")),
    unhinted(Main, DIGITS, Act::Digit, msg!("key-event.digit")),
    unhinted(Main, &[BACKSPACE], Act::EraseDigit, msg!("key-event.erase-digit")),
    unhinted(Main, &[LEFT], Act::RoundBefore, msg!("key-event.round-before")),
    unhinted(Main, &[RIGHT], Act::RoundAfter, msg!("key-event.round-after")),
    bind(Bracket, &[ENTER], Act::Enter, msg!("key.result"), msg!("key-event.enter-result")),
    unhinted(Bracket, DIGITS, Act::Digit, msg!("key-event.digit")),
    bind(Bracket, &[ch('g')], Act::Decline, msg!("key.give-up-place"),
        msg!("key-event.seed-declines")),
    bind(Bracket, &[ch('J')], Act::Desk, msg!("key.judge"), msg!("key-event.desk")),
    unhinted(Bracket, &[ch('w')], Act::Why, msg!("key-event.why-bracket")),
    unhinted(Bracket, &[BACKSPACE], Act::EraseDigit, msg!("key-event.erase-digit")),
    bind(Draft, &[ENTER, ch(' ')], Act::DraftNext, msg!("key.next"), msg!("key-event.draft-next")),
    bind(Standings, &[ENTER], Act::Enter, msg!("key.player"), msg!("key-event.show-player")),
    bind(Log, &[ENTER], Act::Enter, msg!("key.all-of-it"), msg!("key-event.whole-entry")),
    bind(Log, &[ch('u')], Act::UndoThis, msg!("key.undo-this"), msg!("key-event.undo-this")),
    unhinted(Log, &[ctrl('r')], Act::RedoThis, msg!("key-event.redo-this")),
    bind(Announcement, &[ENTER], Act::Setup, msg!("key.change-it"),
        msg!("key-event.change-announced")),
    bind(Event, &[ch('p')], Act::Pair, msg!("key.pair"), msg!("key-event.pair")),
    bind(Event, &[ch('c')], Act::Cut, msg!("key.cut"), msg!("key-event.cut")),
    bind(Event, &[ch('f')], Act::Finish, msg!("key.finish"), msg!("key-event.finish")),
    bind(Event, &[ch('t')], Act::Clock, msg!("key.clock"), msg!("key-event.clock")),
    unhinted(Event, &[ch('+'), ch('=')], Act::MinuteMore, msg!("key-event.minute-more")),
    unhinted(Event, &[ch('-')], Act::MinuteLess, msg!("key-event.minute-less")),
    bind(Event, &[ch('s')], Act::ShowStandings, msg!("key.standings"), msg!("key-event.standings")),
    bind(Event, &[ch('r')], Act::ShowPlayers, msg!("key.players"), msg!("key-event.players")),
    bind(Event, &[ch('b')], Act::ShowBracket, msg!("key.bracket"), msg!("key-event.bracket")),
    bind(Event, &[ch('W')], Act::ShowDraft, msg!("key.draft"), msg!("key-event.draft")),
    bind(Event, &[ch('l')], Act::ShowLog, msg!("key.log"), msg!("key-event.log")),
    bind(Event, &[ch('u')], Act::Undo, msg!("key.undo"), msg!("key-event.undo")),
    unhinted(Event, &[ctrl('r')], Act::Redo, msg!("key-event.redo")),
    bind(Event, &[ch('/')], Act::Find, msg!("key.find"), msg!("key-event.find")),
    bind(Event, &[ch(':')], Act::Palette, msg!("key.verb"), msg!("key-event.palette")),
    bind(Main, &[ch('g')], Act::Decline, msg!("key.give-up-place"),
        msg!("key-event.chosen-declines")),
    bind(Main, &[TAB, BACK_TAB], Act::NextPane, msg!("key.pane"), msg!("key-event.next-pane")),
    bind(Main, &[ch('e')], Act::Extend, msg!("key.extra-time"), msg!("key-event.extend")),
    bind(Main, &[ch('J')], Act::Desk, msg!("key.judge"), msg!("key-event.desk")),
    unhinted(Main, &[ch('w')], Act::Why, msg!("key-event.why")),
    unhinted(Event, &[ch('n')], Act::Note, msg!("key-event.note")),
    unhinted(Event, &[ch('S')], Act::Setup, msg!("key-event.setup")),
    bind(Event, &[ch('A')], Act::ShowAnnouncement, msg!("key.announcement"),
        msg!("key-event.announcement")),
    bind(Event, &[ch('R')], Act::ShowRules, msg!("key.rules"), msg!("key-event.rules")),
    bind(Event, &[ch('m')], Act::Missions, msg!("mission.next-short"), msg!("mission.open-list")),
    unhinted(Event, &[ch('o')], Act::Officials, msg!("key-event.officials")),
    bind(Event, &[ESC], Act::Back, msg!("key.back"), msg!("key-event.back")),
];
