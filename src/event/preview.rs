//! Previews of a correction of an older round, shown before it is made. They say what it
//! changes, and what it would have changed.

use super::action::{Fact, Reported};
use super::cutting::cut_size;
use super::decide::{Decision, counted, decide, listed};
use super::history::afterwards;
use super::{Action, Command, Event, Id, Moment, Standing, cutting, standings};

/// Changes told one by one.
const MOST_TOLD: usize = 4;
/// Rounds whose byes are told one by one.
const MOST_BYES: usize = 2;

/// The consequences of a result that is entered or undone now. A result of the newest round
/// has none. For an older one they say which places change and who comes into the cut. They
/// also say who would have had a bye, and who would have been seeded. Rounds and seeds stay
/// as they are.
pub fn consequences(event: &Event, command: &Command, now: Moment) -> Vec<String> {
    if !matches!(command, Command::Report { .. } | Command::Undo(_)) {
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
fn as_drawn(event: &Event, action: &Action, reported: &Reported, now: Moment) -> Vec<String> {
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
            Fact::Seeded(cut) => {
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
                seeded = differing
                    .map(|seeds| format!("Seeds would have been {seeds}; they stay as they are."));
            }
            _ => {}
        }
    }
    let more = byes.len().saturating_sub(MOST_BYES);
    told.extend(byes.into_iter().take(MOST_BYES));
    told.extend((more > 0).then(|| {
        let rounds = counted(more, "more round");
        format!("In {rounds} the bye would have gone to somebody else; all of it stays as it is.")
    }));
    told.extend(seeded);
    told
}

/// The places that change. The two players of the table come first, then those who move
/// furthest.
///
/// An example is `Places: Ewa 5 → 2, Jan stays 4, Ola 2 → 5, and 3 more move.`
fn places(before: &Event, after: &Event, table: [Id; 2]) -> String {
    let old = standings(before);
    let rank = |id: Id| old.standing(id).map(|s| s.rank);
    let of_table = |new: &Standing| table.iter().position(|id| *id == new.entrant);
    let mut shown: Vec<(&Standing, u32)> = (standings(after).iter())
        .filter_map(|new| Some((new, rank(new.entrant)?)))
        .filter(|(new, was)| new.rank != *was || of_table(new).is_some())
        .collect();
    if shown.iter().all(|(new, was)| new.rank == *was) {
        return "No place changes.".to_owned();
    }
    // The sort is stable, so those who move equally far stay in the order of their places.
    shown.sort_by_key(|(new, was)| {
        let first = of_table(new).unwrap_or(table.len());
        (first, std::cmp::Reverse(new.rank.abs_diff(*was)))
    });
    let one = |(new, was): &(&Standing, u32)| match new.rank == *was {
        true => format!("{} stays {was}", after.label(new.entrant)),
        false => format!("{} {was} → {}", after.label(new.entrant), new.rank),
    };
    let told: Vec<String> = shown.iter().take(MOST_TOLD).map(one).collect();
    match shown.len().saturating_sub(MOST_TOLD) {
        0 => format!("Places: {}.", told.join(", ")),
        1 => format!("Places: {}, and 1 more moves.", told.join(", ")),
        more => format!("Places: {}, and {more} more move.", told.join(", ")),
    }
}

/// Says who comes into the announced cut and who drops out of it, by the present standings.
/// None means that the cut is made, or that it takes the same entrants.
fn into_the_cut(before: &Event, after: &Event) -> Option<String> {
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
    let said = |names: &[String], verb: &str, end: &str| {
        let s = if names.len() == 1 { "s" } else { "" };
        (!names.is_empty()).then(|| format!("{} {verb}{s} {end} the cut", listed(names)))
    };
    let both: Vec<String> =
        said(&comes, "come", "into").into_iter().chain(said(&drops, "drop", "out of")).collect();
    (!both.is_empty()).then(|| format!("As it stands {}.", both.join(", ")))
}

fn bye(event: &Event, round: u32, would: Option<Id>, has: Option<Id>) -> String {
    let named = |id: Option<Id>| id.map_or_else(|| "nobody".to_owned(), |id| event.label(id));
    format!(
        "Round {round}: the bye would have gone to {}, not to {}; it stays as it is.",
        named(would),
        named(has)
    )
}

/// The seeds that are not what they were: `Seeds are now 2 Ewa, 3 Jan.`
pub(super) fn seeds_now(event: &Event, was: &[Id], is: &[Id]) -> String {
    match (differing(event, was, is), is.len().cmp(&was.len())) {
        (None, _) => format!("The cut is now to {}.", is.len()),
        (Some(seeds), std::cmp::Ordering::Equal) => format!("Seeds are now {seeds}."),
        (Some(seeds), _) => format!("Seeds are now {}: {seeds}.", is.len()),
    }
}

/// The seeds that are not as they were: `2 Ewa, 3 Jan and 4 others`. None means that all
/// are.
fn differing(event: &Event, was: &[Id], is: &[Id]) -> Option<String> {
    let differing: Vec<String> = (is.iter().enumerate())
        .filter(|(at, id)| was.get(*at) != Some(id))
        .map(|(at, id)| format!("{} {}", at + 1, event.label(*id)))
        .collect();
    let more = differing.len().saturating_sub(MOST_TOLD);
    let shown = differing.iter().take(MOST_TOLD).cloned().collect::<Vec<_>>().join(", ");
    match (differing.len(), more) {
        (0, _) => None,
        (_, 0) => Some(shown),
        _ => Some(format!("{shown} and {}", counted(more, "other"))),
    }
}
