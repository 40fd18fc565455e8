//! Officials: who leads the event, and the rules about leaders who play.

use super::{Fact, Part, registration};
use crate::event::decide::{Decision, TextKind, cleaned, verb};
use crate::event::name::{normalise, same};
use crate::event::verb::{ALWAYS, MissingWord, VerbSpec, VerbWords, YES_NO, one_of};
use crate::event::{
    Action, Command, Entrant, Event, Id, Official, Refusal, Role, Topic, Trial, Verb, answer,
};
use crate::msg;
use crate::ruleset::{LeaderRule, LeadersMeet, Tier};
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};
use std::cell::LazyCell;

pub(super) const OFFICIAL: VerbSpec = VerbSpec::known(
    Topic::Event,
    "official NAME role=organizer|marshal|judge [playing] | official NAME here|away",
    msg!("commands.does-official"),
    msg!("commands.official"),
    ALWAYS,
    read_official,
);

pub(super) const DISMISS: VerbSpec = VerbSpec::new(
    Topic::Event,
    "dismiss NAME",
    msg!("commands.does-dismiss"),
    |event| !event.officials.is_empty(),
    |words| words.rest(MissingWord::NAME).map(|name| Verb::Do(Command::Dismiss { name })),
);

fn read_official(words: &mut VerbWords) -> Result<Verb, Message> {
    let (text, settings) = words.settings(&["role", "here"])?;
    if let Some(presence) = read_presence(words, &text, &settings)? {
        return Ok(Verb::Do(presence));
    }
    let (name, playing) = match text.strip_suffix(" playing") {
        Some(name) => (name.to_owned(), true),
        None => (text, false),
    };
    if name.is_empty() {
        return Err(words.lacks(MissingWord::NAME));
    }
    let [(_, role)] = settings.as_slice() else {
        return Err(msg!("officials.role-or-here"));
    };
    let role = one_of(role, &Role::ALL.map(|known| (known.word(), known)))?;
    Ok(Verb::Do(Command::Official { name, role, playing }))
}

/// Reads `NAME here`, `NAME away` and `NAME here=yes|no`. With a role, these words are part
/// of the name.
fn read_presence(
    words: &mut VerbWords,
    text: &str,
    settings: &[(&str, String)],
) -> Result<Option<Command>, Message> {
    let (name, here) = match settings {
        [] => match (text.strip_suffix(" here"), text.strip_suffix(" away")) {
            (Some(name), _) => (name, true),
            (None, Some(name)) => (name, false),
            (None, None) => return Ok(None),
        },
        [("here", value)] => (text, one_of(value, &YES_NO)?),
        [("role", _)] => return Ok(None),
        _ => return Err(msg!("officials.one-at-a-time")),
    };
    if name.is_empty() {
        return Err(words.lacks(MissingWord::NAME));
    }
    Ok(Some(Command::Presence { name: name.to_owned(), here }))
}

/// Names an official. The answer mentions it if the person who created the event stops being
/// organizer.
pub(super) fn name(
    event: &Event,
    name: &str,
    role: Role,
    playing: bool,
) -> Result<Decision, Refusal> {
    let decision = named(event, name, role, playing)?;
    let Some(maker) = organizer_by_default(event) else { return Ok(decision) };
    Ok(match (role == Role::Organizer, same(maker, name)) {
        (true, true) | (false, false) => decision,
        (true, false) => {
            let over = msg!("officials.organizer-no-longer", name = maker);
            Decision { message: Message::sentences(vec![decision.message, over]), ..decision }
        }
        (false, true) => decision.warned([msg!("officials.no-organizer")]),
    })
}

fn named(event: &Event, name: &str, role: Role, playing: bool) -> Result<Decision, Refusal> {
    let name = cleaned(TextKind::Name, name)?;
    if Role::of(&event.ruleset).all(|known| known != role) {
        return Err(Refusal(msg!("officials.no-marshal", game = &event.ruleset.name)));
    }
    let known = event.officials.iter().find(|official| same(&official.name, &name));
    let name = known.map_or(name, |official| official.name.clone());
    let another = (role == Role::Organizer)
        .then(|| event.officials.iter().find(|o| o.role == role && o.name != name))
        .flatten();
    if let Some(another) = another {
        let dismiss = verb(format!("dismiss {}", another.name));
        let name = &another.name;
        return Err(Refusal(msg!("officials.one-organizer", name, dismiss)));
    }
    let entrant = registered(event, &name);
    if playing {
        match entrant {
            None => return registration::with_a_task(event, name, role),
            Some(gone) if !gone.is_active() => {
                let (id, rejoin) = (gone.id, verb("rejoin"));
                return Err(Refusal(msg!("officials.player-has-left", name, id, rejoin)));
            }
            Some(_) => {}
        }
    }
    let entrant = entrant.filter(|entrant| entrant.is_active());
    let official = Official { name, role, playing: entrant.is_some() };
    let (name, role) = (&official.name, role.phrase(&event.ruleset));
    let sentence = match entrant {
        Some(_) if playing => msg!("officials.named-plays", name, role),
        Some(entrant) => msg!("officials.named-registered", name, role, id = entrant.id),
        None => answer(event.describe_official(&official)),
    };
    if event.officials.contains(&official) {
        let sentences = vec![sentence, msg!("officials.so-already")];
        return Ok(Decision::unchanged(Message::sentences(sentences)));
    }
    Ok(Decision::new(Action::Official(official), sentence))
}

