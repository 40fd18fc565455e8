use super::{GAME, mistakes, says};
use crate::ruleset::{MatchShape, RoundKind, read};

#[test]
fn rows() {
    mistakes(
        r#"
"9-16" => "10-16"
    my.yaml:25:19: no row covers 9 players, between the rows 4-8 and 10-16; write "9-16", or add a row "9"
"9-16" => "11-16"
    my.yaml:25:19: no row covers 9-10 players, between the rows 4-8 and 11-16; write "9-16", or add a row "9-10"
"9-16" => "3-16"
    my.yaml:25:19: the row 3-16 comes after the row 4-8, but is for fewer players; put the smallest attendance first
    my.yaml:25:43: a cut to 4 is too large for a row that starts at 3 players; write at most 3, or delete the cut
    my.yaml:26:19: no row covers 9-16 players, between the rows 4-8 and 17+; write "9+", or add a row "9-16"
"9-16" => "9+"
    my.yaml:26:19: the row 17+ comes after 9+, which has no upper end; give the row 9+ one, or put it last
"9-16" => "9-20"
    my.yaml:26:19: the row 17+ overlaps the previous row 9-20; write "21+"
"9-16" => "2-3"
    my.yaml:25:19: the row 2-3 comes after the row 4-8, but is for fewer players; put the smallest attendance first
    my.yaml:25:42: a cut to 4 is too large for a row that starts at 2 players; write at most 2, or delete the cut
    my.yaml:26:19: no row covers 9-16 players, between the rows 4-8 and 17+; write "9+", or add a row "9-16"
"17+" => "17-200000"
    my.yaml:26:19: the row 17-200000 is for more than 100000 players; write a smaller number, or leave the row open, "149+"
"#,
    );
}

#[test]
fn rounds_and_cuts() {
    mistakes(
        r#"
rounds: 4, cut: 4 => rounds: 0, cut: 4
    my.yaml:25:35: 0 rounds are not possible with 9-16 players; write a number from 1 to 20
rounds: 4, cut: 4 => rounds: 21, cut: 4
    my.yaml:25:35: 21 rounds are not possible with 9-16 players; write a number from 1 to 20
rounds_to: 9 => rounds_to: 21
    my.yaml:27:3: rounds from 1 to 21 are not possible; write numbers from 1 to 20
or_rounds: 6 => or_rounds: 5
    my.yaml:26:48: or_rounds offers 5 rounds, the same as the row; write another number, or delete or_rounds
rounds: 4, cut: 4 => rounds: 4, cut: 16
    my.yaml:25:43: a cut to 16 is not one of the finals sizes (4, 8); write one of them, or add the size to finals.sizes
    my.yaml:25:43: a cut to 16 is too large for a row that starts at 9 players; write at most 9, or delete the cut
rounds: 4, cut: 4 => rounds: 4, cut: 6
    my.yaml:25:43: a cut to 6 is not one of the finals sizes (4, 8); write one of them, or add the size to finals.sizes
{players: "4-8", rounds: 3} => {players: "4-8", rounds: 3, cut: 8}
    my.yaml:24:42: a cut to 8 is too large for a row that starts at 4 players; write at most 4, or delete the cut
rounds_from: 1 => rounds_from: 0
    my.yaml:27:3: rounds from 0 to 9 are not possible; write numbers from 1 to 20
rounds_from: 1 => rounds_from: 10
    my.yaml:28:18: rounds_from 10 is more than rounds_to 9; write the smaller number in rounds_from
    rows:⏎      - {players: "4-8", rounds: 3}⏎      - {players: "9-16", rounds: 4, cut: 4}⏎      - {players: "17+", rounds: 5, or_rounds: 6, cut: 8}⏎ =>     rows: []⏎
    my.yaml:23:5: "rows" is empty; add an entry as in the template
"#,
    );
}

