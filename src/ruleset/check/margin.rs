//! Checks margins of victory and shares of wins.
//!
//! A margin that is entered must be used by a tie-break, and a margin that a tie-break uses must be
//! entered.

use super::super::{DrawShare, Ruleset, TieBreak};
use super::findings::Findings;
use crate::msg;

/// A margin to write where there is none.
const EXAMPLE: &str = "margin: {name: {en: Margin}, most: 100, base: 100, bye: 150, walkover: 100}";
/// The most a match may be won by, so that sums stay small.
const MOST_MARGIN: u32 = 10_000;

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let preliminary = &ruleset.preliminary;
    let margin = preliminary.margin.as_ref();
    let used = preliminary.tie_breaks.iter().position(|by| *by == TieBreak::Margin);
    match (margin, used) {
        (None, Some(n)) => found.add(
            &format!("preliminary.tie_breaks[{n}]"),
            msg!("ruleset-rounds.margin-missing", example = EXAMPLE),
        ),
        (Some(_), None) => {
            found.add("preliminary.margin", msg!("ruleset-rounds.margin-not-counted"));
        }
        _ => {}
    }
    if let Some(margin) = margin {
        let at = |key: &str| format!("preliminary.margin.{key}");
        let (most, base) = (margin.most, margin.base);
        if !(1..=MOST_MARGIN).contains(&most) {
            found
                .add(&at("most"), msg!("ruleset-rounds.margin-most", n = most, most = MOST_MARGIN));
        }
        if base > MOST_MARGIN {
            found
                .add(&at("base"), msg!("ruleset-rounds.margin-base", n = base, most = MOST_MARGIN));
        }
        if margin.walkover > most {
            found.add(
                &at("walkover"),
                msg!("ruleset-rounds.margin-walkover", n = margin.walkover, most),
            );
        }
        if margin.bye > base.saturating_add(most) {
            found.add(
                &at("bye"),
                msg!("ruleset-rounds.margin-bye", n = margin.bye, most = base.saturating_add(most)),
            );
        }
    }
    if preliminary.percentages.is_some()
        && !preliminary.tie_breaks.iter().any(|tie_break| tie_break.is_percentage())
    {
        found.add("preliminary.percentages", msg!("ruleset-rounds.percentages-not-compared"));
    }
    percentages(ruleset, found);
}

/// Checks that the ceiling is not below its floor, and that draws are described only if there are any.
fn percentages(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let Some(counted) = &ruleset.preliminary.percentages else { return };
    let (floor, ceiling) = (counted.min_match_share, counted.max_match_share_of_leavers);
    if ceiling.is_below(floor) {
        let (key, share) = ("leavers_match_ceiling", ceiling.to_string());
        let said = msg!("percentages.ceiling-below", key, share, floor = floor.to_string());
        found.add(&format!("preliminary.percentages.{key}"), said);
    }
    if counted.draws != DrawShare::default() && !ruleset.draws() {
        found.add("preliminary.percentages.draws", msg!("percentages.no-draws"));
    }
}