pub(super) fn dismiss(event: &Event, name: &str) -> Result<Decision, Refusal> {
    let names = event.officials.iter().map(|official| official.name.as_str());
    let found = one_called(names, name)?;
    let message = answer(msg!("log.dismissed", name = found));
    Ok(Decision::new(Action::Dismiss(found.to_owned()), message))
}

/// Records whether a leader is present. Presence is a fact, so the leader rules only warn.
pub(super) fn presence(event: &Event, name: &str, here: bool) -> Result<Decision, Refusal> {
    let name = named_official(event, name)?;
    if event.is_leader_here(&name) == here {
        let known = msg!("officials.already", here = if here { "yes" } else { "no" }, name);
        return Ok(Decision::unchanged(known));
    }
    let plays = registered(event, &name).filter(|entrant| entrant.is_active());
    if let Some(entrant) = plays {
        let drop = verb(format!("drop #{}", entrant.id));
        return Err(Refusal(msg!("officials.plays", name, drop)));
    }
    let message = match here {
        true => answer(msg!("officials.log-present", here = "yes", name = &name)),
        false => msg!("officials.away", name = &name),
    };
    Ok(Decision::new(Action::Presence(Presence { name, here }), message))
}

/// The leader whose name a user typed; the organizer by default counts too.
pub(super) fn named_official(event: &Event, typed: &str) -> Result<String, Refusal> {
    let leaders = leaders(event);
    one_called(leaders.iter().map(|leader| leader.name), typed).map(str::to_owned)
}

/// The one of these names that the text means: a full name, or a part that only one name has.
fn one_called<'a>(names: impl Iterator<Item = &'a str>, typed: &str) -> Result<&'a str, Refusal> {
    let wanted = normalise(typed);
    let mut found: Vec<&str> = names.filter(|name| normalise(name).contains(&wanted)).collect();
    // A full name means that official, even if it is part of another name.
    if let Some(exact) = found.iter().position(|name| normalise(name) == wanted) {
        found = vec![found[exact]];
    }
    match found[..] {
        [] => Err(Refusal(msg!("officials.nobody-called", name = typed))),
        [one] => Ok(one),
        [..] => Err(Refusal(msg!("officials.several-called", name = typed))),
    }
}

/// The organizer of the event: the person named, else the person who created the event.
pub(super) fn organizer(event: &Event) -> &str {
    let named = event.officials.iter().find(|official| official.role == Role::Organizer);
    named.map_or(&event.head.organizer, |official| &official.name)
}

/// Warns of a change, during the event, of leaders who were announced before the start.
pub(in crate::event) fn announced_late(event: &Event, action: &Action) -> Option<Message> {
    let names = match action {
        Action::Official(_) | Action::Dismiss(_) => true,
        Action::Add(added) => added.leads.is_some(),
        _ => false,
    };
    (names && !event.stages.is_empty()).then(|| msg!("settings.announce-the-change"))
}

/// Checks a decision against the rules about leaders who play. Whatever the rules forbid is refused
/// at any time. What can be fixed before the start is a warning until then, and refused once the
/// event runs.
pub(in crate::event) fn broken_leader_rules(trial: &Trial) -> Result<Vec<Message>, Refusal> {
    let Trial { event, command, .. } = *trial;
    let Some(action) = trial.action().filter(|action| concerns(event, action)) else {
        return Ok(Vec::new());
    };
    let Some(after) = trial.after() else { return Ok(Vec::new()) };
    let new = |before: Vec<Message>, mut after: Vec<Message>| {
        after.retain(|breach| !before.contains(breach));
        after
    };
    let running = new(breaches_while_it_runs(event), breaches_while_it_runs(after));
    if matches!(event.meant(action), Some(Action::Presence(_))) {
        // People who have left are gone, whatever the rules require.
        let before = new(forbidden_to_play(event), forbidden_to_play(after));
        return Ok(if after.stages.is_empty() { before } else { running });
    }
    if !running.is_empty() {
        return Err(with_another_person(command, running));
    }
    if !after.stages.is_empty() {
        return Ok(Vec::new());
    }
    let found = new(forbidden_to_play(event), forbidden_to_play(after));
    let never = after.tier().is_some_and(|tier| tier.leaders_play == LeaderRule::Never);
    let chosen = !matches!(command, Command::Setup(_) | Command::Undo(_) | Command::Redo(_));
    if never && chosen && !found.is_empty() {
        return Err(with_another_person(command, found));
    }
    Ok(found)
}

