//! Tests finals with other rounds: what a file may say of them, and what is refused.
//!
//! They are rounds of another shape, the match for third place, cuts by record, and sizes.

use super::super::{FinalsRound, MatchShape, ThirdPlace, describe, read};
use super::{GAME, mistake, says};
use crate::words::Words;

const DAY: &str = include_str!("../../../tests/rulesets/finals-day.yaml");

fn with(finals: &str) -> String {
    GAME.replace("  cuts: [top]\n", &format!("  cuts: [top]\n{finals}"))
}

#[test]
fn a_whole_game_says_all_of_it() {
    let game = read("finals-day.yaml", DAY).unwrap();
    let finals = &game.finals;
    assert_eq!(finals.sizes, [2, 3, 4, 5, 6, 7, 8, 12, 24, 48]);
    assert_eq!(finals.shape_of(FinalsRound::Final), Some(MatchShape::FirstToThree));
    assert_eq!(finals.shape_of(FinalsRound::SemiFinals), None);
    assert_eq!(finals.third_place, ThirdPlace::Played);
    let told = describe(&game, Words::english());
    let flat = told.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in [
        "Sizes 2, 3, 4, 5, 6, 7, 8, 12, 24, 48",
        "(2) everyone with at most so many losses",
        "Other rounds final: first to three wins, match for third place: one game",
        "Third place a match of those who lost in the semi-finals",
        "17-40 5 at most 1 loss",
        "Match in the finals first to two wins, one game, first to three wins",
        "time is up in game 5, which is played at least to the end of its round 2: undecided, the \
         steps decide",
    ] {
        assert!(flat.contains(part), "{part:?} in {told}");
    }
    let polish = describe(&game, &Words::built_in("pl").unwrap());
    for part in ["finał: do trzech zwycięstw", "Trzecie miejsce", "najwyżej 1 porażka"] {
        assert!(polish.contains(part), "{part:?} in {polish}");
    }
}

#[test]
fn every_round_may_have_its_match() {
    for round in ["final", "semi_finals", "quarter_finals", "round_of_16", "round_of_32"] {
        says(&with(&format!("  matches: [{{round: {round}, match: first_to_three}}]\n")), &[]);
    }
    says(
        &with("  third_place: offered\n  matches: [{round: third_place, match: one_game}]\n"),
        &[],
    );
    says(
        &with("  matches: [{round: final, match: one_game}, {round: final, match: one_game}]\n"),
        &["my.yaml:16:46: the round final stands here twice; delete one of the two"],
    );
    says(
        &with("  matches: [{round: final, match: two_games}]\n"),
        &["my.yaml:16:35: a match of two games can end level, elimination needs a winner; write \
           one_game or first_to_two"],
    );
    says(
        &with("  matches: [{round: third_place, match: one_game}]\n"),
        &["my.yaml:16:21: no match for third place is played; write third_place: played or \
           offered, or take this out"],
    );
    let double = |finals: &str| with(finals).replace("single_elim", "double_elim");
    says(&double("  matches: [{round: final, match: first_to_two}]\n"), &[]);
    says(
        &double("  matches: [{round: semi_finals, match: first_to_two}]\n  third_place: played\n"),
        &[
            "my.yaml:16:21: in double elimination only the final has a shape of its own; write \
             final, or take semi_finals out",
            "my.yaml:17:16: in double elimination the last match of the lower bracket decides \
             third place; take third_place out",
        ],
    );
    mistake(
        "kind: single_elimination\n  sizes: [4, 8]\n  cuts: [top]\n",
        "kind: deciding_match\n  third_place: offered\n",
        &[
            "my.yaml:14:16: third_place are given, but the kind of finals is deciding_match; write \
             single_elimination or double_elimination as the kind, or take them out",
            "my.yaml:24:43: a cut to 4 is asked for, but the game has no elimination rounds; take \
             the cut out, or write a kind of elimination under finals",
            "my.yaml:25:56: a cut to 8 is asked for, but the game has no elimination rounds; take \
             the cut out, or write a kind of elimination under finals",
        ],
    );
}

#[test]
fn a_round_of_another_shape_needs_its_minutes() {
    let text = with("  matches: [{round: final, match: first_to_three}]\n")
        .replace("{round: final, minutes: 0}", "{round: final, match: one_game, minutes: 0}");
    says(
        &text,
        &["my.yaml:17:1: no row says how long the round final with first_to_three lasts; add \
           {round: final, match: first_to_three, minutes: 60}"],
    );
}

#[test]
fn a_row_may_cut_by_record() {
    let row = |cuts: &str, row: &str| {
        GAME.replace("cuts: [top]", &format!("cuts: [{cuts}]"))
            .replace("rounds: 4, cut: 4}", &format!("rounds: 4, {row}}}"))
    };
    says(&row("top, record", "cut_losses: 1"), &[]);
    says(
        &row("top", "cut_losses: 1"),
        &["my.yaml:25:50: the game has no cut by record; add record to finals.cuts, or write cut"],
    );
    says(
        &row("top, record", "cut: 4, cut_losses: 1"),
        &["my.yaml:25:58: a row has one cut; write cut or cut_losses"],
    );
    says(
        &row("top, record", "cut_losses: 0"),
        &["my.yaml:25:50: cut_losses is at least 1; write 1, or cut with a number of players"],
    );
    says(
        &row("top, record", "cut_losses: 4"),
        &["my.yaml:25:50: in 4 rounds nobody can lose more, so everybody would go on; write a \
           smaller number"],
    );
    let players = "the first of the cuts is record, so a cut to";
    let rest = "players is not read here; write cut_losses, or write top first in cuts";
    says(
        &row("record, top", "cut: 4"),
        &[
            &format!("my.yaml:25:43: {players} 4 {rest}"),
            &format!("my.yaml:26:56: {players} 8 {rest}"),
        ],
    );
}

#[test]
fn a_cut_may_have_any_size_up_to_64() {
    for size in [2, 3, 6, 12, 24, 63, 64] {
        says(&GAME.replace("sizes: [4, 8]", &format!("sizes: [{size}, 4, 8]")), &[]);
    }
}
