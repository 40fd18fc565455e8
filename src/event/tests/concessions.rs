use super::*;

fn card_game() -> Desk {
    let setup = custom(2, 0);
    let mut desk = Desk::of("lcg", setup, &["Ala", "Bea", "Cyd", "Dag"]);
    desk.does("pair manual 'Ala = Bea, Cyd = Dag'");
    desk
}

/// Destiny's semi-finals, first to two wins.
fn to_two_wins() -> Desk {
    let setup = Setup { finals_match: Some(MatchShape::FirstToTwo), ..custom(1, 4) };
    let mut desk = Desk::destiny(setup, &["Ala", "Bea", "Cyd", "Dag"]);
    desk.round("Ala-Bea Cyd-Dag");
    desk.run(["cut 4", "pair"]);
    desk
}

fn seated(desk: &Desk) -> [String; 2] {
    let pairing = desk.event.round().unwrap().at_table(1).unwrap();
    [pairing.a, pairing.b.unwrap()].map(|id| desk.event.label(id))
}

#[test]
fn the_games_before_a_concession_can_be_named() {
    let mut desk = card_game();
    desk.dialogue("report 1 W concede A | Table 1: Ala and Bea drew 3–3; Ala conceded game 2.");
    desk.dialogue(
        r#"report 1 concede B | no: The match at table 1 is over. Write the games before the concession, as in report 1 W concede B, or use undo, then report 1 concede B.
           report 1 WL concede B | no: "WL": the match is over: there are no games left to play."#,
    );
}

#[test]
fn a_whole_match_is_conceded_only_where_the_rules_know_that() {
    let mut desk = card_game();
    desk.dialogue(
        "report 1 concede A match | no: Only a game can be conceded here, not a match. To concede the current game: report 1 concede A.",
    );
    let mut ruleset = Library::new(Vec::new()).get("lcg").unwrap().ruleset.clone();
    ruleset.concessions.whole_match = true;
    let setup = Setup { structure: Some(StructureKind::Custom), rounds: Some(1), ..basic() };
    let mut desk = Desk::with(ruleset, setup, &["Ala", "Bea"]);
    desk.does("pair");
    let [a, b] = seated(&desk);
    assert_eq!(desk.does("report 1 concede A match"), format!("Table 1: {a} conceded to {b}."));
    assert_eq!([desk.points(&a), desk.points(&b)], [0, 6]);
}

#[test]
fn in_a_match_to_two_wins_the_match_goes_on() {
    let mut desk = to_two_wins();
    let [a, b] = seated(&desk);
    desk.dialogue(&format!(
        "report 1 concede A | Table 1: {a} conceded game 1 to {b}; score 0–1. Next: game 2.
         report 1 concede B | Table 1: {b} conceded game 2 to {a}; score 1–1. Next: game 3.
         report 1 concede A | Table 1: {b} beat {a} 2–1; {a} conceded game 1; {b} conceded game 2; {a} conceded game 3."
    ));
}

/// Time was called at 1–0, and that stood as the result. Then game 2 was conceded after
/// all.
#[test]
fn a_result_with_games_left_can_go_on() {
    let mut desk = to_two_wins();
    let [a, b] = seated(&desk);
    desk.dialogue(&format!(
        "report 1 W | Table 1: {a} beat {b}.
         report 1 concede A | Table 1: {a} conceded game 2 to {b}; score 1–1. Next: game 3."
    ));
    assert_eq!(desk.event.round().unwrap().at_table(1).unwrap().outcome, None);
    desk.does("undo");
    assert_eq!(desk.event.round().unwrap().missing().count(), 1);
}

#[test]
fn a_match_of_a_round_that_is_over_does_not_go_on() {
    let mut desk = to_two_wins();
    desk.run(["report 1 W", "report 2 W", "pair"]);
    desk.dialogue(
        r#"report 1 concede A round=1 | no: The semi-finals are over: report table 1 with all games of its match.
           report 1 D concede A | no: "D": there are no draws here: enter W or L, or X if both lost."#,
    );
}
