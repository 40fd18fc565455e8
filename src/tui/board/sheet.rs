//! A list for a large screen, and the lists that are one: pairings, standings, names.

use super::state::BoardView;
use crate::event::name::in_a_list;
use crate::event::{Entrant, Event, Pairing, Side, Standing, champion, cut_line, in_the_cut};
use crate::msg;
use crate::odds::{Prospect, Prospects};
use crate::show::{
    Person, StandingCell, columns_beside, hall_standings, odds_playouts, people, seat,
};
use crate::tui::Msg;
use crate::tui::odds::{Figures, Mark, Order, State, Wish, Worker, legend, sign};
use crate::tui::ui::text;
use crate::tui::ui::theme::Theme;
use crate::words::{Message, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::Sender;

/// Writes a line in the middle of a row of the area.
pub fn centred(line: &str, y: u16, style: Style, area: Rect, buffer: &mut Buffer) {
    let line = text::cut(line, area.width.into());
    let x = area.x + (area.width - text::width(&line) as u16) / 2;
    buffer.set_string(x, y, line, style);
}

/// Blank columns between blocks, and between the columns of one block.
const GUTTER: u16 = 4;

const GAP: u16 = 2;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wide {
    /// Exactly this number of columns, aligned right.
    Figures(u16),
    /// A share of the columns left over.
    Words,
}

#[derive(Debug, Clone)]
pub struct Sheet {
    pub columns: Vec<(String, Wide)>,
    /// A row of a single cell is a line across the block, with these words.
    pub rows: Vec<Vec<(String, Style)>>,
    /// The smallest and the largest width of a block. In a narrower block names are lost, in a
    /// wider one the eye loses the line.
    pub block: (u16, u16),
    /// The columns from the left that stay if the area is too narrow for one block.
    core: usize,
    /// The text shown if there are no rows.
    pub otherwise: String,
    /// Whether a blank line stands between rows in any case.
    pub spaced: bool,
    /// The meaning of the marks in the rows, below the rows of each page.
    pub legend: Option<(String, Style)>,
}

/// The smallest width of a block for the back row, unless most names need less.
const BACK_ROW: u16 = 56;

/// The division of a sheet over an area.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Spread {
    blocks: u16,
    width: u16,
    /// Rows of a block.
    lines: usize,
    /// 2 if there is room for a blank line between rows, else 1.
    pitch: u16,
    pages: usize,
}

impl Sheet {
    /// A column of figures at least this wide, and as wide as its title.
    pub fn figures(title: String, least: u16) -> (String, Wide) {
        let width = u16::try_from(text::width(&title)).unwrap_or(least).max(least);
        (title, Wide::Figures(width))
    }

    /// The sheet with blank lines, and with fewer and wider columns.
    #[must_use]
    pub(super) fn for_the_back_row(mut self) -> Sheet {
        self.columns.truncate(self.core);
        self.rows.iter_mut().for_each(|row| row.truncate(self.core));
        // Blocks side by side make fewer pages, and nobody waits for their name to come round.
        let least = self.usual_width().min(BACK_ROW);
        self.block = (least, self.block.1.max(BACK_ROW));
        Sheet { spaced: true, ..self }
    }

    pub fn pages(&self, area: Rect) -> usize {
        self.spread(self.above_the_legend(area).0).pages
    }

    /// The area of the rows, and the lines of the legend that stand below it.
    fn above_the_legend(&self, area: Rect) -> (Rect, Vec<String>) {
        let wrapped = |(legend, _): &(String, Style)| text::wrapped(legend, area.width.into());
        let lines = self.legend.as_ref().map_or_else(Vec::new, wrapped);
        let height = area.height.saturating_sub(lines.len() as u16);
        (Rect { height, ..area }, lines)
    }

