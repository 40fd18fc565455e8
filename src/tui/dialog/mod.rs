//! The dialogs. They form a stack, and the top one has the keys.

pub mod apart;
pub mod arithmetic;
pub mod auction;
pub mod by_hand;
pub mod candidates;
pub mod card;
pub mod check;
pub mod check_in;
pub mod choices;
pub mod component;
pub mod confirm;
pub mod desk;
pub mod export;
pub mod find;
pub mod form;
pub mod guided;
pub mod handed_in;
pub mod help;
pub mod inbox;
pub mod list_editor;
pub mod missions;
pub mod new_event;
pub mod officials;
pub mod overkill;
pub mod palette;
pub mod penalty;
pub mod picker;
pub mod pile;
pub mod preflight;
pub mod report;
pub mod roster;
pub mod round_menu;
pub mod rules;
pub mod search;
pub mod seeds;
pub mod serve;
pub mod setup;
pub mod sheet;
pub mod time_call;

pub use apart::Pairs;
pub use auction::AuctionDialog;
pub use by_hand::ByHand;
pub use card::CardDialog;
pub use check_in::CheckIn;
pub use choices::{Choices, ChoicesAbout};
pub use confirm::{ClosedByOthers, Confirm};
pub use desk::{Desk, table_of_round};
pub use export::{Export, LastExport};
pub use find::{Among, Find, meant};
pub use form::{Form, Purpose};
pub use guided::{Guided, Waits};
pub use handed_in::HandedIn;
pub use help::{Help, HelpKeys, HelpLine, Narrow};
pub use inbox::Inbox;
pub use list_editor::ListEditor;
pub use missions::Missions;
pub use officials::Officials;
pub use palette::Palette;
pub use picker::Picker;
pub use pile::Pile;
pub use preflight::PreflightDialog;
pub use report::ReportDialog;
pub use roster::RosterPreview;
pub use rules::Rules;
pub use seeds::Seeds;
pub use sheet::Sheet;
pub use time_call::{Cell, Place, TimeDialog, places};

use crate::event::{Asked, Command, Event, Moment};
use crate::ruleset::{Library, QuestionKind};
use crate::tui::prelude::*;
use confirm::{draw_closed, draw_confirm};
use find::draw_find;
use form::draw_form;
use list_editor::keep_list;
use pile::leave_pile;

#[derive(Debug)]
pub enum Dialog {
    Report(ReportDialog),
    /// Boxed, because it holds a report.
    Pile(Box<Pile>),
    Desk(Desk),
    /// What can be done with the round.
    Round,
    /// The server for phones.
    Serve,
    /// The round is changed by hand.
    ByHand(ByHand),
    /// The card of a player.
    Card(CardDialog),
    /// Boxed, because it holds the whole arithmetic.
    Time(Box<TimeDialog>),
    Picker(Picker),
    Form(Form),
    /// Boxed, because it holds every player of the roster.
    Roster(Box<RosterPreview>),
    Seeds(Seeds),
    /// Boxed, because it holds the round that would be drawn.
    Preflight(Box<PreflightDialog>),
    CheckIn(CheckIn),
    /// Boxed, because it holds every choice with what it means.
    Choices(Box<Choices>),
    Confirm(Confirm),
    Officials(Officials),
    Apart(Pairs),
    Inbox(Inbox),
    Missions(Missions),
    Find(Find),
    Palette(Palette),
    Help(Help),
    Rules(Rules),
    HandedIn(HandedIn),
    ListEditor(ListEditor),
    /// Boxed, because it has many fields.
    Auction(Box<AuctionDialog>),
    Guided(Guided),
    Sheet(Sheet),
    /// Boxed, because it holds the language of the screen.
    Export(Box<Export>),
    /// The place of a dialog that was closed by another organizer's action.
    Closed(ClosedByOthers),
}

/// A command that was saved, and the event with it.
pub struct Saved<'a> {
    pub command: &'a Command,
    /// Its line in the log, if it has a new one.
    pub n: Option<u64>,
    pub event: &'a Event,
    /// The log position up to which the organizer has read.
    pub seen: u64,
    pub words: &'a Words,
}

