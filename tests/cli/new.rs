use super::desk::Desk;

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
        "Made mistrzostwa-sklepu.yaml: Mistrzostwa sklepu. \
         Open it with: komandor mistrzostwa-sklepu.yaml\n"
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
    assert_eq!(told, "Made my dir/Shop.yaml: Shop. Open it with: komandor 'my dir/Shop.yaml'\n");
    let ended = desk.run("'my dir/Shop.yaml' standings");
    assert_eq!(
        ended.err,
        "Too many words behind my dir/Shop.yaml: komandor show 'my dir/Shop.yaml' WHAT, or \
         komandor do 'my dir/Shop.yaml' VERB\n"
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
        "shop.yaml: this file is there already and is not overwritten; choose another name\n"
    );
    assert_eq!(desk.bytes("shop.yaml"), b"mine\n");
}

#[test]
fn what_the_rules_forbid_makes_no_file() {
    assert_eq!(refused(&["--cut", "5"]), "A cut to 5 has no bracket: the sizes are 4, 8, 16, 32.");
    assert_eq!(
        refused(&["--rounds", "99"]),
        "Rounds go from 1 to 15, or 0 for an event that starts with elimination."
    );
    assert_eq!(
        refused(&["--name", "a\u{202e}b"]),
        "The event's name cannot be taken: the character U+202E may not stand in a name or note; \
         leave it out."
    );
    assert_eq!(
        refused(&["--organizer", " "]),
        "The organizer's name cannot be taken: it is empty; write at least one letter."
    );
}

#[test]
fn a_game_that_is_not_known_is_refused_with_those_that_are() {
    let desk = Desk::new();
    let ended = desk.run("new shop.yaml --game chess");
    assert_eq!(ended.status, 1);
    let start = "There is no game \"chess\"; the games are ";
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
