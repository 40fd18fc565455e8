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
    desk.dialogue(
        r#"remove Pomyłka | Removed Pomyłka (#3): registered by mistake.
           drop Pomyłka | no: No player matches "Pomyłka": enter part of the name, or #number.
           drop #3 | no: There is no player #3: numbers go from #1 to #5.
           // The name and the start number are free again; the id is not.
           add Pomyłka start=3 | Registered Pomyłka (#6)."#,
    );
    desk.told("remove Pomyłka");
    assert_eq!(desk.event.count_entrants(desk.event.registered().count()).to_string(), "4 players");
    desk.round("Ala-Bea Cyd-Dag");
    assert_eq!(places(&desk).len(), 4);
    desk.dialogue(
        "remove Ala | no: The event has started. To drop Ala: drop. Players who were never paired get no place.",
    );
}

#[test]
fn a_removal_is_undone_like_any_action() {
    let mut desk = Desk::custom(2, 0, &["Ala", "Bea", "Cyd"]);
    desk.told("remove Bea");
    assert_eq!(desk.told("undo"), "Undone: \"removed Bea: registered by mistake\" (by anna).");
    assert_eq!(desk.event.registered().count(), 3);
    desk.run(["redo", "pair"]);
    desk.dialogue(
        "undo 4 | no: Can't undo only action 4 (removed Bea: registered by mistake). This depends on it: 7 (paired round 1). Undo that first.",
    );
}
