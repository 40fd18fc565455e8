use super::super::{Library, TEMPLATE, read_with_doubts};
use super::{GAME, cases, mistakes, mistakes_in, says, told};

#[test]
fn identity() {
    mistakes(
        r#"
my-game => gra-żółta
    my.yaml:2:5: "gra-żółta" can't be an id; write lower-case letters a to z, digits and hyphens, a letter first, such as "my-game"
my-game => ""
    my.yaml:2:5: "" can't be an id; write lower-case letters a to z, digits and hyphens, a letter first, such as "my-game"
key: m => key: M
    my.yaml:3:6: the key "M" can't be used in the picker; write one lower-case letter from a to z, or a digit
{en: A game of mine} => {en: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa}
    my.yaml:6:12: the hint has 101 letters, the limit is 100; shorten it; remarks may be long
preliminary:⏎ => entrants: {team_size: 3}⏎preliminary:⏎
    my.yaml:7:23: teams of 3 can't be paired; write 1 for single players or 2 for teams of two
"#,
    );
}

#[test]
fn points() {
    mistakes(
        r#"
win: 3, draw: 1, loss: 0 => win: 1, draw: 1, loss: 0
    my.yaml:10:38: draw is worth 1, but must be less than the win's 1 and at least the loss's 0; write a number below 1, and 0 or more
    my.yaml:10:55: a bye is worth 3 points, but a match won only 1; write at most 1
win: 3, draw: 1, loss: 0 => win: 1, loss: 1
    my.yaml:10:29: a win is worth 1 and a loss 1, but a win must be worth more; write a larger number for the win
    my.yaml:10:46: a bye is worth 3 points, but a match won only 1; write at most 1
win: 3, draw: 1, loss: 0 => win: 3, draw: 0, loss: 1
    my.yaml:10:38: draw is worth 0, but must be less than the win's 3 and at least the loss's 1; write a number below 3, and 1 or more
win: 3, draw: 1, loss: 0 => win: 3000, draw: 1, loss: 0
    my.yaml:10:29: win is 3000; write a number from 0 to 1000
win: 3, draw: 1, loss: 0 => win: 3, timed_draw: 1, loss: 0
    my.yaml:10:44: a draw on time has a worth, but the game has no draws; add draw, or delete timed_draw
  match: one_game =>   match: one_game⏎  sides: chosen
    my.yaml:10:10: sides are swapped between two games, but a match here is one game; write "match: two_games", or delete sides
"#,
    );
}

#[test]
fn sides() {
    mistakes(
        r#"
  match: one_game =>   match: two_games⏎  sides: chosen
    my.yaml:10:10: sides are chosen, but the game has no names for them; add "sides: [{en: light}, {en: dark}]" to the file
  cuts: [top] =>   cuts: [top]⏎  sides: less_played
    my.yaml:16:10: sides are chosen, but the game has no names for them; add "sides: [{en: light}, {en: dark}]" to the file
preliminary: => sides: [{en: light}]⏎preliminary:
    my.yaml:7:1: one side is named, but a game has two; name two, such as [{en: light}, {en: dark}]
preliminary: => sides: [{en: Light Side}, {en: dark}]⏎preliminary:
    my.yaml:7:14: a side's English name is typed in commands, so it must be one lower-case word; write one such as light
preliminary: => sides: [{en: light}, {en: light}]⏎preliminary:
    my.yaml:7:22: "light" is here twice; delete one of the two
preliminary: => sides: [{en: light}, {en: dark}]⏎preliminary:
"#,
    );
}

#[test]
fn tie_breaks() {
    mistakes(
        r#"
win: 3, draw: 1, loss: 0, bye: 3}⏎  tie_breaks: [sos_mean => win: 3, loss: 0, bye: 3}⏎  tie_breaks: [game_wins, sos_mean
    my.yaml:11:16: the tie-break game_wins doesn't fit the match: in one game without draws, games won only repeat the points; delete it from the list
[sos_mean, esos_mean, random] => [random, sos_mean]
    my.yaml:11:16: the tie-break random breaks every tie, so it comes last; move it to the end of the list
pairing: random_in_groups => pairing: round_robin
    my.yaml:11:16: the tie-break sos_mean doesn't fit the pairing: in a round robin all have the same opponents; delete it from the list
    my.yaml:11:26: the tie-break esos_mean doesn't fit the pairing: in a round robin all have the same opponents; delete it from the list
    my.yaml:21:3: there is a table of rounds, but in a round robin the pods decide them; delete the table, and write "structure: custom" in tiers
pairing: random_in_groups => pairing: round_robin⏎  apart_in_first_round: [relatives]
    my.yaml:9:3: the pairing round_robin can't keep anybody apart; delete apart_in_first_round
    my.yaml:12:16: the tie-break sos_mean doesn't fit the pairing: in a round robin all have the same opponents; delete it from the list
    my.yaml:12:26: the tie-break esos_mean doesn't fit the pairing: in a round robin all have the same opponents; delete it from the list
    my.yaml:22:3: there is a table of rounds, but in a round robin the pods decide them; delete the table, and write "structure: custom" in tiers
"#,
    );
}

