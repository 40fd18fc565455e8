//! Rosters from a file, and pasted rosters.

use super::{NAMES, Play};
use crate::tui::Msg;

#[test]
fn a_path_is_completed_and_mended() {
    let mut play = Play::registered(0);
    let folder = play.folder.path().to_str().unwrap().to_owned();
    std::fs::write(format!("{folder}/roster.csv"), "name\nEwa\nJan\n").unwrap();
    play.keys("i").sees("Tab complete").send(Msg::Paste(format!("'{folder}/rooster.csv'\n")));
    play.keys("Enter").sees("cannot be read").sees("rooster.csv'");
    play.keys("Esc i").text(&format!("{folder}/ro")).keys("Tab").sees("/roster.csv");
    play.keys("Enter").sees("Registered 2 players.").misses("CSV file");
    play.keys("i").send(Msg::Paste(format!("\"{folder}/roster.csv\"")));
    play.keys("Enter").sees("2 of 2 lines");
    play.keys("Esc i").text("/nowhere/x").keys("Tab").sees("No folder or .csv file begins with");
}

#[test]
fn a_pipe_is_not_waited_for() {
    let mut play = Play::registered(2);
    let pipe = play.folder.path().join("pipe.csv");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let said = "this is a pipe, not a";
    play.keys("i").text(pipe.to_str().unwrap()).keys("Enter").sees(said);
    play.keys("Esc :").text(&format!("list #1 {}", pipe.display())).keys("Enter").sees(said);
}

#[test]
fn many_problems_are_counted_and_three_named() {
    let mut play = Play::registered(0);
    let path = play.folder.path().join("all.csv");
    std::fs::write(&path, format!("name\n{}\n", NAMES.join("\n"))).unwrap();
    for _ in 0..2 {
        play.keys("i").text(path.to_str().unwrap()).keys("Enter");
    }
    play.sees("Nothing was registered: 37 of 37 lines cannot be taken.").sees("Line 4: ");
    play.sees("and 34 more").misses("Line 5: ");
}

#[test]
fn pasted_lines_are_players_whatever_ends_them() {
    let mut play = Play::registered(1);
    play.keys("a").send(Msg::Paste("Ewa Nowa; Bard\rJan\tCube\r\n\r\nOla\r".to_owned()));
    play.sees("Registered 3 players.");
    let clubs: Vec<_> = play.event().entrants.iter().map(|e| e.club.as_deref()).collect();
    assert_eq!(clubs, [None, Some("Bard"), Some("Cube"), None]);
    play.send(Msg::Paste("Ola\nIga".to_owned()));
    play.sees("Nothing was registered: 1 of 2 lines").sees("Line 1: Ola is registered already");
}

#[test]
fn nothing_is_waited_for_that_is_no_file() {
    let mut play = Play::registered(0);
    for (path, what) in [("/dev/zero", "a device or socket"), ("/", "a folder")] {
        play.keys("i").text(path).keys("Enter").sees(&format!("this is {what}")).keys("Esc");
    }
}
