//! The pane of the round: the pairings and their results.

use super::list;
use super::names::ShortNames;
use super::sides;
use super::words::score;
use crate::event::{Event, Id, Moment, Pairing, Round, Side, StageKind, Status};
use crate::msg;
use crate::tui::digits::clock_text;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::open_event::OpenEvent;
use crate::tui::round_summary::{RoundRow, RoundSummary};
use crate::tui::text;
use crate::tui::theme::Theme;
use crate::words::{Message, Words};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

pub fn draw(
    model: &Model,
    open: &OpenEvent,
    frame: &mut Frame,
    area: Rect,
    focused: bool,
    now: Moment,
) {
    let (theme, words) = (&model.theme, &model.words);
    let Some((stage_number, stage, round)) = open.round() else {
        return nothing_yet(model, open, frame, area);
    };
    let summary = open.round_summary();
    let RoundSummary { matches, reported, .. } = *summary;
    let mut heading = vec![
        Span::raw("  "),
        list::title(theme, words.text(&stage.round_title(round.number)), focused),
    ];
    let state = match open.looks_back() {
        true => msg!("screen.round-is-over", key = key_for(Context::Main, Act::RoundAfter)),
        false if round.held => msg!("held.mark-key", key = key_for(Context::Event, Act::Post)),
        false if reported == matches => msg!("page.all-results"),
        false => msg!("screen.results-in", n = reported, all = matches),
    };
    let style = if round.held { theme.warning } else { theme.quiet };
    heading.push(Span::styled(format!(" · {}", words.text(&state)), style));
    let before = before(open).map_or_else(String::new, |before| words.text(&before));
    let before = if before.is_empty() { before } else { format!("  {before}") };
    let taken: usize = heading.iter().map(Span::width).sum();
    if taken + text::width(&before) <= usize::from(area.width) {
        heading.push(Span::styled(before, theme.quiet));
    }
    let below = headed(round, heading, frame, area, (theme, words));
    let event = open.event();
    let columns = RoundColumns::of(event, area, (round, &summary), words);
    let [one, other] = columns.names;
    let needed = summary.names;
    let some_are_cut = needed[0] > one || needed[1] > other || summary.has_extra_minutes;
    let all = round.pairings.iter().filter(|_| some_are_cut).flat_map(|p| {
        std::iter::once((p.a, one))
            .chain(p.b.map(|b| (b, columns.second(event, p, now).min(other))))
    });
    let names = ShortNames::of(event, &open.derived, all);
    let chosen = open.chosen_table();
    let about = chosen.and_then(|table| round.at_table(table));
    let room = usize::from(area.width).saturating_sub(2);
    let about = about.and_then(|pairing| match event.time_clause_of(pairing) {
        Some(time) => Some(words.text(&time.capitalised())),
        None => sides::of_table(event, pairing, room, words)
            .or_else(|| Some(words.text(&of_seat(event, round, pairing)?))),
    });
    let below = about.map_or(below, |about| {
        let about = text::cut(&about, room);
        list::titled(frame, below, &Line::styled(format!("  {about}"), theme.quiet))
    });
    let rows = &summary.rows;
    let left = Status::Dropped { stage: stage_number, after: round.number };
    let is_chosen = |at: usize| chosen.is_some() && round.pairings[at].table == chosen;
    let at = rows.iter().position(|row| matches!(row, RoundRow::Pairing(at) if is_chosen(*at)));
    list::rows(frame, below, theme, (rows.len(), at), focused, |row| match rows[row] {
        RoundRow::Pod(pod) => Line::styled(words.text(&msg!("page.pod", n = pod + 1)), theme.quiet),
        RoundRow::Pairing(at) => {
            let mark = seat_mark(event, round, &round.pairings[at]);
            line(
                (event, left),
                (&round.pairings[at], mark),
                (&columns, &names),
                (theme, words),
                now,
            )
        }
    });
}

/// `← round 4`, if there is an earlier round.
fn before(open: &OpenEvent) -> Option<Message> {
    let (stage, round) = open.neighbour(-1)?;
    let stage = open.event().stages.get(stage.checked_sub(1)?)?;
    let key = key_for(Context::Main, Act::RoundBefore);
    Some(msg!("screen.key-of-round", key = key, round = stage.round_name(round)))
}

