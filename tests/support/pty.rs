//! Runs a program in a pseudo-terminal: bytes in, bytes out, and its exit.

use std::{
    fs::File,
    io::{PipeWriter, Write, pipe},
    os::fd::BorrowedFd,
    sync::Arc,
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use portable_pty::{Child, MasterPty, PtySize, native_pty_system};
use rustix::{
    event::{PollFd, PollFlags, Timespec, poll},
    fs::{Mode, OFlags},
    process::{Pid, Signal, WaitId, WaitIdOptions, kill_process, kill_process_group, waitid},
    termios::{OptionalActions, Termios, tcgetattr, tcsetattr},
};

use super::{
    Program,
    reader::{self, Output, Shared},
};

/// How a program ended: its exit status, or the signal that ended it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Exit {
    /// The exit status, unless a signal ended it.
    pub code: Option<i32>,
    /// The number of the signal that ended it.
    pub signal: Option<i32>,
}

/// A running program and the terminal around it.
pub struct Pty {
    pid: Pid,
    /// The time at which the program was started.
    pub started: Instant,
    /// The program's output so far.
    pub shared: Arc<Shared>,
    before: Option<Termios>,
    master: Option<Box<dyn MasterPty + Send>>,
    writer: Option<File>,
    stop: Option<PipeWriter>,
    reader: Option<JoinHandle<()>>,
    waiter: Option<JoinHandle<()>>,
}

impl Pty {
    pub fn start(program: &Program, columns: u16, rows: u16) -> Self {
        let pair = native_pty_system().openpty(size(columns, rows)).expect("a pseudo-terminal");
        let fd = pair.master.as_raw_fd().expect("a descriptor");
        // Own files replace the library's reader and writer. The library's writer sends an end of
        // file to the program when it is dropped.
        // SAFETY: `master` is open, and stays so while the descriptor is borrowed.
        let master = unsafe { BorrowedFd::borrow_raw(fd) };
        let open = || File::from(master.try_clone_to_owned().expect("a second descriptor"));
        let (input, writer) = (open(), open());
        let before = tcgetattr(&writer).ok();

        let (stopped, stop) = pipe().expect("a pipe");
        let shared = Arc::new(Shared::default());
        let started = Instant::now();
        let child = pair.slave.spawn_command(program.command()).expect("the program starts");
        // While this end is open, the other side would never seem closed.
        drop(pair.slave);

        let pid = child.process_id().and_then(|pid| Pid::from_raw(pid as i32)).expect("an id");
        let reader = thread::spawn({
            let shared = Arc::clone(&shared);
            move || reader::read(input, stopped, shared)
        });
        let waiter = thread::spawn({
            let shared = Arc::clone(&shared);
            move || wait(pid, child, &shared)
        });
        Self {
            pid,
            started,
            shared,
            before,
            master: Some(pair.master),
            writer: Some(writer),
            stop: Some(stop),
            reader: Some(reader),
            waiter: Some(waiter),
        }
    }

    pub fn pid(&self) -> i32 {
        self.pid.as_raw_nonzero().get()
    }

    /// Writes to the program. Panics if it takes nothing for ten seconds.
    pub fn write(&mut self, bytes: &[u8]) {
        let writer = self.writer.as_mut().expect("the terminal is not hung up");
        for part in bytes.chunks(1024) {
            let room = poll(&mut [PollFd::new(&*writer, PollFlags::OUT)], Some(&seconds(10)));
            assert_eq!(room, Ok(1), "the program takes no input");
            writer.write_all(part).expect("the terminal takes input");
        }
    }

    /// Whether the program has read everything that was written to it.
    pub fn has_read_all(&self) -> bool {
        let Some(path) = self.master.as_ref().and_then(|master| master.tty_name()) else {
            return true;
        };
        let flags = OFlags::RDONLY | OFlags::NOCTTY | OFlags::NONBLOCK | OFlags::CLOEXEC;
        let Ok(slave) = rustix::fs::open(path, flags, Mode::empty()) else { return true };
        // This poll also moves data that is still on its way.
        poll(&mut [PollFd::new(&slave, PollFlags::IN)], Some(&seconds(0))) == Ok(0)
    }

    pub fn resize(&self, columns: u16, rows: u16) {
        let master = self.master.as_ref().expect("the terminal is not hung up");
        master.resize(size(columns, rows)).expect("a new size");
    }

    /// Sends the program a signal, unless it has ended.
    pub fn signal(&self, signal: Signal) {
        // The waiting thread also takes this lock, so the id still belongs to the program.
        let output = self.shared.output();
        if output.exit.is_none() {
            kill_process(self.pid, signal).expect("the program can be signalled");
        }
    }

