use super::*;

const NAMES: [&str; 6] = ["Ola Lis", "Jan Kos", "Ewa Ryba", "Ula Sum", "Iga Rak", "Leon Wół"];

fn event() -> Desk {
    Desk::with(
        "destiny --tier relaxed --seed 7 --date 2026-11-21 --structure custom --rounds 2 --cut 4",
        &NAMES,
    )
}

const FIRST: &str = "Ola Lis = Jan Kos, Ewa Ryba = Ula Sum, Iga Rak = Leon Wół";

#[test]
fn a_champion_who_has_left_is_named_as_one_who_has_left() {
    let desk = event();
    desk.verbs(["setup cut=0", &format!("pair manual '{FIRST}'")]);
    desk.verbs(["1", "2", "3"].map(|table| format!("report {table} W")));
    desk.verb("pair manual 'Ola Lis = Ewa Ryba, Iga Rak = Jan Kos, Ula Sum = Leon Wół'");
    for (table, won) in [("1", "W"), ("2", "L"), ("3", "W")] {
        desk.verb(&format!("report {table} {won}"));
    }
    desk.verb("drop 'Ola Lis'");
    let ended = desk.tried("finish");
    assert!(ended.out.ends_with("Closed the event. Ola Lis is champion.\n"), "{}", ended.out);
    let left = "warning: Ola Lis dropped, but nobody passed them in the standings.\n";
    assert_eq!(ended.err, left);
}

