//! The events of a home: listed, named, put away, and read for their people or for a season.

use super::disk::Disk;
use super::error::{Doing, StoreError, reason};
use super::files::{self, write_new};
use super::home::{self, Found};
use super::local;
use super::log::{self, Damage, Loaded};
use crate::event::actions::Setup;
use crate::event::name::{lower_case, normalise};
use crate::event::{Entrant, Event, EventId, NewEntrant, StageKind, Status, Texts};
use crate::msg;
use crate::ruleset::Text;
use crate::words::Message;
use std::cmp::Reverse;
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::thread;

#[derive(Debug, Clone, PartialEq)]
pub struct Seen {
    pub id: EventId,
    pub name: String,
    /// The day, such as `2026-11-21`.
    pub date: String,
    /// The id of the event's ruleset.
    pub game: String,
    pub game_name: Text,
    /// The number of registered entrants, including those who left.
    pub players: usize,
    /// Whether the entrants are teams.
    pub teams: bool,
    /// The settings as they are now.
    pub setup: Setup,
    pub state: State,
    /// Whether a result has been entered, or the event is closed.
    pub has_results: bool,
    /// The damage of the file; the other fields describe the part before it.
    pub damage: Option<Message>,
}

/// How far an event has come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum State {
    /// Nothing has been paired.
    Registration,
    /// This round of this stage was paired last; 0: no round yet.
    Round { stage: StageKind, round: u32 },
    /// There may be no champion.
    Finished { champion: Option<String> },
}

/// Reads the file and returns what the list shows.
///
/// # Errors
/// The file cannot be read at all.
pub(super) fn at(disk: &Disk, path: &Path) -> Result<Seen, StoreError> {
    let (file, _, _) = files::event_file(disk, path)?;
    let Loaded { event, damage, .. } = log::load(&file, path)?;
    let rounds = event.stages.iter().flat_map(|stage| &stage.rounds);
    let has_started =
        rounds.flat_map(|round| &round.pairings).any(|p| !p.is_bye() && p.has_started());
    Ok(Seen {
        id: event.head.id,
        name: event.name().to_owned(),
        date: event.head.date.clone(),
        game: event.ruleset.id.clone(),
        game_name: event.ruleset.name.clone(),
        players: event.players().count(),
        teams: event.ruleset.entrants.team_size > 1,
        setup: event.setup.clone(),
        state: State::of(&event),
        has_results: event.finished.is_some() || has_started || damage.is_some(),
        damage: damage.map(|damage| damage.message()),
    })
}

impl State {
    pub fn of(event: &Event) -> State {
        match (&event.finished, event.stage()) {
            (Some(finished), _) => {
                State::Finished { champion: finished.champion.map(|id| event.label(id)) }
            }
            (None, Some(stage)) => State::Round {
                stage: stage.kind,
                round: stage.rounds.last().map_or(0, |round| round.number),
            },
            (None, None) => State::Registration,
        }
    }
}

/// The folder in which an event of the list is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Shelf {
    #[default]
    Events,
    Archive,
    Trash,
}

impl Shelf {
    pub const ALL: [Shelf; 3] = [Shelf::Events, Shelf::Archive, Shelf::Trash];

    pub fn folder(self, home: &Path) -> PathBuf {
        match self {
            Shelf::Events => home.to_owned(),
            Shelf::Archive => home.join("archive"),
            Shelf::Trash => home.join("trash"),
        }
    }

    /// The shelf of the event in this file, if the events are in `home`. A file anywhere else
    /// counts as one of the events.
    pub fn of(path: &Path, home: &Path) -> Shelf {
        let holds = |shelf: &Shelf| path.parent() == Some(shelf.folder(home).as_path());
        Shelf::ALL.into_iter().find(holds).unwrap_or_default()
    }
}

