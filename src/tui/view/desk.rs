//! Draws the judge's desk of a table.

use super::dialog_box::{KeyList, Width, boxed};
use super::{desk_calls, list, sides, words};
use crate::desk::{ListState, list_state};
use crate::event::{Event, Id, Side, Status};
use crate::msg;
use crate::show::list_state_words;
use crate::tui::dialog::{Desk, table_of_round};
use crate::tui::model::Model;
use crate::tui::text;
use crate::tui::theme::CURSOR;
use crate::words::{Arg, Message, capitalised};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// The newest biddings, splits and rulings that are shown; all of them are in the log.
const SETTLED: usize = 2;
/// Columns before a name: the cursor, and the player's key.
const INDENT: usize = 5;

pub fn draw(model: &Model, desk: &Desk, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let theme = &model.theme;
    let Some(event) = model.event() else { return };
    let Some((pairing, players)) = desk.pairing(event).zip(desk.players(event)) else { return };
    let columns = usize::from(Width::Wide.columns(body));
    let mut lines = Vec::new();
    for (n, (id, side)) in players.into_iter().zip([Side::A, Side::B]).enumerate() {
        let chosen = side == desk.side;
        let sign = if chosen { CURSOR } else { " " };
        let name = text::cut_name(&event.label(id), columns.saturating_sub(INDENT));
        let style = if chosen { theme.wanted } else { theme.text };
        lines.push(Line::from(vec![
            Span::styled(format!("{sign} {}  ", n + 1), theme.key),
            Span::styled(name, style),
        ]));
        for (fact, warns) in facts(event, id, desk) {
            let style = if warns { theme.warning } else { theme.quiet };
            lines.extend(wrapped(model, &fact, columns, style));
        }
    }
    lines.extend(desk_calls::lines(model, event, desk, (columns, players)));
    lines.push(Line::default());
    if let Some(sides) = sides::in_words(event, pairing, columns, &model.words) {
        lines.push(Line::styled(text::cut(&capitalised(&sides), columns), theme.quiet));
    }
    let stage = event.stages.get(desk.stage.saturating_sub(1));
    let now = match &pairing.outcome {
        Some(outcome) => {
            let names = players.map(|id| text::sanitise(&event.label(id)));
            let [a, b] = &names;
            let result = words::result(event, pairing, outcome, [a, b]);
            msg!("judge.now", result)
        }
        None if pairing.so_far.is_empty() => msg!("judge.no-result-yet"),
        None => {
            let score = stage.map(|stage| event.score_of(stage, pairing.so_far).join("–"));
            let score = score.unwrap_or_default();
            let next = pairing.so_far.played() + 1;
            msg!("judge.goes-on", score, next)
        }
    };
    let now = text::wrapped(&model.words.text(&now), columns);
    lines.extend(now.into_iter().map(|line| Line::styled(line, theme.text)));
    let all_settled = event.settled_at(desk.stage, desk.round, desk.table);
    let more = all_settled.len().saturating_sub(SETTLED);
    let more = (more > 0).then(|| msg!("aids.more-in-log", n = more));
    for settled in all_settled.into_iter().take(SETTLED).chain(more) {
        let settled = text::wrapped(&model.words.text(&settled), columns);
        lines.extend(settled.into_iter().map(|line| Line::styled(line, theme.quiet)));
    }
    let round = stage.map_or_else(Message::nothing, |stage| stage.round_title(desk.round));
    let title = table_of_round(desk.table, round);
    let size = (Width::Wide, lines.len() as u16);
    let inner = boxed(frame, model, keys, body, size, &model.words.text(&title));
    list::lines(frame, inner, &lines);
}

fn wrapped(model: &Model, fact: &Message, columns: usize, style: Style) -> Vec<Line<'static>> {
    let lines = text::wrapped(&model.words.text(fact), columns.saturating_sub(INDENT));
    let indent = " ".repeat(INDENT);
    lines.into_iter().map(|line| Line::styled(format!("{indent}{line}"), style)).collect()
}

/// The facts about a player that a judge asks for first, each with whether it warns.
fn facts(event: &Event, id: Id, desk: &Desk) -> Vec<(Message, bool)> {
    let status = event.entrant(id).map(|entrant| entrant.status);
    let left = match status {
        Some(Status::Dropped { .. }) => Some(msg!("pages.left")),
        Some(Status::Disqualified { .. }) => Some(msg!("season.disqualified")),
        _ => None,
    };
    let open = event.recommended.get(&id);
    let open = open.map(|open| msg!("judge.open", marshal = &open.marshal));
    let penalties = penalties(event, id);
    let missing = still_missing(event, id);
    let warnings = left.into_iter().chain(open).chain(penalties).chain(missing);
    let quiet = checks(event, id, desk).into_iter().chain(proxies(event, id));
    let facts = warnings.map(|fact| (fact, true)).chain(quiet.map(|fact| (fact, false)));
    facts.chain(list_fact(event, id)).collect()
}

/// The state of the player's list; a list that the rules accept is no warning.
fn list_fact(event: &Event, id: Id) -> Option<(Message, bool)> {
    let state = list_state(event, id);
    let open = matches!(state, ListState::Missing | ListState::Faulty(..));
    let told = event.lists_required() || state != ListState::Missing;
    told.then(|| (msg!("decklist.list-is", state = list_state_words(state)), open))
}

/// The player's penalties in this event: `2 penalties: warning, game loss`.
fn penalties(event: &Event, id: Id) -> Option<Message> {
    let kinds: Vec<Arg> = (event.penalties.iter())
        .filter(|penalty| penalty.id == id)
        .map(|penalty| {
            let known = event.ruleset.penalties.iter().find(|known| known.id == penalty.kind);
            known.map_or_else(|| penalty.kind.as_str().into(), |known| Arg::from(&known.name))
        })
        .collect();
    let n = kinds.len();
    (n > 0).then(|| msg!("judge.penalties", n, kinds = Arg::Series(kinds)))
}

/// Components that were lost and not replaced: they must be there when the next round starts.
fn still_missing(event: &Event, id: Id) -> Vec<Message> {
    let told = event.still_missed_by(id).filter_map(|case| {
        let what = match &case.name {
            Some(name) => Arg::from(name.as_str()),
            None => case.component.phrase().into(),
        };
        Some(msg!("judge.missing", what, round = case.at?.round))
    });
    told.collect()
}

/// Whether the player was drawn for a deck check in this round, and what a check found.
fn checks(event: &Event, id: Id, desk: &Desk) -> Vec<Message> {
    let here = |stage: usize, round: u32| (stage, round) == (desk.stage, desk.round);
    let drawn = event.checks_drawn.iter();
    let drawn = drawn.filter(|drawn| here(drawn.stage, drawn.round) && drawn.ids.contains(&id));
    let drawn = drawn.take(1).map(|_| msg!("judge.drawn-for-check"));
    let checked = event.checks.iter().filter(|c| c.id == id && here(c.stage, c.round));
    let checked = checked.map(|checked| match checked.illegal {
        None => msg!("judge.checked-legal"),
        Some(_) => msg!("judge.checked-illegal"),
    });
    drawn.chain(checked).collect()
}

fn proxies(event: &Event, id: Id) -> Vec<Message> {
    let made = event.components.iter().filter(|case| case.id == id);
    let made = made.filter_map(|case| case.proxy.as_ref()).map(|proxy| {
        let date = Arg::Date(proxy.date.clone());
        msg!("judge.proxy", card = &proxy.card, organizer = &proxy.made_by, date)
    });
    made.collect()
}
