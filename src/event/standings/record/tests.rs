//! Percentages by the rules of games with examples of their own.

use super::*;
use crate::ruleset::read;

/// The share of matches by the rules of a file, as it is told and as it counts.
fn share(file: &str, record: Record) -> [String; 2] {
    let ruleset = read("own.yaml", file).unwrap();
    let counted = ruleset.preliminary.percentages.clone().unwrap_or_default();
    let term = match_term(&record, &ruleset.preliminary, &counted);
    let told = crate::words::Words::english().arg(&term.into());
    [told, term.value().to_string()]
}

/// The examples with which players of that game explain its resistance.
#[test]
fn resistance_by_its_examples() {
    let file = include_str!("../../../../tests/rulesets/resistance.yaml");
    let of = |wins, byes, rounds, has_left| {
        share(file, Record { wins, byes, rounds, has_left, ..Record::default() })
    };
    // Four to three with a bye is three of six.
    assert_eq!(of(3, 1, 7, false), ["3/6", "1/2"]);
    // One to three, then gone: one of four.
    assert_eq!(of(1, 0, 4, true), ["1/4", "1/4"]);
    assert_eq!(of(8, 0, 8, false), ["8/8", "1"]);
    assert_eq!(of(6, 0, 8, false), ["6/8", "3/4"]);
    assert_eq!(of(3, 0, 8, false), ["3/8", "3/8"]);
    // Less than a quarter is a quarter; more than three quarters is that for who has left.
    assert_eq!(of(1, 0, 8, false), ["at least 1/4", "1/4"]);
    assert_eq!(of(4, 0, 4, true), ["3/4 at most", "3/4"]);
    assert_eq!(of(3, 0, 4, true), ["3/4", "3/4"]);
}

#[test]
fn a_draw_counts_as_the_game_says() {
    let file = include_str!("../../../../tests/rulesets/magic.yaml");
    let floors = "{match_floor: \"1/3\", game_floor: \"1/3\", byes: won}";
    assert!(file.contains(floors));
    let of = |more: &str| {
        let file = file.replace(floors, &floors.replace('}', more));
        share(&file, Record { wins: 2, draws: 2, rounds: 5, ..Record::default() })
    };
    assert_eq!(of("}"), ["8/15", "8/15"]);
    assert_eq!(of(", draws: by_points}"), ["8/15", "8/15"]);
    assert_eq!(of(", draws: lost}"), ["2/5", "2/5"]);
}
