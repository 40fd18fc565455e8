//! Makes the players: names, clubs, strengths.

use crate::event::NewEntrant;
use crate::pairing::Draw;
use crate::ruleset::Ruleset;
use std::sync::LazyLock;

static GIVEN: LazyLock<Vec<&str>> =
    LazyLock::new(|| include_str!("../../config/forecast/given.txt").lines().collect());
static SURNAMES: LazyLock<Vec<&str>> =
    LazyLock::new(|| include_str!("../../config/forecast/surnames.txt").lines().collect());
static CLUBS: LazyLock<Vec<&str>> =
    LazyLock::new(|| include_str!("../../config/forecast/clubs.txt").lines().collect());

/// The strength of the weakest player, and the largest amount above it.
const WEAKEST: u32 = 200;
const SPREAD: u32 = 1_000;

/// Makes `entrants` players, or teams of two; no two people share a name.
pub(super) fn people(entrants: u32, team_size: u32, chance: &mut Draw) -> Vec<NewEntrant> {
    let mut names = Names::new(chance);
    (0..entrants)
        .map(|_| {
            let club = CLUBS.get(chance.index(2 * CLUBS.len())).map(|club| (*club).to_owned());
            let name = names.next();
            let partner = (team_size == 2).then(|| names.next());
            NewEntrant { name, club, partner, ..NewEntrant::default() }
        })
        .collect()
}

/// The house player, whose name nobody else has.
pub(super) fn house_player(ruleset: &Ruleset) -> NewEntrant {
    let partner = (ruleset.entrants.team_size == 2).then(|| "Helper".to_owned());
    NewEntrant { name: "House".to_owned(), partner, house: true, ..NewEntrant::default() }
}

/// A random strength; the chance to win is a player's share of both strengths.
///
/// Most strengths are in the middle, few are very low or very high.
pub(super) fn strength(chance: &mut Draw) -> u32 {
    WEAKEST + chance.below(SPREAD / 2) + chance.below(SPREAD / 2)
}

/// Yields all combinations of given names and surnames, each once.
struct Names {
    at: usize,
    given: usize,
    round: usize,
}

impl Names {
    fn new(chance: &mut Draw) -> Names {
        Names { at: 0, given: chance.index(GIVEN.len()), round: chance.index(SURNAMES.len()) }
    }

    fn next(&mut self) -> String {
        let all = GIVEN.len() * SURNAMES.len();
        let (lap, at) = (self.at / all, self.at % all);
        self.at += 1;
        let given = GIVEN[(at + self.given) % GIVEN.len()];
        // After each pass through the given names, the surnames move on by one.
        let moved = at / GIVEN.len() + self.round;
        let surname = SURNAMES[(7 * (at % GIVEN.len()) + moved) % SURNAMES.len()];
        match lap {
            0 => [given, surname].join(" "),
            _ => format!("{given} {surname} {}", lap + 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn nobody_is_called_like_another() {
        for (entrants, size) in [(10_000, 1), (4_000, 2)] {
            let people = people(entrants, size, &mut Draw::new(1, "names"));
            let names = people.iter().flat_map(|one| [Some(&one.name), one.partner.as_ref()]);
            let names: BTreeSet<&String> = names.flatten().collect();
            assert_eq!(names.len() as u32, entrants * size);
        }
    }
}
