//! What each `Act` does that several screens and dialogs share, and why it does nothing now.
//!
//! An act changes the model and returns the effects that the program must carry out. What one of
//! them has for itself stands beside its keys.

use super::active_keys::closed;
use super::dialog::form::ask_form;
use super::dialog::{
    Dialog, Form, Officials, Sheet, apart, card, check, choices, component, desk, export, find,
    form, guided, handed_in, help, inbox, missions, palette, pile, preflight, report, rules, seeds,
    sheet, time_call,
};
use super::keys::{Act, Key, Press, View, opened_view};
use super::model::Model;
use super::msg::Effect;
use super::screen::{add_line, bracket, draft, events, log, players, round, standings};
use super::ui::scroll::CursorMove;
use super::{dialog, screen};
use crate::event::actions::Timer;
use crate::event::{Command, Moment};
use crate::msg;
use crate::words::Message;

/// Carries out the act.
pub fn act(model: &mut Model, act: Act, key: Key, now: Moment) -> Vec<Effect> {
    let commit = |command| vec![Effect::Commit(command)];
    if !matches!(act, Act::RoundBefore | Act::RoundAfter)
        && let Some(open) = model.open_event_mut()
    {
        // No key acts on a table that was moved out of sight.
        open.bracket.follow_play();
    }
    if !matches!(act, Act::CloseDialog | Act::Help) {
        // What is chosen in the menu stands in its place.
        model.dialogs.pop_if(|dialog| matches!(dialog, Dialog::Round));
    }
    match act {
        Act::Up => screen::step(model, CursorMove::By(-1)),
        Act::Down => screen::step(model, CursorMove::By(1)),
        Act::PageUp => screen::step(model, CursorMove::By(-10)),
        Act::PageDown => screen::step(model, CursorMove::By(10)),
        Act::First => screen::step(model, CursorMove::First),
        Act::Last => screen::step(model, CursorMove::Last),
        Act::Enter => screen::enter(model),
        Act::Back => screen::back(model),
        Act::NextPane => screen::next_pane(model),
        Act::RoundBefore => screen::look(model, -1),
        Act::RoundAfter => screen::look(model, 1),
        Act::ShowStandings
        | Act::ShowPlayers
        | Act::ShowBracket
        | Act::ShowDraft
        | Act::ShowLog
        | Act::ShowAnnouncement
        | Act::ShowHallClock => screen::show(model, opened_view(act)),
        Act::ShowOdds => standings::show_odds(model),
        Act::ShowCard => card::show(model),
        Act::ShowRules => rules::open(model),
        Act::NextLanguage => screen::next_language(model),
        Act::Officials => model.ask(Dialog::Officials(Officials::default())),
        Act::Inbox => inbox::open(model),
        Act::Narrow => dialog::narrow(model, true),
        Act::Help => help::open(model),
        Act::ShowTrouble => help::show_trouble(model),
        Act::Find => find::open(model),
        Act::Palette => palette::open(model, ""),
        Act::Complete => return palette::complete(model),
        // Leaving a screen over the round is not leaving the event.
        Act::Leave if screen::is_over_the_round(model) => screen::back(model),
        Act::Leave => return screen::leave(model),
        Act::Quit => return vec![Effect::Quit],
        Act::CloseDialog => dialog::close(model, now),
        Act::Digit => round::digit(model, key),
        Act::EraseDigit => round::erase_digit(model),
        Act::Pair => return preflight::pair(model, now),
        Act::SeatPlayer => choices::open(model, now),
        Act::Cut => seeds::show(model, now),
        Act::Finish => return commit(Command::Finish),
        Act::Clock => return commit(round::clock(model)),
        Act::MinuteMore => return commit(Command::Timer(Timer::Add(1))),
        Act::MinuteLess => return commit(Command::Timer(Timer::Add(-1))),
        Act::Desk => desk::open(model),
        Act::RoundMenu => model.ask(Dialog::Round),
        Act::CallTime => time_call::open(model, now),
        Act::Why => screen::why(model),
        Act::Setup => {
            ask_form(model, |open| Some(Form::setup(open.event(), &open.session.outputs())))
        }
        Act::Undo => return log::undo(model),
        Act::UndoThis => return log::undo_this(model, now),
        Act::Redo => return commit(Command::Redo(None)),
        Act::OtherTable => report::other_table(model, key),
        Act::Pile => pile::open(model),
        Act::UndoAdded => return log::undo_added(model),
        Act::AddEnter => add_line::enter(model),
        Act::EditPlayer => players::edit(model),
        Act::Drop => return players::drop_player(model),
        Act::Disqualify => players::disqualify(model),
        Act::Penalty => players::penalty(model),
        Act::ShowSheet => sheet::open(model),
        Act::ShowPrizes => model.ask(Dialog::Sheet(Sheet::of_prizes())),
        Act::DeckCheck => check::open(model),
        Act::Component => form::ask_about_player(model, Form::component),
        Act::KeepApart => apart::keep_apart(model),
        Act::Missions => missions::open(model),
        Act::ShowList => handed_in::show(model),
        Act::Guided => guided::open(model),
        Act::Export => export::open(model),
        Act::Submit => return form::submit(model),
        Act::ChoiceBefore => form::aside(model, key, -1),
        Act::ChoiceAfter => form::aside(model, key, 1),
        Act::Own(own) => return own.carry_out(model, Press { key, now }),
    }
    Vec::new()
}

