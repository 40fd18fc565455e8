//! The preflight before a round, and the check-in.

use crate::event::action::Timer;
use crate::event::{Absentees, Command, Event, Moment, Remedy, cut_comes_next, wants_settling};
use crate::msg;
use crate::tui::dialog::{
    Awaiting, CheckIn, Choices, Dialog, Form, HandedIn, Palette, PreflightDialog, ReportDialog,
};
use crate::tui::effect::Effect;
use crate::tui::keys::{Act, Context, Key, View, key_for};
use crate::tui::model::{Model, StatusMessage};

/// Pairs the next round at once if nothing has to be settled; otherwise opens the preflight.
///
/// After the last round it is the preflight before the cut.
pub(super) fn pair(model: &mut Model, now: Moment) -> Vec<Effect> {
    // The last slip of the pile is in.
    model.dialogs.pop_if(|dialog| matches!(dialog, Dialog::Pile(_)));
    if model.event().is_some_and(cut_comes_next) {
        super::seeds::show(model, now);
        return Vec::new();
    }
    let Some(event) = model.event().filter(|event| wants_settling(event)) else {
        // If the draw brings anything to light, the preflight opens after it.
        return vec![Effect::Commit(Command::Pair)];
    };
    let preflight = PreflightDialog::new(event, None, false, now);
    model.ask(Dialog::Preflight(Box::new(preflight)));
    Vec::new()
}

/// Pairs the round, or goes on to the seeds of the cut, whatever the preflight has told.
pub(super) fn go_on(model: &mut Model, now: Moment) -> Vec<Effect> {
    let Some(Dialog::Preflight(preflight)) = model.dialogs.pop() else { return Vec::new() };
    if preflight.is_of_cut() {
        super::seeds::show_seeds(model, now);
        return Vec::new();
    }
    if preflight.over {
        model.held = model.dialogs.pop();
    }
    let command = preflight.checks.command.clone();
    vec![match preflight.question() {
        Some(question) => Effect::CommitAgreed { command: command.into(), to: question.clone() },
        None => Effect::Commit(command),
    }]
}

/// Says what becomes of those who have not come.
pub(super) fn settle(model: &mut Model, act: Act, now: Moment) {
    let Some(Dialog::Preflight(preflight)) = model.dialogs.pop() else { return };
    let absentees = match act {
        Act::PreflightRemove => Absentees::Remove,
        Act::PreflightKeep => Absentees::Keep,
        _ => Absentees::Out,
    };
    let Some(event) = model.event() else { return };
    let preflight = PreflightDialog::new(event, Some(absentees), preflight.over, now);
    model.ask(Dialog::Preflight(Box::new(preflight)));
}

/// Goes to where the item with the typed number is settled.
pub(super) fn digit(model: &mut Model, key: Key) -> Vec<Effect> {
    let Some(Dialog::Preflight(preflight)) = model.dialogs.last_mut() else { return Vec::new() };
    let number = key.sign().and_then(|sign| sign.to_digit(10)).unwrap_or(0) as usize;
    let count = preflight.remedies().count();
    if (1..=count).contains(&number) {
        preflight.at = number - 1;
        return enter(model);
    }
    model.refuse(msg!("screen.no-such-number", key, n = count));
    Vec::new()
}

/// Goes to where the chosen item is settled, or settles it at once.
pub(super) fn enter(model: &mut Model) -> Vec<Effect> {
    let Some(Dialog::Preflight(preflight)) = model.dialogs.last() else { return Vec::new() };
    let Some(remedy) = preflight.chosen().cloned() else { return Vec::new() };
    match remedy {
        Remedy::ByHand => by_hand(model),
        Remedy::Clock => {
            close(model);
            return vec![Effect::Commit(Command::Timer(Timer::Stop))];
        }
        elsewhere => {
            close(model);
            show(model, elsewhere);
        }
    }
    Vec::new()
}

