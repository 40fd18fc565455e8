//! The columns of the standings for which there is room.

use crate::event::{Event, Id};
use crate::msg;
use crate::odds::{Goal, Prospect};
use crate::ruleset::TieBreak;
use crate::show::{odds_assumed, odds_basis, odds_chances, outlook, safe_draw_told, what_if_told};
use crate::tui::derived::{has_moved, told};
use crate::tui::odds::{legend, sign};
use crate::tui::open_event::OpenEvent;
use crate::tui::screen::round::table::surnames;
use crate::tui::ui::theme::Theme;
use crate::tui::ui::{list, text};
use crate::words::{Message, Words};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// The least columns of a figure. A longer heading takes more.
const POINTS: usize = 4;

const VALUE: usize = 8;

const FINAL: usize = 6;

/// `>99 %`.
const CHANCE: usize = 6;

const POD: usize = 4;

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

/// A figure of the standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Figure {
    /// The final place; there is none before the champion.
    Final,
    /// The pod, if there are several.
    Pod,
    /// There are none if nobody has points, because the event began with elimination.
    Points,
    /// Matches won and lost, and drawn if this is set.
    WinLoss(bool),
    TieBreak(TieBreak),
    /// How likely the player reaches the goal, once the odds are asked for.
    Chance,
    /// Places gained or lost since the round before.
    Movement,
}

/// A column of figures: the words above it, and its width.
#[derive(Debug, Clone)]
pub struct Column {
    pub figure: Figure,
    pub heading: String,
    pub columns: usize,
}

/// The columns for which there is room, and the width of the name.
pub struct StandingColumns {
    /// The place, with the space behind it.
    pub place: usize,
    pub name: usize,
    pub figures: Vec<Column>,
}

/// The columns that the standings would like to have.
#[derive(Debug, Clone, Copy, Default)]
pub struct StandingsWidth {
    /// Everything but the names and the figures that yield to them.
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
    pub whole: usize,
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
        let width = |figures: &[Column]| -> usize {
            SIGN + place_width(open, false)
                + figures.iter().map(|column| column.columns).sum::<usize>()
        };
        let fixed = all.iter().filter(|column| yields(column.figure, &all).is_none());
        let fixed: Vec<Column> = fixed.cloned().collect();
        let main = all.iter().filter(|column| yields(column.figure, &all) < Some(MOVEMENT));
        let main: Vec<Column> = main.cloned().collect();
        let moved = all.iter().filter(|column| yields(column.figure, &all) <= Some(MOVEMENT));
        let moved: Vec<Column> = moved.cloned().collect();
        let figures =
            all.iter().filter(|column| yields(column.figure, &all) < Some(FIRST_TIE_BREAK));
        let figures: Vec<Column> = figures.cloned().collect();
        StandingsWidth {
            snug: width(&figures) + open.derived.usual,
            snug_surnames: width(&figures) + open.derived.usual.max(open.derived.initials),
            snug_initials: width(&figures) + surnames(open.derived.usual, open.derived.initials),
            fixed: width(&fixed),
            name,
            main: width(&main) + name,
            usual_main: width(&main) + open.derived.usual,
            whole: width(&all) + name,
            usual_moved: width(&moved) + open.derived.usual,
        }
    }

    /// The least width in which no name is cut.
    pub fn least(&self) -> usize {
        self.fixed + self.name
    }
}

impl StandingColumns {
    /// The figures that fit in this width beside the names.
    pub fn of(open: &OpenEvent, width: usize, wide: bool, words: &Words) -> StandingColumns {
        let place = place_width(open, wide);
        let room = width.saturating_sub(SIGN + place);
        let longest = open.derived.longest;
        let mut figures = figures(open, wide, words);
        let taken = |figures: &[Column]| figures.iter().map(|c| c.columns).sum::<usize>();
        loop {
            let worth = |column: &&Column| match column.figure {
                // On the screen of its own, the values come before the movement.
                Figure::Movement if wide => Some(usize::MAX),
                figure => yields(figure, &figures),
            };
            let Some(least) = figures.iter().filter(|c| worth(c).is_some()).max_by_key(worth)
            else {
                break;
            };
            // Beside the round, a few very long names take only the later tie-breaks from all.
            let later = worth(&least) > Some(MOVEMENT);
            let names = if wide || later { longest } else { open.derived.usual };
            let most = NAME[usize::from(open.event().ruleset.entrants.team_size > 1)];
            let needed = names.clamp(LEAST_NAME, most);
            if room >= taken(&figures) + needed {
                break;
            }
            let gone = least.figure;
            figures.retain(|column| column.figure != gone);
        }
        if room < taken(&figures) + LEAST_NAME {
            figures.retain(|column| column.figure != Figure::Chance);
        }
        let name = room.saturating_sub(taken(&figures)).min(APART.max(longest));
        StandingColumns { place, name, figures }
    }

    /// The columns of everything behind the name.
    pub fn width_of_figures(&self) -> usize {
        self.figures.iter().map(|column| column.columns).sum()
    }

    pub fn shows(&self, kind: TieBreak) -> bool {
        self.figures.iter().any(|column| column.figure == Figure::TieBreak(kind))
    }
}

