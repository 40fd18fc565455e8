//! The odds, and who is certain or out, for the organizer's screens and the board: the questions of
//! a screen, the thread that answers them, and the figures shown.

#[cfg(test)]
mod tests;

use crate::event::{Entrant, Entry, Event, Id};
use crate::msg;
use crate::odds::{Chances, Goal, Playouts, Prospect, Prospects, WhatIf, prospects, safe_draw};
use crate::show::{odds_assumed, odds_seed, prospect_word};
use crate::words::Words;
use std::cell::Cell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::{io, thread};

/// The mark of those who are certain.
const CERTAIN: &str = "✓";

/// The mark of those who are out.
pub const OUT: &str = "–";

/// The mark before a player; None: neither is known.
pub fn sign(prospect: Prospect) -> Option<&'static str> {
    match prospect {
        Prospect::Certain => Some(CERTAIN),
        Prospect::Out => Some(OUT),
        Prospect::Open => None,
    }
}

/// The meaning of the marks: `✓ clinched, – eliminated (if nobody drops)`. Without a line
/// of a cut beside them, the goal stands before it.
pub fn legend(goal: Goal, words: &Words) -> String {
    let mark = |prospect| {
        let (sign, word) = (sign(prospect).unwrap_or_default(), prospect_word(prospect));
        words.text(&msg!("common.spaced", one = sign, other = word))
    };
    let marks = [Prospect::Certain, Prospect::Out].map(mark).join(", ");
    let legend = msg!("common.bracketed", text = marks, note = odds_assumed());
    words.text(&match goal {
        Goal::Cut => legend,
        Goal::Win => msg!("odds.card-win", chance = legend),
    })
}

/// What the screen drawn last has a place for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct InSight {
    /// Whether odds, or the marks of who is certain or out, have a place on it.
    pub any: bool,
    /// The player whose card is on it.
    pub who: Option<Id>,
}

/// The figures of the state before, until those of the present one are known. So the list of the
/// standings does not move with every result.
#[derive(Debug)]
struct Before {
    figures: Arc<Figures>,
    /// Whether those who were certain or out still are.
    holds: bool,
}

/// The odds of an open event.
#[derive(Debug, Default)]
pub struct OddsShown {
    /// How likely the results of playouts are; None: the odds are not shown.
    pub chances: Option<Chances>,
    /// Only those of the present state.
    figures: Option<Arc<Figures>>,
    before: Option<Before>,
    in_sight: Cell<InSight>,
}

impl OddsShown {
    /// Shows the odds, then those by record, then none.
    pub fn turn(&mut self) {
        self.chances = match self.chances {
            None => Some(Chances::Equal),
            Some(Chances::Equal) => Some(Chances::ByRecord),
            Some(Chances::ByRecord) => None,
        };
    }

    /// The screen is drawn anew, and nothing is on it yet.
    pub fn look_away(&self) {
        self.in_sight.take();
    }

    /// The screen has a place for odds or marks, and perhaps for those of this player.
    pub fn look(&self, who: Option<Id>) {
        let who = who.or(self.in_sight.get().who);
        self.in_sight.set(InSight { any: true, who });
    }

    pub fn in_sight(&self) -> InSight {
        self.in_sight.get()
    }

    /// Whether the figures of the present state tell what this wish asks for.
    pub fn answer(&self, wish: &Wish) -> bool {
        self.figures().is_some_and(|Figures { wish: known, .. }| match (wish.chances, wish.who) {
            (None, _) => true,
            (chances, None) => known.chances == chances,
            (chances, who) => known.chances == chances && known.who == who,
        })
    }

    /// Takes the figures as those of the state before. They hold if only first results were added:
    /// whoever is certain or out is so whatever the results are.
    pub fn outdate(&mut self, holds: bool) {
        let before = self.before.take();
        let known = self.figures.take().map(|figures| Before { figures, holds });
        self.before =
            known.or(before.map(|before| Before { holds: before.holds && holds, ..before }));
    }

    /// Drops all figures: they were of another round.
    pub fn forget(&mut self) {
        (self.figures, self.before) = (None, None);
    }

