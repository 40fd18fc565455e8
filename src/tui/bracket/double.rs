//! Draws a double elimination: the upper bracket above the lower one, the final at the right.

#[cfg(test)]
pub mod tests;

use super::{
    BRANCH, Canvas, Columns, DrawOptions, DrawnGame, Fate, Mark, Notice, Slot, Spot,
    width_without_cuts, widths,
};
use crate::event::double::Double as Results;
use crate::event::{Event, Pairing, Stage, double};
use crate::pairing::double::{Bracket, Match, MatchState};
use crate::pairing::{DoubleElimination, Source};
use crate::tui::bracket;
use crate::tui::ui::text;
use crate::tui::ui::theme::Theme;
use crate::words::Words;
use crate::{msg, pairing};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;

/// A narrower column cannot show a name, so earlier columns are left out first.
const NARROWEST: u16 = 22;

/// In a wider column the eye loses the line from one column to the next.
const WIDEST: u16 = 36;

/// Rows from the final's upper place to the title of the reset.
const TO_RESET: u16 = 4;

/// The measurements of a drawing. Rows are counted from its top, below the rows that do not
/// scroll.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DoubleLayout {
    /// The first column shown, the number of columns shown, and the number of all columns.
    pub from: usize,
    pub shown: usize,
    pub columns: usize,
    /// The width in cells of each column shown.
    widths: Vec<u16>,
    /// Rows from one place of a match to the other, in the first column shown.
    pitch: u16,
    /// Rows that do not scroll.
    pub head: u16,
    /// The upper, middle and lower row of each match shown, by match number.
    rows: Vec<Option<[u16; 3]>>,
    /// The row on which the winner of the upper bracket goes on to the final.
    pub way: u16,
    /// The row of the lower bracket's titles.
    lower_titles: u16,
    height: u16,
    room: u16,
}

impl DoubleLayout {
    pub fn of(double: &DoubleDrawing, room: Size, options: &DrawOptions) -> DoubleLayout {
        let columns = double.matches.iter().map(|of| double.column(of) + 1).max().unwrap_or(1);
        let shown = columns.min(usize::from(room.width / NARROWEST)).max(1);
        let from = first_column(double, columns, shown, options);
        let with = |pitch: u16| DoubleLayout::set(double, room, (from, shown, columns), pitch);
        let roomy = with(2);
        if roomy.height() <= room.height { roomy } else { with(1) }
    }

    fn set(
        double: &DoubleDrawing,
        room: Size,
        (from, shown, columns): (usize, usize, usize),
        pitch: u16,
    ) -> DoubleLayout {
        let in_column = |column: usize| {
            let all = double.entries.iter().filter(move |e| double.column(&e.of) == column);
            let games = width_without_cuts(all.map(|entry| &entry.game), &double.words);
            let titles = if column + 1 == columns { double.width_of_reset_title() } else { 0 };
            games.max(titles).max(NARROWEST)
        };
        let needed: Vec<u16> = (from..from + shown).map(in_column).collect();
        let mut layout = DoubleLayout {
            from,
            shown,
            columns,
            widths: widths(&needed, room.width, WIDEST),
            pitch,
            head: 0,
            rows: vec![None; double.matches.len() + 1],
            way: 0,
            lower_titles: 0,
            height: 0,
            room: room.height,
        };
        layout.stack(double);
        let all = shown == columns && layout.height <= room.height;
        layout.head = if double.notice.is_some() { 2 } else { u16::from(!all) };
        layout
    }

