//! A round under way compared with the one that would be drawn now, and the smallest repair.

use super::keep_apart::why_no_round;
use super::{Repaired, StageKind, repair, sides};
use crate::event::decide::field::{breaches, contenders};
use crate::event::decide::{no_round, refuse_if};
use crate::event::{Event, Id, Pairing, Refusal, Round, Status};
use crate::msg;
use crate::pairing::{Breach, Contender, LeastRepair, Underway, impossible, least_repair};
use crate::ruleset::PairingKind;
use crate::words::{Arg, Message};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A row of a round: the table number, the player and the opponent; None for the bye.
type Rows = Vec<(Option<u32>, Id, Option<Id>)>;

/// The newest Swiss round, with further players to seat.
pub(in crate::event) struct UnderWay<'e> {
    event: &'e Event,
    pub round: &'e Round,
    with: Vec<Id>,
    /// Those who have dropped and whose table has not started.
    pub gone: Vec<Id>,
    /// Active entrants without a place in the round, `with` included.
    pub unseated: Vec<Id>,
}

/// A repair and its effects.
pub(in crate::event) struct RepairPlan {
    pub repaired: Repaired,
    pub rows: Rows,
    /// How many tables change.
    pub tables: usize,
    /// Players who get another opponent.
    pub moved: Vec<Id>,
    /// Players who are newly seated.
    pub placed: Vec<Id>,
    /// Faults that remain in the round.
    pub wrong: Vec<Message>,
}

