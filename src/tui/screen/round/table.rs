//! The pane of the round: the pairings and their results.

use super::OPEN_TABLES;
use crate::event::{Event, Id, Moment, Outcome, Pairing, Round, Side, Stage, StageKind, Status};
use crate::tui::derived::{RoundRow, RoundSummary};
use crate::tui::dialog::report;
use crate::tui::dialog::round_menu::POST;
use crate::tui::prelude::*;
use crate::tui::ui::digits::clock_text;
use crate::tui::ui::words::{ShortNames, score};
use std::collections::{BTreeMap, BTreeSet};

/// Columns between newspaper columns.
pub const BETWEEN: usize = 1;

/// The most newspaper columns.
pub const MOST_COLUMNS: usize = 3;

pub fn draw(
    model: &Model,
    open: &OpenEvent,
    frame: &mut Frame,
    area: Rect,
    focused: bool,
    now: Moment,
) {
    let (theme, words) = (&model.theme, &model.words);
    let Some((_, _, round)) = open.round() else {
        return nothing_yet(model, open, frame, area);
    };
    let event = open.event();
    let summary = &*open.round_summary();
    let below = draw_heading(model, open, frame, area, focused);
    let chosen = open.chosen_table();
    let about = chosen.and_then(|table| round.at_table(table));
    let free = usize::from(area.width).saturating_sub(2);
    let about =
        about.and_then(|pairing| about_table(event, (round, summary), pairing, free, words));
    // The line stays where only some rows have something to say, so that no row moves. Beside
    // the others it tells the signs of the round.
    let stays = !summary.marks.is_empty() && below.height > 3;
    let about = about.or_else(|| stays.then(|| words.text(&signs(&summary.marks))));
    let below = about.map_or(below, |about| {
        let about = text::cut(&about, free);
        list::titled(frame, below, &Line::styled(format!("  {about}"), theme.quiet))
    });
    let wish = RoundWidth::of(open, words);
    let parts = newspaper(below, &wish);
    let width = parts.first().map_or(0, |part| usize::from(part.width));
    let columns = RoundColumns::of(&wish, width, summary.has_extra_minutes);
    let rows = open.round_rows();
    let is_chosen = |at: usize| chosen.is_some() && round.pairings[at].table == chosen;
    let at = rows.iter().position(|row| matches!(row, RoundRow::Pairing(at) if is_chosen(*at)));
    let marked = at.filter(|_| focused);
    let shown_rows = (list::first_in(&parts, rows.len(), at), rows.len());
    let names = &names(open, (round, summary), &columns, (words, now));
    let all = Rows { event, round, summary, columns: &columns, names, theme, words, now };
    list::plain_rows(frame, &parts, theme, shown_rows, |row| match rows[row] {
        RoundRow::Pod(pod) => {
            Line::styled(words.text(&msg!("verify.pod", n = pod + 1).capitalised()), theme.quiet)
        }
        RoundRow::Pairing(at) => all.line(&round.pairings[at]),
    });
    list::mark(frame, &parts, (theme, &model.words), shown_rows, marked);
}

/// The newspaper columns: as many as the rows need, and as fit with at most a tenth of the names
/// cut.
fn newspaper(area: Rect, wish: &RoundWidth) -> Vec<Rect> {
    let (width, height) = (usize::from(area.width), usize::from(area.height).max(1));
    let needed = wish.rows.div_ceil(height).clamp(1, MOST_COLUMNS);
    let fits = |n: &usize| *n * (wish.usual() + BETWEEN) <= width + BETWEEN;
    let n = (2..=needed).rev().find(fits).unwrap_or(1);
    let each = ((width + BETWEEN) / n).saturating_sub(BETWEEN);
    let part = |at: usize| {
        let x = area.x + (at * (each + BETWEEN)) as u16;
        Rect { x, width: each as u16, ..area }
    };
    if n == 1 { vec![area] } else { (0..n).map(part).collect() }
}

