//! People: every name of the events, the people behind them, and pairs of names that may be one.

use super::rules::{Groups, Rules};
use super::table::{Person, Played};
use crate::event::name::{lower_case, normalise};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

/// Two who may be one person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Doubt {
    /// As the rules name them: `Jan Lis`, or `Jan Lis (Cube)`.
    pub one: String,
    pub other: String,
    pub why: Alike,
}

impl Doubt {
    /// The line that the organizer writes under `same:` or `different:`.
    pub fn line(&self) -> String {
        let [one, other] =
            [&self.one, &self.other].map(|name| serde_json::Value::from(name.as_str()));
        format!("- [{one}, {other}]")
    }
}

pub(super) struct People {
    /// Who they are, with nothing of what they played.
    pub(super) known: Vec<Person>,
    /// By event and player, those behind the name or the two names.
    pub(super) behind: Vec<Vec<Vec<usize>>>,
    pub(super) doubts: Vec<Doubt>,
    /// Names in the rules that nobody has.
    pub(super) strangers: Vec<String>,
    /// One person by the rules who played twice in one event: who, and the event.
    pub(super) doubled: Vec<(usize, usize)>,
}

/// A name with the number or the club that tells it from its namesakes.
struct Persona {
    name: String,
    club: Option<String>,
    member: Option<String>,
    label: String,
}

/// The key of a persona: the name, then the club among namesakes, or the number.
type Place = (String, Option<String>, Option<String>);

/// The clubs and the numbers of one name.
#[derive(Default)]
struct Namesakes {
    clubs: BTreeSet<String>,
    members: BTreeSet<String>,
    /// Somebody of this name has no number.
    without: bool,
}

impl Namesakes {
    fn several_clubs(&self) -> bool {
        self.clubs.len() > 1
    }

    /// Whether a name needs its number to be clear.
    fn needs_number(&self) -> bool {
        self.members.len() > 1 || self.without && self.several_clubs() && !self.members.is_empty()
    }

    /// The number of somebody who gave none, if only one person can be meant.
    fn only_member(&self) -> Option<&String> {
        self.members.first().filter(|_| self.members.len() == 1 && !self.several_clubs())
    }
}

