//! Events made, named and found again.

use super::desk::Desk;
use serde_json::{Value, json};

#[track_caller]
fn refused(extra: &[&str]) -> String {
    let desk = Desk::new();
    let ended = desk.run(&[&["new", "shop.yaml", "--game", "destiny"], extra].concat());
    assert_eq!((ended.status, ended.out.as_str()), (1, ""));
    assert!(!desk.path("shop.yaml").exists());
    ended.err.trim_end().to_owned()
}

#[test]
fn a_new_event_takes_its_name_from_the_file_and_its_structure_from_the_tier() {
    let desk = Desk::new();
    let told = desk.done("new mistrzostwa-sklepu.yaml --game destiny --seed 7");
    assert_eq!(
        told,
        "Created mistrzostwa-sklepu.yaml: Mistrzostwa sklepu. To open it: komandor mistrzostwa-sklepu.yaml\n"
    );
    let shown = desk.done("show mistrzostwa-sklepu.yaml event --format json");
    let shown: serde_json::Value = serde_json::from_str(&shown).unwrap();
    assert_eq!(shown["event"]["name"], "Mistrzostwa sklepu");
    assert_eq!(shown["event"]["structure"], "basic");
    assert_eq!(shown["event"]["tier"], "relaxed");
}

#[test]
fn a_command_to_repeat_can_be_pasted_into_a_shell() {
    let desk = Desk::new();
    let told = desk.done("new 'my dir/Shop.yaml' --game destiny");
    assert_eq!(told, "Created my dir/Shop.yaml: Shop. To open it: komandor 'my dir/Shop.yaml'\n");
    let ended = desk.run("'my dir/Shop.yaml' standings");
    assert_eq!(
        ended.err,
        "Too many words after my dir/Shop.yaml: use komandor show 'my dir/Shop.yaml' WHAT or komandor do 'my dir/Shop.yaml' VERB\n"
    );
}

#[test]
fn rounds_of_ones_own_make_the_structure_custom() {
    let desk = Desk::new();
    let own = ["--rounds", "4", "--cut", "8", "--name", "Liga", "--date", "2026-11-21"];
    desk.done(&[&["new", "shop.yaml", "--game", "destiny"], &own[..]].concat());
    let event = &desk.event()["event"];
    assert_eq!((&event["structure"], &event["name"]), (&"custom".into(), &"Liga".into()));
    assert_eq!(event["date"], "2026-11-21");
}

#[test]
fn a_file_that_is_there_is_never_overwritten() {
    let desk = Desk::new();
    desk.write("shop.yaml", "mine\n");
    let ended = desk.run("new shop.yaml --game destiny");
    assert_eq!(ended.status, 1);
    assert_eq!(
        ended.err,
        "shop.yaml: this file already exists and won't be overwritten; choose another name\n"
    );
    assert_eq!(desk.bytes("shop.yaml"), b"mine\n");
}

#[test]
fn what_the_rules_forbid_makes_no_file() {
    assert_eq!(
        refused(&["--cut", "5"]),
        "There is no bracket for a cut to 5: the sizes are 4, 8, 16, 32."
    );
    assert_eq!(refused(&["--rounds", "99"]), "Rounds: 1 to 15, or 0 to start with elimination.");
    assert_eq!(
        refused(&["--name", "a\u{202e}b"]),
        "Can't use this event name: the character U+202E isn't allowed in a name or note; leave it out."
    );
    assert_eq!(
        refused(&["--organizer", " "]),
        "Can't use this name: it is empty; write at least one letter."
    );
}

#[test]
fn a_game_that_is_not_known_is_refused_with_those_that_are() {
    let desk = Desk::new();
    let ended = desk.run("new shop.yaml --game chess");
    assert_eq!(ended.status, 1);
    let start = "No game \"chess\"; the games are armada";
    assert!(ended.err.starts_with(start) && ended.err.contains("destiny"), "{}", ended.err);
}

#[test]
fn wrong_words_are_wrong_usage() {
    let desk = Desk::new();
    for wrong in [
        &["new", "shop.yaml"][..],
        &["new", "shop.yaml", "--game", "destiny", "--date", "21.11.2026"],
        &["new", "shop.yaml", "--game", "destiny", "--structure", "odd"],
        &["new", "shop.yaml", "--game", "destiny", "--seed", "a text that is too long"],
    ] {
        let ended = desk.run(wrong);
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{wrong:?}");
        assert!(!desk.path("shop.yaml").exists());
    }
}

/// Three events in a folder of events: one under way, one registering, one that is closed.
fn three_events() -> Desk {
    let desk = Desk::new();
    for (file, name) in
        [("liga-lodz", "Liga Łódź"), ("final", "Finał Łódź"), ("old", "Liga Kraków")]
    {
        let path = format!("home/{file}.yaml");
        desk.done(&format!("new '{path}' --game destiny --name '{name}' --rounds 2"));
    }
    for file in ["home/liga-lodz.yaml", "home/old.yaml"] {
        desk.done(&format!("do '{file}' add Ala"));
        desk.done(&format!("do '{file}' add Bea"));
        desk.done(&format!("do '{file}' pair"));
    }
    desk.done("do home/old.yaml report 1 W");
    desk.done("do home/old.yaml undo");
    desk
}

