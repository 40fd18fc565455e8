//! Two people report one table, and not the same: who comes second is asked
//! which is right.

use super::report::{Said, find_round, find_table, read};
use crate::event::action::Reported;
use crate::event::{Action, Command, Entry, Event, Moment, Outcome, Refusal, Report, Side, Stage};

/// Who asks, and what of the event he is held to have seen.
#[derive(Debug, Clone, Copy)]
pub struct Asker<'a> {
    pub by: &'a str,
    /// The newest line he had before him.
    pub seen: u64,
    /// What others have reported since then he may not have heard of yet;
    /// None: a script or a person who looks at nothing but the newest state.
    pub since: Option<Moment>,
}

/// Why a result is not simply replaced: somebody entered another one that the
/// asker had not seen, or, from the command line, that another scorekeeper
/// entered a moment ago. None: nobody did, or both say the same.
pub fn contested(event: &Event, command: &Command, asker: Asker) -> Option<Refusal> {
    let Command::Report { table, result, round, stage } = command else { return None };
    let (number, stage, round) = find_round(event, *stage, *round).ok()?;
    let pairing = find_table(round, *table).ok()?;
    let there = pairing.outcome.as_ref()?;
    let (games, concede, noshow) = read(event, stage, result).ok()?;
    let scoring = event.scoring();
    let wanted = stage.outcome(&event.ruleset, &scoring, &games, concede, noshow).ok()?;
    let margin = match result {
        Report::WithMargin(_, margin) => Some(*margin),
        _ => None,
    };
    let wanted = stage.with_margin(&event.ruleset, wanted, margin).ok()?;
    let entry = newest_report(event, number, round.number, *table)?;
    let recent = asker.since.is_some_and(|since| entry.at.unix > since.unix);
    let unseen = entry.n > asker.seen || (entry.by != asker.by && recent);
    if *there == wanted || !unseen {
        return None;
    }
    let [theirs, yours] =
        Said::of(event, pairing, there).told_apart(&Said::of(event, pairing, &wanted));
    let words = words(&wanted);
    Some(Refusal(format!(
        "{} has just reported table {table}: {theirs}; this says: {yours}. Ask which is right; \
         report {table} {words} correct replaces it.",
        entry.by
    )))
}

/// The line by which the table's result stands as it does.
pub(in crate::event) fn newest_report(
    event: &Event,
    stage: usize,
    round: u32,
    table: u32,
) -> Option<&Entry> {
    let about = |reported: &Reported| {
        (reported.stage, reported.round, reported.table) == (stage, round, table)
    };
    event.log.iter().rev().find(|entry| {
        !event.undone.contains(&entry.n)
            && matches!(&entry.action, Action::Report(reported) if about(reported))
    })
}

/// The words of the verb for this result.
fn words(outcome: &Outcome) -> String {
    use crate::event::How;
    let side = |side| if side == Side::A { "A" } else { "B" };
    match outcome.how {
        How::Concession(loser) => format!("concede {}", side(loser)),
        How::NoShow(absent) => format!("noshow {}", side(absent)),
        _ => match outcome.margin {
            Some(margin) => format!("{} margin={margin}", outcome.games),
            None => outcome.games.to_string(),
        },
    }
}

/// Who entered what stands at this table now, and what he entered.
pub fn reported_by(event: &Event, at: (usize, u32, u32)) -> Option<(&Entry, String)> {
    let (number, round, table) = at;
    let stage: &Stage = event.stages.get(number.checked_sub(1)?)?;
    let pairing = stage.rounds.get((round as usize).checked_sub(1)?)?.at_table(table)?;
    let said = Said::of(event, pairing, pairing.outcome.as_ref()?).to_string();
    Some((newest_report(event, number, round, table)?, said))
}
