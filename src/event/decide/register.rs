//! Registration: one entrant or a whole roster, corrections, and removals.

use super::decision::{Decision, cleaned};
use super::registry::Registry;
use crate::event::action::{Added, Edited};
use crate::event::name::same;
use crate::event::phrase::losses;
use crate::event::roster::too_many;
use crate::event::{Action, Command, Details, Event, Id, NewEntrant, Refusal, Role, Who, find};

pub(super) fn add(event: &Event, new: &NewEntrant) -> Result<Decision, Refusal> {
    let missed = missed_by_late_entry(event)?;
    let added = admit(event, &Registry::now(event), new, &missed)?;
    let told = format!("Registered {} (#{}).", label(&added), added.id);
    let warnings = late(&label(&added), &missed);
    Ok(Decision::new(Action::Add(added), told).warned(warnings))
}

/// Registers a leader who plays as well.
pub(super) fn with_a_task(event: &Event, name: String, role: Role) -> Result<Decision, Refusal> {
    if event.ruleset.entrants.team_size > 1 {
        return Err(Refusal::from(format!(
            "{name} needs a partner to play: register the team first, with add {name} partner=NAME."
        )));
    }
    let new = NewEntrant { name, ..NewEntrant::default() };
    let missed = missed_by_late_entry(event)?;
    let added = Added { leads: Some(role), ..admit(event, &Registry::now(event), &new, &missed)? };
    let Added { name, id, .. } = &added;
    let told = format!("{name} is {} and plays: registered (#{id}).", role.word());
    let warnings = late(name, &missed);
    Ok(Decision::new(Action::Add(added), told).warned(warnings))
}

/// The refusal of a command that no event could accept, so nobody need wait for the lock.
pub fn oversized(command: &Command) -> Option<Refusal> {
    match command {
        Command::Import(all) => too_many(all.len()).map(Refusal::from),
        _ => None,
    }
}

pub(super) fn import(event: &Event, all: &[NewEntrant]) -> Result<Decision, Refusal> {
    if let Some(why) = too_many(all.len()) {
        return Err(why.into());
    }
    let missed = missed_by_late_entry(event)?;
    let mut added: Vec<Added> = Vec::with_capacity(all.len());
    let mut problems = Vec::new();
    let mut registry = Registry::indexed(event, all);
    for new in all {
        match admit(event, &registry, new, &missed) {
            Ok(one) => {
                registry.insert(&one);
                added.push(one);
            }
            Err(Refusal(why)) => problems.push(match new.line {
                Some(line) => format!("Line {line}: {why}").into(),
                None => why,
            }),
        }
    }
    if !problems.is_empty() {
        return Err(problems.into());
    }
    if added.is_empty() {
        return Err(Refusal::from("The roster has no players."));
    }
    let told = format!("Registered {}.", event.count_entrants(added.len()));
    let warnings = late("Each of them", &missed);
    Ok(Decision::new(Action::Import(added), told).warned(warnings))
}

/// Removes a registration made by mistake, as long as nothing depends on it.
pub(super) fn remove(event: &Event, who: &Who) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    let name = event.label(id);
    if !event.stages.is_empty() {
        return Err(Refusal::from(format!(
            "The event has begun: drop takes {name} out, and whoever was never paired has no place."
        )));
    }
    if !event.pods.is_empty() {
        return Err(Refusal::from(format!(
            "The pods are drawn, and {name} has a seat: undo goes back to before them, or drop \
             takes {name} out."
        )));
    }
    Ok(Decision::new(
        Action::Remove(id),
        format!("{name} (#{id}) is removed, as if never registered."),
    ))
}

/// The rounds a late entry is charged with. It is treated as a return: a loss for every
/// round missed.
fn missed_by_late_entry(event: &Event) -> Result<Vec<u32>, Refusal> {
    if !event.pods.is_empty() {
        return Err(Refusal::from(
            "The pods are drawn and every seat is taken: nobody enters later, unless undo goes back \
             to before the pods.",
        ));
    }
    match event.stage() {
        None => Ok(Vec::new()),
        Some(stage) if stage.kind.is_preliminary() => Ok((1..=stage.rounds.len() as u32).collect()),
        Some(_) => Err(Refusal::from(format!(
            "Entries are closed: {} {} begun.",
            event.finals_phrase(),
            if event.may_have_a_deciding_match() { "has" } else { "have" }
        ))),
    }
}

