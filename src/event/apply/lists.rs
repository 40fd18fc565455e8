//! Applies lists that are handed in or accepted.

use super::super::action::{Handed, ListAccepted};
use super::super::list_version::{Acceptance, ListVersion};
use super::super::{Entry, Event};
use crate::msg;
use crate::words::Message;

impl Event {
    pub(super) fn apply_list(&mut self, handed: &Handed, entry: &Entry) -> Result<(), Message> {
        self.known(handed.id)?;
        let version = ListVersion {
            n: entry.n,
            at: entry.at,
            by: entry.by.clone(),
            lines: handed.lines.clone(),
            faults: handed.faults.clone(),
            accepted: None,
        };
        self.lists.entry(handed.id).or_default().push(version);
        Ok(())
    }

    pub(super) fn apply_accepted(
        &mut self,
        accepted: &ListAccepted,
        entry: &Entry,
    ) -> Result<(), Message> {
        let versions = self.lists.get_mut(&accepted.id);
        let version = versions.and_then(|all| all.iter_mut().find(|one| one.n == accepted.list));
        let version = version.ok_or_else(|| msg!("decklist.misread-no-list", n = accepted.list))?;
        version.accepted = Some(Acceptance {
            n: entry.n,
            at: entry.at,
            by: entry.by.clone(),
            reason: entry.reason.clone(),
        });
        Ok(())
    }
}
