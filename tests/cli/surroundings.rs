//! Runs the program in broken surroundings.
//!
//! These are paths that are not files, read-only folders, no home, no terminal, and output that
//! nobody reads.

use super::desk::{Desk, Ended, ended};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown, symlink};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::Command;

/// A user bound by file permissions, unlike the superuser of a build machine.
const SOMEBODY: u32 = 12_345;

/// Copies the program to a folder that every user can reach.
///
/// A build folder may be closed to other users. The copy is made by `cp`: if this process opened it
/// for writing, programs started meanwhile would inherit the open file. A file that is open for
/// writing cannot be run.
fn program(desk: &Desk) -> PathBuf {
    let copy = desk.path("komandor");
    if !copy.exists() {
        let made = Command::new("cp").arg(env!("CARGO_BIN_EXE_komandor")).arg(&copy).status();
        assert!(made.unwrap().success());
    }
    copy
}

fn as_somebody(desk: &Desk, arguments: &[&str]) -> Command {
    let mut command = desk.command_of(&program(desk), arguments);
    if rustix::process::geteuid().is_root() {
        command.uid(SOMEBODY);
    }
    command
}

/// Runs a shell script in which `$0` is the program.
fn shell(desk: &Desk, script: &str) -> Ended {
    let mut command = Command::new("sh");
    command.args(["-c", script, env!("CARGO_BIN_EXE_komandor")]);
    command.current_dir(desk.path("")).env("HOME", desk.path("")).env("KOMANDOR_BY", "anna");
    ended(command.output().unwrap())
}

fn somebodys() -> Desk {
    let desk = Desk::with_players(7, &["Ala", "Bea"]);
    program(&desk);
    if rustix::process::geteuid().is_root() {
        for name in ["", "shop.yaml"] {
            chown(desk.path(name), Some(SOMEBODY), Some(SOMEBODY)).unwrap();
        }
    }
    desk
}

#[test]
fn what_is_no_file_is_refused_by_every_command_and_nothing_waits_for_it() {
    let desk = Desk::with_event(7);
    symlink("shop.yaml", desk.path("link.yaml")).unwrap();
    symlink("nowhere.yaml", desk.path("dangling.yaml")).unwrap();
    std::fs::create_dir(desk.path("folder.yaml")).unwrap();
    assert!(Command::new("mkfifo").arg(desk.path("pipe.yaml")).status().unwrap().success());
    let before = desk.bytes("shop.yaml");
    for (name, what) in [
        ("link.yaml", "a symbolic link"),
        ("dangling.yaml", "a symbolic link"),
        ("folder.yaml", "a folder"),
        ("pipe.yaml", "a pipe"),
        ("/dev/zero", "a device or socket"),
    ] {
        let refused = format!("{name}: this is {what}, not a file; name the file itself\n");
        for words in ["do NAME note x", "show NAME log", "verify NAME", "edit NAME --accept"] {
            let ended = desk.run(&words.replace("NAME", name));
            assert_eq!((ended.status, &*ended.out, &ended.err), (3, "", &refused), "{words}");
        }
        desk.plays(&format!(
            "$1 new {name} --game destiny
             {name}: this file already exists and won't be overwritten; choose another name"
        ));
    }
    assert_eq!(desk.bytes("shop.yaml"), before);
    assert!(desk.path("link.yaml").symlink_metadata().unwrap().is_symlink());
    assert!(!desk.path("nowhere.yaml").exists());
}

