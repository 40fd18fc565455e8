//! The lists that entrants have handed in, with every version of each.

use super::entrant::Id;
use super::list_version::ListVersion;
use super::state::Event;
use crate::msg;
use crate::words::{Arg, Message};

/// The most names in a sentence.
const MOST_NAMES: usize = 6;

impl Event {
    /// Every version of this entrant's list, oldest first; none without a list.
    pub fn list_versions(&self, id: Id) -> &[ListVersion] {
        self.lists.get(&id).map_or(&[], Vec::as_slice)
    }

    /// The newest version of this entrant's list.
    pub fn newest_list(&self, id: Id) -> Option<&ListVersion> {
        self.list_versions(id).last()
    }

    /// Whether everybody has to hand in a list: as announced, else as the tier demands.
    pub fn lists_required(&self) -> bool {
        self.setup.lists.unwrap_or_else(|| self.tier_demands_lists())
    }

    /// Whether the tier demands lists; the ruleset's first tier counts if none is announced.
    pub fn tier_demands_lists(&self) -> bool {
        let first = self.ruleset.tiers.first();
        let tier = self.setup.tier.and_then(|tier| self.ruleset.tier(tier)).or(first);
        tier.is_some_and(|tier| tier.lists_required)
    }

    /// Whether decks have to be sleeved: as announced, else as the announced tier demands.
    pub fn sleeves_required(&self) -> bool {
        let tier = self.setup.tier.and_then(|tier| self.ruleset.tier(tier));
        self.setup.sleeves.unwrap_or_else(|| tier.is_some_and(|tier| tier.sleeves_required))
    }

    /// Whether it is announced that everybody may see the lists of those in the cut.
    pub fn lists_are_open(&self) -> bool {
        self.setup.open_lists == Some(true)
    }

    /// Those who are in the event and have handed in no list.
    pub fn without_list(&self) -> Vec<Id> {
        let missing = self.active().filter(|entrant| self.newest_list(entrant.id).is_none());
        missing.map(|entrant| entrant.id).collect()
    }

    /// Names those without a list, if lists are required.
    pub fn lists_missing(&self) -> Option<Message> {
        let missing = self.without_list();
        let said = self.lists_required() && !missing.is_empty();
        said.then(|| {
            let (n, all) = (missing.len(), self.active().count());
            msg!("decklist.missing", n, all, names = self.some_names(&missing))
        })
    }

    /// Those who are in the event and whose newest list has faults that nobody accepted.
    pub fn with_faulty_list(&self) -> Vec<Id> {
        let is_faulty = |list: &ListVersion| !list.faults.is_empty() && list.accepted.is_none();
        let faulty =
            self.active().filter(|entrant| self.newest_list(entrant.id).is_some_and(is_faulty));
        faulty.map(|entrant| entrant.id).collect()
    }

    /// Names those whose list has faults, if lists are required.
    pub fn lists_faulty(&self) -> Option<Message> {
        let faulty = self.with_faulty_list();
        let said = self.lists_required() && !faulty.is_empty();
        let names = || self.some_names(&faulty);
        said.then(|| msg!("preflight.faulty-lists", n = faulty.len(), names = names()))
    }

    /// The names as a sentence tells them, those that are too many as a number.
    pub fn some_names(&self, ids: &[Id]) -> Arg {
        let told = if ids.len() > MOST_NAMES + 1 { MOST_NAMES } else { ids.len() };
        let mut names: Vec<Arg> = ids[..told].iter().map(|id| self.label(*id).into()).collect();
        let more = ids.len() - told;
        names.extend((more > 0).then(|| msg!("common.more", n = more).into()));
        names.into()
    }
}
