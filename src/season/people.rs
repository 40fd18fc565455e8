//! Who is who: every name of the events, the people behind them, and the doubtful pairs.
//!
//! The same name with the same club is one person, and so is a name with one club at most. A
//! name with several clubs is one person for each club, until the rules say otherwise.

pub use super::alike::Alike;
use super::alike::{self, key};
use super::played::Played;
use super::rules::{Groups, Rules};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// Two who may be one person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Doubt {
    /// As the rules name them: `Jan Lis`, or `Jan Lis (Cube)`.
    pub one: String,
    pub other: String,
    pub why: Alike,
}

/// Somebody of whom it is settled who they are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Known {
    /// As in the newest event.
    pub(super) name: String,
    pub(super) club: Option<String>,
    /// Every name they had, as the rules name it.
    pub(super) labels: Vec<String>,
}

/// Everybody in the events.
pub(super) struct People {
    pub(super) known: Vec<Known>,
    /// By event and player, those behind the name or the two names.
    pub(super) behind: Vec<Vec<Vec<usize>>>,
    pub(super) doubts: Vec<Doubt>,
    /// Names in the rules that nobody has.
    pub(super) strangers: Vec<String>,
    /// One person by the rules who played twice in one event: who, and the event.
    pub(super) doubled: Vec<(usize, usize)>,
}

/// A name with the club that tells it from its namesakes.
struct Persona {
    name: String,
    club: Option<String>,
    label: String,
}

impl People {
    /// `events` stand in the order of their days.
    pub(super) fn of(events: &[Played], rules: &Rules) -> People {
        let mut clubs: HashMap<String, BTreeSet<String>> = HashMap::new();
        for player in events.iter().flat_map(|event| &event.players) {
            for name in &player.names {
                let of_name = clubs.entry(key(name)).or_default();
                of_name.extend(player.club.iter().map(|club| key(club)));
            }
        }
        let has_namesakes = |name: &str| clubs.get(name).is_some_and(|clubs| clubs.len() > 1);
        // The club is part of who they are only among namesakes.
        let mut at: BTreeMap<(String, Option<String>), usize> = BTreeMap::new();
        let mut personas: Vec<Persona> = Vec::new();
        let mut behind: Vec<Vec<Vec<usize>>> = Vec::with_capacity(events.len());
        for event in events {
            let players = event.players.iter().map(|player| {
                let one = |name: &String| {
                    let own = key(name);
                    let club = player.club.as_ref().filter(|_| has_namesakes(&own));
                    let place = (own, club.map(|club| key(club)));
                    let persona = *at.entry(place).or_insert_with(|| {
                        personas.push(Persona::of(name, None, false));
                        personas.len() - 1
                    });
                    // The newest event comes last, and its spelling stays.
                    let newest = player.club.clone().or(personas[persona].club.take());
                    personas[persona] = Persona::of(name, newest, club.is_some());
                    persona
                };
                player.names.iter().map(one).collect()
            });
            behind.push(players.collect());
        }
        // The order of the names, whichever event was read first.
        let mut rank = vec![0; personas.len()];
        at.values().enumerate().for_each(|(new, old)| rank[*old] = new);
        let mut sorted: Vec<(usize, Persona)> = rank.iter().copied().zip(personas).collect();
        sorted.sort_by_key(|(rank, _)| *rank);
        let personas: Vec<Persona> = sorted.into_iter().map(|(_, persona)| persona).collect();
        for persona in behind.iter_mut().flatten().flatten() {
            *persona = rank[*persona];
        }
        settled(&personas, behind, rules)
    }
}

impl Persona {
    fn of(name: &str, club: Option<String>, has_namesakes: bool) -> Persona {
        let label = match &club {
            Some(club) if has_namesakes => with_club(name, club),
            _ => name.to_owned(),
        };
        Persona { name: name.to_owned(), club, label }
    }
}

fn with_club(name: &str, club: &str) -> String {
    format!("{name} ({club})")
}

