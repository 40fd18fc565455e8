//! Reads a whole event file, and describes damage in it.

use super::damage::{Damage, HEAD_CHANGED, HEAD_CHANGED_UNREAD, Unread};
use super::disk::Disk;
use super::error::{Doing, Notice, StoreError, shown};
use super::header::{self, Header};
use super::lines::{Chain, Lines, Tail};
use super::local;
use super::system::File;
use crate::event::name::is_hostile;
use crate::event::{Entry, Event, Head, Outputs};
use crate::msg;
use crate::ruleset::Ruleset;
use crate::words::Message;
use std::io::{self, BufReader, Read};
use std::path::Path;
use std::sync::Arc;

/// An event file as it was read.
pub(super) struct Loaded {
    pub event: Event,
    pub chain: Chain,
    pub tail: Tail,
    pub damage: Option<Damage>,
}

impl Loaded {
    /// Notices for the organizer about the end of the file.
    pub fn notices(&self, path: &Path) -> Vec<Notice> {
        let mut notices = Vec::new();
        if let (Tail::Torn { bytes, .. }, None) = (&self.tail, &self.damage) {
            notices.push(msg!("store.tail-torn", path = shown(path), bytes = *bytes));
        }
        let named = Outputs::named_by(&self.event);
        if !named.is_empty() {
            let settings = named.to_string().replace(is_hostile, "\u{fffd}");
            notices.push(msg!("here.named-by-the-file", path = shown(path), settings));
        }
        let id = self.event.head.id;
        notices.extend(local::read(id, path).err());
        let elsewhere = local::elsewhere(id, path);
        notices.extend(elsewhere.map(|(other, set)| {
            let (path, other, settings) = (shown(path), shown(&other), set.to_string());
            msg!("here.elsewhere", path, other, settings)
        }));
        notices.into_iter().map(Notice).collect()
    }
}

/// Reads the file from its beginning.
pub(super) fn load(disk: &Disk, file: &File, path: &Path) -> Result<Loaded, StoreError> {
    let (header, lines) = parse(disk, file, path)?;
    let Lines { entries, chain, tail, mut damage } = lines;
    if header.changed {
        damage = Some(head_damage(path, damage, header.lines + 1));
    }
    let ruleset = Arc::new(header.ruleset);
    match Event::replay(header.head.clone(), ruleset.clone(), entries) {
        Ok(event) => Ok(Loaded { event, chain, tail, damage }),
        Err(_) => {
            // This is rare enough to read the lines again instead of keeping a copy.
            let sound = parse(disk, file, path)?.1.entries;
            let (event, problem) = longest_sound(&header.head, &ruleset, &sound)
                .map_err(|problem| StoreError::Foreign { path: path.to_owned(), found: problem })?;
            let line = header.lines + event.log.len() as u64 + 1;
            let read = |entry: &Entry| Unread {
                fits: true,
                entry: Some(entry.clone()),
                text: String::new(),
            };
            let mut behind: Vec<Unread> = sound[event.log.len()..].iter().map(read).collect();
            let (mismatches, says, rest) = damage.map_or_else(Default::default, |damage| {
                (damage.mismatches, damage.says, damage.behind)
            });
            behind.extend(rest);
            let path = path.to_owned();
            let (column, missing, mirror) = (1, false, None);
            let damage =
                Damage { path, line, column, problem, missing, mismatches, says, mirror, behind };
            Ok(Loaded { event, chain, tail, damage: Some(damage) })
        }
    }
}

/// The damage of a head that differs from what was sealed.
///
/// The first line of the log, `first`, is chained to the head, so it cannot fit either.
fn head_damage(path: &Path, damage: Option<Damage>, first: u64) -> Damage {
    let problem = if damage.is_some() { HEAD_CHANGED_UNREAD } else { HEAD_CHANGED };
    let mut damage = damage.unwrap_or_else(|| Damage {
        path: path.to_owned(),
        line: 1,
        column: 1,
        problem: Message::nothing(),
        missing: false,
        mismatches: Vec::new(),
        says: Vec::new(),
        mirror: None,
        behind: Vec::new(),
    });
    let later = |(line, _): &(u64, String)| *line != first;
    (damage.mismatches, damage.says) =
        damage.mismatches.into_iter().zip(damage.says).filter(later).unzip();
    Damage { line: 1, column: 1, problem, missing: false, ..damage }
}

fn parse(disk: &Disk, file: &File, path: &Path) -> Result<(Header, Lines), StoreError> {
    let mut reader = BufReader::with_capacity(1 << 16, disk.reader(file, 0));
    let header = header::read(&mut reader, path)?;
    let start = Chain { offset: header.bytes, line: header.lines + 1, next: 1, sum: header.sum };
    let lines = Lines::read(&mut reader, start, path).map_err(cannot_read(path))?;
    Ok((header, lines))
}

/// The event up to the first line that does not follow from the lines before it, and the reason.
///
/// A later line may undo the action that an earlier one depends on. The later line is
/// then at fault.
fn longest_sound(
    head: &Head,
    ruleset: &Arc<Ruleset>,
    entries: &[Entry],
) -> Result<(Event, Message), Message> {
    let replay =
        |count: usize| Event::replay(head.clone(), ruleset.clone(), entries[..count].to_vec());
    let (mut sound, mut broken) = (0, entries.len());
    while broken - sound > 1 {
        let middle = sound + (broken - sound) / 2;
        match replay(middle) {
            Ok(_) => sound = middle,
            Err(_) => broken = middle,
        }
    }
    let event = replay(sound).map_err(|misfit| misfit.told())?;
    let problem = match replay(broken) {
        Err(misfit) => misfit.told(),
        Ok(_) => msg!("file-line.unfit-log"),
    };
    Ok((event, problem))
}

/// The last bytes before `offset`, to compare them with those read before.
pub(super) fn bytes_before(
    disk: &Disk,
    file: &File,
    offset: u64,
    count: u64,
) -> io::Result<Vec<u8>> {
    let start = offset.saturating_sub(count);
    let mut bytes = Vec::new();
    disk.reader(file, start).take(offset - start).read_to_end(&mut bytes)?;
    Ok(bytes)
}

pub(super) fn cannot_read(path: &Path) -> impl Fn(io::Error) -> StoreError + use<> {
    let path = path.to_owned();
    move |source| StoreError::Io { path: path.clone(), doing: Doing::Read, source }
}
