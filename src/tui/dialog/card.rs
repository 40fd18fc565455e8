//! The card of a player. Keys on it act on this player.

use super::confirm::ClosedByOthers;
use super::{Among, Dialog, arithmetic};
use crate::event::{Command, Event, Id, standings};
use crate::show::{Card, CardResult, CardRound};
use crate::tui::open_event::Pane;
use crate::tui::prelude::*;
use crate::tui::screen::players;
use crate::tui::screen::players::no_player;
use crate::tui::screen::standings::columns;

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Card, &[ch('d')], Drop, msg!("keys.drop")),
    bind!(Card, &[ch('h')], ShowList, msg!("preflight.to-list"), msg!("keys.show")),
    bind!(Card, &[ch('e')], EditPlayer, msg!("keys.edit")),
    bind!(Card, &[ch('w')], Why, msg!("players.key-why")),
    bind!(Card, &[ch('%')], ShowOdds, msg!("odds.key-short")),
    bind!(Card, &[ch('D')], Disqualify, msg!("judge.key-disqualify")),
    bind!(Card, &[TAB], CARD_OPPONENT, msg!("screen.opponent")),
    bind!(Card, &[LEFT], CARD_BEFORE, msg!("players.key-previous")),
    bind!(Card, &[RIGHT], CARD_AFTER, msg!("players.key-next")),
    bind!(Card, &[ESC], CloseDialog, msg!("keys.back")),
    bind!(Card, &[ch('z')], SeatPlayer, msg!("preflight.to-seat"), msg!("keys.seat")),
    bind!(Card, &[ch('1')], REJOIN, msg!("keys.rejoin"), msg!("keys.key-event-rejoin")).of_verb("rejoin …"),
    bind!(Card, &[ch('2')], KeepApart, msg!("players.key-apart")).of_verb("apart …"),
    bind!(Card, &[ch('3')], DECLINE, msg!("keys.give-up-place")).of_verb("decline …"),
    bind!(Card, &[ch('4')], HOUSE_PLAYER, msg!("roster.house"), msg!("keys.add-house")),
    bind!(Card, &[ch('5')], Penalty, msg!("keys.penalty")).of_verb("penalty …"),
    bind!(Card, &[ch('6')], DeckCheck, msg!("verify.deck-check")),
    bind!(Card, &[ch('7')], Component, msg!("judge.key-component"), msg!("keys.component")),
    bind!(Card, &[ch('K')], ShowSheet, msg!("judge.key-history"), msg!("judge.sheet")),
];

acts! {
    pub REJOIN = causes(|model, _| players::save(model, Command::Rejoin))
        .unless(players::cannot_rejoin).saves();
    pub DECLINE = causes(|model, _| players::save(model, Command::Decline))
        .unless(players::cannot_decline).saves();
    HOUSE_PLAYER = causes(|model, _| players::house_player(model))
        .unless(players::cannot_be_house).saves();
    CARD_OPPONENT = changes(|model, _| opponent(model)).unless(no_opponent);
    CARD_BEFORE = changes(|model, _| step(model, -1)).unless(|model| at_end(model, -1, "first"));
    CARD_AFTER = changes(|model, _| step(model, 1)).unless(|model| at_end(model, 1, "last"));
}

#[derive(Debug, Clone)]
pub struct CardDialog {
    pub id: Id,
    /// The players of the list that it was opened from, in its order.
    pub among: Vec<Id>,
    /// Whether it shows the arithmetic of the place instead.
    pub(super) shows_arithmetic: bool,
    /// Whether it was opened at the arithmetic, and closes from there.
    pub(super) opened_there: bool,
    pub scroll: Scroll,
}

impl CardDialog {
    pub fn new(id: Id, among: Vec<Id>) -> CardDialog {
        let (shows_arithmetic, opened_there) = (false, false);
        CardDialog { id, among, shows_arithmetic, opened_there, scroll: Scroll::default() }
    }

    /// The neighbour in the list, this number of steps away.
    pub fn neighbour(&self, step: isize) -> Option<Id> {
        let at = self.among.iter().position(|id| *id == self.id)?;
        self.among.get(at.checked_add_signed(step)?).copied()
    }

