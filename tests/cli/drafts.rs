use super::*;
use komandor::event::{Action, Event, Id};
use komandor::simulate::{Simulation, simulate};
use komandor::verify::verify;
use std::sync::Arc;

fn thirteen() -> Desk {
    let desk = Desk::with("destiny-draft --date 2026-11-21 --seed 41", &[]);
    desk.verbs((1..=13).map(|n| format!("add 'Gracz {n:02}'")));
    desk
}

fn ids(list: &Value) -> Vec<u64> {
    list.as_array().unwrap().iter().filter_map(Value::as_u64).collect()
}

#[test]
fn a_draft_of_thirteen_in_two_pods() {
    let desk = thirteen();
    desk.verb("setup boosters=72 pick_seconds=40 redraft=yes");
    let drawn = desk.tried("pods");
    assert_eq!(drawn.err, "warning: 6 boosters short: 78 needed, 72 on hand.\n");
    assert!(drawn.out.ends_with("Drew 2 pods: 7 and 6 players.\n"), "{}", drawn.out);
    desk.verb("setup boosters=78");
    desk.verbs(["draft next"; 30]);
    let pods = desk.done("show shop.yaml pods");
    assert!(
        pods.contains("Draft: phase 2, pick 15 of 15, hands of 1 card, passed right"),
        "{pods}"
    );
    assert!(pods.contains("Pod 2: 6 players, 5 rounds"), "{pods}");
    desk.verb("draft next");

    let all = desk.event();
    let seats: Vec<Vec<u64>> =
        all["pods"].as_array().unwrap().iter().map(|pod| ids(&pod["seats"])).collect();
    assert_eq!(seats.iter().map(Vec::len).collect::<Vec<_>>(), [7, 6]);
    assert_eq!(all["entrants"][0]["pod"], 1 + u64::from(seats[1].contains(&1)));
    let mut met = BTreeSet::new();
    let mut rested = Vec::new();
    for number in 1..=7 {
        desk.verb("pair");
        let round = desk.play("W", "L");
        assert_eq!((&round["number"], &round["minutes"]), (&Value::from(number), &Value::from(35)));
        for pairing in round["pairings"].as_array().unwrap() {
            let a = pairing["a"].as_u64().unwrap();
            match pairing["b"].as_u64() {
                Some(b) => assert!(met.insert((a.min(b), a.max(b)))),
                None => {
                    rested.push(a);
                    let result = &pairing["result"];
                    assert_eq!(result["points"], serde_json::json!([0, 0]));
                    assert_eq!(result["winner"], Value::Null);
                    assert_eq!(result["how"], "rested");
                }
            }
        }
    }
    assert_eq!(met.len(), 21 + 15);
    rested.sort_unstable();
    let mut odd = seats[0].clone();
    odd.sort_unstable();
    assert_eq!(rested, odd);

    let all = desk.event();
    let best = |pod: usize| seats[pod].iter().min().copied().unwrap();
    assert_eq!(all["pods"][0]["winner"], best(0));
    assert_eq!(all["pods"][1]["winner"], best(1));
    assert_eq!(all["champion"], best(0), "six wins are more than five");
    assert_eq!(desk.tried("redraft 8").err, "Which pod? Add pod=N.\n");
    desk.verbs(["redraft 2 pod=1", "redraft next", "redraft next", "finish"]);
    let judged = desk.done("verify shop.yaml");
    assert!(judged.contains("all OK: checked 7 rounds, 36 tables"), "{judged}");
    for format in ["text", "markdown", "csv", "json", "html"] {
        desk.done(&format!("show shop.yaml pods --format '{format}'"));
        desk.done(&format!("show shop.yaml standings --format '{format}'"));
    }
    let standings = desk.done("show shop.yaml standings");
    assert!(
        standings.contains("\nPod 1\n") && standings.contains("\nWinners: pod 1 "),
        "{standings}"
    );
}

fn played(players: u32) -> Event {
    let library = Library::new(Vec::new());
    let ruleset = Arc::new(library.get("destiny-draft").unwrap().ruleset.clone());
    simulate(&ruleset, &Simulation { players, structure: None, seed: 4, drops: 0, house: false })
        .unwrap()
}

fn rounds(event: &mut Event) -> Vec<&mut komandor::event::actions::Paired> {
    let undone = event.undone.clone();
    let standing = std::sync::Arc::make_mut(&mut event.log)
        .iter_mut()
        .filter(|entry| !undone.contains(&entry.n));
    let paired = standing.filter_map(|entry| match &mut entry.action {
        Action::Pair(paired) => Some(&mut **paired),
        _ => None,
    });
    paired.collect()
}

#[track_caller]
fn found(event: &Event, start: &str) {
    let told: Vec<String> = verify(event).breaches.iter().map(ToString::to_string).collect();
    assert!(told.iter().any(|sentence| sentence.contains(start)), "{start:?} in {told:#?}");
}

#[test]
fn two_who_meet_again_are_found() {
    let mut event = played(6);
    let mut all = rounds(&mut event);
    let first = all[0].tables.clone();
    all[1].tables = first;
    found(&event, "play each other again");
}

#[test]
fn somebody_who_rests_twice_or_wins_by_it_is_found() {
    let mut event = played(7);
    let all = rounds(&mut event);
    let free: Vec<Id> = all
        .into_iter()
        .nth(1)
        .map(|paired| {
            paired.unplayed = std::mem::take(&mut paired.byes);
            paired.unplayed.clone()
        })
        .unwrap();
    assert_eq!(free.len(), 1);
    found(&event, "round 2: 1 wins without a game, but 0 dropped");
    found(&event, "0 players sit out in a pod of 7");
}