/// Puts an event on this shelf of the home, under a name that is free there; returns its new path.
///
/// # Errors
/// It has results and would go to the trash, or it cannot be read or moved.
pub fn shelve_on(disk: &Disk, path: &Path, home: &Path, to: Shelf) -> Result<PathBuf, StoreError> {
    let seen = at(disk, path);
    if to == Shelf::Trash && seen.as_ref().is_ok_and(|seen| seen.has_results) {
        return Err(StoreError::HasResults { path: path.to_owned() });
    }
    let seen = match to {
        Shelf::Trash => Some(seen?),
        Shelf::Events | Shelf::Archive => seen.ok(),
    };
    let cannot = |doing| move |source| StoreError::NotMade { path: path.to_owned(), doing, source };
    let folder = to.folder(home);
    if !disk.is_folder(&folder) {
        disk.make_folder(&folder).map_err(cannot(Doing::MakeShelf))?;
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let names = (1..10_000).map(|number| match number {
        1 => format!("{stem}.yaml"),
        _ => format!("{stem}-{number}.yaml"),
    });
    for name in names {
        let place = folder.join(name);
        match disk.rename_new(path, &place) {
            Ok(()) => {
                seen.iter().for_each(|seen| local::moved(disk, seen.id, path, &place));
                let from = path.parent().unwrap_or(home);
                let flushed = disk.fsync_folder(&folder).and_then(|()| disk.fsync_folder(from));
                let Err(source) = flushed else { return Ok(place) };
                let why = reason(&source);
                let sentence = msg!("event-file.moved", path, place = &place, why);
                return Err(StoreError::NotSaved { sentence });
            }
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(cannot(Doing::Move)(error)),
        }
    }
    Err(StoreError::Exists { path: folder.join(format!("{stem}.yaml")) })
}

/// The most events that an ambiguous name lists.
const LISTED: usize = 5;

impl Found {
    /// The event's name, if the file can be read.
    pub fn name(&self) -> Option<&str> {
        self.seen.as_ref().ok().map(|seen| seen.name.as_str())
    }

    /// Whether the event is finished, or cannot be read.
    pub fn is_over(&self) -> bool {
        self.seen.as_ref().map_or(true, |seen| matches!(seen.state, State::Finished { .. }))
    }

    /// Whether each of these words begins a word of the event's name or of its file's. They are
    /// normalised.
    pub fn fits(&self, word: &str) -> bool {
        let file = self.path.file_stem().unwrap_or_default().to_string_lossy();
        begins_words(word, &normalise(&format!("{} {file}", self.name().unwrap_or_default())))
    }
}

/// The events of this name; without any, those whose words these normalised words begin.
pub fn events_named<'a>(found: &'a [Found], word: &str) -> Vec<&'a Found> {
    let is_named = |found: &&Found| found.name().is_some_and(|name| normalise(name) == word);
    let exact: Vec<&Found> = found.iter().filter(is_named).collect();
    if exact.is_empty() { found.iter().filter(|found| found.fits(word)).collect() } else { exact }
}

/// The file of the older event that a text names; None if there is none.
///
/// The text is the name of its file, its name or a part of it. The archive is searched too.
///
/// # Errors
/// Several events fit.
pub fn older_event(home: &Path, text: &str, except: &Path) -> Result<Option<PathBuf>, Message> {
    let word = normalise(text.trim());
    if word.is_empty() || text.contains('/') {
        return Ok(None);
    }
    let folders = [Shelf::Events, Shelf::Archive].map(|shelf| shelf.folder(home));
    let all = folders.iter().filter_map(|folder| home::list(folder).ok()).flatten();
    let all: Vec<Found> = all.filter(|found| found.path != except).collect();
    let file = all.iter().find(|found| {
        let names = [found.path.file_name(), found.path.file_stem()];
        names.contains(&Some(text.trim().as_ref()))
    });
    let fitting = file.map_or_else(|| events_named(&all, &word), |file| vec![file]);
    match &fitting[..] {
        [] => Ok(None),
        [only] => Ok(Some(only.path.clone())),
        several => Err(msg!("common.several", word = text.trim(), events = event_lines(several))),
    }
}