/// Draws the heading, and returns the rest of the area. The round's mission stands behind the
/// heading, or below it if there is too little room.
fn headed(
    round: &Round,
    mut heading: Vec<Span>,
    frame: &mut Frame,
    area: Rect,
    (theme, words): (&Theme, &Words),
) -> Rect {
    let mission = round.mission.as_ref();
    let mission = mission.map(|mission| text::sanitise(&words.text(&mission.title())));
    let taken: usize = heading.iter().map(Span::width).sum();
    let behind = |said: &str| taken + 3 + text::width(said) <= usize::from(area.width);
    let (behind, below): (Vec<String>, Vec<String>) =
        mission.into_iter().partition(|said| behind(said));
    heading.extend(behind.iter().map(|said| Span::styled(format!(" · {said}"), theme.text)));
    let left = list::titled(frame, area, &Line::from(heading));
    below.iter().fold(left, |left, said| {
        let said = text::cut(said, usize::from(area.width).saturating_sub(2));
        list::titled(frame, left, &Line::styled(format!("  {said}"), theme.text))
    })
}

fn nothing_yet(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect) {
    let heading = match open.event().finals() {
        Some(_) if open.event().may_have_a_deciding_match() => StageKind::DecidingMatch.phrase(),
        Some(_) => msg!("item.finals"),
        None => msg!("round.number", n = 1u32),
    };
    let heading = model.words.text(&heading.capitalised());
    let heading = vec![Span::raw("  "), list::title(&model.theme, heading, true)];
    let below = list::titled(frame, area, &Line::from(heading));
    let not_yet = format!("  {}", model.words.text(&msg!("screen.not-paired-yet")));
    list::titled(frame, below, &Line::styled(not_yet, model.theme.quiet));
}

/// `1–0 c`
const RESULT: usize = 5;

/// The widths of the cells.
struct RoundColumns {
    names: [usize; 2],
    result: usize,
    /// Free columns behind the second name.
    free: usize,
    /// Whether the extra minutes fit beside the table's time.
    wide: bool,
}

/// The widest column of names, unless a name is longer.
const APART: usize = 34;

/// The columns for everything but names, and those for both names if none is cut.
pub fn width_without_cuts(open: &OpenEvent, words: &Words) -> [usize; 3] {
    let Some((_, _, round)) = open.round() else { return [0; 3] };
    let summary = open.round_summary();
    let [one, other] = summary.names;
    [RoundColumns::fixed_width(open.event(), (round, &summary), words), one, other]
}

impl RoundColumns {
    /// The columns of everything but the names.
    fn fixed_width(event: &Event, round: (&Round, &RoundSummary), words: &Words) -> usize {
        let sides = if round.1.has_sides { 2 * sides::MARK } else { 0 };
        2 + 4 + RoundColumns::result(event, round, words) + 2 + sides
    }

    fn result(event: &Event, (round, summary): (&Round, &RoundSummary), words: &Words) -> usize {
        let known = summary.outcomes.iter().map(|at| &round.pairings[*at]);
        let scores = known.filter_map(|pairing| {
            Some(text::width(&words.text(&score(event, pairing, pairing.outcome.as_ref()?))))
        });
        // The first concession must not move the columns.
        scores.max().unwrap_or(0).max(RESULT)
    }

    /// The widths of the cells. Both columns of names have the same width. A column that needs
    /// more gets what the other can spare.
    fn of(
        event: &Event,
        area: Rect,
        round: (&Round, &RoundSummary),
        words: &Words,
    ) -> RoundColumns {
        let fixed = RoundColumns::fixed_width(event, round, words);
        let room = usize::from(area.width).saturating_sub(fixed);
        let half = (room / 2).min(APART);
        let needed = round.1.names;
        let mut names = [half, half];
        if needed.iter().any(|needed| *needed > half) {
            let shares = text::divide_columns(&needed, room);
            let spare = room - shares[0] - shares[1];
            let more = spare.min(half.saturating_sub(shares[0]));
            let other = (spare - more).min(half.saturating_sub(shares[1]));
            names = [shares[0] + more, shares[1] + other];
        }
        let free = room - names[0] - names[1];
        RoundColumns {
            names,
            result: RoundColumns::result(event, round, words),
            free,
            wide: area.width >= 60,
        }
    }

