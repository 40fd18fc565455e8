use super::*;

fn three() -> Desk {
    let desk = Desk::with_event(7);
    desk.verbs([
        "add Ala club=Bard",
        "add 'Łucja Świętosławska-Żółkiewska' start=9",
        "add Jan",
        "setup structure=custom rounds=3",
        "pair",
    ]);
    desk
}

#[test]
fn the_json_of_an_event_is_the_promised_one() {
    let desk = three();
    let entrant = |id: u32, name: &str, club: Option<&str>, start: u32| {
        json!({"id": id, "name": name, "club": club, "start": start, "status": "active",
               "left_after": null, "missed_rounds": 0})
    };
    let line = |rank: u32, entrant: u32, [points, rounds, sos, esos]: [u32; 4], random: u32| {
        json!({"rank": rank, "entrant": entrant, "points": points, "rounds": rounds,
               "tiebreaks": {"sos": sos, "esos": esos, "random": random}})
    };
    let table =
        |result: Value| json!({"table": 1, "a": 1, "b": 2, "result": result, "by_hand": false});
    assert_eq!(
        desk.event(),
        json!({
            "komandor": 1,
            "event": {"name": "Shop", "date": "2026-11-21", "game": "destiny",
                      "structure": "custom", "tier": "relaxed"},
            "entrants": [
                entrant(1, "Ala", Some("Bard"), 1),
                entrant(2, "Łucja Świętosławska-Żółkiewska", None, 9),
                entrant(3, "Jan", None, 3),
            ],
            "stages": [{"kind": "swiss", "seeds": null, "rounds": [{
                "number": 1, "minutes": 35, "complete": false, "pairings": [
                    table(Value::Null),
                    {"table": null, "a": 3, "b": null, "by_hand": false,
                     "result": {"games": "", "points": [1, 0], "winner": 3}},
                ],
            }]}],
            "standings": [
                line(1, 3, [1, 1, 0, 0], 944369),
                line(2, 1, [0, 0, 0, 0], 823937),
                line(3, 2, [0, 0, 0, 0], 124445),
            ],
            "champion": null,
        })
    );
    desk.verb("report 1 W");
    let shown = desk.event();
    let won = json!({"games": "W", "points": [1, 0], "winner": 1});
    assert_eq!(shown["stages"][0]["rounds"][0]["pairings"][0], table(won));
    // Worked out by hand. The winner's only opponent has 0 points of 1 and has met only the winner.
    // The player with the bye has met nobody.
    assert_eq!(
        shown["standings"],
        json!([
            line(1, 1, [1, 1, 0, 1], 823937),
            line(2, 3, [1, 1, 0, 0], 944369),
            line(3, 2, [0, 1, 1, 0], 124445),
        ])
    );
}

#[test]
fn fractions_are_exact_in_json_and_rounded_once_elsewhere() {
    let desk = Desk::with_players(7, &["A", "B", "C", "D", "E"]);
    desk.verb("setup structure=custom rounds=3");
    for (pairs, table_two) in [
        ("A = B, C = D, E = bye", "W"),
        ("A = E, C = B, D = bye", "W"),
        ("A = C, E = D, B = bye", "W"),
    ] {
        desk.verbs([
            &*format!("pair manual '{pairs}'"),
            "report 1 W",
            &format!("report 2 '{table_two}'"),
        ]);
    }
    let standings = desk.json("standings");
    let line = |place: usize| {
        let standing = &standings["standings"][place - 1];
        let tiebreaks = &standing["tiebreaks"];
        (standing["entrant"].clone(), tiebreaks["sos"].clone(), tiebreaks["esos"].clone())
    };
    assert_eq!(line(1), (json!(1), json!("5/9"), json!("37/54")));
    assert_eq!(line(2), (json!(5), json!("2/3"), json!("11/18")));
    assert_eq!(line(3), (json!(3), json!("5/9"), json!("37/54")));
    assert_eq!(line(4), (json!(2), json!("5/6"), json!("5/9")));
    assert_eq!(line(5), (json!(4), json!("2/3"), json!("11/18")));
    let text = desk.done("show shop.yaml standings");
    assert!(text.contains("    1  A            3       3  0.5556  0.6852"), "{text}");

    // The standings when the next round was paired.
    let after = desk.json("standings --round 1");
    let leaders: Vec<_> = (0..3).map(|at| after["standings"][at]["points"].clone()).collect();
    assert_eq!(leaders, [json!(1), json!(1), json!(1)]);
    assert_eq!(after["standings"][0]["rounds"], 1);
}

