//! The result dialog.

use super::{dialogs, list, words};
use crate::ruleset::MatchShape;
use crate::tui::dialog::{Awaiting, Report};
use crate::tui::model::Model;
use crate::tui::text;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

const WIDTH: u16 = 54;

pub fn draw(model: &Model, report: &Report, frame: &mut Frame, body: Rect) {
    let theme = &model.theme;
    let Some(event) = model.event() else { return };
    let Some((pairing, [a, b])) = report.pairing(event).zip(report.players(event)) else { return };
    let [first, second] = [event.label(a), event.label(b)].map(|name| text::harmless(&name));
    let name = |key: &'static str, name: &str| {
        Line::from(vec![
            Span::styled(format!(" {key}  "), theme.key),
            Span::styled(text::cut(name, 46), theme.wanted),
        ])
    };
    let mut lines = vec![Line::default(), name("1", &first), name("2", &second), Line::default()];
    lines.push(match report.awaiting {
        Some(Awaiting::WhoConceded) => Line::styled(" Who conceded: 1 or 2?", theme.warning),
        Some(Awaiting::WhoWasAbsent) => Line::styled(" Who did not appear: 1 or 2?", theme.warning),
        None if report.shape(event) == MatchShape::OneGame => {
            Line::styled(" Who won: 1 or 2? It is saved at once.", theme.quiet)
        }
        None => games(report, [&first, &second], model),
    });
    if let Some(outcome) = &pairing.outcome {
        let now = words::result(outcome, [&first, &second]);
        lines.push(Line::from(vec![
            Span::styled(" Now: ", theme.quiet),
            Span::styled(text::cut(&now, 46), theme.text),
        ]));
    }
    let round = report.stage(event).and_then(|stage| {
        let round = stage.rounds.get((report.round as usize).checked_sub(1)?)?;
        Some(words::round_name(stage, round))
    });
    let title = format!("Table {} · {}", report.table, round.unwrap_or_default());
    let inner = dialogs::boxed(frame, theme, body, (WIDTH, lines.len() as u16), &title);
    list::lines(frame, inner, &lines);
}

/// The games typed so far, and what is still to come.
fn games(report: &Report, [first, second]: [&str; 2], model: &Model) -> Line<'static> {
    let theme = &model.theme;
    if report.games.is_empty() {
        return Line::styled(" Each game: 1 or 2 for its winner; then Enter.", theme.quiet);
    }
    let word = |letter| match letter {
        'W' => text::cut(first, 12),
        'L' => text::cut(second, 12),
        'D' => "drawn".to_owned(),
        _ => "both lost".to_owned(),
    };
    let all: Vec<String> = report.games.chars().map(word).collect();
    let done = model.event().is_some_and(|event| report.why_unfinished(event).is_none());
    let mut spans = vec![Span::styled(format!(" {}", all.join(" · ")), theme.field)];
    if done {
        spans.push(Span::styled("  Enter", theme.key));
        spans.push(Span::styled(" saves", theme.quiet));
    }
    Line::from(spans)
}
