//! Checks a win on time: it is worth less than any other, and more than its loss.

use super::super::{Ruleset, Scoring};
use super::findings::Findings;
use crate::msg;

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let preliminary = &ruleset.preliminary;
    let Scoring { win, loss, timed_win, timed_loss, .. } = preliminary.points;
    let at = |key: &str| format!("preliminary.points.{key}");
    let Some(worth) = timed_win else {
        if timed_loss.is_some() {
            found.add(&at("timed_loss"), msg!("timed.no-win"));
        }
        if preliminary.timed_win_name.is_some() {
            found.add("preliminary.timed_win_name", msg!("timed.name-only"));
        }
        return;
    };
    let of = |units: u32| preliminary.points.shown(units);
    let lost = timed_loss.unwrap_or(loss);
    if preliminary.scores.as_ref().is_some_and(|rule| !rule.tournament_points.is_empty()) {
        return found.add(&at("timed_win"), msg!("timed.by-difference"));
    }
    if lost < loss {
        found.add(&at("timed_loss"), msg!("timed.loss-least", n = of(lost), loss = of(loss)));
    }
    if worth > win {
        found.add(&at("timed_win"), msg!("timed.win-most", n = of(worth), win = of(win)));
    } else if worth <= lost {
        found.add(&at("timed_win"), msg!("timed.win-least", n = of(worth), loss = of(lost)));
    } else if (worth, lost) == (win, loss) {
        found.add(&at("timed_win"), msg!("timed.same"));
    }
}
