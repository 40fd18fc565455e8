use super::desk::Desk;
use serde_json::json;
use std::process::Stdio;

/// Three players, one with a name that tries to break the output.
///
/// The first-named player wins table 1.
fn three() -> Desk {
    let desk = Desk::with_event(7);
    desk.verbs([
        "add '=SUM(A1)|<b>' club=+Bard",
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
    let shown = desk.event();
    let keys = |value: &serde_json::Value| -> Vec<String> {
        value.as_object().unwrap().keys().cloned().collect()
    };
    assert_eq!(shown["komandor"], 1);
    assert_eq!(
        shown["event"],
        json!({"name": "Shop", "date": "2026-11-21", "game": "destiny", "structure": "custom",
               "tier": "relaxed"})
    );
    assert_eq!(
        shown["entrants"][1],
        json!({"id": 2, "name": "Łucja Świętosławska-Żółkiewska", "club": null, "start": 9,
               "status": "active", "left_after": null, "missed_rounds": 0})
    );
    let round = &shown["stages"][0]["rounds"][0];
    assert_eq!(
        (&shown["stages"][0]["kind"], &shown["stages"][0]["seeds"]),
        (&json!("swiss"), &json!(null))
    );
    assert_eq!(round["complete"], false);
    assert_eq!((&round["number"], &round["minutes"]), (&json!(1), &json!(35)));
    let (table, bye) = (&round["pairings"][0], &round["pairings"][1]);
    assert_eq!(
        (&table["table"], &table["result"], &table["by_hand"]),
        (&json!(1), &json!(null), &json!(false))
    );
    assert_eq!((&bye["table"], &bye["b"]), (&json!(null), &json!(null)));
    assert_eq!(bye["result"], json!({"games": "", "points": [1, 0], "winner": bye["a"]}));
    assert_eq!(shown["champion"], json!(null));
    assert_eq!(keys(&shown), ["champion", "entrants", "event", "komandor", "stages", "standings"]);

    desk.verb("report 1 W");
    let shown = desk.event();
    let table = &shown["stages"][0]["rounds"][0]["pairings"][0];
    assert_eq!(table["result"], json!({"games": "W", "points": [1, 0], "winner": table["a"]}));
    // Worked out by hand. The winner's only opponent has 0 points of 1 and has met only the winner.
    // The player with the bye has met nobody.
    let first = &shown["standings"][0];
    assert_eq!(first["entrant"], table["a"]);
    assert_eq!(
        (&first["rank"], &first["points"], &first["rounds"]),
        (&json!(1), &json!(1), &json!(1))
    );
    assert_eq!((&first["tiebreaks"]["sos"], &first["tiebreaks"]["esos"]), (&json!(0), &json!(1)));
    assert_eq!(keys(&first["tiebreaks"]), ["esos", "random", "sos"]);
    assert!(first.get("final_rank").is_none());
}

#[test]
fn the_other_forms_are_parts_of_the_same() {
    let desk = three();
    let all = desk.event();
    for (what, keys) in [
        ("standings", &["champion", "entrants", "event", "komandor", "standings"][..]),
        ("pairings", &["entrants", "event", "komandor", "stages"]),
        ("by-name", &["entrants", "event", "komandor", "stages"]),
        ("slips", &["entrants", "event", "komandor", "stages"]),
    ] {
        let part = desk.json(&format!("'{what}'"));
        let part = part.as_object().unwrap();
        assert_eq!(part.keys().map(String::as_str).collect::<Vec<_>>(), keys, "{what}");
        assert!(part.iter().all(|(key, value)| all[key] == *value), "{what}");
    }
    assert_eq!(
        desk.json("log")["log"][3]["what"],
        "changed the settings: structure=custom, rounds=3"
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
fn a_cell_that_a_spreadsheet_would_run_is_disarmed() {
    let desk = three();
    let csv = desk.done("show shop.yaml standings --format csv");
    assert!(
        csv.starts_with("Final,Place,Player,Club,Points,Rounds,SoS,ESoS,Random,Note\n"),
        "{csv}"
    );
    assert!(csv.contains(",'=SUM(A1)|<b>,'+Bard,"), "{csv}");
}

#[test]
fn names_cannot_break_out_of_html_or_markdown() {
    let desk = three();
    let html = desk.done("show shop.yaml standings --format html");
    assert!(html.contains("<td>=SUM(A1)|&lt;b&gt;</td>") && !html.contains("<b>"), "{html}");
    let markdown = desk.done("show shop.yaml standings --format markdown");
    assert!(markdown.contains("| =SUM(A1)\\|&lt;b> |"), "{markdown}");
}

#[test]
fn every_form_of_everything_can_be_written() {
    let desk = three();
    for what in ["standings", "pairings", "by-name", "slips", "log", "event"] {
        for format in ["text", "markdown", "csv", "json", "html"] {
            let shown = desk.done(&format!("show shop.yaml '{what}' --format '{format}'"));
            assert!(shown.ends_with('\n') && shown.len() > 40, "{what} {format}: {shown}");
        }
    }
}

#[test]
fn what_is_not_there_yet_is_refused() {
    let desk = Desk::with_players(7, &["A", "B", "C", "D"]);
    let refused = |words: &str| {
        let ended = desk.run(&format!("show shop.yaml {words}"));
        assert_eq!((ended.status, ended.out.as_str()), (1, ""), "{words:?}");
        ended.err
    };
    assert_eq!(refused("pairings"), "No round is paired yet: pair draws the first.\n");
    assert_eq!(refused("bracket"), "There is no bracket before the cut: cut makes it.\n");
    assert_eq!(refused("log --round 1"), "The log has all the rounds: leave --round out.\n");
    desk.verb("pair");
    assert_eq!(refused("pairings --round 2"), "There is no round 2: there is only round 1.\n");
    assert_eq!(
        refused("standings --round 1"),
        "Round 1 is not over: without --round the standings have it as far as it is.\n"
    );
    assert_eq!(refused("pairings --stage 2"), "There is no such stage: there is only stage 1.\n");
}

#[test]
fn a_pipe_that_is_closed_ends_it_quietly() {
    let desk = three();
    let mut child = desk.command("show shop.yaml event").spawn().unwrap();
    // The reading end is closed before the first write.
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
    let status = desk
        .command("show shop.yaml log")
        .stdout(Stdio::from(std::fs::File::create("/dev/full").unwrap()))
        .status();
    assert_eq!(status.unwrap().code(), Some(1));
}

#[test]
fn an_event_that_starts_with_elimination_has_final_places_as_well() {
    let desk = Desk::with_players(7, &["A", "B", "C", "D"]);
    desk.verb("setup structure=custom rounds=0");
    desk.verbs(["pair", "report 1 W", "report 2 W", "pair"]);
    assert!(desk.event()["standings"][0].get("final_rank").is_none());
    desk.verb("report 1 W");
    let shown = desk.event();
    let standings = shown["standings"].as_array().unwrap();
    let first = standings.iter().find(|s| s["final_rank"] == 1).unwrap();
    assert_eq!(first["entrant"], shown["champion"]);
    let mut ranks: Vec<u64> = standings.iter().map(|s| s["final_rank"].as_u64().unwrap()).collect();
    ranks.sort_unstable();
    assert_eq!(ranks, [1, 2, 3, 4]);
}

#[test]
fn who_left_says_after_which_round_of_which_stage() {
    let desk = Desk::with_players(7, &["A", "B", "C", "D", "E", "F"]);
    desk.verbs(["setup structure=custom rounds=2 cut=4", "pair manual 'A = B, C = D, E = F'"]);
    desk.report_all("W");
    desk.verbs(["drop F", "pair manual 'A = C, E = B, D = bye'"]);
    desk.report_all("W");
    desk.verbs(["cut", "pair", "begun 1", "drop A"]);
    let entrants = desk.event()["entrants"].clone();
    let left = |at: usize| (entrants[at]["left_stage"].clone(), entrants[at]["left_after"].clone());
    let null = serde_json::Value::Null;
    assert_eq!(left(5), (1.into(), 1.into()), "after round 1 of the Swiss");
    assert_eq!(left(0), (2.into(), 1.into()), "after the first round of the finals");
    assert_eq!(left(1), (null.clone(), null));
}
