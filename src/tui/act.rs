//! What the keys stand for: what each `Act` does, and why it does nothing now.
//!
//! An act changes the model and returns the effects that the program must carry out.

use super::active_keys::{closed, refusal};
use super::dialog::form::ask_form;
use super::dialog::{
    Dialog, Form, Officials, Pairs, Picker, Sheet, apart, auction, by_hand, card, check, check_in,
    choices, component, confirm, desk, export, find, form, guided, handed_in, help, inbox,
    list_editor, missions, new_event, officials, overkill, palette, picker, pile, preflight,
    report, roster, rules, seeds, serve, sheet, time_call,
};
use super::keys::{Act, Key, View, opened_view};
use super::model::Model;
use super::msg::Effect;
use super::screen::{add_line, bracket, draft, events, log, players, round, standings};
use super::ui::scroll::CursorMove;
use super::{dialog, screen};
use crate::event::actions::Timer;
use crate::event::{Command, Moment, Side};
use crate::msg;
use crate::serve::Listen;
use crate::store::Shelf;
use crate::words::Message;

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
        Act::Up => screen::step(model, CursorMove::By(-1)),
        Act::Down => screen::step(model, CursorMove::By(1)),
        Act::PageUp => screen::step(model, CursorMove::By(-10)),
        Act::PageDown => screen::step(model, CursorMove::By(10)),
        Act::First => screen::step(model, CursorMove::First),
        Act::Last => screen::step(model, CursorMove::Last),
        Act::OpenEvent => return events::open(model),
        Act::NewEvent => model.ask(Dialog::Picker(Picker::default())),
        Act::DuplicateEvent => new_event::ask_to_duplicate(model, now),
        Act::PickGame => picker::pick(model, now),
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
        Act::CardBefore => card::step(model, -1),
        Act::CardAfter => card::step(model, 1),
        Act::CardOpponent => card::opponent(model),
        Act::ShowRules => rules::open(model),
        Act::OtherLanguage => rules::other_language(model),
        Act::NextLanguage => screen::next_language(model),
        Act::Officials => model.ask(Dialog::Officials(Officials::default())),
        Act::Inbox => inbox::open(model),
        Act::AcceptClaim => return inbox::answer(model, true),
        Act::DismissClaim => return inbox::answer(model, false),
        Act::Narrow => dialog::narrow(model, true),
        Act::KeepNarrow => dialog::narrow(model, false),
        Act::Help => help::open(model),
        Act::ShowTrouble => help::show_trouble(model),
        Act::PutBack => return close_and(model, Effect::PutBack),
        Act::GoOnWithout => return close_and(model, Effect::GoOnWithout),
        Act::Find => find::open(model),
        Act::GoToFound => return find::go_to_found(model),
        Act::Palette => palette::open(model, ""),
        Act::RunVerb => return palette::run_verb(model),
        Act::Complete => return palette::complete(model),
        // The clock fills the screen like a dialog: leaving it is not leaving the event.
        Act::Leave if shows_hall_clock(model) => screen::back(model),
        Act::Leave => return screen::leave(model),
        Act::Quit => return vec![Effect::Quit],
        Act::CloseDialog => dialog::close(model, now),
        Act::Digit => round::digit(model, key),
        Act::EraseDigit => round::erase_digit(model),
        Act::Pair => return preflight::pair(model, now),
        Act::Agree => return confirm::agree(model),
        Act::RegisterRoster | Act::RegisterSure => return roster::register_roster(model, act),
        Act::AgreeToPair => return preflight::go_on(model, now),
        Act::PairManually => preflight::by_hand(model),
        Act::PreflightDigit => return preflight::digit(model, key),
        Act::PreflightEnter => return preflight::enter(model),
        Act::PreflightRemove | Act::PreflightKeep | Act::PreflightOut => {
            preflight::settle(model, act, now)
        }
        Act::SeatPlayer => choices::open(model, now),
        Act::RepairRound => choices::open_repair(model, now),
        Act::MarkBegun => return choices::begun(model),
        Act::OtherMissing => choices::other(model),
        Act::TakeChoice => return choices::enter(model, now),
        Act::ChoiceNumber => return choices::digit(model, key, now),
        Act::ShowCheckIn => check_in::open(model),
        Act::MarkHere | Act::MarkAway | Act::MarkPaid | Act::RemoveRegistered => {
            return check_in::mark(model, act);
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
        Act::Extend => form::extend(model),
        Act::MoveTable => form::move_table(model),
        Act::Post => return commit(Command::Post),
        Act::Desk => desk::open(model),
        Act::RoundMenu => model.ask(Dialog::Round),
        Act::Serve => model.ask(Dialog::Serve),
        Act::ServeHere => return vec![Effect::Serve(Listen::Here)],
        Act::ServeNetwork => return vec![Effect::Serve(Listen::Network)],
        Act::StopServing => return vec![Effect::StopServing],
        Act::ByHand => by_hand::open(model),
        Act::TakePlace => return by_hand::take(model),
        Act::PlaceBefore => by_hand::aside(model, -1),
        Act::PlaceAfter => by_hand::aside(model, 1),
        Act::Unpair => return log::unpair(model, now),
        Act::Redraw => form::redraw(model),
        Act::CallTime => time_call::open(model, now),
        Act::TimeEnter => return time_call::enter(model),
        Act::TimeDigit
        | Act::TimeErase
        | Act::TimeRoll
        | Act::TimeSituation
        | Act::TimeNext
        | Act::TimeBefore
        | Act::TimeRowNext
        | Act::TimeRowBefore => time_call::change(model, act, key),
        Act::TimeSkip => time_call::skip(model, now),
        Act::FirstPlayer => desk::choose(model, Side::A),
        Act::SecondPlayer => desk::choose(model, Side::B),
        Act::Why => screen::why(model),
        Act::Note => palette::open(model, "note "),
        Act::Setup => {
            ask_form(model, |open| Some(Form::setup(open.event(), &open.session.outputs())))
        }
        Act::Undo => return log::undo(model),
        Act::UndoThis => return log::undo_this(model, now),
        Act::Redo => return commit(Command::Redo(None)),
        Act::RedoThis => return log::redo_this(model, now),
        Act::FirstWon
        | Act::SecondWon
        | Act::Drawn
        | Act::BothLost
        | Act::FirstLeaves
        | Act::SecondLeaves
        | Act::EraseGame
        | Act::TimedWin
        | Act::Outcome
        | Act::Concession
        | Act::ConcedeMatch
        | Act::NoShow
        | Act::Sides
        | Act::MarginDigit
        | Act::GamesWonDigit
        | Act::ScoreDigit
        | Act::ScoreBetween
        | Act::TellGamesWon
        | Act::LeaveQuestion
        | Act::SaveResult => return report::enter(model, act, key),
        Act::OtherTable => report::other_table(model, key),
        Act::Pile => pile::open(model),
        Act::NextSlip => pile::step(model, true),
        Act::SlipBefore => pile::step(model, false),
        Act::TakeSlipBack => return pile::take_back(model, key),
        Act::TableDigit | Act::EraseTableDigit | Act::LeaveTableNumber | Act::GoToTable => {
            return pile::number(model, act, key);
        }
        Act::ShowSlip => pile::show(model),
        Act::GoOnWithSlips => pile::go_on(model),
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
        Act::AddOfficial => ask_form(model, |open| Some(Form::official(open.event()))),
        Act::KeepApart => apart::keep_apart(model),
        Act::ShowApart => model.ask(Dialog::Apart(Pairs::default())),
        Act::ChangeApart => apart::change_apart(model),
        Act::LiftApart => return apart::lift_apart(model),
        Act::Call => desk::call(model),
        Act::Missions => missions::open(model),
        Act::MissionDigit => return missions::digit(model, key),
        Act::TakeMission => return missions::take(model),
        Act::RedrawMission => missions::ask_redraw(model),
        Act::MissionDie => missions::turn_to_die(model),
        Act::OtherRound => missions::other_round(model),
        Act::HereOrAway => return officials::here_or_away(model),
        Act::EditOfficial => officials::change_official(model, Form::edit_official),
        Act::Dismiss => officials::change_official(model, Form::dismiss),
        Act::ShowList => handed_in::show(model),
        Act::EditList => handed_in::edit(model),
        Act::ListFromFile | Act::AcceptList => handed_in::ask(model, act),
        Act::CompareList => handed_in::compare(model),
        Act::OfferSection => list_editor::offer_section(model),
        Act::SaveList => return list_editor::save(model),
        Act::Auction => auction::open(model),
        Act::StartBidding | Act::OtherPlayer | Act::Pass | Act::UnitsAgain => {
            auction::change(model, act, key);
        }
        Act::Bid => return auction::bid(model),
        Act::TypeDigit => guided::digit(model, key),
        Act::EraseTyped => guided::erase(model),
        Act::Overkill => overkill::open(model),
        Act::Guided => guided::open(model),
        Act::ChooseTopic | Act::AnswerYes | Act::AnswerNo | Act::AnswerNumber => {
            guided::change(model, act);
        }
        Act::RecordVerdict => return guided::record(model),
        Act::Export => export::open(model),
        Act::ExportAgain
        | Act::ExportPrint
        | Act::ExportFile
        | Act::ExportCopy
        | Act::ExportRead => return export::take(model, act),
        Act::ExportHeld => export::toggle_held(model),
        Act::Submit => return form::submit(model),
        Act::ChoiceBefore => form::aside(model, key, -1),
        Act::ChoiceAfter => form::aside(model, key, 1),
    }
    Vec::new()
}

