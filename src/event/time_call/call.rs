//! A table whose time is up: what is known, what the judge enters, and what is needed next.

use super::assess::{State, Verdict};
use super::counts::Counts;
use super::wording::time_clause;
use crate::event::actions::{DecidedBy, TimeCalled};
use crate::event::outcome::{Games, Side};
use crate::event::{Event, Pairing, Round, Stage};
use crate::msg;
use crate::pairing::Seed;
use crate::ruleset::{GameAtTime, Margin, MatchShape, PointsPer, Procedure, RoundKind, Ruleset};
use crate::words::Message;

/// What the judge entered about a table whose time is up, as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TimeCall {
    /// The letters of the games before the one in progress; None for those recorded.
    pub games: Option<String>,
    pub game: Option<GameNow>,
    /// The winner of that game before play stopped; the inner None is nobody.
    pub won: Option<Option<Side>>,
    /// The last finished round of that game.
    pub round_of_game: Option<u32>,
    pub situation: Option<String>,
    /// As typed: counts by their field's id, the seat of a side by the side's name, and the margin
    /// by its word.
    pub counted: Vec<(String, String)>,
    /// The program rolls the die, if a step needs it.
    pub roll: bool,
    /// The table's existing result is to be replaced.
    pub replace: bool,
}

/// The game in progress when time was called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameNow {
    /// The game with this number, from 1, is in progress.
    Number(u32),
    /// One game is over, and the next has not started.
    Between,
}

/// What the calculation needs to know of the table.
#[derive(Debug, Clone)]
pub struct Setting<'a> {
    pub ruleset: &'a Ruleset,
    pub procedure: &'a Procedure,
    pub shape: MatchShape,
    /// Whether a game may be drawn.
    pub draws: bool,
    /// The rule for the margin, if one is entered here.
    pub margin: Option<&'a Margin>,
    /// What brings points, if a win on time is worth less here.
    pub timed: Option<PointsPer>,
    /// The games known so far, while the match goes on.
    pub so_far: Games,
    /// The seat of the first-named side in each game, as far as recorded.
    pub first_sides: [Option<Side>; 3],
    /// The seed of the event and the label of the rolls, by which they can be repeated.
    pub seed: Seed,
    pub purpose: String,
}

/// Something that must be entered before the table is decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// The game in progress.
    Game,
    /// The games before it.
    GamesBefore,
    /// Whether anybody won the game before play stopped.
    Winner { game: u32 },
    /// The last finished round, which by the rules must be at least this one.
    RoundOfGame { game: u32, least: u32 },
    /// The player of the first-named side.
    FirstSide,
    /// The count of this field of this step.
    Count { step: usize, field: usize },
    /// By how much this side has won.
    Margin { winner: Side },
    /// A roll of the die; `again` after equal ones.
    Roll { step: usize, again: bool },
}

/// The procedure for such a round, if the rules have one.
pub fn procedure_for(ruleset: &Ruleset, kind: RoundKind, shape: MatchShape) -> Option<&Procedure> {
    ruleset.end_of_time.iter().find(|procedure| procedure.holds(kind, shape))
}

/// A call with the game in progress known.
pub(super) struct Asked<'a> {
    pub setting: &'a Setting<'a>,
    pub call: &'a TimeCall,
    pub counts: &'a Counts<'a>,
    pub row: GameAtTime,
    pub before: Games,
    pub first_side: Option<Side>,
}

impl Asked<'_> {
    /// The state with the margin of its result, and what the margin needs, entered or not.
    /// `compared` is the number of compared steps.
    pub(super) fn completed(&self, state: State, compared: usize) -> (State, Option<Wanted>) {
        let State::Decided(mut verdict) = state else { return (state, None) };
        verdict.timed = self.is_timed(&verdict);
        verdict.margin = self.counts.margin;
        let rule = self.setting.margin.filter(|_| !verdict.open);
        let Some((rule, winner)) = rule.zip(verdict.winner) else {
            return (State::Decided(verdict), None);
        };
        let (wanted, counted) = match self.counted_for_margin(&verdict) {
            Some((step, wanted, counted)) if verdict.margin.is_none() => {
                // Compared steps already have their counts.
                (Some(wanted).filter(|_| step >= compared), counted)
            }
            _ => (Some(Wanted::Margin { winner }), None),
        };
        let by = |[a, b]: [u32; 2]| match winner {
            Side::A => a.saturating_sub(b),
            Side::B => b.saturating_sub(a),
        };
        verdict.margin = verdict.margin.or(counted.map(|both| by(both).min(rule.most)));
        let state = match wanted.filter(|_| verdict.margin.is_none()) {
            Some(wanted) => State::Wants(vec![wanted]),
            None => State::Decided(verdict),
        };
        (state, wanted)
    }

    /// Whether this is a win on time, if the rules have them.
    fn is_timed(&self, verdict: &Verdict) -> bool {
        let by_time = match verdict.time.by {
            DecidedBy::Step => true,
            // The leader's last game was won before time was called.
            DecidedBy::Leader => self.setting.timed == Some(PointsPer::Match),
            DecidedBy::Won | DecidedBy::Situation | DecidedBy::Draw | DecidedBy::NotCounted => {
                false
            }
        };
        by_time && verdict.winner.is_some() && self.setting.timed.is_some()
    }

    /// The count whose difference is the margin: its step, and both numbers once known.
    fn counted_for_margin(&self, verdict: &Verdict) -> Option<(usize, Wanted, Option<[u32; 2]>)> {
        let decided = verdict.time.by == DecidedBy::Step;
        if !decided || self.setting.shape != MatchShape::OneGame {
            return None;
        }
        let procedure = self.setting.procedure;
        let (step, field) = procedure.field(procedure.margin_from.as_deref()?)?;
        let at = procedure.steps[step].fields.iter().position(|one| one.id == field.id)?;
        let counted = self.counts.count(field, None);
        let numbers = counted.and_then(|counted| Some([counted.a?, counted.b?]));
        Some((step, Wanted::Count { step, field: at }, numbers))
    }
}

