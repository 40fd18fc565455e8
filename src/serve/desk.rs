//! Answers requests: the pages of the site, and the form with what is filled in there.

use super::form::{Guest, Note, ask_code, noted};
use super::http::{Answer, Request, Status};
use super::server::{Languages, Setting, opened};
use crate::event::{Command, Event, Moment};
use crate::handout::site::{self, Html};
use crate::msg;
use crate::store::{CommitError, FileState, Mirrors, Request as Asked, Session, StoreError};
use crate::words::{Message, Words};
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};
use std::time::{Duration, Instant};

/// Everything that answers share.
pub struct Desk {
    open: Mutex<Open>,
    /// The event as it was read last: nobody who reads waits for somebody who saves.
    shown: Mutex<Arc<Shown>>,
    site: Mutex<Site>,
    /// When wrong codes came, from which addresses.
    wrong: Mutex<HashMap<IpAddr, Vec<Instant>>>,
    is_closed: AtomicBool,
    now: fn() -> Moment,
}

struct Open {
    session: Session,
    mirrors: Mirrors,
    speak: Languages,
    tell: fn(Message),
    /// Why nothing can be saved, as it was said last.
    told: Option<Message>,
}

struct Shown {
    event: Event,
    /// The languages of the pages.
    languages: Arc<[Words]>,
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

/// How long a report waits for another program that has the event file, and how often it looks
/// whether the server was stopped meanwhile.
const PATIENCE: Duration = Duration::from_secs(1);
const LOOK: Duration = Duration::from_millis(50);

pub fn lock<T>(one: &Mutex<T>) -> MutexGuard<'_, T> {
    one.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Desk {
    pub fn new(session: Session, setting: Setting) -> Desk {
        let Setting { languages: speak, now, tell, .. } = setting;
        let event = session.event().clone();
        let shown = Shown { languages: speak(&event).into(), event, version: 1 };
        let open = Open { session, mirrors: Mirrors::default(), speak, tell, told: None };
        Desk {
            open: open.into(),
            shown: Mutex::new(shown.into()),
            site: Mutex::default(),
            wrong: Mutex::default(),
            is_closed: AtomicBool::new(false),
            now,
        }
    }

    /// No report is saved from now on.
    pub fn close(&self) {
        self.is_closed.store(true, Ordering::SeqCst);
        // Whoever saves at this moment ends first.
        drop(lock(&self.open));
    }

    /// Whether players may report, as the event is now.
    pub fn takes_reports(&self) -> bool {
        site::takes_reports(&lock(&self.shown).event)
    }

    pub fn is_closed(&self) -> bool {
        self.is_closed.load(Ordering::SeqCst)
    }

    pub fn answer(&self, from: IpAddr, request: &Request) -> Answer {
        let started = Instant::now();
        let from = network_of(from);
        let shown = self.read_on();
        let languages = &shown.languages;
        let named = |at: &usize| site::report_file(languages, *at) == request.name;
        let language = match &*request.name {
            "report" => Some(language_of(request, languages)),
            _ => (0..languages.len()).find(named),
        };
        match language {
            Some(language) => self.report(shown, (from, language), request, started),
            None if request.sends => Answer::plain(Status::NotThatWay),
            None => self.file(&shown, &request.name),
        }
    }

    /// Reads what others have saved, unless a report is being saved.
    fn read_on(&self) -> Arc<Shown> {
        let open = match self.open.try_lock() {
            Ok(open) => Some(open),
            Err(TryLockError::Poisoned(open)) => Some(open.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        };
        if let Some(mut open) = open
            && open.read_on()
        {
            return self.show(&open);
        }
        lock(&self.shown).clone()
    }

    /// Keeps the event as it is now for all pages.
    fn show(&self, open: &Open) -> Arc<Shown> {
        let mut shown = lock(&self.shown);
        let event = open.session.event().clone();
        let languages = match event.setup.language == shown.event.setup.language {
            true => shown.languages.clone(),
            false => (open.speak)(&event).into(),
        };
        *shown = Shown { event, languages, version: shown.version + 1 }.into();
        shown.clone()
    }

    /// A file of the site. The pages are made anew if the event has changed.
    fn file(&self, shown: &Shown, name: &str) -> Answer {
        let mut site = lock(&self.site);
        if site.version < shown.version {
            let files = site::served(&shown.event, (self.now)(), &shown.languages);
            let files = Arc::new(files.into_iter().collect());
            *site = Site { version: shown.version, files };
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
                Answer { status: Status::Done, kind, body: file.clone(), token: None }
            }
        }
    }

    fn report(
        &self,
        shown: Arc<Shown>,
        (from, language): (IpAddr, usize),
        request: &Request,
        started: Instant,
    ) -> Answer {
        let languages = shown.languages.clone();
        let Some(words) = languages.get(language) else {
            return Answer::plain(Status::NoSuchPage);
        };
        let file = site::report_file(&languages, language);
        let page = |event: &Event, status, content: &Html| {
            let page = site::report_page(event, (self.now)(), &languages, language, content);
            Answer::page(status, page)
        };
        let event = &shown.event;
        let wrong = |text| Note { text, done: false };
        let refused = |status, text: Option<Message>| {
            page(event, status, &ask_code(&file, text.map(wrong).as_ref(), words))
        };
        let code = request.fields.get("code").map_or("", |code| code.trim());
        let closed = match event.finished {
            Some(_) => Some(msg!("serve.event-closed")),
            None if event.takes_reports().is_none() || self.is_closed() => {
                Some(msg!("serve.closed"))
            }
            None => None,
        };
        if closed.is_some() {
            return page(event, Status::Done, &noted(closed.map(wrong).as_ref(), words));
        }
        if code.is_empty() {
            return refused(Status::Done, None);
        }
        let found = event.holder_of(code);
        let token = found.and_then(|player| event.phone_token(player));
        // A phone that once had the right code goes on, although somebody beside it guesses.
        let is_known = token.as_ref().is_some_and(|token| *token == request.token);
        let player = match found {
            Some(player) if is_known || !self.must_wait(from) => player,
            _ => {
                let (status, text) = match self.guessed(from) {
                    true => (Status::Wait, msg!("serve.wait")),
                    false => (Status::WrongCode, msg!("serve.wrong-code")),
                };
                return refused(status, Some(text));
            }
        };
        let mut asked = None;
        let sends = request.sends && request.fields.contains_key("of");
        let command = sends.then(|| Guest { event, player, code }.command(request, &mut asked));
        let (status, note, shown) = match command {
            None => (Status::Done, None, shown),
            Some(Err(text)) => (Status::Done, Some(wrong(text)), shown),
            Some(Ok(command)) => {
                let by = event.author_by_code(player);
                let (status, note, shown) = self.save(&command, &by, started + PATIENCE);
                (status, Some(note), shown)
            }
        };
        let blank = Request::default();
        let filled = if note.as_ref().is_some_and(|note| note.done) { &blank } else { request };
        let guest = Guest { event: &shown.event, player, code };
        let content = guest.page(&file, filled, (note.as_ref(), asked), words);
        Answer { token, ..page(guest.event, status, &content) }
    }

    /// Notes a wrong code, unless its address has to wait: then nothing is noted, and right and wrong
    /// codes get the same answer. Returns whether it waits.
    fn guessed(&self, from: IpAddr) -> bool {
        let waits = self.must_wait(from);
        if !waits {
            lock(&self.wrong).entry(from).or_default().push(Instant::now());
        }
        waits
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

    /// Saves a report, unless another program keeps the event file until then.
    fn save(&self, command: &Command, by: &str, until: Instant) -> (Status, Note, Arc<Shown>) {
        let mut open = lock(&self.open);
        let done = loop {
            if self.is_closed() {
                break Err(None);
            }
            let left = until.saturating_duration_since(Instant::now());
            open.session.patience = left.min(LOOK);
            match open.session.commit(Asked::new(command, by, (self.now)())) {
                Err(CommitError::Store(StoreError::Busy { .. })) if !left.is_zero() => {}
                done => break done.map_err(Some),
            }
        };
        // They are about the file, which is no matter of the players.
        drop(open.session.take_notices());
        if let Some(n) = done.as_ref().ok().and_then(|done| done.n) {
            let Open { session, mirrors, .. } = &mut *open;
            mirrors.saved(session, n, Duration::ZERO, || {});
        }
        let as_before =
            |status, text| (status, Note { text, done: false }, lock(&self.shown).clone());
        let (text, done) = match done {
            Ok(done) => {
                open.told = None;
                (done.message, true)
            }
            Err(Some(CommitError::Store(StoreError::Busy { .. }))) => {
                return as_before(Status::Busy, msg!("serve.busy"));
            }
            Err(None) => return as_before(Status::Done, msg!("serve.closed")),
            Err(Some(CommitError::Refused(refusal))) => (refusal.0, false),
            Err(Some(
                error @ (CommitError::Store(_)
                | CommitError::ReadOnly(_)
                | CommitError::Doubtful { .. }),
            )) => {
                open.tell_once(&error.message());
                return as_before(Status::Busy, msg!("slips.not-saved"));
            }
            Err(Some(_)) => (msg!("slips.not-saved"), false),
        };
        (Status::Done, Note { text, done }, self.show(&open))
    }
}

impl Open {
    /// Reads what others have saved; true: the event has changed. If the file cannot be read, the
    /// event is as it was, and nothing can be saved either.
    fn read_on(&mut self) -> bool {
        let read = self.session.refresh();
        let changed = *read.as_ref().unwrap_or(&false);
        let is_older = self.session.diverged().is_some_and(|now| now.file == FileState::Older);
        let older = is_older.then(|| opened(self.session.path()).ok()).flatten();
        let Some(older) = older else {
            let trouble = read.err().map(|error| error.message());
            match trouble.or_else(|| self.session.read_only().cloned()) {
                Some(why) => self.tell_once(&why),
                None if changed => self.told = None,
                None => {}
            }
            return changed;
        };
        self.session = older;
        (self.tell)(msg!("serve.older", path = self.session.path()));
        true
    }

    /// Says to the organizer why nothing can be saved, until that changes.
    fn tell_once(&mut self, why: &Message) {
        if self.told.as_ref() != Some(why) {
            (self.tell)(why.clone());
            self.told = Some(why.clone());
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