/// The names as they fit. Without a cut name there is nothing to shorten.
fn names<'a>(
    open: &'a OpenEvent,
    (round, summary): (&Round, &RoundSummary),
    columns: &RoundColumns,
    (words, now): (&Words, Moment),
) -> ShortNames<'a> {
    let event = open.event();
    let [one, other] = columns.names;
    let some_are_cut =
        summary.names[0] > one || summary.names[1] > other || summary.has_extra_minutes;
    let least = |id, width: usize| (id, width.saturating_sub(summary.mark_width(id)));
    let all = round.pairings.iter().filter(|_| some_are_cut).flat_map(|p| {
        let second = p.b.map(|b| least(b, columns.second(event, p, now).min(other)));
        let word = || text::width(&words.text(&p.free_word()));
        let first = if p.b.is_some() { one } else { columns.alone(word()) };
        std::iter::once(least(p.a, first)).chain(second)
    });
    ShortNames::of(event, &open.derived, all)
}

/// The facts about the chosen table.
///
/// They are how time decided it, its sides, its seat, and the meaning of the signs behind the
/// names.
fn about_table(
    event: &Event,
    (round, summary): (&Round, &RoundSummary),
    pairing: &Pairing,
    columns: usize,
    words: &Words,
) -> Option<String> {
    let signs = std::iter::once(pairing.a).chain(pairing.b);
    let signs = signs.filter_map(|id| legend(event, id, summary.marks_of(id)));
    let signs: Vec<Arg> = signs.map(Arg::from).collect();
    let known = match event.time_clause_of(pairing) {
        Some(time) => Some(words.text(&time.capitalised())),
        None => report::view::of_table(event, pairing, columns, words)
            .or_else(|| Some(words.text(&of_seat(event, round, pairing)?))),
    };
    if signs.is_empty() {
        return known;
    }
    let signs = words.arg(&Arg::Clauses(signs));
    match known {
        // The signs come first, because each asks for an eye.
        Some(known) => Some(format!("{signs} · {known}")),
        None => Some(signs),
    }
}

/// `Table 1: feature table`
fn of_seat(event: &Event, round: &Round, pairing: &Pairing) -> Option<Message> {
    let mark = event.table_mark(round, pairing)?;
    let table = msg!("common.table", n = pairing.table?).capitalised();
    Some(msg!("common.labelled", label = table, text = mark))
}

fn nothing_yet(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect) {
    let heading = match open.event().finals() {
        Some(_) if open.event().may_have_a_deciding_match() => StageKind::DecidingMatch.phrase(),
        Some(_) => msg!("plain.finals").capitalised(),
        None => msg!("screen.number", n = 1u32),
    };
    let heading = model.words.text(&heading.capitalised());
    let heading = vec![Span::raw("  "), list::title(&model.theme, heading, true)];
    let below = list::titled(frame, area, &Line::from(heading));
    let not_yet = format!("  {}", model.words.text(&msg!("screen.not-paired-yet")));
    list::titled(frame, below, &Line::styled(not_yet, model.theme.quiet));
}

/// The least and the most cells of the bar.
const BAR: [usize; 2] = [6, 20];

