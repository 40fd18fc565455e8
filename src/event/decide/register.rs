//! Registration: one entrant or a whole roster, corrections, and removals.

use super::decision::{Decision, Given, cleaned, cleaned_text, verb};
use super::registry::Registry;
use super::seat::say_where;
use super::seating::{fixed_tables, unusual_fixed};
use super::{byes, house};
use crate::event::action::{Added, Edited};
use crate::event::entrant::members;
use crate::event::name::same;
use crate::event::namesakes::beside;
use crate::event::refuse_if::refuse_if;
use crate::event::roster::too_many;
use crate::event::{
    Action, Command, Details, Event, Id, NewEntrant, Refusal, Role, TextDetail, Texts, Who, find,
};
use crate::msg;
use crate::words::{Arg, Message};

pub(super) fn add(event: &Event, new: &NewEntrant) -> Result<Decision, Refusal> {
    let missed = missed_by_late_entry(event)?;
    let namesakes = beside(event, new);
    let renamed = namesakes
        .as_ref()
        .map(|(name, mark, _)| NewEntrant { name: format!("{name} ({mark})"), ..new.clone() });
    let added = admit(event, &Registry::now(event), renamed.as_ref().unwrap_or(new), &missed)?;
    let name = label(&added);
    let told = match added.house {
        true => msg!("players.house-player-registered", name = name.as_str(), id = added.id),
        false => msg!("players.registered", name = name.as_str(), id = added.id),
    };
    let mut warnings: Vec<Message> = late(&name, &added).into_iter().collect();
    warnings.extend(namesakes.map(|(name, _, others)| {
        let ids = others.iter().map(|one| one.id).chain([added.id]);
        let numbers = Arg::any_of(ids.map(|id| format!("#{id}")));
        msg!("players.namesakes", name, numbers)
    }));
    warnings.extend(has_byes(event, &name, &added));
    warnings.extend(unusual_fixed(event, &name, added.table, fixed_tables(event, None)));
    warnings.extend(say_where(event, added.id).filter(|_| !added.house));
    Ok(Decision::new(Action::Add(added), told).warned(warnings))
}

/// Registers a leader who plays as well.
pub(super) fn with_a_task(event: &Event, name: String, role: Role) -> Result<Decision, Refusal> {
    if event.ruleset.entrants.team_size > 1 {
        let add = verb(format!("add {name} partner=NAME"));
        return Err(Refusal(msg!("players.leader-needs-partner", name, add)));
    }
    let new = NewEntrant { name, ..NewEntrant::default() };
    let missed = missed_by_late_entry(event)?;
    let added = Added { leads: Some(role), ..admit(event, &Registry::now(event), &new, &missed)? };
    let Added { name, id, .. } = &added;
    let told =
        msg!("players.registered-leader", name, role = role.phrase(&event.ruleset), id = *id);
    let warnings = late(name, &added);
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
        let admitted = admit(event, &registry, new, &missed);
        let admitted = admitted.and_then(|one| match added.iter().find(|known| known.house) {
            Some(other) if one.house => Err(house::taken(&other.name)),
            _ => Ok(one),
        });
        match admitted {
            Ok(one) => {
                registry.insert(&one, new.line);
                added.push(one);
            }
            Err(Refusal(why)) => problems.push(match new.line {
                Some(line) => msg!("players.line", line, why),
                None => why,
            }),
        }
    }
    if !problems.is_empty() {
        return Err(problems.into());
    }
    refuse_if(added.is_empty(), || msg!("players.no-players"))?;
    let players = event.count_entrants(added.iter().filter(|one| !one.house).count());
    let told = match added.iter().find(|one| one.house) {
        Some(house) => {
            msg!("players.house-player-registered-all", entrants = players, name = label(house))
        }
        None => msg!("players.registered-all", entrants = players),
    };
    let n = missed.len();
    let late = (n > 0).then(|| msg!("players.all-late", n));
    let mut warnings: Vec<Message> = late.into_iter().collect();
    let mut others: Vec<(String, u32)> = fixed_tables(event, None).collect();
    for one in added.iter().filter(|one| one.table.is_some()) {
        let name = label(one);
        warnings.extend(unusual_fixed(event, &name, one.table, others.iter().cloned()));
        others.extend(one.table.map(|table| (name, table)));
    }
    Ok(Decision::new(Action::Import(added), told).warned(warnings))
}

