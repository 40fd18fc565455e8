//! Calls for an official at a table.

use super::decision::{Decision, Given, cleaned_text, verb};
use super::officials::named_official;
use super::timer::{extra_range, no_table};
use crate::event::action::Called;
use crate::event::leaders::sits_at;
use crate::event::refuse_if::refuse_if;
use crate::event::{Action, Event, Moment, Refusal, Ruler};
use crate::msg;
use crate::words::{Arg, Message};

/// The facts of a call, as a user typed them.
pub(super) struct CallArgs<'a> {
    /// Extra minutes for the table.
    pub extra: Option<u32>,
    /// The official who came.
    pub by: Option<&'a str>,
    pub what: Option<&'a str>,
}

pub(super) fn call(
    event: &Event,
    table: u32,
    args: CallArgs,
    now: Moment,
) -> Result<Decision, Refusal> {
    let no_round = || Refusal(msg!("judge.no-round", pair = verb("pair")));
    let round = event.round().ok_or_else(no_round)?;
    let pairing = round.at_table(table).ok_or_else(|| no_table(event, table))?;
    let Some(b) = pairing.b else { return Err(no_table(event, table)) };
    let of = [pairing.a, b];
    if let Some(extra) = args.extra {
        extra_range(extra)?;
        refuse_if(pairing.outcome.is_some(), || msg!("clock.table-has-result", table))?;
    }
    let by = args.by.map(|name| named_official(event, name)).transpose()?;
    if let Some(name) = by.as_ref().filter(|name| !event.is_leader_here(name)) {
        let here = verb(format!("official {name} here"));
        return Err(Refusal(msg!("judge.official-away", name, here)));
    }
    let what = args.what.map(|what| cleaned_text(Given::Note, what)).transpose()?;
    let played = event.clock.played(now.unix);
    let minute = played.and_then(|seconds| u32::try_from(seconds.max(0) / 60).ok());
    let extra = args.extra.unwrap_or(0);
    let (stage, number) = (event.stages.len(), round.number);
    let called = Called { stage, round: number, table, of, minute, extra, by, what };
    let mut told = vec![msg!("judge.call-noted", table, what = called.phrase())];
    if extra > 0 {
        let all = msg!("pages.minutes", n = pairing.extra_minutes.saturating_add(extra));
        told.push(msg!("clock.extended", table, minutes = all));
    }
    let warning = called.by.as_ref().and_then(|name| plays_there(event, name, table, of));
    Ok(Decision::new(Action::Call(called), Message::sentences(told)).warned(warning))
}

/// The warning that the official who came plays at this table, with who rules there.
fn plays_there(event: &Event, name: &str, table: u32, of: [u32; 2]) -> Option<Message> {
    if !sits_at(event, name, of) {
        return None;
    }
    let ruler = event.ruled_table_at(table).map(|ruled| ruled.ruler);
    Some(match ruler {
        Some(ruler @ Ruler::Leader { .. }) => {
            msg!("judge.official-plays", name, who = Arg::from(ruler.phrase(&event.ruleset)))
        }
        _ => msg!("judge.official-plays-alone", name),
    })
}
