use super::{GAME, mistakes_in, told};

fn game() -> String {
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
    assert_eq!(told(&game()), [""; 0]);
}

#[test]
fn decks_and_tags() {
    mistakes_in(
        &game(),
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
