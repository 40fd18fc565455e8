//! Tests that relatives, and people who travelled together, do not meet in round 1 if that
//! is possible.

use super::fixture::{Desk, basic};
use crate::event::Id;
use crate::ruleset::{Library, Relation};

/// Destiny, with everybody kept apart whom the schema can keep apart.
fn desk(players: &[&str]) -> Desk {
    let mut ruleset = Library::new(Vec::new()).get("destiny").unwrap().ruleset.clone();
    ruleset.preliminary.apart_in_first_round =
        vec![Relation::SameClub, Relation::Relatives, Relation::TravelledTogether];
    let mut desk = Desk::with(ruleset, basic(), &[]);
    players.iter().for_each(|player| {
        desk.told(&format!("add {player}"));
    });
    desk
}

fn meet(desk: &Desk, a: &str, b: &str) -> bool {
    let ids: [Id; 2] = [desk.id(a), desk.id(b)];
    let round = desk.event.round().unwrap();
    round.pairings.iter().any(|p| p.has(ids[0]) && p.has(ids[1]))
}

#[test]
fn relatives_and_travellers_are_kept_apart_in_every_draw() {
    let mut desk = desk(&[
        "Ewa family=Nowak",
        "Jan family=nowak",
        "Ola travel='Bus 2'",
        "Piotr travel='bus 2'",
        "Kuba",
        "Zosia club=Bard",
        "Marek club=bard",
        "Iga",
    ]);
    assert_eq!(desk.warnings("pair"), [""; 0]);
    for n in 0..20 {
        for [a, b] in [["Ewa", "Jan"], ["Ola", "Piotr"], ["Zosia", "Marek"]] {
            assert!(!meet(&desk, a, b), "{a} meets {b} in draw {n}");
        }
        assert_eq!(desk.warnings(&format!("redraw 'draw {n}'")), [""; 0]);
    }
}

#[test]
fn only_the_first_round_keeps_them_apart() {
    let mut desk = desk(&["A family=x", "B family=x", "C family=y", "D family=y"]);
    desk.decision("pair");
    assert!(!meet(&desk, "A", "B"));
    // Both members of each family have the same result, so they meet next.
    desk.play(|event, a, _| event.label(a).as_str() < "C");
    assert_eq!(desk.warnings("pair"), [""; 0]);
    assert!(meet(&desk, "A", "B") && meet(&desk, "C", "D"));
}

#[test]
fn it_is_told_where_they_could_not_be_kept_apart() {
    let mut desk = desk(&[
        "Ewa family=Nowak travel=auto",
        "Jan family=Nowak travel=auto",
        "Ola family=Nowak",
        "Iga family=Nowak",
    ]);
    let warnings = desk.warnings("pair");
    let both = " meet in round 1 (relatives, travelled together): they could not be kept apart.";
    let one = " meet in round 1 (relatives): they could not be kept apart.";
    assert_eq!(warnings.len(), 2);
    assert!(
        warnings.iter().all(|said| said.ends_with(both) || said.ends_with(one)),
        "{warnings:?}"
    );
    desk.told("undo");
    let said = desk.warnings("pair manual 'Ewa = Jan, Ola = Iga'");
    let by_hand = |said: &String| said.ends_with(").");
    assert_eq!(said[0], "Ewa and Jan meet in round 1 (relatives, travelled together).");
    assert_eq!(said.iter().filter(|said| by_hand(said)).count(), 2);
}

#[test]
fn the_words_can_be_corrected_and_taken_out() {
    let mut desk = desk(&["Ewa family=Nowak travel=auto", "Jan"]);
    desk.told("edit Jan family=Nowak");
    desk.told("edit Ewa travel=");
    let [ewa, jan] = [0, 1].map(|at| desk.event.entrants[at].clone());
    assert_eq!((ewa.family.as_deref(), ewa.travel), (Some("Nowak"), None));
    assert_eq!((jan.family.as_deref(), jan.travel), (Some("Nowak"), None));
    assert_eq!(
        desk.refused("edit Jan"),
        "Nothing to change is given: name=, club=, partner=, family=, travel=, start= or table=."
    );
}

#[test]
fn a_game_that_keeps_nobody_apart_takes_no_such_words() {
    let mut desk = Desk::destiny(basic(), &["Ewa"]);
    assert_eq!(
        desk.refused("add Jan family=Nowak"),
        "Star Wars: Destiny does not keep relatives apart in the first round: leave family out."
    );
    assert_eq!(
        desk.refused("edit Ewa travel=auto"),
        "Star Wars: Destiny does not keep those who travelled together apart in the first round: \
         leave travel out."
    );
}
