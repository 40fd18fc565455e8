use crate::ruleset::read;

const FILE: &str = include_str!("../../../config/rulesets/lcg-2v2.yaml");

fn problems(from: &str, to: &str) -> Vec<String> {
    assert!(FILE.contains(from), "{from}");
    let problems = read("my.yaml", &FILE.replace(from, to)).err().unwrap_or_default();
    // Positions change with the file, so they are cut off.
    problems
        .iter()
        .map(|problem| problem.to_string().splitn(2, ": ").last().unwrap().to_owned())
        .collect()
}

#[test]
fn a_deciding_match_needs_a_winner() {
    assert_eq!(
        problems("[first_to_two, one_game]", "[two_games]"),
        [
            "a match of two games can end in a tie, but the finals need a winner; write one_game or first_to_two"
        ]
    );
    assert_eq!(
        problems("    finals_match: [first_to_two, one_game]\n", ""),
        ["the custom structure has no match for the finals; add \"finals_match: [one_game]\""]
    );
    assert_eq!(
        problems("  - {round: final, minutes: 0}\n", ""),
        [
            "the length of the round final with one_game is missing; add {round: final, match: one_game, minutes: 60}",
            "the length of the round final with first_to_two is missing; add {round: final, match: first_to_two, minutes: 60}"
        ]
    );
}

#[test]
fn a_draw_on_time_has_its_worth_only_in_two_games() {
    let sentence = "a draw on time has its own worth only if points are per game and a match is two games; delete timed_draw, or write \"per: game\" and \"match: two_games\"";
    let found = problems("per: game, ", "per: match, ");
    assert!(found.contains(&sentence.to_owned()), "{found:?}");
}
