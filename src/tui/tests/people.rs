use super::TestApp;
use crate::tui::Msg;

#[test]
fn the_line_is_ready_for_one_after_the_other() {
    let mut play = TestApp::new();
    play.keys("n d Enter a").text("Ewa Zięba").keys("Tab").text("Bard").keys("Enter");
    play.text("Jan Kowalski; Cube")
        .keys("Enter")
        .assert_shows("Registered Jan Kowalski (#2). · saved #2");
    let clubs: Vec<_> = play.event().entrants.iter().map(|e| e.club.clone().unwrap()).collect();
    assert_eq!(clubs, ["Bard", "Cube"]);
}

#[test]
fn a_pasted_list_is_registered_at_once() {
    let mut play = TestApp::new();
    play.keys("n d Enter a").send(Msg::Paste("Ewa; Bard\nJan\nOla; Cube\n".to_owned()));
    play.assert_shows("3 players");
    play.send(Msg::Paste("Iga\u{1b}[2J".to_owned()));
    play.keys("Enter");
    assert_eq!(play.event().entrants[3].name, "Iga");
    play.keys("Esc :").send(Msg::Paste("add \u{1b}[1mTola\u{1b}[0m".to_owned()));
    play.keys("Enter");
    assert_eq!(play.event().entrants[4].name, "Tola");
    play.keys("End e End").send(Msg::Paste("\u{1b}]0;x\u{7} Nowa".to_owned()));
    play.keys("Enter");
    assert_eq!(play.event().entrants[4].name, "Tola Nowa");
}

#[test]
fn a_refused_name_stays_to_be_mended() {
    let mut play = TestApp::registered(2);
    play.keys("a")
        .text("Jan Kowalski")
        .keys("Enter")
        .assert_shows("Jan Kowalski is already registered (#2).");
    play.text(" junior").keys("Enter").assert_shows("Registered Jan Kowalski junior");
}

#[test]
fn esc_discards_what_is_typed_and_keeps_what_was_refused() {
    let mut play = TestApp::registered(2);
    play.keys("a").text("Zos").assert_shows("Zos").keys("Esc").assert_hides("Zos");
    play.keys("a").assert_hides("Zos").text("Jan Kowalski").keys("Enter");
    play.assert_shows("Jan Kowalski is already registered (#2).")
        .keys("Esc")
        .assert_hides("Jan Kowalski is already registered (#2).");
    play.keys("a").text(" junior").keys("Enter").assert_shows("Registered Jan Kowalski junior");
}

#[test]
fn signs_work_while_the_line_is_empty() {
    let mut play = TestApp::new();
    play.keys("n d Enter a ?").assert_shows("Help").keys("Esc :").text("add Ewa").keys("Enter");
    play.assert_shows("1 player").text("Iga?").keys("Enter");
    assert_eq!(play.event().entrants[1].name, "Iga?");
}

#[test]
fn a_roster_is_imported_all_or_nothing() {
    let mut play = TestApp::registered(0);
    let path = play.folder.path().join("roster.csv");
    std::fs::write(&path, "name,club\nEwa,Bard\n,Bard\n").unwrap();
    play.keys("i").text(path.to_str().unwrap()).keys("Enter").assert_shows("0 players");
    std::fs::write(&path, "name;club\nEwa;Bard\nJan;Cube\n").unwrap();
    play.keys("Enter Enter").assert_shows("Registered 2 players.");
    play.keys("i").text("/nowhere.csv").keys("Enter").assert_shows(": can't read");
}

#[test]
fn players_leave_return_and_are_put_out() {
    let mut play = TestApp::paired(8);
    play.report_all().keys("p r Home d").assert_shows("still needs its result.").keys("Enter");
    play.assert_shows("has dropped after round 2")
        .assert_shows("dropped after round 2")
        .keys("d")
        .assert_shows("Anna Żółkiewska has dropped. P, then 1: bring them back.");
    play.keys("P 1")
        .assert_shows("Anna Żółkiewska is back. 8 players come to the next round,")
        .keys("Enter")
        .assert_shows("is back")
        .keys("D")
        .text("abuse")
        .keys("Enter Enter")
        .assert_shows("disqualified");
    play.keys("P 1").assert_shows("may never return");
}

#[test]
fn a_player_is_corrected_in_a_form() {
    let mut play = TestApp::registered(2);
    play.keys("Home e Tab")
        .text("Faber")
        .keys("Enter")
        .assert_shows("Faber")
        .assert_shows("Changed");
    play.keys("e Enter").assert_hides("Changed");
}

