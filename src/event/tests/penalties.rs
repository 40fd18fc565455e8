use super::*;

fn desk(game: &str, cut: u32) -> Desk {
    let setup = custom(2, cut);
    let mut desk = Desk::of(game, setup, &["Ala", "Bea", "Cyd", "Dag", "Ewa"]);
    desk.does("pair manual 'Ala = Bea, Cyd = Dag, Ewa = bye'");
    desk
}

#[test]
fn a_warning_is_only_written_down() {
    let mut desk = desk("destiny", 0);
    assert_eq!(desk.does("penalty Ala warning slow play"), "Ala: Warning.");
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
    let told = desk.does("penalty Ala game-loss");
    assert_eq!(told, "Ala: Game loss. Table 1: Ala and Bea both lost. Before: Ala beat Bea.");
    assert_eq!([desk.points("Ala"), desk.points("Bea")], [0, 0]);
    desk.dialogue(
        "penalty Ewa game-loss | no: Ewa isn't at a table now: a game loss counts in the current round.",
    );
    desk.does("undo");
    assert_eq!(desk.points("Ala"), 1);
    desk.does("report 2 W");
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
    desk.does("report 2 WW");
    assert_eq!(desk.points("Ala"), 3);
}

#[test]
fn a_match_loss_takes_the_whole_match() {
    let mut desk = desk("lcg", 0);
    desk.does("report 1 WD");
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
    desk.does("penalty Bea points-loss points=2");
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
    desk.does("pair");
    desk.run([1, 2].map(|table| format!("report {table} W")));
    desk.run(["cut", "pair"]);
    let pairing = desk.event.round().unwrap().at_table(1).unwrap().clone();
    let [a, b] = [pairing.a, pairing.b.unwrap()].map(|id| desk.event.label(id));
    desk.does("report 2 W");
    let decision = desk.decision(&format!("penalty {a} removal"));
    assert_eq!(decision.warnings, [format!("{b} advances with a bye.")]);
}

fn round_of_five(game: &str) -> Desk {
    let setup = custom(3, 0);
    let mut round_of_five = Desk::of(game, setup, &["Ala", "Bea", "Cyd", "Dag", "Ewa"]);
    round_of_five.does("pair manual 'Ala = Bea, Cyd = Dag, Ewa = bye'");
    round_of_five
}

/// The penalty that the ladder suggests, and the reason.
fn step(event: &Event, name: &str, offence: &str, suspected: bool) -> (String, String) {
    let id = event.entrants.iter().find(|entrant| entrant.name == name).unwrap().id;
    let offence = event.ruleset.offence(offence).unwrap();
    let suggestion = suggested(event, id, offence, suspected);
    let penalty = suggestion.penalty.map_or("none", |penalty| &penalty.id);
    (penalty.to_owned(), suggestion.why.to_string())
}

#[test]
fn the_card_game_has_five_offences_and_a_warning_for_unsporting_conduct() {
    for (game, points) in [("lcg", "points-loss"), ("lcg-2v2", "points")] {
        let mut round_of_five = Desk::of(game, basic(), &[]);
        let player = if game == "lcg" { "add Ala" } else { "add Ala partner=Bea" };
        round_of_five.does(player);
        let ids: Vec<&str> =
            round_of_five.event.ruleset.offences.iter().map(|o| o.id.as_str()).collect();
        assert_eq!(ids, ["manipulation", "physical", "collusion", "misleading", "unsporting"]);
        let heavier = ["penalty", "game-loss", "match-loss", points, "disqualification"];
        for id in ids {
            assert_eq!(step(&round_of_five.event, "Ala", id, true).0, "warning", "{id}");
            let offence = round_of_five.event.ruleset.offence(id).unwrap();
            assert_eq!(offence.suspected, ["warning"], "{id}");
            let unsporting = id == "unsporting";
            let lightest = if unsporting { "warning" } else { "penalty" };
            assert_eq!(step(&round_of_five.event, "Ala", id, false).0, lightest, "{id}");
            let lawful = if unsporting { vec!["warning"] } else { Vec::new() };
            assert_eq!(offence.confirmed, [lawful, heavier.to_vec()].concat(), "{id}");
            assert_eq!(offence.repeated.last().map(String::as_str), Some("ban"), "{id}");
        }
    }
}

