//! Answers requests: the pages of the site, and the form with what is filled in there.

use super::form::{Guest, Note, ask_code};
use super::http::{Answer, Request, Status};
use super::server::{Languages, Setting};
use crate::event::{Command, Event, Moment};
use crate::handout::site::{self, Html};
use crate::msg;
use crate::store::{CommitError, Mirrors, Request as Asked, Session};
use crate::words::Words;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Everything that answers share.
pub struct Desk {
    open: Mutex<Open>,
    site: Mutex<Site>,
    /// When wrong codes came, by the address that they came from.
    wrong: Mutex<HashMap<IpAddr, Vec<Instant>>>,
    now: fn() -> Moment,
}

struct Open {
    session: Session,
    mirrors: Mirrors,
    speak: Languages,
    /// The languages of the pages, and the event's own for which they were found.
    languages: Arc<[Words]>,
    language: Option<String>,
    /// Grows with every change of the event.
    version: u64,
}

/// The pages as they were made last.
#[derive(Default)]
struct Site {
    version: u64,
    files: Arc<HashMap<String, String>>,
}

/// So many wrong codes from one address, within this time, make it wait.
const MOST_WRONG: usize = 5;
const WAIT: Duration = Duration::from_secs(60);

/// The most addresses whose wrong codes are known.
const MOST_ADDRESSES: usize = 4096;

pub fn lock<T>(one: &Mutex<T>) -> MutexGuard<'_, T> {
    one.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Desk {
    pub fn new(session: Session, setting: Setting) -> Desk {
        let Setting { languages: speak, now, .. } = setting;
        let languages = speak(session.event()).into();
        let language = session.event().setup.language.clone();
        let mirrors = Mirrors::default();
        let open = Open { session, mirrors, speak, languages, language, version: 1 };
        Desk { open: open.into(), site: Mutex::default(), wrong: Mutex::default(), now }
    }

    pub fn answer(&self, from: IpAddr, request: &Request) -> Answer {
        let from = network_of(from);
        let mut open = lock(&self.open);
        open.read_on();
        let languages = open.languages.clone();
        let named = |at: &usize| site::report_file(&languages, *at) == request.name;
        let language = match &*request.name {
            "report" => Some(language_of(request, &languages)),
            _ => (0..languages.len()).find(named),
        };
        match language {
            Some(language) => self.report(&mut open, (from, language), request),
            None if request.sends => Answer::plain(Status::NotThatWay),
            None => self.file(open, &request.name),
        }
    }

    /// A file of the site. The pages are made anew if the event has changed.
    fn file(&self, open: MutexGuard<Open>, name: &str) -> Answer {
        let (version, languages) = (open.version, open.languages.clone());
        let mut site = lock(&self.site);
        let event = (site.version < version).then(|| open.session.event().clone());
        // Reports go on while pages are made.
        drop(open);
        if let Some(event) = event {
            let files = site::served(&event, (self.now)(), &languages).into_iter().collect();
            *site = Site { version, files: Arc::new(files) };
        }
        let files = site.files.clone();
        drop(site);
        let name = if name.is_empty() { "index.html" } else { name };
        match files.get(name) {
            None => Answer::plain(Status::NoSuchPage),
            Some(file) => {
                let kind = match name.rsplit('.').next() {
                    Some("css") => "text/css; charset=utf-8",
                    Some("js") => "text/javascript; charset=utf-8",
                    Some("svg") => "image/svg+xml",
                    _ => "text/html; charset=utf-8",
                };
                Answer { status: Status::Done, kind, body: file.clone() }
            }
        }
    }

    fn report(
        &self,
        open: &mut Open,
        (from, language): (IpAddr, usize),
        request: &Request,
    ) -> Answer {
        let languages = open.languages.clone();
        let Some(words) = languages.get(language) else {
            return Answer::plain(Status::NoSuchPage);
        };
        let file = site::report_file(&languages, language);
        let page = |event: &Event, status, content: &Html| {
            let page = site::report_page(event, (self.now)(), &languages, language, content);
            Answer::page(status, page)
        };
        let refused = |event: &Event, status, note: Option<Note>| {
            page(event, status, &ask_code(&file, note.as_ref(), words))
        };
        let code = request.fields.get("code").map_or("", |code| code.trim());
        let event = open.session.event();
        if event.setup.reports.is_none() {
            let note = Note { text: msg!("serve.closed"), done: false };
            return refused(event, Status::Done, Some(note));
        }
        if code.is_empty() {
            return refused(event, Status::Done, None);
        }
        let Some(player) = self.is_known(from, || event.holder_of(code)) else {
            let (status, text) = match self.must_wait(from) {
                true => (Status::Wait, msg!("serve.wait")),
                false => (Status::WrongCode, msg!("serve.wrong-code")),
            };
            return refused(event, status, Some(Note { text, done: false }));
        };
        let mut asked = None;
        let sends = request.sends && request.fields.contains_key("of");
        let guest = Guest { event, player, code };
        let command = sends.then(|| guest.command(request, &mut asked));
        let by = event.author_by_code(player);
        let note = command.map(|command| match command {
            Ok(command) => open.commit(&command, &by, (self.now)()),
            Err(text) => Note { text, done: false },
        });
        let blank = Request::default();
        let filled = if note.as_ref().is_some_and(|note| note.done) { &blank } else { request };
        let guest = Guest { event: open.session.event(), player, code };
        let content = guest.page(&file, filled, (note.as_ref(), asked), words);
        page(guest.event, Status::Done, &content)
    }

    /// The player that a code leads to. An address with too many wrong ones is told nothing.
    fn is_known<T>(&self, from: IpAddr, find: impl FnOnce() -> Option<T>) -> Option<T> {
        if self.must_wait(from) {
            return None;
        }
        let found = find();
        if found.is_none() {
            lock(&self.wrong).entry(from).or_default().push(Instant::now());
        }
        found
    }

    fn must_wait(&self, from: IpAddr) -> bool {
        let mut wrong = lock(&self.wrong);
        if wrong.len() >= MOST_ADDRESSES {
            wrong.retain(|_, when| when.iter().any(|when| when.elapsed() < WAIT));
        }
        // Somebody with very many addresses finds no new one from which to guess.
        let is_full = wrong.len() >= MOST_ADDRESSES;
        let Some(when) = wrong.get_mut(&from) else { return is_full };
        when.retain(|when| when.elapsed() < WAIT);
        when.len() >= MOST_WRONG
    }
}

