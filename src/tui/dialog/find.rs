//! Finds a player or an event by a part of the name, or any text in the log.

use super::{Dialog, card, pile};
use crate::event::name::{contains_words, normalise, whole_words};
use crate::event::{Event, Id, Round, Status, standings};
use crate::tui::active_keys::disabled_reason;
use crate::tui::open_event::Pane;
use crate::tui::prelude::*;
use crate::tui::screen;
use crate::tui::screen::events;
use crate::tui::screen::events::no_event_chosen;
use ratatui::widgets::Clear;

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Find, &[ENTER], GO_TO_FOUND, msg!("keys.go-there")),
    bind!(Find, &[ctrl('o')], ShowCard, msg!("judge.card"), msg!("keys.card")),
    unhinted!(Find, &[TAB], Down, msg!("keys.row-down")),
    bind!(Find, &[ESC], CloseDialog, msg!("keys.back")),
    bind!(Narrowing, &[ENTER], GO_TO_FOUND, msg!("keys.go-there")),
    bind!(Narrowing, &[ctrl('o')], ShowCard, msg!("judge.card"), msg!("keys.card")),
    bind!(Narrowing, &[TAB, BACK_TAB], NextPane, msg!("keys.pane"), msg!("keys.next-pane")),
    bind!(Narrowing, &[ESC], CloseDialog, msg!("decklist.key-all"), msg!("keys.all-rows")),
];

acts! {
    GO_TO_FOUND = causes(|model, _| go_to_found(model))
        .unless(|model| nothing_found(model).or_else(|| no_text(model))).hinted(found_opens);
}

/// The most players listed at once.
const LISTED: usize = 8;

#[derive(Debug, Default)]
pub struct Find {
    pub text: TextField,
    pub at: usize,
    pub among: Among,
}

/// The things among which the text is looked for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Among {
    #[default]
    Players,
    /// The rows of the list that has the cursor, which shows only those with the text.
    Rows,
    /// The log, which is narrowed to the entries with the text.
    Log,
    /// The list of events, which is narrowed likewise.
    Events,
}

impl Find {
    /// Narrows the list behind the search while its text is typed.
    pub(super) fn narrow(&self, behind: &mut Location) {
        let wanted = self.text.value();
        match (self.among, behind) {
            (Among::Log, Location::Event(open)) => wanted.clone_into(&mut open.filter),
            (Among::Rows, Location::Event(open)) => open.narrow(wanted),
            (Among::Events, Location::Home(list)) => list.narrow(wanted),
            _ => {}
        }
    }

    /// The first of the players whom the typed text means.
    pub fn players(&self, event: &Event) -> Vec<Id> {
        let mut found = meant(event, event.round(), self.text.value());
        found.truncate(LISTED);
        found
    }

    pub fn chosen(&self, event: &Event) -> Option<Id> {
        let found = self.players(event);
        found.get(self.at.min(found.len().saturating_sub(1))).copied()
    }

    pub fn step(&mut self, step: CursorMove, event: Option<&Event>) {
        self.at = step.from(self.at, event.map_or(0, |event| self.players(event).len()));
    }

    pub fn handle_text_key(&mut self, key: Key) {
        self.text.key(key);
        self.at = 0;
    }

    pub fn paste(&mut self, text: &str) {
        self.text.paste(text.trim());
        self.at = 0;
    }
}

/// The players whose names contain the typed text, those first whose names begin with it. `#7`
/// means the player with that number, and `7` those at that table of this round.
pub fn meant(event: &Event, round: Option<&Round>, typed: &str) -> Vec<Id> {
    let wanted = normalise(typed.trim());
    if wanted.is_empty() {
        return Vec::new();
    }
    if let Some(number) = wanted.strip_prefix('#') {
        return number
            .parse()
            .ok()
            .filter(|id| event.entrant(*id).is_some_and(|e| e.is_registered()))
            .into_iter()
            .collect();
    }
    if let Ok(number) = wanted.parse() {
        let pairing = round.and_then(|round| round.at_table(number));
        return pairing.into_iter().flat_map(|p| [Some(p.a), p.b]).flatten().collect();
    }
    let mut found: Vec<&crate::event::Entrant> =
        event.registered().filter(|entrant| contains_words(&entrant.label(), &wanted)).collect();
    // Names that begin with the text come first, then those in which words begin with it.
    found.sort_by_key(|entrant| match normalise(&entrant.label()) {
        name if name.starts_with(&wanted) => 0,
        name if whole_words(&name, &wanted).is_some() => 1,
        _ => 2,
    });
    found.into_iter().map(|entrant| entrant.id).collect()
}

