//! Repaired rounds and tables that have begun, in words.

use crate::event::action::{Begun, Repaired};
use crate::event::{Event, Id};
use crate::msg;
use crate::words::{Arg, Message};

/// Tables told one by one.
const MOST_TOLD: usize = 6;

impl Event {
    /// `round 3 repaired: table 2: Ewa – Jan; Ola has the bye`.
    pub(super) fn tell_repaired(&self, repaired: &Repaired) -> Message {
        let round = self.round_in_a_sentence(repaired.stage, repaired.round);
        msg!("tables.log", round, what = self.repair_in_words(repaired))
    }

    /// The changes in a round that is repaired.
    pub(in crate::event) fn repair_in_words(&self, repaired: &Repaired) -> Arg {
        let label = |id: Id| self.label(id);
        let table = |([a, b], at): (&[Id; 2], &u32)| {
            Arg::from(msg!("tables.table", table = *at, a = label(*a), b = label(*b)))
        };
        let more = repaired.tables.len().saturating_sub(MOST_TOLD);
        let mut told: Vec<Arg> =
            repaired.tables.iter().zip(&repaired.at).take(MOST_TOLD).map(table).collect();
        told.extend((more > 0).then(|| msg!("tables.more-tables", n = more).into()));
        told.extend(repaired.bye.map(|id| msg!("tables.has-bye", name = label(id)).into()));
        told.extend(repaired.left.iter().map(|id| msg!("log.left", name = label(*id)).into()));
        Arg::Clauses(told)
    }

    /// `round 3: tables 1, 4 have begun`.
    pub(super) fn tell_begun(&self, begun: &Begun) -> Message {
        let round = self.round_in_a_sentence(begun.stage, begun.round);
        let (n, tables) = (begun.tables.len(), begun.tables.clone());
        match begun.not_yet {
            false => msg!("tables.log-begun", round, n, tables),
            true => msg!("tables.log-not-begun", round, n, tables),
        }
    }
}
