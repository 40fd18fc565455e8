//! Compares the stored reasons of a Swiss round with the round itself.
//!
//! The numbers in a reason are counted again from the field. Two kinds are skipped: those that only
//! all possible rounds could prove, such as how many could have floated down, and those that were
//! not stored.

use super::judge::Judge;
use crate::event::Id;
use crate::event::action::Paired;
use crate::msg;
use crate::pairing::explanation::{Down, Goes, Others};
use crate::pairing::{Contender, Explanation, byes_possible, kept, points_phrase};
use crate::words::Message;
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

/// A round by its players.
struct Round<'a> {
    first: bool,
    /// Whether it is paired top half against bottom half, and not at random.
    halves: bool,
    field: BTreeMap<Id, &'a Contender>,
    bye: Option<Id>,
    opponents: BTreeMap<Id, Id>,
    name: &'a dyn Fn(Id) -> String,
    /// How many units a point has.
    units: u32,
}

impl Judge {
    /// Reports each reason that makes a false claim about this field.
    pub fn reasons(&mut self, place: &Message, paired: &Paired, field: &[Contender], halves: bool) {
        if paired.reasons.is_empty() {
            return;
        }
        let tables = paired.tables.iter();
        let seats = tables.clone().map(|[a, b]| (*a, Some(*b)));
        let seats: Vec<_> = seats.chain(paired.bye.map(|id| (id, None))).collect();
        let is_house = |[a, b]: &&[Id; 2]| self.facts.is_house(*a) || self.facts.is_house(*b);
        let free = tables.clone().find(is_house).map(|[a, _]| *a);
        let tables = tables.filter(|two| !is_house(two));
        let round = Round {
            units: self.facts.ruleset.preliminary.points.units,
            first: paired.round == 1,
            halves,
            field: field.iter().map(|one| (one.id, one)).collect(),
            bye: paired.bye.or(free),
            opponents: tables.flat_map(|[a, b]| [(*a, *b), (*b, *a)]).collect(),
            name: &|id| self.facts.name(id),
        };
        // A text that fits no table is a fault of the file.
        let reasons = kept::read(&paired.reasons, &seats).unwrap_or_default();
        let untrue = reasons.iter().enumerate().filter_map(|(at, why)| {
            let number = paired.at.get(at).copied().unwrap_or(at as u32 + 1);
            let claim = round.untrue(why)?;
            Some(match why.of() {
                (_, Some(_)) => msg!("verify.reason-of-table", table = number, claim),
                (_, None) => msg!("verify.reason-of-bye", claim),
            })
        });
        for sentence in untrue.collect::<Vec<_>>() {
            self.breach_at(place, "reasons", sentence);
        }
    }
}

