//! A round under way: late players, drops, corrections, held rounds, repairs, rematches, house
//! players, undo, and two who enter the same.

use super::desk::Desk;
use serde_json::{Value, json};

/// Five players in round 1, and Zoe who came late.
fn late() -> Desk {
    let desk = Desk::with_players(7, &["Ala", "Jan", "Ewa", "Ola", "Ula"]);
    desk.verbs([
        "setup structure=custom rounds=3 cut=0",
        "pair manual 'Ala = Jan, Ewa = Ola, Ula = bye'",
    ]);
    desk
}

#[test]
fn a_late_entry_says_how_to_be_seated() {
    let desk = late();
    let said = desk.tried("add Zoe");
    assert_eq!(said.status, 0);
    let all = format!("{}{}", said.out, said.err);
    assert!(
        all.contains("They are unpaired in round 1. To seat them: seat #6 opponent|bye|loss|next."),
        "{all}"
    );
    let said = desk.verb("seat Zoe opponent");
    assert!(
        said.ends_with("Zoe plays Ula at table 3; Ula loses the bye and its 1 point.\n"),
        "{said}"
    );
    let event = desk.event();
    let pairings = event["stages"][0]["rounds"][0]["pairings"].as_array().unwrap();
    let last = pairings.last().unwrap();
    assert_eq!((&last["table"], &last["a"], &last["b"]), (&3.into(), &5.into(), &6.into()));
    assert_eq!((pairings.len(), &last["by_hand"]), (3, &true.into()));
    assert_eq!(event["entrants"][5]["missed_rounds"], 0);
    assert_eq!(desk.refused("seat Zoe bye"), "Zoe already plays at table 3.");
    desk.done("verify shop.yaml");
    desk.verb("undo");
    let event = desk.event();
    assert_eq!(event["entrants"][5]["missed_rounds"], 1);
}

#[test]
fn the_player_with_the_bye_takes_the_seat_of_a_missing_one() {
    let desk = late();
    desk.verb("seat Ula 2 for=Ola");
    let event = desk.event();
    let pairings = event["stages"][0]["rounds"][0]["pairings"].as_array().unwrap();
    let seats: Vec<_> = pairings.iter().map(|one| (&one["a"], &one["b"])).collect();
    assert_eq!(seats, [(&1.into(), &2.into()), (&3.into(), &5.into())]);
    assert_eq!(event["entrants"][3]["status"], "dropped");
    assert_eq!(event["entrants"][3]["left_after"], 0);
    desk.done("verify shop.yaml");
}

const NAMES: [&str; 6] = ["Ola Lis", "Jan Kos", "Ewa Ryba", "Ula Sum", "Iga Rak", "Leon Wół"];

/// An event of two rounds with a cut to four, and six players.
fn event() -> Desk {
    Desk::with(
        "destiny --tier relaxed --seed 7 --date 2026-11-21 --structure custom --rounds 2 --cut 4",
        &NAMES,
    )
}

const FIRST: &str = "Ola Lis = Jan Kos, Ewa Ryba = Ula Sum, Iga Rak = Leon Wół";

