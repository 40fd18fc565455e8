//! Registration: one entrant or a whole roster, corrections, and removals.

use super::seat::may_be_seated;
use super::tables::{fixed_tables, unusual_fixed};
use super::{Fact, Footprint, Part, is_zero, keep_apart, say_where};
use crate::event::decide::{Decision, TextKind, cleaned, cleaned_text, refuse_if, verb};
use crate::event::details::with_texts;
use crate::event::entrant::members;
use crate::event::name::{clean, is_plain, lower_case, same};
use crate::event::roster::too_many;
use crate::event::verb::{ALWAYS, MissingWord, VerbSpec, VerbWords, anybody, number, registering};
use crate::event::{
    Action, Command, Details, Entrant, Event, Id, NewEntrant, Official, Pairing, Refusal, Role,
    Round, Status, TextDetail, Texts, Topic, Verb, Who, answer, byes, find, house,
};
use crate::msg;
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::slice;
use std::sync::Arc;

pub(super) const ADD: VerbSpec = VerbSpec::known(
    Topic::Players,
    "add NAME [here] [paid] [house] [club=C] [member=M] [start=N] [partner=NAME] [table=N] [family=F] [travel=T] [byes=N]",
    msg!("commands.does-add"),
    msg!("commands.add"),
    ALWAYS,
    read_add,
);

pub(super) const IMPORT: VerbSpec = VerbSpec::new(
    Topic::Players,
    "import FILE|EVENT",
    msg!("commands.does-import"),
    ALWAYS,
    |words| Ok(Verb::ImportFile(words.rest(MissingWord::ROSTER_FILE)?)),
);

pub(super) const EDIT: VerbSpec = VerbSpec::known(
    Topic::Players,
    "edit WHO [name=N] [club=C] [member=M] [start=N] [partner=N] [table=N] [family=F] [travel=T] [house=yes|no] [byes=N] [why=REASON]",
    msg!("commands.does-edit"),
    msg!("commands.edit"),
    anybody,
    read_edit,
);

pub(super) const REMOVE: VerbSpec = VerbSpec::known(
    Topic::Players,
    "remove WHO",
    msg!("commands.does-remove"),
    msg!("commands.remove"),
    |event| registering(event) && anybody(event),
    |words| words.about(Command::Remove),
);

fn read_add(words: &mut VerbWords) -> Result<Verb, Message> {
    let (name, settings) = words.settings(&Details::KEYS[1..])?;
    if name.is_empty() {
        return Err(words.lacks(MissingWord::NAME));
    }
    let (name, here, paid, house) = words_after(&name);
    let house = house.then_some(true);
    let mut details = Details { name: Some(name.to_owned()), house, ..Details::default() };
    for (key, value) in settings {
        details.set(key, value, |_, value| number(value))?;
    }
    Ok(Verb::Do(Command::Add(NewEntrant { here, paid, ..details.into() })))
}

/// A name before the words `here`, `paid` and `house` in any order, and which of these words were
/// there.
fn words_after(text: &str) -> (&str, bool, bool, bool) {
    let (mut name, mut here, mut paid, mut house) = (text, false, false, false);
    while let Some((before, word)) = name.rsplit_once(' ') {
        match word {
            "here" if !here => here = true,
            "paid" if !paid => paid = true,
            "house" if !house => house = true,
            _ => break,
        }
        name = before.trim_end();
    }
    (name, here, paid, house)
}

fn read_edit(words: &mut VerbWords) -> Result<Verb, Message> {
    let (who, mut settings) = words.settings(&[&Details::KEYS[..], &["why"]].concat())?;
    let why = settings.iter().position(|(key, _)| *key == "why");
    let reason = why.map(|at| settings.remove(at).1);
    if who.is_empty() {
        return Err(words.lacks(MissingWord::PLAYER));
    }
    let mut details = Details::default();
    let number_or_none = |key: &str, value: &str| match (key, value) {
        ("table", "") => Ok(0),
        _ => number(value),
    };
    for (key, value) in settings {
        details.set(key, value, number_or_none)?;
    }
    Ok(Verb::Do(Command::Edit { who: Who(who), details, reason }))
}

