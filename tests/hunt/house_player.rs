//! Events with a house player keep the rules.

use komandor::forecast::{Simulation, simulate};
use komandor::ruleset::Library;
use komandor::verify::verify;
use std::sync::Arc;

#[test]
fn events_with_a_house_player_keep_the_rules_of_every_game() {
    for game in ["destiny", "imperial-assault", "lcg", "lcg-2v2", "tcg"] {
        let ruleset = Library::new(Vec::new()).get(game).unwrap().ruleset.clone();
        let ruleset = Arc::new(ruleset);
        for seed in 0..4 {
            let players = 7 + seed as u32;
            let asked = Simulation { players, structure: None, seed, drops: 10, house: true };
            let event = simulate(&ruleset, &asked).unwrap();
            assert_eq!(verify(&event).breaches, [], "{game} {seed}");
        }
    }
}