#[test]
fn a_table_of_text_is_aligned_by_what_the_eye_sees() {
    let desk = three();
    desk.verb("report 1 W");
    let text = desk.done("show shop.yaml standings");
    let lines: Vec<&str> = text.lines().skip(3).collect();
    let ends: Vec<usize> = lines.iter().map(|line| line.chars().count()).collect();
    assert!(ends.iter().all(|end| *end == ends[0]), "{text}");
    assert!(!text.contains('\u{1b}'));
}

#[test]
fn what_is_not_there_yet_is_refused() {
    Desk::with_players(7, &["A", "B", "C", "D"]).plays(
        "$1 show shop.yaml pairings
         No round is paired yet. To pair the first: pair.
         $1 show shop.yaml bracket
         No bracket before the cut: cut seeds it.
         $1 show shop.yaml log --round 1
         With log, leave out --round and --stage.
         > pair
         $1 show shop.yaml pairings --round 2
         There is no round 2: there is only round 1.
         $1 show shop.yaml standings --round 1
         Round 1 isn't over: leave --round out for the standings so far.
         $1 show shop.yaml pairings --stage 2
         There is only stage 1.",
    );
}

#[test]
fn who_left_says_after_which_round_of_which_stage() {
    let desk = Desk::with_players(7, &["A", "B", "C", "D", "E", "F"]);
    desk.verbs(["setup structure=custom rounds=2 cut=4", "pair manual 'A = B, C = D, E = F'"]);
    desk.report_all("W");
    desk.verbs(["drop F", "pair manual 'A = C, E = B, D = bye'"]);
    desk.report_all("W");
    desk.verbs(["cut", "pair", "started 1", "drop A"]);
    let entrants = desk.event()["entrants"].clone();
    let left = |at: usize| (entrants[at]["left_stage"].clone(), entrants[at]["left_after"].clone());
    let null = serde_json::Value::Null;
    assert_eq!(left(5), (1.into(), 1.into()), "after round 1 of the Swiss");
    assert_eq!(left(0), (2.into(), 1.into()), "after the first round of the finals");
    assert_eq!(left(1), (null.clone(), null));
}

#[test]
fn a_win_and_a_draw_of_the_card_game_is_four_to_one_everywhere() {
    Desk::with("lcg --date 2026-11-21 --seed 8 --rounds 3", &["Ala", "Bea"]).plays(
        "> pair manual 'Ala = Bea'
         > report 1 WD
         saved #4: Table 1: Ala beat Bea 4–1.
         $ show shop.yaml pairings --format csv
         1,Ala,Bea,4–1,by hand,…
         $ show shop.yaml log
         …round 1 table 1: Ala beat Bea 4–1…
         // The slip that players fill in asks who won each game, as the program does.
         $ show shop.yaml slips
         …Each game: 3 for the winner, 0 for the loser, 1 each for a draw.…
         Player    Side    Game 1  Game 2  Drop  Signature
         // A correction that says the same tells the games.
         > report 1 WL
         > report 1 LW
         saved #6: Table 1 corrected: Ala and Bea drew 3–3 (game 1 Bea, game 2 Ala) (it was: Ala and Bea drew 3–3 (game 1 Ala, game 2 Bea)).
         // The result alone shows whether both games were drawn or the first ran out of time.
         > report 1 DD
         saved #7: Table 1 corrected: Ala and Bea drew 2–2 (it was: Ala and Bea drew 3–3).
         // One game drawn and one lost by both make a draw, not a match lost by both.
         > report 1 DX
         saved #8: Table 1 corrected: Ala and Bea drew 1–1 (it was: Ala and Bea drew 2–2).
         $ show shop.yaml pairings --format csv
         1,Ala,Bea,1–1,by hand,…
         > report 1 XX
         saved #9: Table 1 corrected: Ala and Bea both lost (it was: Ala and Bea drew 1–1).",
    );
}

/// An event of a game that the program does not know, of two rounds.
fn magic(players: &[&str]) -> Desk {
    let desk = Desk::new();
    let rulesets = fixture("rulesets");
    desk.done(&["--rulesets", &rulesets, "new", "shop.yaml", "--game", "magic", "--rounds", "2"]);
    desk.add(players);
    desk
}