    fn spread(&self, area: Rect) -> Spread {
        let height = usize::from(area.height.saturating_sub(2)).max(1);
        let lines = if self.spaced { height.div_ceil(2) } else { height };
        let (least, most) = self.block;
        let most = most.max(self.width_without_cuts(self.columns.len()) + GAP);
        let room = ((area.width + GUTTER) / (least + GUTTER)).max(1);
        let needed = u16::try_from(self.rows.len().div_ceil(lines)).unwrap_or(u16::MAX).max(1);
        let blocks = needed.min(room);
        let width = ((area.width + GUTTER) / blocks).saturating_sub(GUTTER).min(most);
        let pitch = if self.spaced || self.rows.len() * 2 <= lines { 2 } else { 1 };
        let pages = self.rows.len().div_ceil(lines * usize::from(blocks)).max(1);
        // A single page is divided into blocks of equal length.
        let lines = match pages {
            1 => self.rows.len().div_ceil(blocks.into()).max(1),
            _ => lines,
        };
        Spread { blocks, width, lines, pitch, pages }
    }

    pub fn draw(&self, page: usize, area: Rect, buffer: &mut Buffer, theme: &Theme) {
        if area.is_empty() {
            return;
        }
        let (area, legend) = self.above_the_legend(area);
        let style = self.legend.as_ref().map_or(theme.quiet, |(_, style)| *style);
        for (line, at) in legend.iter().zip(0_u16..).filter(|_| area.height > 0) {
            centred(line, area.bottom() + at, style, area, buffer);
        }
        let spread = self.spread(area);
        if self.rows.is_empty() {
            return centred(&self.otherwise, area.y + area.height / 2, theme.quiet, area, buffer);
        }
        let used = spread.blocks * (spread.width + GUTTER) - GUTTER;
        let left = area.x + area.width.saturating_sub(used) / 2;
        let first = page.min(spread.pages - 1) * spread.lines * usize::from(spread.blocks);
        let blocks = self.rows.get(first..).unwrap_or_default().chunks(spread.lines);
        for (at, rows) in (0..spread.blocks).zip(blocks) {
            let x = left + at * (spread.width + GUTTER);
            let block = Rect { x, width: spread.width, ..area }.intersection(area);
            self.block(rows, spread.pitch, block, buffer, theme);
        }
    }

    fn block(
        &self,
        rows: &[Vec<(String, Style)>],
        pitch: u16,
        area: Rect,
        buffer: &mut Buffer,
        theme: &Theme,
    ) {
        let titles: Vec<(String, Style)> =
            self.columns.iter().map(|(title, _)| ((*title).to_owned(), theme.title)).collect();
        let all = std::iter::once((area.y, &titles));
        let rows = rows.iter().zip(0_u16..).map(|(row, at)| (area.y + 2 + at * pitch, row));
        let widths: Vec<(Wide, u16)> = self.widths(area.width).collect();
        for (y, row) in all.chain(rows).take_while(|(y, _)| *y < area.bottom()) {
            if let ([(text, style)], true) = (&row[..], self.columns.len() > 1) {
                let line = text::cut(&format!("── {text} "), area.width.into());
                let rest = usize::from(area.width).saturating_sub(text::width(&line));
                buffer.set_string(area.x, y, line + &"─".repeat(rest), *style);
                continue;
            }
            let mut x = area.x;
            for ((cell, style), (wide, columns)) in row.iter().zip(widths.iter().copied()) {
                let line = match wide {
                    Wide::Figures(_) => text::right(cell, columns.into()),
                    Wide::Words => {
                        text::left(&text::cut_list_name(cell, columns.into()), columns.into())
                    }
                };
                let room = usize::from(area.right().saturating_sub(x));
                if room > 0 {
                    buffer.set_stringn(x, y, line, room, *style);
                }
                x = x.saturating_add(columns + GAP);
            }
        }
    }

    /// The widest cell of this column, its title included.
    fn needed(&self, column: usize) -> usize {
        let cells = self.rows.iter().filter_map(|row| row.get(column));
        let words = cells.map(|(words, _)| text::width(words));
        words.chain([text::width(&self.columns[column].0)]).max().unwrap_or(0)
    }

