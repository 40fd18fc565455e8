//! Draws dialogs over the screen, which stays visible around them.

use super::dialog_box::{KeyList, Width, boxed};
use super::{
    apart, auction, by_hand, card, check_in, choices, desk, export, guided, handed_in, help, inbox,
    list, list_editor, menu, missions, narrowing, officials, palette, picker, pile, preflight,
    result_sheet, rules, scrolled, seeds, time_call,
};
use crate::event::Id;
use crate::msg;
use crate::tui::dialog::whereabouts;
use crate::tui::dialog::{
    Among, Answer, Choice, ClosedByOthers, Confirm, Dialog, FieldKind, Find, Form, FormField,
};
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::label::Label;
use crate::tui::model::Model;
use crate::tui::text;
use crate::tui::theme::CURSOR;
use crate::words::Message;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

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
            keys.listed.set(result_sheet::draw(model, dialog, keys.top, frame, (body, message)));
        }
        Dialog::Pile(dialog) => pile::draw(model, dialog, keys, frame, body),
        Dialog::ByHand(dialog) => by_hand::draw(model, dialog, keys, frame, body),
        Dialog::Round => menu::draw_round(model, keys, frame, body),
        Dialog::Desk(dialog) => desk::draw(model, dialog, keys, frame, body),
        Dialog::Card(dialog) => card::draw(model, dialog, keys, frame, body),
        Dialog::Time(dialog) => time_call::draw(model, dialog, keys, frame, body),
        Dialog::Picker(picker) => picker::draw(model, picker, keys, frame, body),
        Dialog::Form(form) => draw_form(model, form, keys, frame, body),
        Dialog::Roster(preview) => help::draw_roster(model, preview, keys, frame, body),
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
        Dialog::Palette(dialog) => palette::draw(model, dialog, keys, frame, (body, message)),
        Dialog::Help(dialog) => help::draw(model, dialog, keys, frame, body),
        Dialog::Rules(dialog) => rules::draw(model, dialog, keys, frame, body),
        Dialog::HandedIn(dialog) => handed_in::draw(model, dialog, keys, frame, body),
        Dialog::ListEditor(dialog) => list_editor::draw(model, dialog, keys, frame, body),
        Dialog::Auction(dialog) => auction::draw(model, dialog, keys, frame, body),
        Dialog::Guided(dialog) => guided::draw(model, dialog, keys, frame, body),
        Dialog::Sheet(sheet) => help::draw_sheet(model, sheet, keys, frame, body),
        Dialog::Export(menu) => export::draw(model, menu, keys, frame, body),
        Dialog::Closed(closed) => draw_closed(model, closed, keys, frame, body),
    }
}

/// A row of a form.
enum Row<'a> {
    Heading(&'a Message),
    Field(usize),
}

/// The fields, and below them the reason of a refusal and what is said about the form. The field
/// with the cursor stays in sight, and its group if there is room.
fn draw_form(model: &Model, form: &Form, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let (theme, words) = (&model.theme, &model.words);
    let width = form_width(model, form);
    let columns = usize::from(width.columns(body));
    let wrapped = |said: &Message, style| {
        let lines = text::wrapped(&words.text(said), columns);
        lines.into_iter().map(move |line| Line::styled(line, style))
    };
    let why = form.error_text.iter().flat_map(|why| wrapped(why, theme.refused));
    let why: Vec<Line> = why.collect();
    let mut said: Vec<Line> = form.said().flat_map(|said| wrapped(said, theme.quiet)).collect();
    if form.is_grouped() && said.len() < HELP {
        // Fields stay where they are while the help changes.
        said.resize(HELP, Line::default());
    }
    let mut rows = Vec::new();
    let (mut focused, mut group) = (0, (0, usize::MAX));
    for (at, field) in form.fields.iter().enumerate().filter(|(_, field)| form.is_shown(field)) {
        if let Some(heading) = &field.heading {
            match at <= form.at {
                true => group.0 = rows.len(),
                false => group.1 = group.1.min(rows.len()),
            }
            rows.push(Row::Heading(heading));
        }
        if at == form.at {
            focused = rows.len();
        }
        rows.push(Row::Field(at));
    }
    let gap = usize::from(!said.is_empty());
    let wanted = match form.is_grouped() {
        true => body.height.into(),
        false => rows.len() + gap + said.len() + why.len(),
    };
    let title = words.text(&form.title);
    let inner = boxed(frame, model, keys, body, (width, wanted as u16), &title);
    // A long form leaves a third of its room to what is said about it.
    let room = usize::from(inner.height).saturating_sub(why.len()).max(1);
    let beside = room.saturating_sub(gap + said.len());
    let fit = rows.len().min(beside.max((room * 2).div_ceil(3))).max(1);
    let first = list::first_with((group.0, group.1.min(rows.len())), fit);
    let first = first.clamp((focused + 1).saturating_sub(fit), focused);
    let labels = form.fields.iter().filter(|field| form.is_shown(field));
    let labels = labels.map(|field| label_columns(&words.text(&field.label.phrase())));
    // In a narrow form, a long label takes columns of its own field only.
    let label = if columns < ROOMY { LABEL } else { labels.max().unwrap_or(0).max(LABEL) };
    let fields = Rect { height: fit.min(inner.height.into()) as u16, ..inner };
    for (row, place) in rows[first..].iter().zip(fields.rows()) {
        match row {
            Row::Heading(name) => {
                list::put(frame, place, Line::styled(words.text(name), theme.title));
            }
            Row::Field(at) => draw_field(model, form, (*at, label, keys.top), frame, place),
        }
    }
    list::hidden_in_box(frame, fields, theme, (first, rows.len()));
    let below = Rect { y: fields.bottom(), height: inner.height - fields.height, ..inner };
    let below = list::lines(frame, below, &why);
    let free = usize::from(below.height);
    let gap = gap.min(free.saturating_sub(said.len()));
    let below = list::lines(frame, below, &vec![Line::default(); gap]);
    let way = (&form.scroll, Context::Form, Act::PageDown);
    list::lines(frame, below, &scrolled::in_sight(model, &said, free - gap, way));
}

