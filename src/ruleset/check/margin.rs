//! Checks margins of victory and shares of wins.
//!
//! A margin that is entered must be used by a tie-break, and a margin that a tie-break uses must be
//! entered.

use super::super::{Ruleset, TieBreak};
use super::findings::Findings;

/// The most a match may be won by, so that sums stay small.
const MOST_MARGIN: u32 = 10_000;

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let preliminary = &ruleset.preliminary;
    let margin = preliminary.margin.as_ref();
    let used = preliminary.tie_breaks.iter().position(|by| *by == TieBreak::Margin);
    match (margin, used) {
        (None, Some(n)) => found.add(
            &format!("preliminary.tie_breaks[{n}]"),
            "the tie-break margin counts margins of victory, but none are entered",
            "add \"margin: {name: {en: Margin}, most: 100, base: 100, bye: 150, walkover: 100}\" \
             with the numbers of your game, or take the tie-break out",
        ),
        (Some(_), None) => found.add(
            "preliminary.margin",
            "a margin is asked for with every result, but no tie-break counts it",
            "add margin to tie_breaks, or take this margin out",
        ),
        _ => {}
    }
    if let Some(margin) = margin {
        let at = |key: &str| format!("preliminary.margin.{key}");
        let (most, base) = (margin.most, margin.base);
        if !(1..=MOST_MARGIN).contains(&most) {
            found.add(
                &at("most"),
                format!("the most a match can be won by is {most}"),
                format!("write a number from 1 to {MOST_MARGIN}"),
            );
        }
        if base > MOST_MARGIN {
            found.add(
                &at("base"),
                format!("every match adds {base}, {MOST_MARGIN} are the most"),
                "write less",
            );
        }
        if margin.walkover > most {
            found.add(
                &at("walkover"),
                format!("a walkover is won by {}, a match by {most} at most", margin.walkover),
                format!("write at most {most}"),
            );
        }
        if margin.bye > base.saturating_add(most) {
            found.add(
                &at("bye"),
                format!("a bye adds {}, a match {} at most", margin.bye, base.saturating_add(most)),
                format!("write at most {}", base.saturating_add(most)),
            );
        }
    }
    if preliminary.percentages.is_some()
        && !preliminary.tie_breaks.iter().any(|tie_break| tie_break.is_percentage())
    {
        found.add(
            "preliminary.percentages",
            "percentages are described, but no tie-break compares any",
            "add opponents_match_wins to tie_breaks, or take percentages out",
        );
    }
}
