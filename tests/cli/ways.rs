//! Rosters of services in; results, schemas and reports for other programs out.

use super::desk::Desk;
use serde_json::{Value, json};

const FIVE: [&str; 5] = ["Ewa Nowak", "Jan Kowalski", "Ola Zięba", "Łucja Żak", "Adam Bąk"];

/// An event of five with one round, in which table 1 was won and table 2 given up.
fn one_round() -> Desk {
    let desk = Desk::with_players(7, &FIVE);
    desk.verbs(["pair", "report 1 W", "report 2 noshow A"]);
    desk
}

#[test]
fn a_roster_of_a_service_is_told_by_a_dry_run_and_then_registered() {
    let desk = Desk::with_event(7);
    let mut bytes = vec![0xff, 0xfe];
    let text = "Rank\tUsername\tFirst Name\tLast Name\tTeam\tDropped\r\n\
        1\tlzak\tŁucja\tŻak\tBard\t\r\n2\tewan\tEwa\tNowak\t\t\r\n3\tjk\tJan\tKowalski\tBard\ttrue\r\n";
    bytes.extend(text.encode_utf16().flat_map(u16::to_le_bytes));
    desk.write("melee.csv", bytes);
    let before = desk.bytes("shop.yaml");
    let ended = desk.run("do --dry-run shop.yaml import melee.csv");
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
    assert_eq!(
        ended.out,
        "not saved: Registered 2 players.\n\
         2 players; UTF-16, values between tabs.\n\
         First Name: first name, in 3 lines\n\
         Last Name: last name, in 3 lines\n\
         Team: club, in 2 lines\n\
         Dropped: who has left or is waiting, in 1 line\n\
         Columns left out: Rank, Username.\n\
         Players: Łucja Żak (Bard), Ewa Nowak.\n\
         Line 4: Jan Kowalski is left out, because Dropped says \"true\".\n\
         2 players. The basic structure has no row for 2 players: choose another with setup \
         structure=custom rounds=N.\n"
    );
    assert_eq!(desk.bytes("shop.yaml"), before);
    let ended = desk.tried("import melee.csv");
    assert_eq!((ended.status, ended.out.as_str()), (0, "saved #1: Registered 2 players.\n"));
    for told in [
        "Columns read: First Name as first name, Last Name as last name, Team as club, Dropped as \
         who has left or is waiting.",
        "Columns left out: Rank, Username.",
        "Line 4: Jan Kowalski is left out",
    ] {
        assert!(ended.err.contains(told), "{}", ended.err);
    }
}

#[test]
fn payments_count_where_there_is_a_fee() {
    let roster = "Player,Paid,Checked In\nEwa,yes,true\nJan,,\n";
    let paid = |setup: &[&str]| {
        let desk = Desk::with_event(7);
        desk.write("roster.csv", roster);
        if !setup.is_empty() {
            desk.verb(&[&["setup"], setup].concat());
        }
        let ended = desk.tried("import roster.csv");
        assert_eq!(ended.status, 0, "{}", ended.err);
        let first = desk.event()["entrants"][0].clone();
        (first["paid"].clone(), first["here"].clone(), ended.err)
    };
    let (fee, here, told) = paid(&[]);
    assert_eq!((fee, here), (Value::Null, Value::Null));
    assert!(told.contains("Paid is left out: the event has no entry fee."), "{told}");
    assert!(told.contains("Checked In is left out: the event has no check-in."), "{told}");
    let (fee, here, told) = paid(&["fee=20", "checkin=yes"]);
    assert_eq!((fee, here), (json!(true), json!(true)));
    assert!(!told.contains("left out"), "{told}");
}

