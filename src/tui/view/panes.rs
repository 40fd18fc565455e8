//! How the width of the main screen is divided among its panes.

use super::standings::StandingsWidth;
use super::tables::{BETWEEN, MOST_COLUMNS, RoundWidth};
use crate::tui::text;

/// Columns of a line between panes.
pub const LINE: usize = 3;
/// Columns of the heading above a round.
const HEADING: usize = 48;
/// The least and the most columns of the third pane.
const THIRD: [usize; 2] = [36, 64];

/// The most lines above the rows of a round.
pub const ROUND_HEADING: usize = 3;
/// The least lines of standings below a round.
const LEAST_PLACES: usize = 7;

/// The columns that the panes would like to have.
#[derive(Debug, Clone, Copy, Default)]
pub struct Wishes {
    pub round: RoundWidth,
    pub standings: StandingsWidth,
    /// Lines for the rows of the round.
    pub lines: usize,
    /// The usual and the least width of the pane beside the round.
    pub usual: usize,
    pub least: usize,
}

impl Wishes {
    /// The width of a round in this many newspaper columns, each of this width.
    fn columns(n: usize, each: usize) -> usize {
        (n * (each + BETWEEN)).saturating_sub(BETWEEN).max(HEADING)
    }

    /// The most newspaper columns that the rows of the round fill.
    fn needed(&self) -> usize {
        self.round.rows.div_ceil(self.lines.max(1)).clamp(1, MOST_COLUMNS)
    }

    /// The width of the pane beside the round. If there is too little for all, the three columns of
    /// names share it.
    pub fn beside(&self, width: usize) -> usize {
        self.fitting(width).unwrap_or_else(|| self.shared(width.saturating_sub(LINE)))
    }

    /// The rows of the round above the standings: both have all columns there. None if no name is
    /// cut beside the standings, or if the rows do not suffice.
    pub fn above(&self, width: usize, height: u16) -> Option<u16> {
        let places = if self.standings.whole > 0 { LEAST_PLACES } else { 2 };
        let round = self.round.all_rows + ROUND_HEADING;
        let fits = round + 1 + places <= usize::from(height);
        (fits && self.round.all_rows > 0 && self.fitting(width).is_none()).then_some(round as u16)
    }

    /// Whether names are cut beside standings that have no row yet.
    pub fn is_alone(&self, width: usize) -> bool {
        self.standings.whole == 0 && self.round.all_rows > 0 && self.fitting(width).is_none()
    }

    /// The width of the pane beside the round, if nearly no name is cut. First comes a round that is
    /// seen as a whole. The later tie-breaks go before a name is cut, and a tenth of the names is cut
    /// before another column goes: the movement, the first tie-break, the records.
    fn fitting(&self, width: usize) -> Option<usize> {
        let all = width.saturating_sub(LINE);
        let (whole, one) = (self.round.whole(), self.round.least());
        let [names, main, most] =
            [self.standings.least(), self.standings.main, self.standings.whole]
                .map(|width| width.max(self.least));
        let most = most.max(self.usual);
        // In several columns, a few very long names do not keep all others from being seen.
        let (usual_whole, usual_one) = (self.round.usual_whole(), self.round.usual());
        let usual_main = self.standings.usual_main.max(self.least);
        let ways = (2..=self.needed()).rev().flat_map(|n| {
            [
                (n, whole, main),
                (n, one, main),
                (n, one, names),
                (n, usual_whole, usual_main),
                (n, usual_one, usual_main),
            ]
        });
        let (snug, figures) = (self.round.snug(), self.standings.snug.max(self.least));
        // Both panes share the columns in which surnames stand whole.
        let surnames = self.standings.snug_surnames.max(self.least);
        let initials = self.standings.snug_initials.max(self.least);
        let usual_moved = self.standings.usual_moved.max(self.least);
        let ways = ways.chain([
            (1, whole, most),
            (1, whole, usual_moved),
            (1, snug, usual_moved),
            (1, whole, usual_main),
            (1, snug, usual_main),
            (1, self.round.snug_surnames(), surnames),
            (1, self.round.snug_initials(), initials),
            (1, snug, figures),
            (1, whole, names),
            (1, one, names),
        ]);
        let fitting = ways
            .map(|(n, each, beside)| (n, Wishes::columns(n, each), beside))
            .find(|(_, round, beside)| round + beside <= all);
        fitting.map(|(n, round, beside)| {
            // Names that would be cut take free columns before the pane beside them does.
            let cuts = n == 1 && round < one;
            let rest = if cuts { (all - beside).min(whole) } else { round };
            (all - rest).min(most)
        })
    }

    /// The width beside the round, if all three columns of names share what there is.
    fn shared(&self, all: usize) -> usize {
        let [one, other] = self.round.names;
        let (taken, fixed) = (self.round.fixed, self.standings.fixed);
        let room = all.saturating_sub(taken + fixed);
        let names = text::divide_columns(&[one, other, self.standings.name], room);
        (fixed + names[2]).max(self.least).min(all)
    }

    /// The width of a third pane; None if the other two need the columns.
    pub fn third(&self, width: usize) -> Option<usize> {
        let main = self.standings.main.max(self.least);
        let usual = self.standings.usual_main.max(self.least);
        let (round, two_panes) = (&self.round, width.saturating_sub(LINE));
        let ways = (2..=self.needed()).rev().flat_map(|n| {
            [
                (n, round.whole(), main),
                (n, round.least(), main),
                (n, round.usual_whole(), usual),
                (n, round.usual(), usual),
            ]
        });
        // A round that is seen as a whole comes before a third pane.
        let ways = ways.chain([(1, round.whole(), main), (1, round.usual_whole(), usual)]);
        let mut ways = ways.map(|(n, each, main)| (n, Wishes::columns(n, each), main));
        let fits = |(_, round, main): &(usize, usize, usize)| round + main <= two_panes;
        let (n, round, main) = ways.find(fits)?;
        let third = |round: usize, main: usize| {
            two_panes.checked_sub(LINE + round + main + THIRD[0]).map(|rest| (rest, main))
        };
        // Only a few very long names may keep the third pane away, and they do not.
        let usual_round = Wishes::columns(n, self.round.usual_whole());
        let (rest, main) = third(round, main).or_else(|| third(usual_round, usual))?;
        // The other figures of the standings come before a wider third pane.
        let figures = self.standings.whole.max(self.usual).saturating_sub(main);
        Some(THIRD[0] + rest.saturating_sub(figures).min(THIRD[1] - THIRD[0]))
    }
}
