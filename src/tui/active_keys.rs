//! The keys that work now, why a key does not, and where it does. All follow from the model.

use super::dialog::{
    Among, Awaiting, Dialog, Form, Help, HelpKeys, Purpose, ReportDialog, Sheet, Waits, apart,
    auction, card, check, check_in, choices, component, desk, export, find, guided, handed_in,
    help, inbox, list_editor, missions, officials, overkill, pile, preflight, report, roster,
    seeds, time_call,
};
use super::keys::{
    Act, Binding, Context, Key, MENUS, View, bindings, in_chain, key_for, note, opened_view, opener,
};
use super::model::{Location, Model};
use super::open_event::OpenEvent;
use super::screen::{add_line, bracket, draft, events, log, players, round, standings};
use crate::event::{Command, Event, Moment, decide};
use crate::msg;
use crate::ruleset::QuestionKind;
use crate::words::{Arg, Message};

/// The context of the top dialog; without a dialog, that of the screen.
pub fn context_of(model: &Model) -> Context {
    if let Some(dialog) = model.dialogs.last() {
        return match dialog {
            Dialog::Report(report) if report.takes_scores() => Context::Scores,
            Dialog::Round => Context::RoundMenu,
            Dialog::ByHand(_) => Context::ByHand,
            Dialog::Report(report) => of_slip(report).unwrap_or(Context::Report),
            Dialog::Pile(pile) if pile.number.is_some() => Context::TableNumber,
            Dialog::Pile(pile) if pile.halt.is_some() => Context::SlipHalt,
            Dialog::Pile(pile) if pile.slip.as_ref().is_some_and(ReportDialog::takes_scores) => {
                Context::SlipScores
            }
            Dialog::Pile(pile) => pile.slip.as_ref().and_then(of_slip).unwrap_or(Context::Pile),
            Dialog::Desk(_) => Context::Desk,
            Dialog::Card(_) => Context::Card,
            Dialog::Time(_) => Context::TimeCall,
            Dialog::Picker(_) => Context::Picker,
            Dialog::Form(form) if form.purpose == Purpose::Import => Context::Import,
            Dialog::Form(Form { purpose: Purpose::ListFile(_), .. }) => Context::ListFile,
            Dialog::Form(_) => Context::Form,
            Dialog::Roster(_) => Context::Roster,
            Dialog::Seeds(_) => Context::Seeds,
            Dialog::Preflight(_) => Context::Preflight,
            Dialog::Choices(choices) if choices.takes_reason() => Context::Repair,
            Dialog::Choices(_) => Context::Choices,
            Dialog::CheckIn(_) => Context::CheckIn,
            Dialog::Confirm(_) => Context::Confirm,
            Dialog::Officials(_) => Context::Officials,
            Dialog::Apart(_) => Context::Apart,
            Dialog::Inbox(_) => Context::Inbox,
            Dialog::Missions(missions) if missions.die => Context::MissionDie,
            Dialog::Missions(_) => Context::Missions,
            Dialog::Find(find) if find.among == Among::Rows => Context::Narrowing,
            Dialog::Find(_) => Context::Find,
            Dialog::Palette(_) => Context::Palette,
            Dialog::Help(Help { narrow, .. }) | Dialog::Sheet(Sheet { narrow, .. })
                if narrow.typing =>
            {
                Context::HelpSearch
            }
            Dialog::Help(help) => match help.keys {
                HelpKeys::None => Context::Help,
                HelpKeys::ResolveFile => Context::ResolveFile,
            },
            Dialog::Sheet(_) => Context::Help,
            Dialog::Rules(_) => Context::Rules,
            Dialog::HandedIn(_) => Context::HandedIn,
            Dialog::ListEditor(_) => Context::ListEditor,
            Dialog::Auction(auction) if auction.bids => Context::Bidding,
            Dialog::Auction(_) => Context::ContestedUnits,
            Dialog::Guided(guided) => match model.event().map(|e| guided.waits(&e.ruleset)) {
                Some(Waits::Answer(question)) => match question.kind {
                    QuestionKind::YesNo => Context::YesOrNo,
                    QuestionKind::Number => Context::HowMany,
                },
                Some(Waits::Verdict(_)) => Context::Verdict,
                Some(Waits::Topic) | None => Context::Topics,
            },
            Dialog::Export(_) => Context::Export,
            Dialog::Closed(_) => Context::Closed,
        };
    }
    context_of_screen(model)
}

/// The context of the question that a slip asks now.
fn of_slip(slip: &ReportDialog) -> Option<Context> {
    Some(match slip.awaiting? {
        Awaiting::Outcome => Context::Outcome,
        Awaiting::WhoConceded => Context::Conceded,
        Awaiting::WhoConcededTheMatch => Context::MatchConceded,
        Awaiting::WhoWasAbsent => Context::Absent,
        Awaiting::WhoPlaysFirstSide => Context::Sides,
        Awaiting::Margin => Context::Margin,
        Awaiting::GamesWon => Context::GamesWon,
        Awaiting::ScoreWinner => Context::ScoreWinner,
    })
}

