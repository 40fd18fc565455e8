//! A small event that is played step by step, for somebody who tries a game.
//!
//! No accidents happen in it. A step follows from the event as it is, so results may also be
//! entered and taken back by hand between two steps.

use super::people::{people, strength};
use super::play::Play;
use super::structure;
use crate::event::action::Setup;
use crate::event::{Command, Event, NewEntrant, Phase, PodsBy, Refusal, phase};
use crate::msg;
use crate::pairing::Draw;
use crate::ruleset::Ruleset;
use crate::words::Message;
use std::collections::VecDeque;

/// A step of the event.
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
    structure::plan(ruleset, None, players, &mut Draw::new(seed, "trial-structure"))
}

/// The players, or the teams.
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
    /// Tells what the step has done.
    pub fn done(self, event: &Event) -> Message {
        let number = event.round().map_or(0, |round| round.number);
        let round = || event.round_in_a_sentence(event.stages.len(), number);
        match self {
            TrialStep::Draft => msg!("author.did-draft"),
            TrialStep::Pair => msg!("author.did-pair", round = round()),
            TrialStep::Results => msg!("author.did-results", round = round()),
            TrialStep::Standings => msg!("author.did-standings"),
            TrialStep::Cut => msg!("author.did-cut"),
            TrialStep::Finish => msg!("author.did-finish"),
        }
    }
}

/// The strength of each entrant, the same in every step.
fn strengths(event: &Event) -> Vec<u32> {
    let mut chance = event.head.seed.draw("trial-strengths");
    event.entrants.iter().map(|_| strength(&mut chance)).collect()
}

impl Play<'_> {
    fn whole_draft(&mut self) -> Result<(), Refusal> {
        if self.event.pods.is_empty() {
            self.act(&Command::Pods { by: PodsBy::Suggested, reason: None })?;
        }
        loop {
            if self.event.next_draft_step().is_none() {
                return Ok(());
            }
            self.act(&Command::DraftNext)?;
        }
    }

    fn every_result(&mut self) -> Result<(), Refusal> {
        if self.event.is_held() {
            self.act(&Command::Post)?;
        }
        let finals = self.event.finals().is_some();
        let open: Vec<_> = self.event.round().map_or_else(Vec::new, |round| {
            round.missing().filter_map(|p| Some((p.table?, p.a, p.b?))).collect()
        });
        for (table, a, b) in open {
            let result = self.result((a, b), finals, false);
            let command = Command::Report { table, result, round: None, stage: None, drop: None };
            self.act(&command)?;
        }
        Ok(())
    }
}
