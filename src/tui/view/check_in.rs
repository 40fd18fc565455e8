use super::dialog_box::{KeyList, Width, boxed};
use super::{known, list};
use crate::event::name::in_a_list;
use crate::event::{Entrant, Event, Id};
use crate::msg;
use crate::show::check_in_counts;
use crate::tui::dialog::CheckIn;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::open_event::OpenEvent;
use crate::tui::text;
use crate::words::{Arg, Message};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// A box of fewer rows has no blank row.
const ROOMY: u16 = 10;

/// A state does not take these columns from a name.
const LEAST_NAME: usize = 20;

/// Columns for the sign of presence.
const SIGN: usize = 2;

pub fn draw(model: &Model, dialog: &CheckIn, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let (theme, words) = (&model.theme, &model.words);
    let Some(open) = model.open_event() else { return };
    let event = open.event();
    let players = dialog.players(event, words);
    let columns = usize::from(Width::Wide.columns(body));
    let title = words.text(&msg!("check-in.item"));
    let counts = check_in_counts(event).into_iter().map(Arg::from).collect();
    let counts = words.arg(&Arg::Series(counts));
    // The counts stand in the border if they fit there, and leave a row to the players.
    let both = format!("{title} · {counts}");
    let both = if counts.is_empty() { title.clone() } else { both };
    let in_border = text::width(&both) <= columns;
    let counts = if in_border { Vec::new() } else { text::wrapped(&counts, columns) };
    let rows = event.active().count().max(4) + counts.len().max(1) + 2;
    let size = (Width::Wide, rows as u16);
    let inner = boxed(frame, model, keys, body, size, if in_border { &both } else { &title });
    let label = words.text(&msg!("dialog.name")) + " ";
    let place = list::labelled(frame, inner, Span::styled(label, theme.key));
    list::field(frame, place, theme, &dialog.text, keys.top);
    let mut below = list::titled(frame, inner, &Line::default());
    let counts = counts.into_iter().map(|line| Line::styled(line, theme.wanted));
    below = list::lines(frame, below, &counts.collect::<Vec<Line>>());
    if inner.height >= ROOMY {
        below = list::titled(frame, below, &Line::default());
    }
    if players.is_empty() && !dialog.known.is_empty() {
        let typed = dialog.new_name(event).unwrap_or_default();
        let enter = nobody(dialog, event);
        let offers = (&dialog.known, typed);
        return known::draw(frame, (below, below.x + 2), offers, &enter, (theme, words));
    }
    if players.is_empty() {
        let said = nobody(dialog, event);
        let lines = text::wrapped(&words.text(&said), below.width.into());
        let lines: Vec<Line> =
            lines.into_iter().map(|line| Line::styled(line, theme.warning)).collect();
        list::lines(frame, below, &lines);
        return;
    }
    let chosen = dialog.chosen(event, words);
    let at = players.iter().position(|id| Some(*id) == chosen);
    let of = Columns::of(model, open, &players, usize::from(below.width).saturating_sub(2));
    if of.state_below {
        let entry = |id: &Id| {
            let entrant = event.entrant(*id);
            entrant.map_or_else(Vec::new, |entrant| lines(model, open, entrant, &of))
        };
        let all: Vec<Vec<Line>> = players.iter().map(entry).collect();
        return list::entries(frame, below, theme, &all, at.unwrap_or(0));
    }
    // One row less is drawn where a line says how many follow; in few columns an arrow does.
    let line_fits = |n: usize| {
        let more = words.text(&msg!("check-in.more-follow", n));
        text::width(&more) + SIGN <= usize::from(below.width)
    };
    let fits = players.len() <= usize::from(below.height) || below.height < 2;
    let fits = fits || !line_fits(players.len());
    let height = if fits { below.height } else { below.height - 1 };
    let area = Rect { height, ..below };
    list::rows(frame, area, theme, (players.len(), at), true, |row| {
        event
            .entrant(players[row])
            .map_or_else(Line::default, |entrant| line(model, open, entrant, &of))
    });
    let shown = list::first_row(players.len(), at, height.into()) + usize::from(height);
    let more = players.len().saturating_sub(shown);
    if !fits && more > 0 {
        let more = words.text(&msg!("check-in.more-follow", n = more));
        let place = Rect { y: area.bottom(), height: 1, ..below };
        list::put(frame, place, Line::styled(format!("  {more}"), theme.quiet));
    }
}

