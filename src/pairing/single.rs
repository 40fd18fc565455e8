//! Single elimination: the games of a round, their numbers, and the side of each player.

use super::{Draw, Id};

/// One game of an elimination round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Game {
    /// Numbered from 1; the number decides who meets whom in the next round.
    pub number: u32,
    /// The better seed, or the winner of the lower-numbered game; `None` if there is nobody.
    pub a: Option<Id>,
    /// Their opponent; `None` if there is nobody.
    pub b: Option<Id>,
}

/// The first round after a cut (single elimination).
///
/// Game 1 is the best seed against the last, game 2 the second against the next to last, and so on.
///
/// Seeds come best first. If their number is not a power of two, the best get byes up to the next
/// one. Fewer than two seeds have no games.
///
/// ```
/// let games = komandor::pairing::first_games(&[10, 20, 30, 40]);
/// assert_eq!((games[0].a, games[0].b), (Some(10), Some(40)));
/// assert_eq!((games[1].a, games[1].b), (Some(20), Some(30)));
/// ```
pub fn first_games(seeds: &[Id]) -> Vec<Game> {
    let size = seeds.len().next_power_of_two();
    (0..size / 2)
        .map(|at| numbered(at, seeds.get(at).copied(), seeds.get(size - 1 - at).copied()))
        .collect()
}

/// The next round, paired from the winners of this one.
///
/// In game 1 the winner of game 1 meets the winner of the last game. In game 2 the winner of game 2
/// meets that of the last but one, and so on.
///
/// `winners` come by game number. `None` stands for a winner who was removed since; their opponent
/// gets a bye. A single winner has won the event, so there are no games.
pub fn next_games(winners: &[Option<Id>]) -> Vec<Game> {
    let games = winners.len();
    if games < 2 {
        return Vec::new();
    }
    (0..games.div_ceil(2))
        .map(|at| {
            // Cuts give a power of two. With an odd number of winners, the middle one has no
            // opponent.
            let other = games - 1 - at;
            numbered(at, winners[at], if other == at { None } else { winners[other] })
        })
        .collect()
}

/// The first round of an event that starts with elimination.
///
/// Random players get byes up to the next power of two, and the others are paired at random. Then
/// all pairs and byes are numbered at random. The order of `ids` must not depend on chance, or the
/// draw cannot be repeated.
pub fn unseeded_first_games(ids: &[Id], draw: &mut Draw) -> Vec<Game> {
    if ids.len() < 2 {
        return Vec::new();
    }
    let mut order = ids.to_vec();
    draw.shuffle(&mut order);
    let (byes, players) = order.split_at(ids.len().next_power_of_two() - ids.len());
    let mut games: Vec<(Option<Id>, Option<Id>)> =
        byes.iter().map(|&id| (Some(id), None)).collect();
    games.extend(players.chunks_exact(2).map(|two| (Some(two[0]), Some(two[1]))));
    draw.shuffle(&mut games);
    games.into_iter().enumerate().map(|(at, (a, b))| numbered(at, a, b)).collect()
}

fn numbered(at: usize, a: Option<Id>, b: Option<Id>) -> Game {
    Game { number: at as u32 + 1, a, b }
}

/// The sides of a game, or the player who may choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sides {
    /// Both have the same surplus of games on one side, so the higher seed chooses.
    Chooses(Id),
    /// Decided by earlier games.
    Fixed { light: Id, dark: Id },
}

/// The sides of a finals game (finals of the card game, choice of side).
///
/// Each player takes the side they have played less. The number beside each player is their games
/// on the light side minus those on the dark side, finals games only. The lower difference plays
/// light. If the differences are equal, as always in the first round, the higher seed chooses.
pub fn sides(higher_seed: (Id, i32), lower_seed: (Id, i32)) -> Sides {
    let ((higher, higher_lead), (lower, lower_lead)) = (higher_seed, lower_seed);
    match higher_lead.cmp(&lower_lead) {
        std::cmp::Ordering::Less => Sides::Fixed { light: higher, dark: lower },
        std::cmp::Ordering::Equal => Sides::Chooses(higher),
        std::cmp::Ordering::Greater => Sides::Fixed { light: lower, dark: higher },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use std::collections::BTreeSet;

    impl Game {
        /// The player who advances without playing, if the game has only one player.
        fn bye(&self) -> Option<Id> {
            self.a.xor(self.b)
        }
    }

    fn duels(games: &[Game]) -> Vec<(Id, Id)> {
        assert!((1..).zip(games).all(|(number, game)| game.number == number));
        games.iter().map(|game| (game.a.unwrap_or(0), game.b.unwrap_or(0))).collect()
    }

    #[test]
    fn e23_byes_fill_up_to_the_next_power_of_two() {
        for (n, byes, pairs) in [(6, 2, 2), (5, 3, 1), (12, 4, 4), (8, 0, 4), (2, 0, 1)] {
            let ids: Vec<Id> = (1..=n).collect();
            let mut positions = BTreeSet::new();
            let mut lucky = BTreeSet::new();
            for seed in 0..200 {
                let games = unseeded_first_games(&ids, &mut Draw::new(seed, "e23"));
                assert_eq!(games.iter().filter(|game| game.bye().is_some()).count(), byes);
                assert_eq!(games.iter().filter(|game| game.bye().is_none()).count(), pairs);
                let mut all: Vec<Id> = games.iter().flat_map(|g| [g.a, g.b]).flatten().collect();
                all.sort_unstable();
                assert_eq!(all, ids);
                for game in games.iter().filter(|game| game.bye().is_some()) {
                    positions.insert(game.number);
                    lucky.extend(game.bye());
                }
            }
            if byes > 0 {
                assert_eq!(positions.len(), byes + pairs, "byes are numbered at random");
                assert_eq!(lucky.len(), ids.len(), "byes are random, not by rank");
            }
        }
        let winners = [Some(4), Some(1), Some(6), Some(2)];
        assert_eq!(duels(&next_games(&winners)), [(4, 2), (1, 6)]);
        assert!(unseeded_first_games(&[3], &mut Draw::new(1, "")).is_empty());
    }
}
