//! Draws the list of missions, and the numbers of a die.

use super::dialog_box::{KeyList, Width, boxed};
use super::list;
use crate::event::{Event, MissionUse};
use crate::msg;
use crate::tui::dialog::Missions;
use crate::tui::model::Model;
use crate::tui::text;
use crate::words::{Arg, Message};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

pub fn draw(model: &Model, dialog: &Missions, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let (theme, words) = (&model.theme, &model.words);
    let Some(event) = model.event() else { return };
    let columns = usize::from(Width::Narrow.columns(body));
    let uses = dialog.uses(event);
    let told = match dialog.die {
        true => die(event, dialog.next),
        false => Vec::new(),
    };
    let below = match (dialog.die, dialog.next) {
        (true, _) => msg!("aids.press-roll"),
        (false, true) => msg!("aids.until-paired"),
        (false, false) => msg!("aids.until"),
    };
    let below = text::wrapped(&words.text(&below), columns);
    let rows = if dialog.die { told.len() } else { uses.len() };
    let size = (Width::Narrow, (rows + 1 + below.len()) as u16);
    let (mission, round) = (msg!("verify.mission").capitalised(), round(event, dialog.next));
    let title = words.text(&msg!("common.labelled", label = mission, text = round));
    let inner = boxed(frame, model, keys, body, size, &title);
    let fixed = (below.len() as u16 + 1).min(inner.height.saturating_sub(1));
    let above = Rect { height: inner.height - fixed, ..inner };
    if dialog.die {
        let lines = told.iter().map(|line| Line::styled(words.text(line), theme.text));
        list::lines(frame, above, &lines.collect::<Vec<Line>>());
    } else {
        let at = Some(dialog.at.min(uses.len().saturating_sub(1)));
        let names = uses.iter().map(|of| text::width(&words.text(&of.mission.title())));
        let name = names.max().unwrap_or(0).min(columns.saturating_sub(6)) + 1;
        list::rows(frame, above, theme, (uses.len(), at), true, |row| {
            let of = &uses[row];
            let present = dialog.present(event) == Some(of.number);
            let style = match (present, of.open) {
                (true, _) => theme.wanted,
                (false, true) => theme.text,
                (false, false) => theme.quiet,
            };
            let mission = text::sanitise(&words.text(&of.mission.title()));
            Line::from(vec![
                Span::styled(format!("{:>2}  ", of.number), theme.key),
                Span::styled(text::left(&mission, name), style),
                Span::styled(words.arg(&used(event, dialog, of)), theme.quiet),
            ])
        });
    }
    let below: Vec<Line> = below.into_iter().map(|line| Line::styled(line, theme.quiet)).collect();
    let lines: Vec<Line> = std::iter::once(Line::default()).chain(below).collect();
    let place = Rect { y: above.bottom(), height: inner.bottom() - above.bottom(), ..inner };
    list::lines(frame, place, &lines);
}

/// The round whose mission is settled.
fn round(event: &Event, next: bool) -> Message {
    let newest = event.stage().zip(event.round()).filter(|_| !next);
    newest.map_or_else(|| msg!("aids.for-next"), |(stage, round)| stage.round_name(round.number))
}

/// The rounds that had the mission: `now`, `round 1, round 4`, `not used`.
fn used(event: &Event, dialog: &Missions, of: &MissionUse) -> Arg {
    let newest = (event.stages.len(), event.round().map_or(0, |round| round.number));
    let settled = event.next_mission == Some(of.number);
    let settled = settled.then(|| match dialog.next {
        true => msg!("aids.settled-next"),
        false => msg!("aids.for-next"),
    });
    let rounds = of.rounds.iter().map(|(stage, round)| {
        let named = stage.checked_sub(1).and_then(|at| event.stages.get(at));
        match named {
            _ if (*stage, *round) == newest && !dialog.next => msg!("aids.now"),
            Some(stage) => stage.round_name(*round),
            None => Message::verbatim(round.to_string()),
        }
    });
    let told: Vec<Arg> = settled.into_iter().chain(rounds).map(Arg::from).collect();
    if told.is_empty() { msg!("aids.unused").into() } else { Arg::Series(told) }
}

/// The die to roll, and the meaning of each of its numbers.
fn die(event: &Event, next: bool) -> Vec<Message> {
    let Some(die) = event.mission_die(next) else { return Vec::new() };
    let first = msg!("aids.die", sides = die.sides);
    std::iter::once(first).chain(event.die_lines(&die)).collect()
}
