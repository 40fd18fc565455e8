//! Late players and missing opponents from the command line.

use super::desk::Desk;

/// Five players in round 1, and Zoe who came late.
fn late() -> Desk {
    let desk = Desk::with_players(7, &["Ala", "Jan", "Ewa", "Ola", "Ula"]);
    desk.verb(&["setup", "structure=custom", "rounds=3", "cut=0"]);
    desk.verb(&["pair", "manual", "Ala = Jan, Ewa = Ola, Ula = bye"]);
    desk
}

#[test]
fn a_late_entry_says_how_to_be_seated() {
    let desk = late();
    let said = desk.run(&["do", "shop.yaml", "add", "Zoe"]);
    assert_eq!(said.status, 0);
    let all = format!("{}{}", said.out, said.err);
    assert!(
        all.contains("They are unpaired in round 1. To seat them: seat #6 opponent|bye|loss|next."),
        "{all}"
    );
    let said = desk.verb(&["seat", "Zoe", "opponent"]);
    assert!(
        said.ends_with("Zoe plays Ula at table 3; Ula loses the bye and its 1 point.\n"),
        "{said}"
    );
    let event = desk.json(&["event"]);
    let pairings = event["stages"][0]["rounds"][0]["pairings"].as_array().unwrap();
    let last = pairings.last().unwrap();
    assert_eq!((&last["table"], &last["a"], &last["b"]), (&3.into(), &5.into(), &6.into()));
    assert_eq!((pairings.len(), &last["by_hand"]), (3, &true.into()));
    assert_eq!(event["entrants"][5]["missed_rounds"], 0);
    assert_eq!(desk.refused(&["seat", "Zoe", "bye"]), "Zoe already plays at table 3.");
    let verified = desk.run(&["verify", "shop.yaml"]);
    assert_eq!(verified.status, 0, "{}{}", verified.out, verified.err);
    desk.verb(&["undo"]);
    let event = desk.json(&["event"]);
    assert_eq!(event["entrants"][5]["missed_rounds"], 1);
}

#[test]
fn the_player_with_the_bye_takes_the_seat_of_a_missing_one() {
    let desk = late();
    desk.verb(&["seat", "Ula", "2", "for=Ola"]);
    let event = desk.json(&["event"]);
    let pairings = event["stages"][0]["rounds"][0]["pairings"].as_array().unwrap();
    let seats: Vec<_> = pairings.iter().map(|one| (&one["a"], &one["b"])).collect();
    assert_eq!(seats, [(&1.into(), &2.into()), (&3.into(), &5.into())]);
    assert_eq!(event["entrants"][3]["status"], "dropped");
    assert_eq!(event["entrants"][3]["left_after"], 0);
    let verified = desk.run(&["verify", "shop.yaml"]);
    assert_eq!(verified.status, 0, "{}{}", verified.out, verified.err);
}
