//! Moves the screen on after an action was saved: the next open table, the new player, the round.

use super::active_keys::context_of;
use super::dialog::{Dialog, Saved, choices};
use super::keys::{Act, Context, View, key_for};
use super::model::{Location, Model};
use super::open_event::newest;
use crate::event::{Command, Entry, Event, Moment, decide};
use crate::msg;
use crate::store::Done;
use crate::words::{Arg, Message};

/// The event as it was before a command.
#[derive(Clone, Copy)]
pub(super) struct BeforeCommand {
    pub log_len: usize,
    pub no_stage: bool,
}

/// Follows a saved command on the screen.
///
/// Actions that others saved in between are added to the warnings.
pub(super) fn follow_saved(
    model: &mut Model,
    command: &Command,
    done: &mut Done,
    before: BeforeCommand,
    now: Moment,
) {
    let at_desk = model.dialogs.iter().any(|dialog| matches!(dialog, Dialog::Desk(_)));
    let Some(open) = model.open_event_mut() else { return };
    if let Some(n) = done.n {
        done.warnings.extend(news(open.event(), before.log_len, Some(n)));
        open.seen.own(open.session.event(), n);
    }
    if let Command::Report { table, .. } = command
        && !at_desk
    {
        // The judge's desk stays with its table, and so does the screen behind it.
        open.go_to_next_open(*table);
    }
    let Model { location: Location::Event(open), dialogs, pending, words, .. } = model else {
        return;
    };
    let saved = Saved { command, n: done.n, event: open.event(), seen: open.seen.read(), words };
    dialogs.retain_mut(|dialog| dialog.stays(&saved));
    *pending = pending.take().and_then(|dialog| dialog.advance(&saved, now, dialogs));
    choices::follow_saved(model, command, done, now);
    let Some(open) = model.open_event_mut() else { return };
    if matches!(command, Command::Add(_)) {
        open.add.clear();
    }
    let pairs = command.pairs();
    if pairs && !matches!(open.view, View::Bracket | View::HallClock) {
        open.view = View::Main;
        open.add.leave();
    }
    if before.no_stage && pairs {
        open.player = None;
    }
    if matches!(command, Command::Cut(_) | Command::CutByHand { .. }) {
        open.view = View::Bracket;
    }
    if let Command::Add(_) | Command::Import(_) = command {
        done.n.into_iter().for_each(|n| open.add.made(n));
        let newest = open.event().registered().next_back().map(|entrant| entrant.id);
        open.player = newest;
    }
}

/// Who did what since line `since`, without the organizer's own line `own`.
///
/// For example: `ben: round 2 table 3: Ewa beat Jan`.
pub(super) fn news(event: &Event, since: usize, own: Option<u64>) -> Option<Message> {
    let others = || event.log.iter().skip(since).filter(|entry| Some(entry.n) != own);
    let newest = others().next_back()?;
    let (by, action) = (&newest.by, event.describe(newest));
    Some(match others().count() - 1 {
        0 => msg!("common.labelled", label = by, text = action),
        n => {
            let news = msg!("common.labelled", label = by, text = action);
            msg!("common.bracketed", text = news, note = msg!("common.named-more", n))
        }
    })
}

/// Adds to what others have changed what the same key does if it is pressed again. It adds
/// nothing if the command would now be refused.
pub fn once_more(model: &Model, changed: Message, command: &Command, now: Moment) -> Message {
    let Some(event) = model.event().filter(|event| decide(event, command, now).is_ok()) else {
        return changed;
    };
    match (&model.pending, command) {
        (Some(Dialog::Report(_) | Dialog::Pile(_)), Command::Report { .. }) => {
            return Message::lines(vec![changed, msg!("screen.enter-again")]);
        }
        (Some(Dialog::Form(form)), _) if form.is_refilled() => {
            return Message::sentences(vec![changed, msg!("screen.form-is-refilled")]);
        }
        _ => {}
    }
    let own = model.pending.as_ref().and_then(|dialog| dialog.saves_with(command));
    let key = own.map(|(context, act)| key_for(context, act)).or_else(|| match command {
        Command::Undo(_) => Some(undo_key(model)),
        Command::Redo(_) => Some(key_for(Context::Main, Act::Redo)),
        Command::Pair | Command::PairSettling(_) => Some(key_for(Context::Main, Act::Pair)),
        _ => None,
    });
    let key: Arg = key.map_or_else(|| msg!("screen.the-same-key").into(), Arg::from);
    let is_newest = |entry: &Entry| entry.n == newest(event);
    let again = match (command, event.undoable(), event.redoable()) {
        (Command::Undo(None), Some(entry), _) if is_newest(entry) => {
            msg!("screen.again", what = "undo-that", key)
        }
        (Command::Undo(None), Some(entry), _) => {
            msg!("screen.again-action", what = "undo", key, action = event.describe(entry))
        }
        (Command::Redo(_), _, Some(entry)) if is_newest(entry) => {
            msg!("screen.again", what = "redo-that", key)
        }
        (Command::Redo(_), _, Some(entry)) => {
            msg!("screen.again-action", what = "redo", key, action = event.describe(entry))
        }
        _ => msg!("screen.again", what = "do", key),
    };
    Message::sentences(vec![changed, again])
}

/// The key that takes the newest action back here. While text is typed, letters are no keys.
pub fn undo_key(model: &Model) -> String {
    match context_of(model) {
        Context::AddLine => key_for(Context::AddLine, Act::UndoAdded),
        Context::CheckIn => key_for(Context::CheckIn, Act::Undo),
        // The log uses the same key as the round.
        _ => key_for(Context::Main, Act::Undo),
    }
}
