//! The breaches a round can have, and the checks that need no search.

use super::max_cardinality_matching::deficiency;
use super::record::Record;
use crate::msg;
use crate::pairing::{Contender, Id};
use crate::words::{Arg, Message};
use std::cmp::Reverse;

/// One broken rule: the players concerned, and what would have been right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Breach {
    /// Somebody is at a table or has the bye, but is not to be paired.
    Stranger { id: Id },
    /// Somebody is neither at a table nor has the bye.
    LeftOut { id: Id },
    /// Somebody is paired more than once.
    Twice { id: Id },
    /// The number of players is odd and nobody has the bye.
    ByeMissing { players: u32 },
    /// The number of players is even and somebody has the bye.
    ByeNeedless { id: Id, players: u32 },
    /// The bye went to the wrong player.
    ByeWrong { id: Id, right: Id },
    /// There are more rematches than necessary.
    Rematches { tables: Vec<(Id, Id)>, least: u32 },
    /// The rematches are as few as possible, but others have met less often or longer ago.
    MetTooOften { tables: Vec<(Id, Id)> },
    /// There are more pairs than necessary between players with at least `points` and those below.
    PairedDown { points: u32, tables: Vec<(Id, Id)>, least: u32 },
    /// Pairs skip more groups than necessary.
    Skipped { tables: Vec<(Id, Id)>, least: u32 },
    /// At more tables than necessary, players meet who should be kept apart.
    Together { tables: Vec<(Id, Id)>, least: u32, first_round: bool },
    /// Players meet who must not.
    Forbidden { tables: Vec<(Id, Id)> },
    /// Pairing by halves: neither the slide of the group nor its smallest change.
    NotSlid { points: u32, tables: Vec<(Id, Id)>, right: Vec<(Id, Id)> },
}

impl Breach {
    /// The breach in one sentence; `name` returns the name for an id.
    pub fn sentence(&self, name: &dyn Fn(Id) -> String) -> Message {
        let list = |tables: &[(Id, Id)]| {
            let of = |&(a, b): &(Id, Id)| msg!("checker.table", a = name(a), b = name(b)).into();
            Arg::Series(tables.iter().map(of).collect())
        };
        match self {
            Breach::Stranger { id } => msg!("checker.stranger", name = name(*id)),
            Breach::LeftOut { id } => msg!("checker.left-out", name = name(*id)),
            Breach::Twice { id } => msg!("checker.twice", name = name(*id)),
            Breach::ByeMissing { players } => msg!("checker.bye-missing", n = *players),
            Breach::ByeNeedless { id, players } => {
                msg!("checker.bye-needless", name = name(*id), n = *players)
            }
            Breach::ByeWrong { id, right } => {
                msg!("checker.bye-wrong", name = name(*id), right = name(*right))
            }
            Breach::Rematches { tables, least: 0 } => {
                msg!("checker.rematch", tables = list(tables))
            }
            Breach::Rematches { tables, least } => {
                msg!("checker.rematches", tables = list(tables), least = *least)
            }
            Breach::MetTooOften { tables } => {
                msg!("checker.met-too-often", tables = list(tables))
            }
            Breach::PairedDown { points, tables, least: 0 } => {
                msg!("checker.paired-down", n = *points, tables = list(tables))
            }
            Breach::PairedDown { points, tables, least } => msg!(
                "checker.too-many-paired-down",
                n = *points,
                tables = list(tables),
                least = *least
            ),
            Breach::Skipped { tables, least: 0 } => {
                msg!("checker.past-a-group", tables = list(tables))
            }
            Breach::Skipped { tables, least } => {
                msg!("checker.past-too-many", tables = list(tables), least = *least)
            }
            Breach::Together { tables, least: 0, first_round: true } => {
                msg!("checker.together", tables = list(tables))
            }
            Breach::Together { tables, least, first_round: true } => {
                msg!("checker.too-many-together", tables = list(tables), least = *least)
            }
            Breach::Together { tables, least: 0, .. } => {
                msg!("apart.breach-together", tables = list(tables))
            }
            Breach::Together { tables, least, .. } => {
                msg!("apart.breach-too-many", tables = list(tables), least = *least)
            }
            Breach::Forbidden { tables } => msg!("apart.breach", tables = list(tables)),
            Breach::NotSlid { points, tables, right } => {
                msg!("checker.not-folded", n = *points, tables = list(tables), right = list(right))
            }
        }
    }
}

/// Checks that everybody is paired exactly once.
pub(super) fn attendance(field: &[Contender], tables: &[(Id, Id)], bye: Option<Id>) -> Vec<Breach> {
    let mut expected: Vec<Id> = field.iter().map(|one| one.id).collect();
    let mut there: Vec<Id> = tables.iter().flat_map(|&(a, b)| [a, b]).chain(bye).collect();
    expected.sort_unstable();
    there.sort_unstable();
    let mut breaches = Vec::new();
    let mut there = there.as_slice();
    for id in expected {
        while let Some((&stranger, rest)) = there.split_first().filter(|(other, _)| **other < id) {
            breaches.push(Breach::Stranger { id: stranger });
            there = rest;
        }
        let times = there.iter().take_while(|&&other| other == id).count();
        match times {
            0 => breaches.push(Breach::LeftOut { id }),
            1 => {}
            _ => breaches.push(Breach::Twice { id }),
        }
        there = &there[times..];
    }
    breaches.extend(there.iter().map(|&id| Breach::Stranger { id }));
    breaches
}

/// Checks that there is a bye exactly if one is needed, and that the right player has it.
pub(super) fn bye(field: &[Contender], first_round: bool, bye: Option<Id>) -> Option<Breach> {
    let players = field.len() as u32;
    match bye {
        None => (players % 2 == 1).then_some(Breach::ByeMissing { players }),
        Some(id) if players.is_multiple_of(2) => Some(Breach::ByeNeedless { id, players }),
        Some(_) if first_round => None,
        Some(id) => {
            let has = field.iter().find(|one| one.id == id)?;
            let mut order: Vec<&Contender> = field.iter().collect();
            order.sort_by_key(|one| (one.byes, Reverse(one.place)));
            let right = order.iter().find(|one| possible(field, one.id)).or(order.first())?;
            if (has.byes, has.place) == (right.byes, right.place) {
                return None;
            }
            Some(Breach::ByeWrong { id, right: right.id })
        }
    }
}

/// Whether the others can be paired so that nobody meets whom they must not.
fn possible(field: &[Contender], bye: Id) -> bool {
    if field.iter().all(|one| one.never.is_empty()) {
        return true;
    }
    let forget = |one: &Contender| Contender { met: Vec::new(), ..one.clone() };
    let field: Vec<Contender> = field.iter().map(forget).collect();
    let record = Record::new(&field, true, Some(bye));
    deficiency(&record, 0..record.size()) == 0
}