#[test]
fn unsporting_conduct_goes_from_a_warning_up_to_a_ban() {
    let mut round_of_five = round_of_five("lcg");
    assert_eq!(round_of_five.warnings("penalty Ala warning for=unsporting shouting"), [""; 0]);
    assert_eq!(step(&round_of_five.event, "Ala", "unsporting", false).0, "penalty");
    assert_eq!(step(&round_of_five.event, "Ala", "collusion", false).0, "penalty");
    round_of_five.does("penalty Ala penalty for=unsporting shouting");
    assert_eq!(step(&round_of_five.event, "Ala", "unsporting", false).0, "game-loss");
    round_of_five.does("penalty Ala disqualification for=unsporting threats");
    let (penalty, why) = step(&round_of_five.event, "Ala", "unsporting", false);
    assert_eq!(penalty, "ban");
    assert_eq!(
        why,
        "Unsporting conduct, after an earlier penalty. Suggested: Ban from events, one step up."
    );
}

#[test]
fn repeated_cheating_leads_to_a_ban_and_a_suspicion_does_not() {
    let mut round_of_five = round_of_five("lcg");
    round_of_five.does("penalty Ala warning for=collusion suspected whispers");
    assert_eq!(step(&round_of_five.event, "Ala", "collusion", true).0, "warning");
    assert_eq!(step(&round_of_five.event, "Ala", "physical", false).0, "penalty");
    round_of_five.does("penalty Ala penalty for=physical marked cards");
    assert_eq!(
        step(&round_of_five.event, "Ala", "collusion", false),
        (
            "ban".to_owned(),
            "Collusion, after an offence confirmed before. Suggested for repeated cheating: Ban from events."
                .to_owned()
        )
    );
    assert_eq!(step(&round_of_five.event, "Ala", "collusion", true).0, "warning");
    assert_eq!(step(&round_of_five.event, "Bea", "collusion", false).0, "penalty");
}

#[test]
fn destiny_names_a_penalty_only_where_its_rules_do() {
    let round_of_five = round_of_five("destiny");
    assert_eq!(step(&round_of_five.event, "Ala", "missing-card", false).0, "game-loss");
    assert_eq!(step(&round_of_five.event, "Ala", "unsporting", false).0, "removal");
    assert_eq!(
        step(&round_of_five.event, "Ala", "unsporting", true),
        ("none".to_owned(), "Unsporting conduct: the rules set no penalty, you decide.".to_owned())
    );
    assert_eq!(
        step(&round_of_five.event, "Ala", "outside-help", false).1,
        "Notes and outside help: the rules set no penalty, you decide."
    );
}

#[test]
fn what_cannot_be_given_is_refused_in_one_sentence() {
    let mut round_of_five = round_of_five("lcg");
    round_of_five.dialogue(
        r#"penalty Ala warning for=stealing | no: Unknown word "stealing"; write manipulation, physical, collusion, misleading or unsporting.
           penalty Ala points-loss points=0 | no: How many points? For three: penalty #1 points-loss points=3.
           penalty Ala warning by=Nobody | no: No official is named "Nobody"."#,
    );
    round_of_five.does("drop Ewa");
    assert_eq!(
        round_of_five.decision("penalty Ewa warning").warnings,
        ["Ewa has left the event; the penalty is recorded anyway."]
    );
    // A note may begin with the word as long as no offence is named.
    round_of_five.does("penalty Ala warning suspected of nothing");
    let newest = round_of_five.event.penalties.last().unwrap();
    assert_eq!(newest.note.as_deref(), Some("suspected of nothing"));
    assert!(!newest.suspected);
}

#[test]
fn a_recommendation_is_open_until_the_organizer_answers_it() {
    let mut round_of_five = round_of_five("destiny");
    round_of_five.dialogue(
        "recommend Ala | no: No marshal is named; the organizer decides alone: disqualify #1.
         official Marta role=marshal
         recommend Ala stacked the deck | Marta recommends disqualifying Ala. The organizer decides: disqualify #1 or recommend #1 declined.
         recommend Ala declined no proof | Declined to disqualify Ala, recommended by Marta.",
    );
    assert!(round_of_five.event.recommended.is_empty());
    round_of_five.dialogue(
        "recommend Ala declined | no: Nobody has recommended disqualifying Ala.
         recommend Ala by=marta again
         disqualify Ala | Ala was disqualified and can't return. Recommended by Marta.",
    );
    assert!(round_of_five.event.recommended.is_empty());
    round_of_five.does("undo");
    assert_eq!(
        round_of_five.event.recommended[&round_of_five.id("Ala")].note.as_deref(),
        Some("again")
    );
    round_of_five.does("official Max role=marshal");
    round_of_five.dialogue(
        "recommend Bea | no: Which marshal recommends it? Add by= with one of Marta, Max.",
    );
}
