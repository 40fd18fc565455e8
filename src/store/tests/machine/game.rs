use crate::ruleset::Ruleset;

/// A game with everything that the file must carry, and little of it.
const SMALL: &str = r#"
ruleset: 1
id: sample
key: n
name: {en: "Sample & Co", pl: "Próbka: \"tak\""}
format: {en: Constructed}
hint: {en: "no"}
preliminary:
  pairing: random_in_groups
  match: one_game
  points: {per: match, win: 1, bye: 1}
  tie_breaks: [sos_mean, esos_mean, random]
finals: {kind: single_elimination, sizes: [2, 4, 8], cuts: [top]}
minutes:
  - {round: preliminary, minutes: 35}
  - {round: elimination, match: one_game, minutes: 60}
  - {round: final, match: one_game, minutes: 60}
structures:
  basic: {finals_match: one_game, rows: [{players: "4-8", rounds: 3, cut: 2}]}
  custom: {rounds_from: 1, rounds_to: 9, finals_match: [one_game]}
tiers: [{tier: relaxed, name: {en: Relaxed}, structure: basic, leaders_play: never}]
"#;

pub(crate) fn small_game() -> Ruleset {
    serde_yaml::from_str(SMALL).expect("the game can be read")
}