#[test]
fn in_other_games_a_drawn_game_is_half_a_game() {
    magic(&["Ala", "Bea"]).plays(
        "> pair manual 'Ala = Bea'
         > report 1 WDL
         saved #4: Table 1: Ala and Bea drew 1½–1½.
         > report 1 WD
         saved #5: Table 1 corrected: Ala beat Bea 1½–½ (it was: Ala and Bea drew 1½–1½).
         $ show shop.yaml pairings --format csv
         1,Ala,Bea,1½–½,by hand…",
    );
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
    for (rounds, expected) in [
        // A beat B, B beat C, C beat A: all are level, and nobody beat all the others.
        (
            &["A-B WW, C-D WW", "B-C WW, A-D WW", "C-A WW, B-D WW"][..],
            ["1 C 12 –", "2 A 12 –", "3 B 12 –", "4 D 0 –"],
        ),
        // If A has beaten both, points alone decide the places.
        (
            &["A-B WW, C-D WW", "B-C WW, A-D WW", "C-A LL, B-D WW"],
            ["1 A 18 –", "2 B 12 –", "3 C 6 –", "4 D 0 –"],
        ),
        (
            &["A-B WW, C-D WW", "B-C WW, A-D WW", "C-A WL, B-D WW"],
            ["1 A 15 –", "2 B 12 –", "3 C 9 –", "4 D 0 –"],
        ),
        // C has twelve; A and B six each, and A beat B.
        (&["A-B WW, C-D WW", "A-C LL, B-D WW"], ["1 C 12 –", "2 A 6 ahead", "3 B 6 –", "4 D 0 –"]),
    ] {
        let desk = played(&["A", "B", "C", "D"], rounds);
        assert_eq!(head_to_head(&desk), expected);
        let lines = desk.event()["standings"].clone();
        let is_ahead = |line: &Value| !line["ahead_by_head_to_head"].is_null();
        let ahead = lines.as_array().unwrap().iter().map(is_ahead);
        assert!(ahead.eq(expected.iter().map(|line| line.ends_with("ahead"))), "{lines}");
    }
}

#[test]
fn draws_belong_into_the_arithmetic_of_percentages() {
    let desk = magic(&["A", "B", "C", "D"]);
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
    assert_eq!(row("Game wins"), ["Game wins", "1/3", "0.3333", "at least 1/3"]);
}

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
            "    1  Anna      Ola       paired at random among the four players at 1 point",
            "    2  Jan       Piotr     paired at random among the four players at 1 point",
            "    3  Ewa       Zofia     paired at random among the two players at 0 points",
            "       Adam                bye, the lowest placed without one so far",
        ]
    );
    let first = shown(&desk, "why --round 1 --format csv");
    assert!(first.lines().nth(1).unwrap().ends_with(",paired at random in round 1"));
    assert!(first.lines().last().unwrap().ends_with("\"bye, drawn among seven players\""));
    for format in ["markdown", "html"] {
        let told = shown(&desk, &format!("why --format '{format}'"));
        assert!(told.contains("paired at random among the two players at 0 points"), "{told}");
    }
    let file = desk.text("shop.yaml");
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
            "    1  Ala       Bob       a rematch: unavoidable with this bye, and this round",
            "                           has the fewest",
            "       Cyd                 bye, everyone has had one, so the lowest placed of",
            "                           those with the fewest",
        ]
    );
}

#[test]
fn both_of_a_group_go_down_where_they_have_met() {
    let desk = Desk::with_players(7, &["A", "B", "C", "D", "E", "F"]);
    desk.verb("setup structure=custom rounds=4");
    for tables in ["A = B, C = D, E = F", "B = C, A = D, E = F"] {
        let pair = format!("pair manual '{tables}'");
        desk.verbs([pair.as_str(), "report 1 W", "report 2 X", "report 3 X"]);
    }
    desk.verb("pair");
    let round = &desk.json("why")["stages"][0]["rounds"][0];
    let down = "paired down: two players at 1 point who have met; both go down; opponent drawn \
                among the 0-point players not yet met";
    assert_eq!((&round["pairings"][0]["a"], &round["pairings"][1]["a"]), (&json!(1), &json!(2)));
    [0, 1].iter().for_each(|at| assert_eq!(round["pairings"][*at]["why"], down));
    assert_eq!(round["pairings"][2]["why"], "paired at random among the four players at 0 points");
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
    assert_eq!(why(0), "paired at random in round 1");
    assert_eq!(why(2), "bye, drawn among five teams");
    desk.report_all("WW");
    desk.verb("pair");
    let down = "three teams at 6 points; the last by start number goes down to the highest \
                0-point team not yet met";
    assert_eq!(why(1), down);
}

