//! The widths of a round's cells, and the columns that a round would like to have.

use crate::event::{Event, Moment, Pairing};
use crate::tui::digits::clock_text;
use crate::tui::open_event::OpenEvent;
use crate::tui::round_summary::RoundSummary;
use crate::tui::text;
use crate::tui::view::{sides, words::score};
use crate::words::Words;

/// `1–0 c`
const RESULT: usize = 5;
/// The columns by which names may be wider than the longest of them.
const SPARE: usize = 4;
/// The extra minutes of a table, and the time that it has left: ` +3' 30:28`.
const EXTRA: usize = 11;
/// The columns of a number, unless a table has a longer one.
const TABLE: usize = 3;

/// The columns that a round would like to have.
#[derive(Debug, Clone, Copy, Default)]
pub struct RoundWidth {
    /// Everything but the names and what yields to them.
    pub fixed: usize,
    /// The longest names.
    pub names: [usize; 2],
    /// As `names`, for all but a tenth of them.
    usual_names: [usize; 2],
    /// The longest names whose given name is an initial.
    initials: [usize; 2],
    /// The records of both players.
    pub records: usize,
    /// The number of rows.
    pub rows: usize,
    /// The number of rows while none is left out.
    pub all_rows: usize,
    table: usize,
    result: usize,
    record: usize,
    has_extra: bool,
}

impl RoundWidth {
    /// The columns of the round on the screen; none before the first round.
    pub fn of(open: &OpenEvent, words: &Words) -> RoundWidth {
        let Some((_, _, round)) = open.round() else { return RoundWidth::default() };
        let summary = open.round_summary();
        let result = result(open.event(), &round.pairings, &summary, words);
        let sides = if summary.has_sides { 2 * sides::MARK } else { 0 };
        let extra = if summary.has_extra_minutes { EXTRA } else { 0 };
        let record = summary.record_columns();
        let table = TABLE.max(summary.last_table.to_string().len());
        RoundWidth {
            // The cursor, the number, the sign of the seat, and a space on each side of the result.
            fixed: 2 + table + 1 + result + 2 + sides + extra,
            names: summary.names,
            usual_names: summary.usual_names,
            initials: summary.initials,
            records: if record > 0 { 2 * (record + 1) } else { 0 },
            // A name that is typed leaves rows out and moves no column.
            rows: if open.is_narrowed() { summary.rows.len() } else { open.round_rows().len() },
            all_rows: summary.rows.len(),
            table,
            result,
            record,
            has_extra: summary.has_extra_minutes,
        }
    }

    /// The least width in which no name is cut.
    pub fn least(&self) -> usize {
        self.fixed + self.names[0] + self.names[1]
    }

    /// The width in which there are records as well.
    pub fn whole(&self) -> usize {
        self.least() + self.records
    }

    /// As `least`, if at most a tenth of the names are cut.
    pub fn usual(&self) -> usize {
        let [one, other] = self.usual_names;
        self.fixed + one + other
    }

    /// As `whole`, if at most a tenth of the names are cut.
    pub fn usual_whole(&self) -> usize {
        self.usual() + self.records
    }

    /// The least width with records. A few very long names do not take them from all others, and
    /// extra minutes take columns of their own row's name.
    pub fn snug(&self) -> usize {
        self.snug_with(self.usual_names)
    }

    /// As `snug`, and no surname is cut.
    pub fn snug_surnames(&self) -> usize {
        self.snug_with(self.usual_or_initial())
    }

    /// As `snug_surnames`, and a few more given names are initials.
    pub fn snug_initials(&self) -> usize {
        self.snug_with([0, 1].map(|at| surnames(self.usual_names[at], self.initials[at])))
    }

    fn snug_with(&self, [one, other]: [usize; 2]) -> usize {
        let extra = if self.has_extra { EXTRA } else { 0 };
        self.fixed - extra + one + other + self.records
    }

    fn usual_or_initial(&self) -> [usize; 2] {
        [0, 1].map(|at| self.usual_names[at].max(self.initials[at]))
    }
}

impl RoundWidth {
    /// The columns of names divided among both. A very long name takes none from the others, and an
    /// initial takes the place of a given name before a surname is cut.
    fn shares(&self, columns: usize) -> [usize; 2] {
        let fits = |[one, other]: [usize; 2]| one + other <= columns;
        match () {
            () if fits(self.names) => self.names,
            () if fits(self.usual_names) => {
                let wider = grown(self.usual_names, self.usual_or_initial(), columns);
                grown(wider, self.names, columns)
            }
            () if fits(self.initials) => grown(self.initials, self.names, columns),
            () => {
                let shares = text::divide_columns(&self.initials, columns);
                [shares[0], shares[1]]
            }
        }
    }
}

