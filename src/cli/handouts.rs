//! What leaves the event: the paper pack, the site, also as it is served, and the mirror; and recovery
//! from the mirror.

use super::event_file::{Places, user};
use super::language::Speech;
use super::output::{Stop, in_words, print_inline, say, warn};
use crate::event::Command;
use crate::event::outputs::checked_mirror;
use crate::export::{Carrier, shown_path};
use crate::handout::{Due, HandoutOrder, Published, published, site, write_now};
use crate::serve::{Listen, ServeError, Server, Setting};
use crate::store::{
    AskedMirror, Mirrored, Mirrors, RecoverError, Recovered, Recovery, Request, Session, in_shell,
    newer_mirror, reason, recover,
};
use crate::tui::clock::now;
use crate::tui::ui::text::sanitise;
use crate::words::Message;
use crate::{handout, msg};
use clap::Args;
use std::io::{self, IsTerminal};
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The public view of the event as last written.
#[derive(Debug, Clone, Copy)]
pub(super) struct Handouts(Published);

impl Handouts {
    /// The state before the first action, which needs no handouts.
    pub(super) fn of(session: &Session) -> Handouts {
        Handouts(published(session.event(), &session.outputs()))
    }

    /// Writes what is due after an action that is saved, and returns what went wrong.
    pub(super) fn write(&mut self, session: &Session, speech: &Speech) -> Vec<Message> {
        let before = std::mem::replace(&mut self.0, published(session.event(), &session.outputs()));
        written(session, speech, self.0.due_since(before))
    }

    /// Writes the sheets that are due after one verb of many, with warnings for what went wrong.
    /// The site follows at the end, because each verb changes it.
    pub(super) fn follow_in_sheets(&mut self, session: &Session, speech: &Speech) {
        let before = self.0;
        self.0 = published(session.event(), &session.outputs()).with_site_of(before);
        written(session, speech, self.0.due_since(before)).iter().for_each(warn);
    }

    /// As [`Handouts::write`], with warnings for what went wrong. The action stays saved.
    pub(super) fn follow(&mut self, session: &Session, speech: &Speech) {
        self.write(session, speech).iter().for_each(warn);
    }
}

fn written(session: &Session, speech: &Speech, due: Due) -> Vec<Message> {
    if !due.any() {
        return Vec::new();
    }
    let (event, path) = (session.event().clone(), session.path().to_owned());
    let words = speech.for_players(&event);
    write_now(&HandoutOrder { event, path, outputs: session.outputs(), words, now: now(), due })
}

/// Write a static site for phones
#[derive(Debug, Args)]
pub(super) struct PublishArgs {
    event: PathBuf,
    dir: PathBuf,
}

pub(super) fn run_publish(
    places: &Places,
    asked: &PublishArgs,
    speech: &Speech,
) -> Result<(), Stop> {
    let languages = speech.for_site()?;
    let mut session = Session::open(&places.event(&asked.event)?)?;
    session.take_notices().iter().for_each(|notice| warn(&notice.0));
    session.lacks_of_mirror().into_iter().for_each(warn);
    // A damaged event could show players wrong tables.
    if let Some(damage) = session.damage() {
        return Err(Stop::unreadable(damage.message()));
    }
    let event = session.event();
    let content = site::content(event, now(), &languages(event));
    let written = handout::write(&asked.dir, event, &content).map_err(Stop::refused)?;
    let folder = shown_path(&asked.dir);
    let message = match written.files {
        0 => msg!("pages.unchanged", folder),
        n => msg!("pages.written", n, folder),
    };
    say(message)?;
    let carrier = Carrier::of_settings();
    handout::carry_on(&asked.dir, written.files > 0, carrier.as_ref()).map_err(Stop::refused)
}

/// Let players report their results from their phones
#[derive(Debug, Args)]
pub(super) struct ServeArgs {
    event: PathBuf,
    #[arg(long, value_name = "ADDRESS:PORT", value_parser = place)]
    listen: Option<SocketAddr>,
}

/// Reads where to listen: `0.0.0.0:8080`, or `localhost:8080`.
fn place(text: &str) -> Result<SocketAddr, String> {
    let why =
        |error: io::Error| in_words(msg!("serve.no-address", at = text, why = reason(&error)));
    let found: Vec<SocketAddr> = text.to_socket_addrs().map_err(why)?.collect();
    let plain = found.iter().find(|at| at.is_ipv4()).or(found.first());
    plain.copied().ok_or_else(|| why(io::ErrorKind::AddrNotAvailable.into()))
}

pub(super) fn run_serve(places: &Places, asked: &ServeArgs, speech: &Speech) -> Result<(), Stop> {
    let languages = Box::new(speech.for_site()?);
    let path = places.event_to_write(&asked.event)?;
    let listen = asked.listen.map_or(Listen::Here, Listen::At);
    let setting = Setting { languages, now, by: user()?, tell: warn };
    let server = Server::start(&path, listen, setting).map_err(|error| match error {
        ServeError::Store(error) => error.into(),
        ServeError::Refused(why) => Stop::refused(why),
    })?;
    let address = server.address();
    say(msg!("serve.serving", event = shown_path(&path), address))?;
    if !server.takes_reports() {
        say(msg!("serve.no-reports"))?;
    }
    match server.is_local() {
        true => say(msg!("serve.local"))?,
        false => warn(msg!("serve.plain-http")),
    }
    server.wait();
    Ok(())
}

