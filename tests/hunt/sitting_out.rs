//! Events in which players sit rounds out keep the rules, and the round is what the game says.

use super::*;
use komandor::ruleset::SittingOut;

#[test]
fn who_sits_a_round_out_is_never_paired_and_the_standings_stay_as_defined() {
    let library = Library::new(Vec::new());
    let (mut rounds, mut checked_in) = (0, 0);
    for game in ["destiny", "lcg", "tcg"] {
        let ruleset = Arc::new(library.get(game).unwrap().ruleset.clone());
        for seed in 0..6 {
            let players = 7 + seed as u32 % 13;
            let simulation = Simulation { players, structure: None, seed, drops: 10, house: false };
            let event = simulate(&ruleset, &simulation).unwrap();
            assert_eq!(verify(&event).breaches, [], "{game} {seed}");
            checked_in += usize::from(event.checks_in());
            for round in event.stages.iter().flat_map(|stage| &stage.rounds) {
                for id in round.sitting_out() {
                    rounds += 1;
                    let seats = round.pairings.iter().filter(|pairing| pairing.has(id));
                    assert_eq!(seats.count(), 1, "{game} {seed}");
                    let missed = event.entrant(id).unwrap().missed.contains(&round.number);
                    let lost = ruleset.preliminary.sitting_out() == SittingOut::Loss;
                    assert_eq!(missed, lost, "{game} {seed}");
                }
            }
        }
    }
    assert!(rounds > 10 && checked_in > 3, "{rounds} {checked_in}");
}

/// Whole events by rules with byes awarded before the event have no breach.
#[test]
fn events_with_byes_are_clean() {
    let text = include_str!("../rulesets/grand-prix.yaml");
    let changes = [
        ("absence: win", "absence: win"),
        ("absence: win", "absence: win\n  sitting_out: nothing"),
        ("random_in_groups", "halves_by_start"),
    ];
    let mut byes = 0;
    for (at, (old, new)) in changes.into_iter().enumerate() {
        let ruleset = read("grand-prix.yaml", &text.replace(old, new));
        let ruleset = Arc::new(ruleset.unwrap_or_else(|why| panic!("{new}: {why:?}")));
        for seed in 0..6 {
            let players = 5 + (seed as u32 * 5 + at as u32) % 23;
            let structure = Some(StructureKind::Custom);
            let house = seed % 5 == 4;
            let asked = Simulation { players, structure, seed, drops: 8, house };
            let event = simulate(&ruleset, &asked)
                .unwrap_or_else(|why| panic!("{new} {players} {seed}: {why}"));
            let found = verify(&event).breaches;
            let found: Vec<String> = found.iter().map(ToString::to_string).collect();
            assert!(found.is_empty(), "{new}, {players} players, seed {seed}: {found:#?}");
            let rounds = event.stages.first().map_or(&[][..], |stage| &stage.rounds);
            let all = rounds.iter().flat_map(|round| &round.pairings);
            byes += all.filter(|one| one.has_awarded_bye()).count();
        }
    }
    assert!(byes > 50, "{byes}");
}
