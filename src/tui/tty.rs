//! Writes to the terminal and reads from it. A terminal that reads nothing, for example on a
//! hanging line, never keeps the program from ending.

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{Mode, OFlags};
use rustix::io::Errno;
use rustix::termios::{QueueSelector, tcflush, tcgetwinsize};
use std::io::{self, Write};
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Whether the program must end, whatever the terminal does.
static LEAVING: AtomicBool = AtomicBool::new(false);

/// A second handle for the terminal that never blocks. The shell decides whether standard
/// output blocks, so that setting is left alone.
static OWN: Mutex<Option<Arc<OwnedFd>>> = Mutex::new(None);

/// The interval at which a wait for the terminal checks whether the program must end.
const LOOK: Duration = Duration::from_millis(50);

/// The longest time for which a terminal may take nothing when it is given back. After that,
/// output it has not yet shown is thrown away.
const STUCK: Duration = Duration::from_millis(300);

/// Finds the terminal, which may have changed since the last call.
pub fn find() {
    let flags = OFlags::WRONLY | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC;
    let own = rustix::termios::ttyname(io::stdout(), Vec::new())
        .and_then(|name| rustix::fs::open(name, flags, Mode::empty()))
        .or_else(|_| rustix::fs::open("/proc/self/fd/1", flags, Mode::empty()));
    *OWN.lock().unwrap_or_else(PoisonError::into_inner) = own.ok().map(Arc::new);
}

/// The columns and the lines of the terminal. It is asked before each frame, so it is not searched
/// for each time.
///
/// # Errors
/// The terminal does not tell them.
pub fn size() -> io::Result<(u16, u16)> {
    let own = OWN.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let told = own.and_then(|own| tcgetwinsize(own).ok());
    told.map_or_else(crossterm::terminal::size, |told| Ok((told.ws_col, told.ws_row)))
}

/// Ends all waiting for the terminal, from now on.
pub fn leave() {
    LEAVING.store(true, Ordering::SeqCst);
}

pub fn is_leaving() -> bool {
    LEAVING.load(Ordering::SeqCst)
}

/// Writes to the terminal without the lock of standard output. The interrupted thread may hold
/// that lock.
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

/// Writes the bytes that give the terminal back. If the terminal is stuck, output it has not
/// shown is thrown away for them. If that does not help either, they are given up.
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

/// Writes as much as there is room for; None if there is no room.
fn try_write(bytes: &[u8]) -> io::Result<Option<usize>> {
    let own = OWN.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let written = match &own {
        Some(own) => rustix::io::write(own, bytes),
        // A short write blocks almost never, if it happens only when there is room.
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

/// Waits for input; false if there was none in this time.
pub fn wait_for_input(within: Option<Duration>) -> bool {
    ready(io::stdin().as_fd(), PollFlags::IN, within)
}

/// Reads input; 0 bytes mean that the terminal is gone.
///
/// # Errors
/// The terminal cannot be read.
pub fn read_input(buffer: &mut [u8]) -> io::Result<usize> {
    loop {
        match rustix::io::read(io::stdin(), &mut *buffer) {
            Ok(read) => return Ok(read),
            Err(Errno::INTR) => {}
            Err(Errno::AGAIN) => _ = wait_for_input(None),
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
            // If something is wrong with the terminal, the read or write itself reports it.
            _ => return true,
        }
    }
}
