//! `komandor simulate`: plays whole events at random, and prints a line of JSON for each.

use super::games::game;
use super::output::{print, print_error, told, warn};
use super::places::Places;
use super::progress::Progress;
use super::steps::{self, MANY_PLAYERS};
use super::stop::Stop;
use super::values::{one_of, seed, whole};
use super::verify::judged;
use crate::forecast::{self, FEWEST_PLAYERS, MOST_PLAYERS};
use crate::msg;
use crate::ruleset::StructureKind;
use crate::show;
use crate::verify::{Verdict, verify_watched};
use clap::Args;
use std::sync::Arc;

/// Play whole events at random, and print a line of JSON for each
#[derive(Debug, Args)]
pub(super) struct SimulateArgs {
    #[arg(long, value_name = "ID")]
    game: String,
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = players)]
    players: u32,
    #[arg(long, value_name = "M", default_value_t = 1, allow_negative_numbers = true, value_parser = events)]
    events: u64,
    #[arg(long, value_name = "SEED", default_value_t = 1, allow_negative_numbers = true, value_parser = seed)]
    seed: u64,
    #[arg(long, value_parser = one_of(&StructureKind::ALL, StructureKind::word))]
    structure: Option<StructureKind>,
    #[arg(long, value_name = "PERCENT", default_value_t = 5, allow_negative_numbers = true, value_parser = percentage)]
    drops: u32,
    #[arg(long)]
    check: bool,
}

fn players(text: &str) -> Result<u32, String> {
    whole(text, msg!("cli.what-players"), (FEWEST_PLAYERS, MOST_PLAYERS))
}

fn events(text: &str) -> Result<u64, String> {
    whole(text, msg!("cli.what-events"), (0, u64::MAX))
}

fn percentage(text: &str) -> Result<u32, String> {
    whole(text, msg!("cli.what-percentage"), (0, 100))
}

pub(super) fn run(places: &Places, asked: SimulateArgs) -> Result<(), Stop> {
    let library = places.library_with_warnings()?;
    let ruleset = Arc::new(game(&library, &asked.game)?.ruleset.clone());
    let (mut breaches, mut verdicts) = (0, Verdict::default());
    let mut progress = Progress::new();
    for index in 0..asked.events {
        // Each event has a seed of its own, so any of them can be played again alone.
        let seed = asked.seed.wrapping_add(index);
        let SimulateArgs { players, structure, drops, events, check, .. } = asked;
        let so_far = |done: u64, breaches: usize| match check {
            false => msg!("simulate.so-far", done = done, all = events),
            true => {
                msg!("simulate.so-far-checked", done = done, all = events, breaches = breaches)
            }
        };
        let one = forecast::Simulation { players, structure, seed, drops };
        let event = forecast::simulate_watched(&ruleset, &one, &mut |event, command| {
            let step = || {
                let step = steps::played(event, command);
                msg!("simulate.step", so_far = so_far(index, breaches), step = step)
            };
            match steps::is_long(command) {
                _ if players < MANY_PLAYERS => {}
                true => progress.tell_at_once(step),
                false => progress.tell(step),
            }
        })?;
        if index == 0
            && let Some(missing) = structure.filter(|asked| event.setup.structure != Some(*asked))
        {
            progress.clear();
            let (missing, players) = (missing.word(), event.count_entrants(players as usize));
            warn(msg!(
                "simulate.no-row",
                structure = missing,
                game = &asked.game,
                players = players
            ));
        }
        print(&show::line(&event)?)?;
        if asked.check {
            let verdict = verify_watched(&event, &mut |line| {
                let step = steps::checked(&event, line).filter(|_| players >= MANY_PLAYERS);
                if let Some(step) = step {
                    let so_far = so_far(index, breaches);
                    progress.tell_at_once(|| msg!("simulate.step", so_far = so_far, step = step));
                }
            });
            for breach in &verdict.breaches {
                progress.clear();
                let breach = breach.message();
                print_error(&told(msg!("simulate.breach", seed = seed, breach = breach)));
            }
            breaches += verdict.breaches.len();
            verdicts = Verdict {
                rounds: verdicts.rounds + verdict.rounds,
                tables: verdicts.tables + verdict.tables,
                places: verdicts.places + verdict.places,
                ..verdicts
            };
        }
        progress.tell(|| so_far(index + 1, breaches));
    }
    drop(progress);
    if !asked.check {
        return Ok(());
    }
    let found = msg!("simulate.found", n = breaches, checked = judged(&verdicts));
    match breaches {
        0 => {
            print_error(&told(found));
            Ok(())
        }
        _ => Err(Stop::refused(found)),
    }
}
