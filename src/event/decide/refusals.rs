//! Refusals that several commands share.

use super::decision::verb;
use crate::event::{Event, Refusal};
use crate::msg;
use crate::words::{Arg, Message};

/// Table numbers told one by one.
const MOST_TOLD: usize = 8;

pub fn closed() -> Refusal {
    Refusal(msg!("common.closed", undo = verb("undo")))
}

pub fn nothing_played() -> Refusal {
    Refusal(msg!("common.nothing-played", pair = verb("pair")))
}

pub fn no_round() -> Refusal {
    Refusal(msg!("common.no-round", pair = verb("pair")))
}

/// The refusal to seat or pair somebody who has left.
pub fn has_left(name: &str) -> Refusal {
    Refusal(msg!("common.has-left", name, rejoin = verb("rejoin")))
}

/// The announced cut in words: `cut to 4`.
pub fn announced_cut(event: &Event) -> Message {
    event.plan.map_or_else(|| msg!("keys.cut"), |plan| plan.cut_phrase())
}

pub fn results_missing(event: &Event) -> Refusal {
    let Some(round) = event.round() else { return no_round() };
    let tables: Vec<u32> = round.missing().filter_map(|p| p.table).collect();
    let (shown, more) = tables.split_at(tables.len().min(MOST_TOLD));
    let mut shown: Vec<Arg> = shown.iter().map(|table| Arg::from(*table)).collect();
    if !more.is_empty() {
        shown.push(msg!("common.more-tables", n = more.len()).into());
    }
    Refusal(msg!(
        "common.results-missing",
        n = tables.len(),
        round = event.round_in_a_sentence(event.stages.len(), round.number),
        tables = Arg::List(shown),
    ))
}

/// Refuses a round that has too few entrants left, and says what can be done instead.
pub fn too_few(event: &Event, number: u32) -> Refusal {
    let who = if event.in_teams() { "team" } else { "player" };
    let (n, rejoin) = (event.active().count(), verb("rejoin"));
    Refusal(match number {
        0 | 1 => msg!("common.too-few", who, n, rejoin),
        _ => {
            let end = verb(format!("setup rounds={}", number - 1));
            msg!("common.too-few-or-end", who, n, rejoin, end)
        }
    })
}

/// The refusal in a round robin, in which the seats decide and nothing is drawn.
pub fn round_robin_refusal() -> Refusal {
    Refusal(msg!("draft.seats-decide", undo = verb("undo"), pods = verb("pods")))
}
