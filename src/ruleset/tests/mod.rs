//! Ruleset files with one mistake each, and the exact sentence for it.

mod destiny;
mod doubts;
mod end_of_time;
mod finals_rounds;
mod guided;
mod hostile;
mod imperial_assault;
mod json_schema;
mod lcg_two_against_two;
mod lists;
mod margin;
mod meaning;
mod scores;
mod shape;
mod spoiled;
mod tables;
mod template;
mod tied;
mod timed;

pub(super) use spoiled::SPOILED;

use super::read;
use crate::words::Words;

/// A small game without a mistake, as a newcomer would write it.
pub(super) const GAME: &str = r#"ruleset: 1
id: my-game
key: m
name: {en: My Game, pl: Moja gra}
format: {en: Constructed}
hint: {en: A game of mine}
preliminary:
  pairing: random_in_groups
  match: one_game
  points: {per: match, win: 3, draw: 1, loss: 0, bye: 3}
  tie_breaks: [sos_mean, esos_mean, random]
finals:
  kind: single_elimination
  sizes: [4, 8]
  cuts: [top]
minutes:
  - {round: preliminary, minutes: 40, from: 30, to: 50}
  - {round: elimination, minutes: 40}
  - {round: final, minutes: 0}
structures:
  basic:
    finals_match: one_game
    rows:
      - {players: "4-8", rounds: 3}
      - {players: "9-16", rounds: 4, cut: 4}
      - {players: "17+", rounds: 5, or_rounds: 6, cut: 8}
  custom:
    rounds_from: 1
    rounds_to: 9
    finals_match: [one_game]
tiers:
  - tier: relaxed
    name: {en: Relaxed}
    structure: basic
    leaders_play: with_second_leader
missions:
  season: {en: First}
  missions:
    - {map: {en: Cave}, mission: {en: Hide}}
    - {map: {en: Cave}, mission: {en: Seek}}
draft:
  pod: 6
  set_cards: 20
  boosters: 6
  booster_cards: 5
  phases:
    - {boosters: 3, pass: left}
    - {boosters: 3, pass: right}
end_of_time:
  - name: {en: Time}
    when: {en: At the end}
    steps:
      - text: {en: More points}
        better: higher
        fields:
          - {id: points, name: {en: Points}, hundredths: 400}
      - text: {en: The dial}
        better: lower
        fields:
          - id: dial
            name: {en: Dial}
            bands:
              - {from: 0, hundredths: 0}
              - {from: 4, hundredths: 400}
lists:
  sections: [{en: Heroes}, {en: Deck}]
  counts:
    - {section: Deck, from: 40, to: 60, copies: 3}
  sums:
    - {section: Heroes, to: 30}
  only_one_of:
    - [{en: light}, {en: dark}]
penalties:
  - {id: warning, name: {en: Warning}}
  - {id: game-loss, name: {en: Game loss}}
rulings:
  - {topic: {en: Cards}, text: {en: Read them.}}
"#;

/// The problems of a text, one sentence each.
pub(super) fn told(text: &str) -> Vec<String> {
    match read("my.yaml", text) {
        Ok(_) => Vec::new(),
        Err(problems) => problems.iter().map(ToString::to_string).collect(),
    }
}

/// Replaces `old`, which occurs once in the game, by `new` and compares the sentences.
#[track_caller]
pub(super) fn mistake(old: &str, new: &str, sentences: &[&str]) {
    assert_eq!(GAME.matches(old).count(), 1, "{old:?} does not stand once in the game");
    says(&GAME.replace(old, new), sentences);
}

/// Compares the problems of a text with these sentences.
#[track_caller]
pub(super) fn says(text: &str, sentences: &[&str]) {
    assert_eq!(told(text), sentences);
}

#[test]
fn the_game_without_a_mistake_is_read() {
    assert_eq!(told(GAME), [""; 0]);
}

#[test]
fn a_mistake_is_told_in_polish_with_the_words_of_the_file() {
    let polish = Words::built_in("pl").unwrap();
    let text = GAME.replace("\"9-16\"", "many").replace("rounds: 3", "rouns: 3");
    let told = |text: &str| {
        let problems = read("moja.yaml", text).unwrap_err();
        problems.iter().map(|problem| polish.text(&problem.message())).collect::<Vec<_>>()
    };
    assert_eq!(
        told(&text),
        ["moja.yaml:24:26: „rouns” nie jest tu kluczem; \
          może miało być „rounds”?"]
    );
    assert_eq!(
        told(&text.replace("rouns", "rounds")),
        ["moja.yaml:25:19: players: jest tu tekst „many”, a ma być liczba graczy; \
          wpisz \"4-8\", \"12\" albo \"149+\""]
    );
    assert_eq!(
        told(&GAME.replace("cut: 4", "cut: 16")),
        [
            "moja.yaml:25:43: odcięcie do 16 to żaden z rozmiarów finałów (4, 8); wpisz jeden z nich albo dodaj ten rozmiar do finals.sizes",
            "moja.yaml:25:43: odcięcie do 16 jest za duże dla wiersza, który zaczyna się od tylu graczy: 9; wpisz najwyżej 9 albo usuń odcięcie",
        ]
    );
}