/// The context of what a slip asks now. Some keys of a pile are its own.
fn of_slip(slip: &ReportDialog, pile: bool) -> Context {
    match slip.entry.asked() {
        Asked::Games if pile => Context::Pile,
        Asked::Games => Context::Report,
        Asked::Scores if pile => Context::SlipScores,
        Asked::Scores => Context::Scores,
        Asked::Outcome => Context::Outcome,
        Asked::WhoConceded => Context::Conceded,
        Asked::WhoConcededTheMatch => Context::MatchConceded,
        Asked::WhoWasAbsent => Context::Absent,
        Asked::WhoPlaysFirstSide => Context::Sides,
        Asked::Margin => Context::Margin,
        Asked::GamesWon => Context::GamesWon,
        Asked::ScoreWinner => Context::ScoreWinner,
    }
}

/// What a dialog holds. Keys act on the dialog on top.
pub trait OnTop: Sized {
    fn of(dialog: &Dialog) -> Option<&Self>;
    fn of_mut(dialog: &mut Dialog) -> Option<&mut Self>;
}

macro_rules! on_top {
    ($($dialog:ident($state:ty),)*) => { $(
        impl OnTop for $state {
            fn of(dialog: &Dialog) -> Option<&Self> {
                if let Dialog::$dialog(state) = dialog { Some(state) } else { None }
            }

            fn of_mut(dialog: &mut Dialog) -> Option<&mut Self> {
                if let Dialog::$dialog(state) = dialog { Some(state) } else { None }
            }
        }
    )* };
}

on_top! {
    Apart(Pairs),
    Auction(AuctionDialog),
    ByHand(ByHand),
    Card(CardDialog),
    CheckIn(CheckIn),
    Choices(Choices),
    Desk(Desk),
    Export(Export),
    Guided(Guided),
    HandedIn(HandedIn),
    ListEditor(ListEditor),
    Missions(Missions),
    Officials(Officials),
    Pile(Pile),
    Preflight(PreflightDialog),
    Seeds(Seeds),
    Time(TimeDialog),
}

impl Model {
    /// The dialog on top, if it is this one, and the event.
    pub fn top<D: OnTop>(&self) -> Option<(&D, &Event)> {
        Some((D::of(self.dialogs.last()?)?, self.event()?))
    }

    /// The same, to change the dialog.
    fn top_mut<D: OnTop>(&mut self) -> Option<(&mut D, &Event)> {
        let Location::Event(open) = &self.location else { return None };
        Some((D::of_mut(self.dialogs.last_mut()?)?, open.event()))
    }
}

impl Dialog {
    /// The context of its keys.
    pub fn context(&self, event: Option<&Event>) -> Context {
        match self {
            Dialog::Round => Context::RoundMenu,
            Dialog::Serve => Context::Serve,
            Dialog::ByHand(_) => Context::ByHand,
            Dialog::Report(report) => of_slip(report, false),
            Dialog::Pile(pile) if pile.number.is_some() => Context::TableNumber,
            Dialog::Pile(pile) if pile.halt.is_some() => Context::SlipHalt,
            Dialog::Pile(pile) => {
                pile.slip.as_ref().map_or(Context::Pile, |slip| of_slip(slip, true))
            }
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
            Dialog::Guided(guided) => match event.map(|event| guided.waits(&event.ruleset)) {
                Some(Waits::Answer(question)) => match question.kind {
                    QuestionKind::YesNo => Context::YesOrNo,
                    QuestionKind::Number => Context::HowMany,
                },
                Some(Waits::Verdict(_)) => Context::Verdict,
                Some(Waits::Topic) | None => Context::Topics,
            },
            Dialog::Export(_) => Context::Export,
            Dialog::Closed(_) => Context::Closed,
        }
    }

