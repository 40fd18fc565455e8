//! The finals and their cut; the games of a match and the minutes of its round.

use super::bounds::{self, SIDES};
use super::check::Findings;
use super::describe::series;
use super::schema::word;
use super::{FirstSides, Ruleset, Structure};
use crate::msg;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

/// The rounds after the cut.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finals {
    #[serde(default)]
    pub kind: FinalsKind,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sizes: Vec<u32>,
    /// Ways to cut; the first is the default.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cuts: Vec<CutRule>,
    #[serde(default)]
    pub replacement: Replacement,
    pub sides: Option<SideChoice>,
}

worded! {
    #[derive(Default)]
    pub enum FinalsKind {
        #[default]
        None => msg!("handbook.none"),
        SingleElimination => msg!("finals.kind", kind = "single"),
        DoubleElimination => msg!("finals.kind", kind = "double"),
        /// No finals, but one match if two players are level at the top.
        DecidingMatch => msg!("handbook.deciding-match"),
    }

    #[derive(Default)]
    pub enum CutRule {
        /// The best N players.
        #[default]
        Top: "top" => msg!("handbook.cut-top"),
        /// The best N players and everyone level on points with place N.
        TopAndLevel: "level" => msg!("handbook.cut-top-and-level"),
        /// Everyone with at least a minimum number of points.
        MinimumPoints: "points" => msg!("handbook.cut-points"),
    }

    /// The replacement for a qualified player who leaves before the finals.
    #[derive(Default)]
    pub enum Replacement {
        /// The next player in the standings, as the lowest seed.
        #[default]
        NextInStandings => msg!("handbook.next-in-standings"),
        Nobody => msg!("handbook.nobody"),
    }

    pub enum SideChoice {
        /// Each player gets the side they played less; if equal, the higher seed chooses.
        LessPlayed => msg!("handbook.side-choice", choice = "less-played"),
        /// The sides are drawn for every match, and again for its third game.
        Drawn => msg!("handbook.side-choice", choice = "drawn"),
    }

    /// The number of games of a match.
    #[derive(Default)]
    pub enum MatchShape {
        #[default]
        OneGame: "one-game" => msg!("finals.shape", shape = "one-game"),
        /// Always two games, usually with sides swapped.
        TwoGames: "two-games" => msg!("finals.shape", shape = "two-games"),
        /// The first to win two games wins; two or three are played.
        FirstToTwo: "first-to-two" => msg!("finals.shape", shape = "first-to-two"),
    }
}

impl MatchShape {
    /// The games that win a match; None: a fixed number of games is played.
    pub fn wins_needed(self) -> Option<usize> {
        match self {
            MatchShape::OneGame | MatchShape::TwoGames => None,
            MatchShape::FirstToTwo => Some(2),
        }
    }

    /// The games that a player wins in a match won without losing one.
    ///
    /// This many are counted for a match that one player gave up or did not appear for.
    pub fn games_of_a_clean_win(self) -> usize {
        match self {
            MatchShape::OneGame => 1,
            MatchShape::TwoGames | MatchShape::FirstToTwo => 2,
        }
    }

    pub fn most_games(self) -> usize {
        match self {
            MatchShape::OneGame => 1,
            MatchShape::TwoGames => 2,
            MatchShape::FirstToTwo => 3,
        }
    }

    /// Whether a match is over after `played` games, with `won` games for each side.
    pub fn is_over(self, won: [usize; 2], played: usize) -> bool {
        let decided = self.wins_needed().is_some_and(|needed| won.contains(&needed));
        decided || played >= self.most_games()
    }
}

/// How long a kind of round lasts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Minutes {
    pub round: RoundKind,
    /// Only for matches of this shape. Absent: for any shape.
    #[serde(rename = "match")]
    pub shape: Option<MatchShape>,
    /// 0 means no clock.
    pub minutes: u32,
    /// The range from which the organizer may choose. Absent: no choice.
    pub from: Option<u32>,
    pub to: Option<u32>,
}

worded! {
    pub enum RoundKind {
        Preliminary => msg!("handbook.round-kind", kind = "preliminary"),
        Elimination => msg!("handbook.round-kind", kind = "elimination"),
        Final => msg!("screen.final"),
    }
}

