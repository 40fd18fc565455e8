//! The pure core: what an event is, what may be asked of it, what has
//! happened to it.
//!
//! A [`Command`] is decided against the present [`Event`]; what comes of it
//! is one [`Action`], which is written down and then applied. The state is
//! the fold of the log, so undoing is leaving a line out.
//!
//! | room | what is there |
//! |---|---|
//! | `verb` | words become a [`Command`] |
//! | [`mod@decide`] | all rules are asked; a command becomes an [`Action`] or a [`Refusal`] |
//! | `apply` | an action changes the state, and cannot be refused any more |
//! | [`announcement`], `announce`, `obstacles` | what is announced before the start, and what forbids it |
//! | `pods`, `draft` | who sits together, and where a draft is |
//! | [`mod@standings`], `margin`, `scoring` | points, tie-breaks, places |
//! | `score` | a result in figures, the same everywhere |
//! | `cutting`, `finals`, [`double`], `deciding` | who goes on, and what is played then |
//! | `phase` | what comes next |
//! | [`reason()`] | why a pairing is as it is |
//! | `preview` | what a correction, or taking one back, would change |
//!
//! Deliberately absent: clocks, files, the environment, unseeded chance. The
//! time is an argument, the seed stands in the event's head.

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
mod kept;
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

/// One tournament: the fold of its log.
#[derive(Debug, Clone)]
pub struct Event {
    pub head: Head,
    pub ruleset: Arc<Ruleset>,
    /// What is announced as it stands now.
    pub setup: Setup,
    /// In order of registration: the entrant with id 1 comes first. Those taken
    /// off again stay, so that ids do; [`Event::registered`] leaves them out.
    pub entrants: Vec<Entrant>,
    pub officials: Vec<Official>,
    /// What the event was held to when it began.
    pub plan: Option<Plan>,
    pub stages: Vec<Stage>,
    pub clock: Clock,
    /// Removed for not appearing in the newest round: a correction of that
    /// result brings them back.
    pub absent: BTreeSet<Id>,
    /// Qualified, and gave the place up.
    pub declined: BTreeSet<Id>,
    pub penalties: Vec<Penalised>,
    pub lists: BTreeMap<Id, Handed>,
    pub finished: Option<Finished>,
    /// Who sits together, in the order of the seats to the left; empty until
    /// the pods are drawn.
    pub pods: Vec<Vec<Id>>,
    /// How often the pods were drawn again.
    pub pods_redrawn: u32,
    /// Where the draft is, once it has begun.
    pub draft: Option<DraftAt>,
    /// The rare cards that are shared out, by pod from 0.
    pub redrafts: BTreeMap<usize, Redraft>,
    /// The standings of this state, once somebody has asked for them.
    standings: OnceLock<Arc<Standings>>,
    /// Every line ever written, undone ones included.
    pub log: Vec<Entry>,
    /// Numbers of the lines that are undone.
    pub undone: BTreeSet<u64>,
    /// What follows from the log and makes a step back cheap.
    kept: kept::Kept,
}

impl Event {
    pub fn entrant(&self, id: Id) -> Option<&Entrant> {
        self.entrants.get((id as usize).checked_sub(1)?)
    }

    /// The name shown for this entrant.
    pub fn label(&self, id: Id) -> String {
        self.entrant(id).map_or_else(|| format!("#{id}"), |entrant| entrant.label().into_owned())
    }

    /// `Ala is champion`, `Ala & Jan are champions`.
    pub fn crowned(&self, id: Id) -> String {
        let what = if self.is_team(id) { "champions" } else { "champion" };
        format!("{} {what}", self.with_verb(id))
    }

    /// `Ewa is`; of a team `Ewa & Jan are`.
    pub(in crate::event) fn with_verb(&self, id: Id) -> String {
        format!("{} {}", self.label(id), if self.is_team(id) { "are" } else { "is" })
    }

    fn is_team(&self, id: Id) -> bool {
        self.entrant(id).is_some_and(|entrant| entrant.partner.is_some())
    }

    /// `8 players`, `1 team`.
    pub fn count_entrants(&self, n: usize) -> String {
        decide::counted(n, self.entrant_word())
    }

    /// What one entrant is called: `player` or `team`.
    pub fn entrant_word(&self) -> &'static str {
        if self.ruleset.entrants.team_size > 1 { "team" } else { "player" }
    }

    /// What the event is called now.
    pub fn name(&self) -> &str {
        self.setup.name.as_deref().unwrap_or(&self.head.name)
    }

    /// Everybody who was registered, without those taken off again before the
    /// first round.
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
        self.stages.last().and_then(|stage| stage.rounds.last()).map(|round| &**round)
    }

    /// Whether this is the newest round of the running stage.
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
