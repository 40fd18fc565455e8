//! Tests newer tie-breaks and balanced sides: one mistake and its sentence in each test.
//!
//! They are tie-breaks of one's own matches, a ceiling, and draws in percentages.

use super::{GAME, mistake, says};

const TIES: &str = "[sos_mean, esos_mean, random]";
const POINTS: &str = "points: {per: match, win: 3, draw: 1, loss: 0, bye: 3}";

#[test]
fn wins_that_the_points_say_already() {
    mistake(TIES, "[wins, sonneborn_berger, buchholz_cut_one, head_to_head, random]", &[]);
    let without_draws = GAME.replace(" draw: 1,", "").replace(TIES, "[wins, random]");
    says(
        &without_draws,
        &[
            "my.yaml:11:16: the tie-break wins does not fit the points: without draws, and with byes worth a win, the points say the same; remove it from the list",
        ],
    );
    says(&without_draws.replace("bye: 3", "bye: 2"), &[]);
    says(&without_draws.replace("loss: 0", "loss: 1"), &[]);
}

#[test]
fn both_rules_of_matches_among_the_tied() {
    mistake(
        TIES,
        "[head_to_head_sweep, head_to_head, random]",
        &[
            "my.yaml:11:36: use only one of the tie-breaks head_to_head_sweep and head_to_head: both compare the matches of tied players",
        ],
    );
}

/// The game in pods, without a table of rounds.
fn robin(game: &str) -> String {
    let robin = game
        .replace("pairing: random_in_groups", "pairing: round_robin")
        .replace("  basic:\n    finals_match: one_game\n    rows:\n", "")
        .replace("structure: basic", "structure: custom");
    let lines = robin.lines().filter(|line| !line.contains("- {players:"));
    lines.map(|line| format!("{line}\n")).collect()
}

#[test]
fn in_a_round_robin_the_matches_still_differ() {
    let robin = robin(GAME);
    says(&robin.replace(TIES, "[sonneborn_berger, head_to_head, wins, random]"), &[]);
    says(
        &robin.replace(TIES, "[buchholz_cut_one, random]"),
        &[
            "my.yaml:11:16: the tie-break buchholz_cut_one doesn't fit the pairing: in a round robin all have the same opponents; delete it from the list",
        ],
    );
}

#[test]
fn a_ceiling_above_its_floor_and_draws_where_there_are_any() {
    let percentages = |written: &str, sentences: &[&str]| {
        let new = format!("  percentages: {written}\n  tie_breaks: [opponents_match_wins, random]");
        mistake("  tie_breaks: [sos_mean, esos_mean, random]", &new, sentences);
    };
    percentages("{leavers_match_ceiling: \"1/2\"}", &[]);
    for draws in ["by_points", "lost"] {
        percentages(&format!("{{draws: {draws}}}"), &[]);
    }
    percentages(
        "{match_floor: \"1/2\", leavers_match_ceiling: \"1/3\", game_floor: 0}",
        &[
            "my.yaml:11:60: leavers_match_ceiling is 1/3, below the floor of 1/2; write at least 1/2",
        ],
    );
    let game = GAME.replace(" draw: 1,", "");
    says(
        &game.replace(
            "  tie_breaks: [sos_mean, esos_mean, random]",
            "  percentages: {draws: lost}\n  tie_breaks: [opponents_match_wins, random]",
        ),
        &[
            "my.yaml:11:24: percentages describe draws, but the game has none; add draw to points, or delete draws from percentages",
        ],
    );
}

#[test]
fn balanced_sides_need_one_game_swiss_rounds_and_names() {
    assert!(GAME.contains(POINTS));
    let sides = "sides: [{en: white}, {en: black}]\npreliminary:\n  sides: balanced\n";
    let balanced = GAME.replace("preliminary:\n", sides);
    says(&balanced, &[]);
    says(
        &balanced.replace("match: one_game\n  points", "match: first_to_two\n  points"),
        &[
            "my.yaml:9:10: sides are balanced over matches of one game, but a match here is first to two wins; write \"match: one_game\", or sides: chosen or drawn",
        ],
    );
    says(
        &robin(&balanced).replace(TIES, "[random]"),
        &[
            "my.yaml:9:10: sides are balanced from one Swiss round to the next, but the pairing here is round_robin; delete sides, or write another pairing",
        ],
    );
    says(
        &balanced.replace("sides: [{en: white}, {en: black}]\n", ""),
        &[
            "my.yaml:8:10: sides are chosen, but the game has no names for them; add \"sides: [{en: light}, {en: dark}]\" to the file",
        ],
    );
}
