//! Values derived from the event that are shown repeatedly; computed once for each change.

use super::bracket::Bracket;
use super::podium::Podium;
use super::screen::round::table::{Mark, marks};
use super::ui::text;
use crate::event::name::normalise;
use crate::event::standings::{
    PlacesByRound, RecordsBefore, WinLoss, records_before, standings_after,
};
use crate::event::{
    Action, CutLine, Entry, Event, Id, Pairing, Phase, Round, Stage, Standings, champion, cut_line,
    final_places, phase, standings, unseated,
};
use crate::show::Card;
use crate::words::Words;
use std::cell::{OnceCell, RefCell};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// The stage and the number of an older round, and what is true of it.
type OlderRound = ((usize, u32), Arc<RoundSummary>);

#[derive(Debug, Clone)]
pub struct Derived {
    pub phase: Phase,
    pub champion: Option<Id>,
    /// The first places, once there is a champion.
    pub podium: Option<Podium>,
    /// Best first, once there are finals.
    pub places: Vec<Id>,
    /// Whether there is a bracket to draw, even a provisional one.
    pub bracket: bool,
    /// Whether any result is in; before that, the standings are only a random order.
    pub reported: bool,
    /// Whether records count draws: the game has them, or somebody has drawn a match.
    pub draws: bool,
    /// The first player without a place in the round under way.
    pub waits: Option<Id>,
    /// The number of rounds paired, in all stages.
    pub rounds: usize,
    /// Whether nothing but results of tables that had none has been added since the values before.
    pub only_first_results: bool,
    /// The columns of each name, by id from 1: whole, and with an initial.
    widths: Vec<[u16; 2]>,
    /// The lines of the log from which all this was derived.
    lines: usize,
    /// The columns of the longest name in the standings.
    pub longest: usize,
    /// The columns that all but a tenth of these names need.
    pub usual: usize,
    /// As `longest`, for names whose given name is an initial.
    pub initials: usize,
    /// The newest round of all stages.
    pub newest: Arc<RoundSummary>,
    /// The older round that was looked at last. A picture asks dozens of times, and each time its
    /// records alone would take 0.1 ms among 512 players after nine rounds.
    older: RefCell<Option<OlderRound>>,
    /// The place of the cut in the standings.
    pub cut: Option<CutLine>,
    /// The standings before the newest round, once they are shown. Each row of a picture asks, and
    /// each time they would take 0.1 to 0.8 ms, as above.
    before: OnceCell<Option<Standings>>,
    /// The lines of the log as they are searched, in the order of the log, once somebody searches.
    /// Each key would take 8 ms longer, as above.
    log: OnceCell<Vec<String>>,
    /// Everybody's place after each round, once somebody has looked at a card. Each key on it would
    /// take 1 to 7 ms longer, as above.
    by_round: OnceCell<PlacesByRound>,
}

impl Derived {
    /// Derives all values, after those that were derived before.
    pub fn of(event: &Event, before: Option<&Derived>) -> Derived {
        let mut derived = Derived {
            phase: phase(event),
            champion: champion(event),
            podium: Podium::of(event),
            places: final_places(event),
            bracket: Bracket::new(event).is_some(),
            reported: event.has_a_result(),
            draws: draws(event),
            waits: unseated(event).first().copied(),
            rounds: event.rounds_paired(),
            only_first_results: before.is_some_and(|before| before.first_results(event)),
            widths: measure(event),
            lines: event.log.len(),
            longest: 0,
            usual: 0,
            initials: 0,
            newest: Arc::default(),
            older: RefCell::default(),
            cut: cut_line(event),
            before: OnceCell::new(),
            log: OnceCell::new(),
            by_round: OnceCell::new(),
        };
        let ranked = || standings(event).iter().map(|standing| standing.entrant);
        let widths: Vec<usize> = ranked().map(|id| derived.width(id)).collect();
        derived.initials = ranked().map(|id| derived.widths_of(id)[1]).max().unwrap_or(0);
        derived.longest = widths.iter().copied().max().unwrap_or(0);
        derived.usual = text::width_of_most(widths);
        let newest =
            event.stages.iter().rev().find_map(|stage| Some((stage, &**stage.rounds.last()?)));
        let summary = newest.map(|newest| derived.summary_of(event, newest));
        derived.newest = summary.unwrap_or_default();
        derived
    }

    /// Whether nothing but results of tables that had none has been added since.
    fn first_results(&self, event: &Event) -> bool {
        let is_first = |entry: &Entry| match &entry.action {
            Action::Report(one) => {
                event.is_newest(one.stage, one.round) && self.newest.missing.contains(&one.table)
            }
            _ => false,
        };
        event.log.get(self.lines..).is_some_and(|added| added.iter().all(is_first))
    }

