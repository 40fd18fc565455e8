//! Goes on from the mirror after the event file was lost, damaged or replaced by an older copy.
//!
//! An event that is opened is compared with its mirror, before an action splits the two.

use super::disk::{Disk, File, LARGEST};
use super::edit::Original;
use super::error::{MirrorAhead, StoreError, Trouble};
use super::files::{in_shell, is_file, recovery, write_new};
use super::log::{self, Loaded};
use super::mirror::{self, Obstacle, Place, equal, failed, line_of, lines_in, whole_lines};
use super::session::signed;
use super::{Damage, Session};
use crate::event::{Action, Event};
use crate::msg;
use crate::words::Message;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::time::Duration;
use std::{io, thread};

/// The effect of [`recover`] on the event file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Recovered {
    /// It did not exist, and was made of the mirror.
    Made,
    /// This many lines of the mirror were added to it.
    Added(u64),
    /// It has everything that the mirror has.
    HadAll,
    /// It was damaged. It is kept at this path, and the mirror took its place.
    Replaced(PathBuf),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recovery {
    pub recovered: Recovered,
    /// This many actions of the mirror are sound.
    pub actions: u64,
    /// The damage of the mirror, behind those actions.
    pub damage: Option<Damage>,
}

/// Why nothing was recovered, and nothing changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecoverError {
    /// The mirror cannot be read as an event.
    NoEvent(Message),
    /// The event file cannot be read or written, or differs in a line that both have.
    Refused(Message),
}

impl From<Message> for RecoverError {
    fn from(why: Message) -> RecoverError {
        RecoverError::Refused(why)
    }
}

/// Goes on from the mirror.
///
/// It makes the event file, adds to it the lines that only the mirror has, or takes the place of
/// one that is damaged.
///
/// The rest of the file stands in the mirror as it stood there, so it is as sound as the mirror.
///
/// A mirror lies where others may write to it, and a checksum keeps nobody from adding a line. So
/// `agree` is asked first: it gets who did what in each line that would be taken in.
///
/// # Errors
/// As [`RecoverError`] has them, or the refusal of `agree`. Each sentence names its files.
pub fn recover(
    mirror: &Path,
    event: &Path,
    agree: impl FnOnce(Vec<Message>) -> Result<(), Message>,
) -> Result<Recovery, RecoverError> {
    recover_on(&Place::new(mirror), &Place::new(event), agree)
}

pub(super) fn recover_on(
    mirror: &Place,
    event: &Place,
    agree: impl FnOnce(Vec<Message>) -> Result<(), Message>,
) -> Result<Recovery, RecoverError> {
    let no_event = |why: Message| {
        RecoverError::NoEvent(msg!("event-file.no-event", mirror = &mirror.path, why))
    };
    let source = Session::open_viewer_on(mirror.disk.clone(), &mirror.path)
        .map_err(|error| no_event(error.into()))?;
    if let Some(damage) = source.damage().filter(|damage| damage.of_head()) {
        return Err(no_event(damage.message()));
    }
    let mut bytes = mirror
        .open(false)
        .and_then(|file| file.read(0))
        .map_err(|error| failed(&mirror.path, &error))?;
    bytes.truncate(source.chain.offset as usize);
    let taken = taken(event, source.event());
    if !taken.is_empty() {
        agree(taken)?;
    }
    let recovered = match event.disk.stat(&event.path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            write_new(&event.disk, &event.path, &bytes).map_err(Message::from)?;
            Recovered::Made
        }
        Err(error) => return Err(failed(&event.path, &error).into()),
        Ok(_) => completed(event, &bytes, &source, mirror)?,
    };
    let actions = source.event().log.len() as u64;
    Ok(Recovery { recovered, actions, damage: source.damage().cloned() })
}

/// Who did what in the lines that the event lacks. Nothing is taken in where the event has gone on
/// differently.
fn taken(event: &Place, source: &Event) -> Vec<Message> {
    let there = Session::open_viewer_on(event.disk.clone(), &event.path);
    let known = match &there {
        Ok(there) if !begins(there.event(), source) => source.log.len(),
        Ok(there) => there.event().log.len(),
        Err(_) => 0,
    };
    source.log[known..].iter().map(|entry| signed(source, entry)).collect()
}

