//! The editor in which a list is typed, pasted or completed.

use super::form::{FILE, FormField, REASON};
use super::handed_in::{EDIT_LIST, NUMBER};
use super::{Dialog, Form, Purpose};
use crate::decklist::{Examined, Fault, examine_list, hand_in, list_state};
use crate::event::decide::{oversized_list, stale};
use crate::event::name::normalise;
use crate::event::{Command, Event, Id, Who};
use crate::ruleset::Text;
use crate::show::{list_doubt, list_summary};
use crate::tui::prelude::*;
use crate::tui::ui::dialog_box::bare;
use crate::tui::ui::text_area::TextArea;
use crate::words::capitalised;
use std::cell::Cell;

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(ListEditor, &[ctrl('s')], SAVE_LIST, msg!("keys.hint-save")),
    bind!(ListEditor, &[TAB], OFFER_SECTION, msg!("keys.hint-heading")),
    bind!(ListEditor, &[ESC], CloseDialog, msg!("keys.back"), msg!("keys.key-list-leave")),
];

acts! {
    pub SAVE_LIST = causes(|model, _| save(model)).saves();
    OFFER_SECTION = changes(|model, _| offer_section(model)).unless(no_sections);
}

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
    fn is_unsaved(&self) -> bool {
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

    pub(super) fn follow(&mut self, event: &Event, seen: u64) {
        if let Some(refusal) = stale(event, &self.command(event), seen) {
            self.error_text = Some(refusal.0);
        }
    }

    /// The command that hands the text in.
    fn command(&self, event: &Event) -> Command {
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
        let started = order().find(|at| begins(&written(*at), line));
        let others = self.area.lines().iter().enumerate();
        let others: Vec<&str> = others
            .filter(|(row, _)| *row != self.area.row())
            .filter_map(|(_, line)| heading_of(line))
            .collect();
        let is_there =
            |at: &usize| rules.decks.is_empty() && others.iter().any(|name| all[*at].matches(name));
        let next = || order().find(|at| !is_there(at)).or(order().next());
        started.or_else(next).map(written)
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
    pub(super) fn list_file(event: &Event, id: Id) -> Form {
        let title = msg!("decklist.list-of", name = event.label(id)).capitalised();
        let fields = vec![FormField::text(FILE, "")];
        let mut form = Form::new(Purpose::ListFile(id), title, fields);
        form.about = vec![msg!("decklist.about-files")];
        form
    }

    /// Asks for the reason to accept a list with its faults.
    pub fn accept_list(event: &Event, id: Id) -> Form {
        let title = msg!("decklist.accept-list-of", name = event.label(id));
        let fields = vec![FormField::text(REASON, "")];
        let mut form = Form::new(Purpose::AcceptList(id), title, fields);
        let n = list_state(event, id).faults();
        form.about = vec![
            msg!("screen.sentence", text = msg!("decklist.state-faults", n)),
            msg!("aids.reason-help"),
        ];
        form
    }
}

/// Keeps the text of an editor that was closed without handing it in.
pub(super) fn keep_list(model: &mut Model, editor: ListEditor) {
    if !editor.is_unsaved() {
        return;
    }
    let id = editor.id;
    let Some(open) = model.open_event_mut() else { return };
    open.kept_lists.insert(id, editor.area);
    open.named_kept_lists = false;
    let sentence = msg!("decklist.text-is-kept", key = way(model, EDIT_LIST));
    model.message = Some(StatusMessage::info(sentence));
}

fn offer_section(model: &mut Model) {
    let Some(Dialog::ListEditor(mut editor)) = model.dialogs.pop() else { return };
    if let Some(event) = model.event() {
        editor.offer_section(event, &model.words);
    }
    model.ask(Dialog::ListEditor(editor));
}

/// Hands in the text of the editor, which stays open if that is refused.
fn save(model: &mut Model) -> Vec<Effect> {
    let Some((editor, event)) = model.top_mut::<ListEditor>() else { return Vec::new() };
    let command = editor.command(event);
    editor.error_text = None;
    model.pending = model.dialogs.pop();
    vec![Effect::Commit(command)]
}

/// Why no heading is offered.
fn no_sections(model: &Model) -> Option<Message> {
    let none = model.event()?.ruleset.lists.is_none();
    none.then(|| msg!("decklist.no-sections"))
}

/// The most rows for the faults in a low window; a higher one gives them a third.
const FAULT_ROWS: usize = 4;

pub fn draw(model: &Model, editor: &ListEditor, frame: &mut Frame, body: Rect) {
    let Some(event) = model.event() else { return };
    let theme = &model.theme;
    let size = (Width::Wide.columns(body), body.height.saturating_sub(2));
    let title = msg!("decklist.list-of", name = event.label(editor.id)).capitalised();
    // The keys stand in the bottom line, because the rows are needed for the text.
    let inner = bare(frame, model, body, size, &model.words.text(&title));
    let columns = usize::from(inner.width);
    let examined = editor.examined(event);
    let error = editor.error_text.iter();
    let error = error.flat_map(|why| text::wrapped(&model.words.text(why), columns));
    let mut below: Vec<Line> = error.map(|line| Line::styled(line, theme.refused)).collect();
    let most = FAULT_ROWS.max(usize::from(inner.height) / 3) + below.len();
    below.extend(found(model, editor, &examined, columns));
    below.truncate(most.min(usize::from(inner.height / 2)));
    let fixed = below.len() as u16 + 1;
    let area = Rect { height: inner.height.saturating_sub(fixed), ..inner };
    draw_text(model, editor, &examined.faults, frame, area);
    let rest = Rect { y: area.bottom(), height: inner.height - area.height, ..inner };
    let rest = list::titled(frame, rest, &summary(model, editor, &examined, columns));
    list::lines(frame, rest, &below);
}

/// The sum of the list, the number of faults, and the heading that the next key writes.
fn summary(
    model: &Model,
    editor: &ListEditor,
    examined: &Examined,
    columns: usize,
) -> Line<'static> {
    let (theme, words) = (&model.theme, &model.words);
    let counted = list_summary(examined).map_or(String::new(), |parts| words.arg(&parts));
    let (text, style) = match (editor.area.is_empty(), examined.faults.len()) {
        (true, _) => (words.text(&msg!("decklist.how-to-write")), theme.quiet),
        (false, 0) => (words.text(&msg!("decklist.sign-no-fault")), theme.wanted),
        (false, n) => (words.text(&msg!("decklist.state-faults", n)), theme.warning),
    };
    let text = match counted.is_empty() {
        true => format!("── {text} "),
        false => format!("── {text} · {counted} "),
    };
    let offered = model.event().and_then(|event| editor.offered(event, words));
    let key = key_for(Context::ListEditor, OFFER_SECTION);
    let offered = offered.map_or(String::new(), |heading| format!(" {key} {heading} ──"));
    // The counts come first; where they do not fit either, the heading stays whole.
    let taken = text::width(&text);
    let gives_way = taken <= columns && taken + text::width(&offered) > columns;
    let offered = if gives_way { String::new() } else { offered };
    let text = text::cut(&text, columns.saturating_sub(text::width(&offered)));
    let width = columns.saturating_sub(text::width(&text));
    let dashes = "─".repeat(width.saturating_sub(text::width(&offered)));
    Line::from(vec![
        Span::styled(text, style),
        Span::styled(dashes, theme.rule),
        Span::styled(offered, theme.quiet),
    ])
}

