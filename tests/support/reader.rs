//! Reads the program's output and records the time of each part.

use std::{
    fs::File,
    io::{PipeReader, Read, Write},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    time::Instant,
};

use rustix::event::{PollFd, PollFlags, Timespec, poll};

use super::pty::Exit;

/// Questions to a terminal, with the answers of xterm.
///
/// A program that asks may hold back its first frame until it has the answer.
const ANSWERS: [(&[u8], &[u8]); 8] = [
    (b"\x1b[6n", b"\x1b[1;1R"),
    (b"\x1b[5n", b"\x1b[0n"),
    (b"\x1b[c", b"\x1b[?62;22c"),
    (b"\x1b[0c", b"\x1b[?62;22c"),
    (b"\x1b[>c", b"\x1b[>41;390;0c"),
    (b"\x1b[?2026$p", b"\x1b[?2026;2$y"),
    (b"\x1b]10;?", b"\x1b]10;rgb:cccc/cccc/cccc\x1b\\"),
    (b"\x1b]11;?", b"\x1b]11;rgb:1111/1111/1111\x1b\\"),
];

/// The output so far.
#[derive(Default)]
pub struct Output {
    /// All bytes of the output.
    pub bytes: Vec<u8>,
    /// The end of each part in `bytes`, and the time it was read.
    pub parts: Vec<(usize, Instant)>,
    /// No process holds the other side of the terminal any more.
    pub ended: bool,
    /// How the program ended, and at what time.
    pub exit: Option<(Exit, Instant)>,
}

/// The output, and a signal for every change to it.
#[derive(Default)]
pub struct Shared {
    output: Mutex<Output>,
    changed: Condvar,
}

impl Shared {
    /// Locks the output, so nothing is added meanwhile.
    pub fn output(&self) -> MutexGuard<'_, Output> {
        // A test that failed elsewhere is no reason to fail here too.
        self.output.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes the output and notifies all waiting threads.
    pub fn update(&self, change: impl FnOnce(&mut Output)) {
        change(&mut self.output());
        self.changed.notify_all();
    }

    /// Waits for the next change, at most until `deadline`.
    pub fn wait<'a>(
        &self,
        output: MutexGuard<'a, Output>,
        deadline: Instant,
    ) -> MutexGuard<'a, Output> {
        let left = deadline.saturating_duration_since(Instant::now());
        self.changed.wait_timeout(output, left).unwrap_or_else(PoisonError::into_inner).0
    }
}

/// Reads until the other side is closed.
///
/// If `stop` is closed, it reads only the bytes that are already there.
pub fn read(mut master: File, stop: PipeReader, shared: Arc<Shared>) {
    let mut buffer = vec![0; 1 << 16];
    let mut answered = 0;
    let mut stopping = false;
    loop {
        let mut fds = [PollFd::new(&master, PollFlags::IN), PollFd::new(&stop, PollFlags::IN)];
        let fds = if stopping { &mut fds[..1] } else { &mut fds[..] };
        let timeout = stopping.then(Timespec::default);
        if matches!(poll(fds, timeout.as_ref()), Err(error) if error != rustix::io::Errno::INTR) {
            break;
        }
        let readable = !fds[0].revents().is_empty();
        if !readable {
            if stopping {
                break;
            }
            stopping = fds.get(1).is_some_and(|stop| !stop.revents().is_empty());
            continue;
        }
        // A pseudo-terminal reports by an error that its other side is closed.
        let Ok(length @ 1..) = master.read(&mut buffer) else { break };
        let now = Instant::now();
        shared.update(|output| {
            output.bytes.extend_from_slice(&buffer[..length]);
            output.parts.push((output.bytes.len(), now));
        });
        answered = answer(&shared.output().bytes, answered, &mut master);
    }
    shared.update(|output| output.ended = true);
}

/// Answers the questions in `bytes` after `from`; returns where to look next.
fn answer(bytes: &[u8], mut from: usize, master: &mut File) -> usize {
    while let Some(escape) = bytes[from..].iter().position(|&byte| byte == 0x1b) {
        let rest = &bytes[from + escape..];
        if let Some((question, answer)) = ANSWERS.iter().find(|(q, _)| rest.starts_with(q)) {
            // A program that has ended meanwhile needs no answer.
            let _ = master.write_all(answer);
            from += escape + question.len();
        } else if ANSWERS.iter().any(|(question, _)| question.starts_with(rest)) {
            // The rest of the question has not arrived yet.
            return from + escape;
        } else {
            from += escape + 1;
        }
    }
    bytes.len()
}
