use super::super::{FinalsKind, MatchShape, Ruleset};
use super::findings::Findings;

/// Checks that a game has no sides or two, with different one-word names.
///
/// Sides may be settled only where the game names them.
pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let sides = &ruleset.sides;
    if !sides.is_empty() && sides.len() != 2 {
        found.add(
            "sides",
            format!("{} sides are named, a game has two", sides.len()),
            "name two, such as [{en: light}, {en: dark}]",
        );
    }
    for (n, side) in sides.iter().enumerate() {
        if !is_a_word(&side.en) {
            found.add(
                &format!("sides[{n}].en"),
                "a side's English name is typed in a verb, so it is one word of small letters",
                "write one such as light",
            );
        }
    }
    found.no_repeats("sides[]", sides.iter().map(|side| &side.en), |name| {
        format!("the side {name}")
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
    let unnamed = "add \"sides: [{en: light}, {en: dark}]\" to the file";
    let nameless = ruleset.sides.is_empty();
    if preliminary.sides.is_some() && preliminary.shape != MatchShape::TwoGames {
        found.add(
            "preliminary.sides",
            format!(
                "sides are swapped between two games, a match here is {}",
                preliminary.shape.phrase()
            ),
            "write \"match: two_games\", or take sides out",
        );
    } else if preliminary.sides.is_some() && nameless {
        found.add("preliminary.sides", "sides are settled, but the game names none", unnamed);
    }
    if finals.sides.is_some() && finals.kind != FinalsKind::None && nameless {
        found.add("finals.sides", "sides are settled, but the game names none", unnamed);
    }
}