    /// Places the lower bracket below the upper one, and the final where the upper one ends.
    fn stack(&mut self, double: &DoubleDrawing) {
        let last = |bracket| double.matches.iter().rfind(|of| of.bracket == bracket);
        // The titles take one row, and a blank row below them if there is room.
        let titles = self.pitch;
        let mut next = titles;
        self.way = next;
        if let Some([_, middle, _]) =
            last(Bracket::Upper).and_then(|of| self.put(of, double, &mut next))
        {
            self.way = middle;
        }
        let upper = self.end().max(self.way + 1);
        self.lower_titles = upper + 1;
        let mut next = self.lower_titles + titles;
        if let Some(of) = last(Bracket::Lower) {
            self.put(of, double, &mut next);
        }
        self.height = self.end();
        if !self.shows(self.columns - 1) {
            return;
        }
        let mut set = |of: &Match, upper: u16| {
            self.rows[of.number as usize] = Some([upper, upper + 1, upper + 2]);
        };
        if let Some(of) = last(Bracket::GrandFinal) {
            set(of, self.way);
        }
        if let Some(of) = last(Bracket::Reset).filter(|_| double.has_reset()) {
            set(of, self.way + TO_RESET + 1);
        }
        self.height = self.end().max(self.reset_title() + 1);
    }

    /// Sets the rows of a match, and first those of all matches of its bracket that lead to it.
    /// Returns None for a match to the left of the first column shown.
    fn put(&mut self, of: &Match, double: &DoubleDrawing, next: &mut u16) -> Option<[u16; 3]> {
        if double.column(of) < self.from {
            return None;
        }
        let feeding = |source: Source| match source {
            Source::WinnerOf(number) => double.matches.get(number as usize - 1),
            Source::LoserOf(_) | Source::Seed(_) => None,
        };
        let [one, two] = of.from.map(|source| {
            let of = feeding(source)?;
            let rows = self.put(of, double, next)?;
            Some((of, rows[1]))
        });
        let rows = match (one, two) {
            (Some((_, upper)), Some((_, lower))) => [upper, upper.midpoint(lower), lower],
            // A loser of the upper bracket enters this match in its lower place.
            (Some((of, upper)), None) if self.pitch > 1 || double.column(of) > self.from => {
                [upper, upper + 1, upper + 2]
            }
            (Some((_, upper)), None) => [upper, upper, upper + 1],
            _ => {
                let upper = *next;
                *next += 2 * self.pitch;
                [upper, upper + self.pitch / 2, upper + self.pitch]
            }
        };
        if self.shows(double.column(of)) {
            self.rows[of.number as usize] = Some(rows);
        }
        Some(rows)
    }

    /// Whether no row is left between the two places of a first match.
    fn is_close(&self) -> bool {
        self.pitch == 1
    }

    pub fn shows(&self, column: usize) -> bool {
        (self.from..self.from + self.shown).contains(&column)
    }

    /// The first row below every match placed so far.
    fn end(&self) -> u16 {
        self.rows.iter().flatten().map(|rows| rows[2] + 1).max().unwrap_or(0)
    }

    pub fn width(&self) -> u16 {
        self.widths.iter().sum()
    }

    /// All rows, with those that do not scroll.
    pub fn height(&self) -> u16 {
        self.head + self.height
    }

    fn reset_title(&self) -> u16 {
        self.way + TO_RESET
    }

    /// The rows of a match, if it is shown.
    pub fn rows(&self, of: &Match) -> Option<[u16; 3]> {
        self.rows.get(of.number as usize).copied().flatten()
    }

    /// The cell at which a column begins.
    pub fn x(&self, column: usize) -> u16 {
        self.widths.iter().take(column.saturating_sub(self.from)).sum()
    }

    /// The width in cells of a column that is shown.
    pub fn column(&self, column: usize) -> u16 {
        self.widths.get(column.saturating_sub(self.from)).copied().unwrap_or(0)
    }

    /// The largest useful scroll position.
    pub(super) fn most_scroll(&self) -> u16 {
        self.height().saturating_sub(self.room)
    }

    pub fn scroll_to(&self, double: &DoubleDrawing, table: u32) -> u16 {
        let live = |entry: &&DrawnMatch| entry.game.is_live() && entry.game.table == Some(table);
        let row = double.entries.iter().find(live).and_then(|entry| self.rows(&entry.of));
        self.in_the_middle(row.map_or(0, |rows| rows[1]))
    }

    /// The scroll position that puts this row in the middle.
    fn in_the_middle(&self, row: u16) -> u16 {
        let room = self.room.saturating_sub(self.head);
        row.saturating_sub(room / 2).min(self.most_scroll())
    }
}

