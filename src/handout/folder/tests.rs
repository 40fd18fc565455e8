use super::*;
use crate::event::fixture::{Desk, basic};
use std::os::unix::fs::symlink;

fn event(id: u128) -> Event {
    let mut event = Desk::destiny(basic(), &[]).event;
    event.head.name = "Liga".to_owned();
    event.head.id = EventId::of_bits(id);
    event
}

fn files(all: &[(&str, &str)]) -> FolderContent {
    let files = all.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned()));
    FolderContent { files: files.collect(), keeps: |_, name| name.starts_with("keep") }
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

fn told(result: Result<FolderChange, Message>) -> String {
    result.unwrap_err().to_string()
}

#[test]
fn only_what_has_changed_is_written_and_only_our_own_files_are_removed() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("pack");
    let first = files(&[("a.txt", "one"), ("keep.txt", "two")]);
    let change = write(&folder, &event(1), &first);
    assert_eq!(change, Ok(FolderChange { files: 2, bytes: 6 }));
    assert_eq!(write(&folder, &event(1), &first), Ok(FolderChange::default()));
    fs::write(folder.join("mine.txt"), "the organizer's").unwrap();
    let change = write(&folder, &event(1), &files(&[("b.txt", "three")]));
    assert_eq!(change, Ok(FolderChange { files: 1, bytes: 5 }));
    assert_eq!(names(&folder), [MARK, LOCK, "b.txt", "keep.txt", "mine.txt"]);
}

#[test]
fn a_folder_that_is_not_ours_is_left_alone() {
    let home = tempfile::tempdir().unwrap();
    let at = home.path().display();
    let content = files(&[("index.html", "x")]);
    let others = home.path().join("others");
    fs::create_dir(&others).unwrap();
    fs::write(others.join("index.html"), "their page").unwrap();
    assert_eq!(
        told(write(&others, &event(1), &content)),
        format!("{at}/others has other files in it; choose an empty or a new folder.")
    );
    assert_eq!(names(&others), ["index.html"]);
    let file = home.path().join("file");
    fs::write(&file, "").unwrap();
    assert_eq!(told(write(&file, &event(1), &content)), format!("{at}/file isn't a folder."));
    let ours = home.path().join("ours");
    write(&ours, &event(1), &content).unwrap();
    assert_eq!(
        told(write(&ours, &event(2), &content)),
        format!("{at}/ours has the sheets of another event, Liga; choose another folder.")
    );
    fs::write(ours.join(MARK), "x: [").unwrap();
    assert_eq!(
        told(write(&ours, &event(1), &content)),
        format!("Can't read {at}/ours/.komandor; move it away, or choose another folder.")
    );
    let nowhere = home.path().join("none/pack");
    assert_eq!(
        told(write(&nowhere, &event(1), &content)),
        format!("There is no folder {at}/none: create it first")
    );
}

#[test]
fn a_link_in_the_folder_is_replaced_and_not_followed() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("pack");
    write(&folder, &event(1), &files(&[("a.txt", "one")])).unwrap();
    let outside = home.path().join("outside");
    fs::write(&outside, "theirs").unwrap();
    fs::remove_file(folder.join("a.txt")).unwrap();
    symlink(&outside, folder.join("a.txt")).unwrap();
    write(&folder, &event(1), &files(&[("a.txt", "two")])).unwrap();
    assert_eq!(fs::read_to_string(&outside).unwrap(), "theirs");
    assert_eq!(fs::read_to_string(folder.join("a.txt")).unwrap(), "two");
}

type Oddity<'a> = (Box<dyn Fn() + 'a>, &'static str);

/// Things that are no file, and of which no end is read.
fn oddities(at: &Path) -> [Oddity<'_>; 4] {
    let free = |at: &Path| drop(fs::remove_file(at).or_else(|_| fs::remove_dir(at)));
    [
        (
            Box::new(move || {
                free(at);
                assert!(std::process::Command::new("mkfifo").arg(at).status().unwrap().success());
            }),
            "a pipe",
        ),
        (Box::new(move || (free(at), symlink("/dev/zero", at).unwrap()).1), "a symbolic link"),
        (Box::new(move || (free(at), symlink("nowhere", at).unwrap()).1), "a symbolic link"),
        (
            Box::new(move || {
                free(at);
                fs::create_dir(at).unwrap();
            }),
            "a folder",
        ),
    ]
}

