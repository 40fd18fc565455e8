use crate::desk::{Desk, Ended};

/// Edits `shop.yaml` with this shell script for an editor; `$1` is the copy.
fn edit(desk: &Desk, script: &str, arguments: &[&str]) -> Ended {
    desk.write("editor.sh", script);
    let editor = format!("sh {}", desk.path("editor.sh").display());
    let output = desk
        .command(&[&["edit", "shop.yaml"], arguments].concat())
        .env("EDITOR", editor)
        .env("PATH", "/usr/bin:/bin")
        .output()
        .unwrap();
    Ended {
        status: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
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
        (0, "saved #5: line 12 changed; the file as it was is kept in shop.yaml.before-1\n", "")
    );
    assert_eq!(desk.json(&["event"])["entrants"][2]["name"], "Cyryl");
    let log = &desk.json(&["log"])["log"];
    assert_eq!(log[4]["what"], "edited the file by hand: line 12 changed");
    assert_eq!((&log[4]["by"], &log[4]["why"]), (&"anna".into(), &"misread".into()));
    assert_eq!(desk.verb(&["undo"]), "saved #6: Undone: registered Dag by anna.\n");
}

#[test]
fn what_makes_no_sense_is_said_and_the_copy_is_kept() {
    let desk = four();
    let before = desk.bytes("shop.yaml");
    let ended = edit(&desk, "sed -i 's/{id: 3,/{id: 4,/; s/add: {id: 2/ad: {id: 2/' \"$1\"", &[]);
    assert_eq!(
        refused(&ended),
        "shop.yaml:11:53: unknown action `ad`; a newer version of Komandor may have recorded it\n\
         shop.yaml: nothing was replaced, the text has 1 fault; your copy is kept in \
         shop.yaml.edit-1."
    );
    assert_eq!(desk.bytes("shop.yaml"), before);
    assert!(String::from_utf8(desk.bytes("shop.yaml.edit-1")).unwrap().contains("ad: {id: 2"));
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
        "shop.yaml: the event has changed since the copy was made (last, ben: registered Ewa); \
         nothing was replaced; your copy is kept in shop.yaml.edit-1: edit the event again."
    );
    assert_eq!(desk.json(&["event"])["entrants"].as_array().unwrap().len(), 5);
}

#[test]
fn an_editor_that_gives_up_or_is_not_there_changes_nothing() {
    let desk = four();
    let before = desk.bytes("shop.yaml");
    assert_eq!(
        refused(&edit(&desk, "echo >> \"$1\"; exit 3", &[])),
        "shop.yaml: nothing was changed, the editor sh gave up (exit status: 3)."
    );
    let ended = edit(&desk, "true", &[]);
    assert_eq!((ended.status, ended.out.as_str()), (0, "Nothing was changed.\n"));
    let output = desk.command(&["edit", "shop.yaml"]).env("VISUAL", "/no/editor -w").output();
    assert_eq!(
        String::from_utf8(output.unwrap().stderr).unwrap(),
        "shop.yaml: nothing was changed, the editor /no/editor cannot be started (No such file \
         or directory (os error 2)): set VISUAL or EDITOR.\n"
    );
    let ended = desk.run(&["edit", "shop.yaml"]);
    assert_eq!(ended.status, 2);
    assert_eq!(
        ended.err,
        "Here is no terminal for an editor; set VISUAL or EDITOR to one that needs none, or \
         accept the file as it stands with --accept.\n"
    );
    assert_eq!(desk.bytes("shop.yaml"), before);
}

#[test]
fn a_file_edited_behind_the_programs_back_is_shown_refused_and_accepted() {
    let desk = four();
    let text = String::from_utf8(desk.bytes("shop.yaml")).unwrap();
    desk.write("shop.yaml", text.replace("Bea", "Beata").replace("Dag", "Dagny"));
    let sentence = "shop.yaml:11:100: the checksum does not fit: something other than Komandor \
                    has changed this line; the event is shown as it was before this line and \
                    cannot be changed: restore a copy of the file, or mend or accept it with \
                    `komandor edit` (the checksum does not fit in lines 11, 13)";
    for words in [&["do", "shop.yaml", "add", "Ewa"][..], &["show", "shop.yaml", "event"]] {
        let ended = desk.run(words);
        assert_eq!((ended.status, ended.err.trim_end()), (3, sentence), "{words:?}");
    }
    assert_eq!(
        refused(&edit(&desk, "true", &[])),
        format!(
            "warning: {sentence}\nshop.yaml: nothing was changed; to take the file as it stands: \
             komandor edit shop.yaml --accept"
        )
    );
    let ended = desk.run(&["edit", "shop.yaml", "--accept"]);
    assert_eq!(ended.status, 0, "{}", ended.err);
    assert_eq!(
        ended.out,
        "saved #5: accepted as it stood, the checksum did not fit in lines 11 and 13; the file \
         as it was is kept in shop.yaml.before-1\n"
    );
    let names = desk.json(&["event"]);
    assert_eq!(names["entrants"][1]["name"], "Beata");
    assert_eq!(desk.verb(&["add", "Ewa"]), "saved #6: Registered Ewa (#5).\n");
    let again = desk.run(&["edit", "shop.yaml", "--accept"]);
    assert_eq!((again.status, again.out.as_str()), (0, "Nothing was changed.\n"));
}