    /// Takes figures of the state `now`. Others are ignored; then it is false.
    pub fn take(&mut self, figures: Arc<Figures>, now: &Mark) -> bool {
        let fits = figures.wish.mark == *now;
        if fits {
            self.figures = Some(figures);
            self.before = None;
        }
        fits
    }

    /// The figures of the present state, once there are some.
    pub fn figures(&self) -> Option<&Figures> {
        self.figures.as_deref()
    }

    /// The odds as they are asked for now, once they are played out.
    pub fn odds(&self) -> Option<&Odds> {
        self.figures().filter(|figures| figures.wish.chances == self.chances)?.odds.as_ref()
    }

    /// The certainty about this player, if it is known.
    pub fn prospect(&self, id: Id) -> Option<Prospect> {
        let Some(before) = &self.before else {
            return Some(self.figures()?.prospects.as_ref()?.of(id));
        };
        // Whoever was open may be certain or out now.
        let known = before.figures.prospects.as_ref().filter(|_| before.holds)?.of(id);
        (known != Prospect::Open).then_some(known)
    }

    /// The goal of those who are certain, and whether anybody among these players is marked, now or
    /// until the figures of the present state are known.
    pub fn marks(&self, mut players: impl Iterator<Item = Id>) -> Option<Goal> {
        let figures = self.figures().or_else(|| Some(&*self.before.as_ref()?.figures))?;
        let known = figures.prospects.as_ref()?;
        players.any(|id| sign(known.of(id)).is_some()).then_some(known.goal)
    }

    /// How often this player reached the goal, of how many playouts.
    pub fn chance(&self, id: Id) -> Option<(u32, u32)> {
        let odds = self.odds()?;
        Some((*odds.made.get(&id)?, odds.played))
    }

    /// The meaning of each result of the open match for this player.
    pub fn of_one(&self, id: Id) -> Option<&OfOne> {
        self.odds()?.of_one.as_ref().filter(|one| one.id == id)
    }
}

/// The state of an event from which figures were computed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    path: PathBuf,
    /// The last line of the log that may have changed the figures, and how many there were then.
    last: Option<Arc<Entry>>,
    lines: usize,
    /// How often the figures may have changed since the event was opened. A file edited by hand
    /// may have changed above its last line.
    change: u64,
}

/// Follows an event, to tell whether figures computed before still hold.
#[derive(Debug)]
pub struct State {
    mark: Mark,
    /// The newest line, and how many there are.
    newest: Option<Entry>,
    lines: usize,
    entrants: Arc<Vec<Entrant>>,
}

impl State {
    pub fn of(path: &Path, event: &Event) -> State {
        let newest = event.log.last().cloned();
        let (last, lines) = (newest.clone().map(Arc::new), event.log.len());
        let mark = Mark { path: path.to_owned(), last, lines, change: 0 };
        State { mark, newest, lines, entrants: event.entrants.clone() }
    }

    pub fn mark(&self) -> Mark {
        self.mark.clone()
    }

    /// The event has changed. True: figures computed before no longer hold.
    ///
    /// They hold only if lines were added to the same log that leave every figure as it is. A file
    /// that was read anew has other entrants in memory, even if they are equal.
    pub fn follow(&mut self, event: &Event) -> bool {
        let before = self.lines.checked_sub(1).and_then(|at| event.log.get(at));
        let grows = self.newest.as_ref() == before && Arc::ptr_eq(&self.entrants, &event.entrants);
        let added = event.log.iter().skip(self.lines);
        let holds = grows && added.into_iter().all(|entry| event.leaves_the_odds(entry));
        let change = self.mark.change + u64::from(!holds);
        let now = State::of(&self.mark.path, event);
        let mark = if holds { self.mark() } else { Mark { change, ..now.mark } };
        *self = State { mark, ..now };
        !holds
    }
}

/// The figures of one state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figures {
    /// What was asked for.
    pub wish: Wish,
    /// None: nobody plays for anything now.
    pub prospects: Option<Prospects>,
    /// None: they were not asked for.
    pub odds: Option<Odds>,
}

/// How often everybody reached the goal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Odds {
    pub played: u32,
    pub made: BTreeMap<Id, u32>,
    /// The player who was asked for, if they have an open match.
    pub of_one: Option<OfOne>,
}