/// Adds to the existing file what it lacks.
fn completed(
    event: &Place,
    bytes: &[u8],
    source: &Session,
    mirror: &Place,
) -> Result<Recovered, Message> {
    let of_event = |error: io::Error| failed(&event.path, &error);
    let file = event.open(true).map_err(|error| match error.kind() {
        io::ErrorKind::ResourceBusy => {
            let (path, seconds) = (event.path.clone(), mirror::PATIENCE.as_secs());
            StoreError::Busy { path, seconds }.message()
        }
        _ => of_event(error),
    })?;
    let there = file.read(0).map_err(of_event)?;
    if there.starts_with(bytes) {
        return Ok(Recovered::HadAll);
    }
    let same = equal(bytes, &there);
    let obstacle = match file.complete(bytes, 0, false) {
        Ok(_) => return Ok(Recovered::Added(lines_in(&bytes[same..]))),
        Err(Obstacle::Io(error)) => return Err(of_event(error)),
        Err(obstacle) => obstacle,
    };
    // The lock goes with the file: another takes its place under a lock of its own.
    drop(file);
    let damaged = Session::open_viewer_on(event.disk.clone(), &event.path)
        .is_ok_and(|there| there.damage().is_some() && begins(there.event(), source.event()));
    if damaged {
        let original = Original::read_on(event.disk.clone(), &event.path).map_err(Message::from)?;
        let (kept, _) = original.put(bytes).map_err(Message::from)?;
        return Ok(Recovered::Replaced(kept));
    }
    let at = match obstacle {
        Obstacle::Differs(at) => at,
        Obstacle::Longer | Obstacle::Io(_) => same as u64,
    };
    let line = line_of(event, at);
    Err(msg!("event-file.differ", mirror = &mirror.path, event = &event.path, line))
}

/// Whether all that can be read of the one event is the beginning of the other.
fn begins(one: &Event, other: &Event) -> bool {
    one.head.id == other.head.id && other.log.starts_with(&one.log)
}

/// How long the opening waits for the other disk. One that does not answer bars nothing.
const ANSWERS_WITHIN: Duration = Duration::from_secs(1);

/// Why nothing may be saved: the mirror has actions that the event lacks.
pub(super) fn newer(disk: &Disk, event: &Path, mirror: &Path) -> Option<Trouble> {
    let place = |path: &Path| Place { disk: disk.clone(), path: path.to_owned() };
    let (event, mirror) = (place(event), place(mirror));
    let (sender, receiver) = channel();
    let started =
        thread::Builder::new().spawn(move || drop(sender.send(compared(&event, &mirror))));
    started.ok()?;
    receiver.recv_timeout(ANSWERS_WITHIN).ok().flatten()
}

/// As the trouble of an event that is opened, for a mirror that is asked for elsewhere.
pub fn newer_mirror(event: &Path, mirror: &Path) -> Option<Message> {
    newer(&Disk::default(), event, mirror).map(|trouble| trouble.sentence)
}

fn compared(event: &Place, mirror: &Place) -> Option<Trouble> {
    // The mirror is read first: it has nothing that the event does not have by then.
    let theirs = whole_lines(bytes(mirror)?);
    if bytes(event)?.starts_with(&theirs) {
        return None;
    }
    let (theirs, ours) = (loaded(mirror)?.event, loaded(event)?.event);
    if theirs.head.id != ours.head.id || theirs.ruleset.id != ours.ruleset.id {
        return None;
    }
    let both = theirs.log.iter().zip(ours.log.iter()).take_while(|(a, b)| a == b).count();
    let [more, own] = [&theirs, &ours].map(|event| event.log.len() - both);
    // `edit` asks its user to move the mirror away.
    let by_hand = ours.log[both..].iter().any(|e| matches!(e.action, Action::ByHand(_)));
    if more == 0 || by_hand {
        return None;
    }
    let recover = recovery(&mirror.path, &event.path);
    let aside = |place: &Place| format!("mv {0} {0}.aside", in_shell(&place.path));
    let (without, first) = (aside(mirror), aside(event));
    let (event, mirror) = (&event.path, &mirror.path);
    let command = if own == 0 { recover } else { format!("{first} && {recover}") };
    Some(match own {
        0 => Trouble {
            cause: msg!("event-file.cause", cause = "newer"),
            sentence: msg!("event-file.mirror-newer", event, mirror, n = more, command, without),
            mirror: Some(MirrorAhead::Newer),
        },
        _ => Trouble {
            cause: msg!("event-file.cause", cause = "split"),
            sentence: msg!("event-file.split", event, mirror, n = both + 1, command, without),
            mirror: Some(MirrorAhead::Split),
        },
    })
}

fn bytes(place: &Place) -> Option<Vec<u8>> {
    opened(place)?.read(0, u64::MAX).ok()
}

fn loaded(place: &Place) -> Option<Loaded> {
    log::load(&opened(place)?, &place.path).ok()
}

/// The file, without a lock: a line that is being written is left out.
fn opened(place: &Place) -> Option<File> {
    let meta = place.disk.stat(&place.path).ok()?;
    is_file(&meta).ok().filter(|()| meta.length <= LARGEST)?;
    place.disk.open(&place.path, false).ok()
}
