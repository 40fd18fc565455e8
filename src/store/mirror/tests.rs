mod simulation;
mod thread;

use super::*;
use crate::event::{Command, Head, Moment};
use crate::store::recover::{RecoverError, Recovered, recover, recover_on};
use crate::store::tests::machine::{Call, Fate, Machine, Trace, small_game};
use crate::store::{Request, Session, create};
use std::fs::{self, File};
use std::io::Write;
use std::path::PathBuf;

/// An event file as far as the mirror cares: whole lines with numbers.
fn lines(to: u64) -> String {
    (1..=to).map(|n| format!("- {{n: {n}, at: x}}\n")).collect()
}

struct Desk {
    folder: tempfile::TempDir,
}

impl Desk {
    fn new(actions: u64) -> Desk {
        let desk = Desk { folder: crate::store::tests::folder() };
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
        Mirror::new(&self.first(), &self.second(), true)
    }

    fn add(&self, text: &str) {
        let mut file = File::options().append(true).open(self.first()).unwrap();
        file.write_all(text.as_bytes()).unwrap();
    }

    /// Names without their folder.
    fn told(&self, why: &Message) -> String {
        why.to_string().replace(&format!("{}/", self.folder.path().display()), "")
    }

    /// Why the mirror is not brought up.
    fn refused(&self) -> String {
        self.told(&self.mirror().bring_up().unwrap_err())
    }

    #[track_caller]
    fn agree(&self) {
        assert!(fs::read(self.first()).unwrap() == fs::read(self.second()).unwrap());
    }
}

#[test]
fn the_mirror_is_started_and_then_only_added_to() {
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
    assert_eq!(
        desk.refused(),
        "stick.yaml isn't a copy of event.yaml: they differ in line 3. Move it away, or name another file."
    );
    assert_eq!(desk.mirror().newest(), 0);
    assert!(fs::read_to_string(&at).unwrap().contains("other"));
    fs::write(&at, fs::read_to_string(desk.first()).unwrap() + &lines(1)).unwrap();
    assert_eq!(
        desk.refused(),
        "stick.yaml has more lines than event.yaml. To recover them: `komandor recover stick.yaml event.yaml`."
    );
    fs::remove_file(&at).unwrap();
    fs::hard_link(desk.first(), &at).unwrap();
    assert_eq!(desk.refused(), "stick.yaml is the event file itself; name a file on another disk.");
    fs::remove_file(&at).unwrap();
    fs::create_dir(&at).unwrap();
    assert!(desk.mirror().bring_up().is_err());
    assert!(Mirror::new(&desk.first(), &desk.first().join("x/y.yaml"), true).bring_up().is_err());
}

fn real(actions: u64) -> Desk {
    let desk = Desk { folder: crate::store::tests::folder() };
    let head = Head {
        name: "Shop".to_owned(),
        date: "2026-11-21".to_owned(),
        seed: 7_u64.into(),
        organizer: "anna".to_owned(),
        ..Head::default()
    };
    create(&desk.first(), &head, &small_game()).unwrap();
    desk.save(1, actions);
    desk
}

impl Desk {
    fn save(&self, first: u64, last: u64) {
        let mut session = Session::open(&self.first()).unwrap();
        for n in first..=last {
            let note = Command::Note(format!("note {n}"));
            let now = Moment::new(1_795_248_000 + n as i64, 3600);
            session.commit(Request::new(&note, "anna", now)).unwrap();
        }
    }

    fn bytes(&self) -> Vec<u8> {
        fs::read(self.first()).unwrap()
    }

    fn put(&self, bytes: &[u8]) {
        fs::write(self.first(), bytes).unwrap();
    }

    #[track_caller]
    fn recovered(&self) -> (Recovered, u64) {
        let recovery = recover(&self.second(), &self.first(), |_| Ok(())).unwrap();
        (recovery.recovered, recovery.actions)
    }
}

#[test]
fn the_event_goes_on_from_the_mirror() {
    let desk = real(3);
    desk.mirror().bring_up().unwrap();
    let whole = desk.bytes();
    fs::remove_file(desk.first()).unwrap();
    assert_eq!(desk.recovered(), (Recovered::Made, 3));
    desk.agree();
    assert_eq!(desk.recovered(), (Recovered::HadAll, 3));
    // An older copy of the event gets the lines that only the mirror has. So does one that was cut
    // off anywhere, and one whose last sectors never reached the disk.
    let lines: Vec<usize> = (0..whole.len()).filter(|at| whole[*at] == b'\n').collect();
    let of_line = |back: usize| lines[lines.len() - 1 - back] + 1;
    desk.put(&whole[..of_line(2)]);
    assert_eq!(desk.recovered(), (Recovered::Added(2), 3));
    desk.agree();
    for cut in (0..whole.len()).step_by(5) {
        desk.put(&whole[..cut]);
        assert!(matches!(desk.recovered(), (Recovered::Added(_), 3)), "{cut}");
        desk.agree();
    }
    let mut zeros = whole.clone();
    zeros[of_line(1)..].fill(0);
    desk.put(&zeros);
    assert_eq!(desk.recovered(), (Recovered::Added(1), 3));
    desk.agree();
    // A line that was cut off on the stick is not taken, nor is what stands behind damage.
    let mut stick = File::options().append(true).open(desk.second()).unwrap();
    stick.write_all(b"- {n: 4, a").unwrap();
    assert_eq!(desk.recovered(), (Recovered::HadAll, 3));
    let mut damaged = whole.clone();
    damaged[of_line(1) - 4] ^= 1;
    fs::write(desk.second(), &damaged).unwrap();
    fs::remove_file(desk.first()).unwrap();
    let recovery = recover(&desk.second(), &desk.first(), |_| Ok(())).unwrap();
    assert_eq!((recovery.recovered, recovery.actions), (Recovered::Made, 1));
    assert_eq!(recovery.damage.unwrap().line, lines.len() as u64 - 1);
    assert_eq!(desk.bytes(), &whole[..of_line(2)]);
}

