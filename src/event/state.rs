//! The state of an event, with simple facts about it.

use super::actions::{
    CheckDrawn, Checked, ComponentCase, Entry, Finished, Penalised, Plan, Recommended, Setup, Step,
    Wish,
};
use super::entrant::{Entrant, Id, Official};
use super::history::LogIndex;
use super::stage::{Pairing, Round, Stage};
use super::standings::Cache;
use crate::event::actions::claims::Claim;
use crate::event::actions::clock::Clock;
use crate::event::actions::lists::ListVersion;
use crate::msg;
use crate::pairing::{DRAW_VERSION, Seed};
use crate::ruleset::Ruleset;
use crate::words::Message;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::Arc;

/// One tournament: the state that results from replaying its log.
#[derive(Debug, Clone)]
pub struct Event {
    pub head: Head,
    pub ruleset: Arc<Ruleset>,
    /// The settings as they are now.
    pub setup: Setup,
    /// In the order of registration, so the entrant with id 1 comes first. Removed entrants stay in
    /// the list, so that ids do not change; [`Event::registered`] leaves them out. The list is
    /// copied on write: the same pointer means the same entrants.
    pub entrants: Arc<Vec<Entrant>>,
    pub officials: Vec<Official>,
    /// Names of the leaders who are away.
    pub away: Vec<String>,
    /// The players kept apart by name, in the order of the log.
    pub apart: Vec<KeptApart>,
    /// The plan from the start of the event, with later changes.
    pub plan: Option<Plan>,
    pub stages: Vec<Stage>,
    /// The mission set for the next round, numbered from 1.
    pub next_mission: Option<u32>,
    pub clock: Clock,
    /// Entrants removed as no-shows of the newest round. A correction of that result brings them
    /// back.
    pub absent: BTreeSet<Id>,
    /// Qualified entrants who declined their place.
    pub declined: BTreeSet<Id>,
    pub penalties: Vec<Penalised>,
    /// Reports by players that no scorekeeper has answered yet, oldest first.
    pub claims: Vec<Claim>,
    /// Recommendations of disqualification that the organizer has not answered.
    pub recommended: BTreeMap<Id, Recommended>,
    /// Draws of players for a deck check, in order.
    pub checks_drawn: Vec<CheckDrawn>,
    /// Decks that were checked.
    pub checks: Vec<Checked>,
    /// Components that were lost or damaged.
    pub components: Vec<ComponentCase>,
    /// The lists handed in: every version, oldest first.
    pub lists: BTreeMap<Id, Vec<ListVersion>>,
    /// Entrants who are checked in.
    pub checked_in: BTreeSet<Id>,
    /// Entrants who paid the entry fee.
    pub paid: BTreeSet<Id>,
    /// Entrants who will sit the next round out.
    pub away_next_round: BTreeSet<Id>,
    pub finished: Option<Finished>,
    /// The players of each pod, in the order of the seats to the left; empty until the pods
    /// are drawn.
    pub pods: Vec<Vec<Id>>,
    /// How often the pods were drawn again.
    pub pods_redrawn: u32,
    /// The current step of the draft, once it has started.
    pub draft: Option<DraftAt>,
    /// The rare cards that are shared out, by pod, counted from 0.
    pub redrafts: BTreeMap<usize, Redraft>,
    /// The standings of this state, computed on first use.
    pub(super) standings: Cache,
    /// Every line ever written, undone ones included. Shared with copies of the event and copied on
    /// write, so long-lived copies should drop it.
    pub log: Arc<Vec<Entry>>,
    /// Numbers of the lines that are undone.
    pub undone: BTreeSet<u64>,
    /// The index of the log, which makes an undo cheap.
    pub(super) index: LogIndex<Event>,
}

impl Event {
    pub fn entrant(&self, id: Id) -> Option<&Entrant> {
        self.entrants.get((id as usize).checked_sub(1)?)
    }

    /// Whether this entrant is active.
    pub fn is_here(&self, id: Id) -> bool {
        self.entrant(id).is_some_and(Entrant::is_active)
    }

    /// The name shown for this entrant.
    pub fn label(&self, id: Id) -> String {
        self.entrant(id).map_or_else(|| format!("#{id}"), |entrant| entrant.label().into_owned())
    }

    /// A champion in words: `Ala is champion`, `Ala & Jan are champions`.
    pub fn crowned(&self, id: Id) -> Message {
        match self.is_team(id) {
            true => msg!("standings.are-champions", name = self.label(id)),
            false => msg!("standings.is-champion", name = self.label(id)),
        }
    }

