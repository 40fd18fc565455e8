//! Compares the counts step by step, until one decides.

use super::call::Asked;
use super::call::{Setting, Wanted};
use crate::event::Event;
use crate::event::actions::{Counted, Reported};
use crate::event::outcome::Side;
use crate::msg;
use crate::ruleset::{Better, CountedField, ProcedureStep, hundredths};
use crate::words::{Arg, Message};

/// The most rolls of the program; a die with two different faces decides long before.
const MOST_ROLLS: usize = 1000;

/// The arithmetic of one step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StepSum {
    /// The index of the step.
    pub step: usize,
    /// The weighted counts of each player, in hundredths.
    pub terms: [Vec<i64>; 2],
    /// The sums, in hundredths.
    pub totals: [i64; 2],
    /// The step has weights, so its numbers have decimals.
    pub weighed: bool,
    pub winner: Option<Side>,
}

/// The steps as far as they could be compared.
pub(super) struct Compared {
    pub sums: Vec<StepSum>,
    /// The winner, and the index of the step that decided.
    pub decided: Option<(Side, usize)>,
    pub wanted: Vec<Wanted>,
    pub rolls: Vec<[u32; 2]>,
    /// The program rolled.
    pub rolled: bool,
}

pub(super) fn compare(asked: &Asked) -> Result<Compared, Message> {
    let mut all = Compared {
        sums: Vec::new(),
        decided: None,
        wanted: Vec::new(),
        rolls: Vec::new(),
        rolled: false,
    };
    for (n, step) in asked.setting.procedure.steps.iter().enumerate() {
        let sum = match step.better {
            Better::Roll => roll(asked, n, step, &mut all)?,
            Better::Higher | Better::Lower | Better::Holder => {
                all.wanted = missing(asked, n, step);
                all.wanted.is_empty().then(|| {
                    let count = |field| asked.counts.count(field, asked.first_side);
                    let counted: Vec<Counted> = step.fields.iter().filter_map(count).collect();
                    StepSum::of(n, step, &counted)
                })
            }
        };
        let Some(sum) = sum else { return Ok(all) };
        let winner = sum.winner;
        all.sums.push(sum);
        if let Some(side) = winner {
            all.decided = Some((side, n));
            return Ok(all);
        }
    }
    Err(msg!("time-call.no-step-decides"))
}

/// What the step still needs.
fn missing(asked: &Asked, n: usize, step: &ProcedureStep) -> Vec<Wanted> {
    let by_side = step.fields.iter().any(|field| field.side.is_some());
    let side = (by_side && asked.first_side.is_none()).then_some(Wanted::FirstSide);
    let is_given = |field: &CountedField| {
        // Without the sides it is not known whose number an entry is.
        asked.counts.count(field, asked.first_side.or(Some(Side::A))).is_some()
    };
    let fields = step.fields.iter().enumerate().filter(|(_, field)| !is_given(field));
    let counts = fields.map(|(field, _)| Wanted::Count { step: n, field });
    side.into_iter().chain(counts).collect()
}

fn higher([a, b]: [i64; 2]) -> Option<Side> {
    match a.cmp(&b) {
        std::cmp::Ordering::Greater => Some(Side::A),
        std::cmp::Ordering::Less => Some(Side::B),
        std::cmp::Ordering::Equal => None,
    }
}

/// The rolls, by hand or by the program; None if a roll is needed.
fn roll(
    asked: &Asked,
    n: usize,
    step: &ProcedureStep,
    all: &mut Compared,
) -> Result<Option<StepSum>, Message> {
    let Some(field) = step.fields.first() else {
        return Err(msg!("time-call.no-step-decides"));
    };
    let entered = asked.counts.entered_rolls(&field.id);
    let rolls = match entered {
        Some(_) if asked.counts.rolls() => return Err(msg!("time-call.rolled-twice")),
        Some(rolls) => rolls.to_vec(),
        None if asked.counts.rolls() => {
            if !field.faces.iter().any(|face| *face != field.faces[0]) {
                return Err(msg!("time-call.no-die", id = field.id.as_str()));
            }
            all.rolled = true;
            drawn(asked.setting, asked.row.game, &field.faces)
        }
        None => Vec::new(),
    };
    let last = rolls.last().copied();
    all.rolls = rolls;
    let Some(deciding) = last.filter(|[a, b]| a != b) else {
        all.wanted = vec![Wanted::Roll { step: n, again: last.is_some() }];
        return Ok(None);
    };
    Ok(Some(StepSum::of_roll(n, deciding)))
}

