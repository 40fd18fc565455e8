//! The reasons for a round and for a place.

use super::desk::Desk;
use serde_json::json;

/// Seven players after a first round won by the first-named; the second round is drawn.
fn seven() -> Desk {
    let names = ["Anna", "Jan", "Ewa", "Piotr", "Zofia", "Adam", "Ola"];
    let desk = Desk::with_players(7, &names);
    desk.verbs(["official Iga role=organizer", "setup structure=custom rounds=4", "pair"]);
    desk.report_all("W");
    desk.verb("pair");
    desk
}

fn shown(desk: &Desk, what: &str) -> String {
    desk.done(&format!("show shop.yaml {what}"))
}

#[test]
fn every_table_and_the_bye_say_why() {
    let desk = seven();
    let told = shown(&desk, "why");
    assert_eq!(
        told.lines().skip(3).collect::<Vec<_>>(),
        [
            "Table  Player A  Player B  Why",
            "    1  Anna      Ola       drawn among the four players at 1 point",
            "    2  Jan       Piotr     drawn among the four players at 1 point",
            "    3  Ewa       Zofia     drawn among the two players at 0 points",
            "       Adam                bye, the lowest placed of those who have not had one",
        ]
    );
    let first = shown(&desk, "why --round 1 --format csv");
    assert!(first.lines().nth(1).unwrap().ends_with("\"round 1, drawn among six players\""));
    assert!(first.lines().last().unwrap().ends_with("\"bye, drawn among seven players\""));
    for format in ["markdown", "html"] {
        let told = shown(&desk, &format!("why --format '{format}'"));
        assert!(told.contains("drawn among the two players at 0 points"), "{told}");
    }
    let file = String::from_utf8(desk.bytes("shop.yaml")).unwrap();
    assert!(file.contains("reasons: \"2 in 1 4, in 0 2, lowest 0 7\""), "{file}");
}

#[test]
fn a_round_is_seen_with_its_reasons_before_it_is_paired() {
    let desk = seven();
    desk.report_all("W");
    let before = desk.bytes("shop.yaml");
    let seen = desk.done("do --dry-run shop.yaml pair");
    assert_eq!(desk.bytes("shop.yaml"), before);
    let (told, page) = seen.split_once("\n\n").unwrap();
    assert_eq!(told, "not saved: Round 3 is paired: 3 tables, bye Zofia.");
    desk.verb("pair");
    assert_eq!(page, shown(&desk, "why"));
}

#[test]
fn a_rematch_is_said_to_be_needed_with_this_bye() {
    let desk = Desk::with_players(7, &["Ala", "Bob", "Cyd"]);
    desk.verb("setup structure=custom rounds=4");
    for _ in 0..3 {
        desk.verbs(["pair", "report 1 W"]);
    }
    desk.verb("pair");
    assert_eq!(
        shown(&desk, "why").lines().skip(3).collect::<Vec<_>>(),
        [
            "Table  Player A  Player B  Why",
            "    1  Ala       Bob       a rematch; with this bye no round without one exists,",
            "                           and this one has the fewest",
            "       Cyd                 bye, everyone has had one, so the lowest placed of",
            "                           those with the fewest",
        ]
    );
}

#[test]
fn both_of_a_group_go_down_where_they_have_met() {
    let desk = Desk::with_players(7, &["A", "B", "C", "D", "E", "F"]);
    desk.verb("setup structure=custom rounds=4");
    for (tables, results) in
        [("A = B, C = D, E = F", ["W", "X", "X"]), ("B = C, A = D, E = F", ["W", "X", "X"])]
    {
        desk.verb(&format!("pair manual '{tables}'"));
        (1..).zip(results).for_each(|(table, won): (u32, _)| {
            desk.verb(&format!("report {table} {won}"));
        });
    }
    desk.verb("pair");
    let round = &desk.json("why")["stages"][0]["rounds"][0];
    let down = "paired down: two players at 1 point who have met; both go down; opponent drawn \
                among the 0-point players not yet met";
    assert_eq!((&round["pairings"][0]["a"], &round["pairings"][1]["a"]), (&json!(1), &json!(2)));
    [0, 1].iter().for_each(|at| assert_eq!(round["pairings"][*at]["why"], down));
    assert_eq!(round["pairings"][2]["why"], "drawn among the four players at 0 points");
}

