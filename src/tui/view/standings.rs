//! The standings: a pane on the main screen, and a screen of their own with
//! the arithmetic of the chosen place.

use super::list::{self, Keys};
use super::{arithmetic, words};
use crate::event::{Event, Standing, Status};
use crate::ruleset::TieBreak;
use crate::tui::floor::Floor;
use crate::tui::model::Model;
use crate::tui::text;
use crate::tui::theme::Theme;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};

const POINTS: usize = 4;
const ROUNDS: usize = 4;
const VALUE: usize = 8;
const PLACE: usize = 4;

/// The pane of the main screen.
pub fn draw_pane(model: &Model, floor: &Floor, frame: &mut Frame, area: Rect, focused: bool) {
    draw_table(model, floor, frame, area, focused, false);
}

/// The whole screen.
pub fn draw_screen(model: &Model, floor: &Floor, frame: &mut Frame, area: Rect) {
    let layout = match (area.width, area.height) {
        (110.., _) => {
            Layout::horizontal([Constraint::Fill(1), Constraint::Length(3), Constraint::Length(52)])
        }
        (_, 16..) => {
            Layout::vertical([Constraint::Fill(1), Constraint::Length(1), Constraint::Length(10)])
        }
        _ => Layout::vertical([Constraint::Fill(1), Constraint::Length(0), Constraint::Length(0)]),
    };
    let [table, between, how] = area.layout(&layout);
    draw_table(model, floor, frame, table, true, true);
    match between.height {
        1 => list::rule(frame, between, model.theme.rule),
        _ => list::vertical(frame, between, model.theme.rule),
    }
    arithmetic::draw(model, floor, frame, how);
}

fn draw_table(
    model: &Model,
    floor: &Floor,
    frame: &mut Frame,
    area: Rect,
    focused: bool,
    wide: bool,
) {
    let theme = &model.theme;
    let (event, standings) = (floor.event(), &floor.facts.standings);
    let columns = Columns::of(event, area, wide);
    let below = list::titled(frame, area, &columns.heading(theme, focused));
    let chosen = floor.chosen_player();
    let at = standings.iter().position(|standing| Some(standing.entrant) == chosen);
    let keys = if focused { Keys::Here } else { Keys::Elsewhere };
    list::rows(frame, below, theme, (standings.len(), at), keys, |row| {
        columns.line(event, &standings[row], theme)
    });
}

/// Which columns there is room for, and how wide they are.
struct Columns {
    name: usize,
    rounds: bool,
    tie_breaks: Vec<TieBreak>,
}

impl Columns {
    fn of(event: &Event, area: Rect, wide: bool) -> Columns {
        let mut tie_breaks = event.ruleset.preliminary.tie_breaks.clone();
        tie_breaks.retain(|tie_break| wide || *tie_break != TieBreak::Random);
        let rounds = wide && area.width >= 50;
        let fixed = 2 + PLACE + POINTS + if rounds { ROUNDS } else { 0 };
        let room = usize::from(area.width).saturating_sub(fixed);
        // A name needs its room before the finer tie-breaks.
        while !tie_breaks.is_empty() && room < tie_breaks.len() * VALUE + 14 {
            tie_breaks.pop();
        }
        let name = room.saturating_sub(tie_breaks.len() * VALUE).min(44);
        Columns { name, rounds, tie_breaks }
    }

    fn heading(&self, theme: &Theme, focused: bool) -> Line<'static> {
        let title = text::left("Standings", PLACE + self.name);
        let mut spans = vec![Span::raw("  "), list::title(theme, title, focused)];
        let mut head = |text: &str, columns| {
            spans.push(Span::styled(text::right(text, columns), theme.quiet));
        };
        head("pts", POINTS);
        if self.rounds {
            head("rds", ROUNDS);
        }
        for tie_break in &self.tie_breaks {
            head(words::tie_break(*tie_break), VALUE);
        }
        Line::from(spans)
    }

    fn line(&self, event: &Event, standing: &Standing, theme: &Theme) -> Line<'static> {
        let entrant = event.entrant(standing.entrant);
        let gone = entrant.is_some_and(|entrant| !entrant.is_active());
        let name = text::left(&event.label(standing.entrant), self.name);
        let place = match entrant.map(|entrant| entrant.status) {
            Some(Status::Disqualified { .. }) => "dsq".to_owned(),
            _ => standing.rank.to_string(),
        };
        let (name_style, style) =
            if gone { (theme.quiet, theme.quiet) } else { (theme.text, theme.quiet) };
        let mut spans = vec![
            Span::styled(text::right(&place, PLACE - 1), style),
            Span::raw(" "),
            Span::styled(name, name_style),
            Span::styled(text::right(&standing.points.to_string(), POINTS), name_style),
        ];
        if self.rounds {
            let rounds = standing.rounds.to_string();
            spans.push(Span::styled(text::right(&rounds, ROUNDS), style));
        }
        for tie_break in &self.tie_breaks {
            let value = standing.tie_breaks.iter().find(|(known, _)| known == tie_break);
            let shown = value.map_or(String::new(), |(kind, value)| words::value(*kind, *value));
            spans.push(Span::styled(text::right(&shown, VALUE), style));
        }
        Line::from(spans)
    }
}
