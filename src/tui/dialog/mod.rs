//! The dialogs. They form a stack, and the top one has the keys.

mod apart;
mod ask;
mod auction;
mod by_hand;
mod call;
mod candidates;
mod card;
mod check;
mod check_in;
mod choices;
mod component;
mod confirm;
mod desk;
mod disqualify;
mod edit_player;
mod export;
mod find;
mod follow;
mod form;
mod fuzzy;
mod games_won;
mod guided;
mod handed_in;
mod help;
mod help_line;
mod inbox;
mod list_editor;
mod missions;
mod names;
mod narrow;
mod new_event;
mod official;
mod overkill;
mod pairs;
mod palette;
mod penalty;
mod picker;
mod pile;
mod preflight;
mod repair_choices;
mod report;
mod roster;
mod rules;
mod scores;
mod search;
mod seeds;
mod setup;
mod sheet;
mod time_call;
mod undo_reason;

pub use apart::Pairs;
pub use auction::{AuctionDialog, UnitField, label as auction_label};
pub use by_hand::{ByHand, Spot, rows as hand_rows};
pub use card::CardDialog;
pub use check_in::CheckIn;
pub use choices::{ChoiceRow, Choices, ChoicesAbout};
pub use confirm::Confirm;
pub use desk::{Desk, table_of_round};
pub use export::{Export, LastExport, Outlet, letter as export_letter, looked};
pub use find::{Among, Find, meant, whereabouts};
pub use follow::ClosedByOthers;
pub use form::{Answer, Choice, FieldKind, Form, FormField, Purpose};
pub use guided::{Guided, Waits};
pub use handed_in::HandedIn;
pub use help::{Help, HelpKeys};
pub use help_line::HelpLine;
pub use inbox::Inbox;
pub use list_editor::ListEditor;
pub use missions::Missions;
pub use narrow::Narrow;
pub use official::Officials;
pub use pairs::{TypedPair, pairs};
pub use palette::Palette;
pub use picker::Picker;
pub use pile::{Halt, Pile};
pub use preflight::PreflightDialog;
pub use repair_choices::offered;
pub use report::{Awaiting, ReportDialog};
pub use roster::RosterPreview;
pub use rules::Rules;
pub use scores::key_after_scores;
pub use seeds::Seeds;
pub use sheet::Sheet;
pub use time_call::{Cell, Place, TimeDialog, places};

use super::cursor_move::CursorMove;
use super::keys::Key;
use crate::event::Event;
use crate::ruleset::Library;
use crate::words::{Message, Words};

#[derive(Debug)]
pub enum Dialog {
    Report(ReportDialog),
    /// Boxed, because it holds a report.
    Pile(Box<Pile>),
    Desk(Desk),
    /// What can be done with the round.
    Round,
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

impl Dialog {
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

    pub fn slip_mut(&mut self) -> Option<&mut ReportDialog> {
        match self {
            Dialog::Report(report) => Some(report),
            Dialog::Pile(pile) => pile.slip.as_mut(),
            _ => None,
        }
    }

    /// Handles a key without a binding; false: the dialog has no text that could take it. A form
    /// needs the words of the screen for that and is asked itself.
    pub fn handle_text_key(&mut self, key: Key) -> bool {
        match self {
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
    pub fn narrow_mut(&mut self) -> Option<&mut Narrow> {
        match self {
            Dialog::Help(help) => Some(&mut help.narrow),
            Dialog::Sheet(sheet) => Some(&mut sheet.narrow),
            _ => None,
        }
    }

    /// Whether a text in the dialog is partly typed.
    pub fn has_begun_text(&self) -> bool {
        match self {
            Dialog::Form(form) => form.has_begun_text(),
            Dialog::Picker(picker) => !picker.filter.is_empty(),
            Dialog::Find(find) => !find.text.is_empty(),
            Dialog::CheckIn(check_in) => !check_in.text.is_empty(),
            Dialog::Choices(choices) => {
                !choices.reason.is_empty() && !choices.reason.is_suggested()
            }
            Dialog::Palette(palette) => !palette.line.is_empty(),
            Dialog::Rules(rules) => !rules.wanted.is_empty(),
            Dialog::ListEditor(editor) => !editor.area.is_empty(),
            Dialog::Auction(auction) => auction.has_begun_text(),
            _ => false,
        }
    }

    /// The field for the reason of a refusal, in the dialogs that have one.
    pub fn error_text_mut(&mut self) -> Option<&mut Option<Message>> {
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
