//! What stands around the views of a board: the header, the clock, the announcement, the keys.

use super::BoardView;
use super::keys::{BINDINGS, BoardAct, BoardBinding};
use super::sheet::centred;
use crate::event::announcement::announcement;
use crate::event::{Event, Moment, Phase, Reading, champion, phase, schedule_item};
use crate::msg;
use crate::show::tables_done;
use crate::tui::screen::draft::draft_whereabouts;
use crate::tui::ui::digits::{Digits, clock_text};
use crate::tui::ui::text;
use crate::tui::ui::theme::Theme;
use crate::tui::ui::words::whereabouts;
use crate::words::{Message, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::{Alignment, Rect, Size};
use ratatui::style::Style;
use ratatui::widgets::Widget;

/// From this size on the header takes three rows, and so do its figures.
const LARGE: Size = Size::new(50, 14);

/// From this size on a header for the back row has figures of five rows.
const LARGEST: Size = Size::new(70, 20);

/// Rows of the header on a screen of this size, including the rule below it.
pub fn height(screen: Size, big: bool) -> u16 {
    match is_large(screen) {
        true => figures(screen, big).1 + 1,
        false => screen.height.min(1),
    }
}

/// The width of a figure's dot in columns, and the rows of the figures.
fn figures(screen: Size, big: bool) -> (usize, u16) {
    let has_room = screen.width >= LARGEST.width && screen.height >= LARGEST.height;
    if big && has_room { (2, 5) } else { (1, 3) }
}

fn is_large(screen: Size) -> bool {
    screen.width >= LARGE.width && screen.height >= LARGE.height
}

/// Draws the header in the top rows of the screen.
pub(super) fn draw_header(
    event: &Event,
    (view, big): (BoardView, bool),
    now: Moment,
    screen: Rect,
    buffer: &mut Buffer,
    (theme, words): (&Theme, &Words),
) {
    if screen.is_empty() {
        return;
    }
    let face = Face::of(event, now, theme);
    if !is_large(screen.as_size()) {
        return small(event, face.as_ref(), screen, buffer, (theme, words));
    }
    let (dot, rows) = figures(screen.as_size(), big);
    let inner = Rect { x: screen.x + 2, width: screen.width - 4, height: rows, ..screen };
    // The clock view says itself that its clock stands still.
    let halted = face.as_ref().filter(|face| !face.runs && view != BoardView::Clock);
    let halted = halted.map(|face| format!(" · {}", words.text(&face.word))).unwrap_or_default();
    // The clock view already shows the time.
    let clock = match face.filter(|_| view != BoardView::Clock) {
        Some(face) => {
            let large = face.large(words);
            let digits = Digits::new(&large).at_most(dot).alignment(Alignment::Right);
            let digits = digits.style(face.style);
            let width = digits.size_in(inner.as_size()).width;
            digits.render(inner, buffer);
            width + 3
        }
        None => 0,
    };
    let room = usize::from(inner.width.saturating_sub(clock));
    let title = match round(event) {
        Some(round) => {
            let posted = event.round().and_then(|round| round.posted);
            let round = match posted {
                Some(at) => msg!("pairing.fact", round, at = at.clock()),
                None => round,
            };
            format!("{} · {}", words.text(&round), words.text(&view_title(event, view)))
        }
        None => words.text(&whereabouts(event)),
    };
    let (status, style) = status(event, (theme, words));
    let status = status + &halted;
    let lines =
        [(event.name().to_owned(), theme.header), (title, theme.title_focused), (status, style)];
    // Taller figures leave a blank row above and below the lines.
    let first = inner.y + (rows - lines.len() as u16) / 2;
    for ((line, style), y) in lines.into_iter().zip(first..) {
        buffer.set_string(inner.x, y, text::cut(&line, room), style);
    }
    let rule = "─".repeat(usize::from(screen.width));
    buffer.set_string(screen.x, screen.y + rows, rule, theme.rule);
}

/// Draws the header in one row; the clock has precedence over the names.
fn small(
    event: &Event,
    face: Option<&Face>,
    screen: Rect,
    buffer: &mut Buffer,
    (theme, words): (&Theme, &Words),
) {
    let width = usize::from(screen.width);
    let figures = face.map(|face| face.large(words)).unwrap_or_default();
    let clock = text::cut(&figures, width);
    let taken = text::width(&clock);
    let name = event.name();
    let line = match round(event) {
        Some(round) => format!("{} · {name}", words.text(&round)),
        None => name.to_owned(),
    };
    let line = text::cut(&line, width.saturating_sub(taken + 1));
    buffer.set_string(screen.x, screen.y, line, theme.header);
    if let Some(face) = face {
        let x = screen.right() - taken as u16;
        buffer.set_string(x, screen.y, clock, face.style);
    }
}

/// `Round 3 of 5`, `Semi-finals`.
pub fn round(event: &Event) -> Option<Message> {
    let stage = event.stage()?;
    // Before its first round is paired, a stage shows the name of that round.
    Some(stage.round_title((stage.rounds.len() as u32).max(1)))
}

fn view_title(event: &Event, view: BoardView) -> Message {
    match view {
        BoardView::Standings if champion(event).is_some() => {
            msg!("pages.final-standings").capitalised()
        }
        BoardView::Standings if event.finals().is_some() => msg!("board.before-the-finals"),
        _ => view.title(),
    }
}

/// The status line: the step or the result that everybody is waiting for.
fn status(event: &Event, (theme, words): (&Theme, &Words)) -> (String, Style) {
    if let Some(id) = champion(event) {
        let line = words.text(&msg!("pages.champion", name = event.label(id)));
        return (format!("★ {line}"), theme.champion);
    }
    let line = match phase(event) {
        Phase::Registration if event.passing().is_some() => {
            let parts: Vec<String> =
                draft_whereabouts(event).iter().map(|line| words.text(line)).collect();
            return (parts.join("  "), theme.quiet);
        }
        Phase::Registration => event.count_entrants(event.active().count()),
        Phase::Playing { missing } => tables_done(event, missing),
        Phase::CutDue { .. } if event.may_have_a_deciding_match() => msg!("board.finals-next"),
        Phase::BetweenRounds { next: 1 }
            if event.finals().is_some() || event.may_have_a_deciding_match() =>
        {
            msg!("board.finals-next")
        }
        Phase::BetweenRounds { next } if event.finals().is_none() => {
            msg!("board.round-next", n = next)
        }
        Phase::BetweenRounds { .. } => msg!("plain.all-in").capitalised(),
        Phase::CutDue { size } => msg!("board.cut-next", n = size),
        Phase::Decided { .. } | Phase::Finished => msg!("screen.decided").capitalised(),
    };
    (text::sanitise(&words.text(&line)), theme.quiet)
}

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
pub fn draw_clock(
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
const CLOCK_GAP: u16 = 2;

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
            x: at.right() + CLOCK_GAP,
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
    let undivided = (figures, "");
    let Some(colon) = figures.find(':') else { return undivided };
    let (minutes, seconds) = figures.split_at(colon);
    let is_small =
        Digits::new(figures).size_in(room) == Digits::new(figures).at_most(SECONDS).size_in(room);
    if is_small || minutes == "00" { undivided } else { (minutes, seconds) }
}

/// The columns that the seconds take beside the minutes.
fn beside(seconds: &str, room: Size) -> u16 {
    match seconds {
        "" => 0,
        _ => Digits::new(seconds).at_most(SECONDS).size_in(room).width + CLOCK_GAP,
    }
}

/// Blank columns between two keys.
const FOOTER_GAP: u16 = 3;

/// Whether the bottom row explains the keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum KeyHints {
    Hidden,
    /// With `turn` there is another page or view to turn to. Somebody who cannot read this language
    /// finds the next `language` by its name.
    Shown {
        turn: bool,
        paused: bool,
        language: Option<String>,
    },
}

