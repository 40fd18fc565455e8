//! Tests of the work on one state, without its thread.

use super::{Asked, Job, Next, Pace, next, work};
use crate::event::Event;
use crate::event::fixture::Desk;
use crate::odds::Chances;
use crate::show::odds_seed;
use crate::tui::odds::{Order, State, Wish};
use std::path::Path;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

fn order(desk: &Desk, chances: Option<Chances>, who: Option<u32>) -> Order {
    let mark = State::of(Path::new("shop.yaml"), &desk.event).mark();
    Order::new(Wish { mark, chances, who }, &desk.event)
}

/// The thread waits as long as a slice took, so a slice says how long that was.
#[test]
fn a_slice_ends_before_it_takes_longer_than_five_milliseconds() {
    let mut desk = Desk::custom(3, 4, &["Ewa", "Jan", "Ola", "Iga", "Ula", "Leo"]);
    desk.told("pair");
    for (each, playouts) in [(0, 20), (1, 5), (2, 2), (3, 1), (9, 1)] {
        let mut job = Job::begin(order(&desk, Some(Chances::Equal), None), None);
        job.play(&mut || Duration::ZERO);
        let mut reads = 0;
        let took = job.play(&mut || {
            reads += 1;
            Duration::from_millis(each * (reads - 1))
        });
        assert_eq!((job.played(), took.as_millis() as u64), (playouts, each * u64::from(playouts)));
    }
}

/// Everybody who plays has a chance, with late players who have no place yet.
#[test]
fn a_late_player_has_a_chance() {
    let mut desk = Desk::custom(3, 4, &["Ewa", "Jan", "Ola", "Iga", "Ula", "Leo"]);
    desk.told("pair");
    desk.play(|_, a, b| a < b);
    desk.told("add Zoe");
    let mut job = Job::begin(order(&desk, Some(Chances::Equal), None), None);
    job.play(&mut || Duration::ZERO);
    job.play(&mut || Duration::ZERO);
    let odds = job.figures().odds.unwrap();
    assert_eq!(odds.made.keys().copied().collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(odds.made.values().sum::<u32>(), 4 * odds.played);
}

#[test]
fn playouts_of_the_same_state_and_chances_are_kept() {
    let mut desk = Desk::custom(3, 4, &["Ewa", "Jan", "Ola", "Iga", "Ula", "Leo"]);
    desk.told("pair");
    let mut job = Job::begin(order(&desk, Some(Chances::Equal), None), None);
    let first = job.news().unwrap();
    assert!(first.prospects.is_some() && first.odds.is_none(), "what is certain comes first");
    let mut still = || Duration::ZERO;
    assert_eq!(job.play(&mut still), Duration::ZERO);
    job.play(&mut still);
    assert_eq!(job.played(), 20);
    let job = Job::begin(order(&desk, Some(Chances::Equal), Some(1)), Some(job));
    assert_eq!(job.played(), 20);
    assert_eq!(job.figures().odds.unwrap().of_one.unwrap().id, 1);
    let job = Job::begin(order(&desk, Some(Chances::ByRecord), None), Some(job));
    assert_eq!(job.played(), 0);
    assert!(!job.is_done());
    let job = Job::begin(order(&desk, None, None), Some(job));
    assert!(job.is_done(), "nobody asks for odds");
    desk.told("report 1 W");
    let job = Job::begin(order(&desk, Some(Chances::Equal), None), Some(job));
    assert_eq!(job.played(), 0, "another state");
}

/// A key that comes while an order is given does not hold the order back.
#[test]
fn a_key_comes_before_playouts_and_the_newest_order_before_a_key() {
    let desk = Desk::custom(3, 4, &["Ewa", "Jan"]);
    let work = |who| Asked::Work(Some(Box::new(order(&desk, None, Some(who)))));
    assert!(matches!(next([].into_iter()), Next::Play));
    assert!(matches!(next([Asked::Wait, Asked::Wait].into_iter()), Next::Wait));
    let asked = [Asked::Wait, work(1), Asked::Wait, work(2), Asked::Wait];
    let Next::Begin(Some(begun)) = next(asked.into_iter()) else { panic!("no order is begun") };
    assert_eq!(begun.wish.who, Some(2));
    assert!(matches!(next([work(1), Asked::Work(None)].into_iter()), Next::Begin(None)));
}

/// Ten results a second from another screen cost no playouts.
#[test]
fn states_that_follow_each_other_within_a_second_are_a_stream() {
    let mut pace = Pace::default();
    let mut hasty = |at| pace.comes_hastily(Duration::from_millis(at));
    assert_eq!([0, 2000, 2100, 3099, 4099].map(&mut hasty), [false, false, true, true, false]);
}

#[test]
fn of_a_stream_the_first_and_the_last_state_are_told() {
    let mut desk = Desk::custom(3, 4, &["Ewa", "Jan", "Ola", "Iga", "Ula", "Leo"]);
    let (asked, receiver) = channel();
    let (tell, told) = channel();
    let worker = thread::spawn(move || work(&receiver, move |figures| drop(tell.send(figures))));
    let mut states = Vec::new();
    for verb in ["pair", "report 1 W", "report 2 W"] {
        desk.told(verb);
        let order = order(&desk, None, None);
        states.push(order.wish.mark.clone());
        asked.send(Asked::Work(Some(Box::new(order)))).unwrap();
        if states.len() == 1 {
            assert_eq!(told.recv().unwrap().mark, states[0]);
        }
        thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(told.recv().unwrap().mark, states[2]);
    drop(asked);
    worker.join().unwrap();
    assert!(told.recv().is_err());
}

/// A note changes no figure; a result does, and so does everything of which that is not certain.
#[test]
fn figures_hold_as_long_as_nothing_but_remarks_is_added() {
    let mut desk = Desk::custom(3, 4, &["Ewa", "Jan", "Ola", "Iga", "Ula", "Leo"]);
    desk.told("pair");
    desk.told("report 1 W");
    let mut state = State::of(Path::new("shop.yaml"), &desk.event);
    let (mark, seed) = (state.mark(), odds_seed(&desk.event));
    let verbs = ["timer start", "extend 2 3", "claim 1 L", "note \"the hall is open\"", "undo"];
    for verb in verbs {
        desk.told(verb);
        assert!(!state.follow(&desk.event), "{verb}");
        assert_eq!((state.mark(), odds_seed(&desk.event)), (mark.clone(), seed), "{verb}");
    }
    let mut marks = vec![mark];
    for verb in ["report 2 W", "undo", "away Leo", "disqualify Ula", "undo", "setup rounds=2"] {
        desk.told(verb);
        assert!(state.follow(&desk.event), "{verb}");
        assert!(!marks.contains(&state.mark()), "{verb}");
        assert_ne!(odds_seed(&desk.event), seed, "{verb}");
        marks.push(state.mark());
    }
    // The same lines, read anew: a line above may be another one.
    let (head, ruleset) = (desk.event.head.clone(), desk.event.ruleset.clone());
    let read = Event::replay(head, ruleset, desk.event.log.to_vec()).unwrap();
    assert!(state.follow(&read));
}
