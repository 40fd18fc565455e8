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
//! 2. `yaml` checks that only the allowed part of YAML is used, and keeps the position of each value;
//! 3. `serde_yaml` reads the shape, and `yaml` turns its errors into sentences;
//! 4. `check` checks each value by the bounds of its field, and then the meaning, asking each part of
//!    the ruleset.
//!
//! A part of a ruleset has a file: what it holds, how it is checked, how it is described.
//!
//! Every mistake is a [`Problem`] with line, column and what to write instead, as a message. The
//! [`Library`] holds the built-in games and the user's own. [`describe()`] shows one game as text,
//! [`handbook()`] lists what a judge looks up in it, and a new game starts from [`TEMPLATE`].
//! [`json_schema()`] tells an editor the shape of a file.
//!
//! This module does not read folders: the store does, and passes texts in. It contains no name of a
//! particular game.

mod aids;
mod bounds;
mod check;
mod describe;
mod end_of_time;
mod finals;
mod judging;
pub mod letters;
mod library;
mod lists;
mod preliminary;
mod read;
mod schema;
mod scoring;
mod structures;
mod tie_break;
mod yaml;

pub use crate::words::{Text, normalise};
pub use aids::{
    Answer, AuctionRules, AuctionSide, OverkillRules, Question, QuestionKind, Step, Verdict, step,
};
pub use describe::{Advice, describe, handbook, hundredths};
pub use end_of_time::{
    AfterWin, Better, CountedField, GameAtTime, Procedure, ProcedureStep, Situation, Undecided,
};
pub use finals::{
    CutRule, Finals, FinalsKind, MatchShape, Minutes, Replacement, RoundKind, SideChoice,
};
pub use judging::{
    ComponentEffect, ComponentFound, ComponentKind, ComponentRule, ComponentState, Components,
    Concessions, DeckCheck, Mission, Missions, Offence, Penalty, PenaltyEffect, Ruling,
};
pub use library::{Entry, Library, Origin};
pub use lists::{ListCount, ListNames, ListNeed, ListRules, ListSum};
pub use preliminary::{
    Absence, ApartRounds, ByeShare, DrawShare, FirstSides, GroupApart, Margin, MarginLoser,
    PairingKind, Percentages, Preliminary, Relation, Share, SittingOut, strictness,
};
pub use read::{
    SCHEMA_FILE, TEMPLATE, check_carried, json_schema, problem_at, problems_at, read, read_own,
    read_values, read_with_doubts, start,
};
pub use schema::{Day, HouseGames, Ruleset, is_default};
pub use scoring::{LevelScores, PointsPer, Scores, Scoring, points_figure};
pub use structures::{
    Draft, LeaderRule, LeadersMeet, MOST_ROUNDS, Pass, Row, Structure, StructureKind, Structures,
    Tier, TierKind,
};
pub use tie_break::{Reads, TieBreak, Unit};
pub use yaml::{Problem, in_plain_words};

#[cfg(test)]
mod tests;