/// The sizes for which double elimination has a bracket sheet.
const DOUBLE: [u32; 3] = [4, 8, 16];

pub(super) fn check_finals(ruleset: &Ruleset, found: &mut Findings<'_>) {
    match ruleset.finals.kind {
        FinalsKind::None => without_bracket(ruleset, found),
        FinalsKind::DecidingMatch => {
            without_bracket(ruleset, found);
            shapes(ruleset, found);
        }
        FinalsKind::SingleElimination | FinalsKind::DoubleElimination => brackets(ruleset, found),
    }
}

fn without_bracket(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let finals = &ruleset.finals;
    let deciding = finals.kind == FinalsKind::DecidingMatch;
    let written = [
        ("sizes", !finals.sizes.is_empty()),
        ("cuts", !finals.cuts.is_empty()),
        // A deciding match has no finals before it to compare sides in, so its sides are drawn.
        ("sides", finals.sides.is_some_and(|sides| !deciding || sides != SideChoice::Drawn)),
    ];
    for (key, _) in written.into_iter().filter(|(_, is_written)| *is_written) {
        let says = msg!("ruleset.no-brackets", key, kind = word(finals.kind));
        found.add(&format!("finals.{key}"), says);
    }
}

fn brackets(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let finals = &ruleset.finals;
    let kind = word(finals.kind);
    for (key, absent, example) in
        [("sizes", finals.sizes.is_empty(), "[4, 8]"), ("cuts", finals.cuts.is_empty(), "[top]")]
    {
        if absent {
            found.add(&format!("finals.{key}"), msg!("ruleset.needs", kind = &kind, key, example));
        }
    }
    let single = bounds::range("finals.sizes");
    for (n, size) in finals.sizes.iter().enumerate() {
        let wrong = match finals.kind {
            FinalsKind::DoubleElimination if !DOUBLE.contains(size) => {
                msg!("ruleset.no-size", kind = &kind, size = *size, known = series(DOUBLE))
            }
            FinalsKind::SingleElimination if !single.contains(size) => {
                let (from, to) = (*single.start(), *single.end());
                msg!("ruleset.none", kind = &kind, size = *size, from, to)
            }
            _ => continue,
        };
        found.add(&format!("finals.sizes[{n}]"), wrong);
    }
    let misfit = finals.cuts.iter().position(|cut| *cut != CutRule::Top);
    if let (FinalsKind::DoubleElimination, Some(n)) = (finals.kind, misfit) {
        let fault = msg!("ruleset.only-top", cut = word(finals.cuts[n]));
        found.add(&format!("finals.cuts[{n}]"), fault);
    }
    shapes(ruleset, found);
}

/// A match of the finals needs a winner, and two games may have none.
fn shapes(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let structures = &ruleset.structures;
    let tables = structures.tables().map(|(kind, table)| {
        (format!("structures.{}.finals_match", kind.word()), table.finals_match)
    });
    let custom = structures.custom.finals_match.iter().enumerate();
    let custom = custom.map(|(n, shape)| (format!("structures.custom.finals_match[{n}]"), *shape));
    for (path, _) in tables.chain(custom).filter(|(_, shape)| *shape == MatchShape::TwoGames) {
        found.add(&path, msg!("ruleset.finals-level"));
    }
    if structures.custom.finals_match.is_empty() {
        found.add("structures.custom", msg!("ruleset.no-match"));
    }
}

