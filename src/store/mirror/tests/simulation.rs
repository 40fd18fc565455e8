//! An event and its mirror on two simulated disks, each with a fate of its own.
//!
//! Programs save, copy and die at any call. The stick is pulled, full, broken or may only be read.
//! The event's disk loses its power, and its file is lost, cut short or damaged. After each step
//! the promises are held against both disks.
//!
//! ```text
//! STEPS=1000000 cargo test --profile long --lib mirror::tests::simulation::as_many -- --ignored --nocapture
//! ```

use super::super::*;
use crate::event::{Command, Entry, Head, Moment};
use crate::store::recover::recover_on;
use crate::store::tests::machine::{
    Call, Chance, EIO, ENOSPC, EROFS, Fate, Fault, Machine, Point, Process, Trace, hunt, seeds,
    small_game,
};
use crate::store::{CommitError, OnConflict, Request, Session, create_on};
use std::path::PathBuf;
use std::time::Duration;

/// Steps of one event.
const STEPS: u64 = 120;

const MORNING: i64 = 1_795_248_000;

/// The number of the system for a device that is gone.
const ENODEV: i32 = 19;

/// A program that has the event open and keeps its mirror.
struct Program {
    desk: Process,
    stick: Process,
    session: Session,
    mirror: Mirror,
}

struct World {
    desk: Machine,
    stick: Machine,
    chance: Chance,
    programs: Vec<Option<Program>>,
    /// The lines that were reported as saved, and those reported as mirrored.
    saved: Vec<Entry>,
    mirrored: Vec<Entry>,
    /// A line was neither saved nor taken back for certain.
    doubted: bool,
    /// The event went on from the mirror, or without it.
    recovered: u64,
    notes: u64,
}

fn event() -> PathBuf {
    PathBuf::from("/events/shop.yaml")
}

fn copy() -> PathBuf {
    PathBuf::from("/events/stick.yaml")
}

impl World {
    fn new(seed: u64) -> World {
        let mut chance = Chance::new(seed);
        let [desk, stick] =
            [(); 2].map(|()| Machine::new(chance.number(), MORNING, Trace::default()));
        stick.set_device(2);
        let head = Head {
            name: "Shop".to_owned(),
            date: "2026-11-21".to_owned(),
            seed: 7_u64.into(),
            organizer: "anna".to_owned(),
            ..Head::default()
        };
        let process = desk.process();
        create_on(&process.disk(), &event(), &head, &small_game()).expect("a sound disk");
        World {
            desk,
            stick,
            chance,
            programs: (0..3).map(|_| None).collect(),
            saved: Vec::new(),
            mirrored: Vec::new(),
            doubted: false,
            recovered: 0,
            notes: 0,
        }
    }

    fn open(&self) -> Option<Program> {
        let (desk, stick) = (self.desk.process(), self.stick.process());
        let mut session = Session::open_on(desk.disk(), &event()).ok()?;
        session.patience = Duration::from_millis(200);
        let place = |process: &Process, path| Place { disk: process.disk(), path };
        let (event, copy) = (place(&desk, event()), place(&stick, copy()));
        Some(Program {
            mirror: Mirror { event, mirror: copy, may_make: true, known: None },
            desk,
            stick,
            session,
        })
    }

    /// Plans the faults in the next calls of one of the disks.
    fn plan(&mut self) {
        let point = *self.chance.of(&[Point::Before, Point::Within, Point::After]);
        let errno = *self.chance.of(&[EIO, EIO, ENOSPC, EROFS, ENODEV]);
        let fate = match self.chance.below(10) {
            0..=2 => Fate::Fails(errno),
            3 => Fate::Short,
            4 => Fate::Dies(point),
            5 => Fate::PowerCut(point),
            _ => return,
        };
        let times = *self.chance.of(&[1, 1, 2, 1000]);
        let skip = self.chance.below(5) as u32;
        let only = if self.chance.one_in(3) { Some(Call::Sync) } else { None };
        let machine = if self.chance.one_in(2) { &self.desk } else { &self.stick };
        machine.plan(Some(Fault { skip, times, fate, spares_looking: true, only }));
    }

