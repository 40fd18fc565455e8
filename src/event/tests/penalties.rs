use super::*;

fn desk(game: &str, cut: u32) -> Desk {
    let setup = custom(2, cut);
    let mut desk = Desk::of(game, setup, &["Ala", "Bea", "Cyd", "Dag", "Ewa"]);
    desk.told("pair manual 'Ala = Bea, Cyd = Dag, Ewa = bye'");
    desk
}

#[test]
fn a_warning_is_only_written_down() {
    let mut desk = desk("destiny", 0);
    assert_eq!(desk.told("penalty Ala warning slow play"), "Ala: Warning.");
    assert!(!desk.event.round().unwrap().is_complete());
    desk.dialogue(
        "penalty Ala warning |! Ala has an earlier penalty: Warning (round 1, table 1): slow play.",
    );
}

#[test]
fn a_game_loss_is_entered_at_the_table() {
    let mut desk = desk("destiny", 0);
    desk.dialogue("penalty Bea game-loss lost a die | Bea: Game loss. Table 1: Ala beat Bea.");
    assert_eq!(desk.points("Ala"), 1);
    let told = desk.told("penalty Ala game-loss");
    assert_eq!(told, "Ala: Game loss. Table 1: Ala and Bea both lost. Before: Ala beat Bea.");
    assert_eq!([desk.points("Ala"), desk.points("Bea")], [0, 0]);
    desk.dialogue(
        "penalty Ewa game-loss | no: Ewa isn't at a table now: a game loss counts in the current round.",
    );
    desk.told("undo");
    assert_eq!(desk.points("Ala"), 1);
    desk.told("report 2 W");
}

#[test]
fn in_a_match_of_two_games_one_game_is_lost() {
    let mut desk = desk("lcg", 0);
    desk.dialogue(
        "penalty Ala game-loss | Ala: Exclusion from a game. Table 1: Ala lost game 1 to Bea; score 0–3. Next: game 2.
         penalty Bea game-loss game=1 | Bea: Exclusion from a game. Table 1: Ala and Bea both lost game 1; score 0–0. Next: game 2.
         report 1 XW | Table 1: Ala beat Bea 3–0.
         penalty Ala game-loss | no: The match at table 1 is over: add game=1, game=2 … for the game Ala loses.
         penalty Ala game-loss game=3 | no: Game 3 isn't played yet: choose 1 to 2.",
    );
    desk.told("report 2 WW");
    assert_eq!(desk.points("Ala"), 3);
}

#[test]
fn a_match_loss_takes_the_whole_match() {
    let mut desk = desk("lcg", 0);
    desk.told("report 1 WD");
    desk.dialogue(
        "penalty Ala match-loss | Ala: Exclusion from a match. Table 1: Bea beat Ala 6–0. Before: Ala beat Bea 4–1.",
    );
    assert_eq!([desk.points("Ala"), desk.points("Bea")], [0, 6]);
}

#[test]
fn points_are_taken_off_and_never_below_none() {
    let mut desk = desk("lcg", 0);
    desk.run(["report 1 WW", "report 2 WW"]);
    desk.dialogue(
        "penalty Ala points-loss | no: How many points? For three: penalty #1 points-loss points=3.
         penalty Ala points-loss points=4 marked cards | Ala: Loss of tournament points. 4 tournament points deducted.",
    );
    desk.told("penalty Bea points-loss points=2");
    assert_eq!([desk.points("Ala"), desk.points("Bea")], [2, 0]);
    desk.dialogue(
        "penalty Cyd warning points=2 | no: points= goes with a loss of points, not with warning.",
    );
}

#[test]
fn whoever_is_put_out_is_not_paired_again() {
    let mut desk = desk("destiny", 0);
    desk.dialogue(
        "penalty Bea removal | Bea: Removal from the event. Bea is out of the event. To bring Bea back: rejoin. |! Table 1 still needs its result.
         penalty Cyd disqualification | Cyd: Disqualification. Cyd is out of the event and can't return.
         penalty Cyd disqualification | no: Cyd is already disqualified.
         report 1 W · report 2 W · pair",
    );
    assert_eq!(desk.event.round().unwrap().pairings.len(), 2);
    let ids = ["Bea", "Cyd"].map(|name| desk.id(name));
    assert!(ids.iter().all(|id| desk.event.round().unwrap().of(*id).is_none()));
    let status = desk.event.entrant(ids[1]).unwrap().status;
    assert_eq!(status, Status::Disqualified { stage: 1, after: 1 });
}

#[test]
fn in_the_finals_the_opponent_goes_on() {
    let mut desk = desk("destiny", 4);
    desk.run([1, 2].map(|table| format!("report {table} W")));
    desk.told("pair");
    desk.run([1, 2].map(|table| format!("report {table} W")));
    desk.run(["cut", "pair"]);
    let pairing = desk.event.round().unwrap().at_table(1).unwrap().clone();
    let [a, b] = [pairing.a, pairing.b.unwrap()].map(|id| desk.event.label(id));
    desk.told("report 2 W");
    let decision = desk.decision(&format!("penalty {a} removal"));
    assert_eq!(decision.warnings, [format!("{b} advances with a bye.")]);
}
