//! The footprint of each action: the parts it changes, and those it was decided by.

use super::{Added, Cut, Edited, Left, Paired, Reported};
use crate::event::{Action, Id};

/// A part of an event that something decided later may rest on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The leaders of the event, and whether they may play.
    Leaders,
    /// Registrations that were removed.
    Removals,
    /// Settings by which rounds are paired and seeds chosen.
    Plan,
    /// Whether the rare cards are shared out.
    RedraftAgreed,
    Pods,
    DraftStep,
    RareCards,
    /// The existence of a round to be played.
    Round,
    /// The missions that people settled, by which later ones are drawn.
    Missions,
    /// The opponents at each table.
    Tables,
    Sides,
    /// Results, points and missed rounds, by which rounds are paired and seeds chosen.
    Results,
    /// Entrants who left or gave up their place. A Swiss round is drawn without them and
    /// stays; a bracket and its seeds would be others.
    Departures,
    Seeds,
    /// The standings of the preliminary rounds.
    Standings,
    /// How the event ends.
    Ending,
    /// The players who are kept apart by name.
    Apart,
    /// The tables of the hall, and those that entrants need, by which tables are numbered.
    Hall,
    /// The number of the table at which each pairing sits.
    Seats,
    /// Whether the room has been shown the newest round.
    Published,
    /// The tables of the newest round that are marked as begun.
    Begun,
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

/// How far an action reaches, the least first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Bearing {
    /// Only the log: with it or without it the state is the same.
    Log,
    /// The day itself: the rest of the event stays as likely as it was, whatever state it is in.
    Day,
    /// One row: it has the same effect before a result and after it, and changes no other table
    /// and no entrant.
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

/// The facts of an action that others than its own code look for.
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

/// The parts an action changes, and those it was decided by.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Footprint<'a> {
    /// Parts that would have led to another decision. Only those are named without which
    /// the action could still be applied.
    pub reads: Parts,
    pub writes: Parts,
    /// The one entrant it is about.
    pub entrant: Option<Id>,
    pub fact: Fact<'a>,
    /// The departure of an entrant that it records, perhaps besides another fact.
    pub left: Option<&'a Left>,
    pub step: Option<LogStep>,
}

impl<'a> Footprint<'a> {
    /// Returns whether this action would have been decided otherwise without the earlier one.
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

    /// The footprint of an action that does both. It states the first fact of the two.
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

/// The parts by which seeds are chosen.
pub(super) const SEEDING: [Part; 3] = [Part::Results, Part::Departures, Part::Plan];

impl Action {
    /// The undo, the redo or the change of the file that this is.
    pub(in crate::event) fn log_step(&self) -> Option<LogStep> {
        // A log may have a hundred thousand lines, and the rest of a footprint costs more.
        let is_step = matches!(self, Action::ByHand(_) | Action::Undo(_) | Action::Redo(_));
        if is_step { self.footprint().step } else { None }
    }

    /// Returns whether this is an undo, a redo, or an edit of the file by hand. No undo
    /// takes such a line back.
    pub fn is_about_the_log(&self) -> bool {
        self.log_step().is_some()
    }

    /// Returns whether somebody comes, leaves, or gets another place by it in a round that is paired.
    pub fn moves_people(&self) -> bool {
        let print = self.footprint();
        let writes = |part| print.writes.has(part);
        match print.fact {
            Fact::Registered(_) | Fact::Returned => true,
            Fact::Paired(_) => false,
            _ => writes(Part::Departures) || writes(Part::Seats),
        }
    }

    /// The result that this action enters: by a report, or by another action that costs a game.
    pub fn reported(&self) -> Option<&Reported> {
        match self.footprint().fact {
            Fact::Result(reported) => Some(reported),
            _ => None,
        }
    }
}
