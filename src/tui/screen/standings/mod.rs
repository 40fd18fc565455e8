//! The standings: as a pane on the main screen, and as a screen of their own.

pub mod columns;

use super::round::table::Mark;
use crate::event::{
    Event, Pairing, Round, StageKind, Standing, Status, announced_cut_size, ranked, standings,
};
use crate::msg;
use crate::show::{Arithmetic, StandingFigure, no_places};
use crate::tui::active_keys::way;
use crate::tui::dialog::arithmetic;
use crate::tui::keys::{Act, Binding, ENTER, View, acts, bind, ch};
use crate::tui::model::{Model, StatusMessage};
use crate::tui::open_event::OpenEvent;
use crate::tui::ui::theme::{CURSOR, Theme};
use crate::tui::ui::words::ShortNames;
use crate::tui::ui::{list, text};
use crate::words::{Message, Words};
use columns::{Column, SIGN, StandingColumns, StandingsWidth, figures};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Standings, &[ENTER, ch('P')], ShowCard, msg!("judge.card"), msg!("keys.card")),
    bind!(Standings, &[ch('w')], Why, msg!("players.key-why")),
    bind!(Standings, &[ch('v')], SHOW_BARS, msg!("players.key-bars"), msg!("players.bars-title")),
    bind!(Standings, &[ch('%')], ShowOdds, msg!("odds.key-short")),
];

acts! {
    SHOW_BARS = changes(|model, _| show_bars(model)).unless(no_bars).hinted(list_again);
}

/// Shows the arithmetic of the chosen player's place.
///
/// Nobody has points in an event without preliminary rounds; a message then tells the
/// player's fate.
pub fn show_place(model: &mut Model) {
    let Some(open) = model.open_event_mut() else { return };
    open.player = open.chosen_player();
    if open.event().preliminary().is_some() {
        open.view = View::Standings;
        return;
    }
    let event = open.event();
    let reason = open.player.and_then(|id| {
        let arithmetic = Arithmetic::of(event, id)?;
        let name = event.label(id);
        Some(msg!("common.labelled-stop", label = name, text = arithmetic.points()))
    });
    model.message = reason.map(StatusMessage::info);
}

/// Shows the field by points as bars in the place of the standings, or the standings again.
fn no_bars(model: &Model) -> Option<Message> {
    let none = !model.open_event()?.derived.reported;
    none.then(|| msg!("screen.no-standings-yet"))
}

fn list_again(model: &Model) -> Option<Message> {
    model.open_event()?.shows_bars.then(|| msg!("players.key-list"))
}

fn show_bars(model: &mut Model) {
    if let Some(open) = model.open_event_mut() {
        open.shows_bars = !open.shows_bars;
    }
}

/// Shows the odds, then those by record, then none. They stand in the list, not in the bars.
pub fn show_odds(model: &mut Model) {
    if let Some(open) = model.open_event_mut() {
        open.odds.turn();
        open.shows_bars &= open.odds.chances.is_none();
    }
}

/// The least number of places below the line that says what the marks mean.
///
/// With less room there are neither marks nor the line.
const LEAST_ROWS: usize = 4;

/// Draws the pane of the main screen.
pub fn draw_pane(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect, focused: bool) {
    draw_table(model, open, frame, area, focused, false);
}

/// Draws the whole screen.
pub fn draw_screen(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect) {
    if !open.derived.reported && !open.shows_final_places() {
        return draw_table(model, open, frame, area, true, true);
    }
    let [least, full] = arithmetic::widths(open.event(), &model.words);
    let [main, list] = list_widths(open, &model.words);
    let layout = match (area.width, area.height) {
        (110.., _) if main + 3 + least <= area.width || area.height < 16 => {
            // Columns that the list does not need are used for the arithmetic.
            let right = area.width.saturating_sub(3 + list).min(full).max(least).max(48);
            Layout::horizontal([
                Constraint::Fill(1),
                Constraint::Length(3),
                Constraint::Length(right),
            ])
        }
        (_, 16..) => {
            let rows = arithmetic::SHORT.max(area.height / 3);
            Layout::vertical([Constraint::Fill(1), Constraint::Length(1), Constraint::Length(rows)])
        }
        _ => Layout::vertical([Constraint::Fill(1), Constraint::Length(0), Constraint::Length(0)]),
    };
    let [table, between, how] = area.layout(&layout);
    match open.shows_bars && open.derived.reported && !open.is_narrowed() {
        true => draw(model, open, frame, table),
        false => draw_table(model, open, frame, table, true, true),
    }
    match between.height {
        1 => list::rule(frame, between, model.theme.rule),
        _ => list::vertical(frame, between, model.theme.rule),
    }
    arithmetic::draw(model, open, frame, how);
}

