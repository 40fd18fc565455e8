//! The least repair, compared with every round there is.

use super::{LeastRepair, Underway, least_repair};
use crate::pairing::tests::apart::{Count, count, rounds};
use crate::pairing::{Contender, Draw, Id, check_halves};
use std::collections::BTreeSet;

/// The count of a round, and the tables that change.
type Cost = (Count, usize);

/// A round to be repaired, with its players.
#[derive(Debug, Clone, Default)]
struct Case {
    field: Vec<Contender>,
    first_round: bool,
    tables: Vec<(Id, Id)>,
    bye: Option<Id>,
    fixed: Vec<(Id, Id)>,
    alone: Vec<Id>,
    by_halves: bool,
}

impl Case {
    fn repaired(&self) -> Option<LeastRepair> {
        least_repair(&Underway {
            field: &self.field,
            first_round: self.first_round,
            tables: &self.tables,
            bye: self.bye,
            fixed: &self.fixed,
            alone: &self.alone,
            by_halves: self.by_halves,
        })
    }

    fn of(&self, id: Id) -> &Contender {
        self.field.iter().find(|one| one.id == id).unwrap()
    }

    fn free(&self) -> Vec<Id> {
        let fixed = |id: Id| self.fixed.iter().any(|&(a, b)| a == id || b == id);
        let all = self.field.iter().map(|one| one.id);
        all.filter(|&id| !fixed(id) && !self.alone.contains(&id)).collect()
    }

    fn never(&self, a: Id, b: Id) -> bool {
        self.of(a).never.contains(&b) || self.of(b).never.contains(&a)
    }

    /// Those who sit at a table, if this player has the bye.
    fn playing(&self, bye: Option<Id>) -> Vec<Contender> {
        let plays = |one: &&Contender| Some(one.id) != bye && !self.alone.contains(&one.id);
        self.field.iter().filter(plays).cloned().collect()
    }

    fn count<'t>(
        &self,
        playing: &[Contender],
        tables: impl Iterator<Item = &'t (Id, Id)>,
    ) -> Count {
        let at = |id: Id| playing.iter().position(|one| one.id == id).unwrap();
        let tables: Vec<_> = tables.map(|&(a, b)| (at(a), at(b))).collect();
        count(playing, self.first_round, None, &tables)
    }

    /// The cost by the words of the rules, with the fixed tables.
    fn cost(&self, playing: &[Contender], tables: &[(Id, Id)], bye: Option<Id>) -> Cost {
        let all = tables.iter().chain(&self.fixed);
        (self.count(playing, all), self.changed(tables, bye))
    }

    /// The tables of the new round that the old one does not have; in round 1 also the bye.
    fn changed(&self, tables: &[(Id, Id)], bye: Option<Id>) -> usize {
        let had: BTreeSet<(Id, Id)> =
            self.tables.iter().flat_map(|&(a, b)| [(a, b), (b, a)]).collect();
        let new = tables.iter().filter(|pair| !had.contains(pair)).count();
        new + usize::from(self.first_round && bye.is_some() && bye != self.bye)
    }

    /// The least cost of all rounds with the fixed tables, by trying each; None if there is none.
    fn least(&self) -> Option<(Option<Id>, Cost)> {
        let free = self.free();
        let even = |ids: Vec<Id>, bye| {
            let playing = self.playing(bye);
            let all = self.rounds(&ids).into_iter();
            all.map(|tables| (bye, self.cost(&playing, &tables, bye)))
                .min_by_key(|one| one.1.clone())
        };
        if free.len().is_multiple_of(2) {
            return even(free, None);
        }
        let without = |id: Id| free.iter().copied().filter(|other| *other != id).collect();
        let mut order = free.clone();
        if self.first_round {
            let all = order.iter().filter_map(|id| even(without(*id), Some(*id)));
            return all.min_by_key(|one| one.1.clone());
        }
        order.sort_by_key(|id| (self.of(*id).byes, std::cmp::Reverse(self.of(*id).place)));
        order.iter().find_map(|id| even(without(*id), Some(*id)))
    }

    /// All rounds of these players in which nobody meets somebody they must not.
    fn rounds(&self, ids: &[Id]) -> Vec<Vec<(Id, Id)>> {
        let all: Vec<usize> = (0..ids.len()).collect();
        let of_ids = |round: Vec<(usize, usize)>| -> Vec<(Id, Id)> {
            round.into_iter().map(|(one, two)| (ids[one], ids[two])).collect()
        };
        let may = |round: &Vec<(Id, Id)>| !round.iter().any(|&(a, b)| self.never(a, b));
        rounds(&all).into_iter().map(of_ids).filter(may).collect()
    }

    /// Compares the repair with every round.
    fn check(&self) {
        let (found, least) = (self.repaired(), self.least());
        let Some(found) = found else {
            assert_eq!(least, None, "{self:?}");
            return;
        };
        let mut seated: Vec<Id> =
            found.tables.iter().flat_map(|&(a, b)| [a, b]).chain(found.bye).collect();
        seated.sort_unstable();
        let mut free = self.free();
        free.sort_unstable();
        assert_eq!(seated, free, "{self:?}");
        let (bye, cost) = least.unwrap_or_else(|| panic!("no round: {self:?}"));
        assert!(found.tables.iter().all(|&(a, b)| !self.never(a, b)), "{self:?}");
        let had = self.cost(&self.playing(found.bye), &found.tables, found.bye);
        assert_eq!(had, cost, "{found:?} {self:?}");
        if !self.first_round {
            assert_eq!(found.bye, bye, "{self:?}");
        }
        let mut turned = self.clone();
        turned.field.reverse();
        turned.tables.reverse();
        assert_eq!(turned.repaired(), Some(found), "the order of the players matters: {self:?}");
    }
}