/// A player's status, table and place: `Ewa Zięba: table 4, place 12 with 3 points`.
pub fn whereabouts(event: &Event, id: Id) -> Message {
    let mut parts: Vec<Arg> = Vec::new();
    match event.entrant(id).map(|entrant| entrant.status) {
        Some(Status::Dropped { .. }) => parts.push(msg!("pages.left").into()),
        Some(Status::Disqualified { .. }) => parts.push(msg!("season.disqualified").into()),
        _ => {}
    }
    if let Some(pairing) = event.round().and_then(|round| round.of(id)) {
        parts.push(match pairing.table {
            Some(table) => msg!("common.table", n = table).into(),
            None => pairing.free_word().into(),
        });
    }
    if let Some(standing) = standings(event).standing(id).filter(|_| event.preliminary().is_some())
    {
        let points = event.points_phrase(standing.points);
        parts.push(msg!("screen.place-with", place = standing.rank, points).into());
    }
    if parts.is_empty() {
        parts.push(msg!("screen.registered").into());
    }
    msg!("common.labelled", label = event.label(id), text = Arg::Series(parts))
}

pub fn open(model: &mut Model) {
    let among = match &model.location {
        Location::Home(_) => Among::Events,
        Location::Event(open) if open.view == View::Log => Among::Log,
        // Another dialog has a list of its own.
        Location::Event(open) if model.dialogs.is_empty() && open.lists_players() => Among::Rows,
        Location::Event(_) => Among::Players,
    };
    if let (Among::Rows, Some(open)) = (among, model.open_event_mut()) {
        open.begin_narrowing();
    }
    model.ask(Dialog::Find(Find { among, ..Find::default() }));
}

/// Opens the found event, or goes to the found player in the round, the standings and the list.
fn go_to_found(model: &mut Model) -> Vec<Effect> {
    let Some(Dialog::Find(find)) = model.dialogs.pop() else { return Vec::new() };
    match find.among {
        Among::Players if pile::found(model, &find) => {}
        Among::Players => {
            if go_to_player(model, &find, None) {
                enter_found(model);
            }
        }
        Among::Rows => go_to_row(model, &find),
        Among::Log => {}
        Among::Events => match disabled_reason(events::OPEN_EVENT, model) {
            None => return events::open(model),
            Some(why) => model.refuse(why),
        },
    }
    Vec::new()
}

/// Goes to the player meant, in the list that was narrowed if it has them.
fn go_to_row(model: &mut Model, find: &Find) {
    let Some(open) = model.open_event_mut() else { return };
    let meant = open.player_meant();
    let at_table = |id: &Id| {
        let round = open.round().filter(|_| open.is_on_a_table());
        round.is_none_or(|(_, _, round)| round.of(*id).is_some_and(|p| p.table.is_some()))
    };
    let in_row = meant.filter(at_table);
    open.end_narrowing(meant.is_some());
    match in_row {
        Some(id) => {
            let round = open.round().filter(|_| open.is_on_a_table());
            let table = round.and_then(|(_, _, round)| round.of(id)?.table);
            open.player = Some(id);
            open.table = table.or(open.table);
            let whereabouts = whereabouts(open.event(), id);
            model.message = Some(StatusMessage::info(whereabouts));
            enter_found(model);
        }
        None if go_to_player(model, find, meant) => enter_found(model),
        None => {}
    }
}