#[test]
fn whatever_stands_in_a_files_place_is_not_waited_for_nor_followed() {
    let home = tempfile::tempdir().unwrap();
    let (folder, at) = (home.path().join("site"), home.path().display());
    let content = files(&[("index.html", "x")]);
    let page = folder.join("index.html");
    for (put, what) in oddities(&page) {
        write(&folder, &event(1), &content).unwrap();
        put();
        let written = write(&folder, &event(1), &content);
        match what {
            "a folder" => {
                assert_eq!(told(written), format!("{at}/site: Is a directory (os error 21)"));
            }
            _ => {
                assert_eq!(written, Ok(FolderChange { files: 1, bytes: 1 }), "{what}");
                assert_eq!(fs::read_to_string(&page).unwrap(), "x");
            }
        }
    }
    fs::remove_dir(&page).unwrap();
    for (put, what) in oddities(&folder.join(MARK)) {
        put();
        assert_eq!(
            told(write(&folder, &event(1), &content)),
            format!("Can't read {at}/site/.komandor; move it away, or choose another folder."),
            "{what}"
        );
    }
    fs::remove_dir(folder.join(MARK)).unwrap();
    for (put, what) in oddities(&folder.join(LOCK)) {
        put();
        assert_eq!(
            told(write(&folder, &event(1), &content)),
            format!("{at}/site/.komandor-lock: {what} is in its place; move it away")
        );
    }
    assert!(!folder.join("nowhere").exists());
}

#[test]
fn a_mark_without_an_end_is_refused() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("site");
    write(&folder, &event(1), &files(&[("index.html", "x")])).unwrap();
    File::options()
        .write(true)
        .open(folder.join(MARK))
        .and_then(|mark| mark.set_len(LARGEST_MARK + 1))
        .unwrap();
    let told = told(write(&folder, &event(1), &files(&[])));
    assert!(told.starts_with("Can't read "), "{told}");
    assert!(told.ends_with("/site/.komandor; move it away, or choose another folder."), "{told}");
}

#[test]
fn a_name_in_a_forged_mark_removes_nothing_outside() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("pack");
    write(&folder, &event(1), &files(&[("a.txt", "one")])).unwrap();
    let precious = home.path().join("precious.txt");
    fs::write(&precious, "theirs").unwrap();
    let mark = fs::read_to_string(folder.join(MARK)).unwrap();
    fs::write(folder.join(MARK), mark + "- ../precious.txt\n- .komandor-lock\n").unwrap();
    write(&folder, &event(1), &files(&[("b.txt", "two")])).unwrap();
    assert!(precious.exists());
    assert_eq!(names(&folder), [MARK, LOCK, "b.txt"]);
}

#[test]
fn what_a_killed_writer_has_left_is_swept_away() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("pack");
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join(".komandor-part-x1"), "half").unwrap();
    write(&folder, &event(1), &files(&[("a.txt", "one")])).unwrap();
    assert_eq!(names(&folder), [MARK, LOCK, "a.txt"]);
}

#[test]
fn an_older_state_does_not_replace_a_newer_one_of_this_moment() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("pack");
    write(&folder, &event(1), &files(&[("a.txt", "one")])).unwrap();
    let mark = fs::read_to_string(folder.join(MARK)).unwrap();
    fs::write(folder.join(MARK), mark.replace("n: 0", "n: 7")).unwrap();
    assert_eq!(write(&folder, &event(1), &files(&[("a.txt", "old")])), Ok(FolderChange::default()));
    assert_eq!(fs::read_to_string(folder.join("a.txt")).unwrap(), "one");
    // A mark of long ago belongs to a file that was replaced by an older copy.
    let mark = File::options().write(true).open(folder.join(MARK)).unwrap();
    let written = mark.metadata().unwrap().modified().unwrap();
    mark.set_modified(written - Duration::from_secs(60)).unwrap();
    write(&folder, &event(1), &files(&[("a.txt", "old")])).unwrap();
    assert_eq!(fs::read_to_string(folder.join("a.txt")).unwrap(), "old");
}

#[test]
fn whoever_writes_is_waited_for() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("pack");
    write(&folder, &event(1), &files(&[("a.txt", "one")])).unwrap();
    let lock = locked(&folder).unwrap().unwrap();
    let at = folder.clone();
    let other = std::thread::spawn(move || write(&at, &event(1), &files(&[("a.txt", "two")])));
    sleep(Duration::from_millis(50));
    assert_eq!(fs::read_to_string(folder.join("a.txt")).unwrap(), "one");
    drop(lock);
    assert_eq!(other.join().unwrap(), Ok(FolderChange { files: 1, bytes: 3 }));
}
