//! `komandor simulate`: plays whole events at random, and prints a line of JSON for each.

use super::arguments::{one_of, seed, whole};
use super::event_file::Places;
use super::games::game;
use super::output::{Progress, Stop, print, print_error, told, warn};
use super::verify::judged;
use crate::forecast::{FEWEST_PLAYERS, MOST_PLAYERS};
use crate::ruleset::{Ruleset, StructureKind};
use crate::verify::{Verdict, verify};
use crate::words::Message;
use crate::{forecast, msg, show};
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
    whole(text, msg!("cli.what-players"), (FEWEST_PLAYERS, MOST_PLAYERS))
}

fn events(text: &str) -> Result<u64, String> {
    whole(text, msg!("cli.what-events"), (0, u64::MAX))
}

fn percentage(text: &str) -> Result<u32, String> {
    whole(text, msg!("cli.what-percentage"), (0, 100))
}

/// An event that was played, as far as it is told.
struct Played {
    line: String,
    /// The event's structure is not the one asked for.
    other_structure: Option<Message>,
    /// Only if the event was to be checked.
    verdict: Option<Verdict>,
}

impl SimulateArgs {
    /// Plays the event with this index, from 0. Each has a seed of its own, so any of them can
    /// be played again alone.
    fn play(&self, ruleset: &Arc<Ruleset>, index: u64) -> Result<Played, Stop> {
        let SimulateArgs { players, structure, drops, house, .. } = *self;
        let seed = self.seed_of(index);
        let one = forecast::Simulation { players, structure, seed, drops, house };
        let event = forecast::simulate(ruleset, &one)?;
        let missing = structure.filter(|asked| event.setup.structure != Some(*asked));
        let other_structure = missing.map(|missing| {
            let (missing, players) = (missing.word(), event.count_entrants(players as usize));
            let game = &self.game;
            msg!("cli.no-row", structure = missing, game, players)
        });
        let line = show::line(&event)?;
        let verdict = self.check.then(|| verify(&event));
        Ok(Played { line, other_structure, verdict })
    }

    fn seed_of(&self, index: u64) -> u64 {
        self.seed.wrapping_add(index)
    }

    fn so_far(&self, done: u64) -> Message {
        msg!("cli.so-far", done, all = self.events)
    }
}

/// The counts of what has been printed so far.
#[derive(Default)]
struct Printed {
    breaches: usize,
    verdicts: Verdict,
}

impl Printed {
    /// Prints an event, and the breaches found in it.
    fn print(
        &mut self,
        asked: &SimulateArgs,
        index: u64,
        played: Played,
        progress: &mut Progress,
    ) -> Result<(), Stop> {
        if let Some(other) = played.other_structure.filter(|_| index == 0) {
            progress.clear();
            warn(other);
        }
        print(&played.line)?;
        if let Some(verdict) = played.verdict {
            for breach in &verdict.breaches {
                progress.clear();
                let (seed, breach) = (asked.seed_of(index), breach.message());
                print_error(&told(msg!("cli.breach", seed, breach)));
            }
            self.breaches += verdict.breaches.len();
            self.verdicts.rounds += verdict.rounds;
            self.verdicts.tables += verdict.tables;
            self.verdicts.places += verdict.places;
        }
        progress.tell(|| asked.so_far(index + 1));
        Ok(())
    }
}

pub(super) fn run(places: &Places, asked: &SimulateArgs) -> Result<(), Stop> {
    let library = places.library_with_warnings()?;
    let ruleset = Arc::new(game(&library, &asked.game)?.ruleset.clone());
    let (mut printed, mut progress) = (Printed::default(), Progress::new());
    for index in 0..asked.events {
        let played = asked.play(&ruleset, index)?;
        printed.print(asked, index, played, &mut progress)?;
    }
    drop(progress);
    if !asked.check {
        return Ok(());
    }
    let Printed { breaches, verdicts } = printed;
    let found = msg!("cli.found", n = breaches, checked = judged(&verdicts));
    match breaches {
        0 => {
            print_error(&told(found));
            Ok(())
        }
        _ => Err(Stop::refused(found)),
    }
}