/// Moves the cursor to the found player; false: nobody is found.
fn go_to_player(model: &mut Model, find: &Find, meant: Option<Id>) -> bool {
    let Some(open) = model.open_event_mut() else { return false };
    let Some(id) = meant.or_else(|| find.chosen(open.event())) else {
        model.refuse(msg!("dialog.nobody-has-such-a-name"));
        return false;
    };
    open.player = Some(id);
    let table = open.round().and_then(|(_, _, round)| round.of(id)).and_then(|p| p.table);
    open.table = table.or(open.table);
    let unlisted = open.view == View::Bracket && table.is_none();
    if unlisted || matches!(open.view, View::Log | View::Announcement | View::HallClock) {
        open.view = View::Main;
    }
    if open.view == View::Main {
        open.pane = if table.is_some() { Pane::Round } else { Pane::Standings };
    }
    let whereabouts = whereabouts(open.event(), id);
    model.message = Some(StatusMessage::info(whereabouts));
    true
}

/// Does with the found player what Enter does on the row; a row without that is only shown.
fn enter_found(model: &mut Model) {
    let (act, does): (Act, fn(&mut Model)) = match model.open_event().map(|open| open.view) {
        Some(View::Players | View::Standings) => (Act::ShowCard, card::show),
        Some(View::Main | View::Bracket) => (Act::Enter, screen::enter),
        _ => return,
    };
    if disabled_reason(act, model).is_none() {
        model.message = None;
        does(model);
    }
}

/// What Enter opens for the row found; None: it only goes there.
pub fn found_opens(model: &Model) -> Option<Message> {
    let Some(Dialog::Find(find)) = model.dialogs.last() else { return None };
    let is_alone = model.dialogs.len() == 1;
    match (find.among, model.open_event()) {
        (Among::Events, _) => Some(msg!("keys.open")),
        (Among::Players | Among::Rows, Some(open)) if is_alone => match open.view {
            View::Players | View::Standings => Some(msg!("judge.card")),
            View::Main if open.pane == Pane::Standings => Some(msg!("judge.card")),
            View::Main | View::Bracket => Some(msg!("keys.result")),
            _ => None,
        },
        _ => None,
    }
}

/// The text that narrows the rows, while it is typed.
fn narrowing(model: &Model) -> Option<&Find> {
    match model.dialogs.last() {
        Some(Dialog::Find(find)) if find.among == Among::Rows => Some(find),
        _ => None,
    }
}

/// Why there is no row to go to: nothing is typed.
fn no_text(model: &Model) -> Option<Message> {
    let empty = narrowing(model)?.text.value().trim().is_empty();
    empty.then(|| msg!("players.nobody-found"))
}

/// Why the other list cannot be narrowed: there is none, or it has no rows yet.
pub fn no_other_list(model: &Model) -> Option<Message> {
    narrowing(model)?;
    let open = model.open_event()?;
    match (open.view, open.pane) {
        (View::Main, Pane::Round) if open.derived.reported => None,
        (View::Main, Pane::Round) => Some(msg!("screen.no-standings-yet")),
        (View::Main, Pane::Standings) if open.round().is_some() => None,
        _ => Some(msg!("decklist.no-other-list")),
    }
}

/// Why there is nothing to open for the typed words.
fn nothing_found(model: &Model) -> Option<Message> {
    match model.dialogs.last() {
        Some(Dialog::Find(find)) if find.among == Among::Events => no_event_chosen(model),
        _ => None,
    }
}

