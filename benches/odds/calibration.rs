//! Whether of those given 70 to 80 %, 70 to 80 % make the cut, and so for every tenth.
//!
//! One player is asked about in each event, at a moment drawn at random, so no two answers
//! depend on each other. Results are equally likely in the events too.

use super::field::{act, event, play, play_rounds};
use komandor::event::{Command, CutBy, Id};
use komandor::odds::{Chances, Playouts, Prospect, prospects};
use komandor::pairing::Draw;

const PLAYOUTS: u32 = 1_000;
/// Standard deviations on both sides that hold 99 % of all samples.
const WIDTH: f64 = 2.576;

#[derive(Default, Clone, Copy)]
struct Tenth {
    asked: u32,
    made: u32,
    expected: f64,
    variance: f64,
}

pub fn print(events: u64) {
    let first: u64 = std::env::var("SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(0);
    let mut tenths = [Tenth::default(); 10];
    for seed in first..first + events {
        let mut chance = Draw::new(seed, "calibration");
        let players = 9 + chance.below(16);
        let rounds = 4 + chance.below(2);
        let mut event = event(players, rounds, 4, seed);
        let played = 1 + chance.below(rounds - 1);
        play_rounds(&mut event, &mut chance, played);
        act(&mut event, &Command::Pair);
        let open = event.round().map_or(0, |round| round.missing().count());
        let leave = chance.below(open as u32 + 1) as usize;
        play(&mut event, &mut chance, leave);
        let known = prospects(&event).unwrap();
        let open: Vec<Id> = (1..=players).filter(|id| known.of(*id) == Prospect::Open).collect();
        let asked = open.get(chance.below(open.len() as u32) as usize).copied();
        let mut playouts = Playouts::new(&event, seed, Chances::Equal).unwrap();
        let half = if asked.is_some() { PLAYOUTS / 2 } else { 0 };
        playouts.play(half);
        let first = asked.map_or(0, |id| playouts.made(id));
        playouts.play(half);
        play(&mut event, &mut chance, 0);
        play_rounds(&mut event, &mut chance, rounds - played - 1);
        act(&mut event, &Command::Cut(CutBy::Announced));
        let Some(id) = asked else { continue };
        // The first half says which tenth, and the second what to expect of it. If one half did
        // both, players of exactly 50 % whom chance lifts above it would be missed below.
        let tenth = &mut tenths[(10 * first / half).min(9) as usize];
        let odds = f64::from(playouts.made(id) - first) / f64::from(half);
        tenth.asked += 1;
        tenth.made += u32::from(event.finals().is_some_and(|stage| stage.seeds.contains(&id)));
        tenth.expected += odds;
        tenth.variance += odds * (1.0 - odds) * (1.0 + 1.0 / f64::from(half));
    }
    println!("{events} events, one player each, {PLAYOUTS} playouts");
    println!("odds          asked    made   expected   99 % interval");
    for (at, tenth) in tenths.iter().enumerate() {
        let wide = WIDTH * tenth.variance.sqrt() + 0.5;
        let (low, high) = (tenth.expected - wide, tenth.expected + wide);
        let inside = (low..=high).contains(&f64::from(tenth.made));
        println!(
            "{:>3} to {:>3} % {:>7} {:>7} {:>10.1}   {low:.1} to {high:.1}{}",
            10 * at,
            10 * at + 10,
            tenth.asked,
            tenth.made,
            tenth.expected,
            if inside { "" } else { "   outside" }
        );
    }
}
