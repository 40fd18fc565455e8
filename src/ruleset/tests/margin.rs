use super::{GAME, mistakes, mistakes_in, says};

const MARGIN: &str =
    "  margin: {name: {en: Margin}, most: 100, base: 100, bye: 150, walkover: 100}";
const TIES: &str = "[sos_mean, esos_mean, random]";

fn with_margin() -> String {
    let [ties, by_margin] = [TIES, "[margin, random]"].map(|by| format!("  tie_breaks: {by}"));
    GAME.replace(&ties, &format!("{MARGIN}\n{by_margin}"))
}

#[test]
fn a_margin_is_entered_and_counted_or_neither() {
    says(&with_margin(), &[]);
    mistakes(
        r#"
[sos_mean, esos_mean, random] => [margin, random]
    my.yaml:11:16: the tie-break margin needs numbers of your game; add "margin: {name: {en: Margin}, most: 100, base: 100, bye: 150, walkover: 100}", or delete the tie-break
  tie_breaks: [sos_mean, =>   margin: {name: {en: Margin}, most: 100, base: 100, bye: 150, walkover: 100}⏎  tie_breaks: [sos_mean,
    my.yaml:11:3: every result asks for a margin, but no tie-break counts it; add margin to tie_breaks, or delete this margin
"#,
    );
}

#[test]
fn the_numbers_of_a_margin() {
    mistakes_in(
        &with_margin(),
        r#"
most: 100 => most: 0
    my.yaml:11:38: most is 0; write a number from 1 to 10000
    my.yaml:11:57: a bye adds 150, but a match 100 at most; write at most 100
    my.yaml:11:72: a walkover is won by 100, but a match by 0 at most; write at most 0
base: 100 => base: 20000
    my.yaml:11:49: base is 20000; write a number from 0 to 10000
bye: 150 => bye: 201
    my.yaml:11:59: a bye adds 201, but a match 200 at most; write at most 200
walkover: 100 => walkover: 101
    my.yaml:11:74: a walkover is won by 101, but a match by 100 at most; write at most 100
, walkover: 100 =>
    my.yaml:11:3: the key "walkover" is missing from preliminary.margin; add "walkover:" and its value
"#,
    );
}

fn with_percentages(game: &str) -> String {
    let ties = "  tie_breaks: [opponents_match_wins, random]";
    game.replace(&format!("  tie_breaks: {TIES}"), &format!("  percentages: {{}}\n{ties}"))
}

#[test]
fn shares_and_their_floors() {
    let game = with_percentages(GAME);
    for wrong in ["33%", "4/3", "1/0", "1/200", "a third", "-1/3"] {
        says(
            &game.replace("percentages: {}", &format!("percentages: {{match_floor: \"{wrong}\"}}")),
            &[&format!(
                "my.yaml:11:30: match_floor: found the text \"{wrong}\", expected a fraction; write 0, or a fraction up to 1 such as 1/3, with a denominator of at most 100"
            )],
        );
    }
    mistakes_in(
        &game,
        r#"
percentages: {} => percentages: {match_floor: 0, game_floor: "1/4", byes: won}
percentages: {} => percentages: {match_floor: 0.33}
    my.yaml:11:30: match_floor: found the number 0.33, expected a fraction; write 0, or a fraction up to 1 such as 1/3, with a denominator of at most 100
percentages: {} => percentages: {byes: lost}
    my.yaml:11:23: byes: "lost" is not a known word here; known words: left_out, won
percentages: {} => percentages: {leavers_match_ceiling: "1/2"}
percentages: {} => percentages: {draws: by_points}
percentages: {} => percentages: {draws: lost}
percentages: {} => percentages: {match_floor: "1/2", leavers_match_ceiling: "1/3", game_floor: 0}
    my.yaml:11:60: leavers_match_ceiling is 1/3, below the floor of 1/2; write at least 1/2
"#,
    );
    mistakes(
        r#"
  tie_breaks: [sos_mean, =>   percentages: {match_floor: "1/4"}⏎  tie_breaks: [sos_mean,
    my.yaml:11:3: percentages are given, but no tie-break uses them; add opponents_match_wins to tie_breaks, or delete percentages
"#,
    );
    mistakes_in(
        &with_percentages(&GAME.replace(" draw: 1,", "")),
        r#"
percentages: {} => percentages: {draws: lost}
    my.yaml:11:24: percentages describe draws, but the game has none; add draw to points, or delete draws from percentages
"#,
    );
}

#[test]
fn wins_that_the_points_say_already() {
    let without_draws = GAME.replace(" draw: 1,", "").replace(TIES, "[wins, random]");
    mistakes_in(
        &without_draws,
        r#"
[wins, random] => [wins, random]
    my.yaml:11:16: the tie-break wins does not fit the points: without draws, and with byes worth a win, the points say the same; remove it from the list
bye: 3 => bye: 2
loss: 0 => loss: 1
"#,
    );
}

#[test]
fn matches_among_the_tied() {
    mistakes(
        r#"
[sos_mean, esos_mean, random] => [wins, sonneborn_berger, buchholz_cut_one, head_to_head, random]
[sos_mean, esos_mean, random] => [head_to_head_sweep, head_to_head, random]
    my.yaml:11:36: use only one of the tie-breaks head_to_head_sweep and head_to_head: both compare the matches of tied players
"#,
    );
}

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
    mistakes_in(
        &robin(GAME),
        r#"
[sos_mean, esos_mean, random] => [sonneborn_berger, head_to_head, wins, random]
[sos_mean, esos_mean, random] => [buchholz_cut_one, random]
    my.yaml:11:16: the tie-break buchholz_cut_one doesn't fit the pairing: in a round robin all have the same opponents; delete it from the list
"#,
    );
}

#[test]
fn balanced_sides_need_one_game_swiss_rounds_and_names() {
    let sides = "sides: [{en: white}, {en: black}]\npreliminary:\n  sides: balanced\n";
    let balanced = GAME.replace("preliminary:\n", sides);
    says(&balanced, &[]);
    mistakes_in(
        &balanced,
        r#"
match: one_game⏎  points => match: first_to_two⏎  points
    my.yaml:9:10: sides are balanced over matches of one game, but a match here is first to two wins; write "match: one_game", or sides: chosen or drawn
sides: [{en: white}, {en: black}]⏎ =>
    my.yaml:8:10: sides are chosen, but the game has no names for them; add "sides: [{en: light}, {en: dark}]" to the file
"#,
    );
    mistakes_in(
        &robin(&balanced),
        r#"
[sos_mean, esos_mean, random] => [random]
    my.yaml:9:10: sides are balanced from one Swiss round to the next, but the pairing here is round_robin; delete sides, or write another pairing
"#,
    );
}

#[test]
fn a_win_on_time_is_worth_less_and_more_than_its_loss() {
    mistakes(
        r#"
bye: 3} => bye: 3, timed_win: 2}
bye: 3} => bye: 3, timed_win: 2, timed_loss: 1}
bye: 3} => bye: 3, timed_loss: 1}
    my.yaml:10:70: timed_loss is the loss of a win on time; add timed_win too, or remove it
bye: 3} => bye: 3, timed_win: 4}
    my.yaml:10:69: a win on time is worth 4, a win 3; write at most 3
bye: 3} => bye: 3, timed_win: 2, timed_loss: 2}
    my.yaml:10:69: a win on time is worth 2, its loss 2; write more than 2
bye: 3} => bye: 3, timed_win: 3}
    my.yaml:10:69: a win on time is worth as much as any win; write less, or remove timed_win
bye: 3} => bye: 3}⏎  timed_win_name: {en: Modified win}
    my.yaml:11:3: a win on time has a name, but no points of its own; add timed_win to points, or remove the name
"#,
    );
}