#[test]
fn the_results_are_rows_for_a_spreadsheet_and_for_a_script() {
    let desk = one_round();
    let csv = desk.done("show shop.yaml results --format csv");
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(
        lines[0],
        "Stage,Kind,Round,Table,Match,Bracket,Id A,Player A,Id B,Player B,Games,Won A,Won B,Drawn,\
         Points A,Points B,Winner,How,Result"
    );
    assert_eq!(lines.len(), 4);
    assert!(lines[1].starts_with("1,swiss,1,1,,,"), "{csv}");
    assert!(lines[1].contains(",W,1,0,0,1,0,") && lines[1].contains(",played,"), "{csv}");
    assert!(lines[2].contains(",L,0,1,0,0,1,") && lines[2].contains(",no_show,"), "{csv}");
    assert!(lines[3].ends_with(",bye,bye"), "{csv}");
    let read = desk.json("results");
    let results = read["results"].as_array().unwrap();
    assert_eq!(results.len(), 3);
    let (first, bye) = (&results[0], &results[2]);
    assert_eq!(first["kind"], "swiss");
    assert_eq!(
        (&first["stage"], &first["round"], &first["table"]),
        (&json!(1), &json!(1), &json!(1))
    );
    assert_eq!(
        (&first["games"], &first["won"], &first["drawn"]),
        (&json!("W"), &json!([1, 0]), &json!(0))
    );
    assert_eq!((&first["points"], &first["winner"]), (&json!([1, 0]), &first["a"]));
    assert_eq!((&bye["b"], &bye["how"], &bye["bye"]), (&Value::Null, &json!("bye"), &json!(true)));
    assert_eq!((&bye["won"], &bye["points"]), (&Value::Null, &json!([1, 0])));
    // A round without its results is there too.
    desk.verb("pair");
    let results = desk.json("results")["results"].clone();
    assert_eq!((&results[3]["how"], &results[3]["points"]), (&json!("missing"), &Value::Null));
    let ended = desk.run("show shop.yaml results --round 1");
    let why = "This has every round; leave --round and --stage out.\n";
    assert_eq!((ended.status, ended.err.as_str()), (1, why));
}

#[test]
fn the_json_is_documented_with_a_schema_for_each_sheet() {
    let desk = Desk::new();
    let told = desk.done("help json");
    assert_eq!(told.lines().find(|line| line.chars().count() > 80), None);
    assert!(told.contains("\nMatch\n  A match of any round"), "{told}");
    let one = desk.done("help json results");
    assert!(one.contains("\nMatch\n") && !one.contains("\nProxy\n"), "{one}");
    let schema: Value = serde_json::from_str(&desk.done("help json --schema results")).unwrap();
    assert_eq!(schema["$id"], "urn:komandor:json:1:results");
    assert_eq!(schema["required"], json!(["komandor", "event", "entrants", "results", "champion"]));
    assert_eq!(schema["$defs"]["Match"]["properties"]["b"]["anyOf"][1]["type"], "null");
    let ended = desk.run("help json --schema all");
    assert_eq!(ended.status, 2);
    assert!(ended.err.starts_with("There is no JSON of \"all\": the sheets are standings, "));
    let ended = desk.run("help keys --schema event");
    assert_eq!(
        (ended.status, ended.err.as_str()),
        (2, "--schema belongs to help json: komandor help json --schema event\n")
    );
}

/// The sheet of the players is also for the room; only the table for a spreadsheet has numbers.
#[test]
fn the_players_of_an_event_are_the_roster_of_the_next_with_their_member_numbers() {
    let desk = Desk::with_event(7);
    desk.verbs([
        "add 'Ewa Nowak' member=A-1",
        "add 'Jan Kowalski'",
        "add 'Ola Zięba' club=Bard member=0815",
    ]);
    let players = |file: &str, form: &[&str]| {
        let ended = desk.run(&[&["show", file, "players"], form].concat());
        assert_eq!((ended.status, ended.err.as_str()), (0, ""));
        ended.out
    };
    assert!(!players("shop.yaml", &[]).contains("0815"));
    let roster = players("shop.yaml", &["--format", "csv"]);
    assert_eq!(
        roster,
        "Id,Player,Club,Start,Note,member\n1,Ewa Nowak,,1,,A-1\n2,Jan Kowalski,,2,,\n\
         3,Ola Zięba,Bard,3,,0815\n"
    );
    desk.write("roster.csv", roster.as_bytes());
    assert_eq!(desk.run("new next.yaml --game destiny").status, 0);
    let ended = desk.run("do next.yaml import roster.csv");
    assert_eq!(ended.out, "saved #1: Registered 3 players.\n");
    assert_eq!(players("next.yaml", &["--format", "csv"]), roster);
}
