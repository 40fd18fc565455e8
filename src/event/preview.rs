//! What a correction of an older round changes, and what it would have
//! changed, told before it is made.

use super::decide::{Decision, counted, decide};
use super::{Action, Command, CutBy, Entry, Event, Id, Moment, standings};

/// Changes told one by one.
const MOST_TOLD: usize = 4;
/// Rounds whose bye is told one by one.
const MOST_BYES: usize = 2;

/// What follows from a result entered now: nothing for one of the newest
/// round; for an older one, which places change, whom a bye would have gone
/// to, who would have been seeded. Rounds and seeds stay as they are.
pub fn consequences(event: &Event, command: &Command, now: Moment) -> Vec<String> {
    let Ok(Decision { action: Some(action), .. }) = decide(event, command, now) else {
        return Vec::new();
    };
    let Action::Report(reported) = &action else { return Vec::new() };
    let (stage, round) = (reported.stage, reported.round);
    if event.is_newest(stage, round) {
        return Vec::new();
    }
    let Some(after) = with(event.clone(), &action, now) else { return Vec::new() };
    let mut told = vec![places(event, &after)];
    let mut byes = Vec::new();
    let mut seeded = None;
    for (index, entry) in event.log.iter().enumerate() {
        if event.undone.contains(&entry.n) {
            continue;
        }
        let before = || {
            let log = event.log[..index].to_vec();
            let then = Event::replay(event.head.clone(), event.ruleset.clone(), log).ok()?;
            with(then, &action, now)
        };
        match &entry.action {
            Action::Pair(paired)
                if paired.stage == stage && paired.round > round && !paired.by_hand =>
            {
                let again = before().and_then(|then| decide(&then, &Command::Pair, now).ok());
                if let Some(Action::Pair(drawn)) = again.and_then(|decision| decision.action)
                    && drawn.bye != paired.bye
                {
                    byes.push(bye(event, paired.round, drawn.bye, paired.bye));
                }
            }
            Action::Cut(cut) => {
                let size = CutBy::Top(cut.seeds.len() as u32);
                let again = before().and_then(|then| decide(&then, &Command::Cut(size), now).ok());
                if let Some(Action::Cut(drawn)) = again.and_then(|decision| decision.action) {
                    seeded = seeds(event, &drawn.seeds, &cut.seeds);
                }
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

fn with(mut event: Event, action: &Action, now: Moment) -> Option<Event> {
    let n = event.next_number();
    let entry = Entry { n, at: now, by: String::new(), why: None, action: action.clone() };
    event.append(entry).ok().map(|()| event)
}

/// `Places: Ewa 5 → 2, Jan 1 → 4, and 3 more move.`
fn places(before: &Event, after: &Event) -> String {
    let old = standings(before);
    let rank = |id: Id| old.iter().find(|standing| standing.entrant == id).map(|s| s.rank);
    let moved: Vec<String> = standings(after)
        .iter()
        .filter_map(|new| {
            let was = rank(new.entrant).filter(|was| *was != new.rank)?;
            Some(format!("{} {was} → {}", after.label(new.entrant), new.rank))
        })
        .collect();
    match moved.len() {
        0 => "No place changes.".to_owned(),
        n if n <= MOST_TOLD => format!("Places: {}.", moved.join(", ")),
        n => {
            let verb = if n - MOST_TOLD == 1 { "moves" } else { "move" };
            format!("Places: {}, and {} more {verb}.", moved[..MOST_TOLD].join(", "), n - MOST_TOLD)
        }
    }
}

fn bye(event: &Event, round: u32, would: Option<Id>, has: Option<Id>) -> String {
    let named = |id: Option<Id>| id.map_or_else(|| "nobody".to_owned(), |id| event.label(id));
    format!(
        "Round {round}: the bye would have gone to {}, not to {}; it stays as it is.",
        named(would),
        named(has)
    )
}

fn seeds(event: &Event, would: &[Id], has: &[Id]) -> Option<String> {
    let differing: Vec<String> = (1..)
        .zip(would.iter().zip(has))
        .filter(|(_, (would, has))| would != has)
        .map(|(seed, (would, _))| format!("{seed} {}", event.label(*would)))
        .collect();
    let more = differing.len().saturating_sub(MOST_TOLD);
    let shown = differing.iter().take(MOST_TOLD).cloned().collect::<Vec<_>>().join(", ");
    match (differing.len(), more) {
        (0, _) => None,
        (_, 0) => Some(format!("Seeds would have been {shown}; they stay as they are.")),
        _ => Some(format!(
            "Seeds would have been {shown} and {}; they stay as they are.",
            counted(more, "other")
        )),
    }
}
