use super::*;

#[test]
fn a_new_event_takes_its_name_from_the_file_and_its_structure_from_the_tier() {
    let desk = Desk::new();
    desk.write("mine.yaml", "mine\n");
    desk.plays(
        "$ new mistrzostwa-sklepu.yaml --game destiny --seed 7
         Created mistrzostwa-sklepu.yaml: Mistrzostwa sklepu. To open it: komandor mistrzostwa-sklepu.yaml
         // A command to repeat can be pasted into a shell.
         $ new 'my dir/Shop.yaml' --game destiny
         Created my dir/Shop.yaml: Shop. To open it: komandor 'my dir/Shop.yaml'
         $2 'my dir/Shop.yaml' standings
         Too many words after my dir/Shop.yaml: use komandor show 'my dir/Shop.yaml' WHAT or komandor do 'my dir/Shop.yaml' VERB
         $1 new mine.yaml --game destiny
         mine.yaml: this file already exists and won't be overwritten; choose another name
         // Rounds of one's own make the structure custom.
         $ new shop.yaml --game destiny --rounds 4 --cut 8 --name Liga --date 2026-11-21",
    );
    assert_eq!(desk.text("mine.yaml"), "mine\n");
    let shown = desk.done("show mistrzostwa-sklepu.yaml event --format json");
    let shown: Value = serde_json::from_str(&shown).unwrap();
    let of = |event: &Value| ["name", "structure", "tier"].map(|key| event["event"][key].clone());
    assert_eq!(of(&shown), ["Mistrzostwa sklepu", "basic", "relaxed"]);
    let own = desk.event();
    assert_eq!(of(&own), ["Liga", "custom", "relaxed"]);
    assert_eq!(own["event"]["date"], "2026-11-21");
}

#[test]
fn what_the_rules_forbid_makes_no_file() {
    let desk = Desk::new();
    desk.plays(
        r#"$1 new shop.yaml --game destiny --cut 5
           There is no bracket for a cut to 5: the sizes are 4, 8, 16, 32.
           $1 new shop.yaml --game destiny --rounds 99
           Rounds: 1 to 15, or 0 to start with elimination.
           $1 new shop.yaml --game destiny --organizer ' '
           Can't use this name: it is empty; write at least one letter.
           $1 new shop.yaml --game chess
           No game "chess"; the games are armada…
           …destiny…
           $2 new shop.yaml
           $2 new shop.yaml --game destiny --date 21.11.2026
           $2 new shop.yaml --game destiny --structure odd
           $2 new shop.yaml --game destiny --seed 'a text that is too long'"#,
    );
    let hostile = ["new", "shop.yaml", "--game", "destiny", "--name", "a\u{202e}b"];
    let ended = desk.run(&hostile);
    assert_eq!(
        (ended.status, ended.err.as_str()),
        (
            1,
            "Can't use this event name: the character U+202E isn't allowed in a name or note; leave it out.\n"
        )
    );
    assert!(!desk.path("shop.yaml").exists());
}

/// Three events in a folder of events: two under way, and one registering.
fn three_events() -> Desk {
    let desk = Desk::new();
    for (file, name) in
        [("liga-lodz", "Liga Łódź"), ("final", "Finał Łódź"), ("old", "Liga Kraków")]
    {
        let path = format!("home/{file}.yaml");
        desk.done(&format!("new '{path}' --game destiny --name '{name}' --rounds 2"));
        if file != "final" {
            let ended = desk.feed(&format!("do {path} -"), "add Ala\nadd Bea\npair\n");
            assert_eq!(ended.status, 0, "{}", ended.err);
        }
    }
    desk
}

