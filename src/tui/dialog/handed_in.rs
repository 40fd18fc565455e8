//! The list of a player: its lines, the faults beside them, and its older versions.

use super::form::ask_form;
use super::{Dialog, Form, ListEditor};
use crate::decklist::{ListState, ListedLine, compare_lists, examine_list, list_state};
use crate::event::{Event, Id, ListVersion};
use crate::show::{list_accepted, list_advice, list_doubt, list_handed_in, list_summary};
use crate::tui::active_keys::closed;
use crate::tui::prelude::*;
use crate::tui::ui::text_area::TextArea;
use crate::words::capitalised;

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(HandedIn, &[ch('e')], EDIT_LIST, msg!("keys.hint-edit")),
    bind!(HandedIn, &[ch('i')], LIST_FROM_FILE, msg!("keys.hint-from-file")),
    bind!(HandedIn, &[ENTER], ACCEPT_LIST, msg!("slips.key-accept"), msg!("keys.accept")),
    bind!(HandedIn, &[ch('v')], COMPARE_LIST, msg!("keys.hint-compare")),
    bind!(HandedIn, &[ESC], CloseDialog, msg!("keys.back")),
];

acts! {
    pub EDIT_LIST = changes(|model, _| edit(model)).unless(closed).saves();
    LIST_FROM_FILE = changes(|model, _| ask(model, Form::list_file)).unless(closed).saves();
    ACCEPT_LIST = changes(|model, _| ask(model, Form::accept_list))
        .unless(|model| closed(model).or_else(|| nothing_to_accept(model))).saves();
    COMPARE_LIST = changes(|model, _| compare(model)).unless(no_other_version);
}

#[derive(Debug)]
pub struct HandedIn {
    pub id: Id,
    /// An older version to compare the newest with, from 0; None: the list itself is shown.
    pub compared: Option<usize>,
    pub scroll: Scroll,
}

impl HandedIn {
    pub fn new(id: Id) -> HandedIn {
        HandedIn { id, compared: None, scroll: Scroll::default() }
    }

    /// The versions of the list, oldest first.
    pub fn versions<'a>(&self, event: &'a Event) -> &'a [ListVersion] {
        event.list_versions(self.id)
    }

    /// The older version that the newest is compared with.
    pub fn older<'a>(&self, event: &'a Event) -> Option<&'a ListVersion> {
        let versions = self.versions(event);
        let at = self.compared.filter(|at| at + 1 < versions.len())?;
        versions.get(at)
    }

    /// Compares the newest version with the one before it, then with older ones. After the
    /// oldest the list itself is shown again.
    pub fn compare(&mut self, event: &Event) {
        let newest = self.versions(event).len().saturating_sub(1);
        self.compared = self.compared.unwrap_or(newest).checked_sub(1);
        self.scroll.top();
    }
}

/// Shows the list of the player that keys act on.
pub fn show(model: &mut Model) {
    if let Some(id) = model.chosen_player() {
        model.ask(Dialog::HandedIn(HandedIn::new(id)));
    }
}

/// Opens the editor with the text that was kept, else with the newest version.
fn edit(model: &mut Model) {
    let Some(id) = model.top::<HandedIn>().map(|(list, _)| list.id) else { return };
    let kept = model.open_event_mut().and_then(|open| open.kept_lists.remove(&id));
    let Some(event) = model.event() else { return };
    let editor = ListEditor::new(event, id, kept);
    model.ask(Dialog::ListEditor(editor));
}

/// Opens the editor with a text that was pasted over the shown list.
pub fn paste_list(model: &mut Model, text: &str) {
    let Some((list, event)) = model.top::<HandedIn>() else { return };
    let mut editor = ListEditor::new(event, list.id, Some(TextArea::new("")));
    editor.paste(text);
    model.ask(Dialog::ListEditor(editor));
}

/// Opens a form about the shown list.
fn ask(model: &mut Model, form: fn(&Event, Id) -> Form) {
    let Some(id) = model.top::<HandedIn>().map(|(list, _)| list.id) else { return };
    ask_form(model, |open| Some(form(open.event(), id)));
}

