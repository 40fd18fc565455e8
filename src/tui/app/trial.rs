//! The steps of an event by which a game is tried.

use super::App;
use crate::event::{Command, Event, Moment, decide_asking, plan_in_words};
use crate::forecast::{TrialStep, trial_step};
use crate::msg;
use crate::tui::keys::{Act, Context, View, key_for};
use crate::tui::model::{Model, StatusMessage, Tone, Trial};
use crate::words::Message;
use std::collections::VecDeque;

impl App {
    /// Tries a game by the open event.
    pub(in crate::tui) fn try_game(&mut self) {
        self.model.trial = Some(Trial::default());
        // Everybody is registered: Enter is for the steps.
        if let Some(open) = self.model.open_event_mut() {
            open.add.leave();
        }
        let plan = self.model.event().map(plan_in_words);
        let next = self.model.next_trial_step().map(next);
        let said = Message::sentences(plan.into_iter().chain(next).collect());
        self.model.message.get_or_insert(StatusMessage::info(said));
    }

    /// Carries out the commands of a step, and shows what came of it.
    pub(super) fn step(&mut self, step: TrialStep, commands: VecDeque<Command>, now: Moment) {
        for command in commands {
            // Nothing is at stake here, so what a real event asks is agreed to.
            let decided =
                self.model.event().and_then(|event| decide_asking(event, &command, now).ok());
            let question = decided.and_then(|decision| decision.question);
            self.commit(&command, self.on_conflict(), question.as_ref(), now);
            let refused = |said: &StatusMessage| said.tone == Tone::Refused;
            if self.model.message.as_ref().is_some_and(refused) || !self.model.dialogs.is_empty() {
                return;
            }
            if let Some(open) = self.model.open_event_mut() {
                open.seen.told(open.session.event());
            }
        }
        let Some(open) = self.model.open_event_mut() else { return };
        let event = open.event();
        let (length, view, done) = (event.log.len(), view(event, step), step.done(event));
        (open.view, open.shown_round) = (view, None);
        if let Some(trial) = self.model.trial.as_mut().filter(|_| step == TrialStep::Standings) {
            trial.seen = Some(length);
        }
        let next = self.model.next_trial_step().map_or_else(|| msg!("author.over"), next);
        self.model.message = Some(StatusMessage::done(Message::sentences(vec![done, next])));
    }
}

impl Model {
    /// The next step of the event by which a game is tried.
    pub(in crate::tui) fn next_trial_step(&self) -> Option<TrialStep> {
        let (trial, event) = (self.trial.as_ref()?, self.event()?);
        trial_step(event, trial.seen == Some(event.log.len()))
    }
}

/// The screen that shows what a step has done.
fn view(event: &Event, step: TrialStep) -> View {
    match step {
        TrialStep::Draft => View::Draft,
        TrialStep::Standings | TrialStep::SecondDay => View::Standings,
        TrialStep::Cut => View::Bracket,
        TrialStep::Pair | TrialStep::Results => match event.finals() {
            Some(_) if !event.may_have_a_deciding_match() => View::Bracket,
            _ => View::Main,
        },
        TrialStep::Finish => View::Main,
    }
}

/// Tells what the next step does, with its key.
fn next(step: TrialStep) -> Message {
    let key = key_for(Context::Trial, Act::TrialStep);
    match step {
        TrialStep::Draft => msg!("author.next-draft", key),
        TrialStep::Pair => msg!("author.next-pair", key),
        TrialStep::Results => msg!("author.next-results", key),
        TrialStep::Standings => msg!("author.next-standings", key),
        TrialStep::SecondDay => msg!("author.next-second-day", key),
        TrialStep::Cut => msg!("author.next-cut", key),
        TrialStep::Finish => msg!("author.next-finish", key),
    }
}