/// Rows that a form in groups keeps for the help of its fields.
const HELP: usize = 2;

/// A form in groups is wide, and one with a path or with a choice that would be cut.
fn form_width(model: &Model, form: &Form) -> Width {
    let label = |field: &FormField| label_columns(&model.words.text(&field.label.phrase()));
    let label = form.fields.iter().map(label).max().unwrap_or(0).max(LABEL);
    // A text moves in its field, so that the form does not grow with its letters.
    let choices = form.fields.iter().filter_map(|field| match &field.kind {
        FieldKind::Choice(choice) => Some(choice),
        FieldKind::Text(_) => None,
    });
    let options = choices.flat_map(|choice| {
        choice.options.iter().map(|answer| answer_columns(model, choice, answer))
    });
    let needed = label + options.max().unwrap_or(0);
    let path = [Label::SheetFile, Label::CsvFile, Label::ListFile];
    let takes_path = form.fields.iter().any(|field| path.contains(&field.label));
    match form.is_grouped() || takes_path || needed > Width::NARROW.into() {
        true => Width::Wide,
        false => Width::Narrow,
    }
}

fn draw_closed(
    model: &Model,
    closed: &ClosedByOthers,
    keys: &KeyList,
    frame: &mut Frame,
    body: Rect,
) {
    let key = key_for(Context::Closed, Act::CloseDialog);
    let way = model.words.text(&msg!("dialog.goes-on", key = key.as_str()));
    let way = list::with_key(way, &key, &model.theme, model.theme.quiet);
    draw_text_box(model, (&closed.title, &closed.why), Some(way), keys, frame, body);
}

/// Draws a text with its title, and below it the possible actions.
fn draw_text_box(
    model: &Model,
    (title, said): (&Message, &Message),
    way: Option<Line<'static>>,
    keys: &KeyList,
    frame: &mut Frame,
    body: Rect,
) {
    let theme = &model.theme;
    let columns = Width::Narrow.columns(body);
    let said = text::wrapped(&model.words.text(said), columns.into());
    let mut lines: Vec<Line> =
        said.into_iter().map(|line| Line::styled(line, theme.warning)).collect();
    lines.extend(way);
    let title = model.words.text(title);
    let inner = boxed(frame, model, keys, body, (Width::Narrow, lines.len() as u16), &title);
    list::lines(frame, inner, &lines);
}

/// The question, and below it what else the command changes. The lines that do not fit are counted.
fn draw_confirm(model: &Model, confirm: &Confirm, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let theme = &model.theme;
    let columns = Width::Narrow.columns(body);
    let wrapped = |said: &Message, style| {
        let lines = text::wrapped(&model.words.text(said), columns.into());
        lines.into_iter().map(move |line| Line::styled(line, style))
    };
    let mut lines: Vec<Line> = wrapped(&confirm.question, theme.warning).collect();
    lines.extend(confirm.follows.iter().flat_map(|said| wrapped(said, theme.text)));
    let title = model.words.text(&confirm.command.title());
    let inner = boxed(frame, model, keys, body, (Width::Narrow, lines.len() as u16), &title);
    let way = (&confirm.scroll, Context::Confirm, Act::Down);
    let lines = scrolled::in_sight(model, &lines, inner.height.into(), way);
    list::lines(frame, inner, &lines);
}

/// The least columns of the labels of a form.
const LABEL: usize = 16;
/// In a form of so many columns, all fields begin in the same one.
const ROOMY: usize = 50;

/// The columns of a label, with its cursor and a space behind it.
fn label_columns(label: &str) -> usize {
    2 + text::width(label) + 1
}