/// The refusal that lists the breaches.
///
/// If the command may register a namesake of a leader, it adds how to tell two people apart.
fn with_another_person(command: &Command, mut breaches: Vec<Message>) -> Refusal {
    if matches!(command, Command::Add(_) | Command::Import(_) | Command::Edit { .. }) {
        breaches.push(msg!("officials.another-person"));
    }
    Refusal::from(breaches)
}

/// Whether an action can bring a leader to a table, or remove the person who rules there. Only
/// these actions are checked further.
fn concerns(event: &Event, action: &Action) -> bool {
    let all = LazyCell::new(|| leaders(event));
    let leader = |name: &str| all.iter().any(|leader| same(leader.name, name));
    let either = |name: Option<&String>, partner: Option<&String>| {
        name.into_iter().chain(partner).any(|person| leader(person))
    };
    let touches = action.footprint();
    let leads = match touches.fact {
        Fact::Registered(all) => {
            all.iter().any(|added| either(Some(&added.name), added.partner.as_ref()))
        }
        Fact::Edited(edited) => either(edited.name.as_ref(), edited.partner.as_ref()),
        Fact::Returned => {
            let entrant = touches.entrant.and_then(|id| event.entrant(id));
            entrant.is_some_and(|entrant| either(Some(&entrant.name), entrant.partner.as_ref()))
        }
        _ => false,
    };
    let seats = touches.writes.has(Part::Tables) && leaders_who_may_meet(event);
    // Undoing a drop can bring a leader back.
    let back = || {
        let meant = event.meant(action).filter(|meant| !std::ptr::eq(*meant, action));
        meant.is_some_and(|meant| meant.footprint().left.is_some() || concerns(event, meant))
    };
    leads || touches.writes.has(Part::Leaders) || seats || back()
}

/// A leader who is present, or away and rules nowhere.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Presence {
    pub name: String,
    pub here: bool,
}

impl Event {
    pub(super) fn apply_official(&mut self, official: &Official) -> Result<(), Message> {
        self.officials.retain(|known| known.name != official.name);
        self.officials.push(official.clone());
        Ok(())
    }

    pub(super) fn apply_presence(&mut self, presence: &Presence) -> Result<(), Message> {
        self.away.retain(|away| !same(away, &presence.name));
        if !presence.here {
            self.away.push(presence.name.clone());
        }
        Ok(())
    }

    pub(super) fn describe_official(&self, official: &Official) -> Message {
        msg!("log.official", name = &official.name, role = official.role.phrase(&self.ruleset))
    }

    pub(super) fn apply_dismissed(&mut self, name: &str) -> Result<(), Message> {
        self.officials.retain(|official| official.name != name);
        self.away.retain(|away| !same(away, name));
        Ok(())
    }
}

impl Presence {
    pub fn phrase(&self) -> Message {
        match self.here {
            true => msg!("officials.log-present", here = "yes", name = &self.name),
            false => msg!("officials.log-present", here = "no", name = &self.name),
        }
    }
}

/// A person who leads the event: a named official, or by default the person who created the event,
/// as organizer.
#[derive(Debug, Clone, Copy)]
pub struct Leader<'a> {
    pub name: &'a str,
    pub role: Role,
    /// Whether the person plays as well.
    pub plays: bool,
    /// Whether the person is here and can rule.
    pub here: bool,
    /// Not named: they created the event, and no other organizer is named.
    pub by_default: bool,
}

/// Everybody who leads the event.
pub fn leaders(event: &Event) -> Vec<Leader<'_>> {
    let named = event.officials.iter().map(|official| Leader {
        name: &official.name,
        role: official.role,
        plays: event.plays(official),
        here: event.is_leader_here(&official.name),
        by_default: false,
    });
    let by_default = organizer_by_default(event).map(|organizer| Leader {
        name: organizer,
        role: Role::Organizer,
        plays: registered(event, organizer).is_some_and(Entrant::is_active),
        here: event.is_leader_here(organizer),
        by_default: true,
    });
    by_default.into_iter().chain(named).collect()
}