    fn step(&mut self) {
        match self.chance.below(30) {
            0 => self.pull(),
            1 => self.surroundings(),
            2 => self.desk.cut_power(),
            3 => self.lose(),
            _ => self.work(),
        }
        self.bury();
        self.judge();
    }

    /// A program saves something, or copies what is saved.
    fn work(&mut self) {
        let at = self.chance.below(self.programs.len());
        let Some(mut program) = self.programs[at].take().or_else(|| self.open()) else { return };
        self.plan();
        if self.chance.one_in(2) {
            self.save(&mut program, at);
        } else {
            self.copy(&mut program);
        }
        self.desk.plan(None);
        self.stick.plan(None);
        self.programs[at] = Some(program);
    }

    fn save(&mut self, program: &mut Program, at: usize) {
        for _ in 0..1 + self.chance.below(3) {
            self.notes += 1;
            self.desk.pass(Duration::from_secs(2));
            let long = "x".repeat(self.chance.below(480));
            let note = Command::Note(format!("note {} {long}", self.notes));
            let by = ["anna", "ben", "cleo"][at];
            let request =
                Request::new(&note, by, Moment::new(self.desk.wall() + self.notes as i64, 3600));
            let done =
                program.session.commit(Request { on_conflict: OnConflict::Recent(60), ..request });
            let alive = self.desk.is_alive(program.desk.id());
            match done {
                Ok(done) if alive => {
                    let n = done.n.expect("a note is a line") as usize;
                    self.saved.push(program.session.event().log[n - 1].clone());
                }
                Err(CommitError::Doubtful { .. }) => self.doubted = true,
                // A process that dies with a failing flush leaves a line that nobody is told of.
                Err(_) if !alive => self.doubted = true,
                Ok(_) | Err(_) => {}
            }
        }
    }

    fn copy(&mut self, program: &mut Program) {
        let done = program.mirror.bring_up();
        let alive =
            self.desk.is_alive(program.desk.id()) && self.stick.is_alive(program.stick.id());
        if done.is_ok() && alive {
            // A line that lacks its newline is whole, and goes with the next.
            let whole = newest_action(&self.desk.read(&event()).unwrap_or_default());
            self.mirrored = self.saved.iter().filter(|entry| entry.n <= whole).cloned().collect();
        }
    }

    /// The stick is pulled, and put in again by and by: what was not flushed is lost or torn.
    fn pull(&mut self) {
        self.stick.cut_power();
        self.stick.was_cut();
        if self.chance.one_in(2) {
            self.work();
        }
        for program in self.programs.iter().flatten() {
            if self.desk.is_alive(program.desk.id()) {
                self.stick.revive(program.stick.id());
            }
        }
    }

    /// The stick is full, may only be read, fails to flush, or not any more.
    fn surroundings(&mut self) {
        let room = self.chance.one_in(3).then(|| self.chance.below(900));
        self.stick.disk(room, self.chance.one_in(4), self.chance.one_in(4));
    }

