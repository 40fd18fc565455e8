use super::{GAME, mistake, says};

#[test]
fn wrong_type() {
    mistake(
        "rounds: 4, cut: 4",
        "rounds: four, cut: 4",
        &[
            "my.yaml:25:35: rounds: the text \"four\" was found, a whole number is expected; write digits only, such as 4, without quotes",
        ],
    );
    mistake(
        "rounds: 4, cut: 4",
        "rounds: -4, cut: 4",
        &[
            "my.yaml:25:35: rounds: the number -4 was found, a number of 0 or more is expected; write it without the minus sign",
        ],
    );
    mistake(
        "rounds: 4, cut: 4",
        "rounds: 4.5, cut: 4",
        &[
            "my.yaml:25:35: rounds: the number 4.5 was found, a whole number is expected; write digits only, such as 4, without quotes",
        ],
    );
    mistake(
        "rounds: 4, cut: 4",
        "rounds: , cut: 4",
        &[
            "my.yaml:25:33: rounds: nothing was found, a whole number is expected; write digits only, such as 4, without quotes",
        ],
    );
    mistake(
        "rounds: 4, cut: 4",
        "rounds: 99999999999, cut: 4",
        &[
            "my.yaml:25:35: rounds: the number 99999999999 was found, a smaller number is expected; write one with fewer digits",
        ],
    );
    mistake(
        "rounds: 4, cut: 4",
        "rounds: [4], cut: 4",
        &[
            "my.yaml:25:27: rounds: a list was found, a whole number is expected; write digits only, such as 4, without quotes",
        ],
    );
    mistake(
        "tie_breaks: [sos_mean, esos_mean, random]",
        "tie_breaks: random",
        &[
            "my.yaml:11:15: tie_breaks: the text \"random\" was found, a list is expected; write it in brackets, [a, b], or begin every entry with \"- \" on a line of its own",
        ],
    );
    mistake(
        "{en: My Game, pl: Moja gra}",
        "My Game",
        &[
            "my.yaml:4:7: name: the text \"My Game\" was found, a text in its languages is expected; write {en: \"…\", pl: \"…\"}, where pl may be left out",
        ],
    );
    mistake("{en: My Game, pl: Moja gra}", "{en: 12}", &[]);
    mistake(
        "{en: My Game, pl: Moja gra}",
        "{en: }",
        &["my.yaml:4:10: the text is empty; write one, or leave the key out if it may be absent"],
    );
    mistake("{en: My Game, pl: Moja gra}", "{en: My Game, pl: }", &[]);
    mistake("key: m", "key: 1", &[]);
    mistake(
        "key: m",
        "key: mm",
        &[
            "my.yaml:3:6: key: the text \"mm\" was found, a single letter or digit is expected; write one, such as d or 7",
        ],
    );
    mistake(
        "custom:\n    rounds_from: 1",
        "custom: 1\n  other:\n    rounds_from: 1",
        &[
            "my.yaml:27:11: custom: the number 1 was found, a group of keys is expected; write its keys below it, indented, each with a colon and a value",
        ],
    );
    mistake(
        "leaders_play: with_second_leader",
        "leaders_play: with_second_leader\n    sleeves_required: 1",
        &[
            "my.yaml:36:23: sleeves_required: the number 1 was found, true or false is expected; write true or false, without quotes",
        ],
    );
    mistake(
        "{per: match, win: 3, draw: 1, loss: 0, bye: 3}",
        "[match, 3]",
        &[
            "my.yaml:10:3: points: a list was found, a group of keys is expected; write its keys below it, indented, each with a colon and a value",
        ],
    );
    mistake(
        "{section: Heroes, to: 30}",
        "[Heroes, 30]",
        &[
            "my.yaml:70:7: sums #1: a list was found, a group of keys is expected; write its keys below it, indented, each with a colon and a value",
        ],
    );
    mistake(
        "hundredths: 400}\n      - text",
        "hundredths: 4,00}\n      - text",
        &[
            "my.yaml:56:60: \"00\" is no key of end_of_time #1.steps #1.fields #1; the keys known here are id, name, side, held, most, above, part_of, hundredths, bands, faces",
        ],
    );
    mistake(
        "{id: points, name: {en: Points}, hundredths: 400}",
        "{id: points, name: {en: Points}, hundredths: a}",
        &[
            "my.yaml:56:58: hundredths: the text \"a\" was found, a whole number is expected; write digits only, such as 400 or -25, without quotes",
        ],
    );
}