/// A field with the points of each group from the top, and players numbered from 1.
fn field(points: &[u32]) -> Vec<Contender> {
    (1..).zip(points).map(|(id, points)| Contender::new(id, *points, id)).collect()
}

/// A random round with everything that may happen to it.
fn random(draw: &mut Draw, most: usize) -> Case {
    let players = 2 + draw.index(most - 1);
    let groups = 1 + draw.below(4);
    let mut case = Case { first_round: draw.below(5) == 0, ..Case::default() };
    let mut places: Vec<u32> = (1..=players as u32).collect();
    draw.shuffle(&mut places);
    for (id, place) in (1..).zip(places) {
        let mut one = Contender::new(id, draw.below(groups), place);
        (one.byes, one.start) = (draw.below(2), players as u32 + 1 - id);
        case.field.push(one);
    }
    let often = 1 + draw.below(9);
    let pairs = (0..players).flat_map(|one| (0..one).map(move |two| (one, two)));
    for (one, two) in pairs {
        let (a, b) = (case.field[one].id, case.field[two].id);
        if draw.below(10) < often && !case.first_round {
            case.field[one].met.push(b);
        }
        match draw.below(25) {
            0 | 1 => case.field[two].apart.push(a),
            2 => case.field[one].never.push(b),
            _ => {}
        }
    }
    // The round as it is: some of these have come since, and some others have left.
    let newcomers = draw.index(3);
    let mut here: Vec<Id> = case.field.iter().skip(newcomers).map(|one| one.id).collect();
    here.extend((0..draw.below(3)).map(|n| 100 + n));
    draw.shuffle(&mut here);
    for two in here.chunks(2) {
        match *two {
            [a, b] if a < 100 && b < 100 && draw.below(4) == 0 && !case.never(a, b) => {
                case.fixed.push((a, b));
            }
            [a, b] => case.tables.push((a, b)),
            [a] if a >= 100 => {}
            [a] if draw.below(6) == 0 => case.alone.push(a),
            [a] => case.bye = Some(a),
            _ => {}
        }
    }
    case
}

#[test]
fn a_round_that_breaks_no_rule_stays_as_it_is() {
    let case =
        Case { field: field(&[3, 3, 0, 0]), tables: vec![(2, 1), (3, 4)], ..Case::default() };
    let same = LeastRepair { tables: vec![(2, 1), (3, 4)], bye: None };
    assert_eq!(case.repaired(), Some(same));
}

