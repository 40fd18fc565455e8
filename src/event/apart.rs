//! Keeps players apart in a Swiss round: by name, or by what they have in common.
//!
//! Finals, elimination and pods are not affected.

use super::name::normalise;
use super::{Action, Entrant, Entry, Event, Id, KeptApart, Pairing, Round, TextDetail, Texts};
use crate::msg;
use crate::ruleset::{GroupApart, PairingKind, Relation};
use crate::words::{Arg, Message};
use std::collections::HashMap;

/// The most pairs told beside the reason of one table.
const MOST_TOLD: usize = 3;

/// The opponents from whom one player is kept apart in a round.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Apart {
    /// They should not meet, if that is possible.
    pub should: Vec<Id>,
    /// They must not meet.
    pub must: Vec<Id>,
}

impl Event {
    /// Whether the event has Swiss rounds, in which players can be kept apart.
    pub fn is_swiss(&self) -> bool {
        let swiss = matches!(
            self.ruleset.preliminary.pairing,
            PairingKind::RandomInGroups | PairingKind::HalvesByStart
        );
        swiss && self.setup.rounds != Some(0)
    }

    /// The groups that are kept apart: those announced, else those of the ruleset.
    pub fn groups_apart(&self) -> Vec<GroupApart> {
        match &self.setup.apart {
            Some(groups) => groups.clone(),
            None => self.ruleset.preliminary.groups_apart(),
        }
    }

    /// Whether this relation keeps players apart in some round.
    pub fn keeps_apart(&self, who: Relation) -> bool {
        self.groups_apart().iter().any(|group| group.who == who)
    }

    /// The active entrants who have something in common, by the word they share.
    pub fn related_by(&self, who: Relation) -> Vec<(String, Vec<Id>)> {
        let mut related: Vec<(String, String, Vec<Id>)> = Vec::new();
        for entrant in self.active() {
            let Some(said) = word(entrant, who) else { continue };
            let key = normalise(said);
            match related.iter_mut().find(|known| known.0 == key) {
                Some(known) => known.2.push(entrant.id),
                None => related.push((key, said.to_owned(), vec![entrant.id])),
            }
        }
        related.retain(|(_, _, all)| all.len() > 1);
        related.into_iter().map(|(_, said, all)| (said, all)).collect()
    }

    /// For each entrant of the coming round, whom they should not and must not meet in this
    /// round.
    ///
    /// The order is that of [`Event::next_field`].
    pub fn apart_in(&self, round: u32) -> Vec<(&Entrant, Apart)> {
        let active: Vec<&Entrant> = self.next_field().collect();
        let mut places: Vec<[Vec<usize>; 2]> = vec![Default::default(); active.len()];
        for group in self.groups_apart().iter().filter(|group| group.rounds.contains(round)) {
            let mut related: HashMap<String, Vec<usize>> = HashMap::new();
            for (at, entrant) in active.iter().enumerate() {
                if let Some(word) = word(entrant, group.who) {
                    related.entry(normalise(word)).or_default().push(at);
                }
            }
            let list = usize::from(group.absolute);
            for all in related.values() {
                let others = |at: usize| all.iter().copied().filter(move |other| *other != at);
                all.iter().for_each(|at| places[*at][list].extend(others(*at)));
            }
        }
        let place = |id: Id| active.iter().position(|entrant| entrant.id == id);
        for kept in self.apart.iter().filter(|kept| kept.wish.rounds.contains(round)) {
            let [Some(a), Some(b)] = kept.pair.map(place) else { continue };
            let list = usize::from(!kept.wish.soft);
            places[a][list].push(b);
            places[b][list].push(a);
        }
        let ids = |mut others: Vec<usize>| -> Vec<Id> {
            others.sort_unstable();
            others.dedup();
            others.into_iter().map(|at| active[at].id).collect()
        };
        let lists = |[should, must]: [Vec<usize>; 2]| {
            let must = ids(must);
            let mut should = ids(should);
            should.retain(|id| must.binary_search(id).is_err());
            Apart { should, must }
        };
        active.iter().copied().zip(places.into_iter().map(lists)).collect()
    }

    /// The line by which these two are kept apart by name.
    pub fn kept_apart(&self, a: Id, b: Id) -> Option<&KeptApart> {
        self.apart.iter().find(|kept| kept.pair == [a, b] || kept.pair == [b, a])
    }

