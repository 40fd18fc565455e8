use super::{Figures, Order, State, Wish, Worker};
use crate::event::Event;
use crate::event::fixture::Desk;
use crate::odds::{Chances, Playouts};
use crate::show::odds_seed;
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};

fn order(desk: &Desk, chances: Option<Chances>, who: Option<u32>) -> Order {
    let mark = State::of(Path::new("shop.yaml"), &desk.event).mark();
    Order::new(Wish { mark, chances, who }, &desk.event)
}

fn started() -> (Worker, Receiver<Figures>) {
    let (tell, told) = channel();
    (Worker::start(|_| 500, move |figures| drop(tell.send(figures))).unwrap(), told)
}

/// Everybody who plays has a chance, with late players who have no place yet.
#[test]
fn a_late_player_has_a_chance() {
    let mut desk = Desk::custom(2, 4, &["Ewa", "Jan", "Ola", "Iga", "Ula", "Leo"]);
    desk.does("pair");
    desk.play(|_, a, b| a < b);
    desk.does("add Zoe");
    let (worker, told) = started();
    worker.order(Some(order(&desk, Some(Chances::Equal), None)));
    let odds = told.recv().unwrap().odds.unwrap();
    assert_eq!(odds.made.keys().copied().collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(odds.made.values().sum::<u32>(), 4 * odds.played);
}

/// Each order is answered once and whole, and an order that comes meanwhile takes its place. An
/// order that nobody looks at has no answer.
#[test]
fn an_order_has_one_answer_and_the_newest_order_has_it() {
    let mut desk = Desk::custom(2, 4, &["Ewa", "Jan", "Ola", "Iga", "Ula", "Leo"]);
    desk.does("pair");
    let (worker, told) = started();
    let first = order(&desk, Some(Chances::Equal), None);
    worker.order(Some(order(&desk, Some(Chances::ByRecord), None)));
    worker.order(None);
    worker.order(Some(first));
    // The card of a player tells more of the same playouts.
    worker.order(Some(order(&desk, Some(Chances::Equal), Some(1))));
    let figures = told.recv().unwrap();
    let odds = figures.odds.unwrap();
    assert_eq!((figures.wish.chances, figures.wish.who), (Some(Chances::Equal), Some(1)));
    assert_eq!((odds.played, odds.of_one.unwrap().id), (500, 1));
    let seed = odds_seed(&desk.event);
    let mut alone = Playouts::new(&desk.event, seed, Chances::Equal).unwrap();
    alone.play(odds.played);
    assert!(odds.made.iter().all(|(id, made)| *made == alone.made(*id)));
    desk.does("report 1 W");
    worker.order(Some(order(&desk, None, None)));
    let figures = told.recv().unwrap();
    assert!(figures.prospects.is_some() && figures.odds.is_none());
    assert_eq!(figures.wish.mark, order(&desk, None, None).wish.mark);
    drop(worker);
    assert!(told.recv().is_err(), "the thread has ended, and told nothing more");
}

/// A note changes no figure; a result does, and so does everything of which that is not certain.
#[test]
fn figures_hold_as_long_as_nothing_but_remarks_is_added() {
    let mut desk = Desk::custom(3, 4, &["Ewa", "Jan", "Ola", "Iga", "Ula", "Leo"]);
    desk.dialogue("pair · report 1 W");
    let mut state = State::of(Path::new("shop.yaml"), &desk.event);
    let (mark, seed) = (state.mark(), odds_seed(&desk.event));
    let verbs = ["timer start", "extend 2 3", "claim 1 L", "note \"the hall is open\"", "undo"];
    for verb in verbs {
        desk.does(verb);
        assert!(!state.follow(&desk.event), "{verb}");
        assert_eq!((state.mark(), odds_seed(&desk.event)), (mark.clone(), seed), "{verb}");
    }
    let mut marks = vec![mark];
    for verb in ["report 2 W", "undo", "away Leo", "disqualify Ula", "undo", "setup rounds=2"] {
        desk.does(verb);
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
