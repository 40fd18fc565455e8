//! Tells whether an act is available now, and why not.

mod aids;
mod card;
mod dialogs;
mod event;
mod file;
mod home;
mod late;
mod leaders;
mod lists;
mod pile;
mod players;
mod preflight;
mod rows;
mod time_call;

pub use event::closed;
pub use file::read_only;

use crate::event::Command;
use crate::msg;
use crate::tui::keys::{Act, View};
use crate::tui::model::Model;
use crate::tui::open_event::OpenEvent;
use crate::words::Message;

/// Why this act is not available now; None: it is.
///
/// If nothing can be saved, that reason comes first.
pub fn disabled_reason(act: Act, model: &Model) -> Option<Message> {
    let unsaved = if act.writes() { read_only(model) } else { None };
    unsaved.or_else(|| reason(act, model))
}

/// Whether this act is available now.
///
/// While results are missing, nothing is paired, cut or closed. The sentence why lists the
/// tables, which takes long in a large round, and a hint does not show it.
pub fn is_available(act: Act, model: &Model) -> bool {
    let waits_for_results = matches!(act, Act::Pair | Act::Cut | Act::Finish);
    let waits = waits_for_results && model.open_event().is_some_and(OpenEvent::is_playing);
    !waits && disabled_reason(act, model).is_none()
}

