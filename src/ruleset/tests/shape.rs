use super::{GAME, mistakes, says};

#[test]
fn wrong_type() {
    mistakes(
        r#"
rounds: 4, cut: 4 => rounds: four, cut: 4
    my.yaml:25:35: rounds: found the text "four", expected a whole number; write digits only, such as 4, without quotes
rounds: 4, cut: 4 => rounds: -4, cut: 4
    my.yaml:25:35: rounds: found the number -4, expected a number of 0 or more; write it without the minus sign
rounds: 4, cut: 4 => rounds: 4.5, cut: 4
    my.yaml:25:35: rounds: found the number 4.5, expected a whole number; write digits only, such as 4, without quotes
rounds: 4, cut: 4 => rounds: , cut: 4
    my.yaml:25:33: rounds: found nothing, expected a whole number; write digits only, such as 4, without quotes
rounds: 4, cut: 4 => rounds: 99999999999, cut: 4
    my.yaml:25:35: rounds: found the number 99999999999, expected a smaller number; write one with fewer digits
rounds: 4, cut: 4 => rounds: [4], cut: 4
    my.yaml:25:27: rounds: found a list, expected a whole number; write digits only, such as 4, without quotes
{en: My Game, pl: Moja gra} => {en: 12}
{en: My Game, pl: Moja gra} => {en: }
    my.yaml:4:10: the text is empty; write one, or delete the key if it is optional
{en: My Game, pl: Moja gra} => {en: My Game, pl: }
key: m => key: 1
custom:⏎    rounds_from: 1 => custom: 1⏎  other:⏎    rounds_from: 1
    my.yaml:27:11: custom: found the number 1, expected a group of keys; write its keys below it, indented, each with a colon and a value
leaders_play: with_second_leader => leaders_play: with_second_leader⏎    sleeves_required: 1
    my.yaml:36:23: sleeves_required: found the number 1, expected true or false; write true or false, without quotes
{per: match, win: 3, draw: 1, loss: 0, bye: 3} => [match, 3]
    my.yaml:10:3: points: found a list, expected a group of keys; write its keys below it, indented, each with a colon and a value
{section: Heroes, to: 30} => [Heroes, 30]
    my.yaml:70:7: sums #1: found a list, expected a group of keys; write its keys below it, indented, each with a colon and a value
hundredths: 400}⏎      - text => hundredths: 4,00}⏎      - text
    my.yaml:56:60: "00" is not a key here; known keys: id, name, side, held, most, above, part_of, hundredths, bands, faces
{id: points, name: {en: Points}, hundredths: 400} => {id: points, name: {en: Points}, hundredths: a}
    my.yaml:56:58: hundredths: found the text "a", expected a whole number; write digits only, such as 400 or -25, without quotes
"#,
    );
}

#[test]
fn unknown_key() {
    mistakes(
        r#"
      - {players: "4-8", rounds: 3} =>       - {players: "4-8", rouns: 3}
    my.yaml:24:26: "rouns" is not a key here; did you mean "rounds"?
key: m => key: m⏎Banana: 1
    my.yaml:4:1: "Banana" is not a key here; known keys: ruleset, id, key, name, family, format, hint, remarks, entrants, sides, preliminary, finals, concessions, minutes, structures, tiers, marshal, missions, draft, end_of_time, lists, penalties, auction, overkill, offences, deck_check, components, errata, rulings, glossary
key: m => key: m⏎"\e[2J": 1
    my.yaml:1:1: "\u{1b}[2J" is not a key here; known keys: ruleset, id, key, name, family, format, hint, remarks, entrants, sides, preliminary, finals, concessions, minutes, structures, tiers, marshal, missions, draft, end_of_time, lists, penalties, auction, overkill, offences, deck_check, components, errata, rulings, glossary
custom: => "a: b": 1⏎  custom:
    my.yaml:27:3: "a: b" is not a key here; known keys: basic, advanced, custom
tiers: => teirs:
    my.yaml:31:1: "teirs" is not a key here; did you mean "tiers"?
{en: My Game, pl: Moja gra} => {en: My Game, de: Mein Spiel}
    my.yaml:4:21: "de" is not a key here; known keys: en, pl
"#,
    );
}

