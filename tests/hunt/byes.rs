//! Whole events with byes, played at random and judged.

use komandor::event::GivenBye;
use komandor::forecast::{Simulation, simulate};
use komandor::ruleset::{StructureKind, read};
use komandor::verify::verify;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Whole events by rules with every kind of bye and late entry have no breach.
#[test]
fn events_with_byes_are_clean() {
    let text = include_str!("../rulesets/grand-prix.yaml");
    let changes = [
        ("late_entry: nothing", "late_entry: nothing"),
        ("late_entry: nothing", "late_entry: bye"),
        ("late_entry: nothing", "late_entry: loss\n  sitting_out: nothing"),
        ("most: 3}", "most: 3, counts_as_bye: true}"),
        ("points: draw", "points: 0"),
        ("random_in_groups", "halves_by_start"),
    ];
    let mut byes: BTreeMap<GivenBye, u32> = BTreeMap::new();
    for (at, (old, new)) in changes.into_iter().enumerate() {
        let ruleset = read("grand-prix.yaml", &text.replace(old, new));
        let ruleset = Arc::new(ruleset.unwrap_or_else(|why| panic!("{new}: {why:?}")));
        // Few events have somebody who enters late.
        let events = if new == "late_entry: bye" { 72 } else { 12 };
        for seed in 0..events {
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
            all.filter_map(|one| one.given_bye())
                .for_each(|bye| *byes.entry(bye).or_default() += 1);
        }
    }
    let of = |bye: GivenBye| byes.get(&bye).copied().unwrap_or(0);
    let [awarded, requested, late] =
        [GivenBye::Awarded, GivenBye::Requested, GivenBye::Late].map(of);
    assert!(awarded > 50 && requested > 30 && late > 2, "{awarded} {requested} {late}");
}
