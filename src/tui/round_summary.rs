//! The round as a whole, as the screens show it, summed up in one pass for each change.

use super::screen::round::table::{Mark, marks};
use super::ui::text;
use crate::event::standings::{RecordsBefore, WinLoss, records_before};
use crate::event::{Event, Id, Pairing, Round, Stage};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// The facts about all pairings of a round together.
///
/// A round may have thousands of them, and a frame asks many times.
#[derive(Debug, Clone, Default)]
pub struct RoundSummary {
    /// The number of matches; a bye is none.
    pub matches: usize,
    /// The number of matches with a result.
    pub reported: usize,
    /// Tables without a result, in the order of the pairings.
    pub missing: Vec<u32>,
    /// Open tables with extra minutes, each behind its minutes, the earliest end first.
    pub extra: Vec<(u32, u32)>,
    /// Whether any table has sides to choose.
    pub has_sides: bool,
    pub has_extra_minutes: bool,
    /// A match for each different outcome, as its index. Thousands of matches have only a
    /// few.
    pub outcomes: Vec<usize>,
    /// The columns of the longest first and the longest second name, with their marks.
    pub names: [usize; 2],
    /// As `names`, for all but a tenth of the names.
    pub usual_names: [usize; 2],
    /// As `names`, with an initial in place of each given name.
    pub initials: [usize; 2],
    /// The highest number of a table.
    pub last_table: u32,
    /// The marks of some players of the round.
    pub marks: BTreeMap<Id, Vec<Mark>>,
    /// The rows of the list, from top to bottom.
    pub rows: Arc<[RoundRow]>,
    records: Option<Records>,
}

/// A row of the round. If there are several pods, each has a heading.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoundRow {
    Pod(usize),
    /// The index of a pairing.
    Pairing(usize),
}

/// The records of the players before the round.
#[derive(Debug, Clone)]
struct Records {
    before: RecordsBefore,
    draws: bool,
    columns: usize,
}

impl RoundSummary {
    /// Looks at every pairing of a round. A name takes these columns, whole and with an initial.
    pub fn of(
        event: &Event,
        (stage, round): (&Stage, &Round),
        columns: impl Fn(Id) -> [usize; 2],
    ) -> RoundSummary {
        let mut all = RoundSummary {
            rows: rows(event, stage, round).into(),
            marks: marks(event, (stage, round)),
            records: Records::of(event, (stage, round)),
            ..RoundSummary::default()
        };
        let outcome = |at: usize| round.pairings[at].outcome.as_ref();
        let mut widths = [Vec::new(), Vec::new()];
        for (at, pairing) in round.pairings.iter().enumerate() {
            for (seat, id) in [Some(pairing.a), pairing.b].into_iter().enumerate() {
                let [whole, short] = id.map_or([0; 2], &columns);
                let mark = id.map_or(0, |id| all.mark_width(id));
                all.names[seat] = all.names[seat].max(whole + mark);
                all.initials[seat] = all.initials[seat].max(short + mark);
                widths[seat].push(whole + mark);
            }
            all.last_table = all.last_table.max(pairing.table.unwrap_or(0));
            all.has_sides |= pairing.sides.is_some();
            all.has_extra_minutes |= pairing.extra_minutes > 0;
            all.matches += usize::from(!pairing.is_bye());
            match outcome(at) {
                None => {
                    all.missing.extend(pairing.table);
                    let table = pairing.table.filter(|_| pairing.extra_minutes > 0);
                    all.extra.extend(table.map(|table| (pairing.extra_minutes, table)));
                }
                Some(_) if pairing.is_bye() => {}
                known => {
                    all.reported += 1;
                    if all.outcomes.iter().all(|other| outcome(*other) != known) {
                        all.outcomes.push(at);
                    }
                }
            }
        }
        all.extra.sort_unstable();
        all.usual_names = widths.map(text::width_of_most);
        all
    }

    /// The marks of this player.
    pub fn marks_of(&self, id: Id) -> &[Mark] {
        self.marks.get(&id).map_or(&[], Vec::as_slice)
    }

    /// The columns of the marks behind this player's name, with their space.
    pub fn mark_width(&self, id: Id) -> usize {
        let marks = self.marks_of(id);
        if marks.is_empty() { 0 } else { 1 + marks.len() }
    }