#[test]
fn unknown_word() {
    mistakes(
        r#"
pairing: random_in_groups => pairing: swiss
    my.yaml:8:12: pairing: "swiss" is not a known word here; known words: random_in_groups, halves_by_start, round_robin
[sos_mean, esos_mean, random] => [sos_mean, esos_mean, randum]
    my.yaml:11:37: tie_breaks #3: "randum" is not a known word here; did you mean "random"?
  match: one_game =>   match: 1
    my.yaml:9:10: match: "1" is not a known word here; known words: one_game, two_games, first_to_two
  match: one_game =>   match: {one_game: 1}
    my.yaml:9:3: match: found a group of keys, expected one of the known words; write just the word, as the template shows
  match: one_game =>   match: [one_game]
    my.yaml:9:3: match: found a list, expected one of the known words; write just the word, as the template shows
  match: one_game =>   match:
    my.yaml:9:8: match: empty, but a known word is expected; known words: one_game, two_games, first_to_two
"#,
    );
}

#[test]
fn missing_key() {
    mistakes(
        r#"
  custom:⏎    rounds_from: 1⏎    rounds_to: 9⏎    finals_match: [one_game]⏎ =>
    my.yaml:20:1: the key "custom" is missing from structures; add "custom:" and its value
{round: final, minutes: 0} => {round: final}
    my.yaml:19:5: the key "minutes" is missing from minutes #3; add "minutes:" and its value
"#,
    );
}

#[test]
fn attendance() {
    mistakes(
        r#"
"9-16" => "16-9"
    my.yaml:25:19: players: the range 16-9 is backwards; write "9-16"
"9-16" => many
    my.yaml:25:19: players: found the text "many", expected a number of players; write "4-8", "12" or "149+"
"9-16" => [9, 16]
    my.yaml:25:10: players: found a list, expected a number of players; write "4-8", "12" or "149+"
"9-16" =>
    my.yaml:25:17: players: found nothing, expected a number of players; write "4-8", "12" or "149+"
"9-16" => 16
    my.yaml:25:19: no row covers 9-15 players, between the rows 4-8 and 16; write "9-16", or add a row "9-15"
"#,
    );
}

#[test]
fn duplicate_key() {
    mistakes(
        r#"
key: m => key: m⏎id: other⏎key: x
    my.yaml:4:1: "id" was already given on line 2; keep one of the two
    my.yaml:5:1: "key" was already given on line 3; keep one of the two
rounds: 4, cut: 4 => rounds: 4, cut: 4, rounds: 5
    my.yaml:25:46: "rounds" was already given on line 25; keep one of the two
"#,
    );
}

#[test]
fn no_yaml() {
    mistakes(
        r#"
key: m => key: [m
    my.yaml:4:5: this in brackets is unfinished or not separated; put a comma between entries, close { with } and [ with ], and quote any text with a colon, comma or bracket
key: m =>   key: m
    my.yaml:3:6: this line doesn't fit the one above; line up the keys of one group, with the same number of spaces before them, and a colon and a space after each
key: m => \u{9}key: m
    my.yaml:3:1: a tab is here, but only spaces may begin a line or come before a value; use two spaces per level
{en: My Game, pl: Moja gra} => {en: "My Game, pl: Moja gra}
    my.yaml:4:12: a quotation mark opens here and isn't closed on its line; close it with the same mark, or remove it
{en: A game of mine} => ⏎  en: Rules: mine
    my.yaml:7:12: text with a comma or colon needs quotes: write "Rules: mine"
  match: one_game =>  match: one_game
    my.yaml:9:2: this line doesn't fit the one above; line up the keys of one group, with the same number of spaces before them, and a colon and a space after each
"#,
    );
    let empty = "my.yaml:1:1: the file is empty, but should be a ruleset; start with \"ruleset: 1\" and copy the rest from the template";
    let keys = "expected a group of keys; write its keys below it, indented, each with a colon and a value";
    says("", &[empty]);
    says("# nothing\n", &[empty]);
    says("just words", &[&format!("my.yaml:1:1: found the text \"just words\", {keys}")]);
    says("- a\n- b\n", &[&format!("my.yaml:1:1: found a list, {keys}")]);
    says(
        &format!("{GAME}---\n{GAME}"),
        &[
            "my.yaml:78:1: a second document starts here, but a ruleset file has only one; delete the line \"---\", or put the rest in its own file",
        ],
    );
    says(
        &"#".repeat(1_048_577),
        &[
            "my.yaml:1:1: the file has 1048577 bytes, the limit is 1048576; check that this is a ruleset, and shorten its rulings",
        ],
    );
}
