//! The thread that finds out who is certain, and plays the rest out.
//!
//! It sleeps while nobody asks. Between two slices of playouts it looks for a newer order, so
//! that work on a state that has passed ends soon. It waits for one as long as the slice took, so
//! it takes half of a core at most. While keys come in it plays nothing: two processors of one
//! core slow each other, and a key comes first. If states follow each other fast, as when another
//! scorekeeper enters a pile, it works only on the one that stays.

use super::figures::{Figures, Odds, OfOne, Order, Wish};
use crate::event::{Event, Id};
use crate::odds::{Playouts, Prospects, prospects, safe_draw};
use crate::show::{PLAYOUTS, odds_seed};
use std::collections::BTreeMap;
use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The most playouts between two looks for a newer order, and the most time for more than one.
const SLICE: u32 = 20;
const SLICE_TIME: Duration = Duration::from_millis(5);
/// The first odds are told after this many playouts, or after this time.
const FIRST: u32 = 200;
const FIRST_AFTER: Duration = Duration::from_millis(300);
/// Finer odds are told this long after the last ones.
const NEXT_AFTER: Duration = Duration::from_millis(500);
/// How long nothing is played after the screen was busy.
const BUSY: Duration = Duration::from_millis(30);
/// A state that comes so soon after the one before it is worked on only if it stays.
const STREAM: Duration = Duration::from_secs(1);
/// A state stays if no other has come for so long.
const STAYS: Duration = Duration::from_millis(200);

/// The thread, until dropped.
#[derive(Debug)]
pub struct Worker {
    asked: Sender<Asked>,
}

/// The messages of the screen to the thread.
#[derive(Debug)]
enum Asked {
    /// Work on another order; None: nobody looks.
    Work(Option<Box<Order>>),
    /// Play nothing for a moment: the screen is busy.
    Wait,
}

/// The thread's next task.
#[derive(Debug)]
enum Next {
    Begin(Option<Box<Order>>),
    Wait,
    Play,
}

impl Worker {
    /// Starts the thread. It gives what it finds to `tell`.
    ///
    /// # Errors
    /// No thread can be started.
    pub fn start(tell: impl Fn(Figures) + Send + 'static) -> io::Result<Worker> {
        let (asked, receiver) = channel();
        let run = move || {
            give_way();
            work(&receiver, tell);
        };
        thread::Builder::new().spawn(run).map(|_| Worker { asked })
    }

    /// Gives the thread another order in the place of the present one; None: nobody looks.
    pub fn order(&self, order: Option<Order>) {
        // Sending fails only if the thread has died, and then there is nothing to show.
        drop(self.asked.send(Asked::Work(order.map(Box::new))));
    }

    /// Says that the screen is busy with a key, and that the odds wait for it.
    pub fn wait(&self) {
        drop(self.asked.send(Asked::Wait));
    }
}

/// Lets the screen's own thread go first where both want the same processor. On Linux this holds
/// for the calling thread alone; elsewhere it would be for the whole program.
fn give_way() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(10);
}

fn work(asked: &Receiver<Asked>, tell: impl Fn(Figures)) {
    let mut job: Option<Job> = None;
    let mut waiting: Option<Box<Order>> = None;
    let mut pace = Pace::default();
    let mut pause = Duration::ZERO;
    let begun = Instant::now();
    loop {
        let unfinished = waiting.is_some() || job.as_ref().is_some_and(|job| !job.is_done());
        let first = match unfinished {
            true => match asked.recv_timeout(if waiting.is_some() { STAYS } else { pause }) {
                Ok(first) => Some(first),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => return,
            },
            false => match asked.recv() {
                Ok(first) => Some(first),
                Err(_) => return,
            },
        };
        match next(first.into_iter().chain(asked.try_iter())) {
            Next::Begin(order) => {
                let before = waiting.as_ref().map(|waiting| &waiting.wish);
                let before = before.or(job.as_ref().map(|job| &job.wish)).map(|wish| &wish.mark);
                let is_new = order.as_ref().is_some_and(|order| before != Some(&order.wish.mark));
                let hasty = is_new && pace.comes_hastily(begun.elapsed());
                match order.is_some() && (hasty || (waiting.is_some() && !is_new)) {
                    true => (waiting, job) = (order, None),
                    false => {
                        waiting = None;
                        job = order.map(|order| Job::begin(*order, job.take()));
                    }
                }
            }
            Next::Wait => pause = BUSY,
            Next::Play if waiting.is_some() => {
                job = waiting.take().map(|order| Job::begin(*order, None));
            }
            Next::Play => {
                let took = job.as_mut().map(|job| job.play(&mut || begun.elapsed()));
                pause = took.unwrap_or_default();
            }
        }
        if let Some(figures) = job.as_mut().and_then(Job::news) {
            tell(figures);
        }
    }
}

