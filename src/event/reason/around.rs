//! What the rest of a round adds to the reason of one of its tables.
//!
//! In a large field nobody counts who else could have gone down: to pair is to be fast. But where
//! players of one group can exchange opponents, and none meets another again, that is a round as
//! good as the one that was drawn; so it is known of most after all.

use crate::event::{Id, Pairing, Round, Stage};
use crate::pairing::Why;
use crate::pairing::why::{Around, Down};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn around(stage: &Stage, round: &Round, why: Why) -> Around {
    let bye = round.pairings.iter().any(Pairing::is_bye);
    let around = Around { bye, ..Around::default() };
    match why {
        Why::PairedDown { points, size: 2, how: Down { could_go: Some(_), .. }, .. } => {
            Around { met: Drawn::new(stage, round).two_who_go_down_have_met(points), ..around }
        }
        Why::PairedDown { a, b, points, size, how, .. } if how.could_go.is_none() => {
            let drawn = Drawn::new(stage, round);
            Around {
                met: size == 2 && drawn.two_who_go_down_have_met(points),
                all_could_go: drawn.all_could_go(points, size, how),
                all_could_meet: drawn.all_could_meet(a, b),
                ..around
            }
        }
        _ => around,
    }
}

/// The tables that are as they were drawn, but for rematches: of those no points are kept.
struct Drawn {
    seats: BTreeMap<Id, Seat>,
    met: BTreeMap<Id, BTreeSet<Id>>,
}

#[derive(Clone, Copy)]
struct Seat {
    points: u32,
    opponent: Id,
}

impl Drawn {
    fn new(stage: &Stage, round: &Round) -> Drawn {
        let tables =
            round.pairings.iter().filter_map(|pairing| match **pairing.reason.as_ref()? {
                Why::InGroup { a, b, points, .. } | Why::Fixed { a, b, points, .. } => {
                    Some([(a, points, b), (b, points, a)])
                }
                Why::PairedDown { a, b, points, below, .. } => {
                    Some([(a, points, b), (b, below, a)])
                }
                _ => None,
            });
        let seat = |(id, points, opponent)| (id, Seat { points, opponent });
        let seats = tables.flatten().map(seat).collect();
        let mut met: BTreeMap<Id, BTreeSet<Id>> = BTreeMap::new();
        let past = stage.rounds.iter().take_while(|past| past.number < round.number);
        for pairing in past.flat_map(|past| &past.pairings) {
            if let (one, Some(two)) = (pairing.a, pairing.b) {
                met.entry(one).or_default().insert(two);
                met.entry(two).or_default().insert(one);
            }
        }
        Drawn { seats, met }
    }

    fn opponent(&self, id: Id) -> Option<Id> {
        self.seats.get(&id).map(|seat| seat.opponent)
    }

    fn have_met(&self, one: Id, two: Id) -> bool {
        self.met.get(&one).is_some_and(|others| others.contains(&two))
    }

    /// Those at so many points, each with his opponent.
    fn group(&self, points: u32) -> impl Iterator<Item = (Id, Id)> {
        let group = self.seats.iter().filter(move |(_, seat)| seat.points == points);
        group.map(|(id, seat)| (*id, seat.opponent))
    }

    /// The others of his group who sit at none of these tables, each with his opponent.
    fn others<'a>(&'a self, of: Id, tables: &'a [Id]) -> impl Iterator<Item = (Id, Id)> + 'a {
        let points = self.seats.get(&of).map(|seat| seat.points);
        let group = points.into_iter().flat_map(|points| self.group(points));
        group.filter(|(id, opponent)| !tables.contains(id) && !tables.contains(opponent))
    }

    /// Those who go below from so many points.
    fn down(&self, points: u32) -> Vec<Id> {
        let below = |id: &Id| self.seats.get(id).is_some_and(|seat| seat.points < points);
        let down = self.group(points).filter(|(_, opponent)| below(opponent));
        down.map(|(id, _)| id).collect()
    }

    fn two_who_go_down_have_met(&self, points: u32) -> bool {
        matches!(self.down(points)[..], [one, two] if self.have_met(one, two))
    }

    /// Whether each who stayed could have gone in the place of one who went.
    fn all_could_go(&self, points: u32, size: u32, how: Down) -> bool {
        let (group, down) = (self.group(points), self.down(points));
        let group: Vec<Id> = group.map(|(id, _)| id).collect();
        (group.len(), down.len()) == (size as usize, how.going as usize)
            && (group.iter())
                .all(|one| down.iter().any(|who| self.replaces(*one, *who) == Some(true)))
    }

    /// Whether the first could have gone down in the place of the other, who went.
    fn replaces(&self, one: Id, who: Id) -> Option<bool> {
        let (own, below) = (self.opponent(one)?, self.opponent(who)?);
        // He goes to another below, whose opponent takes the one who is left.
        let elsewhere = || {
            self.others(below, &[one, own, who, below])
                .any(|(two, left)| !self.have_met(one, two) && !self.have_met(left, below))
        };
        let is_free = !self.have_met(who, own);
        Some(self.sits_for(one, who)? || is_free && elsewhere())
    }

    /// Whether the first could have met the opponent of the other, who is of his group.
    fn sits_for(&self, one: Id, who: Id) -> Option<bool> {
        if one == who {
            return Some(true);
        }
        let (own, opponent) = (self.opponent(one)?, self.opponent(who)?);
        // Somebody of the opponent's group meets the other, and the opponent whom he leaves.
        let by_a_third = || {
            self.others(own, &[one, own, who, opponent])
                .any(|(third, left)| !self.have_met(who, third) && !self.have_met(own, left))
        };
        Some(!self.have_met(one, opponent) && (!self.have_met(who, own) || by_a_third()))
    }

    /// Whether the first could have met each of the other's group whom he has not met before.
    fn all_could_meet(&self, one: Id, other: Id) -> bool {
        let mut unmet = self.others(other, &[]).filter(|(id, _)| !self.have_met(one, *id));
        unmet.all(|(id, _)| self.sits_for(id, other) == Some(true))
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

    /// What is known after these have met: of 1–2, 3–4, 5–6, in which 3 was paired down.
    fn known(met: &[[Id; 2]], reasons: &str) -> (bool, bool) {
        of(met, &[[1, 2], [3, 4], [5, 6]], reasons, 1)
    }

    /// What is known of one of these tables.
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
        let said = around(&stage, round, **round.pairings[at].reason.as_ref().unwrap());
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
        // 3 meets 5, and 4 meets 6; of 5 whom 3 has met nothing is said.
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
        // Nor 7 nor 8 takes 3 or leaves somebody for 2.
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