#[test]
fn a_drop_goes_with_the_result_and_stands_in_the_log_and_the_json() {
    let desk = event();
    desk.verb(&format!("pair manual '{FIRST}'"));
    assert_eq!(
        desk.verb("report 1 W drop=B"),
        "saved #8: Table 1: Ola Lis beat Jan Kos. Jan Kos drops after this match.\n"
    );
    let log = desk.done("show shop.yaml log");
    assert!(log.contains("round 1 table 1: Ola Lis beat Jan Kos, and Jan Kos drops"), "{log}");
    let json = desk.event();
    let pairing = &json["stages"][0]["rounds"][0]["pairings"][0];
    assert_eq!(pairing["leave"], serde_json::json!([2]));
    assert!(json["stages"][0]["rounds"][0]["pairings"][1].get("leave").is_none());
    assert_eq!(json["entrants"][1]["status"], "dropped");
    desk.verbs(["report 2 W", "report 3 W"]);
    let paired = desk.verb("pair");
    assert!(paired.ends_with("Jan Kos dropped and won't be paired.\n"), "{paired}");
    let polish = desk.done("show shop.yaml log --lang pl");
    assert!(polish.contains("; wycofuje się Jan Kos"), "{polish}");
    let slips = desk.done("show shop.yaml slips");
    assert!(slips.contains("[ ]"), "{slips}");
    desk.is_sound();
}

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
    assert!(ended.out.ends_with("Event closed: Ola Lis is champion.\n"), "{}", ended.out);
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
    let ended = desk.tried(&format!("cut manual '{seeds}'"));
    assert_eq!(ended.status, 2);
    assert!(ended.err.contains("A reason, why=REASON is missing."), "{}", ended.err);
    let told = desk.verb(&format!("cut manual '{seeds}' 'why=the fourth went home'"));
    assert!(told.contains("Cut to top 4 by hand. Seed 1: Ola Lis."), "{told}");
    let log = desk.done("show shop.yaml log");
    assert!(
        log.contains("cut to top 4 by hand: ") && log.contains("the fourth went home"),
        "{log}"
    );
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
    let none = "Shop: prizes\nNo prizes yet. To add some: setup prizes=\"1: …; 2-4: …\".\n";
    assert_eq!(desk.done("show shop.yaml prizes").replace(&desk_name(&desk), "Shop"), none);
    desk.verb("setup 'prizes=1: mat; 3-4: 50 zł; last: pin; all: promo' cut=0 rounds=1");
    let announced = desk.done("show shop.yaml announcement");
    assert!(announced.contains("Places 3–4: 50 zł"), "{announced}");
    let before = desk.done("show shop.yaml prizes");
    assert!(before.contains("Who gets them is known once all matches are played."), "{before}");
    assert!(!before.contains("Ola Lis"), "{before}");
    desk.verb(&format!("pair manual '{FIRST}'"));
    desk.verbs(["1", "2", "3"].map(|table| format!("report {table} W")));
    let json = desk.json("prizes")["prizes"].clone();
    assert_eq!(json["announced"][1]["for"], "3-4");
    assert_eq!(json["awards"][1]["prizes"], serde_json::json!(["50 zł"]));
    assert_eq!(json["awards"][0]["level"], serde_json::json!([1, 3]));
    let names: Vec<String> = json["awards"]
        .as_array()
        .unwrap()
        .iter()
        .map(|award| NAMES[award["entrant"].as_u64().unwrap() as usize - 1].to_owned())
        .collect();
    assert_eq!(names.len(), 4);
    for format in ["text", "markdown", "csv", "html"] {
        let sheet = desk.done(&format!("show shop.yaml prizes --format '{format}'"));
        for name in &names {
            assert!(sheet.contains(name.as_str()), "{sheet}");
        }
        assert!(sheet.contains("all 6 players") && sheet.contains("promo"), "{sheet}");
    }
    let polish = desk.done("show shop.yaml prizes --lang pl");
    assert!(polish.contains("nagrody") && polish.contains("wszystkich 6 osób"), "{polish}");
    assert_eq!(
        desk.refused("setup 'prizes=1: mat; 1: mug'"),
        "Prizes not changed. Character 9: 1 is already in 1; list each place once."
    );
}

