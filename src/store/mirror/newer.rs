//! Compares an event with its mirror when it is opened, before an action splits the two.

use super::complete::{Place, whole_lines};
use crate::event::Action;
use crate::msg;
use crate::store::disk::Disk;
use crate::store::error::{Trouble, shown};
use crate::store::open::is_file;
use crate::store::read::{self, Loaded};
use crate::store::rescue::recovery;
use crate::store::shell::in_shell;
use crate::store::stamp::LARGEST;
use crate::store::system::File;
use crate::words::Message;
use std::io::Read;
use std::path::Path;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

/// How long the opening waits for the other disk. One that does not answer bars nothing.
const PATIENCE: Duration = Duration::from_secs(1);

/// Why nothing may be saved: the mirror has actions that the event lacks.
pub(in crate::store) fn newer(disk: &Disk, event: &Path, mirror: &Path) -> Option<Trouble> {
    let place = |path: &Path| Place { disk: disk.clone(), path: path.to_owned() };
    let (event, mirror) = (place(event), place(mirror));
    let (tell, told) = channel();
    let started = thread::Builder::new().spawn(move || drop(tell.send(compared(&event, &mirror))));
    started.ok()?;
    told.recv_timeout(PATIENCE).ok().flatten()
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
    // Who edits the event by hand is told then to move the mirror away.
    let by_hand = ours.log[both..].iter().any(|e| matches!(e.action, Action::ByHand(_)));
    if more == 0 || by_hand {
        return None;
    }
    let recover = recovery(&mirror.path, &event.path);
    let aside = |place: &Place| format!("mv {0} {0}.aside", in_shell(&place.path));
    let (without, first) = (aside(mirror), aside(event));
    let (event, mirror) = (shown(&event.path), shown(&mirror.path));
    Some(match own {
        0 => Trouble::new(
            msg!("mirror.cause-newer"),
            msg!("mirror.newer", event, mirror, n = more, command = recover, without),
        ),
        _ => Trouble::new(
            msg!("mirror.cause-split"),
            msg!(
                "mirror.split",
                event,
                mirror,
                n = both + 1,
                command = format!("{first} && {recover}"),
                without
            ),
        ),
    })
}

fn bytes(place: &Place) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    place.disk.reader(&opened(place)?, 0).read_to_end(&mut bytes).ok()?;
    Some(bytes)
}

fn loaded(place: &Place) -> Option<Loaded> {
    read::load(&place.disk, &opened(place)?, &place.path).ok()
}

/// The file, without a lock: a line that is being written is left out.
fn opened(place: &Place) -> Option<File> {
    let meta = place.disk.stat(&place.path).ok()?;
    is_file(&meta).ok().filter(|()| meta.length <= LARGEST)?;
    place.disk.open(&place.path, false).ok()
}
