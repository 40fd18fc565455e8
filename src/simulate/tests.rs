use super::*;
use crate::event::{Action, Phase, champion, phase};
use crate::ruleset::{Library, PairingKind, StructureKind};

fn destiny() -> Arc<Ruleset> {
    Arc::new(Library::new(Vec::new()).get("destiny").unwrap().ruleset.clone())
}

fn simulation(players: u32, seed: u64) -> Simulation {
    Simulation { players, structure: None, seed, drops: 10, house: false }
}

#[test]
fn the_same_seed_gives_the_same_log_and_another_seed_another() {
    let ruleset = destiny();
    let log = |seed| simulate(&ruleset, &simulation(37, seed)).unwrap().log;
    assert_eq!(log(7), log(7));
    assert_ne!(log(7), log(8));
}

#[test]
fn everything_that_happens_at_a_desk_happens() {
    let ruleset = destiny();
    let expected = "Add Apart CheckIn Cut Decline Disqualify Drop Edit Finish Import Pair \
                    Penalty Post Redo Rejoin Report Setup Swap Table Undo";
    let mut seen = std::collections::BTreeSet::new();
    let mut late = false;
    for seed in 0..300 {
        let event = simulate(&ruleset, &simulation(12 + seed as u32 % 12, seed)).unwrap();
        assert_eq!(phase(&event), Phase::Finished);
        for entry in event.log.iter() {
            let key = format!("{:?}", entry.action);
            seen.insert(key.split(['(', ' ']).next().unwrap().to_owned());
            late |= matches!(&entry.action, Action::Add(added) if !added.missed.is_empty());
        }
        if late && seen.len() == expected.split(' ').count() {
            break;
        }
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>().join(" "), expected);
    assert!(late);
}

#[test]
fn with_no_drops_everybody_stays() {
    let ruleset = destiny();
    for seed in 0..10 {
        let event = simulate(&ruleset, &Simulation { drops: 0, ..simulation(24, seed) }).unwrap();
        assert!(event.entrants.iter().all(|entrant| entrant.is_active()));
        assert_eq!(event.entrants.len(), 24);
    }
}

#[test]
fn every_way_to_play_comes_to_an_end() {
    let mut ruleset = Library::new(Vec::new()).get("destiny").unwrap().ruleset.clone();
    for pairing in [PairingKind::RandomInGroups, PairingKind::HalvesByStart] {
        ruleset.preliminary.pairing = pairing;
        for team_size in [1, 2] {
            ruleset.entrants.team_size = team_size;
            let ruleset = Arc::new(ruleset.clone());
            for structure in [None, Some(StructureKind::Advanced), Some(StructureKind::Custom)] {
                for players in [2, 3, 4, 5, 8, 9, 17, 29] {
                    let simulation =
                        Simulation { structure, ..simulation(players, u64::from(players)) };
                    let event = simulate(&ruleset, &simulation)
                        .unwrap_or_else(|why| panic!("{pairing:?} {structure:?} {players}: {why}"));
                    assert_eq!(event.entrants.len() as u32, players);
                }
            }
        }
    }
}

#[test]
fn the_strong_win_more_often_than_the_weak() {
    let ruleset = destiny();
    let (mut champions, mut all) = (0, 0);
    for seed in 0..200 {
        let watch = &mut |_: &Event, _: &Command| {};
        // A player who sits a round out loses it, however strong they are.
        let everybody_plays = Simulation { drops: 0, ..simulation(16, seed) };
        let play = play::Play::new(&ruleset, everybody_plays, watch);
        let strengths = play.strengths.clone();
        let event = play.play_out().unwrap();
        let Some(id) = champion(&event) else { continue };
        champions += 16 * u64::from(strengths[id as usize - 1]);
        all += strengths.iter().copied().map(u64::from).sum::<u64>();
    }
    assert!(10 * champions > 11 * all, "{champions} of {all}");
}

#[test]
fn too_few_and_too_many_are_refused() {
    let refused = |players| simulate(&destiny(), &simulation(players, 1)).unwrap_err().0;
    assert_eq!(refused(1), "Can't simulate 1 players: choose 2 to 10000.");
    assert_eq!(refused(10_001), "Can't simulate 10001 players: choose 2 to 10000.");
}

/// A whole event with these reasons written in all its rounds.
fn rewritten(reasons: &str) -> Result<Event, String> {
    let library = Library::new(Vec::new());
    let game = Arc::new(library.get("destiny").unwrap().ruleset.clone());
    let simulation = Simulation { players: 9, structure: None, seed: 7, drops: 0, house: false };
    let Event { head, ruleset, mut log, .. } = simulate(&game, &simulation).unwrap();
    for line in std::sync::Arc::make_mut(&mut log) {
        if let Action::Pair(paired) = &mut line.action {
            paired.reasons = reasons.to_owned();
        }
    }
    Event::replay(head, ruleset, log).map_err(|misfit| misfit.to_string())
}

#[test]
fn a_file_from_before_reasons_were_kept_has_none_and_wrong_ones_are_a_fault() {
    let event = rewritten("").unwrap();
    assert!(event.stages[0].rounds[1].pairings.iter().all(|pairing| pairing.reason.is_none()));
    let fault = rewritten("2 in 9 5").unwrap_err();
    assert!(fault.ends_with("the reasons do not fit the tables"), "{fault}");
}