    /// The author and the action of each line of the log, normalised.
    pub fn log(&self, event: &Event, words: &Words) -> &[String] {
        self.log.get_or_init(|| {
            let lines = event.log.iter().zip(event.describe_log());
            lines
                .map(|(entry, text)| normalise(&format!("{} {}", entry.by, words.text(&text))))
                .collect()
        })
    }

    /// The card of this player.
    pub fn card(&self, event: &Event, id: Id) -> Option<Card> {
        Card::of(event, id, self.by_round.get_or_init(|| PlacesByRound::of(event)))
    }

    /// The columns of this name.
    pub fn width(&self, id: Id) -> usize {
        self.widths_of(id)[0]
    }

    /// The columns of this name, and of the name with an initial in place of the given name.
    fn widths_of(&self, id: Id) -> [usize; 2] {
        let widths = (id as usize).checked_sub(1).and_then(|at| self.widths.get(at));
        widths.copied().unwrap_or_default().map(usize::from)
    }

    /// The summary of this round as a whole.
    fn summary_of(&self, event: &Event, round: (&Stage, &Round)) -> Arc<RoundSummary> {
        RoundSummary::of(event, round, |id| self.widths_of(id)).into()
    }

    /// The summary of an older round, made once while that round is looked at.
    pub fn older_summary(
        &self,
        event: &Event,
        (number, stage, round): (usize, &Stage, &Round),
    ) -> Arc<RoundSummary> {
        let key = (number, round.number);
        let mut older = self.older.borrow_mut();
        match &*older {
            Some((known, summary)) if *known == key => summary.clone(),
            _ => older.insert((key, self.summary_of(event, (stage, round)))).1.clone(),
        }
    }

    /// Places that this player has gained since the round before, as a negative number if they were
    /// lost.
    pub fn gained(&self, event: &Event, id: Id) -> Option<i64> {
        let rounds = event.preliminary().map_or(0, |stage| stage.rounds.len());
        let before = || standings_after(event, rounds.saturating_sub(1) as u32);
        let before = self.before.get_or_init(before).as_ref()?.standing(id)?.rank;
        let now = standings(event).standing(id)?.rank;
        Some(i64::from(before) - i64::from(now))
    }
}

/// The columns of each name: whole, and with an initial if that is shorter.
fn measure(event: &Event) -> Vec<[u16; 2]> {
    let columns = |name: &str| {
        let full = text::width(name);
        let short = text::width_with_initial(name).min(full);
        [full, short].map(|columns| columns.try_into().unwrap_or(u16::MAX))
    };
    event.entrants.iter().map(|entrant| columns(&entrant.label())).collect()
}

fn draws(event: &Event) -> bool {
    let all = || standings(event).iter();
    event.ruleset.draws() || all().any(|standing| drew(event, standing.entrant))
}

/// Whether this player has drawn a match.
fn drew(event: &Event, id: Id) -> bool {
    standings(event).record(id).is_some_and(|record| record.draws > 0)
}

/// Whether the places can have moved: the preliminary rounds go on, and one of them is over.
pub fn has_moved(event: &Event) -> bool {
    event.finals().is_none() && !earlier(event).is_empty()
}

/// The preliminary rounds before the newest.
fn earlier(event: &Event) -> &[Arc<Round>] {
    let rounds = event.preliminary().map_or(&[][..], |stage| &stage.rounds);
    rounds.split_last().map_or(&[], |(_, earlier)| earlier)
}

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
                let [full, short] = id.map_or([0; 2], &columns);
                let mark = id.map_or(0, |id| all.mark_width(id));
                all.names[seat] = all.names[seat].max(full + mark);
                all.initials[seat] = all.initials[seat].max(short + mark);
                widths[seat].push(full + mark);
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
        let in_brackets = |records: &Records| {
            Some(format!("({})", record_text(records.before.of(id)?, records.draws)))
        };
        self.records.as_ref().and_then(in_brackets).unwrap_or_default()
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
        let columns = known().map(|record| record_width(record, draws)).max()?;
        Some(Records { before, draws, columns })
    }
}

/// `2–0`; with draws `2–0–1`.
pub fn record_text(record: WinLoss, draws: bool) -> String {
    let WinLoss { won, lost, drawn } = record;
    match draws {
        true => format!("{won}–{lost}–{drawn}"),
        false => format!("{won}–{lost}"),
    }
}

/// The columns of a record. A round may have thousands, so none of them is written for this.
fn record_width(WinLoss { won, lost, drawn }: WinLoss, draws: bool) -> usize {
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