#[test]
fn the_cut_by_hand_says_who_is_in_and_a_check_remarks_on_it() {
    let desk = event();
    desk.verb(&format!("pair manual '{FIRST}'"));
    desk.verbs(["1", "2", "3"].map(|table| format!("report {table} W")));
    desk.verb("pair manual 'Ola Lis = Ewa Ryba, Iga Rak = Jan Kos, Ula Sum = Leon Wół'");
    desk.verbs(["1", "2", "3"].map(|table| format!("report {table} W")));
    let by: Vec<String> = desk.json("standings")["standings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| format!("#{}", line["entrant"]))
        .collect();
    let seeds = format!("{}, {}, {}, {}", by[0], by[1], by[2], by[5]);
    desk.plays(&format!(
        "? cut manual '{seeds}'
         …A reason, why=REASON is missing.…
         > cut manual '{seeds}' 'why=the fourth went home'
         …Cut to top 4 by hand, seed 1 …
         $ show shop.yaml log
         …cut to top 4 by hand, seed 1 …
         …the fourth went home…",
    ));
    let finals = &desk.event()["stages"][1];
    assert_eq!(finals["by_hand"], true);
    assert_eq!(finals["instead_of"].as_array().unwrap().len(), 4);
    let checked = desk.done("verify shop.yaml");
    assert!(checked.contains("who made it by the standings"), "{checked}");
    assert!(checked.contains(": all OK: "), "{checked}");
}

#[test]
fn the_sheet_of_prizes_comes_in_all_formats() {
    let desk = event();
    desk.plays(&format!(
        r#"$ show shop.yaml prizes
           Shop: prizes
           No prizes yet. To add some: setup prizes="1: …; 2-4: …".
           > setup 'prizes=1: mat; 3-4: 50 zł; last: pin; all: promo' cut=0 rounds=1
           $ show shop.yaml announcement
           …Places 3–4: 50 zł…
           $ show shop.yaml prizes
           …Who gets them is known once all matches are played.…
           ! setup 'prizes=1: mat; 1: mug'
           Prizes not changed. Character 9: 1 is already in 1; list each place once.
           > pair manual '{FIRST}'
           > report 1 W
           > report 2 W
           > report 3 W
           $ show shop.yaml prizes --lang pl
           …nagrody…
           …wszystkich 6 osób…"#
    ));
    let json = desk.json("prizes")["prizes"].clone();
    assert_eq!(json["announced"][1]["for"], "3-4");
    assert_eq!(json["awards"][1]["prizes"], json!(["50 zł"]));
    assert_eq!(json["awards"][0]["level"], json!([1, 3]));
    let awards = json["awards"].as_array().unwrap();
    assert_eq!(awards.len(), 4);
    for format in ["text", "markdown", "csv", "html"] {
        let sheet = desk.done(&format!("show shop.yaml prizes --format {format}"));
        for award in awards {
            let name = NAMES[award["entrant"].as_u64().unwrap() as usize - 1];
            assert!(sheet.contains(name), "{sheet}");
        }
        assert!(sheet.contains("all 6 players") && sheet.contains("promo"), "{sheet}");
    }
}

/// What each pairing of this round of this stage says of its correction.
fn corrected(desk: &Desk, stage: usize, round: usize) -> Vec<Value> {
    let event = desk.event();
    let pairings = event["stages"][stage]["rounds"][round]["pairings"].as_array().unwrap().clone();
    let of = |pairing: &Value| match &pairing["corrected_after_cut"] {
        Value::Null => pairing["corrected_after_round"].clone(),
        cut => json!([pairing["corrected_after_round"], cut]),
    };
    pairings.iter().map(of).collect()
}

fn desk() -> Desk {
    let desk = Desk::with_players(7, &["A", "B", "C", "D"]);
    desk.verbs([
        "setup structure=custom rounds=3 cut=4",
        "pair manual 'A = B, C = D'",
        "report 1 W",
        "report 2 L",
    ]);
    desk
}

#[test]
fn a_correction_says_which_round_was_paired_before_it() {
    let desk = desk();
    desk.verbs(["report 1 L", "report 1 W"]);
    assert_eq!(corrected(&desk, 0, 0), [Value::Null, Value::Null], "nothing was paired by it");
    desk.verbs(["pair", "report 1 L round=1"]);
    assert_eq!(corrected(&desk, 0, 0), [json!(2), Value::Null]);
    // A correction that was taken back is none, and redone it is one again.
    desk.verb("undo");
    assert_eq!(corrected(&desk, 0, 0), [Value::Null, Value::Null]);
    desk.verb("redo");
    assert_eq!(corrected(&desk, 0, 0), [json!(2), Value::Null]);
    // A round that was paired after the correction knows it.
    desk.verbs(["undo", "undo", "report 1 L", "pair"]);
    assert_eq!(corrected(&desk, 0, 0), [Value::Null, Value::Null]);
    desk.verbs(["undo", "undo", "pair", "report 1 L round=1"]);
    // Who leaves is no result; a walkover and a later correction are.
    desk.verbs(["report 1 W", "report 2 W", "pair", "report 2 noshow A round=1"]);
    assert_eq!(corrected(&desk, 0, 0), [json!(2), json!(3)]);
    desk.verb("report 1 W round=1");
    assert_eq!(corrected(&desk, 0, 0), [json!(3), json!(3)]);
    assert_eq!(corrected(&desk, 0, 1), [Value::Null, Value::Null]);
}

#[test]
fn corrections_after_the_cut_and_in_the_finals() {
    let desk = desk();
    desk.verbs(["setup rounds=1", "cut", "report 1 L round=1 stage=1"]);
    assert_eq!(corrected(&desk, 0, 0), [json!([null, true]), Value::Null]);
    desk.verbs(["pair", "report 1 W", "report 2 W", "pair", "report 1 concede B round=1"]);
    assert_eq!(corrected(&desk, 1, 0), [json!(2), Value::Null]);
    desk.is_sound();
}

fn held() -> Desk {
    let desk = Desk::with_players(7, &["Ala", "Jan", "Ewa", "Ola"]);
    desk.verbs([
        "setup structure=custom rounds=2 cut=0",
        "pair",
        "report 1 W",
        "report 2 W",
        "setup hold=yes",
    ]);
    desk
}

const NOTE: &str = "warning: The next round is held and not shown. To show it: --held.\n";

#[test]
fn sheets_keep_the_old_round_while_the_next_is_held() {
    let desk = held();
    let show = |what: &[&str]| desk.run(&[&["show", "shop.yaml"], what].concat());
    let whats = ["pairings", "by-name", "slips", "standings", "why"];
    let before = whats.map(|what| show(&[what]).out);
    let said = desk.verb("pair");
    assert!(said.contains("Only scorekeepers see it. To post it: post."), "{said}");
    for (what, before) in whats.iter().zip(&before) {
        let shown = show(&[*what]);
        assert_eq!((shown.status, shown.err.as_str(), &shown.out), (0, NOTE, before), "{what}");
    }
    for format in ["html", "json", "csv", "markdown"] {
        let shown = show(&["pairings", "--format", format]);
        assert_eq!((shown.status, shown.err.as_str()), (0, NOTE), "{format}");
    }
    let asked = show(&["pairings", "--round", "2"]);
    assert_eq!(asked.status, 1);
    assert!(asked.err.contains("The next round is held and not shown. To show it: --held."));
    let own = show(&["pairings", "--held"]);
    assert_eq!((own.status, own.err.as_str()), (0, ""));
    assert!(own.out.contains("round 2"), "{}", own.out);
    assert!(own.out.contains("Held, not posted: scorekeepers only."), "{}", own.out);
    let event = desk.event();
    let rounds = &event["stages"][0]["rounds"];
    assert_eq!((&rounds[1]["held"], &rounds[1]["posted"]), (&true.into(), &().into()));
    assert_eq!(rounds[0]["held"], Value::Null);
}

#[test]
fn the_time_of_posting_stands_on_everything_published() {
    let desk = held();
    desk.plays("> pair\n> post\n…Posted round 2.…");
    let posted = desk.round()["posted"].as_str().unwrap().to_owned();
    let time = &posted[11..16];
    for show in ["pairings", "by-name --format html", "slips --format markdown", "event"] {
        desk.plays(&format!("$ show shop.yaml {show}\n…Round 2, posted {time}…"));
    }
    desk.plays(&format!("$ show shop.yaml slips\n…table 1 · posted {time}…"));
    let rows = |what: &str| desk.done(&format!("show shop.yaml {what} --format csv"));
    let pairings = rows("pairings");
    assert!(pairings.lines().next().unwrap().ends_with(",Posted,Changed"), "{pairings}");
    let end = format!(",{posted},");
    assert!(pairings.lines().skip(1).all(|row| row.ends_with(&end)), "{pairings}");
    assert!(rows("event").lines().last().unwrap().ends_with(&end));
    // A change after the posting leaves its time as it was, and has its own.
    desk.verb("table 1 to 9");
    let round = desk.round();
    let changed = &round["changed"].as_str().unwrap()[11..16];
    assert_eq!(round["posted"], posted);
    desk.plays(&format!("$ show shop.yaml pairings\n…Round 2, posted {time}, changed {changed}…"));
    desk.verbs(["undo", "undo"]);
    assert_eq!(desk.round()["held"], true);
}

#[test]
fn tables_are_moved_and_named_by_verbs() {
    let desk = Desk::with_players(7, &["Ala", "Jan", "Ewa", "Ola"]);
    desk.plays(
        "? setup tables=1-4,9-7
         Range 2, “9-7”, is backwards: write 7-9. …
         > setup tables=11-14 feature=14
         > edit Ala table=11
         > pair manual 'Ala = Jan, Ewa = Ola'
         $ show shop.yaml pairings
         …fixed table…
         …feature table…
         > table 14 to 11
         …Round 1: Ewa – Ola moved from table 14 to table 11.…
         $ show shop.yaml announcement
         …11-14 (4)…
         $ show shop.yaml log
         …round 1: Ewa – Ola moved from table 14 to table 11, Ala – Jan to table 14…",
    );
    let event = desk.event();
    assert_eq!(event["entrants"][0]["table"], 11);
    let pairings = &event["stages"][0]["rounds"][0]["pairings"];
    assert_eq!((&pairings[0]["table"], &pairings[0]["a"]), (&11.into(), &3.into()));
    assert_eq!((&pairings[1]["table"], &pairings[1]["feature"]), (&14.into(), &true.into()));
    desk.is_sound();
}

#[test]
fn a_dry_run_tells_the_choices_and_the_verb_makes_the_least_repair() {
    let desk = Desk::with_players(7, &["A", "B", "C", "D", "E", "F", "G", "H"]);
    desk.verbs([
        "setup structure=custom rounds=3 cut=0",
        "pair manual 'A = E, B = F, C = G, D = H'",
    ]);
    desk.report_all("W");
    desk.verbs(["pair manual 'A = B, C = D, E = F, G = H'", "report 4 L round=1"]);
    assert_eq!(desk.run("do --dry-run shop.yaml repair").err, "");
    desk.plays(
        "$ do --dry-run shop.yaml repair
         Why: since the pairing: round 1 table 4 corrected: H beat D; paired down unnecessarily from 1 point or more: C – D, G – H.
         1 Keep: nothing changes; still wrong: paired down unnecessarily from 1 point or more: C – D, G – H.
         2 Smallest repair: 2 tables change; 4 players get a new opponent: D, G, C, H.
         3 Re-pair: 3 tables change; 6 players get a new opponent: C, H, D, E, F, G.
         Suggested: 2, because no table has started.
         $ do --dry-run shop.yaml repair why=wrong
         …not saved: Round 2 repaired: …
         ! repair
         …A repair needs a reason: repair why=REASON.…
         > started 1
         > repair 'why=wrong result'
         …table 2: D – G; table 4: C – H.…
         $ verify shop.yaml
         …the round was repaired: 2 tables changed…",
    );
    let json = desk.done("show shop.yaml event --format json");
    assert_eq!((json.matches("\"started\"").count(), json.matches("\"repaired\"").count()), (1, 2));
}

#[test]
fn a_dry_run_of_the_cut_tells_what_is_off_before_it() {
    let desk = Desk::with_players(7, &["A", "B", "C", "D", "E", "F"]);
    desk.verbs(["setup structure=custom rounds=1 cut=4", "pair manual 'A = D, B = E, C = F'"]);
    let told = desk.run("do --dry-run shop.yaml cut");
    let missing = |table, a, b| {
        format!("✗ Table {table} has no result: {a} – {b}. (report {table} RESULT)\n")
    };
    let all = [missing(1, "A", "D"), missing(2, "B", "E"), missing(3, "C", "F")].concat();
    assert_eq!((told.status, told.out.as_str()), (1, all.as_str()));
    desk.report_all("W");
    let told = desk.run("do --dry-run shop.yaml cut").out;
    assert!(told.starts_with("not saved: ") && !told.contains("! "), "{told}");
    let first = told.split("1 ").nth(1).unwrap()[..1].to_owned();
    desk.verb(&format!("drop '{first}'"));
    let told = desk.run("do --dry-run shop.yaml cut").out;
    let left = format!("! {first} dropped but would make the top cut. (rejoin WHO)\n");
    assert!(told.ends_with(&left), "{told}");
}

#[test]
fn where_too_few_are_left_the_way_out_is_named() {
    Desk::with_players(7, &["Ala", "Bea", "Cyd"]).plays(
        "> setup structure=custom rounds=3
         > pair manual 'Ala = Bea, Cyd = bye'
         > report 1 W
         > drop Bea
         > drop Cyd
         ! pair
         A round needs two players, and only one is left. To bring one back: rejoin. To end here: setup rounds=1.
         ! finish
         A round needs two players, and only one is left. To bring one back: rejoin. To end here: setup rounds=1.
         > drop Ala
         ! pair
         A round needs two players, and none is left. To bring one back: rejoin. To end here: setup rounds=1.
         ! finish
         A round needs two players, and none is left. To bring one back: rejoin. To end here: setup rounds=1.
         > setup rounds=1
         > finish
         …: Closed the event. Ala is champion.",
    );
}

#[test]
fn the_sheet_lists_pairs_and_groups() {
    let desk = Desk::with_players(7, &["Ala", "Jan", "Ewa", "Ola"]);
    assert!(desk.event().get("apart").is_none());
    desk.plays(
        r#"$ show shop.yaml apart
           Shop: kept apart
           Players are kept apart in Swiss rounds, not in pods, elimination or finals.
           Nobody is kept apart.
           > setup 'apart=clubs 1-2'
           > edit Ewa club=Bard
           > edit Ola club=bard
           > apart Ala Jan 'why=one car'
           $ show shop.yaml apart
           Shop: kept apart
           Players are kept apart in Swiss rounds, not in pods, elimination or finals.
           |
           Players   Rounds                Strictness         Why
           Ala, Jan  in every Swiss round  without exception  one car
           Ewa, Ola  in rounds 1 to 2      if possible        clubmates: Bard
           $ show shop.yaml apart --format csv
           Players,Rounds,Strictness,Why
           "Ala, Jan",in every Swiss round,without exception,one car
           "Ewa, Ola",in rounds 1 to 2,if possible,clubmates: Bard
           $ show shop.yaml log
           …Ala and Jan are kept apart in every Swiss round…
           …one car…
           > pair
           $ verify shop.yaml"#,
    );
    let apart = desk.json("apart")["apart"].clone();
    assert_eq!(
        apart,
        json!([
            {"players": [1, 2], "rounds": "always", "absolute": true, "by": "name", "why": "one car"},
            {"players": [3, 4], "rounds": 2, "absolute": false, "by": "clubs", "word": "Bard"}
        ])
    );
    assert_eq!(desk.event()["apart"], apart);
}

/// Three players and a house player after one round, which the house player won.
fn one_round() -> Desk {
    let desk = Desk::with("destiny --date 2026-11-21 --seed 7 --rounds 2", &["Ala", "Bea", "Cyd"]);
    desk.verbs(["add Hal house", "pair manual 'Ala = Bea, Cyd = Hal'", "report 1 W", "report 2 L"]);
    desk
}

#[test]
fn pages_say_what_a_game_against_the_house_player_was() {
    one_round().plays(
        "$ show shop.yaml place Cyd
         …round 1 against the house player Hal, no opponent…
         $ show shop.yaml pairings
         …against the house player…
         $ show shop.yaml log
         …registered Hal as house player…
         $ --lang pl show shop.yaml place Cyd
         …runda 1 z rezerwowym (Hal), bez przeciwnika…",
    );
}

#[test]
fn a_roster_may_name_the_house_player() {
    let desk = Desk::with("destiny --date 2026-11-21 --rounds 2", &[]);
    desk.write("roster.csv", "name,house\nAla,\nBea,no\nHal,yes\n");
    desk.write("second.csv", "name,house\nCyd,yes\n");
    desk.write("wrong.csv", "name,house\nCyd,maybe\n");
    desk.plays(
        r#"> import roster.csv
           …Registered 2 players, and Hal as house player.
           ! import second.csv
           …Hal is already the house player…
           > import wrong.csv
           …Registered 1 player.…"#,
    );
}

#[test]
fn simulated_house_players_take_every_bye() {
    let desk = Desk::new();
    for (game, players) in [("destiny", 9), ("imperial-assault", 7), ("lcg", 8), ("lcg-2v2", 9)] {
        let words = format!("simulate --game {game} --players {players} --house --check");
        let ended = desk.run(&format!("{words} --drops 0 --events 2"));
        assert!(ended.err.starts_with("0 breaches: "), "{game}: {}", ended.err);
        assert_eq!(ended.out.lines().count(), 2);
        for line in ended.out.lines() {
            let event: Value = serde_json::from_str(line).unwrap();
            let all = ["entrants", "standings"].map(|key| event[key].as_array().unwrap().len());
            assert_eq!(all, [players + 1, players], "{game}");
        }
    }
    let refused = desk.run("simulate --game destiny-draft --players 7 --house");
    assert!(refused.err.contains("has no byes, so it needs no house player"));
}

/// Appends a line to the log, chained to the lines before.
fn put(text: &mut String, sum: &mut u32, n: usize, action: &str) {
    let line = format!("- {{n: {n}, at: 2026-11-21T09:31:07+01:00, by: \"x\", {action}");
    let mut crc = crc32fast::Hasher::new();
    crc.update(format!("{sum:08x}").as_bytes());
    crc.update(line.as_bytes());
    *sum = crc.finalize();
    text.push_str(&format!("{line}, sum: \"{sum:08x}\"}}\n"));
}

/// Adds two players and this many undo and redo steps over the second.
fn steps(desk: &Desk, count: usize) {
    let mut text = desk.text("shop.yaml");
    let mut sum = crc32fast::hash(text.as_bytes());
    put(&mut text, &mut sum, 1, "add: {id: 1, name: \"A\", tie: 823937}");
    put(&mut text, &mut sum, 2, "add: {id: 2, name: \"B\", tie: 124445}");
    for n in 3..count + 3 {
        let step = if n % 2 == 1 { "undo: 2" } else { "redo: 2" };
        put(&mut text, &mut sum, n, step);
    }
    desk.write("shop.yaml", text);
}

/// At quadratic cost this would take minutes, so no time is measured.
#[test]
fn a_log_of_many_steps_is_shown_and_judged() {
    let desk = Desk::with_event(7);
    steps(&desk, 4_000);
    let log = desk.done("show shop.yaml log --format csv");
    assert_eq!(log.lines().count(), 4_003);
    assert_eq!(
        desk.done("verify shop.yaml"),
        "shop.yaml: all OK: checked 0 rounds, 0 tables and 0 lines of standings.\n"
    );
}

/// Carries out a verb in another scorekeeper's name.
fn ben(desk: &Desk, verb: &str) -> (i32, String) {
    let mut command = desk.command(&format!("do shop.yaml {verb}"));
    let ended = ended(command.env("KOMANDOR_BY", "ben").output().unwrap());
    (ended.status, ended.out + &ended.err)
}

#[test]
fn a_different_result_for_a_table_just_reported_asks_which() {
    let desk = Desk::with_players(7, &["A", "B"]);
    desk.verbs(["setup structure=custom rounds=1", "pair manual 'A = B'", "report 1 W"]);
    let before = desk.bytes("shop.yaml");
    let refused = "anna just reported table 1: A beat B. You have: B beat A. Check which is right. To overwrite: report 1 L correct.\n";
    assert_eq!(ben(&desk, "report 1 L"), (1, refused.to_owned()));
    assert_eq!(ben(&desk, "report 1 L --dry-run"), (1, refused.to_owned()));
    assert_eq!(desk.bytes("shop.yaml"), before);
    // The same result twice is no conflict, and users may correct their own.
    for (verb, said) in [
        ("report 1 W", "Table 1: A beat B. This result is already entered.\n"),
        ("report 1 L correct", "saved #6: Table 1 corrected: B beat A (it was: A beat B).\n"),
    ] {
        assert_eq!(ben(&desk, verb), (0, said.to_owned()));
    }
    assert_eq!(
        desk.refused("report 1 concede B"),
        "ben just reported table 1: B beat A. You have: B conceded to A. Check which is right. To overwrite: report 1 concede B correct."
    );
    let said = "saved #7: Table 1 corrected: A and B both lost (it was: B beat A).\n";
    assert_eq!(ben(&desk, "report 1 X"), (0, said.to_owned()));
}

#[test]
fn a_correction_of_an_older_round_says_what_it_changes_before_it_is_made() {
    let desk = Desk::with_players(7, &["A", "B", "C", "D", "E"]);
    desk.verbs(["setup structure=custom rounds=3 cut=4", "pair manual 'A = B, C = D, E = bye'"]);
    desk.report_all("W");
    let before = desk.bytes("shop.yaml");
    desk.plays(
        "$ do --dry-run shop.yaml report 1 L
         not saved: Table 1 corrected: B beat A (it was: A beat B).
         $2 do --dry-run shop.yaml -
         --dry-run takes one command: each depends on those before it.",
    );
    assert_eq!(desk.bytes("shop.yaml"), before);
    desk.plays(
        "> pair
         $ do --dry-run shop.yaml report 1 L round=1
         not saved: Table 1 corrected: B beat A (it was: A beat B).
         Places: A 2 → 4, B stays 1, C 3 → 2, E 4 → 3.
         Round 2: the bye would have gone to D, not B; it doesn't change.
         > report 1 L round=1
         saved #11: Table 1 corrected: B beat A (it was: A beat B).
         $ do --dry-run shop.yaml undo
         not saved: Undone: \"round 1 table 1 corrected: B beat A\" (by anna).
         Places: A 4 → 2, B stays 1, C 2 → 3, E 3 → 4.",
    );
}

#[test]
fn a_dry_run_may_be_asked_for_behind_the_verb() {
    let desk = Desk::with_players(7, &["A", "B", "C", "D"]);
    let before = desk.bytes("shop.yaml");
    let dry = desk.verb("note 'late start' --dry-run");
    assert_eq!(dry, desk.done("do --dry-run shop.yaml note 'late start'"));
    assert!(dry.starts_with("not saved: "), "{dry}");
    // Elsewhere among the words it might be meant as one of them.
    desk.plays(
        "? - --dry-run
         --dry-run takes one command: each depends on those before it.
         ? note --dry-run 'late start'
         Options go before the event: komandor do --dry-run shop.yaml note 'late start'
         ? add Dag --mirror=x.yaml
         Options go before the event: komandor do '--mirror=x.yaml' shop.yaml add Dag
         ? add --lang pl Dag
         Options go before the event: komandor do --lang pl shop.yaml add Dag",
    );
    assert_eq!(desk.bytes("shop.yaml"), before);
}

/// Carries out a verb from another login session with the same name.
#[cfg(target_os = "linux")]
fn elsewhere(desk: &Desk, by: Option<&str>, verb: &str) -> (i32, String) {
    let words = format!("-w {} do shop.yaml {verb}", env!("CARGO_BIN_EXE_komandor"));
    let mut command = desk.command_of("setsid".as_ref(), &words);
    command.env("PATH", std::env::var_os("PATH").unwrap());
    by.map(|by| command.env("KOMANDOR_BY", by));
    let ended = ended(command.output().unwrap());
    (ended.status, ended.out + &ended.err)
}

#[cfg(target_os = "linux")]
#[test]
fn a_result_from_another_login_of_the_same_name_is_not_replaced_unasked() {
    let desk = Desk::with_players(7, &["A", "B", "C", "D"]);
    desk.verbs(["setup structure=custom rounds=1", "pair manual 'A = B, C = D'", "report 1 W"]);
    assert_eq!(
        elsewhere(&desk, None, "report 1 L"),
        (
            1,
            "anna (in another terminal) just reported table 1: A beat B. You have: B beat A. Check which is right. To overwrite: report 1 L correct.\n"
                .to_owned()
        )
    );
    assert_eq!(elsewhere(&desk, None, "report 2 W").0, 0);
    assert_eq!(elsewhere(&desk, None, "report 1 W").0, 0);
    assert_eq!(elsewhere(&desk, None, "report 2 W").0, 0);
    assert!(desk.refused("report 2 L").starts_with("anna (in another terminal) just reported"),);
    // A script may correct a result that it entered itself.
    assert_eq!(desk.verb("report 1 L").split(':').next(), Some("saved #9"));
    // A name from `KOMANDOR_BY` means the same person at every terminal.
    let named = |verb: &str| elsewhere(&desk, Some("anna"), verb);
    assert_eq!(named("report 1 W").0, 0);
    assert_eq!(named("report 1 L").0, 0);
    assert_eq!(elsewhere(&desk, None, "report 1 W correct").0, 0);
}

#[test]
fn anothers_newest_action_is_not_taken_back_unasked() {
    let desk = Desk::with_players(7, &["A", "B"]);
    desk.verbs(["setup structure=custom rounds=1", "pair manual 'A = B'", "report 1 W"]);
    let refused = "anna just saved #5: round 1 table 1: A beat B. Ask them whether it's wrong. To undo it: undo 5.\n";
    assert_eq!(ben(&desk, "undo"), (1, refused.to_owned()));
    assert_eq!(ben(&desk, "undo 5").0, 0);
    desk.plays(
        "! redo
         ben just undid #5: round 1 table 1: A beat B. Ask them whether that's wrong. To redo it: redo 5.
         > redo 5
         > undo
         > redo",
    );
}

#[cfg(target_os = "linux")]
#[test]
fn the_newest_action_of_another_login_is_not_taken_back_unasked() {
    let desk = Desk::with_players(7, &["A", "B"]);
    assert_eq!(
        elsewhere(&desk, None, "undo"),
        (
            1,
            "anna (in another terminal) just saved #2: registered B. Ask them whether it's wrong. To undo it: undo 2.\n"
                .to_owned()
        )
    );
    desk.verb("undo");
}