/// How long the answer waits for the other disk.
const PATIENCE: Duration = Duration::from_millis(1000);

/// Mirrors this action, if the event has a mirror. Returns whether that succeeded.
pub(super) fn mirrored(mirrors: &mut Mirrors, session: &Session, n: u64) -> Option<Mirrored> {
    mirrors.saved(session, n, PATIENCE, || {})
}

/// The mirror that the option asks for; it belongs to this event.
///
/// # Errors
/// It is not the name of an event file, or it has actions that the event lacks.
pub(super) fn asked_mirror(
    event: &Path,
    option: Option<&Path>,
) -> Result<Option<AskedMirror>, Stop> {
    let Some(path) = option else { return Ok(None) };
    checked_mirror(&path.to_string_lossy()).map_err(|refusal| Stop::usage(refusal.0))?;
    let absolute = |path: &Path| std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let (event, mirror): (PathBuf, PathBuf) = (absolute(event), absolute(path));
    if let Some(why) = newer_mirror(&event, &mirror) {
        return Err(Stop::refused(why));
    }
    Ok(Some(AskedMirror { event, mirror }))
}

/// Go on from the mirror of an event
#[derive(Debug, Args)]
pub(super) struct RecoverArgs {
    mirror: PathBuf,
    event: Option<PathBuf>,
    #[arg(long)]
    yes: bool,
}

/// Restores the event from its mirror, or adds what only the mirror has.
///
/// The log records who recovered which lines.
pub(super) fn run_recover(places: &Places, asked: &RecoverArgs) -> Result<(), Stop> {
    let mirror = &asked.mirror;
    let Some(event) = &asked.event else {
        return Err(Stop::usage(msg!("event-file.where", mirror)));
    };
    places.refuse_trash(event)?;
    let agree = |taken: Vec<Message>| agree(taken, asked.yes, &asked.mirror, event);
    let Recovery { recovered, actions, damage } =
        recover(mirror, event, agree).map_err(|error| match error {
            RecoverError::NoEvent(why) => Stop::unreadable(why),
            RecoverError::Refused(why) => Stop::refused(why),
        })?;
    if let Some(damage) = damage {
        let why = damage.message();
        warn(msg!("event-file.left-out", mirror, n = actions, why));
    }
    let taken = match recovered {
        Recovered::HadAll => 0,
        Recovered::Added(n) => n,
        Recovered::Made | Recovered::Replaced(_) => actions,
    };
    let note = msg!("event-file.note", mirror, n = taken, last = actions);
    let message = match recovered {
        Recovered::Made => msg!("event-file.made", event, mirror, n = actions),
        Recovered::Added(n) => msg!("event-file.added", event, mirror, n),
        Recovered::HadAll => msg!("event-file.had-all", event, mirror),
        Recovered::Replaced(kept) => {
            msg!("event-file.mirror-replaced", event, mirror, kept, n = actions)
        }
    };
    say(message)?;
    // The event may be damaged beyond what the mirror has.
    let mut session = Session::open(event)?;
    if let Some(damage) = session.damage() {
        return Err(Stop::unreadable(damage.message()));
    }
    if taken > 0 {
        let note = Command::Note(sanitise(&in_words(note)));
        session.commit(Request::new(&note, &user()?, now()))?;
    }
    Ok(())
}

/// Shows what would be recovered, and asks; without a terminal the option must confirm it.
fn agree(taken: Vec<Message>, yes: bool, mirror: &Path, event: &Path) -> Result<(), Message> {
    let n = taken.len();
    let lines: String = taken.into_iter().map(|line| in_words(line) + "\n").collect();
    print_inline(&lines);
    if yes {
        return Ok(());
    }
    let command = format!("komandor recover --yes {} {}", in_shell(mirror), in_shell(event));
    let not_taken = msg!("event-file.not-taken", n, command);
    if !io::stdin().is_terminal() {
        return Err(not_taken);
    }
    print_inline(&format!("{} ", in_words(msg!("event-file.ask-taken", n))));
    let mut answer = String::new();
    match io::stdin().read_line(&mut answer) {
        Ok(_) if answer.trim().eq_ignore_ascii_case("y") => Ok(()),
        _ => Err(not_taken),
    }
}

#[cfg(test)]
mod tests {
    use super::place;

    #[test]
    fn a_name_is_a_place_to_listen_at_as_numbers_are() {
        let at = place("localhost:8080").unwrap();
        assert!(at.ip().is_loopback() && at.port() == 8080);
        assert_eq!(place("[::]:80").unwrap().to_string(), "[::]:80");
        assert!(place("localhost").unwrap_err().starts_with("Can't serve at localhost: "));
    }
}
