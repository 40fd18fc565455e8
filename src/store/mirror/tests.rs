use super::*;

/// An event file as far as the mirror cares: whole lines with numbers.
fn lines(to: u64) -> String {
    (1..=to).map(|n| format!("- {{n: {n}, at: x}}\n")).collect()
}

struct Desk {
    folder: tempfile::TempDir,
}

impl Desk {
    fn new(actions: u64) -> Desk {
        let desk = Desk { folder: tempfile::tempdir().unwrap() };
        fs::write(desk.first(), format!("name: x\nlog:\n{}", lines(actions))).unwrap();
        desk
    }

    fn first(&self) -> PathBuf {
        self.folder.path().join("event.yaml")
    }

    fn second(&self) -> PathBuf {
        self.folder.path().join("stick.yaml")
    }

    fn mirror(&self) -> Mirror {
        Mirror::new(&self.first(), &self.second())
    }

    fn add(&self, text: &str) {
        let mut file = File::options().append(true).open(self.first()).unwrap();
        file.write_all(text.as_bytes()).unwrap();
    }

    /// Names without their folder.
    fn told(&self, why: &Message) -> String {
        why.to_string().replace(&format!("{}/", self.folder.path().display()), "")
    }

    #[track_caller]
    fn agree(&self) {
        assert_eq!(fs::read(self.first()).unwrap(), fs::read(self.second()).unwrap());
    }
}

#[test]
fn the_mirror_is_begun_and_then_only_added_to() {
    let desk = Desk::new(2);
    let mut mirror = desk.mirror();
    assert_eq!(mirror.newest(), 0);
    mirror.bring_up().unwrap();
    desk.agree();
    desk.add("- {n: 3, at: x}\n- {n: 4,");
    mirror.bring_up().unwrap();
    assert_eq!(mirror.newest(), 3, "a line that is being written is not saved yet");
    desk.add(" at: x}\n");
    // Another program's thread goes on from there.
    desk.mirror().bring_up().unwrap();
    mirror.bring_up().unwrap();
    desk.agree();
    assert_eq!(mirror.newest(), 4);
}

#[test]
fn a_line_that_was_cut_off_on_the_mirror_is_completed() {
    let desk = Desk::new(3);
    let whole = fs::read(desk.first()).unwrap();
    for cut in 0..whole.len() {
        fs::write(desk.second(), &whole[..cut]).unwrap();
        desk.mirror().bring_up().unwrap();
        desk.agree();
    }
}

#[test]
fn a_file_that_is_no_beginning_of_the_event_is_left_alone() {
    let desk = Desk::new(2);
    let at = desk.second();
    fs::write(&at, "name: x\nlog:\n- {n: 1, by: other}\n").unwrap();
    let why = desk.mirror().bring_up().unwrap_err();
    assert_eq!(
        desk.told(&why),
        "stick.yaml is no copy of event.yaml: they differ in line 3. Move it away, or name another \
         file."
    );
    assert_eq!(desk.mirror().newest(), 0);
    assert!(fs::read_to_string(&at).unwrap().contains("other"));
    fs::write(&at, fs::read_to_string(desk.first()).unwrap() + &lines(1)).unwrap();
    let why = desk.mirror().bring_up().unwrap_err();
    assert_eq!(
        desk.told(&why),
        "stick.yaml has more lines than event.yaml: komandor recover brings them back."
    );
    fs::remove_file(&at).unwrap();
    fs::hard_link(desk.first(), &at).unwrap();
    let why = desk.mirror().bring_up().unwrap_err();
    assert_eq!(
        desk.told(&why),
        "stick.yaml is the event file itself; name a file on another disk."
    );
    fs::remove_file(&at).unwrap();
    fs::create_dir(&at).unwrap();
    assert!(desk.mirror().bring_up().is_err());
    assert!(Mirror::new(&desk.first(), &desk.first().join("x/y.yaml")).bring_up().is_err());
}

#[test]
fn the_event_goes_on_from_the_mirror() {
    let desk = Desk::new(3);
    desk.mirror().bring_up().unwrap();
    fs::remove_file(desk.first()).unwrap();
    assert_eq!(recover(&desk.second(), &desk.first()), Ok(Recovered::Made));
    desk.agree();
    assert_eq!(recover(&desk.second(), &desk.first()), Ok(Recovered::HadAll));
    // An older copy of the event gets what only the mirror has.
    fs::write(desk.first(), format!("name: x\nlog:\n{}", lines(1))).unwrap();
    assert_eq!(recover(&desk.second(), &desk.first()), Ok(Recovered::Added(2)));
    desk.agree();
    // A line that was cut off on the stick is not taken.
    let mut stick = File::options().append(true).open(desk.second()).unwrap();
    stick.write_all(b"- {n: 4, a").unwrap();
    assert_eq!(recover(&desk.second(), &desk.first()), Ok(Recovered::HadAll));
    fs::write(desk.first(), "name: x\nlog:\n- {n: 1, by: other}\n").unwrap();
    let why = recover(&desk.second(), &desk.first()).unwrap_err();
    assert_eq!(
        desk.told(&why),
        "stick.yaml and event.yaml differ in line 3, and neither is changed: look at both with \
         komandor show FILE log, and keep the one that is right."
    );
}

#[test]
fn a_disk_that_is_full_leaves_a_beginning_and_is_caught_up() {
    // /dev/full takes nothing, as a full disk.
    let desk = Desk::new(2);
    std::os::unix::fs::symlink("/dev/full", desk.second()).unwrap();
    assert!(desk.mirror().bring_up().is_err());
    fs::remove_file(desk.second()).unwrap();
    desk.mirror().bring_up().unwrap();
    desk.agree();
}
