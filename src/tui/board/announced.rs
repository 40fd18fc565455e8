//! The view of the announcement: what was announced, with the estimated end and the prizes.

use crate::event::announcement::announcement;
use crate::event::{Event, Moment, schedule_item};
use crate::tui::ui::text;
use crate::tui::ui::theme::Theme;
use crate::words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// The widest line. In a longer one the eye loses its place.
const WIDEST: u16 = 100;
/// Blank columns between a label and its text.
const GAP: usize = 2;

/// The items of an announcement: a label, and its lines.
pub struct Announced {
    items: Vec<(String, Vec<String>)>,
    /// Whether a blank line stands between two items.
    spaced: bool,
}

impl Announced {
    pub fn of(event: &Event, now: Moment, spaced: bool, words: &Words) -> Announced {
        let mut items = announcement(event);
        // The estimate stands beside the length of the rounds.
        let beside = items.iter().position(|item| item.key == "minutes").map_or(0, |at| at + 1);
        if let Some(schedule) = schedule_item(event, now) {
            items.insert(beside, schedule);
        }
        let told = |item: &crate::event::announcement::Item| {
            (words.text(&item.label), item.says.iter().map(|said| words.arg(said)).collect())
        };
        // An item with nothing to say misses something, which is the organizer's matter.
        let told = items.iter().filter(|item| !item.says.is_empty()).map(told);
        Announced { items: told.collect(), spaced }
    }

    pub fn pages(&self, area: Rect) -> usize {
        self.lines(area.width.min(WIDEST)).len().div_ceil(usize::from(area.height).max(1)).max(1)
    }

    /// The lines in this width: a label or nothing, then a part of the text.
    fn lines(&self, width: u16) -> Vec<(String, String)> {
        let label = self.items.iter().map(|(label, _)| text::width(label)).max().unwrap_or(0) + GAP;
        let room = usize::from(width).saturating_sub(label).max(1);
        let mut lines = Vec::new();
        for (name, said) in &self.items {
            if self.spaced && !lines.is_empty() {
                lines.push(Default::default());
            }
            let mut name = name.clone();
            for part in said.iter().flat_map(|said| text::wrapped(said, room)) {
                lines.push((text::left(&std::mem::take(&mut name), label), part));
            }
        }
        lines
    }

    pub fn draw(&self, page: usize, area: Rect, buffer: &mut Buffer, theme: &Theme) {
        let width = area.width.min(WIDEST);
        let x = area.x + (area.width - width) / 2;
        let rows = usize::from(area.height).max(1);
        let lines = self.lines(width);
        for ((label, said), y) in lines.iter().skip(page * rows).zip(area.y..area.bottom()) {
            let mut put = |x: u16, line: &str, style: Style| {
                let room = usize::from(area.right().saturating_sub(x));
                buffer.set_stringn(x, y, line, room, style);
            };
            put(x, label, theme.quiet);
            put(x.saturating_add(text::width(label) as u16), said, theme.text);
        }
    }
}
