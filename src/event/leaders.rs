//! Who may lead and who may play at the same time.

use super::{Event, Id, Official, Role};
use crate::ruleset::LeaderRule;

/// What forbids the event to start: not exactly one organizer, a leader who
/// plays where leaders may not, or plays without a second leader.
pub fn breaches_of_leader_rules(event: &Event) -> Vec<String> {
    organizer_missing(event).into_iter().chain(forbidden_to_play(event)).collect()
}

/// Not exactly one organizer.
pub(super) fn organizer_missing(event: &Event) -> Option<String> {
    let organizers: Vec<&str> = (event.officials.iter())
        .filter(|o| o.role == Role::Organizer)
        .map(|o| o.name.as_str())
        .collect();
    match organizers.len() {
        0 if event.head.organizer.is_empty() => Some(
            "The event has no organizer: name one with official NAME role=organizer.".to_owned(),
        ),
        0 | 1 => None,
        _ => Some(format!(
            "The event has {} organizers ({}) and must have exactly one: dismiss the others.",
            organizers.len(),
            organizers.join(", ")
        )),
    }
}

/// A leader who plays where leaders may not, or plays without a second one.
pub(super) fn forbidden_to_play(event: &Event) -> Vec<String> {
    let tier = event.setup.tier.and_then(|tier| event.ruleset.tier(tier));
    let breach = |leader: &Official| match tier.map(|tier| tier.leaders_play) {
        Some(LeaderRule::Never) => Some(format!(
            "{} leads the event and may not play in it: the tier {} forbids it.",
            leader.name,
            tier.map_or("", |tier| tier.name.en.as_str())
        )),
        _ if second_leader(event, leader) => None,
        _ => Some(format!(
            "{} may play only if a second leader is announced before the start: \
             name one with official NAME role=judge.",
            leader.name
        )),
    };
    event.officials.iter().filter(|o| o.playing).filter_map(breach).collect()
}

/// Another announced leader; he may play as well, for the second then rules
/// in the first one's games.
fn second_leader(event: &Event, leader: &Official) -> bool {
    !others_who_lead(event, leader).is_empty()
}

/// The leaders announced besides this one; who made the event is the
/// organizer as long as no other is named.
pub(super) fn others_who_lead<'a>(event: &'a Event, leader: &Official) -> Vec<&'a str> {
    let implied = event.officials.iter().all(|o| o.role != Role::Organizer)
        && !event.head.organizer.is_empty()
        && event.head.organizer != leader.name;
    let implied = implied.then_some(event.head.organizer.as_str());
    let announced = event.officials.iter().filter(|other| other.name != leader.name);
    implied.into_iter().chain(announced.map(|other| other.name.as_str())).collect()
}

/// Leaders announced as not playing whose name a player bears: perhaps the
/// same person, perhaps not.
pub(super) fn leaders_on_the_roster(event: &Event) -> Vec<String> {
    let registered = |o: &Official| event.active().any(|player| player.name == o.name);
    let doubtful = event.officials.iter().filter(|o| !o.playing && registered(o));
    doubtful
        .map(|o| {
            format!(
                "{} leads the event, and a player has that name: if it is the same person, \
                 official NAME role={} playing says so.",
                o.name,
                o.role.word()
            )
        })
        .collect()
}

/// One sentence for every table at which two leaders meet: there the marshal
/// rules.
pub(super) fn leaders_who_meet(event: &Event, tables: &[[Id; 2]]) -> Vec<String> {
    let leads = |id: &Id| {
        let player = event.entrant(*id);
        event.officials.iter().any(|o| o.playing && player.is_some_and(|p| p.name == o.name))
    };
    let both = tables.iter().filter(|pair| pair.iter().all(leads));
    both.map(|[a, b]| {
        format!(
            "{} and {} both lead the event: the marshal rules at their table.",
            event.label(*a),
            event.label(*b)
        )
    })
    .collect()
}
