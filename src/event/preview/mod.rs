//! Previews: what an action changes beyond its own row, told before it is made.
//!
//! A correction of an older round says which places change, and what would have been drawn
//! otherwise. For every other command that reaches beyond its row, the event before and after
//! it are compared as wholes.

mod compare;
mod places;
mod rounds;
mod seeds;

use super::action::{Fact, Reported};
use super::actions::Reach;
use super::decide::{Concern, Decision, decide};
use super::history::afterwards;
use super::{Action, Command, Entry, Event, Id, Moment, Refusal, cutting};
use crate::msg;
use crate::words::{Arg, Message};
pub(super) use compare::of_the_announcement;
use places::{into_the_cut, places};
use seeds::differing;
pub(super) use seeds::seeds_now;

/// Rounds whose byes are told one by one.
const MOST_BYES: usize = 2;

/// The most lines of a log that are replayed to draw later rounds again: about a second.
const MOST_REPLAYED: usize = 500_000;

/// The consequences of a result that is entered or undone now. A result of the newest round
/// has none. For an older one they say which places change and who comes into the cut. They
/// also say who would have had a bye, and who would have been seeded. Rounds and seeds stay
/// as they are.
pub fn consequences(event: &Event, command: &Command, now: Moment) -> Vec<Message> {
    let asked =
        matches!(command, Command::Report { .. } | Command::Settle { .. } | Command::Undo(_));
    if !asked {
        return Vec::new();
    }
    let Ok(Decision { action: Some(action), .. }) = decide(event, command, now) else {
        return Vec::new();
    };
    let Some(reported) = event.meant(&action).and_then(Action::reported) else { return Vec::new() };
    if event.is_newest(reported.stage, reported.round) {
        return Vec::new();
    }
    let Some(after) = afterwards(event, &action, now) else { return Vec::new() };
    let changes = places(event, &after, &reported.of);
    let mut told = vec![changes.unwrap_or_else(|| msg!("result.no-place-changes"))];
    told.extend(into_the_cut(event, &after));
    // Later rounds were drawn without a correction undone now; only a new result is
    // compared with them.
    if action.reported().is_some() {
        told.extend(drawn_otherwise(event, (&action, reported), now, MOST_REPLAYED));
    }
    told
}

/// Tells what a command that asks nothing changes beyond its row, if it is an undo or a correction.
pub fn told_first(event: &Event, command: &Command, now: Moment) -> Vec<Message> {
    let Command::Undo(chosen) = command else { return consequences(event, command, now) };
    let entry = chosen.as_ref().map_or_else(|| event.undoable(), |chosen| event.entry(chosen.n));
    entry.map_or_else(Vec::new, |entry| taken_back(event, command, entry, now))
}

/// Tells what an undo of this entry changes beyond its row. A result of the newest round changes
/// nothing that the screen does not show.
fn taken_back(event: &Event, command: &Command, entry: &Entry, now: Moment) -> Vec<Message> {
    match entry.action.footprint().fact {
        Fact::Result(_) => consequences(event, command, now),
        _ => changes_of_others(event, command, now),
    }
}

/// Every change of a command that changes rows of others; nothing if it changes only its own, and
/// before the first round.
fn changes_of_others(event: &Event, command: &Command, now: Moment) -> Vec<Message> {
    let running = !event.stages.is_empty();
    let outcome = running.then(|| outcome(event, command, now)).flatten();
    let Some((action, after)) = outcome else { return Vec::new() };
    let concerned = concerned(event, &action);
    match compare::rows(event, &after, &concerned).is_empty() {
        true => Vec::new(),
        false => compare::changes(event, &after, &concerned),
    }
}

/// The decision as an organizer at a screen is asked about it.
///
/// If the rules ask nothing, but rows of others change, the question tells these changes.
///
/// # Errors
/// Says why the command cannot be carried out.
pub fn decide_asking(event: &Event, command: &Command, now: Moment) -> Result<Decision, Refusal> {
    let decision = decide(event, command, now)?;
    let asked =
        decision.question.is_none().then(|| asked_of_others(event, command, &decision, now));
    let question = decision.question.clone().or_else(|| asked.flatten().map(Concern::from));
    Ok(Decision { question, ..decision })
}

