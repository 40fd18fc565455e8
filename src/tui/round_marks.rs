//! Marks of a player at a table: one sign behind the name, and its meaning.

use crate::event::{Event, Id, Round, Stage, Status};
use crate::msg;
use crate::words::{Arg, Message};
use std::collections::{BTreeMap, BTreeSet};

/// A fact about a player of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// They leave after the round.
    Leaves,
    /// They are not in the event any more.
    Gone,
    Disqualified,
    /// A penalty of this match is not in its result.
    Penalty,
    /// They have not handed in a list, and others have.
    NoList,
    /// Their list was checked at the table in this round.
    Checked,
}

impl Mark {
    /// The sign behind the name.
    pub fn sign(self) -> char {
        match self {
            Mark::Leaves => '→',
            Mark::Gone | Mark::Disqualified => '×',
            Mark::Penalty => '!',
            Mark::NoList => '□',
            Mark::Checked => '✓',
        }
    }

    /// The meaning, behind the sign: `→ leaves after this round`.
    fn meaning(self) -> Message {
        let said = match self {
            Mark::Leaves => msg!("screen.leaves"),
            Mark::Gone => msg!("pages.left"),
            Mark::Disqualified => msg!("season.disqualified"),
            Mark::Penalty => msg!("screen.penalty-not-entered"),
            Mark::NoList => msg!("screen.no-list"),
            Mark::Checked => msg!("screen.checked"),
        };
        msg!("common.spaced", one = self.sign().to_string(), other = said)
    }
}

/// `Ewa: → leaves after this round, □ no list`.
pub fn legend(event: &Event, id: Id, marks: &[Mark]) -> Option<Message> {
    let meanings = marks.iter().map(|mark| Arg::from(mark.meaning())).collect();
    let named = || msg!("common.labelled", label = event.label(id), text = Arg::Series(meanings));
    (!marks.is_empty()).then(named)
}

/// The signs of a round with their meanings: `→ leaves after this round, □ no list`.
pub fn signs(marks: &BTreeMap<Id, Vec<Mark>>) -> Message {
    let known: BTreeSet<Mark> = marks.values().flatten().copied().collect();
    let meanings = known.into_iter().map(|mark| Arg::from(mark.meaning())).collect();
    msg!("common.text", text = Arg::Series(meanings))
}

/// The marks of those players of a round who have any.
pub fn marks(event: &Event, (stage, round): (&Stage, &Round)) -> BTreeMap<Id, Vec<Mark>> {
    let number = event.stages.iter().position(|other| std::ptr::eq(other, stage));
    let number = number.map_or(0, |at| at + 1);
    let newest = event.is_newest(number, round.number);
    let mut marks: BTreeMap<Id, Vec<Mark>> = BTreeMap::new();
    let ids = || round.pairings.iter().flat_map(|p| std::iter::once(p.a).chain(p.b));
    // Few have left. The entrants lie in memory in their own order, not in that of the round.
    let left = event.entrants.iter().filter(|entrant| !entrant.is_active());
    let left: BTreeSet<Id> = left.map(|entrant| entrant.id).collect();
    for id in ids().filter(|id| left.contains(id)) {
        let status = event.entrant(id).map(|entrant| entrant.status);
        let mark = match status {
            Some(Status::Dropped { stage, after }) if (stage, after) == (number, round.number) => {
                Some(Mark::Leaves)
            }
            Some(Status::Dropped { .. }) => Some(Mark::Gone),
            Some(Status::Disqualified { .. }) => Some(Mark::Disqualified),
            _ => None,
        };
        if let Some(mark) = mark {
            marks.entry(id).or_default().push(mark);
        }
    }
    if newest {
        for forgotten in event.forgotten_penalties() {
            marks.entry(forgotten.id).or_default().push(Mark::Penalty);
        }
    }
    // If nobody has handed in a list here, lists are kept elsewhere.
    if newest && event.lists_required() && !event.lists.is_empty() {
        for id in ids().filter(|id| event.is_here(*id) && event.newest_list(*id).is_none()) {
            marks.entry(id).or_default().push(Mark::NoList);
        }
    }
    let here = |checked: &&crate::event::action::Checked| {
        (checked.stage, checked.round) == (number, round.number)
    };
    for checked in event.checks.iter().filter(here) {
        marks.entry(checked.id).or_default().push(Mark::Checked);
    }
    marks.values_mut().for_each(|marks| marks.dedup());
    marks
}
