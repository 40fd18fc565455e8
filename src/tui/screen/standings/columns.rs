//! The columns of the standings for which there is room.

use crate::event::standings::WinLoss;
use crate::event::{Event, Id, Stage, StageKind, Standing, standings};
use crate::msg;
use crate::odds::{Goal, Prospect};
use crate::show::{
    GivesWay, NarrowColumn, StandingColumn, StandingFigure, odds_assumed, odds_basis, odds_chances,
    outlook, safe_draw_sentence, standing_columns, what_if_sentence,
};
use crate::tui::derived::{has_moved, record_text};
use crate::tui::odds::{legend, sign};
use crate::tui::open_event::OpenEvent;
use crate::tui::screen::round::table::surnames;
use crate::tui::ui::theme::Theme;
use crate::tui::ui::{list, text};
use crate::words::{Message, Words};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// The least columns of a place, with the space behind it: on the screen of its own, and beside the
/// round, where a name needs them more.
const PLACE: usize = 4;

const PLACE_BESIDE: usize = 3;

/// The cursor.
pub const SIGN: usize = 2;

/// Figures of the screen are left out for a name of up to this width, and for that of a team.
const NAME: [usize; 2] = [40, 64];

/// The least columns kept for a name.
const LEAST_NAME: usize = 12;

/// The widest column of names, unless a name is longer; the figures then stay near the names.
const APART: usize = 44;

/// A column of figures: the words above it, its width, and what a row says in it.
pub struct Column<'a> {
    pub figure: StandingFigure,
    pub heading: String,
    pub columns: usize,
    gives_way: GivesWay,
    pub cell: Box<dyn Fn(&Standing) -> String + 'a>,
}

impl<'a> Column<'a> {
    fn new(
        figure: StandingFigure,
        narrow: NarrowColumn,
        words: &Words,
        cell: impl Fn(&Standing) -> String + 'a,
    ) -> Column<'a> {
        let heading = words.text(&narrow.heading);
        let columns = narrow.least.max(text::width(&heading) + 1);
        Column { figure, heading, columns, gives_way: narrow.gives_way, cell: Box::new(cell) }
    }
}

/// The columns for which there is room, and the width of the name.
pub struct StandingColumns<'a> {
    /// The place, with the space behind it.
    pub place: usize,
    pub name: usize,
    pub figures: Vec<Column<'a>>,
}

/// The columns that the standings would like to have.
#[derive(Debug, Clone, Copy, Default)]
pub struct StandingsWidth {
    /// Everything but the names and the figures that give way to them.
    pub fixed: usize,
    /// The longest name.
    pub name: usize,
    /// Whole names, wins and losses, and the first tie-break.
    pub main: usize,
    /// Wins and losses, and names; at most a tenth of the names are cut.
    pub snug: usize,
    /// As `snug`, and no surname is cut.
    pub snug_surnames: usize,
    /// As `snug_surnames`, and a few more given names are initials.
    pub snug_initials: usize,
    /// As `main`, if at most a tenth of the names are cut.
    pub usual_main: usize,
    /// Whole names and every figure.
    pub full: usize,
    /// As `usual_main`, with the movement.
    pub usual_moved: usize,
}

impl StandingsWidth {
    /// The columns of the pane; none before the first result, or without points.
    pub fn of(open: &OpenEvent, words: &Words) -> StandingsWidth {
        if !open.derived.reported || eliminates(open.event()) && !open.shows_final_places() {
            return StandingsWidth::default();
        }
        let name = open.derived.longest;
        let all = figures(open, false, words);
        let (usual, initials) = (open.derived.usual, open.derived.initials);
        // The width of the columns that give way no earlier than this.
        let width = |most: GivesWay| -> usize {
            let kept = all.iter().filter(|column| column.gives_way <= most);
            SIGN + place_width(open, false) + kept.map(|column| column.columns).sum::<usize>()
        };
        let (snug, main) = (width(GivesWay::WinLoss), width(GivesWay::FirstTieBreak));
        StandingsWidth {
            snug: snug + usual,
            snug_surnames: snug + usual.max(initials),
            snug_initials: snug + surnames(usual, initials),
            fixed: width(GivesWay::Never),
            name,
            main: main + name,
            usual_main: main + usual,
            full: width(GivesWay::Movement) + name,
            usual_moved: width(GivesWay::MovementSign) + usual,
        }
    }

    /// The least width in which no name is cut.
    pub fn least(&self) -> usize {
        self.fixed + self.name
    }
}