/// Knows a stream of states by the time between two.
#[derive(Debug, Default)]
struct Pace {
    last: Option<Duration>,
}

impl Pace {
    /// Another state has come at this time. Returns whether it came soon after the last one.
    fn comes_hastily(&mut self, now: Duration) -> bool {
        let last = self.last.replace(now);
        last.is_some_and(|last| now.saturating_sub(last) < STREAM)
    }
}

/// The task that follows from all these messages. Orders that were overtaken are not begun.
fn next(asked: impl Iterator<Item = Asked>) -> Next {
    asked.fold(Next::Play, |next, asked| match (next, asked) {
        (_, Asked::Work(order)) => Next::Begin(order),
        (Next::Begin(order), Asked::Wait) => Next::Begin(order),
        (Next::Wait | Next::Play, Asked::Wait) => Next::Wait,
    })
}

/// The work on one state.
pub(super) struct Job {
    wish: Wish,
    /// None: nothing is to be played out. A copy that is kept has a round copied before its next
    /// result.
    event: Option<Event>,
    prospects: Option<Prospects>,
    playouts: Option<Playouts>,
    /// When figures were told last, and after how many playouts.
    told: Option<(Instant, u32)>,
}

impl Job {
    /// Begins with an order. Figures already known of the same state are kept.
    pub(super) fn begin(order: Order, before: Option<Job>) -> Job {
        let Order { wish, event } = order;
        let before = before.filter(|before| before.wish.mark == wish.mark);
        let (prospects, playouts) = match before {
            Some(before) => {
                let same = before.wish.chances == wish.chances;
                (before.prospects, before.playouts.filter(|_| same))
            }
            None => (prospects(&event), None),
        };
        let event = wish.chances.is_some().then_some(event);
        Job { wish, event, prospects, playouts, told: None }
    }

    fn is_done(&self) -> bool {
        let wanted = self.wish.chances.is_some() && self.prospects.is_some();
        !wanted || self.played() >= PLAYOUTS
    }

    fn played(&self) -> u32 {
        self.playouts.as_ref().map_or(0, Playouts::played)
    }

    /// Plays the rest some times more, and returns how long that took by this clock.
    pub(super) fn play(&mut self, clock: &mut impl FnMut() -> Duration) -> Duration {
        let (Some(chances), Some(event)) = (self.wish.chances, &self.event) else {
            return Duration::ZERO;
        };
        let left = PLAYOUTS.saturating_sub(self.played());
        let begun = clock();
        let mut took = Duration::ZERO;
        match &mut self.playouts {
            Some(playouts) => {
                for times in 1..=left.min(SLICE) {
                    playouts.play(1);
                    took = clock().saturating_sub(begun);
                    // One more is expected to take as long as those before it.
                    if took + took / times > SLICE_TIME {
                        break;
                    }
                }
            }
            None => {
                self.playouts = Playouts::new(event, odds_seed(event), chances);
                // Without playouts there is nothing to do but to say so.
                self.wish.chances = self.playouts.as_ref().map(|_| chances);
                took = clock().saturating_sub(begun);
            }
        }
        took
    }

    /// The figures, if it is time to tell them.
    fn news(&mut self) -> Option<Figures> {
        let (played, done) = (self.played(), self.is_done());
        let due = match self.told {
            None => true,
            Some((_, before)) if before == played => false,
            Some((_, 0)) if played >= FIRST => true,
            Some((at, 0)) => at.elapsed() >= FIRST_AFTER || done,
            Some((at, _)) => at.elapsed() >= NEXT_AFTER || done,
        };
        if !due {
            return None;
        }
        self.told = Some((Instant::now(), played));
        Some(self.figures())
    }

    /// The figures as they are now.
    pub(super) fn figures(&self) -> Figures {
        let playouts = self.playouts.as_ref().filter(|playouts| playouts.played() > 0);
        let odds = self.wish.chances.zip(playouts).zip(self.event.as_ref());
        Figures {
            mark: self.wish.mark.clone(),
            prospects: self.prospects.clone(),
            odds: odds.map(|((chances, playouts), event)| Odds {
                chances,
                played: playouts.played(),
                made: made(event, playouts),
                of_one: self.wish.who.and_then(|who| of_one(event, playouts, who)),
            }),
        }
    }
}

fn made(event: &Event, playouts: &Playouts) -> BTreeMap<Id, u32> {
    // Late players who have not played yet are not in the standings.
    event.entrants.iter().map(|one| (one.id, playouts.made(one.id))).collect()
}

fn of_one(event: &Event, playouts: &Playouts, id: Id) -> Option<OfOne> {
    let results = playouts.what_if(id);
    let table = event.round()?.of(id)?.table?;
    (!results.is_empty()).then(|| OfOne { id, results, safe_draw: safe_draw(event, table) })
}

#[cfg(test)]
mod tests;