    /// The width of a block in which nothing is cut in the first columns, this many.
    fn width_without_cuts(&self, count: usize) -> u16 {
        let wide = |(at, (_, wide)): (usize, &(String, Wide))| match wide {
            Wide::Figures(columns) => usize::from(*columns),
            Wide::Words => self.needed(at),
        };
        let cells: usize = self.columns.iter().take(count).enumerate().map(wide).sum();
        u16::try_from(cells).unwrap_or(u16::MAX / 4) + GAP * (count as u16).saturating_sub(1)
    }

    /// The width of a block in which all but a tenth of the cells of words are whole.
    fn usual_width(&self) -> u16 {
        let wide = |(at, (title, wide)): (usize, &(String, Wide))| match wide {
            Wide::Figures(columns) => usize::from(*columns),
            Wide::Words => {
                let cells = self.rows.iter().filter_map(|row| row.get(at));
                let cells = cells.map(|(words, _)| text::width(words)).collect();
                text::width_of_most(cells).max(text::width(title))
            }
        };
        let cells: usize = self.columns.iter().enumerate().map(wide).sum();
        let gaps = GAP * (self.columns.len() as u16).saturating_sub(1);
        u16::try_from(cells).unwrap_or(u16::MAX / 4) + gaps
    }

    /// The number of columns shown in a block of this width. The last figures yield to names.
    fn shown(&self, width: u16) -> usize {
        let all = self.columns.len();
        let figures = self.columns.iter().rev().take_while(|(_, wide)| *wide != Wide::Words);
        let least = (all - figures.count()).max(self.core).min(all);
        match width < self.block.0 {
            true => self.core.min(all),
            false => {
                let fits = |count: &usize| self.width_without_cuts(*count) <= width;
                (least..=all).rev().find(fits).unwrap_or(all)
            }
        }
    }

    /// The widths of the columns shown: columns of words are equal if that cuts nothing.
    /// Otherwise a column that needs more gets what the others can spare.
    fn widths(&self, width: u16) -> impl Iterator<Item = (Wide, u16)> {
        let shown = &self.columns[..self.shown(width)];
        let gaps = GAP * (shown.len() as u16).saturating_sub(1);
        let fixed: u16 = (shown.iter())
            .map(|(_, wide)| if let Wide::Figures(columns) = wide { *columns } else { 0 })
            .sum();
        let words: Vec<usize> = (0..shown.len()).filter(|at| shown[*at].1 == Wide::Words).collect();
        let room = usize::from(width.saturating_sub(fixed + gaps));
        let equal = room / words.len().max(1);
        let needed: Vec<usize> = words.iter().map(|at| self.needed(*at)).collect();
        let mut shares = vec![equal; words.len()];
        if needed.iter().any(|needed| *needed > equal) {
            shares = text::divide_columns(&needed, room);
            let spare = room - shares.iter().sum::<usize>();
            shares.iter_mut().for_each(|share| *share += spare / words.len());
        }
        let mut shares = shares.into_iter();
        shown.iter().map(move |(_, wide)| match wide {
            Wide::Figures(columns) => (*wide, *columns),
            Wide::Words => (*wide, shares.next().unwrap_or(0) as u16),
        })
    }
}

/// The newest round, with its byes last.
pub(super) fn pairing_sheet(event: &Event, (theme, words): (&Theme, &Words)) -> Sheet {
    let round = event.round();
    let pairings = round.map_or(&[][..], |round| &round.pairings);
    let featured = |pairing: &Pairing| round.is_some_and(|round| round.is_featured(pairing));
    Sheet {
        columns: vec![
            Sheet::figures(words.text(&msg!("standings.table-short")), 5),
            (words.text(&msg!("keys.player").capitalised()), Wide::Words),
            (String::new(), Wide::Figures(5)),
            (words.text(&msg!("keys.player").capitalised()), Wide::Words),
        ],
        rows: (pairings.iter())
            .map(|pairing| pairing_row(event, (pairing, featured(pairing)), (theme, words)))
            .collect(),
        block: (48, 86),
        core: 4,
        otherwise: words.text(&msg!("board.no-round")),
        spaced: false,
        legend: None,
    }
}

