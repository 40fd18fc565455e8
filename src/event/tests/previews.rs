use super::*;

const SIX: [&str; 6] = ["A", "B", "C", "D", "E", "F"];

#[track_caller]
fn preview(desk: &Desk, verb: &str) -> Vec<String> {
    let Ok(Verb::Do(command)) = read_verb(verb) else { panic!("{verb}") };
    let lines = desk.event.log.len();
    let told = effects(&desk.event, &command, desk.now());
    assert_eq!(desk.event.log.len(), lines, "a preview writes nothing");
    told.iter().map(ToString::to_string).collect()
}

/// Six players after two of three rounds, with a cut to 4.
fn before_round_three() -> Desk {
    let mut desk = Desk::custom(3, 4, &SIX);
    desk.round("A-B C-D E-F");
    desk.round("A-E C-F B-D");
    desk
}

fn places(event: &Event) -> Vec<String> {
    crate::event::standings(event).iter().map(|s| event.label(s.entrant)).collect()
}

#[test]
fn a_drop_says_who_comes_into_the_cut_and_that_somebody_has_a_bye() {
    let desk = before_round_three();
    let [first, .., fifth, last] = &places(&desk.event)[..] else { panic!() };
    let told = [
        format!("Top cut: {fifth} moves in, {first} falls out."),
        "5 players in the next round; one will get a bye.".to_owned(),
    ];
    assert_eq!(preview(&desk, &format!("drop {first}")), told);
    let disqualified = preview(&desk, &format!("disqualify {first}"));
    assert!(disqualified[0].starts_with(&format!("Places: {first} 1 → 6, ")), "{disqualified:?}");
    assert_eq!(disqualified[1..], told);
    assert_eq!(preview(&desk, &format!("drop {last}")), told[1..]);
    assert_eq!(preview(&desk, &format!("away {last}")), told[1..]);
}

#[test]
fn points_off_move_places_with_the_player_first() {
    let setup =
        Setup { structure: Some(StructureKind::Custom), rounds: Some(3), ..Setup::default() };
    let mut desk = Desk::of("lcg", setup, &["A", "B", "C", "D"]);
    desk.rounds(1);
    let first = places(&desk.event)[0].clone();
    let told = preview(&desk, &format!("penalty {first} points-loss points=4"));
    assert!(told[0].starts_with(&format!("Places: {first} 1 → ")), "{told:?}");
}

#[test]
fn the_undo_of_a_result_names_the_table() {
    let mut desk = before_round_three();
    desk.run(["pair", "report 2 W"]);
    let told = preview(&desk, "undo");
    assert_eq!(told[0], "Round 3: table 2 loses its result.");
}

#[test]
fn an_announcement_changed_late_tells_the_cut_and_where_the_event_stands() {
    let mut desk = before_round_three();
    let [a, b, c, d, ..] = &places(&desk.event)[..] else { panic!() };
    let out = format!("Top cut: {a}, {b}, {c} and {d} fall out.");
    assert_eq!(preview(&desk, "setup cut=0"), [out.as_str()]);
    let then = "Next: the cut to top 4.";
    let fewer = "2 rounds instead of 3: round 2 is the last.";
    assert_eq!(preview(&desk, "setup rounds=2"), [fewer, then]);
    let question = |desk: &Desk, verb: &str| {
        let Ok(Verb::Do(command)) = read_verb(verb) else { panic!("{verb}") };
        let asked = decide(&desk.event, &command, desk.now()).unwrap().question;
        asked.map(|asked| asked.to_string())
    };
    let asked = question(&desk, "setup rounds=2").unwrap();
    assert!(asked.ends_with(&format!("{fewer} {then}")), "{asked}");
    assert_eq!(question(&desk, "setup rounds=4"), None);
    let question = desk.decision("setup cut=0").question.map(|asked| asked.to_string());
    assert!(question.is_some_and(|asked| asked.ends_with(&out)));
}

#[test]
fn before_the_start_the_rounds_and_the_cut_are_told() {
    let eight = letters(8);
    let desk = Desk::destiny(super::fixture::basic(), &borrowed(&eight));
    let told = preview(&desk, "remove P08");
    assert_eq!(told, ["7 players: 3 rounds, no cut."]);
    assert_eq!(preview(&desk, "edit P08 club=X"), Vec::<String>::new());
}

