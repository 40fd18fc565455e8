use super::super::tie_break::{Source, TieBreak};
use super::super::{CutRule, MatchShape, PairingKind, PointsPer, Ruleset, Scoring, SittingOut};
use super::findings::{Findings, word};
use crate::msg;

/// The most points anything may be worth, so that sums stay small.
const MOST_POINTS: u32 = 1000;

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let preliminary = &ruleset.preliminary;
    points(&preliminary.points, preliminary.shape, found);
    if preliminary.points.units > 1 {
        let cuts = ruleset.finals.cuts.iter();
        if let Some(n) = cuts.clone().position(|cut| *cut == CutRule::MinimumPoints) {
            found.add(&format!("finals.cuts[{n}]"), msg!("halves.whole-cut"));
        }
    }
    tie_breaks(ruleset, found);
    let apart = &preliminary.apart_in_first_round;
    found.no_repeats("preliminary.apart_in_first_round[]", apart, |r| word(r));
    let drawn =
        matches!(preliminary.pairing, PairingKind::RandomInGroups | PairingKind::HalvesByStart);
    let possible = preliminary.sitting_out.is_some_and(|out| out != SittingOut::Refused);
    if possible && !drawn {
        found.add(
            "preliminary.sitting_out",
            msg!("check-in.not-drawn", pairing = word(preliminary.pairing)),
        );
    }
    if !apart.is_empty() && !drawn {
        found.add(
            "preliminary.apart_in_first_round",
            msg!("ruleset-rounds.not-apart", pairing = word(preliminary.pairing)),
        );
    }
}

fn points(points: &Scoring, shape: MatchShape, found: &mut Findings<'_>) {
    let Scoring { per, win, draw, loss, bye, timed_draw, units, .. } = *points;
    let of = |number: u32| points.shown(number);
    let at = |key: &str| format!("preliminary.points.{key}");
    if win > MOST_POINTS.saturating_mul(units) {
        found.add(&at("win"), msg!("ruleset-rounds.win-most", n = of(win), most = MOST_POINTS));
    }
    if win <= loss {
        found.add(&at("win"), msg!("ruleset-rounds.win-not-more", win = of(win), loss = of(loss)));
    }
    for (key, value) in [("draw", draw), ("timed_draw", timed_draw)] {
        let Some(value) = value.filter(|value| *value < loss || *value >= win) else { continue };
        found.add(
            &at(key),
            msg!("ruleset-rounds.draw-worth", key, n = of(value), win = of(win), loss = of(loss)),
        );
    }
    if timed_draw.is_some() && units > 1 {
        found.add(&at("timed_draw"), msg!("halves.whole-draw"));
    }
    if timed_draw.is_some() && draw.is_none() {
        found.add(&at("timed_draw"), msg!("ruleset-rounds.no-draws"));
    }
    if timed_draw.is_some()
        && draw.is_some()
        && (per, shape) != (PointsPer::Game, MatchShape::TwoGames)
    {
        found.add(&at("timed_draw"), msg!("ruleset-rounds.no-timed-draws"));
    }
    let won_games = match (per, shape) {
        (PointsPer::Match, _) | (PointsPer::Game, MatchShape::OneGame) => 1,
        (PointsPer::Game, MatchShape::TwoGames | MatchShape::FirstToTwo) => 2,
    };
    let most = win.saturating_mul(won_games);
    if bye > most {
        found.add(&at("bye"), msg!("ruleset-rounds.bye-worth", n = of(bye), most = of(most)));
    }
}

/// Refuses tie-breaks that can separate nobody; [`super::super::TieBreak`] lists them.
///
/// The file `margin` checks the tie-break `margin`.
fn tie_breaks(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let preliminary = &ruleset.preliminary;
    let list = &preliminary.tie_breaks;
    let at = |n: usize| format!("preliminary.tie_breaks[{n}]");
    found.no_repeats("preliminary.tie_breaks[]", list, |by| {
        msg!("ruleset-rounds.tie-break", by = word(by))
    });
    for (n, tie_break) in list.iter().enumerate() {
        let single = preliminary.shape == MatchShape::OneGame && !ruleset.draws();
        let source = tie_break.about().source;
        let by = word(tie_break);
        match preliminary.pairing {
            PairingKind::RoundRobin if source == Source::Opponents => {
                found.add(&at(n), msg!("ruleset-rounds.tie-break-same-opponents", by));
            }
            _ if *tie_break == TieBreak::Wins && wins_are_points(ruleset) => {
                found.add(&at(n), msg!("tied.wins-as-points"));
            }
            _ if *tie_break == TieBreak::HeadToHead
                && list.contains(&TieBreak::HeadToHeadSweep) =>
            {
                found.add(&at(n), msg!("tied.sweep-and-points"));
            }
            _ if source == Source::Games && single => {
                found.add(&at(n), msg!("ruleset-rounds.tie-break-as-points", by));
            }
            PairingKind::RandomInGroups | PairingKind::HalvesByStart | PairingKind::RoundRobin => {}
        }
        if source == Source::Draw && n + 1 < list.len() {
            found.add(&at(n), msg!("ruleset-rounds.random-last"));
        }
    }
}

/// Whether the number of matches won follows from the points.
fn wins_are_points(ruleset: &Ruleset) -> bool {
    let preliminary = &ruleset.preliminary;
    let points = &preliminary.points;
    let by_scores =
        preliminary.scores.as_ref().is_some_and(|scores| !scores.tournament_points.is_empty());
    let same = points.loss == 0 && points.bye == points.win && !by_scores;
    points.per == PointsPer::Match && !ruleset.draws() && same && preliminary.byes.is_none()
}
