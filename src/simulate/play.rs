//! The state of a simulated event: its next step and its log; and one that is played step by step.

use super::setup::{self, house_player, people, strength};
use crate::event::actions::Setup;
use crate::event::{
    Command, Entry, Event, Head, Id, Moment, NewEntrant, Phase, PodsBy, Refusal, decide, phase,
};
use crate::msg;
use crate::pairing::Draw;
use crate::ruleset::{Ruleset, StructureKind};
use crate::words::Message;
use std::collections::VecDeque;
use std::sync::Arc;

/// The fewest players of a simulated event.
pub const FEWEST_PLAYERS: u32 = 2;
/// The most players of a simulated event.
pub const MOST_PLAYERS: u32 = 10_000;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Simulation {
    /// From [`FEWEST_PLAYERS`] to [`MOST_PLAYERS`], including late entries.
    pub players: u32,
    /// None: the basic structure. Without a row for this many players, it is a custom one.
    pub structure: Option<StructureKind>,
    /// The event's seed; the simulated accidents are drawn from it too.
    pub seed: u64,
    /// The average percentage of players who leave after a round before the last. One in eight
    /// dropped players comes back before each later round, and two players always stay. With 0
    /// nobody leaves, fails to appear or is disqualified.
    pub drops: u32,
    /// Whether a house player plays where somebody would have a bye. They come besides `players`.
    pub house: bool,
}

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

/// One event in this many has a check-in and an entry fee.
const CHECKED_IN: u32 = 4;
/// In larger events the lines of a check-in would be most of the log.
const MOST_CHECKED_IN: u32 = 200;

/// Called with the event and each command before the command is carried out.
pub(super) type Watch<'w> = &'w mut dyn FnMut(&Event, &Command);

pub(super) struct Play<'w> {
    pub event: Event,
    pub chance: Draw,
    /// Draws who comes to the check-in, and who sits a round out.
    pub absences: Draw,
    /// Decides about tables and held rounds.
    pub hall: Draw,
    /// Whether any player may leave.
    pub leaving: bool,
    pub drops: u32,
    /// Strength of each entrant, by id from 1.
    pub strengths: Vec<u32>,
    /// The round after which each entrant will leave, by id from 1.
    pub leaves: Vec<Option<u32>>,
    /// Players who register before the start.
    pub registering: Vec<NewEntrant>,
    /// Players who enter later.
    pub late_entries: Vec<NewEntrant>,
    unix: i64,
    watch: Watch<'w>,
}