/// Why this act does nothing now; None: it does.
pub fn why_not(act: Act, model: &Model) -> Option<Message> {
    let view = model.open_event().map(|open| open.view);
    match act {
        Act::NextPane => find::no_other_list(model),
        Act::Back => events::nothing_to_go_back_to(model),
        Act::Enter if model.desk().is_some() => round::no_result(model),
        Act::Enter => match view? {
            View::Main => round::cannot_enter(model),
            View::Bracket => bracket::no_final_round(model),
            View::Log => log::no_entry(model),
            View::Standings
            | View::Players
            | View::Draft
            | View::Announcement
            | View::HallClock => None,
        },
        Act::Digit | Act::Desk if view == Some(View::Bracket) => {
            bracket::no_final_table(model).or_else(|| round::no_result(model))
        }
        Act::Digit | Act::Desk => round::no_result(model),
        Act::CallTime => time_call::cannot_call(model),
        Act::Why if model.card().is_some() => card::no_arithmetic(model),
        Act::ShowCard => card::no_card(model),
        Act::ShowOdds => card::no_odds(model),
        Act::Up | Act::Down | Act::PageUp | Act::PageDown | Act::First | Act::Last => {
            card::nothing_hidden(model)
        }
        Act::Why if view == Some(View::Standings) => card::no_arithmetic_of_chosen(model),
        Act::Why if view == Some(View::Bracket) => bracket::no_final_table(model),
        Act::Why => round::no_why(model),
        Act::RoundBefore if view == Some(View::Bracket) => bracket::no_column(model, -1),
        Act::RoundAfter if view == Some(View::Bracket) => bracket::no_column(model, 1),
        Act::RoundBefore => {
            let none = model.open_event()?.neighbour(-1).is_none();
            none.then(|| msg!("screen.at-end", end = "first"))
        }
        Act::RoundAfter => {
            let none = model.open_event()?.neighbour(1).is_none();
            none.then(|| msg!("screen.newest-round"))
        }
        Act::UndoThis => log::cannot_undo_this(model),
        Act::Undo => {
            let none = model.event()?.undoable().is_none();
            none.then(|| msg!("log.nothing-to-undo"))
        }
        Act::Redo => log::nothing_to_redo(model),
        Act::Pair => round::cannot_pair(model),
        Act::Cut => round::cannot_cut(model),
        Act::Finish => round::cannot_finish(model),
        Act::Clock => round::no_clock(model),
        Act::MinuteMore | Act::MinuteLess => round::clock_stopped(model),
        Act::ShowStandings => standings::no_standings(model),
        Act::ShowBracket => bracket::no_bracket(model),
        Act::ShowDraft => draft::no_draft(model),
        Act::ShowTrouble => help::no_trouble(model),
        Act::AddEnter => closed(model),
        Act::EditPlayer | Act::Penalty => players::no_player(model).or_else(|| closed(model)),
        Act::ShowList => players::no_player(model),
        Act::UndoAdded => add_line::nothing_added(model),
        Act::Drop => players::cannot_drop(model),
        Act::Disqualify => players::cannot_disqualify(model),
        Act::DeckCheck => check::cannot_check(model),
        Act::Component => component::no_components(model),
        Act::OtherTable => report::half_entered(model),
        Act::Pile => pile::no_pile(model),
        Act::SeatPlayer => choices::cannot_seat(model),
        Act::KeepApart => apart::cannot_keep_apart(model),
        Act::Missions => missions::no_missions(model),
        Act::Guided => guided::no_guided(model),
        Act::Own(own) => (own.why_not)(model),
        _ => None,
    }
}
