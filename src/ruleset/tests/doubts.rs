//! Doubts about values that are allowed and probably not meant.

use super::super::{Library, TEMPLATE, read_with_doubts};
use super::GAME;

fn doubts(text: &str) -> Vec<String> {
    let (_, doubts) = read_with_doubts("my.yaml", text).unwrap();
    doubts.iter().map(ToString::to_string).collect()
}

#[test]
fn a_game_as_it_should_be_leaves_no_doubt() {
    assert_eq!(doubts(GAME), [""; 0]);
    assert_eq!(doubts(TEMPLATE), [""; 0]);
    for game in Library::new(Vec::new()).all() {
        let text = serde_yaml::to_string(&game.ruleset).unwrap();
        assert_eq!(doubts(&text), [""; 0], "{}", game.ruleset.id);
    }
}

#[test]
fn sides_that_nothing_uses_are_told_with_their_place() {
    let text = GAME.replace("preliminary:\n", "sides: [{en: red}, {en: blue}]\npreliminary:\n");
    assert_eq!(
        doubts(&text),
        [
            "my.yaml:7:1: no part of the file uses these sides; set sides in preliminary or finals, or delete them"
        ]
    );
    assert_eq!(doubts(&text.replace("cuts: [top]", "cuts: [top]\n  sides: drawn")), [""; 0]);
    let counted = text.replace("id: points, name", "id: points, side: red, name");
    assert_eq!(doubts(&counted), [""; 0]);
}

#[test]
fn tie_breaks_that_leave_players_level_are_told_with_their_place() {
    let text = GAME.replace("esos_mean, random]", "esos_mean]");
    assert_eq!(
        doubts(&text),
        [
            "my.yaml:11:3: players may still be tied after these tie-breaks; add random as the last one"
        ]
    );
}

#[test]
fn percentages_by_default_are_told_with_their_place() {
    let text = GAME.replace("[sos_mean,", "[sos_mean, opponents_match_wins,");
    assert_eq!(
        doubts(&text),
        [
            "my.yaml:11:26: opponents_match_wins uses the default percentages; write percentages: {match_floor: \"1/3\", game_floor: \"1/3\", byes: left_out} under preliminary, with your game's numbers"
        ]
    );
    let said = text.replace("  tie_breaks:", "  percentages: {byes: won}\n  tie_breaks:");
    assert_eq!(doubts(&said), [""; 0]);
}

#[test]
fn a_floor_for_games_that_nothing_compares_is_told_with_its_place() {
    let text = GAME.replace("[sos_mean,", "[sos_mean, opponents_match_wins,").replace(
        "  tie_breaks:",
        "  percentages: {match_floor: 1/3, game_floor: 1/4, byes: won}\n  tie_breaks:",
    );
    assert_eq!(
        doubts(&text),
        [
            "my.yaml:11:47: no tie-break compares games, so this has no effect; delete it, or add game_win_percentage or opponents_game_wins to tie_breaks"
        ]
    );
    let compared = text.replace("opponents_match_wins", "opponents_game_wins");
    assert_eq!(doubts(&compared), [""; 0]);
}

#[test]
fn a_table_that_ends_is_told_with_its_place() {
    let text = GAME.replace("\"17+\"", "\"17-32\"");
    assert_eq!(
        doubts(&text),
        [
            "my.yaml:26:19: no row covers more than 32 players, so such an event needs the structure custom; for all of them write \"17+\""
        ]
    );
}
