//! The side of each player in a game of the finals.

use super::Id;

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

    #[test]
    fn e49_each_plays_the_side_they_have_played_less() {
        assert_eq!(sides((1, 0), (8, 0)), Sides::Chooses(1));
        assert_eq!(sides((1, 1), (4, -1)), Sides::Fixed { light: 4, dark: 1 });
        assert_eq!(sides((1, 1), (4, 1)), Sides::Chooses(1));
        assert_eq!(sides((2, -2), (3, -1)), Sides::Fixed { light: 2, dark: 3 });
        assert_eq!(sides((3, 0), (6, 1)), Sides::Fixed { light: 3, dark: 6 });
        assert_eq!(sides((5, 0), (7, 0)), Sides::Chooses(5));
    }
}
