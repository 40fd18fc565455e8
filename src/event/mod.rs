//! The pure core of an event: its state, the commands to it, and the actions that happened.
//!
//! A [`Command`] is decided against the present [`Event`]. The outcome is one [`Action`],
//! which is recorded and then applied. The state is the result of replaying the log, so
//! undoing means leaving a line out.
//!
//! | module | contents |
//! |---|---|
//! | [`actions`] | what can be done, one subject a file: how it is typed, what is asked for, its rules, its record, its effect, its sentence, and what only it asks of an event; the footprint of each action: what it changes and rests on |
//! | `state`, `stage`, `entrant`, `outcome` | the state: the event, its rounds and tables, its people, results with their figures and words |
//! | `details` | what is known of an entrant: each text defined once, for the entrant, the log and the desk |
//! | `verb` | words become a [`Command`] |
//! | [`mod@decide`] | what holds for every command; a command becomes an [`Action`] or a [`Refusal`] |
//! | `history` | the state that the log leads to; undo and redo; the log in words |
//! | `plan`, [`announcement`] | the plan of an event, and its announcement |
//! | `house`, `byes` | house players, who play instead of a bye; byes that are awarded |
//! | [`mod@standings`], `scores` | points, tie-breaks, places |
//! | `penalties` | penalties that were given, those missing from a result, and what the rules suggest next |
//! | `ruling` | who rules where leaders play |
//! | [`auction`], [`overkill`] | biddings for contested units, and hits that are shared out |
//! | `finals`, [`double`] | who goes on, and what is played then |
//! | `phase` | what the organizer waits for, and does next |
//! | `public_view` | the event as the public may see it: without a round that is not posted yet |
//! | [`reason()`] | why a pairing is as it is |
//! | [`ResultEntry`] | a result as it is entered, question by question, for all who ask for one |
//! | [`TimeCall`] | time called at a table: the arithmetic, and what it makes of the match |
//! | `preflight` | what is off before the start, a round or the cut; what an action would change; the repair of a round under way |
//!
//! A new command is its file under `actions` (`note_and_finish.rs` is the smallest), and its rows in
//! the two lists and the tables of `actions/mod.rs`. If it can be decided again from its line alone,
//! it has an arm in `decide/again.rs`, too. `actions/setup.rs` is what the screens call event info
//! and event settings.
//!
//! Deliberately absent: clocks, files, the environment, unseeded randomness. The time is an
//! argument, and the seed stands in the event's head.

pub mod actions;
mod address;
pub mod announcement;
pub mod auction;
mod byes;
mod corrections;
pub mod decide;
mod departures;
mod details;
pub mod double;
mod entrant;
mod fee;
mod finals;
mod find;
#[cfg(test)]
#[path = "tests/fixture.rs"]
pub mod fixture;
mod fraction;
mod history;
mod house;
mod moment;
pub mod name;
mod outcome;
pub mod outputs;
pub mod overkill;
mod penalties;
mod phase;
mod plan;
mod preflight;
pub mod prizes;
mod public_view;
mod reason;
mod result_entry;
mod roster;
mod ruling;
mod scores;
mod settings;
mod stage;
pub mod standings;
mod state;
#[cfg(test)]
mod tests;
mod time_call;
mod verb;

pub use crate::pairing::Seed;
pub use actions::*;
pub use corrections::Corrections;
pub use decide::{About, Decision, Refusal, Trial, decide};
pub use details::{Details, NewEntrant, TextDetail, Texts};
pub use entrant::{Entrant, Id, Official, Role, Status};
pub use fee::Fee;
pub use finals::{
    CutLine, announced_cut_size, byes_of_the_first, champion, cut_line, final_places, in_the_cut,
    is_out, ranked, taken,
};
pub use find::{Who, find, several};
pub use fraction::Fraction;
pub use history::afterwards;
use history::{answer, fact_at_table};
pub use moment::{Moment, TimeOfDay};
pub use outcome::{
    Game, Games, How, NO_GAME, Outcome, ResultText, Side, read_games, read_games_won, reported,
    written,
};
pub use outputs::{Outputs, Paper};
pub use penalties::{GivenPenalty, Suggestion, UnappliedPenalty, suggested};
pub use phase::{
    NextStep, Phase, next_step, phase, phase_phrase, plan_in_words, swiss_lacks_players,
};
pub use plan::{ByTheRules, by_the_rules, plan_for, structure_note};
pub use preflight::{
    Preflight, PreflightItem, Remedy, Severity, announcement_at, comes_next, consequences,
    cut_comes_next, decide_asking, effects, effects_of_correction, repair, schedule_item,
    start_blockers, wants_settling,
};
pub use reason::reason;
pub use result_entry::{Asked, Lack, ResultEntry, Token};
pub use roster::{Roster, RosterQuestion, read_roster, roster_of};
pub use ruling::{LeaderLine, Ruler};
pub use scores::{
    RoundSums, lost_by_walkover, margin_of, of_bye, of_missed_round, random_scores, scored,
    scores_of, walkover,
};
pub use stage::{MatchState, Pairing, Round, Stage, elimination_round};
pub use standings::{Standing, Standings, standings};
pub use state::{DraftAt, Event, EventId, Head, KeptApart, Redraft};
pub use time_call::{
    Assessment, GameNow, MARGIN, Setting, State, TimeCall, Verdict, Wanted, assess, procedure_for,
    time_clause, why_decided, why_undecided,
};
pub use verb::{
    Answer, MissingWord, Topic, UsageWord, Verb, VerbFault, VerbSpec, read_verb, read_words,
    usage_allows, verb_words,
};