/// The texts at the bottom of the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bottom {
    /// A sentence in the place of the keys.
    pub note: Option<(Message, Style)>,
    pub keys: KeyHints,
    /// The page, counted from 0, and the number of pages.
    pub page: (usize, usize),
    /// The rows that the keys may take, if they need them: 1 or 2.
    pub rows: u16,
}

/// A key, and what it does.
struct Hint {
    key: String,
    does: String,
    style: Style,
}

impl Hint {
    fn width(&self) -> u16 {
        (text::width(&self.key) + 1 + text::width(&self.does)) as u16
    }
}

/// Draws the last row of the screen, and the one above it if all keys need it.
pub(super) fn draw_footer(
    bottom: &Bottom,
    screen: Rect,
    buffer: &mut Buffer,
    look: (&Theme, &Words),
) {
    let (theme, words) = look;
    let screen = screen.intersection(buffer.area);
    if screen.is_empty() {
        return;
    }
    let y = screen.bottom() - 1;
    let inset = if screen.width > 20 { 2 } else { 0 };
    let (x, right) = (screen.x + inset, screen.right() - inset);
    let columns = right.saturating_sub(x);
    let mut free = columns;
    let (page, pages) = bottom.page;
    if pages > 1 {
        let line = words.text(&msg!("board.page", page = page + 1, pages));
        let line = text::cut(&line, free.into());
        let width = text::width(&line) as u16;
        buffer.set_string(right - width, y, line, theme.title_focused);
        free = free.saturating_sub(width + 2);
    }
    if let Some((note, style)) = &bottom.note {
        buffer.set_string(x, y, text::cut(&words.text(note), free.into()), *style);
        return;
    }
    let hints = hints(&bottom.keys, look);
    let all: u16 = hints.iter().map(|hint| hint.width() + FOOTER_GAP).sum();
    let mut rest = &hints[..];
    if bottom.rows > 1 && all > free + FOOTER_GAP {
        rest = &hints[row(&hints, (x, y - 1), columns, buffer, theme)..];
    }
    row(rest, (x, y), free, buffer, theme);
}

