use super::*;

#[test]
fn every_saved_action_is_on_the_mirror_too() {
    let desk = Desk::with_event(1);
    desk.plays(
        "> setup mirror=stick.yaml
         Set on this computer only: mirror=stick.yaml.
         copied #0: on the same disk as the event
         > add Ala
         saved #1: Registered Ala (#1).
         copied #1: on the same disk as the event",
    );
    assert_eq!(desk.bytes("shop.yaml"), desk.bytes("stick.yaml"));
    let ended = desk.feed("do shop.yaml -", "add Bea\nadd Cyd\nadd Dag\n");
    assert_eq!(ended.status, 0, "{}", ended.err);
    assert_eq!(ended.out.matches("copied #").count(), 3);
    assert_eq!(desk.bytes("shop.yaml"), desk.bytes("stick.yaml"));
    desk.verb("setup mirror=off");
    assert_eq!(desk.verb("add Ewa"), "saved #5: Registered Ewa (#5).\n");
    assert!(desk.bytes("shop.yaml").len() > desk.bytes("stick.yaml").len());
}

#[test]
fn a_mirror_that_fails_is_told_and_loses_nothing() {
    let desk = Desk::with_event(1);
    let ended = desk.tried("setup mirror=none/stick.yaml");
    assert_eq!(ended.out, "Set on this computer only: mirror=none/stick.yaml.\n");
    assert!(ended.err.starts_with("warning: Mirror not written, trying again: "), "{}", ended.err);
    let warned = desk.warned("add Ala");
    assert!(warned.starts_with("warning: The mirror is 1 action behind"), "{warned}");
    std::fs::create_dir(desk.path("none")).unwrap();
    desk.plays(
        "> add Bea
         saved #2: Registered Bea (#2).
         copied #2: on the same disk as the event
         ! setup mirror=notes.txt
         A mirror is an event file: notes.txt must end in .yaml.",
    );
    assert_eq!(desk.bytes("shop.yaml"), desk.bytes("none/stick.yaml"));
}

#[test]
fn nothing_but_a_file_is_taken_for_a_mirror() {
    let desk = Desk::with_event(1);
    let made = std::process::Command::new("mkfifo").arg(desk.path("pipe.yaml")).status().unwrap();
    assert!(made.success());
    desk.plays(
        "> setup mirror=pipe.yaml
         Set on this computer only: mirror=pipe.yaml.
         warning: Mirror not written, trying again: pipe.yaml: this is a pipe, not a file; name the file itself",
    );
}

#[test]
fn an_option_names_a_mirror_of_this_computer() {
    let desk = Desk::with_event(1);
    let said = desk.done("do --mirror stick.yaml shop.yaml add Ala");
    assert_eq!(said, "saved #1: Registered Ala (#1).\ncopied #1: on the same disk as the event\n");
    assert_eq!(desk.bytes("shop.yaml"), desk.bytes("stick.yaml"));
    desk.verb("setup mirror=other.yaml");
    let ended = desk.feed("do --mirror=stick.yaml shop.yaml -", "add Bea\n");
    assert_eq!(
        ended.out,
        "saved #2: Registered Bea (#2).\ncopied #2: on the same disk as the event\n"
    );
    assert_eq!(desk.bytes("shop.yaml"), desk.bytes("stick.yaml"));
    assert!(desk.bytes("other.yaml").len() < desk.bytes("stick.yaml").len());
    let plain = desk.feed("--mirror third.yaml --plain shop.yaml", "add Cyd\nq\n");
    assert!(plain.out.contains("copied #3: on the same disk as the event\n"), "{}", plain.out);
    assert_eq!(desk.bytes("shop.yaml"), desk.bytes("third.yaml"));
    desk.plays(
        "$2 --mirror stick.yaml show shop.yaml players
         --mirror only works with komandor EVENT and komandor do EVENT COMMAND
         $2 do --mirror notes.txt shop.yaml add Dag
         A mirror is an event file: notes.txt must end in .yaml.
         $2 do shop.yaml add Dag --mirror
         Options go before the event: komandor do --mirror FILE shop.yaml add Dag",
    );
}

#[test]
fn a_damaged_event_names_its_mirror_and_goes_on_from_it() {
    let desk = Desk::with_event(1);
    desk.verbs(["setup mirror=stick.yaml", "add Ala", "add Bea"]);
    let whole = desk.bytes("shop.yaml");
    let mut damaged = whole.clone();
    let at = damaged.len() - 30;
    damaged[at] ^= 1;
    desk.write("shop.yaml", &damaged);
    desk.plays(
        "$3 show shop.yaml players
         …; or recover it from its mirror stick.yaml: `komandor recover stick.yaml shop.yaml`
         $ recover --yes stick.yaml shop.yaml
         shop.yaml was damaged and is kept as shop.yaml.before-1. stick.yaml replaced it: 2 actions.",
    );
    assert!(desk.bytes("shop.yaml").starts_with(&whole));
    assert_eq!(desk.bytes("shop.yaml.before-1"), damaged);
    assert_eq!(
        desk.verb("add Cyd"),
        "saved #4: Registered Cyd (#3).\ncopied #4: on the same disk as the event\n"
    );
}

