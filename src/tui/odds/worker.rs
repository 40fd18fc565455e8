//! The thread that finds out who is certain, and plays the rest out.
//!
//! It sleeps while nobody asks. Each order gets one answer, whole or none: between two playouts it
//! looks for a newer order, so that work on a state that has passed ends at once.

use super::figures::{Figures, Odds, OfOne, Order, Wish};
use crate::event::{Event, Id};
use crate::odds::{Playouts, Prospects, prospects, safe_draw};
use crate::show::odds_seed;
use std::collections::BTreeMap;
use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// The thread, until dropped.
#[derive(Debug)]
pub struct Worker {
    asked: Sender<Option<Order>>,
}

impl Worker {
    /// Starts the thread. It gives what it finds to `tell`, after as many playouts as `wanted` says.
    ///
    /// # Errors
    /// No thread can be started.
    pub fn start(
        wanted: fn(&Event) -> u32,
        tell: impl Fn(Figures) + Send + 'static,
    ) -> io::Result<Worker> {
        let (asked, receiver) = channel();
        let run = move || {
            give_way();
            work(&receiver, wanted, tell);
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

fn work(asked: &Receiver<Option<Order>>, wanted: fn(&Event) -> u32, tell: impl Fn(Figures)) {
    let mut before = None;
    while let Ok(mut newest) = asked.recv() {
        while let Some(Order { wish, event }) = newest.take() {
            let mut overtaken = || asked.try_recv().map(|newer| newest = newer).is_ok();
            if overtaken() {
                continue;
            }
            let mut job = Job::begin(wish, &event, before.take());
            if job.finish(wanted(&event), overtaken) {
                tell(job.figures(&event));
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

#[cfg(test)]
mod tests;
