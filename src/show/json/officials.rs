//! The JSON of the leaders and of the calls.

use crate::event::{self, Event, LeaderLine, Ruler};

shapes! {
    struct Leader {
        name: String,
        role: &'static str,
        here: bool,
        plays: bool,
        /// Whether nobody named them, and they lead because they made the event.
        by_default?: bool,
        /// The table at which they play in the newest round.
        table?: Option<u32>,
        /// The person who rules there. Absent if nobody can, or if the organizer has to say it.
        ruled_by?: Option<String>,
    }

    struct Call {
        /// The line of the log.
        n: u64,
        at: String,
        stage: usize,
        round: u32,
        table: u32,
        players: [event::Id; 2],
        /// Whole minutes of the round that were played; null if no clock ran.
        minute: Option<u32>,
        extra_minutes: u32,
        by: Option<String>,
        what: Option<String>,
    }
}

pub(super) fn leaders(event: &Event) -> Vec<Leader> {
    let leader = |line: LeaderLine| {
        let (table, ruler) = line.at.map(|at| (at.table, at.ruler)).unzip();
        let ruled_by = match ruler {
            Some(Ruler::Leader { name, .. }) => Some(name),
            Some(Ruler::NotSaid | Ruler::Nobody) | None => None,
        };
        let LeaderLine { name, role, here, plays, by_default, .. } = line;
        Leader { name, role: role.word(), here, plays, by_default, table, ruled_by }
    };
    event.leader_lines().into_iter().map(leader).collect()
}

pub(super) fn calls(event: &Event) -> Vec<Call> {
    let call = |call: event::Call| {
        let event::Call { entry, called } = call;
        Call {
            n: entry.n,
            at: entry.at.to_string(),
            stage: called.stage,
            round: called.round,
            table: called.table,
            players: called.of,
            minute: called.minute,
            extra_minutes: called.extra,
            by: called.by.clone(),
            what: called.what.clone(),
        }
    };
    event.calls().map(call).collect()
}
