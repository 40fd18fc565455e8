//! The JSON of the players who are kept apart.

use crate::event::{self, Event};
use crate::ruleset::ApartRounds;
use crate::show::apart::{Line, lines};

shapes! {
    struct KeptApart {
        players: Vec<event::Id>,
        /// The last round, or `always`.
        rounds: ApartRounds,
        absolute: bool,
        /// `name`, or the group: `clubs`, `relatives`, `travel`.
        by: &'static str,
        /// The word that the players of a group share.
        word?: Option<String>,
        why?: Option<String>,
    }
}

pub(super) fn kept_apart(event: &Event) -> Vec<KeptApart> {
    let of = |line: Line| {
        let Line { players, rounds, absolute, shared, why } = line;
        let by = shared.as_ref().map_or("name", |(who, _)| who.word());
        KeptApart { players, rounds, absolute, by, word: shared.map(|(_, word)| word), why }
    };
    lines(event).into_iter().map(of).collect()
}
