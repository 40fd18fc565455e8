use super::describe;
use super::language::WORDS;
use crate::ruleset::tests::GAME;
use crate::ruleset::{
    Absence, Better, CutRule, FinalsKind, FirstSides, LeaderRule, LeadersMeet, Library, MatchShape,
    PairingKind, Pass, PenaltyEffect, PointsPer, Relation, Replacement, RoundKind, Ruleset,
    SideChoice, StructureKind, TieBreak, read,
};
use unicode_width::UnicodeWidthStr;

/// Replaces each run of white space by one blank, so wrapped texts can be found.
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
            let text = describe(ruleset, language);
            for line in text.lines() {
                assert!(line.width() <= 80, "{line}");
                assert_eq!(line, line.trim_end());
            }
            let mut expected = Vec::new();
            texts(&serde_json::to_value(ruleset).unwrap(), language, &mut expected);
            assert!(expected.len() > 5);
            for part in expected {
                assert!(flat(&text).contains(&part), "{language}: {part}");
            }
        }
    }
}

/// The words that a ruleset file may write for this type, as its reader lists them.
fn known<T: serde::de::DeserializeOwned + std::fmt::Debug>() -> Vec<String> {
    let refused = serde_yaml::from_str::<T>("'?'").unwrap_err().to_string();
    refused.split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

#[test]
fn every_value_of_the_schema_has_its_words_in_both_languages() {
    let mut all = [
        ("absence", known::<Absence>()),
        ("better", known::<Better>()),
        ("cut", known::<CutRule>()),
        ("effect", known::<PenaltyEffect>()),
        ("finals", known::<FinalsKind>()),
        ("first_sides", known::<FirstSides>()),
        ("leaders", known::<LeaderRule>()),
        ("leaders_meet", known::<LeadersMeet>()),
        ("pairing", known::<PairingKind>()),
        ("pass", known::<Pass>()),
        ("per", known::<PointsPer>()),
        ("relation", known::<Relation>()),
        ("replacement", known::<Replacement>()),
        ("round", known::<RoundKind>()),
        ("shape", known::<MatchShape>()),
        ("sides", known::<SideChoice>()),
        ("structure", known::<StructureKind>()),
        ("tie_break", known::<TieBreak>()),
    ];
    for (part, words) in &mut all {
        // A penalty without an effect is told without one.
        words.retain(|word| (*part, word.as_str()) != ("effect", "none"));
        words.sort();
    }
    let written: Vec<(&str, Vec<String>)> = WORDS
        .iter()
        .map(|(part, words)| (part.as_str(), words.keys().cloned().collect()))
        .collect();
    assert_eq!(written, all);
    // Only a rule that is not said has no words.
    let said = WORDS.values().flatten().filter(|(word, _)| *word != "not_said");
    for (word, text) in said {
        let polish = text.pl.as_deref().unwrap_or_default();
        assert!(!text.en.is_empty() && !polish.is_empty(), "{word}");
    }
}

#[test]
fn a_small_game_reads_like_this() {
    assert_eq!(describe(&read("my.yaml", GAME).unwrap(), "en"), SMALL);
}

const SMALL: &str = "\
My Game (Constructed)
A game of mine
  Id                 my-game
  Key                m
  Players in a team  1

Preliminary rounds
  Pairing  Swiss, at random among players with equal points
  Match    one game
  Points   win 3, draw 1, loss 0 a match; a bye 3
  No-show  a win for the one who is present
  Ties     (1) strength of schedule (mean of the opponents' points per round);
           (2) extended strength of schedule (mean of the opponents' strength);
           (3) random

Finals
  Kind                single elimination
  Sizes               4, 8
  Cut                 the best N
  Takes a free place  the next in the standings, as the lowest seed

Minutes
  preliminary round  any match  40 (by choice 30-50)
  elimination round  any match  40
  final              any match  no clock

Basic structure
  Match in the finals  one game
  players  rounds  cut
  4-8      3       -
  9-16     4       4
  17+      5 or 6  8

Custom structure
  Rounds               1-9
  Match in the finals  one game

Tier: Relaxed
  Structure  basic
  Leaders    may play if another leader is announced before the start, who rules
             in their games
  Products   from the day of release
  Sleeves    not required
  Lists      not required

Missions: First
  - Cave: Hide
  - Cave: Seek

Draft or sealed
  Players in a pod    6
  Cards of the set    20
  Boosters each       6
  Cards in a booster  5
  Phases              (1) 3 boosters, passing left; (2) 3 boosters, passing
                      right

Time
  At the end
  1. More points (the higher number wins)
     + Points (points); each is worth 4
  2. The dial (the lower number wins)
     + Dial (dial); from 0: 0, from 4: 4

Lists
  - sections: Heroes, Deck
  - Deck: cards 40-60, copies of a card at most 3
  - Heroes: points at most 30
  - only one of: light, dark

Penalties
  warning    Warning
  game-loss  Game loss

Rulings
  - Cards. Read them.
";