/// The meaning of each result of the open match for one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OfOne {
    pub id: Id,
    pub results: Vec<WhatIf>,
    /// Whether a draw makes both certain; None: the game knows no draws.
    pub safe_draw: Option<bool>,
}

/// The odds that the screen shows now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wish {
    pub mark: Mark,
    /// None: only who is certain and who is out.
    pub chances: Option<Chances>,
    /// The player whose results are told one by one.
    pub who: Option<Id>,
}

/// A wish with the event that it is about.
#[derive(Debug)]
pub struct Order {
    pub wish: Wish,
    pub event: Event,
}

impl Order {
    /// An order about this state. Its copy has no log: the thread needs none, and a copy that kept
    /// it would have the whole log copied before the next line.
    pub fn new(wish: Wish, event: &Event) -> Order {
        let mut event = event.clone();
        event.log = Arc::default();
        Order { wish, event }
    }
}

/// The thread, until dropped.
#[derive(Debug)]
pub struct Worker {
    asked: Sender<Option<Order>>,
}

impl Worker {
    /// Starts the thread. It gives what it finds to `send`, after as many playouts as `wanted` says.
    ///
    /// # Errors
    /// No thread can be started.
    pub fn start(
        wanted: fn(&Event) -> u32,
        send: impl Fn(Figures) + Send + 'static,
    ) -> io::Result<Worker> {
        let (asked, receiver) = channel();
        let run = move || {
            give_way();
            work(&receiver, wanted, send);
        };
        thread::Builder::new().spawn(run).map(|_| Worker { asked })
    }

    /// Gives the thread another order in the place of the present one; None: nobody looks.
    pub fn order(&self, order: Option<Order>) {
        // Sending fails only if the thread has died, and then there is nothing to show.
        drop(self.asked.send(order));
    }
}

/// Lets the screen's own thread go first where both want the same processor. On Linux this holds
/// for the calling thread alone; elsewhere it would be for the whole program.
fn give_way() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(10);
}

fn work(asked: &Receiver<Option<Order>>, wanted: fn(&Event) -> u32, send: impl Fn(Figures)) {
    let mut before = None;
    while let Ok(mut newest) = asked.recv() {
        while let Some(Order { wish, event }) = newest.take() {
            let mut overtaken = || asked.try_recv().map(|newer| newest = newer).is_ok();
            if overtaken() {
                continue;
            }
            let mut job = Job::begin(wish, &event, before.take());
            if job.finish(wanted(&event), overtaken) {
                send(job.figures(&event));
            }
            before = Some(job);
        }
    }
}

/// The work on one state.
#[derive(Debug)]
struct Job {
    wish: Wish,
    prospects: Option<Prospects>,
    playouts: Option<Playouts>,
}

impl Job {
    /// Begins with a wish. What is known already of the same state is kept: the card of another
    /// player needs no playouts of its own.
    fn begin(wish: Wish, event: &Event, before: Option<Job>) -> Job {
        let before = before.filter(|before| before.wish.mark == wish.mark);
        let (prospects, known) = match before {
            Some(job) if job.wish.chances == wish.chances => (job.prospects, job.playouts),
            Some(job) => (job.prospects, None),
            None => (prospects(event), None),
        };
        let new = || Playouts::new(event, odds_seed(event), wish.chances?);
        Job { playouts: known.or_else(new), prospects, wish }
    }

    /// Plays the rest out; returns false if a newer order came before the last playout.
    fn finish(&mut self, wanted: u32, mut overtaken: impl FnMut() -> bool) -> bool {
        let Some(playouts) = &mut self.playouts else { return true };
        while playouts.played() < wanted {
            if overtaken() {
                return false;
            }
            playouts.play(1);
        }
        true
    }

    fn figures(&self, event: &Event) -> Figures {
        let odds = self.playouts.as_ref().map(|playouts| Odds {
            played: playouts.played(),
            made: made(event, playouts),
            of_one: self.wish.who.and_then(|who| of_one(event, playouts, who)),
        });
        Figures { wish: self.wish.clone(), prospects: self.prospects.clone(), odds }
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
