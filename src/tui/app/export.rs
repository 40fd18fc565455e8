//! Sheets that leave the program: printed in the background, read, copied, written into a file.

use super::App;
use crate::event::Refusal;
use crate::export::{Unwritten, copied, copied_sentence, shown_path, write};
use crate::msg;
use crate::show::{sheets, show};
use crate::tui::dialog::export::{EXPORT_HELD, view_of};
use crate::tui::dialog::{Dialog, LastExport};
use crate::tui::files::expanded;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::{StatusMessage, Tone};
use crate::tui::msg::{Handout, Msg};

/// Stands between two sheets of paper.
const FORM_FEED: &str = "\x0c";

impl App {
    /// Prints a sheet. The answer of the printer is a message of its own.
    pub(super) fn print(&mut self, handout: Handout) {
        let Some(event) = self.model.event() else { return };
        let made = sheets(event, handout.request, self.model.words_of_players());
        let text = match made {
            Ok(sheets) => sheets.join(FORM_FEED),
            Err(Refusal(why)) => return self.model.refuse(why),
        };
        self.print_text(handout.title.clone(), text);
        self.remember(&handout);
        self.mention_held_round(&handout);
    }

    /// Prints a text under this title.
    fn print_text(&mut self, title: String, text: String) {
        let (printer, sender) = (self.outlets.printer.clone(), self.messages.clone());
        let under_way = msg!("pages.printing", sheet = &title, name = printer.name());
        self.model.message = Some(StatusMessage::info(under_way.clone()));
        let print = move || {
            let answer = printer.print(&title, &text);
            // Sending fails only when the program ends; then nobody reads the answer.
            let _ = sender.send(Msg::Printed { under_way, answer });
        };
        if let Err(error) = std::thread::Builder::new().spawn(print) {
            self.model.refuse(msg!("pages.no-thread", why = error.to_string()));
        }
    }

    /// Hands a sheet to the pager.
    pub(super) fn read(&mut self, handout: &Handout) {
        let Some(event) = self.model.event() else { return };
        match show(event, handout.request, self.model.words_of_players()) {
            Ok(text) => {
                self.sheet = Some(text);
                self.remember(handout);
                self.mention_held_round(handout);
            }
            Err(Refusal(why)) => self.model.refuse(why),
        }
    }

    /// Hands a sheet to the clipboard of the terminal.
    pub(super) fn copy(&mut self, handout: &Handout) {
        let Some(event) = self.model.event() else { return };
        let between = self.outlets.between;
        let made = show(event, handout.request, self.model.words_of_players());
        let made = made.map_err(|Refusal(why)| why);
        match made.and_then(|text| Ok((copied(&text, between)?, text))) {
            Ok((bytes, text)) => {
                self.clipboard = Some(bytes);
                self.remember(handout);
                let sentence = copied_sentence(&handout.title, &text, between);
                self.model.message = Some(StatusMessage::done(sentence));
                self.mention_held_round(handout);
            }
            Err(why) => self.model.refuse(why),
        }
    }

    /// Writes a sheet into a file. Before one is replaced, the form asks for a second Enter.
    pub(super) fn write_sheet(&mut self, handout: &Handout, typed: &str, replace: bool) {
        let Some(event) = self.model.event() else { return };
        let text = match show(event, handout.request, self.model.words_of_players()) {
            Ok(text) => text,
            Err(Refusal(why)) => return self.model.refuse(why),
        };
        let path = expanded(typed);
        match write(&path, &text, replace) {
            Ok(()) => {
                let sentence =
                    msg!("pages.export-written", sheet = &handout.title, path = shown_path(&path));
                self.model.message = Some(StatusMessage::done(sentence));
                self.remember(handout);
                self.mention_held_round(handout);
            }
            Err(Unwritten::Exists) => {
                if let Some(Dialog::Form(form)) = &mut self.model.pending {
                    form.agree_to_replace(typed);
                }
                let again = key_for(Context::Form, Act::Submit);
                let path = shown_path(&path);
                self.model.refuse(msg!("pages.exists", path, key = again));
            }
            Err(Unwritten::Refused(why)) => self.model.refuse(why),
        }
    }

    /// Remembers what was taken out, so that the menu offers it first the next time. Nothing that
    /// was refused or left is remembered.
    fn remember(&mut self, handout: &Handout) {
        let what = handout.request.what;
        let last = self.model.open_event().map(|open| LastExport { view: view_of(open), what });
        self.model.last_export = last;
    }

    /// Says whether a held round is on the sheet that was made.
    fn mention_held_round(&mut self, handout: &Handout) {
        let request = handout.request;
        if !self.model.event().is_some_and(crate::event::Event::is_held) {
            return;
        }
        if request.is_public() {
            let key = key_for(Context::Export, EXPORT_HELD);
            self.model.say_as_well(Tone::Info, msg!("pages.held-left-out", key));
        } else if request.held || request.includes_held_round() {
            self.model.say_as_well(Tone::Info, msg!("pairing.not-for-the-room"));
        }
    }
}
