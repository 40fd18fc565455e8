//! The people of older events: those of one, to be registered in another, and all who are known.

use super::disk::Disk;
use super::error::StoreError;
use super::home;
use super::open;
use super::read;
use super::shelf::Shelf;
use crate::event::name::lower_case;
use crate::event::{Entrant, Event, NewEntrant, Status, Texts};
use crate::msg;
use crate::words::Message;
use std::cmp::Reverse;
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::thread;

/// Somebody who was registered in an older event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownPerson {
    pub name: String,
    /// The club of the newest event that knows one.
    pub club: Option<String>,
    /// The number by which a league or a federation knows them.
    pub member: Option<String>,
}

/// Whether this path ends as that of an event file does.
pub fn is_event(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "yaml")
}

/// Everybody who was registered in this event, apart from those who were disqualified.
///
/// Start numbers stay behind, because they belong to the older event.
///
/// # Errors
/// The file cannot be read.
pub fn people(disk: &Disk, path: &Path) -> Result<SamePeople, StoreError> {
    let event = event_at(disk, path)?;
    let is_out = |entrant: &&Entrant| matches!(entrant.status, Status::Disqualified { .. });
    let (disqualified, welcome): (Vec<&Entrant>, Vec<&Entrant>) =
        event.registered().partition(is_out);
    let invited = welcome.into_iter().map(|entrant| NewEntrant {
        name: entrant.name.clone(),
        table: entrant.table,
        house: entrant.house,
        ..NewEntrant::default().with_texts_of(entrant)
    });
    Ok(SamePeople {
        invited: invited.collect(),
        disqualified: disqualified.into_iter().map(|entrant| entrant.name.clone()).collect(),
    })
}

/// The people of an older event, for a new one.
#[derive(Debug, Default)]
pub struct SamePeople {
    pub invited: Vec<NewEntrant>,
    /// Those who were disqualified are not registered again without a word.
    disqualified: Vec<String>,
}

impl SamePeople {
    /// Says who is left out; None: nobody is.
    pub fn left_out(&self) -> Option<Message> {
        let names = self.disqualified.clone();
        (!names.is_empty()).then(|| msg!("told.disqualified-left-out", names))
    }
}

fn event_at(disk: &Disk, path: &Path) -> Result<Event, StoreError> {
    let (file, _, _) = open::event_file(disk, path)?;
    Ok(read::load(disk, &file, path)?.event)
}

/// Everybody in the events of this home and of its archive, those of the newest day first.
///
/// A name stands once, whatever its case. House players are nobody. The file `except` is left
/// out, and so is every file or folder that cannot be read.
pub fn known_people(disk: &Disk, home: &Path, except: &Path) -> Vec<KnownPerson> {
    let files = [Shelf::Events, Shelf::Archive].map(|shelf| shelf.folder(home));
    let files =
        files.iter().flat_map(|folder| home::files(disk, folder, "yaml").unwrap_or_default());
    let events = files.filter(|path| path != except).filter_map(|path| event_at(disk, &path).ok());
    let mut events: Vec<Event> = events.collect();
    events.sort_by_key(|event| Reverse(event.head.date.clone()));
    let mut known: Vec<KnownPerson> = Vec::new();
    let mut named: HashSet<String> = HashSet::new();
    for entrant in events.iter().flat_map(Event::registered).filter(|entrant| !entrant.house) {
        for (name, member) in entrant.players() {
            if named.insert(lower_case(name).collect()) {
                let (name, member) = (name.to_owned(), member.map(str::to_owned));
                known.push(KnownPerson { name, club: entrant.club.clone(), member });
            }
        }
    }
    known
}

/// Reads [`known_people`] in a thread of its own, which ends when they are told.
///
/// Nobody is told if the thread cannot start, or of a disk that tells of nothing by itself.
pub fn tell_known_people(
    disk: &Disk,
    home: PathBuf,
    except: PathBuf,
    tell: impl FnOnce(Vec<KnownPerson>) + Send + 'static,
) {
    if disk.system().is_watched() {
        // Calls that are made to fail are those of the session.
        let read = move || tell(known_people(&Disk::default(), &home, &except));
        drop(thread::Builder::new().spawn(read));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::fixture::Desk;
    use crate::store::create;

    fn event(folder: &Path, date: &str, people: &[(&str, &str)]) -> PathBuf {
        std::fs::create_dir_all(folder).unwrap();
        let desk = Desk::custom(0, 0, &[]);
        let path = folder.join(format!("{date}.yaml"));
        let head = crate::event::Head { date: date.to_owned(), ..desk.event.head.clone() };
        create(&path, &head, &desk.event.ruleset).unwrap();
        let mut session = crate::store::Session::open(&path).unwrap();
        for (name, club) in people {
            let club = Some((*club).to_owned()).filter(|club| !club.is_empty());
            let new = NewEntrant { name: (*name).to_owned(), club, ..NewEntrant::default() };
            let command = crate::event::Command::Add(new);
            let now = crate::event::Moment::new(1_795_251_600, 3600);
            session.commit(crate::store::Request::new(&command, "anna", now)).unwrap();
        }
        path
    }

    #[test]
    fn the_newest_come_first_and_a_broken_file_is_left_out() {
        let folder = tempfile::tempdir().unwrap();
        let home = folder.path();
        event(home, "2026-01-10", &[("Ewa Zięba", "Cube"), ("Jan Lis", "")]);
        event(&home.join("archive"), "2026-03-14", &[("ewa zięba", "Bard"), ("Ola Wilk", "Bard")]);
        let here = event(home, "2026-05-01", &[("Iga Szpak", "")]);
        std::fs::write(home.join("broken.yaml"), "komandor: [").unwrap();
        std::fs::write(home.join("empty.yaml"), "").unwrap();
        let known = known_people(&Disk::default(), home, &here);
        let told: Vec<(&str, Option<&str>)> =
            known.iter().map(|known| (known.name.as_str(), known.club.as_deref())).collect();
        let bard = Some("Bard");
        assert_eq!(told, [("ewa zięba", bard), ("Ola Wilk", bard), ("Jan Lis", None)]);
        assert!(known_people(&Disk::default(), &home.join("nowhere"), &here).is_empty());
    }
}