/// The width of the list with every name: with the main figures, and with all.
fn list_widths(open: &OpenEvent, words: &Words) -> [u16; 2] {
    let columns = StandingColumns::of(open, usize::from(u16::MAX), true, words);
    let full = SIGN + columns.place + columns.width_of_figures() + open.derived.longest;
    [StandingsWidth::of(open, words).main, full].map(|width| width as u16)
}

fn draw_table(
    model: &Model,
    open: &OpenEvent,
    frame: &mut Frame,
    area: Rect,
    focused: bool,
    wide: bool,
) {
    let theme = &model.theme;
    let final_places = open.shows_final_places();
    let ranked: Vec<&Standing> = open.ranked().collect();
    let words = &model.words;
    let columns = StandingColumns::of(open, area.width.into(), wide, words);
    let title = words.text(&title(open, final_places, wide));
    let below = list::titled(frame, area, &heading(&columns, theme, focused, &title));
    let has_places = open.derived.reported && final_places;
    if let Some(why) = no_places(open.event()).filter(|_| !has_places) {
        let lines = text::wrapped(&words.text(&why), usize::from(area.width).saturating_sub(2));
        let lines = lines.iter().map(|line| Line::styled(format!("  {line}"), theme.quiet));
        list::lines(frame, below, &lines.collect::<Vec<_>>());
        return;
    }
    let basis = columns::basis_lines(open, area.width.into(), (theme, words));
    // A mark without the line that says what it rests on would promise too much.
    let fits = |rows: usize| rows + LEAST_ROWS <= usize::from(below.height);
    let marks = fits(basis.len());
    let legend = || columns::legend_rows(open, area.width.into(), words);
    // Before anybody is marked, the line has no rows yet.
    if open.odds.chances.is_some() || marks && (!basis.is_empty() || fits(legend())) {
        open.odds.look(None);
    }
    let basis = if marks || open.odds.chances.is_some() { basis } else { Vec::new() };
    let below = list::lines(frame, below, &basis);
    let chosen = open.chosen_player();
    let at = ranked.iter().position(|standing| Some(standing.entrant) == chosen);
    let cut = open.derived.cut.as_ref().filter(|_| {
        // Narrowing the round leaves the standings whole.
        !final_places && (!open.is_narrowed() || open.is_on_a_table())
    });
    let last = cut.and_then(|cut| ranked.iter().position(|s| s.entrant == cut.last));
    // The line of the cut is a row of its own, below the last player whom the cut takes.
    let line = last.map_or(usize::MAX, |last| last + 1);
    let count = ranked.len() + usize::from(last.is_some());
    let at = at.map(|at| at + usize::from(at >= line));
    // Without the cursor, the list shows its head.
    let first = list::first_row(count, at.filter(|_| focused), below.height.into());
    let names = names(open, &ranked, columns.name);
    list::plain_rows(frame, &[below], theme, (first, count), |row| {
        if let Some(cut) = cut.filter(|_| row == line) {
            let width = usize::from(area.width).saturating_sub(SIGN);
            return cut_line(&words.text(&cut.phrase), width, theme);
        }
        let row = row - usize::from(row > line);
        let decided = || open.derived.places.iter().position(|id| *id == ranked[row].entrant);
        let decided = decided().filter(|_| final_places).map(|at| at as u32 + 1);
        let place = decided.unwrap_or(ranked[row].rank);
        let name = names.get(ranked[row].entrant);
        player(open, &columns, (ranked[row], place, &name), (theme, words))
    });
    let marked = at.filter(|_| focused);
    list::mark(frame, &[below], (theme, &model.words), (first, count), marked);
    let rows = (first..count).zip(below.y..below.bottom()).filter(|(row, _)| *row != line);
    let has_blank = ranked.len().to_string().len() + 1 < columns.place;
    for (row, y) in rows.filter(|_| marks || open.odds.chances.is_some()) {
        let id = ranked[row - usize::from(row > line)].entrant;
        // A blank keeps the mark from looking like the minus of a place.
        let x = below.x + u16::from(has_blank || Some(row) == marked);
        let place = Rect { x, y, width: below.width.min(1), height: 1 };
        columns::mark(open, id, theme).into_iter().for_each(|mark| list::put(frame, place, mark));
    }
}