#[test]
fn what_people_changed_says_so() {
    let desk = seven();
    desk.verbs(["redraw 'a late player'", "swap Anna Zofia"]);
    let round = &desk.json("why")["stages"][0]["rounds"][0];
    assert_eq!(round["drawn_again"], "Re-paired: a late player");
    let why = |at: usize| round["pairings"][at]["why"].as_str().unwrap();
    let by_hand = "by hand: the organizer's choice";
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
            "Shop · why place 5: Jan",
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
            "Tiebreakers",
            "Tie-break  Exactly   Shown  Made of",
            "SoS            1/2  0.5000  (0/2 + 2/2) / 2",
            "ESoS           1/2  0.5000  (1/2 + 1/2) / 2",
            "Random      124445  124445  drawn at registration",
        ]
    );
    let last = shown(&desk, "place Ewa");
    assert!(last.contains("\nBehind Zofia: 1 point to 0\n"), "{last}");
    let refused = |what: &str| desk.run(&format!("show shop.yaml {what}")).err;
    assert_eq!(refused("place"), "Whose? Write a name, or # and the id, after place.\n");
    assert_eq!(
        refused("standings Jan"),
        "Only player, place, list and penalties take a name: standings shows everyone.\n"
    );
}

#[test]
fn a_place_of_the_card_game_has_no_averages_and_names_who_beat_all_others() {
    let desk = Desk::with("lcg --rounds 3 --seed 5", &[]);
    desk.verbs([
        "add Ala",
        "add Bob",
        "pair manual 'Ala = Bob'",
        "report 1 WW",
        "pair manual 'Ala = Bob'",
        "report 1 LL",
    ]);
    // Each won one match, so neither beat the other, and the higher random number is first.
    let told = shown(&desk, "place Ala");
    assert_eq!(
        told.lines()
            .enumerate()
            .filter(|(at, _)| *at != 1)
            .map(|(_, line)| line)
            .collect::<Vec<_>>(),
        [
            "Shop · why place 2: Ala",
            "6 points in 2 rounds",
            "Behind Bob: Random 979941 to 562936",
            "",
            "Opponents",
            "Opponent  Points  Rounds  Strength",
            "Bob            6       2        12",
            "Bob            6       2        12",
            "",
            "Tiebreakers",
            "Tie-break     Exactly   Shown  Made of",
            "Head to head                –  Bob not beaten",
            "SoS                12      12  6 + 6",
            "ESoS               24      24  12 + 12",
            "Random         562936  562936  drawn at registration",
        ]
    );
    let judged = desk.done("verify shop.yaml");
    let well = "shop.yaml: all OK: checked 2 rounds, 2 tables and 4 lines of standings.";
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
    let playing = format!("Still in: plays the semi-finals against {third}");
    assert_eq!(place(best), [format!("Shop · {best}"), playing]);
    desk.verbs(["report 1 W", "report 2 W"]);
    let still_in = format!("Still in: won the semi-finals against {third}");
    assert_eq!(place(best), [format!("Shop · {best}"), still_in]);
    desk.verb("pair");
    let final_ = &desk.event()["stages"][0]["rounds"][1]["pairings"][0];
    let letter = if name(&final_["a"]) == best { "W" } else { "L" };
    desk.verb(&format!("report 1 '{letter}'"));
    assert_eq!(place(best), [format!("Shop · why place 1: {best}"), "Champion".to_owned()]);
    let lost = format!("Eliminated in the final by {best}");
    assert_eq!(place(other), [format!("Shop · why place 2: {other}"), lost]);
    let lost = format!("Eliminated in the semi-finals by {other}");
    assert_eq!(place(fourth)[1], lost);
    let told = &desk.json(&format!("place '{fourth}'"))["place"];
    assert_eq!((&told["elimination"], &told["neighbours"]), (&json!(lost), &json!([])));
}

