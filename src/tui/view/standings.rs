//! The standings: a pane on the main screen, and a screen of their own with
//! the arithmetic of the chosen place.

use super::list::{self, Keys};
use super::{arithmetic, words};
use crate::event::decide::counted;
use crate::event::standings::put_ahead;
use crate::event::{Id, StageKind, Standing, Status, standings};
use crate::ruleset::TieBreak;
use crate::show::by_head_to_head;
use crate::tui::floor::Floor;
use crate::tui::model::Model;
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

/// The pane of the main screen.
pub fn draw_pane(model: &Model, floor: &Floor, frame: &mut Frame, area: Rect, focused: bool) {
    draw_table(model, floor, frame, area, focused, false);
}

/// The whole screen.
pub fn draw_screen(model: &Model, floor: &Floor, frame: &mut Frame, area: Rect) {
    let layout = match (area.width, area.height) {
        (110.., _) => {
            // What the list does not need, the arithmetic may have.
            let list = list_width(floor);
            let right = area.width.saturating_sub(3 + list).min(arithmetic::width(floor)).max(52);
            Layout::horizontal([
                Constraint::Fill(1),
                Constraint::Length(3),
                Constraint::Length(right),
            ])
        }
        (_, 16..) => {
            // The chosen place and its neighbours are seen beside it.
            let rows = arithmetic::height(floor).min(area.height - 5);
            Layout::vertical([Constraint::Fill(1), Constraint::Length(1), Constraint::Length(rows)])
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

/// Columns of the whole list with every name and figure.
fn list_width(floor: &Floor) -> u16 {
    let columns = Columns::of(floor, Rect::new(0, 0, u16::MAX, 1), true);
    let places = if columns.places { FINAL } else { 0 };
    let pod = if columns.pod { POD } else { 0 };
    let fixed = 2 + PLACE + POINTS + ROUNDS + pod + places;
    (fixed + columns.tie_breaks.len() * VALUE + floor.facts.longest) as u16
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
    let ranked = &floor.facts.places;
    let final_places = !wide && floor.shows_final_places();
    let standings: Vec<&Standing> = match final_places {
        true => ranked.iter().filter_map(|id| floor.facts.standing(*id)).collect(),
        false => floor.facts.standings.iter().collect(),
    };
    let columns = Columns::of(floor, area, wide);
    let title = title(floor, final_places, wide);
    let below = list::titled(frame, area, &columns.heading(theme, focused, &title));
    if !floor.facts.reported || eliminates(floor) && !final_places {
        let why = if eliminates(floor) { NONE } else { NONE_YET };
        let said = text::wrapped(why, usize::from(area.width).saturating_sub(2));
        let said = said.iter().map(|line| Line::styled(format!("  {line}"), theme.quiet));
        list::lines(frame, below, &said.collect::<Vec<_>>());
        return;
    }
    let ahead = match columns.tie_breaks.contains(&TieBreak::HeadToHeadSweep) {
        true => put_ahead(floor.event(), &floor.facts.standings),
        false => BTreeSet::new(),
    };
    let chosen = floor.chosen_player();
    let at = standings.iter().position(|standing| Some(standing.entrant) == chosen);
    let keys = if focused { Keys::Here } else { Keys::Elsewhere };
    list::rows(frame, below, theme, (standings.len(), at), keys, |row| {
        let place = if final_places { row as u32 + 1 } else { standings[row].rank };
        columns.line(floor, (standings[row], place), &ahead, theme)
    });
}

/// Whether the event began with elimination.
fn eliminates(floor: &Floor) -> bool {
    let event = floor.event();
    !event.stages.is_empty() && event.preliminary().is_none()
}

/// Once there are finals, what is before them says so: the same list would
/// else have two first places.
fn title(floor: &Floor, final_places: bool, wide: bool) -> String {
    let event = floor.event();
    match event.preliminary().filter(|_| wide && event.finals().is_some()) {
        _ if final_places => "Final places".to_owned(),
        Some(stage) => {
            let kind = if stage.kind == StageKind::Swiss { "Swiss round" } else { "round" };
            format!("After {}", counted(stage.rounds.len(), kind))
        }
        None => "Standings".to_owned(),
    }
}

/// Which columns there is room for, and how wide they are.
struct Columns {
    name: usize,
    /// Not where nobody has any: an event may begin with elimination.
    points: bool,
    rounds: bool,
    /// Which pod, where there are several.
    pod: bool,
    /// The place that the finals led to.
    places: bool,
    tie_breaks: Vec<TieBreak>,
}

/// Columns of the pane for place and points, for names if none is cut, and for
/// the finer figures.
pub fn natural(floor: &Floor) -> [usize; 3] {
    if !floor.facts.reported || eliminates(floor) && !floor.shows_final_places() {
        return [0; 3];
    }
    let columns = Columns::of(floor, Rect::new(0, 0, u16::MAX, 1), false);
    let pod = if columns.pod { POD } else { 0 };
    let points = if columns.points { POINTS } else { 0 };
    [2 + PLACE + pod + points, floor.facts.longest, columns.tie_breaks.len() * VALUE]
}

/// Figures make way for a name up to here.
const NAME: usize = 40;
/// Figures stand no further from the names than this, unless a name needs it.
const APART: usize = 44;

impl Columns {
    fn of(floor: &Floor, area: Rect, wide: bool) -> Columns {
        let mut tie_breaks = floor.event().ruleset.preliminary.tie_breaks.clone();
        tie_breaks.retain(|tie_break| wide || *tie_break != TieBreak::Random);
        if eliminates(floor) {
            tie_breaks.clear();
        }
        let rounds = wide && area.width >= 50;
        let places = wide && floor.shows_final_places();
        let pod = floor.event().pods.len() > 1;
        let points = !eliminates(floor);
        let fixed = 2 + PLACE + if points { POINTS } else { 0 } + if pod { POD } else { 0 };
        let fixed = fixed + if rounds { ROUNDS } else { 0 };
        let fixed = fixed + if places { FINAL } else { 0 };
        let room = usize::from(area.width).saturating_sub(fixed);
        // A name needs its room before the finer tie-breaks.
        let longest = floor.facts.longest;
        let needed = longest.clamp(14, NAME);
        while !tie_breaks.is_empty() && room < tie_breaks.len() * VALUE + needed {
            tie_breaks.pop();
        }
        let name = room.saturating_sub(tie_breaks.len() * VALUE).min(APART.max(longest));
        Columns { name, points, rounds, pod, places, tie_breaks }
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
            head(words::tie_break(*tie_break), VALUE);
        }
        Line::from(spans)
    }

    fn line(
        &self,
        floor: &Floor,
        (standing, place): (&Standing, u32),
        ahead: &BTreeSet<Id>,
        theme: &Theme,
    ) -> Line<'static> {
        let event = floor.event();
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
            let at = floor.facts.places.iter().position(|id| *id == standing.entrant);
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
            let shown = match (*tie_break, value) {
                (TieBreak::HeadToHeadSweep, _) => {
                    by_head_to_head(ahead.contains(&standing.entrant)).to_owned()
                }
                (_, value) => value.map_or(String::new(), |value| words::value(*tie_break, value)),
            };
            spans.push(Span::styled(text::right(&shown, VALUE), style));
        }
        Line::from(spans)
    }
}
