//! How a place came about: opponents, their points over their rounds, the
//! sums, and which tie-break decided.

use super::{list, words};
use crate::event::decide::counted;
use crate::event::standings::{Record, records};
use crate::event::{Event, Fraction, Standing};
use crate::ruleset::TieBreak;
use crate::tui::facts::Facts;
use crate::tui::floor::Floor;
use crate::tui::model::Model;
use crate::tui::text;
use crate::tui::theme::Theme;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

pub fn draw(model: &Model, floor: &Floor, frame: &mut Frame, area: Rect) {
    let standing = floor.chosen_player().and_then(|id| floor.facts.standing(id));
    let Some(standing) = standing.filter(|_| area.height > 0) else { return };
    let (event, theme) = (floor.event(), &model.theme);
    let records = records(event);
    let mut lines = heading(event, standing, &records, theme);
    let rest = decided(event, &floor.facts, standing, theme);
    let sums = sums(standing, &records, theme);
    let room = usize::from(area.height).saturating_sub(2 + rest.len() + sums.len());
    lines.extend(opponents(event, &floor.facts, standing, &records, theme, room));
    lines.extend(sums);
    lines.extend(rest);
    let inner = Rect { x: area.x + 2, width: area.width.saturating_sub(2), ..area };
    list::lines(frame, inner, &lines);
}

/// Rows that all of it takes for the chosen place.
pub fn height(floor: &Floor) -> u16 {
    let standing = floor.chosen_player().and_then(|id| floor.facts.standing(id));
    standing.map_or(0, |s| 4 + s.opponents.len() as u16 + s.tie_breaks.len() as u16)
}

fn heading(
    event: &Event,
    standing: &Standing,
    records: &[Record],
    theme: &Theme,
) -> Vec<Line<'static>> {
    let byes = record(records, standing.entrant).map_or(0, |record| record.byes);
    let byes = match byes {
        0 => String::new(),
        1 => ", one by a bye".to_owned(),
        n => format!(", with {n} byes"),
    };
    let name = text::harmless(&event.label(standing.entrant));
    let points = counted(standing.points as usize, "point");
    let rounds = counted(standing.rounds as usize, "round");
    vec![
        Line::styled(format!("{}. {name}", standing.rank), theme.header),
        Line::styled(format!("{points} in {rounds}{byes}"), theme.quiet),
    ]
}

fn record(records: &[Record], id: u32) -> Option<&Record> {
    records.get((id as usize).checked_sub(1)?)
}

/// Each opponent with points over rounds, and the opponent's own strength.
fn opponents(
    event: &Event,
    facts: &Facts,
    standing: &Standing,
    records: &[Record],
    theme: &Theme,
    room: usize,
) -> Vec<Line<'static>> {
    let shown = if standing.opponents.len() > room { room.saturating_sub(1) } else { room };
    let mut lines: Vec<Line> = (standing.opponents.iter().take(shown))
        .map(|id| {
            let share = record(records, *id).map_or(String::new(), |r| {
                let share = Fraction::new(r.points.into(), r.rounds.into());
                format!("{}/{} = {}", r.points, r.rounds, share.decimals())
            });
            let sos = facts.standing(*id).and_then(sos).map_or(String::new(), |sos| sos.decimals());
            Line::from(vec![
                Span::styled(text::left_name(&event.label(*id), 22), theme.text),
                Span::styled(text::right(&share, 14), theme.text),
                Span::styled(text::right(&sos, 9), theme.quiet),
            ])
        })
        .collect();
    if standing.opponents.len() > shown {
        let more = standing.opponents.len() - shown;
        lines.push(Line::styled(format!("and {more} more"), theme.quiet));
    }
    lines
}

fn sos(standing: &Standing) -> Option<Fraction> {
    standing.tie_breaks.iter().find_map(|(kind, value)| match (kind, value) {
        (TieBreak::SosMean, crate::event::standings::Value::Exact(fraction)) => Some(*fraction),
        _ => None,
    })
}

/// Each tie-break exactly, and how it is made.
fn sums(standing: &Standing, records: &[Record], theme: &Theme) -> Vec<Line<'static>> {
    let shares: Vec<String> = (standing.opponents.iter())
        .filter_map(|id| record(records, *id))
        .map(|r| format!("{}/{}", r.points, r.rounds))
        .collect();
    let line = |(kind, value): &(TieBreak, crate::event::standings::Value)| {
        use crate::event::standings::Value;
        let how = match (kind, value) {
            (TieBreak::SosMean, Value::Exact(exact)) if !shares.is_empty() => {
                format!("({}) / {} = {exact} = ", shares.join(" + "), shares.len())
            }
            (TieBreak::EsosMean, Value::Exact(exact)) => {
                format!("mean of the opponents' SoS = {exact} = ")
            }
            (TieBreak::Random, _) => "drawn at registration: ".to_owned(),
            _ => String::new(),
        };
        Line::from(vec![
            Span::styled(text::left(words::tie_break(*kind), 7), theme.key),
            Span::styled(how, theme.quiet),
            Span::styled(words::value(*kind, *value), theme.text),
        ])
    };
    standing.tie_breaks.iter().map(line).collect()
}

/// What stands between this place and its neighbours.
fn decided(event: &Event, facts: &Facts, standing: &Standing, theme: &Theme) -> Vec<Line<'static>> {
    let at = standing.rank as usize - 1;
    let above = at.checked_sub(1).and_then(|at| facts.standings.get(at));
    let below = facts.standings.get(at + 1);
    let say = |first: &Standing, second: &Standing, relation: &str, other: u32| {
        let name = text::cut_name(&event.label(other), 16);
        Line::styled(format!("{relation} {name}: {}", reason(first, second)), theme.text)
    };
    let behind = above.map(|other| say(other, standing, "behind", other.entrant));
    let ahead = below.map(|other| say(standing, other, "ahead of", other.entrant));
    behind.into_iter().chain(ahead).collect()
}

/// Why the first stands before the second.
fn reason(first: &Standing, second: &Standing) -> String {
    if first.points != second.points {
        return format!("{} points to {}", first.points, second.points);
    }
    let differs = first.tie_breaks.iter().zip(&second.tie_breaks).find(|(a, b)| a.1 != b.1);
    match differs {
        Some(((kind, a), (_, b))) => {
            let name = words::tie_break(*kind);
            format!("{name} {} to {}", words::value(*kind, *a), words::value(*kind, *b))
        }
        None => "level in everything".to_owned(),
    }
}
