//! Doubts about values that are allowed and probably not meant. It is told with `games check` and
//! forbids nothing.

use super::super::tie_break::{Reads, Source};
use super::super::{Percentages, Ruleset, Structures, TieBreak};
use super::findings::{Findings, word};
use crate::msg;

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    sides(ruleset, found);
    level(ruleset, found);
    percentages(ruleset, found);
    games(ruleset, found);
    rows(ruleset, found);
}

/// Sides that no part of the file uses.
fn sides(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let fields = ruleset.end_of_time.iter().flat_map(|procedure| &procedure.steps);
    let counted = fields.flat_map(|step| &step.fields).any(|field| field.side.is_some());
    let settled = ruleset.preliminary.sides.is_some() || ruleset.finals.sides.is_some();
    if !ruleset.sides.is_empty() && !settled && !counted {
        found.add("sides", msg!("author.sides-unused"));
    }
}

/// Tie-breaks after which players may still be level.
fn level(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let drawn = |last: &super::super::TieBreak| last.about().source == Source::Draw;
    if !ruleset.preliminary.tie_breaks.last().is_some_and(drawn) {
        found.add("preliminary.tie_breaks", msg!("author.no-random"));
    }
}

/// Shares that are counted by a default nobody wrote down.
fn percentages(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let preliminary = &ruleset.preliminary;
    let compared = preliminary.tie_breaks.iter().position(|by| by.is_percentage());
    if let (Some(n), None) = (compared, &preliminary.percentages) {
        let by = word(preliminary.tie_breaks[n]);
        let example = "percentages: {match_floor: \"1/3\", game_floor: \"1/3\", byes: left_out}";
        found.add(
            &format!("preliminary.tie_breaks[{n}]"),
            msg!("author.default-percentages", by, example),
        );
    }
}

/// The floor of a share of games that no tie-break compares.
fn games(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let preliminary = &ruleset.preliminary;
    let Some(given) = &preliminary.percentages else { return };
    let default = Percentages::default();
    if TieBreak::any_reads(&preliminary.tie_breaks, Reads::Games) {
        return;
    }
    if given.min_game_share != default.min_game_share {
        found.add("preliminary.percentages.game_floor", msg!("author.no-games"));
    }
}

/// A table of a structure that ends, so that a larger event has no row.
fn rows(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let Structures { basic, advanced, .. } = &ruleset.structures;
    for (name, structure) in [("basic", basic), ("advanced", advanced)] {
        let rows = structure.iter().flat_map(|structure| &structure.rows);
        let Some((at, row)) = rows.enumerate().last() else { continue };
        if let Some(to) = row.players.to {
            let path = format!("structures.{name}.rows[{at}].players");
            found.add(&path, msg!("author.rows-end", n = to, from = row.players.from));
        }
    }
}
