//! Random results of matches that are only supposed.

use super::figures::Chances;
use super::rest::Rest;
use crate::event::standings::Running;
use crate::event::{Game, Games, Id, Outcome};
use crate::pairing::Draw;
use crate::ruleset::MatchShape;

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
    if let (Some(rule), Some(_)) = (&rest.preliminary().margin, outcome.winner) {
        outcome.margin = Some(draw.below(rule.most + 1));
    }
    outcome
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
