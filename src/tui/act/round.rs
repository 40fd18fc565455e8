//! Handles the round: results and the clock.

use super::dialogs::ask_form;
use crate::event::action::Timer;
use crate::event::{Command, Event, Moment, Report, Side, decide, reason};
use crate::msg;
use crate::show::drawn_again;
use crate::tui::dialog::{Awaiting, Dialog, Form, ReportDialog};
use crate::tui::effect::Effect;
use crate::tui::keys::{Act, Key, View};
use crate::tui::model::{Model, StatusMessage};
use crate::tui::open_event::{OpenEvent, Pane};
use crate::words::Message;

/// Adds a digit to the typed table number.
pub(super) fn digit(model: &mut Model, key: Key) {
    let Some(open) = model.open_event_mut() else { return };
    let Some(sign) = key.sign() else { return };
    if open.digits.len() < 4 {
        open.digits.push(sign);
    }
    go_to_typed(open);
}

pub(super) fn erase_digit(model: &mut Model) {
    if let Some(open) = model.open_event_mut() {
        open.digits.pop();
        go_to_typed(open);
    }
}

/// Moves the cursor to the typed table, if it exists.
pub fn go_to_typed(open: &mut OpenEvent) {
    let exists =
        |table: &u32| open.round().is_some_and(|(_, _, round)| round.at_table(*table).is_some());
    if let Some(table) = open.digits.parse().ok().filter(exists) {
        open.table = Some(table);
        open.pane = Pane::Round;
    }
}

/// Opens the result dialog of the typed table, else of the chosen one.
pub(super) fn open_table(model: &mut Model) {
    let Some((stage, round, table)) = named_table(model) else { return };
    if let Some(open) = model.open_event() {
        let report = ReportDialog::new(open.event(), stage, round, table);
        model.ask(Dialog::Report(report));
    }
}

/// The typed table, else the chosen one, with its stage and round. If there is none, the
/// message says why.
pub(super) fn named_table(model: &mut Model) -> Option<(usize, u32, u32)> {
    let open = model.open_event_mut()?;
    if open.view == View::Bracket {
        open.shown_round = None;
    }
    let digits = std::mem::take(&mut open.digits);
    let table = match digits.parse() {
        Ok(table) => Some(table),
        Err(_) => open.chosen_table(),
    };
    let round = open.round().map(|(stage, _, round)| (stage, round.number));
    let (Some((stage, round)), Some(table)) = (round, table) else {
        let why = match open.round() {
            Some(_) => msg!("screen.only-byes"),
            None => msg!("board.no-round"),
        };
        model.refuse(why);
        return None;
    };
    let report = ReportDialog::new(open.event(), stage, round, table);
    if report.pairing(open.event()).is_some() {
        open.table = Some(table);
        return Some((stage, round, table));
    }
    // There is no such table: the rules' refusal names the tables that exist.
    let command = Command::Report {
        table,
        result: Report::Games(String::new()),
        round: Some(round),
        stage: u32::try_from(stage).ok(),
        drop: None,
    };
    if let Err(refusal) = decide(open.event(), &command, Moment::new(0, 0)) {
        model.refuse(refusal.0);
    }
    None
}

/// Applies a change to the report dialog and commits a complete result.
///
/// If the dialog asks about the result first, it is saved once it is entered again.
fn with_report(
    model: &mut Model,
    key: Key,
    change: impl FnOnce(&mut ReportDialog, &Event) -> Option<Command>,
) -> Vec<Effect> {
    let Some(mut dialog) = model.dialogs.pop() else { return Vec::new() };
    let (Some(event), Some(report)) = (model.event(), dialog.slip_mut()) else {
        model.ask(dialog);
        return Vec::new();
    };
    report.asked_to_leave = false;
    let command = change(report, event);
    let Some(report) = dialog.slip_mut() else { return Vec::new() };
    let asks = match (&command, model.open_event_mut()) {
        (Some(command), Some(open)) => {
            let asks = report.asks(open.session.event(), command, key, open.seen.read());
            if asks {
                open.seen.told(open.session.event());
            }
            asks
        }
        _ => {
            (report.error_text, report.pending) = (None, None);
            (report.awaits_confirmation, report.changed_by_others) = (false, false);
            false
        }
    };
    match command {
        Some(command) if !asks => {
            model.held = Some(dialog);
            vec![Effect::Commit(command)]
        }
        _ => {
            model.ask(dialog);
            Vec::new()
        }
    }
}

pub(super) fn game(model: &mut Model, act: Act, key: Key) -> Vec<Effect> {
    with_report(model, key, |report, event| match act {
        Act::FirstWon => report.side(event, Side::A),
        Act::SecondWon => report.side(event, Side::B),
        Act::Drawn => report.game(event, 'D'),
        _ => report.game(event, 'X'),
    })
}