#[test]
fn closing_and_reopening_say_where_the_event_stands() {
    let mut desk = Desk::custom(1, 0, &["A", "B"]);
    desk.round("A-B");
    assert_eq!(preview(&desk, "finish"), ["The event is then closed."]);
    desk.does("finish");
    assert_eq!(preview(&desk, "undo"), ["Everything is then played."]);
}

#[test]
fn what_changes_nothing_else_tells_nothing() {
    let mut desk = before_round_three();
    desk.does("note x");
    for verb in ["undo", "note y", "add G", "timer start", "edit A club=X", "setup closes=23:00"] {
        assert_eq!(preview(&desk, verb), Vec::<String>::new(), "{verb}");
    }
}

fn items(event: &Event) -> Vec<(Severity, String)> {
    let preflight = Preflight::of(event, None, Moment::new(0, 0));
    preflight.items.into_iter().map(|item| (item.severity, item.sentence.to_string())).collect()
}

#[test]
fn tables_that_somebody_has_left_come_first() {
    let mut desk = Desk::custom(3, 0, &SIX);
    desk.run(["pair manual \"A=B, C=D, E=F\"", "report 3 W", "drop C"]);
    let told = items(&desk.event);
    assert_eq!(
        told[..2],
        [
            (Severity::Error, "C dropped, and table 2 has no result: C – D.".to_owned()),
            (Severity::Error, "Table 1 has no result: A – B.".to_owned()),
        ]
    );
    desk.does("drop D");
    assert_eq!(items(&desk.event)[0].1, "C and D dropped, and table 2 has no result: C – D.");
}

#[test]
fn a_second_bye_is_to_be_settled_although_a_rematch_is_asked_about() {
    let mut desk = Desk::custom(5, 0, &["A", "B", "C"]);
    desk.round("A-B C");
    desk.round("A-C B");
    desk.round("B-C A");
    let told = items(&desk.event);
    let settle: Vec<&str> = told
        .iter()
        .filter(|(severity, _)| *severity == Severity::Warning)
        .map(|(_, said)| said.as_str())
        .collect();
    assert_eq!(settle.len(), 2, "{told:?}");
    assert!(settle[0].starts_with("A rematch can't be avoided while C has the bye."), "{told:?}");
    assert!(settle[1].contains("bye"), "{told:?}");
}

#[test]
fn faulty_lists_are_told_like_missing_ones() {
    let setup = Setup { lists: Some(true), ..super::fixture::basic() };
    let mut desk = Desk::destiny(setup, &["A", "B", "C", "D"]);
    for (id, faults) in [(1, 1), (2, 2), (3, 0)] {
        let faults = vec![Message::verbatim("A fault."); faults];
        let lines = vec!["a card".to_owned()];
        let list = Command::List { who: Who::id(id), lines, faults, doubts: Vec::new() };
        desk.carry_out(&list);
    }
    let faulty = "2 decklists have errors nobody accepted: A and B.";
    let missing = "Decklists are required, and 1 of 4 are missing: D.";
    let told = items(&desk.event);
    assert_eq!(
        told[..2],
        [(Severity::Warning, missing.to_owned()), (Severity::Warning, faulty.to_owned()),]
    );
    let decision = decide(&desk.event, &Command::Pair, desk.now()).unwrap();
    assert_eq!(decision.question.unwrap().to_string(), format!("{missing} {faulty}"));
    let (list, reason) = (desk.event.newest_list(1).map(|list| list.n), "seen".to_owned());
    desk.carry_out(&Command::AcceptList { who: Who::id(1), list, faults: 1, reason });
    assert_eq!(items(&desk.event)[1].1, "1 decklist has errors nobody accepted: B.");
}

#[test]
fn a_misspelt_word_is_refused_and_a_note_is_not() {
    let told = |verb: &str| read_verb(verb).map(|_| ()).map_err(|why| why.to_string());
    let why = told("penalty A game-loss gmae=2 a note").unwrap_err();
    assert!(why.contains("Unknown setting gmae=: did you mean game=?"), "{why}");
    let why = told("call 3 exta=5").unwrap_err();
    assert!(why.contains("Unknown setting exta=: did you mean extra=?"), "{why}");
    assert_eq!(told("penalty A warning score=3 was shouted"), Ok(()));
}