    /// Turns to the card of this player.
    pub(super) fn turn_to(&mut self, id: Id) {
        self.id = id;
        self.scroll.top();
    }

    /// Closes if the player is not registered any more.
    pub(super) fn follow(&self, event: &Event) -> Result<(), ClosedByOthers> {
        if event.entrant(self.id).is_some_and(|entrant| entrant.is_registered()) {
            return Ok(());
        }
        let name = event.label(self.id);
        let why = msg!("players.is-gone", name = name.as_str());
        Err(ClosedByOthers::new(msg!("common.text", text = name), why))
    }
}

/// Opens the card of the player at hand. In the search it is that of the player found.
pub fn show(model: &mut Model) {
    let Some((id, among)) = at_hand(model) else { return };
    if let Some(Dialog::Find(_)) = model.dialogs.last() {
        model.dialogs.pop();
        if let Some(open) = model.open_event_mut() {
            open.end_narrowing(true);
        }
    }
    choose(model, id);
    model.ask(Dialog::Card(CardDialog::new(id, among)));
}

/// Opens the card of the player at hand at the arithmetic of the place, and closes from there.
pub fn show_arithmetic(model: &mut Model) {
    show(model);
    if let Some(Dialog::Card(card)) = model.dialogs.last_mut() {
        (card.shows_arithmetic, card.opened_there) = (true, true);
    }
}

/// The player whose card opens, and the list that it is opened from.
fn at_hand(model: &Model) -> Option<(Id, Vec<Id>)> {
    let open = model.open_event()?;
    if let Some(Dialog::Find(find)) = model.dialogs.last() {
        let left = open.players_left();
        return match open.player_meant().filter(|_| find.among == Among::Rows) {
            Some(id) => Some((id, left)),
            None => Some((find.chosen(open.event())?, find.players(open.event()))),
        };
    }
    Some((open.player_at_hand()?, open.players_in_order()))
}

/// Lets the cursor of the screen follow, so that it stands there when the card closes.
fn choose(model: &mut Model, id: Id) {
    if let Some(open) = model.open_event_mut() {
        open.player = Some(id);
    }
}

fn turn_to(model: &mut Model, id: Option<Id>) {
    let (Some(Dialog::Card(card)), Some(id)) = (model.dialogs.last_mut(), id) else { return };
    card.turn_to(id);
    choose(model, id);
}

/// Turns to a neighbour in the list.
fn step(model: &mut Model, step: isize) {
    let next = model.card().and_then(|card| card.neighbour(step));
    turn_to(model, next);
}

/// Turns to the newest opponent.
fn opponent(model: &mut Model) {
    let opponent = newest_opponent(model);
    turn_to(model, opponent);
}

fn newest_opponent(model: &Model) -> Option<Id> {
    let open = model.open_event()?;
    open.derived.card(open.event(), model.card()?.id)?.newest_opponent()
}

/// Turns between the card and the arithmetic of the place.
pub fn arithmetic(model: &mut Model) {
    if let Some(Dialog::Card(card)) = model.dialogs.last_mut() {
        card.shows_arithmetic = !card.shows_arithmetic;
        card.opened_there = false;
        card.scroll.top();
    }
}

/// Why no card can be opened: there is no player, or none is found yet.
pub fn no_card(model: &Model) -> Option<Message> {
    if let Some(Dialog::Find(find)) = model.dialogs.last() {
        let among = [Among::Players, Among::Rows].contains(&find.among);
        let players = model.event().filter(|_| among);
        let found = players.and_then(|event| find.chosen(event));
        return found.is_none().then(|| msg!("players.nobody-found"));
    }
    let open = model.open_event()?;
    // Nobody is seen in standings that are still empty.
    let among_places =
        open.view == View::Standings || open.view == View::Main && open.pane == Pane::Standings;
    if model.dialogs.is_empty() && among_places && !open.derived.reported {
        return Some(msg!("screen.no-standings-yet"));
    }
    if open.player_at_hand().is_some() { None } else { no_player(model) }
}

