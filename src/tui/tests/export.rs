use super::*;
use crate::export::{Between, Printer};
use std::os::unix::fs::PermissionsExt;

fn with_outlets(mut play: TestApp, outlets: Outlets) -> TestApp {
    let file = play.file();
    let (sender, messages) = channel();
    let given = super::Options { outlets, ..options(play.folder.path().into(), "anna") };
    play.app = App::at_event(&file, given, sender, play.now).map_err(|e| e.message()).unwrap();
    play.messages = messages;
    play
}

fn with_printer(play: TestApp, script: &str) -> (TestApp, PathBuf) {
    let path = play.folder.path().join("lp");
    fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    let printer = Printer::new(path.display().to_string());
    (with_outlets(play, Outlets { printer, between: Between::Nothing, handouts: false }), path)
}

fn wait_for_printer(play: &mut TestApp) {
    loop {
        let msg = play.messages.recv().unwrap();
        let answered = matches!(msg, Msg::Printed { .. });
        play.send(msg);
        if answered {
            return;
        }
    }
}

#[test]
fn the_menu_has_what_there_is_now_and_begins_with_the_screens_own() {
    let mut play = TestApp::registered(4);
    play.keys("E").assert_shows("▸ i  Check-in").assert_shows("event info");
    play.assert_hides("Pairings").assert_hides("Bracket").keys("Esc p E");
    play.assert_shows("▸ t  Pairings, round 1").assert_shows("  l  Match slips, round 1");
    play.keys("Esc s E").assert_hides("Standings").assert_hides("Why place ").keys("Esc Esc");
    play.keys("1 Enter 1 s E").assert_shows("▸ s  Standings during round 1");
    let first = play.event().label(standings(play.event())[0].entrant);
    play.assert_shows(&format!("  e  Why place 1: {first}"));
    play.assert_shows(&format!("  P  Card: {first}"));
}

#[test]
fn a_sheet_is_printed_in_the_background_and_the_answer_is_told() {
    let (mut play, lp) =
        with_printer(TestApp::paired(4), "cat > \"$0.in\"; echo request id is A-7");
    play.keys("E l 1").assert_shows("Sending Match slips, round 1 to");
    play.keys("s").assert_shows("Standings");
    wait_for_printer(&mut play);
    play.assert_shows("Sent Match slips, round 1 to").assert_shows("request id is A-7");
    let printed = fs::read_to_string(format!("{}.in", lp.display())).unwrap();
    assert!(printed.contains("Round 1 · table 2\n"), "{printed}");
    assert_eq!(printed.matches('\u{c}').count(), 0, "two slips fit on a sheet");
}

#[test]
fn no_slip_stands_on_two_sheets() {
    let (mut play, lp) = with_printer(TestApp::paired(32), "cat > \"$0.in\"");
    play.keys("E l 1");
    wait_for_printer(&mut play);
    let printed = fs::read_to_string(format!("{}.in", lp.display())).unwrap();
    let sheets: Vec<&str> = printed.split('\u{c}').collect();
    assert_eq!(sheets.len(), 3);
    for sheet in sheets {
        assert!(sheet.lines().count() <= 60, "{sheet}");
        assert!(sheet.lines().all(|line| crate::tui::ui::text::width(line) <= 80), "{sheet}");
        assert_eq!(sheet.matches("Signature").count() * 2, sheet.matches("(#").count());
    }
}

#[test]
fn a_printer_that_fails_is_told_in_its_own_words() {
    let (mut play, _) = with_printer(TestApp::paired(4), "echo out of paper >&2; exit 1");
    play.keys("E 1");
    wait_for_printer(&mut play);
    play.assert_shows("lp didn't print Pairings, round 1: out of paper")
        .assert_shows("out of paper");
    let none =
        Outlets { printer: Printer::new("no-such-lp"), between: Between::Nothing, handouts: false };
    let mut play = with_outlets(TestApp::paired(4), none);
    play.keys("E 1");
    wait_for_printer(&mut play);
    play.says("No printer is set up here (no command no-such-lp).");
    play.says("A sheet can be saved to a file and printed elsewhere.");
}