/// Shows where this is settled.
fn show(model: &mut Model, remedy: Remedy) {
    let asks_side = matches!(remedy, Remedy::Side { .. });
    let Some(open) = model.open_event_mut() else { return };
    match remedy {
        Remedy::Result { table } | Remedy::Side { table } => {
            open.view = View::Main;
            open.shown_round = None;
            open.table = Some(table);
            let event = open.event();
            let round = event.round().map(|round| round.number);
            let at = round.map(|round| (event.stages.len(), round));
            let report = at.map(|(stage, round)| ReportDialog::new(event, stage, round, table));
            if let Some(report) = report {
                let awaiting = asks_side.then_some(Awaiting::WhoPlaysFirstSide);
                model.ask(Dialog::Report(ReportDialog { awaiting, ..report }));
            }
        }
        Remedy::CheckIn => show_check_in(model),
        Remedy::List(id) => {
            open.view = View::Players;
            open.add.leave();
            open.player = Some(id);
            model.ask(Dialog::HandedIn(HandedIn::new(id)));
        }
        Remedy::Draft => open.view = View::Draft,
        Remedy::Announcement => open.view = View::Announcement,
        Remedy::Inbox => super::inbox::open(model),
        Remedy::Rejoin(id) => {
            open.view = View::Players;
            open.add.leave();
            open.player = Some(id);
        }
        Remedy::Seat(id) => {
            let choices = Choices::seat(open.event(), id);
            choices.into_iter().for_each(|it| model.ask(Dialog::Choices(Box::new(it))));
        }
        Remedy::ByHand | Remedy::Clock => {}
    }
}

/// Lets the organizer pair by hand. The line starts with the round that would be paired.
pub(super) fn by_hand(model: &mut Model) {
    let Some(preflight) = close(model) else { return };
    let Some(event) = model.event() else { return };
    let palette = Palette::on(preflight.by_hand(event));
    model.ask(Dialog::Palette(palette));
}

/// Closes the preflight, and the dialog that asked for the round.
fn close(model: &mut Model) -> Option<Box<PreflightDialog>> {
    let Some(Dialog::Preflight(preflight)) = model.dialogs.pop() else { return None };
    if preflight.over {
        model.dialogs.pop();
    }
    Some(preflight)
}

pub(super) fn show_check_in(model: &mut Model) {
    let chosen = model.chosen_player();
    let Some(event) = model.event() else { return };
    let check_in = CheckIn::at(event, chosen);
    if !event.checks_in() && event.stages.is_empty() {
        let setup = key_for(Context::CheckIn, Act::MarkHere);
        model.message = Some(StatusMessage::info(msg!("check-in.nothing-to-mark", setup)));
    }
    model.ask(Dialog::CheckIn(check_in));
}

/// Saves what the check-in says of the chosen player.
pub(super) fn mark(model: &mut Model, act: Act) -> Vec<Effect> {
    let Some(Dialog::CheckIn(mut check_in)) = model.dialogs.pop() else { return Vec::new() };
    let words = model.words.clone();
    if act == Act::MarkHere && model.event().is_some_and(|it| check_in.wants_check_in(it, &words)) {
        model.ask(Dialog::CheckIn(check_in));
        model.ask(Dialog::Form(Form::check_in()));
        return Vec::new();
    }
    let gone = model.event().and_then(|event| Some(event.label(check_in.gone(event)?)));
    let says = |event: &Event| {
        check_in.fix_cursor(event, &words);
        check_in.remember_row(event, &words);
        match act {
            Act::MarkHere => check_in.marks_here(event, &words),
            Act::MarkAway => check_in.marks_away(event, &words),
            Act::RemoveRegistered => check_in.removes(event, &words),
            _ => check_in.marks_paid(event, &words),
        }
    };
    let command = model.event().and_then(says);
    if let Some(name) = gone {
        model.refuse(msg!("players.is-gone", name));
    }
    model.ask(Dialog::CheckIn(check_in));
    command.map(Effect::Commit).into_iter().collect()
}
