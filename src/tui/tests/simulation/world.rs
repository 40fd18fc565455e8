//! The computer, everybody at it, and what is to happen next.

use super::oracle::Oracle;
use super::screen::Screen;
use super::shell;
use crate::event::{Entry, Event, Head, Moment, standings};
use crate::ruleset::Ruleset;
use crate::store::tests::machine::{Call, Chance, Fate, Fault, Machine, Point, Process, Trace};
use crate::store::{Request, Session, create_on};
use crate::tui::Msg;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

thread_local! {
    static WORLD: RefCell<Option<World>> = const { RefCell::new(None) };
}

/// Looks into the world, or changes it. Nobody acts meanwhile.
pub(super) fn with<T>(act: impl FnOnce(&mut World) -> T) -> T {
    WORLD.with_borrow_mut(|world| act(world.as_mut().expect("a world is there")))
}

/// A promise is broken.
pub(super) fn broken(what: &str) -> ! {
    with(|world| world.broken(what))
}

/// Somebody who only looks on.
pub(super) struct Follower {
    process: Process,
    session: Session,
}

pub(super) struct World {
    pub machine: Machine,
    pub chance: Chance,
    pub oracle: Oracle,
    pub path: PathBuf,
    pub seed: u64,
    pub step: u64,
    /// Every so manieth message to a screen is followed by drawing it.
    pub draws: usize,
    screens: Vec<Option<Screen>>,
    followers: Vec<Option<Follower>>,
    head: Head,
    /// The faults that may occur in this run.
    pub wrong: Wrong,
    /// The file as it was before somebody damaged it or took it away.
    pub good: Option<Vec<u8>>,
    /// The damaged file whose place another has taken. A power cut may bring it back.
    spare: Option<Spare>,
    /// An older copy that somebody has made.
    pub copy: Option<Vec<u8>>,
    looked: Option<(u64, (i64, i64))>,
    /// The file that stood at the path when that was last known.
    pub known: Option<u64>,
    /// Somebody acts in the middle of what another does.
    nested: bool,
}

/// A file that was damaged or taken away, and how it is put right.
struct Spare {
    file: Option<u64>,
    good: Vec<u8>,
    truth: BTreeMap<u64, Entry>,
}

/// The possible faults.
#[derive(Debug, Clone, Copy)]
pub(super) struct Wrong {
    pub calls: bool,
    pub crashes: bool,
    pub disk: bool,
    pub meddling: bool,
    pub clock: bool,
    pub between: bool,
}

/// A small game, and those that the program brings.
static GAMES: LazyLock<Vec<Arc<Ruleset>>> = LazyLock::new(|| {
    let small = Arc::new(crate::store::tests::machine::small_game());
    let library = &super::super::LIBRARY;
    let built_in = ["destiny", "imperial-assault"];
    let known = built_in.iter().filter_map(|id| library.get(id));
    [small].into_iter().chain(known.map(|game| Arc::new(game.ruleset.clone()))).collect()
});

/// Makes the world of this seed. Its text is kept if somebody is to read it.
pub(super) fn begin(seed: u64, trace: Trace) {
    let mut chance = Chance::new(seed);
    let wall = super::super::MORNING.unix;
    let machine = Machine::new(chance.number(), wall, trace);
    let mut some = |many: usize| chance.one_in(many);
    if some(4) {
        machine.moves_in_two_steps();
    }
    let wrong = Wrong {
        calls: some(2),
        crashes: some(2),
        disk: some(3),
        meddling: some(3),
        clock: some(4),
        between: some(2),
    };
    let head = Head {
        name: "Shop".to_owned(),
        date: "2026-11-21".to_owned(),
        seed: (1 + chance.number() % 1000).into(),
        organizer: "anna".to_owned(),
        ..Head::default()
    };
    let game = if chance.one_in(8) { 1 + chance.below(GAMES.len() - 1) } else { 0 };
    let path = PathBuf::from("/events/shop.yaml");
    let process = machine.process();
    create_on(&process.disk(), &path, &head, &GAMES[game]).expect("a sound disk takes an event");
    machine.end(process.id());
    machine.set_between(between);
    machine.trace(format_args!("seed {seed}: {wrong:?}"));
    let world = World {
        machine,
        chance,
        oracle: Oracle::default(),
        path,
        seed,
        step: 0,
        draws: 16,
        screens: (0..2).map(|_| None).collect(),
        followers: (0..1).map(|_| None).collect(),
        head,
        wrong,
        good: None,
        spare: None,
        copy: None,
        looked: None,
        known: None,
        nested: false,
    };
    let world = World { known: world.inode(), ..world };
    WORLD.replace(Some(world));
}

