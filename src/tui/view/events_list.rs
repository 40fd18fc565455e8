//! The screen of the events found, and of the games for a new event.

use super::list;
use crate::event::StageKind;
use crate::event::decide::counted;
use crate::ruleset::{Entry as Game, Origin};
use crate::store::home::{Found, Seen};
use crate::store::{Shelf, State};
use crate::tui::events_list::EventsList;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::text;
use crate::tui::theme::Theme;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};

pub fn draw(model: &Model, events: &EventsList, frame: &mut Frame, area: Rect) {
    let theme = &model.theme;
    let columns = usize::from(area.width).saturating_sub(3);
    let about = about(model, events, columns);
    let games = games(model, columns, usize::from(area.height / 2).saturating_sub(1));
    let rows = Layout::vertical([
        Constraint::Fill(1),
        Constraint::Length(about.len().min(4) as u16),
        Constraint::Length(1),
        Constraint::Length(games.len() as u16),
    ]);
    let [found, trouble, _, below] = area.layout(&rows);
    if events.found.is_empty() {
        let folder = text::sanitise(&events.folder().display().to_string());
        let none = match events.shelf {
            Shelf::Events => "  There is no event yet.",
            Shelf::Archive => "  No event is archived.",
            Shelf::Trash => "  The trash is empty.",
        };
        let lines = [
            Line::default(),
            Line::styled(none, theme.text),
            Line::styled(format!("  They are kept in {folder}"), theme.quiet),
        ];
        list::lines(frame, found, &lines);
    } else {
        let at = Some(events.at.min(events.found.len() - 1));
        list::rows(frame, found, theme, (events.found.len(), at), true, |row| {
            line(&events.found[row], columns, theme)
        });
    }
    let about: Vec<Line> =
        about.iter().map(|text| Line::styled(format!("  {text}"), theme.warning)).collect();
    list::lines(frame, trouble, &about);
    list::lines(frame, below, &games);
}

fn line(found: &Found, columns: usize, theme: &Theme) -> Line<'static> {
    match &found.seen {
        Ok(seen) => sound(seen, columns, theme),
        Err(_) => {
            let file = found.path.file_name().unwrap_or(found.path.as_os_str());
            let file = text::cut(&file.to_string_lossy(), columns.saturating_sub(26));
            Line::from(vec![
                Span::styled(text::left("", 12), theme.quiet),
                Span::styled(file, theme.quiet),
                Span::styled("  cannot be read", theme.warning),
            ])
        }
    }
}

fn sound(seen: &Seen, columns: usize, theme: &Theme) -> Line<'static> {
    let (state, style) = match &seen.state {
        _ if seen.damage.is_some() => ("damaged".to_owned(), theme.warning),
        State::Registration => ("registration".to_owned(), theme.text),
        State::Round { round: 0, stage } => (stage.phrase().to_string(), theme.text),
        State::Round { stage, round } if stage.is_preliminary() => {
            (format!("round {round}"), theme.text)
        }
        State::Round { stage: StageKind::DecidingMatch, .. } => {
            (StageKind::DecidingMatch.phrase().to_string(), theme.text)
        }
        State::Round { .. } => ("finals".to_owned(), theme.text),
        State::Finished { champion: Some(name) } => (format!("★ {name}"), theme.quiet),
        State::Finished { champion: None } => ("closed".to_owned(), theme.quiet),
    };
    let over = matches!(seen.state, State::Finished { .. });
    let name_style = if over { theme.quiet } else { theme.wanted };
    let game = if columns >= 100 { 30 } else { 0 };
    let state = text::cut(&state, columns.saturating_sub(12 + 10 + 13 + 2));
    let last = text::width(&state).max(20);
    let name = columns.saturating_sub(12 + game + 13 + 2 + last).max(10);
    Line::from(vec![
        Span::styled(text::left(&seen.date, 12), theme.quiet),
        Span::styled(text::left(&seen.name, name), name_style),
        Span::styled(
            text::right(&counted(seen.players, if seen.teams { "team" } else { "player" }), 13),
            theme.quiet,
        ),
        Span::raw("  "),
        Span::styled(text::left(seen.game_name.get("en"), game), theme.quiet),
        Span::styled(state, style),
    ])
}

/// The faults of the chosen file, and those of the folder and the rulesets.
fn about(model: &Model, events: &EventsList, columns: usize) -> Vec<String> {
    let chosen = events.chosen().and_then(|found| match &found.seen {
        Ok(seen) => seen.damage.as_ref().map(ToString::to_string),
        Err(why) => Some(why.to_string()),
    });
    let all = chosen.into_iter().chain(events.problems.iter().map(|told| model.words.text(told)));
    all.flat_map(|text| text::wrapped(&text, columns)).collect()
}

/// The games with their keys, as many as there is room for.
fn games(model: &Model, columns: usize, room: usize) -> Vec<Line<'static>> {
    let theme = &model.theme;
    let all = model.library.all();
    let shown = if all.len() > room { room.saturating_sub(1) } else { all.len() };
    let new = key_for(Context::Home, Act::NewEvent);
    let title = format!("  A new event: {new}, then the key of its game");
    let mut lines = vec![Line::styled(title, theme.quiet)];
    lines.extend(all[..shown].iter().map(|game| {
        let mut spans = vec![Span::raw("  ")];
        spans.extend(offered(game, columns, theme).spans);
        Line::from(spans)
    }));
    if shown < all.len() {
        let key = key_for(Context::Home, Act::NewEvent);
        let more = format!("  and {} more: {key} chooses among all of them", all.len() - shown);
        lines.push(Line::styled(more, theme.quiet));
    }
    lines
}

/// A game with its key. The note that a ruleset is the user's own takes precedence over the
/// format, if there is no room for both.
pub fn offered(game: &Game, columns: usize, theme: &Theme) -> Line<'static> {
    let key = game.key.map_or(String::new(), |key| key.to_string());
    let own = match (&game.origin, game.replaces_built_in) {
        (_, true) => Some(("your own file, in place of the built-in", theme.warning)),
        (Origin::User(_), false) => Some(("your own file", theme.quiet)),
        (Origin::BuiltIn, false) => None,
    };
    let mut line = Line::from(vec![
        Span::styled(text::left(&key, 3), theme.key),
        Span::styled(text::sanitise(game.ruleset.name.get("en")), theme.text),
    ]);
    let own = own.map(|(words, style)| Span::styled(format!(" · {words}"), style));
    let format = format!(" · {}", text::sanitise(game.ruleset.format.get("en")));
    let room = columns.saturating_sub(line.width() + own.as_ref().map_or(0, Span::width));
    if text::width(&format) <= room {
        line.push_span(Span::styled(format, theme.quiet));
    }
    line.spans.extend(own);
    line
}