#[test]
fn unknown_key() {
    mistake(
        "      - {players: \"4-8\", rounds: 3}",
        "      - {players: \"4-8\", rouns: 3}",
        &[
            "my.yaml:24:26: \"rouns\" is no key of structures.basic.rows #1; did you mean \"rounds\"?",
        ],
    );
    mistake(
        "key: m",
        "key: m\nBanana: 1",
        &[
            "my.yaml:4:1: \"Banana\" is no key here; the keys known here are ruleset, id, key, name, family, format, hint, remarks, entrants, sides, preliminary, finals, concessions, minutes, structures, tiers, marshal, missions, draft, end_of_time, lists, penalties, auction, overkill, offences, deck_check, components, errata, rulings, glossary",
        ],
    );
    mistake(
        "key: m",
        "key: m\n\"\\e[2J\": 1",
        &[
            "my.yaml:1:1: \"\\u{1b}[2J\" is no key here; the keys known here are ruleset, id, key, name, family, format, hint, remarks, entrants, sides, preliminary, finals, concessions, minutes, structures, tiers, marshal, missions, draft, end_of_time, lists, penalties, auction, overkill, offences, deck_check, components, errata, rulings, glossary",
        ],
    );
    mistake(
        "custom:",
        "\"a: b\": 1\n  custom:",
        &[
            "my.yaml:27:3: \"a: b\" is no key of structures; the keys known here are basic, advanced, custom",
        ],
    );
    mistake(
        "{en: My Game, pl: Moja gra}",
        "{en: My Game, de: Mein Spiel}",
        &["my.yaml:4:21: \"de\" is no key of name; the keys known here are en, pl"],
    );
}

#[test]
fn unknown_word() {
    mistake(
        "pairing: random_in_groups",
        "pairing: swiss",
        &[
            "my.yaml:8:12: pairing: \"swiss\" is no word known here; the words known here are random_in_groups, halves_by_start, round_robin",
        ],
    );
    mistake(
        "pairing: random_in_groups",
        "pairing: random_in_group",
        &[
            "my.yaml:8:12: pairing: \"random_in_group\" is no word known here; did you mean \"random_in_groups\"?",
        ],
    );
    mistake(
        "[sos_mean, esos_mean, random]",
        "[sos_mean, esos_mean, randum]",
        &[
            "my.yaml:11:37: tie_breaks #3: \"randum\" is no word known here; did you mean \"random\"?",
        ],
    );
    mistake(
        "  match: one_game",
        "  match: 1",
        &[
            "my.yaml:9:10: match: \"1\" is no word known here; the words known here are one_game, two_games, first_to_two",
        ],
    );
    mistake(
        "  match: one_game",
        "  match: {one_game: 1}",
        &[
            "my.yaml:9:3: match: a group of keys was found, one of the known words is expected; write the word alone, as the template shows it",
        ],
    );
    mistake(
        "  match: one_game",
        "  match: [one_game]",
        &[
            "my.yaml:9:3: match: a list was found, one of the known words is expected; write the word alone, as the template shows it",
        ],
    );
    mistake(
        "  match: one_game",
        "  match:",
        &[
            "my.yaml:9:8: match: nothing was found, a known word is expected; the words known here are one_game, two_games, first_to_two",
        ],
    );
}

#[test]
fn missing_key() {
    mistake(
        "key: m\n",
        "",
        &["my.yaml:1:1: the key \"key\" is missing; add \"key:\" and its value"],
    );
    mistake(
        "  custom:\n    rounds_from: 1\n    rounds_to: 9\n    finals_match: [one_game]\n",
        "",
        &[
            "my.yaml:20:1: the key \"custom\" is missing in structures; add \"custom:\" and its value",
        ],
    );
    mistake(
        "{round: final, minutes: 0}",
        "{round: final}",
        &[
            "my.yaml:19:5: the key \"minutes\" is missing in minutes #3; add \"minutes:\" and its value",
        ],
    );
}

