//! Tests of the work on one state, without its thread.

use super::Job;
use crate::event::tests::fixture::Desk;
use crate::odds::Chances;
use crate::tui::odds::{Mark, Order, Wish};
use std::path::Path;

fn order(desk: &Desk, chances: Option<Chances>, who: Option<u32>) -> Order {
    let mark = Mark::of(Path::new("shop.yaml"), &desk.event, 0);
    Order { wish: Wish { mark, chances, who }, event: desk.event.clone() }
}

#[test]
fn playouts_of_the_same_state_and_chances_are_kept() {
    let mut desk = Desk::custom(3, 4, &["Ewa", "Jan", "Ola", "Iga", "Ula", "Leo"]);
    desk.told("pair");
    let mut job = Job::begin(order(&desk, Some(Chances::Equal), None), None);
    let first = job.news().unwrap();
    assert!(first.prospects.is_some() && first.odds.is_none(), "what is certain comes first");
    job.play();
    job.play();
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
