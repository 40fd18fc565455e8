//! The standings: as a pane on the main screen, and as a screen of their own. The screen of
//! their own also shows the arithmetic of the chosen place.

use super::arithmetic;
use super::list;
use crate::event::decide::counted;
use crate::event::standings::put_ahead;
use crate::event::{Id, StageKind, Standing, Status, standings};
use crate::ruleset::TieBreak;
use crate::show::tie_break_cell;
use crate::tui::model::Model;
use crate::tui::open_event::OpenEvent;
use crate::tui::text;
use crate::tui::theme::Theme;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use std::collections::BTreeSet;

const POINTS: usize = 4;
const ROUNDS: usize = 4;
const VALUE: usize = 8;
const PLACE: usize = 4;
const FINAL: usize = 6;
const POD: usize = 4;
const NONE_YET: &str = "Standings come with the first result.";
const NONE: &str =
    "Nobody has points where elimination comes first; the places stand here in the end.";

/// Draws the pane of the main screen.
pub fn draw_pane(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect, focused: bool) {
    draw_table(model, open, frame, area, focused, false);
}

/// Draws the whole screen.
pub fn draw_screen(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect) {
    let layout = match (area.width, area.height) {
        (110.., _) => {
            // Columns that the list does not need are used for the arithmetic.
            let list = list_width(open);
            let right = area.width.saturating_sub(3 + list).min(arithmetic::width(open)).max(52);
            Layout::horizontal([
                Constraint::Fill(1),
                Constraint::Length(3),
                Constraint::Length(right),
            ])
        }
        (_, 16..) => {
            // The list keeps room for its heading, the chosen place and the two neighbours.
            let rows = arithmetic::height(open).min(area.height - 5);
            Layout::vertical([Constraint::Fill(1), Constraint::Length(1), Constraint::Length(rows)])
        }
        _ => Layout::vertical([Constraint::Fill(1), Constraint::Length(0), Constraint::Length(0)]),
    };
    let [table, between, how] = area.layout(&layout);
    draw_table(model, open, frame, table, true, true);
    match between.height {
        1 => list::rule(frame, between, model.theme.rule),
        _ => list::vertical(frame, between, model.theme.rule),
    }
    arithmetic::draw(model, open, frame, how);
}

/// The width of the whole list with every name and figure.
fn list_width(open: &OpenEvent) -> u16 {
    let columns = StandingColumns::of(open, Rect::new(0, 0, u16::MAX, 1), true);
    let places = if columns.places { FINAL } else { 0 };
    let pod = if columns.pod { POD } else { 0 };
    let fixed = 2 + PLACE + POINTS + ROUNDS + pod + places;
    (fixed + columns.tie_breaks.len() * VALUE + open.derived.longest) as u16
}

fn draw_table(
    model: &Model,
    open: &OpenEvent,
    frame: &mut Frame,
    area: Rect,
    focused: bool,
    wide: bool,
) {
    let theme = &model.theme;
    let final_places = !wide && open.shows_final_places();
    let ranked: Vec<&Standing> = open.ranked().collect();
    let columns = StandingColumns::of(open, area, wide);
    let title = title(open, final_places, wide);
    let below = list::titled(frame, area, &columns.heading(theme, focused, &title));
    if !open.derived.reported || eliminates(open) && !final_places {
        let why = if eliminates(open) { NONE } else { NONE_YET };
        let said = text::wrapped(why, usize::from(area.width).saturating_sub(2));
        let said = said.iter().map(|line| Line::styled(format!("  {line}"), theme.quiet));
        list::lines(frame, below, &said.collect::<Vec<_>>());
        return;
    }
    let ahead = match columns.tie_breaks.contains(&TieBreak::HeadToHeadSweep) {
        true => put_ahead(open.event(), standings(open.event())),
        false => BTreeSet::new(),
    };
    let chosen = open.chosen_player();
    let at = ranked.iter().position(|standing| Some(standing.entrant) == chosen);
    list::rows(frame, below, theme, (ranked.len(), at), focused, |row| {
        let place = if final_places { row as u32 + 1 } else { ranked[row].rank };
        columns.line(open, (ranked[row], place), &ahead, theme)
    });
}

/// Whether the event began with elimination.
fn eliminates(open: &OpenEvent) -> bool {
    let event = open.event();
    !event.stages.is_empty() && event.preliminary().is_none()
}

/// The title of the list. Once there are finals, the standings before them say so in the title;
/// otherwise two lists with the same title would each have a first place.
fn title(open: &OpenEvent, final_places: bool, wide: bool) -> String {
    let event = open.event();
    match event.preliminary().filter(|_| wide && event.finals().is_some()) {
        _ if final_places => "Final places".to_owned(),
        Some(stage) => {
            let kind = if stage.kind == StageKind::Swiss { "Swiss round" } else { "round" };
            format!("After {}", counted(stage.rounds.len(), kind))
        }
        None => "Standings".to_owned(),
    }
}

