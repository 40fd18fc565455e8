//! Explains how a place came about. It shows the opponents, their points over their rounds, the
//! sums, and the tie-break that decided.

use crate::event::standings::Value;
use crate::event::{Event, Id, Standing, standings};
use crate::ruleset::{Margin, MarginLoser, TieBreak, Unit};
use crate::show::{Arithmetic, Neighbour, tie_break_cell};
use crate::tui::prelude::*;

/// With no more rows than this, the opponents are left out.
pub const SHORT: u16 = 6;

/// Between the name and the points, if both have one row.
const BETWEEN: &str = " · ";

/// The least columns for the name of a tie-break, before its value and the lines that follow.
const LABEL: usize = 7;

/// The words around a neighbour's name: `ahead of : SoS 0.6667 to 0.5833`.
const NEIGHBOUR: usize = 36;

/// The least columns of the table of opponents: for a name, and two for figures.
const OPPONENT: [usize; 3] = [22, 14, 9];

/// Draws the place of the chosen player: the result first, then its derivation.
pub fn draw(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect) {
    let Some(id) = open.chosen_player().filter(|_| area.height > 0) else { return };
    let look = (&model.theme, &model.words);
    let inner = Rect { x: area.x + 2, width: area.width.saturating_sub(2), ..area };
    let size = (usize::from(inner.width), usize::from(area.height));
    let lines = match area.height {
        ..=SHORT => short(open, id, look, size),
        _ => lines(open, id, look, size),
    };
    list::lines(frame, inner, &lines);
}

/// The place of a player and its derivation, in this many columns and rows.
pub fn lines(
    open: &OpenEvent,
    id: Id,
    look: Look,
    (width, rows): (usize, usize),
) -> Vec<Line<'static>> {
    let event = open.event();
    let Some((standing, arithmetic)) = placed(event, id) else { return Vec::new() };
    let heading = heading(event, standing, &arithmetic, look).into_iter();
    let wrapped = |line: Line| list::wrapped(&line.to_string(), width, line.style);
    let mut lines: Vec<Line> = heading.flat_map(wrapped).collect();
    lines.extend(decided(event, &arithmetic, look, (width, true)));
    if arithmetic.has_points() {
        let rows_left = rows.saturating_sub(lines.len());
        lines.extend(sums_and_opponents(event, &arithmetic, look, (width, rows_left)));
    }
    lines
}

/// The line of a player in the standings, and what it follows from.
fn placed(event: &Event, id: Id) -> Option<(&Standing, Arithmetic<'_>)> {
    standings(event).standing(id).zip(Arithmetic::of(event, id))
}

/// The place in a few rows.
///
/// They are the name with the points, the neighbours, and the tie-breaks for which there is room.
fn short(
    open: &OpenEvent,
    id: Id,
    look: Look,
    (width, rows): (usize, usize),
) -> Vec<Line<'static>> {
    let event = open.event();
    let Some((standing, arithmetic)) = placed(event, id) else { return Vec::new() };
    let mut heading = heading(event, standing, &arithmetic, look);
    if heading.iter().map(Line::width).sum::<usize>() + BETWEEN.len() <= width {
        let points = heading.pop().unwrap_or_default();
        let style = points.style;
        if let Some(name) = heading.first_mut() {
            let text: String = points.iter().map(|span| span.content.as_ref()).collect();
            name.push_span(Span::styled(format!("{BETWEEN}{text}"), style));
        }
    }
    let mut lines = heading;
    lines.extend(decided(event, &arithmetic, look, (width, false)));
    if arithmetic.has_points() {
        lines.extend(sums(None, &arithmetic, look, width, false));
    }
    lines.truncate(rows);
    lines
}

/// The least width in which no opponent's name is cut, and the one in which nothing is wrapped.
pub fn widths(event: &Event, words: &Words) -> [u16; 2] {
    let [_, share, strength] = OpponentHeadings::of(event, words).columns;
    let names = event.entrants.iter().map(|entrant| text::width(&entrant.label()));
    let names = names.max().unwrap_or(0).max(OPPONENT[0]);
    let figures = share + strength;
    [3 + names + figures, 2 + names + figures.max(NEIGHBOUR)].map(|width| width as u16)
}

type Look<'a> = (&'a Theme, &'a Words);

