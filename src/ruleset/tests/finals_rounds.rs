//! Tests finals: what a file may say of their matches and sizes.

use super::super::{describe, read};
use super::{GAME, says};
use crate::words::Words;

const DAY: &str = include_str!("../../../tests/rulesets/finals-day.yaml");

#[test]
fn a_whole_game_says_all_of_it() {
    let game = read("finals-day.yaml", DAY).unwrap();
    assert_eq!(game.finals.sizes, [2, 3, 4, 5, 6, 7, 8, 12, 24, 48]);
    let told = describe(&game, Words::english());
    let flat = told.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in [
        "Sizes 2, 3, 4, 5, 6, 7, 8, 12, 24, 48",
        "Match in the finals first to two wins, one game, first to three wins",
        "time is up in game 5, which is played at least to the end of its round 2: undecided, the \
         steps decide",
    ] {
        assert!(flat.contains(part), "{part:?} in {told}");
    }
}

#[test]
fn a_cut_may_have_any_size_up_to_64() {
    for size in [2, 3, 6, 12, 24, 63, 64] {
        says(&GAME.replace("sizes: [4, 8]", &format!("sizes: [{size}, 4, 8]")), &[]);
    }
}
