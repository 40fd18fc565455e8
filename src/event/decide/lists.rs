//! Deck and army lists: taking them in, and accepting their faults.

use super::decision::{Decision, Given, cleaned_text, verb};
use crate::event::action::{Handed, ListAccepted};
use crate::event::name::{clean_text, is_hostile};
use crate::event::refuse_if::refuse_if;
use crate::event::{Action, Event, Refusal, Who, find};
use crate::msg;
use crate::words::Message;

/// The most lines of a list. Four decks of the card game need a hundred.
pub const MOST_LINES: usize = 400;
/// The largest list, in bytes.
pub const MOST_BYTES: usize = 64 * 1024;

pub(super) fn hand_in(
    event: &Event,
    who: &Who,
    lines: &[String],
    faults: &[Message],
    doubts: &[Message],
) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    let name = || event.label(id);
    let end = lines.iter().rposition(|line| !line.trim().is_empty()).map_or(0, |last| last + 1);
    let lines = &lines[..end];
    refuse_if(lines.is_empty(), || msg!("decklist.hand-in-empty", name = name()))?;
    if let Some(why) = oversized(lines) {
        return Err(Refusal(why));
    }
    let lines: Vec<String> = lines.iter().zip(1..).map(cleaned).collect::<Result<_, _>>()?;
    if event.newest_list(id).is_some_and(|newest| newest.lines == lines) {
        return Ok(Decision::unchanged(msg!("judge.same-list", name = name())));
    }
    let handed = Handed { id, lines, faults: faults.iter().map(Message::to_string).collect() };
    let told = msg!("judge.list", name = name());
    Ok(Decision::new(Action::List(handed), told).warned(faults.iter().chain(doubts).cloned()))
}

/// Says that a list is larger than any list of a game.
pub fn oversized<T: AsRef<str>>(lines: &[T]) -> Option<Message> {
    let bytes: usize = lines.iter().map(|line| line.as_ref().len() + 1).sum();
    if bytes > MOST_BYTES {
        return Some(msg!("decklist.hand-in-too-many-bytes", n = bytes, most = MOST_BYTES));
    }
    let n = lines.len();
    (n > MOST_LINES).then(|| msg!("decklist.hand-in-too-many-lines", n, most = MOST_LINES))
}

/// A line without harmful characters; an empty one stays, so that the others keep their numbers.
fn cleaned((line, number): (&String, usize)) -> Result<String, Refusal> {
    let line = line.replace('\t', " ");
    if line.trim().is_empty() {
        return Ok(String::new());
    }
    if let Some(bad) = line.chars().find(|c| is_hostile(*c)) {
        let code = format!("U+{:04X}", u32::from(bad));
        return Err(Refusal(msg!("decklist.hand-in-hostile", line = number, code)));
    }
    clean_text(&line).map_err(|why| Refusal(msg!("decklist.hand-in-at-line", line = number, why)))
}

pub(super) fn accept(
    event: &Event,
    who: &Who,
    list: Option<u64>,
    faults: usize,
    reason: &str,
) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    let name = event.label(id);
    let Some(newest) = event.newest_list(id) else {
        return Err(Refusal(msg!("decklist.no-list", name, list = verb("list WHO FILE"))));
    };
    refuse_if(list != Some(newest.n), || msg!("decklist.newer-list", name = &name, n = newest.n))?;
    refuse_if(faults == 0, || msg!("decklist.no-fault", name = &name))?;
    let reason = cleaned_text(Given::Reason, reason)?;
    let accepted = newest.accepted.as_ref().and_then(|accepted| accepted.reason.as_ref());
    if accepted == Some(&reason) {
        return Ok(Decision::unchanged(msg!("decklist.accepted-already", name)));
    }
    let told = msg!("decklist.accepted", name, n = faults);
    let action = Action::AcceptList(ListAccepted { id, list: newest.n });
    Ok(Decision { reason: Some(reason), ..Decision::new(action, told) })
}