fn late(who: &str, missed: &[u32]) -> Option<String> {
    let losses = losses(missed.len());
    (!missed.is_empty()).then(|| format!("{who} enters late, with {losses} for the rounds missed."))
}

fn admit(
    event: &Event,
    registry: &Registry,
    new: &NewEntrant,
    missed: &[u32],
) -> Result<Added, Refusal> {
    let name = cleaned("name", &new.name)?;
    let club = new.club.as_deref().map(|club| cleaned("club", club)).transpose()?;
    let partner = new.partner.as_deref().map(|p| cleaned("partner's name", p)).transpose()?;
    super::apart::asked_for(event, new.family.as_deref(), new.travel.as_deref())?;
    let family = new.family.as_deref().map(|word| cleaned("family", word)).transpose()?;
    let travel = new.travel.as_deref().map(|word| cleaned("travel", word)).transpose()?;
    match (event.ruleset.entrants.team_size, &partner) {
        (1, Some(_)) => {
            return Err(Refusal::from(format!(
                "{name} cannot have a partner: this game has no teams."
            )));
        }
        (2, None) => {
            return Err(Refusal::from(format!(
                "{name} needs a partner: this game is played in teams of two, partner=NAME."
            )));
        }
        _ => {}
    }
    for person in [Some(&name), partner.as_ref()].into_iter().flatten() {
        if let Some(id) = registry.named(person, None) {
            return Err(Refusal::from(format!(
                "{person} is registered already (#{id}): add what tells them apart."
            )));
        }
    }
    if partner.as_ref().is_some_and(|partner| same(partner, &name)) {
        return Err(Refusal::from(format!("{name} cannot be their own partner.")));
    }
    if new.table == Some(0) {
        return Err(Refusal::from("Tables go from 1."));
    }
    let id = registry.next_id();
    let (start, provisional) = match new.start {
        Some(start) => (check_start(registry, start, None).map(|()| Some(start))?, false),
        None => {
            let free = registry.free_start();
            (free, free.is_some())
        }
    };
    Ok(Added {
        id,
        name,
        club,
        partner,
        family,
        travel,
        start,
        table: new.table,
        tie: registry.tie_number(),
        missed: missed.to_vec(),
        provisional,
        leads: None,
    })
}

fn check_start(registry: &Registry, start: u32, except: Option<Id>) -> Result<(), Refusal> {
    match registry.holder(start, except) {
        None if start > 0 => Ok(()),
        None => Err(Refusal::from("Start numbers go from 1.")),
        Some(name) => {
            Err(Refusal::from(format!("Start number {start} is {name}'s: take another.")))
        }
    }
}

fn label(added: &Added) -> String {
    match &added.partner {
        Some(partner) => format!("{} & {partner}", added.name),
        None => added.name.clone(),
    }
}

pub(super) fn edit(event: &Event, who: &Who, details: &Details) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    let Details { name, club, partner, family, travel, start, table } = details;
    let name = name.as_deref().map(|name| cleaned("name", name)).transpose()?;
    let optional = |what: &str, text: &Option<String>| match text.as_deref() {
        None => Ok(None),
        Some("") => Ok(Some(String::new())),
        Some(text) => cleaned(what, text).map(Some),
    };
    let club = optional("club", club)?;
    let partner = optional("partner's name", partner)?;
    super::apart::asked_for(event, family.as_deref(), travel.as_deref())?;
    let (family, travel) = (optional("family", family)?, optional("travel", travel)?);
    if partner.is_some() && event.ruleset.entrants.team_size == 1 {
        return Err(Refusal::from("This game has no teams: nobody has a partner."));
    }
    if partner.as_deref() == Some("") {
        return Err(Refusal::from("This game is played in teams: a partner must be named."));
    }
    let registry = Registry::now(event);
    for person in [&name, &partner].into_iter().flatten() {
        if let Some(other) = registry.named(person, Some(id)) {
            return Err(Refusal::from(format!("{person} is registered already (#{other}).")));
        }
    }
    if let Some(start) = start {
        check_start(&registry, *start, Some(id))?;
    }
    if *details == Details::default() {
        return Err(Refusal::from(
            "Nothing to change is given: name=, club=, partner=, family=, travel=, start= or table=.",
        ));
    }
    let told = format!("Changed {} (#{id}).", name.clone().unwrap_or_else(|| event.label(id)));
    let (start, table) = (*start, *table);
    let edited = Edited { id, name, club, partner, family, travel, start, table };
    Ok(Decision::new(Action::Edit(edited), told))
}