#[test]
fn a_folder_that_may_not_be_written_to_still_has_an_event_that_can_be_run() {
    let desk = somebodys();
    std::fs::set_permissions(desk.path(""), PermissionsExt::from_mode(0o555)).unwrap();
    let run = |arguments: &[&str]| ended(as_somebody(&desk, arguments).output().unwrap());
    assert_eq!(run(&["do", "shop.yaml", "add", "Cyd"]).out, "saved #3: Registered Cyd (#3).\n");
    let made = run(&["new", "other.yaml", "--game", "destiny"]);
    assert_eq!(
        (made.status, made.err.as_str()),
        (
            1,
            "other.yaml: can't create it: Permission denied (os error 13); check the permissions of the file and its folder, then try again\n"
        )
    );
    let before = desk.bytes("shop.yaml");
    let temporary = tempfile::tempdir().unwrap();
    std::fs::set_permissions(temporary.path(), PermissionsExt::from_mode(0o777)).unwrap();
    let mut edit = as_somebody(&desk, &["edit", "shop.yaml"]);
    edit.env("EDITOR", "sed -i s/Ala/Ola/").env("TMPDIR", temporary.path());
    let edited = ended(edit.env("PATH", "/usr/bin:/bin").output().unwrap());
    assert_eq!(
        (edited.status, edited.err),
        (
            1,
            format!(
                "shop.yaml: nothing was saved, because an edit needs a new file beside the old one, which can't be created (Permission denied (os error 13)); make its folder writable, or copy the event to another one; your copy is in {0}/shop.yaml.edit-1, to continue with it: `komandor edit shop.yaml --from {0}/shop.yaml.edit-1`\n",
                temporary.path().display()
            )
        )
    );
    assert_eq!(desk.bytes("shop.yaml"), before);
    std::fs::set_permissions(desk.path(""), PermissionsExt::from_mode(0o755)).unwrap();
}

#[test]
fn a_file_that_may_not_be_written_to_is_looked_at_and_one_that_may_not_be_read_is_not() {
    let desk = somebodys();
    let run = |arguments: &[&str]| ended(as_somebody(&desk, arguments).output().unwrap());
    let mode = |mode| {
        std::fs::set_permissions(desk.path("shop.yaml"), PermissionsExt::from_mode(mode)).unwrap();
    };
    mode(0o444);
    let refused = "shop.yaml: this file is read-only (Permission denied (os error 13)), so you can only view the event; to run it, make the file writable or copy it\n";
    for arguments in [&["do", "shop.yaml", "note", "x"][..], &["edit", "shop.yaml", "--accept"]] {
        let ended = run(arguments);
        assert_eq!((ended.status, ended.err.as_str()), (1, refused), "{arguments:?}");
    }
    let shown = run(&["show", "shop.yaml", "log"]);
    assert_eq!((shown.status, shown.err.as_str()), (0, ""));
    assert!(shown.out.contains("registered Bea"), "{}", shown.out);
    mode(0o000);
    for arguments in [&["do", "shop.yaml", "note", "x"][..], &["verify", "shop.yaml"]] {
        let ended = run(arguments);
        assert_eq!(
            (ended.status, ended.err.as_str()),
            (
                3,
                "shop.yaml: can't open it: Permission denied (os error 13); check the permissions of the file and its folder, then try again\n"
            )
        );
    }
}

#[test]
fn the_file_is_for_its_owner_whatever_the_umask_and_keeps_the_mode_it_was_given() {
    let desk = Desk::new();
    let mode = |name: &str| desk.path(name).metadata().unwrap().mode() & 0o777;
    for umask in ["000", "077", "022"] {
        let name = format!("{umask}.yaml");
        let made = shell(&desk, &format!("umask {umask}; exec \"$0\" new {name} --game destiny"));
        assert_eq!((made.status, mode(&name)), (0, 0o600), "{}", made.err);
    }
    std::fs::set_permissions(desk.path("022.yaml"), PermissionsExt::from_mode(0o640)).unwrap();
    std::fs::hard_link(desk.path("022.yaml"), desk.path("other.yaml")).unwrap();
    desk.done("do 022.yaml add Ala");
    let edited = shell(&desk, "EDITOR='sed -i s/Ala/Ola/' exec \"$0\" edit 022.yaml");
    assert_eq!((edited.status, mode("022.yaml")), (0, 0o640), "{}", edited.err);
    assert_eq!(
        edited.err,
        "warning: 022.yaml: the file had another name (a hard link), which still points to the old event: link it again.\n"
    );
}

#[test]
fn whoever_has_no_home_plays_what_is_built_in() {
    let desk = Desk::with_event(7);
    let homeless = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_komandor"));
        command.args(arguments).current_dir(desk.path("")).env_clear();
        command
    };
    for arguments in
        [&["do", "shop.yaml", "note", "x"][..], &["games"], &["new", "b.yaml", "--game", "lcg"]]
    {
        let ended = ended(homeless(arguments).output().unwrap());
        assert_eq!((ended.status, ended.err.as_str()), (0, ""), "{arguments:?}");
    }
    if !rustix::process::geteuid().is_root() {
        return;
    }
    // A user unknown to the system has no home at all.
    std::fs::set_permissions(desk.path(""), PermissionsExt::from_mode(0o755)).unwrap();
    let unknown = |arguments: &[&str]| {
        let mut command = Command::new(program(&desk));
        command.args(arguments).current_dir("/").env_clear().uid(SOMEBODY);
        ended(command.output().unwrap())
    };
    assert_eq!(unknown(&["games"]).status, 0);
    let new = unknown(&["games", "new", "mine"]);
    assert_eq!(
        (new.status, new.err.as_str()),
        (1, "no folder for your own rulesets is known: use --rulesets\n")
    );
}

