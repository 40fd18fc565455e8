//! Applies the repair of a round, and the marks of tables that have begun.

use super::super::action::{Begun, Repaired};
use super::super::outcome::Outcome;
use super::super::stage::Pairing;
use super::super::{Event, How, Moment, Status};
use crate::msg;
use crate::words::Message;
use std::collections::BTreeSet;
use std::sync::Arc;

impl Event {
    pub(super) fn apply_repaired(
        &mut self,
        repaired: &Repaired,
        at: Moment,
    ) -> Result<(), Message> {
        let concerned: BTreeSet<_> = repaired.concerned().collect();
        concerned.iter().chain(&repaired.seated).try_for_each(|id| self.known(*id))?;
        let free = Outcome::bye(How::Played, self.ruleset.preliminary.points.bye);
        let (stage, index) = self.round_mut(repaired.stage, repaired.round)?;
        let round = Arc::make_mut(&mut stage.rounds[index]);
        let changes =
            |p: &Pairing| concerned.contains(&p.a) || p.b.is_some_and(|b| concerned.contains(&b));
        let taken = round.pairings.iter().find(|p| changes(p) && !p.is_bye() && p.has_begun());
        if let Some(table) = taken.and_then(|pairing| pairing.table) {
            return Err(msg!("tables.misread-result", table));
        }
        let before = round.pairings.len();
        round.pairings.retain(|pairing| !changes(pairing));
        let changed = before - round.pairings.len();
        let pair = |(index, [a, b]): (usize, &[u32; 2])| Pairing {
            table: repaired.at.get(index).copied(),
            a: *a,
            b: Some(*b),
            sides: repaired.sides.get(index).copied(),
            repaired: true,
            ..Pairing::default()
        };
        round.pairings.extend(repaired.tables.iter().enumerate().map(pair));
        round.pairings.extend(repaired.bye.map(|a| Pairing {
            a,
            outcome: Some(free),
            repaired: true,
            ..Pairing::default()
        }));
        round.pairings.sort_by_key(|p| (p.table.is_none(), p.sits_out(), p.table));
        round.losses.retain(|id| !repaired.seated.contains(id));
        if changed > 0 || !repaired.tables.is_empty() {
            round.changed = round.posted.map(|_| at);
        }
        let number = repaired.round;
        for id in &repaired.seated {
            self.entrant_mut(*id)?.missed.retain(|missed| *missed != number);
        }
        // They took no part in this round after all.
        for id in &repaired.left {
            match &mut self.entrant_mut(*id)?.status {
                Status::Dropped { after, .. } | Status::Disqualified { after, .. } => {
                    *after = (*after).min(number.saturating_sub(1));
                }
                Status::Active | Status::Unregistered => {}
            }
        }
        if self.checks_in() {
            self.checked_in.extend(&repaired.seated);
        }
        let of_round = (repaired.stage, number);
        self.claims.retain(|claim| {
            let said = &claim.reported;
            (said.stage, said.round) != of_round || !said.of.iter().any(|id| concerned.contains(id))
        });
        Ok(())
    }

    pub(super) fn apply_begun(&mut self, begun: &Begun) -> Result<(), Message> {
        let (stage, index) = self.round_mut(begun.stage, begun.round)?;
        let round = Arc::make_mut(&mut stage.rounds[index]);
        for table in &begun.tables {
            let at = round.position(*table).ok_or_else(|| msg!("log.no-table", n = *table))?;
            round.pairings[at].begun = !begun.not_yet;
        }
        Ok(())
    }
}
