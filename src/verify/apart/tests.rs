use crate::event::fixture::Desk;
use crate::event::{Action, Event};
use crate::verify::verify;

fn desk() -> Desk {
    let mut desk = Desk::custom(3, 0, &["Ewa", "Jan", "Ola", "Piotr", "Zosia", "Marek"]);
    desk.told("setup apart='relatives always absolute'");
    desk.told("edit Zosia family=Lis");
    desk.told("edit Marek family=Lis");
    desk.told("apart Ewa Jan");
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
    desk.told("pair");
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
    desk.told("pair manual 'Ewa = Jan, Zosia = Ola, Marek = Piotr'");
    let (breaches, remarks) = judged(&desk, &|_| {});
    assert_eq!(breaches, [""; 0]);
    assert!(remarks.iter().any(|told| told.contains("must not meet: Ewa – Jan")), "{remarks:?}");
}