/// Ends the world; its trace, and what was answered.
pub(super) fn end() -> (Trace, [u64; 3]) {
    let world = WORLD.take().expect("a world is there");
    let oracle = &world.oracle;
    (world.machine.take_trace(), [oracle.saved, oracle.refused, oracle.open])
}

impl World {
    /// A moment at which nobody of this name has asked yet.
    pub fn moment(&mut self, by: &str) -> Moment {
        loop {
            self.machine.pass(Duration::from_millis(1_001));
            let now = Moment::new(self.machine.wall(), 3600);
            if self.oracle.is_free(by, now) {
                return now;
            }
        }
    }

    /// Whether this is the event, and not another in its place.
    pub fn is_ours(&self, event: &Event) -> bool {
        event.head.seed == self.head.seed
    }

    /// Something was answered to be saved: it has to be on the disk by now.
    pub fn saved(&mut self, entry: &Entry) {
        self.machine.trace(format_args!("saved {entry:?}"));
        self.on_the_disk(entry);
        self.oracle.saved(entry);
        self.is_certain();
    }

    /// Somebody was told that this action stands in the file.
    pub fn on_the_disk(&self, entry: &Entry) {
        let durable = self.machine.durable(&self.path).unwrap_or_default();
        if !super::oracle::holds(&durable, entry) {
            self.broken(&format!("said to be saved and not on the disk: {entry:?}"));
        }
    }

    /// The file put in its place stays there.
    pub fn is_certain(&mut self) {
        if self.machine.durable_inode(&self.path) != self.inode() {
            self.broken("put back, and not on the disk");
        }
        self.spare = None;
    }

    /// Ends this seed. No trace of the program's calls is printed: making one takes a second.
    fn broken(&self, what: &str) -> ! {
        let told = format!("seed {} step {}: {what}", self.seed, self.step);
        eprintln!("{told}");
        std::panic::resume_unwind(Box::new(told))
    }

    /// The file that stands at the path.
    pub fn inode(&self) -> Option<u64> {
        self.machine.version(&self.path).map(|(inode, _)| inode)
    }

    /// Whether a file beside the event is like this, also after a power cut.
    pub fn is_kept(&self, like: impl Fn(&[u8]) -> bool) -> bool {
        let others = self.machine.others(&self.path);
        others.iter().any(|path| self.machine.durable(path).is_some_and(|bytes| like(&bytes)))
    }

    /// The faults of the next calls.
    fn plan(&mut self) {
        let Wrong { calls, crashes, between, .. } = self.wrong;
        if crashes && self.good.is_some() && self.chance.one_in(2) {
            // The process that puts the file back dies before the folder is flushed.
            let (fate, only) = (Fate::Dies(Point::After), Some(Call::Rename));
            let fault = Fault { skip: 0, times: 1, fate, spares_looking: true, only };
            return self.machine.plan(Some(fault));
        }
        let point = *self.chance.of(&[Point::Before, Point::Within, Point::After]);
        let errno = *self.chance.of(&[5, 5, 28, 30, 4, 122, 13]);
        let fate = match self.chance.below(12) {
            0..=1 if calls => Fate::Fails(errno),
            2 if calls => Fate::Short,
            3 if crashes => Fate::Dies(point),
            4 if crashes => Fate::PowerCut(point),
            5..=6 if between => Fate::Between,
            _ => return,
        };
        let times = match fate {
            Fate::Fails(_) | Fate::Short => *self.chance.of(&[1, 1, 2, 3, 1000]),
            _ => 1,
        };
        let spares_looking = !self.chance.one_in(3);
        let mut skip = self.chance.below(if spares_looking { 6 } else { 40 }) as u32;
        let mut only = None;
        if matches!(fate, Fate::PowerCut(_)) && self.chance.one_in(2) {
            // Lines that are written and not flushed are lost, torn or zeroed. The first flush
            // of a session is that of another's line.
            (skip, only) = (self.chance.below(2) as u32, Some(Call::Sync));
        }
        self.machine.plan(Some(Fault { skip, times, fate, spares_looking, only }));
    }
}

