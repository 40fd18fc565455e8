//! Checks for values that no command leaves behind, whatever the organizer decides.
//!
//! Examples are two players with one name or one drawn number, an empty name, or a number out of
//! range. A file can hold them if somebody has typed into it.

use super::judge::Judge;
use super::unique::UniqueValues;
use crate::event::action::{Added, Edited, Setup, Timer};
use crate::event::{Head, Id};
use crate::words::is_tag;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

const MINUTES: RangeInclusive<u32> = 1..=600;
const MOST_ROUNDS: u32 = 20;
const MOST_BOOSTERS: u32 = 100_000;
const MOST_PICK_SECONDS: u32 = 600;

impl Judge {
    pub fn head(&mut self, head: &Head) {
        for (key, text) in [("event", &head.name), ("organizer", &head.organizer)] {
            if text.trim().is_empty() {
                self.nonsense("head", key, "nothing is written here; write a name");
            }
        }
        self.setup("head", &head.setup);
    }

    pub fn timer(&mut self, what: Timer) {
        let (key, minutes) = match what {
            Timer::Start(minutes) => ("start", minutes),
            Timer::Set(minutes) => ("set", minutes),
            Timer::Left(minutes) => ("left", minutes),
            Timer::Add(minutes) => ("add", minutes.unsigned_abs()),
            Timer::Pause | Timer::Resume | Timer::Stop => return,
        };
        self.minutes("clock", key, minutes, false);
    }

    pub fn minutes(&mut self, place: &str, key: &'static str, minutes: u32, zero: bool) {
        let known = MINUTES.contains(&minutes) || (zero && minutes == 0);
        if !known {
            let (least, most) = (MINUTES.start(), MINUTES.end());
            let sentence = format!("{minutes} minutes; they go from {least} to {most}");
            self.nonsense(place, key, sentence);
        }
    }

    pub fn setup(&mut self, place: &str, setup: &Setup) {
        if setup.name.as_ref().is_some_and(|name| name.trim().is_empty()) {
            self.nonsense(place, "name", "the event has no name; write one");
        }
        if setup.language().is_some_and(|tag| !is_tag(tag)) {
            self.nonsense(place, "language", "the language is not two or three letters");
        }
        for (key, minutes) in [("minutes", setup.minutes), ("finals_minutes", setup.finals_minutes)]
        {
            minutes.into_iter().for_each(|minutes| self.minutes(place, key, minutes, false));
        }
        for (key, number, what, most) in [
            ("rounds", setup.rounds, "rounds", MOST_ROUNDS),
            ("boosters", setup.boosters, "boosters", MOST_BOOSTERS),
            ("pick_seconds", setup.pick_seconds, "seconds for a pick", MOST_PICK_SECONDS),
        ] {
            if let Some(number) = number.filter(|number| *number > most) {
                let sentence = format!("{number} {what}; the most are {most}");
                self.nonsense(place, key, sentence);
            }
        }
    }

    pub fn entered(&mut self, added: &Added) {
        if added.start == Some(0) {
            self.nonsense("registration", "start", "start number 0; they go from 1");
        }
        if added.table == Some(0) {
            self.nonsense("registration", "table", "table 0; tables go from 1");
        }
        let name = &added.name;
        match (self.facts.ruleset.entrants.team_size, &added.partner) {
            (1, Some(_)) => {
                let sentence = format!("{name} has a partner, and this game has no teams");
                self.nonsense("registration", "partner", sentence);
            }
            (2, None) => {
                let sentence = format!("{name} needs a partner: this game is played in teams");
                self.nonsense("registration", "name", sentence);
            }
            _ => {}
        }
        let mut unique = self.unique();
        for (key, name) in [("name", Some(&added.name)), ("partner", added.partner.as_ref())] {
            name.into_iter().for_each(|name| self.named(&mut unique.names, added.id, key, name));
        }
        if let Some(holder) = unique.ties.insert(added.tie, added.id) {
            let Added { id, name, tie, .. } = added;
            let sentence = format!(
                "{name} (#{id}) has the random number {tie} of player #{holder}; \
                 no two have the same, so write another"
            );
            self.nonsense("registration", "tie", sentence);
        }
        self.unique = Some(unique);
    }

    pub fn renamed(&mut self, edited: &Edited) {
        if edited.start == Some(0) {
            self.nonsense("registration", "start", "start number 0; they go from 1");
        }
        let mut names = self.unique().names;
        names.retain(|_, holder| *holder != edited.id);
        for (key, name) in [("name", &edited.name), ("partner", &edited.partner)] {
            name.iter().for_each(|name| self.named(&mut names, edited.id, key, name));
        }
        // The old name of the other team member is known only from the facts.
        self.unique = None;
    }

    fn named(&mut self, names: &mut BTreeMap<String, Id>, id: Id, key: &'static str, name: &str) {
        if name.trim().is_empty() {
            return self.nonsense(
                "registration",
                key,
                format!("player #{id} has no name; write one"),
            );
        }
        if let Some(holder) = names.insert(name.to_lowercase(), id) {
            let sentence = match holder == id {
                true => format!("{name} (#{id}) is in the team twice"),
                false => format!(
                    "{name} (#{id}) has the name of player #{holder}; write what tells them apart"
                ),
            };
            self.nonsense("registration", key, sentence);
        }
    }

    /// Kept from line to line, because comparing a long roster with itself takes long.
    fn unique(&mut self) -> UniqueValues {
        self.unique.take().unwrap_or_else(|| UniqueValues::of(&self.facts))
    }
}
