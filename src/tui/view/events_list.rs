//! The screen of the events found, and of the games for a new event.

use super::list;
use crate::event::StageKind;
use crate::msg;
use crate::ruleset::{Entry as Game, Origin};
use crate::store::home::{Found, Seen};
use crate::store::{Shelf, State};
use crate::tui::events_list::EventsList;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::text;
use crate::tui::theme::Theme;
use crate::words::{Arg, Message, Words};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

pub fn draw(model: &Model, events: &EventsList, frame: &mut Frame, area: Rect) {
    let theme = &model.theme;
    let columns = usize::from(area.width).saturating_sub(3);
    let about = about(events, columns, model);
    // The events come first: the games take what they leave, and at most half.
    let height = usize::from(area.height);
    let left = height.saturating_sub(events.found.len() + 1 + about.len().min(4) + 2);
    let games = games(model, columns, (height / 2).saturating_sub(1).min(left));
    // The chosen event stays above what is wrong with it.
    let listed = if events.found.is_empty() { 3 } else { 2 };
    let told = about.len().min(4).min(height.saturating_sub(listed + 1 + games.len()));
    let rows = Layout::vertical([
        Constraint::Fill(1),
        Constraint::Length(told as u16),
        Constraint::Length(1),
        Constraint::Length(games.len() as u16),
    ]);
    let [found, trouble, _, below] = area.layout(&rows);
    if events.found.is_empty() {
        let folder = text::sanitise(&events.folder().display().to_string());
        let none = match events.shelf {
            _ if events.is_narrowed() => {
                msg!("handbook.nothing-found", key = key_for(Context::Home, Act::Back))
            }
            Shelf::Events => msg!("events.none"),
            Shelf::Archive => msg!("events.none-archived"),
            Shelf::Trash => msg!("events.trash-is-empty"),
        };
        let told = |message: &Message| format!("  {}", model.words.text(message));
        let lines = [
            Line::default(),
            Line::styled(told(&none), theme.text),
            Line::styled(told(&msg!("events.kept-in", folder)), theme.quiet),
        ];
        list::lines(frame, found, &lines);
    } else {
        let widths = Widths::of(events, columns, (theme, &model.words));
        let found = list::titled(frame, found, &heading(&widths, (theme, &model.words)));
        let at = Some(events.at.min(events.found.len() - 1));
        list::rows(frame, found, theme, (events.found.len(), at), true, |row| {
            line(&events.found[row], (columns, &widths), (theme, &model.words))
        });
    }
    let about: Vec<Line> =
        about.iter().map(|text| Line::styled(format!("  {text}"), theme.warning)).collect();
    list::lines(frame, trouble, &about);
    list::lines(frame, below, &games);
}

type Look<'a> = (&'a Theme, &'a Words);

/// Columns of a day and of a number of players.
const DAY: usize = 12;
const PLAYERS: usize = 9;

/// The least and the most columns of a state.
const STATES: [usize; 2] = [20, 30];

/// The most columns of a game, without the space behind it, unless the names of the events leave
/// more.
const GAME: usize = 34;
const BEHIND_GAME: usize = 2;

/// With fewer columns than this a name and a state stand alone.
const NARROW: usize = 56;

/// From so many columns on, a game has its whole name.
const ROOMY: usize = 100;

/// With less room only what stands behind the colon: the beginning is that of most games.
fn game_name<'a>(seen: &'a Seen, columns: usize, words: &Words) -> &'a str {
    let whole = seen.game_name.get(words.tag());
    match whole.rsplit_once(": ").filter(|_| columns < ROOMY) {
        Some((_, own)) => own,
        None => whole,
    }
}

/// The columns whose widths depend on the screen and on the events.
struct Widths {
    day: usize,
    players: usize,
    name: usize,
    game: usize,
    state: usize,
}