#[test]
fn finals() {
    mistakes(
        r#"
sizes: [4, 8] => sizes: [4, 8, 128]
    my.yaml:14:17: there is no bracket of single_elimination for 128 players; write a number from 2 to 64
sizes: [4, 8] => sizes: [4, 8, 4]
    my.yaml:14:17: "4" is here twice; delete one of the two
sizes: [4, 8] => sizes: []
    my.yaml:14:3: finals of the kind single_elimination need sizes; add "sizes: [4, 8]"
kind: single_elimination⏎  sizes: [4, 8]⏎  cuts: [top] => kind: double_elimination⏎  sizes: [4, 8, 32]⏎  cuts: [top, top_and_level]
    my.yaml:14:17: double_elimination has no bracket for 32 players; write one of 4, 8, 16
    my.yaml:15:15: the cut top_and_level can leave a number without a bracket; write top, the only cut that fits double_elimination
kind: single_elimination => kind: none
    my.yaml:14:3: sizes is given, but the kind of finals is none; write single_elimination or double_elimination as the kind, or delete sizes
    my.yaml:15:3: cuts is given, but the kind of finals is none; write single_elimination or double_elimination as the kind, or delete cuts
    my.yaml:25:43: there is a cut to 4, but the game has no elimination rounds; delete the cut, or write a kind of elimination under finals
    my.yaml:26:56: there is a cut to 8, but the game has no elimination rounds; delete the cut, or write a kind of elimination under finals
finals_match: [one_game] => finals_match: []
    my.yaml:27:3: the custom structure has no match for the finals; add "finals_match: [one_game]"
finals_match: [one_game] => finals_match: [one_game, one_game]
    my.yaml:30:30: "one_game" is here twice; delete one of the two
    finals_match: one_game =>     finals_match: two_games
    my.yaml:22:19: a match of two games can end in a tie, but the finals need a winner; write one_game or first_to_two
"#,
    );
}

#[test]
fn a_cut_may_have_any_size_up_to_64() {
    for size in [2, 3, 6, 12, 24, 63, 64] {
        says(&GAME.replace("sizes: [4, 8]", &format!("sizes: [{size}, 4, 8]")), &[]);
    }
}

#[test]
fn minutes() {
    mistakes(
        r#"
minutes: 40, from: 30, to: 50 => minutes: 60, from: 30, to: 50
    my.yaml:17:35: 60 minutes is outside the range of 30 to 50; write a number from 30 to 50, or widen the range
minutes: 40, from: 30, to: 50 => minutes: 40, from: 50, to: 30
    my.yaml:17:45: from 50 is more than to 30; write the smaller number in from
minutes: 40, from: 30, to: 50 => minutes: 40, from: 30
    my.yaml:17:5: "from" needs "to"; add "to", or delete "from"
minutes: 40, from: 30, to: 50 => minutes: 40, to: 50
    my.yaml:17:5: "to" needs "from"; add "from", or delete "to"
minutes: 40, from: 30, to: 50 => minutes: 40, from: 0, to: 700
    my.yaml:17:45: from is 0; write a number from 1 to 600
    my.yaml:17:52: to is 700; write a number from 1 to 600
{round: elimination, minutes: 40} => {round: elimination, minutes: 601}
    my.yaml:18:35: minutes is 601; write a number from 1 to 600
  - {round: elimination, minutes: 40}⏎ =>
    my.yaml:16:1: the length of the round elimination with one_game is missing; add {round: elimination, match: one_game, minutes: 60}
{round: final, minutes: 0} => {round: final, match: two_games, minutes: 0}
    my.yaml:16:1: the length of the round final with one_game is missing; add {round: final, match: one_game, minutes: 60}
{round: final, minutes: 0} => {round: elimination, minutes: 0}
    my.yaml:16:1: the length of the round final with one_game is missing; add {round: final, match: one_game, minutes: 60}
    my.yaml:19:5: "elimination" is here twice; delete one of the two
"#,
    );
}

#[test]
fn a_length_for_one_shape_goes_before_one_for_any() {
    let row = "  - {round: final, minutes: 0}\n";
    let text =
        GAME.replace(row, &format!("{row}  - {{round: final, match: one_game, minutes: 50}}\n"));
    let ruleset = read("my.yaml", &text).unwrap();
    assert_eq!(ruleset.minutes(RoundKind::Final, MatchShape::OneGame), 50);
    assert_eq!(ruleset.minutes(RoundKind::Final, MatchShape::FirstToTwo), 0);
}
