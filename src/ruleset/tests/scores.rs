//! Scores of games: one mistake and its sentence in each test.

use super::{GAME, mistake, says};

const SCORES: &str =
    "  scores: {name: {en: Score}, most: 100, bye: 50, walkover: {winner: 100, loser: 0}}";
const TIE_BREAKS: &str = "  tie_breaks: [sos_mean, esos_mean, random]";
/// The game without its procedure for the end of time, which scores replace.
fn game() -> String {
    let (before, rest) = GAME.split_once("end_of_time:\n").unwrap();
    let (_, after) = rest.split_once("lists:\n").unwrap();
    format!("{before}lists:\n{after}")
}

/// Adds scores to the game, with `old` replaced by `new` in the whole.
#[track_caller]
fn with_scores(old: &str, new: &str, sentences: &[&str]) {
    let text = game().replace(TIE_BREAKS, &format!("{SCORES}\n{TIE_BREAKS}"));
    assert!(text.contains(old), "{old:?} is not in it");
    says(&text.replace(old, new), sentences);
}

#[test]
fn scores_are_entered_where_tie_breaks_add_them_up() {
    with_scores("", "", &[]);
    with_scores("[sos_mean, esos_mean,", "[own_score, opponents_score, score_difference,", &[]);
    mistake(
        "[sos_mean, esos_mean,",
        "[own_score,",
        &[
            "my.yaml:11:16: the tie-break own_score needs numbers of your game; add \"scores: {name: {en: Score}, most: 100, bye: 50, walkover: {winner: 100, loser: 0}}\", or delete the tie-break",
        ],
    );
}

#[test]
fn what_cannot_go_with_scores() {
    with_scores(
        "match: one_game",
        "match: first_to_two",
        &[
            "my.yaml:11:3: scores are for a match of one game, but match is first_to_two; write match: one_game, or delete scores",
        ],
    );
    with_scores(
        "per: match",
        "per: game",
        &["my.yaml:10:17: with scores, points are per match; write per: match"],
    );
    mistake(
        TIE_BREAKS,
        &format!("{SCORES}\n{TIE_BREAKS}"),
        &[
            "my.yaml:50:1: with scores, the scores decide who wins when time is up; delete end_of_time",
        ],
    );
}

#[test]
fn the_numbers_of_scores() {
    with_scores(
        "most: 100",
        "most: 0",
        &["my.yaml:11:37: most is 0; write a number from 1 to 100000"],
    );
    with_scores(
        "bye: 50",
        "bye: 101",
        &["my.yaml:11:47: bye is 101; write a number from 0 to 100"],
    );
    with_scores(
        "winner: 100, loser: 0",
        "winner: 10, loser: 10",
        &[
            "my.yaml:11:51: an unplayed game is 10 for the winner and 10 for the other, but the winner needs more; exchange them or write others",
        ],
    );
    let text = game().replace(TIE_BREAKS, &format!("{SCORES}\n{TIE_BREAKS}"));
    says(
        &text.replace(" draw: 1,", "").replace("most: 100,", "most: 100, level: draw,"),
        &[
            "my.yaml:11:49: equal scores are a draw, but the game has no draws; add draw to points, or write level: refused or told",
        ],
    );
}

#[test]
fn a_margin_beside_scores_follows_from_them() {
    let margin = "  margin: {name: {en: Margin}, most: 40, bye: 10, walkover: 40}";
    let by_margin = "  tie_breaks: [margin, random]";
    let text = |scores: &str, margin: &str| {
        let both = format!("{scores}\n{margin}\n{by_margin}");
        game().replace(TIE_BREAKS, both.trim_start_matches('\n'))
    };
    let follows = SCORES.replace("loser: 0}}", "loser: 0}, margin: true}");
    says(&text(&follows, margin), &[]);
    says(
        &text(SCORES, margin),
        &[
            "my.yaml:12:3: a separate margin could contradict the scores; write margin: true in scores, or delete this margin",
        ],
    );
    says(
        &text(&follows, &margin.replace("walkover: 40", "walkover: 30")),
        &["my.yaml:12:61: a walkover is won by 30, but by 40 in scores; write 40"],
    );
    with_scores(
        "loser: 0}}",
        "loser: 0}, margin: true}",
        &[
            "my.yaml:11:94: \"margin: true\" needs \"preliminary.margin\"; add \"preliminary.margin\", or delete \"margin: true\"",
        ],
    );
}

#[test]
fn the_table_of_tournament_points() {
    let table = |rows: &str, sentences: &[&str]| {
        let points = "points: {per: match, win: 10, loss: 1, bye: 8}";
        let old = "points: {per: match, win: 3, draw: 1, loss: 0, bye: 3}";
        let scores =
            SCORES.replace("loser: 0}}", &format!("loser: 0}}, tournament_points: {rows}}}"));
        let text = game().replace(old, points);
        says(&text.replace(TIE_BREAKS, &format!("{scores}\n{TIE_BREAKS}")), sentences);
    };
    table("[{from: 0, winner: 6, loser: 5}, {from: 60, winner: 10, loser: 1}]", &[]);
    table(
        "[{from: 1, winner: 6, loser: 5}, {from: 60, winner: 10, loser: 1}]",
        &["my.yaml:11:113: the first row is from 1, but games can be won by less; write from: 0"],
    );
    table(
        "[{from: 0, winner: 6, loser: 5}, {from: 0, winner: 10, loser: 1}]",
        &[
            "my.yaml:11:145: this row is from 0, the previous one from 0; write the smallest difference first",
        ],
    );
    table(
        "[{from: 0, winner: 6, loser: 5}, {from: 160, winner: 10, loser: 1}]",
        &[
            "my.yaml:11:145: no game is won by 160, because the largest score is 100; write less, or delete the row",
        ],
    );
    table(
        "[{from: 0, winner: 5, loser: 5}, {from: 60, winner: 9, loser: 2}]",
        &[
            "my.yaml:10:29: win is 10, but tournament_points gives 9; write win: 9",
            "my.yaml:10:39: loss is 1, but tournament_points gives 2; write loss: 2",
            "my.yaml:11:124: the winner gets 5 and the loser 5; write more for the winner",
        ],
    );
}
