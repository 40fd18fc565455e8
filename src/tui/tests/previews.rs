use super::*;

fn verbs(play: &mut TestApp, lines: &[&str]) {
    play.ben(lines, true).screen();
}

/// These players after this many rounds of a custom structure, each won by the first-named.
fn after(players: usize, rounds: u32) -> TestApp {
    let mut play = TestApp::registered(players);
    play.verb(&format!("setup structure=custom rounds={} cut=0", rounds + 1));
    for _ in 0..rounds {
        play.keys("p").report_all();
    }
    play
}

#[test]
fn the_preflight_says_that_pairing_stops_the_clock() {
    let mut play = TestApp::paired(6);
    verbs(&mut play, &["timer start"]);
    play.report_all();
    verbs(&mut play, &["claim 1 L"]);
    play.keys("p").assert_shows("The round timer is still running; pairing stops it.");
    play.assert_shows("[1] ").assert_hides("[2]");
}

#[test]
fn the_announcement_does_not_promise_a_round_that_the_preflight_blocks() {
    let mut play = TestApp::registered(6);
    play.verb("setup checkin=yes").keys("A").assert_shows("something else blocks round 1: see p");
    play.assert_hides("ready, p: pair round 1").verb("setup checkin=no");
    play.assert_shows("ready, p: pair round 1").assert_hides("something else blocks");
}

fn in_the_final() -> TestApp {
    let mut play = TestApp::registered(8);
    play.verb("setup structure=custom rounds=1 cut=4").keys("p").report_all().verb("cut");
    play.keys("Enter p").report_all().keys("p");
    play
}

#[test]
fn nothing_is_asked_about_a_correction_that_the_rules_refuse() {
    let mut play = in_the_final();
    assert_eq!(play.event().finals().unwrap().rounds.len(), 2);
    let why = "The winner of table 1 is already paired in the final: undo that pairing first.";
    play.verb("report 1 L round=1").resize(120, 40).assert_shows(why).assert_hides("again: do it");
    play.keys("Esc");
    play.app.model.open_event_mut().unwrap().view = View::Main;
    play.keys("Left 1 Enter 2").assert_shows(why).assert_hides("again");
}

#[test]
fn a_preview_that_does_not_fit_moves_line_by_line_and_keeps_what_to_do() {
    let mut play = TestApp::registered(13);
    play.verb("setup structure=custom rounds=4 cut=4");
    for _ in 0..3 {
        play.keys("p").report_all();
    }
    // The oldest result moves many places, and what was drawn since.
    play.resize(120, 40).keys("Left Left 1 Enter 2");
    let whole = play.app.model.dialogs.last().unwrap().slip().unwrap().error_text.clone().unwrap();
    let whole = Words::english().text(&whole);
    play.resize(40, 12).assert_shows("… ↓: ").assert_shows("Esc");
    let mut seen = play.screen();
    for _ in 0..30 {
        play.keys("Down");
        seen += &play.screen();
    }
    play.assert_hides("… ↓: ");
    for word in whole.split_whitespace() {
        assert!(seen.contains(word), "{word:?} of {whole:?} was never seen");
    }
    let lines = play.event().log.len();
    play.keys("2");
    assert_eq!(play.event().log.len(), lines + 1);
}

#[test]
fn the_undo_of_a_round_and_of_a_cut_says_what_it_takes_back() {
    let mut play = TestApp::registered(8);
    play.verb("setup structure=custom rounds=1 cut=4");
    play.keys("p u").assert_shows(") once everyone is").assert_shows(": pairings");
    play.assert_hides("fall out");
    assert!(play.event().round().is_some(), "the first key only tells");
    play.keys("u");
    assert!(play.event().round().is_none());
    play.keys("p").report_all().verb("cut");
    play.keys("Enter u").assert_shows("Seeding undone: the cut is");
    play.assert_shows("Next: the cut to top 4.");
    assert!(play.event().finals().is_some());
    play.keys("? Esc u").assert_shows("Seeding undone: the cut is");
    assert!(play.event().finals().is_some());
    play.keys("u");
    assert!(play.event().finals().is_none());
    play.assert_shows("Undone");
    play.verb("cut").keys("Enter p").report_all();
    let at = play.event().round().unwrap().missing().count();
    assert_eq!(at, 0);
    play.keys("p u").says("The final: pairings undone, 1 table.").keys("u");
    assert_eq!(play.event().finals().unwrap().rounds.len(), 1);
    let missing = |play: &TestApp| play.event().round().unwrap().missing().count();
    play.keys("u");
    assert_eq!(missing(&play), 1);
}

