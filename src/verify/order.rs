//! Checks whether a line can stand where it stands.
//!
//! An event that is over does not end again, a player who is gone does not leave, and a line that
//! was never undone does not come back.

use super::facts::Presence;
use super::judge::{Judge, round_name};
use crate::event::action::{Effect, Left, Paired, Penalised, Reported, Returned};
use crate::event::{Action, Entry, Event};
use crate::ruleset::{MatchShape, PenaltyEffect};

impl Judge {
    /// Checks that a registration is removed only before the event.
    pub fn removed(&mut self) {
        self.unique = None;
        if !self.facts.stages.is_empty() {
            self.breach("registration", "nobody is removed once the event has begun");
        }
    }

    /// Checks that an action is undone only once, and that only undone actions are redone.
    pub fn back_and_forth(&mut self, event: &Event, line: &Entry) {
        let (Action::Undo(n) | Action::Redo(n)) = line.action else { return };
        let place = if matches!(line.action, Action::Undo(_)) { "undo" } else { "redo" };
        let earlier = event.entry(n).filter(|_| n < line.n);
        let is_undone = self.undone.contains(&n);
        let sentence = match earlier.map(|other| &other.action) {
            None => format!("no action {n} is before this one"),
            Some(Action::Undo(_) | Action::Redo(_) | Action::ByHand(_)) => {
                format!("action {n} is none that undo takes back")
            }
            Some(_) if place == "undo" && is_undone => format!("action {n} was undone already"),
            Some(_) if place == "redo" && !is_undone => format!("action {n} was not undone"),
            Some(_) => String::new(),
        };
        if !sentence.is_empty() {
            self.breach_at(place, place, format!("{sentence}; delete this line"));
        }
        match place {
            "undo" => self.undone.insert(n),
            _ => self.undone.remove(&n),
        };
    }

    /// Checks that a round is paired once, and after that only drawn again.
    pub fn comes_next(&mut self, paired: &Paired) {
        let stage = match paired.plan {
            Some(_) => self.facts.stages.first(),
            None => self.facts.stages.last(),
        };
        let rounds = stage.map_or(0, |stage| stage.rounds.len() as u32);
        let finals = stage.is_some_and(|stage| !stage.kind.is_preliminary());
        let place = round_name(finals, paired.round);
        let again = if paired.round == rounds { self.facts.redrawn + 1 } else { 0 };
        let (said, round) = (paired.redrawn, paired.round);
        if said == 0 && round <= rounds {
            self.breach_at(place, "round", "it was paired already; delete this line");
        } else if said != again {
            let sentence = format!("it was drawn again {again} times, not {said}");
            self.breach_at(place, "redrawn", sentence);
        } else if paired.seed != self.seed {
            let (said, due) = (paired.seed, self.seed);
            let sentence =
                format!("drawn with the seed {said}, and the seed of the event is {due}");
            self.breach_at(place, "seed", sentence);
        }
    }

    pub fn goes(&mut self, left: &Left, how: &str) {
        let name = self.facts.name(left.id);
        let Some(person) = self.facts.person(left.id) else { return };
        let stages = &self.facts.stages;
        let now = (stages.len().max(1), stages.last().map_or(0, |stage| stage.rounds.len() as u32));
        let due = match (person.presence, how) {
            (Presence::Here, _) => now,
            // A player put out after leaving keeps the last round they had.
            (Presence::Gone, "was put out") => person.left,
            (Presence::Gone, _) => {
                return self
                    .breach("leaving", format!("{name} had left already; delete this line"));
            }
            (Presence::Unregistered, _) => {
                let sentence = format!("{name} was removed before; delete this line");
                return self.breach("leaving", sentence);
            }
            (Presence::PutOut, _) => {
                let sentence = format!("{name} was disqualified already; delete this line");
                return self.breach("leaving", sentence);
            }
        };
        if (left.stage, left.after) != due {
            let of = |(stage, round)| format!("after round {round} of stage {stage}");
            let sentence =
                format!("{name} {how} {}, not {}", of(due), of((left.stage, left.after)));
            self.breach_at("leaving", "after", sentence);
        }
    }