impl Open {
    /// Reads what others have saved. If the file cannot be read, the event is as it was, and
    /// nothing can be saved either.
    fn read_on(&mut self) {
        if self.session.refresh().is_ok_and(|changed| changed) {
            self.changed();
        }
    }

    fn changed(&mut self) {
        self.version += 1;
        let event = self.session.event();
        if event.setup.language != self.language {
            self.language.clone_from(&event.setup.language);
            self.languages = (self.speak)(event).into();
        }
    }

    fn commit(&mut self, command: &Command, by: &str, now: Moment) -> Note {
        let done = self.session.commit(Asked::new(command, by, now));
        // They are about the file, which is no matter of the players.
        drop(self.session.take_notices());
        self.changed();
        if let Some(n) = done.as_ref().ok().and_then(|done| done.n) {
            self.mirrors.saved(&self.session, n, Duration::ZERO, || {});
        }
        match done {
            Ok(done) => Note { text: done.message, done: true },
            Err(CommitError::Refused(refusal)) => Note { text: refusal.0, done: false },
            Err(_) => Note { text: msg!("slips.not-saved"), done: false },
        }
    }
}

/// The address as wrong codes are counted: of IPv6, one household or hall has 2^64.
fn network_of(from: IpAddr) -> IpAddr {
    match from {
        IpAddr::V4(_) => from,
        IpAddr::V6(ip) => Ipv6Addr::from_bits(ip.to_bits() & !u128::from(u64::MAX)).into(),
    }
}

/// The language of the reader, or the first.
fn language_of(request: &Request, languages: &[Words]) -> usize {
    let wanted = request.fields.get("lang").into_iter().chain(&request.languages);
    let mut known = wanted.filter_map(|tag| {
        let plain = tag.split('-').next().unwrap_or_default();
        let fits = |words: &Words| words.tag().eq_ignore_ascii_case(plain);
        languages.iter().position(fits)
    });
    known.next().unwrap_or(0)
}