#[test]
fn a_disqualified_player_does_not_win_unasked() {
    let mut play = TestApp::paired(6);
    let pairing = play.table(1).clone();
    play.verb(&format!("disqualify #{}", pairing.a)).keys("Enter Esc Home 1 Enter 1");
    let name = play.event().label(pairing.a);
    let Some(Dialog::Confirm(confirm)) = play.app.model.dialogs.last() else {
        panic!("{}", play.screen());
    };
    let wins = format!("{name} is disqualified, but this result wins them the match.");
    assert!(confirm.question.to_string().ends_with(&wins), "{}", confirm.question);
    assert!(play.table(1).outcome.is_none());
    play.keys("Esc Esc Home").text("1").keys("Enter 2");
    let outcome = play.table(1).outcome.clone();
    assert!(outcome.is_some(), "{name} may lose unasked");
}

/// Types this verb; true: the screen asks about this before anything is saved.
#[track_caller]
fn asks(play: &mut TestApp, line: &str, about: &str) {
    let lines = play.event().log.len();
    play.verb(line);
    let Some(Dialog::Confirm(asked)) = play.app.model.dialogs.last() else { panic!("{line}") };
    let said = asked.question.to_string();
    assert!(said.contains(about), "{said}");
    assert!(asked.follows.is_empty(), "told once");
    assert_eq!(play.event().log.len(), lines, "{line} is not saved yet");
    play.keys("Enter");
    assert_eq!(play.event().log.len(), lines + 1, "{line} is saved by one key");
}

#[test]
fn a_typed_verb_that_changes_rows_of_others_tells_them_first() {
    let mut play = after(6, 1);
    let ids: Vec<u32> = standings(play.event()).iter().map(|one| one.entrant).collect();
    let bye = "5 players in the next round; one will get a bye.";
    asks(&mut play, &format!("drop #{}", ids[5]), bye);
    let none = "6 players in the next round; nobody will get a bye.";
    play.keys("u").assert_shows("u again: undo it.");
    assert!(!play.event().is_here(ids[5]), "the first key only tells");
    play.keys("u");
    assert!(play.event().is_here(ids[5]));
    asks(&mut play, "redo", bye);
    asks(&mut play, &format!("rejoin #{}", ids[5]), none);
    play.keys("Esc p");
    let [a, b] = [1, 2].map(|table| play.table(table).a);
    let tables = "Round 2, new pairings: ";
    asks(&mut play, &format!("swap #{a} #{b}"), tables);
    asks(&mut play, "redraw why", tables);
    play.report_all();
    play.keys("u Ctrl-r");
    assert!(play.app.model.dialogs.is_empty());
    assert!(play.event().round().unwrap().is_complete());
}

#[test]
fn what_changes_its_own_row_alone_costs_no_more_keys() {
    let mut play = TestApp::registered(8);
    play.verb("setup structure=custom rounds=1 cut=4").keys("p").report_all();
    let ids: Vec<u32> = standings(play.event()).iter().map(|one| one.entrant).collect();
    // Nobody plays another round, and the last is far from the cut.
    play.verb(&format!("drop #{}", ids[7]));
    assert!(!play.event().is_here(ids[7]) && play.app.model.dialogs.is_empty());
    play.keys("u");
    assert!(play.event().is_here(ids[7]));
    let cut = format!(
        "Top cut: {} moves in, {} falls out.",
        play.event().label(ids[4]),
        play.event().label(ids[0])
    );
    asks(&mut play, &format!("drop #{}", ids[0]), &cut);
    let seeds =
        format!("Seeds: 1 {}, 2 {}, ", play.event().label(ids[1]), play.event().label(ids[2]));
    asks(&mut play, "cut", &seeds);
    assert!(play.event().finals().is_some());
}
