//! An action's footprint: its write set and its read set over the parts of an event.

use super::{Added, Cut, Edited, Left, Paired, Reported};
use crate::event::{Action, Id};

/// A part of an event on which later decisions may depend.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The leaders of the event, and whether they may play.
    Leaders,
    /// Registrations that were removed.
    Removals,
    /// Settings that pairing and seeding use.
    Plan,
    /// Whether the rare cards are shared out.
    RedraftAgreed,
    Pods,
    DraftStep,
    RareCards,
    /// Whether there is a round to play.
    Round,
    /// The missions set by people; later draws depend on them.
    Missions,
    /// The opponents at each table.
    Tables,
    Sides,
    /// Results, points and missed rounds, which pairing and seeding use.
    Results,
    /// Entrants who dropped or declined their place. A Swiss round already drawn is not affected; a
    /// bracket and its seeds are.
    Departures,
    Seeds,
    /// The standings of the preliminary rounds.
    Standings,
    /// How the event ends.
    Ending,
    /// The players who are kept apart by name.
    Apart,
    /// The tables of the hall and the fixed tables of entrants, which table numbers depend on.
    Hall,
    /// The number of the table at which each pairing sits.
    Seats,
    /// Whether the newest round has been posted.
    Published,
    /// The tables of the newest round that are marked as started.
    Started,
}

/// A set of parts.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Parts(u32);

impl Parts {
    pub fn has(self, part: Part) -> bool {
        self.0 & (1 << part as u32) != 0
    }

    fn meets(self, other: Parts) -> bool {
        self.0 & other.0 != 0
    }

    fn with(self, parts: &[Part]) -> Parts {
        parts.iter().fold(self, |all, part| Parts(all.0 | 1 << *part as u32))
    }
}

/// How far the effects of an action reach, the least first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Bearing {
    /// Only the log: the state is the same with or without it.
    Log,
    /// The course of the day, such as the clock; nothing that standings or chances depend on.
    Day,
    /// One row: it commutes with results, and changes no other table and no entrant.
    Row,
    Event,
}

/// An undo or a redo of the action with this number, or a change of the file itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogStep {
    Undo(u64),
    Redo(u64),
    ByHand,
}

/// A fact of an action that other modules look for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Fact<'a> {
    #[default]
    None,
    Registered(&'a [Added]),
    Edited(&'a Edited),
    Returned,
    Paired(&'a Paired),
    Result(&'a Reported),
    Seeded(&'a Cut),
}

/// What an action writes and reads, and whom it is about.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Footprint<'a> {
    /// Parts whose change would have led to another decision. Only those are listed without which
    /// the action could still be applied.
    pub reads: Parts,
    pub writes: Parts,
    /// The one entrant it is about.
    pub entrant: Option<Id>,
    pub fact: Fact<'a>,
    /// A departure that it records, perhaps besides another fact.
    pub left: Option<&'a Left>,
    pub step: Option<LogStep>,
}

impl<'a> Footprint<'a> {
    /// Whether this action might have been decided otherwise without the earlier one.
    pub(super) fn depends_on(&self, earlier: &Footprint) -> bool {
        let left_after = match (self.left, earlier.fact) {
            (Some(left), Fact::Paired(paired)) => {
                left.stage == paired.stage && left.after >= paired.round
            }
            _ => false,
        };
        left_after || self.reads.meets(earlier.writes)
    }

    pub(super) fn writing(parts: &[Part]) -> Footprint<'a> {
        Footprint { writes: Parts::default().with(parts), ..Footprint::default() }
    }

    pub(super) fn also_writing(self, part: Part) -> Footprint<'a> {
        Footprint { writes: self.writes.with(&[part]), ..self }
    }

    pub fn reading(self, parts: &[Part]) -> Footprint<'a> {
        Footprint { reads: self.reads.with(parts), ..self }
    }

    pub fn about(self, id: Id) -> Footprint<'a> {
        Footprint { entrant: Some(id), ..self }
    }

    pub(super) fn stating(self, fact: Fact<'a>) -> Footprint<'a> {
        Footprint { fact, ..self }
    }

    /// The footprint of an action that does both; of the two facts it keeps the first.
    pub(super) fn and(self, other: Footprint<'a>) -> Footprint<'a> {
        let union = |one: Parts, two: Parts| Parts(one.0 | two.0);
        Footprint {
            reads: union(self.reads, other.reads),
            writes: union(self.writes, other.writes),
            entrant: self.entrant.or(other.entrant),
            fact: if matches!(self.fact, Fact::None) { other.fact } else { self.fact },
            left: self.left.or(other.left),
            step: self.step.or(other.step),
        }
    }

    pub(super) fn of_the_log(step: LogStep) -> Footprint<'a> {
        Footprint { step: Some(step), ..Footprint::writing(&[Part::Ending]) }
    }
}

/// The parts that seeding reads.
pub(super) const SEEDING: [Part; 3] = [Part::Results, Part::Departures, Part::Plan];

impl Action {
    /// The undo, the redo or the change of the file that this is.
    pub(in crate::event) fn log_step(&self) -> Option<LogStep> {
        // A log may have a hundred thousand lines, and the rest of a footprint costs more.
        let is_step = matches!(self, Action::ByHand(_) | Action::Undo(_) | Action::Redo(_));
        if is_step { self.footprint().step } else { None }
    }

    /// Whether this is an undo, a redo, or a hand edit of the file. Such a line cannot be undone.
    pub fn is_about_the_log(&self) -> bool {
        self.log_step().is_some()
    }

    /// Whether it brings, removes or reseats somebody in a round already paired.
    pub fn moves_people(&self) -> bool {
        let touches = self.footprint();
        let writes = |part| touches.writes.has(part);
        match touches.fact {
            Fact::Registered(_) | Fact::Returned => true,
            Fact::Paired(_) => false,
            _ => writes(Part::Departures) || writes(Part::Seats),
        }
    }

    /// The result that this action enters, as a report or as part of a penalty or the like.
    pub fn reported(&self) -> Option<&Reported> {
        match self.footprint().fact {
            Fact::Result(reported) => Some(reported),
            _ => None,
        }
    }
}
