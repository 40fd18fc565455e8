//! The screen of the events found in a folder.

use crate::event::StageKind;
use crate::event::name::{holds_words, normalise};
use crate::ruleset::{Entry as Game, Origin};
use crate::store::home::{Found, Seen};
use crate::store::{Disk, Shelf, State, home};
use crate::tui::dialog::new_event::ask_to_duplicate;
use crate::tui::dialog::{Dialog, Form, Picker};
use crate::tui::prelude::*;
use ratatui::layout::{Constraint, Layout};
use std::path::{Path, PathBuf};

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Home, &[ENTER], OPEN_EVENT, msg!("keys.open")),
    bind!(Home, &[ch('n')], NEW_EVENT, msg!("keys.new-event")),
    bind!(Home, &[ch('/')], Find, msg!("keys.find"), msg!("decklist.place")),
    bind!(Home, &[ch('y')], DUPLICATE_EVENT, msg!("keys.same-people"), msg!("keys.duplicate-event")),
    bind!(Home, &[ch('d')], DELETE_EVENT, msg!("keys.delete"), msg!("keys.delete-event")),
    bind!(Home, &[ch('M')], ARCHIVE_EVENT, msg!("keys.archive")),
    bind!(Home, &[ch('u')], RESTORE_EVENT, msg!("keys.put-back")),
    unhinted!(Home, &[ch(':')], Palette, msg!("keys.palette")),
    bind!(Home, &[ESC], Back, msg!("events.key-all")),
    bind!(Home, &[TAB], NEXT_SHELF, msg!("keys.next-shelf")),
];

acts! {
    pub OPEN_EVENT = causes(|model, _| open(model)).unless(cannot_open);
    NEW_EVENT = changes(|model, _| model.ask(Dialog::Picker(Picker::default())));
    DUPLICATE_EVENT = changes(|model, press| ask_to_duplicate(model, press.now))
        .unless(cannot_duplicate);
    DELETE_EVENT = changes(|model, _| ask_to_shelve(model, Shelf::Trash)).unless(cannot_delete);
    ARCHIVE_EVENT = changes(|model, _| ask_to_shelve(model, Shelf::Archive)).unless(cannot_archive);
    RESTORE_EVENT = changes(|model, _| ask_to_shelve(model, Shelf::Events)).unless(cannot_restore);
    NEXT_SHELF = changes(|model, _| next_shelf(model)).hinted(shelf_behind);
}

#[derive(Debug)]
pub struct EventsList {
    pub disk: Disk,
    /// The folder of events.
    pub home: PathBuf,
    /// The shelf whose events are listed.
    pub shelf: Shelf,
    /// The events that are listed, in the order of [`EventsList::read`].
    pub found: Vec<Found>,
    /// All events of the shelf, in the same order.
    all: Vec<Found>,
    pub at: usize,
    /// The words that a listed event must have, as they were typed.
    pub wanted: String,
    /// The reasons why the folder, or a ruleset of the user, could not be read.
    pub problems: Vec<Message>,
}

impl EventsList {
    /// Reads the folder. Events that run come first, then those that register, then the rest;
    /// among them the newest day comes first.
    pub fn read(disk: &Disk, home: PathBuf, shelf: Shelf) -> EventsList {
        let (mut all, problems) = match home::list_on(disk, &shelf.folder(&home)) {
            Ok(found) => (found, Vec::new()),
            Err(error) => (Vec::new(), vec![error.message()]),
        };
        all.sort_by_key(|found| match found.seen.as_ref().map(|seen| &seen.state) {
            Ok(State::Round { .. }) => 0,
            Ok(State::Registration) => 1,
            Ok(State::Finished { .. }) => 2,
            Err(_) => 3,
        });
        EventsList {
            disk: disk.clone(),
            home,
            shelf,
            found: all.clone(),
            all,
            at: 0,
            wanted: String::new(),
            problems,
        }
    }

    /// The list of no folder, behind an event that was opened without a list.
    pub fn empty(disk: &Disk) -> EventsList {
        EventsList {
            disk: disk.clone(),
            home: PathBuf::new(),
            shelf: Shelf::Events,
            found: Vec::new(),
            all: Vec::new(),
            at: 0,
            wanted: String::new(),
            problems: Vec::new(),
        }
    }