/// Draws the heading, and returns the rest of the area. A text with too little room behind the name
/// of the round stands below it.
fn draw_heading(
    model: &Model,
    open: &OpenEvent,
    frame: &mut Frame,
    area: Rect,
    focused: bool,
) -> Rect {
    let Some((_, stage, round)) = open.round() else { return area };
    let (theme, words, width) = (&model.theme, &model.words, usize::from(area.width));
    let title = list::title(theme, words.text(&stage.round_title(round.number)), focused);
    let mut heading = vec![Span::raw("  "), title];
    let before = before(open).map(|before| format!("  {}", words.text(&before)));
    let before = before.unwrap_or_default();
    heading.extend(state(open, round, (theme, words), width - taken(&heading).min(width)));
    let mut below = Vec::new();
    for (note, style) in notes(open, round, (theme, words)) {
        let behind = format!(" · {note}");
        match taken(&heading) + text::width(&behind) <= width {
            true => heading.push(Span::styled(behind, style)),
            false => below.push((note, style)),
        }
    }
    if taken(&heading) + text::width(&before) <= width {
        heading.push(Span::styled(before, theme.quiet));
    }
    let left = list::titled(frame, area, &Line::from(heading));
    below.into_iter().fold(left, |left, (note, style)| {
        let note = text::cut(&note, width.saturating_sub(2));
        list::titled(frame, left, &Line::styled(format!("  {note}"), style))
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
    columns: usize,
) -> Vec<Span<'static>> {
    let summary = open.round_summary();
    let (n, all) = (summary.reported, summary.matches);
    let plain =
        |message: Message, style| vec![Span::styled(format!(" · {}", words.text(&message)), style)];
    if open.looks_back() {
        let key = key_for(Context::Main, Act::RoundAfter);
        return plain(msg!("screen.round-is-over", key), theme.quiet);
    }
    if round.held {
        let key = key_for(Context::Event, POST);
        return plain(msg!("pairing.mark-key", key), theme.warning);
    }
    if n == all {
        return plain(msg!("plain.all-in"), theme.quiet);
    }
    let figures = format!(" {}", words.text(&msg!("screen.results", n, all)));
    let cells = columns.saturating_sub(2 + text::width(&figures));
    if cells < BAR[0] {
        return plain(msg!("screen.results-in", n, all), theme.quiet);
    }
    // A wider bar would leave too little room for what follows it.
    let cells = (columns / 3).clamp(BAR[0], BAR[1]).min(cells).min(all.max(BAR[0]));
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
    let key = || key_for(Context::Main, OPEN_TABLES);
    let open_only = open.shows_open_only().then(|| msg!("screen.open-only", key = key()));
    let open_only = open_only.map(|message| (words.text(&message), theme.key));
    open_only.into_iter().chain(mission).collect()
}

/// `←: round 4`, if there is an earlier round.
fn before(open: &OpenEvent) -> Option<Message> {
    let (stage, round) = open.neighbour(-1)?;
    let stage = open.event().stages.get(stage.checked_sub(1)?)?;
    let key = key_for(Context::Main, Act::RoundBefore);
    Some(msg!("common.labelled", label = key, text = stage.round_name(round)))
}

/// The sign in the place of the result at a table that has started.
const STARTED: &str = "►";

/// The sign behind a result that a player has reported and nobody confirmed.
const REPORTED: &str = "?";

/// All that the rows of a round have in common.
pub struct Rows<'a> {
    pub event: &'a Event,
    pub round: &'a Round,
    pub summary: &'a RoundSummary,
    pub columns: &'a RoundColumns,
    pub names: &'a ShortNames<'a>,
    pub theme: &'a Theme,
    pub words: &'a Words,
    pub now: Moment,
}

impl Rows<'_> {
    /// The row of a pairing.
    pub fn line(&self, pairing: &Pairing) -> Line<'static> {
        let Rows { event, columns, theme, words, .. } = *self;
        let number = |table: String| text::right(&table, columns.table);
        let Some((table, b)) = pairing.table.zip(pairing.b) else {
            let sides = if self.summary.has_sides { report::view::MARK } else { 0 };
            let word = words.text(&pairing.free_word());
            // Nothing stands opposite, so a long name goes on there.
            let most = columns.alone(text::width(&word));
            let name = self.summary.mark_width(pairing.a) + text::width(&self.names.get(pairing.a));
            let name = name.min(most).max(columns.names[0]);
            return Line::from(vec![
                Span::raw(number(String::new()) + " "),
                Span::styled(self.name(pairing.a, name), theme.quiet),
                Span::raw(" ".repeat(sides)),
                Span::styled(self.record_behind(pairing.a), theme.quiet),
                Span::styled(format!(" {word}"), theme.quiet),
            ]);
        };
        let styles = styles(pairing, theme);
        let result = match &pairing.outcome {
            Some(outcome) => words.text(&score(event, pairing, outcome)),
            None => match event.stage().filter(|_| pairing.so_far.played() > 0) {
                Some(stage) => format!("{}…", event.score_of(stage, pairing.so_far).join("–")),
                None => match event.unconfirmed_report(pairing) {
                    Some(outcome) => self.reported(pairing, &outcome),
                    None if pairing.started => STARTED.to_owned(),
                    None => "–".to_owned(),
                },
            },
        };
        let second = columns.second(event, pairing, self.now);
        let side =
            |seat| Span::styled(report::view::mark(event, pairing, seat, words), theme.quiet);
        let [name, other] =
            [(pairing.a, columns.names[0]), (b, second)].map(|(id, width)| self.name(id, width));
        Line::from(vec![
            Span::styled(number(table.to_string()), styles.table),
            Span::styled(seat_mark(event, self.round, pairing), theme.quiet),
            Span::styled(name, styles.a),
            side(Side::A),
            Span::styled(self.record_behind(pairing.a), theme.quiet),
            Span::raw(" "),
            Span::styled(centred(&result, columns.result), styles.result),
            Span::raw(" "),
            Span::styled(self.record_before(b), theme.quiet),
            Span::styled(other, styles.b),
            side(Side::B),
            Span::styled(columns.extra(event, pairing, self.now), self.extra_style(pairing)),
        ])
    }

    /// A result that nobody has confirmed: `1–0?`, or only the sign where that does not fit.
    fn reported(&self, pairing: &Pairing, outcome: &Outcome) -> String {
        let result = self.words.text(&score(self.event, pairing, outcome)) + REPORTED;
        let fits = text::width(&result) <= self.columns.result;
        if fits { result } else { REPORTED.to_owned() }
    }

    /// The name with its marks.
    fn name(&self, id: Id, width: usize) -> String {
        let signs: String = self.summary.marks_of(id).iter().map(|mark| mark.sign()).collect();
        let signs = if signs.is_empty() { signs } else { format!(" {signs}") };
        let left = width.saturating_sub(text::width(&signs));
        text::left(&format!("{}{signs}", text::cut(&self.names.get(id), left)), width)
    }

    fn record_behind(&self, id: Id) -> String {
        match self.columns.record {
            0 => String::new(),
            columns => format!(" {}", text::right(&self.summary.record(id), columns)),
        }
    }

    fn record_before(&self, id: Id) -> String {
        match self.columns.record {
            0 => String::new(),
            columns => format!("{} ", text::left(&self.summary.record(id), columns)),
        }
    }

    fn extra_style(&self, pairing: &Pairing) -> Style {
        match (pairing.outcome.is_some(), own_time(self.event, pairing, self.now)) {
            (true, _) => self.theme.quiet,
            (_, Some(left)) if left <= 0 => self.theme.refused,
            _ => self.theme.warning,
        }
    }
}