/// The person who created the event, while no organizer is named and they have no other role.
pub(in crate::event) fn organizer_by_default(event: &Event) -> Option<&str> {
    let maker = event.head.organizer.as_str();
    let replaces = |one: &Official| one.role == Role::Organizer || same(&one.name, maker);
    (!maker.is_empty() && !event.officials.iter().any(replaces)).then_some(maker)
}

/// The entrant in which this person plays, or played until they left.
fn registered<'a>(event: &'a Event, name: &str) -> Option<&'a Entrant> {
    event.entrants.iter().find(|entrant| entrant.is(name))
}

impl Entrant {
    /// Whether this entrant is the person of that name, or a team that includes them.
    fn is(&self, name: &str) -> bool {
        same(&self.name, name) || self.partner.as_ref().is_some_and(|own| same(own, name))
    }
}

impl Event {
    /// Whether an official plays as well. The registration decides, not what was entered when the
    /// official was named.
    pub fn plays(&self, official: &Official) -> bool {
        match registered(self, &official.name) {
            Some(entrant) => entrant.is_active(),
            None => official.playing,
        }
    }

    /// Whether the leader of this name is present. A leader who plays always is.
    pub(in crate::event) fn is_leader_here(&self, name: &str) -> bool {
        !self.away.iter().any(|away| same(away, name))
            || registered(self, name).is_some_and(Entrant::is_active)
    }

    pub fn tier(&self) -> Option<&Tier> {
        self.setup.tier.and_then(|tier| self.ruleset.tier(tier))
    }
}

/// Breaches of the leader rules that forbid a start. There is not exactly one organizer, or
/// a leader plays where leaders may not, or a leader plays without a second leader.
pub fn breaches_of_leader_rules(event: &Event) -> Vec<Message> {
    organizer_missing(event).into_iter().chain(forbidden_to_play(event)).collect()
}

/// The breach if the event does not have exactly one organizer.
pub(in crate::event) fn organizer_missing(event: &Event) -> Option<Message> {
    let organizers: Vec<&str> = (event.officials.iter())
        .filter(|o| o.role == Role::Organizer)
        .map(|o| o.name.as_str())
        .collect();
    match organizers.len() {
        0 if organizer_by_default(event).is_none() => Some(msg!("officials.no-organizer")),
        0 | 1 => None,
        n => {
            let names = Arg::Series(organizers.into_iter().map(Arg::from).collect());
            Some(msg!("officials.organizers", n, names))
        }
    }
}

/// Names leaders who play where leaders may not, or without a second leader.
pub(in crate::event) fn forbidden_to_play(event: &Event) -> Vec<Message> {
    let rule = event.tier().map(|tier| tier.leaders_play);
    let leaders = leaders(event);
    let breach = |leader: &Leader| match rule {
        Some(LeaderRule::Never) => Some(may_not_play(event, leader)),
        _ if others_who_lead(&leaders, leader.name).next().is_some() => None,
        _ if leaders.iter().any(|other| !same(other.name, leader.name)) => {
            let away = leaders.iter().filter(|other| !other.here).map(|other| other.name.into());
            let away = Arg::Series(away.collect());
            Some(msg!("officials.nobody-else-here", name = leader.name, away))
        }
        _ => Some(msg!("officials.needs-second", name = leader.name)),
    };
    leaders.iter().filter(|leader| leader.plays).filter_map(breach).collect()
}

fn may_not_play(event: &Event, leader: &Leader) -> Message {
    let tier = Arg::or_empty(event.tier().map(|tier| &tier.name));
    match leader.by_default {
        true => msg!("officials.may-not-play-until", name = leader.name, tier),
        false => msg!("officials.may-not-play", name = leader.name, tier),
    }
}

/// The other leaders who are here. They rule in the games of a leader who plays, and may
/// play as well.
pub(in crate::event) fn others_who_lead<'a>(
    leaders: &'a [Leader<'a>],
    name: &'a str,
) -> impl Iterator<Item = &'a str> {
    let here = leaders.iter().filter(|leader| leader.here);
    here.map(|leader| leader.name).filter(move |other| !same(other, name))
}

/// A table at which two leaders meet, and the person who rules there.
pub(in crate::event) struct LeaderTable<'a> {
    names: [&'a str; 2],
    /// The marshal, or the organizer if no marshal is here; None if they sit there
    /// themselves.
    pub rules: Option<Leader<'a>>,
}