pub fn add(event: &Event, new: &NewEntrant) -> Result<Decision, Refusal> {
    let missed = missed_by_late_entry(event)?;
    let namesakes = beside(event, new);
    let renamed = namesakes
        .as_ref()
        .map(|(name, mark, _)| NewEntrant { name: format!("{name} ({mark})"), ..new.clone() });
    let added = admit(event, &Registry::now(event), renamed.as_ref().unwrap_or(new), &missed)?;
    let name = label(&added);
    let numbered = msg!("common.with-number", name = name.as_str(), number = added.id);
    let message = match added.house {
        true => Message::sentences(vec![
            answer(msg!("players.log-registered", name = numbered)),
            msg!("players.plays-instead"),
        ]),
        false => answer(msg!("log.registered", name = numbered)),
    };
    let mut warnings: Vec<Message> = late(event, &name, &added).into_iter().collect();
    warnings.extend(namesakes.map(|(name, _, others)| {
        let ids = others.iter().map(|one| one.id).chain([added.id]);
        let numbers = Arg::any_of(ids.map(|id| format!("#{id}")));
        msg!("players.namesakes", name, numbers)
    }));
    warnings.extend(has_byes(event, &name, &added));
    warnings.extend(unusual_fixed(event, &name, added.table, fixed_tables(event, None)));
    warnings.extend(say_where(event, added.id).filter(|_| !added.house));
    Ok(Decision::new(Action::Add(added), message).warned(warnings))
}

/// Registers a leader who plays as well.
pub fn with_a_task(event: &Event, name: String, role: Role) -> Result<Decision, Refusal> {
    if event.ruleset.entrants.team_size > 1 {
        let add = verb(format!("add {name} partner=NAME"));
        return Err(Refusal(msg!("players.leader-needs-partner", name, add)));
    }
    let new = NewEntrant { name, ..NewEntrant::default() };
    let missed = missed_by_late_entry(event)?;
    let added = Added { leads: Some(role), ..admit(event, &Registry::now(event), &new, &missed)? };
    let Added { name, id, .. } = &added;
    let (numbered, role) =
        (msg!("common.with-number", name, number = *id), role.phrase(&event.ruleset));
    let message = answer(msg!("log.registered-official", name = numbered, role));
    let warnings = late(event, name, &added);
    Ok(Decision::new(Action::Add(added), message).warned(warnings))
}

/// The refusal of a command that no event could accept, found without waiting for the file's lock.
pub fn oversized(command: &Command) -> Option<Refusal> {
    match command {
        Command::Import(all) => too_many(all.len()).map(Refusal::from),
        _ => None,
    }
}

pub fn import(event: &Event, all: &[NewEntrant]) -> Result<Decision, Refusal> {
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
                Some(line) => msg!("decklist.at-line", line, found = why).capitalised(),
                None => why,
            }),
        }
    }
    if !problems.is_empty() {
        return Err(problems.into());
    }
    refuse_if(added.is_empty(), || msg!("players.no-players"))?;
    let message = answer(event.describe_imported(&added));
    let n = missed.len().saturating_sub(usize::from(may_be_seated(event)));
    let late = (n > 0).then(|| msg!("players.all-late", n));
    let mut warnings: Vec<Message> = late.into_iter().collect();
    let mut others: Vec<(String, u32)> = fixed_tables(event, None).collect();
    for one in added.iter().filter(|one| one.table.is_some()) {
        let name = label(one);
        warnings.extend(unusual_fixed(event, &name, one.table, others.iter().cloned()));
        others.extend(one.table.map(|table| (name, table)));
    }
    Ok(Decision::new(Action::Import(added), message).warned(warnings))
}

/// Removes a registration made by mistake, as long as nothing depends on it.
pub fn remove(event: &Event, who: &Who) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    let name = event.label(id);
    if !event.stages.is_empty() {
        return Err(Refusal(msg!("players.event-started", name, drop = verb("drop"))));
    }
    if !event.pods.is_empty() {
        let (undo, drop) = (verb("undo"), verb("drop"));
        return Err(Refusal(msg!("players.has-a-seat", name, undo, drop)));
    }
    let paid = event.paid.contains(&id).then(|| {
        let (undo, drop) = (verb("undo"), verb(format!("drop #{id}")));
        msg!("check-in.removed-paid", name = &name, undo, drop)
    });
    let message = answer(msg!("log.removed", name = msg!("common.with-number", name, number = id)));
    Ok(Decision::new(Action::Remove(id), message).warned(paid))
}

