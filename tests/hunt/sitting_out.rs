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
