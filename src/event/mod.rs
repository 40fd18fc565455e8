//! The pure core of an event: its state, the commands to it, and the actions that happened.
//!
//! A [`Command`] is decided against the present [`Event`]. The outcome is one [`Action`],
//! which is recorded and then applied. The state is the result of replaying the log, so
//! undoing means leaving a line out.
//!
//! | module | contents |
//! |---|---|
//! | [`action`] | the data of the log, and the footprint of each action: what it changes and rests on |
//! | `state`, `stage`, `entrant`, `outcome` | the state: the event, its rounds and tables, its people, results |
//! | `details` | what is known of an entrant: each text defined once, for the entrant, the log and the desk |
//! | `command`, `verb` | requests; words become a [`Command`] |
//! | [`mod@decide`] | all rules are checked; a command becomes an [`Action`] or a [`Refusal`] |
//! | `apply`, `history` | an action changes the state, and cannot be refused any more; undo and redo |
//! | `plan`, [`announcement`] | the plan of an event, and its announcement |
//! | `house` | house players, who play instead of a bye |
//! | `lists` | the lists that were handed in, with every version |
//! | `apart` | who is kept apart in a round, by name or by what they have in common |
//! | `pods`, `draft` | who sits together, and the present step of a draft |
//! | [`mod@standings`], `scores` | points, tie-breaks, places |
//! | `score` | a result in figures, the same everywhere |
//! | `given`, `forgotten`, `ladder`, `missing` | penalties that were given, results without them, what the rules suggest next, and components still missing |
//! | `claims` | the inbox: results of players that a scorekeeper must settle; the round that players see |
//! | `calls`, `ruling`, `mission` | calls at tables, who rules where leaders play, missions and their die |
//! | [`auction`], [`overkill`] | biddings for contested units, and hits that are shared out |
//! | `cutting`, `finals`, [`double`] | who goes on, and what is played then |
//! | `phase`, `next_step` | what the organizer waits for, and does next |
//! | `seats` | places in the round under way for a late player, and for one whose opponent is missing |
//! | `room` | what the room is shown: the event without a round that is held |
//! | [`reason()`] | why a pairing is as it is |
//! | [`ResultText`] | a result in words, the same everywhere |
//! | [`TimeCall`] | time called at a table: the arithmetic, and what it makes of the match |
//! | `preflight` | what is off before the start, a round or the cut; what an action would change; the repair of a round under way |
//!
//! Imports run upwards only: from the data of the log to the state, from there to what
//! follows from it, then to the decisions, and last to what is told before them.
//!
//! Deliberately absent: clocks, files, the environment, unseeded randomness. The time is an
//! argument, and the seed stands in the event's head.

pub mod action;
mod address;
pub mod announcement;
mod apart;
mod apply;
pub mod auction;
mod byes;
mod calls;
mod check_in;
mod claim;
mod claims;
mod clock;
mod command;
mod corrections;
mod cutting;
pub mod decide;
mod departures;
mod details;
pub mod double;
mod draft;
mod entrant;
mod fee;
mod finals;
mod find;
// It is always built, so that the tests use the crates as `cargo build` has built them.
#[path = "tests/fixture.rs"]
pub mod fixture;
mod forgotten;
mod fraction;
mod games;
mod games_won;
mod given;
pub mod hand_cut;
mod history;
mod house;
mod ladder;
mod leaders;
mod leaving;
mod list_version;
mod lists;
mod log_index;
mod missing;
mod mission;
mod moment;
pub mod name;
mod namesakes;
mod next_step;
mod outcome;
pub mod outputs;
pub mod overkill;
mod phase;
mod plan;
mod pods;
mod preflight;
pub mod prizes;
mod reason;
mod refuse_if;
mod result_text;
mod room;
mod roster;
mod round_name;
mod ruling;
mod score;
mod scores;
mod seats;
mod settings;
mod sides;
mod stage;
pub mod standings;
mod state;
mod tell;
#[cfg(test)]
mod tests;
mod time_call;
mod time_of_day;
mod verb;
mod without_place;

pub use crate::pairing::Seed;
pub use action::{Action, Entry, Seated, SideCall, StageKind, Step};
pub use apart::Apart;
pub use apply::Misfit;
pub use calls::Call;
pub use check_in::Attendance;
pub use claim::Claim;
pub use claims::{NOBODY_KNOWN, STATION, sender};
pub use clock::{Clock, Reading};
pub use command::{
    Absentees, ApartRequest, Chosen, Command, CutBy, MissionBy, MissionRequest, NewCheck, NewClaim,
    NewComponent, NewIllegalDeck, NewPenalty, NewRecommendation, PodsBy, Report, SeatAt, Who,
};
pub use corrections::{Correction, Corrections};
pub use cutting::taken;
pub use cutting::{CutLine, announced_cut_size, byes_of_the_first, cut_line, in_the_cut, ranked};
pub use decide::{About, Concern, Decision, Refusal, Trial, decide};
pub use details::{Details, NewEntrant, TextDetail, Texts};
pub use draft::{Needs, opened_by, seen_by};
pub use entrant::{Entrant, Id, Official, Role, Status};
pub use fee::Fee;
pub use finals::{champion, final_places, is_out};
pub use find::{find, several};
pub use forgotten::Forgotten;
pub use fraction::Fraction;
pub use games::{Game, Games, NO_GAME, read_games, written};
pub use games_won::read_games_won;
pub use given::Given;
pub use history::afterwards;
pub use ladder::{Suggestion, suggested};
pub use leaders::breaches_of_leader_rules;
pub use leaving::leaving_after_round;
pub use list_version::{Acceptance, ListVersion};
pub use mission::{MissionDie, MissionUse};
pub use moment::Moment;
pub use next_step::{NextStep, next_step, plan_in_words};
pub use outcome::{How, Outcome, Side};
pub use outputs::{Outputs, Paper};
pub use phase::{Phase, phase, phase_phrase, swiss_lacks_players};
pub use plan::{ByTheRules, by_the_rules, plan_for, structure_note};
pub use pods::{pod_sizes, rounds_of_pod};
pub use preflight::{
    Preflight, PreflightItem, Remedy, Schedule, Severity, announcement_at, comes_next,
    consequences, cut_comes_next, decide_asking, foreseen, foretold, repair, schedule,
    schedule_item, start_blockers, told_first, wants_settling,
};
pub use reason::reason;
pub use result_text::{ResultText, reported};
pub use roster::{Roster, RosterFault, RosterQuestion, read_roster, roster_of};
pub use round_name::elimination_round;
pub use ruling::{LeaderLine, RuledTable, Ruler};
pub use scores::{
    RoundSums, lost_by_walkover, margin_of, of_bye, of_missed_round, scored, scores_of, supposed,
    walkover,
};
pub use seats::{SeatChoice, likely_missing, missing_opponent, needs_seat, seats};
pub use sides::SideTurn;
pub use stage::{MatchState, Pairing, Round, Stage};
pub use standings::{Standing, Standings, standings};
pub use state::{DraftAt, Event, EventId, Head, KeptApart, Redraft};
pub use time_call::{
    Assessment, GameNow, MARGIN, Setting, State, StepSum, TimeCall, Verdict, Wanted, assess,
    procedure_for, time_clause, why_decided, why_undecided,
};
pub use time_of_day::TimeOfDay;
pub use verb::{
    MissingWord, Topic, UsageWord, VERBS, Verb, VerbFault, VerbSpec, groups_apart,
    read_groups_apart, read_verb, read_words, verb_words,
};
pub use without_place::without_place;
