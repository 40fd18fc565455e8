//! `komandor simulate`: plays whole events at random, and prints a line of JSON for each.

use super::event_file::Places;
use super::games::game;
use super::output::{Progress, Stop, in_words, print, print_error, warn};
use super::verify::judged;
use super::{number_within, one_of, seed};
use crate::ruleset::StructureKind;
use crate::simulate::{FEWEST_PLAYERS, MOST_PLAYERS, Simulation, simulate};
use crate::verify::{Verdict, verify};
use crate::{msg, show};
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
    house: bool,
    #[arg(long)]
    check: bool,
}

fn players(text: &str) -> Result<u32, String> {
    number_within(text, (FEWEST_PLAYERS, MOST_PLAYERS))
}

fn events(text: &str) -> Result<u64, String> {
    number_within(text, (0, u64::MAX))
}

fn percentage(text: &str) -> Result<u32, String> {
    number_within(text, (0, 100))
}

pub(super) fn run(places: &Places, asked: &SimulateArgs) -> Result<(), Stop> {
    let SimulateArgs { players, structure, drops, house, .. } = *asked;
    let library = places.library_with_warnings()?;
    let ruleset = Arc::new(game(&library, &asked.game)?.ruleset.clone());
    let (mut breaches, mut verdicts) = (0, Verdict::default());
    let mut progress = Progress::new();
    for index in 0..asked.events {
        // Each has a seed of its own, so any of them can be played again alone.
        let seed = asked.seed.wrapping_add(index);
        let one = Simulation { players, structure, seed, drops, house };
        let event = simulate(&ruleset, &one)?;
        let unavailable = structure.filter(|asked| event.setup.structure != Some(*asked));
        if let Some(unavailable) = unavailable.filter(|_| index == 0) {
            let players = event.count_entrants(players as usize);
            progress.clear();
            warn(msg!("cli.no-row", structure = unavailable.word(), game = &asked.game, players));
        }
        print(&show::line(&event)?)?;
        if asked.check {
            let verdict = verify(&event);
            for breach in &verdict.breaches {
                progress.clear();
                print_error(&in_words(msg!("cli.breach", seed, breach = breach.message())));
            }
            breaches += verdict.breaches.len();
            verdicts.rounds += verdict.rounds;
            verdicts.tables += verdict.tables;
            verdicts.places += verdict.places;
        }
        progress.describe(|| msg!("cli.so-far", done = index + 1, all = asked.events));
    }
    drop(progress);
    let found = msg!("cli.found", n = breaches, checked = judged(&verdicts));
    match breaches {
        _ if !asked.check => {}
        0 => print_error(&in_words(found)),
        _ => return Err(Stop::refused(found)),
    }
    Ok(())
}
