//! Settings of the announcement: free before the first round, limited after it.

use super::cut::known_cut;
use super::decision::{Decision, cleaned};
use crate::event::action::{Announced, Setup};
use crate::event::plan::{check_cut, cut_by, require_elimination};
use crate::event::scoring::check_timed_draw;
use crate::event::{Action, Event, Refusal};
use crate::ruleset::{FinalsKind, MOST_ROUNDS, PairingKind, RoundKind, StructureKind};
use crate::words::is_tag;
use std::ops::RangeInclusive;

const MOST_BOOSTERS: u32 = 100_000;
const PICK_SECONDS: RangeInclusive<u32> = 5..=600;

pub(super) fn setup(event: &Event, new: &Setup) -> Result<Decision, Refusal> {
    let mut new = new.clone();
    new.name = new.name.map(|name| cleaned("event's name", &name)).transpose()?;
    check_words(event, &new)?;
    check_numbers(event, &new)?;
    new.timed_draw.map_or(Ok(()), |points| check_timed_draw(event, points))?;
    if !event.stages.is_empty() {
        check_after_the_start(event, &new)?;
    }
    let warnings = unusual(event, &new);
    Ok(Decision::new(Action::Setup(new), "The announcement is changed.").warned(warnings))
}

fn check_words(event: &Event, new: &Setup) -> Result<(), Refusal> {
    if new.language().is_some_and(|tag| !is_tag(tag)) {
        return Err(Refusal::from(
            "A language is named by its two or three letters, such as pl; own is the \
             organizer's.",
        ));
    }
    let game = event.ruleset.name.get("en");
    if let Some(tier) = new.tier
        && event.ruleset.tier(tier).is_none()
    {
        return Err(Refusal::from(format!("{game} has no such tier.")));
    }
    let structures = &event.ruleset.structures;
    match new.structure {
        Some(StructureKind::Basic) if structures.basic.is_none() => {
            Err(Refusal::from(format!("{game} has no basic structure.")))
        }
        Some(StructureKind::Advanced) if structures.advanced.is_none() => {
            Err(Refusal::from(format!("{game} has no advanced structure.")))
        }
        _ => Ok(()),
    }
}

fn check_numbers(event: &Event, new: &Setup) -> Result<(), Refusal> {
    let custom = &event.ruleset.structures.custom;
    let most = custom.rounds_to.min(MOST_ROUNDS);
    if new.rounds.is_some_and(|rounds| rounds > most) {
        let none = match require_elimination(event) {
            Ok(()) => ", or 0 for an event that starts with elimination",
            Err(_) => "",
        };
        return Err(Refusal::from(format!("Rounds go from 1 to {most}{none}.")));
    }
    if event.ruleset.preliminary.pairing == PairingKind::RoundRobin
        && new.rounds.is_some_and(|rounds| rounds > 0)
    {
        return Err(Refusal::from(
            "The pods decide the rounds, for everybody meets everybody of their pod once: leave rounds out.",
        ));
    }
    if new.rounds == Some(0) && event.stages.is_empty() {
        require_elimination(event)?;
    }
    check_draft(event, new)?;
    if new.minutes.is_some_and(|minutes| !(1..=600).contains(&minutes)) {
        return Err(Refusal::from("Minutes go from 1 to 600."));
    }
    if new.finals_minutes.is_some_and(|minutes| !(1..=600).contains(&minutes)) {
        return Err(Refusal::from("Minutes of the finals go from 1 to 600."));
    }
    if new.finals_minutes.is_some() && event.ruleset.finals.kind == FinalsKind::None {
        return Err(Refusal::from("This game has no finals: there are no minutes to set."));
    }
    // The number of players is known only at the start, so it does not limit the cut here.
    if let Some(rule) = new.cut_by {
        known_cut(event, rule)?;
    }
    let by = cut_by(event, new.cut_by.or(event.setup.cut_by));
    new.cut.map_or(Ok(()), |cut| Ok(check_cut(event, cut, by, u32::MAX)?))
}

fn check_draft(event: &Event, new: &Setup) -> Result<(), Refusal> {
    let boosters = new.boosters.is_some() || new.pick_seconds.is_some();
    if boosters && event.ruleset.draft.is_none() {
        return Err(Refusal::from(
            "In this game nothing is drafted: there are no boosters to count.",
        ));
    }
    if new.boosters.is_some_and(|boosters| boosters > MOST_BOOSTERS) {
        return Err(Refusal::from(format!("Boosters go from 0 to {MOST_BOOSTERS}.")));
    }
    if new.pick_seconds.is_some_and(|seconds| seconds != 0 && !PICK_SECONDS.contains(&seconds)) {
        return Err(Refusal::from(format!(
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
    if new.by_rules.iter().any(|setting| *setting != Announced::Minutes) {
        return Err(Refusal::from(
            "Once the first round is paired only numbers can be set: what the rules' table says \
             of an attendance was for the start.",
        ));
    }
    let cut = new.cut.is_some() || new.cut_by.is_some();
    if event.finals().is_some() && (new.rounds.is_some() || cut) {
        return Err(Refusal::from(match event.may_have_a_deciding_match() {
            true => "The deciding match is seeded: the rounds before it are fixed.",
            false => "The cut is made: its size and the rounds before it are fixed.",
        }));
    }
    if event.finals().is_some() && new.finals_match.is_some() {
        return Err(Refusal::from(match event.may_have_a_deciding_match() {
            true => {
                "The deciding match is seeded with its shape fixed: undo goes back to before that."
            }
            false => "The finals are seeded with their match fixed: undo goes back to before that.",
        }));
    }
    if event.finals().is_some_and(|f| !f.rounds.is_empty()) && new.finals_minutes.is_some() {
        return Err(Refusal::from(
            "The finals have begun with their minutes announced: timer set MIN changes one round.",
        ));
    }
    let paired = event.preliminary().map_or(0, |stage| stage.rounds.len() as u32);
    match new.rounds {
        Some(rounds) if rounds < paired => Err(Refusal::from(format!(
            "{paired} rounds are paired already: rounds={paired} is the least."
        ))),
        _ => Ok(()),
    }
}

fn unusual(event: &Event, new: &Setup) -> Vec<String> {
    let mut warnings = Vec::new();
    if !event.stages.is_empty()
        && (new.rounds.is_some() || new.cut.is_some() || new.cut_by.is_some())
    {
        warnings
            .push("Players were told otherwise before the start: announce the change.".to_owned());
    }
    let rows = [
        (new.minutes, RoundKind::Preliminary, "a round"),
        (new.finals_minutes, RoundKind::Elimination, "a round of the finals"),
    ];
    for (minutes, kind, what) in rows {
        let row = event.ruleset.minutes.iter().find(|row| row.round == kind);
        // If the rules have no clock, the organizer may choose any length.
        let row = row.filter(|row| row.minutes > 0 || row.from.is_some());
        let (Some(minutes), Some(row)) = (minutes, row) else { continue };
        let (from, to) = (row.from.unwrap_or(row.minutes), row.to.unwrap_or(row.minutes));
        if !(from..=to).contains(&minutes) {
            let printed = if from == to { from.to_string() } else { format!("{from} to {to}") };
            warnings.push(format!("The rules give {what} {printed} minutes."));
        }
    }
    warnings
}
