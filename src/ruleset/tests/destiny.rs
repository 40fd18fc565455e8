//! The numbers of the built-in Destiny file.

use crate::ruleset::{Library, MatchShape, RoundKind, Ruleset, Structure, TieBreak};

fn destiny() -> Ruleset {
    Library::new(Vec::new()).get("destiny").expect("built in").ruleset.clone()
}

/// Rounds, cut and the alternative number of rounds for a number of players.
fn row(structure: &Option<Structure>, players: u32) -> Option<(u32, Option<u32>, Option<u32>)> {
    let row = structure.as_ref().expect("the structure is there").row(players)?;
    Some((row.rounds, row.cut, row.or_rounds))
}

#[test]
fn basic_structure() {
    let basic = destiny().structures.basic;
    let players = [4, 8, 9, 16, 17, 24, 25, 40, 41, 44, 45, 76, 77, 148, 149, 5000];
    let rounds = [3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7];
    let cuts = [0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 16, 16, 16, 16];
    for (n, players) in players.into_iter().enumerate() {
        let cut = Some(cuts[n]).filter(|cut| *cut > 0);
        assert_eq!(row(&basic, players), Some((rounds[n], cut, None)), "{players} players");
    }
    assert_eq!(row(&basic, 3), None);
}

#[test]
fn advanced_structure() {
    let advanced = destiny().structures.advanced;
    let rows = [
        (9, 4, 4),
        (12, 4, 4),
        (13, 5, 4),
        (24, 5, 4),
        (25, 6, 8),
        (40, 6, 8),
        (41, 7, 8),
        (76, 7, 8),
        (149, 8, 16),
        (288, 8, 16),
        (289, 9, 16),
        (5000, 9, 16),
    ];
    for (players, rounds, cut) in rows {
        assert_eq!(row(&advanced, players), Some((rounds, Some(cut), None)), "{players} players");
    }
    for players in [77, 148] {
        assert_eq!(row(&advanced, players), Some((7, Some(8), Some(8))), "{players} players");
    }
    assert_eq!(row(&advanced, 8), None);
}

#[test]
fn round_lengths() {
    let destiny = destiny();
    let basic = destiny.structures.basic.as_ref().unwrap().finals_match;
    let advanced = destiny.structures.advanced.as_ref().unwrap().finals_match;
    assert_eq!(destiny.minutes(RoundKind::Preliminary, destiny.preliminary.shape), 35);
    assert_eq!(destiny.minutes(RoundKind::Elimination, basic), 35);
    assert_eq!(destiny.minutes(RoundKind::Final, basic), 50);
    assert_eq!(destiny.minutes(RoundKind::Elimination, advanced), 90);
    assert_eq!(destiny.minutes(RoundKind::Final, advanced), 120);
    assert_eq!((basic, advanced), (MatchShape::OneGame, MatchShape::FirstToTwo));
}

#[test]
fn points_and_tie_breaks() {
    let preliminary = destiny().preliminary;
    let points = preliminary.points;
    assert_eq!((points.win, points.draw, points.loss, points.bye), (1, None, 0, 1));
    let order = [TieBreak::SosMean, TieBreak::EsosMean, TieBreak::Random];
    assert_eq!(preliminary.tie_breaks, order);
}

#[test]
fn every_text_is_there_in_polish() {
    fn walk(value: &serde_json::Value) {
        match value {
            serde_json::Value::Object(fields) => {
                if fields.contains_key("en") {
                    assert!(fields.contains_key("pl"), "{value}");
                }
                // The names of cards in an example stay as they are printed.
                let told = fields.iter().filter(|(key, _)| *key != "example");
                told.for_each(|(_, value)| walk(value));
            }
            serde_json::Value::Array(items) => items.iter().for_each(walk),
            _ => {}
        }
    }
    for game in Library::new(Vec::new()).all() {
        walk(&serde_json::to_value(&game.ruleset).unwrap());
    }
}
