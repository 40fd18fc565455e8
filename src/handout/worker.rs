//! Writes the handouts that are due: at once for a command, in the background for a screen.

use super::{folder, paper, site};
use crate::event::actions::Fact;
use crate::event::{Event, Moment, Outputs, Paper, Round};
use crate::export::{Carrier, shown_path};
use crate::msg;
use crate::store::{open_ours, reason};
use crate::words::{Message, Words};
use std::collections::BTreeMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;
use std::{fs, io, thread};

/// How long the program's exit waits for what is being written.
const LAST_WAIT: Duration = Duration::from_secs(3);

/// The pause before a failed upload of a site is repeated.
const AGAIN: Duration = Duration::from_secs(30);

/// News about handouts for a screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HandedOut {
    /// What went wrong; empty if nothing did.
    Problems(Vec<Message>),
    /// A site whose upload had failed has been uploaded.
    CarriedAgain,
}

/// A state of an event to write.
#[derive(Debug)]
pub struct HandoutOrder {
    pub event: Event,
    /// The event's file, to which folders are relative.
    pub path: PathBuf,
    /// Where this computer writes everything.
    pub outputs: Outputs,
    /// The language of what players read.
    pub words: Words,
    /// The time for the clock and the estimated end on the site.
    pub now: Moment,
    pub due: Due,
}

/// Writes everything that is due, and returns what went wrong.
pub fn write_now(order: &HandoutOrder) -> Vec<Message> {
    write(order, Carrier::of_settings().as_ref())
}

fn write(order: &HandoutOrder, carrier: Option<&Carrier>) -> Vec<Message> {
    let HandoutOrder { event, path, outputs, words, now, due } = order;
    let mut problems = Vec::new();
    let paper = paper_folder(outputs, path)
        .filter(|_| due.paper)
        .map(|folder| folder::write(&folder, event, &paper::content(event, words)));
    if let Some(Err(why)) = paper {
        problems.push(msg!("pages.paper", why));
    }
    if let Some(folder) = site_folder(order).filter(|_| due.site) {
        // Two screens of different languages would overwrite each other's default pages, so these
        // keep their language, unless the event has one of its own.
        let languages = match event.setup.language() {
            Some(_) => site::languages(words),
            None => site::plain_names_kept(site::languages(words), &folder::files(&folder, event)),
        };
        let content = site::content(event, *now, &languages);
        let done = folder::write(&folder, event, &content).map_err(|why| msg!("pages.site", why));
        let carried = done.and_then(|done| carry_on(&folder, done.files > 0, carrier));
        problems.extend(carried.err());
    }
    problems
}

fn site_folder(order: &HandoutOrder) -> Option<PathBuf> {
    order.outputs.publish().map(|folder| beside(&order.path, folder))
}

/// The folder of this event's paper pack, if there is one.
fn paper_folder(outputs: &Outputs, path: &Path) -> Option<PathBuf> {
    match outputs.paper() {
        Paper::Off => None,
        Paper::Beside => Some(paper_beside(path)),
        Paper::Folder(folder) => Some(beside(path, folder)),
    }
}

/// The folder beside the event's file, such as `shop.paper` beside `shop.yaml`.
fn paper_beside(path: &Path) -> PathBuf {
    path.with_extension("paper")
}

/// The folder, relative to the event's file.
fn beside(path: &Path, folder: &str) -> PathBuf {
    path.parent().unwrap_or(Path::new("")).join(folder)
}

/// The thread that writes for a screen, always the newest state it was given.
#[derive(Debug)]
pub struct HandoutWriter {
    orders: Option<Sender<Box<HandoutOrder>>>,
    ended: Receiver<()>,
}

impl HandoutWriter {
    /// Starts the thread, which reports what went wrong, and what succeeded after that.
    ///
    /// # Errors
    /// No thread can be started.
    pub fn start(report: impl Fn(HandedOut) + Send + 'static) -> io::Result<HandoutWriter> {
        HandoutWriter::begin(report, Carrier::of_settings, AGAIN)
    }