#[test]
fn officials_are_named_and_dismissed() {
    let mut play = TestApp::registered(2);
    play.keys("o").assert_shows("Event created by anna").keys("a").text("Ola").keys("Enter");
    play.assert_shows("Ola is marshal.").assert_shows("organizer (until another is named)");
    play.assert_shows("▸ Ola")
        .keys("a")
        .text("Iga")
        .keys("Enter")
        .assert_shows("Iga is judge.")
        .assert_shows("▸ Iga");
    play.keys("Up Enter").assert_shows("‹ marshal ›").keys("Right Enter");
    play.assert_shows("Ola is judge. That replaces marshal.").assert_shows("▸ Ola");
    play.keys("d")
        .assert_shows("Dismiss Ola?")
        .assert_shows("Enter")
        .keys("Esc")
        .assert_shows("▸ Ola");
    play.keys("d Enter").assert_shows("Ola is no longer judge.").assert_hides("▸ Ola");
}

#[test]
fn a_player_is_found_by_a_part_of_the_name() {
    let mut play = TestApp::paired(8);
    play.keys("/").text("zolk").assert_shows("Anna Żółkiewska: table").keys("Enter");
    let open = play.app.model.open_event().unwrap();
    let table = open.round().unwrap().2.of(1).unwrap().table;
    assert_eq!((open.player, open.chosen_table()), (Some(1), table));
    play.keys("Esc /").text("nobody").keys("Enter").assert_shows("No player matches \"nobody\"");
}

#[test]
fn after_undo_the_row_stays_on_the_player_concerned() {
    let mut play = TestApp::paired(8);
    play.keys("r Home Down Down d Enter Home u u");
    assert_eq!(play.app.model.open_event().unwrap().player, Some(3));
    play.keys("Esc Tab Down Down").report_all().keys("p");
    assert_eq!(play.app.model.open_event().unwrap().player, None);
}

#[test]
fn the_word_club_stands_above_the_word_club() {
    let mut play = TestApp::registered(3);
    for width in [60, 80, 100, 120, 200] {
        let screen = play.resize(width, 30).screen();
        let at = |line: &str| line.find("Club").map(|at| line[..at].chars().count());
        let found: Vec<usize> = screen.lines().filter_map(at).collect();
        assert!(found.len() == 2 && found[0] == found[1], "{width}: {found:?}\n{screen}");
    }
}

#[test]
fn a_long_club_uses_the_room_there_is() {
    let mut play = TestApp::registered(0);
    play.keys("a").text("Ewa; Stowarzyszenie Miłośników Gier z Nowego Sącza").keys("Enter");
    play.resize(120, 30).assert_shows("Stowarzyszenie Miłośników Gier z Nowego Sącza");
}

#[test]
fn a_house_player_is_typed_with_a_key_and_named_in_the_list() {
    let mut play = TestApp::registered(4);
    play.resize(80, 24);
    play.keys("a Ctrl-g").assert_shows("House player ").text("Hal").keys("Enter");
    play.assert_shows("Registered Hal (#5) as house player");
    // The next one typed is a player again.
    play.assert_hides("House player _").text("Ida").keys("Enter");
    assert_eq!(play.event().house_player().unwrap().name, "Hal");
    play.assert_shows("5 players")
        .keys("Esc p")
        .assert_shows("Round 1 is paired: 3 tables, Piotr Wójcik plays house player Hal");
    play.keys("r").assert_shows("House player");
}

#[test]
fn the_chosen_player_becomes_a_house_player_and_a_player_again() {
    let mut play = TestApp::registered(5);
    play.resize(80, 24).keys("End P 4").assert_shows("house player");
    assert_eq!(play.event().active().count(), 4);
    play.keys("Esc Home P 4").assert_shows("is the house player already, and one is enough");
    play.keys("Esc p").assert_shows("is not needed").keys("r").assert_shows("not needed now");
    play.keys("End P 4").assert_shows("The event has begun");
}

#[test]
fn the_form_of_a_player_says_whether_they_are_a_house_player() {
    let mut play = TestApp::registered(3);
    play.keys("End e").assert_shows("House player").keys("Down Down Down Down Right Enter");
    play.assert_shows("house player");
}

#[test]
fn ones_own_disqualification_is_taken_back_at_once() {
    let mut play = TestApp::paired(6);
    play.keys(":").text("disqualify #1 shouting").keys("Enter Enter");
    let out = |play: &TestApp| play.event().entrant(1).is_some_and(|it| !it.is_active());
    assert!(out(&play), "{}", play.screen());
    play.keys("u");
    assert!(!out(&play), "{}", play.screen());
}