fn desk_name(desk: &Desk) -> String {
    desk.json("announcement")["event"]["name"].as_str().unwrap().to_owned()
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

fn verbs(desk: &Desk, lines: &[&str]) {
    lines.iter().for_each(|line| _ = desk.verb(&line.split(' ').collect::<Vec<_>>()));
}

#[test]
fn a_correction_says_which_round_was_paired_before_it() {
    let desk = desk();
    verbs(&desk, &["report 1 L", "report 1 W"]);
    assert_eq!(corrected(&desk, 0, 0), [Value::Null, Value::Null], "nothing was paired by it");
    verbs(&desk, &["pair", "report 1 L round=1"]);
    assert_eq!(corrected(&desk, 0, 0), [json!(2), Value::Null]);
    // A correction that was taken back is none, and redone it is one again.
    verbs(&desk, &["undo"]);
    assert_eq!(corrected(&desk, 0, 0), [Value::Null, Value::Null]);
    verbs(&desk, &["redo"]);
    assert_eq!(corrected(&desk, 0, 0), [json!(2), Value::Null]);
    // Who leaves is no result; a walkover and a later correction are.
    verbs(&desk, &["report 1 W", "report 2 W", "pair", "report 2 noshow A round=1"]);
    assert_eq!(corrected(&desk, 0, 0), [json!(2), json!(3)]);
    verbs(&desk, &["report 1 W round=1"]);
    assert_eq!(corrected(&desk, 0, 0), [json!(3), json!(3)]);
    assert_eq!(corrected(&desk, 0, 1), [Value::Null, Value::Null]);
}

#[test]
fn a_round_that_was_paired_after_the_correction_knows_it() {
    let desk = desk();
    verbs(&desk, &["pair", "report 1 L round=1", "undo", "undo", "report 1 L", "pair"]);
    assert_eq!(corrected(&desk, 0, 0), [Value::Null, Value::Null]);
}

#[test]
fn corrections_after_the_cut_and_in_the_finals() {
    let desk = desk();
    verbs(&desk, &["setup rounds=1", "cut", "report 1 L round=1 stage=1"]);
    assert_eq!(corrected(&desk, 0, 0), [json!([null, true]), Value::Null]);
    verbs(&desk, &["pair", "report 1 W", "report 2 W", "pair", "report 1 concede B round=1"]);
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
        for format in ["text", "html", "json", "csv", "markdown"] {
            let shown = show(&[*what, "--format", format]);
            assert_eq!((shown.status, shown.err.as_str()), (0, NOTE), "{what}");
            if format == "text" {
                assert_eq!(&shown.out, before, "{what}");
            }
        }
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
    assert_eq!(rounds[0]["held"], serde_json::Value::Null);
}

#[test]
fn the_time_of_posting_stands_on_everything_published() {
    let desk = held();
    desk.verb("pair");
    assert!(desk.verb("post").contains("Posted: round 2."));
    let event = desk.event();
    let posted = event["stages"][0]["rounds"][1]["posted"].as_str().unwrap().to_owned();
    let time = &posted[11..16];
    for what in ["pairings", "by-name", "slips"] {
        for format in ["text", "html", "markdown"] {
            let shown = desk.done(&format!("show shop.yaml '{what}' --format '{format}'"));
            assert!(shown.contains(&format!("Round 2, posted {time}")), "{what}: {shown}");
        }
    }
    let slips = desk.done("show shop.yaml slips");
    assert!(slips.contains(&format!("table 1 · posted {time}")), "{slips}");
    for format in ["text", "html", "markdown"] {
        let whole = desk.done(&format!("show shop.yaml event --format '{format}'"));
        assert!(whole.contains(&format!("Round 2, posted {time}")), "{format}: {whole}");
    }
    let rows = |what: &str| desk.done(&format!("show shop.yaml '{what}' --format csv"));
    let pairings = rows("pairings");
    let head = pairings.lines().next().unwrap();
    assert!(head.ends_with(",Posted,Changed"), "{head}");
    assert!(
        pairings.lines().skip(1).all(|row| row.ends_with(&format!(",{posted},"))),
        "{pairings}"
    );
    assert!(rows("event").lines().last().unwrap().ends_with(&format!(",{posted},")));
    // A change after the posting leaves its time as it was, and has its own.
    desk.verb("table 1 to 9");
    let round = &desk.event()["stages"][0]["rounds"][1];
    let changed = round["changed"].as_str().unwrap();
    assert_eq!(round["posted"], posted);
    let sheet = desk.done("show shop.yaml pairings");
    let times = format!("Round 2, posted {time}, changed {}", &changed[11..16]);
    assert!(sheet.contains(&times), "{sheet}");
    desk.verbs(["undo", "undo"]);
    assert_eq!(desk.event()["stages"][0]["rounds"][1]["held"], true);
}

#[test]
fn tables_are_moved_and_named_by_verbs() {
    let desk = Desk::with_players(7, &["Ala", "Jan", "Ewa", "Ola"]);
    let wrong = desk.tried("setup tables=1-4,9-7");
    assert_eq!(wrong.status, 2);
    assert!(wrong.err.starts_with("Range 2, “9-7”, is backwards: write 7-9. "), "{}", wrong.err);
    desk.verbs([
        "setup tables=11-14 feature=14",
        "edit Ala table=11",
        "pair manual 'Ala = Jan, Ewa = Ola'",
    ]);
    let shown = desk.done("show shop.yaml pairings");
    assert!(shown.contains("fixed table") && shown.contains("feature table"), "{shown}");
    let said = desk.verb("table 14 to 11");
    assert!(said.contains("Ewa – Ola moved from table 14 to table 11."), "{said}");
    let event = desk.event();
    assert_eq!(event["entrants"][0]["table"], 11);
    let pairings = &event["stages"][0]["rounds"][0]["pairings"];
    assert_eq!((&pairings[0]["table"], &pairings[0]["a"]), (&11.into(), &3.into()));
    assert_eq!((&pairings[1]["table"], &pairings[1]["feature"]), (&14.into(), &true.into()));
    let announced = desk.done("show shop.yaml announcement");
    assert!(announced.contains("11-14 (4)"), "{announced}");
    let log = desk.done("show shop.yaml log");
    assert!(log.contains("round 1: Ewa – Ola from table 14 to table 11, Ala – Jan to table 14"));
    desk.done("verify shop.yaml");
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
    let told = desk.run("do --dry-run shop.yaml repair");
    assert_eq!((told.status, told.err.as_str()), (0, ""));
    let lines: Vec<&str> = told.out.lines().collect();
    assert_eq!(
        lines[..3],
        [
            "Why: since the pairing: round 1 table 4 corrected: H beat D; paired down unnecessarily from 1 point or more: C – D, G – H.",
            "1 Keep: nothing changes; still wrong: paired down unnecessarily from 1 point or more: C – D, G – H.",
            "2 Smallest repair: 2 tables change; 4 players get a new opponent: D, G, C, H.",
        ]
    );
    assert!(lines[3].starts_with("3 Re-pair: "), "{}", told.out);
    assert_eq!(lines[4..], ["Suggested: 2, because no table has started."]);
    let told = desk.run("do --dry-run shop.yaml repair why=wrong");
    assert!(told.out.contains("not saved: Repaired round 2, 2 tables changed: "), "{}", told.out);
    assert!(desk.refused("repair").contains("A repair needs a reason: repair why=REASON."));
    desk.verb("begun 1");
    let said = desk.verb("repair 'why=wrong result'");
    assert!(said.contains("table 2: D – G; table 4: C – H."), "{said}");
    let judged = desk.run("verify shop.yaml");
    assert_eq!(judged.status, 0, "{}", judged.out);
    assert!(judged.out.contains("the round was repaired: 2 tables changed"), "{}", judged.out);
    let json = desk.run("show shop.yaml event --format json").out;
    assert_eq!((json.matches("\"begun\"").count(), json.matches("\"repaired\"").count()), (1, 2));
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
    // All is well: no line of the preflight.
    let told = desk.run("do --dry-run shop.yaml cut").out;
    assert!(told.starts_with("not saved: ") && !told.contains("! "), "{told}");
    let first = told.split("1 ").nth(1).unwrap()[..1].to_owned();
    desk.verb(&format!("drop '{first}'"));
    let told = desk.run("do --dry-run shop.yaml cut").out;
    let left = format!("! {first} dropped but would make the top cut. (rejoin WHO)\n");
    assert!(told.ends_with(&left), "{told}");
}

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
            "warning: A rematch can't be avoided. As few rematches as possible: 2 of 2 tables ({}). To pair it yourself: undo, then pair manual.\n",
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
    for (who, left) in
        [("Bea", None), ("Cyd", Some("only one is left")), ("Ala", Some("none is left"))]
    {
        desk.verb(&format!("drop {who}"));
        let Some(left) = left else { continue };
        let said = format!(
            "A round needs two players, and {left}. To bring one back: rejoin. To end here: setup rounds=1.\n"
        );
        assert_eq!((refused("pair"), refused("finish")), (said.clone(), said));
    }
    desk.verb("setup rounds=1");
    assert!(desk.verb("finish").ends_with(": Event closed: Ala is champion.\n"));
}

