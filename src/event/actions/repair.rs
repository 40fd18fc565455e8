//! Repairs a round under way.

use super::{Footprint, Part, SideCall};
use crate::event::verb::spec::{VerbSpec, playing_swiss};
use crate::event::verb::words::{MissingWord, VerbWords};
use crate::event::{Command, Event, How, Id, Moment, Outcome, Pairing, Status, Topic, Verb, Who};
use crate::msg;
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::sync::Arc;

pub(super) const REPAIR: VerbSpec = VerbSpec::known(
    Topic::Rounds,
    "repair [with=WHO,…] why=REASON",
    msg!("tables.does"),
    msg!("commands.repair"),
    playing_swiss,
    read_repair,
);

/// Reads `repair [with=WHO,…] why=REASON`.
fn read_repair(words: &mut VerbWords) -> Result<Verb, Message> {
    let [mut with, mut why] = [None, None];
    let (plain, settings) = words.settings(&["with", "why"])?;
    if let Some(word) = plain.split_whitespace().next() {
        return Err(msg!("commands.one-too-many", word));
    }
    for (key, value) in settings {
        match key {
            "with" => with = Some(value),
            _ => why = Some(value),
        }
    }
    let names = with.iter().flat_map(|names| names.split(','));
    let with: Vec<Who> = names.map(|name| Who(name.trim().to_owned())).collect();
    if with.iter().any(|who| who.0.is_empty()) {
        return Err(words.lacks(MissingWord::Player));
    }
    Ok(Verb::Do(Command::Repair { with, reason: why.unwrap_or_default() }))
}

/// Tables of a round that changed, so that it is again as the rules would have it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Repaired {
    pub stage: usize,
    pub round: u32,
    /// The tables that changed, with their new players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<[Id; 2]>,
    /// The number of each of these tables.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub at: Vec<u32>,
    /// How the sides are settled, table by table; empty if there is nothing to settle.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<SideCall>,
    /// The entrant who has the bye now and did not have it.
    pub bye: Option<Id>,
    /// Entrants who had no place in the round. It is no missed round for them any more.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seated: Vec<Id>,
    /// Entrants who had left, and were taken out of the round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<Id>,
}

impl Repaired {
    /// Everybody who sits elsewhere now, or nowhere.
    pub fn concerned(&self) -> impl Iterator<Item = Id> + '_ {
        self.tables.iter().flatten().chain(&self.bye).chain(&self.left).copied()
    }
}

impl Event {
    pub(super) fn apply_repaired(
        &mut self,
        repaired: &Repaired,
        at: Moment,
    ) -> Result<(), Message> {
        let concerned: BTreeSet<_> = repaired.concerned().collect();
        concerned.iter().chain(&repaired.seated).try_for_each(|id| self.known(*id))?;
        let free = Outcome::bye(How::Played, self.ruleset.preliminary.points.bye);
        let (stage, index) = self.round_mut(repaired.stage, repaired.round)?;
        let round = Arc::make_mut(&mut stage.rounds[index]);
        let changes =
            |p: &Pairing| concerned.contains(&p.a) || p.b.is_some_and(|b| concerned.contains(&b));
        let taken = round.pairings.iter().find(|p| changes(p) && !p.is_bye() && p.has_begun());
        if let Some(table) = taken.and_then(|pairing| pairing.table) {
            return Err(msg!("tables.misread-result", table));
        }
        let before = round.pairings.len();
        round.pairings.retain(|pairing| !changes(pairing));
        let changed = before - round.pairings.len();
        let pair = |(index, [a, b]): (usize, &[u32; 2])| Pairing {
            table: repaired.at.get(index).copied(),
            a: *a,
            b: Some(*b),
            sides: repaired.sides.get(index).copied(),
            repaired: true,
            ..Pairing::default()
        };
        round.pairings.extend(repaired.tables.iter().enumerate().map(pair));
        round.pairings.extend(repaired.bye.map(|a| Pairing {
            a,
            outcome: Some(free),
            repaired: true,
            ..Pairing::default()
        }));
        round.pairings.sort_by_key(|p| (p.table.is_none(), p.sits_out(), p.table));
        round.losses.retain(|id| !repaired.seated.contains(id));
        if changed > 0 || !repaired.tables.is_empty() {
            round.changed = round.posted.map(|_| at);
        }
        let number = repaired.round;
        for id in &repaired.seated {
            self.entrant_mut(*id)?.missed.retain(|missed| *missed != number);
        }
        // They took no part in this round after all.
        for id in &repaired.left {
            match &mut self.entrant_mut(*id)?.status {
                Status::Dropped { after, .. } | Status::Disqualified { after, .. } => {
                    *after = (*after).min(number.saturating_sub(1));
                }
                Status::Active | Status::Unregistered => {}
            }
        }
        if self.checks_in() {
            self.checked_in.extend(&repaired.seated);
        }
        let of_round = (repaired.stage, number);
        self.claims.retain(|claim| {
            let said = &claim.reported;
            (said.stage, said.round) != of_round || !said.of.iter().any(|id| concerned.contains(id))
        });
        Ok(())
    }

    /// `round 3 repaired: table 2: Ewa – Jan; Ola has the bye`.
    pub(super) fn tell_repaired(&self, repaired: &Repaired) -> Message {
        let round = self.round_in_a_sentence(repaired.stage, repaired.round);
        msg!("tables.log", round, what = self.repair_in_words(repaired))
    }

    /// The changes in a round that is repaired.
    pub fn repair_in_words(&self, repaired: &Repaired) -> Arg {
        let label = |id: Id| self.label(id);
        let table = |([a, b], at): (&[Id; 2], &u32)| {
            Arg::from(msg!("tables.table", table = *at, a = label(*a), b = label(*b)))
        };
        let more = repaired.tables.len().saturating_sub(MOST_TOLD);
        let mut told: Vec<Arg> =
            repaired.tables.iter().zip(&repaired.at).take(MOST_TOLD).map(table).collect();
        told.extend((more > 0).then(|| msg!("tables.more-tables", n = more).into()));
        told.extend(repaired.bye.map(|id| msg!("tables.has-bye", name = label(id)).into()));
        told.extend(repaired.left.iter().map(|id| msg!("log.left", name = label(*id)).into()));
        Arg::Clauses(told)
    }
}

/// Tables told one by one.
const MOST_TOLD: usize = 6;

impl Footprint<'_> {
    pub(super) fn repairing() -> Self {
        use Part::*;
        let written = [Tables, Sides, Results, Seats, Standings, Ending];
        let read = [Round, Tables, Results, Departures, Plan, Apart, Hall, Seats, Begun];
        Footprint::writing(&written).reading(&read)
    }
}