#[test]
fn an_edit_says_that_the_mirror_has_the_event_as_it_was() {
    let desk = Desk::with_event(1);
    desk.verbs(["setup mirror=stick.yaml", "add Ala"]);
    let text = desk.text("shop.yaml");
    desk.write("shop.yaml", text.replace("Ala", "Ola").as_bytes());
    let ended = desk.run("edit --accept shop.yaml");
    assert_eq!(ended.status, 0, "{}", ended.err);
    assert_eq!(
        ended.err.lines().last().unwrap(),
        "warning: The mirror stick.yaml has the event from before the edit. Move it away; setup mirror=FILE then starts a new one."
    );
}

#[test]
fn after_the_loss_of_the_file_the_event_goes_on_from_the_mirror() {
    let desk = Desk::with_event(1);
    desk.verbs(["setup mirror=stick.yaml", "add Ala"]);
    let whole = desk.bytes("shop.yaml");
    std::fs::remove_file(desk.path("shop.yaml")).unwrap();
    desk.plays(
        "$2 recover stick.yaml
         Name the event file that was lost: komandor recover stick.yaml FILE.
         $ recover --yes stick.yaml shop.yaml
         Created shop.yaml from stick.yaml: 1 action.",
    );
    assert!(desk.bytes("shop.yaml").starts_with(&whole));
    desk.plays(
        "> add Bea
         saved #3: Registered Bea (#2).
         copied #3: on the same disk as the event
         $ recover --yes stick.yaml shop.yaml
         shop.yaml has everything that stick.yaml has.",
    );
    desk.write("shop.yaml", &whole);
    let said = desk.done("recover --yes stick.yaml shop.yaml");
    assert_eq!(said, "Added to shop.yaml: 2 lines from stick.yaml.\n");
    assert!(desk.bytes("shop.yaml").starts_with(&desk.bytes("stick.yaml")));
    desk.write("other.yaml", "no event");
    let ended = desk.run("recover other.yaml shop.yaml");
    assert_eq!(ended.status, 3, "{}", ended.err);
}

/// Anybody can give a line the checksum that follows from the one before it.
#[test]
fn lines_of_a_mirror_are_listed_before_they_are_taken_in() {
    let desk = Desk::with_event(1);
    desk.verbs(["setup mirror=stick.yaml", "add Ala"]);
    let before = desk.bytes("shop.yaml");
    let text = String::from_utf8(before.clone()).unwrap();
    let last = text.lines().last().unwrap();
    let forged = last.replace("n: 1,", "n: 2,").replace("id: 1,", "id: 2,");
    let forged = forged.replace("Ala", "Zed").replace("by: \"anna\"", "by: \"ben\"");
    assert_ne!(forged, last);
    desk.write("stick.yaml", rechained(&format!("{text}{forged}\n")));
    let listed = "#2 by ben: registered Zed\n";
    let ended = desk.run("recover stick.yaml shop.yaml");
    assert_eq!(
        (ended.status, ended.err),
        (
            1,
            format!(
                "{listed}Nothing was recovered. Check the action listed above, then: `komandor \
                 recover --yes stick.yaml shop.yaml`\n"
            )
        )
    );
    assert_eq!(desk.bytes("shop.yaml"), before);
    let ended = desk.run("recover --yes stick.yaml shop.yaml");
    assert_eq!(
        (ended.out.as_str(), ended.err.as_str()),
        ("Added to shop.yaml: 1 line from stick.yaml.\n", listed)
    );
    let log = desk.done("show shop.yaml log");
    assert!(log.contains("Recovered from stick.yaml: 1 action up to #2"), "{log}");
}

#[test]
fn an_event_older_than_its_mirror_takes_no_action_before_they_agree() {
    let desk = Desk::with_event(1);
    desk.verb("setup mirror=stick.yaml");
    let before = desk.bytes("shop.yaml");
    desk.verbs(["add Ala", "add Bea"]);
    let stick = desk.bytes("stick.yaml");
    desk.write("shop.yaml", &before);
    let older = "shop.yaml is older than its mirror stick.yaml, which has 2 more actions. Nothing is saved until you choose. To recover them: `komandor recover stick.yaml shop.yaml`. To continue without them: `mv stick.yaml stick.yaml.aside`.";
    assert_eq!(desk.refused("add Cyd"), older);
    let told = "warning: shop.yaml lacks the newest actions, which are in its mirror stick.yaml. To recover them: `komandor recover stick.yaml shop.yaml`.\n";
    for reads in [
        &["show", "shop.yaml", "log"][..],
        &["publish", "shop.yaml", "site"],
        &["verify", "shop.yaml"],
    ] {
        let ended = desk.run(reads);
        assert_eq!((ended.status, ended.err.as_str()), (0, told), "{reads:?}");
    }
    let mirror = desk.path("stick.yaml").display().to_string();
    let ended = desk.run(&format!("do --mirror '{mirror}' shop.yaml add Cyd"));
    assert_eq!((ended.status, ended.err.matches("which has 2 more actions").count()), (1, 1));
    let plain = desk.feed("--plain shop.yaml", "add Cyd\nq\n");
    assert!(plain.out.contains(older), "{}", plain.out);
    assert_eq!(
        (desk.bytes("shop.yaml"), desk.bytes("stick.yaml")),
        (before.clone(), stick.clone())
    );
    desk.plays(
        "$ recover --yes stick.yaml shop.yaml
         > add Cyd
         saved #4: Registered Cyd (#3).
         copied #4: on the same disk as the event",
    );
    assert_eq!(desk.run("show shop.yaml log").err, "");
    desk.write("shop.yaml", &before);
    std::fs::rename(desk.path("stick.yaml"), desk.path("stick.yaml.aside")).unwrap();
    desk.plays(
        "> add Dag
         saved #1: Registered Dag (#1).
         > setup mirror=stick.yaml
         …copied #1: on the same disk as the event",
    );
}

