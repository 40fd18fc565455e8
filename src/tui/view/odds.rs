//! Draws the odds: the marks and the column of the standings, and the lines of a player's card.

use crate::event::Id;
use crate::msg;
use crate::odds::{Goal, Prospect};
use crate::show::{odds_assumed, odds_basis, odds_chances, outlook, safe_draw_told, what_if_told};
use crate::tui::odds::{legend, sign};
use crate::tui::open_event::OpenEvent;
use crate::tui::text;
use crate::tui::theme::Theme;
use crate::words::Words;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

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
    let wrapped = |(line, style): (String, Style)| {
        let lines = text::wrapped(&line, columns).into_iter();
        lines.map(move |line| Line::styled(line, style)).collect::<Vec<_>>()
    };
    lines.into_iter().flat_map(wrapped).collect()
}

/// The text in the place of odds that are still being played out.
fn not_yet(open: &OpenEvent, (theme, words): (&Theme, &Words)) -> Vec<Line<'static>> {
    let asked = basis(open, words);
    asked.into_iter().map(|line| Line::styled(line, theme.quiet)).collect()
}