    /// Moves up or down in the list or text that the dialog shows.
    pub fn step(
        &mut self,
        step: CursorMove,
        event: Option<&Event>,
        library: &Library,
        (verbs, words): (&[String], &Words),
    ) {
        match self {
            Dialog::Round
            | Dialog::Serve
            | Dialog::Pile(_)
            | Dialog::Time(_)
            | Dialog::ListEditor(_)
            | Dialog::Closed(_) => {}
            Dialog::Report(report) => report.scroll.step(step),
            Dialog::Confirm(confirm) => confirm.scroll.step(step),
            Dialog::ByHand(by_hand) => by_hand.step(step, event),
            Dialog::Desk(desk) => desk.step(step),
            Dialog::Card(card) => card.scroll.step(step),
            Dialog::Picker(picker) => picker.step(step, library),
            Dialog::Form(form) => form.step(step),
            Dialog::Roster(preview) => preview.scroll.step(step),
            Dialog::Seeds(seeds) => seeds.step(step),
            Dialog::Preflight(preflight) => preflight.step(step),
            Dialog::CheckIn(check_in) => check_in.step(step, event, words),
            Dialog::Choices(choices) => choices.step(step),
            Dialog::Officials(officials) => officials.step(step, event),
            Dialog::Apart(pairs) => pairs.step(step, event),
            Dialog::Inbox(inbox) => inbox.step(step, event),
            Dialog::Missions(missions) => missions.step(step, event),
            Dialog::Find(find) => find.step(step, event),
            Dialog::Palette(palette) => palette.step(step, event, (verbs, words)),
            Dialog::Help(help) => help.scroll.step(step),
            Dialog::Rules(rules) => rules.scroll.step(step),
            Dialog::HandedIn(list) => list.scroll.step(step),
            Dialog::Auction(auction) => auction.step(step),
            Dialog::Guided(guided) => guided.step(step),
            Dialog::Sheet(sheet) => sheet.scroll.step(step),
            Dialog::Export(export) => export.step(step),
        }
    }

    /// The slip that is filled in here.
    pub fn slip(&self) -> Option<&ReportDialog> {
        match self {
            Dialog::Report(report) => Some(report),
            Dialog::Pile(pile) => pile.slip.as_ref(),
            _ => None,
        }
    }

    fn slip_mut(&mut self) -> Option<&mut ReportDialog> {
        match self {
            Dialog::Report(report) => Some(report),
            Dialog::Pile(pile) => pile.slip.as_mut(),
            _ => None,
        }
    }

    /// Handles a key without a binding; false: the dialog has no text that could take it.
    pub fn handle_text_key(&mut self, key: Key) -> bool {
        match self {
            Dialog::Form(form) => form.handle_text_key(key),
            Dialog::Picker(picker) => picker.handle_text_key(key),
            Dialog::Find(find) => find.handle_text_key(key),
            Dialog::CheckIn(check_in) => check_in.handle_text_key(key),
            Dialog::Choices(choices) if choices.takes_reason() => choices.handle_text_key(key),
            Dialog::Palette(palette) => palette.handle_text_key(key),
            Dialog::Rules(rules) => rules.handle_text_key(key),
            Dialog::Export(export) => return export.handle_text_key(key),
            Dialog::ListEditor(editor) => editor.handle_text_key(key),
            Dialog::Auction(auction) if !auction.bids => auction.handle_text_key(key),
            Dialog::Help(Help { narrow, scroll, .. })
            | Dialog::Sheet(Sheet { narrow, scroll, .. })
                if narrow.typing =>
            {
                narrow.handle_text_key(key);
                scroll.top();
            }
            _ => return false,
        }
        true
    }

    /// The text that narrows the lines of this dialog, if it has one.
    fn narrow_mut(&mut self) -> Option<&mut Narrow> {
        match self {
            Dialog::Help(help) => Some(&mut help.narrow),
            Dialog::Sheet(sheet) => Some(&mut sheet.narrow),
            _ => None,
        }
    }

