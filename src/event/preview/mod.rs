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
use super::decide::{Decision, decide};
use super::history::afterwards;
use super::{Action, Command, Event, Id, Moment, cutting};
use crate::msg;
use crate::words::{Arg, Message};
pub(super) use compare::seen_in_the_standings;
use places::{into_the_cut, places};
use seeds::differing;
pub(super) use seeds::seeds_now;

/// Rounds whose byes are told one by one.
const MOST_BYES: usize = 2;

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
    let mut told = vec![changes.unwrap_or_else(|| msg!("preview.no-place-changes"))];
    told.extend(into_the_cut(event, &after));
    // Later rounds were drawn without a correction undone now; only a new result is
    // compared with them.
    if action.reported().is_some() {
        told.extend(as_drawn(event, &action, reported, now));
    }
    told
}

/// Everything that the command changes beyond its own row; empty if it changes nothing else, or
/// is refused. Nothing of it is computed unless it is asked for.
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

/// What a question that the command asks leaves untold: the structure and the announcement
/// stand in the question itself.
pub fn beyond_the_question(event: &Event, command: &Command, now: Moment) -> Vec<Message> {
    if matches!(command, Command::Setup(_)) {
        return Vec::new();
    }
    let Some((action, after)) = outcome(event, command, now) else { return Vec::new() };
    compare::changes(event, &after, &concerned(event, &action))
}

/// The action of a command that reaches beyond its row, and the event after it.
fn outcome(event: &Event, command: &Command, now: Moment) -> Option<(Action, Event)> {
    if !reaches_beyond(command) {
        return None;
    }
    let action = decide(event, command, now).ok()?.action?;
    let after = afterwards(event, &action, now)?;
    Some((action, after))
}

/// Whether the command can change more than the row that it is about. A round that is paired, and
/// the result of a table, tell what they do themselves.
fn reaches_beyond(command: &Command) -> bool {
    match command {
        Command::Import(_)
        | Command::Edit { .. }
        | Command::CheckIn { .. }
        | Command::Bye { .. }
        | Command::SecondDay(_)
        | Command::Setup(_)
        | Command::Apart(_)
        | Command::Redraw { .. }
        | Command::Swap(..)
        | Command::Seat(..)
        | Command::MoveTable { .. }
        | Command::Settle { .. }
        | Command::Drop(_)
        | Command::Remove(_)
        | Command::Rejoin(_)
        | Command::Disqualify { .. }
        | Command::Cut(_)
        | Command::CutByHand { .. }
        | Command::Decline(_)
        | Command::Penalty(_)
        | Command::Check(_)
        | Command::Component(_)
        | Command::Finish
        | Command::Undo(_)
        | Command::Redo(_) => true,
        Command::Add(_)
        | Command::Official { .. }
        | Command::Dismiss { .. }
        | Command::Presence { .. }
        | Command::Pods { .. }
        | Command::PodsByHand { .. }
        | Command::DraftNext
        | Command::Redraft { .. }
        | Command::RedraftNext { .. }
        | Command::Pair
        | Command::PairSettling(_)
        | Command::PairByHand(_)
        | Command::Mission(_)
        | Command::MissionDie
        | Command::Post
        | Command::Repair { .. }
        | Command::Begun { .. }
        | Command::Side { .. }
        | Command::Report { .. }
        | Command::Claim(_)
        | Command::Timer(_)
        | Command::StartTimer
        | Command::Extend { .. }
        | Command::Call { .. }
        | Command::Recommend(_)
        | Command::DrawChecks { .. }
        | Command::List { .. }
        | Command::AcceptList { .. }
        | Command::Note(_)
        | Command::Auction { .. }
        | Command::Overkill { .. }
        | Command::Rule { .. } => false,
    }
}

/// The entrants whom the action is about; their places are told first.
fn concerned(event: &Event, action: &Action) -> Vec<Id> {
    let Some(meant) = event.meant(action) else { return Vec::new() };
    match meant.reported() {
        Some(reported) => reported.of.to_vec(),
        None => meant.footprint().entrant.into_iter().collect(),
    }
}

/// Byes and seeds that would have been different.
fn as_drawn(event: &Event, action: &Action, reported: &Reported, now: Moment) -> Vec<Message> {
    let (mut told, mut byes, mut seeded) = (Vec::new(), Vec::new(), None);
    for (index, entry) in event.log.iter().enumerate() {
        if event.undone.contains(&entry.n) {
            continue;
        }
        let before = || {
            let log = event.log[..index].to_vec();
            let then = Event::replay(event.head.clone(), event.ruleset.clone(), log).ok()?;
            then.with_action(action, now)
        };
        match entry.action.footprint().fact {
            Fact::Paired(paired)
                if paired.stage == reported.stage
                    && paired.round > reported.round
                    && !paired.by_hand =>
            {
                let again = before().and_then(|then| decide(&then, &Command::Pair, now).ok());
                if let Some(Action::Pair(drawn)) = again.and_then(|decision| decision.action)
                    && drawn.bye != paired.bye
                {
                    byes.push(bye(event, paired.round, drawn.bye, paired.bye));
                }
            }
            // Seeds chosen by hand follow no standings.
            Fact::Seeded(cut) if cut.instead_of.is_none() => {
                let has = event.finals().map_or(&cut.seeds, |finals| &finals.seeds);
                // An entrant who gave up the place since then would not have it in this
                // case either.
                let keeps = |id: &Id| !cut.seeds.contains(id) || has.contains(id);
                let would: Option<Vec<Id>> = before().map(|then| {
                    let seeded = match event.may_have_a_deciding_match() {
                        true => then.level_at_the_top(),
                        false => cutting::ranked(&then).map(|standing| standing.entrant).collect(),
                    };
                    seeded.into_iter().filter(keeps).take(has.len()).collect()
                });
                let differing = would.and_then(|would| differing(event, has, &would));
                seeded = differing.map(|seeds| msg!("preview.seeds", seeds = seeds));
            }
            _ => {}
        }
    }
    let more = byes.len().saturating_sub(MOST_BYES);
    told.extend(byes.into_iter().take(MOST_BYES));
    told.extend((more > 0).then(|| msg!("preview.more-byes", n = more)));
    told.extend(seeded);
    told
}

fn bye(event: &Event, round: u32, would: Option<Id>, has: Option<Id>) -> Message {
    let named = |id: Option<Id>| match id {
        Some(id) => Arg::from(event.label(id)),
        None => msg!("place.nobody").into(),
    };
    msg!("preview.bye", round = round, would = named(would), has = named(has))
}
