use super::desk::{Desk, Ended, ended};

/// Edits `shop.yaml` with a shell script as the editor; `$1` is the copy.
fn edit(desk: &Desk, script: &str, arguments: &[&str]) -> Ended {
    desk.write("editor.sh", script);
    let editor = format!("sh {}", desk.path("editor.sh").display());
    let mut command = desk.command(&[&["edit", "shop.yaml"], arguments].concat());
    ended(command.env("EDITOR", editor).env("PATH", "/usr/bin:/bin").output().unwrap())
}

fn refused(ended: &Ended) -> &str {
    assert_eq!((ended.status, ended.out.as_str()), (1, ""));
    ended.err.trim_end()
}

fn four() -> Desk {
    Desk::with_players(7, &["Ala", "Bea", "Cyd", "Dag"])
}

#[test]
fn what_the_editor_leaves_is_checked_sealed_and_logged() {
    let desk = four();
    let ended = edit(&desk, "sed -i s/Cyd/Cyryl/ \"$1\"", &["--why", "misread"]);
    assert_eq!(
        (ended.status, ended.out.as_str(), ended.err.as_str()),
        (0, "saved #5: action 3 changed; the old file is in shop.yaml.before-1\n", "")
    );
    assert_eq!(desk.event()["entrants"][2]["name"], "Cyryl");
    let log = &desk.json("log")["log"];
    assert_eq!(log[4]["what"], "edited the file by hand: action 3 changed");
    assert_eq!((&log[4]["by"], &log[4]["why"]), (&"anna".into(), &"misread".into()));
    assert_eq!(desk.verb("undo"), "saved #6: Undone: \"registered Dag\" (by anna).\n");
}

#[test]
fn nothing_is_locked_while_the_editor_is_open_and_nothing_is_overwritten() {
    let desk = four();
    let program = env!("CARGO_BIN_EXE_komandor");
    let script = format!(
        "USER=ben {program} do {} add Ewa >/dev/null && sed -i s/Cyd/Cyryl/ \"$1\"",
        desk.path("shop.yaml").display()
    );
    assert_eq!(
        refused(&edit(&desk, &script, &[])),
        "shop.yaml: the event changed since the copy was made (last, ben: registered Ewa); nothing was replaced; your copy is in shop.yaml.edit-1, to continue with it: `komandor edit shop.yaml --from shop.yaml.edit-1`."
    );
    assert_eq!(desk.event()["entrants"].as_array().unwrap().len(), 5);
    let ended = edit(&desk, "true", &["--from", "shop.yaml.edit-1"]);
    assert_eq!(
        (ended.status, ended.out.as_str(), ended.err.as_str()),
        (
            0,
            "saved #6: action 3 changed; the old file is in shop.yaml.before-1\n",
            "warning: shop.yaml: 1 line was written since the copy was made; it is at the end of the copy.\n"
        )
    );
    let event = desk.event();
    assert_eq!(
        (&event["entrants"][2]["name"], &event["entrants"][4]["name"]),
        (&"Cyryl".into(), &"Ewa".into())
    );
}

/// Typed text is kept, however the editor ends.
#[test]
fn what_an_editor_wrote_before_it_was_cut_off_is_kept() {
    let desk = four();
    let before = desk.bytes("shop.yaml");
    let cut_off = |end: &str| {
        let script = format!("sed -i s/Cyd/Cyryl/ \"$1\"; {end}");
        let said = refused(&edit(&desk, &script, &[])).to_owned();
        assert_eq!(desk.bytes("shop.yaml"), before);
        let kept = desk.text("shop.yaml.edit-1");
        assert!(kept.contains("Cyryl"));
        std::fs::remove_file(desk.path("shop.yaml.edit-1")).unwrap();
        said
    };
    let kept = "your copy is in shop.yaml.edit-1, to continue with it: `komandor edit shop.yaml --from \
                shop.yaml.edit-1`";
    assert_eq!(
        cut_off("exit 3"),
        format!("shop.yaml: nothing was changed, the editor sh failed (exit status: 3); {kept}.")
    );
    assert_eq!(
        cut_off("kill -9 $$"),
        format!(
            "shop.yaml: nothing was changed, the editor sh failed (signal: 9 (SIGKILL)); {kept}."
        )
    );
    for (name, number) in [("TERM", 15), ("HUP", 1)] {
        assert_eq!(
            cut_off(&format!("kill -{name} $PPID; exec sleep 60")),
            format!("shop.yaml: nothing was changed, signal {number} ended the editor; {kept}.")
        );
    }
}

