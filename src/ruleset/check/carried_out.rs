//! What the schema can say and this version does not do. Such a file is
//! refused in plain words rather than run by halves.

use super::{Findings, Ruleset, word};
use crate::ruleset::{FinalsKind, Relation, TieBreak};

const ADVICE: &str = "leave it out, or run the game with a version of komandor that does it";

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings) {
    let mut not_yet = |path: &str, what: String| {
        found.add(path, format!("this version of komandor does not carry out {what}"), ADVICE);
    };
    let preliminary = &ruleset.preliminary;
    if preliminary.swap_sides {
        not_yet("preliminary.swap_sides", "swapped sides".into());
    }
    for (n, tie_break) in preliminary.tie_breaks.iter().enumerate() {
        if *tie_break == TieBreak::Margin {
            not_yet(&format!("preliminary.tie_breaks[{n}]"), "margins of victory".into());
        }
    }
    for (n, relation) in preliminary.apart_in_first_round.iter().enumerate() {
        if *relation != Relation::SameClub {
            not_yet(&format!("preliminary.apart_in_first_round[{n}]"), word(*relation));
        }
    }
    if matches!(ruleset.finals.kind, FinalsKind::DoubleElimination | FinalsKind::DecidingMatch) {
        not_yet("finals.kind", word(ruleset.finals.kind));
    }
    if ruleset.finals.sides.is_some() {
        not_yet("finals.sides", "a choice of sides".into());
    }
}