#[test]
fn where_teams_play_the_reasons_are_of_teams() {
    let desk = Desk::with("lcg-2v2 --rounds 2 --seed 5", &[]);
    desk.add_teams(5);
    desk.verb("pair");
    let why = |at: usize| {
        let round = desk.json("why")["stages"][0]["rounds"][0].clone();
        round["pairings"][at]["why"].as_str().unwrap().to_owned()
    };
    assert_eq!(why(0), "round 1, drawn among four teams");
    assert_eq!(why(2), "bye, drawn among five teams");
    desk.report_all("WW");
    desk.verb("pair");
    let down = "three teams at 6 points; the last by start number goes down to the highest \
                0-point team not yet met";
    assert_eq!(why(1), down);
}

/// A table with a team from above is explained beside the teams that go down.
///
/// The group both loses teams and gets some from above, so both must be told.
#[test]
fn who_meets_a_team_from_above_is_told_beside_those_who_go_down() {
    let desk = Desk::with("lcg-2v2 --rounds 4 --seed 2", &[]);
    desk.add_teams(9);
    for _ in 0..3 {
        desk.verb("pair");
        for (table, result) in [("1", "WW"), ("2", "LL"), ("3", "WW"), ("4", "WW")] {
            desk.verb(&format!("report {table} {result}"));
        }
    }
    desk.verb("pair");
    let round = desk.json("why")["stages"][0]["rounds"][0].clone();
    let why = |at: usize| round["pairings"][at]["why"].as_str().unwrap().to_owned();
    let down = "five teams at 12 points, one of whom meets a team from above; two of them go \
                down, here to the highest 6-point team not yet met";
    assert_eq!(why(2), down);
    assert_eq!(why(3), format!("{down} whom nobody else from above meets"));
}

#[test]
fn what_people_changed_says_so() {
    let desk = seven();
    desk.verbs(["redraw 'a late player'", "swap Anna Zofia"]);
    let round = &desk.json("why")["stages"][0]["rounds"][0];
    assert_eq!(round["drawn_again"], "Drawn again: a late player");
    let why = |at: usize| round["pairings"][at]["why"].as_str().unwrap();
    let by_hand = "by hand: the organizer's own choice";
    let hands = (0..4).filter(|at| why(*at) == by_hand).count();
    assert_eq!(hands, 2, "{round}");
    let all = desk.event();
    assert_eq!(all["stages"][0]["rounds"][1]["pairings"][0]["why"], json!(null), "only if asked");
}

#[test]
fn a_place_is_told_with_its_arithmetic() {
    let desk = seven();
    desk.report_all("L");
    let place = &desk.json("place Jan")["place"];
    assert_eq!((&place["points"], &place["rounds"]), (&json!(1), &json!(2)));
    let sos = json!({"by": "sos", "value": "1/2", "made_of": "(0/2 + 2/2) / 2"});
    assert_eq!(place["tiebreaks"][0], sos);
    let below = json!({"entrant": 5, "ahead": false, "by": "sos", "why": "SoS 0.5000 to 0.2500"});
    assert_eq!(place["neighbours"][1], below);
    let opponent = json!({"entrant": 4, "points": 2, "rounds": 2, "average": 1, "strength": "1/2"});
    assert_eq!(place["opponents"][1], opponent);
    assert_eq!(
        shown(&desk, "place Jan").lines().collect::<Vec<_>>(),
        [
            "Shop · place 5, Jan",
            "2026-11-21 · 7 players · before round 3",
            "1 point in 2 rounds",
            "Behind Anna: SoS 0.7500 to 0.5000",
            "Ahead of Zofia: SoS 0.5000 to 0.2500",
            "",
            "Opponents",
            "Opponent  Points  Rounds  Average  Strength",
            "Ewa            0       2        0       1/2",
            "Piotr          2       2        1       1/2",
            "",
            "Tie-breaks",
            "Tie-break  Exactly   Shown  Made of",
            "SoS            1/2  0.5000  (0/2 + 2/2) / 2",
            "ESoS           1/2  0.5000  (1/2 + 1/2) / 2",
            "Random      124445  124445  drawn at registration",
        ]
    );
    let last = shown(&desk, "place Ewa");
    assert!(last.contains("\nBehind Zofia: 1 point to 0\n"), "{last}");
    let refused = |what: &str| desk.run(&format!("show shop.yaml {what}")).err;
    assert_eq!(refused("place"), "Whose place? Write a name, or # and the id, after place.\n");
    assert_eq!(
        refused("standings Jan"),
        "Only player, place, list and penalties take a name: standings shows everybody.\n"
    );
}