    /// Waits until the program is stopped, as a shell does before it lets it go on.
    pub fn wait_stopped(&self, deadline: Instant) -> bool {
        let options = WaitIdOptions::STOPPED | WaitIdOptions::NOWAIT | WaitIdOptions::NOHANG;
        loop {
            if matches!(waitid(WaitId::Pid(self.pid), options), Ok(Some(_))) {
                return true;
            }
            if Instant::now() >= deadline {
                return false;
            }
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// Closes our side of the terminal, as a closed window or a lost connection does.
    pub fn hang_up(&mut self) {
        self.join_reader();
        self.writer = None;
        self.master = None;
    }

    /// Stops reading the program's output, as a hanging connection does.
    pub fn stall(&mut self) {
        self.join_reader();
    }

    /// Waits for `done`, at most until `deadline`, and returns whether it came true.
    pub fn wait_until(&self, deadline: Instant, mut done: impl FnMut(&Output) -> bool) -> bool {
        let mut output = self.shared.output();
        loop {
            if done(&output) {
                return true;
            }
            if Instant::now() >= deadline {
                return false;
            }
            output = self.shared.wait(output, deadline);
        }
    }

    /// Waits until nothing was printed for `quiet`, counted from now, or until the end.
    ///
    /// Returns whether that happened before `deadline`.
    pub fn wait_quiet(&self, quiet: Duration, deadline: Instant) -> bool {
        let started = Instant::now();
        let mut output = self.shared.output();
        loop {
            let last = output.parts.last().map_or(started, |&(_, at)| at.max(started));
            let now = Instant::now();
            if output.ended || now >= last + quiet {
                return true;
            }
            if now >= deadline {
                return false;
            }
            output = self.shared.wait(output, deadline.min(last + quiet));
        }
    }

    /// Waits for the end of the program and of its output.
    pub fn wait_exit(&mut self, deadline: Instant) -> Option<(Exit, Instant)> {
        if !self.wait_until(deadline, |output| output.exit.is_some()) {
            return None;
        }
        // A process that the program left behind may keep the terminal open.
        let grace = Instant::now() + Duration::from_secs(2);
        self.wait_until(grace, |output| output.ended);
        self.join_reader();
        self.shared.output().exit
    }

    /// Whether line discipline and echo are as they were before the start.
    ///
    /// None: the terminal is hung up, so they cannot be read.
    pub fn is_termios_restored(&self) -> Option<bool> {
        let (before, now) = (self.before.as_ref()?, tcgetattr(self.writer.as_ref()?).ok()?);
        let modes = |of: &Termios| (of.input_modes, of.output_modes, of.local_modes);
        let codes = |of: &Termios| format!("{:?}", of.special_codes);
        Some(modes(before) == modes(&now) && codes(before) == codes(&now))
    }

    /// Sets the terminal as it was before the start, as a shell does for a stopped program.
    pub fn cook(&self) {
        let (before, terminal) = (self.before.as_ref(), self.writer.as_ref());
        let (before, terminal) = before.zip(terminal).expect("the terminal is not hung up");
        tcsetattr(terminal, OptionalActions::Now, before).expect("the terminal takes its modes");
    }

    fn join_reader(&mut self) {
        self.stop = None;
        if let Some(reader) = self.reader.take() {
            reader.join().expect("the reader ends well");
        }
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        {
            let output = self.shared.output();
            if output.exit.is_none() {
                // The program leads its own process group. If that is gone, there is nothing to do.
                let _ = kill_process_group(self.pid, Signal::KILL);
            }
        }
        self.stop = None;
        for thread in [self.waiter.take(), self.reader.take()].into_iter().flatten() {
            let _ = thread.join();
        }
    }
}

/// Waits for the end of the program and records it.
fn wait(pid: Pid, mut child: Box<dyn Child + Send + Sync>, shared: &Shared) {
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
    let status = loop {
        match waitid(WaitId::Pid(pid), options) {
            Err(rustix::io::Errno::INTR) => {}
            status => break status.ok().flatten(),
        }
    };
    let now = Instant::now();
    shared.update(|output| {
        // Only now may the system give its id to another process.
        let _ = child.wait();
        let code = status.as_ref().and_then(|status| status.exit_status());
        let signal = status.as_ref().and_then(|status| status.terminating_signal());
        output.exit = Some((Exit { code, signal }, now));
    });
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

fn seconds(seconds: i64) -> Timespec {
    Timespec { tv_sec: seconds, tv_nsec: 0 }
}