fn compare(model: &mut Model) {
    if let Some((list, event)) = model.top_mut::<HandedIn>() {
        list.compare(event);
    }
}

/// Why there is nothing to accept.
fn nothing_to_accept(model: &Model) -> Option<Message> {
    let (&HandedIn { id, .. }, event) = model.top()?;
    let name = event.label(id);
    match list_state(event, id) {
        ListState::Missing => Some(msg!("decklist.no-list", name, list = way(model, EDIT_LIST))),
        ListState::Sound(_) => Some(msg!("decklist.no-fault", name)),
        ListState::Faulty(..) | ListState::Accepted(..) => None,
    }
}

/// Why there is nothing to compare.
fn no_other_version(model: &Model) -> Option<Message> {
    let (&HandedIn { id, .. }, event) = model.top()?;
    let none = event.list_versions(id).len() < 2;
    none.then(|| msg!("decklist.one-version", name = event.label(id)))
}

/// Columns of a line's number, and the space behind it.
pub const NUMBER: usize = 4;

pub fn draw(model: &Model, list: &HandedIn, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let Some(event) = model.event() else { return };
    let columns = usize::from(Width::Wide.columns(body));
    let page = Lines { model, columns };
    let versions = list.versions(event);
    let lines = match (list.older(event), versions.last()) {
        (Some(older), Some(newest)) => {
            let at = list.compared.map_or(1, |at| at + 1);
            page.compared((older, at), (newest, versions.len()))
        }
        (_, Some(newest)) => page.list(event, list, newest),
        (_, None) => page.missing(event, list),
    };
    let size = (Width::Wide, lines.len() as u16);
    let title = msg!("decklist.list-of", name = event.label(list.id)).capitalised();
    let inner = boxed(frame, model, keys, body, size, &model.words.text(&title));
    let first = list.scroll.first(lines.len(), inner.height.into());
    list::scrolled(frame, inner, (&model.theme, &model.words), &lines, first);
}

/// Makes the lines of the dialog.
struct Lines<'a> {
    model: &'a Model,
    columns: usize,
}