fn place_width(open: &OpenEvent, wide: bool) -> usize {
    let least = if wide { PLACE } else { PLACE_BESIDE };
    least.max(1 + open.event().entrants.len().to_string().len())
}

const WIN_LOSS: usize = 0;

const FIRST_TIE_BREAK: usize = 1;

const MOVEMENT: usize = 2;

/// How early a figure yields to the names, the highest first; None: never.
fn yields(figure: Figure, all: &[Column]) -> Option<usize> {
    match figure {
        // The odds were asked for.
        Figure::Final | Figure::Pod | Figure::Points | Figure::Chance => None,
        Figure::WinLoss(_) => Some(WIN_LOSS),
        Figure::Movement => Some(MOVEMENT),
        Figure::TieBreak(_) => {
            let is_tie_break = |column: &&Column| matches!(column.figure, Figure::TieBreak(_));
            let mut tie_breaks = all.iter().filter(is_tie_break);
            match tie_breaks.position(|column| column.figure == figure) {
                Some(0) => Some(FIRST_TIE_BREAK),
                at => Some(MOVEMENT + at.unwrap_or(0)),
            }
        }
    }
}

/// Every figure, from left to right. The random number is only in the arithmetic.
pub fn figures(open: &OpenEvent, wide: bool, words: &Words) -> Vec<Column> {
    let event = open.event();
    let column = |figure, said: Option<Message>, least: usize| {
        let heading = said.map_or_else(String::new, |said| words.text(&said));
        let columns = least.max(text::width(&heading) + 1);
        Column { figure, heading, columns }
    };
    let mut all = Vec::new();
    if wide && open.shows_final_places() {
        all.push(column(Figure::Final, Some(msg!("screen.final")), FINAL));
    }
    if event.pods.len() > 1 {
        all.push(column(Figure::Pod, Some(msg!("screen.pod-short")), POD));
    }
    if eliminates(event) {
        return all;
    }
    all.push(column(Figure::Points, Some(msg!("screen.points-short")), POINTS));
    if open.odds.chances.is_some() && (wide || !open.shows_final_places()) {
        all.push(column(Figure::Chance, Some(msg!("odds.key-short")), CHANCE));
    }
    let draws = open.derived.draws;
    let heading = match draws {
        true => msg!("screen.won-lost-drawn"),
        false => msg!("screen.won-lost"),
    };
    // The columns do not depend on the results, so that no result moves them.
    let most = event.preliminary().map_or(0, |stage| stage.planned.max(stage.rounds.len() as u32));
    let widest = crate::event::standings::WinLoss { won: most, ..Default::default() };
    let least = 2 + text::width(&told(widest, draws));
    all.push(column(Figure::WinLoss(draws), Some(heading), least));
    let tie_breaks = &event.ruleset.preliminary.tie_breaks;
    let shown = tie_breaks.iter().filter(|kind| **kind != TieBreak::Random);
    all.extend(shown.map(|kind| {
        let heading = kind.about().narrow.clone();
        column(Figure::TieBreak(*kind), Some(heading), VALUE)
    }));
    if has_moved(event) && (wide || !open.shows_final_places()) {
        let figures = event.entrants.len().to_string().len();
        // Beside the round there is room for the signs only.
        let heading = if wide { msg!("screen.moved") } else { Message::verbatim("↑↓") };
        all.push(column(Figure::Movement, Some(heading), 2 + figures));
    }
    all
}

/// Whether the event began with elimination.
pub fn eliminates(event: &Event) -> bool {
    !event.stages.is_empty() && event.preliminary().is_none()
}

/// The basis of the odds, above the standings; None: they are not asked for, or the cut is made.
pub fn basis(open: &OpenEvent, words: &Words) -> Option<String> {
    let chances = open.odds.chances.filter(|_| open.event().finals().is_none())?;
    let told = match (open.odds.odds(), open.odds.figures()) {
        (Some(odds), _) => odds_basis(odds.played, chances),
        (None, Some(figures)) if figures.prospects.is_none() => msg!("odds.none-here"),
        _ => msg!("odds.playing"),
    };
    Some(words.text(&told))
}

/// The lines above the standings that say what the odds rest on, or only what the marks mean.
pub fn basis_lines(
    open: &OpenEvent,
    columns: usize,
    (theme, words): (&Theme, &Words),
) -> Vec<Line<'static>> {
    let marked = || open.odds.marks(open.ranked().map(|one| one.entrant));
    let room = columns.saturating_sub(2);
    let lines = match basis(open, words) {
        // The list keeps its rows; the whole sentence stands on the card. Which odds they are tells
        // more than how many playouts they come from.
        Some(basis) => vec![match open.odds.odds().and(open.odds.chances) {
            Some(chances) if text::width(&basis) > room => words.text(&odds_chances(chances)),
            _ => basis,
        }],
        None => match marked() {
            Some(goal) => text::wrapped(&legend(goal, words), room),
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
pub fn chance(open: &OpenEvent, id: Id, words: &Words) -> String {
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
            one.results.iter().map(|result| words.text(&what_if_told(result))).collect();
        lines.push((results.join(" · "), theme.text));
        let safe = one.safe_draw.map(|safe| words.text(&safe_draw_told(safe)));
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
