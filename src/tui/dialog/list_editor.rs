//! The editor in which a list is typed, pasted or completed.

use super::form::{Form, FormField, Purpose};
use crate::desk::{Examined, examine_list, hand_in, list_state};
use crate::event::decide::oversized_list;
use crate::event::name::normalise;
use crate::event::{Command, Event, Id, Who};
use crate::msg;
use crate::tui::keys::Key;
use crate::tui::label::Label;
use crate::tui::text_area::TextArea;
use crate::words::{Message, Words};
use std::cell::Cell;

#[derive(Debug)]
pub struct ListEditor {
    pub id: Id,
    pub area: TextArea,
    /// The text that is handed in already; empty if there is none.
    handed_in: String,
    /// Why the text was not taken, or what was left out of it.
    pub error_text: Option<Message>,
    /// The first line on the screen; the view keeps the cursor in sight.
    pub first: Cell<usize>,
}

impl ListEditor {
    /// The editor with this text, else with the newest version of the list.
    pub fn new(event: &Event, id: Id, kept: Option<TextArea>) -> ListEditor {
        let handed_in = event.newest_list(id).map_or(String::new(), |list| list.text());
        let area = kept.unwrap_or_else(|| TextArea::new(&handed_in));
        ListEditor { id, area, handed_in, error_text: None, first: Cell::new(0) }
    }

    /// Whether there is a text that is not handed in.
    pub fn is_unsaved(&self) -> bool {
        !self.area.is_empty() && self.area.text() != self.handed_in
    }

    pub fn handle_text_key(&mut self, key: Key) {
        if self.area.key(key) {
            self.error_text = None;
        }
    }

    /// Inserts a pasted text, unless the list would become larger than any.
    pub fn paste(&mut self, text: &str) {
        let mut area = self.area.clone();
        let dropped = area.insert(text);
        self.error_text =
            oversized_list(area.lines()).map(|why| msg!("hand-in.not-pasted", why = why));
        if self.error_text.is_none() {
            self.area = area;
            self.error_text = (dropped > 0).then(|| msg!("hand-in.left-out", n = dropped));
        }
    }

    /// What the rules find in the text so far; nothing in an empty one.
    pub fn examined(&self, event: &Event) -> Examined {
        match self.area.is_empty() {
            true => Examined::default(),
            false => examine_list(event, self.id, &self.area.text()),
        }
    }

    /// The command that hands the text in.
    pub fn command(&self, event: &Event) -> Command {
        hand_in(event, Who::id(self.id), &self.area.text())
    }

    /// Writes the next heading: the one that the line begins with, else the first that the list
    /// lacks. Pressed again on a heading without cards, it offers the one after it.
    pub fn offer_section(&mut self, event: &Event, words: &Words) {
        let Some(heading) = self.offered(event, words) else { return };
        let line = self.area.line().trim();
        if !line.is_empty() && !line.ends_with(':') && !begins(&heading, line) {
            self.area.to_line_end();
            self.area.insert("\n");
        }
        self.area.set_line(&heading);
        self.error_text = None;
    }

    /// The heading that is offered next; None if the game's lists have no sections.
    pub fn offered(&self, event: &Event, words: &Words) -> Option<String> {
        let sections = &event.ruleset.lists.as_ref()?.sections;
        let all: Vec<String> =
            sections.iter().map(|section| format!("{}:", section.get(words.tag()))).collect();
        let line = self.area.line().trim();
        if let Some(begun) = all.iter().find(|heading| begins(heading, line)) {
            return Some(begun.clone());
        }
        // Headings count in either language.
        let is_there = |at: usize| {
            let others = self.area.lines().iter().enumerate();
            let mut others = others.filter(|(row, _)| *row != self.area.row());
            others.any(|(_, line)| heading_of(line).is_some_and(|name| sections[at].matches(name)))
        };
        let here = heading_of(line)
            .and_then(|name| sections.iter().position(|section| section.matches(name)));
        let start = here.map_or(0, |at| at + 1);
        let order = (0..all.len()).map(|step| (start + step) % all.len());
        let next = order.clone().find(|at| !is_there(*at)).or(order.clone().next());
        next.map(|at| all[at].clone())
    }
}

/// Whether a line that is not empty is the beginning of this heading.
fn begins(heading: &str, line: &str) -> bool {
    !line.is_empty() && !line.ends_with(':') && normalise(heading).starts_with(&normalise(line))
}

fn heading_of(line: &str) -> Option<&str> {
    line.trim().strip_suffix(':').map(str::trim_end)
}

impl Form {
    /// Asks for the file of a list.
    pub fn list_file(event: &Event, id: Id) -> Form {
        let title = msg!("hand-in.list-of", name = event.label(id)).capitalised();
        let fields = vec![FormField::text(Label::ListFile, "")];
        let mut form = Form::new(Purpose::ListFile(id), title, fields);
        form.about = vec![msg!("hand-in.about-files")];
        form
    }

    /// Asks for the reason to accept a list with its faults.
    pub fn accept_list(event: &Event, id: Id) -> Form {
        let title = msg!("hand-in.accept-list-of", name = event.label(id));
        let fields = vec![FormField::text(Label::Reason, "")];
        let mut form = Form::new(Purpose::AcceptList(id), title, fields);
        let n = list_state(event, id).faults();
        form.about = vec![msg!("hand-in.has-faults", n = n), msg!("form.reason-in-the-log")];
        form
    }
}