#[test]
fn what_the_editor_itself_saved_when_it_was_cut_off_is_not_thrown_away() {
    let desk = four();
    let said = edit(&desk, "echo typed > \"$1.save\"; exit 1", &[]).err;
    let (sentence, folder) = said.trim_end().split_once("itself saved is in ").unwrap();
    assert_eq!(
        sentence,
        "shop.yaml: nothing was changed, the editor sh failed (exit status: 1); what the editor "
    );
    let folder = std::path::Path::new(folder.trim_end_matches('.'));
    assert_eq!(std::fs::read_to_string(folder.join("shop.yaml.save")).unwrap(), "typed\n");
    std::fs::remove_dir_all(folder).unwrap();
}

/// These keys belong to the editor, which has the terminal.
#[test]
fn ctrl_c_and_ctrl_backslash_do_not_end_the_program_under_the_editor() {
    let desk = four();
    let script = "kill -INT $PPID; kill -QUIT $PPID; sed -i s/Cyd/Cyryl/ \"$1\"";
    let ended = edit(&desk, script, &[]);
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
    assert_eq!(ended.out, "saved #5: action 3 changed; the old file is in shop.yaml.before-1\n");
}

#[test]
fn a_kept_copy_is_gone_on_with_and_not_kept_again() {
    let desk = four();
    edit(&desk, "sed -i 's/add: {id: 2/ad: {id: 2/' \"$1\"", &[]);
    let said = "shop.yaml:14:53: unknown action `ad`; a newer version of Komandor may have recorded it\nshop.yaml: nothing was replaced, the text has 1 error; your copy is in shop.yaml.edit-1, to continue with it: `komandor edit shop.yaml --from shop.yaml.edit-1`.";
    let from = &["--from", "shop.yaml.edit-1"];
    assert_eq!(refused(&edit(&desk, "true", from)), said);
    assert!(!desk.path("shop.yaml.edit-2").exists());
    let ended = edit(&desk, "sed -i 's/ ad: {/ add: {/; s/Cyd/Cyryl/' \"$1\"", from);
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
    assert_eq!(desk.event()["entrants"][2]["name"], "Cyryl");
    assert_eq!(
        refused(&edit(&desk, "true", &["--from", "none"])),
        "none: can't read it: No such file or directory (os error 2)"
    );
}

/// The faults of a text in which one thing was changed; the file is not replaced.
#[track_caller]
fn fault(desk: &Desk, script: &str) -> String {
    let before = desk.bytes("shop.yaml");
    let said = refused(&edit(desk, &format!("sed -i '{script}' \"$1\""), &[])).to_owned();
    assert_eq!(desk.bytes("shop.yaml"), before);
    let (faults, rest) = said.rsplit_once('\n').unwrap();
    assert!(rest.starts_with("shop.yaml: nothing was replaced, the text has "), "{said}");
    faults.to_owned()
}

#[test]
fn what_no_command_leaves_is_refused_where_it_stands() {
    let desk = Desk::with_players(7, &["P1", "P2", "P3", "P4", "P5"]);
    desk.verbs(["setup minutes=40", "pair manual 'P1 = P2, P3 = P4, P5 = bye'"]);
    for (script, said) in [
        (
            "s/name: \"P2\"/name: \"P1\"/",
            "14:53: registration: no command writes this line: \"P1 is already registered (#1). Another P1? Add a club, or start=2.\"",
        ),
        (
            "s/name: \"P2\"/name: \"p1\"/",
            "14:53: registration: no command writes this line: \"p1 is already registered (#1). Another p1? Add a club, or start=2.\"",
        ),
        (
            "s/name: \"P3\"/name: \"\"/",
            "15:53: registration: no command writes this line: \"Can't use this name: it is empty; write at least one letter.\"",
        ),
        ("16s/by: \"anna\"/by: \"\"/", "16:41: log: no author; write a name"),
        (
            "s/minutes: 40}/minutes: 99999999}/",
            "18:53: event settings: no command writes this line: \"Minutes: 1 to 600.\"",
        ),
        ("s/^event: .*/event: \"\"/", "4:1: header: empty; write a name"),
        // Nobody is paired twice or left out by hand.
        (
            "s/bye: 5/bye: 1/",
            "19:161: round 1: P1 is paired more than once: everyone needs exactly one table or the bye\nshop.yaml:19:161: round 1: P5 is not paired: everyone needs exactly one table or the bye",
        ),
    ] {
        assert_eq!(fault(&desk, script), format!("shop.yaml:{said}"), "{script}");
    }
}

