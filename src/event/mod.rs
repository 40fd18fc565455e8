//! The pure core of an event: its state, the commands to it, and the actions that happened.
//!
//! A [`Command`] is decided against the present [`Event`]. The outcome is one [`Action`],
//! which is recorded and then applied. The state is the result of replaying the log, so
//! undoing means leaving a line out.
//!
//! | module | contents |
//! |---|---|
//! | `verb` | words become a [`Command`] |
//! | [`mod@decide`] | all rules are checked; a command becomes an [`Action`] or a [`Refusal`] |
//! | `apply` | an action changes the state, and cannot be refused any more |
//! | [`announcement`], `announce`, `obstacles` | the announcement before the start, and what forbids the start |
//! | `pods`, `draft` | who sits together, and the present step of a draft |
//! | [`mod@standings`], `margin`, `scoring` | points, tie-breaks, places |
//! | `score` | a result in figures, the same everywhere |
//! | `cutting`, `finals`, [`double`], `deciding` | who goes on, and what is played then |
//! | `phase` | what comes next |
//! | [`reason()`] | why a pairing is as it is |
//! | `preview` | the changes that a correction, or undoing one, would make |
//!
//! Deliberately absent: clocks, files, the environment, unseeded randomness. The time is an
//! argument, and the seed stands in the event's head.

pub mod action;
mod announce;
pub mod announcement;
mod apply;
mod clock;
mod command;
mod cutting;
pub mod decide;
mod deciding;
pub mod double;
mod draft;
mod entrant;
mod finals;
mod find;
mod fraction;
mod games;
mod head;
mod history;
mod leaders;
mod margin;
mod mission;
mod moment;
pub mod name;
mod obstacles;
mod outcome;
mod phase;
mod pods;
mod preview;
mod reason;
mod refusal;
mod roster;
mod round_name;
mod score;
mod scoring;
mod sides;
mod stage;
pub mod standings;
mod tell;
#[cfg(test)]
pub(crate) mod tests;
mod verb;

pub use action::{Action, Entry};
pub use announce::announced;
pub use apply::Misfit;
pub use clock::{Clock, Reading};
pub use command::{Chosen, Command, CutBy, NewEntrant, Report, Who};
pub use cutting::{going_on, ranked};
pub use decide::{Decision, decide};
pub use draft::{DraftAt, Needs, Redraft, Step, opened_by, seen_by};
pub use entrant::{Entrant, Id, Official, Role, Status};
pub use finals::{champion, final_places};
pub use find::find;
pub use fraction::Fraction;
pub use games::{Game, Games, NO_GAME, read_games, written};
pub use head::Head;
pub use leaders::breaches_of_leader_rules;
pub use margin::{lost_by_walkover, margin_of};
pub use moment::Moment;
pub use obstacles::obstacles;
pub use outcome::{How, Outcome, Side};
pub use phase::{Phase, lacks_players, phase};
pub use pods::{PodsBy, Seated, pod_sizes, rounds_of_pod};
pub use preview::{afterwards, consequences};
pub use reason::reason;
pub use refusal::Refusal;
pub use roster::read_roster;
pub use round_name::{capitalised, elimination_round};
pub use sides::SideCall;
pub use stage::{MatchState, Pairing, Round, Stage, StageKind};
pub use standings::{Standing, Standings, standings};
pub use verb::{VERBS, Verb, VerbHelp, read_verb, read_words};

use crate::ruleset::Ruleset;
use action::{Finished, Handed, Penalised, Plan, Setup};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

/// One tournament: the state that results from replaying its log.
#[derive(Debug, Clone)]
pub struct Event {
    pub head: Head,
    pub ruleset: Arc<Ruleset>,
    /// The announcement as it stands now.
    pub setup: Setup,
    /// In the order of registration, so the entrant with id 1 comes first. Removed entrants
    /// stay in the list, so that ids do not change; [`Event::registered`] leaves them out.
    pub entrants: Vec<Entrant>,
    pub officials: Vec<Official>,
    /// The plan the event was held to when it began, with later changes.
    pub plan: Option<Plan>,
    pub stages: Vec<Stage>,
    pub clock: Clock,
    /// Entrants removed because they did not appear in the newest round. A correction of
    /// that result brings them back.
    pub absent: BTreeSet<Id>,
    /// Qualified entrants who gave up their place.
    pub declined: BTreeSet<Id>,
    pub penalties: Vec<Penalised>,
    pub lists: BTreeMap<Id, Handed>,
    pub finished: Option<Finished>,
    /// The players of each pod, in the order of the seats to the left; empty until the pods
    /// are drawn.
    pub pods: Vec<Vec<Id>>,
    /// How often the pods were drawn again.
    pub pods_redrawn: u32,
    /// The present step of the draft, once it has begun.
    pub draft: Option<DraftAt>,
    /// The rare cards that are shared out, by pod, counted from 0.
    pub redrafts: BTreeMap<usize, Redraft>,
    /// The standings of this state, computed on first use.
    standings: OnceLock<Arc<Standings>>,
    /// Every line ever written, undone ones included.
    pub log: Vec<Entry>,
    /// Numbers of the lines that are undone.
    pub undone: BTreeSet<u64>,
}

impl Event {
    pub fn entrant(&self, id: Id) -> Option<&Entrant> {
        self.entrants.get((id as usize).checked_sub(1)?)
    }

    /// The name shown for this entrant.
    pub fn label(&self, id: Id) -> String {
        self.entrant(id).map_or_else(|| format!("#{id}"), |entrant| entrant.label().into_owned())
    }

    /// A champion in words: `Ala is champion`, `Ala & Jan are champions`.
    pub fn crowned(&self, id: Id) -> String {
        let what = if self.is_team(id) { "champions" } else { "champion" };
        format!("{} {what}", self.with_verb(id))
    }

    /// The name with its verb: `Ewa is`, or for a team `Ewa & Jan are`.
    pub(in crate::event) fn with_verb(&self, id: Id) -> String {
        format!("{} {}", self.label(id), if self.is_team(id) { "are" } else { "is" })
    }

    fn is_team(&self, id: Id) -> bool {
        self.entrant(id).is_some_and(|entrant| entrant.partner.is_some())
    }

    /// A number of entrants in words: `8 players`, `1 team`.
    pub fn count_entrants(&self, n: usize) -> String {
        decide::counted(n, self.entrant_word())
    }

    /// The word for one entrant: `player` or `team`.
    pub fn entrant_word(&self) -> &'static str {
        if self.ruleset.entrants.team_size > 1 { "team" } else { "player" }
    }

    /// The present name of the event.
    pub fn name(&self) -> &str {
        self.setup.name.as_deref().unwrap_or(&self.head.name)
    }

    /// Everybody who was registered, without those removed again before the first round.
    pub fn registered(&self) -> impl DoubleEndedIterator<Item = &Entrant> + Clone {
        self.entrants.iter().filter(|entrant| entrant.is_registered())
    }

    pub fn active(&self) -> impl Iterator<Item = &Entrant> {
        self.entrants.iter().filter(|e| e.is_active())
    }

    /// The running stage.
    pub fn stage(&self) -> Option<&Stage> {
        self.stages.last()
    }

    /// The newest round.
    pub fn round(&self) -> Option<&Round> {
        self.stages.last().and_then(|stage| stage.rounds.last())
    }

    /// Returns whether this is the newest round of the running stage.
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