/// Why this act does nothing now; None: it does.
pub fn why_not(act: Act, model: &Model) -> Option<Message> {
    let view = model.open_event().map(|open| open.view);
    match act {
        Act::OpenEvent => events::cannot_open(model),
        Act::GoToFound => find::nothing_found(model).or_else(|| find::no_text(model)),
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
        Act::TimeRoll | Act::TimeSituation | Act::TimeSkip => time_call::why_not(model, act),
        Act::Why if model.card().is_some() => card::why_not(model, act),
        Act::ShowCard => card::no_card(model),
        Act::ShowBars => {
            let none = !model.open_event()?.derived.reported;
            none.then(|| msg!("screen.no-standings-yet"))
        }
        Act::ShowOdds => card::no_odds(model),
        Act::Up
        | Act::Down
        | Act::PageUp
        | Act::PageDown
        | Act::First
        | Act::Last
        | Act::CardBefore
        | Act::CardAfter
        | Act::CardOpponent => card::why_not(model, act),
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
        Act::Extend => round::no_table(model),
        Act::MoveTable => round::cannot_move_table(model),
        Act::Post => round::cannot_post(model),
        Act::ShowStandings => standings::no_standings(model),
        Act::ShowBracket => bracket::no_bracket(model),
        Act::ShowDraft => draft::no_draft(model),
        Act::ShowTrouble | Act::PutBack | Act::GoOnWithout => help::why_not(model, act),
        Act::AddEnter | Act::Import => closed(model),
        Act::EditPlayer | Act::Penalty => players::no_player(model).or_else(|| closed(model)),
        Act::ShowList => players::no_player(model),
        Act::UndoAdded => add_line::nothing_added(model),
        Act::AddHouse => add_line::no_house_players(model),
        Act::HousePlayer | Act::Drop | Act::Rejoin | Act::Disqualify => {
            players::why_not(model, act)
        }
        Act::Decline => players::cannot_decline(model),
        Act::EditList | Act::ListFromFile => closed(model),
        Act::AcceptList => closed(model).or_else(|| handed_in::nothing_to_accept(model)),
        Act::CompareList => handed_in::no_other_version(model),
        Act::OfferSection => list_editor::no_sections(model),
        Act::DeckCheck => check::cannot_check(model),
        Act::DrawChecks => {
            let draw = Command::DrawChecks { n: 1, tables: false };
            refusal(model.event()?, &draw)
        }
        Act::Component => component::no_components(model),
        Act::FirstWon | Act::SecondWon | Act::BothLost | Act::NoShow | Act::Concession => {
            pile::no_slip(model)
        }
        Act::EraseGame | Act::OtherTable => report::why_not(model, act),
        Act::TimedWin
        | Act::SaveResult
        | Act::TellGamesWon
        | Act::Drawn
        | Act::ConcedeMatch
        | Act::Sides
        | Act::FirstLeaves
        | Act::SecondLeaves => pile::no_slip(model).or_else(|| report::why_not(model, act)),
        Act::SeedUp
        | Act::SeedDown
        | Act::ReplaceSeed
        | Act::AddSeed
        | Act::RemoveSeed
        | Act::SeedsAgain => seeds::seeds_are_fixed(model, act),
        Act::Pile => pile::no_pile(model),
        Act::NextSlip | Act::SlipBefore | Act::TakeSlipBack | Act::GoToTable | Act::ShowSlip => {
            pile::why_not(model, act)
        }
        Act::AgreeToPair
        | Act::PreflightEnter
        | Act::PreflightDigit
        | Act::PreflightRemove
        | Act::PreflightKeep
        | Act::PreflightOut
        | Act::PairManually => preflight::why_not(model, act),
        Act::SeatPlayer => choices::cannot_seat(model),
        Act::ByHand | Act::Unpair | Act::Redraw => round::no_round(model),
        Act::RepairRound => choices::nothing_to_repair(model),
        Act::MarkBegun => choices::cannot_mark(model),
        Act::OtherMissing => choices::nobody_else_missing(model),
        Act::ShowCheckIn | Act::MarkAway | Act::MarkPaid | Act::RemoveRegistered => {
            check_in::why_not(model, act)
        }
        Act::RegisterSure => roster::nobody_unsure(model),
        Act::AcceptClaim | Act::DismissClaim => inbox::no_claim(model),
        Act::ExportHeld => export::nothing_held(model),
        Act::ServeHere | Act::ServeNetwork | Act::StopServing => serve::why_not(model, act),
        Act::EditOfficial | Act::Dismiss | Act::HereOrAway => officials::why_not(model, act),
        Act::KeepApart => apart::cannot_keep_apart(model),
        Act::ChangeApart | Act::LiftApart => apart::nobody_apart(model),
        Act::Call => desk::cannot_note_call(model),
        Act::Missions => missions::no_missions(model),
        Act::OtherRound | Act::RedrawMission | Act::MissionDie => missions::why_not(model, act),
        Act::Auction => auction::no_auction(model),
        Act::Overkill => overkill::no_overkill(model),
        Act::Guided => guided::no_guided(model),
        Act::Bid | Act::Pass | Act::TypeDigit => auction::why_not(model, act),
        Act::EraseTyped => guided::nothing_typed(model),
        Act::AnswerNumber | Act::RecordVerdict => guided::why_not(model),
        _ => None,
    }
}
