//! The podium: the first places of an event that is over, as a picture in blocks.

use crate::event::prizes::{Place, places};
use crate::event::{Event, Id, Pairing, champion, standings};
use crate::tui::prelude::*;
use ratatui::buffer::Buffer;
use ratatui::style::Color;

/// Places on the podium.
const PLACES: u32 = 3;
/// The most names on one step. A place may be shared by more.
const NAMES: usize = 2;
/// Rows of the blocks, from the first place. They are low: the standings below want the rows.
const BLOCKS: [u16; 3] = [3, 2, 1];
/// The order from left to right, by the place.
const ORDER: [usize; 3] = [1, 0, 2];
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
    /// `1`, or `3–4` for a shared place.
    place: String,
    names: Vec<String>,
    /// Those with the same place whose names found no room.
    more: usize,
    /// The points, or the matches won and lost in the finals.
    note: Message,
}

impl Podium {
    /// The podium of this event; None until there is a champion and somebody beside them.
    pub fn of(event: &Event) -> Option<Podium> {
        champion(event)?;
        let all = places(event);
        let steps: Vec<Step> = all
            .chunk_by(|one, other| is_shared(event, one) && one.level == other.level)
            .take_while(|group| group[0].place <= PLACES)
            .map(|group| step(event, group))
            .collect();
        (steps.len() > 1).then_some(Podium { steps })
    }

    /// The rows that the picture takes.
    pub fn height(&self) -> u16 {
        let step = |(step, block): (&Step, u16)| step.lines() + block;
        self.steps.iter().zip(BLOCKS).map(step).max().unwrap_or(0)
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
            let top = area.bottom() - block - step.lines();
            let mut row = Rect { x, y: top, width, height: 1 };
            for line in step.names.iter().map(|name| text::cut_name(name, width.into())) {
                centred(&line, name, row, buffer);
                row.y += 1;
            }
            let more = (step.more > 0).then(|| words.text(&msg!("common.more", n = step.more)));
            for line in more.into_iter().chain([words.text(&step.note)]) {
                centred(&line, theme.quiet, row, buffer);
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
            let more = (step.more > 0).then(|| words.text(&msg!("common.more", n = step.more)));
            let names: Vec<String> = step.names.iter().cloned().chain(more).collect();
            let line = format!("{} {} · {}", step.place, names.join(", "), words.text(&step.note));
            let style = if at == 0 { theme.champion } else { theme.wanted };
            let row = Rect { y, height: 1, ..area };
            buffer.set_string(row.x, y, text::cut(&line, row.width.into()), style);
        }
    }
}

impl Step {
    /// The rows above the block.
    fn lines(&self) -> u16 {
        (self.names.len() + usize::from(self.more > 0) + 1) as u16
    }
}

fn centred(line: &str, style: Style, row: Rect, buffer: &mut Buffer) {
    let line = text::cut(line, row.width.into());
    let x = row.x + (row.width - text::width(&line) as u16) / 2;
    buffer.set_string(x, row.y, line, style);
}

/// Whether this place may be shared: only the finals leave players level. In the standings a
/// drawn number parts everybody.
fn is_shared(event: &Event, place: &Place) -> bool {
    let in_finals = |id: Id| {
        let finals = event.finals()?;
        Some(finals.seeds.contains(&id) || finals.rounds.first()?.of(id).is_some())
    };
    place.level.0 != place.level.1 && in_finals(place.id) == Some(true)
}

fn step(event: &Event, group: &[Place]) -> Step {
    let first = &group[0];
    let place = match group.len() {
        1 => first.place.to_string(),
        _ => format!("{}–{}", first.level.0, first.level.1),
    };
    let names: Vec<String> = group.iter().take(NAMES).map(|place| event.label(place.id)).collect();
    let more = group.len() - names.len();
    Step { place, names, more, note: note(event, first.id) }
}

/// The record in the finals, else the points.
fn note(event: &Event, id: Id) -> Message {
    let rounds = event.finals().map_or(&[][..], |finals| &finals.rounds);
    let played = rounds.iter().filter_map(|round| round.of(id)).filter(|pairing| !pairing.is_bye());
    let played: Vec<&Pairing> = played.collect();
    if played.is_empty() {
        let points = standings(event).standing(id).map_or(0, |standing| standing.points);
        return event.points_phrase(points);
    }
    let won = played.iter().filter(|pairing| pairing.winner() == Some(id)).count();
    msg!("players.finals-record", won, lost = played.len() - won)
}