/// Joins those who are the same by the rules, and finds the doubtful among the others.
fn settled(personas: &[Persona], mut behind: Vec<Vec<Vec<usize>>>, rules: &Rules) -> People {
    let named = Named::of(personas);
    let mut groups = Groups::of(personas.len());
    for names in &rules.same {
        let same: Vec<usize> = names.iter().filter_map(|name| named.find(name)).collect();
        same.windows(2).for_each(|pair| groups.join(pair[0], pair[1]));
    }
    let root: Vec<usize> = (0..personas.len()).map(|at| groups.root(at)).collect();
    let mut different: HashSet<(usize, usize)> = HashSet::new();
    for pair in &rules.different {
        let both: Vec<usize> = pair.iter().filter_map(|name| named.find(name)).collect();
        if let [one, other] = both[..] {
            different.insert((root[one].min(root[other]), root[one].max(root[other])));
        }
    }
    let said = rules.same.iter().chain(&rules.different).flatten();
    let strangers: BTreeSet<&String> = said.filter(|name| named.find(name).is_none()).collect();
    let strangers = strangers.into_iter().cloned().collect();
    let mut played: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); personas.len()];
    let mut twice: BTreeSet<(usize, usize)> = BTreeSet::new();
    for (event, players) in behind.iter().enumerate() {
        for at in players.iter().flatten().map(|at| root[*at]) {
            if !played[at].insert(event) {
                twice.insert((at, event));
            }
        }
    }
    let mut asked: HashSet<(usize, usize)> = HashSet::new();
    let mut doubts: Vec<Doubt> = Vec::new();
    for (one, other, why) in doubtful(personas) {
        let pair = (root[one].min(root[other]), root[one].max(root[other]));
        // Two in one event are two people.
        let met = !played[pair.0].is_disjoint(&played[pair.1]);
        if pair.0 != pair.1 && !met && !different.contains(&pair) && asked.insert(pair) {
            let label = |at: usize| personas[at].label.clone();
            doubts.push(Doubt { one: label(one), other: label(other), why });
        }
    }
    // The newest spelling is that of the last event in which one of the group played.
    let mut known: Vec<Option<Known>> = vec![None; personas.len()];
    for (at, persona) in personas.iter().enumerate() {
        let new = || Known { name: String::new(), club: None, labels: Vec::new() };
        known[root[at]].get_or_insert_with(new).labels.push(persona.label.clone());
    }
    for at in behind.iter_mut().flatten().flatten() {
        if let Some(person) = &mut known[root[*at]] {
            person.name.clone_from(&personas[*at].name);
            person.club = personas[*at].club.clone().or(person.club.take());
        }
        *at = root[*at];
    }
    let mut new = vec![0; personas.len()];
    let mut next = 0;
    for (at, person) in known.iter().enumerate() {
        new[at] = next;
        next += usize::from(person.is_some());
    }
    behind.iter_mut().flatten().flatten().for_each(|at| *at = new[*at]);
    let doubled = twice.into_iter().map(|(at, event)| (new[at], event)).collect();
    People { known: known.into_iter().flatten().collect(), behind, doubts, strangers, doubled }
}

/// Every pair that is alike, in the order of the names.
fn doubtful(personas: &[Persona]) -> Vec<(usize, usize, Alike)> {
    // Namesakes stand beside each other.
    let mut names: Vec<&str> = Vec::new();
    let mut of_name: Vec<Vec<usize>> = Vec::new();
    let mut last = None;
    for (at, persona) in personas.iter().enumerate() {
        let own = key(&persona.name);
        if last.as_ref() != Some(&own) {
            names.push(&persona.name);
            of_name.push(Vec::new());
            last = Some(own);
        }
        if let Some(same) = of_name.last_mut() {
            same.push(at);
        }
    }
    let mut found: Vec<(usize, usize, Alike)> = Vec::new();
    for same in &of_name {
        for (place, one) in same.iter().enumerate() {
            found.extend(same[place + 1..].iter().map(|other| (*one, *other, Alike::Club)));
        }
    }
    for (one, other, why) in alike::pairs(&names) {
        for a in &of_name[one] {
            found.extend(of_name[other].iter().map(|b| (*a, *b, why)));
        }
    }
    found.sort_unstable();
    found
}

/// Everybody by what the rules may call them.
struct Named(HashMap<String, usize>);

impl Named {
    fn of(personas: &[Persona]) -> Named {
        let mut named: HashMap<String, usize> = HashMap::new();
        for (at, persona) in personas.iter().enumerate() {
            named.insert(key(&persona.label), at);
        }
        // The club may be written where it is not needed.
        for (at, persona) in personas.iter().enumerate() {
            if let Some(club) = &persona.club {
                named.entry(key(&with_club(&persona.name, club))).or_insert(at);
            }
        }
        Named(named)
    }

    fn find(&self, name: &str) -> Option<usize> {
        self.0.get(&key(name)).copied()
    }
}
