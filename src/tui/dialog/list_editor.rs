//! The editor in which a list is typed, pasted or completed.

use super::form::{Form, FormField, Purpose};
use crate::desk::{Examined, examine_list, hand_in, list_state};
use crate::event::decide::oversized_list;
use crate::event::name::normalise;
use crate::event::{Command, Event, Id, Who};
use crate::msg;
use crate::ruleset::Text;
use crate::tui::cursor_move::CursorMove;
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
        // The cursor stands on an empty line, where the next card is typed.
        let end = if handed_in.is_empty() { "" } else { "\n" };
        let area = kept.unwrap_or_else(|| TextArea::new(&(handed_in.clone() + end)));
        ListEditor { id, area, handed_in, error_text: None, first: Cell::new(0) }
    }

    /// Whether there is a text that is not handed in.
    pub fn is_unsaved(&self) -> bool {
        !self.area.is_empty() && self.area.text().trim_end() != self.handed_in
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
        self.error_text = oversized_list(area.lines()).map(|why| msg!("decklist.not-pasted", why));
        if self.error_text.is_none() {
            self.area = area;
            self.error_text = (dropped > 0).then(|| msg!("decklist.left-out", n = dropped));
        }
    }

    /// The findings in the text so far; nothing in an empty one.
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

    /// Writes the heading that is offered. It replaces a heading without cards and the beginning
    /// of a heading; otherwise it stands below the section of the cursor.
    pub fn offer_section(&mut self, event: &Event, words: &Words) {
        let Some(heading) = self.offered(event, words) else { return };
        let line = self.area.line().trim();
        let alone = heading_of(line).is_some() && !self.is_above_a_card();
        if !line.is_empty() && !alone && !begins(&heading, line) {
            while self.is_above_a_card() {
                self.area.step(CursorMove::By(1));
            }
            self.area.go_to_line_end();
            self.area.insert("\n");
        }
        self.area.set_line(&heading);
        self.error_text = None;
    }

    fn is_above_a_card(&self) -> bool {
        let next = self.area.lines().get(self.area.row() + 1);
        next.is_some_and(|line| !line.trim().is_empty() && heading_of(line).is_none())
    }

    /// The heading that is offered next; None if the game's lists have no sections. It is the one
    /// that the line begins with, else the next that the list lacks. With several decks, which
    /// have the same sections, it is the next in order.
    pub fn offered(&self, event: &Event, words: &Words) -> Option<String> {
        let rules = event.ruleset.lists.as_ref()?;
        let sections = || rules.sections.iter();
        let all: Vec<&Text> = match rules.decks.is_empty() {
            true => sections().collect(),
            false => {
                let deck = |deck| std::iter::once(deck).chain(sections());
                rules.decks.iter().flat_map(|one| deck(&one.name)).collect()
            }
        };
        let written = |at: usize| format!("{}:", all[at].get(words.tag()));
        let start = self.section_of_cursor(&all).map_or(0, |at| at + 1);
        let order = || (0..all.len()).map(|step| (start + step) % all.len());
        let line = self.area.line().trim();
        let begun = order().find(|at| begins(&written(*at), line));
        let others = self.area.lines().iter().enumerate();
        let others: Vec<&str> = others
            .filter(|(row, _)| *row != self.area.row())
            .filter_map(|(_, line)| heading_of(line))
            .collect();
        let is_there =
            |at: &usize| rules.decks.is_empty() && others.iter().any(|name| all[*at].matches(name));
        let next = || order().find(|at| !is_there(at)).or(order().next());
        begun.or_else(next).map(written)
    }

    /// The place among these headings of the one that the cursor stands under.
    fn section_of_cursor(&self, all: &[&Text]) -> Option<usize> {
        let above = self.area.lines().iter().take(self.area.row() + 1);
        let mut at = None;
        for name in above.filter_map(|line| heading_of(line)) {
            let is_it = |one: &&Text| one.matches(name);
            let start = at.map_or(0, |at: usize| at + 1);
            let found = all[start..].iter().position(is_it).map(|step| start + step);
            at = found.or_else(|| all.iter().position(is_it)).or(at);
        }
        at
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
        let title = msg!("decklist.list-of", name = event.label(id)).capitalised();
        let fields = vec![FormField::text(Label::ListFile, "")];
        let mut form = Form::new(Purpose::ListFile(id), title, fields);
        form.about = vec![msg!("decklist.about-files")];
        form
    }

    /// Asks for the reason to accept a list with its faults.
    pub fn accept_list(event: &Event, id: Id) -> Form {
        let title = msg!("decklist.accept-list-of", name = event.label(id));
        let fields = vec![FormField::text(Label::Reason, "")];
        let mut form = Form::new(Purpose::AcceptList(id), title, fields);
        let n = list_state(event, id).faults();
        form.about = vec![msg!("decklist.has-faults", n), msg!("aids.reason-help")];
        form
    }
}