fn apart_event() -> Desk {
    let desk = Desk::with_players(7, &["Ala", "Jan", "Ewa", "Ola"]);
    desk.verbs([
        "setup 'apart=clubs 1-2'",
        "edit Ewa club=Bard",
        "edit Ola club=bard",
        "apart Ala Jan 'why=one car'",
    ]);
    desk
}

#[test]
fn the_sheet_lists_pairs_and_groups() {
    let desk = apart_event();
    assert_eq!(
        desk.done("show shop.yaml apart"),
        "Shop: kept apart\nPlayers are kept apart in Swiss rounds, not in pods, elimination or finals.\n\nPlayers   Rounds                Strictness         Why\nAla, Jan  in every Swiss round  without exception  one car\nEwa, Ola  in rounds 1 to 2      if possible        clubmates: Bard\n"
    );
    assert_eq!(
        desk.done("show shop.yaml apart --format csv"),
        "Players,Rounds,Strictness,Why\n\"Ala, Jan\",in every Swiss round,without exception,one car\n\"Ewa, Ola\",in rounds 1 to 2,if possible,clubmates: Bard\n"
    );
    let apart = desk.json("apart")["apart"].clone();
    assert_eq!(
        apart,
        serde_json::json!([
            {"players": [1, 2], "rounds": "always", "absolute": true, "by": "name", "why": "one car"},
            {"players": [3, 4], "rounds": 2, "absolute": false, "by": "clubs", "word": "Bard"}
        ])
    );
    assert_eq!(desk.event()["apart"], apart);
    for format in ["markdown", "html"] {
        let shown = desk.done(&format!("show shop.yaml apart --format '{format}'"));
        assert!(shown.contains("one car"), "{shown}");
    }
}

