//! Time to repair a round in which a result of an earlier round was wrong.

use crate::clock::{better, median_and_worst, timed};
use crate::history::{METHODS, played};
use crate::standings;
use komandor::event::repair::{Repair, RepairKind, repair};
use komandor::event::{Event, Moment, Side};
use komandor::pairing::{Draw, Underway, least_repair};
use komandor::ruleset::Library;
use std::time::Duration;

/// Players, and the round under way.
const FIELDS: [(u32, u32); 5] = [(64, 6), (200, 7), (512, 5), (512, 7), (512, 9)];

/// How many results are corrected, each in the same round.
const TIMES: u32 = 1000;

/// Prints the median and the worst time, and how many tables change at the median and the most.
pub fn print() {
    println!("least repair of a round                players round   tables     median      worst");
    for (name, method) in METHODS {
        for (n, round) in FIELDS {
            for draws in [false, true] {
                let mut chance = Draw::new(u64::from(n + round), "repair");
                let field = played(n, round - 1, draws, method, &mut chance);
                let drawn = method(&field, false, &mut chance);
                let (mut took, mut changed): (Vec<Duration>, Vec<usize>) = Default::default();
                for _ in 0..TIMES {
                    let mut field = field.clone();
                    let one = chance.below(n) as usize;
                    let met = &field[one].met;
                    let two = met[chance.below(met.len() as u32) as usize] as usize - 1;
                    // A win becomes a loss.
                    field[one].points += 3;
                    field[two].points = field[two].points.saturating_sub(3);
                    // In every second round some tables have started.
                    let started =
                        drawn.tables.len() * (chance.below(2) * chance.below(60)) as usize / 100;
                    let (fixed, tables) = drawn.tables.split_at(started);
                    let task = Underway {
                        field: &field,
                        first_round: false,
                        tables,
                        bye: drawn.bye,
                        fixed,
                        alone: &[],
                        by_halves: name.contains("halves"),
                    };
                    took.push(better(|| drop(least_repair(&task))));
                    let found = least_repair(&task).unwrap_or_default();
                    let new = found.tables.iter().filter(|pair| !tables.contains(pair)).count();
                    changed.push(new);
                }
                changed.sort_unstable();
                let (median, worst) = median_and_worst(took);
                println!(
                    "{name:<36} {n:>7}{} {round:>5} {:>3}/{:>4} {:>7} us {:>7} us",
                    if draws { "d" } else { " " },
                    changed[changed.len() / 2],
                    changed[changed.len() - 1],
                    median.as_micros(),
                    worst.as_micros()
                );
            }
        }
    }
}

/// How many results are corrected before the choices are asked for, each in the same round.
const ASKED: u32 = 20;

/// Prints how long it takes until the choices of a round of 512 players are there.
///
/// The choices are to leave it, to repair it and to draw it again, each with its faults. The
/// standings are worked out anew.
pub fn print_choices() {
    println!("choices for a round under way          players round             median      worst");
    for game in Library::new(Vec::new()).all() {
        let (players, round) = (512, 7);
        let mut chance = Draw::new(u64::from(players), "choices");
        let mut event = standings::event(&game.ruleset, players, round);
        let of_round =
            |event: &Event, number: u32| event.stages[0].rounds[number as usize - 1].clone();
        let mut newest = (*of_round(&event, round)).clone();
        newest.pairings.iter_mut().for_each(|pairing| pairing.outcome = None);
        event.stages[0].rounds[round as usize - 1] = newest.into();
        let took = (0..ASKED).map(|_| {
            let mut event = event.clone();
            let mut before = (*of_round(&event, round - 1)).clone();
            let at = chance.below(players / 2) as usize;
            let winner = before.pairings[at].outcome.as_ref().and_then(|outcome| outcome.winner);
            // The other of the two won, as at some other table.
            let other = Some(winner.map_or(Side::A, Side::other));
            let mut outcomes =
                before.pairings.iter().filter_map(|pairing| pairing.outcome.as_ref());
            let turned = outcomes.find(|outcome| outcome.winner == other).cloned();
            before.pairings[at].outcome = turned;
            event.stages[0].rounds[round as usize - 2] = before.into();
            let (found, took) = timed(|| repair(&event, &[], Moment::new(0, 0)));
            assert!(found.is_some_and(|found| least(&found)), "{}", game.ruleset.id);
            took
        });
        let (median, worst) = median_and_worst(took.collect());
        println!(
            "{:<36} {players:>7}  {round:>5}          {:>7} us {:>7} us",
            game.ruleset.id,
            median.as_micros(),
            worst.as_micros()
        );
    }
}

/// Whether the least repair was found.
fn least(found: &Repair) -> bool {
    let least = found.choices.iter().find(|choice| choice.kind == RepairKind::Least);
    least.is_some_and(|choice| choice.refused.is_none())
}
