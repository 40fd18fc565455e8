//! The event file changes while a screen is open.

use super::{Play, options};
use crate::store::{Call, Disk, Failure, Session};
use crate::tui::App;
use crate::tui::Msg;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;

fn beside(play: &Play, word: &str) -> PathBuf {
    let mut name = play.file().into_os_string();
    name.push(format!(".{word}-1"));
    name.into()
}

/// Removes the last line of the file.
pub(super) fn shorten(play: &Play) {
    let text = fs::read_to_string(play.file()).unwrap();
    let end = text.trim_end().rfind('\n').unwrap() + 1;
    fs::write(play.file(), &text[..end]).unwrap();
}

#[test]
fn a_file_that_goes_away_is_kept_and_put_back() {
    let mut play = Play::paired(4);
    let all = fs::read(play.file()).unwrap();
    fs::remove_file(play.file()).unwrap();
    play.send(Msg::Changed);
    play.sees("Read-only: the file is gone  ! says what to do").sees("the file was deleted or");
    play.sees("Nothing can be saved now: ! says what to do.").misses("Next:");
    let why = "Nothing can be saved now, the file is gone: ! says what to do.";
    for key in ["p", "1", "Enter", "u", "t", "n", "S", "f"] {
        play.keys(key).sees(why).misses("Who won");
    }
    play.keys("r a").sees(why).keys("d").sees(why).keys("?").sees("b").keys("Esc Esc");
    assert_eq!(fs::read(beside(&play, "lost")).unwrap(), all);
    play.keys("!").sees("What can be done here").sees("puts the event as it was saved back");
    play.misses("goes on with the older").keys("w").sees("No older version of the event stands");
    play.keys("b").sees("The event is back in ").misses("Read-only").sees("Next: ");
    assert_eq!(fs::read(play.file()).unwrap(), all);
    assert!(!beside(&play, "lost").exists());
    play.keys("1 Enter 1").sees("saved #");
}

#[test]
fn who_leaves_is_told_where_the_event_is() {
    let mut play = Play::paired(4);
    fs::remove_file(play.file()).unwrap();
    // The screen has not heard of it yet.
    play.keys("Ctrl-c");
    assert!(play.flow.quit);
    let parting = play.app.parting().unwrap();
    let kept = beside(&play, "lost");
    assert!(parting.contains(&format!("is kept in {}: put it back with `mv ", kept.display())));
    let mut play = Play::paired(4);
    play.keys("q");
    assert_eq!(play.app.parting(), None);
    let mut play = Play::paired(4);
    fs::remove_file(play.file()).unwrap();
    play.keys("q").sees("the event as it was is kept in");
}

#[test]
fn an_older_copy_is_settled_by_a_key() {
    for (key, said, left) in [
        ("b", "The event is back in ", "before"),
        ("w", "The event goes on as the file has it; the event as it", "lost"),
    ] {
        let mut play = Play::paired(4);
        shorten(&play);
        play.send(Msg::Changed);
        play.sees("Read-only: saved actions are missing from the file  ! says what to do");
        play.keys("p").sees("Nothing can be saved now, saved actions are missing from the file: !");
        play.sees("Round 1").keys("!").sees("goes on with the older version in the file");
        play.keys(key).sees(said).misses("Read-only");
        assert!(beside(&play, left).exists());
        assert_eq!(play.event().stages.is_empty(), key == "w");
    }
}

#[test]
fn another_event_in_its_place_is_not_touched() {
    let mut play = Play::paired(4);
    let mut other = Play::paired(4);
    other.keys("1 Enter 1");
    fs::copy(other.file(), play.file()).unwrap();
    play.send(Msg::Changed);
    play.sees("Read-only: another event stands in its place").keys("!");
    play.sees("Nothing: the other event is not touched.").keys("b");
    play.sees("Another event stands there: it is not replaced.");
    assert_eq!(fs::read(play.file()).unwrap(), fs::read(other.file()).unwrap());
}

#[test]
fn a_change_in_an_early_line_leaves_the_screen_and_its_dialog_as_they_were() {
    let mut play = Play::paired(4);
    play.keys("1 Enter").sees("Who won");
    let text = fs::read_to_string(play.file()).unwrap();
    fs::write(play.file(), text.replace("Ewa Zięba", "Evil")).unwrap();
    play.send(Msg::Changed);
    play.sees("Who won").sees("Read-only: line 12 was changed from outside");
    play.keys("Esc").sees("Round 1").sees("Ewa Zięba").misses("Registration").misses("Next:");
    play.keys("! End")
        .sees("Lines whose checksum does not fit")
        .keys("b")
        .sees("The event is back in ");
    play.keys("p").sees("Round 1 has 2 results missing");
}

#[test]
fn an_event_opened_read_only_does_not_start_in_the_line_of_names() {
    let mut play = Play::registered(4);
    let path = play.file();
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replace("Ewa Zięba", "Evil")).unwrap();
    let (sender, _messages) = channel();
    play.app = App::at_event(&path, options(path.clone(), "anna"), sender, play.now).unwrap();
    play.sees("Read-only: line 12 was changed from outside").keys("!");
    play.sees("What can be done, in a shell")
        .keys("Esc p")
        .sees("Nothing can be saved now, line 12");
    play.send(Msg::Paste("Ola\nIga".to_owned()));
    play.sees("Nothing can be saved now, line 12");
    // The file is repaired while it is open.
    fs::write(&path, text).unwrap();
    play.keys("p").sees("The file is sound: everything can be saved.").keys("p").sees("saved #");
}

#[test]
fn a_line_of_names_is_left_when_nothing_can_be_saved() {
    let mut play = Play::registered(4);
    play.keys("a").text("Ola");
    fs::remove_file(play.file()).unwrap();
    play.send(Msg::Changed);
    play.keys("!").sees("What can be done here").keys("b").sees("The event is back in ");
    play.keys("a").sees("Ola");
}

#[test]
fn a_save_that_failed_stays_in_sight_until_one_succeeds() {
    let mut play = Play::paired(4);
    let full = Arc::new(AtomicBool::new(true));
    let gate = full.clone();
    let disk = Disk::failing(move |call| {
        (call == Call::Write && gate.load(Ordering::SeqCst)).then_some(Failure::Errno(28))
    });
    let session = Session::open_on(disk, &play.file()).unwrap();
    play.app.model.floor_mut().unwrap().session = session;
    play.keys("! ").sees("All is well with the file: everything can be saved.");
    play.keys("1 Enter 1").sees("No space left on device").keys("Esc Down");
    play.sees("The last action was not saved  ! says what to do").sees("Next: ");
    play.keys("!").sees("┌ Not saved").sees("nothing was recorded: No").keys("Esc p");
    play.sees("The last action was not saved");
    full.store(false, Ordering::SeqCst);
    play.keys("1 Enter 1").sees("saved #").misses("Not saved").keys("!").sees("All is well");
}