#[test]
fn nobody_apart_is_said_and_left_out_of_the_event() {
    let desk = Desk::with_players(7, &["Ala", "Jan"]);
    assert_eq!(
        desk.done("show shop.yaml apart"),
        "Shop: kept apart\n\
         Players are kept apart in Swiss rounds, not in pods, elimination or finals.\n\
         Nobody is kept apart.\n"
    );
    assert!(desk.event().get("apart").is_none());
}

#[test]
fn the_log_keeps_the_reason_and_the_file_is_verified() {
    let desk = apart_event();
    let log = desk.done("show shop.yaml log");
    assert!(log.contains("Ala and Jan are kept apart in every Swiss round"), "{log}");
    assert!(log.contains("one car"), "{log}");
    desk.verb("pair");
    desk.done("verify shop.yaml");
}

/// Three players and a house player after one round, which the house player won.
fn one_round() -> Desk {
    let desk = Desk::with("destiny --date 2026-11-21 --seed 7 --rounds 2", &["Ala", "Bea", "Cyd"]);
    desk.verbs(["add Hal house", "pair manual 'Ala = Bea, Cyd = Hal'", "report 1 W", "report 2 L"]);
    desk
}

#[test]
fn the_json_marks_the_house_player_and_the_standings_leave_them_out() {
    let desk = one_round();
    let event = desk.event();
    let house: Vec<bool> = (event["entrants"].as_array().unwrap().iter())
        .map(|entrant| entrant.get("house").is_some_and(|house| house == true))
        .collect();
    assert_eq!(house, [false, false, false, true]);
    let ranked: Vec<u64> = (event["standings"].as_array().unwrap().iter())
        .map(|line| line["entrant"].as_u64().unwrap())
        .collect();
    assert_eq!(ranked.len(), 3);
    assert!(!ranked.contains(&4));
    desk.done("verify shop.yaml");
}