    pub(in crate::event) fn is_team(&self, id: Id) -> bool {
        self.entrant(id).is_some_and(|entrant| entrant.partner.is_some())
    }

    /// A number of entrants in words: `8 players`, `1 team`.
    pub fn count_entrants(&self, n: usize) -> Message {
        if self.in_teams() { msg!("common.teams", n) } else { msg!("common.players", n) }
    }

    /// Whether every entrant is a team.
    pub(super) fn in_teams(&self) -> bool {
        self.ruleset.entrants.team_size > 1
    }

    /// The current name of the event.
    pub fn name(&self) -> &str {
        self.setup.name.as_deref().unwrap_or(&self.head.name)
    }

    /// All entrants except those removed before the first round.
    pub fn registered(&self) -> impl DoubleEndedIterator<Item = &Entrant> + Clone {
        self.entrants.iter().filter(|entrant| entrant.is_registered())
    }

    /// The active players, without house players.
    pub fn active(&self) -> impl Iterator<Item = &Entrant> {
        self.entrants.iter().filter(|e| e.is_active() && !e.house)
    }

    /// All registered players, without house players.
    pub fn players(&self) -> impl Iterator<Item = &Entrant> {
        self.registered().filter(|entrant| !entrant.house)
    }

    /// The current stage.
    pub fn stage(&self) -> Option<&Stage> {
        self.stages.last()
    }

    /// The newest round.
    pub fn round(&self) -> Option<&Round> {
        self.stages.last().and_then(|stage| stage.rounds.last()).map(|round| &**round)
    }

    /// How many rounds are paired in all stages.
    pub fn rounds_paired(&self) -> usize {
        self.stages.iter().map(|stage| stage.rounds.len()).sum()
    }

    /// Whether any match has a result; byes do not count.
    pub fn has_a_result(&self) -> bool {
        let mut rounds = self.stages.iter().flat_map(|stage| &stage.rounds);
        rounds.any(|round| round.pairings.iter().any(|p| !p.is_bye() && p.outcome.is_some()))
    }

    /// Whether this pairing sits at the fixed table of one of its players.
    pub fn is_at_fixed_table(&self, pairing: &Pairing) -> bool {
        let ids = std::iter::once(pairing.a).chain(pairing.b);
        let mut tables = ids.filter_map(|id| self.entrant(id)?.table);
        pairing.table.is_some_and(|table| tables.any(|own| own == table))
    }

    /// Whether the table is a feature, or the fixed table of one of the two, in words.
    pub fn table_mark(&self, round: &Round, pairing: &Pairing) -> Option<Message> {
        match round.is_featured(pairing) {
            true => Some(msg!("tables.feature")),
            false => self.is_at_fixed_table(pairing).then(|| msg!("tables.fixed")),
        }
    }

    /// A stage and a round of it, both counted from 1.
    pub fn round_at(&self, stage: usize, round: u32) -> Option<(&Stage, &Round)> {
        let stage = self.stages.get(stage.checked_sub(1)?)?;
        Some((stage, stage.rounds.get((round as usize).checked_sub(1)?)?))
    }

    /// The table of this number in a round of a stage.
    pub fn pairing_at(&self, (stage, round, table): (usize, u32, u32)) -> Option<&Pairing> {
        self.round_at(stage, round)?.1.at_table(table)
    }

    /// Whether this is the newest round of the current stage.
    pub fn is_newest(&self, stage: usize, round: u32) -> bool {
        stage == self.stages.len() && self.round().is_some_and(|newest| newest.number == round)
    }

    /// The stage whose points make the standings.
    pub fn preliminary(&self) -> Option<&Stage> {
        self.stages.first().filter(|stage| stage.kind.is_preliminary())
    }

    /// The finals, once the cut has been made.
    pub fn finals(&self) -> Option<&Stage> {
        self.stages.last().filter(|stage| !stage.kind.is_preliminary())
    }
}

/// Two players whom the organizer keeps apart by name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptApart {
    pub pair: [Id; 2],
    pub wish: Wish,
    pub why: Option<String>,
    /// The line of the log.
    pub n: u64,
}

/// The current step of a draft, and when it began.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DraftAt {
    pub step: Step,
    /// Seconds since 1970.
    pub since: i64,
}

/// Rare cards of one pod, which the players take one by one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Redraft {
    pub cards: u32,
    /// The players, most wins first.
    pub order: Vec<Id>,
    /// The player who took each card, card by card.
    pub taken: Vec<Id>,
}