#[test]
fn a_whole_name_or_a_file_of_the_folder_names_an_event_quietly() {
    let desk = three_events();
    for word in ["liga-lodz", "liga-lodz.yaml", "Liga Łódź", "liga lodz"] {
        let ended = desk.run(&format!("--home home show '{word}' officials"));
        assert_eq!((ended.status, ended.err.as_str()), (0, ""), "{word}");
    }
    let saved = desk.done("--home home do final add Cela");
    assert!(saved.starts_with("saved #1: "), "{saved}");
    let verified = desk.done("--home home verify krakow");
    assert!(verified.starts_with("home/old.yaml: "), "{verified}");
}

#[test]
fn a_part_of_a_name_says_which_event_was_meant() {
    let desk = three_events();
    let ended = desk.run("--home home show krak officials");
    assert_eq!((ended.status, ended.err.as_str()), (0, "Event: Liga Kraków (home/old.yaml)\n"));
}

#[test]
fn a_name_that_several_events_have_lists_them() {
    let desk = three_events();
    let ended = desk.run("--home home do liga note x");
    assert_eq!(
        (ended.status, ended.err.as_str()),
        (
            2,
            "Several events match \"liga\". Name one by its file:\nliga-lodz.yaml: Liga Łódź\nold.yaml: Liga Kraków\n"
        )
    );
}

#[test]
fn a_word_inside_a_name_or_no_event_at_all_is_a_missing_file() {
    let desk = three_events();
    for word in ["iga", "Gdynia"] {
        let ended = desk.run(&format!("--home home show '{word}' standings"));
        assert_eq!(
            (ended.status, ended.err),
            (
                3,
                format!(
                    "There is no event \"{word}\": no such file in ~, and no event with that name in ~/home. Check the name, or create an event with `komandor new`.\n"
                )
            )
        );
    }
    let ended = desk.run("--home home other/liga-lodz.yaml");
    assert_eq!(ended.status, 3, "a path leads to one file: {}", ended.err);
}

#[test]
fn the_board_takes_the_event_that_runs() {
    let desk = three_events();
    let ended = desk.run("--home home watch");
    assert_eq!(
        (ended.status, ended.err.as_str()),
        (
            2,
            "Several events are in progress. Name one by its file:\nliga-lodz.yaml: Liga Łódź\nold.yaml: Liga Kraków\n"
        )
    );
    std::fs::remove_file(desk.path("home/old.yaml")).unwrap();
    // Without a terminal the board cannot open; the refusal names the event that was found.
    let ended = desk.run("--home home watch");
    assert_eq!(
        ended.err,
        "No terminal to draw on here; in a script use komandor show home/liga-lodz.yaml standings.\n"
    );
    std::fs::remove_file(desk.path("home/liga-lodz.yaml")).unwrap();
    std::fs::remove_file(desk.path("home/final.yaml")).unwrap();
    let ended = desk.run("--home home watch");
    assert_eq!(ended.err, "No event is in progress in home: name the event's file.\n");
}

#[test]
fn the_people_of_an_older_event_are_a_roster() {
    let desk = three_events();
    desk.done("do home/old.yaml add Cela club=Kuźnia table=3");
    desk.done("do home/old.yaml disqualify Bea cheated");
    let told = desk.done("do home/final.yaml import home/old.yaml");
    assert_eq!(told, "saved #1: Registered 2 players.\n");
    let shown = desk.done("show home/final.yaml event --format json");
    let shown: serde_json::Value = serde_json::from_str(&shown).unwrap();
    let names: Vec<_> = shown["entrants"].as_array().unwrap().iter().map(|e| &e["name"]).collect();
    assert_eq!(names, ["Ala", "Cela"]);
    assert_eq!(shown["entrants"][1]["club"], "Kuźnia");
}

#[test]
fn an_event_that_was_put_away_is_found_there_and_brought_back() {
    let desk = three_events();
    for shelf in ["archive", "trash"] {
        std::fs::create_dir_all(desk.path(&format!("home/{shelf}"))).unwrap();
        std::fs::rename(desk.path("home/old.yaml"), desk.path(&format!("home/{shelf}/old.yaml")))
            .unwrap();
        for word in ["old", "krakow"] {
            let ended = desk.run(&format!("--home home show '{word}' log"));
            let wanted = format!(
                "\"{word}\" is in the {shelf}. To bring it back: mv home/{shelf}/old.yaml home/\n"
            );
            assert_eq!((ended.status, ended.err), (3, wanted));
        }
        std::fs::rename(desk.path(&format!("home/{shelf}/old.yaml")), desk.path("home/old.yaml"))
            .unwrap();
        desk.done("--home home show old log");
    }
}

