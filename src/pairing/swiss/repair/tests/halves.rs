//! The repair by halves, compared with every round there is.

use super::{Case, field, random};
use crate::pairing::tests::rematches;
use crate::pairing::{Contender, Draw, Id, check_halves};

/// The order of all rounds by halves, in the words of the rules.
///
/// The parts are rematches, how often and how lately these have met, pairs down from the top group on, groups skipped, pairs that should be
/// kept apart, and groups that do not slide. The last part goes group by group: who floats down,
/// whom the floaters meet, and how far each opponent is from the slide.
type Order = ([usize; 3], Vec<usize>, usize, usize, Vec<bool>, Vec<[Vec<usize>; 3]>);

impl Case {
    /// The free players without the bye, by group from the top and by start number inside.
    fn groups(&self, bye: Option<Id>) -> Vec<Vec<&Contender>> {
        let free = self.free();
        let plays = |one: &&Contender| free.contains(&one.id) && Some(one.id) != bye;
        let mut all: Vec<&Contender> = self.field.iter().filter(plays).collect();
        all.sort_by_key(|one| (std::cmp::Reverse(one.points), one.start, one.id));
        all.chunk_by(|one, two| one.points == two.points).map(<[&Contender]>::to_vec).collect()
    }

    fn order(&self, tables: &[(Id, Id)], bye: Option<Id>) -> Order {
        let groups = self.groups(bye);
        let ids: Vec<Vec<Id>> =
            groups.iter().map(|group| group.iter().map(|one| one.id).collect()).collect();
        let group = |id: Id| ids.iter().position(|group| group.contains(&id)).unwrap();
        let other = |id: Id| {
            let with = |&(a, b): &(Id, Id)| [(a, b), (b, a)].into_iter().find(|pair| pair.0 == id);
            tables.iter().find_map(with).unwrap().1
        };
        let again = tables.iter().map(|&(a, b)| (self.of(a), self.of(b)));
        let again = rematches(&self.field, again);
        let mut order: Order = (again, vec![0; ids.len()], 0, 0, Vec::new(), Vec::new());
        for &(a, b) in tables {
            let (one, two) = (self.of(a), self.of(b));
            let (upper, lower) = (group(a).min(group(b)), group(a).max(group(b)));
            (upper..lower).for_each(|boundary| order.1[boundary] += 1);
            order.2 += (lower - upper).saturating_sub(1);
            order.3 += usize::from(one.apart.contains(&b) || two.apart.contains(&a));
        }
        let everybody: Vec<Id> = ids.concat();
        for (at, members) in ids.iter().enumerate() {
            let stays = |id: &Id| usize::from(group(other(*id)) <= at);
            let stays = members.iter().rev().map(stays).collect();
            let from_above =
                everybody.iter().filter(|id| group(**id) < at && group(other(**id)) >= at);
            let host = |id: &Id| members.iter().position(|host| *host == other(*id));
            let hosts = from_above.map(|id| host(id).unwrap_or(members.len())).collect();
            let mut left: Vec<Id> =
                members.iter().copied().filter(|id| group(other(*id)) == at).collect();
            let half = left.len() / 2;
            order.4.push(left[..half].iter().any(|id| !left[half..].contains(&other(*id))));
            let mut passed = Vec::new();
            while !left.is_empty() {
                let one = left.remove(0);
                let (top, bottom) = left.split_at(left.len() / 2);
                let mut candidates = bottom.iter().chain(top.iter().rev());
                passed.extend(candidates.position(|two| *two == other(one)));
                left.retain(|two| *two != other(one));
            }
            order.5.push([stays, hosts, passed]);
        }
        order
    }

    /// Compares the repair with every round of the free players; true if there is one.
    fn check_right(&self) -> bool {
        let Some(found) = self.repaired() else {
            assert_eq!(self.least(), None, "{self:?}");
            return false;
        };
        let (bye, _) = self.least().unwrap_or_else(|| panic!("no round: {self:?}"));
        assert_eq!(found.bye, bye, "{self:?}");
        let playing = self.groups(bye).concat().iter().map(|one| one.id).collect();
        let mut all = Vec::new();
        self.rounds(playing, &mut Vec::new(), &mut all);
        let right = all.iter().map(|tables| self.order(tables, bye)).min().unwrap();
        assert_eq!(self.order(&found.tables, bye), right, "{found:?} {self:?}");
        if self.fixed.is_empty() && self.alone.is_empty() {
            let faults = check_halves(&self.field, false, &(found.tables.clone(), bye));
            assert_eq!(faults, [], "{found:?} {self:?}");
        }
        true
    }
}

/// Compares this many random repairs; returns how many of them have a round.
pub(super) fn compared(draw: &mut Draw, times: usize) -> usize {
    let case = |draw: &mut Draw| Case { by_halves: true, first_round: false, ..random(draw, 8) };
    (0..times).filter(|_| case(draw).check_right()).count()
}

#[test]
fn the_right_round_of_all_rounds_to_eight_players() {
    let right = compared(&mut Draw::new(4, "repair halves"), 700);
    assert!(right > 600, "{right}");
}

/// Eight players have 3 points, and 8, one of them, has left after the pairing.
///
/// 9 has the bye, and 10 and 11 have 1.
fn one_has_left() -> Case {
    let mut case = Case {
        field: field(&[3, 3, 3, 3, 3, 3, 3, 3, 1, 1, 1]),
        tables: vec![(5, 1), (2, 6), (3, 7), (4, 8), (10, 11)],
        bye: Some(9),
        by_halves: true,
        ..Case::default()
    };
    case.field.retain(|one| one.id != 8);
    case.field.iter_mut().for_each(|one| one.start = one.id);
    case
}

#[test]
fn the_last_of_a_group_that_became_odd_floats_down() {
    let case = one_has_left();
    assert_eq!(case.repaired().unwrap().tables, [(1, 4), (2, 5), (3, 6), (7, 9), (10, 11)]);
    // In a game that pairs at random only the table of the player who left changes.
    let random = Case { by_halves: false, ..case };
    assert_eq!(random.repaired().unwrap().tables, [(5, 1), (2, 6), (3, 7), (4, 9), (10, 11)]);
}

#[test]
fn those_at_tables_that_have_begun_are_no_part_of_the_slide() {
    let mut case = one_has_left();
    case.fixed = vec![(3, 7)];
    case.tables.remove(2);
    assert_eq!(case.repaired().unwrap().tables, [(1, 4), (2, 5), (6, 9), (10, 11)]);
}

#[test]
fn a_group_that_still_slides_keeps_its_tables_as_they_stood() {
    let mut case = one_has_left();
    // 4 played 8 and has left too: the halves of the six others are the same as before.
    case.field.retain(|one| one.id != 4);
    let repaired = case.repaired().unwrap();
    assert_eq!(repaired.tables, [(5, 1), (2, 6), (3, 7), (9, 10)]);
    assert_eq!(repaired.bye, Some(11));
}