const FEATURE: &str = "★";

const FIXED: &str = "▪";

/// A sign behind the number of a feature table, or of a fixed one.
fn seat_mark(event: &Event, round: &Round, pairing: &Pairing) -> &'static str {
    match round.is_featured(pairing) {
        true => FEATURE,
        false if event.is_at_fixed_table(pairing) => FIXED,
        false => " ",
    }
}

struct Styles {
    table: Style,
    a: Style,
    b: Style,
    result: Style,
}

/// A pairing without a result is bright. If there is a result, the winner is readable and
/// everything else is quiet.
fn styles(pairing: &Pairing, theme: &Theme) -> Styles {
    let all = |style| Styles { table: style, a: style, b: style, result: style };
    match pairing.outcome.as_ref().map(|outcome| outcome.winner) {
        None => all(theme.wanted),
        Some(None) => all(theme.quiet),
        Some(Some(Side::A)) => Styles { a: theme.text, ..all(theme.quiet) },
        Some(Some(Side::B)) => Styles { b: theme.text, ..all(theme.quiet) },
    }
}

fn centred(text: &str, columns: usize) -> String {
    let space = columns.saturating_sub(text::width(text)) / 2;
    text::left(&format!("{}{text}", " ".repeat(space)), columns)
}

/// `1–0 c`
const RESULT: usize = 5;

/// The columns by which names may be wider than the longest of them.
const SPARE: usize = 4;

/// The extra minutes of a table, and the time that it has left: ` +3' 30:28`.
const EXTRA: usize = 11;

/// The columns of a number, unless a table has a longer one.
const TABLE: usize = 3;

/// The columns that a round would like to have.
#[derive(Debug, Clone, Copy, Default)]
pub struct RoundWidth {
    /// Everything but the names and what yields to them.
    pub fixed: usize,
    /// The longest names.
    pub names: [usize; 2],
    /// As `names`, for all but a tenth of them.
    usual_names: [usize; 2],
    /// The longest names whose given name is an initial.
    initials: [usize; 2],
    /// The records of both players.
    pub records: usize,
    /// The number of rows.
    pub rows: usize,
    /// The number of rows while none is left out.
    pub(super) all_rows: usize,
    table: usize,
    result: usize,
    record: usize,
    has_extra: bool,
}