impl DoubleDrawing {
    pub fn size(&self, room: Size) -> Size {
        let layout = DoubleLayout::of(self, room, &DrawOptions::default());
        Size::new(layout.width(), layout.height())
    }

    pub fn columns(&self, room: Size, options: &DrawOptions) -> Columns {
        let DoubleLayout { from, shown, columns, .. } = DoubleLayout::of(self, room, options);
        Columns { before: from, shown, after: columns - from - shown }
    }

    pub fn head_rows(&self, room: Size) -> u16 {
        DoubleLayout::of(self, room, &DrawOptions::default()).head
    }

    /// The scroll position that puts this table's match in the middle.
    pub fn scroll_to(&self, table: u32, room: Size) -> u16 {
        let options = DrawOptions { selected: Some(table), ..DrawOptions::default() };
        DoubleLayout::of(self, room, &options).scroll_to(self, table)
    }

    /// Whether numbers of matches stand in short words beside the names.
    pub fn shortens(&self, room: Size) -> bool {
        DoubleLayout::of(self, room, &DrawOptions::default()).is_close()
    }

    /// The scroll position that puts the marked place in the middle.
    pub fn scroll_to_seed(&self, options: &DrawOptions, room: Size) -> u16 {
        let layout = DoubleLayout::of(self, room, options);
        let marked = marked(self, options)
            .and_then(|(entry, at)| layout.rows(&entry.of).map(|rows| rows[at * 2]));
        marked.map_or(0, |row| layout.in_the_middle(row))
    }
}

/// The first column to show: the first with a match being played, else with an open match. It
/// moves right if the chosen table or seed would otherwise be out of sight.
fn first_column(
    double: &DoubleDrawing,
    columns: usize,
    shown: usize,
    options: &DrawOptions,
) -> usize {
    let most = columns - shown;
    let live = || double.entries.iter().filter(|entry| entry.game.is_live());
    let open = || double.entries.iter().filter(|entry| !entry.game.is_settled());
    let first = (live().map(|entry| double.column(&entry.of)).min())
        .or_else(|| open().map(|entry| double.column(&entry.of)).min())
        .unwrap_or(most)
        .min(most);
    let marked = marked(double, options).map(|(entry, _)| double.column(&entry.of));
    let first = match marked {
        Some(column) if column >= first + shown => column + 1 - shown,
        _ => first,
    };
    first.saturating_add_signed(options.moved).min(most)
}

