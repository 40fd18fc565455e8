//! Rosters from a file, and pasted rosters.

use super::{NAMES, TestApp};
use crate::tui::Msg;

#[test]
fn a_path_is_completed_and_mended() {
    let mut play = TestApp::registered(0);
    let folder = play.folder.path().to_str().unwrap().to_owned();
    std::fs::write(format!("{folder}/roster.csv"), "name\nEwa\nJan\n").unwrap();
    std::fs::write(format!("{folder}/people.txt"), "name\nIga\n").unwrap();
    play.keys("i")
        .assert_shows("Tab complete")
        .send(Msg::Paste(format!("'{folder}/rooster.csv'\n")));
    play.keys("Enter").assert_shows("unreadable").assert_shows("rooster.csv'");
    play.keys("Esc i").text(&format!("{folder}/ro")).keys("Tab").assert_shows("/roster.csv");
    play.keys("Enter")
        .assert_shows("┌ In this file")
        .assert_shows("2 players; UTF-8, separated by commas.")
        .assert_shows("name            name, in 2 lines")
        .assert_shows("Players: Ewa, Jan.");
    play.keys("Esc").assert_shows("┌ Import a roster").assert_hides("In this file");
    assert!(play.event().entrants.is_empty());
    play.keys("Enter Enter")
        .assert_shows("Registered 2 players.")
        .assert_hides("┌ Import a roster");
    play.keys("i").send(Msg::Paste(format!("\"{folder}/roster.csv\"")));
    play.keys("Enter").assert_shows("2 of 2 lines");
    play.keys("Esc i")
        .text("/nowhere/x")
        .keys("Tab")
        .assert_shows("No folder and no roster or event begins with /nowhere/x");
    play.keys("Esc i").text(&format!("{folder}/pe")).keys("Tab").assert_shows("/people.txt");
    play.keys("Enter Enter").assert_shows("Registered 1 player.");
}

#[test]
fn an_older_event_registers_its_players() {
    let mut older = TestApp::registered(3);
    let file = older.file();
    older.keys("q");
    let mut play = TestApp::registered(0);
    play.keys("i")
        .assert_shows("Or register the players of an older event: its file, its name, or part of");
    let (begun, _) = file.to_str().unwrap().rsplit_once('.').unwrap();
    play.text(begun).keys("Tab").assert_shows(".yaml").keys("Enter");
    play.assert_shows("Registered 3 players.");
    assert_eq!(
        play.event().entrants.iter().map(|e| e.name.as_str()).collect::<Vec<_>>(),
        NAMES[..3]
    );
}

#[test]
fn an_older_event_is_found_by_a_part_of_its_name() {
    let mut play = TestApp::registered(3);
    play.keys(":").text("setup name=\"Kuźnia Spring Cup\"").keys("Enter q n d Enter a Esc");
    play.keys("i").text("spring kuz").keys("Enter").assert_shows("Registered 3 players.");
    play.keys("q n d Enter a Esc :").text("import Kuźnia Spring Cup").keys("Enter");
    play.assert_shows("Registered 3 players.");
    // Two others begin so.
    play.keys("q n d Enter a Esc :").text("import star wars").keys("Enter");
    play.assert_shows("\". Name one by its file:").assert_shows("Name one by its file:");
    play.keys("Esc :").text("import nowhere").keys("Enter").assert_shows("unreadable");
}

#[test]
fn a_pipe_is_not_waited_for() {
    let mut play = TestApp::registered(2);
    let pipe = play.folder.path().join("pipe.csv");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let said = "this is a pipe, not a";
    play.keys("i").text(pipe.to_str().unwrap()).keys("Enter").assert_shows(said);
    play.keys("Esc :")
        .text(&format!("list #1 {}", pipe.display()))
        .keys("Enter")
        .assert_shows(said);
}

