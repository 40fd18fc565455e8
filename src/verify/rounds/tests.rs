use crate::event::actions::MissionSet;
use crate::event::fixture::{Desk, borrowed, custom, letters};
use crate::event::{Action, Event, Id};
use crate::pairing::Draw;
use crate::verify::verify;
use std::collections::BTreeSet;

fn desk() -> Desk {
    let mut desk = Desk::custom(3, 0, &["Ewa", "Jan", "Ola", "Piotr", "Zosia", "Marek"]);
    desk.does("setup apart='relatives always absolute'");
    desk.does("edit Zosia family=Lis");
    desk.does("edit Marek family=Lis");
    desk.does("apart Ewa Jan");
    desk
}

/// The sentences about an event whose newest line is changed.
fn judged(desk: &Desk, change: &dyn Fn(&mut Action)) -> (Vec<String>, Vec<String>) {
    let mut log = desk.event.log.to_vec();
    change(&mut log.last_mut().unwrap().action);
    let (head, game) = (desk.event.head.clone(), desk.event.ruleset.clone());
    let verdict = verify(&Event::replay(head, game, log).unwrap());
    let told = |findings: &[crate::verify::Finding]| {
        findings.iter().map(|finding| finding.sentence.to_string()).collect()
    };
    (told(&verdict.breaches), told(&verdict.remarks))
}

#[test]
fn a_drawn_round_in_which_they_meet_is_a_breach() {
    let mut desk = desk();
    desk.does("pair");
    assert_eq!(judged(&desk, &|_| {}).0, [""; 0]);
    let [ewa, jan, zosia, marek] = ["Ewa", "Jan", "Zosia", "Marek"].map(|name| desk.id(name));
    let [ola, piotr] = ["Ola", "Piotr"].map(|name| desk.id(name));
    let together = |action: &mut Action| {
        let Action::Pair(paired) = action else { panic!() };
        paired.tables = vec![[ewa, jan], [zosia, marek], [ola, piotr]];
    };
    let (breaches, _) = judged(&desk, &together);
    assert_eq!(breaches[0], "must not meet: Ewa – Jan, Zosia – Marek");
    assert_eq!(breaches.len(), 1, "{breaches:?}");
}

#[test]
fn a_round_by_hand_in_which_they_meet_is_remarked() {
    let mut desk = desk();
    desk.does("pair manual 'Ewa = Jan, Zosia = Ola, Marek = Piotr'");
    let (breaches, remarks) = judged(&desk, &|_| {});
    assert_eq!(breaches, [""; 0]);
    assert!(remarks.iter().any(|told| told.contains("must not meet: Ewa – Jan")), "{remarks:?}");
}

fn of_seed(seed: u64, rounds: u32, cut: u32, players: usize) -> Desk {
    let mut desk = Desk::of("imperial-assault", custom(rounds, cut), &[]);
    desk.event.head.seed = seed.into();
    borrowed(&letters(players)).iter().for_each(|name| _ = desk.does(&format!("add '{name}'")));
    desk
}

fn lower(_: &Event, a: Id, b: Id) -> bool {
    a < b
}

fn sound(desk: &Desk) {
    assert_eq!(verify(&desk.event).breaches, []);
}

#[test]
fn e37_no_way_of_settling_uses_a_mission_twice_before_all_were_used() {
    for seed in 0..8_u64 {
        let mut desk = of_seed(seed, 12, 0, 6);
        let mut chance = Draw::new(seed, "ways");
        for _ in 0..12 {
            if chance.below(4) == 0 {
                let free = desk.event.mission_die(true).unwrap();
                let roll = chance.below(free.sides) + 1;
                let _ = desk.try_verb(&format!("mission roll={roll} next"));
            }
            desk.does("pair");
            for _ in 0..chance.below(4) {
                let number = chance.below(7);
                let settled = desk.event.undoable().map(|entry| &entry.action);
                let undo = matches!(settled, Some(Action::Mission(_)));
                // Some of these are refused; no refusal changes anything.
                let _ = desk.try_verb(&match chance.below(4) {
                    0 => format!("mission roll={number}"),
                    1 => "mission redraw why=x".to_owned(),
                    2 if undo => "undo".to_owned(),
                    _ => format!("mission {number}"),
                });
            }
            desk.play(lower);
        }
        let rounds = &desk.event.stage().unwrap().rounds;
        let numbers: Vec<_> =
            rounds.iter().map(|r| r.mission.clone().unwrap().title().to_string()).collect();
        for half in numbers.chunks(6) {
            let different: BTreeSet<&String> = half.iter().collect();
            assert_eq!(different.len(), half.len(), "seed {seed}: {numbers:?}");
        }
        sound(&desk);
    }
}

#[test]
fn a_mission_too_early_is_a_breach_unless_told() {
    let mut desk = of_seed(7, 3, 0, 8);
    desk.dialogue("pair · mission 1");
    desk.play(lower);
    desk.dialogue("pair · mission 1 again");
    sound(&desk);
    let untold = |change: &dyn Fn(&mut MissionSet)| {
        let of_set = |action: &mut Action| match action {
            Action::Mission(set) => change(set),
            other => panic!("{other:?}"),
        };
        judged(&desk, &of_set).0
    };
    assert_eq!(
        untold(&|set| set.again = false),
        ["mission 1 is repeated before mission 2 was played"]
    );
    assert_eq!(
        untold(&|set| (set.again, set.mission, set.roll) = (false, 3, Some(6))),
        [
            "no command writes this line: \"6 is no mission now: roll again. To see what the numbers mean: mission roll.\""
        ]
    );
    assert_eq!(
        untold(&|set| (set.again, set.round) = (true, 1)),
        [r#""round" is 1, but this program writes 2"#]
    );
}