/// The first match with a place that is marked, and which of its places that is.
fn marked<'d>(double: &'d DoubleDrawing, options: &DrawOptions) -> Option<(&'d DrawnMatch, usize)> {
    double.entries.iter().find_map(|entry| {
        let at = entry
            .game
            .places
            .iter()
            .position(|place| options.mark(&entry.game, place) != Mark::None)?;
        Some((entry, at))
    })
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DoubleDrawing {
    /// In order of number; the reset is included only once it has to be played.
    pub entries: Vec<DrawnMatch>,
    /// All matches that can occur.
    pub matches: &'static [Match],
    pub notice: Notice,
    pub champion: Option<String>,
    pub words: Words,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawnMatch {
    pub of: Match,
    pub game: DrawnGame,
    /// The final place of a loser who is out, once it is known: `5–6th`.
    pub out: Option<String>,
}

impl DoubleDrawing {
    /// Returns None if there is no bracket for this number of seeds.
    pub fn of(
        event: &Event,
        stage: &Stage,
        notice: Notice,
        words: &Words,
    ) -> Option<DoubleDrawing> {
        let results = match event.finals() {
            Some(_) => double::state(event)?,
            None => Results {
                table: DoubleElimination::new(&stage.seeds)?,
                results: Vec::new(),
                removed: Vec::new(),
            },
        };
        let size = u32::try_from(stage.seeds.len().next_power_of_two()).ok()?;
        Some(DoubleDrawing {
            entries: entries(event, stage, &results, words),
            words: words.clone(),
            matches: pairing::double::matches(size)?,
            notice,
            champion: results.champion().map(|id| event.label(id)),
        })
    }

    pub fn games(&self) -> impl Iterator<Item = &DrawnGame> {
        self.entries.iter().map(|entry| &entry.game)
    }

    /// The column of a match, counted from 0. The upper bracket begins one round before the
    /// lower one. The final and the reset stand behind both.
    pub fn column(&self, of: &Match) -> usize {
        match of.bracket {
            Bracket::Upper => of.round as usize - 1,
            Bracket::Lower => of.round as usize - 2,
            Bracket::GrandFinal | Bracket::Reset => {
                let before = self.matches.iter().take_while(|m| m.bracket != Bracket::GrandFinal);
                before.map(|m| self.column(m) + 1).max().unwrap_or(0)
            }
        }
    }

    fn has_reset(&self) -> bool {
        self.entries.iter().any(|entry| entry.of.bracket == Bracket::Reset)
    }
}

fn entries(event: &Event, stage: &Stage, results: &Results, words: &Words) -> Vec<DrawnMatch> {
    let places = results.places();
    let entry = |standing: MatchState| {
        let number = standing.of.number;
        let mut pairings = stage.rounds.iter().flat_map(|round| &round.pairings);
        let pairing = pairings.rfind(|p| p.number == Some(number) && !p.is_bye());
        let loser = standing.decided.and_then(|(_, loser)| loser);
        let out =
            places.iter().find(|place| Some(place.id) == loser && standing.of.place.is_some());
        DrawnMatch {
            of: standing.of,
            game: DrawnGame {
                number,
                table: pairing.and_then(|p| p.table),
                places: [0, 1].map(|at| place(event, stage, &standing, at, pairing)),
            },
            out: out.map(|place| words.text(&place.words())),
        }
    };
    results.standings().into_iter().map(entry).collect()
}

fn place(
    event: &Event,
    stage: &Stage,
    standing: &MatchState,
    at: usize,
    pairing: Option<&Pairing>,
) -> Slot {
    let Some(player) = standing.players[at] else {
        return Slot { awaits: Some(standing.of.from[at]), ..Slot::default() };
    };
    let Some(id) = player else { return Slot::empty() };
    let fate = match standing.decided {
        Some((winner, _)) if winner == Some(id) => Fate::Won,
        Some(_) => Fate::Lost,
        None if pairing.is_some_and(|p| p.has(id) && p.outcome.is_none()) => Fate::Playing,
        None => Fate::Waiting,
    };
    let slot = Slot::of(event, stage, id, fate);
    match pairing {
        Some(pairing) => slot.with_score(event, pairing, id),
        None => slot,
    }
}

/// Columns before the title of a round.
const BEFORE_TITLE: u16 = 4;

impl DoubleDrawing {
    /// The columns of the title that stands below the final until the reset is played.
    fn width_of_reset_title(&self) -> u16 {
        let reset = self.matches.iter().find(|of| of.bracket == Bracket::Reset);
        let is_open = !self.has_reset() && self.champion.is_none();
        let title = reset.filter(|_| is_open).map(|of| msg!("finals.if-needed", n = of.number));
        title.map_or(0, |title| BEFORE_TITLE + text::width(&self.words.text(&title)) as u16)
    }
}

impl DoublePainter<'_> {
    /// Draws the provisional notice, and the signs for parts that are out of sight.
    pub fn head(&self, canvas: &mut Canvas) {
        let width = usize::from(canvas.area.width);
        if let Some(notice) = &self.double.notice {
            canvas.head(0, 0, &text::cut(notice, width), self.theme.warning);
        }
        let layout = self.layout;
        // Vertical scrolling follows the chosen table; the columns shown follow the play until the
        // arrows in these signs move them.
        let more = [
            ("↓".to_owned(), canvas.scroll < layout.most_scroll(), self.theme.key),
            ("↑".to_owned(), canvas.scroll > 0, self.theme.key),
            (
                self.double.words.text(&msg!("finals.later-rounds")),
                layout.from + layout.shown < layout.columns,
                self.theme.quiet,
            ),
            (
                self.double.words.text(&msg!("finals.earlier-rounds")),
                layout.from > 0,
                self.theme.quiet,
            ),
        ];
        let mut x = canvas.area.width;
        for (sign, _, style) in more.into_iter().filter(|(_, is, _)| *is) {
            x = x.saturating_sub(text::width(&sign) as u16);
            canvas.head(x, 0, &sign, style);
            x = x.saturating_sub(2);
        }
    }

    pub fn titles(&self, canvas: &mut Canvas) {
        for of in self.double.matches {
            let column = self.double.column(of);
            let Some((row, title)) = self.title(of).filter(|_| self.layout.shows(column)) else {
                continue;
            };
            let live = self.double.entries.iter().filter(|entry| entry.game.is_live());
            let same = |other: &Match| other.bracket == of.bracket && other.round == of.round;
            let style = match live.map(|entry| entry.of).any(|other| same(&other)) {
                true => self.theme.title_focused,
                false => self.theme.title,
            };
            let title = text::cut(&title, self.layout.column(column).saturating_sub(4).into());
            // The title starts above the names, which stand behind the seeds.
            canvas.put(self.layout.x(column) + 3, row, &title, style);
        }
    }

    /// The title above a match, and its row.
    fn title(&self, of: &Match) -> Option<(u16, String)> {
        let rows = self.layout;
        let last = self.double.matches.iter().rfind(|other| other.bracket == of.bracket);
        let is_last = last.is_some_and(|last| last.round == of.round);
        let number = self.double.column(of) + 1;
        let title_of = |bracket: Bracket| bracket.phrase().capitalised();
        let part = |bracket: &'static str| match is_last {
            true => msg!("finals.final-of", bracket),
            false => msg!("finals.round-of", bracket, n = number),
        };
        let (row, title) = match of.bracket {
            Bracket::Upper => (0, part("upper")),
            Bracket::Lower => (rows.lower_titles, part("lower")),
            Bracket::GrandFinal => (0, title_of(Bracket::GrandFinal)),
            Bracket::Reset if self.double.has_reset() => {
                (rows.reset_title(), title_of(Bracket::Reset))
            }
            Bracket::Reset if self.double.champion.is_some() => return None,
            Bracket::Reset => (rows.reset_title(), msg!("finals.if-needed", n = of.number)),
        };
        Some((row, self.double.words.text(&title)))
    }
}