#[test]
fn many_problems_are_counted_and_three_named() {
    let mut play = TestApp::registered(0);
    let path = play.folder.path().join("all.csv");
    std::fs::write(&path, format!("name\n{}\n", NAMES.join("\n"))).unwrap();
    for _ in 0..2 {
        play.keys("i").text(path.to_str().unwrap()).keys("Enter Enter");
    }
    play.assert_shows("Nobody registered: 37 of 37 lines are invalid.").assert_shows("Line 4: ");
    play.assert_shows("34 more…").assert_hides("Line 5: ");
}

#[test]
fn pasted_lines_are_players_whatever_ends_them() {
    let mut play = TestApp::registered(1);
    play.keys("a").send(Msg::Paste("Ewa Nowa; Bard\rJan\tCube\r\n\r\nOla\r".to_owned()));
    play.assert_shows("Registered 3 players.");
    let clubs: Vec<_> = play.event().entrants.iter().map(|e| e.club.as_deref()).collect();
    assert_eq!(clubs, [None, Some("Bard"), Some("Cube"), None]);
    play.send(Msg::Paste("Ola\nIga".to_owned()));
    play.assert_shows("Nobody registered: 1 of 2 lines are invalid.")
        .assert_shows("Line 1: Ola is registered already");
}

#[test]
fn nothing_is_waited_for_that_is_no_file() {
    let mut play = TestApp::registered(0);
    for (path, what) in [("/dev/zero", "a device or socket"), ("/", "a folder")] {
        play.keys("i")
            .text(path)
            .keys("Enter")
            .assert_shows(&format!("this is {what}"))
            .keys("Esc");
    }
}

#[test]
fn what_a_service_wrote_is_shown_before_it_is_registered() {
    let mut play = TestApp::registered(0);
    let path = play.folder.path().join("export.csv");
    let bytes = b"Sygnatura czasowa;Imi\xea;Nazwisko;Klub;E-mail;Rezygnacja\r\n\
        1;\xa3ucja;\xafak;Bard;a@b.pl;\r\n2;Ewa;Zi\xeaba;;;tak\r\n3;Jan;Nowak;Bard;;\r\n";
    std::fs::write(&path, bytes).unwrap();
    play.resize(80, 24).keys("i").text(path.to_str().unwrap()).keys("Enter");
    for shown in [
        "2 players; Windows-1250, separated by semicolons.",
        "To check",
        "Line 3: Ewa Zięba skipped, because Rezygnacja says \"tak\".",
        "Imię            first name, in 3 lines",
        "Klub            club, in 2 lines",
        "Columns skipped: Sygnatura czasowa, E-mail.",
    ] {
        play.assert_shows(shown);
    }
    play.keys("Enter").assert_shows("Registered 2 players.");
    let names: Vec<_> = play.event().entrants.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["Łucja Żak", "Jan Nowak"]);
    // Players who are in the event already are refused before the roster is shown.
    play.keys("i").text(path.to_str().unwrap()).keys("Enter").assert_shows("2 of 2 lines");
    play.assert_hides("In this file");
}

#[test]
fn an_unknown_status_is_asked_about_and_a_form_sent_twice_counts_once() {
    let mut play = TestApp::registered(0);
    let path = play.folder.path().join("list.csv");
    let list = "Name,Status\nAnna Lis,confirmed\nIga Rak,Second pool\nAnna Lis,confirmed\n";
    std::fs::write(&path, list).unwrap();
    play.keys("i").text(path.to_str().unwrap()).keys("Enter");
    play.assert_shows("Status says \"Second pool\": Iga Rak.")
        .assert_shows("Are they playing? Enter: yes, d: no.")
        .assert_shows("Line 4 is Anna Lis again, already on line 2.")
        .assert_shows(" d without them");
    play.keys("d").assert_shows("Registered 1 player.");
    play.keys("u i").text(path.to_str().unwrap()).keys("Enter Enter");
    play.assert_shows("Registered 2 players.");
    std::fs::write(&path, "name\nOlaf Sowa\n").unwrap();
    play.keys("i").text(path.to_str().unwrap()).keys("Enter").assert_hides("without them");
    play.keys("d").assert_shows("No open questions: everyone on the roster gets registered.");
}