    /// Leaves what is typed or marked in the dialog; false: nothing is, and it closes.
    fn leaves_a_part(&mut self) -> bool {
        match self {
            Dialog::Rules(rules) => rules.show_all(),
            Dialog::Picker(picker) => picker.end_narrowing(),
            Dialog::ByHand(by_hand) => by_hand.marked.take().is_some(),
            dialog => dialog.narrow_mut().is_some_and(Narrow::end),
        }
    }

    /// Whether a text in the dialog is partly typed.
    pub fn has_input(&self) -> bool {
        match self {
            Dialog::Form(form) => form.has_input(),
            Dialog::Picker(picker) => !picker.filter.is_empty(),
            Dialog::Find(find) => !find.text.is_empty(),
            Dialog::CheckIn(check_in) => !check_in.text.is_empty(),
            Dialog::Choices(choices) => {
                !choices.reason.is_empty() && !choices.reason.is_suggested()
            }
            Dialog::Palette(palette) => !palette.line.is_empty(),
            Dialog::Rules(rules) => !rules.wanted.is_empty(),
            Dialog::ListEditor(editor) => !editor.area.is_empty(),
            Dialog::Auction(auction) => auction.has_input(),
            _ => false,
        }
    }

    /// The field for the reason of a refusal, in the dialogs that have one.
    fn error_text_mut(&mut self) -> Option<&mut Option<Message>> {
        match self {
            Dialog::Form(form) => Some(&mut form.error_text),
            Dialog::Palette(palette) => Some(&mut palette.error_text),
            Dialog::Seeds(seeds) => Some(&mut seeds.error_text),
            Dialog::ListEditor(editor) => Some(&mut editor.error_text),
            Dialog::Auction(auction) => Some(&mut auction.error_text),
            Dialog::Guided(guided) => Some(&mut guided.error_text),
            Dialog::Time(time) => Some(&mut time.error_text),
            Dialog::Inbox(inbox) => Some(&mut inbox.error_text),
            Dialog::Choices(choices) => Some(&mut choices.error_text),
            _ => None,
        }
    }

    /// Handles a pasted text.
    pub fn paste(&mut self, text: &str) {
        match self {
            Dialog::Form(form) => form.paste(text),
            Dialog::Picker(picker) => picker.filter.paste(text),
            Dialog::Find(find) => find.paste(text),
            Dialog::CheckIn(check_in) => check_in.paste(text),
            Dialog::Choices(choices) if choices.takes_reason() => choices.reason.paste(text),
            Dialog::Palette(palette) => palette.paste(text),
            Dialog::Rules(rules) => rules.paste(text),
            Dialog::ListEditor(editor) => editor.paste(text),
            Dialog::Auction(auction) if !auction.bids => auction.paste(text),
            Dialog::Help(help) => help.narrow.paste(text),
            Dialog::Sheet(sheet) => sheet.narrow.paste(text),
            _ => {}
        }
    }
}

impl Dialog {
    /// Updates the dialog after a change of the event. `seen` is the log position up to which
    /// the organizer has read.
    pub fn follow(self, event: &Event, seen: u64) -> Dialog {
        let mut dialog = match self {
            Dialog::Report(report) => return report.follow(event, seen),
            Dialog::Pile(pile) => return pile.follow(event, seen),
            other => other,
        };
        let followed = match &mut dialog {
            Dialog::ByHand(by_hand) => by_hand.follow(event),
            Dialog::Desk(desk) => desk.follow(event),
            Dialog::Card(card) => card.follow(event),
            Dialog::Auction(auction) => auction.follow(event),
            Dialog::Guided(guided) => guided.follow(event),
            Dialog::Time(time) => time.follow(event, seen),
            Dialog::Seeds(seeds) => seeds.follow(event, seen),
            Dialog::Confirm(confirm) => confirm.follow(event),
            Dialog::Form(form) => form.follow(event, seen),
            Dialog::Missions(missions) => missions.follow(event),
            Dialog::Preflight(preflight) => preflight.follow(event, seen),
            Dialog::Inbox(inbox) => inbox.follow(event),
            Dialog::Choices(choices) => choices.follow(event),
            _ => Ok(()),
        };
        match &mut dialog {
            Dialog::Palette(palette) => palette.follow(event, seen),
            Dialog::ListEditor(editor) => editor.follow(event, seen),
            Dialog::Export(export) => export.follow(event),
            _ => {}
        }
        followed.map_or_else(Dialog::Closed, |()| dialog)
    }