#[test]
fn a_corrected_result_moves_two_tables_of_four() {
    // Player 3 had lost, so it was said, and was paired with 6; 2 had won.
    let mut case = Case {
        field: field(&[1, 0, 1, 1, 1, 0, 0, 0]),
        tables: vec![(1, 2), (4, 5), (3, 6), (7, 8)],
        ..Case::default()
    };
    let found = case.repaired().unwrap();
    assert_eq!(found.tables, [(1, 3), (4, 5), (2, 6), (7, 8)]);
    // If table 1 has started, the other half of the mistake stays too.
    case.fixed = vec![(1, 2)];
    case.tables.remove(0);
    let found = case.repaired().unwrap();
    assert_eq!(found.tables, [(3, 6), (4, 5), (7, 8)]);
}

#[test]
fn the_bye_goes_to_the_next_if_the_right_player_has_started() {
    let mut case = Case {
        field: field(&[3, 2, 2, 1, 0]),
        tables: vec![(1, 3), (4, 5)],
        bye: Some(2),
        ..Case::default()
    };
    assert_eq!(case.repaired().unwrap().bye, Some(5));
    case.fixed = vec![(4, 5)];
    case.tables.pop();
    assert_eq!(case.repaired().unwrap(), LeastRepair { tables: vec![(1, 2)], bye: Some(3) });
}

#[test]
fn as_good_as_every_round_of_random_fields_to_ten_players() {
    let mut draw = Draw::new(2, "repair random");
    (0..500).for_each(|_| random(&mut draw, 10).check());
}

/// How many fields the hunt takes at random; a tenth as many are repaired by halves.
const FIELDS: usize = 400_000;

/// `cargo test --profile long --lib repair::tests::hunt -- --ignored --nocapture`
#[test]
#[ignore = "minutes: 400,000 random fields of up to ten players, and a tenth as many by halves"]
fn hunt() {
    let mut draw = Draw::new(3, "repair hunt");
    let mut repaired = 0;
    for _ in 0..FIELDS {
        let case = random(&mut draw, 10);
        case.check();
        repaired += usize::from(case.repaired().is_some());
    }
    let right = compared(&mut draw, FIELDS / 10);
    print!(
        "\nHeld against every round: {repaired} least repairs of {FIELDS} fields, and {right} of {} \
         by halves. ",
        FIELDS / 10
    );
}

/// The order of all rounds by halves, in the words of the rules.
///
/// After the count come groups that do not slide. The last part goes group by group: who floats
/// down, whom the floaters meet, and how far each opponent is from the slide.
type Order = (Count, Vec<bool>, Vec<[Vec<usize>; 3]>);

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
        let playing: Vec<Contender> = groups.concat().into_iter().cloned().collect();
        let counted = self.count(&playing, tables.iter());
        let (mut unslid, mut inside) = (Vec::new(), Vec::new());
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
            unslid.push(left[..half].iter().any(|id| !left[half..].contains(&other(*id))));
            let mut passed = Vec::new();
            while !left.is_empty() {
                let one = left.remove(0);
                let (top, bottom) = left.split_at(left.len() / 2);
                let mut candidates = bottom.iter().chain(top.iter().rev());
                passed.extend(candidates.position(|two| *two == other(one)));
                left.retain(|two| *two != other(one));
            }
            inside.push([stays, hosts, passed]);
        }
        (counted, unslid, inside)
    }

    /// Compares the repair with every round of the free players; true if there is one.
    fn check_right(&self) -> bool {
        let Some(found) = self.repaired() else {
            assert_eq!(self.least(), None, "{self:?}");
            return false;
        };
        let (bye, _) = self.least().unwrap_or_else(|| panic!("no round: {self:?}"));
        assert_eq!(found.bye, bye, "{self:?}");
        let playing: Vec<Id> = self.groups(bye).concat().iter().map(|one| one.id).collect();
        let all = self.rounds(&playing);
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
    let right = compared(&mut Draw::new(4, "repair halves"), 350);
    assert!(right > 300, "{right}");
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
fn those_at_tables_that_have_started_are_no_part_of_the_slide() {
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