    /// Something happens to the event file, and it is recovered.
    fn lose(&mut self) {
        self.programs.iter_mut().for_each(|program| *program = None);
        let Some(mut bytes) = self.desk.read(&event()) else { return };
        match self.chance.below(4) {
            0 => self.desk.delete(&event()),
            1 => {
                let lines: Vec<usize> =
                    (0..bytes.len()).filter(|at| bytes[*at] == b'\n').map(|at| at + 1).collect();
                let log = bytes.windows(5).position(|text| text == b"\nlog:").unwrap_or(0) + 2;
                let ends: Vec<usize> = lines.into_iter().filter(|end| *end > log).collect();
                bytes.truncate(*self.chance.of(&ends));
                self.desk.replace(&event(), bytes);
            }
            2 => {
                let at = bytes.len() - 1 - self.chance.below(bytes.len().min(900) - 1);
                bytes[at] ^= 1;
                self.desk.replace(&event(), bytes);
            }
            _ => {
                let at = bytes.len() - self.chance.below(600).min(bytes.len() - 1);
                bytes[at..].fill(0);
                self.desk.replace(&event(), bytes);
            }
        }
        self.stick.disk(None, false, false);
        let (desk, stick) = (self.desk.process(), self.stick.process());
        let place = |process: &Process, path| Place { disk: process.disk(), path };
        let done = recover_on(&place(&stick, copy()), &place(&desk, event()), |_| Ok(()));
        self.recovered += 1;
        let opened = Session::open_on(self.desk.process().disk(), &event());
        match (done, opened) {
            (Ok(_), Ok(session)) if session.damage().is_none() => {
                let log = &session.event().log;
                let lost = self.mirrored.iter().find(|entry| !log.contains(entry));
                assert!(lost.is_none(), "mirrored and not recovered: {lost:?}");
                self.saved.retain(|entry| log.contains(entry));
            }
            // Nothing was ever copied, or the file is damaged behind what the mirror has.
            (_, Ok(_)) | (Err(_), Err(_)) => {
                let newest = self.mirrored.last().map_or(0, |entry| entry.n);
                assert!(self.doubted || self.saved.len() as u64 >= newest);
                self.begin_anew();
            }
            (Ok(done), Err(error)) => panic!("{done:?}, and then {error}"),
        }
    }

    /// The organizer puts both files away and begins another event.
    fn begin_anew(&mut self) {
        let chance = self.chance.number();
        *self = World { recovered: self.recovered, notes: self.notes, ..World::new(chance) };
    }

    /// Programs whose computer lost its power are gone.
    fn bury(&mut self) {
        self.desk.was_cut();
        if self.stick.was_cut() {
            self.pull();
        }
        for program in &mut self.programs {
            if program.as_ref().is_some_and(|one| !self.desk.is_alive(one.desk.id())) {
                *program = None;
            }
        }
        for program in self.programs.iter().flatten() {
            self.stick.revive(program.stick.id());
        }
    }

    /// Checks that every line reported as mirrored is on the stick, whatever becomes of its power.
    fn judge(&self) {
        if self.mirrored.is_empty() {
            return;
        }
        let durable = self.stick.durable(&copy()).expect("a mirror has a name");
        let text = String::from_utf8_lossy(&durable);
        for entry in &self.mirrored {
            let begins = format!("\n- {{n: {}, ", entry.n);
            let at = text.find(&begins).unwrap_or_else(|| panic!("not on the stick: {entry:?}"));
            let line = text[at + 1..].lines().next().unwrap_or_default();
            let note = format!("{:?}", entry.action);
            let key: Vec<&str> = note.split_whitespace().take(2).collect();
            let number = key.last().expect("a note has a number");
            let number = number.trim_end_matches(['"', ')']);
            let ends = [' ', '"'].map(|end| format!("note {number}{end}"));
            assert!(ends.iter().any(|end| line.contains(end)), "{line} is not {entry:?}");
        }
    }

    /// All disks are sound again: the mirror becomes equal, or says why it cannot.
    fn settle(&mut self) {
        self.stick.disk(None, false, false);
        let Some(mut program) = self.open() else { panic!("the event cannot be opened") };
        self.save(&mut program, 0);
        match program.mirror.bring_up() {
            Ok(()) => {
                assert_eq!(self.desk.read(&event()), self.stick.durable(&copy()));
                self.mirrored.clone_from(&self.saved);
                self.judge();
            }
            Err(why) => assert!(self.doubted, "{why}"),
        }
    }
}

fn run(seed: u64) -> [u64; 3] {
    let mut world = World::new(seed);
    (0..STEPS).for_each(|_| world.step());
    world.settle();
    [world.saved.len() as u64, world.mirrored.len() as u64, world.recovered]
}

const TOLD: &str = "saved and mirrored at the end, and recovered";

#[test]
fn a_thousand_steps_break_no_promise() {
    hunt(TOLD, 1..=9, run);
}

#[test]
#[ignore = "as long as you like: STEPS, from SEED on"]
fn as_many_steps_as_you_like() {
    hunt(TOLD, seeds(STEPS), run);
}
