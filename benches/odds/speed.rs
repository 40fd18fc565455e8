//! How fast the rest is played out, beside its own pairings and standings, and its memory.

use super::allocated;
use super::field::{act, event, play_rounds};
use komandor::event::{Command, Event};
use komandor::odds::{Chances, Part, Playouts, prospects};
use komandor::pairing::Draw;
use rustix::time::{ClockId, clock_gettime};
use std::time::{Duration, Instant};

const PLAYOUTS: u32 = 10_000;

pub fn print() {
    println!("processor time of one thread; the parts of a playout by the clock");
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
        print_ratio(&mut first);
    }
}

/// Prints the time of a playout beside that of its own pairings and standings.
///
/// Pairings are the field of each round and its tables. Standings are results added to the records,
/// tie-breaks and places.
///
/// Asking for a thread's time would take as long as a part, so this is the clock's. Another program
/// makes some playouts longer, but hardly the medians of all.
fn print_ratio(playouts: &mut Playouts) {
    let mut timed: Vec<[Duration; 3]> = Vec::new();
    for _ in 0..PLAYOUTS {
        let mut parts = [Duration::ZERO; 3];
        let (mut last, mut part) = (Instant::now(), Part::Other);
        let mut end = |next| {
            let at = Instant::now();
            parts[part as usize] += at - last;
            (last, part) = (at, next);
        };
        playouts.play_watched(1, &mut end);
        end(Part::Other);
        timed.push(parts);
    }
    let [other, pairing, standings] = [0, 1, 2].map(|part| {
        let mut all: Vec<Duration> = timed.iter().map(|parts| parts[part]).collect();
        all.sort_unstable();
        all[all.len() / 2].as_secs_f64() * 1e6
    });
    let ratio = 1.0 + other / (pairing + standings);
    println!(
        "  one: pairings {pairing:.1} µs, standings {standings:.1} µs, the rest {other:.1} µs: \
         ratio {ratio:.2}"
    );
}

/// The memory that a rehearsal adds: who is certain, the playouts, and each result of one match.
pub fn print_memory() {
    for (players, rounds, played) in [(128, 7, 5), (512, 9, 7)] {
        for under_way in [false, true] {
            let event = two_rounds_to_go(players, rounds, played, under_way);
            let most = allocated::most(|| {
                let known = prospects(&event);
                let mut playouts = Playouts::new(&event, 1, Chances::Equal).unwrap();
                playouts.play(2_000);
                assert!(known.is_some() && playouts.what_if(1).is_empty() != under_way);
            });
            let what = if under_way { "one paired, one to pair" } else { "two to pair" };
            println!("{players} players, two rounds to go, {what}: {} kB at most", most / 1024);
        }
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
    let begun = now();
    let done = work();
    (done, now().saturating_sub(begun))
}

fn now() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}