fn at_end(model: &Model, step: isize, end: &'static str) -> Option<Message> {
    model.card()?.neighbour(step).is_none().then(|| msg!("players.at-end", end))
}

fn no_opponent(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    let card = open.derived.card(open.event(), model.card()?.id)?;
    let none = card.newest_opponent().is_none();
    none.then(|| msg!("players.no-opponent-yet", name = card.name.as_str()))
}

/// Why nothing moves on the card: all of it is in sight.
pub fn nothing_hidden(model: &Model) -> Option<Message> {
    let key = |act| key_for(Context::Card, act);
    let all = model.card()?.scroll.shows_all();
    let sentence =
        || msg!("players.nothing-hidden", before = key(CARD_BEFORE), after = key(CARD_AFTER));
    all.then(sentence)
}

/// Why the place of the player on the card has no arithmetic.
pub fn no_arithmetic(model: &Model) -> Option<Message> {
    no_arithmetic_of(model, model.card()?.id)
}

/// Why the place of the player chosen in the standings has no arithmetic.
pub fn no_arithmetic_of_chosen(model: &Model) -> Option<Message> {
    match model.chosen_player() {
        Some(id) => no_arithmetic_of(model, id),
        None => no_player(model),
    }
}

fn no_arithmetic_of(model: &Model, id: Id) -> Option<Message> {
    let event = model.event()?;
    let reported = model.open_event()?.derived.reported;
    let known = event.preliminary().is_some() && standings(event).standing(id).is_some();
    (!reported || !known).then(|| msg!("cli.no-place", name = event.label(id)))
}

/// Why nobody has odds: before the first round, and once the cut is made or all is decided. The
/// standings have no rows for them before the first result, but a card has.
pub fn no_odds(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    let event = open.event();
    let playing = event.preliminary().is_some_and(|stage| !stage.rounds.is_empty());
    let no_rows = !open.derived.reported && model.card().is_none();
    let none = !playing || no_rows || event.finals().is_some() || open.is_over();
    none.then(|| msg!("odds.none-here"))
}

/// Blank columns between the columns of the rounds.
const GAP: usize = 2;

/// The heights of the line of places, from the lowest.
const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

pub fn draw(model: &Model, dialog: &CardDialog, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let Some(open) = model.open_event() else { return };
    let Some(card) = open.derived.card(open.event(), dialog.id) else { return };
    let look = (&model.theme, &model.words);
    let title = title(&card, &model.words);
    let columns = Width::Wide.columns(body);
    if dialog.shows_arithmetic {
        let lines = arithmetic::lines(open, dialog.id, look, (columns.into(), usize::MAX));
        return draw_lines(model, &lines, dialog, (keys, &title, columns), frame, body);
    }
    let mut lines = lines(open, dialog.id, (look, true), columns.into());
    // The name stands in the border of the box, if it fits.
    if text::width(&title) <= columns.into() {
        lines.drain(..heading(&card, look, columns.into()).len());
    }
    draw_lines(model, &lines, dialog, (keys, &title, columns), frame, body);
}

/// Draws lines in a box. They scroll if the box is too small for them.
fn draw_lines(
    model: &Model,
    lines: &[Line],
    dialog: &CardDialog,
    (keys, title, columns): (&KeyList, &str, u16),
    frame: &mut Frame,
    body: Rect,
) {
    let size = (Width::Wide, lines.len() as u16);
    // The keys that move are listed only if something is hidden.
    dialog.scroll.first(lines.len(), keys.room(model, body, columns).into());
    let inner = boxed(frame, model, keys, body, size, title);
    let first = dialog.scroll.first(lines.len(), inner.height.into());
    list::scrolled(frame, inner, (&model.theme, &model.words), lines, first);
}

/// `Ewa Zięba · #14 · Kuźnia Gier`.
fn title(card: &Card, words: &Words) -> String {
    let about = card.about.iter().map(|fact| words.text(fact));
    let parts: Vec<String> = std::iter::once(card.name.clone()).chain(about).collect();
    text::sanitise(&parts.join(" · "))
}