#[test]
fn an_event_and_a_mirror_that_differ_are_both_left_alone() {
    let desk = real(3);
    desk.mirror().bring_up().unwrap();
    let whole = desk.bytes();
    let ends: Vec<usize> = (0..whole.len()).filter(|at| whole[*at] == b'\n').collect();
    let lines = ends.len();
    desk.put(&whole[..=ends[lines - 2]]);
    desk.save(7, 7);
    let other = desk.bytes();
    let why = recover(&desk.second(), &desk.first(), |_| Ok(())).unwrap_err();
    let RecoverError::Refused(why) = why else { panic!("it is an event") };
    assert_eq!(
        desk.told(&why),
        format!(
            "stick.yaml and event.yaml differ in line {lines}; neither was changed. Look at both with komandor show FILE log, and keep the right one."
        )
    );
    assert_eq!((desk.bytes(), fs::read(desk.second()).unwrap()), (other, whole));
}

#[test]
fn a_file_that_is_recovered_into_and_locked_is_not_waited_for_without_end() {
    let whole = real(2).bytes();
    let machine = Machine::new(1, 0, Trace::default());
    let [event, stick] = ["/events/event.yaml", "/events/stick.yaml"]
        .map(|path| Place { disk: machine.process().disk(), path: path.into() });
    let torn = &whole[..whole.len() - 20];
    machine.replace(&event.path, torn.to_vec());
    machine.replace(&stick.path, whole.clone());
    let held = machine.process().disk().open(&event.path, false).unwrap();
    assert!(held.try_lock(false).unwrap());
    let why = recover_on(&stick, &event, |_| Ok(())).unwrap_err();
    let RecoverError::Refused(why) = why else { panic!("it is an event") };
    assert_eq!(
        why.to_string(),
        "/events/event.yaml: another program has had this event open for 5 seconds; close it there, then try again"
    );
    assert_eq!(machine.read(&event.path).unwrap(), torn);
}

#[test]
fn a_mirror_of_thousands_of_lines_is_flushed_piece_by_piece() {
    let desk = Desk::new(5000);
    let mut mirror = desk.mirror();
    mirror.bring_up().unwrap();
    desk.agree();
    desk.add("- {n: 5001, at: x}\n");
    mirror.bring_up().unwrap();
    desk.agree();
    // Sectors that never reached the stick are written, as far as they can be its last.
    let whole = desk.bytes();
    let mut torn = whole.clone();
    let len = torn.len();
    torn[len - 2000..len - 1000].fill(0);
    fs::write(desk.second(), &torn).unwrap();
    desk.mirror().bring_up().unwrap();
    desk.agree();
    torn[1000..2000].fill(0);
    fs::write(desk.second(), &torn).unwrap();
    assert!(desk.mirror().bring_up().is_err());
    assert_eq!(fs::read(desk.second()).unwrap(), torn);
    // A last line that was cut off and is another by now is taken away; a whole one is not.
    fs::write(desk.second(), [&whole[..], b"- {n: 5002, by"].concat()).unwrap();
    desk.add("- {n: 5002, at: x}\n");
    desk.mirror().bring_up().unwrap();
    desk.agree();
    fs::write(desk.second(), [&whole[..], b"- {n: 5002, by: other}\n"].concat()).unwrap();
    assert!(desk.mirror().bring_up().is_err());
    fs::write(desk.second(), "a text without a newline").unwrap();
    assert!(desk.mirror().bring_up().is_err());
    assert_eq!(fs::read(desk.second()).unwrap(), b"a text without a newline");
    let whole = desk.bytes();
    // Zeros behind the event's end are taken away again.
    fs::write(desk.second(), [&whole[..], &[0; 700]].concat()).unwrap();
    desk.mirror().bring_up().unwrap();
    desk.agree();
}

#[test]
fn a_disk_that_is_full_leaves_a_beginning_and_is_caught_up() {
    let desk = Desk::new(2);
    let stick = Machine::new(1, 0, Trace::default());
    let full = |call| (call == Call::Write).then_some(Fate::Fails(28));
    let path = PathBuf::from("/events/stick.yaml");
    let mirror = Place { disk: stick.process().failing(full).disk(), path: path.clone() };
    let event = Place::new(&desk.first());
    let why =
        Mirror { event, mirror, may_make: true, known: None }.bring_up().unwrap_err().to_string();
    assert_eq!(why, "/events/stick.yaml: No space left on device (os error 28)");
    assert_eq!(stick.read(&path).unwrap(), b"");
    // No link is followed.
    std::os::unix::fs::symlink("/dev/full", desk.second()).unwrap();
    assert_eq!(
        desk.refused(),
        "stick.yaml: this is a symbolic link, not a file; name the file itself"
    );
    fs::remove_file(desk.second()).unwrap();
    desk.mirror().bring_up().unwrap();
    desk.agree();
}
