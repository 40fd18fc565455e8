//! Previews of a correction of an older round, shown before it is made. They say what it
//! changes, and what it would have changed.

use super::action::{Fact, Reported};
use super::cutting::cut_size;
use super::decide::{Decision, decide};
use super::history::afterwards;
use super::{Action, Command, Event, Id, Moment, Standing, cutting, standings};
use crate::msg;
use crate::words::{Arg, Message};

/// Changes told one by one.
const MOST_TOLD: usize = 4;
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
    let mut told = vec![places(event, &after, reported.of)];
    told.extend(into_the_cut(event, &after));
    // Later rounds were drawn without a correction undone now; only a new result is
    // compared with them.
    if action.reported().is_some() {
        told.extend(as_drawn(event, &action, reported, now));
    }
    told
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

/// The places that change. The two players of the table come first, then those who move
/// furthest.
///
/// An example is `Places: Ewa 5 → 2, Jan stays 4, Ola 2 → 5, and 3 more move.`
fn places(before: &Event, after: &Event, table: [Id; 2]) -> Message {
    let old = standings(before);
    let rank = |id: Id| old.standing(id).map(|s| s.rank);
    let of_table = |new: &Standing| table.iter().position(|id| *id == new.entrant);
    let mut shown: Vec<(&Standing, u32)> = (standings(after).iter())
        .filter_map(|new| Some((new, rank(new.entrant)?)))
        .filter(|(new, was)| new.rank != *was || of_table(new).is_some())
        .collect();
    if shown.iter().all(|(new, was)| new.rank == *was) {
        return msg!("preview.no-place-changes");
    }
    // The sort is stable, so those who move equally far stay in the order of their places.
    shown.sort_by_key(|(new, was)| {
        let first = of_table(new).unwrap_or(table.len());
        (first, std::cmp::Reverse(new.rank.abs_diff(*was)))
    });
    let one = |(new, was): &(&Standing, u32)| {
        let name = after.label(new.entrant);
        match new.rank == *was {
            true => msg!("preview.stays", name = name, place = *was),
            false => msg!("preview.moves", name = name, was = *was, place = new.rank),
        }
    };
    let changes = shown.iter().take(MOST_TOLD).map(|change| one(change).into()).collect();
    let changes = Arg::Series(changes);
    match shown.len().saturating_sub(MOST_TOLD) {
        0 => msg!("preview.places", changes = changes),
        n => msg!("preview.places-and-more", n = n, changes = changes),
    }
}

/// Says who comes into the announced cut and who drops out of it, by the present standings.
/// None means that the cut is made, or that it takes the same entrants.
fn into_the_cut(before: &Event, after: &Event) -> Option<Message> {
    let by = before.plan.and_then(|plan| plan.cut()).filter(|_| before.finals().is_none())?;
    let of = |event: &Event| -> Vec<Id> {
        cutting::ranked(event).take(cut_size(event, by)).map(|s| s.entrant).collect()
    };
    let (was, is) = (of(before), of(after));
    let named = |some: &[Id], without: &[Id]| -> Vec<String> {
        let left = some.iter().filter(|id| !without.contains(id));
        left.map(|id| before.label(*id)).collect()
    };
    let (comes, drops) = (named(&is, &was), named(&was, &is));
    let mut changes: Vec<Arg> = Vec::new();
    if !comes.is_empty() {
        changes.push(msg!("preview.comes-in", n = comes.len(), names = comes).into());
    }
    if !drops.is_empty() {
        changes.push(msg!("preview.drops-out", n = drops.len(), names = drops).into());
    }
    (!changes.is_empty()).then(|| msg!("preview.cut-changes", changes = Arg::Series(changes)))
}

fn bye(event: &Event, round: u32, would: Option<Id>, has: Option<Id>) -> Message {
    let named = |id: Option<Id>| match id {
        Some(id) => Arg::from(event.label(id)),
        None => msg!("place.nobody").into(),
    };
    msg!("preview.bye", round = round, would = named(would), has = named(has))
}

/// The seeds that are not what they were: `Seeds are now 2 Ewa, 3 Jan.`
pub(super) fn seeds_now(event: &Event, was: &[Id], is: &[Id]) -> Message {
    let n = is.len();
    match differing(event, was, is) {
        None => msg!("preview.cut-now", n = n),
        Some(seeds) if n == was.len() => msg!("preview.seeds-now", seeds = seeds),
        Some(seeds) => msg!("preview.so-many-seeds-now", n = n, seeds = seeds),
    }
}

/// The seeds that are not as they were: `2 Ewa, 3 Jan and 4 others`. None means that all
/// are.
fn differing(event: &Event, was: &[Id], is: &[Id]) -> Option<Arg> {
    let mut differing: Vec<Arg> = (is.iter().enumerate())
        .filter(|(at, id)| was.get(*at) != Some(id))
        .map(|(at, id)| msg!("preview.seed", n = at + 1, name = event.label(*id)).into())
        .collect();
    let more = differing.len().saturating_sub(MOST_TOLD);
    differing.truncate(MOST_TOLD);
    let is_any = !differing.is_empty();
    let seeds = Arg::Series(differing);
    is_any.then(|| match more {
        0 => seeds,
        n => msg!("preview.seeds-and-others", n = n, seeds = seeds).into(),
    })
}
