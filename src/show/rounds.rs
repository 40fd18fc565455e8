//! Finds the round that is asked for, and names it.

use super::page::{Column, Table};
use crate::event::{Event, Refusal, Round, Stage};
use crate::msg;
use crate::words::{Arg, Message};

/// A round with its stage.
pub(super) struct Chosen<'a> {
    pub(super) stage: &'a Stage,
    pub(super) round: &'a Round,
}

/// The requested round.
///
/// Without a stage, it is in the stage of the newest round. Without a round, it is the newest of
/// the stage.
pub(super) fn chosen(
    event: &Event,
    stage: Option<u32>,
    round: Option<u32>,
) -> Result<Chosen<'_>, Refusal> {
    let newest = event.stages.iter().rposition(|stage| !stage.rounds.is_empty());
    let newest =
        newest.ok_or_else(|| Refusal(msg!("refused.no-round", pair = Arg::Verb("pair".into()))))?;
    let at = stage.map_or(Some(newest), |stage| (stage as usize).checked_sub(1));
    let found = at
        .and_then(|at| event.stages.get(at))
        .ok_or_else(|| Refusal(msg!("show.no-such-stage", n = event.stages.len())))?;
    let most = found.rounds.len() as u32;
    let wanted = round.unwrap_or(most);
    let in_stage = |stage: &Stage| (1..=stage.rounds.len() as u32).contains(&wanted);
    let index = wanted.checked_sub(1).map(|index| index as usize);
    match index.and_then(|index| found.rounds.get(index)) {
        Some(round) => Ok(Chosen { stage: found, round }),
        None if most == 0 => {
            let verb = Arg::Verb("pair".into());
            Err(Refusal(msg!("show.no-round-in-the-stage", verb)))
        }
        None => Err(Refusal(match event.stages.iter().position(in_stage) {
            Some(other) => msg!(
                "show.round-of-another-stage",
                round = wanted,
                stage = found.kind.phrase(),
                other = event.stages[other].kind.phrase(),
                n = other + 1
            ),
            None => msg!("show.no-such-round", round = wanted, most),
        })),
    }
}

impl Chosen<'_> {
    /// `round 3`, `semi-finals`.
    pub(super) fn name(&self) -> Message {
        self.stage.round_name(self.round.number)
    }
}

/// The facts below the title of every page about a round.
pub(super) fn facts(event: &Event, chosen: &Chosen) -> Vec<Arg> {
    let round = chosen.round;
    let minutes = match round.minutes {
        0 => msg!("page.no-clock"),
        minutes => msg!("page.minutes", n = minutes),
    };
    let missing = match round.missing().count() {
        0 => msg!("page.all-results"),
        n => msg!("page.results-missing", n),
    };
    let stands = msg!("page.round", date = date(event), minutes, missing).into();
    let mission = round.mission.as_ref().map(|mission| mission.title().into());
    std::iter::once(stands).chain(shown_since(chosen)).chain(mission).collect()
}

/// `Round 3, posted 14:05`, or that the round is held.
pub(super) fn shown_since(chosen: &Chosen) -> Option<Arg> {
    let posted = chosen.round.posted.map(|_| with_times(chosen.name().capitalised(), chosen.round));
    let held = chosen.round.held.then(|| msg!("held.still"));
    posted.or(held).map(Arg::from)
}

/// A heading with the times at which the round was posted and last changed.
///
/// For example: `Round 3, posted 14:05, changed 14:12`.
pub(super) fn with_times(heading: Message, round: &Round) -> Message {
    match (round.posted, round.changed) {
        (None, _) => heading,
        (Some(at), None) => msg!("held.fact", round = heading, at = at.clock()),
        (Some(at), Some(changed)) => {
            let (at, changed) = (at.clock(), changed.clock());
            msg!("day-rest.posted-and-changed", round = heading, at, changed)
        }
    }
}

/// Adds the times of a posted round to every row, for a spreadsheet.
pub(super) fn times_in_every_row(mut table: Table, round: &Round) -> Table {
    if round.posted.is_some() {
        table.columns.extend(time_columns());
        table.rows.iter_mut().for_each(|row| row.extend(times(round)));
    }
    table
}

/// The columns of the times of a round.
pub(super) fn time_columns() -> [Column; 2] {
    [Column::words(msg!("day-rest.column-posted")), Column::words(msg!("day-rest.column-changed"))]
}

/// When the round was posted, and when it was last changed since.
pub(super) fn times(round: &Round) -> [Arg; 2] {
    [round.posted, round.changed].map(|at| Arg::or_empty(at.map(|at| at.to_string())))
}

/// The day of the event, as its readers write a day.
pub(super) fn date(event: &Event) -> Arg {
    Arg::Date(event.head.date.clone())
}
