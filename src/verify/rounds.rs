//! A Swiss round, judged against the state before it; pods and their rounds, awarded byes, missions.

use super::judge::{Facts, Judge, Unopposed, round_name};
use crate::event::actions::{MissionSet, Paired, Plan, Unplayed};
use crate::event::{Entrant, Id, StageKind};
use crate::msg;
use crate::pairing::{Breach, Contender, check_halves, check_swiss};
use crate::ruleset::{
    ApartRounds, GroupApart, MatchShape, PairingKind, PointsPer, Relation, StructureKind,
};
use crate::words::Message;
use deunicode::deunicode;
use std::collections::{BTreeMap, BTreeSet};

impl Judge {
    pub fn round(&mut self, paired: &Paired) {
        let finals = match &paired.plan {
            Some(plan) => !plan.kind.is_preliminary(),
            None => self.facts.finals().is_some(),
        };
        let place = round_name(finals, paired.round);
        self.counted.insert((paired.stage, paired.round), paired.tables.len());
        self.facts.dismiss(&paired.removed);
        if let Some(plan) = paired.plan.as_ref().filter(|_| paired.redrawn == 0) {
            self.announced(&place, plan);
        }
        let kind = match (&paired.plan, self.facts.stages.last()) {
            (Some(plan), _) => plan.kind,
            (None, Some(stage)) => stage.kind,
            (None, None) => return self.breach(&place, msg!("verify.no-stage")),
        };
        self.awarded_byes(&place, paired, kind);
        self.mission(&place, paired);
        match kind {
            StageKind::Swiss => self.swiss(&place, paired),
            StageKind::RoundRobin => self.round_robin(&place, paired),
            StageKind::SingleElimination | StageKind::DecidingMatch => self.bracket(&place, paired),
            StageKind::DoubleElimination => self.double(&place, paired),
        }
    }

    /// Checks that rounds and cut are as announced, or else as in the structure's row.
    fn announced(&mut self, place: &Message, plan: &Plan) {
        let setup = &self.judged().setup;
        let kind = setup.structure.unwrap_or(StructureKind::Basic);
        let table = self.facts.ruleset.structures.table(kind);
        let players = self.facts.all_here().count() as u32;
        let rows = table.map_or(&[][..], |table| &table.rows);
        let row = rows.iter().find(|row| {
            row.players.from <= players && row.players.to.is_none_or(|to| players <= to)
        });
        if plan.kind == StageKind::RoundRobin {
            return;
        }
        let rounds = setup.rounds.or(row.map(|row| row.rounds));
        let cut = setup.cut.or(row.and_then(|row| row.cut)).unwrap_or(0);
        // Elimination from the start has as many rounds as it takes, and no cut.
        if plan.kind.is_preliminary() && (Some(plan.rounds), plan.cut) != (rounds, cut) {
            let (due_rounds, due_cut) = (rounds.unwrap_or(0), cut);
            let (rounds, cut) = (plan.rounds, plan.cut);
            let sentence =
                msg!("verify.not-as-announced", players, rounds, cut, due_rounds, due_cut);
            self.breach(place, sentence);
        }
    }

    fn swiss(&mut self, place: &Message, paired: &Paired) {
        let first = paired.round == 1;
        // A round drawn again is judged as if the earlier draw had not happened.
        let mut again = false;
        if let Some(swiss) = self.facts.stages.first_mut() {
            again = swiss.rounds.len() >= paired.round as usize;
            swiss.rounds.truncate((paired.round as usize).saturating_sub(1));
        }
        if !first && !again {
            self.compare_standings(&msg!("verify.standings-before", place));
        }
        let (tables, bye) = self.as_with_a_bye(paired);
        let halves = self.facts.ruleset.preliminary.pairing == PairingKind::HalvesByStart;
        let check = if halves { check_halves } else { check_swiss };
        let mut field = self.contenders(paired.round);
        let beside = |id: Id| paired.out.contains(&id) || paired.awarded.contains(&id);
        field.retain(|one| !beside(one.id));
        for breach in check(&field, first, &(tables, bye)) {
            let sentence = breach.sentence(&|id| self.facts.name(id));
            let attends = matches!(
                breach,
                Breach::Stranger { .. } | Breach::LeftOut { .. } | Breach::Twice { .. }
            );
            match paired.by_hand {
                // Nobody may be paired twice or left out by hand either.
                _ if attends => self.nonsense(place, "tables", sentence),
                true => self.remark(
                    place,
                    msg!("common.labelled", label = msg!("verify.by-hand"), text = sentence),
                ),
                false => self.breach(place, sentence),
            }
        }
        if paired.by_hand {
            self.remark(place, msg!("verify.by-hand"));
        }
    }

