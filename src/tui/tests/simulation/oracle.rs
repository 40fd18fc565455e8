//! Keeps all answers, and holds the file to what they say.

use crate::event::{Entry, Event, Moment};
use std::collections::BTreeMap;

/// The answer that somebody got about an action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Answer {
    Saved,
    Refused,
    /// Nobody was told, or that it may have been saved.
    Open,
}

/// The person and the time of an attempt: no two attempts share both.
type Attempt = (String, i64);

#[derive(Default)]
pub(super) struct Oracle {
    answers: BTreeMap<Attempt, Answer>,
    /// Saved actions that must stand in the file, by their numbers.
    pub truth: BTreeMap<u64, Entry>,
    /// How far the file was looked through.
    looked: usize,
    pub saved: u64,
    pub refused: u64,
    pub open: u64,
}

impl Oracle {
    /// Whether nobody of this name has asked at this moment.
    pub fn is_free(&self, by: &str, at: Moment) -> bool {
        !self.answers.contains_key(&(by.to_owned(), at.unix))
    }

    pub fn answer(&mut self, by: &str, at: Moment, answer: Answer) {
        match answer {
            Answer::Saved => self.saved += 1,
            Answer::Refused => self.refused += 1,
            Answer::Open => self.open += 1,
        }
        self.answers.insert((by.to_owned(), at.unix), answer);
    }

    /// This action was answered to be saved.
    pub fn saved(&mut self, entry: &Entry) {
        self.answer(&entry.by, entry.at, Answer::Saved);
        self.truth.insert(entry.n, entry.clone());
    }

    /// The file is another one by now: what was saved and stands in it is what
    /// has to stay there. Returns what is no longer there.
    pub fn rebase(&mut self, log: &[Entry]) -> Vec<Entry> {
        let saved = |entry: &&Entry| {
            self.answers.get(&(entry.by.clone(), entry.at.unix)) == Some(&Answer::Saved)
        };
        let now: BTreeMap<u64, Entry> =
            log.iter().filter(saved).map(|entry| (entry.n, entry.clone())).collect();
        let before = std::mem::replace(&mut self.truth, now);
        self.looked = 0;
        before.into_values().filter(|entry| !log.contains(entry)).collect()
    }

    /// An earlier file is back: this has to stand in it.
    pub fn goes_back_to(&mut self, truth: BTreeMap<u64, Entry>) {
        (self.truth, self.looked) = (truth, 0);
    }

    /// Finds what is wrong with an event as it was read from the file.
    pub fn judge(&mut self, event: &Event, whole: bool) -> Result<(), String> {
        let log = &event.log;
        let from = if whole { 0 } else { self.looked.min(log.len()) };
        for (at, entry) in log.iter().enumerate().skip(from) {
            if entry.n != at as u64 + 1 {
                return Err(format!("action {} stands where {} belongs", entry.n, at + 1));
            }
            match self.answers.get(&(entry.by.clone(), entry.at.unix)) {
                Some(Answer::Saved | Answer::Open) => {}
                Some(Answer::Refused) => {
                    return Err(format!("action {} counts and was refused: {entry:?}", entry.n));
                }
                None => return Err(format!("nobody has asked for {entry:?}")),
            }
        }
        self.looked = log.len();
        let since = if whole { 0 } else { from as u64 };
        for (n, entry) in self.truth.range(since.saturating_sub(1)..) {
            let found = log.get(*n as usize - 1);
            if found != Some(entry) {
                return Err(format!("action {n} was saved: {entry:?}; and there is {found:?}"));
            }
        }
        let newest = self.truth.keys().next_back().copied().unwrap_or(0);
        match newest > log.len() as u64 {
            true => Err(format!("action {newest} was saved, and the file ends before it")),
            false => Ok(()),
        }
    }
}

/// How the line of this action begins in a file.
pub(super) fn line_of(entry: &Entry) -> String {
    format!("- {{n: {}, at: {}, by: \"{}\"", entry.n, entry.at, entry.by)
}

/// Whether the line of this action stands in these bytes.
pub(super) fn holds(bytes: &[u8], entry: &Entry) -> bool {
    let line = line_of(entry);
    bytes.windows(line.len()).any(|window| window == line.as_bytes())
}
