//! How a place came about: opponents, their points over their rounds, the
//! sums, and which tie-break decided.

use super::{list, words};
use crate::event::standings::Value;
use crate::event::{Event, Standing, standings};
use crate::ruleset::TieBreak;
use crate::show::{Arithmetic, Neighbour};
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
    let Some(arithmetic) = Arithmetic::of(event, standing.entrant) else { return };
    let inner = Rect { x: area.x + 2, width: area.width.saturating_sub(2), ..area };
    let mut lines = heading(event, standing, &arithmetic, theme);
    let rest = decided(event, &arithmetic, theme);
    let sums = match arithmetic.has_points() {
        true => sums(&arithmetic, theme, usize::from(inner.width)),
        false => Vec::new(),
    };
    let room = usize::from(area.height).saturating_sub(2 + rest.len() + sums.len());
    lines.extend(opponents(event, &arithmetic, theme, room));
    lines.extend(sums);
    lines.extend(rest);
    list::lines(frame, inner, &lines);
}

/// Rows that all of it takes for the chosen place.
pub fn height(floor: &Floor) -> u16 {
    let tie_breaks = floor.event().ruleset.preliminary.tie_breaks.len() as u16;
    let met = |id| standings(floor.event()).opponents(id).len() as u16;
    floor.chosen_player().map_or(0, |id| 4 + met(id) + tie_breaks)
}

fn heading(
    event: &Event,
    standing: &Standing,
    arithmetic: &Arithmetic,
    theme: &Theme,
) -> Vec<Line<'static>> {
    let name = text::harmless(&event.label(standing.entrant));
    let place = arithmetic.place().map_or(String::new(), |place| format!("{place}. "));
    vec![
        Line::styled(format!("{place}{name}"), theme.header),
        Line::styled(arithmetic.points(), theme.quiet),
    ]
}

/// Each opponent with points, over rounds where the game counts that, and the
/// opponent's own strength.
fn opponents(
    event: &Event,
    arithmetic: &Arithmetic,
    theme: &Theme,
    room: usize,
) -> Vec<Line<'static>> {
    let (opponents, averages) = (arithmetic.opponents(), arithmetic.uses_averages());
    let shown = if opponents.len() > room { room.saturating_sub(1) } else { room };
    let mut lines: Vec<Line> = (opponents.iter().take(shown))
        .map(|opponent| {
            let (points, rounds) = (opponent.points, opponent.rounds);
            let share = match averages {
                true => format!("{points}/{rounds} = {}", opponent.share.decimals()),
                false => points.to_string(),
            };
            let strength = opponent.strength.map_or(String::new(), |strength| {
                strength.whole().map_or_else(|| strength.decimals(), |whole| whole.to_string())
            });
            Line::from(vec![
                Span::styled(text::left_name(&event.label(opponent.id), 22), theme.text),
                Span::styled(text::right(&share, 14), theme.text),
                Span::styled(text::right(&strength, 9), theme.quiet),
            ])
        })
        .collect();
    if opponents.len() > shown {
        let more = opponents.len() - shown;
        lines.push(Line::styled(format!("and {more} more"), theme.quiet));
    }
    lines
}

/// Each tie-break exactly, and how it is made, as far as there is room.
fn sums(arithmetic: &Arithmetic, theme: &Theme, width: usize) -> Vec<Line<'static>> {
    let line = |(kind, value): &(TieBreak, Value)| {
        let (made, shown) = (arithmetic.made_of(*kind), words::value(*kind, *value));
        let exact = match value {
            Value::Exact(exact) if exact.to_string() != shown => format!("{exact} = "),
            _ => String::new(),
        };
        let short = match kind {
            TieBreak::SosMean => "mean of the opponents' averages",
            TieBreak::EsosMean => "mean of the opponents' SoS",
            _ => "",
        };
        let how = [made.as_str(), short].into_iter().filter(|how| !how.is_empty()).map(|how| {
            let sign = if matches!(value, Value::Exact(_)) { " =" } else { ":" };
            format!("{how}{sign} {exact}")
        });
        let fits = |how: &String| 7 + text::width(how) + text::width(&shown) <= width;
        let how = how.chain([exact.clone()]).find(fits).unwrap_or_default();
        Line::from(vec![
            Span::styled(text::left(words::tie_break(*kind), 7), theme.key),
            Span::styled(how, theme.quiet),
            Span::styled(shown, theme.text),
        ])
    };
    arithmetic.tie_breaks().iter().map(line).collect()
}

/// What stands between this place and its neighbours.
fn decided(event: &Event, arithmetic: &Arithmetic, theme: &Theme) -> Vec<Line<'static>> {
    let say = |neighbour: Neighbour| {
        let name = text::cut_name(&event.label(neighbour.id), 16);
        let relation = if neighbour.is_ahead { "behind" } else { "ahead of" };
        Line::styled(format!("{relation} {name}: {}", neighbour.sentence), theme.text)
    };
    arithmetic.neighbours().into_iter().map(say).collect()
}
