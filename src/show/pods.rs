//! Pods and seats, and the needs and progress of a draft.

use super::page::{Column, Page, Section, Table};
use super::standings::where_it_stands;
use crate::event::decide::counted;
use crate::event::{Event, Id, Refusal, Step, opened_by};
use crate::ruleset::{PairingKind, Pass};

pub(super) fn page(event: &Event) -> Result<Page, Refusal> {
    let rows = rows(event)?;
    let mut facts = vec![where_it_stands(event)];
    facts.extend(needs(event));
    facts.extend(step(event));
    facts.extend(redrafts(event));
    let sections = rows.into_iter().enumerate().map(|(at, rows)| {
        let heading = heading(event, at);
        Section::new(heading, Table { columns: columns(), rows })
    });
    Ok(Page { title: format!("{} · pods", event.name()), facts, sections: sections.collect() })
}

/// All players in one table, with the pod as first column.
pub(super) fn table(event: &Event) -> Result<Table, Refusal> {
    let mut all = Vec::new();
    for (at, rows) in rows(event)?.into_iter().enumerate() {
        all.extend(rows.into_iter().map(|row| [vec![(at + 1).to_string()], row].concat()));
    }
    let columns = [vec![Column::number("Pod")], columns()].concat();
    Ok(Table { columns, rows: all })
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
        _ => format!("Pod {}: {count}", at + 1),
    }
}

fn columns() -> Vec<Column> {
    vec![
        Column::number("Seat"),
        Column::words("Player"),
        Column::words("At the left"),
        Column::words("At the right"),
        Column::words("Holds the hand of").optional(),
    ]
}

/// The rows of each pod.
fn rows(event: &Event) -> Result<Vec<Vec<Vec<String>>>, Refusal> {
    if event.ruleset.draft.is_none() && event.ruleset.preliminary.pairing != PairingKind::RoundRobin
    {
        return Err(Refusal::from("This game has no pods: pair draws every round."));
    }
    if event.pods.is_empty() {
        return Err(Refusal::from("No pods are drawn yet: pods draws them."));
    }
    let now = event.passing();
    let pod = |seats: &Vec<Id>| {
        let name = |at: usize| event.label(seats[at % seats.len()]);
        let row = |at: usize| {
            let holds = now.map(|(pick, pass)| name(opened_by(seats.len(), at, pick, pass)));
            vec![
                (at + 1).to_string(),
                name(at),
                name(at + 1),
                name(at + seats.len() - 1),
                holds.unwrap_or_default(),
            ]
        };
        (0..seats.len()).map(row).collect()
    };
    Ok(event.pods.iter().map(pod).collect())
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
                _ => "left",
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