    fn begin(
        report: impl Fn(HandedOut) + Send + 'static,
        carrier: impl Fn() -> Option<Carrier> + Send + 'static,
        again: Duration,
    ) -> io::Result<HandoutWriter> {
        let (orders, receiver) = channel::<Box<HandoutOrder>>();
        let (end, ended) = channel();
        thread::Builder::new().spawn(move || {
            work(&receiver, report, carrier, again);
            // The receiver may be gone at exit.
            let _ = end.send(());
        })?;
        Ok(HandoutWriter { orders: Some(orders), ended })
    }

    pub fn order(&self, order: HandoutOrder) {
        // Sending fails only if the thread has died; the event itself is saved.
        if let Some(orders) = &self.orders {
            let _ = orders.send(order.into());
        }
    }
}

/// Writes orders until there can be no more, and repeats failed uploads.
fn work(
    orders: &Receiver<Box<HandoutOrder>>,
    report: impl Fn(HandedOut),
    carrier: impl Fn() -> Option<Carrier>,
    again: Duration,
) {
    // The sites whose upload failed, by event.
    let mut uncarried: BTreeMap<PathBuf, PathBuf> = BTreeMap::new();
    loop {
        let next = match uncarried.is_empty() {
            true => orders.recv().map_err(RecvTimeoutError::from),
            false => orders.recv_timeout(again),
        };
        let carrier = carrier();
        let first = match next {
            Ok(order) => order,
            Err(RecvTimeoutError::Disconnected) => return,
            Err(RecvTimeoutError::Timeout) => {
                uncarried.retain(|_, site| match carry_on(site, false, carrier.as_ref()) {
                    // Without a command there is nothing to upload with.
                    Ok(()) if is_uncarried(site) => true,
                    Ok(()) => {
                        report(HandedOut::CarriedAgain);
                        false
                    }
                    Err(why) => {
                        report(HandedOut::Problems(vec![why]));
                        true
                    }
                });
                continue;
            }
        };
        // Only orders for the same event are superseded.
        let mut due = vec![first];
        for mut newer in orders.try_iter() {
            match due.iter_mut().find(|order| order.path == newer.path) {
                Some(older) => {
                    newer.due = newer.due.and(older.due);
                    *older = newer;
                }
                None => due.push(newer),
            }
        }
        for order in &due {
            let mut problems = write(order, carrier.as_ref());
            let site = site_folder(order);
            let left = site.as_ref().filter(|site| !order.due.site && is_left(site, &order.event));
            problems.extend(left.and_then(|site| carry_on(site, false, carrier.as_ref()).err()));
            report(HandedOut::Problems(problems));
            if !order.due.site && left.is_none() {
                continue;
            }
            let failed = uncarried.remove(&order.path).is_some() || left.is_some();
            match site {
                Some(site) if is_uncarried(&site) => {
                    uncarried.insert(order.path.clone(), site);
                }
                Some(_) if failed => report(HandedOut::CarriedAgain),
                _ => {}
            }
        }
    }
}

/// Whether an earlier program failed to upload the site of this event.
fn is_left(site: &Path, event: &Event) -> bool {
    is_uncarried(site) && folder::is_of(site, event)
}

impl Drop for HandoutWriter {
    /// Waits until everything ordered is written, but no longer than a few seconds.
    fn drop(&mut self) {
        self.orders = None;
        let _ = self.ended.recv_timeout(LAST_WAIT);
    }
}

/// A fingerprint of the public part of an event: a number for the sheets, and one for the site.
///
/// Two states with the same numbers need no new sheets and no new site.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Published {
    paper: u64,
    site: u64,
}

/// The folders to write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Due {
    pub paper: bool,
    pub site: bool,
}

impl Due {
    /// Nothing to write: only uploads left by another program are done.
    pub const NOTHING: Due = Due { paper: false, site: false };

    /// Whether there is anything to write.
    pub fn any(self) -> bool {
        self.paper || self.site
    }

    /// The folders due by this or by the other.
    #[must_use]
    pub fn and(self, other: Due) -> Due {
        Due { paper: self.paper || other.paper, site: self.site || other.site }
    }
}