/// A registration as the form shows it, without whether they are still in the event.
pub(super) fn shown(event: &Event, who: &Who) -> Option<Entrant> {
    let entrant = event.entrant(find(event, who).ok()?)?;
    Some(Entrant { status: Status::Active, ..entrant.clone() })
}

/// The rounds charged to a late entry, as to a player who rejoins: a loss for every round missed.
fn missed_by_late_entry(event: &Event) -> Result<Vec<u32>, Refusal> {
    refuse_if(!event.pods.is_empty(), || msg!("players.seats-taken", undo = verb("undo")))?;
    match event.stage() {
        None => Ok(Vec::new()),
        Some(stage) if stage.kind.is_preliminary() => Ok((1..=stage.rounds.len() as u32).collect()),
        Some(_) => Err(Refusal(match event.may_have_a_deciding_match() {
            true => msg!("players.closed", of = "match"),
            false => msg!("players.closed", of = "finals"),
        })),
    }
}

/// How the rounds before a late entry count. The round under way is not included, because they can
/// still be seated in it.
fn late(event: &Event, name: &str, added: &Added) -> Option<Message> {
    let n = added.missed.len().saturating_sub(usize::from(may_be_seated(event)));
    (n > 0).then(|| msg!("players.late", name, n))
}

/// The warning about awarded byes for rounds already paired.
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
    let name = cleaned(TextKind::Name, &new.name)?;
    keep_apart::asked_for(event, new)?;
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
    check_member(event, registry, texts.member.as_deref(), partner.is_some(), None)?;
    refuse_if(new.table == Some(0), || msg!("players.tables-from-one"))?;
    if new.house {
        house::allowed(event, None)?;
    }
    byes::awarded(event, new.byes, new.house)?;
    // A house player misses no round in which they were not needed.
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
        // An entrant who joins a running event is present.
        here: new.here || event.checks_in() && !event.stages.is_empty(),
        paid: new.paid,
        ..Added::default()
    };
    Ok(added.with_texts_of(&texts))
}

/// Cleans those texts for which `which` holds.
fn cleaned_texts(from: &impl Texts, which: impl Fn(&str) -> bool) -> Result<Details, Refusal> {
    let mut texts = Details::default().with_texts_of(from);
    for detail in TextDetail::ALL {
        if let Some(text) = texts.text_mut(detail).as_mut().filter(|text| which(text)) {
            *text = cleaned(TextKind::Text(detail), text)?;
        }
    }
    Ok(texts)
}