/// The keys that work now.
fn hints(keys: &KeyHints, (theme, words): (&Theme, &Words)) -> Vec<Hint> {
    let KeyHints::Shown { turn, paused, language } = keys else { return Vec::new() };
    let works = |binding: &&BoardBinding| match binding.act {
        BoardAct::NextPage | BoardAct::StayLonger => *turn,
        BoardAct::Hold => *turn || *paused,
        _ => true,
    };
    let hint_of = |binding: &BoardBinding| {
        let (does, style) = match binding.act {
            BoardAct::NextLanguage => (language.clone()?, theme.quiet),
            BoardAct::Hold if *paused => (words.text(&msg!("board.go-on")), theme.warning),
            _ => (words.text(binding.hint.as_ref()?), theme.quiet),
        };
        Some(Hint { key: binding.written(words), does, style })
    };
    BINDINGS.iter().filter(works).filter_map(hint_of).collect()
}

/// Draws as many of these as fit into a row, and returns their number.
fn row(
    hints: &[Hint],
    (mut x, y): (u16, u16),
    mut free: u16,
    buffer: &mut Buffer,
    theme: &Theme,
) -> usize {
    for (at, hint) in hints.iter().enumerate() {
        let width = hint.width();
        if width > free {
            return at;
        }
        let (after, _) = buffer.set_stringn(x, y, &hint.key, free.into(), theme.key);
        buffer.set_string(after + 1, y, &hint.does, hint.style);
        x += width + FOOTER_GAP;
        free = free.saturating_sub(width + FOOTER_GAP);
    }
    hints.len()
}

/// The widest line. In a longer one the eye loses its place.
const WIDEST: u16 = 100;

/// Blank columns between a label and its text.
const ANNOUNCED_GAP: usize = 2;

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
        let in_words = |item: &crate::event::announcement::Item| {
            (words.text(&item.label), item.lines.iter().map(|line| words.arg(line)).collect())
        };
        // An item with nothing to say misses something, which is the organizer's matter.
        let items = items.iter().filter(|item| !item.lines.is_empty()).map(in_words);
        Announced { items: items.collect(), spaced }
    }

    pub fn pages(&self, area: Rect) -> usize {
        self.lines(area.width.min(WIDEST)).len().div_ceil(usize::from(area.height).max(1)).max(1)
    }

    /// The lines in this width: a label or nothing, then a part of the text.
    fn lines(&self, width: u16) -> Vec<(String, String)> {
        let label = self.items.iter().map(|(label, _)| text::width(label)).max().unwrap_or(0)
            + ANNOUNCED_GAP;
        let room = usize::from(width).saturating_sub(label).max(1);
        let mut lines = Vec::new();
        for (name, texts) in &self.items {
            if self.spaced && !lines.is_empty() {
                lines.push(Default::default());
            }
            let mut name = name.clone();
            for part in texts.iter().flat_map(|text| text::wrapped(text, room)) {
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
        for ((label, part), y) in lines.iter().skip(page * rows).zip(area.y..area.bottom()) {
            let mut put = |x: u16, line: &str, style: Style| {
                let room = usize::from(area.right().saturating_sub(x));
                buffer.set_stringn(x, y, line, room, style);
            };
            put(x, label, theme.quiet);
            put(x.saturating_add(text::width(label) as u16), part, theme.text);
        }
    }
}