impl Round<'_> {
    fn points_of(&self, n: u32) -> Message {
        points_phrase(n, self.units)
    }

    /// The first false claim, with the true value.
    fn untrue(&self, why: &Explanation) -> Option<Message> {
        self.rematch(why).or_else(|| self.kind(why)).or_else(|| self.counted(why))
    }

    /// Checks that a rematch is called a rematch, and nothing else is.
    fn rematch(&self, why: &Explanation) -> Option<Message> {
        let (a, Some(b)) = why.of() else { return None };
        let [one, two] = [a, b].map(self.name);
        match (matches!(why, Explanation::Rematch { .. }), self.met(a, b)) {
            (true, false) => Some(msg!("verify.claims-rematch", a = one, b = two)),
            (false, true) => Some(msg!("verify.claims-no-rematch", a = one, b = two)),
            _ => None,
        }
    }

    /// Checks that such a round can have a reason of this kind.
    fn kind(&self, why: &Explanation) -> Option<Message> {
        let fits = match why {
            Explanation::ByeDrawn { .. } | Explanation::FirstRound { .. } => self.first,
            Explanation::ByeDrawnApart { .. } => self.first,
            Explanation::ByeLowest { .. } | Explanation::ByeNext { .. } => !self.first,
            Explanation::InGroup { .. }
            | Explanation::Fixed { .. }
            | Explanation::PairedDown { .. } => !self.first && !self.halves,
            Explanation::Slide { .. }
            | Explanation::SlideChanged { .. }
            | Explanation::SlidDown { .. } => !self.first && self.halves,
            Explanation::Rematch { .. } => true,
        };
        (!fits).then(|| msg!("verify.claims-other-kind"))
    }

    fn counted(&self, why: &Explanation) -> Option<Message> {
        match *why {
            Explanation::ByeDrawn { among, .. } => differ(among, self.field.len(), in_the_draw),
            Explanation::FirstRound { among, .. } => {
                differ(among, self.opponents.len(), in_the_draw)
            }
            Explanation::ByeDrawnApart { among, .. } => {
                let field: Vec<Contender> = self.field.values().map(|one| (*one).clone()).collect();
                differ(among, byes_possible(&field), in_the_draw)
            }
            Explanation::ByeLowest { id, byes, place }
            | Explanation::ByeNext { id, byes, place, .. } => {
                let one = self.field.get(&id)?;
                differ(byes, one.byes as usize, |n| msg!("verify.byes-before", n))
                    .or_else(|| differ(place, one.place as usize, |n| msg!("verify.place", n)))
            }
            Explanation::InGroup { a, b, points, size }
            | Explanation::Fixed { a, b, points, size } => {
                self.group([(a, points), (b, points)], size)
            }
            Explanation::PairedDown { a, b, points, size, below, how } => self
                .group([(a, points), (b, below)], size)
                .or_else(|| self.down(points, below, how)),
            Explanation::Slide { a, b, points, size, others }
            | Explanation::SlideChanged { a, b, points, size, others, .. } => {
                self.group([(a, points), (b, points)], size).or_else(|| self.others(points, others))
            }
            Explanation::SlidDown { a, b, points, size, below, above, goes, .. } => self
                .group([(a, points), (b, below)], size)
                .or_else(|| self.above(points, above).filter(|_| above > 0))
                .or_else(|| self.goes(a, points, goes)),
            Explanation::Rematch { .. } => None,
        }
    }

    /// Checks the points of both players and the size of the first one's group.
    fn group(&self, points: [(Id, u32); 2], size: u32) -> Option<Message> {
        let of = |(id, said): (Id, u32)| {
            let name = (self.name)(id);
            differ(said, self.points(id) as usize, |n| {
                msg!("verify.points-of", points = self.points_of(n), name = name.clone())
            })
        };
        let [(_, at), _] = points;
        let those = |n: u32| {
            msg!(
                "verify.players-at",
                players = msg!("count.players", n),
                points = self.points_of(at)
            )
        };
        points.into_iter().find_map(of).or_else(|| differ(size, self.those_at(at).count(), those))
    }

    fn down(&self, points: u32, below: u32, how: Down) -> Option<Message> {
        if points <= below {
            return Some(msg!("verify.claims-paired-down", points = self.points_of(points)));
        }
        // Missing numbers come from before they were stored.
        if how == Down::default() {
            return None;
        }
        let between: BTreeSet<u32> = (self.field.keys().filter(|id| self.bye != Some(**id)))
            .map(|id| self.points(*id))
            .filter(|other| (below + 1..points).contains(other))
            .collect();
        self.above(points, how.hosts)
            .or_else(|| self.below(points, how.going))
            .or_else(|| differ(how.skipped, between.len(), |n| msg!("verify.groups-between", n)))
    }

    fn others(&self, points: u32, others: Others) -> Option<Message> {
        // Missing numbers come from before they were stored.
        if others == Others::default() {
            return None;
        }
        self.above(points, others.above).or_else(|| self.below(points, others.down))
    }

    fn goes(&self, one: Id, points: u32, goes: Goes) -> Option<Message> {
        let last = self.those_at(points).max_by_key(|id| self.field[id].start);
        let name = (self.name)(one);
        let number = match goes {
            Goes::Last | Goes::Instead { .. } | Goes::InsteadToKeepApart => 1,
            Goes::Both => 2,
            Goes::Several { number } => number,
        };
        self.below(points, number).or_else(|| match goes {
            Goes::Last if last != Some(one) => Some(msg!("verify.claims-the-last", name)),
            Goes::Instead { .. } | Goes::InsteadToKeepApart if last == Some(one) => {
                Some(msg!("verify.claims-not-the-last", name))
            }
            Goes::Both if self.those_at(points).count() != 2 => {
                differ(2, self.those_at(points).count(), |n| msg!("verify.both-of", n))
            }
            Goes::Both => {
                let other = self.those_at(points).find(|other| *other != one)?;
                let other = (!self.met(one, other)).then(|| (self.name)(other))?;
                Some(msg!("verify.claims-met", a = name, b = other))
            }
            _ => None,
        })
    }

    fn above(&self, points: u32, said: u32) -> Option<Message> {
        let from = |n: u32| msg!("verify.from-above", n, points = self.points_of(points));
        differ(said, self.against(points, Ordering::Greater), from)
    }

    fn below(&self, points: u32, said: u32) -> Option<Message> {
        let going = |n: u32| msg!("verify.going-down", n, points = self.points_of(points));
        differ(said, self.against(points, Ordering::Less), going)
    }

    /// How many players at `points` have an opponent with more, or with fewer.
    fn against(&self, points: u32, which: Ordering) -> usize {
        let opponent = |id: &Id| self.opponents.get(id).map(|other| self.points(*other));
        self.those_at(points)
            .filter(|id| opponent(id).is_some_and(|o| o.cmp(&points) == which))
            .count()
    }

    /// The paired players with `points`.
    fn those_at(&self, points: u32) -> impl Iterator<Item = Id> {
        let at = move |one: &&&Contender| one.points == points && self.bye != Some(one.id);
        self.field.values().filter(at).map(|one| one.id)
    }

    fn points(&self, id: Id) -> u32 {
        self.field.get(&id).map_or(0, |one| one.points)
    }

    fn met(&self, a: Id, b: Id) -> bool {
        let says = |a: Id, b: Id| self.field.get(&a).is_some_and(|one| one.met.contains(&b));
        says(a, b) || says(b, a)
    }
}

/// The claim about a number and the true value, if they differ.
fn differ(said: u32, is: usize, phrase: impl Fn(u32) -> Message) -> Option<Message> {
    (said as usize != is).then(|| msg!("verify.claims-number", said = phrase(said), is))
}

fn in_the_draw(n: u32) -> Message {
    msg!("verify.in-the-draw", players = msg!("count.players", n))
}
