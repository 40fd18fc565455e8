//! Draws dialogs over the screen, which stays visible around them.

use super::dialog_box::{KeyList, boxed};
use super::{
    apart, auction, by_hand, card, check_in, choices, desk, export, gate, guided, handed_in, help,
    inbox, list, list_editor, menu, missions, narrowing, officials, palette, picker, pile,
    result_sheet, rules, scrolled, seeds, time_call,
};
use crate::event::Id;
use crate::msg;
use crate::tui::dialog::whereabouts;
use crate::tui::dialog::{Among, Answer, ClosedByOthers, Confirm, Dialog, FieldKind, Find, Form};
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::text;
use crate::tui::theme::CURSOR;
use crate::words::Message;
use ratatui::Frame;
use ratatui::layout::Rect;
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
        Dialog::Gate(dialog) => gate::draw(model, dialog, keys, frame, body),
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

/// A form with more fields than this shows some of them at a time, if space is scarce.
const MANY_FIELDS: usize = 10;

/// In fewer rows every field counts.
const FEW_FIELDS: usize = 6;

/// The columns of a form, unless a value needs more.
const FORM: u16 = 66;

/// A form that needs more columns gets so many at once: it does not grow with every letter.
const MORE: u16 = 22;

/// The columns in which no value of the form is cut.
fn form_columns(model: &Model, form: &Form) -> u16 {
    let shown = || form.fields.iter().filter(|field| form.is_shown(field));
    let labels = shown().map(|field| label_columns(&model.words.text(&field.label.phrase())));
    let label = labels.max().unwrap_or(0).max(LABEL);
    let values = shown().map(|field| value_columns(model, &field.kind));
    let needed = (label + values.max().unwrap_or(0)).min(usize::from(u16::MAX / 2)) as u16;
    FORM + needed.saturating_sub(FORM).div_ceil(MORE) * MORE
}

fn draw_form(model: &Model, form: &Form, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let theme = &model.theme;
    let columns = form_columns(model, form).min(body.width.saturating_sub(4));
    let error_text = form
        .error_text
        .as_ref()
        .map_or(Vec::new(), |why| text::wrapped(&model.words.text(why), columns.into()));
    let about = form.about.iter().map(|said| model.words.text(said));
    let about: Vec<String> = about.flat_map(|said| text::wrapped(&said, columns.into())).collect();
    let shown: Vec<usize> =
        (0..form.fields.len()).filter(|at| form.is_shown(&form.fields[*at])).collect();
    let gap = u16::from(!about.is_empty());
    let rows = shown.len() as u16 + about.len() as u16 + gap + error_text.len() as u16;
    let title = model.words.text(&form.title);
    let inner = boxed(frame, model, keys, body, (columns, rows), &title);
    let labels = shown.iter().map(|at| model.words.text(&form.fields[*at].label.phrase()));
    let longest = labels.map(|label| label_columns(&label)).max().unwrap_or(0).max(LABEL);
    // In a narrow form, a long label takes columns of its own field only.
    let label = if columns < WIDE { LABEL } else { longest };
    let text: Vec<Line> = (0..usize::from(gap))
        .map(|_| Line::default())
        .chain(about.into_iter().map(|line| Line::styled(line, theme.quiet)))
        .collect();
    let why: Vec<Line> =
        error_text.into_iter().map(|line| Line::styled(line, theme.refused)).collect();
    // The field with the cursor and the reason of a refusal stay in sight. A long form leaves
    // room for what is said about it.
    let height = usize::from(inner.height);
    let room = height.saturating_sub(why.len()).max(1);
    let beside = room.saturating_sub(text.len());
    let mut fit = match shown.len() > room.min(MANY_FIELDS) {
        true => beside.max(room.min(MANY_FIELDS)).min(shown.len()),
        false => shown.len(),
    };
    // The line with the key that leads to the text needs a row.
    if fit == room && !text.is_empty() && room >= FEW_FIELDS {
        fit = room - 1;
    }
    // A text that is moved takes the rows of the fields without the cursor, and no blank row.
    let moves = room.saturating_sub(fit) < text.len();
    let is_moved = moves && form.scroll.is_moved();
    if is_moved {
        fit = room.saturating_sub(text.len() - 1).clamp(1, fit.max(1));
    }
    let focused = shown.iter().position(|at| *at == form.at).unwrap_or(0);
    let first = (focused + 1).saturating_sub(fit);
    let count = shown.len();
    let mut y = inner.y;
    for at in shown.into_iter().skip(first).take(fit) {
        if y >= inner.bottom() {
            break;
        }
        let row = Rect { y, height: 1, ..inner };
        draw_field(model, form, (at, label, keys.top), frame, row);
        y += 1;
    }
    let fields = Rect { height: y - inner.y, ..inner };
    list::hidden_in_box(frame, fields, theme, (first, count));
    let below = Rect { y, height: inner.bottom() - y, ..inner };
    let below = list::lines(frame, below, &why);
    let rows = usize::from(below.height).min(text.len() - usize::from(is_moved));
    let way = (&form.scroll, Context::Form, Act::PageDown);
    let text = scrolled::in_sight(model, &text, rows, way);
    list::lines(frame, below, &text);
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
    let columns = body.width.saturating_sub(4).min(60);
    let said = text::wrapped(&model.words.text(said), columns.into());
    let mut lines: Vec<Line> =
        said.into_iter().map(|line| Line::styled(line, theme.warning)).collect();
    lines.extend(way);
    let title = model.words.text(title);
    let inner = boxed(frame, model, keys, body, (columns, lines.len() as u16), &title);
    list::lines(frame, inner, &lines);
}

