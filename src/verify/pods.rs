//! Pods and their rounds.
//!
//! Everybody meets everybody of their pod once, and nobody else. The odd one rests, and resting is
//! no win.

use super::judge::Judge;
use super::tables::Unopposed;
use crate::event::action::{Paired, Unplayed};
use crate::event::{Id, StageKind};
use crate::msg;
use crate::words::Message;
use std::collections::BTreeMap;

impl Judge {
    /// Checks that everybody who is here has one seat, and that pods are as even as possible.
    pub fn pods(&mut self, place: &Message, pods: &[Vec<Id>], by_hand: bool) {
        let mut seats: BTreeMap<Id, usize> = BTreeMap::new();
        pods.iter().flatten().for_each(|id| *seats.entry(*id).or_default() += 1);
        for id in self.facts.all_here().collect::<Vec<_>>() {
            let has = seats.get(&id).copied().unwrap_or(0);
            if has != 1 {
                let name = self.facts.name(id);
                self.breach(place, msg!("verify.pod-seats", name, n = has));
            }
        }
        let sizes = || pods.iter().map(Vec::len);
        if sizes().any(|size| size < 2) {
            self.breach(place, msg!("verify.pod-too-small"));
        }
        let uneven = sizes().max().unwrap_or(0) - sizes().min().unwrap_or(0) > 1;
        match (uneven, by_hand) {
            (true, false) => self.breach(place, msg!("verify.pods-uneven")),
            (_, true) => self.remark(place, msg!("verify.pods-by-hand")),
            _ => {}
        }
    }

    pub fn round_robin(&mut self, place: &Message, paired: &Paired) {
        if !paired.pods.is_empty() {
            self.pods(place, &paired.pods, false);
            self.facts.event.pods.clone_from(&paired.pods);
        }
        let pods = self.facts.event.pods.clone();
        if let Some(plan) = &paired.plan {
            let due = pods.iter().map(|pod| rounds(pod.len())).max().unwrap_or(0);
            if plan.rounds != due {
                self.breach(place, msg!("verify.rounds-of-pods", n = plan.rounds, due));
            }
        } else {
            self.compare_standings(&msg!("verify.standings-before", place));
        }
        if paired.by_hand || paired.bye.is_some() {
            self.breach(place, msg!("verify.pods-have-no-byes"));
        }
        for [a, b] in &paired.tables {
            let (one, two) = (self.facts.name(*a), self.facts.name(*b));
            if !pods.iter().any(|pod| pod.contains(a) && pod.contains(b)) {
                self.breach(place, msg!("verify.not-of-one-pod", a = one.clone(), b = two.clone()));
            }
            if self.met(*a, *b) > 0 {
                self.breach(place, msg!("verify.meet-again", a = one, b = two));
            }
        }
        for pod in &pods {
            self.round_of(place, paired, pod);
        }
    }

    /// Checks that each player of the pod who is here is in the round once.
    ///
    /// Only the odd one may rest, and those who wait for somebody who has left.
    fn round_of(&mut self, place: &Message, paired: &Paired, pod: &[Id]) {
        let due = u32::from(paired.round <= rounds(pod.len()));
        let seats = |id: &Id| {
            let tables = paired.tables.iter().flatten();
            let all = tables.chain(&paired.byes).chain(&paired.unplayed);
            all.filter(|other| *other == id).count() as u32
        };
        for id in pod {
            let due = if self.facts.is_here(*id) { due } else { 0 };
            let has = seats(id);
            if has != due {
                let name = self.facts.name(*id);
                self.breach(place, msg!("verify.times-in-round", name, n = has, due));
            }
        }
        let of_pod = |ids: &[Id]| ids.iter().filter(|id| pod.contains(id)).count();
        let (rests, wins) = (of_pod(&paired.byes), of_pod(&paired.unplayed));
        let away = pod.iter().filter(|id| !self.facts.is_here(**id)).count();
        let odd = pod.len() % 2;
        let won = self.facts.event.setup.unplayed == Some(Unplayed::Win);
        let most_rests = if won { odd } else { odd + away };
        if rests > most_rests || (odd == 1 && away == 0 && due == 1 && rests != 1) {
            self.breach(place, msg!("verify.pod-rests", n = rests, size = pod.len()));
        }
        if wins > if won { away } else { 0 } {
            self.breach(place, msg!("verify.wins-unplayed", n = wins, left = away));
        }
    }

    /// How often these two have sat at one table before.
    fn met(&self, a: Id, b: Id) -> usize {
        let tables = self.facts.preliminary().into_iter().flat_map(|stage| stage.tables());
        tables.filter(|t| t.seat_of(a).is_some() && t.seat_of(b).is_some()).count()
    }

    /// Checks at the end that everybody of a pod has met.
    ///
    /// Two players may lack their game only if one of them was away. Nobody may have rested who
    /// could have played.
    pub fn everybody_met(&mut self) {
        let Some(stage) = self.facts.preliminary() else { return };
        if stage.kind != StageKind::RoundRobin || (stage.rounds.len() as u32) < self.facts.rounds {
            return;
        }
        let mut told = Vec::new();
        for pod in &self.facts.event.pods {
            let own = stage.rounds.iter().take(rounds(pod.len()) as usize);
            let was_away =
                |id: Id| own.clone().any(|round| round.iter().all(|t| t.seat_of(id).is_none()));
            let rested = |id: Id| {
                let tables = own.clone().flat_map(|round| round.iter());
                tables.filter(|t| t.seats == [Some(id), None] && t.free == Unopposed::Rest).count()
            };
            let present: Vec<Id> = pod.iter().copied().filter(|id| !was_away(*id)).collect();
            for (at, a) in present.iter().enumerate() {
                let name = |id: Id| self.facts.name(id);
                for b in &present[at + 1..] {
                    if self.met(*a, *b) != 1 {
                        let met = self.met(*a, *b);
                        told.push(msg!("verify.met-times", a = name(*a), b = name(*b), n = met));
                    }
                }
                let all_here = present.len() == pod.len();
                if all_here && rested(*a) != pod.len() % 2 {
                    told.push(msg!("verify.rested-times", name = name(*a), n = rested(*a)));
                }
            }
        }
        let place = msg!("stage.round-robin");
        told.into_iter().for_each(|sentence| self.breach(&place, sentence));
    }
}

/// The rounds of a pod: one game against each other player, and in an odd pod a rest as well.
fn rounds(players: usize) -> u32 {
    (if players.is_multiple_of(2) { players.saturating_sub(1) } else { players }) as u32
}
