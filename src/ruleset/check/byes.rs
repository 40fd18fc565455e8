//! Checks the byes that are awarded.

use super::super::{ByeWorth, MOST_ROUNDS, Ruleset};
use super::findings::{Findings, word};
use crate::msg;

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let preliminary = &ruleset.preliminary;
    let Some(byes) = &preliminary.byes else { return };
    if !preliminary.is_swiss() {
        let pairing = word(preliminary.pairing);
        found.add("preliminary.byes", msg!("byes.not-drawn", pairing));
    }
    let (points, most) = (byes.awarded.points, byes.awarded.most);
    if points == ByeWorth::Draw && !ruleset.draws() {
        found.add("preliminary.byes.awarded.points", msg!("byes.no-draws"));
    }
    let (worth, won) = (preliminary.worth_of(points), preliminary.match_won());
    if worth > won {
        found.add(
            "preliminary.byes.awarded.points",
            msg!(
                "byes.worth-too-much",
                n = preliminary.points.shown(worth),
                most = preliminary.points.shown(won)
            ),
        );
    }
    if !(1..=MOST_ROUNDS).contains(&most) {
        found.add("preliminary.byes.awarded.most", msg!("byes.most", n = most, most = MOST_ROUNDS));
    }
}