impl<'e> UnderWay<'e> {
    /// # Errors
    /// The newest round is not of the Swiss stage, or all its matches have a result.
    pub fn new(event: &'e Event, with: &[Id]) -> Result<UnderWay<'e>, Refusal> {
        let stage = event.stage().ok_or_else(no_round)?;
        refuse_if(stage.kind != StageKind::Swiss, || msg!("tables.only-swiss"))?;
        let round: &Round = stage.rounds.last().ok_or_else(no_round)?;
        refuse_if(round.is_complete(), || msg!("tables.all-results", round = round.number))?;
        let seats = |p: &Pairing| [Some(p.a), p.b].into_iter().flatten().collect::<Vec<Id>>();
        let open = round.pairings.iter().filter(|p| !p.is_bye() && !p.is_under_way());
        let gone = open.flat_map(seats).filter(|id| !event.is_here(*id) && !event.is_house(*id));
        let placed: BTreeSet<Id> = round.pairings.iter().flat_map(seats).collect();
        let active = event.active().map(|entrant| entrant.id);
        let unseated = active.filter(|id| !placed.contains(id)).collect();
        Ok(UnderWay { event, round, with: with.to_vec(), gone: gone.collect(), unseated })
    }

    /// The repair that changes the fewest tables.
    ///
    /// # Errors
    /// Every round that keeps the fixed tables has a pair who must not meet.
    pub fn least(&self) -> Result<RepairPlan, Refusal> {
        let (event, round) = (self.event, self.round);
        let (mut fixed, mut open) = (vec![], vec![]);
        for pairing in round.pairings.iter().filter(|pairing| !pairing.is_outside_the_draw()) {
            match (self.as_bye(pairing), pairing.b) {
                (None, Some(b)) if !pairing.is_under_way() => open.push((pairing.a, b)),
                (None, Some(b)) => fixed.push((pairing.a, b)),
                _ => {}
            }
        }
        let (byes, alone) = self.byes();
        let seated = |id: &Id| event.is_here(*id);
        let members: BTreeSet<Id> = (open.iter().flat_map(|&(a, b)| [a, b]).filter(seated))
            .chain(fixed.iter().flat_map(|&(a, b)| [a, b]))
            .chain(alone.iter().chain(&byes).chain(&self.with).copied())
            .collect();
        let (before, field) = self.field(&members);
        let task = Underway {
            field: &field,
            first_round: round.number == 1,
            tables: &open,
            // Only one of them can keep the bye; the others have no place.
            bye: byes.first().copied(),
            fixed: &fixed,
            alone: &alone,
            by_halves: event.ruleset.preliminary.pairing == PairingKind::HalvesByStart,
        };
        let least = least_repair(&task).ok_or_else(|| self.no_round(&task))?;
        let repaired = self.repaired(least, &open);
        let rows = self.rows_after(&repaired);
        let wrong = self.breaches(&before, &field, &rows, &alone);
        let wrong = wrong.iter().map(|breach| breach.sentence(&|id| event.label(id))).collect();
        let (tables, moved) = (self.tables_changed(&rows), self.moved(&rows));
        let placed = self.placed(&rows);
        Ok(RepairPlan { repaired, rows, tables, moved, placed, wrong })
    }

    /// Players with a bye who can play instead, and those who must stay without an opponent.
    ///
    /// They must stay if they have dropped with the bye, or are already playing the house player.
    fn byes(&self) -> (Vec<Id>, Vec<Id>) {
        let (mut byes, mut alone) = (Vec::new(), Vec::new());
        for pairing in self.round.pairings.iter().filter(|pairing| !pairing.is_outside_the_draw()) {
            let free = pairing.is_bye() || !pairing.is_under_way();
            match self.as_bye(pairing) {
                Some(id) if free && self.event.is_here(id) => byes.push(id),
                Some(id) if pairing.is_bye() || !free => alone.push(id),
                _ => {}
            }
        }
        (byes, alone)
    }

    /// The player who has the bye in these rows, or meets the house player instead.
    fn as_bye(&self, pairing: &Pairing) -> Option<Id> {
        match self.event.house_game(pairing) {
            Some((_, player)) => Some(player),
            None => pairing.is_bye().then_some(pairing.a),
        }
    }

    fn no_round(&self, task: &Underway) -> Refusal {
        let stays = |id: &Id| {
            task.fixed.iter().any(|&(a, b)| a == *id || b == *id) || task.alone.contains(id)
        };
        let free: Vec<Contender> =
            task.field.iter().filter(|one| !stays(&one.id)).cloned().collect();
        match impossible(&free) {
            Some(cause) => {
                let why = why_no_round(self.event, &cause);
                Refusal(msg!("tables.impossible", why))
            }
            None => Refusal(msg!("tables.only-swiss")),
        }
    }

    /// The event before the round, and these players as pairing sees them now.
    fn field(&self, members: &BTreeSet<Id>) -> (Event, Vec<Contender>) {
        let mut before = self.event.without_newest_round();
        let number = self.round.number;
        for entrant in Arc::make_mut(&mut before.entrants) {
            entrant.missed.retain(|missed| *missed != number);
            if members.contains(&entrant.id) {
                entrant.status = Status::Active;
            }
        }
        before.without_byes();
        let mut field = contenders(&before, number);
        field.retain(|one| members.contains(&one.id));
        (before, field)
    }

    /// The change that turns the round into this one.
    fn repaired(&self, least: LeastRepair, open: &[(Id, Id)]) -> Repaired {
        let (event, round) = (self.event, self.round);
        let had: BTreeSet<(Id, Id)> = open.iter().copied().collect();
        let mut tables: Vec<[Id; 2]> =
            least.tables.iter().filter(|pair| !had.contains(pair)).map(|&(a, b)| [a, b]).collect();
        let mut bye = None;
        if let Some(id) = least.bye {
            let now = round.of(id);
            match event.house_player().map(|house| house.id).filter(|house| self.is_free(*house)) {
                Some(house) if now.is_some_and(|pairing| pairing.has(house)) => {}
                Some(house) => tables.push([id, house]),
                None if now.is_some_and(Pairing::is_bye) => {}
                None => bye = Some(id),
            }
        }
        let moves: BTreeSet<Id> =
            tables.iter().flatten().chain(&bye).chain(&self.gone).copied().collect();
        let left = round
            .pairings
            .iter()
            .filter(|p| moves.contains(&p.a) || p.b.is_some_and(|b| moves.contains(&b)));
        let free: Vec<u32> = left.filter_map(|pairing| pairing.table).collect();
        let at = repair::numbers(event, round, &tables, &free);
        let mut numbered: Vec<(u32, [Id; 2])> = at.into_iter().zip(tables).collect();
        numbered.sort_unstable();
        let pairs: Vec<[Id; 2]> = numbered.iter().map(|(_, pair)| *pair).collect();
        let others = round.pairings.len();
        let fresh = sides::drawn_after(event, round.number, round.redrawn, others, &pairs);
        let mut fresh = fresh.into_iter();
        let called = numbered.iter().filter_map(|(table, pair)| {
            let had = round.at_table(*table).and_then(|pairing| pairing.sides);
            let had = sides::rebalanced(event, round, *table, *pair).or(had);
            had.or_else(|| fresh.next())
        });
        Repaired {
            stage: event.stages.len(),
            round: round.number,
            sides: called.collect(),
            at: numbered.iter().map(|(table, _)| *table).collect(),
            tables: numbered.into_iter().map(|(_, pair)| pair).collect(),
            bye,
            seated: self.with.clone(),
            left: self.gone.clone(),
        }
    }

    /// Whether this player is free to move: not at a table that has started.
    fn is_free(&self, id: Id) -> bool {
        self.round.of(id).is_none_or(|pairing| !pairing.is_under_way())
    }

    /// The round as it is, table by table, with byes at the end.
    pub fn rows(&self) -> Rows {
        let plays = self.round.pairings.iter().filter(|pairing| !pairing.is_outside_the_draw());
        plays.map(|pairing| (pairing.table, pairing.a, pairing.b)).collect()
    }

    fn rows_after(&self, repaired: &Repaired) -> Rows {
        let concerned: BTreeSet<Id> = repaired.concerned().collect();
        let mut rows = self.rows();
        rows.retain(|(_, a, b)| {
            !concerned.contains(a) && !b.is_some_and(|b| concerned.contains(&b))
        });
        let tables = repaired.tables.iter().zip(&repaired.at);
        rows.extend(tables.map(|([a, b], at)| (Some(*at), *a, Some(*b))));
        rows.extend(repaired.bye.map(|id| (None, id, None)));
        rows.sort_by_key(|row| (row.0.is_none(), row.0));
        rows
    }

    /// How many tables have other players in these rows, or are gone.
    pub(in crate::event) fn tables_changed(&self, rows: &Rows) -> usize {
        let at = |rows: &Rows| -> BTreeMap<u32, [Id; 2]> {
            let table = |&(at, a, b): &(Option<u32>, Id, Option<Id>)| Some((at?, [a, b?]));
            let sorted = |(at, [a, b]): (u32, [Id; 2])| (at, [a.min(b), a.max(b)]);
            rows.iter().filter_map(table).map(sorted).collect()
        };
        let (was, is) = (at(&self.rows()), at(rows));
        let all: BTreeSet<&u32> = was.keys().chain(is.keys()).collect();
        all.into_iter().filter(|table| was.get(table) != is.get(table)).count()
    }

    /// The players of the round who have another opponent in these rows, in the order of the
    /// tables.
    pub fn moved(&self, rows: &Rows) -> Vec<Id> {
        let seats = rows.iter().flat_map(|&(_, a, b)| [Some((a, b)), b.map(|b| (b, Some(a)))]);
        let other = |(id, with): (Id, Option<Id>)| {
            let was = self.round.of(id)?.opponent(id);
            (was != with && !self.event.is_house(id)).then_some(id)
        };
        seats.flatten().filter_map(other).collect()
    }

    /// Players who have a place in these rows but not in the round, in the order of the tables.
    pub fn placed(&self, rows: &Rows) -> Vec<Id> {
        let all = rows.iter().flat_map(|&(_, a, b)| [Some(a), b]).flatten();
        all.filter(|id| self.round.of(*id).is_none() && !self.event.is_house(*id)).collect()
    }

    /// The faults of the round as it is, by the rules.
    pub(in crate::event) fn wrong_as_it_is(&self) -> Vec<Message> {
        let rows = self.rows();
        let players = rows.iter().flat_map(|&(_, a, b)| [Some(a), b]).flatten();
        let members = players.filter(|id| !self.event.is_house(*id)).collect();
        let (before, field) = self.field(&members);
        let (byes, alone) = self.byes();
        let name = |id: &Id| Arg::from(self.event.label(*id));
        if byes.len() > 1 {
            // The checker knows only one bye and would report the others as left out.
            let names = Arg::Series(byes.iter().map(name).collect());
            return vec![msg!("tables.more-byes", names)];
        }
        let breaches = self.breaches(&before, &field, &rows, &alone);
        breaches.iter().map(|breach| breach.sentence(&|id| self.event.label(id))).collect()
    }

    /// The checker's faults. `alone` are players who must stay without an opponent; with more than
    /// one bye, they are left out of the check.
    fn breaches(
        &self,
        before: &Event,
        field: &[Contender],
        rows: &Rows,
        alone: &[Id],
    ) -> Vec<Breach> {
        let house = |id: Id| self.event.is_house(id);
        let (mut tables, mut byes) = (Vec::new(), Vec::new());
        for &(_, a, b) in rows {
            match b {
                None => byes.push(a),
                Some(b) if house(b) => byes.push(a),
                Some(b) if house(a) => byes.push(b),
                Some(b) => tables.push((a, b)),
            }
        }
        let mut field = field.to_vec();
        if byes.len() > 1 {
            byes.retain(|id| !alone.contains(id));
            field.retain(|one| !alone.contains(&one.id));
        }
        breaches(before, &field, self.round.number == 1, &(tables, byes.first().copied()))
    }
}
