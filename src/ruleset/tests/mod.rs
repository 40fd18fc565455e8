//! Ruleset files with one mistake each, and the exact sentence for it.

mod built_in;
mod end_of_time;
mod hostile;
mod json_schema;
mod margin;
mod meaning;
mod scores;
mod shape;
mod spoiled;
mod tables;

pub(super) use spoiled::{BY_BOTH, BY_PROGRAM};

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

pub(super) fn told(text: &str) -> Vec<String> {
    match read("my.yaml", text) {
        Ok(_) => Vec::new(),
        Err(problems) => problems.iter().map(ToString::to_string).collect(),
    }
}

/// Tries each mistake of a table: what it replaces, ` => `, what by, and below that its sentences.
///
/// `⏎` is a line break, and `\u{…}` a character that no source should have in it.
#[track_caller]
pub(super) fn mistakes(table: &str) {
    mistakes_in(GAME, table);
}

/// The same in another game.
#[track_caller]
pub(super) fn mistakes_in(game: &str, table: &str) {
    for (old, new, sentences) in cases(table) {
        assert_eq!(game.matches(&old).count(), 1, "{old:?} does not stand once in the game");
        assert_eq!(told(&game.replace(&old, &new)), sentences, "{old} => {new}");
    }
}

pub(super) fn cases(table: &str) -> impl Iterator<Item = (String, String, Vec<&str>)> {
    const SPECIAL: [char; 6] = ['\t', '\u{1b}', '\u{202e}', '\u{200b}', '\u{fe0f}', '\u{2028}'];
    let written = |text: &str| {
        SPECIAL.iter().fold(text.replace('⏎', "\n"), |text, letter| {
            text.replace(&letter.escape_unicode().to_string(), &letter.to_string())
        })
    };
    let mut lines = table.trim_matches('\n').lines().peekable();
    std::iter::from_fn(move || {
        let (old, new) = lines.next()?.split_once(" =>").expect("a line with =>");
        let new = new.strip_prefix(' ').unwrap_or(new);
        let sentence = || lines.next_if(|line| line.starts_with("    my.yaml:"));
        let sentences: Vec<&str> = std::iter::from_fn(sentence).map(str::trim_start).collect();
        Some((written(old), written(new), sentences))
    })
}

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