    /// Lists only events with these words, or beginnings of words.
    ///
    /// They may stand in the name, the game, the day or the file. The cursor stays on its event if
    /// that is still listed.
    pub fn narrow(&mut self, wanted: &str) {
        self.wanted = wanted.trim().to_owned();
        let wanted = normalise(&self.wanted);
        let chosen = self.chosen().map(|found| found.path.clone());
        self.found = self.all.iter().filter(|found| holds(found, &wanted)).cloned().collect();
        let at = self.found.iter().position(|found| Some(&found.path) == chosen.as_ref());
        self.at = at.unwrap_or(0);
    }

    /// Whether events are left out of the list because of a typed text.
    pub fn is_narrowed(&self) -> bool {
        self.found.len() < self.all.len()
    }

    /// The events that are listed, and all of the shelf.
    pub fn rows_left(&self) -> (usize, usize) {
        (self.found.len(), self.all.len())
    }

    fn has_name(&self, name: &str) -> bool {
        let seen = self.all.iter().filter_map(|found| found.seen.as_ref().ok());
        seen.map(|seen| &seen.name).any(|known| known == name)
    }

    /// Whether another event of the shelf has this one's name.
    fn has_namesake(&self, found: &Found) -> bool {
        let Ok(seen) = &found.seen else { return false };
        let others = self.all.iter().filter(|other| other.path != found.path);
        others.filter_map(|other| other.seen.as_ref().ok()).any(|other| other.name == seen.name)
    }

    /// This name, or if an event has it already, the name with the next free number: `Liga 2`, or
    /// `Liga 2026-11-27 (2)` behind another number.
    pub fn free_name(&self, name: &str) -> String {
        if !self.has_name(name) {
            return name.to_owned();
        }
        let numbered = name.rsplit_once(' ').and_then(|(before, number)| {
            let number =
                number.strip_prefix('(').and_then(|n| n.strip_suffix(')')).unwrap_or(number);
            let number = number.parse::<u32>().ok()?;
            // A larger number is that of a year.
            (2..100).contains(&number).then_some((before, number))
        });
        let (before, number) = numbered.unwrap_or((name, 1));
        let with_number = |number: u32| match before.ends_with(|sign: char| sign.is_ascii_digit()) {
            true => format!("{before} ({number})"),
            false => format!("{before} {number}"),
        };
        let mut next = (number + 1..).map(with_number);
        next.find(|name| !self.has_name(name)).unwrap_or_else(|| name.to_owned())
    }

    /// The folder of the listed events.
    pub fn folder(&self) -> PathBuf {
        self.shelf.folder(&self.home)
    }

    pub fn chosen(&self) -> Option<&Found> {
        self.found.get(self.at)
    }

    /// The file of the event below the chosen one; of the one above it if that is the last.
    pub fn beside_chosen(&self) -> Option<&Path> {
        let below = self.found.get(self.at + 1);
        let beside = below.or_else(|| self.found.get(self.at.checked_sub(1)?));
        beside.map(|found| found.path.as_path())
    }
}

fn holds(found: &Found, wanted: &str) -> bool {
    let file = found.path.file_stem().unwrap_or_default().to_string_lossy();
    let text = match &found.seen {
        Ok(seen) => {
            let games = ["en", "pl"].map(|tag| seen.game_name.get(tag));
            format!("{} {} {file} {}", seen.name, seen.date, games.join(" "))
        }
        Err(_) => file.into_owned(),
    };
    holds_words(&normalise(&text), wanted)
}

pub fn open(model: &mut Model) -> Vec<Effect> {
    let Location::Home(list) = &model.location else { return Vec::new() };
    list.chosen().map(|found| Effect::Open(found.path.clone())).into_iter().collect()
}

