//! Random results of matches that are only supposed.

use super::figures::Chances;
use super::rest::Rest;
use crate::event::standings::Running;
use crate::event::{Game, Games, Id, Outcome, Side, scored, supposed};
use crate::pairing::Draw;
use crate::ruleset::{MatchShape, Preliminary, Scores};

/// A result of these two, from the games they have played so far. `running` has their points.
pub(super) fn result(
    rest: &Rest,
    (seats, so_far): ([Id; 2], Games),
    running: &Running,
    chances: Chances,
    draw: &mut Draw,
) -> Outcome {
    let draws = rest.draws;
    let mut game = || match chances {
        Chances::Equal => [Game::Won, Game::Lost, Game::Drawn][draw.index(2 + usize::from(draws))],
        Chances::ByRecord => by_record(rest, points_of(running, seats), draws, draw),
    };
    let mut outcome = if rest.shape == MatchShape::OneGame && so_far.is_empty() {
        rest.one_game[game() as usize].clone()
    } else {
        let mut games = so_far;
        while !games.are_all_of(rest.shape) {
            games = games.with(game());
        }
        Outcome::played(games, rest.shape, &rest.scoring)
    };
    let preliminary = rest.preliminary();
    if let Some(rule) = preliminary.scores.as_ref().filter(|_| rest.shape == MatchShape::OneGame) {
        return with_scores(rule, outcome, preliminary, draw);
    }
    if let (Some(rule), Some(_)) = (&preliminary.margin, outcome.winner) {
        outcome.margin = Some(draw.below(rule.most + 1));
    }
    outcome
}

/// The outcome with scores that fit it, each as likely as any other.
fn with_scores(
    rule: &Scores,
    outcome: Outcome,
    preliminary: &Preliminary,
    draw: &mut Draw,
) -> Outcome {
    let game = match outcome.winner {
        Some(Side::A) => Game::Won,
        Some(Side::B) => Game::Lost,
        None => Game::Drawn,
    };
    let outcome = scored(outcome, supposed(rule, game, |n| draw.below(n)), preliminary);
    let margin = preliminary.margin.as_ref().filter(|_| rule.margin);
    let margin = margin.zip(outcome.scores).zip(outcome.winner);
    let margin = margin.map(|((margin, [a, b]), winner)| {
        let (best, other) = if winner == Side::A { (a, b) } else { (b, a) };
        best.saturating_sub(other).min(margin.most)
    });
    Outcome { margin, ..outcome }
}

/// One game in which each wins in proportion to their points and one win more.
fn by_record(rest: &Rest, points: [u32; 2], draws: bool, draw: &mut Draw) -> Game {
    if draws && draw.below(3) == 0 {
        return Game::Drawn;
    }
    let win = rest.scoring.win.max(1);
    let [a, b] = points.map(|points| points.saturating_add(win));
    if draw.below(a.saturating_add(b)) < a { Game::Won } else { Game::Lost }
}

/// The points of these two now.
fn points_of(running: &Running, seats: [Id; 2]) -> [u32; 2] {
    seats.map(|id| running.points(id as usize - 1))
}
