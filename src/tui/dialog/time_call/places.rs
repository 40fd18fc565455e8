//! The places of a match at which time may be called, one key each.

use crate::event::{GameNow, Games, Setting};
use crate::ruleset::{MatchShape, Undecided};

/// The most places that have a digit as their key.
const MOST: usize = 9;

/// A game that may be being played, with the games before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The game that is being played, or that has not begun.
    pub game: u32,
    pub not_begun: bool,
    /// The letters of the games before it.
    pub before: String,
    /// The round of that game to which it was played, and whether the rules ask for more.
    pub round: Option<(u32, bool)>,
    /// Whether the steps decide the game, if nobody has won it.
    pub by_steps: bool,
}

impl Place {
    pub fn now(&self) -> GameNow {
        match self.not_begun {
            true => GameNow::Between,
            false => GameNow::Number(self.game),
        }
    }
}

/// The places of a match of several games, as the procedure knows them; none for one game.
pub fn places(setting: &Setting) -> Vec<Place> {
    if setting.shape == MatchShape::OneGame {
        return Vec::new();
    }
    let mut places = Vec::new();
    for game in 1..=setting.shape.most_games() as u32 {
        for not_begun in [false, true] {
            let Some(row) = setting.procedure.game(game, not_begun) else { continue };
            for before in games_before(setting, game) {
                let by_steps = match row.undecided {
                    Undecided::Steps => true,
                    Undecided::Leader => is_level(&before),
                    Undecided::Draw | Undecided::NotCounted => false,
                };
                let place = |round| {
                    let before = before.clone();
                    Place { game, not_begun, before, round, by_steps }
                };
                match row.to_round {
                    None => places.push(place(None)),
                    Some(to) => {
                        places.push(place(Some((to, false))));
                        places.push(place(Some((to - 1, true))));
                    }
                }
            }
        }
    }
    places.truncate(MOST);
    places
}

fn is_level(before: &str) -> bool {
    before.matches('W').count() == before.matches('L').count()
}

/// The possible results of the games before this one: the known ones, and any for the others.
fn games_before(setting: &Setting, game: u32) -> Vec<String> {
    let known: Games = setting.so_far;
    let wanted = game as usize - 1;
    if known.played() > wanted {
        return Vec::new();
    }
    // In a match to two wins a drawn game is rare, and the verb takes it.
    let letters: &[char] = match setting.draws && setting.shape == MatchShape::TwoGames {
        true => &['W', 'L', 'D'],
        false => &['W', 'L'],
    };
    let mut all = vec![known.to_string()];
    for _ in known.played()..wanted {
        let longer = |before: &String| {
            letters.iter().map(|letter| format!("{before}{letter}")).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    let goes_on = |before: &String| {
        let won = ['W', 'L'].map(|letter| before.matches(letter).count());
        !setting.shape.is_over(won, before.len())
    };
    all.retain(goes_on);
    all
}