pub(super) fn await_side(model: &mut Model, act: Act) {
    if let Some(report) = model.dialogs.last_mut().and_then(Dialog::slip_mut) {
        report.asked_to_leave = false;
        report.awaiting = Some(match act {
            Act::Outcome => Awaiting::Outcome,
            Act::Concession => Awaiting::WhoConceded,
            Act::ConcedeMatch => Awaiting::WhoConcededTheMatch,
            Act::Sides => Awaiting::WhoPlaysFirstSide,
            _ => Awaiting::WhoWasAbsent,
        });
    }
}

/// Marks a player as leaving after the match, or takes the mark away.
pub(super) fn toggle_leaver(model: &mut Model, key: Key, side: Side) {
    with_report(model, key, |report, _| {
        report.awaiting = None;
        report.toggle_leaver(side);
        None
    });
}

pub(super) fn erase_game(model: &mut Model, key: Key) -> Vec<Effect> {
    with_report(model, key, |report, event| {
        report.erase(event);
        None
    })
}

/// Adds a digit to the margin; a question about another margin is void then.
pub(super) fn margin_digit(model: &mut Model, key: Key) {
    with_report(model, key, |report, _| {
        report.margin_digit(key.sign()?);
        None
    });
}

/// Marks the win as one on time, or takes the mark away.
pub(super) fn timed_win(model: &mut Model, key: Key) {
    with_report(model, key, |report, _| {
        report.awaiting = None;
        report.timed = !report.timed;
        None
    });
}

/// Adds to both scores; a question about other scores is void then.
pub(super) fn score_sign(model: &mut Model, key: Key) {
    with_report(model, key, |report, _| {
        report.score_sign(key);
        None
    });
}

pub(super) fn leave_margin(model: &mut Model, key: Key) -> Vec<Effect> {
    with_report(model, key, |report, event| {
        report.leave_margin(event);
        None
    })
}

pub(super) fn save_result(model: &mut Model, key: Key) -> Vec<Effect> {
    with_report(model, key, |report, event| report.finished(event))
}

/// Asks for the games that both won, or goes back to the games.
pub(super) fn games_won(model: &mut Model, act: Act, key: Key) -> Vec<Effect> {
    // The number of a table that a hyphen follows was the first number of games.
    let number = match model.dialogs.last_mut() {
        Some(Dialog::Pile(pile)) => pile.number.take(),
        _ => None,
    };
    let effects = with_report(model, key, |report, event| match (act, key.sign()) {
        (Act::GamesWonDigit, Some(digit)) => report.games_won_digit(event, digit),
        (Act::LeaveGamesWon, _) => {
            report.leave_games_won();
            None
        }
        _ => {
            let command = report.ask_games_won(event, key);
            match (number, &mut report.scores) {
                (Some(number), Some(scores)) => *scores = format!("{number} "),
                (Some(number), None) if number.len() == 1 => report.games_won = number,
                _ => {}
            }
            command
        }
    });
    let Some(mut dialog) = model.dialogs.pop() else { return effects };
    if let (Some(event), Some(report)) = (model.event(), dialog.slip_mut())
        && report.has_both_numbers()
    {
        report.error_text = report.why_no_games_won(event).or(report.error_text.take());
    }
    model.ask(dialog);
    effects
}

/// Starts typing another table's number; the open result is left unchanged.
pub(super) fn other_table(model: &mut Model, key: Key) {
    model.dialogs.pop();
    digit(model, key);
}

/// The command that the clock's key gives now.
pub(super) fn clock(model: &Model) -> Command {
    match model.event().map(|event| &event.clock) {
        Some(clock) if clock.is_paused() => Command::Timer(Timer::Resume),
        Some(clock) if clock.is_running() => Command::Timer(Timer::Pause),
        _ => Command::StartTimer,
    }
}

pub(super) fn extend(model: &mut Model) {
    let Some(table) = model.chosen_table() else { return };
    ask_form(model, |open| Some(Form::extend(open.event(), table)));
}

/// Asks for the other table of the chosen pairing.
pub(super) fn move_table(model: &mut Model) {
    ask_form(model, |open| Form::move_table(open.event(), open.chosen_pair()?));
}

/// Explains the pairing of the chosen table, and of the byes, which cannot be chosen.
pub(super) fn why(model: &mut Model) {
    let Some(open) = model.open_event_mut() else { return };
    // The bracket shows the tables of the newest round.
    if open.view == View::Bracket {
        open.shown_round = None;
    }
    let chosen = open.chosen_table();
    let Some((_, stage, round)) = open.round() else { return };
    let event = open.event();
    let table = round.pairings.iter().find(|p| p.table.is_some() && p.table == chosen);
    let byes = round.pairings.iter().filter(|p| p.is_bye());
    let said = table.into_iter().chain(byes).map(|pairing| {
        let (a, why) = (event.label(pairing.a), reason(event, stage, round, pairing));
        match (pairing.table, pairing.b.map(|b| event.label(b))) {
            (Some(table), Some(b)) => {
                msg!("screen.why-table", table, a, b, why)
            }
            _ => msg!("common.labelled-stop", label = a, text = why),
        }
    });
    let again = drawn_again(event, stage, round).map(|again| msg!("screen.sentence", said = again));
    model.message = Some(StatusMessage::info(Message::sentences(said.chain(again).collect())));
}