impl Widths {
    fn of(events: &EventsList, columns: usize, (theme, words): Look) -> Widths {
        let seen = events.found.iter().filter_map(|found| found.seen.as_ref().ok());
        let widest = seen.map(|seen| text::width(&words.text(&state(seen, theme).0))).max();
        if columns < NARROW {
            return Widths::narrow(events, columns, widest.unwrap_or(0));
        }
        let most = columns.saturating_sub(DAY + 10 + PLAYERS + 2).clamp(1, STATES[1]);
        let state = widest.unwrap_or(0).max(STATES[0]).min(most);
        let games = events.found.iter().filter_map(|found| found.seen.as_ref().ok());
        let games = games.map(|seen| text::width(game_name(seen, columns, words)));
        let longest = games.max().unwrap_or(0).max(text::width(&words.text(&game_heading())));
        let names = events.found.iter().filter_map(|found| found.seen.as_ref().ok());
        let names = names.map(|seen| text::width(&seen.name)).max().unwrap_or(0);
        let taken = DAY + names + PLAYERS + 2 + BEHIND_GAME + state;
        let room = columns.saturating_sub(taken);
        let game = match columns {
            ROOMY.. => longest.min(room.max(GAME)) + BEHIND_GAME,
            _ if longest <= room => longest + BEHIND_GAME,
            _ => 0,
        };
        let name = columns.saturating_sub(DAY + game + PLAYERS + 2 + state).max(10);
        Widths { day: DAY, players: PLAYERS, name, game, state }
    }

    /// A name and a state; the day only if it cuts no name.
    fn narrow(events: &EventsList, columns: usize, widest: usize) -> Widths {
        let state = widest.min(columns / 3);
        let seen = events.found.iter().filter_map(|found| found.seen.as_ref().ok());
        let longest = seen.map(|seen| text::width(&seen.name)).max().unwrap_or(0);
        let room = columns.saturating_sub(2 + state);
        // A file that cannot be read has no day, and its name takes the columns.
        let is_read = events.found.iter().all(|found| found.seen.is_ok());
        let day = if is_read && longest + DAY <= room { DAY } else { 0 };
        Widths { day, players: 0, name: room - day, game: 0, state }
    }
}

fn line(found: &Found, (columns, widths): (usize, &Widths), (theme, words): Look) -> Line<'static> {
    match &found.seen {
        Ok(seen) => sound(seen, (columns, widths), (theme, words)),
        Err(_) => {
            let file = found.path.file_name().unwrap_or(found.path.as_os_str());
            let why = format!("  {}", words.text(&msg!("events.cannot-be-read")));
            let room = columns.saturating_sub(widths.day + text::width(&why));
            let file = text::cut(&file.to_string_lossy(), room);
            Line::from(vec![
                Span::styled(text::left("", widths.day), theme.quiet),
                Span::styled(file, theme.quiet),
                Span::styled(why, theme.warning),
            ])
        }
    }
}

fn sound(seen: &Seen, (columns, widths): (usize, &Widths), (theme, words): Look) -> Line<'static> {
    let (state, style) = state(seen, theme);
    let over = matches!(seen.state, State::Finished { .. });
    let name_style = if over { theme.quiet } else { theme.wanted };
    let day = words.arg(&Arg::Date(seen.date.clone()));
    let players = match widths.players {
        0 => String::new(),
        wide => text::right(&seen.players.to_string(), wide),
    };
    let game = if widths.game > 0 { game_name(seen, columns, words) } else { "" };
    Line::from(vec![
        Span::styled(text::left(&day, widths.day), theme.quiet),
        Span::styled(text::left(&seen.name, widths.name), name_style),
        Span::styled(players, theme.quiet),
        Span::raw("  "),
        Span::styled(game_cell(game, widths), theme.quiet),
        Span::styled(text::cut(&words.text(&state), widths.state), style),
    ])
}

fn game_heading() -> Message {
    msg!("settings.game")
}

/// A game in its column, which never touches the state.
fn game_cell(game: &str, widths: &Widths) -> String {
    text::left(&text::cut(game, widths.game.saturating_sub(BEHIND_GAME)), widths.game)
}

fn state(seen: &Seen, theme: &Theme) -> (Message, Style) {
    match &seen.state {
        _ if seen.damage.is_some() => (msg!("events.damaged"), theme.warning),
        State::Registration => (msg!("verify.registration"), theme.text),
        State::Round { round: 0, stage } => (stage.phrase(), theme.text),
        State::Round { stage, round } if stage.is_preliminary() => {
            (msg!("screen.number", n = *round), theme.text)
        }
        State::Round { stage: StageKind::DecidingMatch, .. } => {
            (StageKind::DecidingMatch.phrase(), theme.text)
        }
        State::Round { .. } => (msg!("plain.finals"), theme.text),
        State::Finished { champion: Some(name) } => {
            (Message::verbatim(format!("★ {name}")), theme.quiet)
        }
        State::Finished { champion: None } => (msg!("screen.closed"), theme.quiet),
    }
}

