//! Announced items about leaders: who leads the event, which of them play, and who rules
//! then.

use super::Item;
use crate::event::decide::listed;
use crate::event::leaders::{
    forbidden_to_play, leaders, marshal_missing, organizer_missing, others_who_lead,
};
use crate::event::{Event, Role};
use crate::ruleset::LeaderRule;

/// Names of the officials with this role, as announced.
fn named(event: &Event, role: Role) -> Vec<&str> {
    let with = event.officials.iter().filter(|official| official.role == role);
    with.map(|official| official.name.as_str()).collect()
}

pub(super) fn organizer(event: &Event) -> Item {
    let said = match named(event, Role::Organizer) {
        named if !named.is_empty() => listed(&named),
        _ if event.head.organizer.is_empty() => "Nobody".to_owned(),
        _ => event.head.organizer.clone(),
    };
    let missing = before_the_start(event, organizer_missing(event).into_iter().collect());
    Item { missing, ..Item::new("organizer", "Organizer", said) }
}

pub(super) fn marshal(event: &Event) -> Item {
    let said = match named(event, Role::Marshal) {
        named if named.is_empty() => "None: the organizer does the marshal's work".to_owned(),
        named => listed(&named),
    };
    Item::new("marshal", "Marshal", said)
}

pub(super) fn judges(event: &Event) -> Item {
    let said = match named(event, Role::Judge) {
        named if named.is_empty() => "None".to_owned(),
        named => listed(&named),
    };
    Item::new("judges", "Judges", said)
}

/// Leaders who play, each with those who may rule in their games. The item also holds every
/// objection that the rules raise.
pub(super) fn playing(event: &Event) -> Item {
    let leaders = leaders(event);
    let playing = leaders.iter().filter(|leader| leader.plays);
    let mut says: Vec<String> = playing
        .map(|leader| match others_who_lead(&leaders, leader.name).collect::<Vec<_>>()[..] {
            [] => format!("{} plays", leader.name),
            ref others => {
                format!("{} plays; {} rules in those games", leader.name, others.join(" or "))
            }
        })
        .collect();
    if says.is_empty() {
        says.push(match event.tier().map(|tier| tier.leaders_play) {
            Some(LeaderRule::Never) => "Nobody: this tier forbids it".to_owned(),
            _ => "Nobody".to_owned(),
        });
    }
    let missing = before_the_start(event, forbidden_to_play(event));
    let odd = marshal_missing(event).into_iter().collect();
    Item { odd, missing, ..Item::lines("playing_leaders", "Leaders who play", says) }
}

/// The reasons against a start; none once the event runs.
fn before_the_start(event: &Event, reasons: Vec<String>) -> Vec<String> {
    if event.stages.is_empty() { reasons } else { Vec::new() }
}