impl RoundWidth {
    /// The columns of the round on the screen; none before the first round.
    pub fn of(open: &OpenEvent, words: &Words) -> RoundWidth {
        let Some((_, _, round)) = open.round() else { return RoundWidth::default() };
        let summary = open.round_summary();
        let result = result(open.event(), &round.pairings, &summary, words);
        let sides = if summary.has_sides { 2 * report::view::MARK } else { 0 };
        let extra = if summary.has_extra_minutes { EXTRA } else { 0 };
        let record = summary.record_columns();
        let table = TABLE.max(summary.last_table.to_string().len());
        RoundWidth {
            // The cursor, the number, the sign of the seat, and a space on each side of the result.
            fixed: 2 + table + 1 + result + 2 + sides + extra,
            names: summary.names,
            usual_names: summary.usual_names,
            initials: summary.initials,
            records: if record > 0 { 2 * (record + 1) } else { 0 },
            // A name that is typed leaves rows out and moves no column.
            rows: if open.is_narrowed() { summary.rows.len() } else { open.round_rows().len() },
            all_rows: summary.rows.len(),
            table,
            result,
            record,
            has_extra: summary.has_extra_minutes,
        }
    }

    /// The least width in which no name is cut.
    pub fn least(&self) -> usize {
        self.fixed + self.names[0] + self.names[1]
    }

    /// The width in which there are records as well.
    pub fn with_records(&self) -> usize {
        self.least() + self.records
    }

    /// As `least`, if at most a tenth of the names are cut.
    pub fn usual(&self) -> usize {
        let [one, other] = self.usual_names;
        self.fixed + one + other
    }

    /// As `with_records`, if at most a tenth of the names are cut.
    pub(super) fn usual_with_records(&self) -> usize {
        self.usual() + self.records
    }

    /// The least width with records. A few very long names do not take them from all others, and
    /// extra minutes take columns of their own row's name.
    pub fn snug(&self) -> usize {
        self.snug_with(self.usual_names)
    }

    /// As `snug`, and no surname is cut.
    pub fn snug_surnames(&self) -> usize {
        self.snug_with(self.usual_or_initial())
    }

    /// As `snug_surnames`, and a few more given names are initials.
    pub fn snug_initials(&self) -> usize {
        self.snug_with([0, 1].map(|at| surnames(self.usual_names[at], self.initials[at])))
    }

    fn snug_with(&self, [one, other]: [usize; 2]) -> usize {
        let extra = if self.has_extra { EXTRA } else { 0 };
        self.fixed - extra + one + other + self.records
    }

    fn usual_or_initial(&self) -> [usize; 2] {
        [0, 1].map(|at| self.usual_names[at].max(self.initials[at]))
    }
}

impl RoundWidth {
    /// The columns of names divided among both. A very long name takes none from the others, and an
    /// initial takes the place of a given name before a surname is cut.
    fn shares(&self, columns: usize) -> [usize; 2] {
        let fits = |[one, other]: [usize; 2]| one + other <= columns;
        match () {
            () if fits(self.names) => self.names,
            () if fits(self.usual_names) => {
                let wider = grown(self.usual_names, self.usual_or_initial(), columns);
                grown(wider, self.names, columns)
            }
            () if fits(self.initials) => grown(self.initials, self.names, columns),
            () => {
                let shares = text::divide_columns(&self.initials, columns);
                [shares[0], shares[1]]
            }
        }
    }
}

/// The columns by which a column of names may be narrower than most of its names, where that leaves
/// all surnames whole.
const NARROWER: usize = 2;

/// The columns of names in which no surname is cut, and few given names are initials.
pub fn surnames(usual: usize, initials: usize) -> usize {
    initials.max(usual.saturating_sub(NARROWER))
}

/// Two columns that grow to these widths, as far as there is room. The one that needs less comes
/// first, because half of what it needs would still cut its names.
fn grown(from: [usize; 2], to: [usize; 2], columns: usize) -> [usize; 2] {
    let spare = columns.saturating_sub(from[0] + from[1]);
    let needed = [0, 1].map(|at| to[at].saturating_sub(from[at]));
    let first = usize::from(needed[1] < needed[0]);
    let mut grown = from;
    grown[first] += needed[first].min(spare);
    grown[1 - first] += needed[1 - first].min(spare - needed[first].min(spare));
    grown
}

/// The columns of a result. The first concession must not move the names.
fn result(event: &Event, all: &[Pairing], summary: &RoundSummary, words: &Words) -> usize {
    let known = summary.outcomes.iter().map(|at| &all[*at]);
    let scores = known.filter_map(|pairing| {
        Some(text::width(&words.text(&score(event, pairing, pairing.outcome.as_ref()?))))
    });
    scores.max().unwrap_or(0).max(RESULT)
}