/// The faults, those of the cursor's line first, and then the doubts.
fn found(
    model: &Model,
    editor: &ListEditor,
    examined: &Examined,
    columns: usize,
) -> Vec<Line<'static>> {
    let here = Some(editor.area.row() + 1);
    let mut found: Vec<(bool, Message)> = Vec::new();
    for is_here in [true, false] {
        let faults = examined.faults.iter().filter(|fault| (fault.line == here) == is_here);
        found.extend(faults.map(|fault| (is_here, fault.sentence())));
    }
    let doubts = examined.doubts.iter();
    found.extend(doubts.map(|doubt| (doubt.line == here, list_doubt(&doubt.sentence()))));
    let lines = found.into_iter().flat_map(|(is_here, message)| {
        let style = if is_here { model.theme.warning } else { model.theme.quiet };
        let text = capitalised(&model.words.text(&message));
        list::wrapped(&text, columns, style)
    });
    lines.collect()
}

/// The lines around the cursor. A sign marks those with a fault.
fn draw_text(model: &Model, editor: &ListEditor, faults: &[Fault], frame: &mut Frame, area: Rect) {
    let theme = &model.theme;
    let rows = usize::from(area.height);
    let row = editor.area.row();
    if rows == 0 {
        return;
    }
    // In a window that grew, no rows stay empty while lines before them are hidden.
    let last = editor.area.lines().len().saturating_sub(rows);
    let first = editor.first.get().min(row).min(last).max((row + 1).saturating_sub(rows));
    editor.first.set(first);
    let columns = usize::from(area.width).saturating_sub(NUMBER + 1).max(1);
    // A long line moves aside, so that the cursor stays in sight.
    let before = editor.area.columns_before();
    let aside = (before + 1).saturating_sub(columns);
    for (at, line) in editor.area.lines().iter().enumerate().skip(first).take(rows) {
        let here = at == row;
        let faulty = faults.iter().any(|fault| fault.line == Some(at + 1));
        let sign = if faulty { "!" } else { " " };
        let style = match (faulty, line.trim_end().ends_with(':')) {
            (true, _) => theme.warning,
            (false, true) => theme.wanted,
            (false, false) => theme.text,
        };
        let shown = if here { behind(line, aside) } else { line };
        let line = Line::from(vec![
            Span::styled(text::right(&(at + 1).to_string(), NUMBER - 1), theme.quiet),
            Span::styled(format!("{sign} "), theme.warning),
            Span::styled(text::cut_plain(shown, columns), style),
        ]);
        let place = Rect { y: area.y + (at - first) as u16, height: 1, ..area };
        list::put(frame, place, line);
        if here {
            let column = area.x + (NUMBER + 1 + before - aside) as u16;
            frame.set_cursor_position((column.min(area.right().saturating_sub(1)), place.y));
        }
    }
}

/// The rest of a line behind this number of columns.
fn behind(line: &str, columns: usize) -> &str {
    let mut taken = 0;
    let cut = line.char_indices().find(|(_, c)| {
        let fits = taken < columns;
        taken += text::width(c.encode_utf8(&mut [0; 4]));
        !fits
    });
    cut.map_or("", |(at, _)| &line[at..])
}
