//! The round: who plays whom, and how it ended.

use super::list::{self, Keys};
use super::names::Names;
use super::{sides, words};
use crate::event::{Event, Moment, Outcome, Pairing, Round, Side};
use crate::tui::act::Act;
use crate::tui::digits::clock_text;
use crate::tui::facts::Facts;
use crate::tui::floor::Floor;
use crate::tui::keys::{Context, key_for};
use crate::tui::model::Model;
use crate::tui::text;
use crate::tui::theme::Theme;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

pub fn draw(
    model: &Model,
    floor: &Floor,
    frame: &mut Frame,
    area: Rect,
    focused: bool,
    now: Moment,
) {
    let theme = &model.theme;
    let Some((_, stage, round)) = floor.round() else {
        return nothing_yet(floor, frame, area, theme);
    };
    let played = round.pairings.iter().filter(|p| !p.is_bye());
    let (all, missing) = (played.count(), round.missing().count());
    let mut heading =
        vec![Span::raw("  "), list::title(theme, stage.round_title(round.number), focused)];
    let state = match (floor.looks_back(), missing) {
        (true, _) => {
            format!(" · over, {} goes on", key_for(Context::Main, Act::RoundAfter))
        }
        (false, 0) => " · all results are in".to_owned(),
        (false, _) => format!(" · {} of {all} results in", all - missing),
    };
    heading.push(Span::styled(state, theme.quiet));
    let before = before(floor).unwrap_or_default();
    let taken: usize = heading.iter().map(Span::width).sum();
    if taken + text::width(&before) <= usize::from(area.width) {
        heading.push(Span::styled(before, theme.quiet));
    }
    let below = headed(round, heading, frame, area, theme);
    let event = floor.event();
    let columns = Columns::of(floor, area, round);
    let [one, other] = columns.names;
    let all = round.pairings.iter().flat_map(|p| {
        std::iter::once((p.a, one))
            .chain(p.b.map(|b| (b, columns.second(event, p, now).min(other))))
    });
    let names = Names::of(event, &floor.facts, all);
    // Byes stand below the tables: nothing is to be done about them.
    let mut pairings: Vec<&Pairing> = round.pairings.iter().collect();
    let preliminary = stage.kind.is_preliminary() && event.pods.len() > 1;
    let pod = |pairing: &Pairing| event.pod_of(pairing.a).filter(|_| preliminary);
    pairings.sort_by_key(|pairing| (pod(pairing), pairing.table.unwrap_or(u32::MAX)));
    let mut rows: Vec<Row> = Vec::new();
    for group in pairings.chunk_by(|one, two| pod(one) == pod(two)) {
        rows.extend(group.first().and_then(|pairing| pod(pairing)).map(Row::Pod));
        rows.extend(group.iter().copied().map(Row::Pairing));
    }
    let chosen = floor.chosen_table();
    let is_chosen = |p: &Pairing| p.table.is_some() && p.table == chosen;
    let about = pairings.iter().copied().find(|p| is_chosen(p));
    let room = usize::from(area.width).saturating_sub(2);
    let about = about.and_then(|pairing| sides::of_table(event, pairing, room));
    let below = about.map_or(below, |about| {
        let about = text::cut(&about, room);
        list::titled(frame, below, &Line::styled(format!("  {about}"), theme.quiet))
    });
    let at = rows.iter().position(|row| matches!(row, Row::Pairing(p) if is_chosen(p)));
    let keys = if focused { Keys::Here } else { Keys::Elsewhere };
    list::rows(frame, below, theme, (rows.len(), at), keys, |row| match &rows[row] {
        Row::Pod(pod) => Line::styled(format!("Pod {}", pod + 1), theme.quiet),
        Row::Pairing(pairing) => line(event, pairing, (&columns, &names), theme, now),
    });
}

/// A row of the list: where there are several pods each has its own heading.
enum Row<'a> {
    Pod(usize),
    Pairing(&'a Pairing),
}

/// `← round 4`, where there is a round before.
fn before(floor: &Floor) -> Option<String> {
    let (stage, round) = floor.neighbour(-1)?;
    let stage = floor.event().stages.get(stage.checked_sub(1)?)?;
    let key = key_for(Context::Main, Act::RoundBefore);
    Some(format!("  {key} {}", stage.round_name(round)))
}

/// The heading with the round's mission behind it, or where that is too wide,
/// below it; what is left of the area.
fn headed(
    round: &Round,
    mut heading: Vec<Span>,
    frame: &mut Frame,
    area: Rect,
    theme: &Theme,
) -> Rect {
    let mission = round.mission.as_ref().map(|mission| text::harmless(&mission.title()));
    let taken: usize = heading.iter().map(Span::width).sum();
    let behind = |words: &str| taken + 3 + text::width(words) <= usize::from(area.width);
    let (behind, below): (Vec<String>, Vec<String>) =
        mission.into_iter().partition(|words| behind(words));
    heading.extend(behind.iter().map(|words| Span::styled(format!(" · {words}"), theme.text)));
    let left = list::titled(frame, area, &Line::from(heading));
    below.iter().fold(left, |left, words| {
        let words = text::cut(words, usize::from(area.width).saturating_sub(2));
        list::titled(frame, left, &Line::styled(format!("  {words}"), theme.text))
    })
}

