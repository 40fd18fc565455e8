//! Players who got a place in the round under way after it was paired.

use super::facts::{Facts, Presence};
use super::judge::{Judge, round_name};
use super::tables::{Table, Unopposed};
use crate::event::action::{LateSeat, Seat};
use crate::event::{Id, StageKind};
use crate::msg;
use std::rc::Rc;

impl Facts {
    pub(super) fn seat_late(&mut self, late: &LateSeat) {
        let newest = self.stages.last_mut().and_then(|stage| stage.rounds.last_mut());
        if let Some(tables) = newest.map(Rc::make_mut) {
            let alone = |table: &Table, id: Id| table.seats == [Some(id), None];
            tables.retain(|table| !alone(table, late.id));
            let blank = |seats| Table {
                seats,
                game: None,
                end: None,
                call: late.sides,
                recorded: None,
                margin: None,
                scores: None,
                timed: false,
                begun: false,
                free: Unopposed::Bye,
            };
            match (late.to, late.with, late.instead) {
                (Seat::Opponent, Some(_), Some(gone)) => {
                    let seats = tables.iter_mut().find(|table| table.seat_of(gone).is_some());
                    if let Some(table) = seats {
                        table.recorded = None;
                        table.call = late.sides.or(table.call);
                        let place = |id: Id| if id == gone { late.id } else { id };
                        table.seats = table.seats.map(|seat| seat.map(place));
                    }
                }
                (Seat::Opponent, Some(with), None) => {
                    tables.retain(|table| !alone(table, with));
                    tables.push(blank([Some(with), Some(late.id)]));
                }
                (Seat::Bye, ..) => tables.push(blank([Some(late.id), None])),
                (Seat::Opponent, None, _) | (Seat::Loss | Seat::Next, ..) => {}
            }
        }
        let out = self.sat_out.entry(late.round).or_default();
        out.retain(|id| *id != late.id);
        out.extend((late.to == Seat::Next).then_some(late.id));
        if let Some(gone) = late.instead.and_then(|id| self.person_mut(id))
            && !gone.house
            && gone.presence != Presence::PutOut
        {
            gone.presence = Presence::Gone;
            gone.left = (late.stage, late.round.saturating_sub(1));
        }
        if let Some(person) = self.person_mut(late.id) {
            person.charged.retain(|round| *round != late.round);
            person.charged.extend((late.to == Seat::Loss).then_some(late.round));
        }
    }

    /// The player who is here and has the bye of the newest round.
    fn with_bye(&self) -> Option<Id> {
        let tables = self.stages.last()?.rounds.last()?;
        let mut alone =
            tables.iter().filter(|table| table.seats[1].is_none() && !table.is_beside_the_draw());
        alone.find_map(|table| table.seats[0].filter(|id| self.is_here(*id)))
    }
}

impl Judge {
    /// Checks that the player had no opponent and that the place was free.
    pub(super) fn late_seat(&mut self, late: &LateSeat) {
        let place = round_name(false, late.round);
        let stage = self.facts.stages.last();
        let rounds = stage.map_or(0, |stage| stage.rounds.len() as u32);
        let swiss = stage.is_some_and(|stage| stage.kind == StageKind::Swiss);
        if !swiss || (late.stage, late.round) != (1, rounds) {
            return self.nonsense(&place, "round", msg!("late.verify-round"));
        }
        let tables = stage.and_then(|stage| stage.rounds.last()).cloned().unwrap_or_default();
        let opponent = |id: Id| {
            let table = tables.iter().find(|table| table.seat_of(id).is_some())?;
            table.seats.into_iter().flatten().find(|other| *other != id)
        };
        let name = self.facts.name(late.id);
        if !self.facts.is_here(late.id) {
            self.nonsense(&place, "id", msg!("late.verify-seat", name = &name));
        }
        if opponent(late.id).is_some() {
            self.nonsense(&place, "id", msg!("late.verify-plays", name = &name));
        }
        let wanted = late.with.filter(|_| late.to == Seat::Opponent);
        let bye = self.facts.with_bye();
        match (wanted, late.instead) {
            (Some(with), Some(gone)) if opponent(gone) != Some(with) => {
                let gone = self.facts.name(gone);
                self.nonsense(&place, "instead", msg!("late.verify-gone", name = gone));
            }
            (Some(with), None) => {
                let waits = bye == Some(with) || self.facts.is_house(with);
                if !waits || !self.facts.is_here(with) || opponent(with).is_some() {
                    let with = self.facts.name(with);
                    self.nonsense(&place, "with", msg!("late.verify-with", name = with));
                }
                let taken = late.table.filter(|table| self.facts.seating.at.contains_key(table));
                if let Some(table) = taken {
                    self.nonsense(&place, "table", msg!("late.verify-table", n = table));
                }
            }
            _ => {}
        }
        self.sides_of_late(&place, late);
        match (late.to, bye) {
            (Seat::Bye, Some(other)) if other != late.id => {
                let other = self.facts.name(other);
                self.breach(&place, msg!("late.verify-bye", name, other));
            }
            (Seat::Next, _) if self.facts.sitting_out_is_lost() => {
                self.breach(&place, msg!("late.verify-next", name));
            }
            (Seat::Opponent, _) => {
                let other = late.with.map(|id| self.facts.name(id)).unwrap_or_default();
                self.remark(&place, msg!("late.verify-seated", name, other));
            }
            _ => {}
        }
    }
}
