//! Draws the dialog for the result of a table.

use super::dialog_box::{KeyList, boxed};
use super::{list, sides, words};
use crate::event::{Event, Game, Id, Side, Status, capitalised};
use crate::ruleset::MatchShape;
use crate::tui::dialog::{Awaiting, ReportDialog};
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::text;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

const WIDTH: u16 = 54;
/// Columns beside a name: its key, and the games.
const KEY: usize = 4;
const GAMES: usize = 8;

pub fn draw(model: &Model, report: &ReportDialog, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let theme = &model.theme;
    let Some(event) = model.event() else { return };
    let Some((pairing, [a, b])) = report.pairing(event).zip(report.players(event)) else { return };
    let [first, second] = [event.label(a), event.label(b)].map(|name| text::sanitise(&name));
    let longest = text::width(&first).max(text::width(&second));
    let width = WIDTH.max((longest + KEY + GAMES) as u16).min(body.width.saturating_sub(4));
    let columns = usize::from(width);
    let preliminary = pairing.number.is_none();
    let name = |act: Act, name: &str, side: Side| {
        let key = key_for(Context::Report, act);
        let name = text::left_name(name, columns.saturating_sub(KEY + GAMES));
        Line::from(vec![
            Span::styled(format!(" {key}  "), theme.key),
            Span::styled(name, theme.wanted),
            Span::styled(games(event, report, preliminary, side), theme.field),
        ])
    };
    let said = |text: &str, style: Style| -> Vec<Line<'static>> {
        let lines = text::wrapped(text, columns.saturating_sub(2));
        lines.into_iter().map(|line| Line::styled(format!(" {line}"), style)).collect()
    };
    let names = vec![name(Act::FirstWon, &first, Side::A), name(Act::SecondWon, &second, Side::B)];
    let question = asked(report, model);
    let wide = question.width() > columns;
    let mut below: Vec<Line> = Vec::new();
    if let Some(why) = &report.error_text {
        let warns = report.awaits_confirmation || report.changed_by_others;
        below.extend(said(
            &model.words.text(why),
            if warns { theme.warning } else { theme.refused },
        ));
    }
    for word in [a, b].into_iter().filter_map(|id| gone(event, id)) {
        below.extend(said(&word, theme.warning));
    }
    let mut aside: Vec<Line> = Vec::new();
    if let Some(sides) = sides::words(event, pairing, columns) {
        let sides = capitalised(&sides);
        aside.push(Line::styled(format!(" {}", text::cut(&sides, columns)), theme.quiet));
    }
    if let Some(outcome) = pairing.outcome.as_ref().filter(|_| !report.awaits_confirmation) {
        let now = model.words.text(&words::result(event, pairing, outcome, [&first, &second]));
        aside.push(Line::from(vec![
            Span::styled(" Now: ", theme.quiet),
            Span::styled(text::cut(&now, columns.saturating_sub(6)), theme.text),
        ]));
    }
    let round = report.stage(event).map(|stage| stage.round_title(report.round).to_string());
    let title = format!("Table {} · {}", report.table, round.unwrap_or_default());
    let gap = || vec![Line::default()];
    let whole = match wide {
        true => said(&question.to_string(), theme.quiet),
        false => vec![question.clone()],
    };
    let roomy = [gap(), names.clone(), gap(), whole, aside.clone(), below.clone()];
    // The question comes first, then the players, and then the changes.
    let short = match question.to_string().split_once('?') {
        Some((asked, _)) if wide => Line::styled(format!("{asked}?"), theme.quiet),
        _ => question,
    };
    let room = keys.room(model, body, columns as u16);
    let left = usize::from(room).saturating_sub(1 + names.len());
    let tight = [vec![short], names, summed(below.clone(), left, theme.warning), aside];
    let rows = |parts: &[Vec<Line>]| parts.iter().map(Vec::len).sum::<usize>() as u16;
    let fits = rows(&roomy) <= room;
    let lines = if fits { roomy.concat() } else { tight.concat() };
    let inner = boxed(frame, model, keys, body, (width, lines.len() as u16), &title);
    list::lines(frame, inner, &lines);
}