/// The head of an event file, which never changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    /// Identifies the event.
    pub id: EventId,
    pub name: String,
    /// The day, as in `2026-11-21`.
    pub date: String,
    /// The seed of everything that is drawn at random.
    pub seed: Seed,
    /// What the players' codes follow from. It is never chosen and never shown, as the seed may be;
    /// without it nobody has a code.
    pub secret: Option<Seed>,
    /// The version of the drawing algorithm; see [`DRAW_VERSION`].
    pub draw: u32,
    /// The person who created the event; the organizer unless another is named.
    pub organizer: String,
    /// The first settings.
    pub setup: Setup,
}

impl Default for Head {
    /// The head of an event without a name, for the current drawing algorithm.
    fn default() -> Head {
        Head {
            id: EventId::default(),
            name: String::new(),
            date: String::new(),
            seed: Seed::default(),
            secret: None,
            draw: DRAW_VERSION,
            organizer: String::new(),
            setup: Setup::default(),
        }
    }
}

/// The identity of an event: 128 random bits, written as 32 hexadecimal digits.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(into = "String", try_from = "String")]
pub struct EventId(u128);

impl EventId {
    /// An id from 128 random bits.
    pub fn of_bits(bits: u128) -> EventId {
        EventId(bits)
    }
}

impl fmt::Display for EventId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl From<EventId> for String {
    fn from(id: EventId) -> String {
        id.to_string()
    }
}

impl TryFrom<String> for EventId {
    type Error = Message;

    fn try_from(text: String) -> Result<EventId, Message> {
        let digit = |c: u8| c.is_ascii_digit() || (b'a'..=b'f').contains(&c);
        let bits = u128::from_str_radix(&text, 16).ok();
        let bits = bits.filter(|_| text.len() == 32 && text.bytes().all(digit));
        bits.map(EventId).ok_or_else(|| msg!("event-file.no-event-id"))
    }
}

/// A line of the log that cannot follow the lines before it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct Misfit {
    pub n: u64,
    pub reason: Message,
}

impl Misfit {
    pub fn message(&self) -> Message {
        msg!("log.line", n = self.n, reason = &self.reason)
    }
}

impl Event {
    /// An event in which nothing has happened yet.
    pub fn empty(head: Head, ruleset: Arc<Ruleset>) -> Event {
        let mut setup = head.setup.clone();
        setup.take_outputs();
        Event {
            setup,
            head,
            ruleset,
            entrants: Default::default(),
            officials: Vec::new(),
            away: Vec::new(),
            apart: Vec::new(),
            plan: None,
            stages: Vec::new(),
            next_mission: None,
            clock: Default::default(),
            absent: Default::default(),
            declined: Default::default(),
            penalties: Vec::new(),
            claims: Vec::new(),
            recommended: Default::default(),
            checks_drawn: Vec::new(),
            checks: Vec::new(),
            components: Vec::new(),
            lists: Default::default(),
            checked_in: Default::default(),
            paid: Default::default(),
            away_next_round: Default::default(),
            finished: None,
            pods: Vec::new(),
            pods_redrawn: 0,
            draft: None,
            redrafts: Default::default(),
            standings: Default::default(),
            log: Arc::default(),
            undone: Default::default(),
            index: Default::default(),
        }
    }

    pub(in crate::event) fn known(&self, id: Id) -> Result<(), Message> {
        self.entrant(id).map(|_| ()).ok_or_else(|| msg!("log.no-entrant", n = id))
    }

    pub(super) fn entrant_mut(&mut self, id: Id) -> Result<&mut Entrant, Message> {
        (id as usize)
            .checked_sub(1)
            .and_then(|index| Arc::make_mut(&mut self.entrants).get_mut(index))
            .ok_or_else(|| msg!("log.no-entrant", n = id))
    }

    pub(super) fn round_mut(
        &mut self,
        stage: usize,
        round: u32,
    ) -> Result<(&mut Stage, usize), Message> {
        let no_such_round = || msg!("log.no-round", stage, round);
        let found =
            stage.checked_sub(1).and_then(|s| self.stages.get_mut(s)).ok_or_else(no_such_round)?;
        let index = round as usize;
        if index == 0 || index > found.rounds.len() {
            return Err(no_such_round());
        }
        Ok((found, index - 1))
    }

    /// The table with this number in the newest round.
    pub(super) fn table_mut(&mut self, table: u32) -> Result<&mut Pairing, Message> {
        self.stages
            .last_mut()
            .and_then(|stage| stage.rounds.last_mut())
            .and_then(|round| {
                Arc::make_mut(round).pairings.iter_mut().find(|p| p.table == Some(table))
            })
            .ok_or_else(|| msg!("log.no-table", n = table))
    }
}