/// The program's rolls, the last of which decides, repeatable from the event's seed.
fn drawn(setting: &Setting, game: u32, faces: &[u32]) -> Vec<[u32; 2]> {
    let label = format!("{} game {game} die", setting.purpose);
    let mut draw = setting.seed.draw(&label);
    let mut rolls = Vec::new();
    while rolls.len() < MOST_ROLLS {
        let roll = [(); 2].map(|()| faces[draw.index(faces.len())]);
        rolls.push(roll);
        if roll[0] != roll[1] {
            break;
        }
    }
    rolls
}

/// The rolls of the program for this result, rolled again.
///
/// None if it rolled nothing, or the table has no such step.
pub(in crate::event) fn rolled_again(event: &Event, reported: &Reported) -> Option<Vec<[u32; 2]>> {
    let time = reported.time.as_ref().filter(|time| time.rolled)?;
    let stage = event.stages.get(reported.stage.checked_sub(1)?)?;
    let round = stage.rounds.get((reported.round as usize).checked_sub(1)?)?;
    let setting =
        event.time_setting(reported.stage, round, round.at_table(reported.table)?).ok()?;
    let step = setting.procedure.steps.get((time.step? as usize).checked_sub(1)?)?;
    let faces = &step.fields.first()?.faces;
    let differ = faces.iter().any(|face| *face != faces[0]);
    differ.then(|| drawn(&setting, time.game.unwrap_or(1), faces))
}

impl StepSum {
    /// Adds up the step's counts for each player, and compares.
    pub(super) fn of(n: usize, step: &ProcedureStep, counted: &[Counted]) -> StepSum {
        let mut terms = [Vec::new(), Vec::new()];
        for field in &step.fields {
            let Some(counted) = counted.iter().find(|one| one.id == field.id) else { continue };
            for side in [Side::A, Side::B] {
                let count = counted.of(side).or((counted.holder == Some(side)).then_some(1));
                terms[side as usize].extend(count.map(|count| field.worth(count)));
            }
        }
        let totals = [0, 1].map(|side: usize| terms[side].iter().sum::<i64>());
        let weighed = step.fields.iter().any(|f| f.hundredths.is_some() || !f.bands.is_empty());
        let winner = higher(totals).map(|side| match step.better {
            Better::Lower => side.other(),
            Better::Higher | Better::Holder | Better::Roll => side,
        });
        StepSum { step: n, terms, totals, weighed, winner }
    }

    /// The last roll of a die.
    pub(super) fn of_roll(n: usize, [a, b]: [u32; 2]) -> StepSum {
        let totals = [a, b].map(|number| i64::from(number) * 100);
        let terms = totals.map(|total| vec![total]);
        StepSum { step: n, terms, totals, weighed: false, winner: higher(totals) }
    }

    /// A player's sum: `15`, or `8.70` in a step with weights.
    pub fn total(&self, side: Side) -> Arg {
        let total = self.totals[side as usize];
        if !self.weighed {
            return hundredths(total);
        }
        let sign = if total < 0 { "-" } else { "" };
        let total = total.unsigned_abs();
        Arg::Decimal(format!("{sign}{}.{:02}", total / 100, total % 100))
    }

    /// A player's arithmetic: `5 + 10 = 15`, or a single number.
    pub fn arithmetic(&self, side: Side) -> Arg {
        let terms = &self.terms[side as usize];
        if terms.len() < 2 {
            return self.total(side);
        }
        let sum = Arg::Sum(terms.iter().map(|term| hundredths(*term)).collect());
        msg!("aids.sum", terms = sum, total = self.total(side)).into()
    }
}
