//! What goes to the terminal and comes from it. One that reads nothing, as
//! over a line that hangs, never keeps the program from ending.

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{Mode, OFlags};
use rustix::io::Errno;
use rustix::termios::{QueueSelector, tcflush};
use std::io::{self, Write};
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The program is to end, whatever the terminal does.
static LEAVING: AtomicBool = AtomicBool::new(false);

/// The terminal once more, in a way that never blocks: whether standard output
/// blocks is the shell's affair too, and is left as it is.
static OWN: Mutex<Option<Arc<OwnedFd>>> = Mutex::new(None);

/// How often who waits for the terminal looks whether he is to leave.
const LOOK: Duration = Duration::from_millis(50);

/// How long a terminal that is given back may take nothing before what it has
/// not shown yet is thrown away.
const STUCK: Duration = Duration::from_millis(300);

/// Finds the terminal; it may be another one by now.
pub fn find() {
    let flags = OFlags::WRONLY | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC;
    let own = rustix::termios::ttyname(io::stdout(), Vec::new())
        .and_then(|name| rustix::fs::open(name, flags, Mode::empty()))
        .or_else(|_| rustix::fs::open("/proc/self/fd/1", flags, Mode::empty()));
    *OWN.lock().unwrap_or_else(PoisonError::into_inner) = own.ok().map(Arc::new);
}

/// From now on nobody waits for the terminal any more.
pub fn leave() {
    LEAVING.store(true, Ordering::SeqCst);
}

pub fn is_leaving() -> bool {
    LEAVING.load(Ordering::SeqCst)
}

/// The terminal, written to without the lock of standard output, which
/// whoever is interrupted may hold.
pub struct Direct;

impl Write for Direct {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        loop {
            if let Some(written) = try_write(bytes)? {
                return Ok(written);
            }
            if is_leaving() {
                return Err(io::ErrorKind::TimedOut.into());
            }
            wait(LOOK);
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Writes what gives the terminal back. One that is stuck is left with it, in
/// the place of what it has not shown, or without.
pub fn write_last(bytes: &[u8]) {
    let (mut left, mut thrown, mut since) = (bytes, false, Instant::now());
    while !left.is_empty() {
        match try_write(left) {
            Ok(Some(written)) => {
                left = &left[written..];
                since = Instant::now();
            }
            Ok(None) if !is_leaving() && since.elapsed() < STUCK => wait(LOOK),
            Ok(None) if !thrown => {
                thrown = true;
                let _ = tcflush(io::stdout(), QueueSelector::OFlush);
            }
            Ok(None) | Err(_) => return,
        }
    }
}

/// Writes what there is room for; None: there is none.
fn try_write(bytes: &[u8]) -> io::Result<Option<usize>> {
    let own = OWN.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let written = match &own {
        Some(own) => rustix::io::write(own, bytes),
        // A little at a time, and only where there is room, blocks hardly ever.
        None if ready(io::stdout().as_fd(), PollFlags::OUT, Some(Duration::ZERO)) => {
            rustix::io::write(io::stdout(), &bytes[..bytes.len().min(256)])
        }
        None => Err(Errno::AGAIN),
    };
    match written {
        Ok(written) => Ok(Some(written)),
        Err(Errno::AGAIN | Errno::INTR) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

fn wait(most: Duration) {
    ready(io::stdout().as_fd(), PollFlags::OUT, Some(most));
}

/// Waits for what is typed; false: nothing was, in all that time.
pub fn is_typed(within: Option<Duration>) -> bool {
    ready(io::stdin().as_fd(), PollFlags::IN, within)
}

/// What was typed; nothing: the terminal is gone.
///
/// # Errors
/// It cannot be read.
pub fn typed(buffer: &mut [u8]) -> io::Result<usize> {
    loop {
        match rustix::io::read(io::stdin(), &mut *buffer) {
            Ok(read) => return Ok(read),
            Err(Errno::INTR) => {}
            Err(Errno::AGAIN) => _ = is_typed(None),
            Err(error) => return Err(error.into()),
        }
    }
}

fn ready(fd: BorrowedFd<'_>, what: PollFlags, within: Option<Duration>) -> bool {
    let timeout = within.map(|within| Timespec {
        tv_sec: within.as_secs() as _,
        tv_nsec: within.subsec_nanos().into(),
    });
    loop {
        match poll(&mut [PollFd::from_borrowed_fd(fd, what)], timeout.as_ref()) {
            Err(Errno::INTR) if within.is_none() => {}
            Err(Errno::INTR) => return false,
            Ok(0) => return false,
            // Whatever is wrong with it, the call itself says.
            _ => return true,
        }
    }
}