/// Refuses a member number that somebody else has, and two member numbers for a single player.
fn check_member(
    event: &Event,
    registry: &Registry,
    text: Option<&str>,
    of_team: bool,
    except: Option<Id>,
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

pub fn edit(
    event: &Event,
    who: &Who,
    details: &Details,
    reason: Option<&str>,
) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    let Details { name, start, table, house, byes, .. } = details;
    let name = name.as_deref().map(|name| cleaned(TextKind::Name, name)).transpose()?;
    keep_apart::asked_for(event, details)?;
    // An empty text removes the old one.
    let texts = cleaned_texts(details, |text| !text.is_empty())?;
    let partner = &texts.partner;
    if partner.is_some() && event.ruleset.entrants.team_size == 1 {
        return Err(Refusal(msg!("players.nobody-has-partner")));
    }
    refuse_if(partner.as_deref() == Some(""), || msg!("players.partner-unnamed"))?;
    let reason = reason.map(|reason| cleaned_text(TextKind::Reason, reason)).transpose()?;
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
    check_member(event, &registry, texts.member.as_deref(), of_team, Some(id))?;
    if let Some(start) = start {
        check_start(&registry, *start, Some(id))?;
    }
    refuse_if(*details == Details::default(), || msg!("players.nothing-to-change"))?;
    if let Some(house) = *house {
        house::may_change(event, id, house)?;
    }
    let counts = byes::changed(event, id, *byes, house.unwrap_or(event.is_house(id)))?;
    let shown = name.clone().unwrap_or_else(|| event.label(id));
    let numbered = msg!("common.with-number", name = &shown, number = id);
    let message = match house.filter(|house| *house != event.is_house(id)) {
        Some(true) => Message::sentences(vec![
            answer(msg!("players.log-house", house = "yes", name = numbered)),
            msg!("players.plays-instead"),
        ]),
        Some(false) => answer(msg!("players.log-house", house = "no", name = numbered)),
        // The answer includes the old name, in case the wrong player was renamed.
        None if shown != event.label(id) => {
            msg!("screen.renamed", was = event.label(id), id, name = &shown)
        }
        None => answer(msg!("log.details-changed", name = numbered)),
    };
    let mut warnings: Vec<Message> = counts.into_iter().collect();
    warnings.extend(another.then(|| msg!("players.partner-changed")));
    warnings.extend(unusual_fixed(event, &shown, *table, fixed_tables(event, Some(id))));
    let (start, table, house, byes) = (*start, *table, *house, *byes);
    let edited = Edited { id, name, start, table, house, byes, ..Edited::default() };
    let edited = edited.with_texts_of(&texts);
    let decision = Decision::new(Action::Edit(edited), message).warned(warnings);
    Ok(Decision { reason, ..decision })
}

with_texts! {
    #[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Added {
        pub id: Id,
        pub name: String,
        ..texts,
        pub start: Option<u32>,
        pub table: Option<u32>,
        pub tie: u32,
        /// Rounds charged as losses because the entrant came late.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub missed: Vec<u32>,
        /// The start number was not requested; it is the next free one.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub provisional: bool,
        /// They play only where somebody would have a bye.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub house: bool,
        /// Byes awarded for the first rounds.
        #[serde(default, skip_serializing_if = "is_zero")]
        pub byes: u32,
        /// The role of a leader who also plays and was not registered before.
        pub leads: Option<Role>,
        /// They were checked in when registered.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub here: bool,
        /// They paid the entry fee when registered.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub paid: bool,
    }
}

with_texts! {
    /// A correction of a registration. A given field replaces the old value; an empty text or 0
    /// removes it.
    #[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Edited {
        pub id: Id,
        pub name: Option<String>,
        ..texts,
        pub start: Option<u32>,
        pub table: Option<u32>,
        /// Whether they are a house player from now on.
        pub house: Option<bool>,
        /// Byes awarded for the first rounds; 0 removes them.
        pub byes: Option<u32>,
    }
}

impl Event {
    pub(super) fn apply_added(&mut self, added: &Added) -> Result<(), Message> {
        let expected = self.entrants.len() as Id + 1;
        let missed = self.missed(added.id, &added.missed);
        refuse_if(added.id != expected, || msg!("log.other-entrant", expected, n = added.id))?;
        let entrant = Entrant {
            id: added.id,
            name: added.name.clone(),
            start: added.start.unwrap_or(added.id),
            start_given: added.start.is_some() && !added.provisional,
            table: added.table,
            tie: added.tie,
            house: added.house,
            byes: added.byes,
            missed,
            ..Entrant::default()
        };
        Arc::make_mut(&mut self.entrants).push(entrant.with_texts_of(added));
        if let Some(role) = added.leads {
            self.apply_official(&Official { name: added.name.clone(), role, playing: true })?;
        }
        self.checked_in.extend(added.here.then_some(added.id));
        self.paid.extend(added.paid.then_some(added.id));
        Ok(())
    }

    pub(super) fn apply_edited(&mut self, edited: &Edited) -> Result<(), Message> {
        let entrant = self.entrant_mut(edited.id)?;
        if let Some(name) = &edited.name {
            entrant.name.clone_from(name);
        }
        for (old, new) in entrant.texts_mut().into_iter().zip(edited.texts()) {
            if new.is_some() {
                *old = new.clone().filter(|text| !text.is_empty());
            }
        }
        if let Some(start) = edited.start {
            entrant.start = start;
            entrant.start_given = true;
        }
        entrant.house = edited.house.unwrap_or(entrant.house);
        entrant.byes = edited.byes.unwrap_or(entrant.byes);
        if let Some(table) = edited.table {
            entrant.table = Some(table).filter(|t| *t != 0);
        }
        Ok(())
    }