/// An event with rounds paired by hand, such as `A-B WW, C-D WL`.
///
/// Results are from the view of the first-named player.
fn played(players: &[&str], rounds: &[&str]) -> Desk {
    let desk = Desk::with("lcg --structure custom --seed 7 --rounds 4 --cut 0", players);
    for round in rounds {
        let tables: Vec<(&str, &str)> =
            round.split(", ").map(|table| table.split_once(' ').unwrap()).collect();
        let pairs: Vec<String> =
            tables.iter().map(|(pair, _)| pair.replacen('-', " = ", 1)).collect();
        let pair = format!("pair manual '{}'", pairs.join(", "));
        let reports =
            (1..).zip(tables).map(|(table, (_, result))| format!("report {table} {result}"));
        desk.verbs([pair].into_iter().chain(reports));
    }
    desk
}

/// The reasons that separate this player from their neighbours.
fn why(desk: &Desk, name: &str) -> Vec<String> {
    let place = desk.json(&format!("place '{name}'"));
    let neighbours = place["place"]["neighbours"].as_array().unwrap();
    neighbours.iter().map(|one| one["why"].as_str().unwrap().to_owned()).collect()
}

/// The standings, such as `A 9, B 9`, after these rounds. The checker must agree with them.
#[track_caller]
fn stand(desk: &Desk, places: &str) {
    desk.is_sound();
    let shown = desk.done("show shop.yaml standings --format csv");
    let line = |line: &str| {
        let cells: Vec<&str> = line.split(',').collect();
        format!("{} {}", cells[2], cells[4])
    };
    assert_eq!(shown.lines().skip(1).map(line).collect::<Vec<_>>().join(", "), places);
}

#[test]
fn who_has_won_more_matches_than_lost_against_all_the_others_is_ahead() {
    const BEATEN: &str = "A beat everyone else who was tied";
    for (rounds, places, who, decided) in [
        // Strength of schedule alone would decide the other way: 24 to 30.
        (
            &["A-B WW, C-D WW", "A-B WL, C-D WW", "A-D LL, B-C WW"][..],
            "C 12, A 9, B 9, D 6",
            "B",
            &[BEATEN, "9 points to 6"][..],
        ),
        // A beat B, and won one match and lost one against C.
        (
            &["A-C WW, B-D WW", "A-C LL, B-D WW", "A-B WW, C-D WW"],
            "A 12, C 12, B 12, D 0",
            "C",
            &["SoS 36 to 24", "SoS 24 to 12"],
        ),
        // A beat B once, and against C won one match and drew one: A beat all the others.
        (
            &["A-C WW, B-D WW", "A-C WL, B-D WW", "A-B WW, C-D WW", "A-D LL, B-C LW"],
            "A 15, B 15, C 12, D 6",
            "A",
            &[BEATEN],
        ),
        // Two matches won against one player are one player beaten.
        (
            &["A-B WW, C-D LL", "A-B WW, C-D LL", "A-C LL, B-D WW", "A-D LL, B-C WW"],
            "D 18, A 12, B 12, C 6",
            "B",
            &[BEATEN, "12 points to 6"],
        ),
    ] {
        let desk = played(&["A", "B", "C", "D"], rounds);
        stand(&desk, places);
        assert_eq!(why(&desk, who), decided);
        let standings = desk.event()["standings"].clone();
        let mut lines = standings.as_array().unwrap().iter();
        let a = lines.find(|line| line["entrant"] == 1).unwrap();
        assert_eq!(a["tiebreaks"]["head_to_head"], 1, "{places}");
    }
}

#[test]
fn two_who_are_level_against_each_other_are_beaten_by_neither() {
    for [first, second] in [["WW", "LL"], ["XX", "XX"], ["DD", "DD"]] {
        let desk = played(&["A", "B"], &[&format!("A-B {first}"), &format!("A-B {second}")]);
        let decided = why(&desk, "A").concat();
        assert!(decided.starts_with("Random "), "{decided}");
        desk.is_sound();
    }
    // The card game counts a no-show as a bye, so the two have played only one match.
    let desk = played(&["A", "B"], &["A-B noshow A"]);
    stand(&desk, "B 6, A 0");
    desk.verbs(["rejoin A", "pair manual 'A = B'", "report 1 WW"]);
    stand(&desk, "A 6, B 6");
    assert_eq!(why(&desk, "A"), ["A beat everyone else who was tied"]);
}
