//! Values that no two players share.

use super::facts::{Facts, Presence};
use crate::event::Id;
use std::collections::BTreeMap;

/// Values that only one player may have, with the player who has each.
#[derive(Default)]
pub(super) struct UniqueValues {
    /// Names without regard to case.
    pub names: BTreeMap<String, Id>,
    /// Numbers of members without regard to case.
    pub members: BTreeMap<String, Id>,
    /// The number drawn for each player, which is the last tie-break.
    pub ties: BTreeMap<u32, Id>,
}

impl UniqueValues {
    /// The values of everybody who is registered.
    pub fn of(facts: &Facts) -> UniqueValues {
        let mut unique = UniqueValues::default();
        for (id, person) in (1..).zip(facts.people.iter()) {
            if person.presence == Presence::Unregistered {
                continue;
            }
            let names = [Some(&person.name), person.partner.as_ref()].into_iter().flatten();
            unique.names.extend(names.map(|name| (name.to_lowercase(), id)));
            let numbers = numbers(person.member.as_deref(), person.partner.is_some());
            unique.members.extend(numbers.map(|number| (number, id)));
            unique.ties.insert(person.tie, id);
        }
        unique
    }
}

/// The numbers in this text, in small letters; a team's two have `&` between them.
pub(super) fn numbers(text: Option<&str>, of_team: bool) -> impl Iterator<Item = String> {
    let text = text.unwrap_or_default().to_lowercase();
    let parts: Vec<&str> = if of_team { text.splitn(2, '&').collect() } else { vec![&text] };
    let parts: Vec<String> = parts.into_iter().map(|part| part.trim().to_owned()).collect();
    parts.into_iter().filter(|part| !part.is_empty())
}