pub(super) fn draw_find(
    model: &Model,
    find: &Find,
    keys: &KeyList,
    frame: &mut Frame,
    (body, message): (Rect, Rect),
) {
    let theme = &model.theme;
    if find.among != Among::Players {
        return draw_line(model, find, frame, message);
    }
    let Some(open) = model.open_event() else { return };
    let found = find.players(open.event());
    let pile = model.dialogs.iter().find_map(|dialog| match dialog {
        Dialog::Pile(pile) => Some(pile),
        _ => None,
    });
    let place_of = |id: &Id| match pile {
        Some(pile) => pile.seat(open.event(), *id),
        None => whereabouts(open.event(), *id),
    };
    let line_of = |id: &Id| text::sanitise(&model.words.text(&place_of(id)));
    let title = model.words.text(&msg!("dialog.find-a-player"));
    let inner = boxed(frame, model, keys, body, (Width::Wide, 10), &title);
    let place = Rect { height: inner.height.min(1), ..inner };
    list::field(frame, place, theme, &find.text, true);
    let below = list::titled(frame, inner, &Line::default());
    let below = list::titled(frame, below, &Line::default());
    let at = Some(find.at.min(found.len().saturating_sub(1)));
    if found.is_empty() && !find.text.is_empty() {
        let nobody = model.words.text(&msg!("dialog.nobody-has-such-a-name"));
        list::titled(frame, below, &Line::styled(nobody, theme.quiet));
    }
    list::rows(frame, below, (theme, &model.words), (found.len(), at), true, |row| {
        Line::styled(line_of(&found[row]), theme.text)
    });
}

/// The columns of the text, unless it is longer.
const TYPED: usize = 14;

/// Draws the text, and behind it the number of rows left and the player meant.
fn draw_line(model: &Model, find: &Find, frame: &mut Frame, area: Rect) {
    let (theme, words) = (&model.theme, &model.words);
    let Some((left, total)) = rows_left(model, find) else { return };
    frame.render_widget(Clear, area);
    let prompt = format!(" {} ", key_for(Context::Event, Act::Find));
    let row = list::labelled(frame, area, Span::styled(prompt, theme.key));
    let all = usize::from(row.width);
    let typed = (text::width(find.text.value()) + 1).max(TYPED).min(all);
    let (text, style) = match &model.message {
        Some(message) => (words.text(&message.text), theme.refused),
        None => (words.text(&msg!("decklist.shown", n = left, all = total)), theme.wanted),
    };
    // The text yields to the number of rows only where it would hide its end.
    let width = all.saturating_sub(typed + 1);
    let field = Rect { width: typed as u16, ..row };
    list::field(frame, field, theme, &find.text, true);
    let behind = Rect { x: row.x + (all - width) as u16, width: width as u16, ..row };
    let mut spans = vec![Span::styled(text::cut(&text, width), style)];
    let of_players = model.open_event().filter(|_| find.among == Among::Rows);
    let about = of_players.and_then(|open| about(open, open.event(), find, left));
    if let Some(about) = about.filter(|_| model.message.is_none()) {
        let about = format!(" · {}", words.text(&about));
        let columns = width.saturating_sub(text::width(&text));
        spans.push(shortened(&about, columns, theme.quiet));
    }
    list::put(frame, behind, Line::from(spans));
}

/// The rows that the text leaves in the list behind it, and all rows.
fn rows_left(model: &Model, find: &Find) -> Option<(usize, usize)> {
    match (find.among, &model.location) {
        (Among::Log, Location::Event(open)) => {
            Some((open.log_rows().len(), open.event().log.len()))
        }
        (_, Location::Event(open)) => Some(open.rows_left()),
        (_, Location::Home(events)) => Some(events.rows_left()),
    }
}

/// The text if most of it fits, else nothing.
fn shortened(about: &str, columns: usize, style: Style) -> Span<'static> {
    let least = text::width(about).min(TYPED);
    let shown = if columns < least { String::new() } else { text::cut(about, columns) };
    Span::styled(shown, style)
}

/// The place where the player meant is found.
///
/// If no row is left, it tells who is found elsewhere.
fn about(open: &OpenEvent, event: &Event, find: &Find, left: usize) -> Option<Message> {
    if let Some(id) = open.player_meant() {
        return Some(whereabouts(event, id));
    }
    if left > 0 || find.text.value().trim().is_empty() {
        return None;
    }
    Some(match find.chosen(event) {
        Some(id) => {
            let key = key_for(Context::Narrowing, GO_TO_FOUND);
            msg!("decklist.elsewhere", key, who = whereabouts(event, id))
        }
        None => msg!("dialog.nobody-has-such-a-name"),
    })
}