/// Checks that the sides of a game have different one-word names, and are settled only where the game
/// names them.
pub(super) fn check_sides(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let sides = &ruleset.sides;
    for (n, side) in sides.iter().enumerate() {
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        // The verb `side` has a word of its own.
        if side.en.is_empty() || side.en == "chooses" || !side.en.chars().all(fits) {
            found.add(&format!("sides[{n}].en"), msg!("ruleset.side-word"));
        }
    }
    found.no_repeats("sides[]", sides.iter().map(|side| &side.en), |name| name.as_str());
    let (preliminary, finals) = (&ruleset.preliminary, &ruleset.finals);
    let unnamed = msg!("ruleset.sides-unnamed", example = SIDES);
    let nameless = sides.is_empty();
    let balanced = preliminary.sides == Some(FirstSides::Balanced);
    if balanced && preliminary.shape != MatchShape::OneGame {
        let shape = preliminary.shape.phrase();
        found.add("preliminary.sides", msg!("pairing.one-game", shape));
    } else if balanced && !preliminary.is_swiss() {
        let pairing = word(preliminary.pairing);
        found.add("preliminary.sides", msg!("pairing.swiss", pairing));
    } else if preliminary.sides.is_some() && !balanced && preliminary.shape != MatchShape::TwoGames
    {
        let shape = preliminary.shape.phrase();
        found.add("preliminary.sides", msg!("ruleset.sides-swapped", shape));
    } else if preliminary.sides.is_some() && nameless {
        found.add("preliminary.sides", unnamed.clone());
    }
    if finals.sides.is_some() && finals.kind != FinalsKind::None && nameless {
        found.add("finals.sides", unnamed);
    }
}

pub(super) fn check_minutes(ruleset: &Ruleset, found: &mut Findings<'_>) {
    for (n, row) in ruleset.minutes.iter().enumerate() {
        check_length(row, &format!("minutes[{n}]"), found);
    }
    let rows = ruleset.minutes.iter().map(|row| (row.round, row.shape));
    found.no_repeats("minutes[]", rows, |(kind, shape)| match shape {
        Some(shape) => format!("{} {}", word(kind), word(shape)),
        None => word(kind),
    });
    for (kind, shape) in needed(ruleset) {
        let fits = |row: &Minutes| row.round == kind && row.shape.is_none_or(|has| has == shape);
        if !ruleset.minutes.iter().any(fits) {
            let example = format!("{{round: {}, match: {}, minutes: 60}}", word(kind), word(shape));
            let (round, shape) = (word(kind), word(shape));
            found.add("minutes", msg!("ruleset.no-length", round, shape, example));
        }
    }
}

fn check_length(row: &Minutes, at: &str, found: &mut Findings<'_>) {
    let Minutes { minutes, from, to, .. } = *row;
    // A round of 0 minutes has no clock.
    if minutes > 0 {
        let lengths = bounds::range("minutes.from");
        found.within(&format!("{at}.minutes"), "minutes", minutes, lengths);
    }
    match (from, to) {
        (None, None) => {}
        (Some(from), Some(to)) if from > to => found.backwards(&format!("{at}.from"), from, to),
        (Some(from), Some(to)) if !(from..=to).contains(&minutes) => {
            found.add(&format!("{at}.minutes"), msg!("ruleset.outside", n = minutes, from, to))
        }
        (Some(_), Some(_)) => {}
        (Some(_), None) => found.needs(at, "from", "to"),
        (None, Some(_)) => found.needs(at, "to", "from"),
    }
}

/// The kinds of rounds that an event of this game may have.
pub(super) fn needed(ruleset: &Ruleset) -> Vec<(RoundKind, MatchShape)> {
    let mut needed = vec![(RoundKind::Preliminary, ruleset.preliminary.shape)];
    let (structures, bracket) = (&ruleset.structures, &ruleset.finals);
    let has_finals = |table: &&Structure| match bracket.kind {
        FinalsKind::None | FinalsKind::DecidingMatch => true,
        FinalsKind::SingleElimination | FinalsKind::DoubleElimination => {
            table.rows.iter().any(|row| row.cut.is_some())
        }
    };
    if bracket.kind == FinalsKind::None {
        return needed;
    }
    let tables = structures.tables().map(|(_, table)| table).filter(has_finals);
    let mut finals: Vec<MatchShape> = tables.map(|table| table.finals_match).collect();
    finals.extend(&structures.custom.finals_match);
    finals.sort_by_key(|shape| shape.most_games());
    finals.dedup();
    let semi_finals = bracket.sizes.iter().any(|size| *size > 2)
        || bracket.cuts.iter().any(|cut| *cut != CutRule::Top);
    for shape in finals {
        if semi_finals {
            needed.push((RoundKind::Elimination, shape));
        }
        needed.push((RoundKind::Final, shape));
    }
    let mut seen = HashSet::new();
    needed.retain(|one| seen.insert(*one));
    needed
}
