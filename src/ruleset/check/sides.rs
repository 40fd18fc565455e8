use super::super::{FinalsKind, FirstSides, MatchShape, PairingKind, Ruleset};
use super::findings::{Findings, word};
use crate::msg;

/// The names of two sides, as a file writes them.
const EXAMPLE: &str = "[{en: light}, {en: dark}]";

/// Checks that a game has no sides or two, with different one-word names.
///
/// Sides may be settled only where the game names them.
pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let sides = &ruleset.sides;
    if !sides.is_empty() && sides.len() != 2 {
        let count = sides.len();
        found.add("sides", msg!("ruleset-rounds.two-sides", n = count, example = EXAMPLE));
    }
    for (n, side) in sides.iter().enumerate() {
        if !is_a_word(&side.en) {
            found.add(&format!("sides[{n}].en"), msg!("ruleset-rounds.side-word"));
        }
    }
    found.no_repeats("sides[]", sides.iter().map(|side| &side.en), |name| {
        msg!("ruleset-rounds.side", name = name.as_str())
    });
    asked_for(ruleset, found);
}

fn is_a_word(name: &str) -> bool {
    !name.is_empty()
        && name != "chooses"
        && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

fn asked_for(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let (preliminary, finals) = (&ruleset.preliminary, &ruleset.finals);
    let unnamed = msg!("ruleset-rounds.sides-unnamed", example = EXAMPLE);
    let nameless = ruleset.sides.is_empty();
    let swiss =
        matches!(preliminary.pairing, PairingKind::RandomInGroups | PairingKind::HalvesByStart);
    let balanced = preliminary.sides == Some(FirstSides::Balanced);
    if balanced && preliminary.shape != MatchShape::OneGame {
        let shape = preliminary.shape.phrase();
        found.add("preliminary.sides", msg!("balanced.one-game", shape));
    } else if balanced && !swiss {
        let pairing = word(preliminary.pairing);
        found.add("preliminary.sides", msg!("balanced.swiss", pairing));
    } else if preliminary.sides.is_some() && !balanced && preliminary.shape != MatchShape::TwoGames
    {
        let shape = preliminary.shape.phrase();
        found.add("preliminary.sides", msg!("ruleset-rounds.sides-swapped", shape));
    } else if preliminary.sides.is_some() && nameless {
        found.add("preliminary.sides", unnamed.clone());
    }
    if finals.sides.is_some() && finals.kind != FinalsKind::None && nameless {
        found.add("finals.sides", unnamed);
    }
}
