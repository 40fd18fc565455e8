use super::*;
use crate::store::tests::machine::{Machine, Trace};

fn beside(play: &TestApp, word: &str) -> PathBuf {
    let mut name = play.file().into_os_string();
    name.push(format!(".{word}-1"));
    name.into()
}

pub(super) fn shorten(play: &TestApp) {
    let text = fs::read_to_string(play.file()).unwrap();
    let end = text.trim_end().rfind('\n').unwrap() + 1;
    fs::write(play.file(), &text[..end]).unwrap();
}

#[test]
fn a_file_that_goes_away_is_kept_and_put_back() {
    let mut play = TestApp::paired(4);
    let all = fs::read(play.file()).unwrap();
    fs::remove_file(play.file()).unwrap();
    play.send(Msg::Changed);
    play.assert_shows("Read-only: the file is gone  !: what to do")
        .assert_shows("the file was deleted or");
    play.assert_shows("Nothing can be saved now. !: see what to do.").assert_hides("Next:");
    let why = "Can't save now: the file is gone. !: see what to do.";
    for key in ["p", "1", "Enter", "u", "t", "S", "f"] {
        play.keys(key).assert_shows(why).assert_hides("Who won");
    }
    play.keys("r a").assert_shows(why).keys("d").assert_shows(why).keys("?").assert_shows("b");
    play.keys("Esc Esc");
    assert_eq!(fs::read(beside(&play, "lost")).unwrap(), all);
    play.keys("!").assert_shows("What you can do here");
    play.assert_shows("Restore the saved event; the current file is kept too");
    play.assert_hides("Continue with the older");
    play.keys("d").assert_shows("The file holds no older version of the event to continue from.");
    play.keys("u").assert_shows("Restored the event: /").assert_hides("Read-only");
    play.assert_shows("Next: ");
    assert_eq!(fs::read(play.file()).unwrap(), all);
    assert!(!beside(&play, "lost").exists());
    play.keys("1 Enter 1").assert_shows("saved, log ");
}

#[test]
fn who_leaves_is_told_where_the_event_is() {
    let mut play = TestApp::paired(4);
    fs::remove_file(play.file()).unwrap();
    // The screen has not heard of it yet.
    play.keys("Ctrl-c");
    assert!(play.flow.quit);
    let parting = play.app.closing_warning().unwrap();
    let kept = beside(&play, "lost");
    assert!(
        parting.to_string().contains(&format!("is in {}: restore it with `mv ", kept.display()))
    );
    let mut play = TestApp::paired(4);
    play.keys("q");
    assert_eq!(play.app.closing_warning(), None);
    let mut play = TestApp::paired(4);
    fs::remove_file(play.file()).unwrap();
    play.keys("q").assert_shows("the previous version is in");
}

#[test]
fn an_older_copy_is_settled_by_a_key() {
    for (key, said, left) in [
        ("u", "Restored the event: /", "before"),
        ("d", "Continuing from the file. The other file is kept in", "lost"),
    ] {
        let mut play = TestApp::paired(4);
        shorten(&play);
        play.send(Msg::Changed);
        play.assert_shows("Read-only: saved actions are missing from the file  !: what to do");
        play.keys("p").assert_shows(
            "Can't save now: saved actions are missing from the file. !: see what to do.",
        );
        play.assert_shows("Round 1").keys("!").assert_shows("Continue with the older file");
        play.keys(key).assert_shows(said).assert_hides("Read-only");
        assert!(beside(&play, left).exists());
        assert_eq!(play.event().stages.is_empty(), key == "d");
    }
}

#[test]
fn another_event_in_its_place_is_not_touched() {
    let mut play = TestApp::paired(4);
    let mut other = TestApp::new();
    other.app.random_bits = || 12;
    other.register(4);
    other.keys("p 1 Enter 1");
    fs::copy(other.file(), play.file()).unwrap();
    play.send(Msg::Changed);
    play.assert_shows("Read-only: another event is in its place").keys("!");
    play.assert_shows("Nothing: the other event was not changed.").keys("u");
    play.assert_shows("The file now holds another event: it won't be replaced.");
    assert_eq!(fs::read(play.file()).unwrap(), fs::read(other.file()).unwrap());
}

#[test]
fn a_change_in_an_early_line_leaves_the_screen_and_its_dialog_as_they_were() {
    let mut play = TestApp::paired(4);
    play.keys("1 Enter").assert_shows("Who won");
    let text = fs::read_to_string(play.file()).unwrap();
    fs::write(play.file(), text.replace("Ewa Zięba", "Evil")).unwrap();
    play.send(Msg::Changed);
    play.assert_shows("Who won").assert_shows("Read-only: line 15 was changed from outside");
    play.keys("Esc").assert_shows("Round 1").assert_shows("Ewa Zięba").assert_hides("Registration");
    play.assert_hides("Next:").keys("! End").assert_shows("Lines with a wrong checksum").keys("u");
    play.assert_shows("Restored the event: /").keys("p").assert_shows("✗ Table 2 has no result");
}

#[test]
fn an_event_opened_read_only_does_not_start_in_the_line_of_names() {
    let mut play = TestApp::registered(4);
    let path = play.file();
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replace("Ewa Zięba", "Evil")).unwrap();
    let (sender, _messages) = channel();
    play.app = App::at_event(&path, options(path.clone(), "anna"), sender, play.now).unwrap();
    play.assert_shows("Read-only: line 15 was changed from outside").keys("!");
    play.assert_shows("What you can do in a shell").keys("Esc p");
    play.assert_shows("Can't save now: line 15 was changed from outside. !: see what to do.");
    play.send(Msg::Paste("Ola\nIga".to_owned()));
    play.assert_shows("Can't save now: line 15 was changed from outside. !: see what to do.");
    fs::write(&path, text).unwrap();
    play.keys("p").assert_shows("The file is fine: you can save again.").keys("p");
    play.assert_shows("saved, log ");
}

#[test]
fn a_line_of_names_is_left_when_nothing_can_be_saved() {
    let mut play = TestApp::registered(4);
    play.keys("a").text("Ola");
    fs::remove_file(play.file()).unwrap();
    play.send(Msg::Changed);
    play.keys("!").assert_shows("What you can do here");
    play.keys("u").assert_shows("Restored the event: /").keys("a").assert_shows("Ola");
}

#[test]
fn a_save_that_failed_stays_in_sight_until_one_succeeds() {
    let mut play = TestApp::paired(4);
    let (machine, path) = (Machine::new(1, 0, Trace::default()), Path::new("/events/event.yaml"));
    machine.replace(path, fs::read(play.file()).unwrap());
    machine.disk(Some(0), false, false);
    let session = Session::open_on(machine.process().disk(), path).unwrap();
    play.app.model.open_event_mut().unwrap().session = session;
    play.keys("! ").assert_shows("The file is fine:");
    play.keys("1 Enter 1").assert_shows("space left on device").keys("Esc Down");
    play.assert_shows("The last action was not saved  !: what to do").assert_shows("Next: ");
    play.keys("!").assert_shows("┌ Not saved").assert_shows(": nothing was");
    play.keys("Esc p").assert_shows("The last action was not saved");
    machine.disk(None, false, false);
    play.keys("1 Enter 1").assert_shows("saved, log ").assert_hides("Not saved").keys("!");
    play.assert_shows("The file is fine: everything can be saved.");
}
