//! Pods and seats, and the needs and progress of a draft.

use super::page::{Column, Page, Rows, Section, Table};
use super::standings::where_it_stands;
use crate::event::decide::counted;
use crate::event::{Event, Id, Refusal, Step, opened_by};
use crate::ruleset::{PairingKind, Pass};

pub(super) fn page(event: &Event) -> Result<Page, Refusal> {
    let pods = pods(event)?;
    let mut facts = vec![where_it_stands(event)];
    facts.extend(needs(event));
    facts.extend(step(event));
    facts.extend(redrafts(event));
    let section = |(pod, seats): (usize, &Vec<Id>)| {
        let rows = (0..seats.len()).map(|seat| (pod, seat));
        Section::new(heading(event, pod), table_of(event, rows, false))
    };
    let sections = pods.iter().enumerate().map(section).collect();
    Ok(Page { title: format!("{} · pods", event.name()), facts, sections })
}

/// All players in one table, with the pod as first column.
pub(super) fn table(event: &Event) -> Result<Table, Refusal> {
    let pods = pods(event)?.iter().enumerate();
    let seats = pods.flat_map(|(pod, seats)| (0..seats.len()).map(move |seat| (pod, seat)));
    Ok(table_of(event, seats, true))
}

/// `Pod 2: 6 players, 5 rounds`.
fn heading(event: &Event, at: usize) -> String {
    let players = event.pods.get(at).map_or(0, Vec::len);
    let count = counted(players, "player");
    match event.ruleset.preliminary.pairing {
        PairingKind::RoundRobin => {
            let rounds = counted(crate::event::rounds_of_pod(players) as usize, "round");
            format!("Pod {}: {count}, {rounds}", at + 1)
        }
        PairingKind::RandomInGroups | PairingKind::HalvesByStart | PairingKind::None => {
            format!("Pod {}: {count}", at + 1)
        }
    }
}

/// A row for each of these seats, given as their pod and their number there, both from 0.
fn table_of(
    event: &Event,
    seats: impl IntoIterator<Item = (usize, usize)>,
    with_pod: bool,
) -> Table {
    // The player so many seats to the left; a pod is a circle.
    let label = |(pod, seat): &(usize, usize), left: usize| {
        let seats = &event.pods[*pod];
        event.label(seats[(seat + left) % seats.len()])
    };
    let now = event.passing();
    let holds = |(pod, seat): &(usize, usize)| {
        let players = event.pods[*pod].len();
        let owner = now.map(|(pick, pass)| opened_by(players, *seat, pick, pass));
        owner.map_or(String::new(), |owner| label(&(*pod, owner), 0))
    };
    Rows::of(seats)
        .column_if(with_pod, Column::number("Pod"), |(pod, _)| (pod + 1).to_string())
        .column(Column::number("Seat"), |(_, seat)| (seat + 1).to_string())
        .column(Column::words("Player"), |at| label(at, 0))
        .column(Column::words("At the left"), |at| label(at, 1))
        .column(Column::words("At the right"), |at| label(at, event.pods[at.0].len() - 1))
        .column(Column::words("Holds the hand of").optional(), holds)
        .table()
}

/// The seats of each pod.
fn pods(event: &Event) -> Result<&[Vec<Id>], Refusal> {
    if event.ruleset.draft.is_none() && event.ruleset.preliminary.pairing != PairingKind::RoundRobin
    {
        return Err(Refusal::from("This game has no pods: pair draws every round."));
    }
    if event.pods.is_empty() {
        return Err(Refusal::from("No pods are drawn yet: pods draws them."));
    }
    Ok(&event.pods)
}

/// `78 boosters and 13 draft sets are needed; 60 boosters are in the hall, 18 are missing.`
pub fn needs(event: &Event) -> Option<String> {
    let needs = event.draft_needs()?;
    let boosters = counted(needs.boosters as usize, "booster");
    let sets = match needs.sets {
        0 => String::new(),
        n => format!(" and {}", counted(n as usize, "draft set")),
    };
    let there = match (needs.there, needs.missing()) {
        (None, _) => String::new(),
        (Some(there), 0) => format!("; {there} are in the hall, enough"),
        (Some(there), missing) => format!("; {there} are in the hall, {missing} missing"),
    };
    Some(format!("Needed: {boosters}{sets}{there}"))
}

/// `Draft: phase 1, pick 5 of 15, hands of 11 cards, passed left`.
pub fn step(event: &Event) -> Option<String> {
    let draft = event.ruleset.draft.as_ref()?;
    Some(match event.draft?.step {
        Step::Open => format!("Draft: {} are opened", counted(draft.boosters as usize, "booster")),
        Step::Build => format!("Draft: decks are built from {} cards", draft.pool()),
        Step::Pick { phase, pick } => {
            let whole = draft.hand_at(phase, 1);
            let hand = counted(draft.hand_at(phase, pick) as usize, "card");
            let way = match draft.pass(phase) {
                Some(Pass::Right) => "right",
                Some(Pass::Left) | None => "left",
            };
            format!("Draft: phase {phase}, pick {pick} of {whole}, hands of {hand}, passed {way}")
        }
    })
}

/// The players whose turn it is to take a rare card, pod by pod.
fn redrafts(event: &Event) -> Vec<String> {
    let of = |(pod, redraft): (&usize, &crate::event::Redraft)| {
        let number = pod + 1;
        let taken = redraft.taken.len();
        match event.redraft_turn(*pod) {
            Some(id) => format!(
                "Redraft of pod {number}: {taken} of {} cards taken, {} is next",
                redraft.cards,
                event.label(id)
            ),
            None => format!("Redraft of pod {number}: {taken} of {} cards taken", redraft.cards),
        }
    };
    event.redrafts.iter().map(of).collect()
}
