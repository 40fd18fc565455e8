//! Tests that every output shows the same figure for a fact.
//!
//! The facts are scores, head to head and percentages.

use super::desk::{Desk, fixture};

/// An event of the card game whose round is paired by hand.
fn card_game(names: &[&str], pairs: &str) -> Desk {
    let desk = Desk::with("lcg --date 2026-11-21 --seed 8 --rounds 3", names);
    desk.verb(&format!("pair manual '{pairs}'"));
    desk
}

#[test]
fn a_win_and_a_draw_of_the_card_game_is_four_to_one_everywhere() {
    let desk = card_game(&["Ala", "Bea"], "Ala = Bea");
    assert_eq!(desk.verb("report 1 WD"), "saved #4: Table 1: Ala beat Bea 4–1.\n");
    let pairings = desk.done("show shop.yaml pairings --format csv");
    assert!(pairings.contains("\n1,Ala,Bea,4–1,by hand,"), "{pairings}");
    let log = desk.done("show shop.yaml log");
    assert!(log.contains("round 1 table 1: Ala beat Bea 4–1"), "{log}");
    // The slip that players fill in asks for the same figures.
    let slips = desk.done("show shop.yaml slips");
    assert!(
        slips.contains(
            "Each game: 3 for its winner, 0 for its loser, 1 for each where it is drawn."
        ),
        "{slips}"
    );
    assert!(slips.contains("\nPlayer    Points     Leaves  Signature\n"), "{slips}");
}

#[test]
fn a_correction_that_says_the_same_tells_the_games() {
    let desk = card_game(&["Ala", "Bea"], "Ala = Bea");
    assert_eq!(desk.verb("report 1 WL"), "saved #4: Table 1: Ala and Bea drew 3–3.\n");
    assert_eq!(
        desk.verb("report 1 LW"),
        "saved #5: Table 1 corrected: Ala and Bea drew 3–3 (game 1 Bea, game 2 Ala) \
         (it was: Ala and Bea drew 3–3 (game 1 Ala, game 2 Bea)).\n"
    );
    // The result alone shows whether both games were drawn or the first ran out of time.
    assert_eq!(
        desk.verb("report 1 DD"),
        "saved #6: Table 1 corrected: Ala and Bea drew 2–2 (it was: Ala and Bea drew 3–3).\n"
    );
    // One game drawn and one lost by both make a draw, not a match lost by both.
    assert_eq!(
        desk.verb("report 1 DX"),
        "saved #7: Table 1 corrected: Ala and Bea drew 1–1 (it was: Ala and Bea drew 2–2).\n"
    );
    let pairings = desk.done("show shop.yaml pairings --format csv");
    assert!(pairings.contains("\n1,Ala,Bea,1–1,by hand,"), "{pairings}");
    assert_eq!(
        desk.verb("report 1 XX"),
        "saved #8: Table 1 corrected: Ala and Bea both lost (it was: Ala and Bea drew 1–1).\n"
    );
}

#[test]
fn in_other_games_a_drawn_game_is_half_a_game() {
    let desk = Desk::new();
    let rulesets = fixture("rulesets");
    let new = ["--rulesets", &rulesets, "new", "shop.yaml", "--game", "magic", "--rounds", "1"];
    desk.done(&new);
    desk.verbs(["add Ala", "add Bea", "pair manual 'Ala = Bea'"]);
    assert_eq!(desk.verb("report 1 WDL"), "saved #4: Table 1: Ala and Bea drew 1½–1½.\n");
    assert_eq!(
        desk.verb("report 1 WD"),
        "saved #5: Table 1 corrected: Ala beat Bea 1½–½ (it was: Ala and Bea drew 1½–1½).\n"
    );
    let pairings = desk.done("show shop.yaml pairings --format csv");
    assert!(pairings.contains("\n1,Ala,Bea,1½–½,by hand"), "{pairings}");
}