/// The question, and below it what else the command changes. The lines that do not fit are counted.
fn draw_confirm(model: &Model, confirm: &Confirm, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let theme = &model.theme;
    let columns = body.width.saturating_sub(4).min(60);
    let wrapped = |said: &Message, style| {
        let lines = text::wrapped(&model.words.text(said), columns.into());
        lines.into_iter().map(move |line| Line::styled(line, style))
    };
    let mut lines: Vec<Line> = wrapped(&confirm.question, theme.warning).collect();
    lines.extend(confirm.follows.iter().flat_map(|said| wrapped(said, theme.text)));
    let title = model.words.text(&confirm.title());
    let inner = boxed(frame, model, keys, body, (columns, lines.len() as u16), &title);
    let way = (&confirm.scroll, Context::Confirm, Act::Down);
    let lines = scrolled::in_sight(model, &lines, inner.height.into(), way);
    list::lines(frame, inner, &lines);
}

/// The least columns of the labels of a form.
const LABEL: usize = 16;
/// In a form of so many columns, all fields begin in the same one.
const WIDE: u16 = 50;

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
            taken.map_or(0, |answer| text::width(&model.words.arg(&answer.shown)) + 2)
        }
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
                let columns = usize::from(place.width);
                let why = words.text(&msg!("form.by-the-rules", value = holds.clone()));
                // In a narrow form the number is enough.
                let fits = text::width(&why) <= columns;
                let holds = if fits { why } else { text::cut(&words.text(holds), columns) };
                list::put(frame, place, Line::styled(holds, theme.quiet));
            }
        }
        FieldKind::Choice(choice) => {
            let shown = |answer: &Answer| text::sanitise(&words.arg(&answer.shown));
            let options: Vec<String> = choice.options.iter().map(shown).collect();
            // All options are shown if they fit, otherwise only the selected one.
            let wide: usize = options.iter().map(|option| text::width(option) + 3).sum();
            let line: Line = if wide <= usize::from(place.width) {
                let options = options.iter().enumerate();
                options
                    .flat_map(|(option, word)| {
                        let taken = option == choice.at;
                        let word =
                            if taken { format!("‹{word}›") } else { format!(" {word} ") };
                        let style = match (taken, focused) {
                            (true, true) => theme.field,
                            (true, false) => theme.text,
                            (false, _) => theme.quiet,
                        };
                        [Span::styled(word, style), Span::raw(" ")]
                    })
                    .collect()
            } else {
                let room = usize::from(place.width).saturating_sub(2);
                let taken = options.get(choice.at).map_or("", String::as_str);
                Line::styled(
                    format!("‹{}›", text::cut(taken, room)),
                    if focused { theme.field } else { theme.text },
                )
            };
            list::put(frame, place, line);
        }
    }
}

/// Columns that are enough for most of the players found.
const FOUND: u16 = 60;

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
    let longest = found.iter().map(|id| text::width(&said(id)) + 2).max().unwrap_or(0);
    let width = FOUND.max(longest as u16);
    let title = model.words.text(&msg!("dialog.find-a-player"));
    let inner = boxed(frame, model, keys, body, (width, 10), &title);
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
