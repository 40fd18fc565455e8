use super::*;
use std::sync::mpsc::channel;

const EVENT: &str = "/events/event.yaml";
const STICK: &str = "/events/stick.yaml";

fn computer(actions: u64) -> Machine {
    let machine = Machine::new(1, 0, Trace::default());
    save(&machine, actions);
    machine
}

fn save(machine: &Machine, actions: u64) {
    machine.replace(Path::new(EVENT), format!("name: x\nlog:\n{}", lines(actions)).into_bytes());
}

#[test]
fn a_disk_that_hangs_is_waited_for_once_and_catches_up_when_it_answers() {
    let machine = computer(2);
    let hangs = Arc::new((Mutex::new(true), Condvar::new()));
    let gate = Arc::clone(&hangs);
    let stick = machine.process().failing(move |call| {
        let mut hangs = gate.0.lock().unwrap();
        while *hangs && call == Call::Sync {
            hangs = gate.1.wait(hangs).unwrap();
        }
        None
    });
    let (sender, told) = channel();
    let place = |disk, path| Place { disk, path: PathBuf::from(path) };
    let (event, mirror) = (place(machine.process().disk(), EVENT), place(stick.disk(), STICK));
    let mirror = Mirror { event, mirror, may_make: true, known: None };
    let writer = Writer::start(mirror, move || sender.send(()).unwrap());
    let behind = |mirrored: Mirrored| mirrored.behind().unwrap().to_string();
    assert_eq!(
        behind(writer.saved(2, Duration::from_millis(50))),
        "The mirror is 2 actions behind, trying again"
    );
    // It is known to be slow: nobody waits for it, however patient.
    let started = Instant::now();
    save(&machine, 3);
    let said = behind(writer.saved(3, Duration::from_secs(3600)));
    assert!(started.elapsed() < Duration::from_secs(600));
    assert!(said.starts_with("The mirror is "), "{said}");
    *hangs.0.lock().unwrap() = false;
    hangs.1.notify_all();
    told.recv().unwrap();
    assert_eq!(writer.saved(3, Duration::from_secs(600)), Mirrored::OnTheSameDisk);
    assert_eq!(machine.read(Path::new(EVENT)), machine.read(Path::new(STICK)));
}

#[test]
fn a_mirror_that_has_more_than_the_event_is_not_said_to_be_behind() {
    let desk = Desk::new(2);
    fs::write(desk.second(), format!("name: x\nlog:\n{}", lines(3))).unwrap();
    let writer = Writer::start(desk.mirror(), || {});
    let said = writer.saved(2, Duration::from_secs(600)).behind().unwrap();
    assert_eq!(
        desk.told(&said),
        "Mirror not written, trying again: stick.yaml has more lines than event.yaml. To recover them: `komandor recover stick.yaml event.yaml`."
    );
}