    pub fn may_return(&mut self, returned: &Returned) {
        let name = self.facts.name(returned.id);
        let sentence = match self.facts.person(returned.id).map(|person| person.presence) {
            Some(Presence::Here) => format!("{name} had not left; delete this line"),
            Some(Presence::Unregistered) => format!("{name} was removed; delete this line"),
            Some(Presence::PutOut) => format!("{name} is disqualified and may never return"),
            Some(Presence::Gone) if self.facts.finals().is_some() => {
                format!("{name} returns, and nobody does once the finals are seeded")
            }
            _ => return,
        };
        self.breach("returning", sentence);
    }

    /// Checks that the ruleset has the penalty and that the penalty had the effect of the ruleset.
    pub fn known_penalty(&mut self, penalised: &Penalised) {
        if penalised.effect == Some(Effect::Points(0)) {
            self.nonsense("penalties", "points", "no points are taken off; write how many");
        }
        let mut known = self.facts.ruleset.penalties.iter();
        let Some(penalty) = known.find(|penalty| penalty.id == penalised.kind) else {
            let sentence = format!("\"{}\" is no penalty of this game", penalised.kind);
            return self.breach_at("penalties", "kind", sentence);
        };
        let name = self.facts.name(penalised.id);
        let fits = match (&penalised.effect, penalty.effect) {
            // Files from before penalties had effects contain none.
            (None, _) => true,
            (Some(Effect::Result(_)), PenaltyEffect::GameLoss | PenaltyEffect::MatchLoss) => true,
            (Some(Effect::Points(_)), PenaltyEffect::Points) => true,
            (Some(Effect::Removed(_)), PenaltyEffect::Removal) => true,
            (Some(Effect::Disqualified(_)), PenaltyEffect::Disqualification) => true,
            (Some(_), _) => false,
        };
        if !fits {
            let sentence = format!("the penalty of {name} did what \"{}\" does not", penalty.id);
            return self.breach_at("penalties", "effect", sentence);
        }
        match &penalised.effect {
            Some(Effect::Result(reported)) if !reported.of.contains(&penalised.id) => {
                let sentence = format!("{name} does not sit at table {}", reported.table);
                self.breach_at("penalties", "effect", sentence);
            }
            Some(Effect::Result(reported)) => self.games_of(reported),
            Some(Effect::Removed(left)) => self.goes(left, "left"),
            Some(Effect::Disqualified(left)) => self.goes(left, "was put out"),
            Some(Effect::Points(_)) | None => {}
        }
    }

    pub fn games_of(&mut self, reported: &Reported) {
        let finals = reported.stage > 1;
        let table = reported.table;
        let place = round_name(finals, reported.round);
        let unplayed = reported.concede.is_some() || reported.noshow.is_some();
        if unplayed && !reported.games.is_empty() {
            let games = &reported.games;
            let sentence = format!(
                "table {table} was not played to its end, and has the games \"{games}\"; write \"\""
            );
            return self.breach_at(place, "games", sentence);
        }
        let shape = self.facts.stages.get(reported.stage.wrapping_sub(1)).map(|p| p.shape);
        let won = ['W', 'L'].map(|letter| reported.games.matches(letter).count());
        let most = match shape {
            Some(MatchShape::TwoGames) => 2,
            Some(MatchShape::FirstToTwo) => 3,
            Some(MatchShape::OneGame) | None => 1,
        };
        let decided = shape == Some(MatchShape::FirstToTwo) && won.contains(&2);
        if reported.open && (decided || reported.games.len() >= most) {
            let sentence = format!("table {table} goes on, and all its games are played");
            return self.breach_at(place, "open", sentence);
        }
        let letter = |number: &u32| reported.games.chars().nth((*number as usize).wrapping_sub(1));
        let impossible = |number: &&u32| !matches!(letter(number), Some('W' | 'L'));
        if let Some(number) = reported.conceded.iter().find(impossible) {
            let sentence =
                format!("table {table}: nobody conceded game {number}, for nobody lost it");
            self.breach_at(place, "conceded", sentence);
        }
    }
}
