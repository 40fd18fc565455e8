//! Checks whether a line can stand where it stands.
//!
//! An event that is over does not end again, a player who is gone does not leave, and a line that
//! was never undone does not come back.

use super::facts::Presence;
use super::judge::{Exit, Judge, REGISTRATION, round_name};
use super::tables::letters;
use crate::event::action::{Effect, Left, Paired, Penalised, Reported, Returned};
use crate::event::{Action, Entry, Event};
use crate::msg;
use crate::ruleset::{MatchShape, PenaltyEffect};
use crate::words::Message;

pub(super) const LEAVING: Message = msg!("verify.leaving");
const PENALTIES: Message = msg!("verify.penalties");

impl Judge {
    /// Checks that a registration is removed only before the event.
    pub fn removed(&mut self) {
        self.unique = None;
        if !self.facts.stages.is_empty() {
            self.breach(&REGISTRATION, msg!("verify.removed-too-late"));
        }
    }

    /// Checks that an action is undone only once, and that only undone actions are redone.
    pub fn back_and_forth(&mut self, event: &Event, line: &Entry) {
        let (Action::Undo(n) | Action::Redo(n)) = line.action else { return };
        let undo = matches!(line.action, Action::Undo(_));
        let earlier = event.entry(n).filter(|_| n < line.n);
        let is_undone = self.undone.contains(&n);
        let sentence = match earlier.map(|other| &other.action) {
            None => Some(msg!("verify.not-before", n)),
            Some(Action::Undo(_) | Action::Redo(_) | Action::ByHand(_)) => {
                Some(msg!("verify.not-undone-at-all", n))
            }
            Some(_) if undo && is_undone => Some(msg!("verify.undone-already", n)),
            Some(_) if !undo && !is_undone => Some(msg!("verify.not-undone", n)),
            Some(_) => None,
        };
        if let Some(sentence) = sentence {
            match undo {
                true => self.breach_at(&msg!("verify.undo"), "undo", sentence),
                false => self.breach_at(&msg!("verify.redo"), "redo", sentence),
            }
        }
        if undo {
            self.undone.insert(n)
        } else {
            self.undone.remove(&n)
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
            self.breach_at(&place, "round", msg!("verify.paired-already"));
        } else if said != again {
            let sentence = msg!("verify.drawn-again", n = again, said);
            self.breach_at(&place, "redrawn", sentence);
        }
    }

    pub fn goes(&mut self, left: &Left, how: Exit) {
        let name = self.facts.name(left.id);
        let Some(person) = self.facts.person(left.id) else { return };
        let stages = &self.facts.stages;
        // Those who are replaced in a bracket have played no round of it.
        let rounds = stages.last().filter(|_| left.seeds.is_none());
        let now = (stages.len().max(1), rounds.map_or(0, |stage| stage.rounds.len() as u32));
        let due = match (person.presence, how) {
            (Presence::Here, _) => now,
            // A player put out after leaving keeps the last round they had.
            (Presence::Gone, Exit::PutOut) => person.left,
            (Presence::Gone, _) => return self.breach(&LEAVING, msg!("verify.left-already", name)),
            (Presence::Unregistered, _) => {
                return self.breach(&LEAVING, msg!("verify.removed-before", name));
            }
            (Presence::PutOut, _) => {
                return self.breach(&LEAVING, msg!("verify.disqualified-already", name));
            }
        };
        if (left.stage, left.after) != due {
            let of = |(stage, round): (usize, u32)| {
                msg!("verify.after-round-of-stage", n = round, stage)
            };
            let (due, said) = (of(due), of((left.stage, left.after)));
            let sentence = match how {
                Exit::Left => msg!("verify.left-at", name, due, said),
                Exit::PutOut => msg!("verify.put-out-at", name, due, said),
            };
            self.breach_at(&LEAVING, "after", sentence);
        }
    }

    pub fn may_return(&mut self, returned: &Returned) {
        let name = self.facts.name(returned.id);
        let sentence = match self.facts.person(returned.id).map(|person| person.presence) {
            Some(Presence::Here) => msg!("verify.had-not-left", name),
            Some(Presence::Unregistered) => msg!("verify.was-removed", name),
            Some(Presence::PutOut) => msg!("verify.may-never-return", name),
            Some(Presence::Gone) if self.facts.finals().is_some() => {
                msg!("verify.returns-in-finals", name)
            }
            _ => return,
        };
        self.breach(&msg!("verify.returning"), sentence);
    }

    /// Checks that the ruleset has the penalty and that the penalty had the effect of the ruleset.
    pub fn known_penalty(&mut self, penalised: &Penalised) {
        if penalised.effect == Some(Effect::Points(0)) {
            self.nonsense(&PENALTIES, "points", msg!("verify.no-points-off"));
        }
        if let Some(offence) = &penalised.offence
            && self.facts.ruleset.offence(offence).is_none()
        {
            let sentence = msg!("verify.no-such-offence", offence);
            self.breach_at(&PENALTIES, "for", sentence);
        }
        let mut known = self.facts.ruleset.penalties.iter();
        let Some(penalty) = known.find(|penalty| penalty.id == penalised.kind) else {
            let sentence = msg!("verify.no-such-penalty", penalty = &penalised.kind);
            return self.breach_at(&PENALTIES, "kind", sentence);
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
            let sentence = msg!("verify.other-effect", name, penalty = &penalty.id);
            return self.breach_at(&PENALTIES, "effect", sentence);
        }
        match &penalised.effect {
            Some(Effect::Result(reported)) if !reported.of.contains(&penalised.id) => {
                let sentence = msg!("verify.not-at-table", name, table = reported.table);
                self.breach_at(&PENALTIES, "effect", sentence);
            }
            Some(Effect::Result(reported)) => self.games_of(reported),
            Some(Effect::Removed(left)) => self.goes(left, Exit::Left),
            Some(Effect::Disqualified(left)) => self.goes(left, Exit::PutOut),
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
            let sentence = msg!("verify.games-of-unplayed", table, games);
            return self.breach_at(&place, "games", sentence);
        }
        let stage = self.facts.stages.get(reported.stage.wrapping_sub(1));
        let shape = stage.map(|stage| stage.shape);
        let games = letters(&reported.games);
        let won = ['W', 'L'].map(|letter| games.matches(letter).count());
        let most = match shape {
            Some(MatchShape::TwoGames) => 2,
            Some(MatchShape::FirstToTwo) => 3,
            Some(MatchShape::FirstToThree) => 5,
            Some(MatchShape::OneGame) | None => 1,
        };
        let decided = match shape {
            Some(MatchShape::FirstToTwo) => won.contains(&2),
            Some(MatchShape::FirstToThree) => won.contains(&3),
            Some(MatchShape::OneGame | MatchShape::TwoGames) | None => false,
        };
        if reported.open && (decided || games.len() >= most) {
            return self.breach_at(&place, "open", msg!("verify.goes-on", table));
        }
        let letter = |number: &u32| reported.games.chars().nth((*number as usize).wrapping_sub(1));
        let impossible = |number: &&u32| !matches!(letter(number), Some('W' | 'L'));
        if let Some(number) = reported.conceded.iter().find(impossible) {
            let sentence = msg!("verify.nobody-conceded", table, n = *number);
            self.breach_at(&place, "conceded", sentence);
        }
    }
}
