use super::{TestApp, options};
use crate::event::{Command, Report};
use crate::store::{Original, Request, Session};
use crate::tui::terminal::Screen;
use crate::tui::{App, Msg};
use std::sync::mpsc::channel;
use std::time::Duration;

fn report(table: u32) -> Command {
    Command::Report {
        table,
        result: Report::Games("W".to_owned()),
        round: None,
        stage: None,
        drop: None,
    }
}

#[test]
fn what_another_terminal_commits_is_shown_and_said() {
    let mut play = TestApp::paired(4);
    while play.messages.try_recv().is_ok() {}
    let mut ben = Session::open(&play.file()).unwrap();
    ben.commit(Request::new(&report(2), "ben", play.now)).unwrap();
    // The follower reports the change by itself.
    assert_eq!(play.messages.recv_timeout(Duration::from_secs(5)), Ok(Msg::Changed));
    play.send(Msg::Changed);
    assert!(play.flow.redraw);
    play.assert_shows("ben: round 1 table 2: ").assert_shows("███░░░ 1 of 2");
}

#[test]
fn a_file_changed_behind_the_programs_back_has_a_banner_and_a_list() {
    let mut play = TestApp::paired(4);
    play.keys("!").assert_shows("The file is fine: everything can be saved.");
    let path = play.file();
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, text.replace("Ewa Zięba", "Eva Zięba").replace("Jan ", "Ian ")).unwrap();
    play.send(Msg::Changed);
    play.assert_shows("Read-only: 2 lines were changed from outside  !: what to do").keys("l");
    play.assert_shows("Read-only: 2 lines").keys("p").assert_hides("saved #").keys("!");
    play.assert_shows("this line was changed outside Komandor")
        .assert_shows("u               Put the saved");
    play.keys("End").assert_shows("Lines whose checksum does not");
    play.assert_shows("line 14").assert_shows("Eva Zięba").assert_shows("--accept").keys("Esc");
    let original = Original::read(&path).unwrap();
    original.replace(original.bytes(), "ben", play.now, None, &|_| Vec::new()).unwrap();
    play.send(Msg::Changed);
    play.assert_hides("Read-only").assert_shows("ben: edited the file by hand: accepted as is");
    assert_eq!(play.event().label(3), "Eva Zięba");
}

#[test]
fn two_terminals_lose_nothing() {
    let mut play = TestApp::paired(4);
    let (sender, _messages) = channel();
    let path = play.file();
    let mut other = App::at_event(&path, options(path.clone(), "ben"), sender, play.now).unwrap();
    play.keys("1 Enter 1");
    for key in ["2", "Enter", "2"] {
        other.update(Msg::Key(super::key(key).event()), play.now);
    }
    play.send(Msg::Changed);
    play.assert_shows("all results in");
    assert_eq!(other.model.event().unwrap().log, play.event().log);
}

#[test]
fn a_dialog_closes_when_its_round_is_taken_back_elsewhere() {
    let mut play = TestApp::paired(4);
    play.keys("1 Enter").assert_shows("Who won");
    let mut ben = Session::open(&play.file()).unwrap();
    ben.commit(Request::new(&Command::Undo(None), "ben", play.now)).unwrap();
    play.send(Msg::Changed);
    play.assert_hides("Who won");
}

#[test]
fn a_result_that_changes_under_the_dialog_is_shown_and_asked_about() {
    for told in [true, false] {
        let mut play = TestApp::paired(4);
        play.keys("1 Enter").assert_shows("Who won");
        let mut ben = Session::open(&play.file()).unwrap();
        ben.commit(Request::new(&report(1), "ben", play.now)).unwrap();
        if told {
            play.send(Msg::Changed);
        }
        // Whether or not the news has come, ben's result is not replaced without a question.
        play.keys("2").assert_shows("Who won").assert_shows("Now: ").assert_shows(" beat ");
        play.assert_shows("ben just reported: Anna Żółkiewska beat Ewa Zięba.")
            .assert_shows("yours entered again replaces it.");
        let outcome = play.event().stages[0].rounds[0].pairings[0].outcome.as_ref().unwrap();
        assert_eq!(outcome.games.as_str(), "W");
        play.keys("2")
            .assert_hides("Who won")
            .assert_shows("Table 1 corrected: ")
            .assert_shows("0–1");
    }
}

#[test]
fn news_of_others_stands_below_what_was_saved_until_the_next_key() {
    let mut play = TestApp::paired(8);
    let mut ben = Session::open(&play.file()).unwrap();
    play.keys("1 Enter 1").assert_shows("Table 1: ").assert_shows("saved #10");
    ben.commit(Request::new(&report(2), "ben", play.now)).unwrap();
    play.send(Msg::Changed);
    play.assert_shows("Table 1: ")
        .assert_shows("saved #10")
        .assert_shows("ben: round 1 table 2: ")
        .assert_hides("more)");
    ben.commit(Request::new(&report(3), "ben", play.now)).unwrap();
    play.send(Msg::Changed);
    play.assert_shows("saved #10")
        .assert_shows("ben: round 1 table 3: ")
        .assert_shows("(and 1 more)");
    play.assert_hides("round 1 table 2: ");
    play.keys("Down").assert_hides("saved #10").assert_hides("ben: ");
    ben.commit(Request::new(&report(4), "ben", play.now)).unwrap();
    play.send(Msg::Changed);
    play.assert_shows("ben: round 1 table 4: ").assert_hides("more)");
}

#[test]
fn news_of_others_stands_below_a_refusal() {
    let mut play = TestApp::paired(4);
    let mut ben = Session::open(&play.file()).unwrap();
    play.keys("c").assert_shows("report tables 1 and 2 first.");
    ben.commit(Request::new(&report(2), "ben", play.now)).unwrap();
    play.send(Msg::Changed);
    play.assert_shows("report tables 1 and 2 first.").assert_shows("ben: round 1 table 2: ");
    // If there is one line for both, it shows the earlier message.
    play.resize(80, 5).assert_shows("report tables 1 and 2 first.").assert_hides("ben: ");
}

#[test]
fn that_the_file_is_sound_again_stands_below_what_was_saved() {
    let mut play = TestApp::paired(4);
    play.keys("1 Enter 1").assert_shows("Table 1: ").assert_shows("saved #6");
    let away = play.file().with_extension("away");
    std::fs::rename(play.file(), &away).unwrap();
    play.send(Msg::Changed);
    play.assert_shows("saved #6").assert_shows("the file was deleted or");
    std::fs::rename(&away, play.file()).unwrap();
    play.send(Msg::Changed);
    play.assert_shows("saved #6").assert_shows("The file is fine: you can save again.");
    play.assert_hides("the file was deleted or");
}