    /// The columns of the longest record; 0 if the round shows none.
    pub fn record_columns(&self) -> usize {
        self.records.as_ref().map_or(0, |records| 2 + records.columns)
    }

    /// `(2–0)`, `(1–1–1)`: this player's record before the round. Without the brackets it would be
    /// read as a result.
    pub fn record(&self, id: Id) -> String {
        let told =
            |records: &Records| Some(format!("({})", told(records.before.of(id)?, records.draws)));
        self.records.as_ref().and_then(told).unwrap_or_default()
    }
}

impl Records {
    /// None in the first round, in which nobody has a record, and in the finals.
    fn of(event: &Event, (stage, round): (&Stage, &Round)) -> Option<Records> {
        if !stage.kind.is_preliminary() || round.number < 2 {
            return None;
        }
        let before = records_before(event, round.number)?;
        let ids = || round.pairings.iter().flat_map(|p| std::iter::once(p.a).chain(p.b));
        let known = || ids().filter_map(|id| before.of(id));
        let draws = event.ruleset.draws() || known().any(|record| record.drawn > 0);
        let columns = known().map(|record| told_width(record, draws)).max()?;
        Some(Records { before, draws, columns })
    }
}

/// `2–0`; with draws `2–0–1`.
pub fn told(record: WinLoss, draws: bool) -> String {
    let WinLoss { won, lost, drawn } = record;
    match draws {
        true => format!("{won}–{lost}–{drawn}"),
        false => format!("{won}–{lost}"),
    }
}

/// The columns of a record. A round may have thousands, so none of them is written for this.
fn told_width(WinLoss { won, lost, drawn }: WinLoss, draws: bool) -> usize {
    let digits = |n: u32| n.checked_ilog10().map_or(1, |log| log as usize + 1);
    let drawn = if draws { 1 + digits(drawn) } else { 0 };
    digits(won) + 1 + digits(lost) + drawn
}

/// The tables of each pod, then its byes, because nothing is to be done about them.
fn rows(event: &Event, stage: &Stage, round: &Round) -> Vec<RoundRow> {
    let mut seats: HashMap<Id, usize> = HashMap::new();
    if stage.kind.is_preliminary() && event.pods.len() > 1 {
        for (at, pod) in event.pods.iter().enumerate() {
            pod.iter().for_each(|id| _ = seats.entry(*id).or_insert(at));
        }
    }
    let pod = |pairing: &Pairing| seats.get(&pairing.a).copied();
    let keyed =
        |(at, pairing): (usize, &Pairing)| (pod(pairing), pairing.table.unwrap_or(u32::MAX), at);
    let mut order: Vec<_> = round.pairings.iter().enumerate().map(keyed).collect();
    order.sort_unstable();
    let mut rows = Vec::with_capacity(order.len() + event.pods.len());
    for group in order.chunk_by(|one, two| one.0 == two.0) {
        rows.extend(group.first().and_then(|(pod, ..)| *pod).map(RoundRow::Pod));
        rows.extend(group.iter().map(|(.., at)| RoundRow::Pairing(*at)));
    }
    rows
}

/// The rows of open tables, with the headings of pods that have any. The chosen table stays in
/// sight although it has a result: keys act on it.
pub fn open_rows(round: &Round, rows: &[RoundRow], chosen: Option<u32>) -> Vec<RoundRow> {
    rows_with(round, rows, |pairing| {
        pairing.outcome.is_none() || pairing.table.is_some() && pairing.table == chosen
    })
}

/// The rows of these players, with the headings of their pods.
pub fn rows_of(round: &Round, rows: &[RoundRow], is_meant: impl Fn(Id) -> bool) -> Vec<RoundRow> {
    rows_with(round, rows, |pairing| is_meant(pairing.a) || pairing.b.is_some_and(&is_meant))
}

/// The rows of some pairings, with the headings of pods that have any.
fn rows_with(
    round: &Round,
    rows: &[RoundRow],
    is_shown: impl Fn(&Pairing) -> bool,
) -> Vec<RoundRow> {
    let mut shown: Vec<RoundRow> = Vec::new();
    let mut heading = None;
    for row in rows {
        match row {
            RoundRow::Pod(_) => heading = Some(*row),
            RoundRow::Pairing(at) if is_shown(&round.pairings[*at]) => {
                shown.extend(heading.take());
                shown.push(*row);
            }
            RoundRow::Pairing(_) => {}
        }
    }
    shown
}
