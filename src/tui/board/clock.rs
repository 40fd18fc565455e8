//! The view of the round clock, as large as the screen allows.

use super::sheet::centred;
use crate::event::{Event, Moment, Reading, champion};
use crate::msg;
use crate::tui::ui::digits::{Digits, clock_text};
use crate::tui::ui::theme::Theme;
use crate::words::{Message, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;
use ratatui::widgets::Widget;

/// Seconds before the end from which a clock warns.
pub const SHORT: i64 = 300;

/// The content of a clock: its figures, their style, and a few words about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Face {
    pub figures: String,
    pub style: Style,
    pub word: Message,
    /// Whether the time is up, and the figures count what is over it.
    pub is_over: bool,
    /// Whether time passes on this clock.
    pub runs: bool,
}

impl Face {
    /// The clock of the round, or before the rounds the clock of a draft pick. Returns None if
    /// there is no round, if the round has no clock, or if the event is over.
    pub fn of(event: &Event, now: Moment, theme: &Theme) -> Option<Face> {
        if let Some(left) = event.pick_clock(now.unix) {
            let style = match left {
                ..=0 => theme.clock_over,
                1..=10 => theme.clock_short,
                _ => theme.clock,
            };
            let word = msg!("board.for-this-pick");
            return Some(Face {
                figures: clock_text(left),
                style,
                word,
                is_over: left < 0,
                runs: true,
            });
        }
        let round = event.round()?;
        if event.finished.is_some() || champion(event).is_some() {
            return None;
        }
        let minutes = i64::from(round.minutes);
        let runs = event.clock.is_running();
        let face = |left: i64, style, word| Face {
            figures: clock_text(left),
            style,
            word,
            is_over: left < 0,
            runs,
        };
        // Once all results are in, nobody waits for the time.
        let over = round.is_complete();
        let style = |left: i64| match left {
            _ if over => theme.quiet,
            ..0 => theme.clock_over,
            0..=SHORT => theme.clock_short,
            _ => theme.clock,
        };
        match event.clock.reading(now.unix) {
            Reading::Stopped if minutes == 0 => None,
            Reading::Stopped if round.is_complete() => None,
            Reading::Stopped => Some(face(minutes * 60, theme.quiet, msg!("board.not-started"))),
            Reading::Paused(left) => Some(face(left, theme.quiet, msg!("board.paused"))),
            Reading::Running(left) if left < 0 => {
                Some(face(left, style(left), msg!("time-call.time-is-up")))
            }
            Reading::Running(left) => {
                let end = Moment::new(now.unix + left, now.offset);
                let ends = msg!("board.ends-at", time = end.clock().to_string());
                let soon = !over && (1..=SHORT).contains(&left);
                let word = if soon { msg!("players.ends-soon", time = ends) } else { ends };
                Some(face(left, style(left), word))
            }
        }
    }
}

impl Face {
    /// What is drawn large: the figures, or *TIME* when time is up.
    ///
    /// From the far end of the hall a sign before the figures is easily missed.
    pub fn large(&self, words: &Words) -> String {
        if self.is_over { words.text(&msg!("board.time")) } else { self.figures.clone() }
    }
}

/// Draws the clock in the middle of the area, with its meaning below it. The tables that have
/// extra time are listed there too.
pub fn draw(
    event: &Event,
    now: Moment,
    area: Rect,
    buffer: &mut Buffer,
    (theme, words): (&Theme, &Words),
) {
    let mut notes = extensions(event, now, (theme, words));
    match Face::of(event, now, theme) {
        Some(face) => {
            let large = face.large(words);
            let note = if face.is_over { face.figures } else { words.text(&face.word) };
            notes.insert(0, (note, theme.text));
            stack(&large, face.style, &notes, area, buffer);
        }
        None => {
            let (line, style) = match champion(event) {
                Some(id) => (format!("★ {} ★", event.label(id)), theme.champion),
                None => (words.text(&msg!("board.no-clock")), theme.quiet),
            };
            stack(&line, style, &[], area, buffer);
        }
    }
}

/// The tables that may play on, and for how long. The earliest end comes first.
fn extensions(
    event: &Event,
    now: Moment,
    (theme, words): (&Theme, &Words),
) -> Vec<(String, Style)> {
    let left = event.clock.reading(now.unix).seconds();
    let open = event.round().into_iter().flat_map(|round| round.missing());
    let mut open: Vec<_> = open.filter(|pairing| pairing.extra_minutes > 0).collect();
    open.sort_by_key(|pairing| (pairing.extra_minutes, pairing.table));
    open.into_iter()
        .filter_map(|pairing| {
            let table = pairing.table?;
            let own = left.map(|left| left + i64::from(pairing.extra_minutes) * 60);
            let line = match own {
                Some(own) if own >= 0 => {
                    msg!("board.table-has-left", table, time = clock_text(own))
                }
                Some(own) => {
                    let table = msg!("common.table", n = table).capitalised();
                    msg!("common.labelled", label = table, text = clock_text(own))
                }
                None => {
                    let table = msg!("common.table", n = table).capitalised();
                    let more = msg!("pages.extra-minutes", n = pairing.extra_minutes);
                    msg!("common.labelled", label = table, text = more)
                }
            };
            Some((words.text(&line), theme.warning))
        })
        .collect()
}

/// The width of a dot of the seconds, in columns.
///
/// At this size a second that passes costs under 130 bytes on a line of SSH.
const SECONDS: usize = 2;
/// Blank columns before the seconds.
const GAP: u16 = 2;

fn stack(figures: &str, style: Style, notes: &[(String, Style)], area: Rect, buffer: &mut Buffer) {
    let area = area.intersection(buffer.area);
    // A blank row separates the figures from the notes about them.
    let below = (notes.len() as u16 + 1).min(area.height / 2);
    let room = Size::new(area.width, area.height - below);
    let (minutes, seconds) = divided(figures, room);
    let [large, small] = [
        Digits::new(minutes).size_in(Size { width: room.width - beside(seconds, room), ..room }),
        Digits::new(seconds).at_most(SECONDS).size_in(room),
    ];
    let top = area.y + (area.height - below - large.height) / 2;
    let left = area.x + (area.width - large.width - beside(seconds, room)) / 2;
    let at = Rect { x: left, y: top, width: large.width, height: large.height };
    Digits::new(minutes).style(style).render(at, buffer);
    if !seconds.is_empty() {
        // The seconds stand on the line of the minutes.
        let at = Rect {
            x: at.right() + GAP,
            y: at.bottom() - small.height,
            width: small.width,
            height: small.height,
        };
        Digits::new(seconds).at_most(SECONDS).style(style).render(at, buffer);
    }
    for ((line, style), y) in notes.iter().zip(at.bottom() + 1..area.bottom()) {
        centred(line, y, *style, area, buffer);
    }
}

/// Divides large figures into the minutes, and the seconds that stand smaller beside them.
/// In the last minute the seconds are what everybody reads, so they stay large.
fn divided(figures: &str, room: Size) -> (&str, &str) {
    let whole = (figures, "");
    let Some(colon) = figures.find(':') else { return whole };
    let (minutes, seconds) = figures.split_at(colon);
    let is_small =
        Digits::new(figures).size_in(room) == Digits::new(figures).at_most(SECONDS).size_in(room);
    if is_small || minutes == "00" { whole } else { (minutes, seconds) }
}

/// The columns that the seconds take beside the minutes.
fn beside(seconds: &str, room: Size) -> u16 {
    match seconds {
        "" => 0,
        _ => Digits::new(seconds).at_most(SECONDS).size_in(room).width + GAP,
    }
}