fn nothing_yet(floor: &Floor, frame: &mut Frame, area: Rect, theme: &Theme) {
    let heading = match floor.event().finals() {
        Some(_) if floor.event().may_have_a_deciding_match() => "Deciding match",
        Some(_) => "Finals",
        None => "Round 1",
    };
    let heading = vec![Span::raw("  "), list::title(theme, heading, true)];
    let below = list::titled(frame, area, &Line::from(heading));
    list::titled(frame, below, &Line::styled("  is not paired yet", theme.quiet));
}

/// `1–0 c`
const RESULT: usize = 5;

/// How wide the cells are.
struct Columns {
    names: [usize; 2],
    result: usize,
    /// Columns behind the second name.
    free: usize,
    /// Room for the extra minutes beside the time that they make.
    wide: bool,
}

/// Names are set no wider apart than this.
const APART: usize = 34;

/// Columns for everything but names, and for both names if none is cut.
pub fn natural(floor: &Floor) -> [usize; 3] {
    let Some((_, _, round)) = floor.round() else { return [0; 3] };
    let [one, other] = longest(&floor.facts, round);
    [Columns::taken(floor.event(), round), one, other]
}

/// The longest name at the left, and at the right.
fn longest(facts: &Facts, round: &Round) -> [usize; 2] {
    let wide = |id| facts.width(id);
    let most = |ids: &mut dyn Iterator<Item = crate::event::Id>| ids.map(wide).max().unwrap_or(0);
    let mut pairings = round.pairings.iter();
    [most(&mut pairings.clone().map(|p| p.a)), most(&mut pairings.by_ref().filter_map(|p| p.b))]
}

impl Columns {
    /// Everything but the names.
    fn taken(event: &Event, round: &Round) -> usize {
        let sides = round.pairings.iter().any(|p| p.sides.is_some());
        2 + 4 + Columns::result(event, round) + 2 + if sides { 2 * sides::MARK } else { 0 }
    }

    fn result(event: &Event, round: &Round) -> usize {
        // Thousands of tables have a handful of results among them.
        let mut ends: Vec<(&Outcome, &Pairing)> = Vec::new();
        for pairing in round.pairings.iter().filter(|p| !p.is_bye()) {
            if let Some(outcome) = &pairing.outcome
                && ends.iter().all(|(known, _)| *known != outcome)
            {
                ends.push((outcome, pairing));
            }
        }
        let result = ends.iter().map(|(outcome, p)| text::width(&words::score(event, p, outcome)));
        let result = result.max();
        // One concession more does not move everything.
        result.unwrap_or(0).max(RESULT)
    }

    /// Both names have the same room; where one needs more, it has what the
    /// other can spare.
    fn of(floor: &Floor, area: Rect, round: &Round) -> Columns {
        let event = floor.event();
        let room = usize::from(area.width).saturating_sub(Columns::taken(event, round));
        let half = (room / 2).min(APART);
        let needed = longest(&floor.facts, round);
        let mut names = [half, half];
        if needed.iter().any(|needed| *needed > half) {
            let shares = text::shares(&needed, room);
            let spare = room - shares[0] - shares[1];
            let more = spare.min(half.saturating_sub(shares[0]));
            let other = (spare - more).min(half.saturating_sub(shares[1]));
            names = [shares[0] + more, shares[1] + other];
        }
        let free = room - names[0] - names[1];
        Columns { names, result: Columns::result(event, round), free, wide: area.width >= 60 }
    }

    /// Columns of the second name in this row: it gives up what its extra time
    /// does not find behind it.
    fn second(&self, event: &Event, pairing: &Pairing, now: Moment) -> usize {
        let extra = text::width(&extra(event, pairing, self.wide, now));
        self.names[1].saturating_sub(extra.saturating_sub(self.free))
    }
}

fn line(
    event: &Event,
    pairing: &Pairing,
    (columns, names): (&Columns, &Names),
    theme: &Theme,
    now: Moment,
) -> Line<'static> {
    let name = |id| text::left(&names.get(id), columns.names[0]);
    let Some((table, b)) = pairing.table.zip(pairing.b) else {
        let free = pairing.outcome.as_ref().map_or("bye", |outcome| outcome.free_word());
        return Line::from(vec![
            Span::styled("    ", theme.quiet),
            Span::styled(name(pairing.a), theme.quiet),
            Span::styled(format!(" {free}"), theme.quiet),
        ]);
    };
    let styles = styles(pairing, theme);
    let result = match &pairing.outcome {
        Some(outcome) => words::score(event, pairing, outcome),
        None => match event.stage().filter(|_| pairing.so_far.played() > 0) {
            Some(stage) => format!("{}…", event.score_of(stage, pairing.so_far).join("–")),
            None => "–".to_owned(),
        },
    };
    let extra = extra(event, pairing, columns.wide, now);
    let second = columns.second(event, pairing, now);
    let mark = |seat| Span::styled(sides::mark(event, pairing, seat), theme.quiet);
    Line::from(vec![
        Span::styled(text::right(&table.to_string(), 3), styles.table),
        Span::raw(" "),
        Span::styled(name(pairing.a), styles.a),
        mark(Side::A),
        Span::raw(" "),
        Span::styled(centred(&result, columns.result), styles.result),
        Span::raw(" "),
        Span::styled(text::left(&names.get(b), second), styles.b),
        mark(Side::B),
        Span::styled(extra, extra_style(event, pairing, theme, now)),
    ])
}

/// A table's extra minutes, and while it plays and the clock runs the time it
/// has left.
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

/// What is missing is bright. Of what is in, the winner can be read and the
/// rest is quiet.
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
