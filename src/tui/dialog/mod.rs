//! The dialogs. They form a stack, and the top one has the keys.

mod ask;
mod closed;
mod confirm;
mod edit_player;
mod find;
mod follow;
mod form;
mod help;
mod names;
mod new_event;
mod official;
mod pairs;
mod palette;
mod penalty;
mod picker;
mod rematches;
mod report;
mod rules;
mod seeds;
mod setup;
mod setup_draft;
mod step;

pub use closed::Closed;
pub use confirm::Confirm;
pub use find::{Find, whereabouts};
pub use form::{Form, Kind, Purpose};
pub use help::{Help, Line as HelpLine};
pub use official::Officials;
pub use pairs::{Pair, pairs};
pub use palette::Palette;
pub use picker::Picker;
pub use rematches::Rematches;
pub use report::{Awaiting, Report};
pub use rules::Rules;
pub use seeds::Seeds;

use super::keys::Key;
use super::steps::Step;
use crate::event::Event;
use crate::ruleset::Library;

#[derive(Debug)]
pub enum Dialog {
    Report(Report),
    Picker(Picker),
    Form(Form),
    Seeds(Seeds),
    Rematches(Rematches),
    Confirm(Confirm),
    Officials(Officials),
    Find(Find),
    Palette(Palette),
    Help(Help),
    Rules(Rules),
    /// The place of a dialog that was closed by another organizer's action.
    Closed(Closed),
}

impl Dialog {
    /// Moves up or down in the list or text that the dialog shows.
    pub fn step(&mut self, step: Step, event: Option<&Event>, library: &Library, verbs: &[String]) {
        match self {
            Dialog::Report(_) | Dialog::Confirm(_) | Dialog::Closed(_) => {}
            Dialog::Picker(picker) => picker.step(step, library),
            Dialog::Form(form) => form.step(step),
            Dialog::Seeds(seeds) => seeds.step(step),
            Dialog::Rematches(rematches) => rematches.scroll.step(step),
            Dialog::Officials(officials) => officials.step(step, event),
            Dialog::Find(find) => find.step(step),
            Dialog::Palette(palette) => palette.step(step, verbs),
            Dialog::Help(help) => help.scroll.step(step),
            Dialog::Rules(rules) => rules.scroll.step(step),
        }
    }

    /// Handles a key without a binding; dialogs with a text field take it as a letter.
    pub fn typed(&mut self, key: Key) {
        match self {
            Dialog::Form(form) => form.typed(key),
            Dialog::Picker(picker) => picker.typed(key),
            Dialog::Find(find) => find.typed(key),
            Dialog::Palette(palette) => palette.typed(key),
            Dialog::Rules(rules) => rules.typed(key),
            _ => {}
        }
    }

    /// Whether a text in the dialog is partly typed.
    pub fn has_begun_text(&self) -> bool {
        match self {
            Dialog::Form(form) => form.has_begun_text(),
            Dialog::Picker(picker) => !picker.filter.is_empty(),
            Dialog::Find(find) => !find.text.is_empty(),
            Dialog::Palette(palette) => !palette.line.is_empty(),
            Dialog::Rules(rules) => !rules.wanted.is_empty(),
            _ => false,
        }
    }

    /// The field for the reason of a refusal, in the dialogs that have one.
    pub fn fault_mut(&mut self) -> Option<&mut Option<String>> {
        match self {
            Dialog::Form(form) => Some(&mut form.fault),
            Dialog::Palette(palette) => Some(&mut palette.fault),
            Dialog::Seeds(seeds) => Some(&mut seeds.fault),
            _ => None,
        }
    }

    /// Handles a pasted text.
    pub fn paste(&mut self, text: &str) {
        match self {
            Dialog::Form(form) => form.paste(text),
            Dialog::Picker(picker) => picker.filter.paste(text),
            Dialog::Find(find) => find.paste(text),
            Dialog::Palette(palette) => palette.paste(text),
            Dialog::Rules(rules) => rules.paste(text),
            _ => {}
        }
    }
}