impl<'a> StandingColumns<'a> {
    /// The figures that fit in this width beside the names.
    pub fn of(
        open: &'a OpenEvent,
        width: usize,
        wide: bool,
        words: &'a Words,
    ) -> StandingColumns<'a> {
        let place = place_width(open, wide);
        let left = width.saturating_sub(SIGN + place);
        let longest = open.derived.longest;
        let mut figures = figures(open, wide, words);
        let taken = |figures: &[Column]| figures.iter().map(|c| c.columns).sum::<usize>();
        while let Some((gives_way, at)) =
            figures.iter().enumerate().map(|(at, column)| (column.gives_way, at)).max()
        {
            // Beside the round, a few very long names take only the later tie-breaks from all.
            let late = gives_way > GivesWay::MovementSign;
            let names = if wide || late { longest } else { open.derived.usual };
            let most = NAME[usize::from(open.event().ruleset.entrants.team_size > 1)];
            let needed = names.clamp(LEAST_NAME, most);
            if gives_way == GivesWay::Never || left >= taken(&figures) + needed {
                break;
            }
            figures.remove(at);
        }
        if left < taken(&figures) + LEAST_NAME {
            figures.retain(|column| column.figure != StandingFigure::Chance);
        }
        let name = left.saturating_sub(taken(&figures)).min(APART.max(longest));
        StandingColumns { place, name, figures }
    }

    /// The columns of everything behind the name.
    pub fn width_of_figures(&self) -> usize {
        self.figures.iter().map(|column| column.columns).sum()
    }
}

fn place_width(open: &OpenEvent, wide: bool) -> usize {
    let least = if wide { PLACE } else { PLACE_BESIDE };
    least.max(1 + open.event().entrants.len().to_string().len())
}

/// Every figure, from left to right.
pub fn figures<'a>(open: &'a OpenEvent, wide: bool, words: &'a Words) -> Vec<Column<'a>> {
    let event = open.event();
    let beside_final_places = !wide && open.shows_final_places();
    let mut all = Vec::new();
    if wide && open.shows_final_places() {
        let swiss = event.preliminary().is_some_and(|stage| stage.kind == StageKind::Swiss);
        let narrow = NarrowColumn {
            heading: msg!("finals.column-was", kind = if swiss { "swiss" } else { "other" }),
            least: 6,
            gives_way: GivesWay::Never,
        };
        let cell = |standing: &Standing| standing.rank.to_string();
        all.push(Column::new(StandingFigure::Other, narrow, words, cell));
    }
    // Nobody has points if the event began with elimination.
    let known = standing_columns(event, standings(event)).into_iter();
    let known = known.filter(|known| !eliminates(event) || known.figure == StandingFigure::Pod);
    for StandingColumn { figure, narrow, cell, .. } in known {
        let Some(narrow) = narrow else { continue };
        all.push(Column::new(figure, narrow, words, move |standing| words.arg(&cell(standing))));
        if figure != StandingFigure::Points {
            continue;
        }
        if open.odds.chances.is_some() && !beside_final_places {
            let narrow = NarrowColumn {
                heading: msg!("odds.key-short"),
                least: 6,
                gives_way: GivesWay::Never,
            };
            let cell = move |standing: &Standing| chance(open, standing.entrant, words);
            all.push(Column::new(StandingFigure::Chance, narrow, words, cell));
        }
        let draws = open.derived.draws;
        let heading = match draws {
            true => msg!("screen.won-lost-drawn"),
            false => msg!("screen.won-lost"),
        };
        // The columns do not depend on the results, so that no result moves them.
        let planned = |stage: &Stage| stage.planned.max(stage.rounds.len() as u32);
        let widest = WinLoss { won: event.preliminary().map_or(0, planned), ..Default::default() };
        let least = 2 + text::width(&record_text(widest, draws));
        let narrow = NarrowColumn { heading, least, gives_way: GivesWay::WinLoss };
        all.push(Column::new(StandingFigure::WinLoss, narrow, words, move |standing| {
            let record = standings(event).record(standing.entrant);
            record.map_or(String::new(), |record| record_text(record.win_loss(), draws))
        }));
    }
    if has_moved(event) && !beside_final_places {
        // Beside the round there is room for the signs only. On the screen of its own, the values
        // come before the movement.
        let (heading, gives_way) = match wide {
            true => (msg!("screen.moved"), GivesWay::Movement),
            false => (Message::verbatim("↑↓"), GivesWay::MovementSign),
        };
        let least = 2 + event.entrants.len().to_string().len();
        let narrow = NarrowColumn { heading, least, gives_way };
        let cell = |gained: i64| match gained {
            0 => String::new(),
            gained if gained > 0 => format!("↑{gained}"),
            lost => format!("↓{}", -lost),
        };
        all.push(Column::new(StandingFigure::Other, narrow, words, move |standing| {
            open.derived.gained(event, standing.entrant).map_or(String::new(), cell)
        }));
    }
    all
}

/// Whether the event began with elimination.
fn eliminates(event: &Event) -> bool {
    !event.stages.is_empty() && event.preliminary().is_none()
}

/// The basis of the odds, above the standings; None: they are not asked for, or the cut is made.
pub fn basis(open: &OpenEvent, words: &Words) -> Option<String> {
    let chances = open.odds.chances.filter(|_| open.event().finals().is_none())?;
    let message = match (open.odds.odds(), open.odds.figures()) {
        (Some(odds), _) => odds_basis(odds.played, chances),
        (None, Some(figures)) if figures.prospects.is_none() => msg!("odds.none-here"),
        _ => msg!("odds.playing"),
    };
    Some(words.text(&message))
}

