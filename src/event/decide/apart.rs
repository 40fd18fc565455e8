//! Entrants who should not meet in the first round.
//!
//! They are members of one club, relatives, or people who travelled together, as far as the
//! ruleset asks to keep them apart.

use crate::event::name::normalise;
use crate::event::{Entrant, Event, Id, Refusal};
use crate::msg;
use crate::ruleset::Relation;
use crate::words::{Arg, Message};
use std::collections::HashMap;

/// For each entrant to be paired, the opponents they should not meet. The order is that of
/// [`Event::next_field`].
pub(super) fn apart(event: &Event) -> Vec<Vec<Id>> {
    let active: Vec<&Entrant> = event.next_field().collect();
    let mut apart: Vec<Vec<usize>> = vec![Vec::new(); active.len()];
    for relation in &event.ruleset.preliminary.apart_in_first_round {
        let mut related: HashMap<String, Vec<usize>> = HashMap::new();
        for (at, entrant) in active.iter().enumerate() {
            if let Some(word) = word(entrant, *relation) {
                related.entry(normalise(word)).or_default().push(at);
            }
        }
        for all in related.values() {
            all.iter().for_each(|at| apart[*at].extend(all.iter().filter(|other| *other != at)));
        }
    }
    let ids = |mut others: Vec<usize>| {
        others.sort_unstable();
        others.dedup();
        others.into_iter().map(|at| active[at].id).collect()
    };
    apart.into_iter().map(ids).collect()
}

/// The word that stands for this relation. Entrants with the same word are related.
fn word(entrant: &Entrant, relation: Relation) -> Option<&str> {
    match relation {
        Relation::SameClub => entrant.club.as_deref(),
        Relation::Relatives => entrant.family.as_deref(),
        Relation::TravelledTogether => entrant.travel.as_deref(),
    }
}

/// One sentence for every table of the first round at which two entrants meet who should
/// not.
pub(super) fn not_kept_apart(event: &Event, tables: &[[Id; 2]], by_hand: bool) -> Vec<Message> {
    let wanted = &event.ruleset.preliminary.apart_in_first_round;
    let told = |[a, b]: &[Id; 2]| {
        let (first, second) = (event.entrant(*a)?, event.entrant(*b)?);
        let same = |relation: &&Relation| {
            let [one, other] = [first, second].map(|e| word(e, **relation).map(normalise));
            one.is_some() && one == other
        };
        let how: Vec<Arg> =
            wanted.iter().filter(same).map(|relation| phrase(*relation).into()).collect();
        let (a, b, none) = (first.label(), second.label(), how.is_empty());
        let how = Arg::Series(how);
        (!none).then(|| match by_hand {
            true => msg!("pair.related-meet", a = a, b = b, how = how),
            false => msg!("pair.related-not-kept-apart", a = a, b = b, how = how),
        })
    };
    tables.iter().filter_map(told).collect()
}

fn phrase(relation: Relation) -> Message {
    match relation {
        Relation::SameClub => msg!("pair.of-one-club"),
        Relation::Relatives => msg!("pair.relatives"),
        Relation::TravelledTogether => msg!("pair.travelled-together"),
    }
}

/// Refuses a family or travel word in a game that keeps nobody apart by it.
pub(super) fn asked_for(
    event: &Event,
    family: Option<&str>,
    travel: Option<&str>,
) -> Result<(), Refusal> {
    let wanted = &event.ruleset.preliminary.apart_in_first_round;
    let game = &event.ruleset.name;
    if family.is_some() && !wanted.contains(&Relation::Relatives) {
        return Err(Refusal(msg!("register.no-family", game = game)));
    }
    if travel.is_some() && !wanted.contains(&Relation::TravelledTogether) {
        return Err(Refusal(msg!("register.no-travel", game = game)));
    }
    Ok(())
}
