//! Scripts are told when every possible round has a rematch.

use super::desk::Desk;
use serde_json::Value;

/// Four players before their fourth round; all have met.
fn all_have_met(game: &str, won: &str) -> Desk {
    let desk = Desk::with(
        &format!("{game} --date 2026-11-21 --seed 7 --rounds 4"),
        &["Ala", "Bea", "Cyd", "Dag"],
    );
    for _ in 0..3 {
        desk.verb("pair");
        desk.report_all(won);
    }
    desk
}

fn name(event: &Value, id: &Value) -> String {
    event["entrants"][id.as_u64().unwrap() as usize - 1]["name"].as_str().unwrap().to_owned()
}

#[test]
fn it_is_done_and_said_with_what_can_be_done() {
    for (game, won) in [("destiny", "W"), ("lcg", "WW")] {
        let desk = all_have_met(game, won);
        let before = desk.bytes("shop.yaml");
        let dry = desk.run("do --dry-run shop.yaml pair");
        assert_eq!(desk.bytes("shop.yaml"), before);
        let done = desk.tried("pair");
        assert_eq!(done.status, 0);
        assert!(done.out.ends_with(": Round 4 is paired: 2 tables.\n"), "{}", done.out);
        let event = desk.event();
        let round = &event["stages"][0]["rounds"][3]["pairings"];
        let tables: Vec<String> = (round.as_array().unwrap().iter())
            .map(|p| format!("{} – {}", name(&event, &p["a"]), name(&event, &p["b"])))
            .collect();
        let told = format!(
            "warning: No round without a rematch exists. The fewest possible: 2 of 2 tables ({}). \
             undo takes the round back, then pair manual takes your own.\n",
            tables.join(", ")
        );
        assert_eq!((done.err.as_str(), dry.err.as_str()), (told.as_str(), told.as_str()), "{game}");
        assert!(dry.out.starts_with("not saved: Round 4 is paired: 2 tables.\n"), "{}", dry.out);
    }
}

#[test]
fn where_too_few_are_left_the_way_out_is_named() {
    let desk = Desk::with_players(7, &["Ala", "Bea", "Cyd"]);
    desk.verbs([
        "setup structure=custom rounds=3",
        "pair manual 'Ala = Bea, Cyd = bye'",
        "report 1 W",
    ]);
    let refused = |verb: &str| desk.tried(&format!("'{verb}'")).err;
    for (who, left) in [("Bea", None), ("Cyd", Some("one")), ("Ala", Some("nobody"))] {
        desk.verb(&format!("drop {who}"));
        let Some(left) = left else { continue };
        let said = format!(
            "A round needs two players who are still in, and {left} is: rejoin brings one back, \
             or setup rounds=1 ends here.\n"
        );
        assert_eq!((refused("pair"), refused("finish")), (said.clone(), said));
    }
    desk.verb("setup rounds=1");
    assert!(desk.verb("finish").ends_with(": The event is closed: Ala is champion.\n"));
}