#[test]
fn pages_say_what_a_game_against_the_house_player_was() {
    let desk = one_round();
    let place = desk.done("show shop.yaml place Cyd");
    assert!(place.contains("round 1 against the house player Hal, no opponent"), "{place}");
    let pairings = desk.done("show shop.yaml pairings");
    assert!(pairings.contains("against the house player"), "{pairings}");
    let log = desk.done("show shop.yaml log");
    assert!(log.contains("registered Hal as house player"), "{log}");
    let polish = desk.done("--lang pl show shop.yaml place Cyd");
    assert!(polish.contains("runda 1 z rezerwowym (Hal), bez przeciwnika"), "{polish}");
}

#[test]
fn a_roster_may_name_the_house_player() {
    let desk = Desk::new();
    let new = ["new", "shop.yaml", "--game", "destiny", "--date", "2026-11-21", "--rounds", "2"];
    desk.done(&new);
    desk.write("roster.csv", "name,house\nAla,\nBea,no\nHal,yes\n");
    let told = desk.verb("import roster.csv");
    assert!(told.ends_with("Registered 2 players, and Hal as house player.\n"), "{told}");
    desk.write("second.csv", "name,house\nCyd,yes\n");
    let refused = desk.tried("import second.csv");
    assert!(refused.err.contains("Hal is already the house player"), "{}", refused.err);
    desk.write("wrong.csv", "name,house\nCyd,maybe\n");
    let refused = desk.tried("import wrong.csv");
    assert!(refused.err.contains("house= is yes or no, not \"maybe\""), "{}", refused.err);
}

#[test]
fn simulated_house_players_take_every_bye() {
    let desk = Desk::new();
    let words = ["simulate", "--game", "destiny", "--players", "9", "--drops", "0"];
    let all = [&words[..], &["--events", "6", "--house", "--check"]].concat();
    let lines = desk.done(&all);
    assert_eq!(lines.lines().count(), 6);
    for line in lines.lines() {
        let event: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!(event["entrants"].as_array().unwrap().len(), 10);
        assert_eq!(event["standings"].as_array().unwrap().len(), 9);
    }
    let refused = desk.run("simulate --game destiny-draft --players 7 --house");
    assert!(refused.err.contains("has no byes, so it needs no house player"));
}

#[test]
fn what_cannot_work_is_a_warning_of_the_verb_that_makes_it_so() {
    let desk = Desk::new();
    let new = ["new", "shop.yaml", "--game", "destiny", "--date", "2026-11-21", "--rounds", "3"];
    desk.done(&new);
    for name in ["Ala", "Bea", "Cyd", "Dan"] {
        assert_eq!(desk.tried(&format!("add '{name}'")).err, "");
    }
    let warned = desk.tried("setup rounds=5");
    let again = "4 players can play at most 3 rounds without a rematch; rounds to play: 5.";
    assert!(warned.err.contains(again), "{}", warned.err);
    let announced = desk.done("show shop.yaml announcement");
    assert!(announced.contains(again), "{announced}");
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
    let mut text = String::from_utf8(desk.bytes("shop.yaml")).unwrap();
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
    steps(&desk, 8_000);
    let log = desk.done("show shop.yaml log --format csv");
    assert_eq!(log.lines().count(), 8_003);
    assert_eq!(
        desk.done("verify shop.yaml"),
        "shop.yaml: all OK: checked 0 rounds, 0 tables and 0 lines of standings.\n"
    );
}

/// Carries out a verb in another scorekeeper's name.
fn ben(desk: &Desk, words: &[&str]) -> (i32, String) {
    let mut command = desk.command(&[&["do", "shop.yaml"], words].concat());
    let output = command.env("KOMANDOR_BY", "ben").output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code().unwrap(), String::from_utf8(said).unwrap())
}

