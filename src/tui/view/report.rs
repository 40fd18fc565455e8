//! The result dialog.

use super::{dialogs, list, words};
use crate::event::capitalised;
use crate::ruleset::MatchShape;
use crate::tui::dialog::{Awaiting, Report};
use crate::tui::model::Model;
use crate::tui::text;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

const WIDTH: u16 = 54;
const NAME: usize = 42;
/// The row of the question.
const QUESTION: usize = 4;

pub fn draw(model: &Model, report: &Report, frame: &mut Frame, body: Rect) {
    let theme = &model.theme;
    let Some(event) = model.event() else { return };
    let Some((pairing, [a, b])) = report.pairing(event).zip(report.players(event)) else { return };
    let [first, second] = [event.label(a), event.label(b)].map(|name| text::harmless(&name));
    let name = |key: &'static str, name: &str, won: char| {
        Line::from(vec![
            Span::styled(format!(" {key}  "), theme.key),
            Span::styled(text::left(name, NAME), theme.wanted),
            Span::styled(games(report, won), theme.field),
        ])
    };
    let mut lines =
        vec![Line::default(), name("1", &first, 'W'), name("2", &second, 'L'), Line::default()];
    lines.push(asked(report, model));
    if let Some(sides) = event.side_words(pairing) {
        let sides = capitalised(&text::harmless(&sides));
        lines.push(Line::styled(format!(" {}", text::cut(&sides, 52)), theme.quiet));
    }
    if let Some(outcome) = &pairing.outcome {
        let now = words::result(outcome, [&first, &second]);
        lines.push(Line::from(vec![
            Span::styled(" Now: ", theme.quiet),
            Span::styled(text::cut(&now, 46), theme.text),
        ]));
    }
    if let Some(why) = &report.fault {
        let style = if report.asked.is_some() { theme.warning } else { theme.refused };
        let mut told = text::wrapped(why, usize::from(WIDTH) - 2);
        // What to do stands in the last line, and is always seen.
        let rows = usize::from(body.height).saturating_sub(lines.len() + 2).max(2);
        if told.len() > rows {
            let more = text::more_lines(told.len() - rows + 1);
            told.splice(rows - 2..told.len() - 1, [more]);
        }
        lines.extend(told.into_iter().map(|line| Line::styled(format!(" {line}"), style)));
    }
    let round = report.stage(event).map(|stage| stage.round_title(report.round));
    let title = format!("Table {} · {}", report.table, round.unwrap_or_default());
    let inner = dialogs::boxed(frame, theme, body, (WIDTH, lines.len() as u16), &title);
    if usize::from(inner.height) < lines.len() {
        // What is asked comes first, then whom it is about.
        let question = lines.remove(QUESTION);
        lines.retain(|line| line.width() > 0);
        lines.insert(0, question);
    }
    list::lines(frame, inner, &lines);
}

/// A column for each game typed so far: won, drawn or not.
fn games(report: &Report, won: char) -> String {
    let sign = |letter| match letter {
        'D' => " ½",
        letter if letter == won => " 1",
        _ => " 0",
    };
    report.games.chars().map(sign).collect()
}

/// What is waited for.
fn asked(report: &Report, model: &Model) -> Line<'static> {
    let theme = &model.theme;
    let one_game = model.event().is_some_and(|e| report.shape(e) == MatchShape::OneGame);
    let done = model.event().is_some_and(|event| report.why_unfinished(event).is_none());
    match report.awaiting {
        Some(Awaiting::WhoConceded) => Line::styled(" Who conceded: 1 or 2?", theme.warning),
        Some(Awaiting::WhoWasAbsent) => Line::styled(" Who did not appear: 1 or 2?", theme.warning),
        Some(Awaiting::WhoPlaysFirstSide) => {
            let first = model.event().and_then(|event| event.ruleset.sides.first());
            let first = first.map_or("", |side| side.en.as_str());
            let game = if one_game { "" } else { " in game 1" };
            Line::styled(format!(" Who plays {first}{game}: 1 or 2?"), theme.warning)
        }
        Some(Awaiting::Margin) => {
            let rule = model.event().and_then(|event| event.ruleset.preliminary.margin.as_ref());
            let (name, most) = rule.map_or(("", 0), |rule| (rule.name.en.as_str(), rule.most));
            Line::from(vec![
                Span::styled(format!(" {}:", text::cut(name, 30)), theme.warning),
                Span::styled(format!(" {}▏", report.margin), theme.field),
                Span::styled(format!("  0 to {most}"), theme.quiet),
            ])
        }
        None if report.asked.is_some() => {
            Line::styled(" Who won: 1 or 2? Esc leaves it as it was.", theme.quiet)
        }
        None if one_game && model.event().is_some_and(|e| report.most_margin(e).is_some()) => {
            Line::styled(" Who won: 1 or 2? Then by how much.", theme.quiet)
        }
        None if one_game => Line::styled(" Who won: 1 or 2? It is saved at once.", theme.quiet),
        None if done => Line::from(vec![
            Span::styled(" Enter", theme.key),
            Span::styled(" saves; Backspace takes a game back.", theme.quiet),
        ]),
        None => Line::styled(" Game by game: who won it, 1 or 2?", theme.quiet),
    }
}
