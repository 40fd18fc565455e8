//! When sheets and the site are due.

use crate::event::action::Fact;
use crate::event::{Action, Event, Outputs, Round};
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

/// The part of an event that the room may read: a number for the sheets, and one for the site.
///
/// Two states with the same numbers need no other sheets and no other site.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Published {
    paper: u64,
    site: u64,
}

/// The folders that are to be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Due {
    pub paper: bool,
    pub site: bool,
}

impl Due {
    /// Nothing is to be written: only what another program has left is carried on.
    pub const NOTHING: Due = Due { paper: false, site: false };

    /// Whether anything is to be written.
    pub fn any(self) -> bool {
        self.paper || self.site
    }

    /// The folders due by this or by the other.
    #[must_use]
    pub fn and(self, other: Due) -> Due {
        Due { paper: self.paper || other.paper, site: self.site || other.site }
    }
}

impl Published {
    /// The folders that have to be written since the state before.
    pub fn due_since(self, before: Published) -> Due {
        Due { paper: self.paper != before.paper, site: self.site != before.site }
    }

    /// The same with the site as it was before.
    #[must_use]
    pub fn with_site_of(self, before: Published) -> Published {
        Published { site: before.site, ..self }
    }
}

/// The part of this event that the room may read, and where it goes on this computer.
///
/// The sheets change when a round is published, changed or finished, when the cut is made, and at
/// the end. No result in the middle of a round changes them. The site can change with every line of
/// the log.
pub fn published(event: &Event, here: &Outputs) -> Published {
    let (paper, site) = (of_sheets(event, here), of_site(event, here));
    Published { paper, site }
}

fn of_site(event: &Event, here: &Outputs) -> u64 {
    let mut hasher = DefaultHasher::new();
    if let Some(folder) = here.publish() {
        (folder, event.log.len()).hash(&mut hasher);
    }
    hasher.finish()
}

fn of_sheets(event: &Event, here: &Outputs) -> u64 {
    let mut hasher = DefaultHasher::new();
    let newest = event.stages.iter().rev().flat_map(|stage| stage.rounds.iter().rev());
    let seen = newest.filter(|round| !round.held).map(|round| &**round).next();
    if let Some(round) = seen {
        hash_round(round, &mut hasher);
    }
    event.stages.len().hash(&mut hasher);
    event.finished.is_some().hash(&mut hasher);
    event.name().hash(&mut hasher);
    here.paper.hash(&mut hasher);
    event.setup.language.hash(&mut hasher);
    // A correction of an older round, and one that is undone, changes sheets of before.
    if let Some(last) = event.log.last() {
        let meant = event.meant(&last.action).unwrap_or(&last.action);
        let changes_names = matches!(meant.footprint().fact, Fact::Edited(_));
        if reaches_back(event, meant) || changes_names {
            last.n.hash(&mut hasher);
        }
    }
    hasher.finish()
}

fn hash_round(round: &Round, hasher: &mut DefaultHasher) {
    let complete = round.missing().next().is_none();
    (round.number, round.minutes, complete).hash(hasher);
    for pairing in &round.pairings {
        (pairing.table, pairing.a, pairing.b, pairing.extra_minutes).hash(hasher);
        if complete {
            pairing.outcome.hash(hasher);
        }
    }
}

fn reaches_back(event: &Event, action: &Action) -> bool {
    action.reported().is_some_and(|of| !event.is_newest(of.stage, of.round))
}
