//! The place of a late player, asked in one line.

use super::Desk;

#[test]
fn a_late_player_gets_a_place_by_a_number() {
    let desk = Desk::playing();
    let said = desk.dialogue(&[], "add Zoe\n1\nadd Ola\nnote late\n", 0);
    assert!(said.contains("Seat Zoe: 1: A bye"), "{said}");
    assert!(said.contains("Zoe gets a bye in round 1: 1 point. Saved, number 7."), "{said}");
    // A line that is no number is carried out as what it is.
    assert!(said.contains("Seat Ola: 1: Against the player with the bye"), "{said}");
    assert!(said.contains("Saved, number 9."), "{said}");
}