impl People {
    /// `events` stand in the order of their days.
    pub(super) fn of(events: &[Played], rules: &Rules) -> People {
        let mut namesakes: HashMap<String, Namesakes> = HashMap::new();
        for player in events.iter().flat_map(|event| &event.players) {
            for (name, member) in player.names.iter().zip(&player.members) {
                let of_name = namesakes.entry(key(name)).or_default();
                of_name.clubs.extend(player.club.iter().map(|club| key(club)));
                of_name.members.extend(member.iter().map(|member| key(member)));
                of_name.without |= member.is_none();
            }
        }
        let mut at: BTreeMap<Place, usize> = BTreeMap::new();
        let mut personas: Vec<Persona> = Vec::new();
        let mut behind: Vec<Vec<Vec<usize>>> = Vec::with_capacity(events.len());
        for event in events {
            let players = event.players.iter().map(|player| {
                let one = |(name, member): (&String, &Option<String>)| {
                    let own = key(name);
                    let alike = &namesakes[&own];
                    let number =
                        member.as_deref().map(key).or_else(|| alike.only_member().cloned());
                    // The club is part of who they are only among namesakes without a number.
                    let tells = number.is_none() && alike.several_clubs();
                    let club = player.club.as_ref().filter(|_| tells);
                    let place = (own, club.map(|club| key(club)), number);
                    let persona = *at.entry(place).or_insert_with(|| {
                        personas.push(Persona::of(name, None, None, alike));
                        personas.len() - 1
                    });
                    // The newest event comes last, and its spelling stays.
                    let old = &mut personas[persona];
                    let club = player.club.clone().or(old.club.take());
                    let member = member.clone().or(old.member.take());
                    *old = Persona::of(name, club, member, alike);
                    persona
                };
                player.names.iter().zip(&player.members).map(one).collect()
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
    fn of(name: &str, club: Option<String>, member: Option<String>, alike: &Namesakes) -> Persona {
        let label = match (&member, &club) {
            (Some(member), _) if alike.needs_number() => with(name, member),
            (None, Some(club)) if alike.several_clubs() => with(name, club),
            _ => name.to_owned(),
        };
        Persona { name: name.to_owned(), club, member, label }
    }

    /// Whether both have a number, and not the same one.
    fn differs(&self, other: &Persona) -> bool {
        match (&self.member, &other.member) {
            (Some(one), Some(other)) => key(one) != key(other),
            _ => false,
        }
    }
}

fn with(name: &str, club_or_member: &str) -> String {
    format!("{name} ({club_or_member})")
}

/// Joins those who are the same by the rules, and finds the doubtful among the others.
fn settled(personas: &[Persona], mut behind: Vec<Vec<Vec<usize>>>, rules: &Rules) -> People {
    let named = Named::of(personas);
    let mut groups = Groups::of(personas.len());
    for names in &rules.same {
        let same: Vec<usize> = names.iter().filter_map(|name| named.find(name)).collect();
        same.windows(2).for_each(|pair| groups.join(pair[0], pair[1]));
    }
    let both = |pair: &Vec<String>| -> Option<[usize; 2]> {
        let both: Vec<usize> = pair.iter().filter_map(|name| named.find(name)).collect();
        both.try_into().ok()
    };
    let different: Vec<[usize; 2]> = rules.different.iter().filter_map(both).collect();
    join_by_number(personas, &mut groups, &different);
    let root: Vec<usize> = (0..personas.len()).map(|at| groups.root(at)).collect();
    let ordered =
        |[one, other]: [usize; 2]| (root[one].min(root[other]), root[one].max(root[other]));
    let different: HashSet<(usize, usize)> = different.into_iter().map(ordered).collect();
    let named_in_rules = rules.same.iter().chain(&rules.different).flatten();
    let strangers: BTreeSet<&String> =
        named_in_rules.filter(|name| named.find(name).is_none()).collect();
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
        let pair = ordered([one, other]);
        // Two in one event are two people.
        let met = !played[pair.0].is_disjoint(&played[pair.1]);
        let settled = different.contains(&pair) || personas[one].differs(&personas[other]);
        if pair.0 != pair.1 && !met && !settled && asked.insert(pair) {
            let label = |at: usize| personas[at].label.clone();
            doubts.push(Doubt { one: label(one), other: label(other), why });
        }
    }
    // The newest spelling is that of the last event in which one of the group played.
    let mut known: Vec<Option<Person>> = vec![None; personas.len()];
    for (at, persona) in personas.iter().enumerate() {
        known[root[at]].get_or_insert_default().labels.push(persona.label.clone());
    }
    for at in behind.iter_mut().flatten().flatten() {
        if let Some(person) = &mut known[root[*at]] {
            person.name.clone_from(&personas[*at].name);
            person.club = personas[*at].club.clone().or(person.club.take());
            person.member = personas[*at].member.clone().or(person.member.take());
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

/// Joins the names of one number, unless the rules say that they are different people.
fn join_by_number(personas: &[Persona], groups: &mut Groups, different: &[[usize; 2]]) {
    let mut first: HashMap<String, usize> = HashMap::new();
    for (at, persona) in personas.iter().enumerate() {
        let Some(member) = &persona.member else { continue };
        let one = *first.entry(key(member)).or_insert(at);
        if !different.contains(&[one, at]) && !different.contains(&[at, one]) {
            groups.join(one, at);
        }
    }
}

/// Every pair that is alike, in the order of the names.
fn doubtful(personas: &[Persona]) -> Vec<(usize, usize, Alike)> {
    // Namesakes stand beside each other.
    let mut names: Vec<&str> = Vec::new();
    let mut of_name: Vec<&[usize]> = Vec::new();
    let all: Vec<usize> = (0..personas.len()).collect();
    for same in all.chunk_by(|one, other| key(&personas[*one].name) == key(&personas[*other].name))
    {
        names.push(&personas[same[0]].name);
        of_name.push(same);
    }
    let mut found: Vec<(usize, usize, Alike)> = Vec::new();
    for same in &of_name {
        for (place, one) in same.iter().enumerate() {
            found.extend(same[place + 1..].iter().map(|other| {
                let has_number = |at: usize| personas[at].member.is_some();
                let why = match has_number(*one) || has_number(*other) {
                    true => Alike::Number,
                    false => Alike::Club,
                };
                (*one, *other, why)
            }));
        }
    }
    for (one, other, why) in pairs(&names) {
        for a in of_name[one] {
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
        let labelled = personas.iter().zip(0..).map(|(persona, at)| (key(&persona.label), at));
        let mut named: HashMap<String, usize> = labelled.collect();
        // The club or the number may be written where it is not needed.
        for (at, persona) in personas.iter().enumerate() {
            for note in persona.club.iter().chain(&persona.member) {
                named.entry(key(&with(&persona.name, note))).or_insert(at);
            }
        }
        Named(named)
    }

    fn find(&self, name: &str) -> Option<usize> {
        self.0.get(&key(name)).copied()
    }
}

/// The name as two of one person are compared.
pub(super) fn key(name: &str) -> String {
    let spaced = name.split_whitespace().collect::<Vec<_>>().join(" ");
    lower_case(&spaced).collect()
}

/// Shorter names differ by one letter too easily.
const SHORTEST: usize = 5;

/// Why two names may be one person's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Alike {
    /// The same name with different clubs.
    Club,
    /// The same name, once without a member number.
    Number,
    /// The same but for marks and signs between the words.
    Marks,
    /// The same words in another order.
    Order,
    /// One letter is another, missing or too many, or two have changed places.
    Letter,
}

/// The pairs of these names that are alike, each with the reason, in order. The time grows with the
/// number of names and not with its square. Two names are only compared if they are the same once a
/// letter is left out of each.
fn pairs(names: &[&str]) -> Vec<(usize, usize, Alike)> {
    let plain: Vec<String> = names.iter().map(|name| words(name)).collect();
    let mut found: BTreeSet<(usize, usize, Alike)> = BTreeSet::new();
    let mut sorted: HashMap<String, Vec<usize>> = HashMap::new();
    let mut near: HashMap<u64, Vec<usize>> = HashMap::new();
    for (at, name) in plain.iter().enumerate() {
        let mut words: Vec<&str> = name.split(' ').collect();
        words.sort_unstable();
        sorted.entry(words.join(" ")).or_default().push(at);
        let letters: Vec<char> = name.chars().collect();
        if letters.len() >= SHORTEST {
            for left in without_one(&letters) {
                near.entry(left).or_default().push(at);
            }
        }
    }
    let of_words = sorted.values().flat_map(|group| all_pairs(group));
    found.extend(of_words.map(|(a, b)| match plain[a] == plain[b] {
        true => (a, b, Alike::Marks),
        false => (a, b, Alike::Order),
    }));
    let of_letters = near.values().flat_map(|group| all_pairs(group));
    found.extend(
        of_letters
            .filter(|(a, b)| plain[*a] != plain[*b] && one_letter(&plain[*a], &plain[*b]))
            .map(|(a, b)| (a, b, Alike::Letter)),
    );
    let mut found: Vec<_> = found.into_iter().collect();
    found.dedup_by_key(|(a, b, _)| (*a, *b));
    found
}

fn all_pairs(group: &[usize]) -> impl Iterator<Item = (usize, usize)> {
    let behind = move |at: usize| group[at + 1..].iter().map(move |other| (group[at], *other));
    (0..group.len()).flat_map(behind).filter(|(a, b)| a < b)
}

/// The name in plain lower-case letters, with one space between its words.
fn words(name: &str) -> String {
    let plain = normalise(name);
    let words = plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// A number for the word itself and for the word without each of its letters.
fn without_one(letters: &[char]) -> BTreeSet<u64> {
    let number = |left_out: Option<usize>| {
        let mut hasher = DefaultHasher::new();
        let kept = letters.iter().enumerate().filter(|(at, _)| Some(*at) != left_out);
        kept.for_each(|(_, letter)| letter.hash(&mut hasher));
        hasher.finish()
    };
    (0..letters.len()).map(Some).chain([None]).map(number).collect()
}

/// Whether one letter more, less or other makes one of the other, or two changing places do.
fn one_letter(one: &str, other: &str) -> bool {
    let (a, b): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let start = a.iter().zip(&b).take_while(|(a, b)| a == b).count();
    let (a, b) = (&a[start..], &b[start..]);
    let end = a.iter().rev().zip(b.iter().rev()).take_while(|(a, b)| a == b).count();
    match (&a[..a.len() - end], &b[..b.len() - end]) {
        ([], [_]) | ([_], []) | ([_], [_]) => true,
        ([a, b], [c, d]) => a == d && b == c,
        _ => false,
    }
}
