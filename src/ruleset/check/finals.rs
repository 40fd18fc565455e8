use super::super::{CutRule, FinalsKind, MatchShape, Ruleset, SideChoice};
use super::findings::{Findings, row, word};
use crate::msg;
use std::ops::RangeInclusive;

/// The sizes of a single elimination; where they are no power of two, the first seeds have byes.
const SINGLE: RangeInclusive<u32> = 2..=64;
/// The sizes for which double elimination has a bracket sheet.
const DOUBLE: [u32; 3] = [4, 8, 16];

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    match ruleset.finals.kind {
        FinalsKind::None => nothing_else(ruleset, found),
        FinalsKind::DecidingMatch => {
            nothing_else(ruleset, found);
            shapes(ruleset, found);
        }
        FinalsKind::SingleElimination | FinalsKind::DoubleElimination => brackets(ruleset, found),
    }
    let shapes = &ruleset.structures.custom.finals_match;
    found.no_repeats("structures.custom.finals_match[]", shapes, |s| word(s));
}

fn nothing_else(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let finals = &ruleset.finals;
    let deciding = finals.kind == FinalsKind::DecidingMatch;
    let given = [
        ("sizes", !finals.sizes.is_empty()),
        ("cuts", !finals.cuts.is_empty()),
        // A deciding match has no finals before it to compare sides in, so its sides are drawn.
        ("sides", finals.sides.is_some_and(|sides| !deciding || sides != SideChoice::Drawn)),
    ];
    for (key, given) in given {
        if given {
            found.add(
                &format!("finals.{key}"),
                msg!("ruleset-finals.no-brackets", key, kind = word(finals.kind)),
            );
        }
    }
}

fn brackets(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let finals = &ruleset.finals;
    let kind = word(finals.kind);
    for (key, absent, example) in
        [("sizes", finals.sizes.is_empty(), "[4, 8]"), ("cuts", finals.cuts.is_empty(), "[top]")]
    {
        if absent {
            found.add(
                &format!("finals.{key}"),
                msg!("ruleset-finals.needs", kind = &kind, key, example),
            );
        }
    }
    for (n, size) in finals.sizes.iter().enumerate() {
        let wrong = match finals.kind {
            FinalsKind::DoubleElimination if !DOUBLE.contains(size) => {
                msg!("ruleset-finals.no-size", kind = &kind, size = *size, known = row(&DOUBLE))
            }
            FinalsKind::SingleElimination if !SINGLE.contains(size) => {
                let (from, to) = (*SINGLE.start(), *SINGLE.end());
                msg!("bracket-size.none", kind = &kind, size = *size, from, to)
            }
            _ => continue,
        };
        found.add(&format!("finals.sizes[{n}]"), wrong);
    }
    found.no_repeats("finals.sizes[]", &finals.sizes, |n| msg!("ruleset-finals.size", size = **n));
    found.no_repeats("finals.cuts[]", &finals.cuts, |cut| {
        msg!("ruleset-finals.cut", cut = word(cut))
    });
    let misfit = finals.cuts.iter().position(|cut| *cut != CutRule::Top);
    if let (FinalsKind::DoubleElimination, Some(n)) = (finals.kind, misfit) {
        found.add(
            &format!("finals.cuts[{n}]"),
            msg!("ruleset-finals.only-top", cut = word(finals.cuts[n])),
        );
    }
    shapes(ruleset, found);
}

/// A match of the finals needs a winner, and two games may have none.
fn shapes(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let structures = &ruleset.structures;
    let mut used = Vec::new();
    for (name, structure) in [("basic", &structures.basic), ("advanced", &structures.advanced)] {
        let shape = structure.as_ref().map(|structure| structure.finals_match);
        used.extend(shape.map(|shape| (format!("structures.{name}.finals_match"), shape)));
    }
    for (n, shape) in structures.custom.finals_match.iter().enumerate() {
        used.push((format!("structures.custom.finals_match[{n}]"), *shape));
    }
    let level = match ruleset.finals.kind {
        FinalsKind::DecidingMatch => msg!("ruleset-finals.deciding-match-level"),
        FinalsKind::None | FinalsKind::SingleElimination | FinalsKind::DoubleElimination => {
            msg!("ruleset-finals.elimination-level")
        }
    };
    for (path, shape) in used {
        if shape == MatchShape::TwoGames {
            found.add(&path, level.clone());
        }
    }
    if structures.custom.finals_match.is_empty() {
        found.add("structures.custom", msg!("ruleset-finals.no-match"));
    }
}