#[test]
fn an_event_in_the_trash_is_looked_at_and_not_written_to() {
    let desk = three_events();
    std::fs::create_dir_all(desk.path("home/trash")).unwrap();
    std::fs::rename(desk.path("home/old.yaml"), desk.path("home/trash/old.yaml")).unwrap();
    let before = std::fs::read(desk.path("home/trash/old.yaml")).unwrap();
    for command in [
        &["do", "home/trash/old.yaml", "note", "late"][..],
        &["station", "home/trash/old.yaml"],
        &["edit", "home/trash/old.yaml"],
        &["home/trash/old.yaml"],
        &["home/trash/old.yaml", "--plain"],
    ] {
        let ended = desk.run(&[&["--home", "home"], command].concat());
        let wanted = "This event is in the trash and stays as it is. To restore it: mv home/trash/old.yaml home/\n";
        assert_eq!((ended.status, ended.err.as_str()), (1, wanted), "{command:?}");
    }
    assert_eq!(std::fs::read(desk.path("home/trash/old.yaml")).unwrap(), before);
    desk.done("--home home show home/trash/old.yaml log");
    desk.done("verify home/trash/old.yaml");
    // A folder of this name elsewhere is no trash.
    desk.done("--home elsewhere do home/trash/old.yaml note late");
}

#[test]
fn the_people_of_an_older_event_are_taken_by_its_name() {
    let desk = three_events();
    let import = |words: &[&str]| {
        let to = ["--home", "home", "do", "home/final.yaml"];
        desk.run(&[&to, words].concat())
    };
    let dry = desk.run("--home home do --dry-run final import kraków");
    assert_eq!(dry.status, 0, "{}", dry.err);
    let several = import(&["import", "liga"]);
    assert_eq!(several.status, 2);
    let said = "Several events match \"liga\". Name one by its file:\n";
    assert!(several.err.starts_with(said), "{}", several.err);
    // The event itself is none of those meant, and a name needs no quotation marks.
    let done = import(&["import", "Liga", "Łódź"]);
    assert_eq!((done.status, done.out.as_str()), (0, "saved #1: Registered 2 players.\n"));
}

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
        "not saved: Registered 2 players.\n2 players; UTF-16, separated by tabs.\nFirst Name: first name, in 3 lines\nLast Name: last name, in 3 lines\nTeam: club, in 2 lines\nDropped: dropped or waiting, in 1 line\nColumns skipped: Rank, Username.\nPlayers: Łucja Żak (Bard), Ewa Nowak.\nLine 4: Jan Kowalski skipped, because Dropped says \"true\".\n2 players. The basic structure has no row for 2 players: choose another with setup structure=custom rounds=N.\n"
    );
    assert_eq!(desk.bytes("shop.yaml"), before);
    let ended = desk.tried("import melee.csv");
    assert_eq!((ended.status, ended.out.as_str()), (0, "saved #1: Registered 2 players.\n"));
    for told in [
        "Columns read: First Name as first name, Last Name as last name, Team as club, Dropped as dropped or waiting.",
        "Columns skipped: Rank, Username.",
        "Line 4: Jan Kowalski skipped, because Dropped",
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
    assert!(told.contains("Paid skipped: the event has no entry fee."), "{told}");
    assert!(told.contains("Checked In skipped: the event has no check-in."), "{told}");
    let (fee, here, told) = paid(&["fee=20", "checkin=yes"]);
    assert_eq!((fee, here), (json!(true), json!(true)));
    assert!(!told.contains("skipped"), "{told}");
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
    let why = "With results, leave out --round and --stage.\n";
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
    assert!(ended.err.starts_with("No JSON for \"all\"; the sheets are standings, "));
    let ended = desk.run("help keys --schema event");
    assert_eq!((ended.status, ended.err.as_str()), (2, "--schema only works with help json\n"));
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

#[test]
fn a_screen_needs_a_terminal_and_says_what_to_use_instead() {
    let desk = Desk::with_event(7);
    for (arguments, instead) in [
        (&[][..], "komandor show EVENT WHAT"),
        (&["shop.yaml"], "komandor show shop.yaml event"),
        (&["demo"], "komandor new FILE --game ID"),
        (&["watch", "shop.yaml"], "komandor show shop.yaml standings"),
        (&["station", "shop.yaml"], "komandor do shop.yaml claim TABLE RESULT"),
    ] {
        let ended = desk.run(arguments);
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{arguments:?}");
        assert_eq!(ended.err.lines().count(), 1, "{}", ended.err);
        assert!(ended.err.contains(instead), "{}", ended.err);
    }
}

#[test]
fn a_word_that_is_neither_a_command_nor_a_file_is_told_so() {
    let desk = Desk::new();
    let ended = desk.run("shwo");
    assert_eq!(ended.status, 2);
    assert_eq!(
        ended.err,
        "\"shwo\" is neither a command nor an event file; to list the commands: komandor --help\n"
    );
    let ended = desk.run("./none.yaml");
    assert_eq!(ended.status, 3);
    assert_eq!(
        ended.err,
        "./none.yaml: no such file; check the name, or create an event with `komandor new`\n"
    );
    let ended = desk.run("none.yaml standings");
    assert_eq!(ended.status, 2);
    assert_eq!(
        ended.err,
        "Too many words after none.yaml: use komandor show none.yaml WHAT or komandor do none.yaml VERB\n"
    );
}