/// Whether the person of this name is one of these entrants.
pub(in crate::event) fn sits_at(event: &Event, name: &str, of: [Id; 2]) -> bool {
    of.iter().any(|id| event.entrant(*id).is_some_and(|entrant| entrant.is(name)))
}

pub(in crate::event) fn tables_of_leaders<'a>(
    event: &Event,
    leaders: &[Leader<'a>],
    tables: &[[Id; 2]],
) -> Vec<LeaderTable<'a>> {
    let one_of = |id: &Id| {
        let entrant = event.entrant(*id)?;
        leaders.iter().find(|leader| leader.plays && entrant.is(leader.name))
    };
    let work = does_the_marshals_work(leaders);
    let both = tables.iter().filter_map(|[a, b]| Some(([*a, *b], [one_of(a)?, one_of(b)?])));
    both.map(|(ids, [a, b])| {
        let free = |leader: &&Leader| leader.here && !sits_at(event, leader.name, ids);
        let rules = leaders.iter().filter(|leader| leader.role == work).find(free);
        LeaderTable { names: [a.name, b.name], rules: rules.copied() }
    })
    .collect()
}

/// The role of those who do the marshal's work: the organizer if no marshal is here.
fn does_the_marshals_work(leaders: &[Leader]) -> Role {
    let marshal = leaders.iter().any(|leader| leader.role == Role::Marshal && leader.here);
    if marshal { Role::Marshal } else { Role::Organizer }
}

pub(in crate::event) fn marshal_rules(event: &Event) -> bool {
    event.tier().is_some_and(|tier| tier.leaders_meet == LeadersMeet::Marshal)
}

/// One sentence for every table at which two leaders meet, with the person who rules there.
pub(in crate::event) fn leaders_who_meet(event: &Event, tables: &[[Id; 2]]) -> Vec<Message> {
    // Without officials the organizer leads alone, and meets no other leader.
    if event.officials.is_empty() {
        return Vec::new();
    }
    let leaders = leaders(event);
    let marshal = || Role::Marshal.phrase(&event.ruleset);
    let warnings = tables_of_leaders(event, &leaders, tables).into_iter().map(
        |LeaderTable { names: [a, b], rules }| {
            let rules = match rules.filter(|_| marshal_rules(event)) {
                Some(leader) if leader.role == Role::Marshal => {
                    msg!("officials.marshal-rules", name = leader.name, marshal = marshal())
                }
                Some(leader) => {
                    msg!("officials.organizer-rules", name = leader.name, marshal = marshal())
                }
                None => msg!("officials.rules-at", who = "none"),
            };
            msg!("officials.meet", a, b, rules)
        },
    );
    warnings.collect()
}

/// Breaches of the leader rules in a running event. A leader may not play, or two leaders
/// meet with nobody to rule between them. Before the start there are none, because
/// [`breaches_of_leader_rules`] forbid the start.
fn breaches_while_it_runs(event: &Event) -> Vec<Message> {
    if event.stages.is_empty() {
        return Vec::new();
    }
    let mut breaches = forbidden_to_play(event);
    if marshal_rules(event) {
        let open = event.round().into_iter().flat_map(|round| round.missing());
        let tables: Vec<[Id; 2]> = open.filter_map(|p| Some([p.a, p.b?])).collect();
        let leaders = leaders(event);
        let unruled =
            tables_of_leaders(event, &leaders, &tables).into_iter().filter(|m| m.rules.is_none());
        let marshal = Role::Marshal.phrase(&event.ruleset);
        breaches.extend(unruled.map(|LeaderTable { names: [a, b], .. }| {
            msg!("officials.nobody-rules", a, b, marshal = marshal.clone())
        }));
    }
    breaches
}

/// Whether two or more leaders play.
fn leaders_who_may_meet(event: &Event) -> bool {
    !event.officials.is_empty() && leaders(event).iter().filter(|l| l.plays).count() > 1
}

/// The warning that two or more leaders play and nobody else could rule where they meet.
pub(in crate::event) fn marshal_missing(event: &Event) -> Option<Message> {
    let leaders = leaders(event);
    let playing: Vec<&str> = leaders.iter().filter(|l| l.plays).map(|l| l.name).collect();
    let [a, b, ..] = playing[..] else { return None };
    let work = does_the_marshals_work(&leaders);
    let beside = leaders.iter().any(|l| l.role == work && l.here && !l.plays);
    let marshal = || Role::Marshal.phrase(&event.ruleset);
    (marshal_rules(event) && !beside)
        .then(|| msg!("officials.marshal-missing", a, b, marshal = marshal()))
}
