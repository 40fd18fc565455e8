//! The thread that keeps the mirror, so that a slow or dead disk holds up nobody.

use super::local::{self, Local};
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
    /// They are in the second file, and that is lost with the disk of the event.
    OnTheSameDisk,
    /// This many actions are not on it yet; and why, if it failed.
    Behind(u64, Option<Message>),
}

impl Mirrored {
    /// Says how far the mirror is behind; None: it is not.
    pub fn behind(self) -> Option<Message> {
        match self {
            Mirrored::Yes | Mirrored::OnTheSameDisk => None,
            Mirrored::Behind(0, Some(why)) => Some(msg!("mirror.not-written", why)),
            Mirrored::Behind(n, None) => Some(msg!("mirror.behind", n)),
            Mirrored::Behind(n, Some(why)) => Some(msg!("mirror.behind-because", n, why)),
        }
    }

    /// Says that action `n` is in the second file; None: it is not.
    pub fn is_there(&self, n: u64) -> Option<Message> {
        match self {
            Mirrored::Yes => Some(msg!("mirror.saved", n)),
            Mirrored::OnTheSameDisk => Some(msg!("mirror.saved-on-the-same-disk", n)),
            Mirrored::Behind(..) => None,
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
        let local = session.local();
        let Some(path) = self.path(session, &local) else {
            self.keeper = None;
            return None;
        };
        let may_make = local.made.as_ref() != Some(&absolute(&path));
        // A keeper that was started when it might make the mirror goes on once it is made.
        let goes_on = |keeper: &MirrorKeeper| {
            let (known, might_make) = &keeper.of;
            *known == path && (*might_make || !may_make)
        };
        if !self.keeper.as_ref().is_some_and(goes_on) {
            let mirror = Mirror::new(session.path(), &path, may_make);
            self.keeper = Some(MirrorKeeper::start(mirror, (path.clone(), may_make), tell));
        }
        let mirrored = self.keeper.as_ref()?.saved(n, patience);
        if may_make && mirrored.is_there(n).is_some() {
            // A mirror that is not remembered is only made anew once more.
            let id = session.event().head.id;
            drop(local::mirror_is_made(id, session.path(), &absolute(&path)));
        }
        Some(mirrored)
    }

    /// The path of the event's mirror.
    fn path(&self, session: &Session, local: &Local) -> Option<PathBuf> {
        let is_event = |asked: &&AskedMirror| same(&asked.event, session.path());
        if let Some(asked) = self.asked.as_ref().filter(is_event) {
            return Some(asked.mirror.clone());
        }
        local.outputs.mirror().map(|path| mirror_path(session.path(), path))
    }
}

fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// Whether both names lead to one file.
fn same(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    one == other || real(one) == real(other)
}

/// The state that the thread and its callers share.
#[derive(Debug, Default)]
struct Shared {
    /// The newest line that is saved.
    saved: u64,
    /// The newest that this thread has flushed on the mirror; None: nothing yet.
    mirrored: Option<u64>,
    on_another_disk: bool,
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
    /// The mirror, and whether it might be made when this began.
    of: (PathBuf, bool),
    shared: Arc<(Mutex<Shared>, Condvar)>,
}

impl MirrorKeeper {
    /// Starts the thread. It tells when a mirror that was behind is complete again.
    fn start(
        mirror: Mirror,
        of: (PathBuf, bool),
        tell: impl Fn() + Send + 'static,
    ) -> MirrorKeeper {
        let shared = Arc::new((Mutex::default(), Condvar::new()));
        let ours = Arc::clone(&shared);
        let started = thread::Builder::new().spawn(move || keep(&ours, mirror, tell));
        if let Err(error) = started {
            lock(&shared).fault = Some(Message::verbatim(error.to_string()));
        }
        MirrorKeeper { of, shared }
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
        while waits && shared.mirrored < Some(n) && shared.fault.is_none() {
            let Some(left) = until.checked_duration_since(Instant::now()) else { break };
            let waited = self.shared.1.wait_timeout(shared, left);
            shared = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        shared.stuck = shared.mirrored < Some(n) && shared.fault.is_none();
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
    if shared.mirrored >= Some(shared.saved) && shared.fault.is_none() {
        return match shared.on_another_disk {
            true => Mirrored::Yes,
            false => Mirrored::OnTheSameDisk,
        };
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
            while Some(now.saved) <= now.mirrored && now.fault.is_none() && !now.ended {
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
            Ok(()) => {
                (now.mirrored, now.fault) = (Some(saved), None);
                now.on_another_disk = mirror.is_on_another_disk();
            }
            Err(why) => now.fault = Some(why),
        }
        let news = was_behind && state(&now).is_there(saved).is_some();
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
