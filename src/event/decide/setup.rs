//! Settings of the announcement: free before the first round, limited after it.

use super::cut::known_cut;
use super::decision::{Decision, Given, cleaned, cleaned_text, verb};
use super::keep_apart::check_groups;
use super::timer::LONGEST;
use crate::event::action::{Announced, NO_NOTE, NO_PRIZES, Setup};
use crate::event::address::read_address;
use crate::event::plan::{check_cut, cut_by, require_elimination};
use crate::event::prizes::read_prizes;
use crate::event::refuse_if::refuse_if;
use crate::event::scores::check_timed_draw;
use crate::event::tell::{answer, settings_changed};
use crate::event::{Action, Event, Fee, Moment, Refusal, afterwards, departures};
use crate::msg;
use crate::ruleset::{FinalsKind, MOST_ROUNDS, Minutes, PairingKind, RoundKind, StructureKind};
use crate::words::{Message, is_tag};
use std::ops::RangeInclusive;

const MOST_BOOSTERS: u32 = 100_000;
const PICK_SECONDS: RangeInclusive<u32> = 5..=600;

pub(super) fn setup(event: &Event, new: &Setup) -> Result<Decision, Refusal> {
    let mut new = new.clone();
    new.name = new.name.map(|name| cleaned(Given::EventName, &name)).transpose()?;
    new.note = new.note.as_deref().map(checked_note).transpose()?;
    new.fee = new.fee.map(|fee| cleaned(Given::Fee, &fee)).transpose()?;
    if let Some(fee) = new.fee().filter(|fee| Fee::is_negative(fee)) {
        let setup = verb("setup fee=20");
        return Err(Refusal(msg!("check-in.fee-negative", fee, setup)));
    }
    new.prizes = new.prizes.as_deref().map(checked_prizes).transpose()?;
    new.address = new.address.as_deref().map(read_address).transpose().map_err(Refusal)?;
    let outputs = new.take_outputs().checked()?;
    let here = (!outputs.is_empty()).then(|| msg!("settings.set", settings = outputs.to_string()));
    if let Some(here) = here.clone().filter(|_| new == Setup::default()) {
        return Ok(Decision::unchanged(here));
    }
    check_words(event, &new)?;
    check_numbers(event, &new)?;
    if new.house.is_some() && !event.may_use_house_player() {
        let game = &event.ruleset.name;
        return Err(Refusal(msg!("players.not-needed", game)));
    }
    if new.pause.is_some_and(|minutes| minutes > LONGEST) {
        return Err(Refusal(msg!("settings.pause-range", most = LONGEST)));
    }
    new.timed_draw.map_or(Ok(()), |points| check_timed_draw(event, points))?;
    if !event.stages.is_empty() {
        check_after_the_start(event, &new)?;
    }
    let mut warnings = unusual(event, &new);
    warnings.extend(check_groups(event, &new)?);
    let told = answer(settings_changed(&new)).capitalised();
    let said = std::iter::once(told).chain(here);
    let said = Message::sentences(said.collect());
    Ok(Decision::new(Action::Setup(new), said).warned(warnings))
}

/// The organizer's own line; nothing and `none` take it back.
fn checked_note(text: &str) -> Result<String, Refusal> {
    match text.trim() {
        "" => Ok(NO_NOTE.to_owned()),
        text => cleaned_text(Given::Note, text),
    }
}

/// The announced prizes, once they can be read.
fn checked_prizes(text: &str) -> Result<String, Refusal> {
    match text.trim() {
        "" | NO_PRIZES => Ok(NO_PRIZES.to_owned()),
        text => read_prizes(text)
            .map(|_| text.to_owned())
            .map_err(|why| Refusal(msg!("settings.unread", why))),
    }
}

fn check_words(event: &Event, new: &Setup) -> Result<(), Refusal> {
    refuse_if(new.language().is_some_and(|tag| !is_tag(tag)), || msg!("settings.no-language"))?;
    let game = &event.ruleset.name;
    if let Some(tier) = new.tier
        && event.ruleset.tier(tier).is_none()
    {
        return Err(Refusal(msg!("settings.no-such-tier", game)));
    }
    let structures = &event.ruleset.structures;
    match new.structure {
        Some(StructureKind::Basic) if structures.basic.is_none() => {
            Err(Refusal(msg!("settings.no-basic", game)))
        }
        Some(StructureKind::Advanced) if structures.advanced.is_none() => {
            Err(Refusal(msg!("settings.no-advanced", game)))
        }
        _ => Ok(()),
    }
}

