//! The file of a season and its checks.

use super::people::key;
use crate::msg;
use crate::ruleset::{Day, Problem, problems_at, read_own};
use crate::words::Message;
use serde::Deserialize;
use std::collections::HashMap;

/// A file with every part explained, for users to copy; it is also used if none is named.
pub const TEMPLATE: &str = include_str!("../../config/season-template.yaml");

/// The name of a season in the template.
const TEMPLATE_NAME: &str = "Season";

/// The most points that one place, attendance or win may bring.
const MOST_POINTS: u32 = 1_000_000;

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// The version of this format, which is 1.
    pub season: u32,
    pub name: String,
    pub points: Points,
    /// How many events of each player count, the best ones; None: all.
    #[serde(default)]
    pub best: Option<u32>,
    /// How many players the final of the season has; None: there is none.
    #[serde(default)]
    pub seats: Option<u32>,
    /// The id of the only game that counts; None: every game does.
    #[serde(default)]
    pub game: Option<String>,
    /// The first and the last day that count.
    #[serde(default)]
    pub from: Option<Day>,
    #[serde(default)]
    pub to: Option<Day>,
    /// The names of files in the folder of events, with `*` for any letters; none: all.
    #[serde(default)]
    pub files: Vec<String>,
    /// Names that are one person's, in groups.
    #[serde(default)]
    pub same: Vec<Vec<String>>,
    /// Pairs of names of two people.
    #[serde(default)]
    pub different: Vec<Vec<String>>,
}

/// The achievements that bring points.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// The points of the first place, of the second, and so on.
    pub places: Vec<u32>,
    /// Other tables for events of many players.
    #[serde(default)]
    pub larger: Vec<Larger>,
    /// For having played at all.
    #[serde(default)]
    pub attendance: u32,
    /// For each match won against an opponent.
    #[serde(default)]
    pub win: u32,
    /// For each match drawn.
    #[serde(default)]
    pub draw: u32,
}

/// The points of places from this many players on.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Larger {
    pub players: u32,
    pub places: Vec<u32>,
}

impl Points {
    pub fn of_place(&self, place: u32, players: usize) -> u32 {
        let fits = self.larger.iter().filter(|larger| larger.players as usize <= players);
        let table = fits.max_by_key(|larger| larger.players).map_or(&self.places, |l| &l.places);
        table.get((place as usize).wrapping_sub(1)).copied().unwrap_or(0)
    }
}

impl Rules {
    /// The heading of the table. The name in the template is translated.
    pub fn title(&self) -> Message {
        match self.name.as_str() {
            TEMPLATE_NAME => msg!("season.default-title"),
            name => Message::verbatim(name),
        }
    }

    pub fn wants_file(&self, name: &str) -> bool {
        self.files.is_empty() || self.files.iter().any(|pattern| fits(pattern, name))
    }
}

/// Whether the name fits the pattern, in which `*` stands for any letters.
fn fits(pattern: &str, name: &str) -> bool {
    let parts: Vec<&str> = pattern.split('*').collect();
    let [first, middle @ .., last] = parts.as_slice() else { return pattern == name };
    let Some(mut rest) = name.strip_prefix(first) else { return false };
    for part in middle {
        let Some((_, after)) = rest.split_once(part) else { return false };
        rest = after;
    }
    rest.ends_with(last)
}

/// Reads and checks the rules of a season. `path` only names the file in problems.
///
/// # Errors
/// Each mistake with its line and column, what was expected and what to write.
pub fn read_rules(path: &str, text: &str) -> Result<Rules, Vec<Problem>> {
    let rules: Rules = read_own(path, text)?;
    let problems = problems_at(path, text, faults(&rules));
    if problems.is_empty() { Ok(rules) } else { Err(problems) }
}