/// The opponents and the sums. Long sums continue on further lines if there is room for
/// everything. If there is not, opponents are left out before sums are.
fn sums_and_opponents(
    event: &Event,
    arithmetic: &Arithmetic,
    look: Look,
    (width, rows): (usize, usize),
) -> Vec<Line<'static>> {
    let met = arithmetic.opponents().len();
    let rule = event.ruleset.preliminary.margin.as_ref();
    let full = sums(rule, arithmetic, look, width, true);
    let fits = usize::from(met > 0) + met + full.len() <= rows;
    let sums = if fits { full } else { sums(None, arithmetic, look, width, false) };
    let mut lines = opponents(event, arithmetic, look, (width, rows.saturating_sub(sums.len())));
    lines.extend(sums);
    lines
}

fn heading(
    event: &Event,
    standing: &Standing,
    arithmetic: &Arithmetic,
    (theme, words): Look,
) -> Vec<Line<'static>> {
    let name = text::sanitise(&event.label(standing.entrant));
    // Beside the final places, the place in the standings has to say which it is.
    let headline = match arithmetic.place() {
        Some(place) if event.finals().is_some() => {
            let all = standings(event).len();
            let place = msg!("players.place", when = "before-finals", place, all);
            format!("{name}{BETWEEN}{}", words.text(&place))
        }
        Some(place) => format!("{place}. {name}"),
        None => name,
    };
    vec![
        Line::styled(headline, theme.header),
        Line::styled(words.arg(&arithmetic.points()), theme.quiet),
    ]
}

/// The words above the opponents, and the columns that these need.
struct OpponentHeadings {
    words: [String; 3],
    columns: [usize; 3],
}

impl OpponentHeadings {
    fn of(event: &Event, words: &Words) -> OpponentHeadings {
        let all = &event.ruleset.preliminary.tie_breaks;
        let averages = all.iter().any(|kind| kind.about().unit == Unit::Mean);
        let is_strength = |kind: &&TieBreak| [TieBreak::SosMean, TieBreak::SosSum].contains(kind);
        let strength = all.iter().find(is_strength).map(|kind| kind.about().narrow);
        let share = match averages {
            true => msg!("screen.points-over-rounds"),
            false => msg!("screen.points"),
        };
        let strength = strength.unwrap_or_else(Message::nothing);
        let headings = [msg!("screen.opponent"), share, strength].map(|head| words.text(&head));
        let columns = [0, 1, 2].map(|at| OPPONENT[at].max(text::width(&headings[at]) + 1));
        OpponentHeadings { words: headings, columns }
    }
}

/// One row for each opponent: points, and the opponent's own strength. If the game counts
/// averages, the points are shown over the rounds.
fn opponents(
    event: &Event,
    arithmetic: &Arithmetic,
    (theme, words): Look,
    (width, most_rows): (usize, usize),
) -> Vec<Line<'static>> {
    let (opponents, averages) = (arithmetic.opponents(), arithmetic.uses_averages());
    let OpponentHeadings { words: headings, columns } = OpponentHeadings::of(event, words);
    let names = opponents.iter().map(|opponent| text::width(&event.label(opponent.id)) + 1);
    let name = width.saturating_sub(columns[1] + columns[2]);
    // In few columns a name is cut before a figure.
    let name = name.min(names.max().unwrap_or(0)).max(columns[0].min(name));
    let row = |[opponent, share, strength]: [String; 3], style| {
        Line::from(vec![
            Span::styled(text::left_name(&opponent, name), style),
            Span::styled(text::right(&share, columns[1]), style),
            Span::styled(text::right(&strength, columns[2]), theme.quiet),
        ])
    };
    let decimal = |number: String| words.arg(&Arg::Decimal(number));
    let has_heading = !opponents.is_empty() && opponents.len() < most_rows;
    let heading = has_heading.then(|| row(headings, theme.quiet));
    let most_rows = most_rows - usize::from(has_heading);
    let shown = if opponents.len() > most_rows { most_rows.saturating_sub(1) } else { most_rows };
    let rows = opponents.iter().take(shown).map(|opponent| {
        let (points, rounds) = (words.arg(&event.points_figure(opponent.points)), opponent.rounds);
        let share = match averages {
            true => format!("{points}/{rounds} = {}", decimal(opponent.share.decimals())),
            false => points,
        };
        let strength = opponent.strength.map_or(String::new(), |strength| {
            strength.as_integer().map_or_else(|| decimal(strength.decimals()), |n| n.to_string())
        });
        row([event.label(opponent.id), share, strength], theme.text)
    });
    let mut lines: Vec<Line> = heading.into_iter().chain(rows).collect();
    if opponents.len() > shown {
        let more = words.text(&msg!("common.named-more", n = opponents.len() - shown));
        lines.push(Line::styled(more, theme.quiet));
    }
    lines
}

