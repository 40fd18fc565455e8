//! Applies that two players are kept apart by name.

use crate::event::action::ApartSet;
use crate::event::state::KeptApart;
use crate::event::{Entry, Event};
use crate::words::Message;

impl Event {
    pub(super) fn apply_apart(&mut self, set: &ApartSet, entry: &Entry) -> Result<(), Message> {
        let ApartSet { pair, wish } = set;
        pair.iter().try_for_each(|id| self.known(*id))?;
        let [a, b] = *pair;
        self.apart.retain(|kept| kept.pair != [a, b] && kept.pair != [b, a]);
        self.apart.extend(wish.map(|wish| KeptApart {
            pair: *pair,
            wish,
            why: entry.reason.clone(),
            n: entry.n,
        }));
        Ok(())
    }
}
