//! Pods and seats, and the needs and progress of a draft.

use super::page::{Column, Page, Rows, Section, Table};
use super::standings::where_it_stands;
use crate::event::{Event, Id, Refusal, Step, opened_by};
use crate::msg;
use crate::ruleset::{PairingKind, Pass};
use crate::words::{Arg, Message};

pub(super) fn page(event: &Event) -> Result<Page, Refusal> {
    let pods = pods(event)?;
    let mut facts: Vec<Arg> = vec![where_it_stands(event).into()];
    facts.extend(needs(event).into_iter().chain(step(event)).chain(redrafts(event)).map(Arg::from));
    let section = |(pod, seats): (usize, &Vec<Id>)| {
        let rows = (0..seats.len()).map(|seat| (pod, seat));
        Section::new(heading(event, pod), table_of(event, rows, false))
    };
    Ok(Page {
        title: msg!("common.dotted", one = event.name(), other = msg!("verify.pods")).into(),
        facts,
        sections: pods.iter().enumerate().map(section).collect(),
    })
}

/// All players in one table, with the pod as first column.
pub(super) fn table(event: &Event) -> Result<Table, Refusal> {
    let pods = pods(event)?.iter().enumerate();
    let seats = pods.flat_map(|(pod, seats)| (0..seats.len()).map(move |seat| (pod, seat)));
    Ok(table_of(event, seats, true))
}

/// `Pod 2: 6 players, 5 rounds`.
fn heading(event: &Event, at: usize) -> Message {
    let players = event.pods.get(at).map_or(0, Vec::len);
    let mut size = vec![msg!("common.players", n = players).into()];
    if event.ruleset.preliminary.pairing == PairingKind::RoundRobin {
        size.push(msg!("common.rounds", n = crate::event::rounds_of_pod(players)).into());
    }
    msg!("pages.pod-of", n = at + 1, size = Arg::Series(size))
}

/// A row for each of these seats, given as their pod and their number there, both from 0.
fn table_of(
    event: &Event,
    seats: impl IntoIterator<Item = (usize, usize)>,
    with_pod: bool,
) -> Table {
    // The player this many seats to the left; a pod is a circle.
    let label = |(pod, seat): &(usize, usize), left: usize| {
        let seats = &event.pods[*pod];
        event.label(seats[(seat + left) % seats.len()])
    };
    let now = event.passing();
    let holds = |(pod, seat): &(usize, usize)| {
        let players = event.pods[*pod].len();
        let owner = now.map(|(pick, pass)| opened_by(players, *seat, pick, pass));
        Arg::or_empty(owner.map(|owner| label(&(*pod, owner), 0)))
    };
    Rows::of(seats)
        .column_if(with_pod, Column::number(msg!("screen.pod-short").capitalised()), |(pod, _)| {
            pod + 1
        })
        .number(msg!("standings.seat"), |(_, seat)| seat + 1)
        .words(msg!("keys.player").capitalised(), |at| label(at, 0))
        .words(msg!("screen.at-the-left").capitalised(), |at| label(at, 1))
        .words(msg!("standings.right"), |at| label(at, event.pods[at.0].len() - 1))
        .words_if_any(msg!("standings.holds"), holds)
        .table()
}

fn pods(event: &Event) -> Result<&[Vec<Id>], Refusal> {
    if event.ruleset.draft.is_none() && event.ruleset.preliminary.pairing != PairingKind::RoundRobin
    {
        return Err(Refusal(msg!("cli.no-pods", verb = Arg::Verb("pair".into()))));
    }
    if event.pods.is_empty() {
        return Err(Refusal(msg!("draft.no-pods", pods = Arg::Verb("pods".into()))));
    }
    Ok(&event.pods)
}

/// `78 boosters and 13 draft sets are needed; 60 boosters are in the hall, 18 are missing.`
pub fn needs(event: &Event) -> Option<Message> {
    let needs = event.draft_needs()?;
    let boosters: Arg = msg!("common.boosters", n = needs.boosters).into();
    let sets = (needs.sets > 0).then(|| msg!("common.draft-sets", n = needs.sets).into());
    let needed = Arg::List([Some(boosters), sets].into_iter().flatten().collect());
    Some(match (needs.there, needs.missing()) {
        (None, _) => msg!("draft.needed", needed),
        (Some(there), 0) => msg!("draft.needed-enough", needed, there),
        (Some(there), missing) => {
            msg!("draft.needed-missing", needed, there, missing)
        }
    })
}

/// `Draft: phase 1, pick 5 of 15, hands of 11 cards, passed left`.
pub fn step(event: &Event) -> Option<Message> {
    let draft = event.ruleset.draft.as_ref()?;
    Some(match event.draft?.step {
        Step::Open => msg!("draft.open", boosters = msg!("common.boosters", n = draft.boosters)),
        Step::Build => msg!("draft.build", n = draft.pool()),
        Step::Pick { phase, pick } => {
            let way = match draft.pass(phase) {
                Some(Pass::Right) => msg!("draft.way", way = "right"),
                Some(Pass::Left) | None => msg!("draft.way", way = "left"),
            };
            msg!(
                "draft.pick",
                phase,
                pick,
                all = draft.hand_at(phase, 1),
                hand = draft.hand_at(phase, pick),
                way,
            )
        }
    })
}

/// The players whose turn it is to take a rare card, pod by pod.
fn redrafts(event: &Event) -> Vec<Message> {
    let of = |(pod, redraft): (&usize, &crate::event::Redraft)| {
        let (taken, all) = (redraft.taken.len(), redraft.cards);
        match event.redraft_turn(*pod).map(|id| event.label(id)) {
            Some(name) => msg!("draft.redraft-next", pod = pod + 1, taken, all, name),
            None => msg!("draft.redraft", pod = pod + 1, taken, all),
        }
    };
    event.redrafts.iter().map(of).collect()
}