    /// The round as the checker takes it: a player who meets a house player has the bye.
    fn as_with_a_bye(&self, paired: &Paired) -> (Vec<(Id, Id)>, Option<Id>) {
        let (mut tables, mut bye) = (Vec::new(), paired.bye);
        for [a, b] in &paired.tables {
            match [a, b].map(|id| self.facts.is_house(*id)) {
                [false, false] => tables.push((*a, *b)),
                [true, _] => bye = bye.or(Some(*b)),
                [false, true] => bye = bye.or(Some(*a)),
            }
        }
        (tables, bye)
    }

    /// The players who are here, in the form that the checker takes.
    pub(super) fn contenders(&self, round: u32) -> Vec<Contender> {
        let mut apart = self.facts.kept_apart(round);
        let tallies = self.facts.tallies();
        let places = self.facts.places(&tallies);
        let mut order: Vec<Id> = places.iter().map(|place| place.id).collect();
        order.extend(self.facts.new_ones(&tallies));
        let plays = |id: Id| self.facts.event.is_here(id) && !self.facts.is_house(id);
        let here = (1..).zip(&order).filter(|(_, id)| plays(**id));
        here.map(|(place, id)| {
            let tally = &tallies[*id as usize - 1];
            let [should, must] = apart.remove(id).unwrap_or_default();
            Contender {
                byes: tally.byes - tally.awarded + tally.house,
                met: tally.met.clone(),
                apart: should.into_iter().collect(),
                never: must.into_iter().collect(),
                start: self.facts.event.entrant(*id).map_or(0, |person| person.start),
                ..Contender::new(*id, tally.points, place)
            }
        })
        .collect()
    }

    /// Checks that everybody with an awarded bye has it in this round, and nobody else.
    pub(super) fn awarded_byes(&mut self, place: &Message, paired: &Paired, kind: StageKind) {
        let has = |id: &Id| {
            let person = self.facts.event.entrant(*id);
            kind == StageKind::Swiss && person.is_some_and(|person| person.byes >= paired.round)
        };
        let due: Vec<Id> = self.facts.all_here().filter(has).collect();
        if paired.awarded != due {
            let (recorded, due) = (self.names(&paired.awarded), self.names(&due));
            self.breach_at(place, "awarded", msg!("pairing.verify-awarded", recorded, due));
        }
    }
}

/// For each player, the others they should not meet, and those they must not.
pub(super) type KeptApart = BTreeMap<Id, [BTreeSet<Id>; 2]>;

impl Facts {
    /// The points of a match, if every game brings this many.
    pub(super) fn whole_match(&self, game: u32) -> u32 {
        let rules = &self.ruleset.preliminary;
        match (rules.points.per, rules.shape) {
            (PointsPer::Match, _) | (PointsPer::Game, MatchShape::OneGame) => game,
            (PointsPer::Game, MatchShape::TwoGames | MatchShape::FirstToTwo) => 2 * game,
        }
    }

    /// Who is kept apart, in which rounds, and how strictly.
    fn groups(&self) -> Vec<GroupApart> {
        if let Some(groups) = &self.event.setup.apart {
            return groups.clone();
        }
        let first = self.ruleset.preliminary.apart_in_first_round.iter();
        let rounds = ApartRounds::Through(1);
        first.map(|who| GroupApart { who: *who, rounds, absolute: false }).collect()
    }

