//! Checks what players entered beside a result, and the answers of the scorekeepers.

use super::judge::{Judge, round_name};
use crate::event::action::{Reported, Settled};
use crate::msg;

impl Judge {
    /// Checks that an entry states a result of two who meet at a table of a paired round.
    pub fn claimed(&mut self, n: u64, reported: &Reported) {
        let stage = self.facts.stages.get(reported.stage.wrapping_sub(1));
        let round =
            stage.and_then(|stage| stage.rounds.get((reported.round as usize).wrapping_sub(1)));
        let seats = reported.of.map(Some);
        let meet = round.is_some_and(|round| round.iter().any(|table| table.seats == seats));
        let place = round_name(reported.stage > 1, reported.round);
        if !meet {
            let sentence = msg!("station.verify-nobody", table = reported.table);
            self.breach_at(&place, "table", sentence);
        }
        let judged = reported.open || reported.concede.is_some() || reported.noshow.is_some();
        if judged || reported.time.is_some() || reported.games.is_empty() {
            let sentence = msg!("station.verify-judged", table = reported.table);
            self.breach_at(&place, "claim", sentence);
        }
        self.games_of(reported);
        self.margin(reported);
        self.scores_of(reported);
        self.win_on_time(reported);
        self.claims.insert(n, reported.clone());
    }

    /// Checks that an answer is about an entry that waits, and takes over what it states.
    pub fn settled(&mut self, settled: &Settled) {
        let Some(claimed) = self.claims.remove(&settled.claim) else {
            let sentence = msg!("station.verify-no-entry", n = settled.claim);
            return self.breach_at(&msg!("station.verify-inbox"), "settle", sentence);
        };
        let Some(result) = &settled.result else { return };
        let stated = |one: &Reported| {
            let games = one.games.to_ascii_uppercase();
            (one.stage, one.round, one.table, one.of, games, (one.margin, one.scores, one.timed))
        };
        if stated(result) != stated(&claimed) {
            let sentence = msg!("station.verify-other-result", n = settled.claim);
            self.breach_at(&msg!("station.verify-inbox"), "settle", sentence);
        }
    }
}

#[cfg(test)]
mod tests;
