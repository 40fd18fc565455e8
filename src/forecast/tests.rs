use super::*;
use crate::event::{Action, Phase, champion, phase, standings};
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
    }
    let expected = [
        "Add",
        "Apart",
        "CheckIn",
        "Cut",
        "Decline",
        "Disqualify",
        "Drop",
        "Edit",
        "Finish",
        "Import",
        "Pair",
        "Penalty",
        "Post",
        "Redo",
        "Rejoin",
        "Report",
        "Setup",
        "Swap",
        "Table",
        "Undo",
    ];
    assert_eq!(seen.iter().map(String::as_str).collect::<Vec<_>>(), expected);
    assert!(late);
}

#[test]
fn standings_that_outlast_a_step_are_those_of_the_whole_log() {
    for seed in 0..8 {
        let event =
            simulate(&destiny(), &Simulation { drops: 20, ..simulation(20, seed) }).unwrap();
        let mut kept = Event::empty(event.head.clone(), event.ruleset.clone());
        for (index, entry) in event.log.iter().enumerate() {
            standings(&kept);
            kept.append(entry.clone()).unwrap();
            let log = event.log[..=index].to_vec();
            let anew = Event::replay(event.head.clone(), event.ruleset.clone(), log).unwrap();
            assert_eq!(standings(&kept), standings(&anew), "seed {seed}, line {}", entry.n);
        }
    }
}

#[test]
fn with_no_drops_everybody_stays() {
    let ruleset = destiny();
    for seed in 0..50 {
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
                for players in 2..30 {
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

/// By the log and the rounds alone: who has the bye's turn, and who has met the house player.
#[test]
fn a_house_player_takes_every_bye_and_no_place() {
    let (mut rounds, mut unused) = (0, 0);
    for seed in 0..60 {
        let asked = Simulation { house: true, ..simulation(5 + seed as u32 % 9, seed) };
        let event = simulate(&destiny(), &asked).unwrap();
        let house: Vec<_> = event.entrants.iter().filter(|one| one.house).map(|e| e.id).collect();
        assert_eq!(house.len(), 1);
        assert!(standings(&event).iter().all(|line| line.entrant != house[0]));
        assert!(crate::event::final_places(&event).iter().all(|id| *id != house[0]));
        for (index, entry) in event.log.iter().enumerate() {
            let Action::Pair(paired) = &entry.action else { continue };
            if paired.stage > 1 {
                assert!(paired.tables.iter().flatten().all(|id| *id != house[0]));
                continue;
            }
            let before = Event::replay(
                event.head.clone(),
                event.ruleset.clone(),
                event.log[..index].to_vec(),
            );
            let before = before.unwrap();
            let here = before.is_here(house[0]);
            let met = paired.tables.iter().find(|two| two.contains(&house[0]));
            let seated = paired.tables.iter().flatten().filter(|id| **id != house[0]);
            let playing: Vec<_> = seated.chain(&paired.bye).copied().collect();
            let odd = playing.len() % 2 == 1;
            assert_eq!(met.is_some(), odd && here, "seed {seed}");
            assert_eq!(paired.bye.is_some(), odd && !here, "seed {seed}");
            unused += u32::from(here && !odd);
            // A round drawn again replaces the newest, which this state still has.
            let Some([player, _]) = met.filter(|_| paired.round > 1 && paired.redrawn == 0) else {
                continue;
            };
            rounds += 1;
            let free = |id: u32| {
                let all = before.stages[0].rounds.iter().flat_map(|round| &round.pairings);
                let own = all.filter(|p| p.has(id));
                own.filter(|p| p.is_bye() && !p.sits_out() || p.has(house[0])).count()
            };
            let place = |id: u32| standings(&before).standing(id).map_or(u32::MAX, |s| s.rank);
            let fewest = playing.iter().map(|id| free(*id)).min().unwrap();
            let lowest = playing.iter().copied().filter(|id| free(*id) == fewest);
            assert_eq!(place(*player), lowest.map(place).max().unwrap(), "seed {seed}");
        }
    }
    assert!(rounds > 60 && unused > 60, "{rounds} {unused}");
}