#[test]
fn a_file_is_proposed_beside_the_event_and_never_replaced_by_one_key() {
    let mut play = TestApp::paired(4);
    play.keys("E t 2").assert_shows("Save to a file: Pairings, round 1");
    play.keys("Enter").assert_shows("Saved Pairings, round 1 to");
    let found = || {
        let files = fs::read_dir(play.folder.path()).unwrap().map(|file| file.unwrap().path());
        files.filter(|path| path.extension().is_some_and(|ending| ending == "txt"))
    };
    let files: Vec<PathBuf> = found().collect();
    let [file] = files.as_slice() else { panic!("{files:?}") };
    assert!(file.to_string_lossy().ends_with("-pairings-round-1.txt"), "{file:?}");
    let text = fs::read_to_string(file).unwrap();
    assert!(text.contains("Anna Żółkiewska"), "{text}");
    fs::write(file, "mine").unwrap();
    play.keys("E 2 Enter").says("already exists. Enter once more: replace it");
    assert_eq!(fs::read_to_string(file).unwrap(), "mine");
    play.keys("Enter").assert_shows("Saved Pairings, round 1 to");
    assert_eq!(fs::read_to_string(file).unwrap(), text);
}

#[test]
fn another_path_is_asked_about_anew_and_its_ending_tells_the_form() {
    let mut play = TestApp::paired(4);
    let at = play.folder.path().display().to_string();
    for name in ["a.csv", "b.html"] {
        fs::write(format!("{at}/{name}"), "mine").unwrap();
    }
    play.keys("E t 2").text(&format!("{at}/a.csv")).keys("Enter").assert_shows("once more");
    for _ in 0..5 {
        play.keys("Backspace");
    }
    play.text("b.html").keys("Enter").assert_shows("once more");
    assert_eq!(fs::read_to_string(format!("{at}/b.html")).unwrap(), "mine");
    play.keys("Enter").assert_shows("Saved Pairings, round 1 to /");
    assert!(fs::read_to_string(format!("{at}/b.html")).unwrap().starts_with("<!DOCTYPE html>"));
    assert_eq!(fs::read_to_string(format!("{at}/a.csv")).unwrap(), "mine");
    play.keys("E t 2").text(&format!("{at}/a.yaml")).keys("Enter");
    play.assert_shows("The extension sets the format. Use one of: .txt").keys("Esc");
    play.keys("E t 2").text(&format!("{at}/none/a.txt")).keys("Enter");
    play.says(&format!("There is no folder {at}/none: create it first"));
}

#[test]
fn the_clipboard_gets_the_sheet_once() {
    let mut play = TestApp::paired(4);
    play.keys("1 Enter 1 E s 3").assert_shows("Copied Standings during round 1, 8 lines.");
    let bytes = String::from_utf8(play.app.take_output().unwrap()).unwrap();
    assert!(bytes.starts_with("\x1b]52;c;") && bytes.ends_with('\x07'), "{bytes:?}");
    assert_eq!(play.app.take_output(), None);
    let tmux = Outlets { between: Between::Tmux, ..Outlets::default() };
    let mut play = with_outlets(play, tmux);
    play.keys("E s 3").assert_shows("set -g set-clipboard on");
    let inside = String::from_utf8(play.app.take_output().unwrap()).unwrap();
    let wrapped = bytes.replace('\x1b', "\x1b\x1b");
    assert_eq!(inside, format!("{bytes}\x1bPtmux;{wrapped}\x1b\\"));
}

#[test]
fn the_last_sheet_is_chosen_again_and_enter_reads_it() {
    let mut play = TestApp::paired(4);
    play.keys("1 Enter 1 E").assert_shows("Enter read ").keys("n 3");
    play.app.take_output();
    play.keys("E").assert_shows("▸ n  Round 1 by name").assert_shows("Enter read ").keys("Enter");
    assert_eq!(play.app.take_output(), None);
    assert!(play.app.take_sheet().is_some());
    play.keys("s E").assert_shows("▸ s  Standings during round 1");
}

#[test]
fn a_held_round_is_on_a_sheet_only_if_it_is_put_there() {
    let mut play = held();
    play.keys("E").assert_hides("Pairings, round 1").assert_shows("The held round is not on it.");
    play.keys("5").assert_shows("Pairings, round 1");
    play.assert_shows("This shows the held round: scorekeepers only.");
    play.keys("t 3").assert_shows("This shows the held round: scorekeepers only.");
    play.keys("E 5 t 4").assert_shows("This shows the held round");
    let sheet = play.app.take_sheet().unwrap();
    assert!(sheet.contains("Held, not posted: scorekeepers only."), "{sheet}");
    let mut play = TestApp::paired(4);
    play.keys("E 5").assert_shows("No round is held");
}

#[test]
fn a_sheet_goes_to_the_pager_whole_and_once() {
    let mut play = TestApp::paired(32);
    play.keys("E n 4").assert_shows("Round 1 of");
    let sheet = play.app.take_sheet().unwrap();
    assert_eq!(sheet.lines().count(), 36, "{sheet}");
    assert_eq!(play.app.take_sheet(), None);
}