impl Published {
    /// The folders to write since the state before.
    pub fn due_since(self, before: Published) -> Due {
        Due { paper: self.paper != before.paper, site: self.site != before.site }
    }

    /// The same with the site as it was before.
    #[must_use]
    pub fn with_site_of(self, before: Published) -> Published {
        Published { site: before.site, ..self }
    }
}

/// The fingerprint of the public part of this event, and where this computer writes it.
///
/// The sheets change when a round is published, changed or finished, when the cut is made, and at
/// the end. No result in the middle of a round changes them. The site can change with every line of
/// the log.
pub fn published(event: &Event, here: &Outputs) -> Published {
    let (paper, site) = (of_sheets(event, here), of_site(event, here));
    Published { paper, site }
}

fn of_site(event: &Event, here: &Outputs) -> u64 {
    let mut hasher = DefaultHasher::new();
    if let Some(folder) = here.publish() {
        (folder, event.log.len()).hash(&mut hasher);
    }
    hasher.finish()
}

fn of_sheets(event: &Event, here: &Outputs) -> u64 {
    let mut hasher = DefaultHasher::new();
    let mut newest = event.stages.iter().rev().flat_map(|stage| stage.rounds.iter().rev());
    if let Some(round) = newest.find(|round| !round.held) {
        hash_round(round, &mut hasher);
    }
    event.stages.len().hash(&mut hasher);
    event.finished.is_some().hash(&mut hasher);
    event.name().hash(&mut hasher);
    here.paper.hash(&mut hasher);
    event.setup.language.hash(&mut hasher);
    // A correction of an older round, or its undo, changes earlier sheets.
    if let Some(last) = event.log.last() {
        let meant = event.meant(&last.action).unwrap_or(&last.action);
        let changes_names = matches!(meant.footprint().fact, Fact::Edited(_));
        let reported = meant.reported();
        if changes_names || reported.is_some_and(|of| !event.is_newest(of.stage, of.round)) {
            last.n.hash(&mut hasher);
        }
    }
    hasher.finish()
}

fn hash_round(round: &Round, hasher: &mut DefaultHasher) {
    let complete = round.missing().next().is_none();
    (round.number, round.minutes, complete).hash(hasher);
    for pairing in &round.pairings {
        (pairing.table, pairing.a, pairing.b, pairing.extra_minutes).hash(hasher);
        if complete {
            pairing.outcome.hash(hasher);
        }
    }
}

/// The marker file in the folder of a site until all of it has been uploaded, by whichever program.
const UNCARRIED: &str = ".komandor-uncarried";

/// Runs the user's upload command, if there is one and the folder has anything new.
///
/// # Errors
/// The command failed, and says why.
pub fn carry_on(
    folder: &Path,
    has_changed: bool,
    carrier: Option<&Carrier>,
) -> Result<(), Message> {
    let mark = folder.join(UNCARRIED);
    let Some(carrier) = carrier.filter(|_| has_changed || mark.exists()) else { return Ok(()) };
    // Without the marker the site is uploaded at its next change.
    drop(open_ours(&mark));
    carrier.carry(folder)?;
    drop(fs::remove_file(&mark));
    Ok(())
}

/// Whether the command has failed on this folder, and has not succeeded since.
fn is_uncarried(folder: &Path) -> bool {
    folder.join(UNCARRIED).exists()
}