/// The whole card in this number of columns, with the name above it. Nothing is computed anew
/// while the event stays as it is. `alone` is the card in a box of its own.
pub fn lines(
    open: &OpenEvent,
    id: Id,
    ((theme, words), alone): ((&Theme, &Words), bool),
    columns: usize,
) -> Vec<Line<'static>> {
    let Some(card) = open.derived.card(open.event(), id) else { return Vec::new() };
    let mut lines = heading(&card, (theme, words), columns);
    // Beside standings without rows nothing is computed; a card has odds from round 1 on.
    let odds = match alone || open.derived.reported {
        true => columns::of_card(open, id, (theme, words), columns),
        false => Vec::new(),
    };
    lines.extend(content(&card, odds, (theme, words), columns));
    lines
}

fn heading(card: &Card, (theme, words): Look, columns: usize) -> Vec<Line<'static>> {
    list::wrapped(&title(card, words), columns, theme.header)
}

type Look<'a> = (&'a Theme, &'a Words);

/// The card below its heading. The odds stand behind the place.
fn content(
    card: &Card,
    odds: Vec<Line<'static>>,
    (theme, words): Look,
    columns: usize,
) -> Vec<Line<'static>> {
    let wrapped =
        |text: &str, style: Style| -> Vec<Line<'static>> { list::wrapped(text, columns, style) };
    let mut lines: Vec<Line> = Vec::new();
    lines.extend(card.status.iter().flat_map(|status| wrapped(&words.text(status), theme.warning)));
    lines.extend(standing(card, (theme, words), columns));
    lines.extend(odds);
    lines.extend(card.sides_phrase().iter().flat_map(|it| wrapped(&words.text(it), theme.text)));
    if !card.rounds.is_empty() {
        lines.extend((!lines.is_empty()).then(Line::default));
        lines.extend(rounds(&card.rounds, (theme, words), columns));
    }
    if card.places.len() > 1 {
        let places = card.places.iter().map(|(_, place)| Arg::from(*place)).collect();
        let way = msg!("players.way", way = way(card), places = Arg::Series(places));
        lines.push(Line::default());
        lines.extend(wrapped(&words.text(&way), theme.text));
    }
    if !card.private.is_empty() {
        lines.extend((!lines.is_empty()).then(Line::default));
    }
    for (fact, warns) in &card.private {
        let style = if *warns { theme.warning } else { theme.quiet };
        lines.extend(wrapped(&words.text(fact), style));
    }
    if lines.is_empty() {
        lines.extend(wrapped(&words.text(&msg!("judge.nothing-yet")), theme.quiet));
    }
    lines
}

/// The place stands out; its reasons follow quietly.
fn standing(card: &Card, (theme, words): Look, columns: usize) -> Vec<Line<'static>> {
    let parts: Vec<String> = card.standing.iter().map(|part| words.arg(part)).collect();
    let Some(place) = parts.first() else { return Vec::new() };
    let line = |(at, line): (usize, String)| match line.strip_prefix(place.as_str()) {
        Some(rest) if at == 0 => Line::from(vec![
            Span::styled(place.clone(), theme.wanted),
            Span::styled(rest.to_owned(), theme.text),
        ]),
        _ => Line::styled(line, theme.text),
    };
    text::wrapped(&parts.join(" · "), columns).into_iter().enumerate().map(line).collect()
}

/// The way through the places, first place high.
fn way(card: &Card) -> String {
    let lowest = card.among.max(2) - 1;
    let height = |(_, place): &(u32, u32)| {
        let above = lowest.saturating_sub((*place as usize).saturating_sub(1));
        HEIGHTS[above * (HEIGHTS.len() - 1) / lowest]
    };
    card.places.iter().map(height).collect()
}

