//! Tests that tie-breaks of the players' own matches are judged as the program computes them.

use super::verify;
use crate::event::fixture::Desk;
use crate::event::fixture::tournaments::{
    ORDER, candidates, chess, circle, hamilton, leader, play, with_a_bye,
};
use crate::event::standings;
use crate::event::standings::Value;

fn is_well(desk: &Desk) {
    let found = verify(&desk.event).breaches;
    assert_eq!(found.iter().map(ToString::to_string).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn tournaments_that_were_played_are_clean() {
    let all = [candidates(), hamilton(), leader(), circle(), with_a_bye(1), with_a_bye(2)];
    all.iter().for_each(is_well);
    let mut desk = leader();
    desk.told("report 2 L round=2");
    is_well(&desk);
}

/// The checker finds each of these values changed, and each place.
#[test]
fn changed_values_are_found() {
    let mut desk = chess(ORDER, 2, &["A", "B", "C", "D"]);
    play(&mut desk, &[("A", "B", 'W'), ("C", "D", 'D')]);
    play(&mut desk, &[("A", "C", 'D'), ("B", "D", 'W')]);
    let given = standings(&desk.event).whole();
    assert_eq!(super::verify_standings(&desk.event, &given), []);
    for at in 0..5 {
        let mut wrong = given.clone();
        wrong[1].tie_breaks[at].1 = Value::Exact(crate::event::Fraction::new(99, 1));
        let found = super::verify_standings(&desk.event, &wrong);
        assert_eq!(found.len(), 1, "{at}");
        assert!(found[0].to_string().contains("not 99"), "{}", found[0]);
    }
}
