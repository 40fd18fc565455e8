//! The site for phones: written by a command, by itself after an action, and carried on.

use super::desk::Desk;
use std::fs;
use std::os::unix::fs::PermissionsExt;

const FOUR: [&str; 4] = ["Ewa Nowak", "Jan Kowalski", "Ola Zięba", "Łucja Żak"];

fn page(desk: &Desk, name: &str) -> String {
    String::from_utf8(desk.bytes(name)).unwrap()
}

/// Settings of the user that carry the site on by this command.
fn settings(desk: &Desk, command: &str) {
    fs::create_dir_all(desk.path("config/komandor")).unwrap();
    desk.write("config/komandor/config.yaml", format!("publish_then: {command}\n"));
}

#[test]
fn publish_writes_whole_pages_in_both_languages_and_says_what_has_changed() {
    let desk = Desk::with_players(7, &FOUR);
    desk.verb("pair");
    assert_eq!(desk.done("publish shop.yaml site"), "Wrote 11 files of the site into ~/site\n");
    assert!(page(&desk, "site/index.html").contains("<h1>Round 1 of "));
    assert!(page(&desk, "site/index-pl.html").contains("<h1>Runda 1 z "));
    assert_eq!(
        desk.done("publish shop.yaml site"),
        "The site in ~/site is as it should be already\n"
    );
    // The first language has the plain names.
    desk.done("publish shop.yaml site --lang pl");
    assert!(page(&desk, "site/index.html").contains("<h1>Runda 1 z "));
    assert!(!desk.path("site/index-pl.html").exists(), "a file that is no more goes");
    desk.verb("setup language=pl");
    desk.done("publish shop.yaml other");
    assert!(page(&desk, "other/index.html").contains("<h1>Runda 1 z "));
    assert!(page(&desk, "other/index-en.html").contains("<h1>Round 1 of "));
}

#[test]
fn publish_refuses_what_it_must_not_write() {
    let desk = Desk::with_players(7, &FOUR);
    fs::create_dir(desk.path("mine")).unwrap();
    desk.write("mine/index.html", "my own page");
    let ended = desk.run("publish shop.yaml mine");
    assert_eq!(
        (ended.status, ended.err.as_str()),
        (1, "~/mine holds other files; name an empty folder, or one that does not exist yet.\n")
    );
    assert_eq!(page(&desk, "mine/index.html"), "my own page");
    let ended = desk.run("publish shop.yaml site --lang xx");
    assert_eq!(ended.status, 2, "{}", ended.err);
    let mut file = desk.bytes("shop.yaml");
    let at = file.windows(3).rposition(|three| three == b"Ewa").unwrap();
    file[at] = b'O';
    desk.write("shop.yaml", &file);
    let ended = desk.run("publish shop.yaml site");
    assert_eq!(ended.status, 3, "{}", ended.err);
    assert!(!desk.path("site").exists(), "half an event is not published");
}

#[test]
fn setup_publish_follows_every_action_that_the_room_may_see() {
    let desk = Desk::with_players(7, &FOUR);
    desk.verb("setup publish=site");
    assert!(page(&desk, "site/index.html").contains("<h1>Registration</h1>"));
    desk.verb("pair");
    assert!(page(&desk, "site/index.html").contains("<p class=\"quiet\">0 of 2 tables done</p>"));
    desk.verb("report 1 W");
    assert!(page(&desk, "site/index.html").contains("<p class=\"quiet\">1 of 2 tables done</p>"));
    // A file of verbs is published at its end, also where one of them is refused.
    let ended = desk.feed("do shop.yaml -", "setup hold=yes\nreport 2 W\npair\nnonsense\n");
    assert_eq!(ended.status, 2, "{}", ended.err);
    let now = page(&desk, "site/index.html");
    assert!(now.contains("<h1>Round 1 of ") && now.contains("Before round 2"), "{now}");
    assert!(!page(&desk, "site/rounds.html").contains("Round 2<"), "a held round is unseen");
    desk.verb("post");
    assert!(page(&desk, "site/index.html").contains("<h1>Round 2 of "));
    desk.verb("setup publish=off");
    let before = desk.bytes("site/index.html");
    desk.verb("report 1 W");
    assert_eq!(desk.bytes("site/index.html"), before);
}

#[test]
fn no_file_that_is_carried_away_tells_the_seed_of_the_draws() {
    let desk = Desk::with_event(1_234_567_891);
    desk.verbs(["add Ewa", "setup publish=site"]);
    for entry in fs::read_dir(desk.path("site")).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        assert!(!text.contains("1234567891"), "{}", path.display());
    }
}

#[test]
fn a_command_of_the_users_settings_carries_a_changed_site_on() {
    let desk = Desk::with_players(7, &FOUR);
    desk.write("carry", "#!/bin/sh\nPATH=/usr/bin:/bin\ncp -r \"$1\" \"$1.copy.$$\"\n");
    fs::set_permissions(desk.path("carry"), fs::Permissions::from_mode(0o755)).unwrap();
    let command = format!("\"'{}' {{}}\"", desk.path("carry").display());
    settings(&desk, &command);
    let copies = || {
        let entries = fs::read_dir(desk.path("")).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        names.filter(|name| name.starts_with("site.copy.")).count()
    };
    desk.done("publish shop.yaml site");
    assert_eq!(copies(), 1);
    desk.done("publish shop.yaml site");
    assert_eq!(copies(), 1, "nothing has changed");
    desk.verb("setup publish=site");
    let before = copies();
    desk.verb("setup rounds=3 structure=custom");
    assert_eq!(copies(), before + 1);
    // The action stays saved, and the reason is told.
    settings(&desk, "no-such-rsync {}");
    let ended = desk.tried("pair");
    assert_eq!((ended.status, ended.out.contains("Round 1 is paired")), (0, true));
    let why = "warning: The site is written. Not carried on by no-such-rsync {}, and tried again \
               later: there is no command no-such-rsync; publish_then in \
               ~/config/komandor/config.yaml names another\n";
    assert_eq!(ended.err, why);
    // The server lacks it still, though the site is as it should be.
    let before = copies();
    settings(&desk, &command);
    desk.done("publish shop.yaml site");
    assert_eq!(copies(), before + 1);
    desk.done("publish shop.yaml site");
    assert_eq!(copies(), before + 1);
    settings(&desk, "no-such-rsync {}");
    let ended = desk.run("publish shop.yaml elsewhere");
    assert_eq!(ended.status, 1, "{}", ended.err);
    assert!(desk.path("elsewhere/index.html").exists());
}

#[test]
fn an_event_file_names_no_command() {
    let desk = Desk::with_players(7, &FOUR);
    for key in ["publish_then", "then", "command"] {
        let ended = desk.tried(&format!("setup '{key}=touch hacked'"));
        assert_eq!(ended.status, 2, "{}", ended.err);
    }
    // Signs of a shell in the name of a folder are only its name.
    desk.verb("setup 'publish=$(touch hacked); site'");
    assert!(desk.path("$(touch hacked); site/index.html").exists());
    assert!(!desk.path("hacked").exists());
}
