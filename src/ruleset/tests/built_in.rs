//! The numbers of the built-in files of Destiny and Imperial Assault.

use crate::ruleset::{
    Better, Library, MatchShape, RoundKind, Ruleset, Structure, StructureKind, TieBreak, TierKind,
};

fn game(id: &str) -> Ruleset {
    Library::new(Vec::new()).get(id).expect("built in").ruleset.clone()
}

/// Rounds, perhaps by choice, and the cut for so many players.
fn rows<const N: usize>(structure: &Option<Structure>, players: [u32; N]) -> String {
    let structure = structure.as_ref().expect("the structure is there");
    let row = |players: u32| {
        let Some(row) = structure.row(players) else { return format!("{players}: none") };
        let or = row.or_rounds.map_or(String::new(), |rounds| format!(" or {rounds}"));
        let cut = row.cut.map_or(String::new(), |cut| format!(" to {cut}"));
        format!("{players}: {}{or}{cut}", row.rounds)
    };
    players.map(row).join(", ")
}

/// The lengths of elimination rounds and of the final with this match.
fn finals(game: &Ruleset, shape: MatchShape) -> [u32; 2] {
    [RoundKind::Elimination, RoundKind::Final].map(|round| game.minutes(round, shape))
}

#[test]
fn basic_structure() {
    let [destiny, assault] = ["destiny", "imperial-assault"].map(|id| game(id).structures.basic);
    assert_eq!(
        rows(&destiny, [3, 4, 8, 9, 16, 17, 24, 25, 40, 41, 44, 45, 76, 77, 148, 149, 5000]),
        "3: none, 4: 3, 8: 3, 9: 4, 16: 4, 17: 4 to 4, 24: 4 to 4, 25: 5 to 4, 40: 5 to 4, \
         41: 5 to 8, 44: 5 to 8, 45: 6 to 8, 76: 6 to 8, 77: 6 to 16, 148: 6 to 16, 149: 7 to 16, \
         5000: 7 to 16"
    );
    // E1: it is the same in the sister game.
    for players in 2..400 {
        assert_eq!(rows(&assault, [players]), rows(&destiny, [players]));
    }
}

#[test]
fn e1_advanced_structure() {
    let [destiny, assault] = ["destiny", "imperial-assault"].map(|id| game(id).structures.advanced);
    assert_eq!(
        rows(&destiny, [8, 9, 12, 13, 24, 25, 40, 41, 76, 77, 148, 149, 288, 289, 5000]),
        "8: none, 9: 4 to 4, 12: 4 to 4, 13: 5 to 4, 24: 5 to 4, 25: 6 to 8, 40: 6 to 8, \
         41: 7 to 8, 76: 7 to 8, 77: 7 or 8 to 8, 148: 7 or 8 to 8, 149: 8 to 16, 288: 8 to 16, \
         289: 9 to 16, 5000: 9 to 16"
    );
    assert_eq!(
        rows(&assault, [8, 9, 12, 13, 24, 25, 40, 41, 76, 77, 148, 149, 288, 289, 512, 513, 5000]),
        "8: none, 9: 4 to 4, 12: 4 to 4, 13: 4 to 8, 24: 4 to 8, 25: 5 to 8, 40: 5 to 8, \
         41: 6 to 8, 76: 6 to 8, 77: 6 to 16, 148: 6 to 16, 149: 6 to 32, 288: 6 to 32, \
         289: 7 to 32, 512: 7 to 32, 513: 8 to 32, 5000: 8 to 32"
    );
}

#[test]
fn round_lengths_and_matches() {
    let of = |game: &Ruleset| {
        let structures = [&game.structures.basic, &game.structures.advanced];
        structures.map(|structure| structure.as_ref().unwrap().finals_match)
    };
    let destiny = game("destiny");
    assert_eq!(of(&destiny), [MatchShape::OneGame, MatchShape::FirstToTwo]);
    assert_eq!(destiny.minutes(RoundKind::Preliminary, destiny.preliminary.shape), 35);
    assert_eq!(finals(&destiny, MatchShape::OneGame), [35, 50]);
    assert_eq!(finals(&destiny, MatchShape::FirstToTwo), [90, 120]);
    let assault = game("imperial-assault");
    assert_eq!(of(&assault), [MatchShape::FirstToTwo; 2]);
    let custom = &assault.structures.custom;
    assert_eq!(custom.finals_match, [MatchShape::FirstToTwo, MatchShape::OneGame]);
    assert_eq!(assault.preliminary.shape, MatchShape::OneGame);
    assert_eq!(assault.minutes(RoundKind::Preliminary, MatchShape::OneGame), 65);
    for shape in [MatchShape::OneGame, MatchShape::FirstToTwo] {
        assert_eq!(finals(&assault, shape), [65, 105]);
    }
}

#[test]
fn points_tie_breaks_and_tiers() {
    let [destiny, assault] = ["destiny", "imperial-assault"].map(game);
    for game in [&destiny, &assault] {
        let points = &game.preliminary.points;
        assert_eq!((points.win, points.draw, points.loss, points.bye), (1, None, 0, 1));
        let order = [TieBreak::SosMean, TieBreak::EsosMean, TieBreak::Random];
        assert_eq!(game.preliminary.tie_breaks, order);
    }
    assert_eq!(assault.finals.sizes, [4, 8, 16, 32]);
    let tier = |kind| {
        let tier = assault.tier(kind).unwrap();
        (tier.structure, tier.product_delay_days)
    };
    assert_eq!(tier(TierKind::Relaxed), (StructureKind::Basic, 0));
    assert_eq!(tier(TierKind::Formal), (StructureKind::Advanced, 0));
    assert_eq!(tier(TierKind::Premier), (StructureKind::Custom, 11));
}

#[test]
fn three_maps_of_two_missions_and_both_spellings_of_one() {
    let all = game("imperial-assault").missions.unwrap().missions;
    let names: Vec<String> = all.iter().map(|mission| mission.phrase().to_string()).collect();
    let maps = ["Nelvaanian War Zone", "ISB Headquarters", "Coruscant Landfill"];
    let both = |map| ["A", "B"].map(|mission| format!("mission {mission} on {map}"));
    assert_eq!(names, maps.map(both).concat());
    assert!(all[..2].iter().all(|mission| mission.also == ["Belvaanin War Zone"]));
}

#[test]
fn the_end_of_time_compares_in_the_order_of_the_rules() {
    let procedures = game("imperial-assault").end_of_time;
    let steps: Vec<(Better, Vec<&str>)> = (procedures[0].steps.iter())
        .map(|step| (step.better, step.fields.iter().map(|field| field.id.as_str()).collect()))
        .collect();
    assert_eq!(
        steps,
        [
            (Better::Higher, vec!["victory-points"]),
            (Better::Higher, vec!["figure-points"]),
            (Better::Lower, vec!["damage", "defeated-health"]),
            (Better::Roll, vec!["accuracy"]),
        ]
    );
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
