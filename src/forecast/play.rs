//! The state of a simulated event: its next step and its log.

use super::people::{people, strength};
use super::{Asked, structure};
use crate::event::{
    Command, Entry, Event, Head, Id, Moment, NewEntrant, Phase, Refusal, decide, phase,
};
use crate::pairing::Draw;
use crate::ruleset::Ruleset;
use std::sync::Arc;

/// A Saturday at ten in the morning, one hour east of Greenwich.
const DAY: &str = "2026-01-03";
const MORNING: i64 = 1_767_430_800;
const EAST: i32 = 3_600;
/// Seconds from one entry to the next.
const PACE: i64 = 20;

/// Log lines per player in an event of the usual length.
const LINES_PER_PLAYER: usize = 5;

/// One event in this many has players who enter after the first round.
const LATE_ENTRIES: u32 = 5;
/// Below this many players nobody enters late.
const ENOUGH_TO_BE_LATE: u32 = 6;

/// Called with the event and each command before the command is carried out.
pub(super) type Watch<'w> = &'w mut dyn FnMut(&Event, &Command);

pub(super) struct Play<'w> {
    pub event: Event,
    pub chance: Draw,
    /// Whether any player may leave.
    pub leaving: bool,
    drops: u32,
    /// Strength of each entrant, by id from 1.
    pub strengths: Vec<u32>,
    /// The round after which each entrant will leave, by id from 1.
    pub leaves: Vec<Option<u32>>,
    /// Players who register before the start.
    pub early: Vec<NewEntrant>,
    /// Players who enter later.
    pub late: Vec<NewEntrant>,
    unix: i64,
    watch: Watch<'w>,
}

impl<'w> Play<'w> {
    pub fn new(ruleset: &Arc<Ruleset>, asked: Asked, watch: Watch<'w>) -> Play<'w> {
        let mut chance = Draw::new(asked.seed, "simulated event");
        let mut everybody = people(asked.players, ruleset.entrants.team_size, &mut chance);
        let held_back = match asked.players >= ENOUGH_TO_BE_LATE {
            true if chance.below(LATE_ENTRIES) == 0 => 1 + chance.index(2),
            _ => 0,
        };
        let late = everybody.split_off(everybody.len() - held_back);
        let players = everybody.len() as u32;
        let head = Head {
            name: format!("Simulated event {}", asked.seed),
            date: DAY.to_owned(),
            seed: asked.seed,
            organizer: "simulation".to_owned(),
            setup: structure::announce(ruleset, asked.structure, players, &mut chance),
        };
        let strengths = (0..asked.players).map(|_| strength(&mut chance)).collect();
        let mut event = Event::empty(head, ruleset.clone());
        // About the length of a whole event's log, so the log is not copied while it grows.
        event.log.reserve(LINES_PER_PLAYER * asked.players as usize);
        Play {
            event,
            chance,
            leaving: asked.drops > 0,
            drops: asked.drops,
            strengths,
            leaves: Vec::new(),
            early: everybody,
            late,
            unix: MORNING,
            watch,
        }
    }

    /// Plays from registration to the closed event.
    pub fn play_out(mut self) -> Result<Event, Refusal> {
        loop {
            match phase(&self.event) {
                Phase::Registration => self.first_round()?,
                Phase::Playing { .. } => self.play_round()?,
                Phase::BetweenRounds { next } => self.next_round(next)?,
                Phase::CutDue { .. } => self.cut()?,
                Phase::Decided { .. } => {
                    self.share_out()?;
                    self.act(&Command::Finish)?;
                }
                Phase::Finished => return Ok(self.event),
            }
        }
    }

    /// Draws the round after which each leaving player will leave.
    pub fn foresee(&mut self) {
        let rounds = self.event.plan.map_or(0, |plan| plan.rounds);
        for _ in 0..self.strengths.len() {
            let goes = rounds > 1 && self.chance.below(100) < self.drops;
            self.leaves.push(goes.then(|| 1 + self.chance.below(rounds - 1)));
        }
    }

    /// Carries out one command.
    pub fn act(&mut self, command: &Command) -> Result<(), Refusal> {
        let at = Moment::new(self.unix, EAST);
        self.unix += PACE;
        (self.watch)(&self.event, command);
        let decision = decide(&self.event, command, at)?;
        let Some(action) = decision.action else { return Ok(()) };
        let n = self.event.next_number();
        let by = self.event.head.organizer.clone();
        let entry = Entry { n, at, by, why: decision.why, action };
        self.event.append(entry).map_err(|misfit| Refusal(misfit.to_string()))
    }

    /// True once in `times` calls on average.
    pub fn once_in(&mut self, times: u32) -> bool {
        self.chance.below(times) == 0
    }

    /// Whether one player may leave and two are left to be paired.
    pub fn can_spare_one(&self) -> bool {
        self.leaving && self.event.active().nth(2).is_some()
    }

    /// A random player who is still in the event.
    pub fn somebody(&mut self) -> Option<Id> {
        let active: Vec<Id> = self.event.active().map(|entrant| entrant.id).collect();
        self.one_of(&active)
    }

    pub fn one_of<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        all.get(self.chance.index(all.len())).copied()
    }
}
