//! Tests that a house player is no seed.

use super::verify;
use crate::event::Action;
use crate::event::fixture::Desk;

#[test]
fn a_house_player_among_the_seeds_is_a_breach() {
    let mut desk = Desk::custom(1, 4, &["Ala", "Bea", "Cyd", "Dan", "Ewa"]);
    desk.told("add Hal house");
    desk.told("pair");
    desk.play(|_, a, b| a < b);
    desk.told("cut manual 'Bea, Ala, Cyd, Dan' why='on a whim'");
    let house = desk.id("Hal");
    let cut =
        std::sync::Arc::make_mut(&mut desk.event.log).iter_mut().find_map(|entry| match &mut entry
            .action
        {
            Action::Cut(cut) => Some(cut),
            _ => None,
        });
    cut.unwrap().seeds[0] = house;
    let found = verify(&desk.event).breaches;
    let said: Vec<String> = found.iter().map(|one| one.sentence.to_string()).collect();
    assert!(said.contains(&"Hal is seeded but is a house player".to_owned()), "{said:?}");
}