/// The names as they fit, with room for the sign of those who have left.
fn names<'a>(open: &'a OpenEvent, ranked: &[&Standing], columns: usize) -> ShortNames<'a> {
    let gone = |id| open.event().entrant(id).is_some_and(|entrant| !entrant.is_active());
    let width = |id| columns.saturating_sub(if gone(id) { LEFT } else { 0 });
    let some_are_cut = open.derived.longest + LEFT > columns;
    let all = ranked.iter().filter(|_| some_are_cut);
    let all = all.map(|standing| (standing.entrant, width(standing.entrant)));
    ShortNames::of(open.event(), &open.derived, all)
}

/// `── cut to 8 ──────`
fn cut_line(phrase: &str, columns: usize, theme: &Theme) -> Line<'static> {
    let phrase = text::cut(phrase, columns.saturating_sub(4));
    let rest = columns.saturating_sub(4 + text::width(&phrase));
    Line::from(vec![
        Span::styled("── ", theme.rule),
        Span::styled(phrase, theme.quiet),
        Span::styled(format!(" {}", "─".repeat(rest)), theme.rule),
    ])
}

/// The title of the list. Once there are finals, the standings before them say so in the title;
/// otherwise two lists with the same title would each have a first place.
fn title(open: &OpenEvent, final_places: bool, wide: bool) -> Message {
    let event = open.event();
    match event.preliminary().filter(|_| event.finals().is_some()) {
        _ if final_places => msg!("verify.final-places").capitalised(),
        Some(stage) if wide && stage.kind == StageKind::Swiss => {
            msg!("screen.after-swiss-rounds", n = stage.rounds.len())
        }
        Some(stage) => msg!("screen.after-rounds", n = stage.rounds.len()),
        None => match event.round().filter(|_| event.finals().is_none()) {
            Some(round) if open.derived.reported && is_under_way(round) => {
                match wide && round.pairings.iter().any(Pairing::is_bye) {
                    true => msg!("screen.so-far-with-byes", n = round.number),
                    false => msg!("screen.so-far", n = round.number),
                }
            }
            _ => msg!("pages.standings").capitalised(),
        },
    }
}

/// Whether some points of the round count already, if only those of a bye, and some are to come.
fn is_under_way(round: &Round) -> bool {
    round.pairings.iter().any(|pairing| pairing.outcome.is_some()) && !round.is_complete()
}

fn heading(columns: &StandingColumns, theme: &Theme, focused: bool, title: &str) -> Line<'static> {
    let title = text::left(title, columns.place + columns.name);
    let mut spans = vec![Span::raw("  "), list::title(theme, title, focused)];
    spans.extend(
        columns
            .figures
            .iter()
            .map(|column| Span::styled(text::right(&column.heading, column.columns), theme.quiet)),
    );
    Line::from(spans)
}

fn player(
    open: &OpenEvent,
    columns: &StandingColumns,
    (standing, place, label): (&Standing, u32, &str),
    (theme, words): (&Theme, &Words),
) -> Line<'static> {
    let entrant = open.event().entrant(standing.entrant);
    let gone = entrant.is_some_and(|entrant| !entrant.is_active());
    let name = name(label, columns.name, gone);
    let place = match entrant.map(|entrant| entrant.status) {
        Some(Status::Disqualified { .. }) => words.text(&msg!("screen.disqualified-short")),
        _ => place.to_string(),
    };
    let name_style = if gone { theme.quiet } else { theme.text };
    let mut spans = vec![
        Span::styled(text::right(&place, columns.place - 1), theme.quiet),
        Span::raw(" "),
        Span::styled(name, name_style),
    ];
    spans.extend(columns.figures.iter().map(|column| {
        let style = match column.figure {
            StandingFigure::Points => name_style,
            StandingFigure::Chance => columns::chance_style(open, standing.entrant, theme),
            _ => theme.quiet,
        };
        Span::styled(text::right(&(column.cell)(standing), column.columns), style)
    }));
    Line::from(spans)
}

/// The columns of the sign of a player who has left.
const LEFT: usize = 2;

