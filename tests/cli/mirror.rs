//! The mirror of an event on another disk.

use crate::desk::Desk;
use std::time::{Duration, Instant};

#[test]
fn every_saved_action_is_on_the_mirror_too() {
    let desk = Desk::with_event(1);
    let said = desk.verb(&["setup", "mirror=stick.yaml"]);
    assert_eq!(said, "saved #1: The announcement is changed.\nmirrored #1\n");
    assert_eq!(desk.verb(&["add", "Ala"]), "saved #2: Registered Ala (#1).\nmirrored #2\n");
    assert_eq!(desk.bytes("shop.yaml"), desk.bytes("stick.yaml"));
    let ended = desk.feed(&["do", "shop.yaml", "-"], "add Bea\nadd Cyd\nadd Dag\n");
    assert_eq!(ended.status, 0, "{}", ended.err);
    assert_eq!(ended.out.matches("mirrored #").count(), 3);
    assert_eq!(desk.bytes("shop.yaml"), desk.bytes("stick.yaml"));
    desk.verb(&["setup", "mirror=off"]);
    assert_eq!(desk.verb(&["add", "Ewa"]), "saved #7: Registered Ewa (#5).\n");
    assert!(desk.bytes("shop.yaml").len() > desk.bytes("stick.yaml").len());
}

#[test]
fn a_mirror_that_fails_is_told_and_loses_nothing() {
    let desk = Desk::with_event(1);
    let ended = desk.run(&["do", "shop.yaml", "setup", "mirror=none/stick.yaml"]);
    assert_eq!((ended.status, ended.out.as_str()), (0, "saved #1: The announcement is changed.\n"));
    assert!(
        ended.err.starts_with("warning: The mirror is 1 action behind and is tried again: "),
        "{}",
        ended.err
    );
    let ended = desk.run(&["do", "shop.yaml", "add", "Ala"]);
    assert!(ended.err.starts_with("warning: The mirror is 2 actions behind"), "{}", ended.err);
    // The stick is there again: everything is caught up.
    std::fs::create_dir(desk.path("none")).unwrap();
    assert_eq!(desk.verb(&["add", "Bea"]), "saved #3: Registered Bea (#2).\nmirrored #3\n");
    assert_eq!(desk.bytes("shop.yaml"), desk.bytes("none/stick.yaml"));
    assert_eq!(
        desk.refused(&["setup", "mirror=notes.txt"]),
        "A mirror is an event file: notes.txt must end in .yaml."
    );
}

#[test]
fn a_disk_that_does_not_answer_holds_nobody_up() {
    let desk = Desk::with_event(1);
    // Opening a pipe that nobody reads waits for ever, as a dead network disk does.
    let made = std::process::Command::new("mkfifo").arg(desk.path("dead.yaml")).status().unwrap();
    assert!(made.success());
    let begun = Instant::now();
    let ended = desk.run(&["do", "shop.yaml", "setup", "mirror=dead.yaml"]);
    assert_eq!((ended.status, ended.out.as_str()), (0, "saved #1: The announcement is changed.\n"));
    assert!(ended.err.starts_with("warning: The mirror is 1 action behind"), "{}", ended.err);
    // Far more than the second that it is waited for, on the busiest machine.
    assert!(begun.elapsed() < Duration::from_secs(20));
}

#[test]
fn after_the_loss_of_the_file_the_event_goes_on_from_the_mirror() {
    let desk = Desk::with_event(1);
    desk.verb(&["setup", "mirror=stick.yaml"]);
    desk.verb(&["add", "Ala"]);
    let whole = desk.bytes("shop.yaml");
    std::fs::remove_file(desk.path("shop.yaml")).unwrap();
    let ended = desk.run(&["recover", "stick.yaml"]);
    assert_eq!(
        (ended.status, ended.err.as_str()),
        (2, "Name the event file that was lost: komandor recover stick.yaml FILE.\n")
    );
    let said = desk.done(&["recover", "stick.yaml", "shop.yaml"]);
    assert_eq!(said, "shop.yaml is made of stick.yaml: 2 actions.\n");
    assert_eq!(desk.bytes("shop.yaml"), whole);
    assert_eq!(desk.verb(&["add", "Bea"]), "saved #3: Registered Bea (#2).\nmirrored #3\n");
    let said = desk.done(&["recover", "stick.yaml", "shop.yaml"]);
    assert_eq!(said, "shop.yaml has everything that stick.yaml has.\n");
    // An old copy was put back.
    desk.write("shop.yaml", &whole);
    let ended = desk.run(&["do", "shop.yaml", "note", "x"]);
    assert_eq!(ended.status, 0);
    assert!(ended.err.contains("The mirror is "), "{}", ended.err);
    desk.write("shop.yaml", &whole);
    let said = desk.done(&["recover", "stick.yaml", "shop.yaml"]);
    assert_eq!(said, "Added to shop.yaml: 1 line of stick.yaml.\n");
    assert_eq!(desk.bytes("shop.yaml"), desk.bytes("stick.yaml"));
    desk.write("other.yaml", "no event");
    let ended = desk.run(&["recover", "other.yaml", "shop.yaml"]);
    assert_eq!(ended.status, 3, "{}", ended.err);
}
