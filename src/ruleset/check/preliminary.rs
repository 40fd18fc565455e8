use super::super::tie_break::Source;
use super::super::{MatchShape, PairingKind, PointsPer, Ruleset, Scoring};
use super::findings::{Findings, word};

/// The most points anything may be worth, so that sums stay small.
const MOST_POINTS: u32 = 1000;

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let preliminary = &ruleset.preliminary;
    points(&preliminary.points, preliminary.shape, found);
    tie_breaks(ruleset, found);
    let apart = &preliminary.apart_in_first_round;
    found.no_repeats("preliminary.apart_in_first_round[]", apart, |r| word(r));
    let drawn =
        matches!(preliminary.pairing, PairingKind::RandomInGroups | PairingKind::HalvesByStart);
    if !apart.is_empty() && !drawn {
        found.add(
            "preliminary.apart_in_first_round",
            format!("nobody can be kept apart with the pairing {}", word(preliminary.pairing)),
            "take apart_in_first_round out",
        );
    }
}

fn points(points: &Scoring, shape: MatchShape, found: &mut Findings<'_>) {
    let Scoring { per, win, draw, loss, bye, timed_draw } = *points;
    let at = |key: &str| format!("preliminary.points.{key}");
    if win > MOST_POINTS {
        found.add(
            &at("win"),
            format!("a win is worth {win} points, {MOST_POINTS} are the most"),
            "write less",
        );
    }
    if win <= loss {
        found.add(
            &at("win"),
            format!("a win is worth {win} and a loss {loss}, a win must be worth more"),
            "write a larger number for the win",
        );
    }
    for (key, value) in [("draw", draw), ("timed_draw", timed_draw)] {
        let Some(value) = value.filter(|value| *value < loss || *value >= win) else { continue };
        found.add(
            &at(key),
            format!("{key} is worth {value}, at least the loss's {loss} and less than the win's {win} is expected"),
            format!("write a number that is less than {win}, and {loss} or more"),
        );
    }
    if timed_draw.is_some() && draw.is_none() {
        found.add(
            &at("timed_draw"),
            "a draw on time has a worth, but there are no draws",
            "add draw, or take timed_draw out",
        );
    }
    if timed_draw.is_some()
        && draw.is_some()
        && (per, shape) != (PointsPer::Game, MatchShape::TwoGames)
    {
        found.add(
            &at("timed_draw"),
            "a draw on time has a worth of its own only where points are per game and a match is two games",
            "take timed_draw out, or write \"per: game\" and \"match: two_games\"",
        );
    }
    let won_games = match (per, shape) {
        (PointsPer::Match, _) | (PointsPer::Game, MatchShape::OneGame) => 1,
        (PointsPer::Game, MatchShape::TwoGames | MatchShape::FirstToTwo) => 2,
    };
    let most = win.saturating_mul(won_games);
    if bye > most {
        found.add(
            &at("bye"),
            format!("a bye is worth {bye} points, a match won is worth {most}"),
            format!("write at most {most}"),
        );
    }
}

/// Refuses tie-breaks that can separate nobody; [`super::super::TieBreak`] lists them.
///
/// The file `margin` checks the tie-break `margin`.
fn tie_breaks(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let preliminary = &ruleset.preliminary;
    let list = &preliminary.tie_breaks;
    let at = |n: usize| format!("preliminary.tie_breaks[{n}]");
    found.no_repeats("preliminary.tie_breaks[]", list, |by| format!("the tie-break {}", word(by)));
    for (n, tie_break) in list.iter().enumerate() {
        let single = preliminary.shape == MatchShape::OneGame && !ruleset.draws();
        let source = tie_break.about().source;
        let misfit = match preliminary.pairing {
            PairingKind::None if source != Source::Draw => {
                Some("there are no preliminary rounds to compare")
            }
            PairingKind::RoundRobin if source == Source::Opponents => {
                Some("in a round robin all have the same opponents")
            }
            _ if source == Source::Games && single => {
                Some("a match is one game without draws, so games won say what the points say")
            }
            PairingKind::RandomInGroups
            | PairingKind::HalvesByStart
            | PairingKind::RoundRobin
            | PairingKind::None => None,
        };
        if let Some(why) = misfit {
            found.add(
                &at(n),
                format!("the tie-break {} does not fit the pairing: {why}", word(tie_break)),
                "take it out of the list",
            );
        }
        if source == Source::Draw && n + 1 < list.len() {
            found.add(
                &at(n),
                "the tie-break random leaves nobody tied, so it comes last",
                "move it to the end of the list",
            );
        }
    }
}