/// Each fault of the meaning with the key it is about.
fn faults(rules: &Rules) -> Vec<(String, Message)> {
    let mut found = Vec::new();
    let mut add = |at: &str, message: Message| found.push((at.to_owned(), message));
    if rules.season != 1 {
        add("season", msg!("season.version", found = rules.season));
    }
    if let Err(why) = crate::event::name::clean(&rules.name) {
        add("name", msg!("season.bad-name", why));
    }
    for (key, value) in [("best", rules.best), ("seats", rules.seats)] {
        if value == Some(0) {
            add(key, msg!("season.zero", key));
        }
    }
    if rules.from.zip(rules.to).is_some_and(|(from, to)| from > to) {
        add("to", msg!("season.days-backwards"));
    }
    let points = &rules.points;
    let single = [("attendance", points.attendance), ("win", points.win), ("draw", points.draw)];
    for (key, n) in single.into_iter().filter(|(_, n)| *n > MOST_POINTS) {
        let found = msg!("season.too-many-points", found = n, most = MOST_POINTS);
        add(&format!("points.{key}"), found);
    }
    let mut table = |at: &str, places: &[u32]| {
        for (place, n) in places.iter().enumerate() {
            let at = format!("{at}[{place}]");
            if *n > MOST_POINTS {
                let most = MOST_POINTS;
                found.push((at, msg!("season.too-many-points", found = *n, most)));
            } else if place > 0 && *n > places[place - 1] {
                let before = places[place - 1];
                found.push((at, msg!("season.rising", found = *n, before)));
            }
        }
    };
    table("points.places", &points.places);
    for (at, larger) in points.larger.iter().enumerate() {
        table(&format!("points.larger[{at}].places"), &larger.places);
    }
    // One table for each number of players.
    for (at, larger) in points.larger.iter().enumerate() {
        if points.larger[..at].iter().any(|other| other.players == larger.players) {
            let at = format!("points.larger[{at}].players");
            found.push((at, msg!("season.larger-twice", players = larger.players)));
        }
    }
    found.extend(contradictions(rules));
    found
}

/// Groups and pairs that name too few people, and pairs that `same` joins.
fn contradictions(rules: &Rules) -> Vec<(String, Message)> {
    let mut found = Vec::new();
    let mut group: HashMap<String, usize> = HashMap::new();
    let mut groups = Groups::default();
    for (at, names) in rules.same.iter().enumerate() {
        if names.len() < 2 {
            found.push((format!("same[{at}]"), msg!("season.same-short")));
        }
        let ids: Vec<usize> = names.iter().map(|name| groups.id(&mut group, &key(name))).collect();
        ids.windows(2).for_each(|pair| groups.join(pair[0], pair[1]));
    }
    for (at, names) in rules.different.iter().enumerate() {
        let [one, other] = names.as_slice() else {
            found.push((format!("different[{at}]"), msg!("season.different-two")));
            continue;
        };
        let ids = [one, other].map(|name| groups.id(&mut group, &key(name)));
        if groups.root(ids[0]) == groups.root(ids[1]) {
            let both = msg!("season.same-and-different", one, other);
            found.push((format!("different[{at}]"), both));
        }
    }
    found
}

/// Groups of what belongs together.
#[derive(Debug, Default)]
pub(super) struct Groups(Vec<usize>);

impl Groups {
    pub(super) fn of(n: usize) -> Groups {
        Groups((0..n).collect())
    }

    fn id(&mut self, known: &mut HashMap<String, usize>, key: &str) -> usize {
        *known.entry(key.to_owned()).or_insert_with(|| {
            self.0.push(self.0.len());
            self.0.len() - 1
        })
    }

    pub(super) fn join(&mut self, one: usize, other: usize) {
        let (one, other) = (self.root(one), self.root(other));
        // The first of a group stands for it, so the order of joining makes no difference.
        self.0[one.max(other)] = one.min(other);
    }

    pub(super) fn root(&mut self, mut at: usize) -> usize {
        while self.0[at] != at {
            self.0[at] = self.0[self.0[at]];
            at = self.0[at];
        }
        at
    }
}