    /// Follows a command that was saved while the dialog was open; false: the dialog is over.
    pub fn stays(&mut self, saved: &Saved) -> bool {
        match self {
            Dialog::Missions(_) => return !matches!(saved.command, Command::Mission(_)),
            // The next key is for the round, not for whoever has just left.
            Dialog::Card(_) => return !matches!(saved.command, Command::Drop(_)),
            Dialog::CheckIn(check_in) => check_in.saved(saved),
            Dialog::Officials(officials) => officials.saved(saved),
            // The result at which the pile had stopped was looked at and corrected.
            Dialog::Pile(pile) if matches!(saved.command, Command::Report { .. }) => {
                pile.go_on(saved.event);
            }
            _ => {}
        }
        true
    }

    /// Opens what follows this dialog after its own command was saved. If nothing does, it is
    /// returned.
    pub fn advance(self, saved: &Saved, now: Moment, dialogs: &mut Vec<Dialog>) -> Option<Dialog> {
        let event = saved.event;
        let next = match (self, saved.command) {
            (Dialog::Pile(mut pile), Command::Report { table, .. }) => {
                pile.saved(event, *table, saved.n);
                Dialog::Pile(pile)
            }
            (Dialog::Pile(mut pile), Command::Undo(_)) => {
                pile.taken_back(event);
                Dialog::Pile(pile)
            }
            // The slip stays, with the games typed so far.
            (Dialog::Pile(pile), Command::Side { .. }) => pile.follow(event, saved.seen),
            (Dialog::Time(time), Command::Report { .. }) if time.series => {
                match time.next_due(event, now) {
                    Some(next) => Dialog::Time(Box::new(next)),
                    None => return Some(Dialog::Time(time)),
                }
            }
            (dialog, Command::Settle { .. }) => match Inbox::next(event) {
                Some(next) => next,
                None => return Some(dialog),
            },
            (dialog, _) => return Some(dialog),
        };
        dialogs.push(next);
        None
    }

    /// The key that saves this command in this dialog; None: the command has a key of its own.
    pub fn saves_with(&self, command: &Command) -> Option<(Context, Act)> {
        match (self, command) {
            (Dialog::Pile(_), _) => Some((Context::Pile, pile::TAKE_SLIP_BACK)),
            (_, Command::Undo(_)) => None,
            (Dialog::ListEditor(_), _) => Some((Context::ListEditor, list_editor::SAVE_LIST)),
            (Dialog::Inbox(_), Command::Settle { accept: true, .. }) => {
                Some((Context::Inbox, inbox::ACCEPT_CLAIM))
            }
            (Dialog::Inbox(_), _) => Some((Context::Inbox, inbox::DISMISS_CLAIM)),
            _ => Some((Context::Form, Act::Submit)),
        }
    }

    /// Comes back with the reason why its effects were refused; None if it has no place for one, or
    /// is about something that is gone. `open` is the event with the log position that was read.
    pub fn refused(mut self, open: Option<(&Event, u64)>, why: Message) -> Option<Dialog> {
        match (&mut self, open) {
            (Dialog::Report(report), Some((event, seen))) => {
                report.entry.pairing(event)?;
                report.refused(event, seen, why);
            }
            (Dialog::Pile(pile), Some((event, seen))) => {
                pile.refused(event, seen, why);
                return Some(self.follow(event, seen));
            }
            (Dialog::Seeds(seeds), Some((event, _))) => seeds.refused(event, why)?,
            _ => *self.error_text_mut()? = Some(why),
        }
        Some(self)
    }