/// Somebody else acts while a call of this process is under way.
fn between(_: u64) {
    with(|world| world.nested = true);
    match with(|world| world.chance.below(4)) {
        0 | 1 => shell::visit(with(|world| *world.chance.of(&["ola", "iga"])), Duration::ZERO),
        2 => follow(),
        _ => screen(Some(Msg::Changed)),
    }
    with(|world| world.nested = false);
}

/// One step.
pub(super) fn step() {
    with(|world| {
        world.step += 1;
        world.machine.trace(format_args!("step {}", world.step));
    });
    let meddles = with(|world| world.wrong.meddling && world.chance.one_in(24));
    let many = with(|world| world.chance.below(40));
    if meddles || with(|world| world.good.is_some() && world.chance.one_in(14)) {
        super::meddle::meddle();
    } else if many < 2 {
        super::meddle::surroundings();
    } else {
        with(World::plan);
        match many {
            2..=9 => {
                let by = with(|world| *world.chance.of(&["ben", "ben", "cleo"]));
                shell::visit(by, Duration::from_millis(200));
            }
            10..=13 => follow(),
            _ => screen(None),
        }
        with(|world| world.machine.plan(None));
    }
    after_a_cut();
    with(|world| {
        if world.machine.durable_inode(&world.path) == world.inode() {
            world.spare = None;
        }
    });
    look(false);
}

/// A message comes to a screen; where there is none, somebody opens one.
fn screen(msg: Option<Msg>) {
    let at = with(|world| world.chance.below(world.screens.len()));
    let taken = with(|world| world.screens[at].take());
    let mut screen = match taken {
        Some(screen) => screen,
        None if with(|world| world.nested) => return,
        None => match Screen::open(["anna", "dora"][at]) {
            Some(screen) => screen,
            None => return,
        },
    };
    let msg = msg.unwrap_or_else(|| screen.next());
    if screen.step(msg) {
        with(|world| world.screens[at] = Some(screen));
    }
}

/// Somebody who looks on reads on.
fn follow() {
    let taken = with(|world| world.followers[0].take());
    let mut follower = match taken {
        Some(follower) => follower,
        None if with(|world| world.nested) => return,
        None => {
            let (process, path) = with(|world| (world.machine.process(), world.path.clone()));
            match Session::open_viewer_on(process.disk(), &path) {
                Ok(session) => Follower { process, session },
                Err(_) => return with(|world| world.machine.end(process.id())),
            }
        }
    };
    let _ = follower.session.refresh();
    if with(|world| world.machine.is_alive(follower.process.id())) {
        with(|world| world.followers[0] = Some(follower));
    }
}

/// The file is another by now: what stands in it has to stay. Saved lines that do not stand there
/// are returned.
pub(super) fn rebase() -> Vec<Entry> {
    let (process, path) = with(|world| (world.machine.process(), world.path.clone()));
    // The faults were meant for others.
    with(|world| world.machine.plan(None));
    let opened = Session::open_viewer_on(process.disk(), &path);
    with(|world| {
        world.machine.end(process.id());
        if let Some(good) = world.good.take() {
            let truth = world.oracle.truth.clone();
            world.spare = Some(Spare { file: world.known, good, truth });
        }
        (world.looked, world.known) = (None, world.inode());
    });
    match opened {
        Ok(session) => with(|world| world.oracle.rebase(&session.event().log)),
        Err(error) => broken(&format!("what stands in the place cannot be opened: {error}")),
    }
}

/// Nobody is left when power was cut.
pub(super) fn after_a_cut() {
    if !with(|world| world.machine.was_cut()) {
        return;
    }
    let gone = with(|world| {
        let screens: Vec<_> = world.screens.iter_mut().map(Option::take).collect();
        let followers: Vec<_> = world.followers.iter_mut().map(Option::take).collect();
        (screens, followers)
    });
    drop(gone);
    let inode = with(|world| world.inode());
    if with(|world| world.known != inode) {
        match with(|world| world.spare.take()) {
            // The name of the file that was put there is lost again.
            Some(spare) if spare.file == inode => with(|world| {
                world.good = Some(spare.good);
                world.oracle.goes_back_to(spare.truth);
            }),
            _ => drop(rebase()),
        }
    }
    with(|world| (world.known, world.spare) = (world.inode(), None));
    look(true);
}

