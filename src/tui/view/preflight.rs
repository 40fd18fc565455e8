use super::dialog_box::{KeyList, Width, boxed};
use super::list;
use crate::event::{Event, PreflightItem, Severity, StageKind};
use crate::msg;
use crate::tui::dialog::PreflightDialog;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::text;
use crate::tui::theme::CURSOR;
use crate::words::Message;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// Columns for the cursor and the sign before an item.
const SIGN: usize = 4;

/// Draws what is off, and below it what can be done, which stays in sight if there is room.
pub fn draw(
    model: &Model,
    dialog: &PreflightDialog,
    keys: &KeyList,
    frame: &mut Frame,
    body: Rect,
) {
    let (theme, words) = (&model.theme, &model.words);
    let Some(event) = model.event() else { return };
    let columns = usize::from(Width::Wide.columns(body));
    let mut lines: Vec<Line> = Vec::new();
    let mut starts = Vec::new();
    for (at, item) in dialog.checks.items.iter().enumerate() {
        let number = dialog.number_of(at);
        starts.extend(number.map(|_| lines.len()));
        let is_chosen = number == Some(dialog.at + 1);
        lines.extend(of_item(model, item, (number, is_chosen), columns));
    }
    let mut below: Vec<Line> = Vec::new();
    for said in told(dialog, event) {
        let wrapped = text::wrapped(&words.text(&said), columns);
        below.extend(wrapped.into_iter().map(|line| Line::styled(line, theme.quiet)));
    }
    let size = (Width::Wide, (lines.len() + 1 + below.len()) as u16);
    let title = words.text(&match all_paired(event) {
        true => msg!("preflight.after-last-round"),
        false => {
            let next = event.stage().map_or(1, |stage| stage.rounds.len() as u32 + 1);
            match event.finals() {
                Some(finals) => {
                    msg!("preflight.before-finals", round = finals.round_in_a_sentence(next))
                }
                None => msg!("preflight.before-round", n = next),
            }
        }
    });
    let inner = boxed(frame, model, keys, body, size, &title);
    let mut rows = inner.height.saturating_sub(below.len() as u16 + 1);
    // In a low window what can be done follows the items, and moves with them.
    if rows < inner.height / 2 && usize::from(rows) < lines.len() {
        rows = inner.height;
        lines.push(Line::default());
        lines.append(&mut below);
    }
    // The chosen item stays in sight, with what follows it up to the next one.
    let start = if dialog.at == 0 { 0 } else { starts.get(dialog.at).copied().unwrap_or(0) };
    let end = starts.get(dialog.at + 1).copied().unwrap_or(lines.len());
    let moved = dialog.scroll.first(end - start, rows.into());
    let first = list::first_with((start, end), rows.into()) + moved;
    list::scrolled(frame, Rect { height: rows.min(inner.height), ..inner }, theme, &lines, first);
    let place = Rect { y: inner.y + rows, height: inner.height - rows, ..inner };
    below.insert(0, Line::default());
    list::lines(frame, place, &below);
}

/// Whether every announced round is paired, so that results are all that is missing.
fn all_paired(event: &Event) -> bool {
    let is_fixed = |kind: StageKind| kind.is_preliminary() || kind == StageKind::SingleElimination;
    event.stage().is_some_and(|stage| is_fixed(stage.kind) && stage.all_paired())
}

/// The ways to go on besides settling the items.
fn told(dialog: &PreflightDialog, event: &Event) -> Vec<Message> {
    let key = |act| key_for(Context::Preflight, act);
    let mut told = Vec::new();
    if dialog.has_absentees() && dialog.absentees.is_none() {
        let [remove, keep, out] =
            [Act::PreflightRemove, Act::PreflightKeep, Act::PreflightOut].map(key);
        told.push(msg!("preflight.settle-absent", remove, keep, out));
    }
    told.extend(dialog.advice());
    let pair = key(Act::AgreeToPair);
    told.push(match dialog.checks.blocks() {
        true if dialog.is_of_cut() => msg!("preflight.cuts-later", key = pair),
        true if all_paired(event) => msg!("preflight.no-further-round"),
        true => msg!("preflight.pairs-later", key = pair),
        false if dialog.is_of_cut() => msg!("preflight.cuts-now", key = pair),
        false => msg!("preflight.pairs-now", key = pair),
    });
    told
}

fn of_item(
    model: &Model,
    item: &PreflightItem,
    (number, is_chosen): (Option<usize>, bool),
    columns: usize,
) -> Vec<Line<'static>> {
    let (theme, words) = (&model.theme, &model.words);
    let style = match item.severity {
        Severity::Error => theme.wanted,
        Severity::Warning => theme.warning,
        Severity::Info => theme.quiet,
    };
    let remedy = item.remedy.as_ref().zip(number).map(|(remedy, number)| {
        let key = if number <= 9 { format!("[{number}]") } else { "   ".to_owned() };
        (key, words.text(&remedy.phrase()))
    });
    let taken = remedy.as_ref().map_or(0, |(_, does)| 6 + text::width(does));
    let room = columns.saturating_sub(SIGN + taken).max(8);
    let said = text::wrapped(&words.text(&item.sentence), room);
    let cursor = if is_chosen { CURSOR } else { " " };
    let mut lines: Vec<Line> = Vec::new();
    for (at, line) in said.into_iter().enumerate() {
        let sign = match at {
            0 => format!("{cursor} {} ", item.severity.sign()),
            _ => " ".repeat(SIGN),
        };
        let mut spans = vec![
            Span::styled(sign, if is_chosen { theme.key } else { style }),
            Span::styled(text::left(&line, room), style),
        ];
        if let Some((key, does)) = remedy.as_ref().filter(|_| at == 0) {
            spans.push(Span::styled(format!("  {key} "), theme.key));
            spans.push(Span::styled(does.clone(), theme.quiet));
        }
        lines.push(Line::from(spans));
    }
    lines
}
