//! Rulesets: the schema of a ruleset file, its checks, and the library of all known games.
//!
//! A ruleset names strategies and numbers, never code:
//!
//! ```yaml
//! preliminary:
//!   pairing: random_in_groups
//!   match: one_game
//!   points: {per: match, win: 1, loss: 0, bye: 1}
//!   tie_breaks: [sos_mean, esos_mean, random]
//! ```
//!
//! [`read()`] turns a text into a [`Ruleset`] in four steps:
//!
//! 1. `letters` checks the raw characters;
//! 2. `locate` checks that only the allowed part of YAML is used, and fills `index` with positions;
//! 3. `serde_yaml` reads the shape, and `shape` turns its errors into sentences;
//! 4. `check` checks the meaning.
//!
//! Every mistake is a [`Problem`] with line, column and what to write instead, as a message. The
//! [`Library`] holds the built-in games and the user's own. [`describe()`] shows one game as text,
//! [`handbook()`] lists what a judge looks up in it, and a new game starts from [`TEMPLATE`].
//! [`json_schema()`] tells an editor the shape of a file.
//!
//! This module does not read folders: the store does, and passes texts in. It contains no name of a
//! particular game.

mod aids;
mod apart;
mod attendance;
mod bye_worth;
mod byes;
mod check;
mod component;
mod day;
mod deck_check;
mod describe;
mod draft;
mod end_of_time;
mod finals;
mod guided;
mod halves;
mod house_games;
mod index;
mod json_schema;
mod judging;
pub mod letters;
mod library;
mod lists;
mod locate;
mod match_shape;
mod not_yaml;
mod offence;
mod percentages;
mod preliminary;
mod problem;
mod read;
mod schema;
mod scores;
mod scoring;
mod shape;
mod start;
mod structure;
mod tie_break;
mod tier;
mod unquoted;
mod word;

pub use crate::words::{Text, normalise};
pub use aids::{AUCTION_WORDS, AuctionRules, AuctionSide, OverkillRules};
pub use apart::{ApartRounds, GroupApart, Relation};
pub use attendance::{Attendance, Misfit};
pub use byes::{AwardedByes, Byes};
pub use component::{
    ComponentEffect, ComponentFound, ComponentKind, ComponentRule, ComponentState, Components,
};
pub use day::Day;
pub use deck_check::{DeckCheck, Keeps};
pub use describe::{Advice, describe, handbook, hundredths};
pub use draft::{Draft, DraftPhase, Pass};
pub use end_of_time::{
    AfterWin, Better, CountedField, GameAtTime, Procedure, ProcedureStep, Situation, Undecided,
    Weight,
};
pub use finals::{CutRule, Finals, FinalsKind, Replacement, SideChoice};
pub use guided::{Answer, Condition, Question, QuestionKind, Step, Verdict, YesNo, step};
pub use halves::points_figure;
pub use house_games::HouseGames;
pub use json_schema::{SCHEMA_FILE, json_schema};
pub use judging::{Concessions, Mission, Missions, Penalty, PenaltyEffect, Ruling};
pub use library::{Entry, Library, Origin};
pub use lists::{
    ListAmbiguous, ListCount, ListDeck, ListNames, ListNeed, ListRules, ListSum, ListTagged,
};
pub use match_shape::{MatchShape, Minutes, RoundKind};
pub use offence::Offence;
pub use percentages::{ByeShare, DrawShare, Percentages, Share};
pub use preliminary::{
    Absence, FirstSides, Margin, MarginLoser, PairingKind, Preliminary, SittingOut,
};
pub use problem::{Position, Problem};
pub use read::{
    LARGEST_FILE, TEMPLATE, check_carried, check_edited, problem_at, problems_at, read, read_own,
    read_values, read_with_doubts,
};
pub use schema::{Entrants, Ruleset};
pub use scores::{LevelScores, ScoreRow, Scores, WalkoverScores};
pub use scoring::{PointsPer, Scoring};
pub use shape::in_plain_words;
pub use start::start;
pub use structure::{Custom, MOST_ROUNDS, Row, Structure, Structures};
pub use tie_break::{Reads, TieBreak, Unit};
pub use tier::{LeaderRule, LeadersMeet, ProductRelease, StructureKind, Tier, TierKind};
pub use word::is_default;

#[cfg(test)]
mod tests;