impl DoubleDrawing {
    pub fn draw(&self, options: &DrawOptions, area: Rect, buffer: &mut Buffer, theme: &Theme) {
        let layout = DoubleLayout::of(self, area.as_size(), options);
        let scroll = options.scroll.min(layout.most_scroll());
        let mut canvas = Canvas { area, buffer, head: layout.head, scroll };
        let painter = DoublePainter { double: self, layout: &layout, options, theme };
        painter.head(&mut canvas);
        painter.titles(&mut canvas);
        painter.ways_to_the_final(&mut canvas);
        for entry in &self.entries {
            painter.entry(entry, &mut canvas);
        }
    }
}

pub struct DoublePainter<'a> {
    pub double: &'a DoubleDrawing,
    pub layout: &'a DoubleLayout,
    pub options: &'a DrawOptions,
    pub theme: &'a Theme,
}

impl DoublePainter<'_> {
    /// Draws the lines that lead to the final. The line of the upper bracket's winner runs
    /// straight on, past the later rounds of the lower bracket. The line of the lower bracket's
    /// winner turns up to meet it.
    fn ways_to_the_final(&self, canvas: &mut Canvas) {
        let layout = self.layout;
        let last = |bracket| self.double.entries.iter().rfind(|entry| entry.of.bracket == bracket);
        let end = (layout.from + layout.shown).min(layout.columns - 1);
        if let Some(entry) = last(Bracket::Upper) {
            let begin = (self.double.column(&entry.of) + 1).clamp(layout.from, end);
            for x in layout.x(begin)..layout.x(end) {
                canvas.put(x, layout.way, "─", bracket::way(&entry.game, self.theme));
            }
        }
        let Some(entry) = last(Bracket::Lower) else { return };
        let Some([_, middle, _]) = layout.rows(&entry.of) else { return };
        if end != layout.columns - 1 || end >= layout.from + layout.shown {
            return;
        }
        let x = layout.x(end).saturating_sub(1);
        for row in layout.way + 2..middle {
            let line = if row == layout.way + 2 { "┌" } else { "│" };
            canvas.put(x, row, line, bracket::way(&entry.game, self.theme));
        }
    }

    fn entry(&self, entry: &DrawnMatch, canvas: &mut Canvas) {
        let Some(rows) = self.layout.rows(&entry.of) else { return };
        let column = self.double.column(&entry.of);
        let x = self.layout.x(column);
        let goes_on = matches!(entry.of.bracket, Bracket::Upper | Bracket::Lower);
        let width = self.layout.column(column).saturating_sub(if goes_on { BRANCH } else { 1 });
        let has_label = rows[1] > rows[0];
        for (at, place) in entry.game.places.iter().enumerate() {
            let beside = if has_label { place.score.clone() } else { self.beside(entry, at) };
            let selected = self.options.mark(&entry.game, place);
            let spot = Spot { x, row: rows[at * 2], width };
            bracket::place(
                place,
                &beside,
                selected,
                spot,
                (self.theme, &self.double.words),
                canvas,
            );
        }
        if has_label {
            let room = width.saturating_sub(3).into();
            let (words, style) = self.label(entry, room);
            canvas.put(x + 3, rows[1], &text::cut(&words, room), style);
        }
        if goes_on {
            bracket::branch(&entry.game, x + width, rows, self.theme, canvas);
        }
        if self.double.column(&entry.of) + 2 == self.layout.columns
            && entry.of.bracket == Bracket::Lower
        {
            // The line turns up towards the final.
            let style = bracket::way(&entry.game, self.theme);
            canvas.put(x + width + 3, rows[1], "┘", style);
        }
    }

    /// The text between the two players of a match.
    fn label(&self, entry: &DrawnMatch, room: usize) -> (String, Style) {
        let number = entry.game.number;
        let decides = match entry.of.bracket {
            Bracket::GrandFinal => !self.double.has_reset(),
            Bracket::Reset => true,
            _ => false,
        };
        match (&self.double.champion, entry.game.table) {
            (Some(champion), _) if decides => (format!("★ {champion}"), self.theme.champion),
            (_, Some(table)) if entry.game.is_live() => {
                let full = bracket::label(number, table, &self.double.words);
                let fits = text::width(&full) <= room;
                let short =
                    || msg!("common.dotted", one = number, other = msg!("common.table", n = table));
                let words = if fits { full } else { self.double.words.text(&short()) };
                (words, self.theme.key)
            }
            _ if entry.game.is_settled() => {
                let out =
                    entry.out.as_ref().map(|place| msg!("finals.out", place = place.as_str()));
                let out = out.map(|out| self.double.words.text(&out));
                (out.unwrap_or_default(), self.theme.quiet)
            }
            _ => (self.double.words.text(&msg!("finals.match", n = number)), self.theme.quiet),
        }
    }

    /// The text beside a name, for a match that has no row between its players.
    fn beside(&self, entry: &DrawnMatch, at: usize) -> String {
        let place = &entry.game.places[at];
        match (entry.game.table, &entry.out, at) {
            (Some(table), _, 0) if entry.game.is_live() => {
                self.double.words.text(&msg!("finals.table-short", table))
            }
            (_, Some(out), _) if place.fate == Fate::Lost => out.clone(),
            (_, _, 0) if entry.game.is_live() || entry.game.is_settled() => place.score.clone(),
            (_, _, 1) if entry.game.is_live() => self.number(entry),
            (_, _, 0) => self.number(entry),
            _ => place.score.clone(),
        }
    }

    /// The number of a match where there is no room for the word.
    fn number(&self, entry: &DrawnMatch) -> String {
        self.double.words.text(&msg!("finals.match-short", n = entry.game.number))
    }
}