    /// Why these two are kept apart in this round, in a few words each: `relatives`.
    pub fn why_apart(&self, a: Id, b: Id, round: u32) -> Vec<Message> {
        let (Some(first), Some(second)) = (self.entrant(a), self.entrant(b)) else {
            return Vec::new();
        };
        let groups = self.groups_apart();
        let same = |group: &&GroupApart| {
            let [one, other] = [first, second].map(|e| word(e, group.who).map(normalise));
            group.rounds.contains(round) && one.is_some() && one == other
        };
        let groups = groups.iter().filter(same).map(|group| relation(group.who));
        let named = self.kept_apart(a, b).filter(|kept| kept.wish.rounds.contains(round));
        let named = named.map(|kept| match &kept.why {
            Some(why) => msg!("common.text", text = why),
            None => msg!("pairing.by-name"),
        });
        groups.chain(named).collect()
    }

    /// The reason of a Swiss table, and who is kept apart from its players in this round.
    pub(super) fn with_kept_apart(
        &self,
        why: Message,
        round: &Round,
        pairing: &Pairing,
    ) -> Message {
        let number = round.number;
        let groups = self.groups_apart().iter().any(|group| group.rounds.contains(number));
        if !groups && self.apart.is_empty() {
            return why;
        }
        // A pair that was named later had no part in this round.
        let of_round = |entry: &&Entry| matches!(&entry.action, Action::Pair(paired) if (paired.stage, paired.round) == (1, number));
        let paired = self.log.iter().rev().find(of_round).map_or(u64::MAX, |entry| entry.n);
        let known = |a: Id, b: Id| self.kept_apart(a, b).is_none_or(|kept| kept.n < paired);
        let how = |a: Id, b: Id| -> Option<Arg> {
            let how = self.why_apart(a, b, number);
            let told = !how.is_empty() && known(a, b);
            told.then(|| Arg::Series(how.into_iter().map(Arg::from).collect()))
        };
        if let Some(how) = pairing.b.and_then(|b| how(pairing.a, b)) {
            return msg!("pairing.reason-meet", why, how);
        }
        let here = round.pairings.iter().flat_map(|p| [Some(p.a), p.b]).flatten();
        let here: Vec<Id> = here.filter(|id| !pairing.has(*id)).collect();
        let of =
            |a: Id| here.iter().filter_map(move |b| Some((a, *b, how(a, *b)?))).collect::<Vec<_>>();
        let all: Vec<(Id, Id, Arg)> =
            [Some(pairing.a), pairing.b].into_iter().flatten().flat_map(of).collect();
        if all.is_empty() {
            return why;
        }
        let more = all.len().saturating_sub(MOST_TOLD);
        let told = all.into_iter().take(MOST_TOLD).map(|(a, b, how)| {
            msg!("pairing.reason-pair", a = self.label(a), b = self.label(b), how).into()
        });
        let more = (more > 0).then(|| msg!("common.more", n = more).into());
        let pairs = Arg::Clauses(told.chain(more).collect());
        msg!("pairing.reason-others", why, pairs)
    }

    /// Whether these two must not meet in this round.
    pub fn must_not_meet(&self, a: Id, b: Id, round: u32) -> bool {
        let named = self
            .kept_apart(a, b)
            .is_some_and(|kept| !kept.wish.soft && kept.wish.rounds.contains(round));
        let (Some(first), Some(second)) = (self.entrant(a), self.entrant(b)) else {
            return false;
        };
        let same = |group: &GroupApart| {
            let [one, other] = [first, second].map(|e| word(e, group.who).map(normalise));
            group.absolute && group.rounds.contains(round) && one.is_some() && one == other
        };
        named || self.groups_apart().iter().any(same)
    }
}

/// The word that stands for this relation. Entrants with the same word are related.
fn word(entrant: &Entrant, relation: Relation) -> Option<&str> {
    entrant.text(TextDetail::of(relation)).as_deref()
}

fn relation(relation: Relation) -> Message {
    match relation {
        Relation::SameClub => msg!("pairing.of-one-club"),
        Relation::Relatives => msg!("pairing.relatives"),
        Relation::TravelledTogether => msg!("pairing.travelled-together"),
    }
}
