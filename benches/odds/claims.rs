//! Claims of whole simulated events, held against the cut that was made, or the champion.
//!
//! Everybody is judged before every command. A claim is void once something happens that it does
//! not assume: a drop, a penalty, a correction, a step back, a late entry, another plan or cut.

use super::field::ruleset;
use komandor::event::{Command, CutBy, Event, Id, Report, champion};
use komandor::odds::{Goal, Prospect, prospects};
use komandor::ruleset::StructureKind;
use komandor::simulate::{Simulation, simulate_watched};
use std::collections::BTreeMap;

const GAMES: [&str; 7] =
    ["destiny", "imperial-assault", "tcg", "lcg", "lcg-2v2", "destiny-draft", "destiny-sealed"];

#[derive(Default)]
struct Found {
    /// Claims in all, by what was claimed: certain, out.
    claims: [u64; 2],
    judged: u64,
    wrong: u64,
    void: u64,
    /// Claims of a state that a later state no longer made.
    silent: u64,
}

pub fn print(events: u64) {
    let first = std::env::var("SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(0);
    let rulesets = GAMES.map(ruleset);
    let mut found = Found::default();
    for seed in first..first + events {
        let ruleset = &rulesets[seed as usize % GAMES.len()];
        let structure = (seed % 3 > 0).then_some(StructureKind::Custom);
        let simulation = Simulation {
            players: 4 + (seed / 7 % 21) as u32,
            structure,
            seed,
            drops: if seed % 4 == 0 { 8 } else { 0 },
            house: seed % 5 == 0,
        };
        let mut standing: BTreeMap<Id, Prospect> = BTreeMap::new();
        let event = simulate_watched(ruleset, &simulation, &mut |event, command| {
            judge(event, command, &mut standing, &mut found);
        });
        if let Ok(event) = event {
            // A cut was judged when it was made.
            hold(&standing, |id| Some(id) == champion(&event), &mut found, seed.into());
        }
    }
    let Found { claims: [certain, out], judged, wrong, void, silent } = found;
    println!("{events} events from seed {first}: {judged} states, {certain} certain and {out} out");
    println!(
        "held against the end: {wrong} wrong; {void} became void before, {silent} fell silent"
    );
    assert_eq!(wrong, 0);
}

/// Takes up the claims of this state, and drops or settles them by the command.
fn judge(
    event: &Event,
    command: &Command,
    standing: &mut BTreeMap<Id, Prospect>,
    found: &mut Found,
) {
    if let Some(known) = prospects(event) {
        found.judged += 1;
        for entrant in event.entrants.iter() {
            let prospect = known.of(entrant.id);
            let kind = usize::from(prospect == Prospect::Out);
            if prospect != Prospect::Open && standing.insert(entrant.id, prospect).is_none() {
                found.claims[kind] += 1;
            }
            // The bounds may fall silent, and the claim is held against the end all the same.
            found.silent +=
                u64::from(prospect == Prospect::Open && standing.contains_key(&entrant.id));
        }
        if let (Goal::Cut, Command::Cut(by)) = (known.goal, command) {
            if *by == CutBy::Announced {
                let mut after = event.clone();
                // With fewer players than places the cut is refused, and nothing has changed.
                if super::field::attempt(&mut after, command).is_err() {
                    return;
                }
                let seeds = after.finals().map(|stage| stage.seeds.clone()).unwrap_or_default();
                hold(standing, |id| seeds.contains(&id), found, event.head.seed);
            }
            standing.clear();
        } else if known.goal == Goal::Win && matches!(command, Command::Cut(_)) {
            // Those level at the top are to play a deciding match.
            let level = event.level_at_the_top();
            hold(standing, |id| level.contains(&id), found, event.head.seed);
            standing.clear();
        }
    }
    if !is_assumed(event, command) {
        found.void += standing.len() as u64;
        standing.clear();
    }
}

fn hold(
    standing: &BTreeMap<Id, Prospect>,
    made: impl Fn(Id) -> bool,
    found: &mut Found,
    seed: komandor::event::Seed,
) {
    for (id, prospect) in standing {
        if made(*id) != (*prospect == Prospect::Certain) {
            found.wrong += 1;
            println!("seed {seed}: #{id} was {prospect:?}");
        }
    }
}

/// Whether the claims allow for this command.
fn is_assumed(event: &Event, command: &Command) -> bool {
    match command {
        Command::Report { table, result, round, drop, .. } => {
            let open = event.round().and_then(|newest| newest.at_table(*table));
            let open = open.is_some_and(|pairing| pairing.outcome.is_none());
            let stays = drop.is_none_or(|leavers| leavers.is_nobody());
            round.is_none() && open && stays && !matches!(result, Report::NoShow(_))
        }
        Command::Pair | Command::Redraw { .. } | Command::Swap(..) => true,
        Command::Finish | Command::Post | Command::Cut(_) => true,
        _ => false,
    }
}