/// The cells of the headings and of each round: its name, the table, the opponent, the result, and
/// the opponent's place now.
fn cells(rounds: &[CardRound], words: &Words) -> Vec<[String; 5]> {
    let number = |n: Option<u32>| n.map_or_else(String::new, |n| n.to_string());
    let result = |round: &CardRound| match round.result {
        CardResult::Open => words.text(&msg!("players.open")),
        CardResult::Free(_) | CardResult::Missed => String::new(),
        _ => format!("{} {}", words.text(&round.result.word()), words.arg(&round.score)),
    };
    let row = |round: &CardRound| {
        let opponent = match round.opponent {
            Some(_) => text::sanitise(&round.opponent_name),
            None => words.text(&round.result.word()),
        };
        let table = number(round.table);
        [words.arg(&round.name), table, opponent, result(round), number(round.opponent_now)]
    };
    let headings = [
        Message::verbatim("#"),
        msg!("keys.table").capitalised(),
        msg!("screen.opponent").capitalised(),
        msg!("keys.result").capitalised(),
        msg!("players.opponent-now"),
    ];
    let heads = headings.map(|head| words.text(&head));
    std::iter::once(heads).chain(rounds.iter().map(row)).collect()
}

fn widths(rows: &[[String; 5]]) -> [usize; 5] {
    [0, 1, 2, 3, 4].map(|at| rows.iter().map(|row| text::width(&row[at])).max().unwrap_or(0))
}

/// A row for each round, below the headings. Without room for a whole name beside the other
/// columns, they stand below the name.
fn rounds(rounds: &[CardRound], (theme, words): Look, columns: usize) -> Vec<Line<'static>> {
    let rows = cells(rounds, words);
    let widths = widths(&rows);
    let name = |round: &CardRound| if round.opponent.is_some() { theme.text } else { theme.quiet };
    let result = |round: &CardRound| match round.result {
        CardResult::Won => theme.wanted,
        CardResult::Open => theme.quiet,
        _ => theme.text,
    };
    let styles = rounds.iter().map(|round| [name(round), result(round)]);
    let styles = std::iter::once([theme.quiet; 2]).chain(styles);
    let shown: Vec<usize> = (0..5).filter(|at| widths[*at] > 0).collect();
    let needed = shown.iter().map(|at| widths[*at] + GAP).sum::<usize>().saturating_sub(GAP);
    let line = |row: &[String; 5], [name, result]: [Style; 2], shown: &[usize]| {
        let cell = |at: &usize| match at {
            2 => Span::styled(text::left(&row[2], widths[2]), name),
            3 => Span::styled(text::left(&row[3], widths[3]), result),
            _ => Span::styled(text::right(&row[*at], widths[*at]), theme.quiet),
        };
        let cells = shown.iter().flat_map(|at| [cell(at), Span::raw(" ".repeat(GAP))]);
        Line::from_iter(cells)
    };
    let others: Vec<usize> = [1, 3, 4].into_iter().filter(|at| widths[*at] > 0).collect();
    let others_needed = others.iter().map(|at| widths[*at] + GAP).sum::<usize>();
    let indent = (widths[0] + GAP).min((columns + GAP).saturating_sub(others_needed));
    let below = |row: &[String; 5], styles: [Style; 2]| {
        let width = columns.saturating_sub(widths[0] + GAP);
        let mut first = text::wrapped(&row[2], width).into_iter();
        let head = Line::from(vec![
            Span::styled(text::right(&row[0], widths[0]), theme.quiet),
            Span::raw(" ".repeat(GAP)),
            Span::styled(first.next().unwrap_or_default(), styles[0]),
        ]);
        let indented = |mut line: Line<'static>| {
            line.spans.insert(0, Span::raw(" ".repeat(indent)));
            line
        };
        let rest = first.map(|part| indented(Line::styled(part, styles[0])));
        let rest: Vec<Line> = rest.chain([indented(line(row, styles, &others))]).collect();
        std::iter::once(head).chain(rest).collect::<Vec<Line>>()
    };
    let rows = rows.iter().zip(styles);
    match needed <= columns {
        true => rows.map(|(row, styles)| line(row, styles, &shown)).collect(),
        false => rows.flat_map(|(row, styles)| below(row, styles)).collect(),
    }
}