/// Each tie-break with its exact value and its derivation. With `below`, a derivation continues
/// on further lines; otherwise it is shortened to one.
fn sums(
    rule: Option<&Margin>,
    arithmetic: &Arithmetic,
    (theme, words): Look,
    width: usize,
    below: bool,
) -> Vec<Line<'static>> {
    let ahead = arithmetic.is_put_ahead();
    let tie_breaks = arithmetic.tie_breaks();
    let named = |kind: TieBreak| words.text(&kind.about().narrow);
    let labels = tie_breaks.iter().map(|(kind, _)| text::width(&named(*kind)) + 1);
    let label = labels.max().unwrap_or(0).max(LABEL);
    let lines = |(kind, value): (TieBreak, Value)| {
        let shown = words.arg(&tie_break_cell(kind, Some(value), ahead));
        let made = words.arg(&arithmetic.made_of(kind));
        let exact = match value {
            // A whole number and a single term say the same as what stands beside them.
            Value::Exact(exact)
                if exact.as_integer().is_none()
                    && ![&shown, &made].contains(&&exact.to_string()) =>
            {
                format!("{exact} = ")
            }
            _ => String::new(),
        };
        let short = words.arg(&Arg::or_empty(kind.about().sum));
        let how = [made, short].into_iter().filter(|how| !how.is_empty()).map(|how| {
            let sign = if matches!(value, Value::Exact(_)) { " =" } else { ":" };
            format!("{how}{sign} {exact}")
        });
        let columns = width.saturating_sub(label);
        let fits = |how: &String| below || text::width(how) + text::width(&shown) <= columns;
        let how = how.chain([exact.clone()]).find(fits).unwrap_or_default();
        let wrapped = text::wrapped(&format!("{how}{shown}"), columns);
        let last = wrapped.len().saturating_sub(1);
        let line = |(at, text): (usize, String)| {
            let name = if at == 0 { named(kind) } else { String::new() };
            // The value stands out.
            let value = text.strip_suffix(&shown).filter(|_| at == last).map(str::to_owned);
            let (how, value) = value.map_or((text, String::new()), |how| (how, shown.clone()));
            Line::from(vec![
                Span::styled(text::left(&name, label), theme.key),
                Span::styled(how, theme.quiet),
                Span::styled(value, theme.text),
            ])
        };
        wrapped.into_iter().enumerate().map(line).collect::<Vec<_>>()
    };
    let base = rule.filter(|rule| below && rule.base > 0);
    let base = base.map(|rule| match rule.loser {
        MarginLoser::Loses => msg!("standings.margin-from", base = rule.base),
        MarginLoser::Nothing => msg!("standings.margin-of-winner-from", base = rule.base),
    });
    let base = base.map_or_else(Vec::new, |message| text::wrapped(&words.text(&message), width));
    let base = base.into_iter().map(|line| Line::styled(line, theme.quiet));
    tie_breaks.into_iter().flat_map(lines).chain(base).collect()
}

/// The reasons why this place is behind or ahead of its neighbours, with full names or in few
/// rows.
fn decided(
    event: &Event,
    arithmetic: &Arithmetic,
    (theme, words): Look,
    (width, full_names): (usize, bool),
) -> Vec<Line<'static>> {
    let say = |neighbour: Neighbour| {
        let line_of = |name: String| {
            let why = &neighbour.sentence;
            words.text(&match neighbour.is_ahead {
                true => msg!("screen.behind", name, why),
                false => msg!("screen.ahead-of", name, why),
            })
        };
        // The name gets the columns that the rest of the line leaves.
        let name = width.saturating_sub(text::width(&line_of(String::new()))).max(16);
        let name = if full_names { usize::MAX } else { name };
        let name = text::cut_name(&event.label(neighbour.id), name);
        list::wrapped(&line_of(name), width, theme.text)
    };
    arithmetic.neighbours().into_iter().flat_map(say).collect()
}
