//! What the keys stand for: what each `Act` does, and why it does nothing now.
//!
//! An act changes the model and returns the effects that the program must carry out.

use super::active_keys::{closed, refusal};
use super::dialog::form::ask_form;
use super::dialog::{
    Dialog, Form, Officials, Pairs, Picker, Sheet, apart, by_hand, card, check, check_in, choices,
    component, desk, export, find, form, guided, handed_in, help, inbox, missions, new_event,
    palette, pile, preflight, report, rules, seeds, sheet, time_call,
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
use crate::store::Shelf;
use crate::words::Message;

fn shows_hall_clock(model: &Model) -> bool {
    model.open_event().is_some_and(|open| open.view == View::HallClock)
}

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
        Act::OpenEvent => return events::open(model),
        Act::NewEvent => model.ask(Dialog::Picker(Picker::default())),
        Act::DuplicateEvent => new_event::ask_to_duplicate(model, now),
        Act::NextShelf => events::next_shelf(model),
        Act::DeleteEvent => events::ask_to_shelve(model, Shelf::Trash),
        Act::ArchiveEvent => events::ask_to_shelve(model, Shelf::Archive),
        Act::RestoreEvent => events::ask_to_shelve(model, Shelf::Events),
        Act::Enter => screen::enter(model),
        Act::Back => screen::back(model),
        Act::NextPane => screen::next_pane(model),
        Act::RoundBefore => screen::look(model, -1),
        Act::RoundAfter => screen::look(model, 1),
        Act::OpenTables => round::open_tables(model),
        Act::DraftNext => return draft::draft_next(model),
        Act::ShowStandings
        | Act::ShowPlayers
        | Act::ShowBracket
        | Act::ShowDraft
        | Act::ShowLog
        | Act::ShowAnnouncement
        | Act::ShowHallClock => screen::show(model, opened_view(act)),
        Act::ShowBars => standings::show_bars(model),
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
        // The clock fills the screen like a dialog: leaving it is not leaving the event.
        Act::Leave if shows_hall_clock(model) => screen::back(model),
        Act::Leave => return screen::leave(model),
        Act::Quit => return vec![Effect::Quit],
        Act::CloseDialog => dialog::close(model, now),
        Act::Digit => round::digit(model, key),
        Act::EraseDigit => round::erase_digit(model),
        Act::Pair => return preflight::pair(model, now),
        Act::SeatPlayer => choices::open(model, now),
        Act::RepairRound => choices::open_repair(model, now),
        Act::ShowCheckIn => check_in::open(model),
        Act::Cut => seeds::show(model, now),
        Act::Finish => return commit(Command::Finish),
        Act::Clock => return commit(round::clock(model)),
        Act::MinuteMore => return commit(Command::Timer(Timer::Add(1))),
        Act::MinuteLess => return commit(Command::Timer(Timer::Add(-1))),
        Act::Post => return commit(Command::Post),
        Act::Desk => desk::open(model),
        Act::RoundMenu => model.ask(Dialog::Round),
        Act::ByHand => by_hand::open(model),
        Act::Unpair => return log::unpair(model, now),
        Act::Redraw => form::redraw(model),
        Act::CallTime => time_call::open(model, now),
        Act::Why => screen::why(model),
        Act::Note => palette::open(model, "note "),
        Act::Setup => {
            ask_form(model, |open| Some(Form::setup(open.event(), &open.session.outputs())))
        }
        Act::Undo => return log::undo(model),
        Act::UndoThis => return log::undo_this(model, now),
        Act::Redo => return commit(Command::Redo(None)),
        Act::RedoThis => return log::redo_this(model, now),
        Act::OtherTable => report::other_table(model, key),
        Act::Pile => pile::open(model),
        Act::AddPlayer => return add_line::add(model),
        Act::HousePlayer => return players::house_player(model),
        Act::UndoAdded => return log::undo_added(model),
        Act::AddNext
        | Act::AddBefore
        | Act::AddLeave
        | Act::AddEnter
        | Act::AddHouse
        | Act::KnownNext
        | Act::KnownBefore
        | Act::TakeKnown => {
            add_line::add_line(model, act, key);
        }
        Act::EditPlayer => players::edit(model),
        Act::Import => model.ask(Dialog::Form(Form::import())),
        Act::Drop | Act::Rejoin | Act::Decline => return players::leave(model, act),
        Act::Disqualify => players::disqualify(model),
        Act::Penalty => players::penalty(model),
        Act::ShowSheet => sheet::open(model),
        Act::ShowPrizes => model.ask(Dialog::Sheet(Sheet::of_prizes())),
        Act::DrawChecks => ask_form(model, |open| Some(Form::draw_checks(open.event()))),
        Act::DeckCheck => check::open(model),
        Act::Component => form::ask_about_player(model, Form::component),
        Act::KeepApart => apart::keep_apart(model),
        Act::ShowApart => model.ask(Dialog::Apart(Pairs::default())),
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
        Act::OpenEvent => events::cannot_open(model),
        Act::NextPane => find::no_other_list(model),
        Act::Back => events::nothing_to_go_back_to(model),
        Act::DuplicateEvent => events::cannot_duplicate(model),
        Act::DeleteEvent => events::cannot_delete(model),
        Act::ArchiveEvent => events::cannot_archive(model),
        Act::RestoreEvent => events::cannot_restore(model),
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
        Act::ShowBars => {
            let none = !model.open_event()?.derived.reported;
            none.then(|| msg!("screen.no-standings-yet"))
        }
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
        Act::OpenTables => round::no_open_tables(model),
        Act::DraftNext => draft::no_draft_step(model),
        Act::UndoThis => log::cannot_undo_this(model),
        Act::RedoThis => log::nothing_to_bring_back(model),
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
        Act::Post => round::cannot_post(model),
        Act::ShowStandings => standings::no_standings(model),
        Act::ShowBracket => bracket::no_bracket(model),
        Act::ShowDraft => draft::no_draft(model),
        Act::ShowTrouble => help::no_trouble(model),
        Act::AddEnter | Act::Import => closed(model),
        Act::EditPlayer | Act::Penalty => players::no_player(model).or_else(|| closed(model)),
        Act::ShowList => players::no_player(model),
        Act::UndoAdded => add_line::nothing_added(model),
        Act::AddHouse => add_line::no_house_players(model),
        Act::HousePlayer | Act::Drop | Act::Rejoin | Act::Disqualify => {
            players::why_not(model, act)
        }
        Act::Decline => players::cannot_decline(model),
        Act::DeckCheck => check::cannot_check(model),
        Act::DrawChecks => {
            let draw = Command::DrawChecks { n: 1, tables: false };
            refusal(model.event()?, &draw)
        }
        Act::Component => component::no_components(model),
        Act::OtherTable => report::half_entered(model),
        Act::Pile => pile::no_pile(model),
        Act::SeatPlayer => choices::cannot_seat(model),
        Act::ByHand | Act::Unpair | Act::Redraw => round::no_round(model),
        Act::RepairRound => choices::nothing_to_repair(model),
        Act::ShowCheckIn => check_in::no_check_in(model),
        Act::KeepApart => apart::cannot_keep_apart(model),
        Act::Missions => missions::no_missions(model),
        Act::Guided => guided::no_guided(model),
        Act::Own(own) => (own.why_not)(model),
        _ => None,
    }
}