    /// Fixes the row that keys act on, before the actions of others are read.
    pub fn pin_selection(&mut self, event: &Event, words: &Words) {
        if let Dialog::CheckIn(check_in) = self {
            check_in.fix_cursor(event, words);
        }
    }

    /// Whether the dialog itself says what others have done.
    pub fn mentions_changes(&self) -> bool {
        match self {
            Dialog::Report(report) => report.changed_by_others,
            Dialog::Pile(pile) => pile.mentions_changes(),
            Dialog::Time(time) => time.changed_by_others,
            Dialog::Seeds(seeds) => seeds.error_text.is_some(),
            Dialog::Closed(_) => true,
            _ => false,
        }
    }

    /// Shows the present state, after the dialog was refused because its content had changed.
    pub fn look_again(&mut self, event: &Event) {
        match self {
            Dialog::Report(report) => report.forget(event),
            Dialog::Pile(pile) => pile.forget(event),
            Dialog::Inbox(inbox) => inbox.look_again(event),
            Dialog::Form(form) => {
                let again = match form.purpose {
                    Purpose::EditPlayer(id) => {
                        event.entrant(id).map(|entrant| Form::edit_player(event, entrant))
                    }
                    Purpose::Setup(ref here) => Some(Form::setup(event, here)),
                    Purpose::Apart(Some([a, b])) => {
                        event.kept_apart(a, b).map(|kept| Form::change_apart(event, kept))
                    }
                    Purpose::Extend { table } => Some(Form::extend(event, table)),
                    // The number that was typed is still meant for these two.
                    Purpose::MoveTable { pair } => Form::move_table(event, pair)
                        .map(|again| Form { fields: form.fields.clone(), ..again }),
                    Purpose::Call { table } => Some(Form::call(event, table)),
                    _ => None,
                };
                if let Some(again) = again {
                    *form = again;
                }
            }
            _ => {}
        }
    }
}

pub fn close(model: &mut Model, now: Moment) {
    if let Some(Dialog::Card(card)) = model.dialogs.last_mut()
        && card.shows_arithmetic
        && !card.opened_there
    {
        return card::arithmetic(model);
    }
    if model.dialogs.last_mut().is_some_and(Dialog::leaves_a_part) || asks_to_stay(model) {
        return;
    }
    match model.dialogs.pop() {
        Some(Dialog::Find(_)) => match &mut model.location {
            Location::Event(open) => {
                open.end_narrowing(false);
                open.filter.clear();
            }
            Location::Home(list) => list.narrow(""),
        },
        Some(Dialog::Form(form)) => seeds::back_to_seeds(model, &form),
        Some(Dialog::ListEditor(editor)) => keep_list(model, editor),
        Some(Dialog::Time(time)) if time.has_started() => {
            if let Some(open) = model.open_event_mut() {
                open.kept_time = Some(time);
            }
        }
        Some(Dialog::Pile(pile)) => leave_pile(model, &pile),
        Some(Dialog::Choices(choices)) => choices::say_left(model, &choices, now),
        Some(Dialog::Closed(closed)) => model.message = Some(StatusMessage::info(closed.why)),
        _ => {}
    }
}

/// Changes what is typed or chosen in the dialog on top, and what depends on it.
pub fn change<T: Default>(model: &mut Model, change: impl FnOnce(&mut Dialog) -> T) -> T {
    let Some(mut dialog) = model.dialogs.pop() else { return T::default() };
    let before = if let Dialog::Form(form) = &dialog { Some(form.clone()) } else { None };
    let answer = change(&mut dialog);
    match (&mut dialog, before) {
        (Dialog::Form(form), Some(before)) => {
            form.follow_answers(&before, model.event(), &model.library);
        }
        (Dialog::Find(find), _) => find.narrow(&mut model.location),
        _ => {}
    }
    model.dialogs.push(dialog);
    answer
}