impl Lines<'_> {
    fn wrapped(&self, message: &Message, style: Style) -> Vec<Line<'static>> {
        list::wrapped(&self.model.words.text(message), self.columns, style)
    }

    fn missing(&self, event: &Event, list: &HandedIn) -> Vec<Line<'static>> {
        let theme = &self.model.theme;
        let [write, file] = [EDIT_LIST, LIST_FROM_FILE].map(|act| way(self.model, act));
        let sentence = msg!("decklist.none-yet", name = event.label(list.id));
        let mut lines = self.wrapped(&sentence, theme.text);
        lines.extend(self.wrapped(&msg!("decklist.ways-in", write, file), theme.quiet));
        lines.extend(self.kept(list));
        lines
    }

    /// Says that a text is kept which was not handed in.
    fn kept(&self, list: &HandedIn) -> Vec<Line<'static>> {
        let open = self.model.open_event();
        let kept = open.is_some_and(|open| open.kept_lists.contains_key(&list.id));
        let key = || way(self.model, EDIT_LIST);
        match kept {
            true => {
                self.wrapped(&msg!("decklist.text-is-kept", key = key()), self.model.theme.warning)
            }
            false => Vec::new(),
        }
    }

    fn list(&self, event: &Event, list: &HandedIn, newest: &ListVersion) -> Vec<Line<'static>> {
        let theme = &self.model.theme;
        let examined = examine_list(event, list.id, &newest.text());
        let all = list.versions(event).len();
        let mut lines = self.wrapped(&list_handed_in(newest, (all, all)), theme.quiet);
        let open = !examined.faults.is_empty() && newest.accepted.is_none();
        let style = if open { theme.warning } else { theme.text };
        lines.extend(self.wrapped(&list_accepted(newest, examined.faults.len()), style));
        if let Some(counted) = list_summary(&examined) {
            lines.extend(self.wrapped(&msg!("common.text", text = counted), theme.text));
        }
        let faults = examined.faults.iter();
        let faults = faults.map(|fault| (fault.line, fault.found.clone(), theme.warning));
        let doubts = examined.doubts.iter();
        let doubts = doubts.map(|doubt| (doubt.line, list_doubt(&doubt.found), theme.quiet));
        let found: Vec<(Option<usize>, Message, Style)> = faults.chain(doubts).collect();
        for (_, message, style) in found.iter().filter(|(line, ..)| line.is_none()) {
            lines.extend(self.found(message, 2, *style));
        }
        lines.extend(self.kept(list));
        lines.push(Line::default());
        for (written, line) in newest.lines.iter().zip(1usize..) {
            let here = found.iter().filter(|(at, ..)| *at == Some(line));
            let here: Vec<(&Message, Style)> =
                here.map(|(_, message, style)| (message, *style)).collect();
            lines.extend(self.numbered(line, written, &here));
        }
        lines
    }

    /// A line with its number, and what was found in it beside it, or below it without room.
    fn numbered(
        &self,
        line: usize,
        written: &str,
        found: &[(&Message, Style)],
    ) -> Vec<Line<'static>> {
        let theme = &self.model.theme;
        let written = text::cut(written, self.columns.saturating_sub(NUMBER));
        let style = match (found.first(), written.ends_with(':')) {
            (Some((_, style)), _) => *style,
            (None, true) => theme.wanted,
            (None, false) => theme.text,
        };
        let number = Span::styled(format!("{}  ", text::right(&line.to_string(), 2)), theme.quiet);
        let taken = NUMBER + text::width(&written) + 2;
        let mut row = Line::from(vec![number, Span::styled(written, style)]);
        let mut rest = found;
        if let [(message, style), others @ ..] = found {
            let text = capitalised(&self.model.words.text(message));
            if taken + text::width(&text) <= self.columns {
                row.push_span(Span::styled(format!("  {text}"), *style));
                rest = others;
            }
        }
        let below = rest.iter().flat_map(|(message, style)| self.found(message, NUMBER, *style));
        std::iter::once(row).chain(below).collect()
    }

    fn found(&self, message: &Message, indent: usize, style: Style) -> Vec<Line<'static>> {
        let text = capitalised(&self.model.words.text(message));
        let lines = text::wrapped(&text, self.columns.saturating_sub(indent)).into_iter();
        let indent = " ".repeat(indent);
        lines.map(|line| Line::styled(format!("{indent}{line}"), style)).collect()
    }

    fn compared(
        &self,
        (older, from): (&ListVersion, usize),
        (newest, to): (&ListVersion, usize),
    ) -> Vec<Line<'static>> {
        let theme = &self.model.theme;
        let change = compare_lists(older, newest);
        let mut lines = self.wrapped(&list_handed_in(older, (from, to)), theme.quiet);
        lines.extend(self.wrapped(&list_handed_in(newest, (to, to)), theme.quiet));
        lines.push(Line::default());
        if change.is_empty() {
            let same = msg!("decklist.same-cards", older = from, newer = to);
            lines.extend(self.wrapped(&same, theme.text));
            return lines;
        }
        let heading = msg!("decklist.changes", older = from, newer = to);
        lines.extend(self.wrapped(&heading, theme.wanted));
        let row = |sign: &str, line: &ListedLine| {
            let heading = line.heading.as_ref().map_or(String::new(), |name| format!("{name}: "));
            let row = format!("{sign} {heading}{}", line.text);
            Line::styled(text::cut(&row, self.columns), theme.text)
        };
        lines.extend(change.taken_out.iter().map(|line| row("−", line)));
        lines.extend(change.added.iter().map(|line| row("+", line)));
        if let Some(advice) = self.model.event().and_then(list_advice) {
            lines.push(Line::default());
            lines.extend(self.wrapped(&advice, theme.warning));
        }
        lines
    }
}
