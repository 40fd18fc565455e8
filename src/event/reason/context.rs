//! Facts from the rest of a round that complete the reason of one of its tables.
//!
//! In a large field, the pairing does not count who else could have been paired down,
//! because it must be fast. If players of one group can exchange opponents without a
//! rematch, the new round is as good as the drawn one. So the answer is known for most
//! tables after all.

use crate::event::{Id, Pairing, Round, Stage};
use crate::pairing::Explanation;
use crate::pairing::explanation::{Around, Down};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn context(stage: &Stage, round: &Round, why: Explanation) -> Around {
    let bye = round.pairings.iter().any(Pairing::is_bye);
    let known = Around { bye, ..Around::default() };
    match why {
        Explanation::PairedDown {
            points, size: 2, how: Down { could_go: Some(_), .. }, ..
        } => {
            Around { met: DrawnTables::new(stage, round).two_who_go_down_have_met(points), ..known }
        }
        Explanation::PairedDown { a, b, points, size, how, .. } if how.could_go.is_none() => {
            let drawn = DrawnTables::new(stage, round);
            Around {
                met: size == 2 && drawn.two_who_go_down_have_met(points),
                all_could_go: drawn.all_could_go(points, size, how),
                all_could_meet: drawn.all_could_meet(a, b),
                ..known
            }
        }
        _ => known,
    }
}

/// The tables that are still as drawn, except rematches, for which no points are kept.
struct DrawnTables {
    seats: BTreeMap<Id, DrawnSeat>,
    met: BTreeMap<Id, BTreeSet<Id>>,
}

#[derive(Clone, Copy)]
struct DrawnSeat {
    points: u32,
    opponent: Id,
}

impl DrawnTables {
    fn new(stage: &Stage, round: &Round) -> DrawnTables {
        let tables =
            round.pairings.iter().filter_map(|pairing| match **pairing.reason.as_ref()? {
                Explanation::InGroup { a, b, points, .. }
                | Explanation::Fixed { a, b, points, .. } => Some([(a, points, b), (b, points, a)]),
                Explanation::PairedDown { a, b, points, below, .. } => {
                    Some([(a, points, b), (b, below, a)])
                }
                _ => None,
            });
        let seat = |(id, points, opponent)| (id, DrawnSeat { points, opponent });
        let seats = tables.flatten().map(seat).collect();
        let mut met: BTreeMap<Id, BTreeSet<Id>> = BTreeMap::new();
        let past = stage.rounds.iter().take_while(|past| past.number < round.number);
        for pairing in past.flat_map(|past| &past.pairings) {
            if let (one, Some(two)) = (pairing.a, pairing.b) {
                met.entry(one).or_default().insert(two);
                met.entry(two).or_default().insert(one);
            }
        }
        DrawnTables { seats, met }
    }

    fn opponent(&self, id: Id) -> Option<Id> {
        self.seats.get(&id).map(|seat| seat.opponent)
    }

    fn have_met(&self, one: Id, two: Id) -> bool {
        self.met.get(&one).is_some_and(|others| others.contains(&two))
    }

    /// Entrants with this many points, each with their opponent.
    fn group(&self, points: u32) -> impl Iterator<Item = (Id, Id)> {
        let group = self.seats.iter().filter(move |(_, seat)| seat.points == points);
        group.map(|(id, seat)| (*id, seat.opponent))
    }

    /// Others of this entrant's group who sit at none of these tables, each with their
    /// opponent.
    fn others<'a>(&'a self, of: Id, tables: &'a [Id]) -> impl Iterator<Item = (Id, Id)> + 'a {
        let points = self.seats.get(&of).map(|seat| seat.points);
        let group = points.into_iter().flat_map(|points| self.group(points));
        group.filter(|(id, opponent)| !tables.contains(id) && !tables.contains(opponent))
    }

    /// Entrants with this many points who were paired down.
    fn down(&self, points: u32) -> Vec<Id> {
        let below = |id: &Id| self.seats.get(id).is_some_and(|seat| seat.points < points);
        let down = self.group(points).filter(|(_, opponent)| below(opponent));
        down.map(|(id, _)| id).collect()
    }

    fn two_who_go_down_have_met(&self, points: u32) -> bool {
        matches!(self.down(points)[..], [one, two] if self.have_met(one, two))
    }

    /// Returns whether each who stayed could have gone down in the place of one who went.
    fn all_could_go(&self, points: u32, size: u32, how: Down) -> bool {
        let (group, down) = (self.group(points), self.down(points));
        let group: Vec<Id> = group.map(|(id, _)| id).collect();
        (group.len(), down.len()) == (size as usize, how.going as usize)
            && (group.iter())
                .all(|one| down.iter().any(|who| self.could_go_down(*one, *who) == Some(true)))
    }

    /// Returns whether `one` could have gone down in the place of `who`, who went.
    fn could_go_down(&self, one: Id, who: Id) -> Option<bool> {
        let (own, below) = (self.opponent(one)?, self.opponent(who)?);
        // `one` meets another of the group below, whose opponent then meets `below`.
        let elsewhere = || {
            self.others(below, &[one, own, who, below])
                .any(|(two, left)| !self.have_met(one, two) && !self.have_met(left, below))
        };
        let is_free = !self.have_met(who, own);
        Some(self.could_swap(one, who)? || is_free && elsewhere())
    }