/// Whether a half-typed result keeps its dialog open, until leaving is pressed once more.
fn asks_to_stay(model: &mut Model) -> bool {
    let Location::Event(open) = &model.location else { return false };
    let (Some(dialog), event) = (model.dialogs.last_mut(), open.event()) else { return false };
    let loses = match dialog {
        Dialog::Report(slip) => slip.is_half_typed(event),
        Dialog::Pile(pile) => pile.is_half_typed(event),
        _ => false,
    };
    let key = || key_for(Context::Report, Act::CloseDialog);
    loses && dialog.slip_mut().is_some_and(|slip| slip.asks_to_stay(key()))
}

/// Begins to narrow the lines of the top dialog, or leaves them as narrow as they are.
pub fn narrow(model: &mut Model, typing: bool) {
    if let Some(narrow) = model.dialogs.last_mut().and_then(Dialog::narrow_mut) {
        narrow.typing = typing;
    }
    if let Some(Dialog::Picker(picker)) = model.dialogs.last_mut() {
        picker.typing = typing;
    }
}

/// Draws a dialog; `keys` learns whether it listed its keys, and where its box stands.
pub fn draw(
    model: &Model,
    dialog: &Dialog,
    keys: &KeyList,
    frame: &mut Frame,
    body: Rect,
    message: Rect,
) {
    match dialog {
        Dialog::Report(dialog) => {
            keys.listed.set(report::view::draw(model, dialog, true, frame, (body, message)));
        }
        Dialog::Pile(dialog) => pile::draw(model, dialog, keys, frame, body),
        Dialog::ByHand(dialog) => by_hand::draw(model, dialog, keys, frame, body),
        Dialog::Round => round_menu::draw(model, keys, frame, body),
        Dialog::Serve => serve::draw(model, keys, frame, body),
        Dialog::Desk(dialog) => desk::draw(model, dialog, keys, frame, body),
        Dialog::Card(dialog) => card::draw(model, dialog, keys, frame, body),
        Dialog::Time(dialog) => time_call::view::draw(model, dialog, keys, frame, body),
        Dialog::Picker(picker) => picker::draw(model, picker, keys, frame, body),
        Dialog::Form(form) => draw_form(model, form, keys, frame, body),
        Dialog::Roster(preview) => roster::draw(model, preview, keys, frame, body),
        Dialog::Seeds(dialog) => seeds::draw(model, dialog, keys, frame, body),
        Dialog::Preflight(dialog) => preflight::draw(model, dialog, keys, frame, body),
        Dialog::CheckIn(dialog) => check_in::draw(model, dialog, keys, frame, body),
        Dialog::Choices(dialog) => choices::draw(model, dialog, keys, frame, body),
        Dialog::Confirm(confirm) => {
            draw_confirm(model, confirm, keys, frame, body);
        }
        Dialog::Officials(dialog) => officials::draw(model, dialog, keys, frame, body),
        Dialog::Apart(dialog) => apart::draw(model, dialog, keys, frame, body),
        Dialog::Inbox(dialog) => inbox::draw(model, dialog, keys, frame, body),
        Dialog::Missions(dialog) => missions::draw(model, dialog, keys, frame, body),
        Dialog::Find(find) => draw_find(model, find, keys, frame, (body, message)),
        Dialog::Palette(dialog) => palette::draw(model, dialog, frame, (body, message)),
        Dialog::Help(dialog) => help::draw(model, dialog, keys, frame, body),
        Dialog::Rules(dialog) => rules::draw(model, dialog, keys, frame, body),
        Dialog::HandedIn(dialog) => handed_in::draw(model, dialog, keys, frame, body),
        Dialog::ListEditor(dialog) => list_editor::draw(model, dialog, frame, body),
        Dialog::Auction(dialog) => auction::draw(model, dialog, keys, frame, body),
        Dialog::Guided(dialog) => guided::draw(model, dialog, keys, frame, body),
        Dialog::Sheet(sheet) => sheet::draw(model, sheet, keys, frame, body),
        Dialog::Export(menu) => export::draw(model, menu, keys, frame, body),
        Dialog::Closed(closed) => draw_closed(model, closed, keys, frame, body),
    }
}
