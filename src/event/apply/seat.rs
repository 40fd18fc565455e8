//! Applies the place that a player gets in the round under way.

use super::super::action::{LateSeat, Seat};
use super::super::outcome::Outcome;
use super::super::stage::Pairing;
use super::super::{Event, How, Id, Moment, Status};
use super::byes::rest;
use crate::msg;
use crate::words::Message;
use std::sync::Arc;

impl Event {
    pub(super) fn apply_seat(&mut self, seat: &LateSeat, at: Moment) -> Result<(), Message> {
        self.known(seat.id)?;
        let free_points = self.ruleset.preliminary.points.bye;
        let (stage, index) = self.round_mut(seat.stage, seat.round)?;
        let round = Arc::make_mut(&mut stage.rounds[index]);
        let alone = |id: Id, outcome: Outcome| Pairing {
            a: id,
            by_hand: true,
            outcome: Some(outcome),
            ..Pairing::default()
        };
        round.pairings.retain(|pairing| !(pairing.is_bye() && pairing.has(seat.id)));
        round.losses.retain(|id| *id != seat.id);
        match (seat.to, seat.with, seat.instead) {
            (Seat::Opponent, Some(with), Some(gone)) => {
                let found = round.pairings.iter_mut().find(|p| p.opponent(gone) == Some(with));
                let absent = || msg!("log.swapped-absent");
                let pairing = found.filter(|p| !p.has_begun()).ok_or_else(absent)?;
                let place = |id: Id| if id == gone { seat.id } else { id };
                (pairing.a, pairing.b) = (place(pairing.a), pairing.b.map(place));
                (pairing.by_hand, pairing.chosen, pairing.reason) = (true, None, None);
                pairing.sides = seat.sides.or(pairing.sides);
            }
            (Seat::Opponent, Some(with), None) => {
                round.pairings.retain(|pairing| !(pairing.is_bye() && pairing.has(with)));
                if round.of(with).is_some() || round.of(seat.id).is_some() {
                    return Err(msg!("log.seated", n = with));
                }
                round.pairings.push(Pairing {
                    table: seat.table,
                    a: with,
                    b: Some(seat.id),
                    by_hand: true,
                    sides: seat.sides,
                    ..Pairing::default()
                });
            }
            (Seat::Opponent, None, _) => return Err(msg!("log.swapped-absent")),
            (Seat::Bye, ..) => {
                round.pairings.push(alone(seat.id, Outcome::bye(How::Played, free_points)));
            }
            (Seat::Loss, ..) => round.losses.push(seat.id),
            (Seat::Next, ..) => {
                let out = Outcome { how: How::SatOut, ..rest() };
                round.pairings.push(alone(seat.id, out));
            }
        }
        round
            .pairings
            .sort_by_key(|pairing| (pairing.table.is_none(), pairing.table, pairing.sits_out()));
        round.changed = round.posted.map(|_| at);
        if let Some(gone) = seat.instead {
            let left = Status::Dropped { stage: seat.stage, after: seat.round.saturating_sub(1) };
            let entrant = self.entrant_mut(gone)?;
            let stays = entrant.house || matches!(entrant.status, Status::Disqualified { .. });
            entrant.status = if stays { entrant.status } else { left };
        }
        let entrant = self.entrant_mut(seat.id)?;
        entrant.missed.retain(|round| *round != seat.round);
        if seat.to == Seat::Loss {
            entrant.missed.push(seat.round);
        }
        if self.checks_in() {
            self.checked_in.insert(seat.id);
        }
        Ok(())
    }
}
