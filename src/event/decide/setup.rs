//! What is announced: freely before the first round, with care after it.

use super::{Action, Decision, cleaned};
use crate::event::action::Setup;
use crate::event::announce::{MOST_ROUNDS, check_cut};
use crate::event::{Event, Refusal};
use crate::ruleset::{PairingKind, RoundKind, StructureKind};
use std::ops::RangeInclusive;

const MOST_BOOSTERS: u32 = 100_000;
const PICK_SECONDS: RangeInclusive<u32> = 5..=600;

pub(super) fn setup(event: &Event, new: &Setup) -> Result<Decision, Refusal> {
    let mut new = new.clone();
    new.name = new.name.map(|name| cleaned("event's name", &name)).transpose()?;
    check_words(event, &new)?;
    check_numbers(event, &new)?;
    if !event.stages.is_empty() {
        check_after_the_start(event, &new)?;
    }
    let warnings = unusual(event, &new);
    Ok(Decision::new(Action::Setup(new), "The announcement is changed.").warned(warnings))
}

fn check_words(event: &Event, new: &Setup) -> Result<(), Refusal> {
    let game = event.ruleset.name.get("en");
    if let Some(tier) = new.tier
        && event.ruleset.tier(tier).is_none()
    {
        return Err(Refusal(format!("{game} has no such tier.")));
    }
    let structures = &event.ruleset.structures;
    match new.structure {
        Some(StructureKind::Basic) if structures.basic.is_none() => {
            Err(Refusal(format!("{game} has no basic structure.")))
        }
        Some(StructureKind::Advanced) if structures.advanced.is_none() => {
            Err(Refusal(format!("{game} has no advanced structure.")))
        }
        _ => Ok(()),
    }
}

fn check_numbers(event: &Event, new: &Setup) -> Result<(), Refusal> {
    let custom = &event.ruleset.structures.custom;
    let most = custom.rounds_to.min(MOST_ROUNDS);
    if new.rounds.is_some_and(|rounds| rounds > most) {
        return Err(Refusal(format!(
            "Rounds go from 1 to {most}, or 0 for an event that starts with elimination."
        )));
    }
    if event.ruleset.preliminary.pairing == PairingKind::RoundRobin
        && new.rounds.is_some_and(|rounds| rounds > 0)
    {
        return Err(Refusal::from(
            "The pods decide the rounds, for everybody meets everybody of his pod once: leave rounds out.",
        ));
    }
    check_draft(event, new)?;
    if new.minutes.is_some_and(|minutes| !(1..=600).contains(&minutes)) {
        return Err(Refusal::from("Minutes go from 1 to 600."));
    }
    // How many players there will be is known only when it starts.
    new.cut.map_or(Ok(()), |cut| check_cut(event, cut, u32::MAX))
}

fn check_draft(event: &Event, new: &Setup) -> Result<(), Refusal> {
    let boosters = new.boosters.is_some() || new.pick_seconds.is_some();
    if boosters && event.ruleset.draft.is_none() {
        return Err(Refusal::from(
            "In this game nothing is drafted: there are no boosters to count.",
        ));
    }
    if new.boosters.is_some_and(|boosters| boosters > MOST_BOOSTERS) {
        return Err(Refusal(format!("Boosters go from 0 to {MOST_BOOSTERS}.")));
    }
    if new.pick_seconds.is_some_and(|seconds| seconds != 0 && !PICK_SECONDS.contains(&seconds)) {
        return Err(Refusal(format!(
            "Seconds for a pick go from {} to {}; 0 is no clock.",
            PICK_SECONDS.start(),
            PICK_SECONDS.end()
        )));
    }
    if new.redraft.is_some() {
        super::draft::may_agree(event)?;
    }
    if new.unplayed.is_some() && event.ruleset.preliminary.pairing != PairingKind::RoundRobin {
        return Err(Refusal::from(
            "Games are left unplayed only in a round robin: here nobody waits for one who has left.",
        ));
    }
    Ok(())
}

fn check_after_the_start(event: &Event, new: &Setup) -> Result<(), Refusal> {
    if new.tier.is_some() || new.structure.is_some() {
        return Err(Refusal::from(
            "Tier and structure are fixed once the first round is paired; rounds and cut can still be set.",
        ));
    }
    if event.finals().is_some() && (new.rounds.is_some() || new.cut.is_some()) {
        return Err(Refusal::from("The cut is made: its size and the rounds before it are fixed."));
    }
    if event.finals().is_some() && new.finals_match.is_some() {
        return Err(Refusal::from(
            "The finals are seeded with their match fixed: undo goes back to before that.",
        ));
    }
    let paired = event.preliminary().map_or(0, |stage| stage.rounds.len() as u32);
    match new.rounds {
        Some(rounds) if rounds < paired => Err(Refusal(format!(
            "{paired} rounds are paired already: rounds={paired} is the least."
        ))),
        _ => Ok(()),
    }
}

fn unusual(event: &Event, new: &Setup) -> Vec<String> {
    let mut warnings = Vec::new();
    if !event.stages.is_empty() && (new.rounds.is_some() || new.cut.is_some()) {
        warnings
            .push("Players were told otherwise before the start: announce the change.".to_owned());
    }
    let row = event.ruleset.minutes.iter().find(|row| row.round == RoundKind::Preliminary);
    if let (Some(minutes), Some(row)) = (new.minutes, row) {
        let (from, to) = (row.from.unwrap_or(row.minutes), row.to.unwrap_or(row.minutes));
        if !(from..=to).contains(&minutes) {
            let printed = if from == to { from.to_string() } else { format!("{from} to {to}") };
            warnings.push(format!("The rules give a round {printed} minutes."));
        }
    }
    warnings
}
