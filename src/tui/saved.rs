//! Moves the screen on after an action was saved: the next open table, the new player, the round.

use super::active_keys::context_of;
use super::dialog::{Dialog, Inbox, choices};
use super::keys::{Act, Context, View, key_for};
use super::model::{Location, Model};
use super::open_event::newest;
use crate::event::{Action, Command, Entry, Event, Moment, decide};
use crate::msg;
use crate::store::Done;
use crate::words::{Arg, Message};

/// Follows a saved command on the screen.
///
/// Before the command the log had `known` lines, and no stage had begun if `starting`. Actions
/// that others saved in between are added to the warnings.
pub(super) fn follow_saved(
    model: &mut Model,
    command: &Command,
    done: &mut Done,
    (known, starting): (usize, bool),
    now: Moment,
) {
    model.go_to_official(command);
    if matches!(command, Command::Mission(_)) {
        model.dialogs.retain(|dialog| !matches!(dialog, Dialog::Missions(_)));
    }
    let of_check_in = matches!(command, Command::CheckIn { .. } | Command::Add(_));
    if let Some(Dialog::CheckIn(check_in)) = model.dialogs.last_mut()
        && of_check_in
    {
        check_in.saved();
    }
    follow_check_in(model, command, done.n);
    let at_desk = model.dialogs.iter().any(|dialog| matches!(dialog, Dialog::Desk(_)));
    let Some(open) = model.open_event_mut() else { return };
    if let Some(n) = done.n {
        done.warnings.extend(news(open.event(), known, Some(n)));
        open.seen.own(open.session.event(), n);
    }
    if let Command::Report { table, .. } = command {
        // The judge's desk stays with its table, and so does the screen behind it.
        if !at_desk {
            open.go_to_next_open(*table);
        }
        follow_series(model, now);
    }
    follow_pile(model, command, done.n);
    if matches!(command, Command::Settle { .. }) {
        // The next entry follows, until none waits.
        let next = model.event().map(Inbox::of).filter(|inbox| inbox.chosen.is_some());
        next.into_iter().for_each(|inbox| model.ask(Dialog::Inbox(inbox)));
    }
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
    if starting && pairs {
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

/// Keeps the cursor of the check-in at its place after a removal or an undo.
fn follow_check_in(model: &mut Model, command: &Command, n: Option<u64>) {
    let Model { location: Location::Event(open), dialogs, words, .. } = model else { return };
    let Some(Dialog::CheckIn(check_in)) = dialogs.last_mut() else { return };
    let event = open.event();
    let undone = n.and_then(|n| match event.entry(n)?.action {
        Action::Undo(undone) | Action::Redo(undone) => event.entry(undone),
        _ => None,
    });
    let of = undone.and_then(|entry| entry.action.footprint().entrant);
    if matches!(command, Command::Remove(_) | Command::Undo(_) | Command::Redo(_)) {
        check_in.stay(of, event, words);
    }
}

/// Turns to the next slip of the pile that is open, or to the one that was taken back.
fn follow_pile(model: &mut Model, command: &Command, n: Option<u64>) {
    let Location::Event(open) = &model.location else { return };
    let event = open.event();
    match (command, model.held.take(), model.dialogs.last_mut()) {
        (Command::Report { table, .. }, Some(Dialog::Pile(mut pile)), _) => {
            pile.saved(event, *table, n);
            model.ask(Dialog::Pile(pile));
        }
        (Command::Undo(_), Some(Dialog::Pile(mut pile)), _) => {
            pile.taken_back(event);
            model.ask(Dialog::Pile(pile));
        }
        // The slip stays, with the games typed so far.
        (Command::Side { .. }, Some(Dialog::Pile(pile)), _) => {
            let pile = pile.follow(event, open.seen.read());
            model.ask(pile);
        }
        // The result at which the pile had stopped was looked at and corrected.
        (Command::Report { .. }, held, Some(Dialog::Pile(pile))) => {
            pile.go_on(event);
            model.held = held;
        }
        (_, held, _) => model.held = held,
    }
}

/// Opens the form of the next table whose time is up, if one table after another is asked for.
fn follow_series(model: &mut Model, now: Moment) {
    let Some(Dialog::Time(saved)) = &model.held else { return };
    let (series, at) = (saved.series, (saved.stage, saved.round, saved.table + 1));
    let next = model.open_event().and_then(|open| open.time_call_from(at, now));
    if let Some(next) = next.filter(|_| series) {
        model.ask(Dialog::Time(Box::new(next)));
    }
}

/// Tells who did what since line `known`, without the organizer's own line.
///
/// For example: `ben: round 2 table 3: Ewa beat Jan`.
pub(super) fn news(event: &Event, known: usize, own: Option<u64>) -> Option<Message> {
    let others = || event.log.iter().skip(known).filter(|entry| Some(entry.n) != own);
    let newest = others().next_back()?;
    let (by, action) = (&newest.by, event.tell(newest));
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
    let key = match (&model.held, command) {
        (Some(Dialog::Report(_) | Dialog::Pile(_)), Command::Report { .. }) => {
            return Message::lines(vec![changed, msg!("screen.enter-again")]);
        }
        (Some(Dialog::Form(form)), _) if form.is_refilled() => {
            return Message::sentences(vec![changed, msg!("screen.form-is-refilled")]);
        }
        (Some(Dialog::Pile(_)), _) => Some(key_for(Context::Pile, Act::TakeSlipBack)),
        (_, Command::Undo(_)) => Some(undo_key(model)),
        (Some(Dialog::ListEditor(_)), _) => Some(key_for(Context::ListEditor, Act::SaveList)),
        (Some(Dialog::Inbox(_)), Command::Settle { accept: true, .. }) => {
            Some(key_for(Context::Inbox, Act::AcceptClaim))
        }
        (Some(Dialog::Inbox(_)), _) => Some(key_for(Context::Inbox, Act::DismissClaim)),
        (Some(_), _) => Some(key_for(Context::Form, Act::Submit)),
        (None, Command::Redo(_)) => Some(key_for(Context::Main, Act::Redo)),
        (None, Command::Pair | Command::PairSettling(_)) => Some(key_for(Context::Main, Act::Pair)),
        (None, _) => None,
    };
    let key: Arg = key.map_or_else(|| msg!("screen.the-same-key").into(), Arg::from);
    let is_newest = |entry: &Entry| entry.n == newest(event);
    let again = match (command, event.undoable(), event.redoable()) {
        (Command::Undo(None), Some(entry), _) if is_newest(entry) => {
            msg!("screen.again", what = "undo-that", key)
        }
        (Command::Undo(None), Some(entry), _) => {
            msg!("screen.again-action", what = "undo", key, n = entry.n, action = event.tell(entry))
        }
        (Command::Redo(_), _, Some(entry)) if is_newest(entry) => {
            msg!("screen.again", what = "redo-that", key)
        }
        (Command::Redo(_), _, Some(entry)) => {
            msg!("screen.again-action", what = "redo", key, n = entry.n, action = event.tell(entry))
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