#[test]
fn a_different_result_for_a_table_just_reported_asks_which() {
    let desk = Desk::with_players(7, &["A", "B"]);
    desk.verbs(["setup structure=custom rounds=1", "pair manual 'A = B'", "report 1 W"]);
    let before = desk.bytes("shop.yaml");
    assert_eq!(
        ben(&desk, &["report", "1", "L"]),
        (
            1,
            "anna just reported table 1: A beat B. You have: B beat A. Check which is right. To overwrite: report 1 L correct.\n"
                .to_owned()
        )
    );
    assert_eq!(desk.bytes("shop.yaml"), before);
    // A dry run gives the same refusal.
    let mut dry = desk.command("do --dry-run shop.yaml report 1 L");
    let output = dry.env("KOMANDOR_BY", "ben").output().unwrap();
    assert_eq!((output.status.code(), output.stdout), (Some(1), Vec::new()));
    assert!(String::from_utf8(output.stderr).unwrap().starts_with("anna just reported table"));
    // The same result twice is no conflict, and users may correct their own.
    assert_eq!(
        ben(&desk, &["report", "1", "W"]),
        (0, "Table 1: A beat B. This result is already entered.\n".to_owned())
    );
    assert_eq!(
        ben(&desk, &["report", "1", "L", "correct"]),
        (0, "saved #6: Table 1 corrected: B beat A (it was: A beat B).\n".to_owned())
    );
    assert_eq!(
        desk.refused("report 1 concede B"),
        "ben just reported table 1: B beat A. You have: B conceded to A. Check which is right. To overwrite: report 1 concede B correct."
    );
    assert_eq!(
        ben(&desk, &["report", "1", "X"]),
        (0, "saved #7: Table 1 corrected: A and B both lost (it was: B beat A).\n".to_owned())
    );
}

#[test]
fn a_correction_of_an_older_round_says_what_it_changes_before_it_is_made() {
    let desk = Desk::with_players(7, &["A", "B", "C", "D", "E"]);
    desk.verbs(["setup structure=custom rounds=3 cut=4", "pair manual 'A = B, C = D, E = bye'"]);
    desk.verbs(["1", "2"].map(|table| format!("report {table} W")));
    let dry = |words: &[&str]| {
        let before = desk.bytes("shop.yaml");
        let said = desk.done(&[&["do", "--dry-run", "shop.yaml"], words].concat());
        assert_eq!(desk.bytes("shop.yaml"), before);
        said
    };
    assert_eq!(
        dry(&["report", "1", "L"]),
        "not saved: Table 1 corrected: B beat A (it was: A beat B).\n"
    );
    desk.verb("pair");
    let said = dry(&["report", "1", "L", "round=1"]);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "not saved: Table 1 corrected: B beat A (it was: A beat B).");
    assert!(lines[1].starts_with("Places: "), "{said}");
    assert!(
        lines[2].starts_with("Round 2: the bye would have gone to ")
            && lines[2].ends_with("; it doesn't change."),
        "{said}"
    );
    desk.verb("report 1 L round=1");
    let newest = desk.done("show shop.yaml log");
    let said = dry(&["undo"]);
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].starts_with("not saved: Undone: round 1 table 1 corrected"), "{newest}{said}");
    assert!(lines[1].starts_with("Places: ") && lines.len() == 2, "{said}");
    assert_eq!(
        desk.run("do --dry-run shop.yaml -").err,
        "--dry-run takes one command: each depends on those before it.\n"
    );
}

#[test]
fn a_dry_run_may_be_asked_for_behind_the_verb() {
    let desk = Desk::with_players(7, &["A", "B", "C", "D"]);
    let before = desk.bytes("shop.yaml");
    let dry = desk.verb("note 'late start' --dry-run");
    assert_eq!(dry, desk.done("do --dry-run shop.yaml note 'late start'"));
    assert!(dry.starts_with("not saved: "), "{dry}");
    let behind = |words: &[&str]| desk.run(&[&["do", "shop.yaml"], words].concat());
    let takes_one = "--dry-run takes one command: each depends on those before it.\n";
    assert_eq!(behind(&["-", "--dry-run"]).err, takes_one);
    // Elsewhere among the words it might be meant as one of them.
    for (words, told) in [
        (
            &["note", "--dry-run", "late start"][..],
            "komandor do --dry-run shop.yaml note 'late start'",
        ),
        (&["add", "Dag", "--mirror=x.yaml"], "komandor do '--mirror=x.yaml' shop.yaml add Dag"),
        (&["add", "--lang", "pl", "Dag"], "komandor do --lang pl shop.yaml add Dag"),
    ] {
        let refused = behind(words);
        assert_eq!(refused.err, format!("Options go before the event: {told}\n"));
        assert_eq!(refused.status, 2);
    }
    assert_eq!(desk.bytes("shop.yaml"), before);
}

