use super::desk::Desk;

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
            "anna has just reported table 1: A beat B; this says: B beat A. Ask which is right; \
             report 1 L correct replaces it.\n"
                .to_owned()
        )
    );
    assert_eq!(desk.bytes("shop.yaml"), before);
    // A dry run gives the same refusal.
    let mut dry = desk.command("do --dry-run shop.yaml report 1 L");
    let output = dry.env("KOMANDOR_BY", "ben").output().unwrap();
    assert_eq!((output.status.code(), output.stdout), (Some(1), Vec::new()));
    assert!(String::from_utf8(output.stderr).unwrap().starts_with("anna has just reported"));
    // The same result twice is no conflict, and users may correct their own.
    assert_eq!(
        ben(&desk, &["report", "1", "W"]),
        (0, "Table 1: A beat B. It was entered already.\n".to_owned())
    );
    assert_eq!(
        ben(&desk, &["report", "1", "L", "correct"]),
        (0, "saved #6: Table 1 corrected: B beat A (it was: A beat B).\n".to_owned())
    );
    assert_eq!(
        desk.refused("report 1 concede B"),
        "ben has just reported table 1: B beat A; this says: B conceded to A. Ask which is right; \
         report 1 concede B correct replaces it."
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
            && lines[2].ends_with("; it stays as it is."),
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
        "--dry-run takes one verb, for each rests on those before it.\n"
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
    let takes_one = "--dry-run takes one verb, for each rests on those before it.\n";
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
        assert_eq!(refused.err, format!("Options stand before the event: {told}\n"));
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
            "anna, in another terminal, has just reported table 1: A beat B; this says: B beat A. \
             Ask which is right; report 1 L correct replaces it.\n"
                .to_owned()
        )
    );
    // A result of another table is no conflict, and neither is the same result.
    assert_eq!(elsewhere(&desk, None, &["report", "2", "W"]).0, 0);
    assert_eq!(elsewhere(&desk, None, &["report", "1", "W"]).0, 0);
    assert_eq!(elsewhere(&desk, None, &["report", "2", "W"]).0, 0);
    assert!(desk.refused("report 2 L").starts_with("anna, in another terminal, has just"),);
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
            "anna has just saved #5: round 1 table 1: A beat B. Ask whether that is wrong; undo 5 \
             takes it back.\n"
                .to_owned()
        )
    );
    assert_eq!(ben(&desk, &["undo", "5"]).0, 0);
    assert_eq!(
        desk.refused("redo"),
        "ben has just undone #5: round 1 table 1: A beat B. Ask whether that is wrong; redo 5 \
         brings it back."
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
            "anna, in another terminal, has just saved #2: registered B. Ask whether that is wrong; \
             undo 2 takes it back.\n"
                .to_owned()
        )
    );
    desk.verb("undo");
}
