//! Tests the cards that the data knows, by a game of the tests that has some.

use super::super::{Findings, ListCheck, examine, read_list, summary};
use crate::ruleset::{Ruleset, read};

fn with_cards(cards: &str) -> Ruleset {
    let destiny = include_str!("../../../config/rulesets/destiny.yaml");
    let products = "\nproducts:\n  - {id: first, name: {en: First Wave}}\n  - {id: second, name: {en: Second Wave}}\n";
    let lists = destiny.replacen("lists:\n", &format!("lists:\n  cards:\n{cards}"), 1);
    read("destiny.yaml", &format!("{lists}{products}")).unwrap()
}

const HEROES: &str = "    - {name: {en: Rey, pl: Rej}, section: Characters, points: 11, words: [{en: hero}, {en: blue}], also: [Ray]}
    - {name: {en: Rey, pl: Rej}, section: Characters, points: 14, words: [{en: hero}, {en: blue}, {en: elite}]}
    - {name: {en: Luke}, section: Characters, points: 13, words: [{en: hero}, {en: blue}], product: first}
    - {name: {en: Luke}, section: Characters, points: 15, words: [{en: hero}, {en: red}], product: second}
    - {name: {en: Dodge}, section: Deck, words: [{en: grey}], copies: 1}
    - {name: {en: Filler}, section: Deck, words: [{en: grey}], copies: 29}
";

fn text(characters: &str) -> String {
    format!("Characters:\n{characters}\nBattlefield:\nCliff\nDeck:\n1 Dodge\n29 Filler\n")
}

fn found(characters: &str) -> Findings {
    examine(&ListCheck::new(&with_cards(HEROES)), &text(characters))
}

/// The summary of a list with these characters.
fn points(characters: &str) -> String {
    let game = with_cards(HEROES);
    let list = read_list(&text(characters)).unwrap();
    summary(&ListCheck::new(&game), &list)[0].to_string()
}

#[test]
fn points_and_words_may_be_left_out() {
    for name in ["Rey", "rej", "RAY", "Rey [11] [blue]"] {
        assert_eq!(found(name), Findings::default(), "{name}");
        assert_eq!(points(name), "11 of 30 points");
    }
    assert_eq!(points("Rey [elite]"), "14 of 30 points");
    assert_eq!(points("2 Rey [14]"), "28 of 30 points");
    assert_eq!(found("Rey [elite]"), Findings::default());
}

#[test]
fn other_points_are_a_fault() {
    assert_eq!(
        found("Rey [9]").faults,
        ["line 2: \"Rey\" is written with 9 points; the data says 11 or 14"]
    );
}

#[test]
fn a_name_of_several_known_cards_is_told_apart_by_product_or_points() {
    assert_eq!(
        found("Luke").faults[0],
        "line 2: \"Luke\" could be Luke (First Wave) or Luke (Second Wave); write the full name, \
         or behind it in brackets the product the card comes from"
    );
    for name in ["Luke [First Wave]", "Luke (First Wave)", "Luke [13]", "Luke [hero] [blue]"] {
        assert_eq!(points(name), "13 of 30 points", "{name}");
        assert_eq!(found(name).faults, [""; 0], "{name}");
    }
}

#[test]
fn a_card_that_the_data_does_not_know_is_a_doubt() {
    let found = found("Rye [11] [hero] [blue]\nRey\nPoe [7] [hero] [red]");
    assert_eq!(found.faults, [""; 0]);
    assert_eq!(
        found.doubts,
        [
            "the data does not know \"Rye\" (line 2) and \"Poe\" (line 4) in the section Characters; \
          check the name, and look at the card"
        ]
    );
}

#[test]
fn the_copies_of_a_known_card_have_their_own_limit() {
    let game = with_cards(HEROES);
    let text = text("Rey").replace("1 Dodge\n29 Filler", "2 dodge\n28 Filler");
    assert_eq!(
        examine(&ListCheck::new(&game), &text).faults,
        ["the section Deck has 2 copies of \"dodge\"; the rules allow 1"]
    );
}
