//! The rules about leaders: who may lead, and who may play at the same time.

use super::name::same;
use super::{Entrant, Event, Id, Official, Role};
use crate::msg;
use crate::ruleset::{LeaderRule, LeadersMeet, Tier};
use crate::words::{Arg, Message};

/// A person who leads the event: a named official, or by default the organizer, who made
/// the event.
#[derive(Debug, Clone, Copy)]
pub(super) struct Leader<'a> {
    pub name: &'a str,
    pub role: Role,
    /// Whether the person plays as well.
    pub plays: bool,
    /// Whether the person is here and can rule.
    pub here: bool,
    /// Nobody named them: they made the event, and no other organizer is named.
    pub by_default: bool,
}

/// Everybody who leads the event.
pub(super) fn leaders(event: &Event) -> Vec<Leader<'_>> {
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

/// The person who made the event, while no other organizer is named and they have no other role.
pub(super) fn organizer_by_default(event: &Event) -> Option<&str> {
    let maker = event.head.organizer.as_str();
    let replaces = |one: &Official| one.role == Role::Organizer || same(&one.name, maker);
    (!maker.is_empty() && !event.officials.iter().any(replaces)).then_some(maker)
}

/// The entrant in which this person plays, or played until they left.
pub(super) fn registered<'a>(event: &'a Event, name: &str) -> Option<&'a Entrant> {
    event.entrants.iter().find(|entrant| entrant.is(name))
}

impl Entrant {
    /// Returns whether this entrant is the person with that name, or a team that includes
    /// them.
    pub(super) fn is(&self, name: &str) -> bool {
        same(&self.name, name) || self.partner.as_ref().is_some_and(|own| same(own, name))
    }
}

impl Event {
    /// Returns whether an official plays as well. The registration decides, whatever was
    /// said when the official was named.
    pub fn plays(&self, official: &Official) -> bool {
        match registered(self, &official.name) {
            Some(entrant) => entrant.is_active(),
            None => official.playing,
        }
    }

    /// Returns whether the leader of this name is here. A leader who plays always is.
    pub fn is_leader_here(&self, name: &str) -> bool {
        !self.away.iter().any(|away| same(away, name))
            || registered(self, name).is_some_and(Entrant::is_active)
    }

    pub(super) fn tier(&self) -> Option<&Tier> {
        self.setup.tier.and_then(|tier| self.ruleset.tier(tier))
    }
}

/// Breaches of the leader rules that forbid a start. There is not exactly one organizer, or
/// a leader plays where leaders may not, or a leader plays without a second leader.
pub fn breaches_of_leader_rules(event: &Event) -> Vec<Message> {
    organizer_missing(event).into_iter().chain(forbidden_to_play(event)).collect()
}

/// Says that the event does not have exactly one organizer.
pub(super) fn organizer_missing(event: &Event) -> Option<Message> {
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
pub(super) fn forbidden_to_play(event: &Event) -> Vec<Message> {
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
pub(super) fn others_who_lead<'a>(
    leaders: &'a [Leader<'a>],
    name: &'a str,
) -> impl Iterator<Item = &'a str> {
    let here = leaders.iter().filter(|leader| leader.here);
    here.map(|leader| leader.name).filter(move |other| !same(other, name))
}

/// A table at which two leaders meet, and the person who rules there.
pub(super) struct LeaderTable<'a> {
    names: [&'a str; 2],
    /// The marshal, or the organizer if no marshal is here; None if they sit there
    /// themselves.
    pub rules: Option<Leader<'a>>,
}

/// Returns whether the person of this name sits at a table of these entrants.
pub(super) fn sits_at(event: &Event, name: &str, of: [Id; 2]) -> bool {
    of.iter().any(|id| event.entrant(*id).is_some_and(|entrant| entrant.is(name)))
}

pub(super) fn tables_of_leaders<'a>(
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

pub(super) fn marshal_rules(event: &Event) -> bool {
    event.tier().is_some_and(|tier| tier.leaders_meet == LeadersMeet::Marshal)
}

/// One sentence for every table at which two leaders meet, with the person who rules there.
pub(super) fn leaders_who_meet(event: &Event, tables: &[[Id; 2]]) -> Vec<Message> {
    // Without officials the organizer leads alone, and meets no other leader.
    if event.officials.is_empty() {
        return Vec::new();
    }
    let leaders = leaders(event);
    let marshal = || Role::Marshal.phrase(&event.ruleset);
    let told = tables_of_leaders(event, &leaders, tables).into_iter().map(
        |LeaderTable { names: [a, b], rules }| {
            let rules = match rules.filter(|_| marshal_rules(event)) {
                Some(leader) if leader.role == Role::Marshal => {
                    msg!("officials.marshal-rules", name = leader.name, marshal = marshal())
                }
                Some(leader) => {
                    msg!("officials.organizer-rules", name = leader.name, marshal = marshal())
                }
                None => msg!("officials.not-said"),
            };
            msg!("officials.meet", a, b, rules)
        },
    );
    told.collect()
}

/// Breaches of the leader rules in a running event. A leader may not play, or two leaders
/// meet with nobody to rule between them. Before the start there are none, because
/// [`breaches_of_leader_rules`] forbid the start.
pub(super) fn breaches_while_it_runs(event: &Event) -> Vec<Message> {
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

/// Returns whether two or more leaders play.
pub(super) fn leaders_who_may_meet(event: &Event) -> bool {
    !event.officials.is_empty() && leaders(event).iter().filter(|l| l.plays).count() > 1
}

/// The warning that two or more leaders play, and only they could rule where they meet.
pub(super) fn marshal_missing(event: &Event) -> Option<Message> {
    let leaders = leaders(event);
    let playing: Vec<&str> = leaders.iter().filter(|l| l.plays).map(|l| l.name).collect();
    let [a, b, ..] = playing[..] else { return None };
    let work = does_the_marshals_work(&leaders);
    let beside = leaders.iter().any(|l| l.role == work && l.here && !l.plays);
    let marshal = || Role::Marshal.phrase(&event.ruleset);
    (marshal_rules(event) && !beside)
        .then(|| msg!("officials.marshal-missing", a, b, marshal = marshal()))
}
