//! The podium: the first places of an event that is over, as a picture in blocks.

use crate::event::prizes::places;
use crate::event::{Event, Id, champion, standings};
use crate::tui::prelude::*;
use ratatui::buffer::Buffer;
use ratatui::style::Color;

/// Places on the podium.
const PLACES: u32 = 3;
/// Rows of the blocks, from the first place. They are low: the standings below want the rows.
const BLOCKS: [u16; 3] = [3, 2, 1];
/// The order from left to right, by the place.
const ORDER: [usize; 3] = [1, 0, 2];
/// Rows above a block: the name, and the note below it.
const LINES: u16 = 2;
const GAP: u16 = 2;
/// The least and the most columns of a step.
const WIDTH: [u16; 2] = [14, 30];

/// The first places, best first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Podium {
    steps: Vec<Step>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Step {
    place: u32,
    name: String,
    /// The points; none after finals, which they do not decide.
    note: Option<Message>,
}

impl Podium {
    /// The podium of this event; None until there is a champion and somebody beside them.
    pub fn of(event: &Event) -> Option<Podium> {
        champion(event)?;
        let all = places(event);
        let steps: Vec<Step> = all
            .iter()
            .take_while(|place| place.place <= PLACES)
            .map(|place| Step {
                place: place.place,
                name: event.label(place.id),
                note: event.finals().is_none().then(|| points(event, place.id)),
            })
            .collect();
        (steps.len() > 1).then_some(Podium { steps })
    }

    /// The rows that the picture takes.
    pub fn height(&self) -> u16 {
        if self.steps.is_empty() { 0 } else { LINES + BLOCKS[0] }
    }

    /// Draws the picture in the middle of the area. A narrow or low area has no
    /// room for it, and a line for each place instead.
    pub fn draw(&self, area: Rect, buffer: &mut Buffer, (theme, words): (&Theme, &Words)) {
        let area = area.intersection(buffer.area);
        let steps = self.steps.len() as u16;
        let width = (area.width.saturating_sub(GAP * (steps - 1)) / steps).min(WIDTH[1]);
        if width < WIDTH[0] || area.height < self.height() {
            return self.draw_lines(area, buffer, (theme, words));
        }
        let spare = area.height - self.height();
        let area = Rect { height: area.height - spare / 2, ..area };
        let used = steps * (width + GAP) - GAP;
        let mut x = area.x + (area.width - used) / 2;
        for at in ORDER.into_iter().filter(|at| *at < self.steps.len()) {
            let step = &self.steps[at];
            let name = if at == 0 { theme.champion } else { theme.wanted };
            let block = BLOCKS[at];
            let top = area.bottom() - block - LINES;
            let mut row = Rect { x, y: top, width, height: 1 };
            row.y += u16::from(step.note.is_none());
            centred(&text::cut_name(&step.name, width.into()), name, row, buffer);
            row.y += 1;
            if let Some(note) = &step.note {
                centred(&words.text(note), theme.quiet, row, buffer);
                row.y += 1;
            }
            for y in row.y..area.bottom() {
                buffer.set_string(x, y, "█".repeat(width.into()), theme.rule);
            }
            // The number stands in a gap of the block, so it is read without colours too.
            let place = format!(" {} ", step.place);
            // Not in the colour of the block, which is no colour for text.
            let name = name.fg(name.fg.unwrap_or(Color::Reset));
            centred(&place, name, Rect { y: row.y + (block - 1) / 2, ..row }, buffer);
            x += width + GAP;
        }
    }

    fn draw_lines(&self, area: Rect, buffer: &mut Buffer, (theme, words): (&Theme, &Words)) {
        for (at, (step, y)) in self.steps.iter().zip(area.y..area.bottom()).enumerate() {
            let note = step.note.as_ref().map(|note| format!(" · {}", words.text(note)));
            let line = format!("{} {}{}", step.place, step.name, note.unwrap_or_default());
            let style = if at == 0 { theme.champion } else { theme.wanted };
            let row = Rect { y, height: 1, ..area };
            buffer.set_string(row.x, y, text::cut(&line, row.width.into()), style);
        }
    }
}

fn centred(line: &str, style: Style, row: Rect, buffer: &mut Buffer) {
    let line = text::cut(line, row.width.into());
    let x = row.x + (row.width - text::width(&line) as u16) / 2;
    buffer.set_string(x, row.y, line, style);
}

fn points(event: &Event, id: Id) -> Message {
    event.points_phrase(standings(event).standing(id).map_or(0, |standing| standing.points))
}
