//! The numbers of the built-in Imperial Assault file.

use crate::ruleset::{
    Better, Library, MatchShape, RoundKind, Ruleset, Structure, StructureKind, TieBreak, TierKind,
};

fn assault() -> Ruleset {
    Library::new(Vec::new()).get("imperial-assault").expect("built in").ruleset.clone()
}

fn row(structure: &Option<Structure>, players: u32) -> Option<(u32, Option<u32>)> {
    let row = structure.as_ref().expect("the structure is there").row(players)?;
    assert_eq!(row.or_rounds, None);
    Some((row.rounds, row.cut))
}

#[test]
fn e1_the_basic_structure_is_the_one_of_the_sister_game() {
    let destiny = Library::new(Vec::new()).get("destiny").unwrap().ruleset.structures.clone();
    let basic = assault().structures.basic;
    for players in 2..400 {
        assert_eq!(row(&basic, players), row(&destiny.basic, players), "{players} players");
    }
    assert_eq!(row(&basic, 3), None);
}

#[test]
fn e1_advanced_structure() {
    let advanced = assault().structures.advanced;
    let rows = [
        (9, 4, 4),
        (12, 4, 4),
        (13, 4, 8),
        (24, 4, 8),
        (25, 5, 8),
        (40, 5, 8),
        (41, 6, 8),
        (76, 6, 8),
        (77, 6, 16),
        (148, 6, 16),
        (149, 6, 32),
        (288, 6, 32),
        (289, 7, 32),
        (512, 7, 32),
        (513, 8, 32),
        (5000, 8, 32),
    ];
    for (players, rounds, cut) in rows {
        assert_eq!(row(&advanced, players), Some((rounds, Some(cut))), "{players} players");
    }
    assert_eq!(row(&advanced, 8), None);
}

#[test]
fn round_lengths_and_matches() {
    let assault = assault();
    let structures = &assault.structures;
    for structure in [&structures.basic, &structures.advanced] {
        assert_eq!(structure.as_ref().unwrap().finals_match, MatchShape::FirstToTwo);
    }
    assert_eq!(structures.custom.finals_match, [MatchShape::FirstToTwo, MatchShape::OneGame]);
    assert_eq!(assault.preliminary.shape, MatchShape::OneGame);
    assert_eq!(assault.minutes(RoundKind::Preliminary, MatchShape::OneGame), 65);
    for shape in [MatchShape::OneGame, MatchShape::FirstToTwo] {
        assert_eq!(assault.minutes(RoundKind::Elimination, shape), 65);
        assert_eq!(assault.minutes(RoundKind::Final, shape), 105);
    }
}

#[test]
fn points_tie_breaks_and_tiers() {
    let assault = assault();
    let points = &assault.preliminary.points;
    assert_eq!((points.win, points.draw, points.loss, points.bye), (1, None, 0, 1));
    let order = [TieBreak::SosMean, TieBreak::EsosMean, TieBreak::Random];
    assert_eq!(assault.preliminary.tie_breaks, order);
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
    let all = assault().missions.unwrap().missions;
    let names: Vec<String> = all.iter().map(|mission| mission.phrase().to_string()).collect();
    assert_eq!(
        names,
        [
            "mission A on Nelvaanian War Zone",
            "mission B on Nelvaanian War Zone",
            "mission A on ISB Headquarters",
            "mission B on ISB Headquarters",
            "mission A on Coruscant Landfill",
            "mission B on Coruscant Landfill",
        ]
    );
    assert!(all[..2].iter().all(|mission| mission.also == ["Belvaanin War Zone"]));
}

#[test]
fn the_end_of_time_compares_in_the_order_of_the_rules() {
    let procedures = assault().end_of_time;
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