/// Moves the paper pack along with its event. An existing file or folder there stays.
///
/// # Errors
/// A sentence with the folder that stayed behind; the event itself has moved.
pub fn take_along(from: &Path, to: &Path) -> Result<(), Message> {
    let [from, to] = [from, to].map(paper_beside);
    if !from.is_dir() || to.symlink_metadata().is_ok() {
        return Ok(());
    }
    fs::rename(&from, &to)
        .map_err(|error| msg!("pages.stayed", path = shown_path(&from), why = reason(&error)))
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::event::fixture::Desk;
    use crate::handout::published;

    fn publish(folder: &str) -> Outputs {
        Outputs { publish: Some(folder.to_owned()), ..Outputs::default() }
    }

    fn order(desk: &Desk, folder: &Path, due: Due) -> HandoutOrder {
        let (event, path) = (desk.event.clone(), folder.join("cup.yaml"));
        let (outputs, words) = (publish("site"), Words::english().clone());
        HandoutOrder { event, path, outputs, words, now: desk.now(), due }
    }

    #[test]
    fn each_result_changes_the_site_and_only_a_finished_round_the_sheets() {
        let mut desk = Desk::custom(3, 0, &["Ala", "Bea", "Cyd", "Dag"]);
        desk.does("pair");
        let none = Outputs::default();
        let mut before = published(&desk.event, &none);
        let mut due = |desk: &mut Desk, verb: &str, here: &Outputs| {
            desk.does(verb);
            let now = published(&desk.event, here);
            let due = now.due_since(before);
            before = now;
            (due.paper, due.site)
        };
        let here = publish("site");
        assert_eq!(due(&mut desk, "report 1 W", &none), (false, false), "there is no site yet");
        assert_eq!(due(&mut desk, "note x", &here), (false, true));
        assert_eq!(due(&mut desk, "timer start", &here), (false, true));
        assert_eq!(due(&mut desk, "report 2 W", &here), (true, true));
        assert_eq!(due(&mut desk, "report 2 L", &here), (true, true));
        assert_eq!(due(&mut desk, "undo", &here), (true, true));
    }

    #[test]
    fn only_what_is_due_is_written_and_what_went_wrong_is_told() {
        let home = tempfile::tempdir().unwrap();
        let mut desk = Desk::custom(3, 0, &["Ala", "Bea", "Cyd", "Dag"]);
        desk.does("pair");
        let site = Due { paper: false, site: true };
        assert!(write_now(&order(&desk, home.path(), site)).is_empty());
        assert!(home.path().join("site/index.html").exists());
        assert!(!home.path().join("cup.paper").exists());
        std::fs::create_dir(home.path().join("mine")).unwrap();
        std::fs::write(home.path().join("mine/x"), "mine").unwrap();
        let order = HandoutOrder { outputs: publish("mine"), ..order(&desk, home.path(), site) };
        let [why] = &write_now(&order)[..] else { panic!() };
        let mine = crate::export::shown_path(&home.path().join("mine"));
        let message = format!(
            "Site not written: {mine} has other files in it; choose an empty or a new folder."
        );
        assert_eq!(why.to_string(), message);
    }

    /// The server was out of reach for a while, and nothing is played meanwhile.
    #[test]
    fn a_site_that_was_not_carried_on_is_tried_again_until_it_is() {
        let home = tempfile::tempdir().unwrap();
        let desk = Desk::custom(3, 0, &["Ala", "Bea"]);
        let server = home.path().join("server");
        let command = format!("cp -rT {{}} {}", server.display());
        let carrier = move || Some(Carrier::new(command.clone()));
        let (sender, message) = channel();
        let report = move |handed| sender.send(handed).unwrap();
        let writer = HandoutWriter::begin(report, carrier, Duration::from_millis(20)).unwrap();
        // A folder stands in the place of the copy.
        std::fs::create_dir(&server).unwrap();
        std::fs::create_dir(server.join("index.html")).unwrap();
        writer.order(order(&desk, home.path(), Due { paper: false, site: true }));
        for _ in 0..2 {
            let HandedOut::Problems(problems) = message.recv().unwrap() else { panic!("it fails") };
            let [why] = &problems[..] else { panic!("{problems:?}") };
            assert!(why.to_string().starts_with("Site written, but cp "));
        }
        std::fs::remove_dir(server.join("index.html")).unwrap();
        while message.recv().unwrap() != HandedOut::CarriedAgain {}
        assert!(server.join("index.html").is_file());
        // Nothing more is due.
        assert!(message.recv_timeout(Duration::from_millis(200)).is_err());
        // A site that one program failed to carry on is carried by another, though nothing changed.
        std::fs::remove_file(server.join("index.html")).unwrap();
        let site = home.path().join("site");
        let working = Carrier::new(format!("cp -rT {{}} {}", server.display()));
        carry_on(&site, false, Some(&working)).unwrap();
        assert!(!server.join("index.html").exists());
        carry_on(&site, true, Some(&Carrier::new("false"))).unwrap_err();
        carry_on(&site, false, Some(&working)).unwrap();
        assert!(server.join("index.html").is_file());
    }

    /// The program before this one ended while the server was out of reach.
    #[test]
    fn a_site_that_another_program_left_is_carried_on_without_a_change() {
        let home = tempfile::tempdir().unwrap();
        let desk = Desk::custom(3, 0, &["Ala", "Bea"]);
        let site = Due { paper: false, site: true };
        let failed = write(&order(&desk, home.path(), site), Some(&Carrier::new("false")));
        assert_eq!(failed.len(), 1, "{failed:?}");
        let server = home.path().join("server");
        let command = format!("cp -rT {{}} {}", server.display());
        let (sender, message) = channel();
        let report = move |handed| sender.send(handed).unwrap();
        let carrier = move || Some(Carrier::new(command.clone()));
        let writer = HandoutWriter::begin(report, carrier, AGAIN).unwrap();
        let mut other = Desk::custom(3, 0, &["Ala", "Bea"]);
        other.event.head.id = crate::event::EventId::of_bits(1);
        writer.order(order(&other, home.path(), Due::NOTHING));
        assert_eq!(message.recv().unwrap(), HandedOut::Problems(Vec::new()));
        assert!(!server.exists(), "the site of another event is left alone");
        writer.order(order(&desk, home.path(), Due::NOTHING));
        assert_eq!(message.recv().unwrap(), HandedOut::Problems(Vec::new()));
        assert_eq!(message.recv().unwrap(), HandedOut::CarriedAgain);
        assert!(server.join("index.html").is_file());
        writer.order(order(&desk, home.path(), Due::NOTHING));
        assert_eq!(message.recv().unwrap(), HandedOut::Problems(Vec::new()));
        assert!(message.recv_timeout(Duration::from_millis(200)).is_err());
    }

    /// Players keep the page that they have open. Only the organizer gives it another language.
    #[test]
    fn the_plain_names_keep_their_language_until_the_event_has_another() {
        let home = tempfile::tempdir().unwrap();
        let mut desk = Desk::custom(3, 0, &["Ala", "Bea"]);
        let site = Due { paper: false, site: true };
        let polish = Words::built_in("pl").unwrap();
        let page = |name: &str| std::fs::read_to_string(home.path().join("site").join(name));
        let publish = |desk: &Desk, words: &Words| {
            let order = HandoutOrder { words: words.clone(), ..order(desk, home.path(), site) };
            assert!(write_now(&order).is_empty());
            let first = page("index.html").unwrap();
            let tag = first.split("lang=\"").nth(1).unwrap()[..2].to_owned();
            (tag, page("index-en.html").is_ok(), page("index-pl.html").is_ok())
        };
        assert_eq!(publish(&desk, &polish), ("pl".to_owned(), true, false));
        assert_eq!(publish(&desk, Words::english()), ("pl".to_owned(), true, false));
        desk.does("setup language=en");
        assert_eq!(publish(&desk, Words::english()), ("en".to_owned(), false, true));
    }

    /// A site that stands elsewhere may hold anything under the name of the mark.
    #[test]
    fn a_link_in_the_marks_place_is_not_written_through() {
        let home = tempfile::tempdir().unwrap();
        let [site, precious] = ["site", "precious"].map(|name| home.path().join(name));
        fs::create_dir(&site).unwrap();
        fs::write(&precious, "theirs").unwrap();
        std::os::unix::fs::symlink(&precious, site.join(UNCARRIED)).unwrap();
        carry_on(&site, true, Some(&Carrier::new("true"))).unwrap();
        assert_eq!(fs::read_to_string(&precious).unwrap(), "theirs");
    }

    #[test]
    fn a_pipe_in_the_marks_place_is_not_waited_for() {
        let site = tempfile::tempdir().unwrap();
        let pipe = site.path().join(UNCARRIED);
        assert!(std::process::Command::new("mkfifo").arg(pipe).status().unwrap().success());
        carry_on(site.path(), true, Some(&Carrier::new("true"))).unwrap();
    }
}