#[test]
fn a_place_of_the_card_game_has_no_averages_and_names_who_beat_all_others() {
    let desk = Desk::with("lcg --rounds 3 --seed 5", &[]);
    for verb in [
        &["add", "Ala"][..],
        &["add", "Bob"],
        &["pair", "manual", "Ala = Bob"],
        &["report", "1", "WW"],
        &["pair", "manual", "Ala = Bob"],
        &["report", "1", "LL"],
    ] {
        desk.verb(verb);
    }
    // Each won one match, so neither beat the other, and the higher random number is first.
    let told = shown(&desk, "place Ala");
    assert_eq!(
        told.lines()
            .enumerate()
            .filter(|(at, _)| *at != 1)
            .map(|(_, line)| line)
            .collect::<Vec<_>>(),
        [
            "Shop · place 2, Ala",
            "6 points in 2 rounds",
            "Behind Bob: Random 979941 to 562936",
            "",
            "Opponents",
            "Opponent  Points  Rounds  Strength",
            "Bob            6       2        12",
            "Bob            6       2        12",
            "",
            "Tie-breaks",
            "Tie-break     Exactly   Shown  Made of",
            "Head to head                –  Bob not beaten",
            "SoS                12      12  6 + 6",
            "ESoS               24      24  12 + 12",
            "Random         562936  562936  drawn at registration",
        ]
    );
    let judged = desk.done("verify shop.yaml");
    let well = "shop.yaml: all is well: 2 rounds, 2 tables and 4 lines of standings were checked.";
    assert_eq!(judged.lines().last(), Some(well));
}

#[test]
fn where_nobody_has_points_a_place_says_who_put_him_out() {
    let desk = Desk::with_players(7, &["A", "B", "C", "D"]);
    desk.verbs(["setup structure=custom rounds=0", "pair"]);
    let round = desk.event()["stages"][0]["rounds"][0].clone();
    let name = |id: &serde_json::Value| ["A", "B", "C", "D"][id.as_u64().unwrap() as usize - 1];
    let [first, second] = [0, 1].map(|at| &round["pairings"][at]);
    let (best, third) = (name(&first["a"]), name(&first["b"]));
    let (other, fourth) = (name(&second["a"]), name(&second["b"]));
    let place = |who: &str| -> Vec<String> {
        let told = shown(&desk, &format!("place {who}"));
        let lines = told.lines().enumerate().filter(|(at, _)| *at != 1);
        lines.map(|(_, line)| line.to_owned()).collect()
    };
    let playing = format!("Still in, plays the semi-finals against {third}");
    assert_eq!(place(best), [format!("Shop · {best}"), playing]);
    desk.verbs(["report 1 W", "report 2 W"]);
    let still_in = format!("Still in, won the semi-finals against {third}");
    assert_eq!(place(best), [format!("Shop · {best}"), still_in]);
    desk.verb("pair");
    let final_ = &desk.event()["stages"][0]["rounds"][1]["pairings"][0];
    let letter = if name(&final_["a"]) == best { "W" } else { "L" };
    desk.verb(&format!("report 1 '{letter}'"));
    assert_eq!(place(best), [format!("Shop · place 1, {best}"), "Champion".to_owned()]);
    let lost = format!("Put out in the final by {best}");
    assert_eq!(place(other), [format!("Shop · place 2, {other}"), lost]);
    let lost = format!("Put out in the semi-finals by {other}");
    assert_eq!(place(fourth)[1], lost);
    let told = &desk.json(&format!("place '{fourth}'"))["place"];
    assert_eq!((&told["elimination"], &told["neighbours"]), (&json!(lost), &json!([])));
}
