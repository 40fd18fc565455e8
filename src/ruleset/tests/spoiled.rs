//! A game spoiled in one place each, with the exact sentences for it.
//!
//! The schema for editors is held against the same tables.

use super::mistakes;

/// An editor that goes by the schema finds these too.
pub(in crate::ruleset) const BY_BOTH: &str = r#"
ruleset: 1 => ruleset: 2
    my.yaml:1:10: the format version is 2, but this program reads version 1; write "ruleset: 1"
id: my-game => id: My Game
    my.yaml:2:5: "My Game" can't be an id; write lower-case letters a to z, digits and hyphens, a letter first, such as "my-game"
key: m⏎ =>
    my.yaml:1:1: the key "key" is missing; add "key:" and its value
key: m => key: mm
    my.yaml:3:6: key: found the text "mm", expected a single letter or digit; write one, such as d or 7
key: m => key: m⏎hintt: red
    my.yaml:4:1: "hintt" is not a key here; did you mean "hint"?
name: {en: My Game, pl: Moja gra} => name: My Game
    my.yaml:4:7: name: found the text "My Game", expected a text by language; write {en: "…", pl: "…"}; pl may be left out
{en: My Game, pl: Moja gra} => {en: Rock, paper, scissors}
    my.yaml:4:18: "paper" is not a key here; text with a comma or colon needs quotes: write "Rock, paper, scissors"
{en: A game of mine} => {pl: Moja gra}
    my.yaml:6:1: the key "en" is missing from hint; add "en:" and its value
pairing: random_in_groups => pairing: random_in_group
    my.yaml:8:12: pairing: "random_in_group" is not a known word here; did you mean "random_in_groups"?
  match: one_game =>   match: one_gane
    my.yaml:9:10: match: "one_gane" is not a known word here; did you mean "one_game"?
win: 3, draw: 1 => win: three, draw: 1
    my.yaml:10:29: win: found the text "three", expected a number of points; write whole numbers, or halves such as 1/2
win: 3, draw: 1 => win: -3, draw: 1
    my.yaml:10:29: win: found the number -3, expected a number of 0 or more; write it without the minus sign
[sos_mean, esos_mean, random] => random
    my.yaml:11:15: tie_breaks: found the text "random", expected a list; write it in brackets, [a, b], or start each entry with "- " on its own line
[sos_mean, esos_mean, random] => [sos_mean, sos_mean, random]
    my.yaml:11:26: "sos_mean" is here twice; delete one of the two
[sos_mean, esos_mean, random] => [sos_mean, esos_meen, random]
    my.yaml:11:26: tie_breaks #2: "esos_meen" is not a known word here; did you mean "esos_mean"?
  sizes: [4, 8]⏎ =>
    my.yaml:12:1: finals of the kind single_elimination need sizes; add "sizes: [4, 8]"
kind: single_elimination => kind: single_eliminaton
    my.yaml:13:9: kind: "single_eliminaton" is not a known word here; did you mean "single_elimination"?
minutes: 40, from: 30 => minutes: 700, from: 30
    my.yaml:17:35: minutes is 700; write a number from 1 to 600
    my.yaml:17:35: 700 minutes is outside the range of 30 to 50; write a number from 30 to 50, or widen the range
players: "4-8" => players: four
    my.yaml:24:19: players: found the text "four", expected a number of players; write "4-8", "12" or "149+"
rounds: 4, cut: 4 => rouns: 4, cut: 4
    my.yaml:25:27: "rouns" is not a key here; did you mean "rounds"?
  custom:⏎ =>   costum:⏎
    my.yaml:27:3: "costum" is not a key here; did you mean "custom"?
tier: relaxed => tier: casual
    my.yaml:32:11: tier: "casual" is not a known word here; known words: relaxed, formal, premier
leaders_play: with_second_leader => leaders_play: yes
    my.yaml:35:19: leaders_play: "yes" is not a known word here; known words: with_second_leader, never
pod: 6 => pod: 1
    my.yaml:42:8: pod is 1; write a number from 2 to 1000
id: warning, => id: Warning!,
    my.yaml:74:10: "Warning!" can't be an id; write lower-case letters a to z, digits and hyphens, a letter first, such as "my-game"
"#;

/// Only the program finds these.
pub(in crate::ruleset) const BY_PROGRAM: &str = r#"
{en: My Game, pl: Moja gra} => {en: Chess: the game}
    my.yaml:4:17: text with a comma or colon needs quotes: write "Chess: the game"
key: m => key: m⏎id: twice
    my.yaml:4:1: "id" was already given on line 2; keep one of the two
bye: 3} => bye: 4}
    my.yaml:10:55: a bye is worth 4 points, but a match won only 3; write at most 3
players: "9-16" => players: "8-16"
    my.yaml:25:19: the row 8-16 overlaps the previous row 4-8; write "9-16"
rounds: 4, cut: 4 => rounds: 4, cut: 16
    my.yaml:25:43: a cut to 16 is not one of the finals sizes (4, 8); write one of them, or add the size to finals.sizes
    my.yaml:25:43: a cut to 16 is too large for a row that starts at 9 players; write at most 9, or delete the cut
"#;

#[test]
fn every_spoiled_file_is_refused_with_its_sentence() {
    [BY_BOTH, BY_PROGRAM].into_iter().for_each(mistakes);
}
