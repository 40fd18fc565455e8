//! `komandor simulate`: whole events at random, a line of JSON each.

use super::arguments::seed;
use super::games::game;
use super::output::{complain, print};
use super::places::Places;
use super::stop::Stop;
use super::verify::judged;
use crate::event::decide::counted;
use crate::forecast::{self, FEWEST_PLAYERS, MOST_PLAYERS};
use crate::ruleset::StructureKind;
use crate::show;
use crate::verify::{Verdict, verify};
use clap::{Args, value_parser};
use std::sync::Arc;

/// Play whole events at random, and print a line of JSON for each
#[derive(Debug, Args)]
pub(super) struct Asked {
    /// The game's id, as `komandor games` lists them
    #[arg(long, value_name = "ID")]
    game: String,
    /// How many players each event has, those who come late included
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(i64::from(FEWEST_PLAYERS)..=i64::from(MOST_PLAYERS)))]
    players: u32,
    /// How many events
    #[arg(long, value_name = "M", default_value_t = 1)]
    events: u64,
    /// The first event's seed; each of the others has the next one. The same
    /// seed gives the same bytes
    #[arg(long, value_name = "SEED", default_value_t = 1, allow_negative_numbers = true, value_parser = seed)]
    seed: u64,
    /// [default: basic; custom where the structure has no row for so many players]
    #[arg(long)]
    structure: Option<StructureKind>,
    /// How many of a hundred players leave after some round before the last, on
    /// average. One in eight of those who are gone comes back before each later
    /// round, and two always stay; with 0 nobody leaves, fails to appear or is
    /// put out
    #[arg(long, value_name = "PERCENT", default_value_t = 5, value_parser = value_parser!(u32).range(0..=100))]
    drops: u32,
    /// Judge every event by the independent checker, and count what it finds
    #[arg(long)]
    check: bool,
}

pub(super) fn run(places: &Places, asked: Asked) -> Result<(), Stop> {
    let library = places.library_with_warnings()?;
    let ruleset = Arc::new(game(&library, &asked.game)?.ruleset.clone());
    let (mut breaches, mut verdicts) = (0, Verdict::default());
    for index in 0..asked.events {
        // So that any one of them can be played again by itself.
        let seed = asked.seed.wrapping_add(index);
        let Asked { players, structure, drops, .. } = asked;
        let event =
            forecast::simulate(&ruleset, &forecast::Asked { players, structure, seed, drops })?;
        print(&show::line(&event)?)?;
        if asked.check {
            let verdict = verify(&event);
            for breach in &verdict.breaches {
                complain(&format!("seed {seed}: {breach}."));
            }
            breaches += verdict.breaches.len();
            verdicts = Verdict {
                rounds: verdicts.rounds + verdict.rounds,
                tables: verdicts.tables + verdict.tables,
                places: verdicts.places + verdict.places,
                ..verdicts
            };
        }
    }
    if !asked.check {
        return Ok(());
    }
    let found = format!("{}: {}", counted(breaches, "breach"), judged(&verdicts));
    match breaches {
        0 => {
            complain(&found);
            Ok(())
        }
        _ => Err(Stop::Refused(found)),
    }
}