/// The columns by which a column of names may be narrower than most of its names, where that leaves
/// all surnames whole.
const NARROWER: usize = 2;

/// The columns of names in which no surname is cut, and few given names are initials.
pub fn surnames(usual: usize, initials: usize) -> usize {
    initials.max(usual.saturating_sub(NARROWER))
}

/// Two columns that grow to these widths, as far as there is room. The one that needs less comes
/// first, because half of what it needs would still cut its names.
fn grown(from: [usize; 2], to: [usize; 2], columns: usize) -> [usize; 2] {
    let spare = columns.saturating_sub(from[0] + from[1]);
    let needed = [0, 1].map(|at| to[at].saturating_sub(from[at]));
    let first = usize::from(needed[1] < needed[0]);
    let mut grown = from;
    grown[first] += needed[first].min(spare);
    grown[1 - first] += needed[1 - first].min(spare - needed[first].min(spare));
    grown
}

/// The columns of a result. The first concession must not move the names.
fn result(event: &Event, all: &[Pairing], summary: &RoundSummary, words: &Words) -> usize {
    let known = summary.outcomes.iter().map(|at| &all[*at]);
    let scores = known.filter_map(|pairing| {
        Some(text::width(&words.text(&score(event, pairing, pairing.outcome.as_ref()?))))
    });
    scores.max().unwrap_or(0).max(RESULT)
}

/// The widths of the cells.
pub struct RoundColumns {
    pub table: usize,
    pub names: [usize; 2],
    /// The columns of a record; 0 if there is no room for records.
    pub record: usize,
    pub result: usize,
    /// The columns behind the number.
    room: usize,
    /// Free columns behind the second name.
    free: usize,
}

impl RoundColumns {
    /// The widths of the cells in this many columns. Records yield to all but a tenth of the names:
    /// a few very long ones do not take them from everybody.
    ///
    /// Both columns of names have the same width, unless one needs what the other can spare.
    pub fn of(wish: &RoundWidth, width: usize, has_extra: bool) -> RoundColumns {
        let shows_records = wish.snug().min(wish.snug_initials()) <= width;
        let record = if shows_records { wish.record } else { 0 };
        let taken = if shows_records { wish.records } else { 0 };
        let extra = if has_extra { EXTRA } else { 0 };
        // Extra minutes take free columns, and only then those of a name.
        let room = width.saturating_sub(wish.fixed - extra + taken);
        let needed = wish.names;
        let longest = needed[0].max(needed[1]);
        let kept = room.saturating_sub(extra).max(room.min(needed[0] + needed[1]));
        let half = (kept / 2).min(longest + SPARE);
        let mut names = [half, half];
        if needed.iter().any(|needed| *needed > half) {
            let shares = wish.shares(kept);
            let spare = kept - shares[0] - shares[1];
            let more = spare.min(half.saturating_sub(shares[0]));
            let other = (spare - more).min(half.saturating_sub(shares[1]));
            names = [shares[0] + more, shares[1] + other];
        }
        let free = room.saturating_sub(names[0] + names[1]);
        RoundColumns {
            table: wish.table,
            names,
            record,
            result: wish.result,
            room: width.saturating_sub(2 + wish.table + 1),
            free,
        }
    }

    /// The most columns of a name without an opponent, before a word of this width.
    pub fn alone(&self, word: usize) -> usize {
        self.room.saturating_sub(sides::MARK + self.record + 2 + word)
    }

    /// The columns of the second name in this row. The extra time takes columns from the name
    /// if there are too few free ones behind it.
    pub fn second(&self, event: &Event, pairing: &Pairing, now: Moment) -> usize {
        let extra = text::width(&self.extra(event, pairing, now));
        self.names[1].saturating_sub(extra.saturating_sub(self.free))
    }

    /// A table's extra minutes; while it plays and the clock runs, also the time it has left.
    pub fn extra(&self, event: &Event, pairing: &Pairing, now: Moment) -> String {
        if pairing.extra_minutes == 0 {
            return String::new();
        }
        let more = pairing.extra_minutes;
        match own_time(event, pairing, now) {
            Some(left) => format!(" +{more}' {}", clock_text(left)),
            None => format!(" +{more}'"),
        }
    }
}

/// The time that an open table has left.
pub fn own_time(event: &Event, pairing: &Pairing, now: Moment) -> Option<i64> {
    let left = event.time_left_at(pairing, now.unix)?;
    pairing.outcome.is_none().then_some(left)
}
