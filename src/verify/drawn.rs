//! Lines decided again where they stand, and so everything in them drawn again from the seed.
//!
//! This part shares the code with what it checks, so it finds no fault of the pairing. It finds
//! lines that the program did not write. What the organizer chose is taken from the line.

use super::judge::{Judge, round_name};
use crate::event::actions::{Added, MissionSet, Paired, Reported};
use crate::event::decide::decided_again;
use crate::event::{Action, Entry, Id, Side, SideCall};
use crate::msg;
use crate::pairing::DRAW_VERSION;
use crate::words::{Arg, Message};
use serde::Serialize;
use serde_json::{Map, Value};

const REGISTRATION: Message = msg!("verify.registration");

impl Judge {
    /// A breach if nothing of this event can be drawn again here: whoever asks must not hear that
    /// all is well.
    pub fn way_of_drawing(&mut self) {
        let draw = self.judged().head.draw;
        if draw != DRAW_VERSION {
            let sentence = msg!("verify.other-way", n = draw, known = DRAW_VERSION);
            self.breach(&msg!("verify.draw"), sentence);
        }
    }

    /// Checks that this program would write the line as it stands.
    pub fn decide_again(&mut self, line: &Entry) {
        if self.judged().head.draw != DRAW_VERSION {
            return;
        }
        let Some(again) = decided_again(self.judged(), line) else { return };
        let place = self.place_of(&line.action);
        let again = match again {
            Ok(again) => again,
            Err(why) => {
                let sentence = msg!("verify.not-written", why = why.0);
                return match line.action {
                    // Nothing before such a line could allow it.
                    Action::Add(_) | Action::Import(_) | Action::Edit(_) | Action::Setup(_) => {
                        self.nonsense(&place, "", sentence)
                    }
                    _ => self.breach(&place, sentence),
                };
            }
        };
        match (&line.action, again) {
            (Action::Add(one), Action::Add(again)) => self.entered(one, &again),
            (Action::Import(all), Action::Import(again)) => {
                all.iter().zip(&again).for_each(|(one, again)| self.entered(one, again));
            }
            (Action::Pods(seated), Action::Pods(again)) => {
                self.pods_drawn(&place, &seated.pods, &again.pods);
                self.value(&place, "redrawn", &seated.redrawn, &again.redrawn);
            }
            (Action::Pair(paired), Action::Pair(again)) => self.round_drawn(&place, paired, &again),
            (Action::Mission(set), Action::Mission(again)) => {
                self.mission_drawn(&place, Some(set.mission), Some(again.mission));
                self.values(&place, set, &MissionSet { mission: set.mission, ..again });
            }
            (Action::Report(reported), Action::Report(again)) => {
                self.rolls(&place, reported, &again);
            }
            (Action::CheckDraw(drawn), Action::CheckDraw(again)) => {
                let asked = drawn.ids.len().min(again.ids.len());
                self.people(&place, msg!("verify.deck-check"), &drawn.ids, &again.ids[..asked]);
                self.value(&place, "draw", &drawn.draw, &again.draw);
            }
            // An action stands behind its own key.
            (recorded, again) => {
                let [one, again] = [recorded, &again]
                    .map(|action| fields(action).into_iter().next().map(|(_, value)| value));
                self.values(&place, &one, &again);
            }
        }
    }

    fn place_of(&self, action: &Action) -> Message {
        let finals = |stage| stage > 1 || self.judged().finals().is_some();
        match action {
            Action::Pair(paired) => {
                let bracket = paired.plan.is_some_and(|plan| !plan.kind.is_preliminary());
                round_name(bracket || finals(paired.stage), paired.round)
            }
            Action::Mission(set) => round_name(finals(set.stage), set.round),
            Action::Report(reported) => round_name(finals(reported.stage), reported.round),
            Action::Swap(swapped) => round_name(finals(swapped.stage), swapped.round),
            Action::Seat(seat) => round_name(finals(seat.stage), seat.round),
            Action::Repair(repaired) => round_name(finals(repaired.stage), repaired.round),
            Action::CheckDraw(drawn) => round_name(finals(drawn.stage), drawn.round),
            Action::Pods(_) => msg!("verify.pods"),
            Action::Setup(_) => msg!("verify.announcement"),
            Action::Drop(_) | Action::Disqualify(_) | Action::Decline(_) => {
                msg!("verify.place", place = "judge")
            }
            Action::Rejoin(_) => msg!("verify.place", place = "rejoin"),
            _ => REGISTRATION,
        }
    }

    fn entered(&mut self, one: &Added, again: &Added) {
        let name = one.name.as_str();
        if one.tie != again.tie {
            let what = msg!("verify.tie-number-of", name);
            self.other(&REGISTRATION, what, one.tie, again.tie);
        }
        if one.start != again.start {
            // Without a number of its own, it is the one of the entrant.
            let start = |added: &Added| added.start.unwrap_or(added.id);
            self.other(&REGISTRATION, msg!("verify.start-of", name), start(one), start(again));
        }
        let (tie, start) = (one.tie, one.start);
        self.values(&REGISTRATION, one, &Added { tie, start, ..again.clone() });
    }

    fn pods_drawn(&mut self, place: &Message, recorded: &[Vec<Id>], drawn: &[Vec<Id>]) {
        for at in 0..recorded.len().max(drawn.len()) {
            let [one, again] =
                [recorded, drawn].map(|pods| pods.get(at).map_or(&[][..], |pod| pod));
            self.people(place, msg!("verify.pod", n = at + 1), one, again);
        }
    }