/// Shows the next list in turn: the events, the archive, the trash.
fn next_shelf(model: &mut Model) {
    let Location::Home(list) = &model.location else { return };
    let at = Shelf::ALL.iter().position(|shelf| *shelf == list.shelf).unwrap_or(0);
    let next = Shelf::ALL[(at + 1) % Shelf::ALL.len()];
    model.location = Location::Home(EventsList::read(&list.disk, list.home.clone(), next));
}

fn ask_to_shelve(model: &mut Model, to: Shelf) {
    let Location::Home(list) = &model.location else { return };
    if let Some(found) = list.chosen() {
        let mut form = Form::shelve(found, to);
        if list.has_namesake(found) {
            let file = found.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            form.about.push(msg!("events.file", file));
        }
        model.ask(Dialog::Form(form));
    }
}

/// The list that comes next, for the hint of its key.
fn shelf_behind(model: &Model) -> Option<Message> {
    let Location::Home(list) = &model.location else { return None };
    Some(match list.shelf {
        Shelf::Events => msg!("keys.archive"),
        Shelf::Archive => msg!("events.trash"),
        Shelf::Trash => msg!("plain.events"),
    })
}

pub fn no_event_chosen(model: &Model) -> Option<Message> {
    let Location::Home(list) = &model.location else { return None };
    list.chosen().is_none().then(|| match list.shelf {
        _ if list.is_narrowed() => {
            msg!("handbook.nothing-found", key = key_for(Context::Home, Act::Back))
        }
        Shelf::Events => msg!("screen.no-event-yet", key = way(model, NEW_EVENT)),
        Shelf::Archive => msg!("events.none-archived"),
        Shelf::Trash => msg!("events.trash-is-empty"),
    })
}

/// Why the chosen event is not opened. An event in the trash stays as it is.
pub fn cannot_open(model: &Model) -> Option<Message> {
    no_event_chosen(model).or_else(|| match &model.location {
        Location::Home(list) if list.shelf == Shelf::Trash => {
            let key = key_for(Context::Home, RESTORE_EVENT);
            Some(msg!("screen.archived", key))
        }
        _ => None,
    })
}

/// Why Esc does nothing in the list of events: all of them are listed.
pub fn nothing_to_go_back_to(model: &Model) -> Option<Message> {
    let Location::Home(list) = &model.location else { return None };
    list.wanted.is_empty().then(|| {
        let [back, help] = [(Context::Home, Act::Back), (Context::Anywhere, Act::Help)]
            .map(|(context, act)| key_for(context, act));
        msg!("screen.does-nothing-here", key = back, help)
    })
}

fn cannot_duplicate(model: &Model) -> Option<Message> {
    no_event_chosen(model).or_else(|| {
        let Location::Home(list) = &model.location else { return None };
        match &list.chosen()?.seen {
            Ok(seen) if model.library.get(&seen.game).is_some() => None,
            Ok(seen) => Some(msg!("screen.disabled-no-such-game", game = &seen.game_name)),
            Err(_) => Some(msg!("screen.unreadable-event")),
        }
    })
}

/// Why the chosen event cannot be moved, unless the list shows one of these shelves.
fn not_on(model: &Model, shelves: &[Shelf]) -> Option<Message> {
    no_event_chosen(model).or_else(|| {
        let Location::Home(list) = &model.location else { return None };
        match list.shelf {
            shown if shelves.contains(&shown) => None,
            Shelf::Events => Some(msg!("screen.in-the-list")),
            Shelf::Archive | Shelf::Trash => {
                Some(msg!("screen.archived", key = way(model, RESTORE_EVENT)))
            }
        }
    })
}

fn cannot_delete(model: &Model) -> Option<Message> {
    cannot_archive(model).or_else(|| {
        let Location::Home(list) = &model.location else { return None };
        match &list.chosen()?.seen {
            Ok(seen) if !seen.has_results => None,
            _ => Some(msg!("screen.has-results", key = way(model, ARCHIVE_EVENT))),
        }
    })
}

fn cannot_archive(model: &Model) -> Option<Message> {
    not_on(model, &[Shelf::Events])
}