#[test]
fn a_result_that_later_rounds_rest_on_is_not_changed_under_them() {
    let desk = Desk::with_players(7, &["A", "B", "C", "D"]);
    desk.verbs([
        "setup structure=custom rounds=2",
        "pair manual 'A = B, C = D'",
        "report 1 W",
        "report 2 W",
        "pair",
    ]);
    let said = fault(&desk, "s/of: \\[1, 2\\], games: \"W\"/of: [1, 2], games: \"L\"/");
    let start = "shop.yaml:21:53: round 2: paired down unnecessarily from 1 point or";
    let end =
        "; this is new (to correct an earlier result: `komandor do … report TABLE RESULT round=N`)";
    assert!(said.starts_with(start) && said.ends_with(end), "{said}");
}

/// A fault that was already in the file does not keep an edit from being accepted.
#[test]
fn what_was_wrong_before_does_not_bar_an_edit_and_is_found_by_verify() {
    let desk = four();
    let text = desk.text("shop.yaml");
    desk.write("shop.yaml", super::verify::rechained(&text.replace("Bea", "ala")));
    let ended = edit(&desk, "sed -i s/Cyd/Cyryl/ \"$1\"", &[]);
    let found = "shop.yaml: registration: no command writes this line: \"ala is already registered (#1). Another ala? Add a club, or start=2.\".\n";
    assert_eq!((ended.status, ended.err), (0, format!("warning: {found}")));
    let ended = desk.run("verify shop.yaml");
    let found = found.replace(".\n", " (action 2).\n");
    assert_eq!((ended.status, ended.out), (1, found));
}

#[test]
fn what_no_command_leaves_is_not_accepted_as_it_stands_either() {
    let desk = four();
    let text = desk.text("shop.yaml");
    desk.write("shop.yaml", text.replace("Bea", "ala"));
    let ended = desk.run("edit shop.yaml --accept");
    assert_eq!((ended.status, ended.out.as_str()), (1, ""));
    let lines: Vec<&str> = ended.err.lines().skip(1).collect();
    assert_eq!(
        lines,
        [
            "shop.yaml:14:53: registration: no command writes this line: \"ala is already registered (#1). Another ala? Add a club, or start=2.\"",
            "shop.yaml: nothing was replaced, the text has 1 error."
        ]
    );
}

#[test]
fn an_editor_that_gives_up_or_is_not_there_changes_nothing() {
    let desk = four();
    let before = desk.bytes("shop.yaml");
    assert_eq!(
        refused(&edit(&desk, "exit 3", &[])),
        "shop.yaml: nothing was changed, the editor sh failed (exit status: 3)."
    );
    let ended = edit(&desk, "true", &[]);
    assert_eq!((ended.status, ended.out.as_str()), (0, "Nothing changed.\n"));
    let output = desk.command("edit shop.yaml").env("VISUAL", "/no/editor -w").output();
    assert_eq!(
        String::from_utf8(output.unwrap().stderr).unwrap(),
        "shop.yaml: nothing was changed, can't start the editor /no/editor (No such file or directory (os error 2)): set VISUAL or EDITOR.\n"
    );
    desk.plays(
        "$2 edit shop.yaml
         No terminal for an editor here; set VISUAL or EDITOR to one that needs none, or accept the file as is with --accept.",
    );
    assert_eq!(desk.bytes("shop.yaml"), before);
}

#[test]
fn a_file_edited_behind_the_programs_back_is_shown_refused_and_accepted() {
    let desk = four();
    let text = desk.text("shop.yaml");
    desk.write("shop.yaml", text.replace("Bea", "Beata").replace("Dag", "Dagny"));
    let sentence = "shop.yaml:14:100: checksum mismatch: this line was changed outside Komandor; showing the event before this line, read-only: restore a copy, or fix or accept the file with `komandor edit` (line 16 was changed as well)";
    for words in [&["do", "shop.yaml", "add", "Ewa"][..], &["show", "shop.yaml", "event"]] {
        let ended = desk.run(words);
        assert_eq!((ended.status, ended.err.trim_end()), (3, sentence), "{words:?}");
    }
    assert_eq!(
        refused(&edit(&desk, "true", &[])),
        format!(
            "warning: {sentence}\nshop.yaml: nothing was changed; to accept the file as is: komandor edit shop.yaml --accept"
        )
    );
    desk.plays(
        "$ edit shop.yaml --accept
         saved #5: accepted as is; the checksum didn't match in actions 2 and 4; the old file is in shop.yaml.before-1
         > add Ewa
         saved #6: Registered Ewa (#5).
         $ edit shop.yaml --accept
         Nothing changed.",
    );
    assert_eq!(desk.event()["entrants"][1]["name"], "Beata");
}
