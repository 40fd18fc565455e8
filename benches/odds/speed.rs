//! How fast the rest is played out, beside its own pairings and standings, and its memory.

use super::field::{act, event, play_rounds};
use komandor::event::{Command, Event};
use komandor::odds::{Chances, Part, Playouts, prospects};
use komandor::pairing::Draw;
use rustix::time::{ClockId, clock_gettime};
use std::time::{Duration, Instant};

const PLAYOUTS: u32 = 10_000;
/// Playouts that are timed together.
const BLOCK: u32 = 20;

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
        print_ratio(&mut first);
    }
}

/// What a playout takes beside its own pairings and standings: the field of each round and its
/// tables, results added to the records, tie-breaks and places.
///
/// Asking for a thread's time would take as long as a part, so this is the clock's. Another program
/// makes some blocks longer, but not their median.
fn print_ratio(playouts: &mut Playouts) {
    let mut blocks: Vec<[f64; 3]> = Vec::new();
    for _ in 0..PLAYOUTS / BLOCK {
        let mut parts = [Duration::ZERO; 3];
        let (mut last, mut part) = (Instant::now(), Part::Other);
        let mut end = |next| {
            let at = Instant::now();
            parts[part as usize] += at - last;
            (last, part) = (at, next);
        };
        playouts.play_watched(BLOCK, &mut end);
        end(Part::Other);
        blocks.push(parts.map(|part| part.as_secs_f64() * 1e6 / f64::from(BLOCK)));
    }
    let median = |of: fn(&[f64; 3]) -> f64| {
        let mut all: Vec<f64> = blocks.iter().map(of).collect();
        all.sort_by(f64::total_cmp);
        all[all.len() / 2]
    };
    let ratio = median(|[other, pairing, standings]| 1.0 + other / (pairing + standings));
    let [other, pairing, standings] = [median(|it| it[0]), median(|it| it[1]), median(|it| it[2])];
    println!(
        "  one: pairings {pairing:.1} µs, standings {standings:.1} µs, the rest {other:.1} µs: \
         ratio {ratio:.2}"
    );
}

/// The memory that a rehearsal adds, as the system counts it.
pub fn print_memory() {
    let event = two_rounds_to_go(512, 9, 7, false);
    // The peak is counted from here on.
    std::fs::write("/proc/self/clear_refs", "5").unwrap();
    let before = peak();
    let mut playouts = Playouts::new(&event, 1, Chances::Equal).unwrap();
    playouts.play(2_000);
    println!("512 players, two rounds to go: peak memory {} kB more", peak() - before);
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

/// The most memory that this process has had, in kB.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
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
