//! Checks for values that no command leaves behind, whatever the organizer decides.
//!
//! Examples are two players with one name or one drawn number, an empty name, or a number out of
//! range. A file can hold them if somebody has typed into it.

use super::judge::{CLOCK, Judge, REGISTRATION};
use super::unique::{UniqueValues, numbers};
use crate::event::action::{Added, Edited, Setup, Timer};
use crate::event::prizes::read_prizes;
use crate::event::{Head, Id};
use crate::msg;
use crate::words::{Message, is_tag};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

const HEAD: Message = msg!("verify.head");

const MINUTES: RangeInclusive<u32> = 1..=600;
const MOST_ROUNDS: u32 = 20;
const MOST_BOOSTERS: u32 = 100_000;
const MOST_PICK_SECONDS: u32 = 600;

impl Judge {
    pub fn head(&mut self, head: &Head) {
        for (key, text) in [("event", &head.name), ("organizer", &head.organizer)] {
            if text.trim().is_empty() {
                self.nonsense(&HEAD, key, msg!("verify.nothing-written"));
            }
        }
        self.setup(&HEAD, &head.setup);
    }

    pub fn timer(&mut self, what: Timer) {
        let (key, minutes) = match what {
            Timer::Start(minutes) => ("start", minutes),
            Timer::Set(minutes) => ("set", minutes),
            Timer::Left(minutes) => ("left", minutes),
            Timer::Add(minutes) => ("add", minutes.unsigned_abs()),
            Timer::Pause | Timer::Resume | Timer::Stop => return,
        };
        self.minutes(&CLOCK, key, minutes, false);
    }

    pub fn minutes(&mut self, place: &Message, key: &'static str, minutes: u32, zero: bool) {
        let known = MINUTES.contains(&minutes) || (zero && minutes == 0);
        if !known {
            let (least, most) = (*MINUTES.start(), *MINUTES.end());
            let sentence = msg!("verify.minutes", n = minutes, least, most);
            self.nonsense(place, key, sentence);
        }
    }

    pub fn setup(&mut self, place: &Message, setup: &Setup) {
        if setup.name.as_ref().is_some_and(|name| name.trim().is_empty()) {
            self.nonsense(place, "name", msg!("verify.event-without-name"));
        }
        if setup.language().is_some_and(|tag| !is_tag(tag)) {
            self.nonsense(place, "language", msg!("verify.language"));
        }
        if let Some(Err(why)) = setup.prizes().map(read_prizes) {
            self.nonsense(place, "prizes", msg!("prizes.verify-unread", why));
        }
        let announced = [
            ("minutes", setup.minutes),
            ("finals_minutes", setup.finals_minutes),
            ("final_minutes", setup.final_minutes),
        ];
        for (key, minutes) in announced {
            minutes.into_iter().for_each(|minutes| self.minutes(place, key, minutes, false));
        }
        setup.pause.into_iter().for_each(|minutes| self.minutes(place, "pause", minutes, true));
        if let Some(n) = setup.rounds.filter(|n| *n > MOST_ROUNDS) {
            let sentence = msg!("verify.too-many-rounds", n, most = MOST_ROUNDS);
            self.nonsense(place, "rounds", sentence);
        }
        if let Some(n) = setup.boosters.filter(|n| *n > MOST_BOOSTERS) {
            let sentence = msg!("verify.too-many-boosters", n, most = MOST_BOOSTERS);
            self.nonsense(place, "boosters", sentence);
        }
        if let Some(n) = setup.pick_seconds.filter(|n| *n > MOST_PICK_SECONDS) {
            let sentence = msg!("verify.too-many-seconds", n, most = MOST_PICK_SECONDS);
            self.nonsense(place, "pick_seconds", sentence);
        }
    }

    pub fn entered(&mut self, added: &Added) {
        if added.start == Some(0) {
            self.nonsense(&REGISTRATION, "start", msg!("verify.start-zero"));
        }
        if added.table == Some(0) {
            self.nonsense(&REGISTRATION, "table", msg!("verify.table-zero"));
        }
        let name = &added.name;
        match (self.facts.ruleset.entrants.team_size, &added.partner) {
            (1, Some(_)) => {
                let sentence = msg!("verify.partner", name);
                self.nonsense(&REGISTRATION, "partner", sentence);
            }
            (2, None) => {
                let sentence = msg!("verify.no-partner", name);
                self.nonsense(&REGISTRATION, "name", sentence);
            }
            _ => {}
        }
        let mut unique = self.unique();
        for (key, name) in [("name", Some(&added.name)), ("partner", added.partner.as_ref())] {
            name.into_iter().for_each(|name| self.named(&mut unique.names, added.id, key, name));
        }
        for number in numbers(added.member.as_deref(), added.partner.is_some()) {
            self.known_by(&mut unique.members, added.id, number);
        }
        if let Some(holder) = unique.ties.insert(added.tie, added.id) {
            let Added { id, name, tie, .. } = added;
            let sentence = msg!("verify.same-tie", name, id = *id, n = *tie, holder);
            self.nonsense(&REGISTRATION, "tie", sentence);
        }
        self.unique = Some(unique);
    }

    pub fn renamed(&mut self, edited: &Edited) {
        if edited.start == Some(0) {
            self.nonsense(&REGISTRATION, "start", msg!("verify.start-zero"));
        }
        if edited.house.is_some() && !self.facts.stages.is_empty() {
            let name = self.facts.name(edited.id);
            self.breach_at(&REGISTRATION, "house", msg!("house-player.verify-too-late", name));
        }
        let UniqueValues { mut names, mut members, .. } = self.unique();
        names.retain(|_, holder| *holder != edited.id);
        members.retain(|_, holder| *holder != edited.id);
        let of_team = self.facts.ruleset.entrants.team_size > 1;
        for number in numbers(edited.member.as_deref(), of_team) {
            self.known_by(&mut members, edited.id, number);
        }
        for (key, name) in [("name", &edited.name), ("partner", &edited.partner)] {
            name.iter().for_each(|name| self.named(&mut names, edited.id, key, name));
        }
        // The old name of the other team member is known only from the facts.
        self.unique = None;
    }

    fn named(&mut self, names: &mut BTreeMap<String, Id>, id: Id, key: &'static str, name: &str) {
        if name.trim().is_empty() {
            return self.nonsense(&REGISTRATION, key, msg!("verify.player-without-name", id));
        }
        if let Some(holder) = names.insert(name.to_lowercase(), id) {
            let sentence = match holder == id {
                true => msg!("verify.twice-in-team", name, id),
                false => msg!("verify.same-name", name, id, holder),
            };
            self.nonsense(&REGISTRATION, key, sentence);
        }
    }

    fn known_by(&mut self, members: &mut BTreeMap<String, Id>, id: Id, number: String) {
        if let Some(holder) = members.insert(number.clone(), id) {
            let sentence = msg!("member.verify-same", member = number, id, holder);
            self.nonsense(&REGISTRATION, "member", sentence);
        }
    }

    /// Kept from line to line, because comparing a long roster with itself takes long.
    fn unique(&mut self) -> UniqueValues {
        self.unique.take().unwrap_or_else(|| UniqueValues::of(&self.facts))
    }
}
