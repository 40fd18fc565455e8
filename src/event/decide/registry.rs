//! Names and numbers that are taken already.
//!
//! A single registration searches the entrants. A roster builds an index once; without it,
//! ten thousand lines would be compared with ten thousand each.

use crate::event::action::Added;
use crate::event::entrant::members;
use crate::event::name::{is_plain, lower_case, same};
use crate::event::{Event, Id, NewEntrant};
use std::collections::{HashMap, HashSet};

/// Names and numbers taken in an event, and by the lines of a roster so far.
pub struct Registry<'a> {
    event: &'a Event,
    index: Option<Index>,
}

struct Index {
    names: HashMap<String, Id>,
    members: HashMap<String, Id>,
    /// The lines of the roster that named the entrants registered so far.
    lines: HashMap<Id, u64>,
    starts: HashMap<u32, String>,
    ties: HashSet<u32>,
    /// Start numbers asked for anywhere on the roster.
    wanted: HashSet<u32>,
    /// Every start number from the next id to just below this one is taken.
    from: u32,
    next: Id,
}

impl<'a> Registry<'a> {
    /// Searches the event as it is, for one registration or change.
    pub fn now(event: &'a Event) -> Registry<'a> {
        Registry { event, index: None }
    }

    /// Builds an index of the event, with room for the lines of this roster.
    fn indexed(event: &'a Event, roster: &[NewEntrant]) -> Registry<'a> {
        let next = event.entrants.len() as Id + 1;
        let all = event.entrants.len() + roster.len();
        let mut index = Index {
            names: HashMap::with_capacity(all),
            members: HashMap::new(),
            lines: HashMap::with_capacity(roster.len()),
            starts: HashMap::with_capacity(all),
            ties: HashSet::with_capacity(all),
            wanted: roster.iter().filter_map(|new| new.start).collect(),
            from: next,
            next,
        };
        index.ties.extend(event.entrants.iter().map(|entrant| entrant.tie));
        for entrant in event.registered() {
            index.person(&entrant.name, entrant.id);
            entrant.partner.iter().for_each(|partner| index.person(partner, entrant.id));
            index.starts.entry(entrant.start).or_insert_with(|| entrant.name.clone());
            let numbers = entrant.players().filter_map(|(_, number)| number);
            numbers.for_each(|number| index.member(number, entrant.id));
        }
        Registry { event, index: Some(index) }
    }

    /// Adds the next line of the roster, which is registered.
    pub fn insert(&mut self, added: &Added, line: Option<u64>) {
        let Some(index) = &mut self.index else { return };
        index.lines.extend(line.map(|line| (added.id, line)));
        index.person(&added.name, added.id);
        added.partner.iter().for_each(|partner| index.person(partner, added.id));
        let numbers = members(added.member.as_deref(), added.partner.is_some());
        numbers.into_iter().flatten().for_each(|number| index.member(number, added.id));
        index.starts.entry(added.start.unwrap_or(added.id)).or_insert_with(|| added.name.clone());
        index.ties.insert(added.tie);
        index.next = added.id + 1;
        index.from = index.free_from(index.from.max(index.next));
    }

    /// The line of this roster that named the entrant; None for those registered before.
    pub fn line_of(&self, id: Id) -> Option<u64> {
        self.index.as_ref()?.lines.get(&id).copied()
    }

    pub fn next_id(&self) -> Id {
        self.index.as_ref().map_or(self.event.entrants.len() as Id + 1, |index| index.next)
    }

    /// The entrant who holds this name already, apart from `except`.
    pub fn named(&self, name: &str, except: Option<Id>) -> Option<Id> {
        if let Some(index) = &self.index {
            return index.names.get(&key(name)).copied();
        }
        let mut known = self.event.registered().filter(|e| Some(e.id) != except);
        let held = known.find(|e| {
            same(&e.name, name) || e.partner.as_ref().is_some_and(|partner| same(partner, name))
        });
        held.map(|entrant| entrant.id)
    }

    /// The entrant whom this number of a league or a federation belongs to, apart from `except`.
    pub fn of_member(&self, number: &str, except: Option<Id>) -> Option<Id> {
        if let Some(index) = &self.index {
            return index.members.get(&key(number)).copied();
        }
        let mut known = self.event.registered().filter(|e| Some(e.id) != except);
        let held =
            known.find(|e| e.players().any(|(_, own)| own.is_some_and(|own| same(own, number))));
        held.map(|entrant| entrant.id)
    }

    /// The name of the entrant who holds this start number, apart from `except`.
    pub fn holder(&self, start: u32, except: Option<Id>) -> Option<&str> {
        if let Some(index) = &self.index {
            return index.starts.get(&start).map(String::as_str);
        }
        let mut known = self.event.registered();
        let held = known.find(|e| e.start == start && Some(e.id) != except);
        held.map(|entrant| entrant.name.as_str())
    }

    /// The start number of an entrant who asks for none; None means their id. If the id is
    /// taken, it is the next number that nobody has or asks for on the same roster.
    pub fn free_start(&self) -> Option<u32> {
        let id = self.next_id();
        let start = match &self.index {
            Some(index) => index.free_from(index.from),
            None => (id..).find(|start| self.holder(*start, None).is_none())?,
        };
        (start != id).then_some(start)
    }

    /// A tie number of the entrant's own, drawn once and kept.
    pub fn tie_number(&self) -> u32 {
        let taken = |tie: u32| match &self.index {
            Some(index) => index.ties.contains(&tie),
            None => self.event.entrants.iter().any(|entrant| entrant.tie == tie),
        };
        let seed = self.event.head.seed;
        let mut draw = seed.draw(&format!("tie number of entrant {}", self.next_id()));
        loop {
            let tie = draw.below(1_000_000) + 1;
            if !taken(tie) {
                return tie;
            }
        }
    }
}

impl Index {
    fn person(&mut self, name: &str, id: Id) {
        self.names.entry(key(name)).or_insert(id);
    }

    fn member(&mut self, number: &str, id: Id) {
        self.members.entry(key(number)).or_insert(id);
    }

    fn free_from(&self, from: u32) -> u32 {
        let taken = |start: &u32| self.wanted.contains(start) || self.starts.contains_key(start);
        (from..).find(|start| !taken(start)).unwrap_or(from)
    }
}

/// The key of a name; equal names have equal keys.
fn key(name: &str) -> String {
    if is_plain(name) { name.to_lowercase() } else { lower_case(name).collect() }
}