/// A line for each event, with its name and its file.
pub fn event_lines(found: &[&Found]) -> Message {
    let line = |found: &&Found| {
        let file = found.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        msg!("common.labelled", text = found.name().unwrap_or_default(), label = file)
    };
    let mut lines: Vec<Message> = found.iter().take(LISTED).map(line).collect();
    if found.len() > LISTED {
        lines.push(msg!("common.named-more", n = found.len() - LISTED));
    }
    Message::lines(lines)
}

/// Whether each wanted word begins a word of the text. Both are normalised.
fn begins_words(wanted: &str, text: &str) -> bool {
    let words =
        |text| str::split(text, |c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words(wanted).all(|part| words(text).any(|word| word.starts_with(part)))
}

/// The folder of the files of seasons, in the folder of events.
pub fn seasons(home: &Path) -> PathBuf {
    home.join("seasons")
}

/// Creates the file of a season, which must not exist yet.
///
/// # Errors
/// The file exists already, or it cannot be written. No new file is left behind.
pub fn new_season(path: &Path, text: &str) -> Result<(), StoreError> {
    write_new(&Disk::default(), path, text.as_bytes())
}

/// The event files of this folder, in order.
///
/// # Errors
/// The folder cannot be read.
pub fn events_in(disk: &Disk, folder: &Path) -> Result<Vec<PathBuf>, StoreError> {
    home::files(disk, folder, "yaml")
}

/// The event files of a home and of its archive, in order.
///
/// # Errors
/// A folder cannot be read.
pub fn events_of_home(disk: &Disk, home: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let mut all = Vec::new();
    for shelf in [Shelf::Events, Shelf::Archive] {
        all.extend(home::files(disk, &shelf.folder(home), "yaml")?);
    }
    Ok(all)
}

/// Reads an event once, without opening it for work. The message reports damage; the event is then
/// the part before it.
///
/// # Errors
/// The file cannot be read at all.
pub fn look(disk: &Disk, path: &Path) -> Result<(Event, Option<Message>), StoreError> {
    let (file, _, _) = files::event_file(disk, path)?;
    let read = log::load(&file, path)?;
    Ok((read.event, read.damage.as_ref().map(Damage::message)))
}

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
    let (event, _) = look(disk, path)?;
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

#[derive(Debug, Default)]
pub struct SamePeople {
    pub invited: Vec<NewEntrant>,
    /// Those who were disqualified are not registered again without a word.
    disqualified: Vec<String>,
}

impl SamePeople {
    /// The note about who is left out, if anybody is.
    pub fn left_out(&self) -> Option<Message> {
        let names = self.disqualified.clone();
        (!names.is_empty()).then(|| msg!("screen.disqualified-left-out", names))
    }
}

/// Everybody in the events of this home and of its archive, those of the newest day first.
///
/// A name stands once, whatever its case. House players are nobody. The file `except` is left
/// out, and so is every file or folder that cannot be read.
pub fn known_people(disk: &Disk, home: &Path, except: &Path) -> Vec<KnownPerson> {
    let files = [Shelf::Events, Shelf::Archive].map(|shelf| shelf.folder(home));
    let files =
        files.iter().flat_map(|folder| home::files(disk, folder, "yaml").unwrap_or_default());
    let events = files.filter(|path| path != except).filter_map(|path| look(disk, &path).ok());
    let mut events: Vec<Event> = events.map(|(event, _)| event).collect();
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

/// Reads [`known_people`] in a thread of its own, which calls `send` and ends.
///
/// It is not called if the thread cannot start, or on a disk of the tests.
pub fn read_known_people(
    disk: &Disk,
    home: PathBuf,
    except: PathBuf,
    send: impl FnOnce(Vec<KnownPerson>) + Send + 'static,
) {
    if disk.is_watched() {
        // Calls that are made to fail are those of the session.
        let read = move || send(known_people(&Disk::default(), &home, &except));
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
        let found: Vec<(&str, Option<&str>)> =
            known.iter().map(|known| (known.name.as_str(), known.club.as_deref())).collect();
        let bard = Some("Bard");
        assert_eq!(found, [("ewa zięba", bard), ("Ola Wilk", bard), ("Jan Lis", None)]);
        assert!(known_people(&Disk::default(), &home.join("nowhere"), &here).is_empty());
    }
}