/// The question about changes in rows of others, for whoever has shown these changes already.
///
/// None if there is none, or if the rules ask a question of their own.
pub fn told_already(event: &Event, command: &Command, now: Moment) -> Option<Message> {
    let decision = decide(event, command, now).ok()?;
    let asks = decision.question.is_some();
    asked_of_others(event, command, &decision, now).filter(|_| !asks)
}

/// The question about the changes in rows of others that a command told in one line makes.
///
/// Nobody in the room moves for a round that is held. Results are entered without ado, and so is
/// the check-in, where one player after another is ticked off.
fn asked_of_others(
    event: &Event,
    command: &Command,
    decision: &Decision,
    now: Moment,
) -> Option<Message> {
    let redone = matches!(command, Command::Redo(_));
    let result = |action: &Action| event.meant(action).is_some_and(|one| one.reported().is_some());
    let told = match command.reach() {
        Reach::Room => !event.is_held(),
        reach => reach == Reach::Others,
    };
    let action = decision.action.as_ref().filter(|action| told && !(redone && result(action)))?;
    let changes = changes_of_others(event, command, now);
    let leaves = matches!(command, Command::Drop(_) | Command::Disqualify { .. });
    let who = action.footprint().entrant.filter(|_| leaves);
    let said = match who {
        Some(id) => msg!("players.leaves", name = event.label(id)),
        None => decision.message.clone(),
    };
    // The place of somebody who comes back is given once they are back.
    let back = matches!(command, Command::Rejoin(_));
    let warnings = decision.sentences().filter(|_| !back).cloned();
    let said = std::iter::once(said).chain(warnings);
    (!changes.is_empty()).then(|| Message::sentences(said.chain(changes).collect()))
}

/// Everything that the command changes beyond its own row.
///
/// Empty if it changes nothing else, or is refused. Nothing is computed unless it is asked for.
pub fn foretold(event: &Event, command: &Command, now: Moment) -> Vec<Message> {
    let corrected = consequences(event, command, now);
    if !corrected.is_empty() {
        return corrected;
    }
    let Some((action, after)) = outcome(event, command, now) else { return Vec::new() };
    let structure = compare::structure(event, &after);
    structure
        .into_iter()
        .chain(compare::changes(event, &after, &concerned(event, &action)))
        .collect()
}

/// Tells what the command's own question does not tell.
///
/// The structure and the announcement stand in the question itself, and so do changes in rows of
/// others if they alone are why there is a question.
pub fn beyond_the_question(event: &Event, command: &Command, now: Moment) -> Vec<Message> {
    if matches!(command, Command::Setup(_)) || told_already(event, command, now).is_some() {
        return Vec::new();
    }
    let Some((action, after)) = outcome(event, command, now) else { return Vec::new() };
    compare::changes(event, &after, &concerned(event, &action))
}

/// The action of a command that reaches beyond its row, and the event after it.
fn outcome(event: &Event, command: &Command, now: Moment) -> Option<(Action, Event)> {
    if command.reach() == Reach::Row {
        return None;
    }
    let action = decide(event, command, now).ok()?.action?;
    let after = afterwards(event, &action, now)?;
    Some((action, after))
}

/// The entrants whom the action is about; their places are told first.
fn concerned(event: &Event, action: &Action) -> Vec<Id> {
    let Some(meant) = event.meant(action) else { return Vec::new() };
    match meant.reported() {
        Some(reported) => reported.of.to_vec(),
        None => meant.footprint().entrant.into_iter().collect(),
    }
}

/// Tells what would have been drawn otherwise, if at most `most` lines have to be replayed.
fn drawn_otherwise(
    event: &Event,
    (action, reported): (&Action, &Reported),
    now: Moment,
    most: usize,
) -> Vec<Message> {
    match to_replay(event, reported) <= most {
        true => as_drawn(event, action, reported, now),
        false => vec![msg!("preflight.redraws-not-counted")],
    }
}

/// Whether this action built on the standings that an earlier round's result is part of.
///
/// It paired a later round, or seeded the finals.
fn builds_on(reported: &Reported, action: &Action) -> bool {
    match action.footprint().fact {
        Fact::Paired(paired) => {
            paired.stage == reported.stage && paired.round > reported.round && !paired.by_hand
        }
        // Seeds chosen by hand follow no standings.
        Fact::Seeded(cut) => cut.instead_of.is_none(),
        _ => false,
    }
}