#[test]
fn a_folder_that_is_gone_under_ones_feet_is_told() {
    let desk = Desk::with_event(7);
    for (words, status, said) in [
        (
            "new b.yaml --game destiny",
            1,
            "b.yaml: can't create it: No such file or directory (os error 2); check the name of the folder\n",
        ),
        (
            "show shop.yaml log",
            3,
            "shop.yaml: no such file; check the name, or create an event with `komandor new`\n",
        ),
    ] {
        std::fs::create_dir(desk.path("gone")).unwrap();
        let ended = shell(&desk, &format!("cd gone; rmdir ../gone; exec \"$0\" {words}"));
        assert_eq!((ended.status, ended.err.as_str()), (status, said));
    }
}

#[test]
fn nobody_at_the_other_end_costs_nothing_that_was_saved() {
    let desk = Desk::with_event(7);
    let full = "Can't write the output: No space left on device (os error 28).\n";
    for (script, status, out, err) in [
        ("do shop.yaml note one <&-", 0, "saved #1: Note saved.\n", ""),
        ("do shop.yaml note two >&-", 0, "", ""),
        ("do shop.yaml note three >&- 2>&- <&-", 0, "", ""),
        ("do shop.yaml - <&-", 0, "", ""),
        ("show shop.yaml nothing 2>&-", 2, "", ""),
        ("show shop.yaml log >/dev/full", 1, "", full),
    ] {
        let ended = shell(&desk, &format!("exec \"$0\" {script}"));
        assert_eq!((ended.status, &*ended.out, &*ended.err), (status, out, err), "{script}");
    }
    let notes: String = (1..=400).map(|n| format!("note {n}{}\n", "x".repeat(400))).collect();
    desk.write("notes.txt", notes);
    // The reader stops after one line; everything is saved, and no error is printed.
    let cut = shell(&desk, "\"$0\" do shop.yaml - <notes.txt | head -n 1");
    assert_eq!((cut.out.as_str(), cut.err.as_str()), ("saved #4: Note saved.\n", ""));
    let cut = shell(&desk, "\"$0\" show shop.yaml log | head -n 1");
    assert_eq!((cut.out.as_str(), cut.err.as_str()), ("Shop · log\n", ""));
    assert_eq!(desk.json("log")["log"].as_array().unwrap().len(), 403);
}

#[test]
fn a_line_break_in_the_name_of_a_file_makes_no_second_line() {
    let desk = Desk::new();
    let made = desk.done(&["new", "a\nb.yaml", "--game", "destiny", "--seed", "7"]);
    assert_eq!(made, "Created a\\nb.yaml: A b. To open it: komandor $'a\\nb.yaml'\n");
    let none = desk.run(&["show", "gone\n\u{1b}.yaml", "log"]);
    assert!(none.err.starts_with("There is no event \"gone\\n\\u{1b}.yaml\": "), "{}", none.err);
    assert_eq!(none.err.lines().count(), 1, "{}", none.err);
    let none = desk.run(&["show", "./gone\n\u{1b}.yaml", "log"]);
    assert_eq!(
        none.err,
        "./gone\\n\\u{1b}.yaml: no such file; check the name, or create an event with `komandor new`\n"
    );
    let again = desk.run(&["new", "a\nb.yaml", "--game", "destiny"]);
    assert_eq!(again.err.lines().count(), 1, "{}", again.err);
    let unknown = desk.run(&["show", "a\nb.yaml", "x\ny"]);
    assert!(unknown.err.contains("x\\ny"), "{}", unknown.err);
    std::fs::write(desk.path("a\nb.yaml"), "nothing").unwrap();
    let foreign = desk.run(&["verify", "./a\nb.yaml"]);
    assert_eq!(foreign.err.lines().count(), 1, "{}", foreign.err);
}