#[test]
fn attendance() {
    mistake(
        "\"9-16\"",
        "\"16-9\"",
        &["my.yaml:25:19: players: the range 16-9 runs backwards; write \"9-16\""],
    );
    mistake(
        "\"9-16\"",
        "many",
        &[
            "my.yaml:25:19: players: the text \"many\" was found, a number of players is expected; write \"4-8\", \"12\" or \"149+\"",
        ],
    );
    mistake(
        "\"9-16\"",
        "[9, 16]",
        &[
            "my.yaml:25:10: players: a list was found, a number of players is expected; write \"4-8\", \"12\" or \"149+\"",
        ],
    );
    mistake(
        "\"9-16\"",
        "",
        &[
            "my.yaml:25:17: players: nothing was found, a number of players is expected; write \"4-8\", \"12\" or \"149+\"",
        ],
    );
    mistake(
        "\"9-16\"",
        "16",
        &[
            "my.yaml:25:19: no row is for 9-15 players, between the rows 4-8 and 16; write \"9-16\", or add a row \"9-15\"",
        ],
    );
    mistake(
        "\"9-16\"",
        "\"0-16\"",
        &[
            "my.yaml:25:19: players: the text \"0-16\" was found, a number of players is expected; write \"4-8\", \"12\" or \"149+\"",
        ],
    );
}

#[test]
fn duplicate_key() {
    mistake(
        "key: m",
        "key: m\nid: other\nkey: x",
        &[
            "my.yaml:4:1: \"id\" was already given in line 2; keep one of the two",
            "my.yaml:5:1: \"key\" was already given in line 3; keep one of the two",
        ],
    );
    mistake(
        "rounds: 4, cut: 4",
        "rounds: 4, cut: 4, rounds: 5",
        &["my.yaml:25:46: \"rounds\" was already given in line 25; keep one of the two"],
    );
}

#[test]
fn letters_that_changed_places() {
    mistake(
        "tiers:",
        "teirs:",
        &["my.yaml:31:1: \"teirs\" is no key here; did you mean \"tiers\"?"],
    );
}

#[test]
fn no_yaml() {
    mistake(
        "key: m",
        "key: [m",
        &[
            "my.yaml:4:5: what stands in brackets is not finished or not separated here; put a comma between entries, close { with } and [ with ], and put a text with a colon, comma or bracket in quotes",
        ],
    );
    mistake(
        "key: m",
        "  key: m",
        &[
            "my.yaml:3:6: this line does not fit the one above it; write keys of one group under one another, with the same number of spaces before them, and a colon and a space behind each",
        ],
    );
    mistake(
        "key: m",
        "\tkey: m",
        &[
            "my.yaml:3:1: a tab stands here, only spaces may begin a line or stand before a value; write two spaces for each step inwards",
        ],
    );
    mistake(
        "{en: My Game, pl: Moja gra}",
        "{en: \"My Game, pl: Moja gra}",
        &[
            "my.yaml:4:12: a quotation mark is opened here and not closed in its line; close it with the same mark, or take it out",
        ],
    );
    mistake(
        "{en: My Game, pl: Moja gra}",
        "{en: Chess: the game}",
        &["my.yaml:4:17: a text with a colon in it needs quotes: write \"Chess: the game\""],
    );
    mistake(
        "{en: A game of mine}",
        "\n  en: Rules: mine",
        &["my.yaml:7:12: a text with a colon in it needs quotes: write \"Rules: mine\""],
    );
    mistake(
        "  match: one_game",
        " match: one_game",
        &[
            "my.yaml:9:2: this line does not fit the one above it; write keys of one group under one another, with the same number of spaces before them, and a colon and a space behind each",
        ],
    );
    says(
        "",
        &[
            "my.yaml:1:1: the file says nothing, a ruleset is expected; start with \"ruleset: 1\" and copy the rest from the template",
        ],
    );
    says(
        "# nothing\n",
        &[
            "my.yaml:1:1: the file says nothing, a ruleset is expected; start with \"ruleset: 1\" and copy the rest from the template",
        ],
    );
    says(
        "just words",
        &[
            "my.yaml:1:1: the text \"just words\" was found, a group of keys is expected; write its keys below it, indented, each with a colon and a value",
        ],
    );
    says(
        "- a\n- b\n",
        &[
            "my.yaml:1:1: a list was found, a group of keys is expected; write its keys below it, indented, each with a colon and a value",
        ],
    );
    says(
        &format!("{GAME}---\n{GAME}"),
        &[
            "my.yaml:78:1: a second document starts here, a ruleset file holds one; delete the line \"---\", or put the rest into a file of its own",
        ],
    );
    says(
        &"#".repeat(1_048_577),
        &[
            "my.yaml:1:1: the file has 1048577 bytes, at most 1048576 are read; check that this is a ruleset, and shorten its rulings",
        ],
    );
}
