//! The JSON of the results that players entered and that wait.

use crate::event::{self, Event, Id};

shapes! {
    struct Claim {
        /// The line of the log, by which the inbox names it.
        n: u64,
        at: String,
        /// The station.
        by: String,
        stage: usize,
        round: u32,
        table: u32,
        players: [Id; 2],
        /// One letter for each game, as the first-named player saw it.
        games: String,
        margin?: Option<u32>,
        scores?: Option<[u32; 2]>,
        /// The letters that the table has; null without a result.
        table_has: Option<String>,
    }
}

pub(super) fn claims(event: &Event) -> Vec<Claim> {
    let claim = |claim: &event::Claim| {
        let there = event.claimed_table(claim).and_then(|pairing| pairing.outcome.as_ref());
        let reported = &claim.reported;
        Claim {
            n: claim.n,
            at: claim.at.to_string(),
            by: claim.by.clone(),
            stage: reported.stage,
            round: reported.round,
            table: reported.table,
            players: reported.of,
            games: reported.games.clone(),
            margin: reported.margin,
            scores: reported.scores,
            table_has: there.map(|outcome| outcome.games.to_string()),
        }
    };
    event.inbox().map(claim).collect()
}