impl Event {
    /// What the calculation needs to know of a table of this round.
    ///
    /// # Errors
    /// A clause says why time cannot be called here.
    pub fn time_setting(
        &self,
        number: usize,
        round: &Round,
        pairing: &Pairing,
    ) -> Result<Setting<'_>, Message> {
        let stage = number.checked_sub(1).and_then(|at| self.stages.get(at));
        let stage = stage.ok_or_else(|| msg!("time-call.no-procedure"))?;
        let found = procedure_for(&self.ruleset, round.kind, stage.shape);
        let procedure = found.ok_or_else(|| self.why_no_procedure(round))?;
        let seats = pairing.on_sides().and_then(|[first, _]| pairing.side(first));
        let third = pairing.on_sides_of_third_game();
        let third = third.and_then(|[first, _]| pairing.side(first));
        let table = pairing.table.unwrap_or_default();
        Ok(Setting {
            ruleset: &self.ruleset,
            procedure,
            shape: stage.shape,
            draws: stage.draws(&self.ruleset),
            margin: stage.margin(&self.ruleset),
            timed: stage.has_timed_wins(&self.ruleset).then_some(self.scoring().per),
            so_far: pairing.so_far,
            first_sides: [seats, seats.map(Side::other), third],
            seed: self.head.seed,
            purpose: format!("stage {number} round {} table {table}", round.number),
        })
    }

    fn why_no_procedure(&self, round: &Round) -> Message {
        match !self.ruleset.end_of_time.is_empty() && round.minutes == 0 {
            true => msg!("time-call.no-clock"),
            false => msg!("time-call.no-procedure"),
        }
    }

    /// The procedure for the matches of a round, which may no longer exist.
    fn time_procedure(&self, stage: usize, round: u32) -> Option<&Procedure> {
        let stage: &Stage = self.stages.get(stage.checked_sub(1)?)?;
        let round = stage.rounds.get((round as usize).checked_sub(1)?)?;
        procedure_for(&self.ruleset, round.kind, stage.shape)
    }

    /// The clause after a result by time: `time called: less damage (11 to 14), step 1`.
    pub fn time_clause(&self, (stage, round): (usize, u32), time: &TimeCalled) -> Message {
        time_clause(self.time_procedure(stage, round), time)
    }

    /// The clause about time in the result of this table, if it came from a call of time.
    pub fn time_clause_of(&self, pairing: &Pairing) -> Option<Message> {
        let time = pairing.time.as_deref()?;
        let rounds = |stage: &'_ Stage| -> Option<u32> {
            let mut rounds = stage.rounds.iter().rev();
            let is_it = |round: &&std::sync::Arc<Round>| {
                round.pairings.iter().any(|other| std::ptr::eq(other, pairing))
            };
            rounds.find(is_it).map(|round| round.number)
        };
        let mut stages = self.stages.iter().enumerate().rev();
        let found = stages.find_map(|(at, stage)| Some((at + 1, rounds(stage)?)));
        let procedure = found.and_then(|(stage, round)| self.time_procedure(stage, round));
        Some(time_clause(procedure, time))
    }

    /// Seconds until the time of this table is up, with its extra minutes; negative after it. None
    /// if the clock neither runs nor is paused.
    pub fn time_left_at(&self, pairing: &Pairing, now: i64) -> Option<i64> {
        let left = self.clock.reading(now).seconds()?;
        Some(left + i64::from(pairing.extra_minutes) * 60)
    }
}
