//! A computer in memory: files, locks, a clock, and processes that may die at any call.
//!
//! Some bytes of a file are on the disk, and some are not yet. Everything that
//! fails, is torn or is lost comes from a seed.

mod chance;
mod fault;
mod game;
mod inode;
mod process;
mod trace;

pub(crate) use chance::Chance;
pub(crate) use fault::{Call, Fate, Fault, Point};
pub(crate) use game::small_game;
pub(crate) use process::Process;
pub(crate) use trace::Trace;

use inode::{Change, Inode};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

pub(crate) const EIO: i32 = 5;
pub(crate) const ENOSPC: i32 = 28;
pub(crate) const EROFS: i32 = 30;

/// The number of the user whose files these are.
pub(crate) const USER: u32 = 1000;

#[derive(Clone)]
pub(crate) struct Machine(Arc<Mutex<State>>);

/// A change of the list of names.
#[derive(Debug, Clone)]
enum Named {
    Put(PathBuf, u64),
    Moved(PathBuf, PathBuf, u64),
    Gone(PathBuf),
}

struct State {
    chance: Chance,
    trace: Trace,
    inodes: BTreeMap<u64, Inode>,
    names: BTreeMap<PathBuf, u64>,
    durable: BTreeMap<PathBuf, u64>,
    pending: Vec<Named>,
    folders: BTreeSet<PathBuf>,
    /// The next number of a file, an open file, or a process.
    next: u64,
    elapsed: Duration,
    /// Seconds of the clock on the wall when the computer was started.
    wall: i64,
    alive: BTreeSet<u64>,
    fault: Option<Fault>,
    /// Bytes that are free; None: there is no end of them.
    room: Option<usize>,
    read_only: bool,
    /// No flush succeeds.
    broken: bool,
    /// A file can be moved to a free name in one step.
    moves: bool,
    /// The number by which its disk is told from others.
    device: u64,
    /// Power was cut since it was last asked.
    cut: bool,
    /// Somebody else is to act at this call.
    between: Option<fn(u64)>,
}

/// More broken seeds than anybody looks into.
const MOST_BROKEN: usize = 20;

/// Plays every seed, whatever the others break, and prints the sums of what the runs return.
pub(crate) fn hunt<const N: usize>(
    what: &str,
    seeds: impl IntoIterator<Item = u64>,
    run: fn(u64) -> [u64; N],
) {
    let (start, mut runs, mut sums, mut broken) = (Instant::now(), 0, [0; N], Vec::new());
    for seed in seeds {
        runs += 1;
        match std::panic::catch_unwind(|| run(seed)) {
            Ok(told) => sums.iter_mut().zip(told).for_each(|(all, one)| *all += one),
            Err(_) => broken.push(seed),
        }
        if broken.len() == MOST_BROKEN {
            break;
        }
    }
    println!("{runs} seeds in {:.1} s: {sums:?} {what}", start.elapsed().as_secs_f64());
    assert_eq!(broken, Vec::<u64>::new());
}

/// The number of the variable, if it is set.
pub(crate) fn amount(variable: &str, otherwise: u64) -> u64 {
    std::env::var(variable).ok().and_then(|value| value.parse().ok()).unwrap_or(otherwise)
}

/// Seeds from SEED on, for STEPS steps of so many each.
pub(crate) fn seeds(of_steps: u64) -> std::ops::Range<u64> {
    let first = amount("SEED", 1);
    first..first + amount("STEPS", 1_000_000).div_ceil(of_steps)
}

