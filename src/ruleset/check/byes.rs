//! Checks the byes that are awarded.

use super::super::{MOST_ROUNDS, Ruleset};
use super::findings::{Findings, word};
use crate::msg;

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let preliminary = &ruleset.preliminary;
    let Some(byes) = &preliminary.byes else { return };
    if !preliminary.is_swiss() {
        let pairing = word(preliminary.pairing);
        found.add("preliminary.byes", msg!("byes.not-drawn", pairing));
    }
    let most = byes.awarded.most;
    if !(1..=MOST_ROUNDS).contains(&most) {
        found.add("preliminary.byes.awarded.most", msg!("byes.most", n = most, most = MOST_ROUNDS));
    }
}
