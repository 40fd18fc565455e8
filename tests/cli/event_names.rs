//! An event is named by its name as well as by its file.

use super::desk::Desk;

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
            "Several events fit \"liga\". Name one by its file:\n\
             liga-lodz.yaml: Liga Łódź\n\
             old.yaml: Liga Kraków\n"
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
                    "There is no event \"{word}\": no such file in ~, and no event of this name in \
                     ~/home. Check the name, or make an event with `komandor new`.\n"
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
            "Several events run. Name one by its file:\n\
             liga-lodz.yaml: Liga Łódź\n\
             old.yaml: Liga Kraków\n"
        )
    );
    std::fs::remove_file(desk.path("home/old.yaml")).unwrap();
    // Without a terminal the board cannot open; the refusal names the event that was found.
    let ended = desk.run("--home home watch");
    assert_eq!(
        ended.err,
        "There is no terminal here to draw on; in a script use \
         komandor show home/liga-lodz.yaml standings.\n"
    );
    std::fs::remove_file(desk.path("home/liga-lodz.yaml")).unwrap();
    std::fs::remove_file(desk.path("home/final.yaml")).unwrap();
    let ended = desk.run("--home home watch");
    assert_eq!(ended.err, "No event runs in home: name the event's file.\n");
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
    for (shelf, said) in
        [("archive", "it stands in the archive"), ("trash", "it stands in the trash")]
    {
        std::fs::create_dir_all(desk.path(&format!("home/{shelf}"))).unwrap();
        std::fs::rename(desk.path("home/old.yaml"), desk.path(&format!("home/{shelf}/old.yaml")))
            .unwrap();
        for word in ["old", "krakow"] {
            let ended = desk.run(&format!("--home home show '{word}' log"));
            let wanted = format!(
                "\"{word}\" is no event here, and {said}. To bring it back: \
                 mv home/{shelf}/old.yaml home/\n"
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
        let wanted = "This event is in the trash, where it stays as it is. \
                      To bring it back: mv home/trash/old.yaml home/\n";
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
    let said = "Several events fit \"liga\". Name one by its file:\n";
    assert!(several.err.starts_with(said), "{}", several.err);
    // The event itself is none of those meant, and a name needs no quotation marks.
    let done = import(&["import", "Liga", "Łódź"]);
    assert_eq!((done.status, done.out.as_str()), (0, "saved #1: Registered 2 players.\n"));
}