    /// Returns whether `one` could have met the opponent of `who`, who is in the same
    /// group.
    fn could_swap(&self, one: Id, who: Id) -> Option<bool> {
        if one == who {
            return Some(true);
        }
        let (own, opponent) = (self.opponent(one)?, self.opponent(who)?);
        // A third of the group of `own` meets `who`, and the third's opponent meets `own`.
        let by_a_third = || {
            self.others(own, &[one, own, who, opponent])
                .any(|(third, left)| !self.have_met(who, third) && !self.have_met(own, left))
        };
        Some(!self.have_met(one, opponent) && (!self.have_met(who, own) || by_a_third()))
    }

    /// Returns whether `one` could have met everyone new to them in the group of `other`.
    fn all_could_meet(&self, one: Id, other: Id) -> bool {
        let mut unmet = self.others(other, &[]).filter(|(id, _)| !self.have_met(one, *id));
        unmet.all(|(id, _)| self.could_swap(id, other) == Some(true))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Games;
    use crate::event::StageKind;
    use crate::pairing::kept;
    use crate::ruleset::{MatchShape, RoundKind};

    fn round(number: u32, tables: &[[Id; 2]], reasons: &str) -> Round {
        let places: Vec<_> = tables.iter().map(|[a, b]| (*a, Some(*b))).collect();
        let mut whys = kept::read(reasons, &places).unwrap_or_default().into_iter();
        let pairing = |[a, b]: &[Id; 2]| Pairing {
            table: None,
            a: *a,
            b: Some(*b),
            number: None,
            by_hand: false,
            outcome: None,
            so_far: Games::default(),
            extra_minutes: 0,
            sides: None,
            chosen: None,
            third_game: None,
            reason: whys.next().map(Box::new),
        };
        let pairings = tables.iter().map(pairing).collect();
        let kind = RoundKind::Preliminary;
        Round { number, kind, minutes: 35, pairings, redrawn: 0, mission: None }
    }

    /// The findings after these have met, for the tables 1–2, 3–4, 5–6, where 3 was paired
    /// down.
    fn known(met: &[[Id; 2]], reasons: &str) -> (bool, bool) {
        of(met, &[[1, 2], [3, 4], [5, 6]], reasons, 1)
    }

    /// The findings for one of these tables.
    fn of(met: &[[Id; 2]], tables: &[[Id; 2]], reasons: &str, at: usize) -> (bool, bool) {
        let rounds = vec![round(1, met, ""), round(2, tables, reasons)];
        let shape = MatchShape::OneGame;
        let stage = Stage {
            kind: StageKind::Swiss,
            planned: 3,
            shape,
            seeds: vec![],
            rounds: rounds.into_iter().map(Into::into).collect(),
        };
        let round = &stage.rounds[1];
        let said = context(&stage, round, **round.pairings[at].reason.as_ref().unwrap());
        (said.all_could_go, said.all_could_meet)
    }

    #[test]
    fn who_can_exchange_opponents_could_have_been_drawn_too() {
        let known = |met: &[[Id; 2]]| known(met, "in 1 3, down 1 3 0 0 0 0 1 0, in 0 3");
        assert_eq!(known(&[]), (true, true));
        // 2 goes to 4, or to 5 while 6 meets 4; and 1 meets 3.
        assert_eq!(known(&[[2, 4]]), (true, true));
        assert_eq!(known(&[[2, 4], [2, 5], [5, 4]]), (false, false));
        assert_eq!(known(&[[2, 4], [2, 5], [2, 6]]), (false, true));
        assert_eq!(known(&[[3, 1]]), (false, true));
        // 3 meets 5, and 4 meets 6. If 3 has met 5 before, nothing is said of 5.
        assert_eq!(known(&[[4, 6]]), (true, false));
        assert_eq!(known(&[[4, 6], [3, 5]]), (true, true));
        assert_eq!(known(&[[5, 1], [6, 2], [3, 6]]), (true, true));
    }

    #[test]
    fn the_opponent_who_is_left_may_go_to_a_third_table() {
        let tables = [[1, 2], [7, 8], [3, 4], [5, 6]];
        let known = |met: &[[Id; 2]]| of(met, &tables, "2 in 1 5, down 1 5 0 0 0 0 1 0, in 0 3", 2);
        // 1 goes down, 3 meets 7, and 2 meets 8.
        assert_eq!(known(&[[3, 2]]), (true, true));
        // Neither 7 nor 8 takes 3, or leaves somebody for 2.
        assert_eq!(known(&[[3, 2], [2, 8], [2, 7]]), (false, true));
        assert_eq!(known(&[[3, 2], [3, 7], [3, 8]]), (false, true));
    }

    #[test]
    fn nothing_is_known_of_a_group_that_was_changed_or_was_counted() {
        assert_eq!(known(&[], "in 1 5, down 1 5 0 0 0 0 1 0, in 0 3"), (false, true));
        assert_eq!(known(&[], "in 1 3, down 1 3 0 0 0 0 2 0, in 0 3"), (false, true));
        assert_eq!(known(&[], "in 1 3, down 1 3 0 3 0 0 1 0, in 0 3"), (false, false));
        assert_eq!(known(&[], "in 1 3, down 1 3 0, in 0 3"), (false, true));
    }
}