fn pairing_row(
    event: &Event,
    (pairing, featured): (&Pairing, bool),
    (theme, words): (&Theme, &Words),
) -> Vec<(String, Style)> {
    let table = pairing.table.map_or_else(|| "–".to_owned(), |table| table.to_string());
    let table = if featured { format!("★{table}") } else { table };
    let name = |id| words.text(&in_a_list(&event.label(id)));
    let Some(b) = pairing.b else {
        let free = pairing.free_word();
        return vec![
            (table, theme.quiet),
            (name(pairing.a), theme.text),
            (String::new(), theme.quiet),
            (words.text(&free), theme.quiet),
        ];
    };
    let (middle, style) = match &pairing.outcome {
        Some(outcome) => (event.score(pairing, outcome).join("–"), theme.text),
        None if pairing.extra_minutes > 0 => {
            (format!("+{}′", pairing.extra_minutes), theme.warning)
        }
        None => (String::new(), theme.quiet),
    };
    let name_style = |side: Side| match &pairing.outcome {
        None => theme.text,
        Some(outcome) if outcome.winner == Some(side) => theme.text.add_modifier(Modifier::BOLD),
        Some(_) => theme.quiet,
    };
    let number = if pairing.outcome.is_some() { theme.quiet } else { theme.wanted };
    vec![
        (table, number),
        (name(pairing.a), name_style(Side::A)),
        (middle, style),
        (name(b), name_style(Side::B)),
    ]
}

/// The standings, or the final places once there is a champion. With `marks` there is a mark
/// before the place of those who are certain and those who are out.
pub(super) fn standing_sheet(
    event: &Event,
    marks: Option<&Prospects>,
    (theme, words): (&Theme, &Words),
) -> Sheet {
    let table = hall_standings(event);
    let shown = columns_beside(event);
    let mut columns = vec![
        Sheet::figures(words.text(&msg!("standings.place-short")), 5),
        (words.text(&msg!("keys.player").capitalised()), Wide::Words),
        Sheet::figures(words.text(&msg!("screen.points").capitalised()), 6),
    ];
    columns.extend(shown.iter().map(|(heading, _)| Sheet::figures(words.text(heading), 6)));
    let champion = champion(event);
    // Those whose place leads to the finals; nobody once the cut is made.
    let open = event.finals().is_none();
    let goes_on = if open { in_the_cut(event) } else { Vec::new() };
    let line = cut_line(event).filter(|_| open && champion.is_none());
    let line = line.and_then(|line| {
        let last = table.iter().position(|standing| standing.entrant == line.last)?;
        (last + 1 < table.len()).then_some((last + 1, line.phrase.capitalised()))
    });
    let mut rows: Vec<_> = table
        .iter()
        .map(|standing| {
            let is_champion = champion == Some(standing.entrant);
            let [figure, name] = match event.entrant(standing.entrant) {
                _ if is_champion => [theme.champion; 2],
                Some(entrant) if !entrant.is_active() => [theme.quiet; 2],
                _ if goes_on.contains(&standing.entrant) => [theme.key, theme.header],
                _ => [theme.quiet, theme.text],
            };
            let prospect = marks.map_or(Prospect::Open, |marks| marks.of(standing.entrant));
            let place = marked(prospect, standing.rank);
            standing_row(event, standing, (place, words), &shown, [figure, name, theme.quiet])
        })
        .collect();
    let legend = marks.filter(|marks| is_marked(&table, marks));
    let legend = legend.map(|marks| (self::legend(marks.goal, words), theme.key));
    if let Some((at, phrase)) = line {
        rows.insert(at, vec![(words.text(&phrase), theme.key)]);
    }
    let ties = 8 * shown.len() as u16;
    Sheet {
        columns,
        rows,
        block: (36 + ties, 60 + ties),
        core: 3,
        otherwise: words.text(&msg!("screen.no-standings-yet")),
        spaced: false,
        legend,
    }
}

