use super::*;

fn desk(game: &str) -> Desk {
    let setup = custom(3, 0);
    let mut desk = Desk::of(game, setup, &["Ala", "Bea", "Cyd", "Dag", "Ewa"]);
    desk.told("pair manual 'Ala = Bea, Cyd = Dag, Ewa = bye'");
    desk
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
        let mut desk = Desk::of(game, basic(), &[]);
        let player = if game == "lcg" { "add Ala" } else { "add Ala partner=Bea" };
        desk.told(player);
        let ids: Vec<&str> = desk.event.ruleset.offences.iter().map(|o| o.id.as_str()).collect();
        assert_eq!(ids, ["manipulation", "physical", "collusion", "misleading", "unsporting"]);
        let heavier = ["penalty", "game-loss", "match-loss", points, "disqualification"];
        for id in ids {
            assert_eq!(step(&desk.event, "Ala", id, true).0, "warning", "{id}");
            let offence = desk.event.ruleset.offence(id).unwrap();
            assert_eq!(offence.suspected, ["warning"], "{id}");
            let unsporting = id == "unsporting";
            let lightest = if unsporting { "warning" } else { "penalty" };
            assert_eq!(step(&desk.event, "Ala", id, false).0, lightest, "{id}");
            let lawful = if unsporting { vec!["warning"] } else { Vec::new() };
            assert_eq!(offence.confirmed, [lawful, heavier.to_vec()].concat(), "{id}");
            assert_eq!(offence.repeated.last().map(String::as_str), Some("ban"), "{id}");
        }
    }
}

#[test]
fn unsporting_conduct_goes_from_a_warning_up_to_a_ban() {
    let mut desk = desk("lcg");
    assert_eq!(desk.warnings("penalty Ala warning for=unsporting shouting"), [""; 0]);
    assert_eq!(step(&desk.event, "Ala", "unsporting", false).0, "penalty");
    assert_eq!(step(&desk.event, "Ala", "collusion", false).0, "penalty");
    desk.told("penalty Ala penalty for=unsporting shouting");
    assert_eq!(step(&desk.event, "Ala", "unsporting", false).0, "game-loss");
    desk.told("penalty Ala disqualification for=unsporting threats");
    let (penalty, why) = step(&desk.event, "Ala", "unsporting", false);
    assert_eq!(penalty, "ban");
    assert_eq!(
        why,
        "Unsporting conduct, after an earlier penalty. Suggested: Ban from events, one step up."
    );
}

#[test]
fn repeated_cheating_leads_to_a_ban_and_a_suspicion_does_not() {
    let mut desk = desk("lcg");
    desk.told("penalty Ala warning for=collusion suspected whispers");
    assert_eq!(step(&desk.event, "Ala", "collusion", true).0, "warning");
    assert_eq!(step(&desk.event, "Ala", "physical", false).0, "penalty");
    desk.told("penalty Ala penalty for=physical marked cards");
    assert_eq!(
        step(&desk.event, "Ala", "collusion", false),
        (
            "ban".to_owned(),
            "Collusion, after an offence confirmed before. Suggested for repeated cheating: Ban from events."
                .to_owned()
        )
    );
    assert_eq!(step(&desk.event, "Ala", "collusion", true).0, "warning");
    assert_eq!(step(&desk.event, "Bea", "collusion", false).0, "penalty");
}

#[test]
fn destiny_names_a_penalty_only_where_its_rules_do() {
    let desk = desk("destiny");
    assert_eq!(step(&desk.event, "Ala", "missing-card", false).0, "game-loss");
    assert_eq!(step(&desk.event, "Ala", "unsporting", false).0, "removal");
    assert_eq!(
        step(&desk.event, "Ala", "unsporting", true),
        ("none".to_owned(), "Unsporting conduct: the rules set no penalty, you decide.".to_owned())
    );
    assert_eq!(
        step(&desk.event, "Ala", "outside-help", false).1,
        "Notes and outside help: the rules set no penalty, you decide."
    );
}

#[test]
fn what_cannot_be_given_is_refused_in_one_sentence() {
    let mut desk = desk("lcg");
    desk.dialogue(
        r#"penalty Ala warning for=stealing | no: Unknown word "stealing"; write manipulation, physical, collusion, misleading or unsporting.
           penalty Ala points-loss points=0 | no: How many points? For three: penalty #1 points-loss points=3.
           penalty Ala warning by=Nobody | no: No official is named "Nobody"."#,
    );
    desk.told("drop Ewa");
    assert_eq!(
        desk.decision("penalty Ewa warning").warnings,
        ["Ewa has left the event; the penalty is recorded anyway."]
    );
    // A note may begin with the word as long as no offence is named.
    desk.told("penalty Ala warning suspected of nothing");
    let newest = desk.event.penalties.last().unwrap();
    assert_eq!(newest.note.as_deref(), Some("suspected of nothing"));
    assert!(!newest.suspected);
}

#[test]
fn a_recommendation_is_open_until_the_organizer_answers_it() {
    let mut desk = desk("destiny");
    desk.dialogue(
        "recommend Ala | no: No marshal is named; the organizer decides alone: disqualify #1.
         official Marta role=marshal
         recommend Ala stacked the deck | Marta recommends disqualifying Ala. The organizer decides: disqualify #1 or recommend #1 declined.
         recommend Ala declined no proof | Declined to disqualify Ala, recommended by Marta.",
    );
    assert!(desk.event.recommended.is_empty());
    desk.dialogue(
        "recommend Ala declined | no: Nobody has recommended disqualifying Ala.
         recommend Ala by=marta again
         disqualify Ala | Ala was disqualified and can't return. Recommended by Marta.",
    );
    assert!(desk.event.recommended.is_empty());
    desk.told("undo");
    assert_eq!(desk.event.recommended[&desk.id("Ala")].note.as_deref(), Some("again"));
    desk.told("official Max role=marshal");
    desk.dialogue(
        "recommend Bea | no: Which marshal recommends it? Add by= with one of Marta, Max.",
    );
}