/// The lines above the standings that say what the odds rest on, or only what the marks mean.
pub fn basis_lines(
    open: &OpenEvent,
    columns: usize,
    (theme, words): (&Theme, &Words),
) -> Vec<Line<'static>> {
    // Nobody is marked in a closed event or after the cut, whatever was known before.
    let goal = || open.odds.marks(open.ranked().map(|one| one.entrant));
    let event = open.event();
    let is_over = event.finished.is_some() || event.finals().is_some();
    let marked = || if is_over { None } else { goal() };
    let width = columns.saturating_sub(2);
    let lines = match basis(open, words) {
        // The list keeps its rows; the whole sentence stands on the card. Which odds they are tells
        // more than how many playouts they come from.
        Some(basis) => vec![match open.odds.odds().and(open.odds.chances) {
            Some(chances) if text::width(&basis) > width => words.text(&odds_chances(chances)),
            _ => basis,
        }],
        None => match marked() {
            Some(goal) => text::wrapped(&legend(goal, words), width),
            None => return Vec::new(),
        },
    };
    let lines = lines.into_iter().filter(|line| !line.is_empty());
    lines.map(|line| Line::styled(format!("  {line}"), theme.quiet)).collect()
}

/// The rows of the line that says what the marks mean.
pub fn legend_rows(open: &OpenEvent, columns: usize, words: &Words) -> usize {
    text::wrapped(&legend(goal(open), words), columns.saturating_sub(2)).len()
}

/// What the marks are about. Before anything is computed, the line of a cut tells it.
fn goal(open: &OpenEvent) -> Goal {
    let known = open.odds.figures().and_then(|figures| figures.prospects.as_ref());
    let announced = || if open.derived.cut.is_some() { Goal::Cut } else { Goal::Win };
    known.map_or_else(announced, |known| known.goal)
}

/// The mark before a place.
pub fn mark(open: &OpenEvent, id: Id, theme: &Theme) -> Option<Span<'static>> {
    let prospect = open.odds.prospect(id)?;
    Some(Span::styled(sign(prospect)?, style(prospect, theme)))
}

fn style(prospect: Prospect, theme: &Theme) -> Style {
    match prospect {
        Prospect::Certain => theme.done,
        Prospect::Out => theme.gone,
        Prospect::Open => theme.text,
    }
}

/// The column of the odds: a chance, or the mark of those who are certain or out.
fn chance(open: &OpenEvent, id: Id, words: &Words) -> String {
    let prospect = open.odds.prospect(id);
    match (prospect.and_then(sign), open.odds.chance(id)) {
        (Some(sign), _) => sign.to_owned(),
        (None, Some(chance)) => words.text(&outlook(Prospect::Open, chance)),
        (None, None) => String::new(),
    }
}

pub fn chance_style(open: &OpenEvent, id: Id, theme: &Theme) -> Style {
    open.odds.prospect(id).map_or(theme.text, |prospect| style(prospect, theme))
}

/// The lines of a card about the odds.
///
/// They tell what is certain or how likely it is, what each result of the open match means, and
/// whether a draw is safe. There are none while it is unknown or not asked for.
pub fn of_card(
    open: &OpenEvent,
    id: Id,
    (theme, words): (&Theme, &Words),
    columns: usize,
) -> Vec<Line<'static>> {
    open.odds.look(Some(id));
    let Some(figures) = open.odds.figures() else { return not_yet(open, (theme, words)) };
    let Some(prospects) = &figures.prospects else { return Vec::new() };
    let (prospect, chance) = (prospects.of(id), open.odds.chance(id));
    if prospect == Prospect::Open && chance.is_none() {
        return not_yet(open, (theme, words));
    }
    if prospect == Prospect::Out && prospects.goal == Goal::Cut && !open.event().is_here(id) {
        return vec![Line::styled(words.text(&msg!("odds.out-of-cut")), theme.wanted)];
    }
    let chance = outlook(prospect, chance.unwrap_or((0, 0)));
    let place = match prospects.goal {
        Goal::Cut => msg!("odds.card-cut", chance),
        Goal::Win => msg!("odds.card-win", chance),
    };
    let mut lines: Vec<(String, Style)> = vec![(words.text(&place), theme.wanted)];
    if let Some(one) = open.odds.of_one(id) {
        let results: Vec<String> =
            one.results.iter().map(|result| words.text(&what_if_sentence(result))).collect();
        lines.push((results.join(" · "), theme.text));
        let safe = one.safe_draw.map(|safe| words.text(&safe_draw_sentence(safe)));
        lines.extend(safe.map(|safe| (safe, theme.text)));
    }
    let assumed = || words.text(&odds_assumed().capitalised());
    lines.push((basis(open, words).unwrap_or_else(assumed), theme.quiet));
    let wrapped = |(line, style): (String, Style)| list::wrapped(&line, columns, style);
    lines.into_iter().flat_map(wrapped).collect()
}

/// The text in the place of odds that are still being played out.
fn not_yet(open: &OpenEvent, (theme, words): (&Theme, &Words)) -> Vec<Line<'static>> {
    let asked = basis(open, words);
    asked.into_iter().map(|line| Line::styled(line, theme.quiet)).collect()
}