/// Removes a registration made by mistake, as long as nothing depends on it.
pub(super) fn remove(event: &Event, who: &Who) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    let name = event.label(id);
    if !event.stages.is_empty() {
        return Err(Refusal(msg!("players.event-begun", name, drop = verb("drop"))));
    }
    if !event.pods.is_empty() {
        let (undo, drop) = (verb("undo"), verb("drop"));
        return Err(Refusal(msg!("players.has-a-seat", name, undo, drop)));
    }
    let paid = event.paid.contains(&id).then(|| {
        let (undo, drop) = (verb("undo"), verb(format!("drop #{id}")));
        msg!("check-in.removed-paid", name = &name, undo, drop)
    });
    let told = msg!("players.removed", name, id);
    Ok(Decision::new(Action::Remove(id), told).warned(paid))
}

/// The rounds a late entry is charged with. It is treated as a return: a loss for every
/// round missed.
fn missed_by_late_entry(event: &Event) -> Result<Vec<u32>, Refusal> {
    refuse_if(!event.pods.is_empty(), || msg!("players.seats-taken", undo = verb("undo")))?;
    match event.stage() {
        None => Ok(Vec::new()),
        Some(stage) if stage.kind.is_preliminary() => Ok((1..=stage.rounds.len() as u32).collect()),
        Some(_) => Err(Refusal(match event.may_have_a_deciding_match() {
            true => msg!("players.closed-by-match"),
            false => msg!("players.closed-by-finals"),
        })),
    }
}

/// Tells how the rounds before a late entry count.
fn late(name: &str, added: &Added) -> Option<Message> {
    let n = added.missed.len();
    (n > 0).then(|| msg!("players.late", name, n))
}

/// The byes of a late entry that can no longer be had are named.
fn has_byes(event: &Event, name: &str, added: &Added) -> Option<Message> {
    let paired = event.preliminary().map_or(0, |stage| stage.rounds.len() as u32);
    (added.byes > 0 && paired > 0).then(|| match added.byes <= paired {
        true => msg!("pairing.too-late", name, n = added.byes),
        false => msg!("pairing.from-round", round = paired + 1),
    })
}

fn admit(
    event: &Event,
    registry: &Registry,
    new: &NewEntrant,
    missed: &[u32],
) -> Result<Added, Refusal> {
    let name = cleaned(Given::Name, &new.name)?;
    super::apart::asked_for(event, new)?;
    let texts = cleaned_texts(new, |_| true)?;
    let partner = &texts.partner;
    match (event.ruleset.entrants.team_size, partner) {
        (1, Some(_)) => return Err(Refusal(msg!("players.no-teams", name))),
        (2, None) => return Err(Refusal(msg!("players.needs-partner", name))),
        _ => {}
    }
    for person in std::iter::once(&name).chain(partner) {
        if let Some(id) = registry.named(person, None) {
            return Err(Refusal(match registry.line_of(id) {
                Some(other) if partner.is_none() => msg!("roster.twice", name = person, other),
                Some(other) => msg!("roster.twice-in-teams", name = person, other),
                None if new.line.is_none() && partner.is_none() => {
                    let start = format!("start={}", registry.next_id());
                    msg!("players.name-known", name = person, id, start)
                }
                None => msg!("players.name-taken", name = person, id),
            }));
        }
    }
    if partner.as_ref().is_some_and(|partner| same(partner, &name)) {
        return Err(Refusal(msg!("players.own-partner", name)));
    }
    check_member(event, registry, texts.member.as_deref(), (partner.is_some(), None))?;
    refuse_if(new.table == Some(0), || msg!("players.tables-from-one"))?;
    if new.house {
        house::allowed(event, None)?;
    }
    byes::awarded(event, new.byes, new.house)?;
    // Nobody misses a round in which they were not needed.
    let missed = if new.house { Vec::new() } else { missed.to_vec() };
    let id = registry.next_id();
    let (start, provisional) = match new.start {
        Some(start) => (check_start(registry, start, None).map(|()| Some(start))?, false),
        None => {
            let free = registry.free_start();
            (free, free.is_some())
        }
    };
    let added = Added {
        id,
        name,
        start,
        table: new.table,
        tie: registry.tie_number(),
        missed,
        byes: new.byes,
        provisional,
        house: new.house,
        // An entrant who joins a running event stands at the desk.
        here: new.here || event.checks_in() && !event.stages.is_empty(),
        paid: new.paid,
        ..Added::default()
    };
    Ok(added.with_texts_of(&texts))
}

/// The texts without what nobody could read, of which only some have to be cleaned.
fn cleaned_texts(given: &impl Texts, which: impl Fn(&str) -> bool) -> Result<Details, Refusal> {
    let mut texts = Details::default().with_texts_of(given);
    for detail in TextDetail::ALL {
        if let Some(text) = texts.text_mut(detail).as_mut().filter(|text| which(text)) {
            *text = cleaned(Given::Text(detail), text)?;
        }
    }
    Ok(texts)
}