fn standing_row(
    event: &Event,
    standing: &Standing,
    (place, words): (String, &Words),
    shown: &[(Message, StandingCell)],
    [figure, name, rest]: [Style; 3],
) -> Vec<(String, Style)> {
    let mut cells = vec![
        (place, figure),
        (words.text(&in_a_list(&event.label(standing.entrant))), name),
        (words.arg(&event.points_figure(standing.points)), name.add_modifier(Modifier::BOLD)),
    ];
    cells.extend(shown.iter().map(|(_, cell)| (words.arg(&cell(standing)), rest)));
    cells
}

/// The place, with the mark of those who are certain or out before it.
fn marked(prospect: Prospect, place: u32) -> String {
    match sign(prospect) {
        Some(sign) => format!("{sign} {place:>3}"),
        None => place.to_string(),
    }
}

/// Whether anybody in the table is known to be certain or out.
fn is_marked(table: &[Standing], marks: &Prospects) -> bool {
    table.iter().any(|standing| sign(marks.of(standing.entrant)).is_some())
}

/// All players who are still in, in alphabetical order.
pub(super) fn names_sheet(event: &Event, (theme, words): (&Theme, &Words)) -> Sheet {
    let plays = |entrant: &&Entrant| event.finals().is_none() || seat(event, entrant.id).is_some();
    let people = people(event, event.active().filter(plays), words);
    if event.round().is_none() && !event.pods.is_empty() {
        return in_pods(event, &people, (theme, words));
    }
    if event.round().is_none() {
        return registered(&people, (theme, words));
    }
    let rows = people
        .into_iter()
        .map(|Person { name, entrant, .. }| {
            let (table, opponent, style) = match seat(event, entrant.id) {
                None => ("–".to_owned(), words.text(&msg!("board.not-in-this-round")), theme.quiet),
                Some(pairing) => match pairing.table {
                    None => {
                        let free = pairing.free_word();
                        ("–".to_owned(), words.text(&free), theme.quiet)
                    }
                    Some(table) => {
                        let other = pairing.opponent(entrant.id);
                        let name = |id| words.text(&in_a_list(&event.label(id)));
                        let other = other.map(name).unwrap_or_default();
                        (table.to_string(), other, theme.text)
                    }
                },
            };
            let figure = if style == theme.quiet { theme.quiet } else { theme.wanted };
            vec![(table, figure), (name, theme.header), (opponent, style)]
        })
        .collect();
    Sheet {
        columns: vec![
            Sheet::figures(words.text(&msg!("standings.table-short")), 5),
            (words.text(&msg!("keys.player").capitalised()), Wide::Words),
            (words.text(&msg!("screen.opponent").capitalised()), Wide::Words),
        ],
        rows,
        block: (37, 76),
        core: 2,
        otherwise: words.text(&msg!("board.nobody-in-the-round")),
        spaced: false,
        legend: None,
    }
}

/// Before the first round, the list of the registered players.
fn registered(people: &[Person], (theme, words): (&Theme, &Words)) -> Sheet {
    let row = |Person { name, entrant, .. }: &Person| {
        vec![(name.clone(), theme.text), (entrant.club.clone().unwrap_or_default(), theme.quiet)]
    };
    Sheet {
        columns: vec![
            (words.text(&msg!("keys.player").capitalised()), Wide::Words),
            (words.text(&msg!("roster.club").capitalised()), Wide::Words),
        ],
        rows: people.iter().map(row).collect(),
        block: (34, 64),
        core: 1,
        otherwise: words.text(&msg!("plain.nobody")),
        spaced: false,
        legend: None,
    }
}

