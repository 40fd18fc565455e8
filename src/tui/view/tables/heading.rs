//! The heading of a round: its name, the results that are in, and what else is to be known.

use crate::event::Round;
use crate::msg;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::open_event::OpenEvent;
use crate::tui::text;
use crate::tui::theme::Theme;
use crate::tui::view::list;
use crate::words::{Message, Words};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// The least and the most cells of the bar.
const BAR: [usize; 2] = [6, 20];

/// Draws the heading, and returns the rest of the area. A text with too little room behind the name
/// of the round stands below it.
pub fn draw(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect, focused: bool) -> Rect {
    let Some((_, stage, round)) = open.round() else { return area };
    let (theme, words, width) = (&model.theme, &model.words, usize::from(area.width));
    let title = list::title(theme, words.text(&stage.round_title(round.number)), focused);
    let mut heading = vec![Span::raw("  "), title];
    let before = before(open).map(|before| format!("  {}", words.text(&before)));
    let before = before.unwrap_or_default();
    heading.extend(state(open, round, (theme, words), width - taken(&heading).min(width)));
    let mut below = Vec::new();
    for (said, style) in notes(open, round, (theme, words)) {
        let behind = format!(" · {said}");
        match taken(&heading) + text::width(&behind) <= width {
            true => heading.push(Span::styled(behind, style)),
            false => below.push((said, style)),
        }
    }
    if taken(&heading) + text::width(&before) <= width {
        heading.push(Span::styled(before, theme.quiet));
    }
    let left = list::titled(frame, area, &Line::from(heading));
    below.into_iter().fold(left, |left, (said, style)| {
        let said = text::cut(&said, width.saturating_sub(2));
        list::titled(frame, left, &Line::styled(format!("  {said}"), style))
    })
}

fn taken(spans: &[Span]) -> usize {
    spans.iter().map(Span::width).sum()
}

/// The bar with the results that are in, if the round is played and there is room for it.
fn state(
    open: &OpenEvent,
    round: &Round,
    (theme, words): (&Theme, &Words),
    room: usize,
) -> Vec<Span<'static>> {
    let summary = open.round_summary();
    let (n, all) = (summary.reported, summary.matches);
    let plain =
        |said: Message, style| vec![Span::styled(format!(" · {}", words.text(&said)), style)];
    if open.looks_back() {
        let key = key_for(Context::Main, Act::RoundAfter);
        return plain(msg!("screen.round-is-over", key), theme.quiet);
    }
    if round.held {
        let key = key_for(Context::Event, Act::Post);
        return plain(msg!("pairing.mark-key", key), theme.warning);
    }
    if n == all {
        return plain(msg!("plain.all-in"), theme.quiet);
    }
    let figures = format!(" {}", words.text(&msg!("screen.results", n, all)));
    let cells = room.saturating_sub(2 + text::width(&figures));
    if cells < BAR[0] {
        return plain(msg!("screen.results-in", n, all), theme.quiet);
    }
    // A wider bar would leave too little room for what follows it.
    let cells = (room / 3).clamp(BAR[0], BAR[1]).min(cells).min(all.max(BAR[0]));
    let full = filled(n, all, cells);
    vec![
        Span::raw("  "),
        Span::styled("█".repeat(full), theme.key),
        Span::styled("░".repeat(cells - full), theme.rule),
        Span::styled(figures, theme.quiet),
    ]
}

/// The full cells of a bar. Only if all is done the bar is full, only if nothing is, it is empty.
fn filled(done: usize, all: usize, cells: usize) -> usize {
    match done {
        0 => 0,
        done if done == all => cells,
        done => (done * cells / all.max(1)).clamp(1, cells.saturating_sub(1).max(1)),
    }
}

/// The mission of the round, and whether only open tables are shown.
fn notes(
    open: &OpenEvent,
    round: &Round,
    (theme, words): (&Theme, &Words),
) -> Vec<(String, ratatui::style::Style)> {
    let mission = round.mission.as_ref();
    let mission =
        mission.map(|mission| (text::sanitise(&words.text(&mission.title())), theme.text));
    let key = || key_for(Context::Main, Act::OpenTables);
    let open_only = open.shows_open_only().then(|| msg!("screen.open-only", key = key()));
    let open_only = open_only.map(|said| (words.text(&said), theme.key));
    open_only.into_iter().chain(mission).collect()
}

/// `← round 4`, if there is an earlier round.
fn before(open: &OpenEvent) -> Option<Message> {
    let (stage, round) = open.neighbour(-1)?;
    let stage = open.event().stages.get(stage.checked_sub(1)?)?;
    let key = key_for(Context::Main, Act::RoundBefore);
    Some(msg!("common.spaced", one = key, other = stage.round_name(round)))
}