/// Carries out a verb from another login session with the same name.
#[cfg(target_os = "linux")]
fn elsewhere(desk: &Desk, by: Option<&str>, words: &[&str]) -> (i32, String) {
    let komandor = env!("CARGO_BIN_EXE_komandor");
    let words = [&["-w", komandor, "do", "shop.yaml"], words].concat();
    let mut command = desk.command_of("setsid".as_ref(), &words);
    command.env("PATH", std::env::var_os("PATH").unwrap());
    by.map(|by| command.env("KOMANDOR_BY", by));
    let output = command.output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code().unwrap(), String::from_utf8(said).unwrap())
}

#[cfg(target_os = "linux")]
#[test]
fn a_result_from_another_login_of_the_same_name_is_not_replaced_unasked() {
    let desk = Desk::with_players(7, &["A", "B", "C", "D"]);
    desk.verbs(["setup structure=custom rounds=1", "pair manual 'A = B, C = D'", "report 1 W"]);
    assert_eq!(
        elsewhere(&desk, None, &["report", "1", "L"]),
        (
            1,
            "anna (in another terminal) just reported table 1: A beat B. You have: B beat A. Check which is right. To overwrite: report 1 L correct.\n"
                .to_owned()
        )
    );
    // A result of another table is no conflict, and neither is the same result.
    assert_eq!(elsewhere(&desk, None, &["report", "2", "W"]).0, 0);
    assert_eq!(elsewhere(&desk, None, &["report", "1", "W"]).0, 0);
    assert_eq!(elsewhere(&desk, None, &["report", "2", "W"]).0, 0);
    assert!(desk.refused("report 2 L").starts_with("anna (in another terminal) just reported"),);
    // A script may correct a result that it entered itself.
    assert_eq!(desk.verb("report 1 L").split(':').next(), Some("saved #9"));
    // A name from `KOMANDOR_BY` means the same person at every terminal.
    let named = |words: &[&str]| elsewhere(&desk, Some("anna"), words);
    assert_eq!(named(&["report", "1", "W"]).0, 0);
    assert_eq!(named(&["report", "1", "L"]).0, 0);
    assert_eq!(elsewhere(&desk, None, &["report", "1", "W", "correct"]).0, 0);
}

#[test]
fn anothers_newest_action_is_not_taken_back_unasked() {
    let desk = Desk::with_players(7, &["A", "B"]);
    desk.verbs(["setup structure=custom rounds=1", "pair manual 'A = B'", "report 1 W"]);
    assert_eq!(
        ben(&desk, &["undo"]),
        (
            1,
            "anna just saved #5: round 1 table 1: A beat B. Ask them whether it's wrong. To undo it: undo 5.\n"
                .to_owned()
        )
    );
    assert_eq!(ben(&desk, &["undo", "5"]).0, 0);
    assert_eq!(
        desk.refused("redo"),
        "ben just undid #5: round 1 table 1: A beat B. Ask them whether that's wrong. To redo it: redo 5."
    );
    desk.verb("redo 5");
    // Users may undo and redo their own actions as always.
    desk.verbs(["undo", "redo"]);
}

#[cfg(target_os = "linux")]
#[test]
fn the_newest_action_of_another_login_is_not_taken_back_unasked() {
    let desk = Desk::with_players(7, &["A", "B"]);
    assert_eq!(
        elsewhere(&desk, None, &["undo"]),
        (
            1,
            "anna (in another terminal) just saved #2: registered B. Ask them whether it's wrong. To undo it: undo 2.\n"
                .to_owned()
        )
    );
    desk.verb("undo");
}
