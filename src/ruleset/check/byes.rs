//! Checks the byes that are awarded or asked for, and late entry.

use super::super::{ByeWorth, LateEntry, MOST_ROUNDS, Ruleset};
use super::findings::{Findings, word};
use crate::msg;

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let preliminary = &ruleset.preliminary;
    let pairing = || word(preliminary.pairing);
    if !preliminary.is_swiss() {
        if preliminary.byes.is_some() {
            found.add("preliminary.byes", msg!("byes.not-drawn", pairing = pairing()));
        }
        if preliminary.late_entry != LateEntry::default() {
            found.add("preliminary.late_entry", msg!("byes.late-not-drawn", pairing = pairing()));
        }
    }
    let Some(byes) = &preliminary.byes else { return };
    if byes.awarded.is_none() && byes.requested.is_none() {
        found.add("preliminary.byes", msg!("byes.nothing-said"));
    }
    let awarded = byes.awarded.as_ref().map(|one| ("awarded", one.points, one.most));
    let requested = byes.requested.as_ref().map(|one| ("requested", one.points, one.most));
    for (key, points, most) in awarded.into_iter().chain(requested) {
        let at = |end: &str| format!("preliminary.byes.{key}.{end}");
        if points == ByeWorth::Draw && !ruleset.draws() {
            found.add(&at("points"), msg!("byes.no-draws"));
        }
        let (worth, won) = (preliminary.worth_of(points), preliminary.match_won());
        if worth > won {
            found.add(
                &at("points"),
                msg!(
                    "byes.worth-too-much",
                    n = preliminary.points.shown(worth),
                    most = preliminary.points.shown(won)
                ),
            );
        }
        if !(1..=MOST_ROUNDS).contains(&most) {
            found.add(&at("most"), msg!("byes.most", n = most, most = MOST_ROUNDS));
        }
    }
    let last = byes.requested.as_ref().map(|one| one.not_in_last);
    if let Some(last) = last.filter(|last| *last > MOST_ROUNDS) {
        let at = "preliminary.byes.requested.not_in_last";
        found.add(at, msg!("byes.not-in-last", n = last, most = MOST_ROUNDS));
    }
}
