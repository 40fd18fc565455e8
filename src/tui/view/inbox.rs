//! Draws the results that players entered, each beside the one that its table has.

use super::dialog_box::{KeyList, boxed};
use super::list;
use crate::event::{Claim, Event};
use crate::msg;
use crate::tui::dialog::Inbox;
use crate::tui::model::Model;
use crate::tui::text;
use crate::tui::theme::CURSOR;
use crate::words::Message;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

const WIDTH: u16 = 72;
/// Rows of an entry: where it is from, both results, and a blank one.
const ROWS: usize = 4;

pub fn draw(model: &Model, dialog: &Inbox, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let Some(event) = model.event() else { return };
    let entries: Vec<&Claim> = event.inbox().collect();
    let rows = (entries.len() * ROWS).saturating_sub(1).clamp(1, usize::from(u16::MAX));
    let columns = usize::from(WIDTH.min(body.width.saturating_sub(4)));
    let refused: Vec<Line> = (dialog.error_text.iter())
        .flat_map(|why| text::wrapped(&model.words.text(why), columns))
        .map(|line| Line::styled(line, model.theme.refused))
        .collect();
    let size = (WIDTH, (rows + refused.len()) as u16);
    let title = model.words.text(&Inbox::title());
    let inner = boxed(frame, model, keys, body, size, &title);
    let inner = list::lines(frame, inner, &refused);
    let columns = usize::from(inner.width);
    if entries.is_empty() {
        let none = model.words.text(&msg!("station.inbox-empty"));
        let lines: Vec<Line> = (text::wrapped(&none, columns).into_iter())
            .map(|line| Line::styled(line, model.theme.quiet))
            .collect();
        list::lines(frame, inner, &lines);
        return;
    }
    let shown = (usize::from(inner.height) + 1) / ROWS;
    let shown = shown.max(1);
    let at = entries.iter().position(|claim| Some(claim.n) == dialog.chosen).unwrap_or(0);
    let first = at.saturating_sub(shown / 2).min(entries.len().saturating_sub(shown));
    let lines: Vec<Line> = (entries.iter().skip(first).take(shown))
        .flat_map(|claim| entry(model, event, claim, Some(claim.n) == dialog.chosen, columns))
        .collect();
    list::lines(frame, inner, &lines);
}

fn entry(
    model: &Model,
    event: &Event,
    claim: &Claim,
    chosen: bool,
    columns: usize,
) -> Vec<Line<'static>> {
    let theme = &model.theme;
    let (stage, round) = (claim.reported.stage, claim.reported.round);
    let stage = stage.checked_sub(1).and_then(|at| event.stages.get(at));
    let round = stage.map_or_else(Message::nothing, |stage| stage.round_name(round));
    let from = msg!(
        "station.inbox-row",
        n = claim.n,
        round = round,
        table = claim.reported.table,
        by = claim.by.as_str(),
        time = claim.at.clock(),
    );
    let (there, claimed) = event.claim_in_words(claim).unwrap_or((None, Message::nothing()));
    let there = there.unwrap_or_else(|| msg!("station.no-result"));
    let labels = [msg!("station.inbox-there"), msg!("station.inbox-claimed")]
        .map(|label| model.words.text(&label));
    let wide = labels.iter().map(|label| text::width(label) + 1).max().unwrap_or(0);
    let told =
        |said: &Message, room: usize| text::cut(&text::sanitise(&model.words.text(said)), room);
    let room = columns.saturating_sub(2);
    let stated = |label: &str, result: &Message, style| {
        Line::from(vec![
            Span::styled(format!("  {}", text::left(label, wide.min(room))), theme.quiet),
            Span::styled(told(result, room.saturating_sub(wide)), style),
        ])
    };
    let sign = if chosen { CURSOR } else { " " };
    let style = if chosen { theme.cursor } else { theme.text };
    vec![
        Line::from(vec![
            Span::styled(format!("{sign} "), theme.key),
            Span::styled(text::left(&told(&from, room), room), style),
        ]),
        stated(&labels[0], &there, theme.text),
        stated(&labels[1], &claimed, theme.wanted),
        Line::default(),
    ]
}