    fn round_drawn(&mut self, place: &Message, recorded: &Paired, drawn: &Paired) {
        let before = self.verdict.breaches.len();
        self.pods_drawn(place, &recorded.pods, &drawn.pods);
        for [id, start] in &recorded.starts {
            let again = drawn.starts.iter().find(|[other, _]| other == id).map(|[_, start]| *start);
            if again != Some(*start) {
                let what = msg!("verify.start-of", name = self.judged().label(*id));
                self.other(place, what, *start, again.unwrap_or_default());
            }
        }
        for at in 0..recorded.tables.len().max(drawn.tables.len()) {
            self.table_drawn(place, at, recorded, drawn);
        }
        let bye = |paired: &Paired| paired.bye.into_iter().collect::<Vec<Id>>();
        self.people(place, msg!("verify.the-bye"), &bye(recorded), &bye(drawn));
        self.people(place, msg!("verify.byes-drawn"), &recorded.byes, &drawn.byes);
        self.mission_drawn(place, recorded.mission, drawn.mission);
        if self.verdict.breaches.len() == before {
            if recorded.reasons != drawn.reasons {
                self.breach_at(place, "reasons", msg!("verify.other-reasons"));
            }
            // These are no part of the draw, or were named.
            let again = Paired {
                held: recorded.held,
                minutes: recorded.minutes,
                reasons: recorded.reasons.clone(),
                ..drawn.clone()
            };
            self.values(place, recorded, &again);
        }
    }

    /// Compares the two at a table, and their sides if they are the same two.
    fn table_drawn(&mut self, place: &Message, at: usize, recorded: &Paired, drawn: &Paired) {
        let number = recorded.at.get(at).copied().unwrap_or(at as u32 + 1);
        let [one, again] = [recorded, drawn].map(|paired| paired.tables.get(at).copied());
        let two =
            |pair: Option<[Id; 2]>| match pair.map(|pair| pair.map(|id| self.judged().label(id))) {
                Some([a, b]) => msg!("pairing.two", a, b),
                None => msg!("handbook.nobody"),
            };
        if one != again {
            let (one, again) = (two(one), two(again));
            return self.other(place, msg!("common.table", n = number), one, again);
        }
        let Some(pair) = one else { return };
        let third = msg!("verify.sides-of-game", n = 3, table = number);
        let sides = [
            (msg!("verify.sides-at", table = number), &recorded.sides, &drawn.sides),
            (third, &recorded.third_game, &drawn.third_game),
        ];
        for (what, one, again) in sides {
            if one.get(at) != again.get(at) {
                let [one, again] = [one, again].map(|calls| self.call(pair, calls.get(at)));
                self.other(place, what, one, again);
            }
        }
    }

    /// `Jan plays light`, `Jan chooses`.
    fn call(&self, [a, b]: [Id; 2], call: Option<&SideCall>) -> Message {
        let name = |seat: Side| self.judged().label(if seat == Side::A { a } else { b });
        match call {
            None => msg!("handbook.nobody"),
            Some(SideCall::Chooses(seat)) => msg!("verify.chooses", name = name(*seat)),
            Some(SideCall::First(seat)) => {
                let side = self.judged().ruleset.sides.first().cloned().unwrap_or_default();
                msg!("verify.plays-side", name = name(*seat), side)
            }
        }
    }

    fn mission_drawn(&mut self, place: &Message, recorded: Option<u32>, drawn: Option<u32>) {
        if recorded != drawn {
            let mission = |number: Option<u32>| Arg::from(number.unwrap_or_default());
            self.other(place, msg!("verify.mission"), mission(recorded), mission(drawn));
        }
    }

    fn rolls(&mut self, place: &Message, recorded: &Reported, again: &Reported) {
        let rolls = |reported: &Reported| reported.time.as_ref().map(|time| time.rolls.clone());
        let [one, again] = [recorded, again].map(|reported| rolls(reported).unwrap_or_default());
        if one != again {
            let [one, again] = [one, again].map(|rolls| json(&rolls));
            self.other(place, msg!("verify.rolls-at", table = recorded.table), one, again);
        }
    }

    fn people(&mut self, place: &Message, what: Message, recorded: &[Id], drawn: &[Id]) {
        if recorded != drawn {
            let (recorded, drawn) = (self.names(recorded), self.names(drawn));
            self.other(place, what, recorded, drawn);
        }
    }

    /// Compares every value of the line, and names those that differ by their keys.
    fn values(&mut self, place: &Message, recorded: &impl Serialize, drawn: &impl Serialize) {
        let (one, again) = (fields(recorded), fields(drawn));
        let new = again.keys().filter(|key| !one.contains_key(*key));
        for key in one.keys().chain(new) {
            self.value(place, key, &one.get(key), &again.get(key));
        }
    }

    fn value(&mut self, place: &Message, key: &str, one: &impl Serialize, again: &impl Serialize) {
        let (one, again) = (json(one), json(again));
        if one != again {
            self.breach(place, msg!("verify.other-value", key, recorded = one, due = again));
        }
    }

    /// Reports what stands in the line, and what is drawn.
    fn other(
        &mut self,
        place: &Message,
        what: Message,
        recorded: impl Into<Arg>,
        drawn: impl Into<Arg>,
    ) {
        let sentence = msg!("verify.other-draw", what, recorded, drawn);
        self.breach(place, sentence);
    }
}

/// The values of a line by their keys.
fn fields(line: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(line) {
        Ok(Value::Object(fields)) => fields,
        _ => Map::new(),
    }
}

/// A value as a line of the log has it.
fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