/// `place player points head-to-head` of every player.
fn head_to_head(desk: &Desk) -> Vec<String> {
    let csv = desk.done("show shop.yaml standings --format csv");
    let rows = csv.lines().map(|line| line.split(',').map(str::to_owned).collect::<Vec<_>>());
    let rows: Vec<Vec<String>> = rows.collect();
    let at = |name: &str| rows[0].iter().position(|head| head == name).unwrap();
    let columns = ["Place", "Player", "Points", "Head to head"].map(at);
    rows[1..].iter().map(|row| columns.map(|at| row[at].clone()).join(" ")).collect()
}

#[test]
fn head_to_head_says_whom_the_rule_put_ahead() {
    // A beat B, B beat C, C beat A: all are level, and nobody beat all the others.
    let desk = card_game(&["A", "B", "C", "D"], "A = B, C = D");
    let report = |results: [&str; 2]| {
        desk.verb(&format!("report 1 {}", results[0]));
        desk.verb(&format!("report 2 {}", results[1]));
    };
    report(["WW", "WW"]);
    desk.verb("pair manual 'B = C, A = D'");
    report(["WW", "WW"]);
    desk.verb("pair manual 'C = A, B = D'");
    report(["WW", "WW"]);
    let places = head_to_head(&desk);
    assert_eq!(places.iter().filter(|line| line.ends_with(" 12 –")).count(), 3, "{places:?}");
    assert_eq!(places[3], "4 D 0 –");
    // If A has beaten both, points alone decide the places.
    desk.verb("report 1 LL");
    let places = head_to_head(&desk);
    assert_eq!(places, ["1 A 18 –", "2 B 12 –", "3 C 6 –", "4 D 0 –"]);
    desk.verbs(["undo", "report 1 WL"]);
    let places = head_to_head(&desk);
    assert_eq!(places, ["1 A 15 –", "2 B 12 –", "3 C 9 –", "4 D 0 –"]);
    let desk = card_game(&["A", "B", "C", "D"], "A = B, C = D");
    desk.verbs([
        "report 1 WW",
        "report 2 WW",
        "pair manual 'A = C, B = D'",
        "report 1 LL",
        "report 2 WW",
    ]);
    // C has twelve; A and B six each, and A beat B.
    assert_eq!(head_to_head(&desk), ["1 C 12 –", "2 A 6 ahead", "3 B 6 –", "4 D 0 –"]);
    let standings = desk.event()["standings"].clone();
    assert_eq!(standings[1]["ahead_by_head_to_head"], true);
    assert!(standings[2]["ahead_by_head_to_head"].is_null());
}

#[test]
fn draws_belong_into_the_arithmetic_of_percentages() {
    let desk = Desk::new();
    let rulesets = fixture("rulesets");
    let new = ["--rulesets", &rulesets, "new", "shop.yaml", "--game", "magic", "--rounds", "2"];
    desk.done(&new);
    desk.verbs(["A", "B", "C", "D"].map(|name| format!("add '{name}'")));
    desk.verbs([
        "pair manual 'A = B, C = D'",
        "report 1 WLD",
        "report 2 WLD",
        "pair manual 'A = C, B = D'",
        "report 1 LL",
        "report 2 WW",
    ]);
    let told = desk.done("show shop.yaml place A");
    // Both opponents won one match of two and drew the other: three points and one, of six.
    let rows: Vec<Vec<&str>> = told
        .lines()
        .map(|line| line.split("  ").map(str::trim).filter(|w| !w.is_empty()).collect())
        .collect();
    let row = |name: &str| rows.iter().find(|row| row.first() == Some(&name)).unwrap().clone();
    assert_eq!(row("Opponents' wins"), ["Opponents' wins", "2/3", "0.6667", "(4/6 + 4/6) / 2"]);
    // A third is the minimum share of any player.
    assert_eq!(row("Game wins"), ["Game wins", "1/3", "0.3333", "1/3 at least"]);
}
