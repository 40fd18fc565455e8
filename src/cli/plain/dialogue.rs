//! The dialogue: what is open, printing and asking.

use super::reader::{End, OrEnd, Reader, answer};
use crate::cli::event_file::Places;
use crate::cli::handouts::Handouts;
use crate::cli::language::Speech;
use crate::cli::output::{REFUSED, in_words, print, words};
use crate::event::{Event, Reading};
use crate::msg;
use crate::show::spoken;
use crate::store::{AskedMirror, Mirrors, Session};
use crate::words::{Arg, Message};
use std::collections::{BTreeSet, VecDeque};
use std::path::PathBuf;

/// The most lines of a list printed at once.
const AT_ONCE: usize = 10;

/// A dialogue with the organizer, at the list of events or in one event.
pub(super) struct Dialogue<'p> {
    pub(super) places: &'p Places,
    /// The language of what players read.
    pub(super) speech: &'p Speech,
    pub(super) reader: Reader,
    /// The organizer's name, as the log records it.
    pub(super) by: String,
    /// The mirror from the program's arguments.
    pub(super) mirror: Option<AskedMirror>,
    pub(super) open: Option<OpenEvent>,
    /// The event files in the order of their numbers in the list.
    pub(super) listed: Vec<PathBuf>,
    /// The rest of a list, for `more`.
    rest: VecDeque<String>,
    /// A line that did not answer a question; it is carried out next.
    pub(super) unanswering: Option<String>,
    /// The newest answer to a question.
    pub(super) answer: Option<String>,
    /// The exit status of the first line that was not carried out.
    pub(super) status: u8,
}

/// An event, and what the organizer has seen of it.
pub(super) struct OpenEvent {
    pub(super) session: Session,
    /// The newest line of the log that the organizer has seen.
    pub(super) read: u64,
    /// The lines that were saved here.
    pub(super) own: BTreeSet<u64>,
    /// Seconds on the clock at the last prompt.
    pub(super) left: Option<i64>,
    /// The number of pending reports at the last prompt.
    pub(super) waiting: usize,
    /// The problem of the file that was last reported.
    pub(super) trouble: Option<Message>,
    pub(super) handouts: Handouts,
    pub(super) mirrors: Mirrors,
}

impl OpenEvent {
    pub(super) fn new(session: Session, now: i64, mirror: Option<AskedMirror>) -> OpenEvent {
        let read = session.event().next_number() - 1;
        let left = seconds(session.event(), now);
        let waiting = session.event().inbox().count();
        let handouts = Handouts::of(&session);
        OpenEvent {
            session,
            read,
            own: BTreeSet::new(),
            left,
            waiting,
            trouble: None,
            handouts,
            mirrors: Mirrors::new(mirror),
        }
    }

    pub(super) fn event(&self) -> &Event {
        self.session.event()
    }
}

/// Seconds of the round that are left, while the clock runs.
pub(super) fn seconds(event: &Event, now: i64) -> Option<i64> {
    match event.clock.reading(now) {
        Reading::Running(left) if event.finished.is_none() => Some(left),
        _ => None,
    }
}