/// Refuses a number that somebody else has, and one that names two players where one plays.
fn check_member(
    event: &Event,
    registry: &Registry,
    text: Option<&str>,
    (of_team, except): (bool, Option<Id>),
) -> Result<(), Refusal> {
    let numbers = members(text, of_team);
    for number in numbers.into_iter().flatten() {
        if let Some(id) = registry.of_member(number, except) {
            return Err(Refusal(match registry.line_of(id) {
                Some(line) => msg!("players.taken-in-line", member = number, other = line),
                None => {
                    let (name, edit) = (event.label(id), verb(format!("edit #{id} member=")));
                    msg!("players.taken", member = number, name, edit)
                }
            }));
        }
    }
    match numbers {
        [Some(one), Some(other)] if same(one, other) => {
            Err(Refusal(msg!("players.twice", member = one)))
        }
        _ => Ok(()),
    }
}

fn check_start(registry: &Registry, start: u32, except: Option<Id>) -> Result<(), Refusal> {
    match registry.holder(start, except) {
        None if start > 0 => Ok(()),
        None => Err(Refusal(msg!("players.starts-from-one"))),
        Some(name) => Err(Refusal(msg!("players.start-taken", start, name))),
    }
}

fn label(added: &Added) -> String {
    match &added.partner {
        Some(partner) => format!("{} & {partner}", added.name),
        None => added.name.clone(),
    }
}

pub(super) fn edit(
    event: &Event,
    who: &Who,
    details: &Details,
    reason: Option<&str>,
) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    let Details { name, start, table, house, byes, .. } = details;
    let name = name.as_deref().map(|name| cleaned(Given::Name, name)).transpose()?;
    super::apart::asked_for(event, details)?;
    // An empty text takes the old one away.
    let texts = cleaned_texts(details, |text| !text.is_empty())?;
    let partner = &texts.partner;
    if partner.is_some() && event.ruleset.entrants.team_size == 1 {
        return Err(Refusal(msg!("players.nobody-has-partner")));
    }
    refuse_if(partner.as_deref() == Some(""), || msg!("players.partner-unnamed"))?;
    let reason = reason.map(|reason| cleaned_text(Given::Reason, reason)).transpose()?;
    let had = event.entrant(id).and_then(|entrant| entrant.partner.as_ref());
    let another = partner.is_some() && partner.as_ref() != had && !event.stages.is_empty();
    refuse_if(another && reason.is_none(), || msg!("players.partner-needs-reason"))?;
    let registry = Registry::now(event);
    for person in [&name, partner].into_iter().flatten() {
        if let Some(other) = registry.named(person, Some(id)) {
            return Err(Refusal(msg!("players.known-already", name = person, id = other)));
        }
    }
    let of_team = event.ruleset.entrants.team_size > 1;
    check_member(event, &registry, texts.member.as_deref(), (of_team, Some(id)))?;
    if let Some(start) = start {
        check_start(&registry, *start, Some(id))?;
    }
    refuse_if(*details == Details::default(), || msg!("players.nothing-to-change"))?;
    if let Some(house) = *house {
        house::may_change(event, id, house)?;
    }
    let counts = byes::changed(event, id, *byes, house.unwrap_or(event.is_house(id)))?;
    let shown = name.clone().unwrap_or_else(|| event.label(id));
    let told = match house.filter(|house| *house != event.is_house(id)) {
        Some(true) => msg!("players.is-one-now", name = &shown, id),
        Some(false) => msg!("players.is-none-now", name = &shown, id),
        // If a player was renamed by mistake, the organizer sees the name that is gone.
        None if shown != event.label(id) => {
            msg!("screen.renamed", was = event.label(id), id, name = &shown)
        }
        None => msg!("players.changed", name = &shown, id),
    };
    let mut warnings: Vec<Message> = counts.into_iter().collect();
    warnings.extend(another.then(|| msg!("players.partner-changed")));
    warnings.extend(unusual_fixed(event, &shown, *table, fixed_tables(event, Some(id))));
    let (start, table, house, byes) = (*start, *table, *house, *byes);
    let edited = Edited { id, name, start, table, house, byes, ..Edited::default() };
    let edited = edited.with_texts_of(&texts);
    let decision = Decision::new(Action::Edit(edited), told).warned(warnings);
    Ok(Decision { reason, ..decision })
}
