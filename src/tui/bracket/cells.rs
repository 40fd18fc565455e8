//! The parts shared by both kinds of bracket: a player's place, and the lines between games.

use super::canvas::Canvas;
use super::entry::{DrawnGame, Fate, Mark, Slot};
use crate::msg;
use crate::tui::ui::text;
use crate::tui::ui::theme::{CURSOR, Theme};
use crate::words::Words;
use ratatui::style::Modifier;

/// The width of a column in which nothing of these games is cut. A name needs room for the seed
/// before it and the score behind it. A game being played also needs room for its number and
/// table. The branch is included.
pub(super) fn width_without_cuts<'a>(
    games: impl Iterator<Item = &'a DrawnGame>,
    words: &Words,
) -> u16 {
    let needed = |game: &DrawnGame| {
        let names = game.places.iter().map(|place| text::width(&place.told(usize::MAX, words)));
        let label =
            game.table.filter(|_| game.is_live()).map(|table| label(game.number, table, words));
        let label = label.map_or(0, |label| 3 + text::width(&label));
        names.max().map_or(0, |name| name + 4 + SCORE).max(label)
    };
    let longest = games.map(needed).max().unwrap_or(0);
    u16::try_from(longest).unwrap_or(u16::MAX / 64).saturating_add(BRANCH)
}

/// The text between two players who are at a table.
pub(super) fn label(number: u32, table: u32, words: &Words) -> String {
    let (number, table) = (msg!("finals.match", n = number), msg!("common.table", n = table));
    words.text(&msg!("common.dotted", one = number.capitalised(), other = table))
}

/// The widths of columns side by side, equal unless some names need more. In that case each
/// column gets what it needs, as far as there is room. Otherwise no column is wider than
/// `widest`, unless a name is.
pub(super) fn widths(needed: &[u16], room: u16, widest: u16) -> Vec<u16> {
    let equal = room / u16::try_from(needed.len()).unwrap_or(u16::MAX).max(1);
    if needed.iter().all(|needed| *needed <= equal) {
        let widest = needed.iter().copied().max().unwrap_or(0).max(widest);
        return vec![equal.min(widest); needed.len()];
    }
    let needed: Vec<usize> = needed.iter().map(|needed| usize::from(*needed)).collect();
    text::divide_columns(&needed, room.into()).into_iter().map(|columns| columns as u16).collect()
}

/// A score and a blank.
const SCORE: usize = 3;

/// A blank, the branch, the joint, and the line to the next round.
pub(super) const BRANCH: u16 = 4;

/// The position and width of a player's line.
pub(super) struct Spot {
    pub x: u16,
    pub row: u16,
    pub width: u16,
}

/// Draws a player's place in a game: seed, name, and the text beside the name.
pub(super) fn place(
    place: &Slot,
    beside: &str,
    mark: Mark,
    at: Spot,
    (theme, words): (&Theme, &Words),
    canvas: &mut Canvas,
) {
    let Spot { x, row, width } = at;
    let selected = mark != Mark::None;
    let style = match place.fate {
        Fate::Playing | Fate::Waiting if selected => theme.cursor,
        Fate::Playing => theme.wanted,
        Fate::Won => theme.text.add_modifier(Modifier::BOLD),
        Fate::Waiting => theme.text,
        Fate::Lost | Fate::Unknown | Fate::Empty => theme.quiet,
    };
    let seed = match place.seed {
        Some(seed) if mark == Mark::Cursor => format!("{CURSOR}{seed} "),
        None if mark == Mark::Cursor => format!("{CURSOR}  "),
        Some(seed) => format!("{seed:>2} "),
        // This place stands at the end of the line that leads to it.
        None if place.fate == Fate::Unknown && place.awaits.is_none() => " · ".to_owned(),
        None => "   ".to_owned(),
    };
    // With the cursor sign before it, a seed of two digits takes one column more.
    let lead = text::width(&seed).min(width.into());
    let seed = text::left(&seed, lead);
    let rest = usize::from(width) - lead;
    let score = text::width(beside);
    let room = if score == 0 { rest } else { rest.saturating_sub(score + 1) };
    let name = place.told(room, words);
    // Words for a place that nobody has yet are no name.
    let name = if place.name.is_empty() { name } else { text::cut_name(&name, room) };
    let name = match score {
        0 => text::left(&name, rest),
        _ => text::left(&name, room) + " " + beside,
    };
    let name = text::cut(&name, rest);
    let seed_style = if selected { theme.cursor } else { theme.quiet };
    canvas.put(x, row, &seed, seed_style);
    canvas.put(x + lead as u16, row, &name, style);
}

/// Draws the lines from both places to the winner's place in the next round. The winner's own
/// line is brighter.
pub(super) fn branch(game: &DrawnGame, x: u16, rows: [u16; 3], theme: &Theme, canvas: &mut Canvas) {
    let [upper, middle, lower] = rows;
    let (faint, bright) = (theme.quiet, theme.text);
    let style = |row: u16| match game.winning() {
        Some(0) if row <= middle => bright,
        Some(1) if row >= middle => bright,
        _ => faint,
    };
    for row in upper..=lower {
        let joint = match row {
            _ if row == middle && row == upper => "┬",
            _ if row == upper => "┐",
            _ if row == lower => "┘",
            _ if row == middle => "├",
            _ => "│",
        };
        canvas.put(x + 2, row, joint, style(row));
    }
    for (index, row) in [upper, lower].into_iter().enumerate() {
        let own = if game.winning() == Some(index) { bright } else { faint };
        canvas.put(x + 1, row, "─", own);
    }
    canvas.put(x + 3, middle, "─", way(game, theme));
}

/// The style of the line that leads from a game to its winner's next game.
pub(super) fn way(game: &DrawnGame, theme: &Theme) -> ratatui::style::Style {
    if game.winning().is_some() { theme.text } else { theme.quiet }
}
