use super::describe;
use crate::ruleset::tests::GAME;
use crate::ruleset::{Library, Ruleset, handbook, read};
use crate::words::{Catalogue, Words};
use unicode_width::UnicodeWidthStr;

fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Collects every text that `language` shows, anywhere in the ruleset.
fn texts(value: &serde_json::Value, language: &str, found: &mut Vec<String>) {
    match value {
        serde_json::Value::Object(fields) => match fields.get(language).or(fields.get("en")) {
            Some(serde_json::Value::String(text)) => found.push(flat(text)),
            _ => fields.values().for_each(|field| texts(field, language, found)),
        },
        serde_json::Value::Array(items) => {
            items.iter().for_each(|item| texts(item, language, found));
        }
        _ => {}
    }
}

#[test]
fn nothing_of_a_built_in_game_is_left_out_or_too_wide() {
    let library = Library::new(Vec::new());
    for entry in library.all() {
        let ruleset: &Ruleset = &entry.ruleset;
        for language in ["en", "pl"] {
            let text = describe(ruleset, &Words::built_in(language).unwrap());
            for line in text.lines() {
                assert!(line.width() <= 80, "{line}");
                assert_eq!(line, line.trim_end());
            }
            let mut expected = Vec::new();
            texts(&serde_json::to_value(ruleset).unwrap(), language, &mut expected);
            assert!(expected.len() > 5);
            let text = flat(&text);
            for part in expected {
                assert!(text.contains(&part), "{language}: {part}");
            }
        }
    }
}

#[test]
fn a_small_game_reads_like_this() {
    assert_eq!(describe(&read("my.yaml", GAME).unwrap(), Words::english()), SMALL);
}

#[test]
fn a_language_of_the_users_own_tells_a_game_and_its_handbook() {
    let file = |name: &str, text: &str| (name.to_owned(), text.to_owned());
    let files = vec![file(
        "handbook",
        "preliminary-rounds = Vorrunden\nrulings = Entscheide\nstructure = { $kind ->\n    [basic] einfach\n   *[other] frei\n    }\n",
    )];
    let words = Words::of(Catalogue::read("de", files).unwrap());
    let game = read("my.yaml", GAME).unwrap();
    let told = describe(&game, &words);
    assert!(told.contains("\nVorrunden\n  Pairing  Swiss"), "{told}");
    assert!(told.contains("  Structure  einfach\n"), "{told}");
    assert_eq!(handbook(&game, &words)[0].part, "Entscheide");
}

const SMALL: &str = "\
My Game (Constructed)
A game of mine
  Id                my-game
  Key               m
  Players per team  1

Preliminary rounds
  Pairing  Swiss, at random among players with equal points
  Match    one game
  Points   win 3, draw 1, loss 0 per match; bye 3
  No-show  a win for the player who is present
  Sat out  counts as a loss
  Ties     (1) strength of schedule (mean of the opponents' points per round);
           (2) extended strength of schedule (mean of the opponents' strength);
           (3) random

Finals
  Kind                single elimination
  Sizes               4, 8
  Cut                 top N
  Free place goes to  the next in the standings, as the lowest seed

Minutes
  preliminary round  any match  40 (by choice 30-50)
  elimination round  any match  40
  final              any match  no clock

Structure: basic
  Match in the finals  one game
  players  rounds  cut
  4-8      3       -
  9-16     4       4
  17+      5 or 6  8

Structure: custom
  Rounds               1-9
  Match in the finals  one game

Tier: Relaxed
  Structure  basic
  Officials  may play if a second official, who rules in their games, is
             announced before the start
  Products   from the day of release
  Sleeves    not required
  Decklists  not required

Missions: First
  - Cave: Hide
  - Cave: Seek

Draft or sealed
  Players per pod      6
  Cards from the set   20
  Boosters per player  6
  Cards per booster    5
  Phases               (1) 3 boosters, passing left; (2) 3 boosters, passing
                       right

Time
  At the end
  1. More points (the higher number wins)
     + Points (points); 4 each
  2. The dial (the lower number wins)
     + Dial (dial); from 0: 0, from 4: 4

Decklists
  - sections: Heroes, Deck
  - Deck: 40-60 cards, at most 3 copies of a card
  - Heroes: at most 30 points
  - only one of: light, dark

How to write a list
  - end a heading with a colon; under it, write one card per line: the number of
    copies, the name, then its points and words in square brackets, such as 2
    Name [3] [word]
  - headings: Heroes, Deck
  - words in brackets: light, dark
  - if a name is not enough, add the product in brackets after it
  - English or Polish, capital letters and accents don't matter; empty lines and
    lines that begin with # are ignored

Penalties
  warning    Warning
  game-loss  Game loss

Rulings
  - Cards. Read them.
";
