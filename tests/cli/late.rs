//! Late players and missing opponents from the command line.

use super::desk::Desk;

/// Five players in round 1, and Zoe who came late.
fn late() -> Desk {
    let desk = Desk::with_players(7, &["Ala", "Jan", "Ewa", "Ola", "Ula"]);
    desk.verbs([
        "setup structure=custom rounds=3 cut=0",
        "pair manual 'Ala = Jan, Ewa = Ola, Ula = bye'",
    ]);
    desk
}

#[test]
fn a_late_entry_says_how_to_be_seated() {
    let desk = late();
    let said = desk.tried("add Zoe");
    assert_eq!(said.status, 0);
    let all = format!("{}{}", said.out, said.err);
    assert!(
        all.contains(
            "They have no opponent in round 1 yet: seat #6 opponent|bye|loss|next gives them a \
             place."
        ),
        "{all}"
    );
    let said = desk.verb("seat Zoe opponent");
    assert!(
        said.ends_with("Zoe plays Ula at table 3; the bye of Ula and its 1 point are gone.\n"),
        "{said}"
    );
    let event = desk.event();
    let pairings = event["stages"][0]["rounds"][0]["pairings"].as_array().unwrap();
    let last = pairings.last().unwrap();
    assert_eq!((&last["table"], &last["a"], &last["b"]), (&3.into(), &5.into(), &6.into()));
    assert_eq!((pairings.len(), &last["by_hand"]), (3, &true.into()));
    assert_eq!(event["entrants"][5]["missed_rounds"], 0);
    assert_eq!(desk.refused("seat Zoe bye"), "Zoe plays at table 3 already.");
    let verified = desk.run("verify shop.yaml");
    assert_eq!(verified.status, 0, "{}{}", verified.out, verified.err);
    desk.verb("undo");
    let event = desk.event();
    assert_eq!(event["entrants"][5]["missed_rounds"], 1);
}

#[test]
fn the_player_with_the_bye_takes_the_seat_of_a_missing_one() {
    let desk = late();
    desk.verb("seat Ula 2 for=Ola");
    let event = desk.event();
    let pairings = event["stages"][0]["rounds"][0]["pairings"].as_array().unwrap();
    let seats: Vec<_> = pairings.iter().map(|one| (&one["a"], &one["b"])).collect();
    assert_eq!(seats, [(&1.into(), &2.into()), (&3.into(), &5.into())]);
    assert_eq!(event["entrants"][3]["status"], "dropped");
    assert_eq!(event["entrants"][3]["left_after"], 0);
    let verified = desk.run("verify shop.yaml");
    assert_eq!(verified.status, 0, "{}{}", verified.out, verified.err);
}
