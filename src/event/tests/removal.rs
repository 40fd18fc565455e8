//! Tests of removal: an entrant registered by mistake is gone. An entrant who was never
//! paired has no place.

use super::fixture::Desk;
use crate::event::standings;

fn places(desk: &Desk) -> Vec<String> {
    standings(&desk.event).iter().map(|standing| desk.event.label(standing.entrant)).collect()
}

#[test]
fn a_registration_made_by_mistake_is_taken_off_though_others_came_after() {
    let mut desk = Desk::custom(2, 0, &["Ala", "Bea", "Pomyłka", "Cyd", "Dag"]);
    assert_eq!(desk.told("remove Pomyłka"), "Removed Pomyłka (#3), as if never registered.");
    assert_eq!(
        desk.refused("drop Pomyłka"),
        "No player matches \"Pomyłka\": enter part of the name, or #number."
    );
    assert_eq!(desk.refused("drop #3"), "There is no player #3: numbers go from #1 to #5.");
    // The name and the start number are free again; the id is not.
    assert_eq!(desk.told("add Pomyłka start=3"), "Registered Pomyłka (#6).");
    desk.told("remove Pomyłka");
    assert_eq!(desk.event.count_entrants(desk.event.registered().count()).to_string(), "4 players");
    desk.round("Ala-Bea Cyd-Dag");
    assert_eq!(places(&desk).len(), 4);
    assert_eq!(
        desk.refused("remove Ala"),
        "The event has started. To drop Ala: drop. Players who were never paired get no place."
    );
}

#[test]
fn a_removal_is_undone_like_any_action() {
    let mut desk = Desk::custom(2, 0, &["Ala", "Bea", "Cyd"]);
    desk.told("remove Bea");
    assert_eq!(desk.told("undo"), "Undone: removed Bea: registered by mistake (#4 by anna).");
    assert_eq!(desk.event.registered().count(), 3);
    desk.run(["redo", "pair"]);
    assert_eq!(
        desk.refused("undo 4"),
        "Can't undo only action 4 (removed Bea: registered by mistake). This depends on it: 7 (paired round 1). Undo that first."
    );
}

#[test]
fn whoever_was_never_paired_has_no_place_in_any_game() {
    for game in ["destiny", "imperial-assault", "lcg", "tcg"] {
        let setup = Desk::custom(1, 0, &[]).event.setup;
        let mut desk = Desk::of(game, setup, &["Ala", "Bea", "Cyd", "Dag", "Ewa"]);
        desk.run(["drop Ewa", "pair manual 'Ala = Bea, Cyd = Dag'", "add Późny"]);
        let games = if game == "lcg" { "LL" } else { "L" };
        desk.run([1, 2].map(|table| format!("report {table} {games}")));
        let ranked = places(&desk);
        assert!(!ranked.contains(&"Ewa".to_owned()), "{game}: {ranked:?}");
        assert!(!ranked.contains(&"Późny".to_owned()), "{game}: {ranked:?}");
        assert_eq!(ranked.len(), 4, "{game}");
    }
}

#[test]
fn a_late_player_has_a_place_from_the_first_pairing_on() {
    let mut desk = Desk::custom(3, 0, &["Ala", "Bea", "Cyd", "Dag"]);
    desk.round("Ala-Bea Cyd-Dag");
    desk.told("add Późny");
    assert_eq!(places(&desk).len(), 4);
    desk.told("pair");
    assert_eq!(places(&desk).len(), 5);
}
