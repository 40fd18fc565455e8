//! What no command leaves behind, whatever the organizer decides: two of one
//! name or of one drawn number, nobody's name, a number out of all range. A file that somebody has
//! typed into can hold it.

use super::facts::{Facts, Presence};
use super::judge::Judge;
use crate::event::action::{Added, Edited, Effect, Penalised, Setup, Timer};
use crate::event::{Action, Entry, Head, Id};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

const MINUTES: RangeInclusive<u32> = 1..=600;
const MOST_ROUNDS: u32 = 20;
const MOST_BOOSTERS: u32 = 100_000;
const MOST_PICK_SECONDS: u32 = 600;

/// What only one may have, and who has it.
#[derive(Default)]
pub(super) struct Held {
    /// Without regard to case.
    names: BTreeMap<String, Id>,
    /// The number drawn for each, which is the last tie-break.
    ties: BTreeMap<u32, Id>,
}

impl Judge {
    pub fn head(&mut self, head: &Head) {
        for (key, text) in [("event", &head.name), ("organizer", &head.organizer)] {
            if text.trim().is_empty() {
                self.nonsense("head", key, "nothing is written here; write a name");
            }
        }
        self.setup("head", &head.setup);
    }

    /// What is out of all range in a line, whatever was before it.
    pub fn makes_sense(&mut self, line: &Entry) {
        if line.by.trim().is_empty() {
            self.nonsense("log", "by", "nobody has done this; write a name");
        }
        match &line.action {
            Action::Add(added) => self.entered(added),
            Action::Import(all) => all.iter().for_each(|added| self.entered(added)),
            Action::Edit(edited) => self.renamed(edited),
            Action::Remove(_) => self.held = None,
            Action::Official(official) if official.name.trim().is_empty() => {
                self.nonsense("officials", "name", "an official has no name; write one");
            }
            Action::Setup(setup) => self.setup("announcement", setup),
            Action::Penalty(Penalised { effect: Some(Effect::Points(0)), .. }) => {
                self.nonsense("penalties", "points", "no points are taken off; write how many");
            }
            Action::Pair(paired) => self.minutes("clock", "minutes", paired.minutes, true),
            Action::Extend(extended) => self.minutes("clock", "minutes", extended.minutes, false),
            Action::Timer(what) => match *what {
                Timer::Start(minutes) => self.minutes("clock", "start", minutes, false),
                Timer::Set(minutes) => self.minutes("clock", "set", minutes, false),
                Timer::Left(minutes) => self.minutes("clock", "left", minutes, false),
                Timer::Add(minutes) => self.minutes("clock", "add", minutes.unsigned_abs(), false),
                Timer::Pause | Timer::Resume | Timer::Stop => {}
            },
            _ => {}
        }
    }

    fn minutes(&mut self, place: &str, key: &'static str, minutes: u32, zero: bool) {
        let known = MINUTES.contains(&minutes) || (zero && minutes == 0);
        if !known {
            let (least, most) = (MINUTES.start(), MINUTES.end());
            let sentence = format!("{minutes} minutes; they go from {least} to {most}");
            self.nonsense(place, key, sentence);
        }
    }

    fn setup(&mut self, place: &str, setup: &Setup) {
        if setup.name.as_ref().is_some_and(|name| name.trim().is_empty()) {
            self.nonsense(place, "name", "the event has no name; write one");
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

    fn entered(&mut self, added: &Added) {
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
        let mut held = self.held();
        for (key, name) in [("name", Some(&added.name)), ("partner", added.partner.as_ref())] {
            name.into_iter().for_each(|name| self.named(&mut held.names, added.id, key, name));
        }
        if let Some(holder) = held.ties.insert(added.tie, added.id) {
            let Added { id, name, tie, .. } = added;
            let sentence = format!(
                "{name} (#{id}) has the random number {tie} of player #{holder}; \
                 no two have the same, so write another"
            );
            self.nonsense("registration", "tie", sentence);
        }
        self.held = Some(held);
    }

    fn renamed(&mut self, edited: &Edited) {
        if edited.start == Some(0) {
            self.nonsense("registration", "start", "start number 0; they go from 1");
        }
        let mut names = self.held().names;
        names.retain(|_, holder| *holder != edited.id);
        for (key, name) in [("name", &edited.name), ("partner", &edited.partner)] {
            name.iter().for_each(|name| self.named(&mut names, edited.id, key, name));
        }
        // What the other of a team is called still stands in the facts alone.
        self.held = None;
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

    /// Kept from line to line, for a long roster is compared with itself.
    fn held(&mut self) -> Held {
        self.held.take().unwrap_or_else(|| held(&self.facts))
    }
}

fn held(facts: &Facts) -> Held {
    let mut held = Held::default();
    for (id, person) in (1..).zip(facts.people.iter()) {
        if person.presence == Presence::Unregistered {
            continue;
        }
        let names = [Some(&person.name), person.partner.as_ref()].into_iter().flatten();
        held.names.extend(names.map(|name| (name.to_lowercase(), id)));
        held.ties.insert(person.tie, id);
    }
    held
}