    /// The players kept apart in this Swiss round, among those who are here.
    pub fn kept_apart(&self, round: u32) -> KeptApart {
        let mut apart = KeptApart::new();
        let in_force = |rounds: ApartRounds| match rounds {
            ApartRounds::Through(last) => round <= last,
            ApartRounds::Always => true,
        };
        let mut keep = |a: Id, b: Id, must: bool| {
            apart.entry(a).or_default()[usize::from(must)].insert(b);
        };
        for group in self.groups().iter().filter(|group| in_force(group.rounds)) {
            let word = match group.who {
                Relation::SameClub => |one: &Entrant| one.club.clone(),
                Relation::Relatives => |one: &Entrant| one.family.clone(),
                Relation::TravelledTogether => |one: &Entrant| one.travel.clone(),
            };
            let mut same: BTreeMap<String, Vec<Id>> = BTreeMap::new();
            for entrant in self.event.active() {
                if let Some(word) = word(entrant) {
                    // Letter case and diacritics do not make another word.
                    same.entry(deunicode(&word).to_lowercase()).or_default().push(entrant.id);
                }
            }
            for all in same.values() {
                for a in all {
                    all.iter().filter(|b| *b != a).for_each(|b| keep(*a, *b, group.absolute));
                }
            }
        }
        for kept in self.event.apart.iter().filter(|kept| in_force(kept.wish.rounds)) {
            let [a, b] = kept.pair;
            keep(a, b, !kept.wish.soft);
            keep(b, a, !kept.wish.soft);
        }
        // Players who must not meet are not counted once more among those who should not.
        for [should, must] in apart.values_mut() {
            should.retain(|id| !must.contains(id));
        }
        apart
    }
}

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
            self.breach(place, msg!("verify.pods-fault", fault = "small"));
        }
        let uneven = sizes().max().unwrap_or(0) - sizes().min().unwrap_or(0) > 1;
        match (uneven, by_hand) {
            (true, false) => self.breach(place, msg!("verify.pods-fault", fault = "uneven")),
            (_, true) => self.remark(place, msg!("verify.pods-fault", fault = "by-hand")),
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

    /// Checks that each player of the pod who is here is in the round once. Only the odd one may
    /// rest, and those who wait for somebody who has left.
    fn round_of(&mut self, place: &Message, paired: &Paired, pod: &[Id]) {
        let due = u32::from(paired.round <= rounds(pod.len()));
        let seats = |id: &Id| {
            let tables = paired.tables.iter().flatten();
            let all = tables.chain(&paired.byes).chain(&paired.unplayed);
            all.filter(|other| *other == id).count() as u32
        };
        for id in pod {
            let due = if self.facts.event.is_here(*id) { due } else { 0 };
            let has = seats(id);
            if has != due {
                let name = self.facts.name(*id);
                self.breach(place, msg!("verify.times-in-round", name, n = has, due));
            }
        }
        let of_pod = |ids: &[Id]| ids.iter().filter(|id| pod.contains(id)).count();
        let (rests, wins) = (of_pod(&paired.byes), of_pod(&paired.unplayed));
        let away = pod.iter().filter(|id| !self.facts.event.is_here(**id)).count();
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

    /// Checks at the end that everybody of a pod has met. Two players may lack their game only if
    /// one of them was away. Nobody may have rested who could have played.
    pub fn everybody_met(&mut self) {
        let Some(stage) = self.facts.preliminary() else { return };
        if stage.kind != StageKind::RoundRobin || (stage.rounds.len() as u32) < self.facts.rounds {
            return;
        }
        let mut sentences = Vec::new();
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
                    let met = self.met(*a, *b);
                    if met != 1 {
                        let (a, b) = (name(*a), name(*b));
                        sentences.push(msg!("verify.met-times", a, b, n = met));
                    }
                }
                let all_here = present.len() == pod.len();
                if all_here && rested(*a) != pod.len() % 2 {
                    sentences.push(msg!("verify.rested-times", name = name(*a), n = rested(*a)));
                }
            }
        }
        let place = msg!("finals.kind", kind = "round-robin");
        sentences.into_iter().for_each(|sentence| self.breach(&place, sentence));
    }
}

/// The rounds of a pod: one game against each other player, and in an odd pod a rest as well.
fn rounds(players: usize) -> u32 {
    (if players.is_multiple_of(2) { players.saturating_sub(1) } else { players }) as u32
}

impl Judge {
    /// Checks that no mission is repeated until all have been played, unless somebody chose it.
    pub fn mission(&mut self, place: &Message, paired: &Paired) {
        let Some(number) = paired.mission else {
            if self.known_missions() > 0 {
                self.breach(place, msg!("verify.no-mission"));
            }
            return;
        };
        // A mission settled for the coming round was judged then, and a round drawn again keeps its
        // own.
        let event = self.judged();
        let settled = if paired.redrawn > 0 { event.mission_now() } else { event.next_mission };
        if settled != Some(number) {
            self.not_too_early(place, (paired.stage, paired.round), number);
        }
    }

    /// Checks a mission that a person settled.
    pub fn mission_set(&mut self, set: &MissionSet) {
        let next = set.is_for_next_round();
        let place = match next {
            true => msg!("aids.for-next"),
            false => round_name(set.stage > 1, set.round),
        };
        let round = if next { (usize::MAX, 0) } else { (set.stage, set.round) };
        if set.again {
            return self
                .remark(&place, msg!("verify.mission-note", what = "again", n = set.mission));
        }
        self.not_too_early(&place, round, set.mission);
        if set.roll.is_none() && set.redrawn == 0 {
            self.remark(&place, msg!("verify.mission-note", what = "by-hand", n = set.mission));
        }
    }

    fn known_missions(&self) -> u32 {
        self.facts.ruleset.missions.as_ref().map_or(0, |all| all.missions.len() as u32)
    }

    /// How often a mission was played before this round.
    fn times_before(&self, round: (usize, u32), number: u32) -> usize {
        let before = self.facts.missions.iter().filter(|(at, _)| **at < round);
        before.filter(|(_, played)| **played == number).count()
    }

    fn not_too_early(&mut self, place: &Message, round: (usize, u32), number: u32) {
        let times = self.times_before(round, number);
        let less = |other: &u32| self.times_before(round, *other) < times;
        if let Some(other) = (1..=self.known_missions()).find(less) {
            let sentence = msg!("verify.mission-again", n = number, other);
            self.breach_at(place, "mission", sentence);
        }
    }
}

#[cfg(test)]
mod tests;