/// The columns of what a field holds, with its cursor or the signs around a choice.
fn value_columns(model: &Model, kind: &FieldKind) -> usize {
    match kind {
        FieldKind::Text(input) => text::width(input.value()) + 1,
        FieldKind::Choice(choice) => {
            let taken = choice.options.get(choice.at);
            taken.map_or(0, |answer| answer_columns(model, choice, answer))
        }
    }
}

/// The columns of an option while it is the one shown.
fn answer_columns(model: &Model, choice: &Choice, answer: &Answer) -> usize {
    text::width(&model.words.arg(&answer.shown)) + CHOSEN + position(choice).len()
}

/// The columns of the signs around a chosen option.
const CHOSEN: usize = 4;

/// Where one is in a choice of which one option is shown.
fn position(choice: &Choice) -> String {
    match choice.options.len() {
        0 | 1 => String::new(),
        count => format!(" {}/{count}", choice.at + 1),
    }
}

fn draw_field(
    model: &Model,
    form: &Form,
    (at, label, top): (usize, usize, bool),
    frame: &mut Frame,
    row: Rect,
) {
    let (theme, words) = (&model.theme, &model.words);
    let focused = form.at == at;
    let field = &form.fields[at];
    let sign = if focused { CURSOR } else { " " };
    let style = if focused { theme.key } else { theme.quiet };
    let said = words.text(&field.label.phrase());
    let own = label_columns(&said);
    // A value that is too long for its column begins right behind its label.
    let is_long = own < label && label + value_columns(model, &field.kind) > row.width.into();
    let label = text::left(&format!("{sign} {said}"), if is_long { own } else { label.max(own) });
    let place = list::labelled(frame, row, Span::styled(label, style));
    match &field.kind {
        FieldKind::Text(input) => {
            list::field(frame, place, theme, input, focused && top);
            if let Some(holds) = field.if_empty.as_ref().filter(|_| input.is_empty()) {
                list::put(frame, place, Line::styled(words.text(holds), theme.quiet));
            }
        }
        FieldKind::Choice(choice) => {
            let chosen = if focused { theme.field } else { theme.text };
            list::put(frame, place, choice_line(model, choice, place.width.into(), chosen));
        }
    }
}

/// All options side by side with the chosen one marked, or only that one and where it stands.
fn choice_line(model: &Model, choice: &Choice, room: usize, chosen: Style) -> Line<'static> {
    let quiet = model.theme.quiet;
    let shown = |answer: &Answer| text::sanitise(&model.words.arg(&answer.shown));
    let options: Vec<String> = choice.options.iter().map(shown).collect();
    if let [only] = &options[..] {
        return Line::styled(text::cut(only, room), quiet);
    }
    if options.iter().map(|option| text::width(option) + CHOSEN).sum::<usize>() <= room {
        let options = options.into_iter().enumerate();
        return options
            .map(|(at, option)| match at == choice.at {
                true => Span::styled(format!("‹ {option} ›"), chosen),
                false => Span::styled(format!("  {option}  "), quiet),
            })
            .collect();
    }
    let position = position(choice);
    let room = room.saturating_sub(CHOSEN + position.len());
    let taken = options.get(choice.at).map_or("", String::as_str);
    Line::from(vec![
        Span::styled(format!("‹ {} ›", text::cut(taken, room)), chosen),
        Span::styled(position, quiet),
    ])
}

fn draw_find(
    model: &Model,
    find: &Find,
    keys: &KeyList,
    frame: &mut Frame,
    (body, message): (Rect, Rect),
) {
    let theme = &model.theme;
    if find.among != Among::Players {
        return narrowing::draw(model, find, keys.top, frame, message);
    }
    let Some(open) = model.open_event() else { return };
    let found = find.players(open.event());
    let pile = model.dialogs.iter().find_map(|dialog| match dialog {
        Dialog::Pile(pile) => Some(pile),
        _ => None,
    });
    let told = |id: &Id| match pile {
        Some(pile) => pile.seat(open.event(), *id),
        None => whereabouts(open.event(), *id),
    };
    let said = |id: &Id| text::sanitise(&model.words.text(&told(id)));
    let title = model.words.text(&msg!("dialog.find-a-player"));
    let inner = boxed(frame, model, keys, body, (Width::Wide, 10), &title);
    let place = Rect { height: inner.height.min(1), ..inner };
    list::field(frame, place, theme, &find.text, keys.top);
    let below = list::titled(frame, inner, &Line::default());
    let below = list::titled(frame, below, &Line::default());
    let at = Some(find.at.min(found.len().saturating_sub(1)));
    if found.is_empty() && !find.text.is_empty() {
        let nobody = model.words.text(&msg!("dialog.nobody-has-such-a-name"));
        list::titled(frame, below, &Line::styled(nobody, theme.quiet));
    }
    list::rows(frame, below, theme, (found.len(), at), true, |row| {
        Line::styled(said(&found[row]), theme.text)
    });
}
