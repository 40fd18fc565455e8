//! The thread that keeps the mirror, so that a slow or dead disk holds up nobody.

use super::mirror::Mirror;
use super::rescue::mirror_path;
use super::session::Session;
use crate::msg;
use crate::words::Message;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How often a mirror that failed is tried again.
const AGAIN: Duration = Duration::from_secs(2);

/// Whether the saved lines are on the mirror too.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mirrored {
    Yes,
    /// This many actions are not on it yet; and why, if it failed.
    Behind(u64, Option<Message>),
}

impl Mirrored {
    /// Says how far the mirror is behind; None: it is not.
    pub fn behind(self) -> Option<Message> {
        match self {
            Mirrored::Yes => None,
            Mirrored::Behind(0, Some(why)) => Some(msg!("mirror.not-written", why)),
            Mirrored::Behind(n, None) => Some(msg!("mirror.behind", n)),
            Mirrored::Behind(n, Some(why)) => Some(msg!("mirror.behind-because", n, why)),
        }
    }
}

/// The mirror of the event that is open: the one that a user asked for, or that of its setup.
#[derive(Debug, Default)]
pub struct Mirrors {
    asked: Option<AskedMirror>,
    keeper: Option<MirrorKeeper>,
}

/// A mirror that is asked for where the program is started. It belongs to one event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AskedMirror {
    pub event: PathBuf,
    pub mirror: PathBuf,
}

impl Mirrors {
    pub fn new(asked: Option<AskedMirror>) -> Mirrors {
        Mirrors { asked, keeper: None }
    }

    /// Another event is opened, or none.
    pub fn end(&mut self) {
        self.keeper = None;
    }

    /// Asks for this action on the mirror, if there is one, and waits at most for `patience`.
    /// `tell` is told when a mirror that was behind is complete again.
    pub fn saved(
        &mut self,
        session: &Session,
        n: u64,
        patience: Duration,
        tell: impl Fn() + Send + 'static,
    ) -> Option<Mirrored> {
        let Some(path) = self.path(session) else {
            self.keeper = None;
            return None;
        };
        if self.keeper.as_ref().is_none_or(|keeper| keeper.path != path) {
            self.keeper =
                Some(MirrorKeeper::start(Mirror::new(session.path(), &path), &path, tell));
        }
        self.keeper.as_ref().map(|keeper| keeper.saved(n, patience))
    }

    /// The path of the event's mirror.
    fn path(&self, session: &Session) -> Option<PathBuf> {
        let is_event = |asked: &&AskedMirror| same(&asked.event, session.path());
        if let Some(asked) = self.asked.as_ref().filter(is_event) {
            return Some(asked.mirror.clone());
        }
        session.event().setup.mirror().map(|path| mirror_path(session.path(), path))
    }
}

/// Whether both names lead to one file.
fn same(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    one == other || real(one) == real(other)
}

/// The state that the thread and its callers share.
#[derive(Debug, Default)]
struct Shared {
    /// The newest line that is saved, and the newest that this thread has flushed on the mirror.
    saved: u64,
    mirrored: u64,
    /// The newest line that stands on the mirror, no matter who wrote it, flushed or not.
    stands: u64,
    fault: Option<Message>,
    /// Somebody has waited in vain for the work that is still going on.
    stuck: bool,
    ended: bool,
}

/// The thread of one mirror, until dropped.
#[derive(Debug)]
struct MirrorKeeper {
    path: PathBuf,
    shared: Arc<(Mutex<Shared>, Condvar)>,
}

impl MirrorKeeper {
    /// Starts the thread. It tells when a mirror that was behind is complete again.
    fn start(mirror: Mirror, path: &Path, tell: impl Fn() + Send + 'static) -> MirrorKeeper {
        let shared = Arc::new((Mutex::default(), Condvar::new()));
        let ours = Arc::clone(&shared);
        let started = thread::Builder::new().spawn(move || keep(&ours, mirror, tell));
        if let Err(error) = started {
            lock(&shared).fault = Some(Message::verbatim(error.to_string()));
        }
        MirrorKeeper { path: path.to_owned(), shared }
    }

    /// Asks for the line on the mirror, and waits for it no longer than this.
    ///
    /// If the disk did not answer before, nobody waits for it.
    fn saved(&self, n: u64, patience: Duration) -> Mirrored {
        let mut shared = lock(&self.shared);
        let waits = !shared.stuck && shared.fault.is_none();
        shared.saved = shared.saved.max(n);
        self.shared.1.notify_all();
        let until = Instant::now() + patience;
        while waits && shared.mirrored < n && shared.fault.is_none() {
            let Some(left) = until.checked_duration_since(Instant::now()) else { break };
            let waited = self.shared.1.wait_timeout(shared, left);
            shared = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        shared.stuck = shared.mirrored < n && shared.fault.is_none();
        state(&shared)
    }
}

impl Drop for MirrorKeeper {
    fn drop(&mut self) {
        lock(&self.shared).ended = true;
        self.shared.1.notify_all();
    }
}

fn lock(shared: &Arc<(Mutex<Shared>, Condvar)>) -> std::sync::MutexGuard<'_, Shared> {
    shared.0.lock().unwrap_or_else(PoisonError::into_inner)
}

fn state(shared: &Shared) -> Mirrored {
    if shared.mirrored >= shared.saved && shared.fault.is_none() {
        return Mirrored::Yes;
    }
    let behind = shared.saved.saturating_sub(shared.stands);
    // A line that stands there and is not flushed is behind, too.
    let least = u64::from(shared.fault.is_none());
    Mirrored::Behind(behind.max(least), shared.fault.clone())
}

fn keep(shared: &Arc<(Mutex<Shared>, Condvar)>, mut mirror: Mirror, tell: impl Fn()) {
    // Counting may wait for the disk, so nobody waits for it.
    let newest = mirror.newest();
    lock(shared).stands = newest;
    let mut was_behind = false;
    loop {
        let saved = {
            let mut now = lock(shared);
            while now.saved <= now.mirrored && now.fault.is_none() && !now.ended {
                now = shared.1.wait(now).unwrap_or_else(PoisonError::into_inner);
            }
            if now.fault.is_some() && !now.ended {
                let waited = shared.1.wait_timeout(now, AGAIN);
                now = waited.unwrap_or_else(PoisonError::into_inner).0;
            }
            if now.ended {
                return;
            }
            now.saved
        };
        let done = mirror.bring_up();
        let newest = if done.is_err() { mirror.newest() } else { saved };
        let mut now = lock(shared);
        was_behind |= now.fault.is_some() || now.stuck;
        now.stuck = false;
        now.stands = newest;
        match done {
            Ok(()) => (now.mirrored, now.fault) = (saved, None),
            Err(why) => now.fault = Some(why),
        }
        let news = was_behind && state(&now) == Mirrored::Yes;
        was_behind &= !news;
        drop(now);
        shared.1.notify_all();
        if news {
            tell();
        }
    }
}

#[cfg(test)]
mod tests;
