use super::{GAME, mistakes, mistakes_in, says};

const SCORES: &str =
    "  scores: {name: {en: Score}, most: 100, bye: 50, walkover: {winner: 100, loser: 0}}";
const TIE_BREAKS: &str = "  tie_breaks: [sos_mean, esos_mean, random]";

/// The game without its procedure for the end of time, which scores replace.
fn game() -> String {
    let (before, rest) = GAME.split_once("end_of_time:\n").unwrap();
    let (_, after) = rest.split_once("lists:\n").unwrap();
    format!("{before}lists:\n{after}")
}

fn with_scores(scores: &str) -> String {
    game().replace(TIE_BREAKS, &format!("{scores}\n{TIE_BREAKS}"))
}

#[test]
fn scores_are_entered_where_tie_breaks_add_them_up() {
    says(&with_scores(SCORES), &[]);
    mistakes_in(
        &with_scores(SCORES),
        "[sos_mean, esos_mean, => [own_score, opponents_score, score_difference,",
    );
    mistakes(
        r#"
[sos_mean, esos_mean, => [own_score,
    my.yaml:11:16: the tie-break own_score needs numbers of your game; add "scores: {name: {en: Score}, most: 100, bye: 50, walkover: {winner: 100, loser: 0}}", or delete the tie-break
"#,
    );
}

#[test]
fn what_cannot_go_with_scores() {
    mistakes_in(
        &with_scores(SCORES),
        r#"
  match: one_game =>   match: first_to_two
    my.yaml:11:3: scores are for a match of one game, but match is first_to_two; write match: one_game, or delete scores
per: match => per: game
    my.yaml:10:17: with scores, points are per match; write per: match
"#,
    );
    says(
        &GAME.replace(TIE_BREAKS, &format!("{SCORES}\n{TIE_BREAKS}")),
        &[
            "my.yaml:50:1: with scores, the scores decide who wins when time is up; delete end_of_time",
        ],
    );
}

#[test]
fn the_numbers_of_scores() {
    mistakes_in(
        &with_scores(SCORES),
        r#"
most: 100 => most: 0
    my.yaml:11:37: most is 0; write a number from 1 to 100000
bye: 50 => bye: 101
    my.yaml:11:47: bye is 101; write a number from 0 to 100
winner: 100, loser: 0 => winner: 10, loser: 10
    my.yaml:11:51: an unplayed game is 10 for the winner and 10 for the other, but the winner needs more; exchange them or write others
"#,
    );
    mistakes_in(
        &with_scores(SCORES).replace(" draw: 1,", ""),
        r#"
most: 100, => most: 100, level: draw,
    my.yaml:11:49: equal scores are a draw, but the game has no draws; add draw to points, or write level: refused or told
"#,
    );
}

#[test]
fn a_margin_beside_scores_follows_from_them() {
    let margin = "  margin: {name: {en: Margin}, most: 40, bye: 10, walkover: 40}";
    let text = game().replace(
        TIE_BREAKS,
        &format!("{SCORES}\n{margin}\n  tie_breaks: [margin, random]")
            .replace("loser: 0}}", "loser: 0}, margin: true}"),
    );
    says(&text, &[]);
    mistakes_in(
        &text,
        r#"
, margin: true =>
    my.yaml:12:3: a separate margin could contradict the scores; write margin: true in scores, or delete this margin
walkover: 40 => walkover: 30
    my.yaml:12:61: a walkover is won by 30, but by 40 in scores; write 40
"#,
    );
    mistakes_in(
        &with_scores(SCORES),
        r#"
loser: 0}} => loser: 0}, margin: true}
    my.yaml:11:94: "margin: true" needs "preliminary.margin"; add "preliminary.margin", or delete "margin: true"
"#,
    );
}

#[test]
fn the_table_of_tournament_points() {
    let scores = SCORES.replace("loser: 0}}", "loser: 0}, tournament_points: []}");
    let text = with_scores(&scores).replace(
        "points: {per: match, win: 3, draw: 1, loss: 0, bye: 3}",
        "points: {per: match, win: 10, loss: 1, bye: 8}",
    );
    mistakes_in(
        &text,
        r#"
tournament_points: [] => tournament_points: [{from: 0, winner: 6, loser: 5}, {from: 60, winner: 10, loser: 1}]
tournament_points: [] => tournament_points: [{from: 1, winner: 6, loser: 5}, {from: 60, winner: 10, loser: 1}]
    my.yaml:11:113: the first row is from 1, but games can be won by less; write from: 0
tournament_points: [] => tournament_points: [{from: 0, winner: 6, loser: 5}, {from: 0, winner: 10, loser: 1}]
    my.yaml:11:145: this row is from 0, the previous one from 0; write the smallest difference first
tournament_points: [] => tournament_points: [{from: 0, winner: 6, loser: 5}, {from: 160, winner: 10, loser: 1}]
    my.yaml:11:145: no game is won by 160, because the largest score is 100; write less, or delete the row
tournament_points: [] => tournament_points: [{from: 0, winner: 5, loser: 5}, {from: 60, winner: 9, loser: 2}]
    my.yaml:10:29: win is 10, but tournament_points gives 9; write win: 9
    my.yaml:10:39: loss is 1, but tournament_points gives 2; write loss: 2
    my.yaml:11:124: the winner gets 5 and the loser 5; write more for the winner
"#,
    );
}