    /// The columns of the second name in this row. The extra time takes columns from the name
    /// if there are too few free ones behind it.
    fn second(&self, event: &Event, pairing: &Pairing, now: Moment) -> usize {
        let extra = text::width(&extra(event, pairing, self.wide, now));
        self.names[1].saturating_sub(extra.saturating_sub(self.free))
    }
}

/// A sign behind the number of a feature table, or of a fixed one.
pub fn seat_mark(event: &Event, round: &Round, pairing: &Pairing) -> &'static str {
    match round.is_featured(pairing) {
        true => "★",
        false if event.is_at_fixed_table(pairing) => "▪",
        false => " ",
    }
}

/// `Table 1: feature table`
fn of_seat(event: &Event, round: &Round, pairing: &Pairing) -> Option<Message> {
    let mark = event.table_mark(round, pairing)?;
    Some(msg!("seating.of-table", table = pairing.table?, mark = mark))
}

fn line(
    (event, left): (&Event, Status),
    (pairing, mark_of_seat): (&Pairing, &'static str),
    (columns, names): (&RoundColumns, &ShortNames),
    (theme, words): (&Theme, &Words),
    now: Moment,
) -> Line<'static> {
    let leaves = |id: Id| match event.entrant(id).is_some_and(|e| e.status == left) {
        true => LEAVES,
        false => "",
    };
    let with_mark = |id: Id, width: usize| {
        let name = text::cut(&names.get(id), width.saturating_sub(text::width(leaves(id))));
        text::left(&format!("{name}{}", leaves(id)), width)
    };
    let name = |id| with_mark(id, columns.names[0]);
    let Some((table, b)) = pairing.table.zip(pairing.b) else {
        return Line::from(vec![
            Span::styled("    ", theme.quiet),
            Span::styled(name(pairing.a), theme.quiet),
            Span::styled(format!(" {}", words.text(&pairing.free_word())), theme.quiet),
        ]);
    };
    let styles = styles(pairing, theme);
    let result = match &pairing.outcome {
        Some(outcome) => words.text(&score(event, pairing, outcome)),
        None => match event.stage().filter(|_| pairing.so_far.played() > 0) {
            Some(stage) => format!("{}…", event.score_of(stage, pairing.so_far).join("–")),
            None => "–".to_owned(),
        },
    };
    let extra = extra(event, pairing, columns.wide, now);
    let second = columns.second(event, pairing, now);
    let mark = |seat| Span::styled(sides::mark(event, pairing, seat, words), theme.quiet);
    Line::from(vec![
        Span::styled(text::right(&table.to_string(), 3), styles.table),
        Span::styled(mark_of_seat, theme.quiet),
        Span::styled(name(pairing.a), styles.a),
        mark(Side::A),
        Span::raw(" "),
        Span::styled(centred(&result, columns.result), styles.result),
        Span::raw(" "),
        Span::styled(with_mark(b, second), styles.b),
        mark(Side::B),
        Span::styled(extra, extra_style(event, pairing, theme, now)),
    ])
}

/// The mark behind a player who leaves after the round, and is not paired again.
const LEAVES: &str = " →";

/// A table's extra minutes; while it plays and the clock runs, also the time it has left.
fn extra(event: &Event, pairing: &Pairing, wide: bool, now: Moment) -> String {
    if pairing.extra_minutes == 0 {
        return String::new();
    }
    let more = pairing.extra_minutes;
    match own_time(event, pairing, now) {
        Some(left) if wide => format!(" +{more}' {}", clock_text(left)),
        Some(left) => format!(" {}", clock_text(left)),
        None => format!(" +{more}'"),
    }
}

fn own_time(event: &Event, pairing: &Pairing, now: Moment) -> Option<i64> {
    let left = event.clock.reading(now.unix).seconds()?;
    let open = pairing.outcome.is_none();
    open.then(|| left + i64::from(pairing.extra_minutes) * 60)
}

fn extra_style(event: &Event, pairing: &Pairing, theme: &Theme, now: Moment) -> Style {
    match (pairing.outcome.is_some(), own_time(event, pairing, now)) {
        (true, _) => theme.quiet,
        (_, Some(left)) if left <= 0 => theme.refused,
        _ => theme.warning,
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