/// The widths of the cells.
pub struct RoundColumns {
    pub table: usize,
    pub names: [usize; 2],
    /// The columns of a record; 0 if there is no room for records.
    pub record: usize,
    pub result: usize,
    /// The columns behind the number.
    room: usize,
    /// Free columns behind the second name.
    free: usize,
}

impl RoundColumns {
    /// The widths of the cells in this many columns. Records yield to all but a tenth of the names:
    /// a few very long ones do not take them from everybody.
    ///
    /// Both columns of names have the same width, unless one needs what the other can spare.
    pub fn of(wish: &RoundWidth, width: usize, has_extra: bool) -> RoundColumns {
        let shows_records = wish.snug().min(wish.snug_initials()) <= width;
        let record = if shows_records { wish.record } else { 0 };
        let taken = if shows_records { wish.records } else { 0 };
        let extra = if has_extra { EXTRA } else { 0 };
        // Extra minutes take free columns, and only then those of a name.
        let left = width.saturating_sub(wish.fixed - extra + taken);
        let needed = wish.names;
        let longest = needed[0].max(needed[1]);
        let kept = left.saturating_sub(extra).max(left.min(needed[0] + needed[1]));
        let half = (kept / 2).min(longest + SPARE);
        let mut names = [half, half];
        if needed.iter().any(|needed| *needed > half) {
            let shares = wish.shares(kept);
            let spare = kept - shares[0] - shares[1];
            let more = spare.min(half.saturating_sub(shares[0]));
            let other = (spare - more).min(half.saturating_sub(shares[1]));
            names = [shares[0] + more, shares[1] + other];
        }
        let free = left.saturating_sub(names[0] + names[1]);
        RoundColumns {
            table: wish.table,
            names,
            record,
            result: wish.result,
            room: width.saturating_sub(2 + wish.table + 1),
            free,
        }
    }

    /// The most columns of a name without an opponent, before a word of this width.
    pub fn alone(&self, word: usize) -> usize {
        self.room.saturating_sub(report::view::MARK + self.record + 2 + word)
    }

    /// The columns of the second name in this row. The extra time takes columns from the name
    /// if there are too few free ones behind it.
    pub fn second(&self, event: &Event, pairing: &Pairing, now: Moment) -> usize {
        let extra = text::width(&self.extra(event, pairing, now));
        self.names[1].saturating_sub(extra.saturating_sub(self.free))
    }

    /// A table's extra minutes; while it plays and the clock runs, also the time it has left.
    pub fn extra(&self, event: &Event, pairing: &Pairing, now: Moment) -> String {
        if pairing.extra_minutes == 0 {
            return String::new();
        }
        let more = pairing.extra_minutes;
        match own_time(event, pairing, now) {
            Some(left) => format!(" +{more}' {}", clock_text(left)),
            None => format!(" +{more}'"),
        }
    }
}

/// The time that an open table has left.
fn own_time(event: &Event, pairing: &Pairing, now: Moment) -> Option<i64> {
    let left = event.time_left_at(pairing, now.unix)?;
    pairing.outcome.is_none().then_some(left)
}

/// A fact about a player of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// They leave after the round.
    Leaves,
    /// They are not in the event any more.
    Gone,
    Disqualified,
    /// A penalty of this match is not in its result.
    Penalty,
    /// They have not handed in a list, and others have.
    NoList,
    /// Their list was checked at the table in this round.
    Checked,
}

impl Mark {
    /// The sign behind the name.
    pub fn sign(self) -> char {
        match self {
            Mark::Leaves => '→',
            Mark::Gone | Mark::Disqualified => '×',
            Mark::Penalty => '!',
            Mark::NoList => '□',
            Mark::Checked => '✓',
        }
    }

    /// The meaning, behind the sign: `→ leaves after this round`.
    fn meaning(self) -> Message {
        let meaning = match self {
            Mark::Leaves => msg!("screen.leaves"),
            Mark::Gone => msg!("pages.left"),
            Mark::Disqualified => msg!("season.disqualified"),
            Mark::Penalty => msg!("screen.penalty-not-entered"),
            Mark::NoList => msg!("screen.no-list"),
            Mark::Checked => msg!("screen.checked"),
        };
        msg!("common.spaced", one = self.sign().to_string(), other = meaning)
    }
}

