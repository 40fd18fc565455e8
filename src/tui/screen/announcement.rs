//! The screen of the announcement before the start, and of the items missing in it.

use crate::event::announcement::Item;
use crate::event::{Moment, Preflight, announcement_at};
use crate::tui::prelude::*;

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Announcement, &[ENTER], Setup, msg!("keys.change-it"), msg!("verify.announcement").capitalised()),
];

pub fn draw(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect, now: Moment) {
    let theme = &model.theme;
    let event = open.event();
    let items = announcement_at(event, Some(now));
    let lacking = items.iter().filter(|item| !item.blockers.is_empty());
    let incomplete: Vec<Arg> = lacking.map(|item| item.label.clone().into()).collect();
    let words = &model.words;
    let about = match (event.stages.is_empty(), incomplete.len()) {
        (false, _) => Some(msg!("screen.as-at-the-start")),
        (true, 0) if Preflight::of(event, None, Moment::new(0, 0)).blocks() => {
            let key = key_for(Context::Announcement, Act::Pair);
            Some(msg!("preflight.preflight-blocks", key))
        }
        (true, 0) => {
            let key = key_for(Context::Announcement, Act::Pair);
            Some(msg!("screen.nothing-is-missing", key))
        }
        (true, _) => None,
    };
    let title = words.text(&msg!("board.event-info"));
    let mut heading = vec![Span::raw("  "), list::title(theme, title, true)];
    let behind = |message: &Message| format!(" · {}", words.text(message));
    heading.extend(about.map(|about| Span::styled(behind(&about), theme.quiet)));
    if !incomplete.is_empty() {
        let what = behind(&msg!("screen.incomplete", items = Arg::Series(incomplete)));
        heading.push(Span::styled(what, theme.warning));
    }
    let below =
        Rect { y: area.y + area.height.min(1), height: area.height.saturating_sub(1), ..area };
    let labels = items.iter().map(|item| text::width(&words.text(&item.label)));
    let label = labels.max().unwrap_or(0) + 1;
    let columns = (label, usize::from(area.width).saturating_sub(2 + label));
    let lines: Vec<Line> =
        items.iter().flat_map(|item| lines(item, words, columns, theme)).collect();
    let rows = usize::from(below.height);
    let first = open.announcement_scroll.first(lines.len(), rows);
    if first + rows < lines.len() {
        let key = key_for(Context::Announcement, Act::Down);
        let more = Span::styled(behind(&msg!("screen.key-for-more", key)), theme.key);
        // The key stays whole, and the text before it yields.
        let before: usize = heading.iter().map(Span::width).sum();
        let over = (before + more.width()).saturating_sub(area.width.into());
        if let Some(last) = heading.last_mut().filter(|_| over > 0) {
            let width = last.width().saturating_sub(over);
            last.content = text::cut(&last.content, width).into();
        }
        heading.push(more);
    }
    list::titled(frame, area, &Line::from(heading));
    for (row, line) in lines.into_iter().skip(first).take(rows).enumerate() {
        list::put(frame, Rect { y: below.y + row as u16, height: 1, ..below }, line);
    }
}

/// The text of an item in the second column, with its oddities and missing parts below it.
/// `columns` are the widths of the label and of the text.
fn lines<'a>(
    item: &Item,
    words: &Words,
    (wide, columns): (usize, usize),
    theme: &Theme,
) -> Vec<Line<'a>> {
    let lines = item.lines.iter().map(|line| (words.arg(line), theme.text));
    let odd = item.warnings.iter().chain(&item.blockers);
    let odd = odd.map(|message| (words.text(message), theme.warning));
    let mut label = words.text(&item.label);
    let all = lines.chain(odd).flat_map(|(text, style)| {
        text::wrapped(&text, columns).into_iter().map(move |line| (line, style))
    });
    all.map(|(line, style)| {
        let label = text::left(&std::mem::take(&mut label), wide);
        Line::from(vec![
            Span::raw("  "),
            Span::styled(label, theme.quiet),
            Span::styled(line, style),
        ])
    })
    .collect()
}
