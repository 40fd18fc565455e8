//! Who met whom, stored so that sums over opponents are fast.

use super::super::Id;

/// The opponents of all entrants. Each round has a row, with a cell for each entrant by index.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Meetings {
    /// For each entrant, the number of opponents they met.
    counts: Vec<u32>,
    rows: Vec<Row>,
    /// The number of rows of rounds before the last one begun.
    earlier: usize,
    /// Whether the points of each match are stored.
    keeps_scores: bool,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Row {
    cells: Vec<Meeting>,
    /// For each cell, the points of the match; empty if no tie-break of the game needs them.
    scores: Vec<Score>,
}

/// What a match was worth to one of the two: the points times four, plus two if it was drawn, plus
/// one to differ from no match at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Score(u32);

impl Score {
    /// No match between the two.
    pub(super) const NONE: Score = Score(0);

    pub(super) fn of(points: u32, is_drawn: bool) -> Score {
        Score(points << 2 | u32::from(is_drawn) << 1 | 1)
    }
}

/// A match as one of the two saw it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Encounter {
    pub opponent: Id,
    pub points: u32,
    pub is_won: bool,
    pub is_drawn: bool,
}

/// The opponent times two, plus one if the match was won, so that both are written at once.
/// There are fewer than 2 to the 31st entrants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Meeting(u32);

impl Meeting {
    const NONE: Meeting = Meeting(0);

    fn of(opponent: Id, is_won: bool) -> Meeting {
        Meeting(opponent << 1 | u32::from(is_won))
    }

    fn opponent(self) -> Id {
        self.0 >> 1
    }

    fn is_won(self) -> bool {
        self.0 & 1 == 1
    }
}

impl Meetings {
    pub(super) fn new(entrants: usize, keeps_scores: bool) -> Meetings {
        Meetings { counts: vec![0; entrants], keeps_scores, ..Meetings::default() }
    }

    pub(super) fn begin_round(&mut self) {
        self.earlier = self.rows.len();
        self.add_row();
    }

    fn add_row(&mut self) {
        let entrants = self.counts.len();
        let scores = vec![Score::NONE; if self.keeps_scores { entrants } else { 0 }];
        self.rows.push(Row { cells: vec![Meeting::NONE; entrants], scores });
    }

    /// Records that this entrant met that opponent in the last round begun. An entrant may sit at
    /// two tables in a round paired by hand, which then gets another row.
    #[inline]
    pub(super) fn record(&mut self, at: usize, opponent: Id, is_won: bool, score: Score) {
        let is_free = |row: &Row| row.cells[at] == Meeting::NONE;
        if !self.rows[self.earlier..].iter().any(is_free) {
            self.add_row();
        }
        let Some(row) = self.rows[self.earlier..].iter_mut().find(|row| is_free(row)) else {
            return;
        };
        row.cells[at] = Meeting::of(opponent, is_won);
        if let Some(kept) = row.scores.get_mut(at) {
            *kept = score;
        }
        self.counts[at] += 1;
    }

    /// The meetings of this entrant, in order of time.
    fn of(&self, at: usize) -> impl Iterator<Item = Meeting> {
        let own = self.rows.iter().filter_map(move |row| row.cells.get(at).copied());
        own.filter(|meeting| *meeting != Meeting::NONE)
    }

    /// Everybody this entrant met, in the order in which they were met.
    pub(super) fn opponents(&self, at: usize) -> impl Iterator<Item = Id> {
        self.of(at).map(Meeting::opponent)
    }

    /// Opponents against whom this entrant won a match, each as often as they were beaten.
    pub(super) fn won_against(&self, at: usize) -> impl Iterator<Item = Id> {
        self.of(at).filter(|meeting| meeting.is_won()).map(Meeting::opponent)
    }

    /// The matches of this entrant with their points, in order of time. Empty if points are not
    /// stored; without matches that counted as a bye.
    pub(super) fn encounters(&self, at: usize) -> impl Iterator<Item = Encounter> {
        self.rows.iter().filter_map(move |row| {
            let (meeting, score) = (row.cells.get(at)?, row.scores.get(at)?.0);
            (score != Score::NONE.0).then(|| Encounter {
                opponent: meeting.opponent(),
                points: score >> 2,
                is_won: meeting.is_won(),
                is_drawn: score & 2 == 2,
            })
        })
    }

    /// For each entrant, the number of opponents they met.
    pub(super) fn counts(&self) -> &[u32] {
        &self.counts
    }

    /// For each entrant, the sum of these values over their opponents.
    pub(super) fn sums(&self, values: &[u64]) -> Vec<u64> {
        let value = |id: Id| values.get((id as usize).wrapping_sub(1));
        let sum = |at| self.opponents(at).filter_map(value).sum();
        (0..self.counts.len()).map(sum).collect()
    }

    /// For each entrant, the sum of these values over their opponents, without the smallest.
    pub(super) fn sums_without_least(&self, values: &[u64]) -> Vec<u64> {
        let value = |id: Id| values.get((id as usize).wrapping_sub(1)).copied();
        let sums = self.sums(values).into_iter().enumerate();
        sums.map(|(at, sum)| sum - self.opponents(at).filter_map(value).min().unwrap_or(0))
            .collect()
    }

    /// For each entrant, the values of opponents drawn with plus twice those of opponents beaten.
    pub(super) fn sums_of_results(&self, values: &[u64]) -> Vec<u64> {
        let of = |at| {
            let brought = self.encounters(at).map(|one| {
                let value = values.get((one.opponent as usize).wrapping_sub(1)).copied();
                value.unwrap_or(0) * (2 * u64::from(one.is_won) + u64::from(one.is_drawn))
            });
            brought.sum()
        };
        (0..self.counts.len()).map(of).collect()
    }
}