fn cannot_restore(model: &Model) -> Option<Message> {
    not_on(model, &[Shelf::Archive, Shelf::Trash])
}

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
    let shown = about.len().min(4).min(height.saturating_sub(listed + 1 + games.len()));
    let rows = Layout::vertical([
        Constraint::Fill(1),
        Constraint::Length(shown as u16),
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
        let indented = |message: &Message| format!("  {}", model.words.text(message));
        let lines = [
            Line::default(),
            Line::styled(indented(&none), theme.text),
            Line::styled(indented(&msg!("events.kept-in", folder)), theme.quiet),
        ];
        list::lines(frame, found, &lines);
    } else {
        let widths = Widths::of(events, columns, (theme, &model.words));
        let found = list::titled(frame, found, &heading(&widths, (theme, &model.words)));
        let at = Some(events.at.min(events.found.len() - 1));
        list::rows(frame, found, (theme, &model.words), (events.found.len(), at), true, |row| {
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
    let full = seen.game_name.get(words.tag());
    match full.rsplit_once(": ").filter(|_| columns < ROOMY) {
        Some((_, own)) => own,
        None => full,
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
        let width = columns.saturating_sub(taken);
        let game = match columns {
            ROOMY.. => longest.min(width.max(GAME)) + BEHIND_GAME,
            _ if longest <= width => longest + BEHIND_GAME,
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
        let width = columns.saturating_sub(2 + state);
        // A file that cannot be read has no day, and its name takes the columns.
        let is_read = events.found.iter().all(|found| found.seen.is_ok());
        let day = if is_read && longest + DAY <= width { DAY } else { 0 };
        Widths { day, players: 0, name: width - day, game: 0, state }
    }
}

fn line(found: &Found, (columns, widths): (usize, &Widths), (theme, words): Look) -> Line<'static> {
    match &found.seen {
        Ok(seen) => sound(seen, (columns, widths), (theme, words)),
        Err(_) => {
            let file = found.path.file_name().unwrap_or(found.path.as_os_str());
            let why = format!("  {}", words.text(&msg!("events.cannot-be-read")));
            let width = columns.saturating_sub(widths.day + text::width(&why));
            let file = text::cut(&file.to_string_lossy(), width);
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
    let in_words = |message: Message| words.text(&message);
    let players = match widths.players {
        0 => String::new(),
        wide => text::right(&in_words(msg!("pages.players").capitalised()), wide),
    };
    let game = if widths.game > 0 { in_words(game_heading()) } else { String::new() };
    let text = [
        "  ".to_owned(),
        text::left(&in_words(msg!("events.column-day")), widths.day),
        text::left(&in_words(msg!("standings.event")), widths.name),
        players,
        "  ".to_owned(),
        game_cell(&game, widths),
        if widths.state > 0 { in_words(msg!("judge.penalty-sheet-state")) } else { String::new() },
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
    let all = chosen.into_iter().chain(others).filter(|text| Some(text) != below.as_ref());
    all.flat_map(|text| text::wrapped(&text, columns)).collect()
}

/// The games with their keys, as many as there is room for.
fn games(model: &Model, columns: usize, rows: usize) -> Vec<Line<'static>> {
    let (theme, words) = (&model.theme, &model.words);
    let all = model.library.all();
    let shown = if all.len() > rows { rows.saturating_sub(1) } else { all.len() };
    let only_the_key = shown == 0;
    let key = key_for(Context::Home, NEW_EVENT);
    let line_of = |message: &Message| {
        Line::styled(format!("  {}", text::cut(&words.text(message), columns)), theme.quiet)
    };
    let new = msg!("keys.new-event").capitalised();
    let mut lines = vec![line_of(&msg!("common.labelled", label = new, text = key.as_str()))];
    lines.extend(all[..shown].iter().map(|game| {
        let mut spans = vec![Span::raw("  ")];
        spans.extend(offered(game, columns, (theme, words)).spans);
        Line::from(spans)
    }));
    if shown < all.len() && !only_the_key {
        lines.push(line_of(&msg!("events.more-games", n = all.len() - shown, key)));
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
    let width = columns.saturating_sub(line.width() + own.as_ref().map_or(0, Span::width));
    if text::width(&format) <= width {
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