/// Nobody has the typed name: what the next key does.
fn nobody(dialog: &CheckIn, event: &Event) -> Message {
    let key = key_for(Context::CheckIn, Act::MarkHere);
    match dialog.would_add(event).map(|new| new.name) {
        Some(name) if dialog.offers => msg!("check-in.adds-now", key, name),
        Some(name) if dialog.known.chosen().is_some() => {
            msg!("players.asks-to-add", key, name)
        }
        Some(name) => msg!("check-in.offers-to-add", key, name),
        None => msg!("dialog.nobody-has-such-a-name"),
    }
}

/// The widths of the columns, which are the same in every row.
struct Columns {
    name: usize,
    club: usize,
    state: usize,
    /// Whether a name and a state have no room beside each other.
    state_below: bool,
}

impl Columns {
    fn of(model: &Model, open: &OpenEvent, players: &[Id], columns: usize) -> Columns {
        let words = &model.words;
        let state = |id: &Id| text::width(&words.arg(&Arg::Series(states(open, *id))));
        let name = |id: &Id| text::width(&words.text(&in_a_list(&open.event().label(*id))));
        let state = players.iter().map(state).max().unwrap_or(0);
        let room = columns.saturating_sub(SIGN + state + 1);
        let longest = players.iter().map(name).max().unwrap_or(0);
        let state_below = state > 0 && longest.min(LEAST_NAME) > room;
        let room = if state_below { columns.saturating_sub(SIGN) } else { room };
        let name = longest.max((room * 3 / 5).min(34)).min(room);
        Columns { name, club: room - name, state, state_below }
    }
}

/// A player with their state in a second line, if there is anything to say.
fn lines(model: &Model, open: &OpenEvent, entrant: &Entrant, of: &Columns) -> Vec<Line<'static>> {
    let mut first = line(model, open, entrant, of);
    let state = first.spans.pop().filter(|state| !state.content.trim().is_empty());
    let state = state.map(|state| {
        let told = format!("{}{}", " ".repeat(SIGN), state.content.trim_end());
        Line::styled(told, state.style)
    });
    std::iter::once(first).chain(state).collect()
}

fn line(model: &Model, open: &OpenEvent, entrant: &Entrant, of: &Columns) -> Line<'static> {
    let (theme, words) = (&model.theme, &model.words);
    let event = open.event();
    let known = event.attendance(entrant.id);
    let (sign, style) = match (known.out, known.here || !event.checks_in()) {
        (true, _) => ("–", theme.quiet),
        (false, true) if event.checks_in() => ("✓", theme.quiet),
        (false, true) => (" ", theme.text),
        (false, false) => (" ", theme.wanted),
    };
    let state = words.arg(&Arg::Series(states(open, entrant.id)));
    let state_style: Style =
        if known.paid || event.setup.fee().is_none() { theme.quiet } else { theme.warning };
    let name = words.text(&in_a_list(&entrant.label()));
    let club = entrant.club.clone().unwrap_or_default();
    let club = text::cut(&club, of.club.saturating_sub(1));
    Line::from(vec![
        Span::styled(text::left(sign, SIGN), theme.key),
        Span::styled(text::left_name(&name, of.name), style),
        Span::styled(text::left(&format!(" {club}"), of.club), theme.quiet),
        Span::styled(format!(" {}", text::left(&state, of.state)), state_style),
    ])
}

/// The facts about a player besides the sign: `sits out, owes, list missing`.
fn states(open: &OpenEvent, id: Id) -> Vec<Arg> {
    let event = open.event();
    let known = event.attendance(id);
    let out = known.out.then(|| msg!("check-in.state-out"));
    let fee = event.setup.fee().map(|_| match known.paid {
        true => msg!("check-in.state-paid"),
        false => msg!("check-in.state-owes"),
    });
    let list = event.entrant(id).filter(|_| event.lists_required());
    let list = list.and_then(|entrant| super::players::list_sign(open, entrant));
    [out, fee, list].into_iter().flatten().map(Arg::from).collect()
}