#[test]
fn tiers() {
    mistakes(
        r#"
structure: basic => structure: advanced
    my.yaml:34:16: the tier uses the structure advanced, which the game doesn't have; add structures.advanced, or write custom
structure: basic => structure: basic⏎    product_delay_days: 4000
    my.yaml:35:25: product_delay_days is 4000; write a number from 0 to 3650
  - tier: relaxed⏎    name: {en: Relaxed}⏎    structure: basic⏎    leaders_play: with_second_leader⏎ =>   - tier: relaxed⏎    name: {en: Relaxed}⏎    structure: basic⏎    leaders_play: with_second_leader⏎  - tier: relaxed⏎    name: {en: Relaxed}⏎    structure: basic⏎    leaders_play: with_second_leader⏎
    my.yaml:36:11: "relaxed" is here twice; delete one of the two
tiers:⏎  - tier: relaxed⏎    name: {en: Relaxed}⏎    structure: basic⏎    leaders_play: with_second_leader⏎ => tiers: []⏎
    my.yaml:31:1: "tiers" is empty; add an entry as in the template
"#,
    );
}

#[test]
fn missions_and_draft() {
    mistakes(
        r#"
{en: Seek} => {en: Hide}
    my.yaml:40:7: "Cave: Hide" is here twice; delete one of the two
  missions:⏎    - {map: {en: Cave}, mission: {en: Hide}}⏎    - {map: {en: Cave}, mission: {en: Seek}} =>   missions: []
    my.yaml:38:3: "missions" is empty; add an entry as in the template
  boosters: 6 =>   boosters: 5
    my.yaml:46:3: the phases open 6 boosters, but each player has 5; make the phases add up to the boosters
"#,
    );
}

#[test]
fn procedures() {
    mistakes(
        r#"
better: higher⏎        fields:⏎          - {id: points, name: {en: Points}, hundredths: 400} => better: higher⏎        fields: []
    my.yaml:55:9: the step has 0 fields, but "better: higher" needs at least one; change the fields, or split the step
id: dial => id: points
    my.yaml:60:17: "points" is here twice; delete one of the two
id: dial => id: The Dial
    my.yaml:60:17: "The Dial" can't be an id; write lower-case letters a to z, digits and hyphens, a letter first, such as "my-game"
- {from: 4, hundredths: 400} => - {from: 0, hundredths: 400}
    my.yaml:62:13: the bands of the field "dial" are out of order; start with the smallest from
name: {en: Dial} => name: {en: Dial}⏎            hundredths: 3
    my.yaml:63:13: the field "dial" has both hundredths and bands; keep one of them
hundredths: 400}⏎      - text => hundredths: 400000000}⏎      - text
    my.yaml:56:13: a piece of the field "points" is worth too much; write at most 1000000 hundredths
"#,
    );
}