/// The name in its column; a sign behind it says that the player has left, where no colour does.
fn name(label: &str, columns: usize, gone: bool) -> String {
    if !gone {
        return text::left_name(label, columns);
    }
    let cut = text::left_name(label, columns.saturating_sub(LEFT));
    text::left(&format!("{} {}", cut.trim_end(), Mark::Gone.sign()), columns)
}

/// The columns of points and of matches won and lost, for a list in another order. There are none
/// before the first result.
pub fn record_columns<'a>(open: &'a OpenEvent, words: &'a Words) -> Vec<Column<'a>> {
    let mut all = if open.derived.reported { figures(open, false, words) } else { Vec::new() };
    let of_record = [StandingFigure::Points, StandingFigure::WinLoss];
    all.retain(|column| of_record.contains(&column.figure));
    all
}

/// The most columns of one player in a bar.
const PLAYER: usize = 2;

/// The number of players with these points.
struct Bar {
    points: u32,
    players: usize,
    /// How many players have these points or more.
    in_all: usize,
}

/// One bar for each number of points, most points first; who left is not counted.
fn bars(event: &Event) -> Vec<Bar> {
    let mut bars: Vec<Bar> = Vec::new();
    for (standing, in_all) in ranked(event).zip(1..) {
        match bars.last_mut().filter(|bar| bar.points == standing.points) {
            Some(bar) => (bar.players, bar.in_all) = (bar.players + 1, in_all),
            None => bars.push(Bar { points: standing.points, players: 1, in_all }),
        }
    }
    bars
}

pub fn draw(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect) {
    let (theme, words, event) = (&model.theme, &model.words, open.event());
    let bars = bars(event);
    let cut = match event.finals() {
        Some(finals) => finals.seeds.len(),
        None => announced_cut_size(event) as usize,
    };
    let chosen = open
        .chosen_player()
        .and_then(|id| standings(event).standing(id).map(|standing| standing.points));
    let figure = |bar: &Bar| words.arg(&event.points_figure(bar.points));
    let wide = bars.iter().map(|bar| text::width(&figure(bar))).max().unwrap_or(1);
    let count_of = |bar: &Bar| words.text(&event.count_entrants(bar.players));
    let behind = bars.iter().map(|bar| text::width(&count_of(bar))).max().unwrap_or(0);
    let columns = usize::from(area.width).saturating_sub(2 + wide + 1 + 1 + behind).max(1);
    let most = bars.iter().map(|bar| bar.players).max().unwrap_or(1);
    let length = |players: usize| match most * PLAYER <= columns {
        true => players * PLAYER,
        false => (players * columns / most).max(1),
    };
    let title =
        Span::styled(format!("  {}", words.text(&msg!("players.bars-title"))), theme.title_focused);
    let below = list::titled(frame, area, &Line::from(title));
    let mut lines: Vec<Line> = Vec::new();
    let mut before = 0;
    for bar in &bars {
        let sign = if chosen == Some(bar.points) { CURSOR } else { " " };
        let is_in = bar.in_all <= cut;
        lines.push(Line::from(vec![
            Span::styled(format!("{sign} "), theme.key),
            Span::styled(text::right(&figure(bar), wide), theme.wanted),
            Span::raw(" "),
            Span::styled(
                "█".repeat(length(bar.players)),
                if is_in { theme.key } else { theme.quiet },
            ),
            Span::styled(format!(" {}", count_of(bar)), theme.text),
        ]));
        let line = match bar.in_all {
            all if all == cut => Some(msg!("finals.cut-to", n = cut)),
            // The cut parts players who have the same points.
            all if before < cut && cut < all => {
                Some(msg!("players.cut-inside", n = cut, taken = cut - before, level = bar.players))
            }
            _ => None,
        };
        lines.extend(line.map(|line| {
            let line = format!("  ─── {} ", words.text(&line));
            let rest = usize::from(area.width).saturating_sub(text::width(&line));
            Line::styled(format!("{line}{}", "─".repeat(rest)), theme.quiet)
        }));
        before = bar.in_all;
    }
    // The bars with the most points come first if there is too little room.
    list::lines(frame, below, &lines);
}

pub fn no_standings(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    match open.has_screen(View::Standings) {
        true => None,
        false if open.event().stages.is_empty() => {
            Some(msg!("screen.disabled-no-standings-yet", key = way(model, Act::Pair)))
        }
        false => Some(msg!("screen.disabled-no-standings", key = way(model, Act::ShowBracket))),
    }
}