    pub(super) fn apply_removed(&mut self, id: Id) -> Result<(), Message> {
        if !self.stages.is_empty() || self.pods.iter().flatten().any(|seat| *seat == id) {
            return Err(msg!("log.unfit"));
        }
        self.entrant_mut(id)?.status = Status::Unregistered;
        self.lists.remove(&id);
        self.penalties.retain(|penalised| penalised.id != id);
        self.recommended.remove(&id);
        self.components.retain(|case| case.id != id);
        self.checked_in.remove(&id);
        self.paid.remove(&id);
        self.away_next_round.remove(&id);
        Ok(())
    }

    /// The charged rounds that count as losses: existing rounds of the first stage without this
    /// entrant. A charged round may have been undone since, or redrawn with them.
    pub(super) fn missed(&self, id: Id, charged: &[u32]) -> Vec<u32> {
        let rounds = self.preliminary().map_or(&[][..], |stage| &stage.rounds);
        let has_no_seat = |round: &&Arc<Round>| round.of(id).is_none_or(Pairing::sits_out);
        let missed = rounds.iter().filter(has_no_seat).map(|round| round.number);
        missed.filter(|round| charged.contains(round)).collect()
    }

    pub(super) fn describe_added(&self, added: &Added) -> Message {
        let name = &added.name;
        match (&added.partner, added.leads) {
            (Some(partner), _) => {
                let team = msg!("decklist.team", one = name, other = partner);
                msg!("log.registered", name = team)
            }
            (None, Some(role)) => {
                msg!("log.registered-official", name, role = role.phrase(&self.ruleset))
            }
            (None, None) if added.house => msg!("players.log-registered", name),
            (None, None) => msg!("log.registered", name),
        }
    }

    pub(super) fn describe_imported(&self, all: &[Added]) -> Message {
        let players = all.iter().filter(|one| !one.house).count();
        let message = msg!("log.registered", name = self.count_entrants(players));
        match all.iter().find(|one| one.house) {
            Some(house) => msg!("players.log-and", what = message, name = &house.name),
            None => message,
        }
    }

    pub(super) fn describe_edited(&self, edited: &Edited) -> Message {
        let name = self.label(edited.id);
        match (edited.house, edited.byes) {
            (Some(true), _) => msg!("players.log-house", house = "yes", name),
            (Some(false), _) => msg!("players.log-house", house = "no", name),
            (None, Some(byes)) => msg!("pairing.log-awarded", name, n = byes),
            (None, None) => msg!("log.details-changed", name),
        }
    }
}

