use super::super::{CutRule, FinalsKind, MatchShape, Ruleset, SideChoice};
use super::findings::{Findings, word};

/// The sizes of a single elimination: every power of two up to 64.
const SINGLE: [u32; 6] = [2, 4, 8, 16, 32, 64];
/// The sizes for which double elimination has a bracket sheet.
const DOUBLE: [u32; 3] = [4, 8, 16];

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    match ruleset.finals.kind {
        FinalsKind::None => nothing_else(ruleset, found),
        FinalsKind::DecidingMatch => {
            nothing_else(ruleset, found);
            shapes(ruleset, found);
        }
        FinalsKind::SingleElimination => brackets(ruleset, &SINGLE, found),
        FinalsKind::DoubleElimination => brackets(ruleset, &DOUBLE, found),
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
                format!("{key} are given, but the kind of finals is {}", word(finals.kind)),
                "write single_elimination or double_elimination as the kind, or take them out",
            );
        }
    }
}

fn brackets(ruleset: &Ruleset, known: &[u32], found: &mut Findings<'_>) {
    let finals = &ruleset.finals;
    let kind = word(finals.kind);
    let list = known.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
    for (key, absent, example) in
        [("sizes", finals.sizes.is_empty(), "[4, 8]"), ("cuts", finals.cuts.is_empty(), "[top]")]
    {
        if absent {
            found.add(
                &format!("finals.{key}"),
                format!("finals by {kind} need {key}"),
                format!("add \"{key}: {example}\""),
            );
        }
    }
    for (n, size) in finals.sizes.iter().enumerate() {
        if !known.contains(size) {
            found.add(
                &format!("finals.sizes[{n}]"),
                format!("there is no bracket of {kind} for {size} players"),
                format!("write one of {list}"),
            );
        }
    }
    found.no_repeats("finals.sizes[]", &finals.sizes, |n| format!("the size {n}"));
    found.no_repeats("finals.cuts[]", &finals.cuts, |cut| format!("the cut {}", word(cut)));
    let misfit = finals.cuts.iter().position(|cut| *cut != CutRule::Top);
    if let (FinalsKind::DoubleElimination, Some(n)) = (finals.kind, misfit) {
        found.add(
            &format!("finals.cuts[{n}]"),
            format!("the cut {} can leave a number that has no bracket", word(finals.cuts[n])),
            "write top, the only cut that fits double_elimination",
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
    let needs = match ruleset.finals.kind {
        FinalsKind::DecidingMatch => "a deciding match",
        FinalsKind::None | FinalsKind::SingleElimination | FinalsKind::DoubleElimination => {
            "elimination"
        }
    };
    for (path, shape) in used {
        if shape == MatchShape::TwoGames {
            found.add(
                &path,
                format!("a match of two games can end level, {needs} needs a winner"),
                "write one_game or first_to_two",
            );
        }
    }
    if structures.custom.finals_match.is_empty() {
        found.add(
            "structures.custom",
            "the custom structure says nothing of the finals' matches",
            "add \"finals_match: [one_game]\"",
        );
    }
}