#[test]
fn an_event_and_a_mirror_that_have_split_are_named_both() {
    let desk = Desk::with_event(1);
    desk.verb("setup mirror=stick.yaml");
    let before = desk.bytes("shop.yaml");
    desk.verb("add Ala");
    let stick = desk.bytes("stick.yaml");
    desk.write("shop.yaml", &before);
    std::fs::remove_file(desk.path("stick.yaml")).unwrap();
    desk.verb("add Bea");
    desk.write("stick.yaml", &stick);
    let event = desk.bytes("shop.yaml");
    assert_eq!(
        desk.refused("add Cyd"),
        "shop.yaml and its mirror stick.yaml differ from action #1 on. Nothing is saved until you choose; komandor show FILE log shows both. To keep the mirror: `mv shop.yaml shop.yaml.aside && komandor recover stick.yaml shop.yaml`. To keep the event: `mv stick.yaml stick.yaml.aside`."
    );
    assert_eq!((desk.bytes("shop.yaml"), desk.bytes("stick.yaml")), (event, stick.clone()));
    std::fs::rename(desk.path("shop.yaml"), desk.path("shop.yaml.aside")).unwrap();
    desk.done("recover --yes stick.yaml shop.yaml");
    assert!(desk.bytes("shop.yaml").starts_with(&stick));
    assert_eq!(
        desk.verb("add Cyd"),
        "saved #3: Registered Cyd (#2).\ncopied #3: on the same disk as the event\n"
    );
}

/// The mount point is still there, so the mirror would be made on the disk of the event.
#[test]
fn a_mirror_that_is_gone_is_not_made_anew_unasked() {
    let desk = Desk::with_event(1);
    std::fs::create_dir(desk.path("stick")).unwrap();
    desk.verbs(["setup mirror=stick/shop.yaml", "add Ala"]);
    std::fs::rename(desk.path("stick/shop.yaml"), desk.path("away.yaml")).unwrap();
    let path = desk.path("stick/shop.yaml").display().to_string();
    let ended = desk.tried("add Bea");
    assert_eq!((ended.status, ended.out.as_str()), (0, "saved #2: Registered Bea (#2).\n"));
    assert_eq!(
        ended.err,
        format!(
            "warning: The mirror is 2 actions behind, trying again: stick/shop.yaml: the mirror is gone, perhaps with its disk; reconnect the disk, or make a new mirror with setup mirror={path}\n"
        )
    );
    assert!(!desk.path("stick/shop.yaml").exists());
    let ended = desk.run("do --mirror stick/shop.yaml shop.yaml note x");
    assert!(ended.err.contains("the mirror is gone"), "{}", ended.err);
    std::fs::rename(desk.path("away.yaml"), desk.path("stick/shop.yaml")).unwrap();
    assert!(desk.verb("add Cyd").contains("copied #4"));
    assert_eq!(desk.bytes("shop.yaml"), desk.bytes("stick/shop.yaml"));
    std::fs::remove_file(desk.path("stick/shop.yaml")).unwrap();
    let said = desk.verb(&format!("setup 'mirror={path}'"));
    assert!(said.ends_with("copied #4: on the same disk as the event\n"), "{said}");
    assert_eq!(desk.bytes("shop.yaml"), desk.bytes("stick/shop.yaml"));
}

#[test]
fn only_another_disk_is_called_a_mirror() {
    use std::os::unix::fs::MetadataExt;
    let desk = Desk::with_event(1);
    let disk = |path: &std::path::Path| std::fs::metadata(path).map(|meta| meta.dev());
    let stick = tempfile::tempdir().unwrap();
    if disk(stick.path()).unwrap() == disk(&desk.path("")).unwrap() {
        return;
    }
    let path = stick.path().join("shop.yaml").display().to_string();
    assert_eq!(
        desk.verb(&format!("setup 'mirror={path}'")),
        format!("Set on this computer only: mirror={path}.\nmirrored #0\n")
    );
    assert_eq!(desk.verb("add Ala"), "saved #1: Registered Ala (#1).\nmirrored #1\n");
    assert_eq!(
        desk.verb("setup mirror=beside.yaml"),
        "Set on this computer only: mirror=beside.yaml.\ncopied #1: on the same disk as the event\n"
    );
}
