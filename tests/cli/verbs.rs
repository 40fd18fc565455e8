use super::desk::Desk;

const FOUR: [&str; 4] = ["Ewa Nowak", "Jan Kowalski", "Jan Kowalczyk", "Łucja Żak"];

#[test]
fn each_verb_says_what_was_saved() {
    let desk = Desk::with_event(7);
    assert_eq!(desk.verb("add 'Ewa Nowak' club=Bard"), "saved #1: Registered Ewa Nowak (#1).\n");
    assert_eq!(desk.verb("note a remark"), "saved #2: Noted.\n");
    assert_eq!(desk.verb("drop nowak"), "saved #3: Ewa Nowak has left.\n");
    assert_eq!(desk.verb("drop nowak"), "Ewa Nowak has left already.\n");
    assert_eq!(desk.verb("undo"), "saved #4: Undone: Ewa Nowak left (#3 by anna).\n");
    assert_eq!(desk.verb("redo"), "saved #5: Redone: Ewa Nowak left (#3 by anna).\n");
}

#[test]
fn verbs_come_from_standard_input_a_line_each() {
    let desk = Desk::with_event(7);
    let ended =
        desk.feed("do shop.yaml -", "# a file of verbs\n\nadd 'Ewa Nowak'\r\n  add Jan Kowalski\n");
    assert_eq!(ended.status, 0, "{}", ended.err);
    assert_eq!(
        ended.out,
        "saved #1: Registered Ewa Nowak (#1).\nsaved #2: Registered Jan Kowalski (#2).\n"
    );
}

#[test]
fn the_first_refusal_stops_and_what_was_done_before_stays_done() {
    let desk = Desk::with_event(7);
    let ended = desk.feed("do shop.yaml -", "add Ewa Nowak\n# twice\nadd ewa nowak\nadd Jan\n");
    assert_eq!(ended.status, 1);
    assert_eq!(ended.out, "saved #1: Registered Ewa Nowak (#1).\n");
    assert_eq!(
        ended.err,
        "Line 3 of the verbs (1 verb before it is saved): ewa nowak is registered already (#1). Another person of this name needs a start number, by the verb `add ewa nowak start=2`, or a club or a member number where #1 has another.\n"
    );
    assert_eq!(desk.event()["entrants"].as_array().unwrap().len(), 1);
    let ended = desk.feed("do shop.yaml -", "ad Jan\n");
    assert_eq!(ended.status, 2);
    assert_eq!(
        ended.err,
        "Line 1 of the verbs (nothing was saved before it): There is no verb \"ad\"; did you mean add?\n"
    );
}

#[test]
fn a_part_of_a_name_is_enough_where_it_is_one_players() {
    let desk = Desk::with_players(7, &FOUR);
    assert_eq!(desk.verb("drop zak"), "saved #5: Łucja Żak has left.\n");
    assert_eq!(
        desk.refused("drop kowal"),
        "\"kowal\" could be Jan Kowalski (#2) or Jan Kowalczyk (#3): write more of the name, or #number."
    );
    assert_eq!(
        desk.refused("drop Piotr"),
        "No player matches \"Piotr\": write a part of the name, or #number."
    );
    assert_eq!(desk.verb("drop '#3'"), "saved #6: Jan Kowalczyk has left.\n");
}

#[test]
fn a_warning_goes_to_standard_error_and_forbids_nothing() {
    let desk = Desk::with_players(7, &FOUR);
    desk.verb("pair");
    let ended = desk.tried("drop nowak");
    assert_eq!(ended.status, 0);
    assert_eq!(ended.out, "saved #6: Ewa Nowak has left after round 1.\n");
    let warning = ended.err.trim_end();
    assert!(
        warning.starts_with("warning: Table ") && warning.ends_with(" still needs its result.")
    );
}