/// The columns' names, above the columns of [`sound`].
fn heading(widths: &Widths, (theme, words): Look) -> Line<'static> {
    let told = |message: Message| words.text(&message);
    let players = match widths.players {
        0 => String::new(),
        wide => text::right(&told(msg!("settings.players")), wide),
    };
    let game = if widths.game > 0 { told(game_heading()) } else { String::new() };
    let text = [
        "  ".to_owned(),
        text::left(&told(msg!("events.column-day")), widths.day),
        text::left(&told(msg!("standings.event")), widths.name),
        players,
        "  ".to_owned(),
        game_cell(&game, widths),
        if widths.state > 0 { told(msg!("judge.penalty-sheet-state")) } else { String::new() },
    ];
    Line::styled(text.concat(), theme.quiet)
}

/// The faults of the chosen file, and those of the folder and the rulesets. What the message below
/// the list says already is not said twice.
fn about(events: &EventsList, columns: usize, model: &Model) -> Vec<String> {
    let words = &model.words;
    let chosen = events.chosen().and_then(|found| match &found.seen {
        Ok(seen) => seen.damage.clone().map(Arg::from),
        Err(why) => Some(why.clone().into()),
    });
    let chosen = chosen.map(|why| words.arg(&why));
    let others = events.problems.iter().map(|problem| words.text(problem));
    let below = model.message.as_ref().map(|message| words.text(&message.text));
    let all = chosen.into_iter().chain(others).filter(|said| Some(said) != below.as_ref());
    all.flat_map(|text| text::wrapped(&text, columns)).collect()
}

/// The games with their keys, as many as there is room for.
fn games(model: &Model, columns: usize, room: usize) -> Vec<Line<'static>> {
    let (theme, words) = (&model.theme, &model.words);
    let all = model.library.all();
    let shown = if all.len() > room { room.saturating_sub(1) } else { all.len() };
    let only_the_key = shown == 0;
    let key = key_for(Context::Home, Act::NewEvent);
    let told = |message: &Message| {
        Line::styled(format!("  {}", text::cut(&words.text(message), columns)), theme.quiet)
    };
    let new = msg!("keys.new-event").capitalised();
    let mut lines = vec![told(&msg!("common.labelled", label = new, text = key.as_str()))];
    lines.extend(all[..shown].iter().map(|game| {
        let mut spans = vec![Span::raw("  ")];
        spans.extend(offered(game, columns, (theme, words)).spans);
        Line::from(spans)
    }));
    if shown < all.len() && !only_the_key {
        lines.push(told(&msg!("events.more-games", n = all.len() - shown, key)));
    }
    lines
}

/// A game, without its key: here that letter does something else. The note that a ruleset is the
/// user's own takes precedence over the format, if there is no room for both.
fn offered(game: &Game, columns: usize, (theme, words): Look) -> Line<'static> {
    let mut line = Line::from(vec![
        Span::raw("   "),
        Span::styled(text::sanitise(game.ruleset.name.get(words.tag())), theme.text),
    ]);
    let own = own_note(game, (theme, words));
    let format = format!(" · {}", text::sanitise(game.ruleset.format.get(words.tag())));
    let room = columns.saturating_sub(line.width() + own.as_ref().map_or(0, Span::width));
    if text::width(&format) <= room {
        line.push_span(Span::styled(format, theme.quiet));
    }
    line.spans.extend(own);
    line
}

/// Says that a ruleset is the user's own.
pub fn own_note(game: &Game, (theme, words): Look) -> Option<Span<'static>> {
    let (own, style) = match (&game.origin, game.replaces_built_in) {
        (_, true) => (msg!("events.own-in-place-of-built-in"), theme.warning),
        (Origin::User(_), false) => (msg!("events.own"), theme.quiet),
        (Origin::BuiltIn, false) => return None,
    };
    Some(Span::styled(format!(" · {}", words.text(&own)), style))
}