/// The context of the screen, below every dialog.
fn context_of_screen(model: &Model) -> Context {
    match &model.location {
        Location::Home(_) => Context::Home,
        Location::Event(open) if open.view == View::Players && open.add.typing => Context::AddLine,
        Location::Event(open) => Context::of_screen(open.view),
    }
}

/// The contexts whose keys hold now, the nearest first.
pub fn chain_of(model: &Model) -> Vec<Context> {
    context_of(model).chain()
}

/// The bindings that hold in the present context.
pub fn active(model: &Model) -> Vec<&'static Binding> {
    let mut live = in_chain(chain_of(model));
    // A character in the middle of a text is part of the text.
    if model.dialogs.last().is_some_and(Dialog::has_begun_text) {
        live.retain(|binding| binding.context != Context::Dialog);
    }
    live
}

/// The binding of this key in the present context.
pub fn resolve(model: &Model, key: Key) -> Option<&'static Binding> {
    active(model).into_iter().find(|binding| binding.keys.contains(&key))
}

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
        Act::Why if view == Some(View::Bracket) => bracket::no_final_table(model),
        Act::Why => round::no_why(model),
        Act::RoundBefore if view == Some(View::Bracket) => bracket::no_column(model, -1),
        Act::RoundAfter if view == Some(View::Bracket) => bracket::no_column(model, 1),
        Act::RoundBefore => {
            let none = model.open_event()?.neighbour(-1).is_none();
            none.then(|| msg!("screen.no-round-before"))
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
        Act::ShowTrouble => help::no_trouble(model),
        Act::PutBack => help::cannot_put_back(model),
        Act::GoOnWithout => help::cannot_go_on(model),
        Act::AddEnter | Act::Import => closed(model),
        Act::EditPlayer | Act::Penalty => players::no_player(model).or_else(|| closed(model)),
        Act::ShowList => players::no_player(model),
        Act::UndoAdded => add_line::nothing_added(model),
        Act::AddHouse => add_line::no_house_players(model),
        Act::HousePlayer => players::no_player(model).or_else(|| players::no_house_change(model)),
        Act::Drop => players::no_player(model).or_else(|| players::cannot_drop(model)),
        Act::Rejoin => players::no_player(model).or_else(|| players::cannot_rejoin(model)),
        Act::Disqualify => players::no_player(model).or_else(|| players::cannot_disqualify(model)),
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
        Act::ShowCheckIn => check_in::no_check_in(model),
        Act::MarkAway => check_in::cannot_be_away(model),
        Act::MarkPaid => check_in::no_fee(model),
        Act::RemoveRegistered => check_in::cannot_remove(model),
        Act::RegisterSure => roster::nobody_unsure(model),
        Act::AcceptClaim | Act::DismissClaim => inbox::no_claim(model),
        Act::ExportHeld => export::nothing_held(model),
        Act::EditOfficial => officials::no_leader(model),
        Act::Dismiss => officials::cannot_dismiss(model),
        Act::HereOrAway => officials::cannot_come_or_go(model),
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

/// The key for this act from here, such as `u` or `Esc, then u`.
///
/// If the act works on another screen, the key that leads there comes first.
pub fn way(model: &Model, act: Act) -> Arg {
    Here::of(model).way(act).unwrap_or_else(|| key_for(Context::Main, act).into())
}

/// From now on the words name the keys, as they are from here, where a sentence names verbs.
pub fn name_keys(model: &mut Model) {
    let keys = keys_of_verbs(model);
    model.words = model.words.clone().with_keys(keys);
}

/// The keys for the verbs that a sentence on this screen names.
///
/// A verb without a key is typed. In the line for verbs each one is typed as it is.
fn keys_of_verbs(model: &Model) -> impl Fn(&str) -> Option<Arg> + use<> {
    let typed = matches!(model.dialogs.last(), Some(Dialog::Palette(_)));
    let here = (!typed && model.open_event().is_some()).then(|| Here::of(model));
    move |line| {
        let here = here.as_ref()?;
        let way = Act::of_verb(line).and_then(|act| here.way(act));
        way.or_else(|| Some(format!("{}{line}", key_for(Context::Event, Act::Palette)).into()))
    }
}

/// The keys that work here, and those one step further.
struct Here {
    context: Context,
    keys: Vec<&'static Binding>,
    /// The keys that only lead to another screen, each with the keys that work there.
    beyond: Vec<(&'static Binding, Vec<&'static Binding>)>,
    /// The screen below the dialogs.
    below: Option<Box<Here>>,
}

impl Here {
    fn of(model: &Model) -> Here {
        if model.dialogs.is_empty() {
            return Here::screen(model);
        }
        let below = Some(Box::new(Here::screen(model)));
        Here { context: context_of(model), keys: active(model), beyond: Vec::new(), below }
    }

    fn screen(model: &Model) -> Here {
        let context = context_of_screen(model);
        let keys = in_chain(context.chain());
        let leads =
            |step: &&'static Binding| Some((*step, in_chain(leads_to(model, step.act)?.chain())));
        let mut beyond: Vec<_> = keys.iter().filter_map(leads).collect();
        // Going back is the plainest way.
        beyond.sort_by_key(|(step, _)| step.act != Act::Back);
        Here { context, beyond, keys, below: None }
    }

    fn way(&self, act: Act) -> Option<Arg> {
        let named = |keys: &[&'static Binding]| named_by(keys, act);
        if let Some(key) = named(&self.keys) {
            note(self.context, &[act]);
            return Some((*key).into());
        }
        let by_menu = MENUS.iter().find_map(|(opens, menu)| {
            Some((opens, named(&in_chain([*menu]))?, *opener(keys_of(&self.keys, *opens)?)?))
        });
        if let Some((opens, then, first)) = by_menu {
            note(self.context, &[*opens, act]);
            return Some(msg!("keys.then", first, then = *then).into());
        }
        let there = self.beyond.iter().find_map(|(step, keys)| Some((step, named(keys)?)));
        match there {
            Some((step, then)) => {
                note(self.context, &[step.act, act]);
                let first = step.first_key();
                Some(msg!("keys.then", first, then = *then).into())
            }
            None => self
                .below
                .as_ref()
                .and_then(|below| below.way(act))
                .or_else(|| self.menu_beyond(act)),
        }
    }

    /// The way to a menu that opens on another screen.
    fn menu_beyond(&self, act: Act) -> Option<Arg> {
        self.beyond.iter().find_map(|(step, keys)| {
            MENUS.iter().find_map(|(opens, menu)| {
                let first = opener(keys_of(keys, *opens)?)?;
                let then = *named_by(&in_chain([*menu]), act)?;
                note(self.context, &[step.act, *opens, act]);
                let first = format!("{} {first}", step.first_key());
                Some(msg!("keys.then", first, then).into())
            })
        })
    }
}

/// The first key of this act among these bindings.
fn named_by(keys: &[&'static Binding], act: Act) -> Option<&'static Key> {
    keys_of(keys, act)?.first()
}

fn keys_of(keys: &[&'static Binding], act: Act) -> Option<&'static [Key]> {
    keys.iter().find(|binding| binding.act == act).map(|binding| binding.keys)
}

/// The context behind this act, if it only leads from screen to screen and works now.
fn leads_to(model: &Model, act: Act) -> Option<Context> {
    let open = model.open_event()?;
    let half_typed = !open.digits.is_empty() || !open.filter.is_empty();
    match act {
        Act::Back if open.view != View::Main && !half_typed => {
            Some(Context::of_screen(open.view_behind()))
        }
        Act::AddLeave => Some(Context::Players),
        _ => Some(match opened_view(act).filter(|view| open.has_screen(*view))? {
            view if view == open.view => Context::of_screen(open.view_behind()),
            view => Context::of_screen(view),
        }),
    }
}

/// The place where keys of this context work and the way there, if it can be reached now.
fn there(model: &Model, key: Key, context: Context) -> Option<Message> {
    let (context, act) = match model.open_event() {
        // Back would only clear the log's filter, so the log's own key is named.
        Some(open) if context == Context::Main && !open.filter.is_empty() => {
            (context, Act::ShowLog)
        }
        Some(_) => (context, context.opened_by()?),
        None if context == Context::Event || context.opened_by().is_some() => {
            (Context::Event, Act::OpenEvent)
        }
        None => return None,
    };
    let open = active(model).into_iter().any(|binding| binding.act == act);
    let works = open && disabled_reason(act, model).is_none();
    if !works {
        return None;
    }
    let way = way(model, act);
    Some(match context {
        Context::Event => msg!("screen.works-in-event", key, way),
        _ => msg!("screen.works-elsewhere", key, place = context.name(), way),
    })
}

/// The answer to a key that does nothing here.
pub fn key_hint(model: &Model, key: Key) -> Message {
    let mut found: Vec<_> = bindings().filter(|binding| binding.keys.contains(&key)).collect();
    // A key that works in several places is wanted beside the round most often.
    found.sort_by_key(|binding| binding.context != Context::Main);
    found.iter().find_map(|binding| there(model, key, binding.context)).unwrap_or_else(|| {
        let help = key_for(Context::Anywhere, Act::Help);
        msg!("screen.does-nothing-here", key, help)
    })
}

/// The refusal that this command would get; no rule asked here depends on the clock.
pub fn refusal(event: &Event, command: &Command) -> Option<Message> {
    decide(event, command, Moment::new(0, 0)).err().map(|refusal| refusal.0)
}

/// A sentence that nothing can be saved now, with the cause from the banner.
pub fn read_only(model: &Model) -> Option<Message> {
    let session = &model.open_event()?.session;
    session.read_only()?;
    let cause = &session.trouble()?.cause;
    Some(msg!("screen.disabled-read-only", cause, key = way(model, Act::ShowTrouble)))
}

/// Why nothing is written in a closed event.
pub fn closed(model: &Model) -> Option<Message> {
    let closed = model.event()?.finished.is_some();
    closed.then(|| msg!("common.closed", undo = way(model, Act::Undo)))
}