/// During a draft, each player's pod, seat, and the player whose hand they get.
fn in_pods(event: &Event, people: &[Person], (theme, words): (&Theme, &Words)) -> Sheet {
    let row = |Person { name, entrant, .. }: &Person| {
        let sits = event.pods.iter().enumerate().find_map(|(pod, seats)| {
            seats.iter().position(|id| *id == entrant.id).map(|seat| (pod, seat))
        });
        let (place, other) = match sits {
            Some((pod, seat)) => {
                let other = event.label(event.hand_from(pod, seat));
                let other = words.text(&in_a_list(&other));
                ([(pod + 1).to_string(), (seat + 1).to_string()], other)
            }
            None => (["–".to_owned(), "–".to_owned()], words.text(&msg!("board.no-seat"))),
        };
        let [pod, seat] = place.map(|figure| (figure, theme.wanted));
        vec![pod, seat, (name.clone(), theme.header), (other, theme.quiet)]
    };
    let other = match event.passing() {
        Some(_) => words.text(&msg!("standings.has-the-hand-of")),
        None => words.text(&msg!("screen.at-the-left").capitalised()),
    };
    Sheet {
        columns: vec![
            Sheet::figures(words.text(&msg!("screen.pod-short").capitalised()), 3),
            Sheet::figures(words.text(&msg!("standings.seat-short")), 4),
            (words.text(&msg!("keys.player").capitalised()), Wide::Words),
            (other, Wide::Words),
        ],
        rows: people.iter().map(row).collect(),
        block: (40, 76),
        core: 3,
        otherwise: words.text(&msg!("plain.nobody")),
        spaced: false,
        legend: None,
    }
}

/// The thread of a board, once it was needed. Without a sender there is none.
#[derive(Debug, Default)]
pub struct MarksThread {
    messages: Option<Sender<Msg>>,
    worker: Option<Worker>,
    asked: Option<Mark>,
    state: Option<State>,
}

impl MarksThread {
    pub fn new(messages: Sender<Msg>) -> MarksThread {
        MarksThread { messages: Some(messages), ..MarksThread::default() }
    }

    /// The event has changed. True: marks of the state before no longer hold.
    pub fn follow(&mut self, path: &Path, event: &Event) -> bool {
        let changed = self.state.as_mut().is_none_or(|state| state.follow(event));
        self.state.get_or_insert_with(|| State::of(path, event));
        if changed && self.asked.take().is_some() {
            // Nobody needs those any more.
            self.worker.iter().for_each(|worker| worker.order(None));
        }
        changed
    }

    /// Asks for the marks of the event as the room sees it now, if they are announced and the
    /// standings are on the board.
    pub fn ask(&mut self, event: &Event, view: BoardView) {
        let wanted = view == BoardView::Standings && shows_marks(event);
        let (Some(state), Some(messages)) =
            (&self.state, self.messages.as_ref().filter(|_| wanted))
        else {
            return;
        };
        let mark = state.mark();
        if self.asked.as_ref() == Some(&mark) {
            return;
        }
        if self.worker.is_none() {
            let messages = messages.clone();
            // Sending fails only after the board has ended, and then nobody needs the marks.
            let send = move |figures| drop(messages.send(Msg::Odds(Arc::new(figures))));
            // Without a thread the board has no marks, and everything else goes on.
            self.worker = Worker::start(odds_playouts, send).ok();
        }
        self.asked = Some(mark.clone());
        if let Some(worker) = &self.worker {
            let wish = Wish { mark, chances: None, who: None };
            worker.order(Some(Order::new(wish, event)));
        }
    }

    /// Whether these figures are those of the state on the board.
    pub fn awaits(&self, figures: &Figures) -> bool {
        self.asked.as_ref() == Some(&figures.wish.mark)
    }
}

/// Whether the board marks who is certain and who is out.
pub(super) fn shows_marks(event: &Event) -> bool {
    event.setup.prospects == Some(true)
}