fn reason(act: Act, model: &Model) -> Option<Message> {
    let view = model.open_event().map(|open| open.view);
    match act {
        Act::OpenEvent => home::cannot_open(model),
        Act::GoToFound => home::nothing_found(model).or_else(|| rows::no_text(model)),
        Act::NextPane => rows::no_other_list(model),
        Act::Back => home::nothing_to_go_back_to(model),
        Act::DuplicateEvent => home::cannot_duplicate(model),
        Act::DeleteEvent => home::cannot_delete(model),
        Act::ArchiveEvent => home::cannot_archive(model),
        Act::RestoreEvent => home::cannot_restore(model),
        Act::Enter if model.desk().is_some() => event::no_result(model),
        Act::Enter => match view? {
            View::Main => event::cannot_enter(model),
            View::Bracket => event::no_final_round(model),
            View::Log => event::no_entry(model),
            View::Standings
            | View::Players
            | View::Draft
            | View::Announcement
            | View::HallClock => None,
        },
        Act::Digit | Act::Desk if view == Some(View::Bracket) => {
            event::no_final_table(model).or_else(|| event::no_result(model))
        }
        Act::Digit | Act::Desk => event::no_result(model),
        Act::CallTime => time_call::cannot_call(model),
        Act::TimeRoll => time_call::cannot_roll(model),
        Act::TimeSituation => time_call::no_situation(model),
        Act::TimeSkip => time_call::no_other_table(model),
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
        Act::CardBefore => card::no_neighbour(model, -1),
        Act::CardAfter => card::no_neighbour(model, 1),
        Act::CardOpponent => card::no_opponent(model),
        Act::Why if view == Some(View::Standings) => card::no_arithmetic_of_chosen(model),
        Act::Why if view == Some(View::Bracket) => event::no_final_table(model),
        Act::Why => event::no_why(model),
        Act::RoundBefore if view == Some(View::Bracket) => event::no_column(model, -1),
        Act::RoundAfter if view == Some(View::Bracket) => event::no_column(model, 1),
        Act::RoundBefore => {
            let none = model.open_event()?.neighbour(-1).is_none();
            none.then(|| msg!("screen.no-round-before"))
        }
        Act::RoundAfter => {
            let none = model.open_event()?.neighbour(1).is_none();
            none.then(|| msg!("screen.newest-round"))
        }
        Act::OpenTables => event::no_open_tables(model),
        Act::DraftNext => event::no_draft_step(model),
        Act::UndoThis => event::cannot_undo_this(model),
        Act::RedoThis => event::nothing_to_bring_back(model),
        Act::Undo => {
            let none = model.event()?.undoable().is_none();
            none.then(|| msg!("log.nothing-to-undo"))
        }
        Act::Redo => event::nothing_to_redo(model),
        Act::Pair => event::cannot_pair(model),
        Act::Cut => event::cannot_cut(model),
        Act::Finish => event::cannot_finish(model),
        Act::Clock => event::no_clock(model),
        Act::MinuteMore | Act::MinuteLess => event::clock_stopped(model),
        Act::Extend => event::no_table(model),
        Act::MoveTable => event::cannot_move_table(model),
        Act::Post => event::cannot_post(model),
        Act::ShowStandings => event::no_standings(model),
        Act::ShowBracket => event::no_bracket(model),
        Act::ShowDraft => event::no_draft(model),
        Act::ShowTrouble => file::no_trouble(model),
        Act::PutBack => file::cannot_put_back(model),
        Act::GoOnWithout => file::cannot_go_on(model),
        Act::AddEnter | Act::Import => lists::closed(model),
        Act::EditPlayer | Act::Penalty => {
            players::no_player(model).or_else(|| lists::closed(model))
        }
        Act::ShowList => players::no_player(model),
        Act::UndoAdded => players::nothing_added(model),
        Act::AddHouse => players::no_house_players(model),
        Act::HousePlayer => players::no_player(model).or_else(|| players::no_house_change(model)),
        Act::Drop => players::no_player(model).or_else(|| players::cannot_drop(model)),
        Act::Rejoin => players::no_player(model).or_else(|| players::cannot_rejoin(model)),
        Act::Disqualify => players::no_player(model).or_else(|| players::cannot_disqualify(model)),
        Act::Decline => players::cannot_decline(model),
        Act::EditList | Act::ListFromFile => lists::closed(model),
        Act::AcceptList => lists::closed(model).or_else(|| lists::nothing_to_accept(model)),
        Act::CompareList => lists::no_other_version(model),
        Act::OfferSection => lists::no_sections(model),
        Act::DeckCheck => players::cannot_check(model),
        Act::DrawChecks => {
            let draw = Command::DrawChecks { n: 1, tables: false };
            event::refusal(model.event()?, &draw)
        }
        Act::Component => players::no_components(model),
        Act::FirstWon | Act::SecondWon | Act::BothLost | Act::NoShow => pile::no_slip(model),
        Act::TimedWin => pile::no_slip(model).or_else(|| dialogs::no_timed_wins(model)),
        Act::SaveResult => pile::no_slip(model).or_else(|| dialogs::no_result_yet(model)),
        Act::EraseGame => dialogs::nothing_typed(model),
        Act::TellGamesWon => pile::no_slip(model).or_else(|| dialogs::one_game(model)),
        Act::GamesWonDigit | Act::LeaveGamesWon => None,
        Act::Drawn => pile::no_slip(model).or_else(|| dialogs::no_draws(model)),
        Act::Concession => pile::no_slip(model),
        Act::ConcedeMatch => pile::no_slip(model).or_else(|| dialogs::no_match_concession(model)),
        Act::Sides => pile::no_slip(model).or_else(|| dialogs::no_sides(model)),
        Act::SeedUp
        | Act::SeedDown
        | Act::ReplaceSeed
        | Act::AddSeed
        | Act::RemoveSeed
        | Act::SeedsAgain => dialogs::seeds_are_fixed(model, act),
        Act::FirstLeaves | Act::SecondLeaves => {
            pile::no_slip(model).or_else(|| dialogs::round_is_over(model))
        }
        Act::Pile => pile::no_pile(model),
        Act::NextSlip | Act::SlipBefore => pile::no_other_slip(model),
        Act::TakeSlipBack => pile::nothing_to_take_back(model),
        Act::GoToTable => pile::no_number(model),
        Act::ShowSlip => pile::nothing_to_show(model),
        Act::OtherTable => dialogs::half_typed(model),
        Act::AgreeToPair => preflight::blocked(model),
        Act::PreflightEnter => preflight::nothing_to_settle(model),
        Act::PreflightDigit => preflight::no_numbers(model),
        Act::PreflightRemove | Act::PreflightKeep => preflight::nobody_missing(model),
        Act::PreflightOut => preflight::nobody_out(model),
        Act::PairManually => preflight::not_by_hand(model),
        Act::SeatPlayer => late::cannot_seat(model),
        Act::ByHand | Act::Unpair | Act::Redraw => event::no_round(model),
        Act::RepairRound => late::nothing_to_repair(model),
        Act::MarkBegun => late::cannot_mark(model),
        Act::OtherMissing => late::nobody_else_missing(model),
        Act::ShowCheckIn => preflight::no_check_in(model),
        Act::MarkAway => preflight::cannot_be_away(model),
        Act::MarkPaid => preflight::no_fee(model),
        Act::RemoveRegistered => preflight::cannot_remove(model),
        Act::RegisterSure => dialogs::nobody_unsure(model),
        Act::AcceptClaim | Act::DismissClaim => dialogs::no_claim(model),
        Act::ExportHeld => dialogs::nothing_held(model),
        Act::EditOfficial => leaders::no_leader(model),
        Act::Dismiss => leaders::cannot_dismiss(model),
        Act::HereOrAway => leaders::cannot_come_or_go(model),
        Act::KeepApart => players::cannot_keep_apart(model),
        Act::ChangeApart | Act::LiftApart => players::nobody_apart(model),
        Act::Call => leaders::cannot_note_call(model),
        Act::Missions => leaders::no_missions(model),
        Act::OtherRound => leaders::no_other_round(model),
        Act::RedrawMission => leaders::cannot_redraw_mission(model),
        Act::MissionDie => leaders::no_die(model),
        Act::Auction => aids::no_auction(model),
        Act::Overkill => aids::no_overkill(model),
        Act::Guided => aids::no_guided(model),
        Act::Bid => aids::no_bid(model),
        Act::Pass => aids::no_pass(model),
        Act::TypeDigit => aids::no_digit(model),
        Act::EraseTyped => aids::nothing_typed(model),
        Act::AnswerNumber => aids::no_number(model),
        Act::RecordVerdict => aids::no_table(model),
        _ => None,
    }
}
