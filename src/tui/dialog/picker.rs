//! Chooses a game by its own key, or by typed parts of its name.

use super::Dialog;
use super::new_event::ask_for_event;
use crate::event::Moment;
use crate::event::name::{holds_words, normalise, whole_words};
use crate::ruleset::{Entry as Game, Library};
use crate::tui::keys::BACKSPACE;
use crate::tui::prelude::*;
use crate::tui::screen::events::own_note;

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Picker, &[ENTER], PICK_GAME, msg!("aids.choose")),
    bind!(Picker, &[ch('/')], Narrow, msg!("keys.find")),
    bind!(Picker, &[ESC], CloseDialog, msg!("keys.back")),
];

acts! {
    PICK_GAME = changes(|model, press| pick(model, press.now));
}

#[derive(Debug, Default)]
pub struct Picker {
    pub filter: TextField,
    /// Whether every letter is typed into the filter, also one that is the key of a game.
    pub typing: bool,
    pub at: usize,
}

impl Picker {
    /// The games whose name, format or id contains all typed words, in either language.
    ///
    /// Those come first whose name or id begins with the text, then those in whose name a word
    /// does, then those in whose format a word does.
    pub fn games<'a>(&self, library: &'a Library) -> Vec<&'a Game> {
        let wanted = normalise(self.filter.value().trim());
        let fit = |entry: &Game| {
            let ruleset = &entry.ruleset;
            let in_language = |language| {
                let texts = [entry.family(), &ruleset.name, &ruleset.format];
                let [family, name, format] = texts.map(|text| normalise(text.get(language)));
                let id = normalise(&ruleset.id);
                // What all games of a publisher begin with says nothing.
                let own = name.rsplit(": ").next().unwrap_or_default();
                let all = format!("{family} {name} {format} {id}");
                let has_words = |text: &str| whole_words(text, &wanted).is_some();
                match holds_words(&all, &wanted) {
                    false => None,
                    true if [&name, own, &id].iter().any(|it| it.starts_with(&wanted)) => Some(0),
                    true if has_words(&format!("{family} {name}")) => Some(1),
                    true if has_words(&format) => Some(2),
                    true => Some(3),
                }
            };
            ["en", "pl"].into_iter().filter_map(in_language).min()
        };
        let games = library.all().iter();
        let mut found: Vec<(u8, &Game)> =
            games.filter_map(|game| Some((fit(game)?, game))).collect();
        found.sort_by_key(|(rank, _)| *rank);
        found.into_iter().map(|(_, game)| game).collect()
    }

    pub fn chosen<'a>(&self, library: &'a Library) -> Option<&'a Game> {
        let games = self.games(library);
        games.get(self.at.min(games.len().saturating_sub(1))).copied()
    }

    pub fn step(&mut self, step: CursorMove, library: &Library) {
        self.at = step.from(self.at, self.games(library).len());
    }

    pub fn handle_text_key(&mut self, key: Key) {
        if self.filter.key(key) {
            self.at = 0;
        }
    }

    /// Whether letters are typed, or were.
    pub fn is_narrowed(&self) -> bool {
        self.typing || !self.filter.is_empty()
    }

    /// Shows all games again; false if they are shown already.
    pub fn end_narrowing(&mut self) -> bool {
        let narrowed = self.is_narrowed();
        *self = Picker::default();
        narrowed
    }

    /// The game on this key, while nothing is typed.
    pub fn on_key<'a>(&self, library: &'a Library, key: Key) -> Option<&'a Game> {
        let sign = key.sign().filter(|_| !self.is_narrowed())?;
        library.on_key(sign)
    }
}

/// Opens the form of a new event for the game chosen in the picker.
fn pick(model: &mut Model, now: Moment) {
    let library = model.library.clone();
    let Some(Dialog::Picker(picker)) = model.dialogs.last() else { return };
    match picker.chosen(&library) {
        Some(game) => {
            model.dialogs.pop();
            ask_for_event(model, game, now);
        }
        None => model.refuse(msg!("screen.no-such-game", key = BACKSPACE)),
    }
}

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
        list::field(frame, place, theme, &picker.filter, true);
    } else {
        let hint = model.words.text(&msg!("dialog.key-or-name", key));
        list::put(frame, inner, Line::styled(hint, theme.quiet));
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
        return list::entries(frame, below, (theme, &model.words), &entries, at);
    }
    list::rows(frame, below, (theme, &model.words), (games.len(), Some(at)), true, |row| {
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
    let width = columns.saturating_sub(KEY);
    let name = if is_first { text::wrapped(&family(model, game), width) } else { Vec::new() };
    let note = own_note(game, (theme, &model.words)).map_or(String::new(), |own| own.to_string());
    let more = text::wrapped(&format!("{}{note}", format(model, game)), width);
    let more = more.into_iter().map(|line| (line, if is_first { theme.quiet } else { theme.text }));
    let lines = name.into_iter().map(|line| (line, theme.text)).chain(more).enumerate();
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
    let left = columns.saturating_sub(line.width() + own.as_ref().map_or(0, Span::width));
    if text::width(&format) <= left {
        line.push_span(Span::styled(format, if is_first { theme.quiet } else { theme.text }));
    }
    line.spans.extend(own);
    line
}