#[test]
fn lists_and_penalties() {
    mistakes(
        r#"
{section: Deck, from: 40 => {section: Talia, from: 40
    my.yaml:68:17: the list has no section "Talia"; write the English name of one of lists.sections
{section: Deck, from: 40 => {section: Deck, from: 70
    my.yaml:68:29: from 70 is more than to 60; write the smaller number in from
{section: Deck, from: 40, to: 60, copies: 3} => {section: Deck}
    my.yaml:68:7: the count is empty; add from, to, copies or several of them
[{en: light}, {en: dark}] => [{en: light}]
    my.yaml:72:7: a single word excludes nothing; add the words it excludes
[{en: light}, {en: dark}] => [{en: light}, {en: Light}]
    my.yaml:72:21: "light" is here twice; delete one of the two
[{en: Heroes}, {en: Deck}] => [{en: Heroes}, {en: Deck}, {en: deck}]
    my.yaml:66:40: "deck" is here twice; delete one of the two
id: game-loss => id: warning
    my.yaml:75:10: "warning" is here twice; delete one of the two
id: game-loss => id: Game loss
    my.yaml:75:10: "Game loss" can't be an id; write lower-case letters a to z, digits and hyphens, a letter first, such as "my-game"
"#,
    );
}

#[test]
fn everything_wrong_is_told_at_once_in_the_order_of_the_file() {
    let text = GAME.replace("key: m", "key: M").replace("\"9-16\"", "\"8-16\"");
    let text = text.replace("rounds: 3", "rounds: 0").replace("pod: 6", "pod: 0");
    says(
        &text,
        &[
            "my.yaml:3:6: the key \"M\" can't be used in the picker; write one lower-case letter from a to z, or a digit",
            "my.yaml:24:34: 0 rounds are not possible with 4-8 players; write a number from 1 to 20",
            "my.yaml:25:19: the row 8-16 overlaps the previous row 4-8; write \"9-16\"",
            "my.yaml:42:8: pod is 0; write a number from 2 to 1000",
        ],
    );
}

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
fn what_is_probably_not_meant_is_told_with_its_place() {
    let table = r#"
preliminary:⏎ => sides: [{en: red}, {en: blue}]⏎preliminary:⏎
    my.yaml:7:1: no part of the file uses these sides; set sides in preliminary or finals, or delete them
esos_mean, random] => esos_mean]
    my.yaml:11:3: players may still be tied after these tie-breaks; add random as the last one
[sos_mean, => [sos_mean, opponents_match_wins,
    my.yaml:11:26: opponents_match_wins uses the default percentages; write percentages: {match_floor: "1/3", game_floor: "1/3", byes: left_out} under preliminary, with your game's numbers
  tie_breaks: [sos_mean, =>   percentages: {byes: won}⏎  tie_breaks: [sos_mean, opponents_match_wins,
  tie_breaks: [sos_mean, =>   percentages: {match_floor: 1/3, game_floor: 1/4, byes: won}⏎  tie_breaks: [sos_mean, opponents_match_wins,
    my.yaml:11:47: no tie-break compares games, so this has no effect; delete it, or add game_win_percentage or opponents_game_wins to tie_breaks
  tie_breaks: [sos_mean, =>   percentages: {match_floor: 1/3, game_floor: 1/4, byes: won}⏎  tie_breaks: [sos_mean, opponents_game_wins,
"17+" => "17-32"
    my.yaml:26:19: no row covers more than 32 players, so such an event needs the structure custom; for all of them write "17+"
"#;
    for (old, new, sentences) in cases(table) {
        assert_eq!(doubts(&GAME.replace(&old, &new)), sentences, "{old} => {new}");
    }
    let sides = GAME.replace("preliminary:\n", "sides: [{en: red}, {en: blue}]\npreliminary:\n");
    for (old, new) in
        [("cuts: [top]", "cuts: [top]\n  sides: drawn"), ("id: points,", "id: points, side: red,")]
    {
        assert_eq!(doubts(&sides.replace(old, new)), [""; 0], "{new}");
    }
}

fn with_decks() -> String {
    let more = "  decks:
    - {name: {en: Light deck}, player: 1}
    - {name: {en: Dark deck}, player: 2}
  names: {player: Heroes, partner: Deck}
  tagged:
    - {section: Deck, words: [{en: blue}, {en: grey}]}
  words: [{en: elite}]
  not_covered: [{en: alliance}]
penalties:
";
    GAME.replace("penalties:\n", more)
}

#[test]
fn the_game_without_a_mistake_is_read() {
    assert_eq!(told(&with_decks()), [""; 0]);
}

#[test]
fn decks_and_tags() {
    mistakes_in(
        &with_decks(),
        r#"
{en: Dark deck} => {en: heroes}
    my.yaml:75:8: "heroes" is here twice; delete one of the two
player: 2 => player: 3
    my.yaml:75:39: a team has no player 3; write 1 or 2
partner: Deck => partner: Heroes
    my.yaml:76:36: "Heroes" is both the player and the partner; name two sections
partner: Deck => partner: Partner
    my.yaml:76:36: the list has no section "Partner"; write the English name of one of lists.sections
words: [{en: blue}, {en: grey}] => words: []
    my.yaml:78:23: "words" is empty; add an entry as in the template
{en: grey}] => {en: Blue}]
    my.yaml:78:43: "blue" is here twice; delete one of the two
- {section: Deck, words => - {section: Talia, words
    my.yaml:78:17: the list has no section "Talia"; write the English name of one of lists.sections
  decks:⏎    - {name: {en: Light deck}, player: 1}⏎    - {name: {en: Dark deck}, player: 2}⏎ =>
    my.yaml:73:3: "names" needs "decks"; add "decks", or delete "names"
"#,
    );
}
