//! A text that does not fit, and moves line by line.

use crate::msg;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::scroll::Scroll;
use ratatui::text::Line;

/// The lines that fit into this number of rows, from the line to which the text was moved. If more
/// follow, the last row says how many, with the key that moves on.
pub fn in_sight(
    model: &Model,
    lines: &[Line<'static>],
    rows: usize,
    (scroll, context, on): (&Scroll, Context, Act),
) -> Vec<Line<'static>> {
    let first = scroll.first(lines.len(), rows);
    let below = &lines[first..];
    if below.len() <= rows || rows == 0 {
        return below.iter().take(rows).cloned().collect();
    }
    let key = key_for(context, on);
    let more = msg!("preflight.more-lines", n = below.len() - (rows - 1), key);
    let more = Line::styled(model.words.text(&more), model.theme.quiet);
    below[..rows - 1].iter().cloned().chain([more]).collect()
}
