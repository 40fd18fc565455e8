//! The choices for a round under way, in lines.

use super::{Repair, RepairChoice, RepairKind};
use crate::event::{Event, Id};
use crate::msg;
use crate::words::{Arg, Message};

/// Players named one by one.
const MOST_NAMED: usize = 12;

impl Repair {
    /// Why, and each choice with what it does, in a line each.
    pub fn told(&self, event: &Event) -> Vec<Message> {
        let why = match self.why.is_empty() {
            true => msg!("tables.as-drawn"),
            false => msg!("tables.why", what = clauses(&self.why)),
        };
        let choices = self.choices.iter().map(|choice| choice.told(event));
        let refused = self
            .choices
            .iter()
            .filter(|choice| choice.kind == RepairKind::Least)
            .any(|choice| choice.refused.is_some() || choice.changes_nothing());
        let proposed = (!self.why.is_empty() && !refused).then(|| match self.proposed {
            RepairKind::Leave => msg!("tables.proposed-leave"),
            RepairKind::Least | RepairKind::Redraw => msg!("tables.proposed-least"),
        });
        let lines = std::iter::once(why).chain(choices);
        lines.chain(self.clock.clone()).chain(proposed).collect()
    }
}

impl RepairChoice {
    fn told(&self, event: &Event) -> Message {
        let placed = self.placed(event);
        let changes = match self.tables {
            0 if self.kind == RepairKind::Leave || self.moved.is_empty() => None,
            n => Some(msg!("tables.changes", n, names = self.moves(event))),
        };
        let mut what = match (changes, placed) {
            (None, None) => msg!("tables.nothing-changes"),
            (Some(one), None) | (None, Some(one)) => one,
            (Some(changes), Some(placed)) => {
                let both = Arg::Clauses(vec![changes.into(), placed.into()]);
                msg!("common.text", text = both)
            }
        };
        if let Some(why) = &self.refused {
            what = why.clone();
        } else if !self.wrong.is_empty() {
            let wrong = msg!("tables.still-wrong", what = clauses(&self.wrong));
            what = msg!("common.text", text = Arg::Clauses(vec![what.into(), wrong.into()]));
        }
        let refused = self.refused.is_some();
        match (self.kind, refused) {
            (RepairKind::Leave, _) => msg!("tables.leave", what),
            (RepairKind::Least, false) if self.as_drawn_again => {
                msg!("tables.least-as-drawn-again", what)
            }
            (RepairKind::Least, false) => msg!("tables.least", what),
            (RepairKind::Least, true) => msg!("tables.least-refused", why = what),
            (RepairKind::Redraw, false) => msg!("tables.redraw", what),
            (RepairKind::Redraw, true) => msg!("tables.redraw-refused", why = what),
        }
    }

    /// Names the players who get another opponent.
    fn moves(&self, event: &Event) -> Message {
        if self.moved.is_empty() {
            return msg!("tables.nobody-moves");
        }
        msg!("tables.move", n = self.moved.len(), names = series(event, &self.moved))
    }

    /// Names the players who get a place in the round; None if nobody does.
    fn placed(&self, event: &Event) -> Option<Message> {
        let n = self.placed.len();
        (n > 0).then(|| msg!("tables.get-place", n, names = series(event, &self.placed)))
    }
}

fn series(event: &Event, ids: &[Id]) -> Arg {
    let name = |id: &Id| Arg::from(event.label(*id));
    let more = ids.len().saturating_sub(MOST_NAMED);
    let more = (more > 0).then(|| msg!("common.more", n = more).into());
    Arg::Series(ids.iter().take(MOST_NAMED).map(name).chain(more).collect())
}

fn clauses(all: &[Message]) -> Arg {
    Arg::Clauses(all.iter().map(Arg::from).collect())
}
