//! How fast the rest of an event is played out.

use super::field::{act, event, play_rounds};
use komandor::event::{Command, Event};
use komandor::odds::{Chances, Playouts, prospects};
use komandor::pairing::Draw;
use rustix::time::{ClockId, clock_gettime};
use std::time::Duration;

const PLAYOUTS: u32 = 10_000;

pub fn print() {
    println!("processor time of one thread");
    for (players, rounds, played, under_way) in
        [(128, 7, 5, false), (127, 7, 5, false), (128, 7, 5, true), (512, 9, 7, false)]
    {
        let event = two_rounds_to_go(players, rounds, played, under_way);
        let what = if under_way { "one paired, one to pair" } else { "two to pair" };
        println!("\n{players} players, two rounds to go, {what}");
        let (known, took) = timed(|| prospects(&event));
        println!(
            "  who is certain                    {took:>10.1?}, exhausted {}",
            known.is_some_and(|k| k.exhausted)
        );
        let (playouts, took) = timed(|| Playouts::new(&event, 1, Chances::Equal));
        println!("  preparing                         {took:>10.1?}");
        let mut playouts = playouts.unwrap();
        let mut first = playouts.clone();
        let ((), took) = timed(|| first.play(100));
        println!("  the first 100 playouts            {took:>10.1?}");
        let ((), took) = timed(|| playouts.play(PLAYOUTS));
        println!("  {PLAYOUTS} playouts                   {took:>10.1?}");
    }
}

fn two_rounds_to_go(players: u32, rounds: u32, played: u32, under_way: bool) -> Event {
    let mut event = event(players, rounds, 16, u64::from(players));
    let mut chance = Draw::new(1, "speed");
    play_rounds(&mut event, &mut chance, played);
    if under_way {
        act(&mut event, &Command::Pair);
    }
    event
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let started = now();
    let done = work();
    (done, now().saturating_sub(started))
}

fn now() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}