/// The lines of the log that have to be replayed to say what would have been drawn.
fn to_replay(event: &Event, reported: &Reported) -> usize {
    let counts = |entry: &Entry| !event.undone.contains(&entry.n);
    let entries = event.log.iter().enumerate();
    let later = entries.filter(|(_, entry)| counts(entry) && builds_on(reported, &entry.action));
    later.map(|(index, _)| index).sum()
}

/// Byes and seeds that would have been different.
fn as_drawn(event: &Event, action: &Action, reported: &Reported, now: Moment) -> Vec<Message> {
    let (mut told, mut byes, mut seeded) = (Vec::new(), Vec::new(), None);
    for (index, entry) in event.log.iter().enumerate() {
        if event.undone.contains(&entry.n) || !builds_on(reported, &entry.action) {
            continue;
        }
        let before = || {
            let log = event.log[..index].to_vec();
            let then = Event::replay(event.head.clone(), event.ruleset.clone(), log).ok()?;
            then.with_action(action, now)
        };
        let fact = entry.action.footprint().fact;
        if let Fact::Paired(paired) = fact {
            let again = before().and_then(|then| decide(&then, &Command::Pair, now).ok());
            if let Some(Action::Pair(drawn)) = again.and_then(|decision| decision.action)
                && drawn.bye != paired.bye
            {
                byes.push(bye(event, paired.round, drawn.bye, paired.bye));
            }
        } else if let Fact::Seeded(cut) = fact {
            let has = event.finals().map_or(&cut.seeds, |finals| &finals.seeds);
            // An entrant who gave up the place since then would not have it in this
            // case either.
            let keeps = |id: &Id| !cut.seeds.contains(id) || has.contains(id);
            let would: Option<Vec<Id>> = before().map(|then| {
                let seeded = match event.may_have_a_deciding_match() {
                    true => then.level_at_the_top(),
                    false => cutting::ranked(&then).map(|one| one.entrant).collect(),
                };
                seeded.into_iter().filter(keeps).take(has.len()).collect()
            });
            let differing = would.and_then(|would| differing(event, has, &would));
            seeded = differing.map(|seeds| msg!("result.seeds", seeds));
        }
    }
    let more = byes.len().saturating_sub(MOST_BYES);
    told.extend(byes.into_iter().take(MOST_BYES));
    told.extend((more > 0).then(|| msg!("result.more-byes", n = more)));
    told.extend(seeded);
    told
}

fn bye(event: &Event, round: u32, would: Option<Id>, has: Option<Id>) -> Message {
    let named = |id: Option<Id>| match id {
        Some(id) => Arg::from(event.label(id)),
        None => msg!("handbook.nobody").into(),
    };
    msg!("result.preview-bye", round, would = named(would), has = named(has))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::fixture::Desk;
    use crate::event::{Verb, read_verb};

    #[test]
    fn what_would_have_been_drawn_is_worked_out_only_for_so_many_lines() {
        let mut desk = Desk::custom(4, 0, &["A", "B", "C", "D", "E", "F", "G"]);
        let mut paired = Vec::new();
        for _ in 0..3 {
            desk.told("pair");
            paired.push(desk.event.log.len() - 1);
            desk.play(|_, a, b| a < b);
        }
        let Ok(Verb::Do(command)) = read_verb("report 1 L round=1") else { panic!() };
        let now = desk.now();
        let action = decide(&desk.event, &command, now).unwrap().action.unwrap();
        let reported = action.reported().unwrap();
        // The second and the third round are drawn again, each from the lines above it.
        assert_eq!(to_replay(&desk.event, reported), paired[1] + paired[2]);
        let told = |most| drawn_otherwise(&desk.event, (&action, reported), now, most);
        let said = "With so many players and rounds, changes to byes and seeds are not worked out.";
        assert_eq!(told(paired[1] + paired[2] - 1), [msg!("preflight.redraws-not-counted")]);
        assert_eq!(msg!("preflight.redraws-not-counted").to_string(), said);
        assert_eq!(told(paired[1] + paired[2]), as_drawn(&desk.event, &action, reported, now));
    }
}