/// The columns for which there is room, and the width of the name.
struct StandingColumns {
    name: usize,
    /// False if nobody has points, because the event began with elimination.
    points: bool,
    rounds: bool,
    /// Whether there is a column for the pod; it is shown if there are several pods.
    pod: bool,
    /// Whether there is a column for the final place.
    places: bool,
    tie_breaks: Vec<TieBreak>,
}

/// The columns of the pane: for place and points, for uncut names, and for the tie-breaks.
pub fn width_without_cuts(open: &OpenEvent) -> [usize; 3] {
    if !open.derived.reported || eliminates(open) && !open.shows_final_places() {
        return [0; 3];
    }
    let columns = StandingColumns::of(open, Rect::new(0, 0, u16::MAX, 1), false);
    let pod = if columns.pod { POD } else { 0 };
    let points = if columns.points { POINTS } else { 0 };
    [2 + PLACE + pod + points, open.derived.longest, columns.tie_breaks.len() * VALUE]
}

/// Tie-breaks are left out for a name of up to this width.
const NAME: usize = 40;
/// The widest column of names, unless a name is longer; tie-breaks then stay near the names.
const APART: usize = 44;

impl StandingColumns {
    fn of(open: &OpenEvent, area: Rect, wide: bool) -> StandingColumns {
        let mut tie_breaks = open.event().ruleset.preliminary.tie_breaks.clone();
        tie_breaks.retain(|tie_break| wide || *tie_break != TieBreak::Random);
        if eliminates(open) {
            tie_breaks.clear();
        }
        let rounds = wide && area.width >= 50;
        let places = wide && open.shows_final_places();
        let pod = open.event().pods.len() > 1;
        let points = !eliminates(open);
        let fixed = 2 + PLACE + if points { POINTS } else { 0 } + if pod { POD } else { 0 };
        let fixed = fixed + if rounds { ROUNDS } else { 0 };
        let fixed = fixed + if places { FINAL } else { 0 };
        let room = usize::from(area.width).saturating_sub(fixed);
        // Names take precedence over the less important tie-breaks.
        let longest = open.derived.longest;
        let needed = longest.clamp(14, NAME);
        while !tie_breaks.is_empty() && room < tie_breaks.len() * VALUE + needed {
            tie_breaks.pop();
        }
        let name = room.saturating_sub(tie_breaks.len() * VALUE).min(APART.max(longest));
        StandingColumns { name, points, rounds, pod, places, tie_breaks }
    }

    fn heading(&self, theme: &Theme, focused: bool, title: &str) -> Line<'static> {
        let title = text::left(title, PLACE + self.name);
        let mut spans = vec![Span::raw("  "), list::title(theme, title, focused)];
        let mut head = |text: &str, columns| {
            spans.push(Span::styled(text::right(text, columns), theme.quiet));
        };
        if self.places {
            head("final", FINAL);
        }
        if self.pod {
            head("pod", POD);
        }
        if self.points {
            head("pts", POINTS);
        }
        if self.rounds {
            head("rds", ROUNDS);
        }
        for tie_break in &self.tie_breaks {
            head(&tie_break.about().narrow.to_string(), VALUE);
        }
        Line::from(spans)
    }

    fn line(
        &self,
        open: &OpenEvent,
        (standing, place): (&Standing, u32),
        ahead: &BTreeSet<Id>,
        theme: &Theme,
    ) -> Line<'static> {
        let event = open.event();
        let entrant = event.entrant(standing.entrant);
        let gone = entrant.is_some_and(|entrant| !entrant.is_active());
        let name = text::left_name(&event.label(standing.entrant), self.name);
        let place = match entrant.map(|entrant| entrant.status) {
            Some(Status::Disqualified { .. }) => "dsq".to_owned(),
            _ => place.to_string(),
        };
        let (name_style, style) =
            if gone { (theme.quiet, theme.quiet) } else { (theme.text, theme.quiet) };
        let mut spans = vec![
            Span::styled(text::right(&place, PLACE - 1), style),
            Span::raw(" "),
            Span::styled(name, name_style),
        ];
        if self.places {
            let at = open.derived.places.iter().position(|id| *id == standing.entrant);
            let at = at.map_or(String::new(), |at| format!("{}.", at + 1));
            spans.push(Span::styled(text::right(&at, FINAL), name_style));
        }
        if self.pod {
            let pod = event.pod_of(standing.entrant).map_or(0, |pod| pod + 1);
            spans.push(Span::styled(text::right(&pod.to_string(), POD), style));
        }
        if self.points {
            let points = standing.points.to_string();
            spans.push(Span::styled(text::right(&points, POINTS), name_style));
        }
        if self.rounds {
            let rounds = standing.rounds.to_string();
            spans.push(Span::styled(text::right(&rounds, ROUNDS), style));
        }
        for tie_break in &self.tie_breaks {
            let value = standings(event).value(standing.entrant, *tie_break);
            let is_ahead = ahead.contains(&standing.entrant);
            let shown = tie_break_cell(*tie_break, value, is_ahead).to_string();
            spans.push(Span::styled(text::right(&shown, VALUE), style));
        }
        Line::from(spans)
    }
}