#[test]
fn a_verb_used_wrongly_says_how_to_use_it() {
    let desk = Desk::with_event(7);
    let before = desk.bytes("shop.yaml");
    let wrong = |words: &[&str]| {
        let ended = desk.run(&[&["do", "shop.yaml"], words].concat());
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{words:?}");
        ended.err
    };
    assert_eq!(
        wrong(&["extend", "one", "3"]),
        "\"one\" is no whole number where a table is expected. Usage: extend TABLE MIN\n"
    );
    assert_eq!(wrong(&["drop"]), "A player is missing. Usage: drop WHO\n");
    assert!(wrong(&[]).contains("Usage: komandor do"));
    assert_eq!(desk.bytes("shop.yaml"), before);
}

#[test]
fn a_list_is_taken_with_what_is_wrong_with_it() {
    let desk = Desk::with_players(7, &FOUR);
    desk.write("list.txt", "Characters:\n1 Rey [11] [hero]\n");
    let ended = desk.tried("list nowak list.txt");
    assert_eq!(
        (ended.status, ended.out.as_str()),
        (0, "saved #5: Ewa Nowak has handed in a list.\n")
    );
    assert!(ended.err.lines().count() > 0);
    assert!(ended.err.lines().all(|line| line.starts_with("warning: ")), "{}", ended.err);
}

#[test]
fn the_name_in_the_log_is_the_users_unless_another_is_set() {
    let desk = Desk::with_event(7);
    desk.verb("note one");
    let status = desk.command("do shop.yaml note two").env("KOMANDOR_BY", "ben").status();
    assert!(status.unwrap().success());
    let log = &desk.json("log")["log"];
    assert_eq!((&log[0]["by"], &log[1]["by"]), (&"anna".into(), &"ben".into()));
}

#[test]
fn verbs_are_carried_out_to_the_last_even_if_nobody_reads_what_was_saved() {
    let desk = Desk::with_event(7);
    desk.write("verbs.txt", "add Ewa\nadd Jan\nadd Ola\n");
    let input = std::fs::File::open(desk.path("verbs.txt")).unwrap();
    let mut child = desk.command("do shop.yaml -").stdin(input).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
    assert_eq!(desk.event()["entrants"].as_array().unwrap().len(), 3);
}

#[test]
fn a_roster_may_come_through_a_pipe() {
    let desk = Desk::with_event(7);
    let ended = desk.feed("do shop.yaml import /dev/stdin", "name\nEwa\nJan\n");
    assert_eq!((ended.status, ended.out.as_str()), (0, "saved #1: Registered 2 players.\n"));
}

#[test]
fn an_editors_mark_at_the_start_of_a_file_is_no_verb() {
    let desk = Desk::with_event(7);
    let ended = desk.feed("do shop.yaml -", "\u{feff}add Jan\nadd Ewa\n");
    assert_eq!(ended.status, 0, "{}", ended.err);
    assert_eq!(desk.event()["entrants"].as_array().unwrap().len(), 2);
}

#[test]
fn the_log_counts_one_player() {
    let desk = Desk::with_event(7);
    desk.write("roster.csv", "name\nJan\n");
    desk.verb("import roster.csv");
    assert_eq!(desk.json("log")["log"][0]["what"], "registered 1 player");
}

#[test]
fn a_chosen_name_that_cannot_stand_by_an_action_is_refused() {
    let desk = Desk::with_event(7);
    let before = desk.bytes("shop.yaml");
    for (name, why) in [
        ("a\u{202e}b", "the character U+202E may not stand in a name or note; leave it out"),
        ("  ", "it is empty; write at least one letter"),
    ] {
        let mut command = desk.command("do shop.yaml note one");
        let output = command.env("KOMANDOR_BY", name).output().unwrap();
        assert_eq!(
            String::from_utf8(output.stderr).unwrap(),
            format!("KOMANDOR_BY cannot stand by an action as a name: {why}.\n")
        );
        assert_eq!(output.status.code(), Some(2));
    }
    assert_eq!(desk.bytes("shop.yaml"), before);
}