impl<'a> Footprint<'a> {
    pub(super) fn registering(all: &'a [Added]) -> Footprint<'a> {
        Footprint::writing(&[Part::Standings, Part::Ending]).stating(Fact::Registered(all))
    }

    pub(super) fn adding(added: &'a Added) -> Footprint<'a> {
        let touches = Footprint::registering(slice::from_ref(added)).about(added.id);
        if added.leads.is_some() { touches.also_writing(Part::Leaders) } else { touches }
    }

    pub(super) fn editing(edited: &'a Edited) -> Footprint<'a> {
        let touches = Footprint::writing(&[Part::Standings]);
        let touches = touches.stating(Fact::Edited(edited)).about(edited.id);
        let touches =
            if edited.table.is_some() { touches.also_writing(Part::Hall) } else { touches };
        // A house player is not in the field, like a removed player or one with an awarded bye.
        let left_out = edited.house.is_some() || edited.byes.is_some();
        if left_out { touches.also_writing(Part::Removals) } else { touches }
    }
}

/// Names and numbers taken in an event and by the earlier lines of a roster.
struct Registry<'a> {
    event: &'a Event,
    index: Option<Index>,
}

struct Index {
    names: HashMap<String, Id>,
    members: HashMap<String, Id>,
    /// The lines of the roster of the entrants registered so far.
    lines: HashMap<Id, u64>,
    starts: HashMap<u32, String>,
    ties: HashSet<u32>,
    /// Start numbers requested anywhere on the roster.
    wanted: HashSet<u32>,
    /// Every start number from the next id to just below this one is taken.
    from: u32,
    next: Id,
}

impl<'a> Registry<'a> {
    /// Searches the event as it is, for one registration or change.
    pub fn now(event: &'a Event) -> Registry<'a> {
        Registry { event, index: None }
    }

    /// Builds an index of the event, with room for the lines of this roster.
    fn indexed(event: &'a Event, roster: &[NewEntrant]) -> Registry<'a> {
        let next = event.entrants.len() as Id + 1;
        let all = event.entrants.len() + roster.len();
        let mut index = Index {
            names: HashMap::with_capacity(all),
            members: HashMap::new(),
            lines: HashMap::with_capacity(roster.len()),
            starts: HashMap::with_capacity(all),
            ties: HashSet::with_capacity(all),
            wanted: roster.iter().filter_map(|new| new.start).collect(),
            from: next,
            next,
        };
        index.ties.extend(event.entrants.iter().map(|entrant| entrant.tie));
        for entrant in event.registered() {
            index.person(&entrant.name, entrant.id);
            entrant.partner.iter().for_each(|partner| index.person(partner, entrant.id));
            index.starts.entry(entrant.start).or_insert_with(|| entrant.name.clone());
            let numbers = entrant.players().filter_map(|(_, number)| number);
            numbers.for_each(|number| index.member(number, entrant.id));
        }
        Registry { event, index: Some(index) }
    }

    /// Adds the next line of the roster once it is registered.
    pub fn insert(&mut self, added: &Added, line: Option<u64>) {
        let Some(index) = &mut self.index else { return };
        index.lines.extend(line.map(|line| (added.id, line)));
        index.person(&added.name, added.id);
        added.partner.iter().for_each(|partner| index.person(partner, added.id));
        let numbers = members(added.member.as_deref(), added.partner.is_some());
        numbers.into_iter().flatten().for_each(|number| index.member(number, added.id));
        index.starts.entry(added.start.unwrap_or(added.id)).or_insert_with(|| added.name.clone());
        index.ties.insert(added.tie);
        index.next = added.id + 1;
        index.from = index.free_from(index.from.max(index.next));
    }

    /// The line of this roster that named the entrant; None for those registered before.
    pub fn line_of(&self, id: Id) -> Option<u64> {
        self.index.as_ref()?.lines.get(&id).copied()
    }

    fn next_id(&self) -> Id {
        self.index.as_ref().map_or(self.event.entrants.len() as Id + 1, |index| index.next)
    }

    /// The entrant who holds this name already, apart from `except`.
    pub fn named(&self, name: &str, except: Option<Id>) -> Option<Id> {
        if let Some(index) = &self.index {
            return index.names.get(&key(name)).copied();
        }
        let mut known = self.event.registered().filter(|e| Some(e.id) != except);
        let holder = known.find(|e| {
            same(&e.name, name) || e.partner.as_ref().is_some_and(|partner| same(partner, name))
        });
        holder.map(|entrant| entrant.id)
    }

    /// The entrant whom this number of a league or a federation belongs to, apart from `except`.
    pub(super) fn of_member(&self, number: &str, except: Option<Id>) -> Option<Id> {
        if let Some(index) = &self.index {
            return index.members.get(&key(number)).copied();
        }
        let mut known = self.event.registered().filter(|e| Some(e.id) != except);
        let holder =
            known.find(|e| e.players().any(|(_, own)| own.is_some_and(|own| same(own, number))));
        holder.map(|entrant| entrant.id)
    }

    /// The name of the entrant who holds this start number, apart from `except`.
    pub fn holder(&self, start: u32, except: Option<Id>) -> Option<&str> {
        if let Some(index) = &self.index {
            return index.starts.get(&start).map(String::as_str);
        }
        let mut known = self.event.registered();
        let holder = known.find(|e| e.start == start && Some(e.id) != except);
        holder.map(|entrant| entrant.name.as_str())
    }

    /// The start number of an entrant without a requested one; None means their id. If the id is
    /// taken, it is the next number that is neither taken nor requested on the roster.
    fn free_start(&self) -> Option<u32> {
        let id = self.next_id();
        let start = match &self.index {
            Some(index) => index.free_from(index.from),
            None => (id..).find(|start| self.holder(*start, None).is_none())?,
        };
        (start != id).then_some(start)
    }

    /// The entrant's own random number for breaking ties, drawn once.
    fn tie_number(&self) -> u32 {
        let taken = |tie: u32| match &self.index {
            Some(index) => index.ties.contains(&tie),
            None => self.event.entrants.iter().any(|entrant| entrant.tie == tie),
        };
        let seed = self.event.head.seed;
        let mut draw = seed.draw(&format!("tie number of entrant {}", self.next_id()));
        loop {
            let tie = draw.below(1_000_000) + 1;
            if !taken(tie) {
                return tie;
            }
        }
    }
}

impl Index {
    fn person(&mut self, name: &str, id: Id) {
        self.names.entry(key(name)).or_insert(id);
    }

    fn member(&mut self, number: &str, id: Id) {
        self.members.entry(key(number)).or_insert(id);
    }

    fn free_from(&self, from: u32) -> u32 {
        let taken = |start: &u32| self.wanted.contains(start) || self.starts.contains_key(start);
        (from..).find(|start| !taken(start)).unwrap_or(from)
    }
}

/// The key of a name; equal names have equal keys.
fn key(name: &str) -> String {
    if is_plain(name) { name.to_lowercase() } else { lower_case(name).collect() }
}

/// The club, the member number and the start number, which may tell people of one name apart.
pub type Marks = [Option<String>; 3];

impl NewEntrant {
    pub fn marks(&self) -> Marks {
        marks(self.club.as_deref(), self.member.as_deref(), self.start)
    }
}

impl Entrant {
    fn marks(&self) -> Marks {
        marks(self.club.as_deref(), self.member.as_deref(), Some(self.start))
    }

    /// Whether this is the entrant's name, with or without what tells them from a namesake.
    pub(in crate::event) fn is_called(&self, name: &str) -> bool {
        let bare = |mark: &String| {
            let own = self.name.strip_suffix(')').and_then(|own| own.strip_suffix(mark.as_str()));
            own.and_then(|own| own.strip_suffix(" (")).is_some_and(|own| same(own, name))
        };
        self.partner.is_none()
            && (same(&self.name, name)
                || self.name.ends_with(')') && self.marks().iter().flatten().any(bare))
    }
}

/// A new entrant's name, what tells them from their namesakes, and who these are.
///
/// None if nobody of this name is registered, or nothing tells them apart.
fn beside<'e>(event: &'e Event, new: &NewEntrant) -> Option<(String, String, Vec<&'e Entrant>)> {
    let name = clean(&new.name).ok().filter(|_| new.partner.is_none())?;
    let others: Vec<&Entrant> = event.registered().filter(|one| one.is_called(&name)).collect();
    let own = new.marks().map(|mark| mark.and_then(|mark| clean(&mark).ok()));
    let mut group: Vec<Marks> = others.iter().map(|one| one.marks()).collect();
    group.push(own);
    let mark = distinct_marks(&group).filter(|_| !others.is_empty())?.pop()?;
    Some((name, mark, others))
}

/// The clubs, member numbers or start numbers of these people, if no two share one.
pub(in crate::event) fn distinct_marks(group: &[Marks]) -> Option<Vec<String>> {
    (0..3).find_map(|kind| {
        let marks: Option<Vec<String>> = group.iter().map(|marks| marks[kind].clone()).collect();
        let marks = marks?;
        let different: BTreeSet<String> =
            marks.iter().map(|mark| lower_case(mark).collect()).collect();
        (different.len() == marks.len()).then_some(marks)
    })
}

fn marks(club: Option<&str>, member: Option<&str>, start: Option<u32>) -> Marks {
    let has_text = |text: &&str| !text.trim().is_empty();
    let text = |text: Option<&str>| text.filter(has_text).map(str::to_owned);
    [text(club), text(member), start.map(|start| start.to_string())]
}
