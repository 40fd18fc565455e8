//! The standings: as a pane on the main screen, and as a screen of their own. The screen of
//! their own also shows the arithmetic of the chosen place.

use super::{arithmetic, bars, list};
use crate::event::standings::put_ahead;
use crate::event::{Id, StageKind, Standing, Status, standings};
use crate::msg;
use crate::ruleset::TieBreak;
use crate::show::tie_break_cell;
use crate::tui::model::Model;
use crate::tui::open_event::OpenEvent;
use crate::tui::text;
use crate::tui::theme::Theme;
use crate::words::{Message, Words};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use std::collections::BTreeSet;

/// The least columns of a figure. A longer heading takes more.
const POINTS: usize = 4;
const ROUNDS: usize = 4;
const VALUE: usize = 8;
const PLACE: usize = 4;
const FINAL: usize = 6;
const POD: usize = 4;

/// Draws the pane of the main screen.
pub fn draw_pane(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect, focused: bool) {
    draw_table(model, open, frame, area, focused, false);
}

/// Draws the whole screen.
pub fn draw_screen(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect) {
    let layout = match (area.width, area.height) {
        (110.., _) => {
            // Columns that the list does not need are used for the arithmetic.
            let list = list_width(open, &model.words);
            let right =
                area.width.saturating_sub(3 + list).min(arithmetic::width(model, open)).max(52);
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
    match open.shows_bars && open.derived.reported {
        true => bars::draw(model, open, frame, table),
        false => draw_table(model, open, frame, table, true, true),
    }
    match between.height {
        1 => list::rule(frame, between, model.theme.rule),
        _ => list::vertical(frame, between, model.theme.rule),
    }
    arithmetic::draw(model, open, frame, how);
}

/// The width of the whole list with every name and figure.
fn list_width(open: &OpenEvent, words: &Words) -> u16 {
    let columns = StandingColumns::of(open, Rect::new(0, 0, u16::MAX, 1), true, words);
    (2 + PLACE + columns.figures() + open.derived.longest) as u16
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
    let words = &model.words;
    let columns = StandingColumns::of(open, area, wide, words);
    let title = words.text(&title(open, final_places, wide));
    let below = list::titled(frame, area, &columns.heading(theme, focused, &title));
    if !open.derived.reported || eliminates(open) && !final_places {
        let why = match eliminates(open) {
            true => msg!("screen.no-standings"),
            false => msg!("screen.no-standings-yet"),
        };
        let said = text::wrapped(&words.text(&why), usize::from(area.width).saturating_sub(2));
        let said = said.iter().map(|line| Line::styled(format!("  {line}"), theme.quiet));
        list::lines(frame, below, &said.collect::<Vec<_>>());
        return;
    }
    let shows = |kind| columns.tie_breaks.iter().any(|shown| shown.kind == kind);
    let ahead = match shows(TieBreak::HeadToHeadSweep) {
        true => put_ahead(open.event(), standings(open.event())),
        false => BTreeSet::new(),
    };
    let chosen = open.chosen_player();
    let at = ranked.iter().position(|standing| Some(standing.entrant) == chosen);
    list::rows(frame, below, theme, (ranked.len(), at), focused, |row| {
        let place = if final_places { row as u32 + 1 } else { ranked[row].rank };
        columns.line(open, (ranked[row], place), &ahead, (theme, words))
    });
}

/// Whether the event began with elimination.
fn eliminates(open: &OpenEvent) -> bool {
    let event = open.event();
    !event.stages.is_empty() && event.preliminary().is_none()
}

/// The title of the list. Once there are finals, the standings before them say so in the title;
/// otherwise two lists with the same title would each have a first place.
fn title(open: &OpenEvent, final_places: bool, wide: bool) -> Message {
    let event = open.event();
    match event.preliminary().filter(|_| wide && event.finals().is_some()) {
        _ if final_places => msg!("screen.final-places"),
        Some(stage) if stage.kind == StageKind::Swiss => {
            msg!("screen.after-swiss-rounds", n = stage.rounds.len())
        }
        Some(stage) => msg!("screen.after-rounds", n = stage.rounds.len()),
        None => msg!("board.standings"),
    }
}

/// The columns for which there is room, and the width of the name.
struct StandingColumns {
    name: usize,
    /// The final place; there is none before the champion.
    places: Option<Heading>,
    /// The pod, if there are several.
    pod: Option<Heading>,
    /// None if nobody has points, because the event began with elimination.
    points: Option<Heading>,
    rounds: Option<Heading>,
    tie_breaks: Vec<TieBreakColumn>,
}

/// The words above a column of figures, and its width.
struct Heading {
    words: String,
    columns: usize,
}

struct TieBreakColumn {
    kind: TieBreak,
    heading: Heading,
}

impl Heading {
    fn new(words: String, least: usize) -> Heading {
        let columns = least.max(text::width(&words) + 1);
        Heading { words, columns }
    }
}

/// The columns of the pane: for place and points, for uncut names, and for the tie-breaks.
pub fn width_without_cuts(open: &OpenEvent, words: &Words) -> [usize; 3] {
    if !open.derived.reported || eliminates(open) && !open.shows_final_places() {
        return [0; 3];
    }
    let columns = StandingColumns::of(open, Rect::new(0, 0, u16::MAX, 1), false, words);
    let tie_breaks = columns.of_tie_breaks();
    [2 + PLACE + columns.figures() - tie_breaks, open.derived.longest, tie_breaks]
}

/// Tie-breaks are left out for a name of up to this width.
const NAME: usize = 40;
/// The widest column of names, unless a name is longer; tie-breaks then stay near the names.
const APART: usize = 44;

impl StandingColumns {
    fn of(open: &OpenEvent, area: Rect, wide: bool, words: &Words) -> StandingColumns {
        let mut tie_breaks = open.event().ruleset.preliminary.tie_breaks.clone();
        tie_breaks.retain(|tie_break| wide || *tie_break != TieBreak::Random);
        if eliminates(open) {
            tie_breaks.clear();
        }
        let column = |kind: TieBreak| TieBreakColumn {
            kind,
            heading: Heading::new(words.text(&kind.about().narrow), VALUE),
        };
        let heading = |shown: bool, said: fn() -> Message, least| {
            shown.then(|| Heading::new(words.text(&said()), least))
        };
        let mut columns = StandingColumns {
            name: 0,
            places: heading(
                wide && open.shows_final_places(),
                || msg!("screen.final-short"),
                FINAL,
            ),
            pod: heading(open.event().pods.len() > 1, || msg!("screen.pod-short"), POD),
            points: heading(!eliminates(open), || msg!("screen.points-short"), POINTS),
            rounds: heading(wide && area.width >= 50, || msg!("screen.rounds-short"), ROUNDS),
            tie_breaks: tie_breaks.into_iter().map(column).collect(),
        };
        let room = usize::from(area.width).saturating_sub(2 + PLACE);
        let longest = open.derived.longest;
        // Names take precedence over the less important tie-breaks.
        let needed = longest.clamp(14, NAME);
        while !columns.tie_breaks.is_empty() && room < columns.figures() + needed {
            columns.tie_breaks.pop();
        }
        columns.name = room.saturating_sub(columns.figures()).min(APART.max(longest));
        columns
    }

    /// The headings behind the name, from left to right.
    fn headings(&self) -> impl Iterator<Item = &Heading> {
        let Self { places, pod, points, rounds, tie_breaks, .. } = self;
        let fixed = [places, pod, points, rounds].into_iter().flatten();
        fixed.chain(tie_breaks.iter().map(|column| &column.heading))
    }

    /// The columns of everything behind the name.
    fn figures(&self) -> usize {
        self.headings().map(|heading| heading.columns).sum()
    }

    fn of_tie_breaks(&self) -> usize {
        self.tie_breaks.iter().map(|column| column.heading.columns).sum()
    }

    fn heading(&self, theme: &Theme, focused: bool, title: &str) -> Line<'static> {
        let title = text::left(title, PLACE + self.name);
        let mut spans = vec![Span::raw("  "), list::title(theme, title, focused)];
        let head = |heading: &Heading| text::right(&heading.words, heading.columns);
        spans.extend(self.headings().map(|heading| Span::styled(head(heading), theme.quiet)));
        Line::from(spans)
    }

    fn line(
        &self,
        open: &OpenEvent,
        (standing, place): (&Standing, u32),
        ahead: &BTreeSet<Id>,
        (theme, words): (&Theme, &Words),
    ) -> Line<'static> {
        let event = open.event();
        let entrant = event.entrant(standing.entrant);
        let gone = entrant.is_some_and(|entrant| !entrant.is_active());
        let name = text::left_name(&event.label(standing.entrant), self.name);
        let place = match entrant.map(|entrant| entrant.status) {
            Some(Status::Disqualified { .. }) => words.text(&msg!("screen.disqualified-short")),
            _ => place.to_string(),
        };
        let (name_style, style) =
            if gone { (theme.quiet, theme.quiet) } else { (theme.text, theme.quiet) };
        let mut spans = vec![
            Span::styled(text::right(&place, PLACE - 1), style),
            Span::raw(" "),
            Span::styled(name, name_style),
        ];
        let mut figure = |shown: &str, heading: &Heading, style| {
            spans.push(Span::styled(text::right(shown, heading.columns), style));
        };
        if let Some(heading) = &self.places {
            let at = open.derived.places.iter().position(|id| *id == standing.entrant);
            let at = at.map_or(String::new(), |at| format!("{}.", at + 1));
            figure(&at, heading, name_style);
        }
        if let Some(heading) = &self.pod {
            let pod = event.pod_of(standing.entrant).map_or(0, |pod| pod + 1);
            figure(&pod.to_string(), heading, style);
        }
        if let Some(heading) = &self.points {
            figure(&standing.points.to_string(), heading, name_style);
        }
        if let Some(heading) = &self.rounds {
            figure(&standing.rounds.to_string(), heading, style);
        }
        for TieBreakColumn { kind, heading } in &self.tie_breaks {
            let value = standings(event).value(standing.entrant, *kind);
            let is_ahead = ahead.contains(&standing.entrant);
            let shown = words.arg(&tie_break_cell(*kind, value, is_ahead));
            figure(&shown, heading, style);
        }
        Line::from(spans)
    }
}
