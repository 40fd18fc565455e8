//! What the rest of a round adds to the reason of one of its tables.
//!
//! In a large field nobody counts who else could have gone down: to pair is to be fast. But where
//! two players of one group can exchange opponents whom neither has met, that is a round as good
//! as the one that was drawn, and so it is known of many after all.

use crate::event::{Id, Pairing, Round, Stage};
use crate::pairing::Why;
use crate::pairing::why::{Around, Down};
use std::collections::BTreeSet;

pub(super) fn around(stage: &Stage, round: &Round, why: Why) -> Around {
    let bye = round.pairings.iter().any(Pairing::is_bye);
    let Why::PairedDown { a, b, points, size, below, how } = why else {
        return Around { bye, ..Around::default() };
    };
    let drawn = Drawn { stage, round };
    let unknown = how.could_go.is_none();
    Around {
        bye,
        met: size == 2 && drawn.who_go_down_have_met(points),
        all_could_go: unknown && drawn.all_could_go(points, size, how),
        all_could_meet: unknown && drawn.all_could_meet([a, b], below),
    }
}

/// A round with those before it.
struct Drawn<'a> {
    stage: &'a Stage,
    round: &'a Round,
}

/// Who was drawn to meet whom, and with how many points each.
type Table = [(Id, u32); 2];

impl Drawn<'_> {
    /// The tables that are as they were drawn, but for rematches: of those no points are kept.
    fn tables(&self) -> impl Iterator<Item = Table> {
        self.round.pairings.iter().filter_map(|pairing| match **pairing.reason.as_ref()? {
            Why::InGroup { a, b, points, .. } | Why::Fixed { a, b, points, .. } => {
                Some([(a, points), (b, points)])
            }
            Why::PairedDown { a, b, points, below, .. } => Some([(a, points), (b, below)]),
            _ => None,
        })
    }

    /// Those at so many points, each with his opponent.
    fn group(&self, points: u32) -> impl Iterator<Item = (Id, Id)> {
        let both = self.tables().flat_map(|[one, two]| [(one, two.0), (two, one.0)]);
        both.filter(move |((_, at), _)| *at == points).map(|((id, _), other)| (id, other))
    }

    /// Those who go below from so many points, each with his opponent.
    fn down(&self, points: u32) -> Vec<(Id, Id)> {
        let down = self.tables().filter(|[one, two]| one.1 == points && two.1 < points);
        down.map(|[one, two]| (one.0, two.0)).collect()
    }

    fn met(&self, id: Id) -> BTreeSet<Id> {
        let past = self.stage.rounds.iter().take_while(|past| past.number < self.round.number);
        let own = past.flat_map(|past| &past.pairings).filter(|pairing| pairing.has(id));
        own.flat_map(|pairing| [Some(pairing.a), pairing.b]).flatten().collect()
    }

    fn who_go_down_have_met(&self, points: u32) -> bool {
        match self.down(points)[..] {
            [(one, _), (two, _)] => self.met(one).contains(&two),
            _ => false,
        }
    }

    /// Whether each who stayed can exchange opponents with one who went down.
    fn all_could_go(&self, points: u32, size: u32, how: Down) -> bool {
        let (group, down) = (self.group(points), self.down(points));
        let group: Vec<(Id, Id)> = group.collect();
        if (group.len(), down.len()) != (size as usize, how.going as usize) {
            return false;
        }
        let down: Vec<_> =
            down.iter().map(|(one, other)| (*one, self.met(*one), self.met(*other))).collect();
        group.iter().all(|(stayed, opponent)| {
            down.iter().any(|(one, own, others)| {
                one == stayed || !own.contains(opponent) && !others.contains(stayed)
            })
        })
    }

    /// Whether each at so many points whom the first has not met can exchange opponents with the
    /// one he meets.
    fn all_could_meet(&self, [one, other]: [Id; 2], below: u32) -> bool {
        let (own, others) = (self.met(one), self.met(other));
        let mut free = self.group(below).filter(|(id, _)| *id != other && !own.contains(id));
        free.all(|(_, opponent)| !others.contains(&opponent))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
            extra_minutes: 0,
            sides: None,
            chosen: None,
            reason: whys.next().map(Box::new),
        };
        let pairings = tables.iter().map(pairing).collect();
        let kind = RoundKind::Preliminary;
        Round { number, kind, minutes: 35, pairings, redrawn: 0, mission: None }
    }

    /// What is known of the second table of 1–2, 3–4, 5–6 after these have met: 3 was paired down.
    fn known(met: &[[Id; 2]], reasons: &str) -> (bool, bool) {
        let rounds = vec![round(1, met, ""), round(2, &[[1, 2], [3, 4], [5, 6]], reasons)];
        let shape = MatchShape::OneGame;
        let stage = Stage { kind: StageKind::Swiss, planned: 3, shape, seeds: vec![], rounds };
        let round = &stage.rounds[1];
        let said = around(&stage, round, **round.pairings[1].reason.as_ref().unwrap());
        (said.all_could_go, said.all_could_meet)
    }

    #[test]
    fn who_can_exchange_opponents_could_have_been_drawn_too() {
        let known = |met: &[[Id; 2]]| known(met, "in 1 3, down 1 3 0 0 0 0 1 0, in 0 3");
        assert_eq!(known(&[]), (true, true));
        // 2 would go to 4, and 1 meet 3.
        assert_eq!(known(&[[2, 4]]), (false, true));
        assert_eq!(known(&[[3, 1]]), (false, true));
        // 3 would meet 5, and 4 meet 6; of 5 whom 3 has met nothing is said.
        assert_eq!(known(&[[4, 6]]), (true, false));
        assert_eq!(known(&[[4, 6], [3, 5]]), (true, true));
        assert_eq!(known(&[[5, 1], [6, 2], [3, 6]]), (true, true));
    }

    #[test]
    fn nothing_is_known_of_a_group_that_was_changed_or_was_counted() {
        assert_eq!(known(&[], "in 1 5, down 1 5 0 0 0 0 1 0, in 0 3"), (false, true));
        assert_eq!(known(&[], "in 1 3, down 1 3 0 0 0 0 2 0, in 0 3"), (false, true));
        assert_eq!(known(&[], "in 1 3, down 1 3 0 3 0 0 1 0, in 0 3"), (false, false));
        assert_eq!(known(&[], "in 1 3, down 1 3 0, in 0 3"), (false, true));
    }
}
