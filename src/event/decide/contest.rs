//! Two people report one table, and not the same, or one takes back what
//! another has just done: who comes second is asked which is right.

use super::entered::{Seat, letter_of};
use super::report::{Said, find_round, find_table};
use crate::event::action::Reported;
use crate::event::{
    Action, Command, Entry, Event, MatchState, Moment, Refusal, Report, Side, Stage,
};

/// Who asks, and what of the event he is held to have seen.
#[derive(Debug, Clone, Copy)]
pub struct Asker<'a> {
    pub by: &'a str,
    /// The newest line he had before him.
    pub seen: u64,
    /// What others have reported since then he may not have heard of yet;
    /// None: a script or a person who looks at nothing but the newest state.
    pub since: Option<Moment>,
    /// Lines under his own name that were written at another terminal.
    pub elsewhere: &'a [u64],
}

impl Asker<'_> {
    /// Whether he may not know of this line yet.
    fn is_news(&self, entry: &Entry) -> bool {
        let recent = self.since.is_some_and(|since| entry.at.unix > since.unix);
        let others = entry.by != self.by || self.elsewhere.contains(&entry.n);
        entry.n > self.seen || (others && recent)
    }

    /// Who entered the line, as he is told.
    fn who(&self, entry: &Entry) -> String {
        match entry.by == self.by && self.elsewhere.contains(&entry.n) {
            true => format!("{}, in another terminal,", entry.by),
            false => entry.by.clone(),
        }
    }
}

/// Why a result is not simply replaced, nor the newest action taken back:
/// somebody entered it unseen by the asker, or, from the command line, another
/// entered it a moment ago. None: nobody did, or both say the same.
pub fn contested(event: &Event, command: &Command, asker: Asker) -> Option<Refusal> {
    let (table, result, round, stage) = match command {
        Command::Report { table, result, round, stage } => (table, result, round, stage),
        Command::Undo(None) => return taken_back(event, asker),
        Command::Redo(None) => return brought_back(event, asker),
        _ => return None,
    };
    let (number, stage, round) = find_round(event, *stage, *round).ok()?;
    let pairing = find_table(round, *table).ok()?;
    let there = pairing.outcome.as_ref()?;
    let (reported, state) = Seat { number, stage, round, pairing }.read(event, result).ok()?;
    let entry = newest_report(event, number, round.number, *table)?;
    if state.outcome() == Some(there) || !asker.is_news(entry) {
        return None;
    }
    let theirs = Said::of(event, pairing, there);
    let [theirs, yours] = match &state {
        MatchState::Over(wanted) => theirs.told_apart(&Said::of(event, pairing, wanted)),
        MatchState::Open(_) => [theirs.to_string(), "the match goes on".to_owned()],
    };
    let words = words(&reported);
    Some(Refusal(format!(
        "{} has just reported table {table}: {theirs}; this says: {yours}. Ask which is right; \
         report {table} {words} correct replaces it.",
        asker.who(entry)
    )))
}

/// The newest action is another's, and so new that he who takes it back may
/// mean one of his own.
fn taken_back(event: &Event, asker: Asker) -> Option<Refusal> {
    let entry = event.undoable().filter(|entry| asker.is_news(entry))?;
    Some(Refusal(format!(
        "{} has just saved #{}: {}. Ask whether that is wrong; undo {} takes it back.",
        asker.who(entry),
        entry.n,
        event.tell(entry),
        entry.n
    )))
}

fn brought_back(event: &Event, asker: Asker) -> Option<Refusal> {
    let entry = event.redoable()?;
    let undone = event.log.iter().rev().find(|undo| undo.action == Action::Undo(entry.n))?;
    asker.is_news(undone).then(|| {
        Refusal(format!(
            "{} has just undone #{}: {}. Ask whether that is wrong; redo {} brings it back.",
            asker.who(undone),
            entry.n,
            event.tell(entry),
            entry.n
        ))
    })
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
    event.counting().find(|entry| entry.action.reported().is_some_and(about))
}

/// The words of the verb for this result.
fn words(reported: &Reported) -> String {
    let Reported { games, open, concede, noshow, margin, .. } = reported;
    let last_lost_by = if games.ends_with('L') { Side::A } else { Side::B };
    match (concede, noshow, margin) {
        (Some(side), _, _) => format!("concede {}", letter_of(*side)),
        (_, Some(side), _) => format!("noshow {}", letter_of(*side)),
        _ if *open => {
            let before = games.get(..games.len().saturating_sub(1)).unwrap_or_default();
            format!("{before} concede {}", letter_of(last_lost_by)).trim_start().to_owned()
        }
        (_, _, Some(margin)) => format!("{games} margin={margin}"),
        _ => games.clone(),
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

/// Both results, where one stands at the table and this command enters another
/// in its place; a concession or a no-show is asked about by itself.
pub fn replaces(event: &Event, command: &Command) -> Option<String> {
    let Command::Report { table, result, round, stage } = command else { return None };
    if !matches!(result, Report::Games(_) | Report::WithMargin(..)) {
        return None;
    }
    let (number, stage, round) = find_round(event, *stage, *round).ok()?;
    let pairing = find_table(round, *table).ok()?;
    let there = Said::of(event, pairing, pairing.outcome.as_ref()?);
    let (_, state) = Seat { number, stage, round, pairing }.read(event, result).ok()?;
    let wanted = state.outcome().filter(|wanted| pairing.outcome.as_ref() != Some(wanted))?;
    let [there, wanted] = there.told_apart(&Said::of(event, pairing, wanted));
    Some(format!("It stands: {there}. You enter: {wanted}."))
}
