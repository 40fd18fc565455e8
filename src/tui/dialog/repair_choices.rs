//! The repair of a round on one screen: the choices, what each of them does, and the reason.

use super::choices::{ChoiceRow, Choices, ChoicesAbout};
use crate::event::name::LONGEST_TEXT;
use crate::event::repair::{Repair, RepairChoice, RepairKind, repair};
use crate::event::{Command, Event, Id, Moment, Refusal, decide, decide_asking};
use crate::msg;
use crate::tui::effect::Effect;
use crate::words::{Arg, Message, Words};

/// The most names told of one choice.
const MOST_NAMED: usize = 40;

impl Choices {
    /// The choices for a round that is not the one that would be drawn; None if it is.
    pub fn repair(event: &Event, now: Moment) -> Option<Choices> {
        let found = offered(event, now)?;
        let title = msg!("tables.title-repair", round = event.round()?.number);
        let known = found.clock.as_ref();
        // A least repair that changes nothing is no choice beside leaving the round as it is.
        let (empty, offered): (Vec<&RepairChoice>, Vec<&RepairChoice>) =
            found.choices.iter().partition(|choice| choice.changes_nothing());
        let row = |choice: &&RepairChoice| of_repair(event, choice, known, now);
        let mut rows: Vec<ChoiceRow> = offered.iter().map(row).collect();
        let proposed = offered.iter().position(|choice| choice.kind == found.proposed);
        if let Some(leave) = rows.first_mut().filter(|_| !empty.is_empty()) {
            leave.told.push(msg!("tables.nothing", round = event.round()?.number));
        }
        let reasons = found.why.len();
        let why = found.why.into_iter().map(Message::capitalised).chain(found.clock).collect();
        let mut choices = Choices::new(ChoicesAbout::Repair, title, why, rows);
        choices.reasons = reasons;
        choices.at = proposed.unwrap_or(choices.at);
        Some(choices)
    }

    /// All that is known of why, as far as it fits into a reason.
    pub fn known_reason(&self, words: &Words) -> String {
        let told = |n: usize| {
            let clauses = self.why.iter().take(n).map(Arg::from).collect();
            words.text(&msg!("common.text", text = Arg::Clauses(clauses)))
        };
        let mut all = (1..=self.reasons).rev().map(told);
        all.find(|why| why.chars().count() <= LONGEST_TEXT).unwrap_or_default()
    }

    /// The effect that saves the chosen repair for the typed reason; None if nothing is to be done.
    ///
    /// The choice has told what the command would ask, so it is agreed to.
    ///
    /// # Errors
    /// The reason is missing and may not be, or the rules forbid the choice.
    pub fn repaired(&self, event: &Event, now: Moment) -> Result<Option<Effect>, Message> {
        let command = self.chosen().and_then(|row| row.command.clone());
        let reason = self.reason.value().trim();
        let Some(command) = command.map(|command| because(command, reason)) else {
            return Ok(None);
        };
        // Nobody has seen a round that is held, so its repair needs no reason.
        let optional = event.is_held() && matches!(command, Command::Repair { .. });
        if reason.is_empty() && !optional {
            return Err(msg!("dialog.reason-missing"));
        }
        let decision = decide_asking(event, &command, now).map_err(|Refusal(why)| why)?;
        Ok(Some(match decision.question {
            Some(to) => Effect::CommitAgreed { command: command.into(), to: to.message },
            None => Effect::Commit(command),
        }))
    }
}

/// The same repair for this reason.
fn because(command: Command, reason: &str) -> Command {
    let reason = reason.to_owned();
    match command {
        Command::Redraw { .. } => Command::Redraw { reason },
        Command::Repair { with, .. } => Command::Repair { with, reason },
        other => other,
    }
}

/// The repair that can be offered: the round is not the one that would be drawn now.
pub fn offered(event: &Event, now: Moment) -> Option<Repair> {
    repair(event, &[], now).filter(|found| !found.why.is_empty())
}

fn of_repair(
    event: &Event,
    choice: &RepairChoice,
    clock: Option<&Message>,
    now: Moment,
) -> ChoiceRow {
    let title = match choice.kind {
        RepairKind::Leave => msg!("tables.repair-leave"),
        RepairKind::Least => msg!("tables.repair-least"),
        RepairKind::Redraw => msg!("tables.repair-redraw"),
    };
    if let Some(why) = &choice.refused {
        return ChoiceRow { title, told: vec![why.clone()], refused: true, command: None };
    }
    let mut told = Vec::new();
    if choice.kind != RepairKind::Leave {
        let players = msg!("tables.players-move", n = choice.moved.len());
        told.push(msg!("tables.late-changes", n = choice.tables, players));
        let moves = |id: &Id| choice.moved.contains(id) || choice.placed.contains(id);
        let pairs: Vec<Message> = (choice.round.iter())
            .filter(|(a, b)| moves(a) || b.as_ref().is_some_and(moves))
            .map(|(a, b)| match b {
                Some(b) => msg!("pairing.two", a = event.label(*a), b = event.label(*b)),
                None => msg!("pairing.bye", name = event.label(*a)),
            })
            .collect();
        let more = pairs.len().saturating_sub(MOST_NAMED);
        let shown = pairs.into_iter().take(MOST_NAMED).map(Arg::from);
        let more = (more > 0).then(|| Arg::from(msg!("common.more", n = more)));
        let all: Vec<Arg> = shown.chain(more).collect();
        told.extend((!all.is_empty()).then(|| msg!("tables.then", pairs = Arg::Clauses(all))));
    }
    told.extend(choice.as_drawn_again.then(|| msg!("tables.repair-as-drawn-again")));
    let wrong: Vec<Arg> = choice.wrong.iter().take(MOST_NAMED).cloned().map(Arg::from).collect();
    told.extend(
        (!wrong.is_empty())
            .then(|| msg!("tables.still-wrong", what = Arg::Clauses(wrong)).capitalised()),
    );
    told.extend(warned(event, choice, clock, now));
    ChoiceRow { title, told, refused: false, command: choice.command.clone() }
}

/// The other warnings of the command.
///
/// The screen asks nothing more before it is saved.
fn warned(
    event: &Event,
    choice: &RepairChoice,
    clock: Option<&Message>,
    now: Moment,
) -> Vec<Message> {
    let Some(command) = choice.command.clone() else { return Vec::new() };
    let Ok(decision) = decide(event, &because(command, "-"), now) else { return Vec::new() };
    let told = |warning: &Message| choice.wrong.contains(warning) || clock == Some(warning);
    decision.sentences().filter(|warning| !told(warning)).cloned().collect()
}