/// `Ewa: → leaves after this round, □ no list`.
pub fn legend(event: &Event, id: Id, marks: &[Mark]) -> Option<Message> {
    let meanings = marks.iter().map(|mark| Arg::from(mark.meaning())).collect();
    let named = || msg!("common.labelled", label = event.label(id), text = Arg::Series(meanings));
    (!marks.is_empty()).then(named)
}

/// The signs of a round with their meanings: `→ leaves after this round, □ no list`.
pub fn signs(marks: &BTreeMap<Id, Vec<Mark>>) -> Message {
    let known: BTreeSet<Mark> = marks.values().flatten().copied().collect();
    let meanings = known.into_iter().map(|mark| Arg::from(mark.meaning())).collect();
    msg!("common.text", text = Arg::Series(meanings))
}

/// All signs that a round may show, with their meanings, for the help.
pub fn all_signs() -> Message {
    let sign = Message::verbatim;
    let gone = msg!("common.or", rest = msg!("pages.left"), last = msg!("season.disqualified"));
    let signs = [
        (sign(FEATURE), msg!("tables.feature")),
        (sign(FIXED), msg!("tables.fixed")),
        (sign(STARTED), msg!("screen.started")),
        (sign(REPORTED), msg!("serve.reported")),
        (msg!("screen.sign", outcome = "conceded"), msg!("keys.concession")),
        (msg!("screen.sign", outcome = "no-show"), msg!("keys.no-show")),
        (msg!("screen.sign", outcome = "other"), msg!("screen.not-played")),
        (msg!("screen.sign", outcome = "timed"), msg!("screen.on-time")),
        (Message::verbatim(Mark::Gone.sign().to_string()), gone),
    ];
    let signs = signs.map(|(sign, meaning)| msg!("common.spaced", one = sign, other = meaning));
    let marks = [Mark::Leaves, Mark::Penalty, Mark::NoList, Mark::Checked];
    let meanings = signs.into_iter().chain(marks.map(Mark::meaning)).map(Arg::from).collect();
    msg!("common.text", text = Arg::Series(meanings))
}

/// The marks of those players of a round who have any.
pub fn marks(event: &Event, (stage, round): (&Stage, &Round)) -> BTreeMap<Id, Vec<Mark>> {
    let number = event.stages.iter().position(|other| std::ptr::eq(other, stage));
    let number = number.map_or(0, |at| at + 1);
    let newest = event.is_newest(number, round.number);
    let mut marks: BTreeMap<Id, Vec<Mark>> = BTreeMap::new();
    let ids = || round.pairings.iter().flat_map(|p| std::iter::once(p.a).chain(p.b));
    // Few have left. The entrants lie in memory in their own order, not in that of the round.
    let left = event.entrants.iter().filter(|entrant| !entrant.is_active());
    let left: BTreeSet<Id> = left.map(|entrant| entrant.id).collect();
    for id in ids().filter(|id| left.contains(id)) {
        let status = event.entrant(id).map(|entrant| entrant.status);
        let mark = match status {
            Some(Status::Dropped { stage, after }) if (stage, after) == (number, round.number) => {
                Some(Mark::Leaves)
            }
            Some(Status::Dropped { .. }) => Some(Mark::Gone),
            Some(Status::Disqualified { .. }) => Some(Mark::Disqualified),
            _ => None,
        };
        if let Some(mark) = mark {
            marks.entry(id).or_default().push(mark);
        }
    }
    if newest {
        for forgotten in event.unapplied_penalties() {
            marks.entry(forgotten.id).or_default().push(Mark::Penalty);
        }
    }
    // If nobody has handed in a list here, lists are kept elsewhere.
    if newest && event.lists_required() && !event.lists.is_empty() {
        for id in ids().filter(|id| event.is_here(*id) && event.newest_list(*id).is_none()) {
            marks.entry(id).or_default().push(Mark::NoList);
        }
    }
    let here = |checked: &&crate::event::actions::Checked| {
        (checked.stage, checked.round) == (number, round.number)
    };
    for checked in event.checks.iter().filter(here) {
        marks.entry(checked.id).or_default().push(Mark::Checked);
    }
    marks.values_mut().for_each(|marks| marks.dedup());
    marks
}
