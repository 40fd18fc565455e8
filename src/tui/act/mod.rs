//! Carries out what the keys stand for.
//!
//! Each `Act` changes the model and returns the effects that the program must carry out.

mod aids;
mod by_hand;
mod card;
mod choices;
mod desk;
mod dialogs;
mod export;
mod find;
mod home;
mod inbox;
mod lists;
mod log;
mod missions;
mod navigate;
mod people;
mod pile;
mod preflight;
mod round;
mod seeds;
mod time_call;
mod undo;

pub(in crate::tui) use dialogs::in_form;
pub(in crate::tui) use export::view_of;
pub(in crate::tui) use home::ask_for_event;
pub(in crate::tui) use lists::paste as paste_list;
pub(in crate::tui) use round::go_to_typed;

use super::cursor_move::CursorMove;
use super::dialog::{Dialog, Form, Officials, Pairs, Picker, Sheet};
use super::effect::Effect;
use super::keys::{Act, Key, View, opened_view};
use super::model::Model;
use crate::event::action::Timer;
use crate::event::{Command, Moment, Side};
use crate::ruleset::Answer;
use crate::store::Shelf;
use dialogs::ask_form;

/// Closes the dialog that asked, and returns the effect it asked about.
fn close_and(model: &mut Model, effect: Effect) -> Vec<Effect> {
    model.dialogs.pop();
    vec![effect]
}

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
        Act::Up => navigate::step(model, CursorMove::By(-1)),
        Act::Down => navigate::step(model, CursorMove::By(1)),
        Act::PageUp => navigate::step(model, CursorMove::By(-10)),
        Act::PageDown => navigate::step(model, CursorMove::By(10)),
        Act::First => navigate::step(model, CursorMove::First),
        Act::Last => navigate::step(model, CursorMove::Last),
        Act::OpenEvent => return home::open(model),
        Act::NewEvent => model.ask(Dialog::Picker(Picker::default())),
        Act::DuplicateEvent => home::ask_to_duplicate(model, now),
        Act::PickGame => home::pick(model, now),
        Act::NextShelf => home::next_shelf(model),
        Act::DeleteEvent => home::ask_to_shelve(model, Shelf::Trash),
        Act::ArchiveEvent => home::ask_to_shelve(model, Shelf::Archive),
        Act::RestoreEvent => home::ask_to_shelve(model, Shelf::Events),
        Act::Enter => navigate::enter(model),
        Act::Back => navigate::back(model),
        Act::NextPane => navigate::next_pane(model),
        Act::RoundBefore => navigate::look(model, -1),
        Act::RoundAfter => navigate::look(model, 1),
        Act::OpenTables => navigate::open_tables(model),
        Act::DraftNext => return navigate::draft_next(model),
        Act::ShowStandings
        | Act::ShowPlayers
        | Act::ShowBracket
        | Act::ShowDraft
        | Act::ShowLog
        | Act::ShowAnnouncement
        | Act::ShowHallClock => navigate::show(model, opened_view(act)),
        Act::ShowBars => navigate::show_bars(model),
        Act::ShowOdds => navigate::show_odds(model),
        Act::ShowCard => card::show(model),
        Act::CardBefore => card::step(model, -1),
        Act::CardAfter => card::step(model, 1),
        Act::CardOpponent => card::opponent(model),
        Act::ShowRules => navigate::rules(model),
        Act::OtherLanguage => navigate::other_language(model),
        Act::NextLanguage => navigate::next_language(model),
        Act::Officials => model.ask(Dialog::Officials(Officials::default())),
        Act::Inbox => inbox::open(model),
        Act::AcceptClaim => return inbox::answer(model, true),
        Act::DismissClaim => return inbox::answer(model, false),
        Act::Narrow => dialogs::narrow(model, true),
        Act::KeepNarrow => dialogs::narrow(model, false),
        Act::Help => navigate::help(model),
        Act::ShowTrouble => navigate::show_trouble(model),
        Act::PutBack => return close_and(model, Effect::PutBack),
        Act::GoOnWithout => return close_and(model, Effect::GoOnWithout),
        Act::Find => find::find(model),
        Act::GoToFound => return find::go_to_found(model),
        Act::Palette => navigate::palette(model, ""),
        Act::RunVerb => return dialogs::run_verb(model),
        Act::Complete => return dialogs::complete(model),
        // The clock fills the screen like a dialog: leaving it is not leaving the event.
        Act::Leave if shows_hall_clock(model) => navigate::back(model),
        Act::Leave => return lists::leave(model),
        Act::Quit => return vec![Effect::Quit],
        Act::CloseDialog => dialogs::close(model, now),
        Act::Digit => round::digit(model, key),
        Act::EraseDigit => round::erase_digit(model),
        Act::Pair => return preflight::pair(model, now),
        Act::Agree => return dialogs::agree(model),
        Act::RegisterRoster | Act::RegisterSure => return dialogs::register_roster(model, act),
        Act::AgreeToPair => return preflight::go_on(model, now),
        Act::PairManually => preflight::by_hand(model),
        Act::PreflightDigit => return preflight::digit(model, key),
        Act::PreflightEnter => return preflight::enter(model),
        Act::PreflightRemove | Act::PreflightKeep | Act::PreflightOut => {
            preflight::settle(model, act, now)
        }
        Act::SeatPlayer => choices::open(model, now),
        Act::RepairRound => choices::repair(model, now),
        Act::MarkBegun => return choices::begun(model),
        Act::OtherMissing => choices::other(model),
        Act::TakeChoice => return choices::enter(model, now),
        Act::ChoiceNumber => return choices::digit(model, key, now),
        Act::ShowCheckIn => preflight::show_check_in(model),
        Act::MarkHere | Act::MarkAway | Act::MarkPaid | Act::RemoveRegistered => {
            return preflight::mark(model, act);
        }
        Act::Cut => seeds::show(model, now),
        Act::MakeCut => return seeds::make_cut(model, now),
        Act::SeedUp | Act::SeedDown | Act::RemoveSeed | Act::SeedsAgain => {
            seeds::change(model, act);
        }
        Act::AddSeed | Act::ReplaceSeed => seeds::ask_for_player(model, act),
        Act::Finish => return commit(Command::Finish),
        Act::Clock => return commit(round::clock(model)),
        Act::MinuteMore => return commit(Command::Timer(Timer::Add(1))),
        Act::MinuteLess => return commit(Command::Timer(Timer::Add(-1))),
        Act::Extend => round::extend(model),
        Act::MoveTable => round::move_table(model),
        Act::Post => return commit(Command::Post),
        Act::Desk => desk::open(model),
        Act::RoundMenu => model.ask(Dialog::Round),
        Act::ByHand => by_hand::open(model),
        Act::TakePlace => return by_hand::take(model),
        Act::PlaceBefore => by_hand::aside(model, -1),
        Act::PlaceAfter => by_hand::aside(model, 1),
        Act::Unpair => return log::unpair(model, now),
        Act::Redraw => navigate::palette(model, "redraw "),
        Act::CallTime => time_call::open(model, now),
        Act::TimeEnter => return time_call::enter(model),
        Act::TimeDigit | Act::TimeErase | Act::TimeRoll | Act::TimeSituation => {
            time_call::change(model, act, key);
        }
        Act::TimeNext | Act::TimeBefore | Act::TimeRowNext | Act::TimeRowBefore => {
            time_call::step(model, act);
        }
        Act::TimeSkip => time_call::skip(model, now),
        Act::FirstPlayer => desk::choose(model, Side::A),
        Act::SecondPlayer => desk::choose(model, Side::B),
        Act::Why => navigate::why(model),
        Act::Note => navigate::palette(model, "note "),
        Act::Setup => {
            ask_form(model, |open| Some(Form::setup(open.event(), &open.session.outputs())))
        }
        Act::Undo => return undo::undo(model),
        Act::UndoThis => return log::undo_this(model, now),
        Act::Redo => return commit(Command::Redo(None)),
        Act::RedoThis => return log::redo_this(model, now),
        Act::FirstWon | Act::SecondWon | Act::Drawn | Act::BothLost => {
            return round::game(model, act, key);
        }
        Act::Outcome | Act::Concession | Act::ConcedeMatch | Act::NoShow | Act::Sides => {
            round::await_side(model, act)
        }
        Act::FirstLeaves => round::toggle_leaver(model, key, Side::A),
        Act::SecondLeaves => round::toggle_leaver(model, key, Side::B),
        Act::EraseGame => return round::erase_game(model, key),
        Act::OtherTable => round::other_table(model, key),
        Act::TimedWin => round::timed_win(model, key),
        Act::MarginDigit => round::margin_digit(model, key),
        Act::TellGamesWon | Act::GamesWonDigit | Act::LeaveGamesWon => {
            return round::games_won(model, act, key);
        }
        Act::ScoreDigit | Act::ScoreBetween => round::score_sign(model, key),
        Act::LeaveMargin => return round::leave_margin(model, key),
        Act::SaveResult => return round::save_result(model, key),
        Act::Pile => pile::open(model),
        Act::NextSlip => pile::step(model, true),
        Act::SlipBefore => pile::step(model, false),
        Act::TakeSlipBack => return pile::take_back(model, key),
        Act::TableDigit | Act::EraseTableDigit | Act::LeaveTableNumber | Act::GoToTable => {
            return pile::number(model, act, key);
        }
        Act::ShowSlip => pile::show(model),
        Act::GoOnWithSlips => pile::go_on(model),
        Act::AddPlayer => return people::add(model),
        Act::HousePlayer => return people::house_player(model),
        Act::UndoAdded => return undo::undo_added(model),
        Act::AddNext
        | Act::AddBefore
        | Act::AddLeave
        | Act::AddEnter
        | Act::AddHouse
        | Act::KnownNext
        | Act::KnownBefore
        | Act::TakeKnown => {
            people::add_line(model, act, key);
        }
        Act::EditPlayer => people::edit(model),
        Act::Import => model.ask(Dialog::Form(Form::import())),
        Act::Drop | Act::Rejoin | Act::Decline => return people::leave(model, act),
        Act::Disqualify => people::disqualify(model),
        Act::Penalty => people::penalty(model),
        Act::ShowSheet => desk::sheet(model),
        Act::ShowPrizes => model.ask(Dialog::Sheet(Sheet::of_prizes())),
        Act::DrawChecks => ask_form(model, |open| Some(Form::draw_checks(open.event()))),
        Act::DeckCheck => desk::check(model),
        Act::Component => desk::ask_about_player(model, Form::component),
        Act::AddOfficial => ask_form(model, |open| Some(Form::official(open.event()))),
        Act::KeepApart => people::keep_apart(model),
        Act::ShowApart => model.ask(Dialog::Apart(Pairs::default())),
        Act::ChangeApart => people::change_apart(model),
        Act::LiftApart => return people::lift_apart(model),
        Act::Call => desk::call(model),
        Act::Missions => missions::open(model),
        Act::MissionDigit => return missions::digit(model, key),
        Act::TakeMission => return missions::take(model),
        Act::RedrawMission => missions::ask_redraw(model),
        Act::MissionDie => missions::turn_to_die(model),
        Act::OtherRound => missions::other_round(model),
        Act::HereOrAway => return people::here_or_away(model),
        Act::EditOfficial => people::change_official(model, Form::edit_official),
        Act::Dismiss => people::change_official(model, Form::dismiss),
        Act::ShowList => lists::show(model),
        Act::EditList => lists::edit(model),
        Act::ListFromFile | Act::AcceptList => lists::ask(model, act),
        Act::CompareList => lists::compare(model),
        Act::OfferSection => lists::offer_section(model),
        Act::SaveList => return lists::save(model),
        Act::Auction => aids::open_auction(model),
        Act::StartBidding => aids::start_bidding(model),
        Act::OtherPlayer => aids::aside(model, key),
        Act::Bid => return aids::bid(model),
        Act::Pass => aids::pass(model),
        Act::UnitsAgain => aids::units_again(model),
        Act::TypeDigit => aids::digit(model, key),
        Act::EraseTyped => aids::erase(model),
        Act::Overkill => aids::open_overkill(model),
        Act::Guided => aids::open_guided(model),
        Act::ChooseTopic => aids::choose_topic(model),
        Act::AnswerYes => aids::answer(model, Answer::YES),
        Act::AnswerNo => aids::answer(model, Answer::NO),
        Act::AnswerNumber => aids::answer_number(model),
        Act::RecordVerdict => return aids::record(model),
        Act::Export => export::open(model),
        Act::ExportAgain
        | Act::ExportPrint
        | Act::ExportFile
        | Act::ExportCopy
        | Act::ExportRead => return export::take(model, act),
        Act::ExportHeld => export::toggle_held(model),
        Act::Submit => return dialogs::submit(model),
        Act::ChoiceBefore => in_form(model, |form| form.aside(key, -1)),
        Act::ChoiceAfter => in_form(model, |form| form.aside(key, 1)),
    }
    Vec::new()
}