impl<'p> Dialogue<'p> {
    pub(super) fn new(
        (places, speech): (&'p Places, &'p Speech),
        by: String,
        mirror: Option<AskedMirror>,
    ) -> Dialogue<'p> {
        Dialogue {
            places,
            speech,
            reader: Reader::new(),
            by,
            mirror,
            open: None,
            listed: Vec::new(),
            rest: VecDeque::new(),
            unanswering: None,
            answer: None,
            status: 0,
        }
    }

    pub(super) fn event(&self) -> Option<&Event> {
        self.open.as_ref().map(OpenEvent::event)
    }

    pub(super) fn say(&self, message: impl Into<Message>) -> OrEnd {
        Ok(print(&format!("{}\n", read_out(message)))?)
    }

    /// Prints why a line is not carried out.
    pub(super) fn refuse(&mut self, why: impl Into<Message>, status: u8) -> OrEnd {
        if self.status == 0 {
            self.status = status;
        }
        self.say(why)
    }

    /// Prints a line for each item; the rest follows with `more`.
    pub(super) fn list(&mut self, lines: impl IntoIterator<Item = Message>) -> OrEnd {
        self.list_texts(lines.into_iter().map(read_out))
    }

    /// As `list`, for finished lines.
    pub(super) fn list_texts(&mut self, lines: impl IntoIterator<Item = String>) -> OrEnd {
        self.rest = lines.into_iter().collect();
        self.print_more()
    }

    pub(super) fn more(&mut self) -> OrEnd {
        if self.rest.is_empty() { self.say(msg!("plain.no-more")) } else { self.print_more() }
    }

    fn print_more(&mut self) -> OrEnd {
        let some = self.rest.len().min(AT_ONCE);
        for line in self.rest.drain(..some) {
            print(&format!("{line}\n"))?;
        }
        match self.rest.len() {
            0 => Ok(()),
            n => self.say(msg!("plain.more-follow", n, more = "more")),
        }
    }

    /// Asks for a line; `?` repeats the question. None if the line is empty, which does nothing.
    pub(super) fn ask(&mut self, question: impl Into<Message>) -> OrEnd<Option<String>> {
        let question = read_out(question);
        loop {
            match self.reader.line(&question)? {
                Ok(line) if line == "?" => {}
                Ok(line) => return Ok(Some(line).filter(|line| !line.is_empty())),
                Err(why) => self.refuse(why, REFUSED)?,
            }
        }
    }

    /// As `ask`, if no free text is expected: `quit` leaves the program.
    pub(super) fn ask_or_quit(&mut self, question: impl Into<Message>) -> OrEnd<Option<String>> {
        let line = self.ask(question)?;
        self.answer.clone_from(&line);
        match line.as_deref() {
            Some("quit" | "exit") => {
                self.say(msg!("plain.nothing-saved"))?;
                Err(End::Input)
            }
            _ => Ok(line),
        }
    }

    /// Asks until `read` accepts the answer. None if the question is abandoned.
    ///
    /// The first wrong answer is refused. The second abandons the question and is carried out as a
    /// line of its own, for scripts that did not expect the question.
    pub(super) fn ask_for<T>(
        &mut self,
        question: impl Into<Message>,
        known: impl Into<Message>,
        read: impl Fn(&str) -> Option<T>,
    ) -> OrEnd<Option<T>> {
        let (question, known) = (question.into(), known.into());
        let mut is_refused = false;
        loop {
            let Some(line) = self.ask_or_quit(&question)? else { return Ok(None) };
            match read(&line) {
                Some(answer) => return Ok(Some(answer)),
                None if is_refused => {
                    self.unanswering = Some(line);
                    return Ok(None);
                }
                None => self.refuse(&known, REFUSED)?,
            }
            is_refused = true;
        }
    }

    /// Asks for yes or no. An empty line is a no.
    pub(super) fn agrees(&mut self, question: impl Into<Message>) -> OrEnd<bool> {
        let answered = self.ask_for(question, msg!("plain.yes-or-no"), answer)?;
        Ok(answered.unwrap_or(false))
    }

    /// Prints the items with their numbers and asks for one of them.
    pub(super) fn choose(
        &mut self,
        question: impl Into<Message>,
        items: Vec<Message>,
    ) -> OrEnd<Option<usize>> {
        let all = items.len();
        for (number, item) in (1usize..).zip(items) {
            self.say(numbered(number, item))?;
        }
        self.ask_for(question, msg!("plain.number-from", all), |line| {
            let number = line.parse::<usize>().ok().filter(|number| (1..=all).contains(number));
            number.map(|number| number - 1)
        })
    }
}

/// `3. Celina Gołębiewska`
pub(super) fn numbered(number: usize, item: impl Into<Arg>) -> Message {
    msg!("common.numbered", n = number, item)
}

/// The message in the organizer's language, without signs that a screen reader skips.
pub(super) fn read_out(message: impl Into<Message>) -> String {
    spoken(&in_words(message), words())
}