#[test]
fn a_whole_name_or_a_file_of_the_folder_names_an_event_quietly() {
    let desk = three_events();
    for word in ["liga-lodz", "liga-lodz.yaml", "Liga Łódź", "liga lodz"] {
        let ended = desk.run(&format!("--home home show '{word}' officials"));
        assert_eq!((ended.status, ended.err.as_str()), (0, ""), "{word}");
    }
    let ended = desk.run("--home home show krak officials");
    assert_eq!((ended.status, ended.err.as_str()), (0, "Event: Liga Kraków (home/old.yaml)\n"));
    desk.plays(
        r#"$ --home home do final add Cela
           saved #1: …
           $ --home home verify krakow
           home/old.yaml: …
           $2 --home home do liga note x
           Several events match "liga". Name one by its file:
           liga-lodz.yaml: Liga Łódź
           old.yaml: Liga Kraków
           $3 --home home show iga standings
           There is no event "iga": no such file in ~, and no event with that name in ~/home. Check the name, or create an event with `komandor new`.
           $3 --home home show Gdynia standings
           There is no event "Gdynia": no such file in ~, and no event with that name in ~/home. Check the name, or create an event with `komandor new`.
           $3 --home home other/liga-lodz.yaml"#,
    );
}

#[test]
fn the_board_takes_the_event_that_runs() {
    let desk = three_events();
    desk.plays(
        "$2 --home home watch
         Several events are in progress. Name one by its file:
         liga-lodz.yaml: Liga Łódź
         old.yaml: Liga Kraków",
    );
    // Without a terminal the board cannot open; the refusal names the event that was found.
    for (gone, said) in [
        (
            "old",
            "No terminal to draw on here; in a script use komandor show home/liga-lodz.yaml standings.\n",
        ),
        (
            "liga-lodz",
            "No terminal to draw on here; in a script use komandor show home/final.yaml standings.\n",
        ),
        ("final", "No event is in progress in home: name the event's file.\n"),
    ] {
        std::fs::remove_file(desk.path(&format!("home/{gone}.yaml"))).unwrap();
        assert_eq!(desk.run("--home home watch").err, said);
    }
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
fn the_people_of_an_older_event_are_a_roster() {
    let desk = three_events();
    desk.done("do home/old.yaml add Cela club=Kuźnia table=3");
    desk.plays(
        r#"$ do home/old.yaml disqualify Bea cheated
           $ --home home do --dry-run final import kraków
           $2 --home home do home/final.yaml import liga
           Several events match "liga". Name one by its file:
           liga-lodz.yaml: Liga Łódź
           old.yaml: Liga Kraków
           // The event itself is none of those meant, and a name needs no quotation marks.
           $ --home home do home/final.yaml import Liga Łódź
           saved #1: Registered 2 players.
           $ do home/final.yaml undo
           $ do home/final.yaml import home/old.yaml
           saved #3: Registered 2 players."#,
    );
    let shown: Value =
        serde_json::from_str(&desk.done("show home/final.yaml event --format json")).unwrap();
    let names: Vec<_> = shown["entrants"].as_array().unwrap().iter().map(|e| &e["name"]).collect();
    assert_eq!(names, ["Ala", "Cela"]);
    assert_eq!(shown["entrants"][1]["club"], "Kuźnia");
}

const FIVE: [&str; 5] = ["Ewa Nowak", "Jan Kowalski", "Ola Zięba", "Łucja Żak", "Adam Bąk"];

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
        "not saved: Registered 2 players.\n2 players; UTF-16, separated by tabs.\nFirst Name: first name, in 3 lines\nLast Name: last name, in 3 lines\nTeam: club, in 2 lines\nDropped: dropped or waiting, in 1 line\nColumns skipped: Rank, Username.\nPlayers: Łucja Żak (Bard), Ewa Nowak.\nLine 4: Jan Kowalski skipped, because Dropped says \"true\".\n2 players. The basic structure needs 4 players: add 2 more (add), or choose another (setup structure=custom rounds=N).\n"
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
    desk.plays(
        "$2 help keys --schema event
         --schema only works with help json",
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
    desk.plays(
        r#"$2 shwo
           "shwo" is neither a command nor an event file; to list the commands: komandor --help
           $3 ./none.yaml
           ./none.yaml: no such file; check the name, or create an event with `komandor new`
           $2 none.yaml standings
           Too many words after none.yaml: use komandor show none.yaml WHAT or komandor do none.yaml VERB"#,
    );
}