/// Shortens the text to this number of rows, and keeps its last line, which says what to do.
fn summed(mut told: Vec<Line<'static>>, rows: usize, style: Style) -> Vec<Line<'static>> {
    let rows = rows.max(2);
    if told.len() > rows {
        let more = text::more_lines(told.len() - rows + 1);
        let more = Line::styled(format!(" {more}"), style);
        told.splice(rows - 2..told.len() - 1, [more]);
    }
    told
}

/// A sentence if this player of the table is no longer in the event.
fn gone(event: &Event, id: Id) -> Option<String> {
    let entrant = event.entrant(id)?;
    match entrant.status {
        Status::Active | Status::Unregistered => None,
        Status::Dropped { .. } => Some(format!("{} has left.", entrant.label())),
        Status::Disqualified { .. } => Some(format!("{} is disqualified.", entrant.label())),
    }
}

/// A column for each typed game, with its figure in this side's score.
fn games(event: &Event, report: &ReportDialog, preliminary: bool, side: Side) -> String {
    let figure = |letter| {
        let game = match letter {
            'W' => Game::Won,
            'L' => Game::Lost,
            'D' => Game::Drawn,
            _ => Game::BothLost,
        };
        let [a, b] = event.figures_of_game(game, preliminary);
        format!(" {}", if side == Side::A { a } else { b })
    };
    report.games.chars().map(figure).collect()
}

/// The question that the dialog asks now.
fn asked(report: &ReportDialog, model: &Model) -> Line<'static> {
    let theme = &model.theme;
    let one_game = model.event().is_some_and(|e| report.shape(e) == MatchShape::OneGame);
    let done = model.event().is_some_and(|event| report.why_unfinished(event).is_none());
    let key = |act| key_for(Context::Report, act);
    let who = format!("{} or {}", key(Act::FirstWon), key(Act::SecondWon));
    let named = |context| {
        format!("{} or {}", key_for(context, Act::FirstWon), key_for(context, Act::SecondWon))
    };
    match report.awaiting {
        Some(Awaiting::WhoConceded) => {
            let what = match one_game {
                true => String::new(),
                false => format!(" game {}", report.games.len() + 1),
            };
            let who = named(Context::Conceded);
            Line::styled(format!(" Who conceded{what}: {who}?"), theme.warning)
        }
        Some(Awaiting::WhoConcededTheMatch) => {
            let who = named(Context::MatchConceded);
            Line::styled(format!(" Who conceded the whole match: {who}?"), theme.warning)
        }
        Some(Awaiting::WhoWasAbsent) => {
            Line::styled(format!(" Who did not appear: {}?", named(Context::Absent)), theme.warning)
        }
        Some(Awaiting::WhoPlaysFirstSide) => {
            let first = model.event().and_then(|event| event.ruleset.sides.first());
            let first = first.map_or("", |side| side.en.as_str());
            let game = if one_game { "" } else { " in game 1" };
            Line::styled(
                format!(" Who plays {first}{game}: {}?", named(Context::Sides)),
                theme.warning,
            )
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
        None if report.awaits_confirmation || report.changed_by_others => {
            let leave = key(Act::CloseDialog);
            Line::styled(format!(" Who won: {who}? {leave} leaves it as it was."), theme.quiet)
        }
        None if one_game && model.event().is_some_and(|e| report.most_margin(e).is_some()) => {
            Line::styled(format!(" Who won: {who}? Then by how much."), theme.quiet)
        }
        None if !model.event().is_some_and(|event| report.is_newest(event)) && one_game => {
            let first = "What it changes is told first.";
            Line::styled(format!(" Who won: {who}? {first}"), theme.quiet)
        }
        None if one_game => {
            Line::styled(format!(" Who won: {who}? It is saved at once."), theme.quiet)
        }
        None if done => Line::from(vec![
            Span::styled(format!(" {}", key(Act::SaveResult)), theme.key),
            Span::styled(
                format!(" saves it: time was up. Or game {}: {who}?", report.games.len() + 1),
                theme.quiet,
            ),
        ]),
        None => Line::styled(format!(" Game by game: who won it, {who}?"), theme.quiet),
    }
}