/// Reads the file anew, if it may have changed, and holds it to what was answered.
pub(super) fn look(whole: bool) {
    let version = with(|world| world.machine.version(&world.path));
    if !whole && with(|world| world.looked == version || world.step % 16 != 0) {
        return;
    }
    let (process, path) = with(|world| (world.machine.process(), world.path.clone()));
    let opened = Session::open_viewer_on(process.disk(), &path);
    with(|world| {
        world.machine.end(process.id());
        world.looked = version;
    });
    if with(|world| world.good.is_some()) {
        let sound = |session: &Session| {
            session.damage().is_none() && with(|world| world.is_ours(session.event()))
        };
        if opened.as_ref().is_ok_and(sound) {
            broken("a file that was changed from outside is taken for sound");
        }
        return;
    }
    let session = match opened {
        Ok(session) => session,
        Err(error) => broken(&format!("the event cannot be opened: {error}")),
    };
    if let Some(damage) = session.damage() {
        broken(&format!("the event is damaged: {damage}"));
    }
    let event = session.event();
    if let Err(what) = with(|world| world.oracle.judge(event, whole)) {
        broken(&what);
    }
    if whole {
        let length = with(|world| world.chance.below(event.log.len() + 1));
        let prefix = event.log[..length].to_vec();
        if Event::replay(event.head.clone(), event.ruleset.clone(), prefix).is_err() {
            broken(&format!("the first {length} actions do not replay"));
        }
    }
}

/// Everything is put right: all come to the same, and the event goes on.
pub(super) fn settle() {
    super::meddle::put_right();
    look(true);
    let path = with(|world| world.path.clone());
    for at in 0..2 {
        let Some(mut screen) = with(|world| world.screens[at].take()) else { continue };
        if screen.step(Msg::Changed) && screen.step(Msg::Changed) {
            agrees(&screen.by, &screen.app.model.open_event().expect("it is open").session);
        }
    }
    if let Some(mut follower) = with(|world| world.followers[0].take()) {
        let read = follower.session.refresh().and_then(|_| follower.session.refresh());
        if let Err(error) = read {
            broken(&format!("a sound file cannot be followed: {error}"));
        }
        agrees("the follower", &follower.session);
    }
    shell::visit("zoe", Duration::from_secs(1));
    with(|world| world.machine.cut_power());
    after_a_cut();
    let process = with(|world| world.machine.process());
    let mut session = match Session::open_on(process.disk(), &path) {
        Ok(session) => session,
        Err(error) => broken(&format!("the event cannot be opened: {error}")),
    };
    let now = with(|world| world.moment("zoe"));
    let note = crate::event::Command::Note("the end".to_owned());
    match session.commit(Request::new(&note, "zoe", now)) {
        Ok(_) => {
            let entry = session.event().log.last().cloned();
            entry.iter().for_each(|entry| with(|world| world.saved(entry)));
        }
        Err(error) => broken(&format!("nothing can be saved in the end: {error}")),
    }
    look(true);
}

/// A session knows what the file says, or says itself that it does not.
fn agrees(who: &str, session: &Session) {
    let (process, path) = with(|world| (world.machine.process(), world.path.clone()));
    let fresh = Session::open_viewer_on(process.disk(), &path);
    with(|world| world.machine.end(process.id()));
    let Ok(fresh) = fresh else { broken("the event cannot be opened") };
    if session.diverged().is_some() {
        let log = &session.event().log;
        let kept = |bytes: &[u8]| log.iter().all(|entry| super::oracle::holds(bytes, entry));
        if log.iter().all(|entry| fresh.event().log.contains(entry)) {
            broken(&format!("{who} is said to be behind a file that holds everything"));
        }
        if !with(|world| world.is_kept(kept)) {
            broken(&format!("what {who} knows is kept nowhere"));
        }
        return;
    }
    let [known, read] = [session, &fresh].map(|session| {
        // They are made when they are asked for.
        standings(session.event());
        format!("{:?}", session.event())
    });
    if known != read {
        let [known, read] = [session, &fresh].map(|session| session.event().log.last());
        broken(&format!("{who} knows another event, up to {known:?}, than the file: {read:?}"));
    }
}