fn check_numbers(event: &Event, new: &Setup) -> Result<(), Refusal> {
    let custom = &event.ruleset.structures.custom;
    let most = custom.rounds_to.min(MOST_ROUNDS);
    if new.rounds.is_some_and(|rounds| rounds > most) {
        return Err(Refusal(match require_elimination(event) {
            Ok(()) => msg!("settings.rounds-or-none", most),
            Err(_) => msg!("settings.setup-rounds", most),
        }));
    }
    if event.ruleset.preliminary.pairing == PairingKind::RoundRobin
        && new.rounds.is_some_and(|rounds| rounds > 0)
    {
        return Err(Refusal(msg!("settings.pods-decide-rounds")));
    }
    if new.rounds == Some(0) && event.stages.is_empty() {
        require_elimination(event)?;
    }
    check_draft(event, new)?;
    super::setup_finals::check(event, new)?;
    if new.minutes.is_some_and(|minutes| !(1..=LONGEST).contains(&minutes)) {
        return Err(Refusal(msg!("clock.minutes-range", most = LONGEST)));
    }
    let finals = [new.finals_minutes, new.final_minutes];
    if finals.iter().flatten().any(|minutes| !(1..=LONGEST).contains(minutes)) {
        return Err(Refusal(msg!("settings.finals-minutes", most = LONGEST)));
    }
    if finals.iter().any(Option::is_some) && event.ruleset.finals.kind == FinalsKind::None {
        return Err(Refusal(msg!("settings.no-finals")));
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
    refuse_if(boosters && event.ruleset.draft.is_none(), || msg!("settings.no-boosters"))?;
    if new.boosters.is_some_and(|boosters| boosters > MOST_BOOSTERS) {
        return Err(Refusal(msg!("settings.setup-boosters", most = MOST_BOOSTERS)));
    }
    if new.pick_seconds.is_some_and(|seconds| seconds != 0 && !PICK_SECONDS.contains(&seconds)) {
        let (from, to) = (*PICK_SECONDS.start(), *PICK_SECONDS.end());
        return Err(Refusal(msg!("settings.pick-seconds", from, to)));
    }
    if new.redraft.is_some() {
        super::draft::may_agree(event)?;
    }
    if new.unplayed.is_some() && event.ruleset.preliminary.pairing != PairingKind::RoundRobin {
        return Err(Refusal(msg!("settings.nobody-waits")));
    }
    Ok(())
}

fn check_after_the_start(event: &Event, new: &Setup) -> Result<(), Refusal> {
    refuse_if(new.tier.is_some() || new.structure.is_some(), || msg!("settings.tier-is-fixed"))?;
    let house = new.house.is_some_and(|house| house != event.house_games())
        || new.by_rules.contains(&Announced::House);
    refuse_if(house, || msg!("players.games-fixed"))?;
    let free = [
        Announced::Minutes,
        Announced::Lists,
        Announced::Pause,
        Announced::Closes,
        Announced::Apart,
    ];
    if new.by_rules.iter().any(|setting| !free.contains(setting)) {
        return Err(Refusal(msg!("settings.only-numbers")));
    }
    let cut = new.cut.is_some() || new.cut_by.is_some();
    if event.finals().is_some() && (new.rounds.is_some() || cut) {
        return Err(Refusal(match event.may_have_a_deciding_match() {
            true => msg!("settings.match-is-seeded"),
            false => msg!("settings.cut-is-made"),
        }));
    }
    if event.finals().is_some() && new.finals_match.is_some() {
        let undo = verb("undo");
        return Err(Refusal(match event.may_have_a_deciding_match() {
            true => msg!("settings.shape-of-match-is-fixed", undo),
            false => msg!("settings.shape-is-fixed", undo),
        }));
    }
    if event.finals().is_some_and(|f| !f.rounds.is_empty()) && new.finals_minutes.is_some() {
        return Err(Refusal(msg!("settings.finals-begun", timer = verb("timer set MIN"))));
    }
    let paired = event.preliminary().map_or(0, |stage| stage.rounds.len() as u32);
    match new.rounds {
        Some(rounds) if rounds < paired => {
            Err(Refusal(msg!("settings.rounds-are-paired", n = paired)))
        }
        _ => Ok(()),
    }
}

fn unusual(event: &Event, new: &Setup) -> Vec<Message> {
    let mut warnings = Vec::new();
    if new.hold == Some(false)
        && let Some(round) = event.round().filter(|round| round.held)
    {
        let name = event.round_in_a_sentence(event.stages.len(), round.number);
        warnings.push(msg!("settings.stays-held", round = name, post = verb("post")));
    }
    if !event.stages.is_empty()
        && (new.rounds.is_some()
            || new.cut.is_some()
            || new.cut_by.is_some()
            || minutes_changed(event, new)
            || new.open_lists.is_some()
            || new.sleeves.is_some()
            || new.apart.is_some()
            || new.by_rules.contains(&Announced::Apart)
            || new.prizes.is_some())
    {
        warnings.push(msg!("settings.announce-the-change"));
    }
    let after = afterwards(event, &Action::Setup(new.clone()), Moment::new(0, 0));
    warnings.extend(after.iter().flat_map(|after| departures::of_change(event, after, new)));
    warnings.extend(features_elsewhere(event, new));
    let text = new.fee().filter(|fee| Fee::of(fee).is_none());
    warnings.extend(text.map(|fee| msg!("check-in.fee-is-text", fee)));
    warnings
}

/// Warns of a change, during the event, of what was announced before the start.
pub(super) fn announced_late(event: &Event, decision: Decision) -> Decision {
    let changes = decision.action.is_some() && !event.stages.is_empty();
    decision.warned(changes.then(|| msg!("settings.announce-the-change")))
}

/// Whether minutes that were announced before the start are changed.
///
/// Where the rules give the rounds of the finals a choice, it is made before the finals begin.
fn minutes_changed(event: &Event, new: &Setup) -> bool {
    let finals = |row: &&Minutes| row.round == RoundKind::Elimination && row.from.is_some();
    let chosen_later = event.ruleset.minutes.iter().any(|row| finals(&row));
    new.minutes.is_some()
        || new.final_minutes.is_some()
        || new.finals_minutes.is_some() && !chosen_later
        || new.by_rules.contains(&Announced::Minutes)
}

/// The feature tables that are not among the tables of the hall.
fn features_elsewhere(event: &Event, new: &Setup) -> Vec<Message> {
    if new.tables.is_none() && new.feature.is_none() {
        return Vec::new();
    }
    let hall = new.tables.as_ref().or(event.setup.tables.as_ref()).filter(|hall| !hall.is_empty());
    let feature = new.feature.as_ref().or(event.setup.feature.as_ref());
    let (Some(hall), Some(feature)) = (hall, feature) else { return Vec::new() };
    let elsewhere = feature.numbers().find(|table| !hall.contains(*table));
    let told = |table| msg!("tables.feature-not-in-the-hall", table);
    elsewhere.map(told).into_iter().collect()
}
