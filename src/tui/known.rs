//! Known people and clubs, which are offered while a name is typed.

use crate::event::Event;
use crate::event::name::{normalise, same};
use crate::store::KnownPerson;
use std::collections::HashSet;

/// The most people offered at once.
const OFFERED: usize = 5;
/// With fewer letters typed than this, nobody is offered.
const LEAST: usize = 2;

/// The people of older events, the newest first, ready to be looked for.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct KnownPeople {
    people: Vec<Known>,
    clubs: Vec<Known>,
}

#[derive(Debug, PartialEq, Eq)]
struct Known {
    person: KnownPerson,
    /// The words of the name, without case and diacritics.
    words: Vec<String>,
}

impl Known {
    fn of(person: KnownPerson) -> Known {
        let words = words(&person.name);
        Known { person, words }
    }

    fn club(name: &str) -> Known {
        Known::of(KnownPerson { name: name.to_owned(), club: None, member: None })
    }

    /// Whether each typed word begins a word of the name.
    fn holds(&self, typed: &[String]) -> bool {
        typed.iter().all(|typed| self.words.iter().any(|word| word.starts_with(typed)))
    }
}

/// The words of a name, without case and diacritics.
fn words(name: &str) -> Vec<String> {
    let parts = normalise(name);
    parts.split([' ', '-']).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

impl KnownPeople {
    pub fn of(people: Vec<KnownPerson>) -> KnownPeople {
        let mut named: HashSet<String> = HashSet::new();
        let clubs = people.iter().filter_map(|person| person.club.as_deref());
        let clubs = clubs.filter(|club| named.insert(normalise(club))).map(Known::club).collect();
        KnownPeople { people: people.into_iter().map(Known::of).collect(), clubs }
    }

    /// The people whose names the typed words begin, without those in the event.
    fn people(&self, event: &Event, typed: &str) -> Vec<KnownPerson> {
        let is_here = |name: &str| {
            event.registered().any(|entrant| {
                same(&entrant.name, name) || entrant.partner.as_ref().is_some_and(|p| same(p, name))
            })
        };
        let free = |known: &&Known| !is_here(&known.person.name);
        offered(&self.people, typed, free)
    }

    /// The clubs whose names the typed words begin: those of this event, then those of others.
    fn clubs(&self, event: &Event, typed: &str) -> Vec<KnownPerson> {
        let mut named: HashSet<String> =
            self.clubs.iter().map(|known| normalise(&known.person.name)).collect();
        let here = event.registered().filter_map(|entrant| entrant.club.as_deref());
        let here = here.filter(|club| named.insert(normalise(club))).map(Known::club);
        let mut found = offered(&here.collect::<Vec<_>>(), typed, |_| true);
        found.extend(offered(&self.clubs, typed, |_| true));
        found.truncate(OFFERED);
        found
    }
}

/// The names that the typed words begin; one that is typed in full comes first.
fn offered(all: &[Known], typed: &str, free: impl Fn(&&Known) -> bool) -> Vec<KnownPerson> {
    let wanted = words(typed);
    if typed.chars().count() < LEAST || wanted.is_empty() || typed.contains([';', '\t']) {
        return Vec::new();
    }
    // A name typed in full is offered only for the club or the number that comes along.
    let adds = |known: &&Known| {
        let person = &known.person;
        person.name != typed || person.club.is_some() || person.member.is_some()
    };
    let found = all.iter().filter(|known| known.holds(&wanted)).filter(adds);
    let mut found: Vec<&Known> = found.filter(free).take(OFFERED).collect();
    found.sort_by_key(|known| known.words != wanted);
    found.into_iter().map(|known| known.person.clone()).collect()
}

/// The kind of name that is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Typed {
    Person,
    Club,
}

/// The people offered for the typed text, and the one that Enter takes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Offers {
    pub people: Vec<KnownPerson>,
    typed: String,
    /// The chosen row. The text as it is typed stands in the first one.
    row: usize,
}

impl Offers {
    /// Follows the text. It is chosen as it is typed, unless it is the whole name of a known
    /// person, in any case and without diacritics.
    pub fn follow(&mut self, known: &KnownPeople, event: &Event, kind: Typed, typed: &str) {
        let people = match kind {
            Typed::Person => known.people(event, typed.trim()),
            Typed::Club => known.clubs(event, typed.trim()),
        };
        if people == self.people && typed == self.typed {
            return;
        }
        let is_exact = people.first().is_some_and(|first| words(&first.name) == words(typed));
        let row = usize::from(kind == Typed::Person && is_exact);
        *self = Offers { people, typed: typed.to_owned(), row };
    }

    pub fn is_empty(&self) -> bool {
        self.people.is_empty()
    }

    /// The chosen row; 0 is the text as it is typed.
    pub fn row(&self) -> usize {
        self.row
    }

    /// The person that Enter takes; None: the text as it is typed.
    pub fn chosen(&self) -> Option<&KnownPerson> {
        self.people.get(self.row.checked_sub(1)?)
    }

    /// The chosen person, or the first if the text is chosen as it is typed.
    pub fn nearest(&self) -> Option<&KnownPerson> {
        self.chosen().or(self.people.first())
    }

    pub fn step(&mut self, by: isize) {
        self.row = self.row.saturating_add_signed(by).min(self.people.len());
    }

    pub fn clear(&mut self) {
        *self = Offers::default();
    }
}