impl<'w> Play<'w> {
    pub fn new(ruleset: &Arc<Ruleset>, simulation: Simulation, watch: Watch<'w>) -> Play<'w> {
        let mut chance = Draw::new(simulation.seed, "simulated event");
        let mut everybody = people(simulation.players, ruleset.entrants.team_size, &mut chance);
        let mut byes = Draw::new(simulation.seed, "byes");
        let held_back = match simulation.players >= ENOUGH_TO_BE_LATE {
            true if chance.below(LATE_ENTRIES) == 0 => 1 + chance.index(2),
            _ => 0,
        };
        let late_entries = everybody.split_off(everybody.len() - held_back);
        let players = everybody.len() as u32;
        let mut absences = Draw::new(simulation.seed, "absences");
        let checked_in = simulation.players <= MOST_CHECKED_IN && absences.below(CHECKED_IN) == 0;
        let setup = setup::plan(ruleset, simulation.structure, players, &mut chance);
        if setup.rounds != Some(0) {
            setup::award(ruleset, &mut everybody, &mut byes);
        }
        let setup = match checked_in {
            true => Setup { checkin: Some(true), fee: Some("20".to_owned()), ..setup },
            false => setup,
        };
        let house = simulation.house.then(|| house_player(ruleset));
        everybody.extend(house);
        let head = Head {
            name: format!("Simulated event {}", simulation.seed),
            date: DAY.to_owned(),
            seed: simulation.seed.into(),
            organizer: "simulation".to_owned(),
            setup,
            ..Head::default()
        };
        let entrants = simulation.players + u32::from(simulation.house);
        let strengths = (0..entrants).map(|_| strength(&mut chance)).collect();
        let mut event = Event::empty(head, ruleset.clone());
        // About the length of a whole event's log, so the log is not copied while it grows.
        Arc::make_mut(&mut event.log).reserve(LINES_PER_PLAYER * simulation.players as usize);
        Play {
            event,
            chance,
            absences,
            hall: Draw::new(simulation.seed, "hall"),
            leaving: simulation.drops > 0,
            drops: simulation.drops,
            strengths,
            leaves: Vec::new(),
            registering: everybody,
            late_entries,
            unix: MORNING,
            watch,
        }
    }

    /// Goes on with an event at the point where it is. Nobody leaves it.
    pub fn resumed(event: &Event, strengths: Vec<u32>, watch: Watch<'w>) -> Play<'w> {
        let last = event.log.last().map_or(MORNING, |line| line.at.unix);
        let n = event.next_number();
        let draw = |what| event.head.seed.draw(&format!("{what} {n}"));
        Play {
            chance: draw("trial-step"),
            absences: draw("absences"),
            hall: draw("hall"),
            leaving: false,
            drops: 0,
            strengths,
            leaves: Vec::new(),
            registering: Vec::new(),
            late_entries: Vec::new(),
            unix: last,
            event: event.clone(),
            watch,
        }
    }

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

    fn whole_draft(&mut self) -> Result<(), Refusal> {
        if self.event.pods.is_empty() {
            self.act(&Command::Pods { by: PodsBy::Suggested, reason: None })?;
        }
        while self.event.next_draft_step().is_some() {
            self.act(&Command::DraftNext)?;
        }
        Ok(())
    }

    fn every_result(&mut self) -> Result<(), Refusal> {
        if self.event.is_held() {
            self.act(&Command::Post)?;
        }
        let finals = self.event.finals().is_some();
        for seats in self.open_tables() {
            let (table, result) = (seats.table, self.result(seats, finals, false));
            let command = Command::Report { table, result, round: None, stage: None, drop: None };
            self.act(&command)?;
        }
        Ok(())
    }

    /// Carries out one command.
    pub fn act(&mut self, command: &Command) -> Result<(), Refusal> {
        let at = self.now();
        self.unix += PACE;
        (self.watch)(&self.event, command);
        let decision = decide(&self.event, command, at)?;
        let Some(action) = decision.action else { return Ok(()) };
        let n = self.event.next_number();
        let by = self.event.head.organizer.clone();
        let entry = Entry { n, at, by, reason: decision.reason, action };
        self.event.append(entry).map_err(|misfit| Refusal::from(misfit.message()))
    }

    /// The moment of the next line.
    pub fn now(&self) -> Moment {
        Moment::new(self.unix, EAST)
    }

    /// True once in `times` calls on average.
    pub fn one_in(&mut self, times: u32) -> bool {
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

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TrialStep {
    /// The draft, from its pods to the last pick.
    Draft,
    /// The next round is paired.
    Pair,
    /// All results that are missing come in.
    Results,
    /// The standings are shown. Nothing changes.
    Standings,
    Cut,
    Finish,
}

/// The structure of an event of this many players: the basic one if it has a row for them.
pub fn trial_setup(ruleset: &Ruleset, players: u32, seed: u64) -> Setup {
    setup::plan(ruleset, None, players, &mut Draw::new(seed, "trial-structure"))
}

pub fn trial_players(ruleset: &Ruleset, players: u32, seed: u64) -> Vec<NewEntrant> {
    people(players, ruleset.entrants.team_size, &mut Draw::new(seed, "trial-players"))
}

/// The next step; None: the event is closed. `seen`: the present standings were shown.
pub fn trial_step(event: &Event, seen: bool) -> Option<TrialStep> {
    let played = event.preliminary().is_some() && event.finals().is_none();
    let shows = played && !seen;
    Some(match phase(event) {
        Phase::Registration if event.has_draft_ahead() => TrialStep::Draft,
        Phase::Registration => TrialStep::Pair,
        Phase::Playing { .. } => TrialStep::Results,
        Phase::BetweenRounds { .. } | Phase::CutDue { .. } | Phase::Decided { .. } if shows => {
            TrialStep::Standings
        }
        Phase::BetweenRounds { .. } => TrialStep::Pair,
        Phase::CutDue { .. } => TrialStep::Cut,
        Phase::Decided { .. } => TrialStep::Finish,
        Phase::Finished => return None,
    })
}

/// The commands of this step in order.
///
/// # Errors
/// The rules refuse one of them, for example because no round can be paired.
pub fn trial_commands(event: &Event, step: TrialStep) -> Result<VecDeque<Command>, Refusal> {
    let mut commands = VecDeque::new();
    let mut note = |_: &Event, command: &Command| commands.push_back(command.clone());
    let mut play = Play::resumed(event, strengths(event), &mut note);
    match step {
        TrialStep::Draft => play.whole_draft()?,
        TrialStep::Pair => play.act(&Command::Pair)?,
        TrialStep::Results => play.every_result()?,
        TrialStep::Standings => {}
        TrialStep::Cut => play.cut()?,
        TrialStep::Finish => play.act(&Command::Finish)?,
    }
    Ok(commands)
}

impl TrialStep {
    pub fn done(self, event: &Event) -> Message {
        let number = event.round().map_or(0, |round| round.number);
        let round = || event.round_in_a_sentence(event.stages.len(), number);
        match self {
            TrialStep::Draft => msg!("ruleset.did", what = "draft"),
            TrialStep::Pair => msg!("ruleset.did-round", what = "pair", round = round()),
            TrialStep::Results => msg!("ruleset.did-round", what = "results", round = round()),
            TrialStep::Standings => msg!("ruleset.did", what = "standings"),
            TrialStep::Cut => msg!("ruleset.did", what = "cut"),
            TrialStep::Finish => msg!("screen.sentence", text = msg!("log.closed")).capitalised(),
        }
    }
}

/// The strength of each entrant, the same in every step.
fn strengths(event: &Event) -> Vec<u32> {
    let mut chance = event.head.seed.draw("trial-strengths");
    event.entrants.iter().map(|_| strength(&mut chance)).collect()
}
