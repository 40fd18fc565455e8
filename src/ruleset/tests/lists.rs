//! Mistakes in the rules for lists, in the products and in the known cards.

use super::{GAME, says, told};

/// The game with products, known cards, several decks and an example.
fn game() -> String {
    let more = "  decks:
    - {name: {en: Light deck}, player: 1}
    - {name: {en: Dark deck}, player: 2}
  names: {player: Heroes, partner: Deck}
  tagged:
    - {section: Deck, words: [{en: blue}, {en: grey}]}
  words: [{en: elite}]
  not_covered: [{en: alliance}]
  cards:
    - {name: {en: Rey}, section: Heroes, points: 11, words: [{en: blue}], product: wave}
    - {name: {en: Rey}, section: Heroes, points: 14, words: [{en: blue}, {en: elite}], product: wave}
    - {name: {en: Cliff}, section: Deck, copies: 1, also: [Klif]}
products:
  - id: wave
    name: {en: First Wave, pl: Pierwsza fala}
    released: {polish: 2017-05-04, worldwide: 2017-04-06}
  - {id: box, name: {en: Box}, legal: never, also: [BX]}
penalties:
";
    GAME.replace("penalties:\n", more)
}

/// Replaces `old`, which occurs once in the game, by `new` and compares the sentences.
#[track_caller]
fn mistake(old: &str, new: &str, sentences: &[&str]) {
    let game = game();
    assert_eq!(game.matches(old).count(), 1, "{old:?} does not stand once in the game");
    says(&game.replace(old, new), sentences);
}

#[test]
fn the_game_without_a_mistake_is_read() {
    assert_eq!(told(&game()), [""; 0]);
}

#[test]
fn days() {
    for wrong in ["2017-13-04", "4.5.2017", "soon", "20170504", "2017-05-04T10:00"] {
        let sentence = format!(
            "my.yaml:88:24: polish: the text \"{wrong}\" was found, a day is expected; write year, \
             month and day, such as 2017-05-04"
        );
        mistake("2017-05-04", wrong, &[&sentence]);
    }
}

#[test]
fn products() {
    mistake(
        "id: box",
        "id: wave",
        &["my.yaml:89:10: the product \"wave\" stands here twice; delete one of the two"],
    );
    mistake(
        "id: box",
        "id: The Box",
        &[
            "my.yaml:89:10: \"The Box\" cannot be an id; write lower-case letters a to z, digits and hyphens, a letter first, such as \"my-game\"",
        ],
    );
    mistake(
        "also: [BX]",
        "also: [pierwsza FALA]",
        &[
            "my.yaml:89:53: the product called \"pierwsza fala\" stands here twice; delete one of the two",
        ],
    );
    mistake(
        "legal: never",
        "legal: no",
        &[
            "my.yaml:89:39: legal: \"no\" is no word known here; the words known here are from_release, never",
        ],
    );
    mistake(
        "worldwide: 2017",
        "world: 2017",
        &[
            "my.yaml:88:36: \"world\" is no key of products #1.released; the keys known here are polish, worldwide",
        ],
    );
}

#[test]
fn known_cards() {
    mistake(
        "{en: elite}], product: wave",
        "{en: elite}], product: waves",
        &["my.yaml:83:97: the file has no product \"waves\"; write the id of one of the products"],
    );
    mistake(
        "section: Deck, copies: 1",
        "section: Talia, copies: 1",
        &[
            "my.yaml:84:36: a list has no section \"Talia\"; write the English name of one of lists.sections",
        ],
    );
    mistake(
        "copies: 1, also",
        "copies: 0, also",
        &["my.yaml:84:50: 0 copies of a card cannot be; write a number from 1 to 999"],
    );
    mistake(
        "{en: blue}, {en: elite}], product",
        "{en: blue}, {en: Blue}], product",
        &["my.yaml:83:74: the word \"blue\" stands here twice; delete one of the two"],
    );
    mistake(
        "points: 14, words: [{en: blue}, {en: elite}]",
        "points: 11, words: [{en: blue}]",
        &[
            "my.yaml:83:8: the card \"rey\" with the same section, product, points and words stands here twice; delete one of the two",
        ],
    );
    mistake(
        "also: [Klif]",
        "also: [cliff]",
        &[
            "my.yaml:84:60: the card \"cliff\" with the same section, product, points and words stands here twice; delete one of the two",
        ],
    );
}

#[test]
fn decks_and_tags() {
    mistake(
        "{en: Dark deck}",
        "{en: heroes}",
        &["my.yaml:75:8: the section \"heroes\" stands here twice; delete one of the two"],
    );
    mistake("player: 2", "player: 3", &["my.yaml:75:39: a team has no player 3; write 1 or 2"]);
    mistake(
        "partner: Deck",
        "partner: Heroes",
        &["my.yaml:76:36: \"Heroes\" names the player and the partner; name two sections"],
    );
    mistake(
        "partner: Deck",
        "partner: Partner",
        &[
            "my.yaml:76:36: a list has no section \"Partner\"; write the English name of one of lists.sections",
        ],
    );
    mistake(
        "words: [{en: blue}, {en: grey}]",
        "words: []",
        &[
            "my.yaml:78:23: the cards of \"Deck\" carry one of no words; add words, or take the entry out",
        ],
    );
    mistake(
        "{en: grey}]",
        "{en: Blue}]",
        &["my.yaml:78:43: the word \"blue\" stands here twice; delete one of the two"],
    );
    mistake(
        "- {section: Deck, words",
        "- {section: Talia, words",
        &[
            "my.yaml:78:17: a list has no section \"Talia\"; write the English name of one of lists.sections",
        ],
    );
    mistake(
        "  decks:\n    - {name: {en: Light deck}, player: 1}\n    - {name: {en: Dark deck}, player: 2}\n",
        "",
        &[
            "my.yaml:73:3: the names of the players stand in each deck, and the list has no decks; add decks, or take names out",
        ],
    );
}