impl Machine {
    pub fn new(seed: u64, wall: i64, trace: Trace) -> Machine {
        let folders = ["/", "/events", "/tmp"].map(PathBuf::from).into();
        Machine(Arc::new(Mutex::new(State {
            chance: Chance::new(seed),
            trace,
            inodes: BTreeMap::new(),
            names: BTreeMap::new(),
            durable: BTreeMap::new(),
            pending: Vec::new(),
            folders,
            next: 1,
            elapsed: Duration::ZERO,
            wall,
            alive: BTreeSet::new(),
            fault: None,
            room: None,
            read_only: false,
            broken: false,
            moves: true,
            device: 1,
            cut: false,
            between: None,
        })))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody who asks, from now until they die.
    pub fn process(&self) -> Process {
        let mut state = self.state();
        let id = state.number();
        state.alive.insert(id);
        Process { machine: self.clone(), id, hook: None }
    }

    pub fn is_alive(&self, process: u64) -> bool {
        self.state().alive.contains(&process)
    }

    /// The process ends; what it held is free.
    pub fn end(&self, process: u64) {
        self.state().alive.remove(&process);
    }

    /// The process reaches this computer again, as one does a stick that was pulled.
    pub fn revive(&self, process: u64) {
        self.state().alive.insert(process);
    }

    /// The faults of the calls that follow.
    pub fn plan(&self, fault: Option<Fault>) {
        self.state().fault = fault;
    }

    /// The actor to run where the plan wants somebody to act in between.
    pub fn set_between(&self, act: fn(u64)) {
        self.state().between = Some(act);
    }

    /// From now on the disk is full, may only be read, fails to flush, or not.
    pub fn disk(&self, room: Option<usize>, read_only: bool, broken: bool) {
        let mut state = self.state();
        (state.room, state.read_only, state.broken) = (room, read_only, broken);
    }

    /// Its disk is told from others by this number.
    pub fn set_device(&self, device: u64) {
        self.state().device = device;
    }

    /// Its file system knows no move to a free name in one step.
    pub fn moves_in_two_steps(&self) {
        self.state().moves = false;
    }

    pub fn cut_power(&self) {
        self.state().cut_power();
    }

    pub fn is_cut(&self) -> bool {
        self.state().cut
    }

    /// The file that stands at the path after a power cut, for certain.
    pub fn durable_inode(&self, path: &Path) -> Option<u64> {
        self.state().durable.get(path).copied()
    }

    /// Every file made later has a higher number.
    pub fn newest(&self) -> u64 {
        self.state().next
    }

    /// Whether power was cut since this was last asked.
    pub fn was_cut(&self) -> bool {
        std::mem::take(&mut self.state().cut)
    }

    pub fn trace(&self, what: std::fmt::Arguments) {
        self.state().trace.add(what);
    }

    pub fn take_trace(&self) -> Trace {
        std::mem::take(&mut self.state().trace)
    }

    /// Seconds that the clock on the wall shows.
    pub fn wall(&self) -> i64 {
        let state = self.state();
        state.wall + state.elapsed.as_secs() as i64
    }

    /// Somebody sets the clock.
    pub fn set_clock(&self, by: i64) {
        self.state().wall += by;
    }

    pub fn pass(&self, time: Duration) {
        self.state().elapsed += time;
    }

    /// The content that a reader sees; None: there is no file.
    pub fn read(&self, path: &Path) -> Option<Vec<u8>> {
        let state = self.state();
        let inode = state.names.get(path)?;
        Some(state.inodes[inode].content.clone())
    }

    /// The bytes that a power cut leaves for certain; None: not even the name.
    pub fn durable(&self, path: &Path) -> Option<Vec<u8>> {
        let state = self.state();
        let inode = state.durable.get(path)?;
        state.inodes.get(inode).map(|inode| inode.durable.clone())
    }

    /// The time the file was changed last, which tells its versions apart.
    pub fn version(&self, path: &Path) -> Option<(u64, (i64, i64))> {
        let state = self.state();
        let inode = *state.names.get(path)?;
        Some((inode, state.inodes[&inode].modified))
    }

    /// All files beside this one, in order.
    pub fn others(&self, path: &Path) -> Vec<PathBuf> {
        self.state().names.keys().filter(|other| *other != path).cloned().collect()
    }

    /// Somebody changes the file in its place, from outside.
    pub fn overwrite(&self, path: &Path, bytes: Vec<u8>) {
        let mut state = self.state();
        let time = state.time();
        if let Some(inode) = state.names.get(path).copied() {
            let inode = state.inodes.get_mut(&inode).expect("a name leads to a file");
            inode.set(bytes);
            inode.modified = time;
        }
    }

    /// Somebody puts another file in its place, from outside.
    pub fn replace(&self, path: &Path, bytes: Vec<u8>) {
        let mut state = self.state();
        let number = state.number();
        let mut inode = Inode {
            modified: state.time(),
            owner: USER,
            group: USER,
            mode: 0o600,
            ..Inode::default()
        };
        inode.set(bytes);
        state.inodes.insert(number, inode);
        state.put(Named::Put(path.to_owned(), number));
        state.flush_names();
    }

    /// Somebody deletes the file.
    pub fn delete(&self, path: &Path) {
        let mut state = self.state();
        state.put(Named::Gone(path.to_owned()));
        state.flush_names();
    }
}

impl State {
    fn number(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    /// The time on the wall; no two changes have the same.
    fn time(&mut self) -> (i64, i64) {
        self.elapsed += Duration::from_nanos(1);
        (self.wall + self.elapsed.as_secs() as i64, i64::from(self.elapsed.subsec_nanos()))
    }

    fn put(&mut self, named: Named) {
        named.clone().apply(&mut self.names);
        self.pending.push(named);
    }

    fn flush_names(&mut self) {
        for named in self.pending.drain(..) {
            named.apply(&mut self.durable);
        }
    }

    fn change(&mut self, inode: u64, change: Change) {
        let time = self.time();
        let inode = self.inodes.get_mut(&inode).expect("an open file stays");
        inode.modified = time;
        inode.change(change);
    }

    fn cut_power(&mut self) {
        self.trace.add(format_args!("power is cut"));
        let kept = match self.chance.below(3) {
            0 => 0,
            1 => self.pending.len(),
            _ => self.chance.below(self.pending.len() + 1),
        };
        for named in self.pending.drain(..).take(kept) {
            named.apply(&mut self.durable);
        }
        self.names.clone_from(&self.durable);
        let named: BTreeSet<u64> = self.names.values().copied().collect();
        self.inodes.retain(|number, _| named.contains(number));
        for inode in self.inodes.values_mut() {
            inode.cut_power(&mut self.chance);
        }
        self.alive.clear();
        self.fault = None;
        self.cut = true;
    }
}

impl Named {
    fn apply(self, names: &mut BTreeMap<PathBuf, u64>) {
        match self {
            Named::Put(path, inode) => drop(names.insert(path, inode)),
            Named::Moved(from, to, inode) => {
                names.remove(&from);
                names.insert(to, inode);
            }
            Named::Gone(path) => drop(names.remove(&path)),
        }
    }
}
