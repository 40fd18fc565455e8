//! The games with their keys, the ways to play one game together.

use super::dialog_box::{KeyList, Width, boxed};
use super::events_list::own_note;
use super::list;
use crate::msg;
use crate::ruleset::Entry as Game;
use crate::tui::dialog::Picker;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::text;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// Draws the games that the typed text leaves, and the line in which it is typed.
pub fn draw(model: &Model, picker: &Picker, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let theme = &model.theme;
    let games = picker.games(&model.library);
    let size = (Width::Wide, model.library.all().len() as u16 + 1);
    let title = model.words.text(&msg!("dialog.which-game"));
    let inner = boxed(frame, model, keys, body, size, &title);
    let below = list::titled(frame, inner, &Line::default());
    let key = key_for(Context::Picker, Act::Narrow);
    if picker.is_narrowed() {
        let place = list::labelled(frame, inner, Span::styled(format!("{key} "), theme.key));
        list::field(frame, place, theme, &picker.filter, keys.top);
    } else {
        let told = model.words.text(&msg!("dialog.key-or-name", key));
        list::put(frame, inner, Line::styled(told, theme.quiet));
    }
    let at = picker.at.min(games.len().saturating_sub(1));
    let families = games.iter().map(|game| text::width(&family(model, game)));
    let width = families.max().unwrap_or(0);
    let columns = usize::from(below.width.saturating_sub(2));
    let is_first = |row: usize| row == 0 || games[row - 1].family() != games[row].family();
    let rows = || games.iter().enumerate().map(|(row, game)| (*game, is_first(row)));
    let widest = rows().map(|(game, _)| KEY + width + text::width(&format(model, game)));
    if widest.max().is_some_and(|widest| widest > columns) {
        let entries: Vec<Vec<Line>> = rows().map(|row| narrow(model, row, columns)).collect();
        return list::entries(frame, below, theme, &entries, at);
    }
    list::rows(frame, below, theme, (games.len(), Some(at)), true, |row| {
        offered(model, games[row], (is_first(row), width), columns)
    });
}

/// The columns of a game's key.
const KEY: usize = 3;

fn family(model: &Model, game: &Game) -> String {
    text::sanitise(game.family().get(model.words.tag()))
}

/// The format with the space before it.
fn format(model: &Model, game: &Game) -> String {
    format!("  {}", text::sanitise(game.ruleset.format.get(model.words.tag())))
}

/// A way to play where the columns have no room beside each other: all words, in several lines.
fn narrow(model: &Model, (game, is_first): (&Game, bool), columns: usize) -> Vec<Line<'static>> {
    let theme = &model.theme;
    let key = game.key.map_or(String::new(), |key| key.to_string());
    let room = columns.saturating_sub(KEY);
    let name = if is_first { text::wrapped(&family(model, game), room) } else { Vec::new() };
    let note = own_note(game, (theme, &model.words)).map_or(String::new(), |own| own.to_string());
    let told = text::wrapped(&format!("{}{note}", format(model, game)), room);
    let told = told.into_iter().map(|line| (line, if is_first { theme.quiet } else { theme.text }));
    let lines = name.into_iter().map(|line| (line, theme.text)).chain(told).enumerate();
    let sign = |row: usize| text::left(if row == 0 { &key } else { "" }, KEY);
    let spans = lines.map(|(row, (line, style))| {
        Line::from(vec![Span::styled(sign(row), theme.key), Span::styled(line, style)])
    });
    spans.collect()
}

/// A way to play with its key. The name of the game stands only beside the first way. The note
/// that a ruleset is the user's own takes precedence over the format, if there is no room for both.
fn offered(
    model: &Model,
    game: &Game,
    (is_first, width): (bool, usize),
    columns: usize,
) -> Line<'static> {
    let theme = &model.theme;
    let key = game.key.map_or(String::new(), |key| key.to_string());
    let name = if is_first { family(model, game) } else { String::new() };
    let mut line = Line::from(vec![
        Span::styled(text::left(&key, KEY), theme.key),
        Span::styled(text::left(&name, width), theme.text),
    ]);
    let own = own_note(game, (theme, &model.words));
    let format = format(model, game);
    let room = columns.saturating_sub(line.width() + own.as_ref().map_or(0, Span::width));
    if text::width(&format) <= room {
        line.push_span(Span::styled(format, if is_first { theme.quiet } else { theme.text }));
    }
    line.spans.extend(own);
    line
}
