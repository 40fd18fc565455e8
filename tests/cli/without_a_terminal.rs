use super::desk::Desk;

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
    let ended = desk.run("shwo");
    assert_eq!(ended.status, 2);
    assert_eq!(
        ended.err,
        "\"shwo\" is neither a command nor an event file: komandor --help lists the commands\n"
    );
    let ended = desk.run("./none.yaml");
    assert_eq!(ended.status, 3);
    assert_eq!(
        ended.err,
        "./none.yaml: there is no such file; check the name, or make an event with `komandor new`\n"
    );
    let ended = desk.run("none.yaml standings");
    assert_eq!(ended.status, 2);
    assert_eq!(
        ended.err,
        "Too many words behind none.yaml: komandor show none.yaml WHAT, or komandor do none.yaml VERB\n"
    );
}
